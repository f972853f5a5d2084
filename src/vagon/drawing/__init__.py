"""Pictures of boards and pieces, as SVG."""

from vagon.drawing.board import draw_board
from vagon.drawing.layout import BOARD_NAMES, LANGUAGES, Layout, NoLayout, layout_of, load_layout, load_names
from vagon.drawing.pieces import draw_card, draw_mark, draw_passenger, draw_space, draw_station, draw_wagon
from vagon.drawing.shapes import THEMES
from vagon.drawing.tickets import draw_ticket

__all__ = [
    "BOARD_NAMES",
    "LANGUAGES",
    "THEMES",
    "Layout",
    "NoLayout",
    "draw_board",
    "draw_card",
    "draw_mark",
    "draw_passenger",
    "draw_space",
    "draw_station",
    "draw_ticket",
    "draw_wagon",
    "layout_of",
    "load_layout",
    "load_names",
]
