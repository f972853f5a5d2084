"""Bends true geography to the places at which a board prints its cities."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vagon.maps import Map

Array = NDArray[np.float64]

SMOOTHING = 1e-3
FADE = (90.0, 330.0)
"""Distance from the nearest city, in units of the board, at which the bending starts to fade, and is gone."""


class Warp:
    """Lambert's conic, then an affine map, then a smoothed thin-plate spline of what that misses."""

    def __init__(self, game_map: Map) -> None:
        places = game_map.cities
        lonlat = np.array([(place.lon, place.lat) for place in places])
        board = np.array([(place.x, place.y) for place in places], dtype=float)
        self.middle = lonlat.mean(axis=0)
        low, high = lonlat[:, 1].min(), lonlat[:, 1].max()
        self.parallels = (low + (high - low) / 6, high - (high - low) / 6)
        flat = self._conic(lonlat)
        self.affine = np.linalg.lstsq(np.c_[flat, np.ones(len(flat))], board, rcond=None)[0]
        self.knots = np.c_[flat, np.ones(len(flat))] @ self.affine
        self.scale = np.ptp(board, axis=0).max()
        n = len(self.knots)
        kernel = self._kernel(self.knots) + SMOOTHING * np.eye(n)
        plane = np.c_[np.ones(n), self.knots / self.scale]
        system = np.block([[kernel, plane], [plane.T, np.zeros((3, 3))]])
        self.weights = np.linalg.solve(system, np.r_[board - self.knots, np.zeros((3, 2))])
        self.error = float(np.hypot(*(self(lonlat) - board).T).mean())

    def __call__(self, lonlat: Array) -> Array:
        flat = self._conic(np.asarray(lonlat, dtype=float))
        point = np.c_[flat, np.ones(len(flat))] @ self.affine
        bend = (
            self._kernel(point) @ self.weights[:-3]
            + np.c_[np.ones(len(point)), point / self.scale] @ self.weights[-3:]
        )
        distance = np.hypot(*(point[:, None] - self.knots[None]).transpose(2, 0, 1)).min(axis=1)
        fade = np.clip((FADE[1] - distance) / (FADE[1] - FADE[0]), 0, 1)
        return np.asarray(point + bend * (fade * fade * (3 - 2 * fade))[:, None])

    def _kernel(self, point: Array) -> Array:
        square = ((point[:, None] - self.knots[None]) ** 2).sum(axis=2) / self.scale**2
        return np.where(square > 0, square * np.log(np.where(square > 0, square, 1)), 0)

    def _conic(self, lonlat: Array) -> Array:
        first, second = np.radians(self.parallels)
        lon, lat = np.radians(lonlat[:, 0] - self.middle[0]), np.radians(lonlat[:, 1])
        tangent = lambda angle: np.tan(np.pi / 4 + angle / 2)  # noqa: E731
        cone = np.log(np.cos(first) / np.cos(second)) / np.log(tangent(second) / tangent(first))
        radius = np.cos(first) * tangent(first) ** cone / cone / tangent(lat) ** cone
        return np.c_[radius * np.sin(cone * lon), radius * np.cos(cone * lon)]
