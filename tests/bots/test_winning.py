"""Win probabilities: they sum to 1, rest on nothing hidden, and are worth something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vagon.bots import open_win_probability, win_probability
from vagon.bots.calibrating import (
    COLUMNS,
    MODELS,
    Guess,
    Position,
    Sampling,
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
from vagon.bots.weights import weights
from vagon.bots.winning import LATE, STYLES, features, line_ups, outlook_of
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
    """Ahead by 1 it wins three times in four: the coefficient is log 3."""
    rows = [[float(name == "points") for name in COLUMNS], [0.0] * len(COLUMNS)]
    positions = [Position(i, rows, [float(i % 4 != 0), float(i % 4 == 0)], 0.5) for i in range(40)]
    values = fit_winning(positions, ["points"])
    assert values == {"points": pytest.approx(1.0986, abs=0.02), "late_points": 0.0}
    said = [guess.chance for guess in guesses(positions[:1], values)]
    assert said == pytest.approx([0.75, 0.25], abs=0.01)


def test_fitted_probabilities_are_as_high_as_the_share_of_wins() -> None:
    """A fit with a constant of its own has no calibration error on what it has learnt from."""
    first = [float(name == "self") for name in COLUMNS]
    rows = [first, [0.0] * len(COLUMNS)]
    positions = [Position(i, rows, [float(i % 10 < 7), float(i % 10 >= 7)], 0.5) for i in range(200)]
    assert calibration_error(guesses(positions, fit_winning(positions, ["self"]))) < 0.002


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_two_styles_meet_once_at_any_two_seats(players: int) -> None:
    found = line_ups(len(STYLES), players)
    for one in range(players):
        for other in range(one):
            assert len({(line[one], line[other]) for line in found}) == len(STYLES) ** 2 == len(found)


@pytest.mark.parametrize("name", ["europe", "germany"])
@pytest.mark.parametrize("turns", [0, 6])
def test_features_are_counted_from_what_lies_open(name: str, turns: int) -> None:
    """At the opening nobody knows how many tickets others keep, and what the seat itself keeps is no sign."""
    s = midgame(name, 2, turns)
    outlook = outlook_of(s.board, 2)
    outlook.look(s, 1, BUDGET, Stream(seed_key("features")))
    assert outlook.games == BUDGET
    assert sum(outlook.wins[:2]) == pytest.approx(BUDGET)
    rows = features(s, 1, outlook)
    seats = view(s, None).seats
    late = 1 - min(seat.wagons for seat in seats) / s.board.wagons
    for number, (row, seat) in enumerate(zip(rows, seats, strict=True)):
        assert set(row) == set(COLUMNS)
        assert row["points"] == seat.points / 20
        assert row["routes"] == len(seat.routes) / 5
        assert row["cards"] == seat.cards / 10
        assert row["known"] == sum(seat.known.values()) / 10
        assert row["tickets"] == (seat.tickets or 0) / 3
        assert row["kept"] == (seat.opening_kept or 0) / 3
        assert [row["self"], row["moves"]] == [number == 1, number == s.seat]
        assert row[f"{LATE}points"] == late * row["points"]


@pytest.mark.parametrize("kind", ["winning", "winning-open"])
@pytest.mark.parametrize("name", ["europe", "germany"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_models_shipped_use_what_is_counted(kind: str, name: str, players: int) -> None:
    assert set(weights(kind, name, players)) == set(COLUMNS)


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


def test_positions_are_gathered_once_and_all_models_fit_them() -> None:
    notes, sampling = Notes(None), Sampling(load_map("europe"), 2, 8, False, "calibration")
    told: list[int] = []
    found = gather(sampling, range(4), notes, 1, told.append)
    assert told == [1, 2, 3, 4]
    assert gather(sampling, range(4), notes, 1, told.append) == found
    assert len(told) == len(notes.known) == 4
    gather(replace(sampling, map=load_map("germany")), range(1), notes)
    assert len(notes.known) == 5  # a game of another map is another one
    for names in MODELS.values():
        values = fit_winning(found, names)
        assert set(values) == {*names, *(LATE + name for name in names)}
        assert len(guesses(found, values)) == 2 * len(found)


@pytest.mark.parametrize("is_open", [False, True])
def test_positions_do_not_depend_on_the_number_of_processes(is_open: bool) -> None:
    sampling = Sampling(load_map("germany"), 3, 4, is_open, "calibration")
    found = gather(sampling, range(3), Notes(None), 1)
    assert gather(sampling, range(3), Notes(None), 2) == found
    assert {row[COLUMNS.index("self")] for position in found for row in position.rows} == (
        {0.0} if is_open else {0.0, 1.0}
    )
