"""Intervals and the sequential test against closed forms."""

from __future__ import annotations

import math

import pytest

from vagon.arena.statistics import (
    MIN_DEALS,
    Hypotheses,
    bootstrap,
    log_likelihood_ratio,
    sprt,
    widest,
    wilson,
)
from vagon.rules.random import Stream, seed_key

Z = 1.959963984540054


@pytest.mark.parametrize("trials", [1, 10, 400])
def test_wilson_at_its_ends(trials: int) -> None:
    low, high = wilson(0, trials)
    assert low == pytest.approx(0, abs=1e-12)
    assert high == pytest.approx(Z * Z / (trials + Z * Z))
    low, high = wilson(trials, trials)
    assert low == pytest.approx(trials / (trials + Z * Z))
    assert high == pytest.approx(1)


def test_wilson_solves_its_equation() -> None:
    # Both ends are the shares p for which the result lies exactly z standard errors of p away.
    for successes in (3.0, 50.0, 77.5):
        for end in wilson(successes, 100):
            assert abs(successes / 100 - end) == pytest.approx(Z * math.sqrt(end * (1 - end) / 100))


def test_wilson_knows_nothing_without_trials() -> None:
    assert wilson(0, 0) == (0, 1)


def test_a_higher_confidence_is_wider() -> None:
    low, high = wilson(60, 100, 0.98)
    assert low < wilson(60, 100)[0]
    assert high > wilson(60, 100)[1]


def test_bootstrap_of_equal_clusters_is_a_point() -> None:
    assert bootstrap([(1.0, 2)] * 20) == (0.5, 0.5)


def test_bootstrap_agrees_with_the_normal_interval() -> None:
    clusters = [(float(i % 2), 1) for i in range(400)]
    low, high = bootstrap(clusters, resamples=4000)
    half = Z * 0.5 / math.sqrt(400)
    assert low == pytest.approx(0.5 - half, abs=0.006)
    assert high == pytest.approx(0.5 + half, abs=0.006)


def test_bootstrap_is_wider_where_games_of_a_deal_are_alike() -> None:
    alike = [(2.0 * (i % 2), 2) for i in range(100)]
    apart = [(1.0, 1) if i % 2 else (0.0, 1) for i in range(200)]
    ratio = (bootstrap(alike)[1] - bootstrap(alike)[0]) / (bootstrap(apart)[1] - bootstrap(apart)[0])
    assert ratio == pytest.approx(math.sqrt(2), abs=0.15)


def test_bootstrap_repeats_itself() -> None:
    clusters = [(float(i % 3), 2) for i in range(30)]
    assert bootstrap(clusters) == bootstrap(clusters)
    assert bootstrap([]) == (0, 1)


def test_the_widest_of_intervals() -> None:
    assert widest((0.1, 0.4), (0.2, 0.5)) == (0.1, 0.5)


def test_log_likelihood_ratio_by_hand() -> None:
    # 20 scores of mean 0.6; the variance is (4 + 0.25) / 20.
    found = log_likelihood_ratio(20, 0.6, 4.0, 0.4, 0.5)
    variance = 4.25 / 20
    expected = sum(20 * ((0.6 - p) ** 2) * sign for p, sign in ((0.4, 1), (0.5, -1))) / (2 * variance)
    assert found == pytest.approx(expected)


def test_sprt_bounds_and_first_crossing() -> None:
    verdict = sprt([1.0] * 100, Hypotheses(0.5, 0.55))
    assert verdict.low == pytest.approx(-math.log(19))
    assert verdict.high == pytest.approx(math.log(19))
    assert verdict.result == "accepted"
    assert verdict.deals == MIN_DEALS
    assert sprt([0.0] * 100, Hypotheses(0.5, 0.55)).result == "rejected"
    assert sprt([1.0] * (MIN_DEALS - 1), Hypotheses(0.5, 0.55)).result == "undecided"


def test_sprt_between_the_hypotheses_stays_undecided() -> None:
    verdict = sprt([0.45, 0.6] * 500, Hypotheses(0.5, 0.55))
    assert verdict.result == "undecided"
    assert verdict.deals == 1000
    assert verdict.llr == pytest.approx(0, abs=0.01)


def test_sprt_errs_about_as_often_as_allowed() -> None:
    chance = Stream(seed_key("sprt"))
    between = Hypotheses(0.5, 0.6)
    wrong = {0.5: "accepted", 0.6: "rejected"}
    for share, result in wrong.items():
        verdicts = [
            sprt([float(chance.below(1000) < 1000 * share) for _ in range(1200)], between) for _ in range(200)
        ]
        assert sum(verdict.result == "undecided" for verdict in verdicts) <= 2
        assert sum(verdict.result == result for verdict in verdicts) <= 22  # 10 expected, four deviations
