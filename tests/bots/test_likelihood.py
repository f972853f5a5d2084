"""Fits against closed forms, and beliefs on games kept apart."""

from __future__ import annotations

import math

import pytest

from vagon.bots.belief import CRUDE, FEATURES, KEEP_FEATURES, Belief
from vagon.bots.fitting import fit_belief, fit_keep, judge, seat_choices, ticket_choices
from vagon.bots.likelihood import RIDGE, Choice, chances, fit, mean_likelihood, solve
from vagon.bots.samples import games
from vagon.bots.weights import trained, weights
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.rules.random import COMPILED, Stream, seed_key
from vagon.table.boards import board_of

MAPS = ("europe", "germany")


def board(name: str) -> Board:
    return board_of(load_map(name))


def test_two_alternatives_are_a_logarithm_of_odds() -> None:
    """The first is chosen three times in four: its coefficient is log 3."""
    rows = [[1.0], [0.0]]
    found = fit([Choice(rows, [1.0, 0.0])] * 75 + [Choice(rows, [0.0, 1.0])] * 25)
    assert found.values[0] == pytest.approx(math.log(3), abs=0.02)
    assert found.likelihood == pytest.approx(0.75 * math.log(0.75) + 0.25 * math.log(0.25), abs=1e-3)


def test_chances_sum_to_one_and_do_not_overflow() -> None:
    found = chances([[1000.0], [999.0], [-1000.0]], [1.0])
    assert sum(found) == pytest.approx(1)
    assert found[0] / found[1] == pytest.approx(math.e)


def test_a_feature_that_never_differs_gets_no_weight() -> None:
    choices = [Choice([[1.0, 1.0], [1.0, 0.0]], [0.6, 0.4])]
    assert fit(choices).values == pytest.approx([0.0, math.log(1.5)], abs=0.02)


def test_at_the_end_of_a_fit_means_are_those_of_the_truth() -> None:
    """What likelihood asks for, whatever the features: the mean row given equals the mean row that came."""
    chance = Stream(seed_key("rows"))
    choices = []
    for i in range(60):
        rows = [[chance.below(100) / 50 - 1 for _ in range(3)] for _ in range(2 + i % 3)]
        choices.append(Choice(rows, [float(k == i % 2) for k in range(len(rows))]))
    values = fit(choices).values
    for j in range(3):
        off = 0.0
        for choice in choices:
            for row, said, came in zip(choice.rows, chances(choice.rows, values), choice.shares, strict=True):
                off += (came - said) * row[j]
        assert off / len(choices) == pytest.approx(RIDGE * values[j], abs=1e-4)


def test_rows_of_unlike_length_are_refused() -> None:
    with pytest.raises(ValueError, match="every alternative needs the same features"):
        fit([Choice([[1.0, 2.0], [1.0]], [1.0, 0.0])])


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


@pytest.mark.parametrize("name", MAPS)
def test_the_belief_shipped_knows_more_of_held_out_games_than_others_do(name: str) -> None:
    b = board(name)
    choices = ticket_choices(b, games(b, 2, range(12 if COMPILED else 1), "held out"))
    found = judge(choices, weights("belief", name))
    assert found["tickets"] == len(choices) > 0
    if COMPILED:
        assert found["likelihood"] > max(found["likelihood_uniform"], found["likelihood_crude"])
        assert found["chance_of_truth"] > 2 * found["chance_of_truth_uniform"]


@pytest.mark.parametrize("name", MAPS)
def test_a_belief_is_a_probability_over_what_the_seat_has_not_seen(name: str) -> None:
    b = board(name)
    belief, values = Belief(b, {}), [weights("belief", name)[feature] for feature in FEATURES]
    looked = 0
    for sample in games(b, 3, range(3 if COMPILED else 1), "sums"):
        for s in sample.states:
            other = (s.seat + 1) % 3
            own = s.tickets[2 * s.seat] | s.tickets[2 * s.seat + 1] << 64
            for choice in seat_choices(belief, s, s.seat, other):
                assert sum(chances(choice.rows, values)) == pytest.approx(1)
                assert sum(choice.shares) == 1
                assert len(choice.rows) <= b.num_tickets - own.bit_count()
                looked += 1
    assert looked > 0


@pytest.mark.skipif(not COMPILED, reason="too few games in reasonable time")
def test_a_fit_beats_what_it_started_from() -> None:
    b = board("europe")
    choices = ticket_choices(b, games(b, 2, range(10), "fit"))
    keep = fit_keep(choices)
    assert tuple(keep) == KEEP_FEATURES
    values = fit_belief(choices, keep)
    assert set(values) == set(FEATURES)
    lines = [[part.get(feature, 0.0) for feature in FEATURES] for part in (values, CRUDE, {})]
    found, crude, uniform = (mean_likelihood(choices, line) for line in lines)
    assert found > max(crude, uniform)


def test_unknown_features_are_refused() -> None:
    with pytest.raises(ValueError, match="no feature of a belief: hunch"):
        Belief(board("europe"), {"hunch": 1.0})


def test_every_file_of_numbers_says_how_it_was_made() -> None:
    files = trained()
    expected = {f"planner-{name}-{players}" for name in MAPS for players in range(2, 6)}
    expected |= {f"{kind}-{name}" for name in MAPS for kind in ("keep", "belief", "simple")}
    expected |= {
        f"{kind}-{name}-{players}"
        for kind in ("winning", "winning-open")
        for name in MAPS
        for players in range(2, 6)
    }
    assert set(files) == expected
    for content in files.values():
        assert str(content["command"]).startswith("vagon train ")
        assert content["commit"]
        assert content["values"]
