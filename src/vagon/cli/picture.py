"""The options of `vagon map show` that draw the map."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from vagon.cli.arguments import BadInput, Parser, read_input, write_output
from vagon.drawing import BOARD_NAMES, LANGUAGES, NoLayout, draw_board, layout_of
from vagon.maps import Map

if TYPE_CHECKING:
    from vagon.table.views import View


def add_picture(parser: Parser) -> None:
    drawing = parser.add_argument_group("drawing the map")
    drawing.add_argument("--svg", metavar="FILE", help="write a picture to this file instead")
    drawing.add_argument(
        "--language", choices=LANGUAGES, help="of the names on the picture (board: as on the map)"
    )
    drawing.add_argument("--night", action="store_true", help="draw on dark paper")
    drawing.add_argument(
        "--position", metavar="FILE", help="draw the pieces of this position, or of - for the standard input"
    )


def write_picture(game_map: Map, options: Namespace) -> None:
    """Draw what `--svg` and the options beside it ask for."""
    try:
        layout = layout_of(game_map)
    except NoLayout as missing:
        raise BadInput(str(missing)) from None
    picture = draw_board(
        game_map,
        layout,
        language=options.language or BOARD_NAMES,
        theme="night" if options.night else "day",
        view=_read_view(game_map, options.position) if options.position else None,
    )
    write_output(picture, options.svg)


def check_picture(options: Namespace) -> None:
    """Refuse options that say nothing without `--svg`."""
    for name in ("language", "night", "position"):
        if getattr(options, name) and options.svg is None:
            raise BadInput(f"map show: --{name} needs --svg (`vagon map show --help` explains)")


def _read_view(game_map: Map, name: str) -> View:
    from vagon.table.positions import read_position
    from vagon.table.views import view

    state = read_position(read_input(name), name)
    if state.board.map.digest != game_map.digest:
        raise BadInput(f"{name} is a position on the map {state.board.map.id}, not on {game_map.id}")
    return view(state, None)
