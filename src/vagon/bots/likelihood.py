"""Choices among alternatives: coefficients of a conditional logit by Newton's method, without any library.

An alternative has features; the chance that it is the one is e to their weighted sum, shared out among the
alternatives. This fits which ticket is held, and who wins.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import cython

if not cython.compiled:
    from math import exp, log

RIDGE = 1e-3
"""Of a sample's weight: keeps coefficients of features that never differ at 0."""
MAX_STEPS = 40

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


class Table:
    """Choices as arrays: all rows one after the other."""

    counts: array[int]  # by choice: its alternatives
    shares: array[float]
    rows: array[float]

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.num_choices, self.size = len(choices), len(choices[0].rows[0])
        self.counts = array("i", [len(choice.rows) for choice in choices])
        self.shares = array("d", chain.from_iterable(choice.shares for choice in choices))
        self.rows = array("d", chain.from_iterable(row for choice in choices for row in choice.rows))
        if len(self.rows) != self.size * len(self.shares) or len(self.shares) != sum(self.counts):
            raise ValueError("every alternative needs the same features, and a share of the truth")
        self.chances = array("d", bytes(8 * max(self.counts)))


def chances(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The chance of each alternative."""
    table = Table([Choice([list(row) for row in rows], [0.0] * len(rows))])
    weigh(table, array("d", values), 0, len(rows))
    return list(table.chances)


def mean_likelihood(choices: Sequence[Choice], values: Sequence[float]) -> float:
    return likelihood(Table(choices), array("d", values))


def fit(choices: Sequence[Choice]) -> Fit:
    """The coefficients under which the truth is likeliest."""
    table = Table(choices)
    values = array("d", bytes(8 * table.size))
    best = likelihood(table, values)
    for _ in range(MAX_STEPS):
        step = solve(*slopes(table, values))
        size, found, trial = 1.0, best - 1, values
        while size > 1e-4 and found < best:
            trial = array("d", [v + size * d for v, d in zip(values, step, strict=True)])
            found = likelihood(table, trial)
            size /= 2
        if found < best + 1e-9:
            break
        values, best = trial, found
    return Fit(list(values), best)


def weigh(table: Table, values: array[float], first: int, count: int) -> None:
    """Set the chances of the alternatives of one choice, which begin at row `first`."""
    top = -1e300
    for k in range(count):
        total = 0.0
        at = (first + k) * table.size
        for i in range(table.size):
            total += values[i] * table.rows[at + i]
        table.chances[k] = total
        top = max(top, total)
    whole = 0.0
    for k in range(count):
        table.chances[k] = exp(table.chances[k] - top)
        whole += table.chances[k]
    for k in range(count):
        table.chances[k] /= whole


def likelihood(table: Table, values: array[float]) -> float:
    """The mean of the logarithm of the chance given to the truth."""
    total = 0.0
    first = 0
    for choice in range(table.num_choices):
        count = table.counts[choice]
        weigh(table, values, first, count)
        for k in range(count):
            if table.shares[first + k]:
                total += table.shares[first + k] * log(max(table.chances[k], 1e-300))
        first += count
    return total / table.num_choices


def slopes(table: Table, values: array[float]) -> tuple[Rows, list[float]]:
    """The curvature of the mean likelihood with its sign turned, and its gradient."""
    size = table.size
    gradient, curvature = array("d", bytes(8 * size)), array("d", bytes(8 * size * size))
    add_slopes(table, values, gradient, curvature, array("d", bytes(8 * size)))
    lines = [[curvature[i * size + j] / table.num_choices for j in range(size)] for i in range(size)]
    for i in range(size):
        lines[i][i] += RIDGE
    return lines, [gradient[i] / table.num_choices - RIDGE * values[i] for i in range(size)]


def add_slopes(
    table: Table, values: array[float], gradient: array[float], curvature: array[float], mean: array[float]
) -> None:
    """Add up gradient and curvature of all choices; `mean` is room for the mean row of one."""
    size = table.size
    first = 0
    for choice in range(table.num_choices):
        count = table.counts[choice]
        weigh(table, values, first, count)
        for i in range(size):
            mean[i] = 0.0
        for k in range(count):
            at = (first + k) * size
            off = table.shares[first + k] - table.chances[k]
            for i in range(size):
                mean[i] += table.chances[k] * table.rows[at + i]
                gradient[i] += off * table.rows[at + i]
        for k in range(count):
            at = (first + k) * size
            for i in range(size):
                weight = table.chances[k] * (table.rows[at + i] - mean[i])
                for j in range(size):
                    curvature[i * size + j] += weight * (table.rows[at + j] - mean[j])
        first += count


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
