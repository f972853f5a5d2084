"""Bonuses, passenger prizes, totals and places from sorted lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.oracles.reading import Seat, read_seats
from tests.oracles.tickets import best_tickets
from tests.oracles.trails import longest_by_deleting
from vagon.maps import Map
from vagon.rules.state import State


@dataclass(frozen=True)
class Score:
    """By seat."""

    routes: list[int]
    tickets: list[int]
    completed: list[int]
    stations: list[int]
    trail: list[int]
    trail_points: list[int]
    most_tickets_points: list[int]
    passenger_points: list[int]
    total: list[int]
    place: list[int]


def prizes(collected: Sequence[int], most: int, second: int) -> list[int]:
    """What each seat wins with its passengers of one colour (G-63 to G-65, A-78, A-79)."""
    ranking = sorted(collected, reverse=True)
    worth = dict.fromkeys(ranking, 0)
    if ranking[1] < ranking[0]:
        worth[ranking[1]] = second
    worth[ranking[0]] = most
    worth[0] = 0
    return [worth[number] for number in collected]


def bonus(amounts: Sequence[int], points: int) -> list[int]:
    """The bonus goes to everybody with the largest amount, if it is not 0 (E-98, G-62, A-67, A-88)."""
    return [points if amount and amount == max(amounts) else 0 for amount in amounts]


def places(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Larger keys come first; equal ones share a place (A-69)."""
    ranking = sorted(keys, reverse=True)
    return [ranking.index(key) + 1 for key in keys]


def passenger_points(state: State) -> list[int]:
    rules = state.board.map.rules.passengers
    totals = [0] * state.players
    for colour in range(len(rules.colours) if rules else 0):
        collected = [state.collected[6 * seat + colour] for seat in range(state.players)]
        for seat, prize in enumerate(prizes(collected, rules.most, rules.second) if rules else []):
            totals[seat] += prize
    return totals


def route_points(game_map: Map, seat: Seat) -> int:
    return sum(game_map.rules.points_by_length[route.length - 1] for route in seat.routes)


def score(state: State) -> Score:
    """The whole score of a state, whose route points are taken as they stand."""
    game_map, seats = state.board.map, read_seats(state)
    rules = game_map.rules
    routes = state.points[: state.players]
    tickets, completed = zip(
        *(best_tickets(game_map, seats, number) for number in range(len(seats))), strict=True
    )
    stations = [rules.station_points * (rules.stations - len(seat.stations)) for seat in seats]
    trail = [longest_by_deleting(seat.routes) if rules.longest_trail_points else 0 for seat in seats]
    trail_points = bonus(trail, rules.longest_trail_points)
    most_tickets = bonus(completed, rules.most_tickets_points)
    passengers = passenger_points(state)
    parts = zip(routes, tickets, stations, trail_points, most_tickets, passengers, strict=True)
    total = [sum(points) for points in parts]
    criteria = {
        "completed_tickets": list(completed),
        "fewer_stations": [-len(seat.stations) for seat in seats],
        "longest_trail": trail_points,
        "passengers": [sum(state.collected[6 * number : 6 * number + 6]) for number in range(len(seats))],
    }
    keys = zip(total, *(criteria[name] for name in rules.tie_breaks), strict=True)
    return Score(
        routes=routes,
        tickets=list(tickets),
        completed=list(completed),
        stations=stations,
        trail=trail,
        trail_points=trail_points,
        most_tickets_points=most_tickets,
        passenger_points=passengers,
        total=total,
        place=places(list(keys)),
    )
