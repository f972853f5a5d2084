"""What takes room on a board, as outlines with a name each."""

from __future__ import annotations

from itertools import combinations

from vagon.drawing.geometry import (
    BORDER,
    TITLES_FONT,
    Box,
    Point,
    bounds,
    box_corners,
    distance,
    space_corners,
    text_box,
    text_width,
)
from vagon.drawing.ground import WIDE
from vagon.drawing.layout import Layout, Sides, load_names
from vagon.maps import Map

Outline = tuple[str, list[Point], float]
"""A name, the corners of a convex shape, and what it has around it: the radius of a circle, or 0."""

PASSENGER = (6.0, 11.0)


def spaces(game_map: Map, layout: Layout) -> list[Outline]:
    found = []
    for route in game_map.routes:
        border = 2 * BORDER if route.kind == "tunnel" else 0.0
        for number, space in enumerate(layout.spaces[route.id]):
            size = space.length + border, layout.space_height + border
            found.append((f"{route.id} {number}", space_corners(space.x, space.y, space.angle, *size), 0.0))
    return found


def marks(layout: Layout) -> list[Outline]:
    cities = [(city, [spot], layout.city_radius) for city, spot in layout.cities.items()]
    posts = [(post, [(x, y)], layout.city_radius) for post, (x, y, _) in layout.crossings.items()]
    return [*cities, *posts]


def furniture(layout: Layout) -> list[Outline]:
    """Title, scale of points, compass, names of seas, cartouches of countries, stands of passengers."""
    x, y, radius = layout.compass
    found = [
        ("title", box_corners(_box(layout.title)), 0.0),
        ("points", box_corners(_box(layout.points)), 0.0),
        ("compass", [(x, y)], radius),
    ]
    found += [(country, box_corners(_box(sides)), 0.0) for country, sides in layout.countries.items()]
    for x, y, size, name in layout.waters:
        half = text_width(name, size, TITLES_FONT) / 2 + WIDE * size * len(name) / 2
        found.append((name, box_corners((x - half, y - size * 0.75, x + half, y)), 0.0))
    width, height = PASSENGER
    for city, places in layout.stands.items():
        found += [
            (f"passenger {city} {i}", box_corners((x - width / 2, y - height, x + width / 2, y)), 0.0)
            for i, (x, y) in enumerate(places)
        ]
    return found


def labels(layout: Layout, language: str) -> list[Outline]:
    names = load_names(layout.map)
    return [
        (f"name {city}", box_corners(text_box(names.show(city, language), x, y, layout.label_size)), 0.0)
        for city, (x, y) in layout.labels[language].items()
    ]


def closer(one: list[Outline], other: list[Outline], gap: float) -> list[str]:
    """Pairs, one of each list, that are less than `gap` apart."""
    return [
        f"{a[0]} | {b[0]}"
        for a in one
        for b in other
        if a is not b and _are_near(a, b, gap) and _apart(a, b) < gap
    ]


def closer_among(outlines: list[Outline], gap: float) -> list[str]:
    pairs = combinations(outlines, 2)
    return [f"{a[0]} | {b[0]}" for a, b in pairs if _are_near(a, b, gap) and _apart(a, b) < gap]


def outside(outlines: list[Outline], sheet: Sides, room: float) -> list[str]:
    left, top, right, bottom = _box(sheet)
    found = []
    for name, corners, radius in outlines:
        a, b, c, d = bounds(corners)
        edge = radius + room
        if a - edge < left or b - edge < top or c + edge > right or d + edge > bottom:
            found.append(name)
    return found


def _apart(one: Outline, other: Outline) -> float:
    return distance(one[1], other[1]) - one[2] - other[2]


def _are_near(one: Outline, other: Outline, gap: float) -> bool:
    a, b = bounds(one[1]), bounds(other[1])
    room = gap + one[2] + other[2]
    return a[0] - room < b[2] and b[0] - room < a[2] and a[1] - room < b[3] and b[1] - room < a[3]


def _box(sides: Sides) -> Box:
    left, top, width, height = sides
    return left, top, left + width, top + height
