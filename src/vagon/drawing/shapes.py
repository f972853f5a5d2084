"""Colours and outlines of the pieces, from `shapes.json`, which the browser reads as well."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

THEMES: Final = ("day", "night")


@cache
def shapes() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        files("vagon.drawing").joinpath("shapes.json").read_text(encoding="utf-8")
    )
    return data


def theme(name: str) -> dict[str, str]:
    """The colours of the paper and its ink."""
    colours: dict[str, str] = shapes()["themes"][name]
    return colours


def fill(colour: str) -> str:
    """Of a card, a space or a piece."""
    return str(shapes()["colours"][colour])


def on(colour: str) -> str:
    """The ink that shows on a fill."""
    return str(shapes()["on_colour"][colour])


def mark_path(kind: str) -> str:
    """The outline of a card's mark, within 5 units around the origin."""
    return str(shapes()["marks"][kind])
