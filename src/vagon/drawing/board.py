"""A whole board as one SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, hypot, radians, sin
from types import MappingProxyType
from typing import TYPE_CHECKING

from vagon.drawing import shapes
from vagon.drawing.geometry import TITLES_FONT, text_width
from vagon.drawing.ground import (
    FRAME,
    TRACK,
    Colours,
    draw_compass,
    draw_frame,
    draw_ground,
    draw_points,
    draw_title,
    draw_waters,
    ground_definitions,
    track_places,
)
from vagon.drawing.layout import BOARD_NAMES, Layout, Names, Space, load_names
from vagon.drawing.pieces import (
    LETTERS,
    draw_letter,
    draw_passenger,
    draw_space,
    draw_station,
    draw_wagon,
    hatch_patterns,
)
from vagon.drawing.svg import NAMES_FAMILY, TITLES_FAMILY, document, element, group, path, rect, steps, text
from vagon.maps.model import Map, Route

if TYPE_CHECKING:
    from vagon.table.views import View


def draw_board(
    game_map: Map,
    layout: Layout,
    *,
    language: str = BOARD_NAMES,
    theme: str = "day",
    view: View | None = None,
    colours: Sequence[str] = (),
) -> str:
    """An SVG picture of the board, with the pieces of a game if there is a `view`.

    `colours` are the players' by seat; without them they are the map's, in order. The fonts are named and not
    embedded.
    """
    ink, names = shapes.theme(theme), load_names(game_map.id)
    players = tuple(colours) or game_map.rules.player_colours
    left, top, width, height = layout.sheet
    lengths = sorted({route.length for route in game_map.routes})
    title = names.title[language][0]
    parts = [
        element("defs", ground_definitions(layout) + hatch_patterns()),
        draw_ground(layout, ink),
        draw_waters(layout, ink),
        draw_title(layout.title, title, ink),
        draw_points(layout.points, [(n, game_map.rules.points(n)) for n in lengths], ink),
        draw_compass(layout.compass, ink),
        draw_network(game_map, layout, ink, _claimed(view, players)),
        *(_country(place, layout, names, language, ink) for place in layout.countries),
        _labels(layout, names, language, ink),
        _stands(layout, names, language, view, ink),
        draw_frame(layout, ink),
    ]
    if view:
        parts += [_stations(layout, view, players), _scores(layout, view, players)]
    return document("".join(parts), left - FRAME, top - FRAME, width + 2 * FRAME, height + 2 * FRAME, title)


def draw_network(
    game_map: Map, layout: Layout, ink: Colours, claimed: Mapping[str, tuple[str, str]] = MappingProxyType({})
) -> str:
    """Routes, crossings and cities; `claimed` has the colour and the letter of the player on a route."""
    return "".join(
        (
            _tracks(game_map, layout, ink),
            *(_route(route, layout, claimed.get(route.id), ink) for route in game_map.routes),
            *(_crossing(spot) for spot in layout.crossings.values()),
            *(_city(place, layout, ink) for place in layout.cities),
        )
    )


def _claimed(view: View | None, players: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Colour and letter of the player on each claimed route."""
    if view is None:
        return {}
    return {
        route: (players[seat], LETTERS[seat])
        for seat, shown in enumerate(view.seats)
        for route in shown.routes
    }


def _route(route: Route, layout: Layout, owner: tuple[str, str] | None, ink: Colours) -> str:
    spaces = layout.spaces[route.id]
    drawn = [_at(space, _space(route, i, space, layout, ink)) for i, space in enumerate(spaces)]
    if owner:
        drawn += [_at(space, draw_wagon(*owner, space.length - 0.6, layout.space_height)) for space in spaces]
    return group(*drawn, data_route=route.id)


def _tracks(game_map: Map, layout: Layout, ink: Colours) -> str:
    """Fine lines that join the chains of spaces to their cities."""
    spots = {**layout.cities, **{place: (x, y) for place, (x, y, _) in layout.crossings.items()}}
    lines = []
    for route in game_map.routes:
        spaces = layout.spaces[route.id]
        for end, space, way in ((route.ends[0], spaces[0], -1), (route.ends[1], spaces[-1], 1)):
            c, s = cos(radians(space.angle)) * way, sin(radians(space.angle)) * way
            x, y = space.x + c * space.length / 2, space.y + s * space.length / 2
            reach = hypot(spots[end][0] - x, spots[end][1] - y) / 2
            lines.append(steps("M{} {}Q{} {} {} {}", x, y, x + c * reach, y + s * reach, *spots[end]))
    return path("".join(lines), fill="none", stroke=ink["outline"], stroke_width=1, stroke_opacity=0.45)


def _space(route: Route, number_: int, space: Space, layout: Layout, ink: Colours) -> str:
    # Locomotives are owed in the middle of a ferry, where they are best seen.
    first = (route.length - route.locomotives) // 2
    return draw_space(
        route.colour,
        route.kind,
        space.length,
        layout.space_height,
        locomotive=first <= number_ < first + route.locomotives,
        outline=ink["outline"],
        turn=_turn(space),
    )


def _turn(space: Space) -> float:
    """The angle of a space, or its opposite if letters would stand on their heads."""
    return (space.angle + 90) % 180 - 90


def _at(space: Space, content: str) -> str:
    return group(content, transform=steps("translate({} {}) rotate({})", space.x, space.y, _turn(space)))


