"""Positions: whole situations as files, hidden cards included, meant to be written by hand as well.

What follows from the rest (wagons, points, open routes, sizes of piles) is never in a file. docs/formats.md
describes the format and `position.schema.json` its shape.
"""

from vagon.table.positions.reading import read_position
from vagon.table.positions.writing import position

__all__ = ["position", "read_position"]
