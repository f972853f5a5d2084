"""The pieces of the game, each drawn around the origin unless it says otherwise."""

from __future__ import annotations

from vagon.drawing import shapes
from vagon.drawing.geometry import BORDER
from vagon.drawing.svg import (
    NAMES_FAMILY,
    TITLES_FAMILY,
    Attributes,
    element,
    group,
    number,
    path,
    rect,
    steps,
    text,
)

CARD = (200.0, 128.0)
"""Width and height of cards and tickets."""
LETTERS = "ABCDE"
"""Of the players, in the order of the map's player colours."""
_INK = "#131217"
_BRASS = "#c8a75d"
_WOOD = "#2b2118"
_WHITE = "#fcfcf8"


def draw_mark(kind: str, size: float = 10, colour: str | None = None, turn: float = 0) -> str:
    """The mark of a card's kind, `size` units high, turned by `turn` degrees."""
    ink = colour or (shapes.on(kind) if kind != "locomotive" else _INK)
    placed = steps("rotate({}) scale({})", turn, size / 10) if turn else steps("scale({})", size / 10)
    return path(shapes.mark_path(kind), fill=ink, fill_rule="evenodd", transform=placed)


def draw_space(
    colour: str,
    kind: str,
    length: float,
    height: float,
    *,
    locomotive: bool = False,
    outline: str = _INK,
    turn: float = 0,
) -> str:
    """A space along the x axis. `locomotive`: one is owed here.

    The mark stands upright once the space is turned by `turn` degrees.
    """
    radius = height / 2 if kind == "ferry" else 1.4
    parts = []
    if kind == "tunnel":
        parts.append(_portal(length + 2 * BORDER, height + 2 * BORDER, outline))
    parts.append(
        rect(
            -length / 2,
            -height / 2,
            length,
            height,
            rx=radius,
            fill=shapes.fill(colour),
            stroke=outline,
            stroke_width=0.7,
        )
    )
    if kind == "ferry":
        inner = height - 2.4
        parts.append(
            rect(
                -length / 2 + 1.2,
                -inner / 2,
                length - 2.4,
                inner,
                rx=inner / 2,
                fill="none",
                stroke=_INK,
                stroke_width=0.35,
                stroke_opacity=0.6,
            )
        )
    if locomotive:
        parts.append(element("circle", r=height * 0.48, fill=_WHITE, stroke=_INK, stroke_width=0.7))
        parts.append(draw_mark("locomotive", height * 0.8, turn=-turn))
    elif colour != "grey":
        parts.append(draw_mark(colour, height * 0.74, turn=-turn))
    return "".join(parts)


def _portal(length: float, height: float, outline: str) -> str:
    return rect(
        -length / 2,
        -height / 2,
        length,
        height,
        rx=2,
        fill="none",
        stroke=outline,
        stroke_width=1.1,
        stroke_opacity=0.85,
        stroke_dasharray="2.3 1.5",
    )


def draw_wagon(colour: str, letter: str, length: float, height: float) -> str:
    """A player's wagon along the x axis, to be put onto a space: buffers, lit roof, hatch and letter."""
    high = height + 0.7
    x, y = -length / 2, -high / 2
    buffers = path(
        steps("M{} {}v{}m{} {}v{}", x - 1.3, y + 2, high - 4, length + 2.6, 4 - high, high - 4)
        + steps("M{} 0h{}", x - 1.3, length + 2.6),
        stroke=_INK,
        stroke_width=0.9,
        fill="none",
    )
    shadow = rect(x - 0.2, y + 1, length + 1.6, high + 0.5, rx=2, fill="#000", fill_opacity=0.4)
    body = rect(
        x,
        y,
        length,
        high,
        rx=1.8,
        fill=shapes.fill(colour),
        stroke=_WHITE,
        stroke_width=1.7,
        paint_order="stroke",
    )
    hatch = rect(x + 0.6, y + 0.6, length - 1.2, high - 1.2, rx=1.2, fill=f"url(#hatch-{colour})")
    roof = rect(x + 0.6, y + 0.6, length - 1.2, high * 0.26, rx=1.2, fill=_WHITE, fill_opacity=0.34)
    edge = rect(x, y, length, high, rx=1.8, fill="none", stroke=_INK, stroke_width=0.8)
    plate = rect(-high * 0.42, y + 0.8, high * 0.84, high - 1.6, rx=1.6, fill=shapes.fill(colour))
    name = draw_letter(0, high * 0.27, letter, high * 0.78, colour)
    return buffers + shadow + body + hatch + roof + edge + plate + name


def draw_letter(x: float, y: float, letter: str, size: float, colour: str) -> str:
    """A player's letter, on a piece of their colour."""
    return text(
        x,
        y,
        letter,
        text_anchor="middle",
        font_size=size,
        font_family=NAMES_FAMILY,
        font_weight=700,
        fill=shapes.on(colour),
    )


def hatch_patterns() -> str:
    """Definitions of the hatches that `draw_wagon` refers to."""
    return "".join(
        element(
            "pattern",
            path(d, fill="none", stroke=shapes.on(colour), stroke_width=0.9, stroke_opacity=0.5),
            id=f"hatch-{colour}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
            patternTransform="scale(.5)",
        )
        for colour, d in shapes.shapes()["hatches"].items()
    )


