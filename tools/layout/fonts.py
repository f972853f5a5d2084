"""Widths and heights of the characters that names use, measured in the real fonts."""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

FONTS = {"Fira Sans Condensed": ("fira-sans-condensed", 500), "Old Standard TT": ("old-standard-tt", 700)}
SUBSETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")


def measure(modules: Path, characters: set[str]) -> dict[str, dict[str, list[int]]]:
    return {font: _measure(modules, *source, characters) for font, source in FONTS.items()}


def _measure(modules: Path, package: str, weight: int, characters: set[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for subset in SUBSETS:
        name = f"{package}-{subset}-{weight}-normal.woff"
        path = modules / "@fontsource" / package / "files" / name
        if not path.exists():
            continue
        font = TTFont(path)
        glyphs, names, per_em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
        for char in characters:
            if ord(char) in names and char not in found:
                glyph = glyphs[names[ord(char)]]
                pen = BoundsPen(glyphs)
                glyph.draw(pen)
                low, high = (pen.bounds[1], pen.bounds[3]) if pen.bounds else (0, 0)
                found[char] = [round(value * 1000 / per_em) for value in (glyph.width, low, high)]
    return dict(sorted(found.items()))


def write(modules: Path, characters: set[str], target: Path) -> None:
    metrics = measure(modules, characters)
    fonts = ",\n".join(
        f' "{font}": {json.dumps(table, ensure_ascii=False, separators=(",", ":"))}'
        for font, table in metrics.items()
    )
    target.write_text(f"{{\n{fonts}\n}}\n", encoding="utf-8")
