"""Finished games that are hard to score: short routes that close many loops, stations, many tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.rules.constants import MAX_SEATS, MAX_STATIONS, OVER, ROUTE_WORDS, TICKET_WORDS
from vagon.rules.random import Stream, seed_key
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.naming import word_set

PLAYERS: Final = 4
TICKETS: Final = 20
WORST: Final = (
    "amsterdam-bruxelles amsterdam-frankfurt amsterdam-london berlin-essen berlin-frankfurt-red berlin-wien "
    "brest-paris bruxelles-dieppe bruxelles-frankfurt bruxelles-paris-red dieppe-london-1 dieppe-paris "
    "essen-frankfurt frankfurt-munchen frankfurt-paris-white munchen-venezia munchen-zurich paris-zurich "
    "venezia-zagrab venezia-zurich wien-zagrab"
)
"""Routes on the map of Europe with the longest search for a trail that hill climbing has found."""


def hard_positions(count: int) -> Iterator[State]:
    """The same positions each time; in the first one, the first seat owns the routes in `WORST`."""
    board, chance = board_of(load_map("europe")), Stream(seed_key("hard"))
    first: set[int] = {board.route_numbers[route] for route in WORST.split()}
    for _ in range(count):
        yield _finished(board, _networks(board, first, chance), chance)
        first = set()


def _finished(board: Board, networks: Sequence[set[int]], chance: Stream) -> State:
    """A game that ended so; the first seat has the tickets, and stations where most routes of others end."""
    ends = Counter(
        end
        for routes in networks[1:]
        for route in routes
        for end in (board.route_a[route], board.route_b[route])
    )
    cities = [city for city, _ in ends.most_common(MAX_STATIONS)]
    left = list(range(board.num_tickets))
    tickets = [left.pop(chance.below(len(left))) for _ in range(TICKETS)]
    owned = [word for routes in networks for word in word_set(routes, ROUTE_WORDS)]
    state = State(board)
    state.load(
        {
            "players": PLAYERS,
            "phase": OVER,
            "owned": owned + [0] * (MAX_SEATS * ROUTE_WORDS - len(owned)),
            "stations": word_set(cities, 1) + [0] * (MAX_SEATS - 1),
            "tickets": word_set(tickets, TICKET_WORDS) + [0] * ((MAX_SEATS - 1) * TICKET_WORDS),
        }
    )
    return state


def _networks(board: Board, first: set[int], chance: Stream) -> list[set[int]]:
    """One for each player, the first of them grown from `first`."""
    networks: list[set[int]] = []
    for seat in range(PLAYERS):
        taken = set().union(*networks)
        networks.append(_grown(board, taken, first if seat == 0 else set(), chance))
    return networks


def _grown(board: Board, taken: set[int], routes: set[int], chance: Stream) -> set[int]:
    """Claim adjoining routes while the wagons last, preferably short ones and those that close a loop."""
    lengths, ends_a, ends_b = board.length, board.route_a, board.route_b
    routes = set(routes)
    start = chance.below(board.num_cities)
    while True:
        places = {end for route in routes for end in (ends_a[route], ends_b[route])} or {start}
        wagons = board.wagons - sum(lengths[route] for route in routes)
        lines = {(ends_a[route], ends_b[route]) for route in routes}
        weights = {
            route: (20 if {ends_a[route], ends_b[route]} <= places else 1) * 12 // lengths[route]
            for route in range(board.num_routes)
            if route not in taken | routes
            and lengths[route] <= wagons
            and (ends_a[route], ends_b[route]) not in lines
            and (ends_a[route] in places or ends_b[route] in places)
        }
        if not weights:
            return routes
        k = chance.below(sum(weights.values()))
        for route, weight in weights.items():
            k -= weight
            if k < 0:
                routes.add(route)
                break
