"""An observation holds what the view holds, in the documented places, and nothing else."""

from __future__ import annotations

import hashlib
import itertools
from math import prod

import pytest

try:
    import numpy as np
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from tests.env.expected import expected
from tests.env.games import TABLES, random_game, situations
from vagon.env.batch import mark_legal
from vagon.env.batch import observe as write
from vagon.env.observation import PARTS
from vagon.env.seating import flat, observer_of, split
from vagon.rules import COMPILED
from vagon.rules.random import Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.rules.state import State
from vagon.table.actions import actions_of
from vagon.table.boards import board_of, find_map

EVERY = 19 if COMPILED else 97
TASTES = ("nothing", "tickets", "draw", "claim")


def observe(state: State, seat: int) -> bytes:
    observer = observer_of(state.board, state.players)
    array = np.full(observer.size, 77, np.float32)  # what was there before must not show
    write(observer, state, seat, flat(array))
    return bytes(array)


@pytest.mark.parametrize(("map_name", "players"), TABLES)
@pytest.mark.parametrize("taste", TASTES)
def test_every_part_is_what_the_view_says(map_name: str, players: int, taste: str) -> None:
    for game in situations(map_name, players, taste, EVERY):
        observer = observer_of(game.state.board, players)
        for seat in range(players):
            array = np.frombuffer(observe(game.state, seat), np.float32)
            parts = split(observer, array)
            wanted = expected(game.view(seat))
            assert wanted.keys() == parts.keys()
            for name, numbers in wanted.items():
                assert parts[name].reshape(-1).tolist() == numbers, (name, seat, game)
                assert parts[name].max() <= observer.parts[name].high
                assert parts[name].min() >= 0


@pytest.mark.parametrize(("map_name", "players"), TABLES)
@pytest.mark.parametrize("taste", TASTES)
def test_what_a_seat_may_not_know_does_not_change_what_it_observes(
    map_name: str, players: int, taste: str
) -> None:
    changed = 0
    for number, game in enumerate(situations(map_name, players, taste, EVERY)):
        for seat in range(players):
            other = game.state.copy()
            redeal(other, seat, Stream(seed_key(f"{number} {seat}")))
            assert observe(other, seat) == observe(game.state, seat)
            next_seat = (seat + 1) % players
            changed += observe(other, next_seat) != observe(game.state, next_seat)
    assert changed  # the other seats' cards were really dealt anew


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_the_games_of_these_tests_use_every_part(map_name: str) -> None:
    used: set[str] = set()
    for players, taste in itertools.product(range(2, 6), TASTES):
        for game in situations(map_name, players, taste, EVERY):
            used |= {name for name, numbers in expected(game.view(1)).items() if any(numbers)}
    rare = {"passes", "row_stays"}  # only in games that hardly move on
    assert used | rare >= set(observer_of(board_of(find_map(map_name)), 3).parts)


def test_views_that_differ_give_observations_that_differ() -> None:
    """Along a game, every decision changes what at least its own seat observes."""
    games = [(game.state.copy(), game.seat) for game in random_game("germany", 2)]
    for (before, seat), (after, _) in itertools.pairwise(games):
        assert observe(before, seat) != observe(after, seat)


@pytest.mark.parametrize(("map_name", "players"), TABLES)
def test_parts_lie_side_by_side(map_name: str, players: int) -> None:
    observer = observer_of(board_of(find_map(map_name)), players)
    end = 0
    for name, part in observer.parts.items():
        assert (part.name, part.start) == (name, end)
        end = part.start + prod(part.shape)
        assert part.stop == end
        assert part.meaning
    assert observer.size == end
    assert set(observer.parts) <= set(PARTS)


def test_the_maps_together_have_every_part() -> None:
    found = [set(observer_of(board_of(find_map(name)), 2).parts) for name in ("europe", "germany")]
    assert found[0] | found[1] == set(PARTS)


# A change here is a change of what trained agents see: raise the version of the environments.
@pytest.mark.parametrize(
    ("map_name", "sizes", "num_actions", "digest"),
    [
        ("europe", [1034, 1200, 1366, 1532], 245, "6049217573db0980"),
        ("germany", [1514, 1652, 1790, 1928], 205, "8a1fe7fc2f85b532"),
    ],
)
def test_sizes_and_action_numbers_stay(
    map_name: str, sizes: list[int], num_actions: int, digest: str
) -> None:
    board = board_of(find_map(map_name))
    assert [observer_of(board, players).size for players in (2, 3, 4, 5)] == sizes
    texts = [actions_of(board).text(number) for number in range(board.num_actions)]
    assert len(texts) == num_actions
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize(("map_name", "players"), TABLES)
def test_the_mask_is_the_list_of_legal_actions(map_name: str, players: int) -> None:
    for game in situations(map_name, players, "nothing", EVERY):
        mask = np.full(game.state.board.num_actions, 77, np.int8)
        mark_legal(game.state, flat(mask))
        assert np.flatnonzero(mask).tolist() == game.legal()
        assert set(mask.tolist()) <= {0, 1}


def test_only_whole_observations_can_be_split() -> None:
    observer = observer_of(board_of(find_map("europe")), 2)
    with pytest.raises(ValueError, match="an observation has 1034 numbers, not 5"):
        split(observer, np.zeros(5, np.float32))
    assert split(observer, np.zeros((3, 4, 1034), np.float32))["seats_routes"].shape == (3, 4, 2, 101)
