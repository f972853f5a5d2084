"""Colours on a terminal. They decorate: everything also stands there as a mark or a word."""

from __future__ import annotations

import os
from typing import Final, TextIO

from vagon.locales import ENGLISH, Words, words
from vagon.table.actions import CARD_NAMES

MARKS: Final = dict(zip(CARD_NAMES, "◆○▲✱■✚♥♣★", strict=True))
"""Of the kinds of cards, as on the cards themselves."""

_BACKGROUNDS: Final = {
    "violet": "48;5;133;38;5;231",
    "white": "48;5;255;38;5;16",
    "blue": "48;5;26;38;5;231",
    "yellow": "48;5;220;38;5;16",
    "orange": "48;5;208;38;5;16",
    "black": "48;5;236;38;5;231",
    "red": "48;5;160;38;5;231",
    "green": "48;5;28;38;5;231",
    "locomotive": "48;5;95;38;5;231;1",
}


def has_colours(stream: TextIO) -> bool:
    """Whether to write colours: on a terminal that knows them, unless the user does not want any."""
    environment = os.environ
    return stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


class Palette:
    """Text in colours, or as it is if there are to be none."""

    def __init__(self, has_colours: bool, say: Words | None = None) -> None:
        self.has_colours = has_colours
        self.say = say or words(ENGLISH)

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.has_colours else text

    def bold(self, text: str) -> str:
        return self.paint(text, "1")

    def faint(self, text: str) -> str:
        return self.paint(text, "2")

    def good(self, text: str) -> str:
        return self.paint(text, "32")

    def card(self, name: str) -> str:
        """A card as its mark and its name."""
        text = f"{MARKS[name]} {self.say('card-name', colour=name)}"
        return self.paint(f" {text} ", _BACKGROUNDS[name]) if self.has_colours else text