def _city(place: str, layout: Layout, ink: Colours) -> str:
    x, y = layout.cities[place]
    radius = layout.city_radius
    return group(
        element(
            "circle", cx=x, cy=y, r=radius - 0.7, fill=ink["city"], stroke=ink["outline"], stroke_width=1.4
        ),
        element("circle", cx=x, cy=y, r=radius - 2.3, fill="none", stroke="#c8a75d", stroke_width=0.7),
        element("circle", cx=x, cy=y, r=radius * 0.38, fill=ink["dot"]),
        data_city=place,
    )


def _crossing(spot: tuple[float, float, float]) -> str:
    """A frontier post: a striped barrier across the end of the tracks."""
    x, y, angle = spot
    stripes = "M-2.4-5.4L2.4-3V-.6L-2.4-3zM-2.4 .6L2.4 3V5.4L-2.4 3z"
    return group(
        rect(-2.4, -6.4, 4.8, 12.8, rx=1, fill="#fcfcf8", stroke="#2b2118", stroke_width=0.9),
        path(stripes, fill="#2b2118"),
        element("circle", cy=-6.4, r=1.7, fill="#c8a75d", stroke="#2b2118", stroke_width=0.7),
        element("circle", cy=6.4, r=1.7, fill="#c8a75d", stroke="#2b2118", stroke_width=0.7),
        transform=steps("translate({} {}) rotate({})", x, y, angle),
    )


def _country(place: str, layout: Layout, names: Names, language: str, ink: Colours) -> str:
    x, y, width, height = layout.countries[place]
    size, word = layout.country_size, names.show(place, language).upper()
    room = 7.0
    shown = text_width(word, size, TITLES_FONT) + 12 + room
    left = x + (width - shown) / 2
    return group(
        rect(left, y, shown, height, rx=3, fill=ink["paper"], stroke=ink["outline"], stroke_width=0.9),
        rect(
            left + 1.7,
            y + 1.7,
            shown - 3.4,
            height - 3.4,
            rx=1.8,
            fill="none",
            stroke=ink["brass"],
            stroke_width=0.6,
        ),
        text(
            left + 6,
            y + height / 2 + 3.3,
            word,
            font_size=size,
            font_family=TITLES_FAMILY,
            font_weight=700,
            fill=ink["text"],
        ),
        data_country=place,
    )


def _country_stand(place: str, layout: Layout, names: Names, language: str) -> tuple[float, float]:
    """Where a country's passenger has its feet: at the end of the cartouche."""
    x, y, width, height = layout.countries[place]
    shown = text_width(names.show(place, language).upper(), layout.country_size, TITLES_FONT) + 19
    return x + (width + shown) / 2 - 6.5, y + height - 3


def _labels(layout: Layout, names: Names, language: str, ink: Colours) -> str:
    return group(
        *(text(x, y, names.show(place, language)) for place, (x, y) in layout.labels[language].items()),
        font_family=NAMES_FAMILY,
        font_size=layout.label_size,
        font_weight=500,
        fill=ink["text"],
        stroke=ink["halo"],
        stroke_width=2.2,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _stands(layout: Layout, names: Names, language: str, view: View | None, ink: Colours) -> str:
    """Passengers at their stops, and the places of those that are not there."""
    parts = []
    stands = {
        **layout.stands,
        **{place: (_country_stand(place, layout, names, language),) for place in layout.countries},
    }
    for stop, places in stands.items():
        waiting = view.passengers[stop] if view else [None] * len(places)
        for (x, y), colour in zip(places, waiting, strict=True):
            parts.append(_passenger(x, y, colour, ink))
    return "".join(parts)


def _passenger(x: float, y: float, colour: str | None, ink: Colours) -> str:
    if colour:
        return group(draw_passenger(colour), transform=steps("translate({} {})", x, y))
    return element(
        "ellipse",
        cx=x,
        cy=y - 1.6,
        rx=2.3,
        ry=1.2,
        fill="none",
        stroke=ink["text"],
        stroke_width=0.6,
        stroke_opacity=0.7,
    )


def _stations(layout: Layout, view: View, players: Sequence[str]) -> str:
    parts = []
    for seat, shown in enumerate(view.seats):
        for city in shown.stations:
            x, y = layout.cities[city]
            parts.append(
                group(
                    draw_station(players[seat], LETTERS[seat]),
                    transform=steps("translate({} {}) scale(1.05)", x, y - 1),
                )
            )
    return "".join(parts)


def _scores(layout: Layout, view: View, players: Sequence[str]) -> str:
    """Players on the score track; those with equal points side by side."""
    places, parts = track_places(layout), []
    seen: dict[int, int] = {}
    for seat, shown in enumerate(view.seats):
        cell = shown.points % TRACK
        x, y = places[cell]
        shift = 9 * seen.get(cell, 0)
        seen[cell] = seen.get(cell, 0) + 1
        colour = players[seat]
        parts.append(
            element(
                "circle",
                cx=x + shift,
                cy=y,
                r=8,
                fill=shapes.fill(colour),
                stroke="#fcfcf8",
                stroke_width=1.2,
            )
        )
        parts.append(draw_letter(x + shift, y + 3.6, LETTERS[seat], 10, colour))
    return "".join(parts)
