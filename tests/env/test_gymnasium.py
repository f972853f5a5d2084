"""Gymnasium's own checker, and games of one seat against bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils.env_checker import check_env
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from vagon.bots import BadBot
from vagon.env.gymnasium import IDS, SeatEnv


@pytest.mark.parametrize("name", IDS.values())
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_checker(name: str, observation: str) -> None:
    env = gymnasium.make(f"vagon.env.gymnasium:{name}", players=2, observation=observation)
    check_env(env.unwrapped, skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[list[int], list[float], dict[str, Any]]:
    """A random episode: actions, rewards, last observation."""
    chooser = random.Random(seed)
    seen, _ = env.reset(seed=seed)
    actions, rewards, is_over = [], [], False
    while not is_over:
        assert env.seating.game.seat == env.seat
        actions.append(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        seen, reward, is_over, is_truncated, _ = env.step(actions[-1])
        assert not is_truncated
        assert env.observation_space.contains(seen)
        rewards.append(reward)
    return actions, rewards, seen


@pytest.mark.parametrize(
    ("game_map", "players", "seat", "opponents"),
    [
        ("europe", 2, 1, "random"),
        ("europe", 4, 2, ("random", "long-route", "one-step")),
        ("germany", 3, 0, "path"),
    ],
)
def test_a_whole_episode(game_map: str, players: int, seat: int, opponents: str | tuple[str, ...]) -> None:
    env = SeatEnv(game_map, players, opponents, seat, reward="shaped")
    actions, rewards, seen = play(env, 5)
    game = env.seating.game
    assert game.is_over
    assert [move.action for move in game.history if move.seat == seat] == actions
    totals = [score.total for score in game.score().seats]
    lead = totals[seat] - (sum(totals) - totals[seat]) / (players - 1)
    assert sum(rewards) == pytest.approx(lead, abs=1e-3)
    assert not seen["action_mask"].any()
    again = SeatEnv(game_map, players, opponents, seat, reward="shaped")
    assert play(again, 5)[1] == rewards
    assert again.seating.game == game
    with pytest.raises(ValueError, match="the game is over: call reset"):
        env.step(0)


def test_an_illegal_action_ends_the_episode_badly() -> None:
    env = SeatEnv("europe", 2)
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(0)
    assert (reward, is_over) == (-100, True)
    assert info["illegal"].startswith("action 0 (draw deck) is not legal now; seat 0 may play 231 (keep 1,2)")
    with pytest.raises(ValueError, match="the game is over: call reset"):
        env.step(235)
    env.reset(seed=1)
    assert env.step(235)[1:4] == (0, False, False)


@pytest.mark.parametrize("action", [245, -1, None, "pass", 235.0])
def test_what_the_action_space_does_not_hold_is_refused(action: Any) -> None:
    env = SeatEnv("europe", 2)
    env.reset(seed=1)
    with pytest.raises(
        ValueError, match=r"europe has actions 0 to 244, not|an action is a whole number, not"
    ):
        env.step(action)
    assert env.step(np.int64(235))[1:4] == (0, False, False)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 3, "opponents": ("random",)}, "2 opponents are needed, not 1"),
        ({"seat": 2}, "seats are 0 to 1, not 2"),
        ({"opponents": "rondam"}, "there is no bot 'rondam'; did you mean random?"),
    ],
)
def test_environments_that_cannot_be_are_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises((ValueError, BadBot)) as refused:
        SeatEnv("europe", **arguments)
    assert str(refused.value) == words


def test_several_by_gymnasiums_own_means() -> None:
    envs = gymnasium.make_vec("vagon.env.gymnasium:vagon/Europe-v0", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=3)
    assert seen["observation"].shape == (2, 1034)
    alone, _ = SeatEnv("europe", 2).reset(seed=4)
    assert (seen["observation"][1] == alone["observation"]).all()
    envs.close()
