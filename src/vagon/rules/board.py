"""A map as the tables that the rules read: what lies where, what costs how much, what id an action has.

Action ids are dense and sorted by kind: draw from the deck, draw a kind of card from the row, draw tickets,
claim a route, build a station, pay, add cards in a tunnel, withdraw, keep tickets, take a passenger, decline
it, pass. A kind that a map has no use for takes no ids.
"""

from __future__ import annotations

import cython

from vagon.maps.model import COLOURS, Map

if not cython.compiled:
    from vagon.rules.constants import (
        BY_COMPLETED_TICKETS,
        BY_FEWER_STATIONS,
        BY_LONGEST_TRAIL,
        BY_PASSENGERS,
        DRAW_ROW,
        FERRY,
        GREY,
        MAX_CITIES,
        MAX_LENGTH,
        MAX_OFFER,
        MAX_ROUTES,
        MAX_STATIONS,
        MAX_TICKETS,
        MAX_TIE_BREAKS,
        NUM_COLOURS,
        NUM_KINDS,
        RAIL,
        ROUTE_WORDS,
        TICKET_WORDS,
        TUNNEL,
        TUNNEL_CARDS,
    )

KIND_NUMBERS = {"rail": RAIL, "tunnel": TUNNEL, "ferry": FERRY}
TIE_BREAK_NUMBERS = {
    "completed_tickets": BY_COMPLETED_TICKETS,
    "fewer_stations": BY_FEWER_STATIONS,
    "longest_trail": BY_LONGEST_TRAIL,
    "passengers": BY_PASSENGERS,
}


