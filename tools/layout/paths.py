"""Clipping, simplifying and writing lines as SVG paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def clip_ring(points: Sequence[tuple[float, float]], box: Box) -> list[tuple[float, float]]:
    """The part of a ring inside the box, closed along the box's sides (Sutherland and Hodgman)."""
    ring = [(float(x), float(y)) for x, y in points]
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        result: list[tuple[float, float]] = []
        for i, point in enumerate(ring):
            before = ring[i - 1]
            inside, was_inside = (sign * (p[axis] - limit) >= 0 for p in (point, before))
            if inside != was_inside:
                t = (limit - before[axis]) / (point[axis] - before[axis])
                result.append(
                    (before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1]))
                )
            if inside:
                result.append(point)
        ring = result
        if not ring:
            break
    return ring


def clip_line(points: Sequence[tuple[float, float]], box: Box) -> list[list[tuple[float, float]]]:
    """The parts of a line whose points are inside the box."""
    parts: list[list[tuple[float, float]]] = [[]]
    for x, y in points:
        if box[0] <= x <= box[2] and box[1] <= y <= box[3]:
            parts[-1].append((float(x), float(y)))
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if len(part) > 1]


def simplify(points: Sequence[tuple[float, float]], tolerance: float) -> list[tuple[float, float]]:
    """Douglas and Peucker."""
    line = np.asarray(points, dtype=float)
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    stack = [(0, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        start, chord = line[first], line[last] - line[first]
        inner = line[first + 1 : last] - start
        length = np.hypot(*chord)
        away = (
            np.abs(inner[:, 0] * chord[1] - inner[:, 1] * chord[0]) / length if length else np.hypot(*inner.T)
        )
        if away.max() > tolerance:
            middle = first + 1 + int(away.argmax())
            keep[middle] = True
            stack += [(first, middle), (middle, last)]
    return [(float(x), float(y)) for x, y in line[keep]]


def area(ring: Sequence[tuple[float, float]]) -> float:
    line = np.asarray(ring)
    return float(
        abs(np.dot(line[:, 0], np.roll(line[:, 1], 1)) - np.dot(line[:, 1], np.roll(line[:, 0], 1))) / 2
    )


def smooth(points: Sequence[tuple[float, float]], steps: int = 6) -> list[tuple[float, float]]:
    """A Catmull-Rom curve through the points."""
    line = np.asarray(points, dtype=float)
    padded = np.r_[[2 * line[0] - line[1]], line, [2 * line[-1] - line[-2]]]
    result = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for t in np.arange(steps) / steps:
            p = (
                b
                + (c - a) * t / 2
                + (a - 2.5 * b + 2 * c - d / 2) * t**2
                + (1.5 * b - a / 2 - 1.5 * c + d / 2) * t**3
            )
            result.append((float(p[0]), float(p[1])))
    return [*result, (float(line[-1][0]), float(line[-1][1]))]


def number(value: float) -> str:
    return f"{round(value, 1):g}"


def path(lines: Iterable[Sequence[tuple[float, float]]], closed: bool) -> str:
    """An SVG path of relative steps in tenths, which is short."""
    parts = []
    for line in lines:
        tenths = [(round(x * 10), round(y * 10)) for x, y in line]
        text = f"M{tenths[0][0] / 10:g} {tenths[0][1] / 10:g}"
        steps = []
        for (x0, y0), (x1, y1) in pairwise(tenths):
            if (x0, y0) != (x1, y1):
                steps.append(f"{(x1 - x0) / 10:g} {(y1 - y0) / 10:g}")
        if steps:
            parts.append(text + "l" + " ".join(steps) + ("z" if closed else ""))
    return "".join(parts)
