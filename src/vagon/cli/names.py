"""What things are called on one map, in one language."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Final

from vagon.drawing import load_names
from vagon.locales import ENGLISH, words
from vagon.maps import Map, map_names
from vagon.rules.board import Board
from vagon.table.boards import board_of

DASH: Final = "\N{EN DASH}"


class Names:
    """Names by id. A crossing is called by its country; a ticket by its journey and its points.

    Without a language the places are called as on the board, and everything else in English.
    """

    def __init__(self, game_map: Map, language: str | None) -> None:
        self.say = say = words(language or ENGLISH)
        self.forms = _forms(game_map, language)
        self.places = {place: forms[0] for place, forms in self.forms.items()}
        self.title = say("map-name", map=game_map.id) if game_map.id in map_names() else game_map.name
        self.lines = {route.id: self.between(route.ends) for route in game_map.routes}
        lines = list(self.lines.values())
        self.routes = {
            route.id: f"{line} ({say('route-colour', colour=route.colour)})"
            if lines.count(line) > 1
            else line
            for route, line in zip(game_map.routes, lines, strict=True)
        }
        self.journeys = {ticket.id: self.between(ticket.ends) for ticket in game_map.tickets}
        self.tickets = {
            ticket.id: f"{self.journeys[ticket.id]} {ticket.points}" for ticket in game_map.tickets
        }

    def between(self, ends: Sequence[str]) -> str:
        return self.say("between", **{"from": self.places[ends[0]], "to": self.places[ends[1]]})

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards in words, such as `2 red and 1 locomotive`."""
        return self.say.listed(
            self.say("card-count", count=n, colour=name) for name, n in counts.items() if n
        )

    def payment(self, form: Mapping[str, object], price: int, colour: str) -> str:
        """The cards of a payment, from the JSON of its action; an addition is in the `colour` paid."""
        colour = str(form.get("colour", colour))
        locomotives = price if colour == "locomotive" else int(str(form["locomotives"]))
        counts = {colour: price - locomotives}
        return self.cards(counts | {"locomotive": locomotives})


def _forms(game_map: Map, language: str | None) -> dict[str, list[str]]:
    """By place, the name to show and then all others that it goes by."""
    forms = {city.id: [city.name] for city in game_map.cities}
    for country in game_map.countries:
        for place in (country.id, *(crossing.id for crossing in country.crossings)):
            forms[place] = [country.name]
    if language is None or game_map.id not in map_names():
        return forms
    known = load_names(game_map.id)
    countries = {crossing.id: country.id for country in game_map.countries for crossing in country.crossings}
    for place, printed in forms.items():
        named = known.cities.get(place) or known.countries.get(countries.get(place, place))
        if named:  # a map of one's own may have the name of one of ours
            forms[place] = [*dict.fromkeys([*named[language], *printed])]
    return forms


def names_of(game_map: Map, language: str | None = None) -> Names:
    return _names(board_of(game_map), language)


@functools.lru_cache(maxsize=8)
def _names(board: Board, language: str | None) -> Names:
    # A board is found by what it is, a map by all that is in it.
    return Names(board.map, language)
