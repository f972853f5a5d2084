"""Renews the icons of the browser client that are no SVG, from the one that is: `python tools/icons.py`.

Needs resvg-py and Pillow. Systems that install the client as a program want bitmaps, and one that they may
cut into a shape of their own: there the picture lies within the circle that every shape leaves, on a ground
without corners.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from PIL import Image
from resvg_py import svg_to_bytes

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public"
COLOURS = 64
"""As many as the edges of so few shapes need."""
SAFE = 0.7
"""At which the corners of the picture's frame are within four fifths of the width from each other."""


def maskable(svg: str) -> str:
    """The icon on a ground that fills the square."""
    found = re.search(r'<svg[^>]*viewBox="0 0 (\d+) \d+"[^>]*><rect[^>]*fill="([^"]+)"/>(.*)</svg>', svg)
    assert found is not None
    size, ground, rest = int(found[1]), found[2], found[3]
    margin = size * (1 - SAFE) / 2
    inner = f'<g transform="translate({margin:g} {margin:g}) scale({SAFE})">{rest}</g>'
    rect = f'<rect width="{size}" height="{size}" fill="{ground}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{rect}{inner}</svg>'


def draw(svg: str, size: int) -> bytes:
    picture = Image.open(BytesIO(svg_to_bytes(svg_string=svg, width=size, height=size)))
    buffer = BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    for name, drawing, size in (
        ("icon-192", svg, 192),
        ("icon-512", svg, 512),
        ("icon-maskable-512", maskable(svg), 512),
    ):
        (FOLDER / f"{name}.png").write_bytes(draw(drawing, size))


if __name__ == "__main__":
    main()
