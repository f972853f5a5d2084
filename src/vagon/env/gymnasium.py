"""One seat as a Gymnasium environment; bots play the others.

env = gymnasium.make("vagon.env.gymnasium:vagon/Europe-v0", players=3, opponents=("level2", "random"))
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any, Final, SupportsIndex

from vagon.env.needs import missing_package

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise missing_package(missing, "env") from None

from vagon.bots import Bot, make_bot
from vagon.env.rendering import MODES, Pixels, check_mode, render
from vagon.env.rewards import ILLEGAL_REWARD
from vagon.env.seating import Seating, checked_id, explain_illegal
from vagon.env.spaces import Forms, Observation
from vagon.maps import Map
from vagon.rules.legal import is_legal
from vagon.rules.random import derived_key

IDS: Final = {"europe": "vagon/Europe-v0", "germany": "vagon/Germany-v0"}


class SeatEnv(gymnasium.Env[Observation, SupportsIndex]):
    """One seat of a game against bots.

    `opponents` are the names of the bots on the other seats in order, or one name for all. `reward` is
    `score`, `win` or `shaped`; `observation` is `flat` or `dict`. The bots' chance comes from the game's, so
    that a seed and the actions make the whole episode.

    An illegal action ends the episode with a bad reward, as Gymnasium wants every action of the space taken;
    `info["illegal"]` then says what would have been legal. What the space does not hold is a ValueError.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game_map: str | PathLike[str] | Map = "europe",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "score",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.seating = Seating(game_map, players, reward)
        if not 0 <= seat < players:
            raise ValueError(f"seats are 0 to {players - 1}, not {seat}")
        self.seat = seat
        self.opponents = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != players - 1:
            raise ValueError(f"{players - 1} opponents are needed, not {len(self.opponents)}")
        for name in self.opponents:
            make_bot(name, bytes(32))  # a name that does not exist is refused now
        self.illegal_reward = ILLEGAL_REWARD[reward]
        self.is_forfeited = False
        self.bots: dict[int, Bot] = {}
        self.forms = Forms(self.seating.observer, observation)
        self.observation_space: spaces.Dict = self.forms.space()
        self.action_space: spaces.Discrete = spaces.Discrete(self.seating.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game of a seed, or the next one, and play it up to the first decision of the seat."""
        super().reset(seed=seed, options=options)
        self.seating.reset(seed)
        self.is_forfeited = False
        others = [seat for seat in range(self.seating.players) if seat != self.seat]
        key = self.seating.game.key
        self.bots = {
            seat: make_bot(name, derived_key(key, f"opponent:{seat}"))
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._play_others()
        self._show()
        return self._observe(), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and the others until the seat decides again or the game is over."""
        state = self.seating.game.state
        if self.is_forfeited:
            raise ValueError("the game is over: call reset()")
        number = checked_id(state.board, action)
        if not self.seating.is_ended and not is_legal(state, number):
            self.is_forfeited = True
            info = {"illegal": explain_illegal(state, number)}
            return self._observe(), self.illegal_reward, True, False, info
        reward = float(self.seating.play(number)[self.seat]) + self._play_others()
        self._show()
        return self._observe(), reward, self.seating.game.is_over, self.seating.is_truncated, {}

    def _play_others(self) -> float:
        """What the seat earns while the others play."""
        earned = 0.0
        game = self.seating.game
        while not self.seating.is_ended and game.seat != self.seat:
            action = self.bots[game.seat].choose(game.view(game.seat))
            earned += float(self.seating.play(action)[self.seat])
        return earned

    def _observe(self) -> Observation:
        return self.forms.shape(self.seating.observe(self.seat), self.seating.mask(self.seat))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Pixels | None:
        """The game as the seat knows it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode")
            return None
        return render(self.seating.game.view(self.seat), self.render_mode)


for _map, _name in IDS.items():
    gymnasium.register(_name, "vagon.env.gymnasium:SeatEnv", kwargs={"game_map": _map})
