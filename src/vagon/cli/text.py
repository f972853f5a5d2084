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
    return [
        gap.join(padded(cell, *shape) for cell, *shape in zip(row, widths, sides, strict=True)).rstrip()
        for row in rows
    ]


def padded(text: str, size: int, side: str = "<") -> str:
    """`text` with blanks after it, or before it for the side `>`; colours take no room."""
    blanks = " " * (size - width(text))
    return blanks + text if side == ">" else text + blanks


def width(text: str) -> int:
    return len(_ESCAPE.sub("", text))


def in_columns(cells: Sequence[str], room: int, gap: int = 3) -> list[str]:
    """The cells in as many equal columns as there is room for, read downwards."""
    widest = max(map(width, cells), default=0)
    number = max(1, (room + gap) // (widest + gap))
    height = -(-len(cells) // number)
    lines = [cells[line::height] for line in range(height)]
    return [(" " * gap).join(padded(cell, widest) for cell in line).rstrip() for line in lines]


def wrapped(parts: Sequence[str], room: int, separator: str = "  ") -> list[str]:
    """The parts side by side, in lines of at most `room` characters unless a part alone is longer."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}{separator}{part}" if lines[-1] else part
        if lines[-1] and width(longer) > room:
            lines[-1] += separator.rstrip()
            lines.append(part)
        else:
            lines[-1] = longer
    return lines


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a, b and c`; `nothing` if there is none."""
    if not parts:
        return "nothing"
    return f" {last} ".join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def counted(number: int, noun: str, plural: str = "") -> str:
    """`1 ticket`, `2 tickets`."""
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"
