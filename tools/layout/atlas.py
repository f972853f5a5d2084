"""Coastlines and borders of Natural Earth, from the npm package `world-atlas`."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

PACKAGES = ("world-atlas@2", "@fontsource/fira-sans-condensed@5", "@fontsource/old-standard-tt@5")

Points = list[tuple[float, float]]


def install(folder: Path) -> Path:
    """Fetch the packages into `folder` unless they are there, and return where they lie."""
    modules = folder / "node_modules"
    if not (modules / "world-atlas").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)
    return modules


class Atlas:
    """The countries at one scale, as rings and lines of longitude and latitude."""

    def __init__(self, modules: Path, scale: str) -> None:
        self.topology: dict[str, Any] = json.loads(
            (modules / "world-atlas" / f"countries-{scale}.json").read_text()
        )
        (sx, sy), (tx, ty) = self.topology["transform"]["scale"], self.topology["transform"]["translate"]
        self.arcs: list[Points] = []
        for arc in self.topology["arcs"]:
            x = y = 0
            points = []
            for dx, dy in arc:
                x, y = x + dx, y + dy
                points.append((x * sx + tx, y * sy + ty))
            self.arcs.append(points)

    def land(self) -> list[Points]:
        return self._rings(self.topology["objects"]["land"])

    def country(self, number: str) -> list[Points]:
        """The rings of one country, by its ISO 3166 number."""
        countries = self.topology["objects"]["countries"]["geometries"]
        return [ring for country in countries if country.get("id") == number for ring in self._rings(country)]

    def borders(self) -> list[Points]:
        """Lines between two countries."""
        uses: Counter[int] = Counter()
        for country in self.topology["objects"]["countries"]["geometries"]:
            for ring in _arcs_of(country):
                uses.update({arc if arc >= 0 else ~arc for arc in ring})
        return [self.arcs[arc] for arc, times in uses.items() if times > 1]

    def _rings(self, geometry: dict[str, Any]) -> list[Points]:
        rings = []
        for ring in _arcs_of(geometry):
            points: Points = []
            for arc in ring:
                part = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
                points += part[1:] if points else part
            rings.append(points)
        return rings


def _arcs_of(geometry: dict[str, Any]) -> list[list[int]]:
    if geometry["type"] == "GeometryCollection":
        return [ring for member in geometry["geometries"] for ring in _arcs_of(member)]
    if geometry["type"] == "Polygon":
        return list(geometry["arcs"])
    if geometry["type"] == "MultiPolygon":
        return [ring for polygon in geometry["arcs"] for ring in polygon]
    return []
