"""Pictures of a game as a seat knows it: lines of text, SVG, or pixels."""

from __future__ import annotations

import io
import sys
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from vagon.drawing import draw_board, layout_of
from vagon.drawing.ground import draw_ground
from vagon.drawing.shapes import theme
from vagon.env.needs import missing_package
from vagon.maps import Map
from vagon.table.views import View

if TYPE_CHECKING:
    from PIL.Image import Image

Pixels = NDArray[np.uint8]

MODES: Final = ("human", "ansi", "svg", "rgb_array")
"""`human` prints the text of `ansi` after every step."""
WIDTH: Final = 800
"""Of the pixels; the height follows."""
# Where the fonts that the picture names are missing.
_FONTS: Final[dict[str, Any]] = (
    {"sans_serif_family": "DejaVu Sans", "serif_family": "DejaVu Serif"} if sys.platform == "linux" else {}
)


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render modes are {', '.join(MODES)}, not {mode!r}")


def render(seen: View, mode: str) -> str | Pixels | None:
    """The game in a mode; None if it was printed."""
    if mode == "svg":
        return draw_svg(seen)
    if mode == "rgb_array":
        return draw_pixels(seen)
    if mode == "ansi":
        return describe(seen)
    sys.stdout.write(describe(seen))
    return None


def draw_svg(seen: View) -> str:
    return draw_board(seen.map, layout_of(seen.map), view=seen)


def draw_pixels(seen: View) -> Pixels:
    """The picture as red, green and blue; the land under the pieces is painted once and kept."""
    picture = ground_of(seen.map).copy()
    picture.alpha_composite(paint(draw_svg(seen).replace(ground_svg(seen.map), "")))
    return np.asarray(picture.convert("RGB"))


def ground_svg(game_map: Map) -> str:
    return draw_ground(layout_of(game_map), theme("day"))


@cache
def ground_of(game_map: Map) -> Image:
    """Land and sea alone, which take ten times as long as everything upon them."""
    empty = draw_board(game_map, layout_of(game_map))
    ground = ground_svg(game_map)
    start = empty.index(ground) + len(ground)
    return paint(empty[:start] + "</svg>")


def paint(svg: str) -> Image:
    try:
        from PIL.Image import open as open_image
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as missing:
        raise missing_package(missing, "env") from None
    return open_image(io.BytesIO(svg_to_bytes(svg_string=svg, width=WIDTH, **_FONTS))).convert("RGBA")


def describe(seen: View) -> str:
    """The situation in a few lines."""
    deciding = "the game is over" if seen.phase == "over" else f"player_{seen.deciding}: {seen.phase}"
    last = f", {seen.last_turns} last turns" if seen.last_turns else ""
    lines = [f"{seen.map.name}, {seen.turns} turns{last}; {deciding}"]
    row = " ".join(card or "-" for card in seen.row)
    lines.append(f"row: {row}; deck {seen.deck}, discards {seen.discards}")
    if seen.payment:
        lines.append(f"paying for {seen.payment.route or seen.payment.city}")
    for number, seat in enumerate(seen.seats):
        facts = [f"{seat.points} points", f"{seat.wagons} wagons", f"{seat.cards} cards"]
        facts += [f"{seat.tickets} tickets"] if seat.tickets is not None else []
        facts += [f"stations {' '.join(seat.stations)}"] if seat.stations else []
        facts += [f"{sum(seat.passengers.values())} passengers"] if seat.passengers else []
        facts += [f"routes {' '.join(seat.routes)}"] if seat.routes else []
        lines.append(f"player_{number}: {', '.join(facts)}")
    if seen.own:
        hand = ", ".join(f"{count} {card}" for card, count in seen.own.hand.items()) or "no cards"
        lines.append(f"hand of player_{seen.seat}: {hand}")
        lines.append(f"tickets of player_{seen.seat}: {' '.join(seen.own.tickets) or 'none'}")
        lines += [f"offered: {' '.join(seen.own.offered)}"] if seen.own.offered else []
    return "\n".join(lines) + "\n"
