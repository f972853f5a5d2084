"""The score explained: every point with its reason."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from vagon.rules.constants import (
    MAX_STATIONS,
    NO_ROUTE,
    OVER,
    PASSENGER_COLOURS,
    ROUTE_WORDS,
    TICKET_WORDS,
)
from vagon.rules.score import Tally, tally
from vagon.rules.state import State
from vagon.rules.trail import trail_of
from vagon.table.naming import members


@dataclass(frozen=True, slots=True)
class TicketScore:
    """A ticket, and if it is complete the path that joins its ends."""

    ticket: str
    points: int  # below zero if incomplete
    is_complete: bool
    path: list[str]  # routes in order, from the first end of the ticket to the second
    borrowed: list[str]  # those of the path that belong to others


@dataclass(frozen=True, slots=True)
class BorrowedRoute:
    """What a station was used for."""

    station: str
    route: str
    owner: int


@dataclass(frozen=True, slots=True)
class TieBreak:
    """Why a seat is placed before another with as many points: the criterion, and both values."""

    over: int
    by: str
    value: int
    other_value: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """All points of a seat."""

    total: int
    place: int
    routes: int
    tickets: int
    completed_tickets: int
    stations: int  # for those never built
    longest_trail: int  # points of the bonus
    most_tickets: int
    passengers: int
    by_route_length: dict[int, int]  # points for routes of each length
    by_ticket: list[TicketScore]
    borrowed: list[BorrowedRoute]
    stations_left: int
    trail_length: int
    trail: list[str]  # the routes of a longest trail, in the order in which they are passed
    by_passenger_colour: dict[str, int]
    num_passengers: int
    tie_breaks: list[TieBreak]


@dataclass(frozen=True, slots=True)
class Score:
    """The points of all seats, and who wins. Before the end: as if it ended now."""

    is_final: bool
    seats: list[SeatScore]
    winners: list[int]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def explain(state: State) -> Score:
    """The score of every seat with its reasons, all tickets open."""
    result = tally(state)
    seats = [_seat(state, result, seat) for seat in range(state.players)]
    winners = [seat for seat in range(state.players) if result.place[seat] == 1]
    return Score(state.phase == OVER, seats, winners)


def _seat(state: State, result: Tally, seat: int) -> SeatScore:
    board = state.board
    routes = board.map.routes
    owned = members(state.owned, seat * ROUTE_WORDS, ROUTE_WORDS)
    borrowed = _borrowed(state, result, seat)
    by_length = dict.fromkeys(sorted({routes[route].length for route in owned}), 0)
    for route in owned:
        by_length[routes[route].length] += board.points[route]
    colours = board.map.rules.passengers.colours if board.map.rules.passengers else ()
    prizes = result.passenger_prizes[seat * PASSENGER_COLOURS :]
    return SeatScore(
        total=result.total[seat],
        place=result.place[seat],
        routes=result.routes[seat],
        tickets=result.tickets[seat],
        completed_tickets=result.completed[seat],
        stations=result.stations[seat],
        longest_trail=result.trail_points[seat],
        most_tickets=result.most_tickets_points[seat],
        passengers=result.passenger_points[seat],
        by_route_length=by_length,
        by_ticket=_tickets(
            state, result, seat, [*owned, *(board.route_numbers[loan.route] for loan in borrowed)]
        ),
        borrowed=borrowed,
        stations_left=board.stations - result.stations_built[seat],
        trail_length=result.trail[seat],
        trail=[routes[route].id for route in in_order(state, trail_of(state, seat))]
        if board.trail_points
        else [],
        by_passenger_colour={colour: prize for colour, prize in zip(colours, prizes, strict=False) if prize},
        num_passengers=result.passengers[seat],
        tie_breaks=_tie_breaks(state, result, seat),
    )


def _borrowed(state: State, result: Tally, seat: int) -> list[BorrowedRoute]:
    board = state.board
    loans = []
    for i, city in enumerate(members(state.stations, seat, 1)):
        route = result.borrowed[seat * MAX_STATIONS + i]
        if route != NO_ROUTE:
            loans.append(BorrowedRoute(board.places[city], board.map.routes[route].id, _owner(state, route)))
    return loans


def _owner(state: State, route: int) -> int:
    owned = state.owned
    word, bit = divmod(route, 64)
    return next(seat for seat in range(state.players) if owned[seat * ROUTE_WORDS + word] >> bit & 1)


def _tickets(state: State, result: Tally, seat: int, network: list[int]) -> list[TicketScore]:
    board = state.board
    complete = set(members(result.completed_tickets, seat * TICKET_WORDS, TICKET_WORDS))
    own = set(members(state.owned, seat * ROUTE_WORDS, ROUTE_WORDS))
    scores = []
    for number in members(state.tickets, seat * TICKET_WORDS, TICKET_WORDS):
        ticket = board.map.tickets[number]
        is_complete = number in complete
        path = shortest_path(state, network, number) if is_complete else []
        scores.append(
            TicketScore(
                ticket=ticket.id,
                points=ticket.points if is_complete else -ticket.points,
                is_complete=is_complete,
                path=[board.map.routes[route].id for route in path],
                borrowed=[board.map.routes[route].id for route in path if route not in own],
            )
        )
    return scores


def shortest_path(state: State, network: list[int], ticket: int) -> list[int]:
    """The fewest routes of a network that join the ends of a ticket, in order."""
    board = state.board
    starts = members(board.ticket_from, ticket, 1)
    goals = set(members(board.ticket_to, ticket, 1))
    found: dict[int, tuple[int, int] | None] = dict.fromkeys(starts)  # by place: route and place before it
    queue = list(starts)
    for place in queue:
        if place in goals:
            return _walk_back(found, place)
        for route in network:
            ends = (board.route_a[route], board.route_b[route])
            beyond = ends[1] if ends[0] == place else ends[0]
            if place in ends and beyond not in found:
                found[beyond] = (route, place)
                queue.append(beyond)
    return []


def _walk_back(found: dict[int, tuple[int, int] | None], place: int) -> list[int]:
    path: list[int] = []
    while step := found[place]:
        path.append(step[0])
        place = step[1]
    return path[::-1]


def in_order(state: State, routes: list[int]) -> list[int]:
    """Routes that can be passed in one go, in such an order (Hierholzer's method)."""
    if not routes:
        return []
    ends = {route: (state.board.route_a[route], state.board.route_b[route]) for route in routes}
    at: dict[int, list[int]] = {}
    for route, pair in ends.items():
        for place in pair:
            at.setdefault(place, []).append(route)
    start = next((place for place, here in at.items() if len(here) % 2), ends[routes[0]][0])
    used: set[int] = set()
    stack: list[tuple[int, int]] = [(start, NO_ROUTE)]
    order: list[int] = []
    while stack:
        place, came_by = stack[-1]
        left = [route for route in at[place] if route not in used]
        if left:
            used.add(left[0])
            a, b = ends[left[0]]
            stack.append((b if place == a else a, left[0]))
        else:
            stack.pop()
            if came_by != NO_ROUTE:
                order.append(came_by)
    return order


def _tie_breaks(state: State, result: Tally, seat: int) -> list[TieBreak]:
    """The criterion that puts this seat before each other with the same total."""
    values = {
        "completed_tickets": result.completed,
        "fewer_stations": result.stations_built,
        "longest_trail": result.trail_points,
        "passengers": result.passengers,
    }
    reasons = []
    for other in range(state.players):
        if result.total[other] == result.total[seat] and result.place[seat] < result.place[other]:
            names = state.board.map.rules.tie_breaks
            by = next(name for name in names if values[name][seat] != values[name][other])
            reasons.append(TieBreak(other, by, values[by][seat], values[by][other]))
    return reasons
