"""What things are called on one map."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Final

from vagon.cli.text import counted, listed
from vagon.maps import Map
from vagon.rules.board import Board
from vagon.table.boards import board_of

DASH: Final = "\N{EN DASH}"


class Names:
    """Names by id. A crossing is called by its country; a ticket by its journey and its points."""

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
        self.journeys = {ticket.id: self.between(ticket.ends) for ticket in game_map.tickets}
        self.tickets = {
            ticket.id: f"{self.journeys[ticket.id]} {ticket.points}" for ticket in game_map.tickets
        }

    def between(self, ends: Sequence[str]) -> str:
        return DASH.join(self.places[end] for end in ends)


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


def payment(form: Mapping[str, object], price: int, colour: str) -> str:
    """The cards of a payment, from the JSON of its action; an addition is in the `colour` already paid."""
    colour = str(form.get("colour", colour))
    locomotives = int(str(form.get("locomotives", price)))
    return cards({colour: price - locomotives, "locomotive": locomotives})


def tickets_drawn(form: Mapping[str, object], total: int, piles: Sequence[str]) -> str:
    """A draw of tickets, from the JSON form of its action, with the mix if one is announced."""
    if "mix" not in form:
        return counted(total, "ticket")
    mix = int(str(form["mix"]))
    parts = [f"{number} {pile}" for number, pile in zip((total - mix, mix), piles, strict=False) if number]
    return f"{listed(parts)} {'ticket' if total == 1 else 'tickets'}"
