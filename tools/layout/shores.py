"""Lines at equal distances from a coast, out at sea."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from layout.paths import Array, Box, path, simplify

STEP = 0.5
"""Between the points at which the distance is measured."""
FAR = 1e3


class Sea:
    """How far each point of a sheet is from the coast; 0 on land."""

    def __init__(self, land: str, sheet: Box, reach: float) -> None:
        # A little more than the sheet, at whose edge it is far to any coast: so that all lines are closed.
        self.left, self.top = sheet[0] - 4 * STEP, sheet[1] - 4 * STEP
        self.xs = np.arange(self.left, sheet[2] + 4 * STEP, STEP)
        self.ys = np.arange(self.top, sheet[3] + 4 * STEP, STEP)
        self.distance = np.full((len(self.ys), len(self.xs)), FAR)
        crossed = np.zeros((len(self.ys), len(self.xs) + 1), dtype=int)
        for ring in _rings(land):
            for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True):
                self._approach(a, b, reach)
                self._cross(a, b, crossed)
        self.distance[np.cumsum(crossed, axis=1)[:, :-1] % 2 == 1] = 0
        for edge in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1]):
            self.distance[edge] = FAR

    def _approach(self, a: Array, b: Array, reach: float) -> None:
        """Measure the distance to a piece of the coast from all that is near."""
        low, high = np.minimum(a, b) - reach, np.maximum(a, b) + reach
        columns = slice(*np.searchsorted(self.xs, (low[0], high[0])))
        rows = slice(*np.searchsorted(self.ys, (low[1], high[1])))
        x, y = self.xs[columns] - a[0], self.ys[rows, None] - a[1]
        dx, dy = b - a
        along = np.clip((x * dx + y * dy) / ((dx * dx + dy * dy) or 1), 0, 1)
        near = self.distance[rows, columns]
        np.minimum(near, np.hypot(x - along * dx, y - along * dy), out=near)

    def _cross(self, a: Array, b: Array, crossed: np.ndarray) -> None:
        """Count a piece of the coast where rows from the left go across it: they go ashore, or out to sea."""
        first, last = np.searchsorted(self.ys, sorted((a[1], b[1])))
        rows = np.arange(first, last)
        if len(rows):
            x = a[0] + (self.ys[rows] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            np.add.at(crossed, (rows, np.searchsorted(self.xs, x)), 1)

    def line(self, distance: float, tolerance: float) -> str:
        """All that is as far as this from the coast, as a path of rings."""
        rings = [simplify([*ring, ring[0]], tolerance)[:-1] for ring in self._contours(distance)]
        return path([ring for ring in rings if len(ring) > 2], closed=True)

    def _contours(self, level: float) -> Iterator[list[tuple[float, float]]]:
        """Marching squares: each cell hands the line on from side to side, with the coast on its right."""
        near = self.distance < level
        corners = near[:-1, :-1] + 2 * near[:-1, 1:] + 4 * near[1:, 1:] + 8 * near[1:, :-1]
        following = {}
        for row, column in np.argwhere((corners > 0) & (corners < 15)).tolist():
            sides = {
                "top": (row, column, 0, 1),
                "right": (row, column + 1, 1, 0),
                "bottom": (row + 1, column, 0, 1),
                "left": (row, column, 1, 0),
            }
            for start, end in _WAYS[int(corners[row, column])]:
                following[sides[start]] = sides[end]
        while following:
            start, side = following.popitem()
            ring = [self._between(start, level)]
            while side != start:
                ring.append(self._between(side, level))
                side = following.pop(side)
            yield ring

    def _between(self, side: tuple[int, int, int, int], level: float) -> tuple[float, float]:
        """Where a side of a cell is as far from the coast as the line."""
        row, column, down, right = side
        one, other = self.distance[row, column], self.distance[row + down, column + right]
        part = float((level - one) / (other - one))
        return self.left + (column + part * right) * STEP, self.top + (row + part * down) * STEP


_WAYS = {
    corners: tuple(tuple(way.split("-")) for way in ways.split())
    for corners, ways in {
        1: "top-left",
        2: "right-top",
        3: "right-left",
        4: "bottom-right",
        5: "top-left bottom-right",
        6: "bottom-top",
        7: "bottom-left",
        8: "left-bottom",
        9: "top-bottom",
        10: "right-top left-bottom",
        11: "right-bottom",
        12: "left-right",
        13: "top-right",
        14: "left-top",
    }.items()
}
"""From which side of a cell a line goes to which, by its corners near the coast from the top left."""


def _rings(d: str) -> Iterator[Array]:
    """The rings of a path as `paths.path` writes it."""
    for ring in d.split("M")[1:]:
        steps = np.array(re.findall(r"[-.\d]+", ring), dtype=float).reshape(-1, 2)
        yield np.cumsum(steps, axis=0)
