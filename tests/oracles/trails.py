"""The longest trail, found in two ways that have nothing in common with the engine or with each other."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Sequence

import networkx as nx

from vagon.maps import Route


def longest_by_walking(routes: Sequence[Route]) -> int:
    """Walk every trail from every place. Only for small networks."""

    def walk(place: str, left: Sequence[Route]) -> int:
        ways = [route for route in left if place in route.ends]
        return max((way.length + walk(other_end(way, place), without(left, way)) for way in ways), default=0)

    places = {place for route in routes for place in route.ends}
    return max((walk(place, routes) for place in places), default=0)


def longest_by_deleting(routes: Iterable[Route]) -> int:
    """Delete routes until what is left can be walked in one go, the heaviest networks first.

    Of any three places with an odd number of routes, at least one is not an end of the trail, and so loses at
    least one of its routes.
    """
    by_id = {route.id: route for route in routes}
    seen: set[frozenset[str]] = set()
    heap: list[tuple[int, list[str]]] = []

    def push(network: Iterable[Route]) -> None:
        for part in connected_parts(network):
            names = sorted(route.id for route in part)
            if frozenset(names) not in seen:
                seen.add(frozenset(names))
                heapq.heappush(heap, (-weight(part), names))

    push(by_id.values())
    while heap:
        negative, names = heapq.heappop(heap)
        network = [by_id[name] for name in names]
        odd = odd_places(network)
        if len(odd) <= 2:
            return -negative
        for route in network:
            if {*route.ends} & {*odd[:3]}:
                push(without(network, route))
    return 0


def is_trail(routes: Sequence[Route]) -> bool:
    """Whether one walk can use each of these routes exactly once."""
    return len(connected_parts(routes)) <= 1 and len(odd_places(routes)) <= 2


def without(routes: Iterable[Route], taken: Route) -> list[Route]:
    return [route for route in routes if route is not taken]


def other_end(route: Route, place: str) -> str:
    return route.ends[1] if route.ends[0] == place else route.ends[0]


def weight(routes: Iterable[Route]) -> int:
    return sum(route.length for route in routes)


def odd_places(routes: Iterable[Route]) -> list[str]:
    numbers = Counter(place for route in routes for place in route.ends)
    return sorted(place for place, number in numbers.items() if number % 2)


def connected_parts(routes: Iterable[Route]) -> list[list[Route]]:
    routes = [*routes]
    graph: nx.Graph[str] = nx.Graph(route.ends for route in routes)
    parts = nx.connected_components(graph)
    return [[route for route in routes if route.ends[0] in places] for places in parts]
