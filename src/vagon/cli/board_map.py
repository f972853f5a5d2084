"""Where the cities lie, drawn with letters."""

from __future__ import annotations

from typing import Final

from vagon.cli.names import Names
from vagon.maps.model import City, Crossing
from vagon.table.views import View

_MAX_LINES: Final = 40
_ASPECT: Final = 0.5  # width of a letter by its height
_OWN: Final = "●"
_OTHER: Final = "○"


def draw_map(seen: View, names: Names, room: int) -> list[str]:
    """The cities at their places; those that the viewer's routes touch are filled."""
    width, height = seen.map.size
    columns = min(room, int(_MAX_LINES * width / height / _ASPECT))
    lines = int(columns * height / width * _ASPECT)
    grid = [[" "] * columns for _ in range(lines)]
    places: list[City | Crossing] = [*seen.map.cities, *seen.map.crossings]
    spots = {
        place.id: (min(place.x * columns // width, columns - 1), min(place.y * lines // height, lines - 1))
        for place in places
    }
    own = {end for route in seen.map.routes if route.id in _own_routes(seen) for end in route.ends}
    for place_id, (x, y) in spots.items():
        grid[y][x] = _OWN if place_id in own else _OTHER
    for place_id, (x, y) in spots.items():
        _write(grid, x, y, names.places[place_id])
    return ["".join(line).rstrip() for line in grid]


def _own_routes(seen: View) -> list[str]:
    return [] if seen.seat is None else seen.seats[seen.seat].routes


def _write(grid: list[list[str]], x: int, y: int, name: str) -> None:
    """Put a name beside its place, above or below it: wherever there is room, shortened if there is none."""
    for text in (name, name[:6], name[:3]):
        size = len(text)
        for left, line in ((x + 1, y), (x - size, y), (x - size // 2, y + 1), (x - size // 2, y - 1)):
            if 0 <= line < len(grid) and left >= 0 and left + size <= len(grid[0]):
                if all(letter == " " for letter in grid[line][left : left + size]):
                    grid[line][left : left + size] = text
                    return
