"""How far it still is: the shortest way to complete a ticket."""

from __future__ import annotations

import heapq
from collections import defaultdict
from typing import NamedTuple

from vagon.rules.constants import ROUTE_WORDS
from vagon.rules.state import State
from vagon.table.naming import members


class Way(NamedTuple):
    """Routes to claim, and the wagons that they take."""

    wagons: int
    routes: tuple[int, ...]


def shortest_ways(state: State, seat: int, tickets: list[str]) -> dict[str, Way]:
    """For each of the tickets that the seat can still complete with its own wagons: the shortest way."""
    board = state.board
    owned = members(state.owned, seat * ROUTE_WORDS, ROUTE_WORDS)
    open_routes = members(state.open, seat * ROUTE_WORDS, ROUTE_WORDS)
    lengths, ends_a, ends_b = board.length, board.route_a, board.route_b
    neighbours: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for route in owned + open_routes:
        wagons = 0 if route in owned else lengths[route]
        neighbours[ends_a[route]].append((wagons, route, ends_b[route]))
        neighbours[ends_b[route]].append((wagons, route, ends_a[route]))
    starts, targets, numbers = board.ticket_from, board.ticket_to, board.ticket_numbers
    ways = {
        ticket: _shortest(neighbours, starts[numbers[ticket]], targets[numbers[ticket]]) for ticket in tickets
    }
    return {ticket: way for ticket, way in ways.items() if way and way.wagons <= state.wagons[seat]}


def _shortest(neighbours: dict[int, list[tuple[int, int, int]]], start: int, target: int) -> Way | None:
    """From any place in the set `start` to any in `target`."""
    queue: list[tuple[int, tuple[int, ...], int]] = [(0, (), place) for place in members([start], 0, 1)]
    seen: set[int] = set()
    while queue:
        wagons, routes, place = heapq.heappop(queue)
        if target >> place & 1:
            return Way(wagons, routes)
        if place in seen:
            continue
        seen.add(place)
        for more, route, other in neighbours[place]:
            heapq.heappush(queue, (wagons + more, (*routes, route) if more else routes, other))
    return None
