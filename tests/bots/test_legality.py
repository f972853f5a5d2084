"""Levels play game after game without an illegal action, and in time; quick tests play a hundredth of it."""

from __future__ import annotations

import pytest

from vagon.arena.matches import play_game
from vagon.maps import load_map
from vagon.rules.random import COMPILED, seed_key

LIMIT = 30.0
"""Seconds for a decision, of which levels need a thousandth."""
PLANNING, STRONG, EXPERT = 10_000, 1_000, 200


def play_games(name: str, specs: list[str], number: int, purpose: str) -> None:
    """Games with two to five seats, the bots in all places."""
    game_map = load_map(name)
    for i in range(number):
        players = 2 + i % 4
        bots = [specs[(i + seat) % len(specs)] for seat in range(players)]
        played = play_game(game_map, bots, seed_key(f"legality:{i}"), purpose, LIMIT)
        assert played.fault is None, (i, bots, played.fault)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_planning_levels(name: str) -> None:
    play_games(name, ["level1", "level2", "level3"], PLANNING // 100 if COMPILED else 1, "quick")


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_searching_levels(name: str) -> None:
    play_games(name, ["level4[rollouts=64]", "level3"], STRONG // 100, "quick")
    play_games(name, ["level5[rollouts=64]", "level3"], EXPERT // 100, "quick")


@pytest.mark.long
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_planning_levels_for_long(name: str) -> None:
    play_games(name, ["level1", "level2", "level3"], PLANNING, "long")


@pytest.mark.long
@pytest.mark.parametrize("name", ["europe", "germany"])
@pytest.mark.parametrize(("level", "games"), [("level4", STRONG), ("level5", EXPERT)])
def test_searching_levels_for_long(name: str, level: str, games: int) -> None:
    play_games(name, [f"{level}[rollouts=64]", "level3"], games, "long")
