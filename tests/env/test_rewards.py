"""Rewards: what they are at the end, that they add up to 0, and that shaping changes when, not how much."""

from __future__ import annotations

import random

import pytest

try:
    import numpy as np
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from tests.env.games import TABLES
from vagon.env.batch import reward
from vagon.env.parts import MAX_TURNS
from vagon.env.seating import Seating, flat
from vagon.table.scoring import Score


def earned(map_name: str, players: int, kind: str, seed: int) -> tuple[list[list[float]], Score]:
    """What each decision of a random game earns, and the score."""
    seating = Seating(map_name, players, kind)
    seating.reset(seed)
    chooser = random.Random(seed)
    rewards = []
    while not seating.is_ended:
        rewards.append(seating.play(chooser.choice(seating.game.legal())).tolist())
    return rewards, seating.game.score()


@pytest.mark.parametrize(("map_name", "players"), TABLES)
def test_the_score_is_earned_at_the_end_or_as_it_comes(map_name: str, players: int) -> None:
    at_end, score = earned(map_name, players, "score", 5)
    as_it_comes, _ = earned(map_name, players, "shaped", 5)
    totals = [seat.total for seat in score.seats]
    leads = [own - (sum(totals) - own) / (players - 1) for own in totals]
    assert not np.any(at_end[:-1])
    assert at_end[-1] == pytest.approx(leads)
    assert np.sum(as_it_comes, axis=0) == pytest.approx(leads, abs=1e-3)
    assert np.sum(as_it_comes, axis=1) == pytest.approx(0, abs=1e-3)
    assert sum(any(step) for step in as_it_comes) > 10


def test_points_for_a_route_come_with_it() -> None:
    seating = Seating("europe", 3, "shaped")
    seating.reset(2)
    chooser = random.Random(2)
    while True:
        seat, before = seating.game.seat, seating.game.state.points[seating.game.seat]
        rewards = seating.play(chooser.choice(seating.game.legal())).tolist()
        gained = seating.game.state.points[seat] - before
        assert rewards == pytest.approx([gained if i == seat else -gained / 2 for i in range(3)])
        if gained:
            return


@pytest.mark.parametrize(("map_name", "players"), TABLES)
def test_the_winner_gets_what_the_others_lose(map_name: str, players: int) -> None:
    rewards, score = earned(map_name, players, "win", 6)
    assert not np.any(rewards[:-1])
    assert len(score.winners) == 1
    wanted = [1.0 if seat in score.winners else -1 / (players - 1) for seat in range(players)]
    assert rewards[-1] == pytest.approx(wanted)


def test_winners_of_a_tie_share() -> None:
    """Nobody has done anything yet, so all are equal."""
    seating = Seating("germany", 3, "win")
    seating.reset(1)
    rewards = np.zeros(3, np.float32)
    reward(seating.rewards, seating.game.state, 0, 0, True, flat(rewards))
    assert seating.game.score().winners == [0, 1, 2]
    assert rewards.tolist() == [0, 0, 0]


def test_a_game_that_does_not_end_is_truncated() -> None:
    """A seat may enter a tunnel and withdraw for ever; the score then counts as it stands."""
    seating = Seating("europe", 2, "score")
    seating.reset(1)
    seating.play(seating.game.legal()[0])
    seating.play(seating.game.legal()[0])
    seating.game.state.turns = MAX_TURNS - 1
    assert not seating.is_ended
    seating.play(0)  # the first of two cards
    rewards = seating.play(0)
    assert seating.is_truncated
    assert not seating.game.is_over
    totals = [seat.total for seat in seating.game.score().seats]
    assert rewards.tolist() == [totals[0] - totals[1], totals[1] - totals[0]]
    assert not seating.mask(seating.game.seat).any()
    with pytest.raises(ValueError, match="the game is over: call reset"):
        seating.play(0)
