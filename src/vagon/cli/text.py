"""Plain text for people: tables, lists, numbers with their nouns."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from typing import Final

MAX_ROOM: Final = 100

_ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")


def room() -> int:
    """Characters in a line: those of the terminal, but no more than can be read well."""
    return min(shutil.get_terminal_size().columns, MAX_ROOM)


def table(rows: Sequence[Sequence[str]], align: str = "", gap: str = "  ") -> list[str]:
    """Lines with aligned columns; `align` has `<` or `>` for each column and goes on with its last."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    sides = align.ljust(len(widths), align[-1:] or "<")
    shapes = list(zip(widths, sides, strict=True))
    return [
        gap.join(padded(cell, size, side) for cell, (size, side) in zip(row, shapes, strict=True)).rstrip()
        for row in rows
    ]


def padded(text: str, size: int, side: str = "<") -> str:
    """`text` with blanks after it, or before it for the side `>`; colours take no room."""
    blanks = " " * (size - width(text))
    return blanks + text if side == ">" else text + blanks


def width(text: str) -> int:
    return len(_ESCAPE.sub("", text))


def in_columns(cells: Sequence[str], room: int, gap: str = "   ") -> list[str]:
    """The cells in as many columns as there is room for, read downwards."""
    for number in range(len(cells), 1, -1):
        height = -(-len(cells) // number)
        columns = [cells[first : first + height] for first in range(0, len(cells), height)]
        columns[-1] = [*columns[-1], *[""] * (height - len(columns[-1]))]
        lines = table(list(zip(*columns, strict=True)), gap=gap)
        if max(map(width, lines)) <= room:
            return lines
    return list(cells)


def wrapped(parts: Sequence[str], room: int, separator: str = "  ") -> list[str]:
    """The parts side by side, in lines of at most `room` characters unless a part alone is longer."""
    lines: list[str] = []
    for part in parts:
        if lines and width(longer := f"{lines[-1]}{separator}{part}") <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    end = separator.rstrip()
    return [*(line + end for line in lines[:-1]), *lines[-1:]]


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a, b and c`; `nothing` if there is none."""
    if not parts:
        return "nothing"
    return f" {last} ".join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def counted(number: int, noun: str, plural: str = "") -> str:
    """`1 ticket`, `2 tickets`."""
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"
