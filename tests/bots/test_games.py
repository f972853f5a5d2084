"""Whole games of the yardsticks: they end, nothing illegal is played, and equal keys give equal games."""

import pytest

from tests.bots.answers import YARDSTICK_SPECS, play
from vagon.rules import COMPILED
from vagon.table.game import Game


def tables(players: int) -> list[list[str]]:
    """Tables at which every yardstick sits once, the last one filled up with the first bots.

    Uncompiled games take long, and one of the tables is enough to see that the bots do without compiling.
    """
    specs = [*YARDSTICK_SPECS, *YARDSTICK_SPECS]
    found = [specs[first : first + players] for first in range(0, len(YARDSTICK_SPECS), players)]
    return found if COMPILED else found[players % len(found) :][:1]


@pytest.mark.parametrize("game_map", ["europe", "germany"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_ends_without_an_illegal_action(game_map: str, players: int) -> None:
    for number, specs in enumerate(tables(players)):
        game = Game(game_map, players, seed=100 * players + number)
        play(game, specs)
        assert game.is_over


@pytest.mark.parametrize("specs", [("random", "hungry"), ("one-step", "path[2017]")])
def test_equal_keys_give_equal_games(specs: tuple[str, str]) -> None:
    one, other = (play(Game("europe", 2, seed=11), specs) for _ in range(2))
    assert one == other


def test_another_key_gives_another_random_game() -> None:
    one, other = (play(Game("europe", 2, seed=seed), ("random", "random")) for seed in (1, 2))
    assert one != other
