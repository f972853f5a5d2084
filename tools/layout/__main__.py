"""Writes the layouts of the boards and the table of font widths: `python tools/layout [MAP...]`.

Needs numpy, fonttools, npm and vagon itself; takes some minutes. Coasts and fonts are fetched from npm into a
temporary folder, or into that named by VAGON_NPM to keep them.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from dataclasses import dataclass
from math import atan2, degrees
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]

import numpy as np  # noqa: E402

from layout import fonts  # noqa: E402
from layout.atlas import Atlas, install  # noqa: E402
from layout.chains import HEIGHT, MARK, Block, Board, Chain, name_boxes  # noqa: E402
from layout.ground import Ground  # noqa: E402
from layout.names import place_names  # noqa: E402
from layout.warp import Warp  # noqa: E402
from vagon.drawing.geometry import BORDER, TITLES_FONT, Box, box_corners, space_corners, text_width  # noqa: E402
from vagon.drawing.ground import WIDE  # noqa: E402
from vagon.maps import Map, load_map  # noqa: E402

PLACES = ROOT / "src/vagon/locales/places"
TARGET = ROOT / "src/vagon/maps/layouts"
METRICS = ROOT / "src/vagon/drawing/metrics.json"
EXTRA = "".join(map(chr, range(32, 127))) + "\u2013\u2014\u00b7"

STAND = (6.6, 11.0)
"""Width for each passenger, and height."""
COUNTRY = 9.5
"""Size of the names of countries."""


@dataclass(frozen=True)
class Plan:
    """What is decided by hand for one map; boxes are left, top, right, bottom."""

    scale: str
    sheet: Box
    window: Box
    country: str
    graticule: float
    hills: float
    label_size: float
    title: Box
    points: Box
    compass: tuple[float, float, float]
    waters: tuple[tuple[float, float, float, str], ...]
    seed: int


PLANS = {
    "europe": Plan(
        scale="50m",
        sheet=(-18, -14, 1022, 694),
        window=(-35, 22, 70, 75),
        country="",
        graticule=5,
        hills=8.5,
        label_size=11.5,
        title=(-6, 366, 112, 436),
        points=(912, -4, 1012, 100),
        compass=(36, 268, 36),
        waters=(
            (36, 30, 11, "OCEANUS"),
            (36, 46, 11, "ATLANTICUS"),
            (318, 116, 11, "MARE"),
            (318, 132, 11, "GERMANICUM"),
            (576, 118, 8, "MARE"),
            (576, 129, 8, "BALTICUM"),
            (330, 652, 12, "MARE MEDITERRANEUM"),
            (856, 520, 8, "PONTUS"),
            (856, 531, 8, "EUXINUS"),
        ),
        seed=1,
    ),
    "germany": Plan(
        scale="10m",
        sheet=(-28, -30, 724, 1028),
        window=(-2, 43, 22, 60),
        country="276",
        graticule=1,
        hills=13,
        label_size=11.5,
        title=(-14, -16, 164, 74),
        points=(630, 118, 712, 236),
        compass=(676, 690, 36),
        waters=((70, 136, 12, "MARE GERMANICUM"), (482, 62, 9, "MARE BALTICUM")),
        seed=1,
    ),
}


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        modules = install(Path(os.environ.get("VAGON_NPM", scratch)))
        characters = {c for name in PLANS for c in (PLACES / f"{name}.json").read_text(encoding="utf-8")}
        upper = {c for char in characters for c in char.upper()}
        fonts.write(modules, (characters | upper | set(EXTRA)) - {"\n"}, METRICS)
        for name in names or list(PLANS):
            layout, bad = make(load_map(name), PLANS[name], modules)
            (TARGET / f"{name}.json").write_text(dump(layout), encoding="utf-8")
            sys.stdout.write(f"{name}: {bad or 'every name has a place'}\n")


def make(game_map: Map, plan: Plan, modules: Path) -> tuple[dict[str, object], dict[str, list[str]]]:
    names = json.loads((PLACES / f"{game_map.id}.json").read_text(encoding="utf-8"))
    cities = {city.id: (float(city.x), float(city.y)) for city in game_map.cities}
    crossings = {crossing.id: (float(crossing.x), float(crossing.y)) for crossing in game_map.crossings}
    board = search(game_map, plan, names)
    spaces = chosen_spaces(board)
    kinds = {route.id: route.kind for route in game_map.routes}
    outlines = []
    for route, row in spaces.items():
        border = 2 * BORDER if kinds[route] == "tunnel" else 0
        outlines += [space_corners(x, y, a, length + border, HEIGHT + border) for x, y, a, length in row]
    blocks = {block.key: tuple(block.boxes[block.chosen].tolist()) for block in board.blocks}
    taken = [box for key, box in blocks.items() if key[0] != "name"] + fixed_boxes(plan)
    marks = [*cities.values(), *crossings.values()]
    labels, bad = {}, {}
    for language in next(iter(names["cities"].values())):
        texts = {place: forms[language][0] for place, forms in names["cities"].items()}
        labels[language], unplaced = place_names(
            texts, cities, marks, [*outlines, *map(box_corners, taken)], plan.sheet, plan.label_size
        )
        if unplaced:
            bad[language] = unplaced
    layout: dict[str, object] = {
        "format": "vagon-layout",
        "version": 1,
        "map": game_map.id,
        "sheet": sides(plan.sheet),
        "city_radius": MARK,
        "space_height": HEIGHT,
        "label_size": plan.label_size,
        "country_size": COUNTRY,
        "title": sides(plan.title),
        "points": sides(plan.points),
        "compass": list(plan.compass),
        "waters": plan.waters,
        "cities": {place: [round(value, 1) for value in spot] for place, spot in cities.items()},
        "crossings": {
            place: [*spot, round(arrival(place, game_map, spaces), 1)] for place, spot in crossings.items()
        },
        "countries": {key[1]: sides(box) for key, box in blocks.items() if key[0] == "country"},
        "stands": {key[1]: feet(box, STAND[0]) for key, box in blocks.items() if key[0] == "stand"},
        "spaces": {route.id: spaces[route.id] for route in game_map.routes},
        "labels": labels,
        "ground": ground(game_map, plan, modules),
    }
    return layout, bad


def ground(game_map: Map, plan: Plan, modules: Path) -> dict[str, object]:
    atlas = Atlas(modules, plan.scale)
    drawn = Ground(atlas, Warp(game_map), plan.sheet, plan.window, tolerance=0.3)
    land = drawn.rings(atlas.land(), 3)
    return {
        "land": land,
        "shores": drawn.shores(land),
        "country": drawn.rings(atlas.country(plan.country), 3) if plan.country else "",
        "lakes": drawn.lakes(),
        "rivers": drawn.rivers(),
        "borders": drawn.lines(atlas.borders(), 0.4),
        "graticule": drawn.graticule(plan.graticule),
        "hills": drawn.hills(plan.hills),
    }


def search(game_map: Map, plan: Plan, names: dict[str, dict[str, dict[str, list[str]]]]) -> Board:
    spots = {
        place.id: np.array([place.x, place.y], dtype=float)
        for place in (*game_map.cities, *game_map.crossings)
    }
    groups: dict[tuple[str, str], Chain] = {}
    for route in game_map.routes:
        if route.ends not in groups:
            ends = spots[route.ends[0]], spots[route.ends[1]]
            groups[route.ends] = Chain([], ends, route.length, route.kind == "tunnel")
        groups[route.ends].routes.append(route.id)
    blocks = []
    for city in game_map.cities:
        width = max(text_width(forms[0], plan.label_size) for forms in names["cities"][city.id].values())
        boxes, cost = name_boxes(city.x, city.y, width, plan.label_size * 0.78, plan.label_size * 0.2)
        blocks.append(Block(("name", city.id), boxes, cost))
        if city.passengers:
            boxes, cost = name_boxes(city.x, city.y, STAND[0] * city.passengers, STAND[1], 0)
            blocks.append(Block(("stand", city.id), boxes, cost * 1.5))
    for country in game_map.countries:
        width = max(
            text_width(forms[0].upper(), COUNTRY, TITLES_FONT)
            for forms in names["countries"][country.id].values()
        )
        middle = np.mean([spots[crossing.id] for crossing in country.crossings], axis=0)
        blocks.append(Block(("country", country.id), *country_boxes(middle, width + 12 + STAND[0], 17.0)))
    marks = np.array(list(spots.values()))
    board = Board(list(groups.values()), blocks, marks, plan.sheet, np.array(fixed_boxes(plan)), plan.seed)
    board.search(sweeps=26, sample=120)
    return board


def country_boxes(middle: np.ndarray, width: float, height: float) -> tuple[np.ndarray, np.ndarray]:
    boxes, cost = [], []
    for dx in np.arange(-120, 121, 8):
        for dy in np.arange(-64, 65, 6):
            x, y = middle[0] + dx, middle[1] + dy
            boxes.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
            cost.append(float(np.hypot(dx, 1.5 * dy)) / 8)
    return np.array(boxes), np.array(cost)


def fixed_boxes(plan: Plan) -> list[Box]:
    x, y, radius = plan.compass
    boxes = [plan.title, plan.points, (x - radius, y - radius, x + radius, y + radius)]
    for x, y, size, name in plan.waters:
        half = text_width(name, size, TITLES_FONT) / 2 + WIDE * size * len(name) / 2
        boxes.append((x - half, y - size * 0.75, x + half, y))
    return boxes


def chosen_spaces(board: Board) -> dict[str, list[list[float]]]:
    spaces = {}
    for chain in board.chains:
        for route, track in zip(chain.routes, chain.spaces[chain.chosen], strict=True):
            spaces[route] = [[round(float(value), 1) for value in space] for space in track]
    return spaces


def arrival(crossing: str, game_map: Map, spaces: dict[str, list[list[float]]]) -> float:
    """The direction in degrees in which the tracks cross the frontier."""
    route = next(route for route in game_map.routes if route.ends[1] == crossing)
    spot = next(place for place in game_map.crossings if place.id == crossing)
    x, y = spaces[route.id][-1][:2]
    return degrees(atan2(spot.y - y, spot.x - x))


def feet(box: Box, pitch: float) -> list[list[float]]:
    """Where the passengers of a stand have their feet."""
    number = round((box[2] - box[0]) / pitch)
    return [[round(box[0] + (i + 0.5) * pitch, 1), round(box[3], 1)] for i in range(number)]


def sides(box: Box) -> list[float]:
    """Left, top, width, height."""
    return [round(value, 1) for value in (box[0], box[1], box[2] - box[0], box[3] - box[1])]


def dump(layout: dict[str, object]) -> str:
    """JSON with one line for each thing on the board."""
    short = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))  # noqa: E731
    members = []
    for key, value in layout.items():
        if isinstance(value, dict) and value:
            rows = ",\n".join(f'  "{name}":{short(entry)}' for name, entry in value.items())
            members.append(f' "{key}":{{\n{rows}\n }}')
        else:
            members.append(f' "{key}":{short(value)}')
    return "{\n" + ",\n".join(members) + "\n}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
