"""Where things on a board end: outlines of spaces and names, and whether two of them touch."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import cos, hypot, radians, sin
from typing import Final

NAMES_FONT: Final = "Fira Sans Condensed"
TITLES_FONT: Final = "Old Standard TT"
BORDER: Final = 1.6
"""What a tunnel's portal adds around a space."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@cache
def _glyphs(font: str) -> dict[str, tuple[int, int, int]]:
    """Advance, lowest and highest point of each character that names use, in thousandths of the size."""
    metrics = json.loads(files("vagon.drawing").joinpath("metrics.json").read_text(encoding="utf-8"))
    return {char: (advance, low, high) for char, (advance, low, high) in metrics[font].items()}


def text_width(text: str, size: float, font: str = NAMES_FONT) -> float:
    glyphs = _glyphs(font)
    return sum(glyphs[char][0] for char in text) * size / 1000


def text_box(text: str, x: float, y: float, size: float, font: str = NAMES_FONT) -> Box:
    """The ink of `text` that starts at x on the baseline y."""
    glyphs = [_glyphs(font)[char] for char in text]
    high, low = max(glyph[2] for glyph in glyphs), min(glyph[1] for glyph in glyphs)
    return x, y - high * size / 1000, x + text_width(text, size, font), y - low * size / 1000


def box_corners(box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def space_corners(x: float, y: float, angle: float, length: float, height: float) -> list[Point]:
    """The corners of a rectangle around (x, y), turned by `angle` degrees."""
    c, s = cos(radians(angle)), sin(radians(angle))
    halves = [
        (length / 2, height / 2),
        (-length / 2, height / 2),
        (-length / 2, -height / 2),
        (length / 2, -height / 2),
    ]
    return [(x + c * u - s * v, y + s * u + c * v) for u, v in halves]


def distance(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Between two convex outlines; 0 if they overlap."""
    if not _is_apart(one, other):
        return 0.0
    return min(
        _to_segment(point, a, b)
        for first, second in ((one, other), (other, one))
        for point in first
        for a, b in zip(second, [*second[1:], second[0]], strict=True)
    )


def distance_to_point(outline: Sequence[Point], point: Point) -> float:
    """From a convex outline; 0 inside."""
    return distance(outline, [point]) if len(outline) > 2 else 0.0


def _is_apart(one: Sequence[Point], other: Sequence[Point]) -> bool:
    for outline in (one, other):
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            nx, ny = by - ay, ax - bx
            if nx == ny == 0:
                continue
            first = [nx * x + ny * y for x, y in one]
            second = [nx * x + ny * y for x, y in other]
            if max(first) < min(second) or max(second) < min(first):
                return True
    return False


def _to_segment(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square))
    return hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def bounds(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
