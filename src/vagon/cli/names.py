"""What things are called on one map."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from vagon.cli.text import counted, listed
from vagon.maps import Map
from vagon.rules.board import Board
from vagon.table.boards import board_of


class Names:
    """Names by id. A crossing is called by its country; a ticket by its ends and its points."""

    def __init__(self, game_map: Map) -> None:
        self.places = {city.id: city.name for city in game_map.cities}
        for country in game_map.countries:
            self.places[country.id] = country.name
            self.places |= {crossing.id: country.name for crossing in country.crossings}
        self.lines = {route.id: self.between(route.ends) for route in game_map.routes}
        self.routes = {
            route.id: f"{line} ({route.colour})" if list(self.lines.values()).count(line) > 1 else line
            for route, line in zip(game_map.routes, self.lines.values(), strict=True)
        }
        self.tickets = {
            ticket.id: f"{self.between(ticket.ends)} {ticket.points}" for ticket in game_map.tickets
        }

    def between(self, ends: Sequence[str]) -> str:
        return "–".join(self.places[end] for end in ends)


def names_of(game_map: Map) -> Names:
    return _names(board_of(game_map))


@functools.lru_cache(maxsize=8)
def _names(board: Board) -> Names:  # a board is found by what it is, a map by all that is in it
    return Names(board.map)


def cards(counts: Mapping[str, int]) -> str:
    """Cards in words, such as `2 red and 1 locomotive`."""
    return listed(
        [counted(n, name) if name == "locomotive" else f"{n} {name}" for name, n in counts.items() if n]
    )
