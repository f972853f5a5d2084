"""Pictures of fewer elements: shapes that look alike become one path.

A browser takes longer for an element than for dozens of points of a path.
"""

from __future__ import annotations

import cmath
import re
from collections import defaultdict
from collections.abc import Iterator
from math import radians
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TRANSFORM: Final = re.compile(r"(\w+)\(([^)]*)\)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}
_FORM: Final = {
    "path": ("d",),
    "rect": ("x", "y", "width", "height", "rx"),
    "circle": ("cx", "cy", "r"),
}
"""The attributes that tell where a shape is, and not how it looks."""

Style = tuple[tuple[str, str], ...]


class Place(NamedTuple):
    """Where something lies: each point z of it at turn · z + shift, in the complex plane."""

    turn: complex = 1 + 0j
    shift: complex = 0j

    def within(self, outer: Place) -> Place:
        return Place(outer.turn * self.turn, outer.of(self.shift))

    def of(self, point: complex) -> complex:
        return self.turn * point + self.shift


class Step(NamedTuple):
    """A step of a path by the points it goes to; `arc` has radius, rotation and flags of an arc."""

    kind: str
    points: list[complex]
    arc: tuple[float, ...] = ()


def merge(root: Element) -> None:
    """Draw all shapes of a look in one path, if they lie equally high in their groups.

    Groups of shapes must not lie on one another: only within them is kept what covers what. Shapes that are
    in no group come to lie under all others.
    """
    paths: dict[tuple[int, Style], list[str]] = defaultdict(list)
    for group in root.findall("g"):
        root.remove(group)
        for shapes, place in _innermost(group, Place()):
            for height, shape in enumerate(shapes):
                outline = _moved(_outline(shape), _place(shape).within(place))
                paths[height, _style(shape)].append(outline)
    for (_, style), outlines in sorted(paths.items(), key=lambda path: path[0][0]):
        SubElement(root, "path", dict(style), d="".join(outlines))


def _innermost(group: Element, outer: Place) -> Iterator[tuple[Element, Place]]:
    """The groups that hold shapes, and where they lie."""
    place = _place(group).within(outer)
    if group[0].tag in _FORM:
        yield group, place
    else:
        for child in group:
            yield from _innermost(child, place)


def _style(shape: Element) -> Style:
    return tuple(item for item in shape.attrib.items() if item[0] not in (*_FORM[shape.tag], "transform"))


def _place(element: Element) -> Place:
    place = Place()
    for name, words in _TRANSFORM.findall(element.get("transform", "")):
        values = [float(word) for word in words.split()]
        match name:
            case "translate":
                inner = Place(shift=complex(*values))
            case "rotate":
                inner = Place(turn=cmath.rect(1, radians(*values)))
            case "scale":
                inner = Place(turn=complex(*values))
            case _:
                raise ValueError(f"{name} is not known to keep the form of a shape")
        place = inner.within(place)
    return place


def _outline(shape: Element) -> str:
    """A shape as a path that starts where a browser starts to draw the shape: dashes begin there."""
    if shape.tag == "path":
        return shape.attrib["d"]
    form = [float(shape.get(key, 0)) for key in _FORM[shape.tag]]
    if shape.tag == "circle":
        x, y, r = form
        return f"M{x + r} {y}a{r} {r} 0 0 1 {-2 * r} 0a{r} {r} 0 0 1 {2 * r} 0z"
    x, y, width, height, r = form
    across, down, arc = width - 2 * r, height - 2 * r, f"a{r} {r} 0 0 1"
    there, back = (
        f"h{across}{arc} {r} {r}v{down}{arc} {-r} {r}",
        f"h{-across}{arc} {-r} {-r}v{-down}{arc} {r} {-r}",
    )
    return f"M{x + r} {y}{there}{back}z"


def _moved(d: str, place: Place) -> str:
    """The path at its place, written by distances: equal shapes are equal words then, and pack well."""
    parts = []
    pen = start = 0j
    for kind, points, arc in _steps(d):
        numbers = [abs(place.turn) * arc[0], abs(place.turn) * arc[1], *arc[2:]] if arc else []
        origin = 0j if kind == "M" else pen
        for point in points:
            # From where the pen is by what was written: what rounding leaves out does not add up.
            away = place.of(point) - origin
            pen = origin + complex(round(away.real, 2), round(away.imag, 2))
            numbers += [away.real, away.imag]
        if kind == "M":
            start = pen
        elif kind == "Z":
            pen = start
        letter = kind if kind == "M" else kind.lower()
        parts.append(letter + " ".join(f"{round(value, 2):g}" for value in numbers).replace(" -", "-"))
    return "".join(parts)


def _steps(d: str) -> Iterator[Step]:
    """The steps of a path, with all points from the origin."""
    words = _TOKEN.findall(d)
    command, at, start = "", 0j, 0j
    while words:
        if words[0].isalpha():
            command = words.pop(0)
        kind, base = command.upper(), at if command.islower() else 0j
        numbers = [float(words.pop(0)) for _ in range(_ARGUMENTS[kind])]
        arc: tuple[float, ...] = ()
        match kind:
            case "H":
                kind, points = "L", [complex(base.real + numbers[0], at.imag)]
            case "V":
                kind, points = "L", [complex(at.real, base.imag + numbers[0])]
            case "Z":
                points = [start]
            case _:
                if kind == "A":
                    arc, numbers = tuple(numbers[:5]), numbers[5:]
                points = [base + complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        at = points[-1]
        if kind == "M":
            start, command = at, "l" if command == "m" else "L"
        yield Step(kind, [] if kind == "Z" else points, arc)
