"""A PettingZoo environment (AEC): exactly one seat decides, so there is no parallel form."""

from __future__ import annotations

from typing import Any, Protocol, SupportsIndex

import gymnasium.logger
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers

from vagon.env.rendering import MODES, Pixels, check_mode, render
from vagon.env.rewards import ILLEGAL_REWARD
from vagon.env.seating import Seating
from vagon.env.spaces import Forms, Observation

Env = pettingzoo.AECEnv[str, Observation, SupportsIndex | None]


class SeatsEnv(Env, EzPickle):
    """One game of all seats; the agent `player_0` has seat 0."""

    def __init__(
        self,
        name: str,
        game_map: str,
        players: int = 2,
        reward: str = "score",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, game_map, players, reward, observation, render_mode)
        check_mode(render_mode)
        self.metadata = {
            "name": name,
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.seating = Seating(game_map, players, reward)
        self.forms = Forms(self.seating.observer, observation)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.forms.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.seating.num_actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[SupportsIndex | None]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo passes it, but there are none
    ) -> None:
        """Deal the game of a seed, or the next one."""
        self.seating.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.seating.game.seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Play an action; an illegal one raises ValueError here and ends the game in the wrapped `env`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        earned = self.seating.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: float(earned[seat]) for seat, name in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, self.seating.game.is_over)
        self.truncations = dict.fromkeys(self.agents, self.seating.is_truncated)
        self.agent_selection = self.possible_agents[self.seating.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return self.forms.shape(self.seating.observe(seat), self.seating.mask(seat))

    def render(self) -> str | Pixels | None:
        """The game as the deciding seat knows it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode")
            return None
        return render(self.seating.game.view(self.seating.game.seat), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Maker(Protocol):
    """Makes an environment of one map."""

    def __call__(
        self,
        players: int = 2,
        reward: str = "score",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> Env: ...


def makers(game_map: str) -> tuple[Maker, Maker]:
    """`env`, which has the checks of PettingZoo's own games, and `raw_env`, which raises errors instead."""

    def raw_env(
        players: int = 2, reward: str = "score", observation: str = "flat", render_mode: str | None = None
    ) -> Env:
        return SeatsEnv(f"{game_map}_v0", game_map, players, reward, observation, render_mode)

    def env(
        players: int = 2, reward: str = "score", observation: str = "flat", render_mode: str | None = None
    ) -> Env:
        raw = raw_env(players, reward, observation, render_mode)
        checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD[reward])
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))

    return env, raw_env
