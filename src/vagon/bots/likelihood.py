"""Choices among alternatives: coefficients of a conditional logit by Newton's method, without any library.

An alternative has features; the chance that it is the one is e to their weighted sum, shared out among the
alternatives. This fits which ticket is held, and who wins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

RIDGE: Final = 1e-3
"""Of a sample's weight: keeps coefficients of features that never differ at 0."""
MAX_STEPS: Final = 40

Rows = list[list[float]]


@dataclass(frozen=True, slots=True)
class Choice:
    """Alternatives with their features, and the share of the truth that each of them has."""

    rows: Rows
    shares: list[float]


@dataclass(frozen=True, slots=True)
class Fit:
    """`likelihood` is the mean of the logarithm of the chance given to the truth."""

    values: list[float]
    likelihood: float


def chances(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The chance of each alternative."""
    sums = [math.fsum(v * x for v, x in zip(values, row, strict=True)) for row in rows]
    top = max(sums)
    weights = [math.exp(total - top) for total in sums]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def mean_likelihood(choices: Sequence[Choice], values: Sequence[float]) -> float:
    total = 0.0
    for choice in choices:
        for share, chance in zip(choice.shares, chances(choice.rows, values), strict=True):
            if share:
                total += share * math.log(max(chance, 1e-300))
    return total / len(choices)


def fit(choices: Sequence[Choice]) -> Fit:
    """The coefficients under which the truth is likeliest."""
    values = [0.0] * len(choices[0].rows[0])
    best = mean_likelihood(choices, values)
    for _ in range(MAX_STEPS):
        gradient, curvature = slopes(choices, values)
        step = solve(curvature, gradient)
        size, found, trial = 1.0, -math.inf, values
        while size > 1e-4 and found < best:
            trial = [v + size * d for v, d in zip(values, step, strict=True)]
            found = mean_likelihood(choices, trial)
            size /= 2
        if found < best + 1e-9:
            break
        values, best = trial, found
    return Fit(values, best)


def slopes(choices: Sequence[Choice], values: Sequence[float]) -> tuple[list[float], Rows]:
    """The gradient of the mean likelihood, and its curvature with the sign turned."""
    size = len(values)
    gradient = [-RIDGE * v for v in values]
    curvature = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    scale = 1 / len(choices)
    for choice in choices:
        found = chances(choice.rows, values)
        mean = [0.0] * size
        for row, chance, share in zip(choice.rows, found, choice.shares, strict=True):
            for i in range(size):
                mean[i] += chance * row[i]
                gradient[i] += scale * (share - chance) * row[i]
        for row, chance in zip(choice.rows, found, strict=True):
            off = [row[i] - mean[i] for i in range(size)]
            for i in range(size):
                weight = scale * chance * off[i]
                if weight:
                    line = curvature[i]
                    for j in range(size):
                        line[j] += weight * off[j]
    return gradient, curvature


def solve(matrix: Rows, right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with the largest pivots."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    solution = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution
