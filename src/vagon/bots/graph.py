"""A view in numbers, and paths on its board: what the yardsticks share."""

from __future__ import annotations

import functools
import heapq
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from vagon.rules.board import Board
from vagon.rules.constants import LOCOMOTIVE, NUM_COLOURS, ROUTE_WORDS
from vagon.table.actions import CARD_NAMES
from vagon.table.boards import board_of
from vagon.table.naming import members
from vagon.table.views import View

FAR: Final = 10**6
"""A distance that no path has."""
_KINDS: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}


class Net:
    """A board as Python lists, which are read much faster than the arrays of a compiled board."""

    def __init__(self, board: Board) -> None:
        routes = range(board.num_routes)
        self.board = board
        self.ends = list(zip(board.route_a[: len(routes)], board.route_b[: len(routes)], strict=True))
        self.length = board.length[: len(routes)]
        self.colour = board.colour[: len(routes)]
        self.locomotives = board.locomotives[: len(routes)]
        self.points = board.points[: len(routes)]
        siblings = board.siblings
        self.tracks = [members(siblings, route * ROUTE_WORDS, ROUTE_WORDS) for route in routes]
        self.next: list[list[tuple[int, int]]] = [[] for _ in range(board.num_places)]
        for route, (a, b) in enumerate(self.ends):
            self.next[a].append((b, route))
            self.next[b].append((a, route))
        tickets = range(board.num_tickets)
        starts, stops, self.value = board.ticket_from, board.ticket_to, board.ticket_points[: len(tickets)]
        self.ticket_ends = [(tuple(members(starts, t, 1)), tuple(members(stops, t, 1))) for t in tickets]


@functools.lru_cache(maxsize=8)
def net_of(board: Board) -> Net:
    return Net(board)


class Situation:
    """What a seat sees, in the numbers of its board."""

    def __init__(self, view: View) -> None:
        if view.seat is None or view.own is None:
            raise ValueError("a bot needs the view of a seat")
        self.view = view
        self.board = board_of(view.map)
        self.net = net_of(self.board)
        self.seat = view.seat
        self.hand = [view.own.hand.get(name, 0) for name in CARD_NAMES]
        self.wagons = view.seats[self.seat].wagons
        self.tickets = [self.board.ticket_numbers[name] for name in view.own.tickets]
        self.offered = [self.board.ticket_numbers[name] for name in view.own.offered]
        self.row = [_KINDS[name] for name in view.row if name is not None]
        self.legal = frozenset(view.legal)
        self.own, self.free = self._routes()

    def _routes(self) -> tuple[set[int], set[int]]:
        """The routes that the seat owns, and those it may still claim, wagons and cards aside."""
        numbers, tracks = self.board.route_numbers, self.net.tracks
        own: set[int] = set()
        free = set(range(self.board.num_routes))
        for seat, other in enumerate(self.view.seats):
            for name in other.routes:
                route = numbers[name]
                if seat == self.seat or not self.view.all_tracks_open:
                    free.difference_update(tracks[route])
                else:
                    free.discard(route)
            if seat == self.seat:
                own.update(numbers[name] for name in other.routes)
        return own, free

    def can_claim(self, route: int) -> bool:
        """Whether the route can be claimed and paid now."""
        return self.board.first_claim + route in self.legal

    def free_tracks(self, route: int) -> list[int]:
        """The tracks beside a free route that are free as well, itself among them."""
        return [track for track in self.net.tracks[route] if track in self.free]

    def is_completed(self, ticket: int) -> bool:
        starts, stops = self.net.ticket_ends[ticket]
        return hop_path(self.net, starts, stops, self.own) is not None

    def is_payable(self, route: int, colour: int, with_locomotives: bool) -> bool:
        """Whether the hand holds the route's price in this colour."""
        owed, length = self.net.locomotives[route], self.net.length[route]
        locomotives = self.hand[LOCOMOTIVE]
        if locomotives < owed or length > self.wagons:
            return False
        return self.hand[colour] + (locomotives if with_locomotives else owed) >= length

    def best_colour(self, route: int) -> int:
        """The colour to pay a route with: its own, or for a grey one that of which the hand holds most."""
        if self.net.colour[route] < NUM_COLOURS:
            return self.net.colour[route]
        return max(range(NUM_COLOURS), key=lambda colour: self.hand[colour])

    def best_track(self, route: int) -> int:
        """Of the free tracks beside a route, the one whose colour the hand holds most of."""
        return max(self.free_tracks(route), key=lambda track: self.hand[self.best_colour(track)])


def hop_path(
    net: Net, starts: Sequence[int], stops: Collection[int], usable: Collection[int]
) -> list[int] | None:
    """The routes of a path with the fewest routes, from start to stop; None if there is none."""
    came: dict[int, tuple[int, int]] = dict.fromkeys(starts, (-1, -1))
    queue = deque(starts)
    while queue:
        place = queue.popleft()
        if place in stops:
            return _walk_back(came, place)
        for other, route in net.next[place]:
            if other not in came and route in usable:
                came[other] = (place, route)
                queue.append(other)
    return None


class Distances:
    """Shortest paths by wagons from some places: own routes cost nothing, free ones their length."""

    def __init__(self, net: Net, starts: Iterable[int], own: Collection[int], free: Collection[int]) -> None:
        self.far: dict[int, int] = {}
        self.came: dict[int, tuple[int, int]] = {}
        best = dict.fromkeys(starts, 0)
        came = dict.fromkeys(best, (-1, -1))
        heap = [(0, place) for place in best]
        heapq.heapify(heap)
        length = net.length
        while heap:
            cost, place = heapq.heappop(heap)
            if place in self.far:
                continue
            self.far[place] = cost
            for other, route in net.next[place]:
                if route in own:
                    further = cost
                elif route in free:
                    further = cost + length[route]
                else:
                    continue
                if further < best.get(other, FAR):
                    best[other] = further
                    came[other] = (place, route)
                    heapq.heappush(heap, (further, other))
        self.came = came

    def to(self, places: Iterable[int]) -> int:
        """Wagons to the nearest of these places; FAR if none can be reached."""
        return min((self.far.get(place, FAR) for place in places), default=FAR)

    def nearest(self, places: Iterable[int]) -> int:
        """The place among these that is nearest; of several, the one with the lowest number."""
        return min(places, key=lambda place: (self.far.get(place, FAR), place))

    def path(self, places: Iterable[int]) -> list[int]:
        """The routes to the nearest of these places, which can be reached."""
        return _walk_back(self.came, self.nearest(places))


def _walk_back(came: dict[int, tuple[int, int]], place: int) -> list[int]:
    routes: list[int] = []
    while came[place][1] >= 0:
        place, route = came[place]
        routes.append(route)
    return routes[::-1]
