"""Where everything stands on a board: data made by `tools/layout` for each map that comes with us."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from vagon.maps import Map, load_map, map_names

BOARD_NAMES: Final = "board"
"""The language of the names as printed."""
LANGUAGES: Final = (BOARD_NAMES, "en", "cs", "sk", "pl", "uk", "hu")

Place = tuple[float, float]
Sides = tuple[float, float, float, float]
"""Left, top, width, height."""


class NoLayout(ValueError):
    """A map of which no picture can be drawn."""


@dataclass(frozen=True, slots=True)
class Space:
    """Centre, degrees clockwise from the east, and length."""

    x: float
    y: float
    angle: float
    length: float


@dataclass(frozen=True, slots=True)
class Ground:
    """SVG paths of what lies under the network; `hills` are x, y and size.

    `shores` are lines at equal distances from the coast, those far out at sea first.
    """

    land: str
    shores: tuple[str, ...]
    country: str
    lakes: str
    rivers: str
    borders: str
    graticule: str
    hills: tuple[tuple[float, float, float], ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """All in units of the map.

    `labels` by language and city are starts of baselines, `crossings` have the direction in degrees in which
    their tracks arrive, `stands` are the places of the passengers' feet, `compass` is a centre and a radius.
    `waters` are names of seas, in Latin for all: the middle of the baseline, the size, the name.
    """

    map: str
    sheet: Sides
    city_radius: float
    space_height: float
    label_size: float
    country_size: float
    title: Sides
    points: Sides
    compass: tuple[float, float, float]
    waters: tuple[tuple[float, float, float, str], ...]
    cities: dict[str, Place]
    crossings: dict[str, tuple[float, float, float]]
    countries: dict[str, Sides]
    stands: dict[str, tuple[Place, ...]]
    spaces: dict[str, tuple[Space, ...]]
    labels: dict[str, dict[str, Place]]
    ground: Ground


@cache
def load_layout(map_id: str) -> Layout:
    """The layout of a map that comes with us; NoLayout for any other."""
    if not map_id.isidentifier() or not files("vagon.maps.layouts").joinpath(f"{map_id}.json").is_file():
        raise NoLayout(f"there is no layout of the map {map_id!r}")
    data: dict[str, Any] = json.loads(
        files("vagon.maps.layouts").joinpath(f"{map_id}.json").read_text(encoding="utf-8")
    )
    members = {key: _fixed(value) for key, value in data.items() if key not in ("format", "version")}
    members["ground"] = Ground(**members["ground"])
    members["spaces"] = {
        route: tuple(Space(*space) for space in row) for route, row in members["spaces"].items()
    }
    return Layout(**members)


def _fixed(value: Any) -> Any:
    """The same with tuples for lists."""
    if isinstance(value, dict):
        return {key: _fixed(member) for key, member in value.items()}
    return tuple(_fixed(member) for member in value) if isinstance(value, list) else value


def layout_of(game_map: Map) -> Layout:
    """The layout of a map; NoLayout if it is not one of those that come with us."""
    if game_map.id not in map_names() or load_map(game_map.id).digest != game_map.digest:
        raise NoLayout(
            f"{game_map.id} cannot be drawn: only the maps that come with the program have a layout"
        )
    return load_layout(game_map.id)


@dataclass(frozen=True, slots=True)
class Names:
    """Names by language: each a list of which the first is for show, and all are for search."""

    title: dict[str, list[str]]
    cities: dict[str, dict[str, list[str]]]
    countries: dict[str, dict[str, list[str]]]

    def show(self, place: str, language: str) -> str:
        """The name of a city or a country."""
        return (self.cities.get(place) or self.countries[place])[language][0]


@cache
def load_names(map_id: str) -> Names:
    """What the cities and countries of a map that comes with us are called."""
    path = files("vagon.locales.places").joinpath(f"{map_id}.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    return Names(data["title"], data["cities"], data["countries"])
