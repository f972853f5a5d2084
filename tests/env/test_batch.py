"""Compiled code never writes beyond an array, whatever it is given."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from vagon.env.batch import Batch, Target, mark_legal, observe, reward
from vagon.env.deals import Deals
from vagon.env.observation import Observer
from vagon.env.rewards import Rewards
from vagon.rules.random import Stream, seed_key
from vagon.table.boards import board_of, find_map
from vagon.table.game import Game

SIZES = {"seats": 2, "masks": 490, "observations": 2068, "rewards": 4, "terminated": 2, "truncated": 2}
TYPES = {"observations": "f", "rewards": "f", "terminated": "B", "truncated": "B"}


def target(**sizes: int) -> Target:
    """Arrays for two games of two on the map of Europe, some of another size."""
    arrays: list[Any] = [array(TYPES.get(name, "b"), [0] * n) for name, n in {**SIZES, **sizes}.items()]
    return Target(*arrays)


@pytest.fixture
def batch() -> Batch:
    return Batch(Observer(board_of(find_map("europe")), 2), Rewards("score"), 2, 1000)


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("more", [-1, 1])
def test_arrays_of_another_size_are_refused(batch: Batch, name: str, more: int) -> None:
    wrong = target(**{name: SIZES[name] + more})
    with pytest.raises(
        ValueError, match=f"an array has {SIZES[name] + more} places instead of {SIZES[name]}"
    ):
        batch.start([Deals(1), Deals(2)], wrong)
    batch.start([Deals(1), Deals(2)], target())
    with pytest.raises(
        ValueError, match=f"an array has {SIZES[name] + more} places instead of {SIZES[name]}"
    ):
        batch.step(array("q", [235, 235]), wrong)
    assert batch.step(array("q", [235, 235]), target()) == -1


def test_too_few_games_or_actions_are_refused(batch: Batch) -> None:
    with pytest.raises(ValueError, match="1 places instead of 2"):
        batch.start([Deals(1)], target())
    batch.start([Deals(1), Deals(2)], target())
    with pytest.raises(ValueError, match="1 places instead of 2"):
        batch.step(array("q", [235]), target())
    with pytest.raises(ValueError, match="3 places instead of 2"):
        batch.choose(Stream(seed_key(1)), array("q", [0, 0, 0]))


def test_single_games_are_as_careful() -> None:
    game = Game("europe", 2, seed=1)
    observer = Observer(game.state.board, 2)
    with pytest.raises(ValueError, match="9 places instead of 1034"):
        observe(observer, game.state, 0, array("f", [0] * 9))
    with pytest.raises(ValueError, match="9 places instead of 245"):
        mark_legal(game.state, array("b", [0] * 9))
    with pytest.raises(ValueError, match="1 places instead of 2"):
        reward(Rewards("win"), game.state, 0, 0, True, array("f", [0]))


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, -1), (3, 0)])
def test_an_observer_is_for_its_own_table(players: int, seat: int) -> None:
    game = Game("europe", players, seed=1)
    observer = Observer(game.state.board, 2)
    with pytest.raises(ValueError, match=f"cannot tell what seat {seat} of {players} knows"):
        observe(observer, game.state, seat, array("f", [0] * observer.size))
