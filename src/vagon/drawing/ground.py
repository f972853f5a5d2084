"""The sheet under the network: sea, land, relief, frame, title, compass and scale of points."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from vagon.drawing.geometry import TITLES_FONT, text_width
from vagon.drawing.layout import Layout, Sides
from vagon.drawing.pieces import draw_space
from vagon.drawing.svg import TITLES_FAMILY, Attributes, element, group, path, rect, steps, text

FRAME = 30.0
"""Width of the wooden frame around the sheet."""
TRACK = 100
"""Cells of the score track."""

WIDE = 0.16
"""Space between the letters of a sea's name, of their size."""

Colours = dict[str, str]


def draw_ground(layout: Layout, colours: Colours) -> str:
    ground, (left, top, width, height) = layout.ground, layout.sheet
    land = colours["abroad"] if ground.country else colours["land"]
    thin: Attributes = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    parts = [
        rect(left, top, width, height, fill=colours["sea"]),
        _shores(ground.shores, colours),
        path(ground.graticule, stroke=colours["graticule"], stroke_width=0.5, stroke_opacity=0.1, **thin),
        element("use", href="#land", fill=land, stroke=colours["coast"], stroke_width=0.8),
    ]
    if ground.country:
        parts += [
            element("use", href="#country", fill=colours["land"], stroke=colours["coast"], stroke_width=0.7),
            element(
                "use",
                href="#country",
                fill="none",
                stroke=colours["border"],
                stroke_width=5,
                stroke_opacity=0.16,
                clip_path="url(#inland)",
            ),
        ]
    parts += [
        path(
            ground.borders,
            stroke=colours["border"],
            stroke_width=0.7 if ground.country else 0.5,
            stroke_opacity=0.75 if ground.country else 0.2,
            **(thin | {"stroke_dasharray": "3 1.6 .6 1.6"} if ground.country else thin),
        ),
        path(ground.rivers, stroke=colours["river"], stroke_width=0.9, stroke_opacity=0.75, **thin),
        path(ground.lakes, fill=colours["sea"], stroke=colours["coast"], stroke_width=0.5),
        _hills(layout, colours),
    ]
    return group(*parts, clip_path="url(#sheet)")


def ground_definitions(layout: Layout) -> str:
    left, top, width, height = layout.sheet
    parts = [
        path(layout.ground.land, id="land"),
        element("clipPath", rect(left, top, width, height), id="sheet"),
    ]
    if layout.ground.country:
        parts.append(path(layout.ground.country, id="country"))
        parts.append(element("clipPath", element("use", href="#country"), id="inland"))
    return "".join(parts)


def _shores(lines: Sequence[str], colours: Colours) -> str:
    """The engraver's lines along a coast, wider apart and fainter out at sea, where a shade ends them."""
    shade, outer, *inner = lines
    thin: Attributes = {"stroke": colours["sea_line"], "stroke_width": 0.35}
    return "".join(
        (
            path(shade, fill=colours["sea_line"], fill_opacity=0.09),
            path(outer, fill=colours["sea"], stroke_opacity=0.26, **thin),
            *(
                path(line, fill="none", stroke_opacity=strength, **thin)
                for line, strength in zip(inner, (0.38, 0.52, 0.72), strict=True)
            ),
        )
    )


def _hills(layout: Layout, colours: Colours) -> str:
    """Small hills in the manner of old maps, hatched on the side away from the light."""
    slopes, hatches = [], []
    for x, y, size in layout.ground.hills:
        slopes.append(steps("M{} {}", x - size / 2, y))
        slopes.append(steps("c{} {} {} {} {} {}", *(size * k for k in (0.22, -0.1, 0.3, -0.62, 0.5, -0.62))))
        slopes.append(steps("s{} {} {} {}", *(size * k for k in (0.24, 0.5, 0.5, 0.62))))
        for right, up in ((0.08, 0.48), (0.15, 0.39)):
            hatches.append(steps("M{} {}l{} {}", x + size * right, y - size * up, size * 0.1, size * 0.36))
    land = colours["land"]
    return group(
        path("".join(slopes), fill=land, fill_opacity=0.55, stroke=colours["hill"], stroke_width=0.65),
        path("".join(hatches), fill="none", stroke=colours["hill"], stroke_width=0.5),
        opacity=0.6,
        stroke_linecap="round",
    )


def draw_frame(layout: Layout, colours: Colours) -> str:
    """Wood with two fine brass lines, and between them the score track."""
    left, top, width, height = layout.sheet
    outer = path(
        _box(left - FRAME, top - FRAME, width + 2 * FRAME, height + 2 * FRAME)
        + _box(left, top, width, height),
        fill=colours["wood"],
        fill_rule="evenodd",
    )
    lines = [
        rect(
            left - d,
            top - d,
            width + 2 * d,
            height + 2 * d,
            fill="none",
            stroke=colours["brass"],
            stroke_width=w,
            rx=r,
        )
        for d, w, r in ((2.5, 1.1, 0), (5, 0.5, 1), (25.5, 0.5, 3), (27.5, 1.1, 4))
    ]
    numbers, dots = [], []
    for value, (x, y) in enumerate(track_places(layout)):
        if value % 5:
            dots.append(steps("M{} {}h0", x, y))
        else:
            numbers.append(text(x, y + 3.3, str(value), fill=colours["brass"]))
    dotted: Attributes = {"stroke_width": 2.2, "stroke_linecap": "round", "stroke_opacity": 0.55}
    return "".join(
        (
            outer,
            *lines,
            path("".join(dots), stroke=colours["brass"], **dotted),
            group(*numbers, font_family=TITLES_FAMILY, font_size=10, text_anchor="middle"),
        )
    )