def draw_station(colour: str, letter: str) -> str:
    """A small building with the player's flag, about 16 units wide and 20 high."""
    parts, body, ink = shapes.shapes()["station"], shapes.fill(colour), shapes.on(colour)
    halo = path(
        parts["wall"] + parts["roof"] + parts["tower"],
        fill=_WHITE,
        stroke=_WHITE,
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    walls = path(parts["wall"], fill=body, stroke=_INK, stroke_width=0.8)
    roof = path(
        parts["roof"] + parts["tower"], fill=_WHITE, stroke=_INK, stroke_width=0.8, stroke_linejoin="round"
    )
    doors = path(parts["lines"], fill="none", stroke=ink, stroke_width=0.8)
    pole = path("M0-11V-17.5", stroke=_INK, stroke_width=0.8)
    flag = rect(0.2, -18, 8.4, 5.8, fill=body, stroke=_INK, stroke_width=0.7)
    name = draw_letter(4.4, -13.4, letter, 5, colour)
    return halo + walls + roof + doors + pole + flag + name


def draw_passenger(colour: str) -> str:
    """A figure in its own hat, with its feet at the origin; 6 units wide, 11 high."""
    data = shapes.shapes()
    body, hat = shapes.fill(colour), data["hats"][colour]
    edge: Attributes = {"stroke": _INK, "stroke_width": 0.55, "stroke_linejoin": "round"}
    halo = path(
        data["figure"]["body"] + data["figure"]["head"] + hat,
        stroke=_WHITE,
        stroke_width=1.8,
        fill=_WHITE,
        stroke_linejoin="round",
    )
    return (
        halo
        + path(data["figure"]["body"], fill=body, **edge)
        + path(data["figure"]["head"], fill="#f0d9b5", **edge)
        + path(hat, fill=body, **edge)
    )


def draw_card(kind: str) -> str:
    """A train card from the origin to the right and down, of the size `CARD`."""
    width, height = CARD
    is_locomotive = kind == "locomotive"
    back = "#f3ead2" if is_locomotive else shapes.fill(kind)
    ink = _INK if is_locomotive else shapes.on(kind)
    parts = [
        rect(1, 1, width - 2, height - 2, rx=11, fill=back, stroke=_INK, stroke_width=2),
        rect(
            7,
            7,
            width - 14,
            height - 14,
            rx=7,
            fill="none",
            stroke=ink,
            stroke_width=0.8,
            stroke_opacity=0.75,
        ),
    ]
    if is_locomotive:
        parts.append(_eight_stripes(width, height))
    parts.append(group(_card_wagon(kind, ink), transform="translate(38 42) scale(1.24)"))
    parts.append(path(f"M20 {height - 29}H{width - 20}", stroke=ink, stroke_width=1.1))
    for x, y in ((24, 24), (width - 24, height - 24)):
        plate = element("circle", r=12.5, fill=back, stroke=ink, stroke_width=0.9)
        parts.append(group(plate, draw_mark(kind, 15, ink), transform=f"translate({number(x)} {number(y)})"))
    return "".join(parts)


def draw_card_back() -> str:
    """What all cards show from behind: rails, and a star over them."""
    brass: Attributes = {"fill": "none", "stroke": _BRASS}
    width, height = CARD
    rails = "M20 82C60 82 84 46 124 46S170 46 180 46M20 92C64 92 88 56 124 56H180"
    return (
        rect(1, 1, width - 2, height - 2, rx=11, fill=_WOOD, stroke=_INK, stroke_width=2)
        + rect(8, 8, width - 16, height - 16, rx=7, stroke_width=1.6, **brass)
        + rect(12, 12, width - 24, height - 24, rx=5, stroke_width=0.7, **brass)
        + path(rails, stroke_width=1.4, opacity=0.7, **brass)
        + element("circle", cx=62, cy=42, r=17, stroke_width=1.6, **brass)
        + group(draw_mark("locomotive", 23.6, _BRASS), transform="translate(62 42)")
    )


def draw_badge(colour: str, letter: str) -> str:
    """A player's mark: colour, hatch and letter as on the wagons, 20 units wide and high."""
    plate: Attributes = {"x": 0.75, "y": 0.75, "width": 18.5, "height": 18.5, "rx": 4}
    return (
        element("rect", fill=shapes.fill(colour), **plate)
        + element("rect", fill=f"url(#hatch-{colour})", **plate)
        + element("rect", fill="none", stroke=_INK, stroke_width=1.5, **plate)
        + rect(4.6, 3.2, 10.8, 13.6, rx=3, fill=shapes.fill(colour))
        + draw_letter(10, 14.6, letter, 13, colour)
    )


def _eight_stripes(width: float, height: float) -> str:
    """All colours and their marks, along the foot of the locomotive's card."""
    colours = list(shapes.shapes()["cards"])[:-1]
    step = (width - 68) / len(colours)
    parts = []
    for i, colour in enumerate(colours):
        x = 20 + i * step
        parts.append(rect(x, height - 26, step, 14, fill=shapes.fill(colour), stroke=_INK, stroke_width=0.7))
        spot = f"translate({number(x + step / 2)} {number(height - 19)})"
        parts.append(group(draw_mark(colour, 9.5), transform=spot))
    return "".join(parts)


def _card_wagon(kind: str, ink: str) -> str:
    data = shapes.shapes()
    wagon = data["wagons"][data["cards"][kind]]
    paper = "#f3ead2" if kind == "locomotive" else shapes.fill(kind)
    line: Attributes = {
        "stroke": ink,
        "stroke_width": 1.3,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    return (
        path(wagon["wheels"], fill=paper, **line)
        + path(wagon["body"], fill=ink, fill_opacity=0.1, **line)
        + path(wagon["lines"], fill="none", **(line | {"stroke_width": 0.9}))
        + path(data["frame"], fill=ink)
    )


def draw_value(x: float, y: float, points: int, size: float, ink: str) -> str:
    """A number in the face of titles."""
    return text(
        x,
        y,
        str(points),
        text_anchor="middle",
        font_family=TITLES_FAMILY,
        font_weight=700,
        font_size=size,
        fill=ink,
    )
