"""What results allow to be said: intervals and a sequential test.

Games of one deal are alike, so a deal is the unit: intervals are made by drawing whole deals anew, and the
test scores a deal, not a game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, Literal

from vagon.rules.random import Stream, seed_key

RESAMPLES: Final = 2000
MIN_DEALS: Final = 8
"""Before the sequential test decides: the variance must be known a little."""

Interval = tuple[float, float]
Cluster = tuple[float, int]
"""The sum of the results of one deal, and how many they are."""


def wilson(successes: float, trials: int, confidence: float = 0.95) -> Interval:
    """Wilson's interval for a share; (0, 1) without trials."""
    if not trials:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, weight = successes / trials, z * z / trials
    centre = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * math.sqrt(share * (1 - share) / trials + weight / (4 * trials))
    return max(0.0, centre - half), min(1.0, centre + half)


def bootstrap(clusters: Sequence[Cluster], confidence: float = 0.95, resamples: int = RESAMPLES) -> Interval:
    """The interval of the mean when whole clusters are drawn anew; always the same for the same clusters."""
    if not clusters:
        return 0.0, 1.0
    chance = Stream(seed_key("arena:bootstrap"))
    number = len(clusters)
    means = []
    for _ in range(resamples):
        drawn = [clusters[chance.below(number)] for _ in range(number)]
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    tail = (1 - confidence) / 2
    low, high = math.floor(tail * resamples), math.ceil((1 - tail) * resamples) - 1
    return means[low], means[high]


def widest(*intervals: Interval) -> Interval:
    return min(low for low, _ in intervals), max(high for _, high in intervals)


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The share of wins that is to be rejected and the one to be accepted, and the errors allowed."""

    rejected: float
    accepted: float
    alpha: float = 0.05
    beta: float = 0.05


@dataclass(frozen=True, slots=True)
class Verdict:
    """`deals` is how many were needed; `llr` is the logarithm of the ratio of likelihoods after them."""

    result: Literal["accepted", "rejected", "undecided"]
    llr: float
    low: float
    high: float
    deals: int


def log_likelihood_ratio(number: int, mean: float, squares: float, rejected: float, accepted: float) -> float:
    """How much better `accepted` than `rejected` explains the mean of scores, taken as normally distributed.

    `squares` is the sum of the squared differences from the mean.
    """
    # One game's worth of prior keeps the variance of equal scores above zero.
    variance = (squares + accepted * (1 - accepted)) / number
    return number * (accepted - rejected) * (2 * mean - rejected - accepted) / (2 * variance)


def sprt(scores: Sequence[float], between: Hypotheses) -> Verdict:
    """The sequential test over the scores of deals in their order; it stops at the first bound it crosses."""
    low = math.log(between.beta / (1 - between.alpha))
    high = math.log((1 - between.beta) / between.alpha)
    llr = mean = squares = 0.0
    for number, score in enumerate(scores, 1):
        before = mean
        mean += (score - before) / number
        squares += (score - before) * (score - mean)
        if number < MIN_DEALS:
            continue
        llr = log_likelihood_ratio(number, mean, squares, between.rejected, between.accepted)
        if llr >= high:
            return Verdict("accepted", llr, low, high, number)
        if llr <= low:
            return Verdict("rejected", llr, low, high, number)
    return Verdict("undecided", llr, low, high, len(scores))