class Board:
    """One map, ready for play. Made once and shared by all its games; never changed."""

    map: Map
    places: list[str]  # ids of cities, then of border crossings
    place_numbers: dict[str, int]
    route_numbers: dict[str, int]
    ticket_numbers: dict[str, int]
    piles: list[str]  # names; those of the ticket action first

    # parameters of the rules
    wagons: int
    all_tracks_from: int
    stations: int
    station_points: int
    trail_points: int
    most_tickets_points: int
    tie_breaks: list[int]
    num_tie_breaks: int

    # routes
    num_cities: int
    num_places: int
    num_routes: int
    route_words: int
    max_length: int
    has_tunnels: int
    route_a: list[int]
    route_b: list[int]
    length: list[int]
    colour: list[int]
    locomotives: list[int]  # owed by a ferry
    kind: list[int]
    points: list[int]
    siblings: list[int]  # by route: the set of tracks between the same two places, itself included
    routes_at: list[int]  # by place
    payable: list[int]  # by colour and amount: routes of that colour no longer than the amount
    owing: list[int]  # by amount: routes that owe no more locomotives
    fitting: list[int]  # by amount: routes no longer

    # tickets
    num_tickets: int
    num_piles: int
    drawn_piles: int
    draw_count: int
    draw_keep: int
    opening_choice: int  # tickets of which a mix is announced; 0: they are dealt
    opening_keep: int
    opening_deal: list[int]  # by pile
    rejected_out: int  # 1: rejected opening tickets leave the game; 0: they go back
    ticket_from: list[int]  # a set of places, several for a country
    ticket_to: list[int]
    ticket_points: list[int]
    ticket_pile: list[int]
    pile_tickets: list[int]  # by pile: set of tickets

    # passengers
    num_passengers: int
    num_passenger_colours: int
    passengers_each: int
    most_passengers: int
    second_passengers: int
    passengers_at: list[int]  # by place: how many stand there at the start
    first_passenger: list[int]  # by place: number of the first of them

    # action ids
    num_mixes: int
    first_tickets: int
    first_claim: int
    first_station: int
    first_pay: int
    pay_locomotives: int
    first_add: int
    withdraw: int
    first_keep: int
    first_passenger_action: int
    decline: int
    pass_turn: int
    num_actions: int

    def __init__(self, game_map: Map) -> None:
        if not cython.compiled:
            allocate(self)
        self.map = game_map
        self.places = [city.id for city in game_map.cities]
        self.places += [crossing.id for country in game_map.countries for crossing in country.crossings]
        self.place_numbers = {name: number for number, name in enumerate(self.places)}
        self.route_numbers = {route.id: number for number, route in enumerate(game_map.routes)}
        self.ticket_numbers = {ticket.id: number for number, ticket in enumerate(game_map.tickets)}
        read_rules(self)
        read_routes(self)
        read_prices(self)
        read_tickets(self)
        read_passengers(self)
        number_actions(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Board, (self.map,)

    def __repr__(self) -> str:
        return f"<Board {self.map.id}: {self.num_routes} routes, {self.num_actions} actions>"


def allocate(b: Board) -> None:
    """Give an uncompiled board the arrays that board.pxd declares."""
    b.route_a, b.route_b = [0] * MAX_ROUTES, [0] * MAX_ROUTES
    b.length, b.colour, b.locomotives = [0] * MAX_ROUTES, [0] * MAX_ROUTES, [0] * MAX_ROUTES
    b.kind, b.points = [0] * MAX_ROUTES, [0] * MAX_ROUTES
    b.siblings = [0] * (MAX_ROUTES * ROUTE_WORDS)
    b.routes_at = [0] * (MAX_CITIES * ROUTE_WORDS)
    b.payable = [0] * (NUM_KINDS * (MAX_LENGTH + 1) * ROUTE_WORDS)
    b.owing = [0] * ((MAX_LENGTH + 1) * ROUTE_WORDS)
    b.fitting = [0] * ((MAX_LENGTH + 1) * ROUTE_WORDS)
    b.ticket_from, b.ticket_to = [0] * MAX_TICKETS, [0] * MAX_TICKETS
    b.ticket_points, b.ticket_pile = [0] * MAX_TICKETS, [0] * MAX_TICKETS
    b.pile_tickets = [0] * (2 * TICKET_WORDS)
    b.opening_deal = [0, 0]
    b.passengers_at, b.first_passenger = [0] * MAX_CITIES, [0] * MAX_CITIES
    b.tie_breaks = [0] * MAX_TIE_BREAKS


def read_rules(b: Board) -> None:
    rules = b.map.rules
    b.wagons = rules.wagons
    b.all_tracks_from = rules.all_tracks_from
    b.stations, b.station_points = rules.stations, rules.station_points
    b.trail_points, b.most_tickets_points = rules.longest_trail_points, rules.most_tickets_points
    b.num_tie_breaks = len(rules.tie_breaks)
    for i, name in enumerate(rules.tie_breaks):
        b.tie_breaks[i] = TIE_BREAK_NUMBERS[name]


def read_routes(b: Board) -> None:
    routes = b.map.routes
    b.num_cities, b.num_places = len(b.map.cities), len(b.places)
    b.num_routes = len(routes)
    b.route_words = (len(routes) + 63) // 64
    b.max_length = max(MAX_STATIONS, *(route.length for route in routes))
    b.has_tunnels = 0
    for r, route in enumerate(routes):
        b.route_a[r], b.route_b[r] = (b.place_numbers[end] for end in route.ends)
        b.length[r] = route.length
        b.colour[r] = GREY if route.colour == "grey" else COLOURS.index(route.colour)
        b.locomotives[r] = route.locomotives
        b.kind[r] = KIND_NUMBERS[route.kind]
        b.points[r] = b.map.rules.points_by_length[route.length - 1]
        if route.kind == "tunnel":
            b.has_tunnels = 1
        for other, candidate in enumerate(routes):
            if set(candidate.ends) == set(route.ends):
                b.siblings[r * ROUTE_WORDS + other // 64] |= 1 << other % 64
        for place in (b.route_a[r], b.route_b[r]):
            b.routes_at[place * ROUTE_WORDS + r // 64] |= 1 << r % 64


def read_prices(b: Board) -> None:
    """Sets of routes by what they ask for, indexed by what a seat has, MAX_LENGTH at most."""
    for r, route in enumerate(b.map.routes):
        word, bit = r // 64, 1 << r % 64
        for amount in range(MAX_LENGTH + 1):
            if route.length <= amount:
                b.payable[(b.colour[r] * (MAX_LENGTH + 1) + amount) * ROUTE_WORDS + word] |= bit
                b.fitting[amount * ROUTE_WORDS + word] |= bit
            if route.locomotives <= amount:
                b.owing[amount * ROUTE_WORDS + word] |= bit


def read_tickets(b: Board) -> None:
    rules = b.map.rules
    # The pile that the ticket action draws from comes first; another one is for the opening only.
    piles = list(rules.drawn_tickets.piles)
    piles += [pile for pile in rules.piles if pile not in piles]
    b.piles = piles
    b.num_piles, b.drawn_piles = len(piles), len(rules.drawn_tickets.piles)
    b.draw_count, b.draw_keep = rules.drawn_tickets.count, rules.drawn_tickets.keep
    opening = rules.opening_tickets
    b.opening_choice, b.opening_keep = opening.choose, opening.keep
    b.rejected_out = 1 if opening.rejected == "out" else 0
    for pile, count in zip(rules.piles, opening.deal, strict=False):  # nothing is dealt where a mix is chosen
        b.opening_deal[piles.index(pile)] = count
    ends = {name: 1 << number for name, number in b.place_numbers.items()}
    for country in b.map.countries:
        ends[country.id] = sum(ends[crossing.id] for crossing in country.crossings)
    b.num_tickets = len(b.map.tickets)
    for t, ticket in enumerate(b.map.tickets):
        b.ticket_from[t], b.ticket_to[t] = (ends[end] for end in ticket.ends)
        b.ticket_points[t] = ticket.points
        number = piles.index(ticket.pile)
        b.ticket_pile[t] = number
        b.pile_tickets[number * TICKET_WORDS + t // 64] |= 1 << t % 64


def read_passengers(b: Board) -> None:
    """Where passengers stand: a run of seats per city, and one per country for all its crossings (A-76)."""
    b.num_passengers = 0
    rules = b.map.rules.passengers
    b.num_passenger_colours = len(rules.colours) if rules else 0
    b.passengers_each = rules.each if rules else 0
    b.most_passengers, b.second_passengers = (rules.most, rules.second) if rules else (0, 0)
    stops = [([city.id], city.passengers) for city in b.map.cities]
    stops += [([crossing.id for crossing in land.crossings], land.passengers) for land in b.map.countries]
    for names, count in stops:
        for name in names:
            b.first_passenger[b.place_numbers[name]] = b.num_passengers
            b.passengers_at[b.place_numbers[name]] = count
        b.num_passengers += count


def number_actions(b: Board) -> None:
    b.num_mixes = 1 if b.drawn_piles == 1 else max(b.draw_count, b.opening_choice) + 1
    b.first_tickets = DRAW_ROW + NUM_KINDS
    b.first_claim = b.first_tickets + b.num_mixes
    b.first_station = b.first_claim + b.num_routes
    b.first_pay = b.first_station + (b.num_cities if b.stations else 0)
    b.pay_locomotives = b.first_pay + NUM_COLOURS * b.max_length
    b.first_add = b.pay_locomotives + 1
    b.withdraw = b.first_add + (TUNNEL_CARDS + 1 if b.has_tunnels else 0)
    b.first_keep = b.withdraw + (1 if b.has_tunnels else 0)
    b.first_passenger_action = b.first_keep + (1 << MAX_OFFER) - 1
    b.decline = b.first_passenger_action + b.num_passenger_colours
    b.pass_turn = b.decline + (1 if b.num_passengers else 0)
    b.num_actions = b.pass_turn + 1
