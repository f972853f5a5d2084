"""One mark for each route, larger than those on its spaces: for boards on which these are too small."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Final

from vagon.drawing.geometry import Point
from vagon.drawing.layout import Layout, Space
from vagon.drawing.pieces import draw_mark
from vagon.drawing.shapes import fill
from vagon.drawing.svg import element, group, steps
from vagon.maps import Map, Route

RADIUS: Final = 9.5
_MARK: Final = 1.4
"""Height of a mark, of the radius."""
_PLATE: Final = "#fcfcf8"


def shield_places(game_map: Map, layout: Layout) -> dict[str, Point]:
    """A place on each route near its middle, as far as may be on no other shield and in no city."""
    spots = [(spot, layout.city_radius) for spot in layout.cities.values()]
    spots += [((x, y), layout.city_radius) for x, y, _ in layout.crossings.values()]
    found: dict[str, Point] = {}
    # Short routes leave the least choice.
    for route in sorted(game_map.routes, key=lambda route: route.length):
        twins = [other for other in game_map.routes if set(other.ends) == set(route.ends)]
        row = _points(layout.spaces[route.id])
        # Of two tracks side by side, one has it before the middle and one behind.
        middle = (len(row) - 1) / 2 + 2 * twins.index(route) - len(twins) + 1
        found[route.id] = _freest(row, middle, spots)
        spots.append((found[route.id], RADIUS))
    return {route.id: found[route.id] for route in game_map.routes}


def _freest(row: list[Point], middle: float, taken: list[tuple[Point, float]]) -> Point:
    """The point with the most room that a shield can use, and of several the one nearest to the middle."""

    def loss(number: int) -> tuple[float, float]:
        x, y = row[number]
        room = min(hypot(x - u, y - v) - radius for (u, v), radius in taken) - RADIUS
        return max(-room, 0.0), abs(number - middle)

    return row[min(range(len(row)), key=loss)]


def _points(spaces: tuple[Space, ...]) -> list[Point]:
    """Middles and thirds of spaces, from one end to the other."""
    return [
        (
            space.x + cos(radians(space.angle)) * space.length * part / 3,
            space.y + sin(radians(space.angle)) * space.length * part / 3,
        )
        for space in spaces
        for part in (-1, 0, 1)
    ]


def draw_shields(game_map: Map, layout: Layout, ink: dict[str, str]) -> str:
    places = shield_places(game_map, layout)
    return "".join(
        _shield(route, places[route.id], ink)
        for route in game_map.routes
        if route.colour != "grey" or route.locomotives
    )


def _shield(route: Route, place: Point, ink: dict[str, str]) -> str:
    mark, plate = ("locomotive", _PLATE) if route.locomotives else (route.colour, fill(route.colour))
    return group(
        element("circle", r=RADIUS, fill=plate, stroke=ink["outline"], stroke_width=1.2),
        draw_mark(mark, RADIUS * _MARK),
        transform=steps("translate({} {})", *place),
    )
