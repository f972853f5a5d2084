"""The legal actions as text, written down from the rules without a look at how the engine does it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tests.oracles.payments import (
    LOCOMOTIVE,
    extra_payments,
    pays_for_route,
    pays_for_station,
    route_payments,
    selections,
    station_payments,
)
from tests.oracles.reading import KINDS, NO_CARD, Seat, cards, read_row, read_seats
from vagon.maps import Map, Route
from vagon.rules.constants import (
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    KEEP_TICKETS,
    OVER,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    TAKE_PASSENGER,
)
from vagon.rules.state import State


def legal_texts(state: State) -> set[str]:
    """Everything that the seat may do now."""
    game_map, seats = state.board.map, read_seats(state)
    me = seats[state.seat]
    rules, phase = game_map.rules, state.phase
    if phase == OVER:
        return set()
    if phase == CHOOSE_MIX:
        return {f"tickets {mix} {rules.piles[1]}" for mix in range(rules.opening_tickets.choose + 1)}
    if phase == CHOOSE_TICKETS:
        return keeps(state.num_offered[state.seat], rules.opening_tickets.keep)
    if phase == KEEP_TICKETS:
        return keeps(state.num_offered[state.seat], rules.drawn_tickets.keep)
    if phase == SECOND_CARD:
        return draws(state) - {"draw locomotive"}
    if phase == PAY_ROUTE:
        return route_payments(game_map.routes[state.target], me.hand)
    if phase == PAY_STATION:
        return station_payments(len(me.stations) + 1, me.hand)
    if phase == PAY_EXTRA:
        base = cards(state.aside)
        return extra_payments(base, matches(base, state.revealed), me.hand) | {"withdraw"}
    if phase == TAKE_PASSENGER:
        return passengers(state)
    return turn(state, seats) or {"pass"}


def turn(state: State, seats: Sequence[Seat]) -> set[str]:
    """The actions that start a turn, passing aside (A-18)."""
    game_map, me = state.board.map, seats[state.seat]
    fitting = [route for route in open_routes(state, seats, state.seat) if route.length <= me.wagons]
    claims = {f"claim {route.id}" for route in fitting if can_pay(me, route)}
    return draws(state) | tickets(state) | claims | stations(game_map, seats, me)


def draws(state: State) -> set[str]:
    deck = {"draw deck"} if sum(state.deck) else set()
    return deck | {f"draw {kind}" for kind in read_row(state)}


def tickets(state: State) -> set[str]:
    """Announcing a mix that can be drawn and is as large as possible (A-81)."""
    rules = state.board.map.rules
    sizes = [state.pile_size[state.board.piles.index(pile)] for pile in rules.drawn_tickets.piles]
    drawn = min(rules.drawn_tickets.count, sum(sizes))
    if drawn == 0:
        return set()
    if len(sizes) == 1:
        return {"tickets"}
    second = rules.drawn_tickets.piles[1]
    return {
        f"tickets {mix} {second}" for mix in range(drawn + 1) if mix <= sizes[1] and drawn - mix <= sizes[0]
    }


def open_routes(state: State, seats: Sequence[Seat], number: int) -> list[Route]:
    """Not taken, no own parallel track, and with few players no parallel track at all (E-51, E-53)."""
    taken = {route.id for seat in seats for route in seat.routes}
    closing = seats if not state.all_open else [seats[number]]
    closed = {frozenset(route.ends) for seat in closing for route in seat.routes}
    routes = state.board.map.routes
    return [route for route in routes if route.id not in taken and frozenset(route.ends) not in closed]


def can_pay(me: Seat, route: Route) -> bool:
    return any(pays_for_route(route, paid) for paid in plain_selections(me.hand, route.length))


def stations(game_map: Map, seats: Sequence[Seat], me: Seat) -> set[str]:
    price = len(me.stations) + 1
    affordable = any(pays_for_station(price, paid) for paid in plain_selections(me.hand, price))
    if price > game_map.rules.stations or not affordable:
        return set()
    taken = {city for seat in seats for city in seat.stations}
    return {f"station {city.id}" for city in game_map.cities if city.id not in taken}


def plain_selections(hand: Counter[str], size: int) -> list[Counter[str]]:
    """The choices of cards of at most one colour: no others can pay."""
    colours = [kind for kind in KINDS if kind != LOCOMOTIVE]
    return [paid for colour in colours for paid in selections(hand, size, (colour, LOCOMOTIVE))]


def matches(base: Counter[str], revealed: Sequence[int]) -> int:
    """How many revealed cards cost an extra one (E-60 to E-62)."""
    shown = [KINDS[kind] for kind in revealed if kind != NO_CARD]
    return sum(kind == LOCOMOTIVE or kind in base for kind in shown)


def keeps(offered: int, least: int) -> set[str]:
    positions = [str(number + 1) for number in range(offered)]
    sizes = range(min(least, offered), offered + 1)
    return {f"keep {','.join(kept)}" for size in sizes for kept in combinations(positions, size)}


def passengers(state: State) -> set[str]:
    rules = state.board.map.rules.passengers
    colours = rules.colours if rules else ()
    place = state.board.map.routes[state.target].ends[state.route_end]
    return {f"passenger {colour}" for colour in waiting_at(state, place) if colour in colours} | {
        "passenger none"
    }


def waiting_at(state: State, place: str) -> set[str]:
    """The colours left where a route ends. Passengers stand in file order, cities before countries (A-76)."""
    game_map = state.board.map
    stops = [({city.id}, city.passengers) for city in game_map.cities]
    stops += [({crossing.id for crossing in land.crossings}, land.passengers) for land in game_map.countries]
    colours = game_map.rules.passengers.colours if game_map.rules.passengers else ()
    first = 0
    for names, count in stops:
        if place in names:
            standing = state.passengers[first : first + count]
            return {colours[colour] for colour in standing if colour < len(colours)}
        first += count
    raise AssertionError(place)
