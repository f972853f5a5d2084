"""Dense networks made to measure: what final states look like at their worst."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.rules.situations import BOARDS, first_turn
from vagon.maps import Route, Ticket
from vagon.rules.state import State

WAGONS = 45


def cluster(rng: Random, routes: Iterable[Route], wagons: int = WAGONS, loops: bool = True) -> list[Route]:
    """Grow a connected network from a random route, closing loops first if `loops`, up to `wagons` wagons."""
    free = sorted(routes, key=lambda route: route.id)
    rng.shuffle(free)
    network: list[Route] = []
    places: set[str] = set()
    while True:
        pairs = {frozenset(route.ends) for route in network}
        fitting = [
            route
            for route in free
            if route.length <= wagons
            and frozenset(route.ends) not in pairs
            and (not network or places & {*route.ends})
        ]
        if not fitting:
            return network
        closing = [route for route in fitting if places >= {*route.ends}]
        route = (closing if loops and closing else fitting)[0]
        free.remove(route)
        network.append(route)
        places |= {*route.ends}
        wagons -= route.length


def arrange(
    map_name: str,
    networks: list[list[Route]],
    stations: list[list[str]],
    tickets: list[list[Ticket]],
) -> State:
    """A state in which the seats own these routes, stations and tickets; it matters only for scoring."""
    state = first_turn(map_name, len(networks))
    board = BOARDS[map_name]
    owned, held, built = [0] * 15, [0] * 10, [0] * 5
    points, wagons = [0] * 5, [WAGONS] * 5
    for seat, network in enumerate(networks):
        for route in network:
            number = board.route_numbers[route.id]
            owned[3 * seat + number // 64] |= 1 << number % 64
            points[seat] += board.points[number]
            wagons[seat] -= route.length
        for ticket in tickets[seat]:
            number = board.ticket_numbers[ticket.id]
            held[2 * seat + number // 64] |= 1 << number % 64
        built[seat] = sum(1 << board.place_numbers[city] for city in stations[seat])
    state.load({"owned": owned, "points": points, "wagons": wagons, "stations": built, "tickets": held})
    return state


def crowded(map_name: str, players: int, rng: Random) -> State:
    """Every seat has spent its wagons on a cluster, all its stations, and holds up to 20 tickets."""
    game_map = BOARDS[map_name].map
    free, networks = {*game_map.routes}, list[list[Route]]()
    for _ in range(players):
        networks.append(cluster(rng, free))
        free -= {*networks[-1]}
    cities = [city.id for city in game_map.cities]
    rng.shuffle(cities)
    busy = sorted(
        cities, key=lambda city: -sum(city in route.ends for network in networks for route in network)
    )
    number = game_map.rules.stations
    stations = [busy[number * seat : number * seat + number] for seat in range(players)]
    tickets = [*game_map.tickets]
    rng.shuffle(tickets)
    each = min(20, len(tickets) // players)
    return arrange(map_name, networks, stations, [tickets[each * seat :][:each] for seat in range(players)])
