"""The longest trail, found in two ways that have nothing in common with the engine or with each other."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import networkx as nx

from vagon.maps import Route


def longest_by_walking(routes: Sequence[Route]) -> int:
    """Walk every trail from every place. Only for small networks."""

    def walk(place: str, left: frozenset[Route]) -> int:
        ways = [route for route in left if place in route.ends]
        return max((way.length + walk(other_end(way, place), left - {way}) for way in ways), default=0)

    places = {place for route in routes for place in route.ends}
    return max((walk(place, frozenset(routes)) for place in places), default=0)


def longest_by_deleting(routes: Iterable[Route]) -> int:
    """Delete routes until what is left can be walked in one go, the heaviest networks first.

    Of any three places with an odd number of routes, at least one is not an end of the trail, and so loses at
    least one of its routes.
    """
    heap = [(-weight(part), number, part) for number, part in enumerate(connected_parts(frozenset(routes)))]
    heapq.heapify(heap)
    seen = {part for _, _, part in heap}
    while heap:
        negative, _, network = heapq.heappop(heap)
        odd = odd_places(network)
        if len(odd) <= 2:
            return -negative
        doomed = {route for place in odd[:3] for route in network if place in route.ends}
        for route in sorted(doomed, key=lambda route: route.id):
            for part in connected_parts(network - {route}):
                if part not in seen:
                    seen.add(part)
                    heapq.heappush(heap, (-weight(part), len(seen), part))
    return 0


def is_trail(routes: Sequence[Route]) -> bool:
    """Whether one walk can use each of these routes exactly once."""
    return len(connected_parts(frozenset(routes))) <= 1 and len(odd_places(routes)) <= 2


def other_end(route: Route, place: str) -> str:
    return route.ends[1] if route.ends[0] == place else route.ends[0]


def weight(routes: Iterable[Route]) -> int:
    return sum(route.length for route in routes)


def odd_places(routes: Iterable[Route]) -> list[str]:
    numbers = Counter(place for route in routes for place in route.ends)
    return sorted(place for place, number in numbers.items() if number % 2)


def connected_parts(routes: frozenset[Route]) -> list[frozenset[Route]]:
    return list(_parts(routes))


def _parts(routes: frozenset[Route]) -> Iterator[frozenset[Route]]:
    graph = nx.Graph(route.ends for route in routes)
    for places in nx.connected_components(graph):
        yield frozenset(route for route in routes if route.ends[0] in places)
