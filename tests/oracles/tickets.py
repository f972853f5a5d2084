"""Completed tickets by trying every way to borrow routes, judged by networkx."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

import networkx as nx

from tests.oracles.reading import Seat, ends_of
from vagon.maps import Map, Route, Ticket

Borrowed = tuple[Route | None, ...]
"""By station, in the order of `Seat.stations`."""


def completed(game_map: Map, routes: Iterable[Route], tickets: Iterable[Ticket]) -> set[str]:
    """The tickets whose ends these routes join."""
    graph: nx.Graph[str] = nx.Graph(route.ends for route in routes)
    part_of = {place: number for number, part in enumerate(nx.connected_components(graph)) for place in part}

    def parts(end: str) -> set[int]:
        return {part_of[place] for place in ends_of(game_map, end) if place in part_of}

    return {ticket.id for ticket in tickets if parts(ticket.ends[0]) & parts(ticket.ends[1])}


def ticket_points(tickets: Iterable[Ticket], done: set[str]) -> int:
    return sum(ticket.points if ticket.id in done else -ticket.points for ticket in tickets)


def offers(seats: Sequence[Seat], number: int) -> list[list[Route | None]]:
    """For each station of a seat, what it may borrow."""
    foreign = [route for at, seat in enumerate(seats) if at != number for route in seat.routes]
    return [[None, *(route for route in foreign if city in route.ends)] for city in seats[number].stations]


def best_tickets(game_map: Map, seats: Sequence[Seat], number: int) -> tuple[int, int]:
    """The most points a seat's tickets can be worth, and the most tickets completed for that many."""
    own, tickets = seats[number].routes, seats[number].tickets
    results = set()
    for borrowed in product(*offers(seats, number)):
        done = completed(game_map, [*own, *(route for route in borrowed if route)], tickets)
        results.add((ticket_points(tickets, done), len(done)))
    return max(results)
