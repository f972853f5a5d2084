"""Every map has a game for each number of players whose every public value stays as it was."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.playthroughs.renew import GAMES, HERE, path_of
from tests.playthroughs.writing import playthrough

MOST_BYTES = 60_000
AROUND = 3


def test_none_is_missing_and_none_left_over() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(path_of(*game) for game in GAMES)


@pytest.mark.parametrize(("map_name", "players"), GAMES)
def test_playthrough(map_name: str, players: int) -> None:
    path = path_of(map_name, players)
    assert path.stat().st_size < MOST_BYTES
    expected, played = path.read_text().splitlines(), playthrough(map_name, players).splitlines()
    for number, (old, new) in enumerate(zip_longest(expected, played, fillvalue="(nothing)"), 1):
        # Later lines only follow from the first that differs.
        assert new == old, "\n".join(
            [f"{path.name}:{number}", *expected[max(0, number - 1 - AROUND) : number]]
        )
