"""Win probabilities: they sum to 1, rest on nothing hidden, and are worth something."""

from __future__ import annotations

import pytest

from vagon.bots import open_win_probability, win_probability
from vagon.bots.calibrating import (
    MODELS,
    Guess,
    Position,
    bins,
    brier,
    calibration_error,
    fit_winning,
    gather,
    guesses,
    judge,
)
from vagon.bots.levels import level_style
from vagon.bots.notes import Notes
from vagon.bots.planner import Planner
from vagon.bots.samples import games
from vagon.maps import load_map
from vagon.rules.constants import OVER
from vagon.rules.deal import deal
from vagon.rules.play import apply
from vagon.rules.random import COMPILED, Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.views import view

BUDGET = 40 if COMPILED else 1


def midgame(name: str, players: int, turns: int = 30) -> State:
    board = board_of(load_map(name))
    s, planner = State(board), Planner([level_style(board, players, {})] * players)
    deal(s, seed_key("winning"), players)
    while s.phase != OVER and s.turns < turns:
        apply(s, planner.choose(s))
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5] if COMPILED else [2])
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_seats_sum_to_one(name: str, players: int) -> None:
    s = midgame(name, players, 8 * players if COMPILED else players)
    for found in (win_probability(view(s, 0), BUDGET), open_win_probability(s, BUDGET)):
        assert len(found) == players
        assert sum(found) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in found)


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_it_works_at_the_opening_and_when_the_game_is_over(name: str) -> None:
    s = State(board_of(load_map(name)))
    deal(s, seed_key(2), 2)
    assert sum(win_probability(view(s, 0), BUDGET)) == pytest.approx(1)
    over = midgame(name, 2, 10_000)
    assert sorted(win_probability(view(over, 1), BUDGET)) == [0, 1]


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
def test_nothing_hidden_changes_it() -> None:
    s, chance = midgame("europe", 3), Stream(seed_key("others"))
    found = win_probability(view(s, 1), BUDGET)
    for _ in range(3):
        other = s.copy()
        redeal(other, 1, chance)
        assert win_probability(view(other, 1), BUDGET) == found


@pytest.mark.parametrize("budget", [0, -1, 1_000_001])
def test_bad_budgets_are_refused(budget: int) -> None:
    s = midgame("europe", 2, 2)
    with pytest.raises(ValueError, match=f"the budget must be from 1 to 1000000 rollouts, not {budget}"):
        win_probability(view(s, 0), budget)


def test_a_spectator_has_none() -> None:
    s = midgame("europe", 2, 2)
    with pytest.raises(ValueError, match="not of a spectator's"):
        win_probability(view(s, None), 4)


def test_brier_and_calibration_error_by_hand() -> None:
    found = [
        Guess(0, 0.8, 1.0, 0.1),
        Guess(0, 0.2, 0.0, 0.1),
        Guess(1, 0.6, 0.0, 0.9),
        Guess(1, 0.4, 1.0, 0.9),
    ]
    assert brier(found) == pytest.approx((0.04 + 0.04 + 0.36 + 0.36) / 4)
    assert calibration_error(found) == pytest.approx((0.2 + 0.2 + 0.6 + 0.6) / 4)
    assert [count for _, _, count in bins(found)] == [1, 1, 1, 1]
    report = judge(found)
    assert report["games"] == 2
    assert report["brier_by_quarter"] == [0.04, None, None, 0.36]


def test_probabilities_as_said_have_no_calibration_error() -> None:
    found = [Guess(i, 0.3, float(i % 10 < 3), 0.5) for i in range(1000)]
    assert calibration_error(found) == pytest.approx(0, abs=1e-9)


def test_a_seat_that_is_ahead_gets_more() -> None:
    rows = [{"points": 1.0}, {"points": 0.0}]
    positions = [Position(i, rows, [float(i % 4 != 0), float(i % 4 == 0)], 0.5) for i in range(40)]
    assert fit_winning(positions, ["points"])["points"] == pytest.approx(1.0986, abs=0.02)


@pytest.mark.skipif(not COMPILED, reason="too few games in reasonable time")
def test_on_held_out_games_it_beats_an_even_guess() -> None:
    board = board_of(load_map("europe"))
    squares, count = 0.0, 0
    for sample in games(board, 2, range(25), "held out"):
        places = sample.result.place[:2]
        for s in sample.states:
            chance = win_probability(view(s, s.seat), 40)[s.seat]
            squares += (chance - (places[s.seat] == 1) / places.count(1)) ** 2
            count += 1
    assert squares / count < 0.235


@pytest.mark.skipif(not COMPILED, reason="too few games in reasonable time")
def test_positions_are_gathered_once_and_all_models_fit_them() -> None:
    board, notes = board_of(load_map("europe")), Notes(None)
    found = gather(board, 2, range(4), 8, "calibration", False, notes)
    assert gather(board, 2, range(4), 8, "calibration", False, notes) == found
    assert len(notes.known) == 4
    for names in MODELS.values():
        values = fit_winning(found, names)
        assert tuple(values) == names
        assert len(guesses(found, values)) == 2 * len(found)
