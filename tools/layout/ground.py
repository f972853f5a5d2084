"""What lies under the network: land, water, borders, relief and graticule."""

from __future__ import annotations

import numpy as np

from layout.atlas import Atlas, Points
from layout.features import LAKES, RANGES, RIVERS
from layout.paths import Box, area, clip_line, clip_ring, path, simplify, smooth
from layout.shores import Sea
from layout.warp import Warp

MARGIN = 40.0
"""How far beyond the sheet the coast goes on, so that its bands do not show where it was cut."""
SHORES = ((14.0, 0.5), (9.8, 0.5), (6.0, 0.5), (3.1, 0.5), (1.0, 0.3))
"""Distances of the lines along a coast, and how exactly they keep them."""


class Ground:
    """Draws geography onto one sheet, given as left, top, right, bottom."""

    def __init__(self, atlas: Atlas, warp: Warp, sheet: Box, window: Box, tolerance: float) -> None:
        self.atlas, self.warp, self.window, self.tolerance = atlas, warp, window, tolerance
        self.sheet = sheet
        self.box = (sheet[0] - MARGIN, sheet[1] - MARGIN, sheet[2] + MARGIN, sheet[3] + MARGIN)

    def rings(self, rings: list[Points], smallest: float) -> str:
        result = []
        for ring in rings:
            inside = clip_ring(ring, self.window)
            if len(inside) < 4:
                continue
            drawn = clip_ring([tuple(p) for p in self.warp(np.array(inside))], self.box)
            if len(drawn) < 4 or area(drawn) < smallest:
                continue
            simple = simplify([*drawn, drawn[0]], self.tolerance)[:-1]
            if len(simple) > 2:
                result.append(simple)
        return path(result, closed=True)

    def lines(self, lines: list[Points], tolerance: float) -> str:
        return path(self._lines(lines, tolerance), closed=False)

    def _lines(self, lines: list[Points], tolerance: float) -> list[Points]:
        result = []
        for line in lines:
            for part in clip_line(line, self.window):
                for drawn in clip_line([tuple(p) for p in self.warp(np.array(part))], self.box):
                    result.append(simplify(drawn, tolerance))  # noqa: PERF401 -- three loops in one are no plainer
        return [line for line in result if len(line) > 1]

    def shores(self, land: str) -> list[str]:
        """The engraver's lines along a coast, those far out at sea first."""
        sea = Sea(land, self.sheet, reach=SHORES[0][0] + 1)
        return [sea.line(distance, tolerance) for distance, tolerance in SHORES]

    def rivers(self) -> str:
        return self.lines([smooth(line) for line in RIVERS.values()], 0.3)

    def lakes(self) -> str:
        return self.rings([smooth([*line, line[0]]) for line in LAKES.values()], 2.0)

    def graticule(self, step: float) -> str:
        left, top, right, bottom = self.window
        meridians = [
            [(float(lon), float(lat)) for lat in np.arange(top, bottom, 0.5)]
            for lon in np.arange(np.ceil(left / step) * step, right, step)
        ]
        parallels = [
            [(float(lon), float(lat)) for lon in np.arange(left, right, 0.5)]
            for lat in np.arange(np.ceil(top / step) * step, bottom, step)
        ]
        return self.lines([*meridians, *parallels], 0.25)

    def hills(self, spacing: float) -> list[list[float]]:
        """Places of small hills along the ranges: x, y, size; the northern ones first, to be drawn behind."""
        chance = np.random.default_rng(1901)
        placed: list[list[float]] = []
        for spread, line in RANGES.values():
            spine = self.warp(np.array(smooth(line, 24)))
            across = self.warp(np.array([(x, y + spread) for x, y in smooth(line, 24)]))
            width = np.hypot(*(across - spine).T).mean()
            steps = np.r_[0, np.cumsum(np.hypot(*np.diff(spine, axis=0).T))]
            for _ in range(int(steps[-1] * max(width, spacing / 2) / spacing**2 * 6) + 4):
                at = chance.uniform(0, steps[-1])
                x, y = (np.interp(at, steps, spine[:, k]) for k in (0, 1))
                away = chance.normal(0, 0.5)
                x, y = x + away * width * 0.4, y + away * width
                size = spacing * (1.0 - 0.35 * min(abs(away), 1)) * chance.uniform(0.8, 1.15)
                if all((x - a) ** 2 + (1.7 * (y - b)) ** 2 > (0.78 * spacing) ** 2 for a, b, _ in placed):
                    if self.sheet[0] < x < self.sheet[2] and self.sheet[1] < y < self.sheet[3]:
                        placed.append([round(float(x), 1), round(float(y), 1), round(float(size), 1)])
        return sorted(placed, key=lambda hill: hill[1])
