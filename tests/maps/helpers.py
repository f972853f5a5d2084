"""What the tests of the maps share."""

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import networkx as nx

import vagon.maps
from vagon.maps import Map, Route

MAPS = Path(vagon.maps.__file__).parent


def shipped(name: str) -> Any:
    """A fresh copy of a built-in map's data, to be spoiled."""
    return json.loads((MAPS / f"{name}.json").read_bytes())


def tracks(board: Map) -> dict[frozenset[str], list[Route]]:
    """Routes by the two places that they join."""
    result: dict[frozenset[str], list[Route]] = defaultdict(list)
    for route in board.routes:
        result[frozenset(route.ends)].append(route)
    return dict(result)


def graph(board: Map) -> "nx.Graph[str]":
    result: nx.Graph[str] = nx.Graph()
    result.add_weighted_edges_from((*route.ends, route.length) for route in board.routes)
    return result


def odd_tickets(board: Map) -> Iterator[tuple[str, int, float]]:
    """Tickets not worth exactly the fewest wagons that complete them: id, points, wagons."""
    lengths = dict(nx.all_pairs_dijkstra_path_length(graph(board)))
    doors = {city.id: [city.id] for city in board.cities}
    doors |= {country.id: [crossing.id for crossing in country.crossings] for country in board.countries}
    for ticket in board.tickets:
        one, other = ticket.ends
        wagons = min(lengths[start][end] for start in doors[one] for end in doors[other])
        if wagons != ticket.points:
            yield ticket.id, ticket.points, wagons
