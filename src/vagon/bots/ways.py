"""Ways to complete tickets, remembered while prices stay: plans for several sets of tickets begin alike.

A way depends on the ticket and on what is planned already, whose routes cost nothing more.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import insert, low32
    from vagon.rules.constants import ROUTE_WORDS

    MAX_WAYS = 64


class Ways:
    """The last ways that were found. Routes are sets, those of a way in ROUTE_WORDS words each."""

    pricing: int  # how often routes have been priced
    found_in: list[int]  # the pricing that a way belongs to
    ticket: list[int]
    planned: list[int]  # what was planned already: routes to claim
    planned_borrowed: list[int]  # and routes to borrow
    cost: list[int]  # units; -1 if no way pays
    wagons: list[int]  # this and the rest: what it adds to a plan
    time: list[int]  # ticks
    stations: list[int]
    routes: list[int]  # to claim
    borrowed: list[int]  # to borrow

    def __init__(self) -> None:
        self.pricing = 1
        if not cython.compiled:
            for name in ("found_in", "ticket", "cost", "wagons", "time", "stations"):
                setattr(self, name, [0] * MAX_WAYS)
            for name in ("planned", "planned_borrowed", "routes", "borrowed"):
                setattr(self, name, [0] * (MAX_WAYS * ROUTE_WORDS))


def forget_ways(ways: Ways) -> None:
    """Prices are about to change."""
    ways.pricing += 1


def number_of(ticket: int, planned: list[int], borrowed: list[int]) -> int:
    """The number that a way has, if it is remembered."""
    mixed = planned[0] ^ planned[1] ^ planned[2] ^ borrowed[0] ^ borrowed[1] ^ borrowed[2]
    return low32((mixed ^ mixed >> 29) * 40503 + 27 * ticket >> 8) % MAX_WAYS


def is_remembered(ways: Ways, way: int, ticket: int, planned: list[int], borrowed: list[int]) -> bool:
    if ways.found_in[way] != ways.pricing or ways.ticket[way] != ticket:
        return False
    first = way * ROUTE_WORDS
    for word in range(ROUTE_WORDS):
        if (
            ways.planned[first + word] != planned[word]
            or ways.planned_borrowed[first + word] != borrowed[word]
        ):
            return False
    return True


def begin_way(ways: Ways, way: int, ticket: int, planned: list[int], borrowed: list[int]) -> None:
    """Let a way be for this ticket and what is planned, with nothing in it so far."""
    ways.found_in[way] = ways.pricing
    ways.ticket[way] = ticket
    ways.cost[way] = ways.wagons[way] = ways.time[way] = ways.stations[way] = 0
    first = way * ROUTE_WORDS
    for word in range(ROUTE_WORDS):
        ways.planned[first + word] = planned[word]
        ways.planned_borrowed[first + word] = borrowed[word]
        ways.routes[first + word] = ways.borrowed[first + word] = 0


def add_claim(ways: Ways, way: int, route: int, time: int, wagons: int) -> None:
    insert(ways.routes, way * ROUTE_WORDS, route)
    ways.time[way] += time
    ways.wagons[way] += wagons


def add_borrowed(ways: Ways, way: int, route: int, time: int) -> None:
    insert(ways.borrowed, way * ROUTE_WORDS, route)
    ways.time[way] += time
    ways.stations[way] += 1
