"""Tickets: paper slips with the network in small, the two ends, and the value."""

from __future__ import annotations

from vagon.drawing import shapes
from vagon.drawing.geometry import text_width
from vagon.drawing.layout import BOARD_NAMES, Layout, load_names
from vagon.drawing.pieces import CARD, draw_value
from vagon.drawing.svg import NAMES_FAMILY, element, group, number, path, rect, text
from vagon.maps.model import Map, Ticket


def draw_ticket(game_map: Map, layout: Layout, ticket: Ticket, *, language: str = BOARD_NAMES) -> str:
    """A ticket from the origin to the right and down, of the size `pieces.CARD`."""
    ink, names = shapes.theme("day"), load_names(game_map.id)
    width, height = CARD
    title = " \u2013 ".join(names.show(end, language) for end in ticket.ends)
    size = min(15.0, (width - 24) / text_width(title, 1))
    is_long = ticket.pile == "long"
    parts = [
        rect(1, 1, width - 2, height - 2, rx=6, fill=ink["paper"], stroke=ink["ink"], stroke_width=1.6),
        rect(
            5,
            5,
            width - 10,
            height - 10,
            rx=3,
            fill="none",
            stroke=ink["brass"],
            stroke_width=2.4 if is_long else 0.9,
        ),
        text(
            width / 2,
            23,
            title,
            text_anchor="middle",
            font_family=NAMES_FAMILY,
            font_weight=500,
            font_size=size,
            fill=ink["text"],
        ),
        path(f"M14 30H{number(width - 14)}", stroke=ink["brass"], stroke_width=0.8),
        _small_map(game_map, layout, ticket, (12, 34, width - 66, height - 44)),
        element(
            "circle",
            cx=width - 31,
            cy=height / 2 + 15,
            r=21,
            fill=ink["sea"],
            stroke=ink["ink"],
            stroke_width=1.2,
        ),
        element(
            "circle",
            cx=width - 31,
            cy=height / 2 + 15,
            r=18,
            fill="none",
            stroke=ink["brass"],
            stroke_width=0.9,
        ),
        draw_value(width - 31, height / 2 + 23, ticket.points, 23, ink["text"]),
    ]
    return "".join(parts)


def _small_map(game_map: Map, layout: Layout, ticket: Ticket, box: tuple[float, float, float, float]) -> str:
    ink = shapes.theme("day")
    left, top, width, height = layout.sheet
    scale = min(box[2] / width, box[3] / height)
    spots = {**layout.cities, **{place: (x, y) for place, (x, y, _) in layout.crossings.items()}}
    network = "".join(
        f"M{number(spots[a][0])} {number(spots[a][1])}L{number(spots[b][0])} {number(spots[b][1])}"
        for a, b in sorted({route.ends for route in game_map.routes})
    )
    crossings = {
        country.id: [crossing.id for crossing in country.crossings] for country in game_map.countries
    }
    ends = [place for end in ticket.ends for place in crossings.get(end, [end])]
    dots = "".join(
        element(
            "circle",
            cx=spots[end][0],
            cy=spots[end][1],
            r=5 / scale,
            fill=ink["dot"],
            stroke=ink["paper"],
            stroke_width=1.5 / scale,
        )
        for end in ends
    )
    x = box[0] + (box[2] - width * scale) / 2 - left * scale
    y = box[1] + (box[3] - height * scale) / 2 - top * scale
    return group(
        path(network, fill="none", stroke=ink["coast"], stroke_width=1.1 / scale, stroke_opacity=0.55),
        dots,
        transform=f"translate({number(x)} {number(y)}) scale({round(scale, 4)})",
    )
