"""Renews the pictures in docs/images: `python tools/pictures.py [NAME...]`.

Needs vagon, Pillow, npm (for the fonts) and Chromium. The fonts are fetched into a temporary folder, or into
that named by VAGON_NPM to keep them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tools"))

from layout.atlas import install  # noqa: E402

from vagon.drawing import draw_board, draw_card, draw_ticket, load_layout  # noqa: E402
from vagon.drawing.pieces import CARD  # noqa: E402
from vagon.drawing.svg import document, group  # noqa: E402
from vagon.maps import load_map  # noqa: E402
from vagon.rules.constants import GREEDY  # noqa: E402
from vagon.rules.playout import choose  # noqa: E402
from vagon.rules.random import Stream, seed_key  # noqa: E402
from vagon.table.actions import actions_of  # noqa: E402
from vagon.table.boards import board_of  # noqa: E402
from vagon.table.game import Game  # noqa: E402

TARGET = ROOT / "docs/images"
WIDTH = 1400
MAX_BYTES = 340_000
FAMILIES = {
    "fira-sans-condensed": ("Fira Sans Condensed", (500, 700)),
    "old-standard-tt": ("Old Standard TT", (400, 700)),
}
RANGES = {
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F",
    "latin-ext": "U+0100-02BA,U+1E00-1E9F",
    "cyrillic": "U+0400-045F,U+0490-0491",
}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
]


def board(name: str, theme: str = "day") -> str:
    return draw_board(load_map(name), load_layout(name), theme=theme)


def game(name: str, seed: int, decisions: int, theme: str = "day") -> str:
    """A game of four that has got somewhere, with stations where there are any."""
    played = Game(name, 4, seed=seed)
    stream = Stream(seed_key(seed))
    texts = actions_of(board_of(played.map))
    for number in range(decisions):
        stations = [action for action in played.legal() if texts.text(action).startswith("station ")]
        take_station = stations and number % 60 == 50
        played.play(
            stations[stream.below(len(stations))] if take_station else choose(played.state, stream, GREEDY)
        )
    return draw_board(played.map, load_layout(name), view=played.view(None), theme=theme)


def cards() -> str:
    """The nine train cards and a ticket of each map."""
    kinds = ["violet", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive"]
    drawn = [draw_card(kind) for kind in kinds]
    for name, number in (("europe", 3), ("europe", 41), ("germany", 60)):
        game_map = load_map(name)
        drawn.append(
            draw_ticket(game_map, load_layout(name), game_map.tickets[number % len(game_map.tickets)])
        )
    width, height = CARD[0] + 14, CARD[1] + 14
    placed = [
        group(card, transform=f"translate({i % 4 * width + 14:g} {i // 4 * height + 14:g})")
        for i, card in enumerate(drawn)
    ]
    return document("".join(placed), 0, 0, 4 * width + 14, 3 * height + 14, "cards")


PICTURES: dict[str, Callable[[], str]] = {
    "board-europe": lambda: board("europe"),
    "board-germany": lambda: board("germany"),
    "board-europe-night": lambda: board("europe", "night"),
    "game-europe": lambda: game("europe", 4, 330),
    "game-germany": lambda: game("germany", 9, 240),
    "cards": cards,
}


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        style = font_faces(install(Path(os.environ.get("VAGON_NPM", scratch)).resolve()))
        for name in names or list(PICTURES):
            picture = photograph(PICTURES[name](), style)
            TARGET.mkdir(parents=True, exist_ok=True)
            (TARGET / f"{name}.png").write_bytes(smaller(picture))


def font_faces(modules: Path) -> str:
    faces = []
    for package, (family, weights) in FAMILIES.items():
        for weight in weights:
            for subset, characters in RANGES.items():
                path = (
                    modules / "@fontsource" / package / "files" / f"{package}-{subset}-{weight}-normal.woff2"
                )
                if path.exists():
                    faces.append(
                        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url({path.as_uri()});unicode-range:{characters}}}"
                    )
    return "".join(faces)


def photograph(svg: str, style: str, width: int = WIDTH) -> Image.Image:
    """The picture as Chromium draws it."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("pictures: Chromium is needed (on Debian: apt install chromium)")
    _, _, box_width, box_height = map(float, svg.split('viewBox="')[1].split('"', maxsplit=1)[0].split())
    height = round(width * box_height / box_width)
    with tempfile.TemporaryDirectory() as folder:
        page, target = Path(folder, "page.html"), Path(folder, "page.png")
        page.write_text(
            f"<!doctype html><meta charset=utf-8><style>{style}body{{margin:0}}"
            f"svg{{display:block;width:{width}px}}</style>{svg}",
            encoding="utf-8",
        )
        subprocess.run(
            [
                chromium,
                *FLAGS,
                f"--user-data-dir={folder}/profile",
                f"--window-size={width},{height}",
                f"--screenshot={target}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )
        return Image.open(BytesIO(target.read_bytes())).convert("RGB")


def smaller(picture: Image.Image) -> bytes:
    """A PNG of as many colours as the limit of bytes allows."""
    for colours in (200, 128, 96, 64, 48):
        data = BytesIO()
        few = picture.quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(data, "PNG", optimize=True)
        if len(data.getvalue()) < MAX_BYTES:
            break
    return data.getvalue()


if __name__ == "__main__":
    main(sys.argv[1:])