def track_places(layout: Layout) -> list[tuple[float, float]]:
    """Where on the frame each number of points is counted, clockwise from the top left."""
    left, top, width, height = layout.sheet
    middle = FRAME / 2 + 0.25
    across, down = width + 2 * middle, height + 2 * middle
    round_trip = 2 * (across + down)
    places = []
    for value in range(TRACK):
        way = value * round_trip / TRACK
        if way < across:
            x, y = way, 0.0
        elif way < across + down:
            x, y = across, way - across
        elif way < 2 * across + down:
            x, y = 2 * across + down - way, down
        else:
            x, y = 0.0, round_trip - way
        places.append((left - middle + x, top - middle + y))
    return places


def _box(x: float, y: float, width: float, height: float) -> str:
    return steps("M{} {}h{}v{}h{}z", x, y, width, height, -width)


def draw_title(box: Sides, title: str, colours: Colours) -> str:
    x, y, width, height = box
    middle, word = x + width / 2, title.upper()
    size = min(height * 0.42, (width - 22) / (text_width(word, 1, TITLES_FONT) + 0.1 * len(word)))
    base = y + height * 0.54
    ornament = steps("M{} {}h{}", middle - width * 0.3, base + height * 0.14, width * 0.6)
    return group(
        rect(x, y, width, height, rx=3, fill=colours["paper"], stroke=colours["ink"], stroke_width=1.2),
        rect(
            x + 3,
            y + 3,
            width - 6,
            height - 6,
            rx=1.5,
            fill="none",
            stroke=colours["brass"],
            stroke_width=0.9,
        ),
        text(middle + 0.05 * size, base, word, font_size=size, letter_spacing=0.1 * size, font_weight=700),
        path(ornament, stroke=colours["brass"], stroke_width=0.8),
        path(
            "M0-2.6L2.2 0 0 2.6-2.2 0z",
            transform=steps("translate({} {})", middle, base + height * 0.14),
            fill=colours["ink"],
        ),
        text(middle, base + height * 0.36, "1901", font_size=height * 0.2, letter_spacing=height * 0.06),
        font_family=TITLES_FAMILY,
        text_anchor="middle",
        fill=colours["text"],
    )


def draw_waters(layout: Layout, colours: Colours) -> str:
    """The names of the seas, in capitals set wide."""
    names = [
        text(x, y, name, font_size=size, letter_spacing=size * WIDE) for x, y, size, name in layout.waters
    ]
    return group(*names, font_family=TITLES_FAMILY, text_anchor="middle", fill=colours["water_text"])


def draw_compass(place: tuple[float, float, float], colours: Colours) -> str:
    x, y, radius = place
    r = radius * 0.8
    parts = [
        element("circle", r=r * 0.72, fill="none", stroke=colours["ink"], stroke_width=0.5),
        element("circle", r=r * 0.66, fill="none", stroke=colours["brass"], stroke_width=1),
    ]
    for turn, long in (
        (45, 0.6),
        (135, 0.6),
        (225, 0.6),
        (315, 0.6),
        (0, 1.0),
        (90, 1.0),
        (180, 1.0),
        (270, 1.0),
    ):
        tip, waist = r * long, r * 0.16
        c, s = cos(radians(45)) * waist, sin(radians(45)) * waist
        for side, paint in ((1, colours["ink"]), (-1, colours["paper"])):
            parts.append(
                path(
                    steps("M0 0L0 {}L{} {}z", -tip, side * c, -s),
                    transform=f"rotate({turn})",
                    fill=paint,
                    stroke=colours["ink"],
                    stroke_width=0.5,
                    stroke_linejoin="round",
                )
            )
    parts.append(
        text(
            0,
            -r - 2.5,
            "N",
            text_anchor="middle",
            font_family=TITLES_FAMILY,
            font_weight=700,
            font_size=radius * 0.34,
            fill=colours["text"],
        )
    )
    return group(*parts, transform=steps("translate({} {})", x, y + radius * 0.1), opacity=0.85)


def draw_points(box: Sides, points: list[tuple[int, int]], colours: Colours) -> str:
    """A table of lengths, as rows of spaces, and what they score."""
    x, y, width, height = box
    step = (height - 12) / len(points)
    longest = max(length for length, _ in points)
    size = (width - 40) / longest
    parts = [
        rect(x, y, width, height, rx=3, fill=colours["paper"], stroke=colours["ink"], stroke_width=1),
        rect(
            x + 2.5,
            y + 2.5,
            width - 5,
            height - 5,
            rx=1.5,
            fill="none",
            stroke=colours["brass"],
            stroke_width=0.8,
        ),
    ]
    for row, (length, value) in enumerate(points):
        middle = y + 6 + (row + 0.5) * step
        for i in range(length):
            spot = steps("translate({} {})", x + 9 + (i + 0.5) * size, middle)
            parts.append(
                group(draw_space("grey", "rail", size - 1.2, 5, outline=colours["outline"]), transform=spot)
            )
        parts.append(
            text(x + width - 9, middle + 3.9, str(value), font_size=min(12, step * 0.85), text_anchor="end")
        )
    return group(*parts, font_family=TITLES_FAMILY, font_weight=700, fill=colours["text"])
