"""The board of a position: routes, stations, passengers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from vagon.files import Node
from vagon.rules.board import Board
from vagon.rules.constants import MAX_PASSENGERS, MAX_SEATS, PASSENGER_COLOURS, ROUTE_WORDS, TAKEN
from vagon.table.naming import passenger_stops, word_set
from vagon.table.positions.parts import Fields, Parts, flat, look_up


class Routes:
    """The routes that the seats own, and all that follows from them."""

    def __init__(self, parts: Parts) -> None:
        self.board = parts.board
        self.players = parts.players
        self.all_open = parts.boolean("all_tracks_open") or parts.players >= parts.board.all_tracks_from
        self.tracks = parallel_tracks(parts.board)
        self.owned = self._read(parts)
        self.wagons = self.wagons_left(self.owned)
        for seat, left in enumerate(self.wagons):
            if left < 0:
                reason = f"need {self.board.wagons - left} wagons, but a seat has {self.board.wagons}"
                parts.refuse(f"seats[{seat}].routes", reason)

    def _read(self, parts: Parts) -> list[list[int]]:
        owned: list[list[int]] = []
        owners: dict[int, int] = {}
        for seat in range(parts.players):
            owned.append([])
            for node in parts.items(seat, "routes"):
                if parts.is_opening:
                    node.fail("cannot be claimed before the first turn")
                route = look_up(node, self.board.route_numbers, "route")
                self._check_owner(node, route, seat, owners)
                owners[route] = seat
                owned[seat].append(route)
        return owned

    def _check_owner(self, node: Node, route: int, seat: int, owners: Mapping[int, int]) -> None:
        if route in owners:
            node.fail(f"{node.value!r} already belongs to seat {owners[route]}")
        for track in self.tracks[route]:
            if track in owners and (owners[track] == seat or not self.all_open):
                name = self.board.map.routes[track].id
                node.fail(f"{node.value!r} is closed by the track {name!r} of seat {owners[track]}")

    def wagons_left(self, owned: Sequence[Sequence[int]]) -> list[int]:
        length = self.board.length
        return [self.board.wagons - sum(length[route] for route in routes) for routes in owned]

    def fields(self, owned: Sequence[Sequence[int]]) -> Fields:
        """The fields of a state in which the seats own these routes."""
        points, unused = self.board.points, MAX_SEATS - self.players
        closed: list[set[int]] = [set() for _ in range(MAX_SEATS)]
        for owner, routes in enumerate(owned):
            for route in routes:
                for seat in range(self.players):
                    closed[seat].update([route] if self.all_open and seat != owner else self.tracks[route])
        everything = set(range(self.board.num_routes))
        scored = [sum(points[route] for route in routes) for routes in owned]
        return {
            "owned": flat((word_set(routes, ROUTE_WORDS) for routes in owned), MAX_SEATS * ROUTE_WORDS),
            "open": flat((word_set(everything - shut, ROUTE_WORDS) for shut in closed), 0),
            "wagons": self.wagons_left(owned) + [self.board.wagons] * unused,
            "points": scored + [0] * unused,
        }


def parallel_tracks(board: Board) -> list[list[int]]:
    """By route: all tracks between its ends, itself included."""
    groups: dict[frozenset[str], list[int]] = defaultdict(list)
    for number, route in enumerate(board.map.routes):
        groups[frozenset(route.ends)].append(number)
    return [groups[frozenset(route.ends)] for route in board.map.routes]


def city_numbers(board: Board) -> dict[str, int]:
    return {city.id: board.place_numbers[city.id] for city in board.map.cities}


def read_stations(parts: Parts) -> Fields:
    cities = city_numbers(parts.board)
    builders: dict[int, int] = {}
    stations = [0] * MAX_SEATS
    for seat in range(parts.players):
        for node in parts.items(seat, "stations", parts.board.stations):
            if parts.is_opening:
                node.fail("cannot be built before the first turn")
            city = look_up(node, cities, "city")
            if city in builders:
                node.fail(f"{node.value!r} already has a station of seat {builders[city]}")
            builders[city] = seat
            stations[seat] |= 1 << city
    return {"stations": stations}


def read_passengers(parts: Parts) -> Fields:
    rules = parts.board.map.rules.passengers
    colours, each = (rules.colours, rules.each) if rules else ((), 0)
    collected = [0] * (MAX_SEATS * PASSENGER_COLOURS)
    for seat, members in enumerate(parts.seats):
        counts = members["collected"].object((), colours) if "collected" in members else {}
        for colour, node in counts.items():
            collected[seat * PASSENGER_COLOURS + colours.index(colour)] = node.integer(0, each)
    waiting = _read_waiting(parts, colours)
    for number, colour in enumerate(colours):
        count = waiting.count(number) + sum(collected[number::PASSENGER_COLOURS])
        if count != each:
            reason = f"must make {each} of the colour {colour} with those collected, not {count}"
            parts.refuse("passengers", reason)
    return {"passengers": waiting + [0] * (MAX_PASSENGERS - len(waiting)), "collected": collected}


def _read_waiting(parts: Parts, colours: Sequence[str]) -> list[int]:
    """The passengers by place; where the file says nothing of any, the colours take turns."""
    if "passengers" not in parts.members:
        return [number % len(colours) for number in range(parts.board.num_passengers)]
    waiting = [TAKEN] * parts.board.num_passengers
    places = passenger_stops(parts.board)
    for stop, node in parts.members["passengers"].object((), tuple(places)).items():
        for place, item in zip(places[stop], node.list(0, len(places[stop])), strict=False):
            waiting[place] = TAKEN if item.value is None else colours.index(item.choice(colours))
    return waiting
