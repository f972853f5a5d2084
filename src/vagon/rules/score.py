"""The final score, exact: tickets with the best use of stations, bonuses, passengers, places."""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import count_bits, insert, lowest_bit, one_bit
    from vagon.rules.constants import (
        BY_COMPLETED_TICKETS,
        BY_FEWER_STATIONS,
        BY_LONGEST_TRAIL,
        MAX_CITIES,
        MAX_SEATS,
        MAX_STATIONS,
        NO_ROUTE,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        TICKET_WORDS,
    )
    from vagon.rules.state import State
    from vagon.rules.trail import Trail, longest_trail


class Tally:
    """What every seat has scored, source by source."""

    routes: list[int]
    tickets: list[int]  # completed less incomplete
    completed: list[int]  # number of completed tickets
    completed_tickets: list[int]  # by seat: set
    borrowed: list[int]  # by seat and station (cities in ascending order): the route used, or NO_ROUTE
    stations: list[int]  # points for those never built
    stations_built: list[int]
    trail: list[int]  # length of the longest trail
    trail_points: list[int]
    most_tickets_points: list[int]
    passengers: list[int]  # collected, of all colours
    passenger_prizes: list[int]  # by seat and colour
    passenger_points: list[int]
    total: list[int]
    place: list[int]  # 1 for the winner; equal players share a place

    # while one seat's tickets are judged
    parts: list[int]  # of its network, as sets of places
    joined: list[int]  # the same with borrowed routes
    chosen: list[int]  # by station: the borrowed route being tried
    open_tickets: list[int]  # not complete without borrowing
    done: list[int]  # of these, complete with the routes being tried
    best_done: list[int]
    best_gain: int

    def __init__(self) -> None:
        self.trails = Trail()
        if not cython.compiled:
            for name in SEAT_ARRAYS:
                setattr(self, name, [0] * MAX_SEATS)
            self.completed_tickets = [0] * (MAX_SEATS * TICKET_WORDS)
            self.borrowed = [0] * (MAX_SEATS * MAX_STATIONS)
            self.passenger_prizes = [0] * (MAX_SEATS * PASSENGER_COLOURS)
            self.parts, self.joined, self.chosen = [0] * MAX_CITIES, [0] * MAX_CITIES, [0] * MAX_STATIONS
            self.open_tickets, self.done, self.best_done = [0, 0], [0, 0], [0, 0]


SEAT_ARRAYS = (
    "routes",
    "tickets",
    "completed",
    "stations",
    "stations_built",
    "trail",
    "trail_points",
    "most_tickets_points",
    "passengers",
    "passenger_points",
    "total",
    "place",
)


def tally(s: State) -> Tally:
    """The score as if the game ended now; the final one when it is over."""
    t = Tally()
    count_score(s, t)
    return t


def count_score(s: State, t: Tally) -> None:
    longest = 0
    most = 0
    for seat in range(s.players):
        t.routes[seat] = s.points[seat]
        count_tickets(s, t, seat)
        t.stations_built[seat] = count_bits(s.stations[seat])
        t.stations[seat] = s.board.station_points * (s.board.stations - t.stations_built[seat])
        t.trail[seat] = longest_trail(s, t.trails, seat) if s.board.trail_points else 0
        longest = max(longest, t.trail[seat])
        most = max(most, t.completed[seat])
    for seat in range(s.players):
        # A maximum of nothing wins no bonus; tied players all get it.
        t.trail_points[seat] = s.board.trail_points if longest and t.trail[seat] == longest else 0
        t.most_tickets_points[seat] = s.board.most_tickets_points if most and t.completed[seat] == most else 0
    count_passengers(s, t)
    for seat in range(s.players):
        bonus = t.trail_points[seat] + t.most_tickets_points[seat] + t.passenger_points[seat]
        t.total[seat] = t.routes[seat] + t.tickets[seat] + t.stations[seat] + bonus
    rank(s, t)


def count_tickets(s: State, t: Tally, seat: int) -> None:
    """Judge the seat's tickets with the borrowed routes that bring most points, then most tickets (A-57)."""
    num_parts = find_parts(s, seat, t.parts)
    t.tickets[seat] = 0
    for word in range(TICKET_WORDS):
        t.open_tickets[word] = s.tickets[seat * TICKET_WORDS + word]
        t.tickets[seat] -= sum_points(s, word, t.open_tickets[word])
    t.tickets[seat] += complete(s, t, t.parts, 0, num_parts)
    for word in range(TICKET_WORDS):
        t.completed_tickets[seat * TICKET_WORDS + word] = t.done[word]
        t.open_tickets[word] &= ~t.done[word]
        t.best_done[word] = 0
    t.best_gain = 0
    for i in range(MAX_STATIONS):
        t.chosen[i] = t.borrowed[seat * MAX_STATIONS + i] = NO_ROUTE
    if s.stations[seat] and can_borrowing_help(s, t, seat, num_parts):
        borrow(s, t, seat, num_parts, s.stations[seat], 0)
    t.tickets[seat] += t.best_gain
    t.completed[seat] = 0
    for word in range(TICKET_WORDS):
        t.completed_tickets[seat * TICKET_WORDS + word] |= t.best_done[word]
        t.completed[seat] += count_bits(t.completed_tickets[seat * TICKET_WORDS + word])


def sum_points(s: State, word: int, tickets: int) -> int:
    """What the tickets in one word of a set are worth."""
    points = 0
    while tickets:
        points += s.board.ticket_points[64 * word + lowest_bit(tickets)]
        tickets &= tickets - 1
    return points


def find_parts(s: State, seat: int, parts: list[int]) -> int:
    """Write the connected parts of the seat's network as sets of places; return how many."""
    num_parts = 0
    for word in range(s.board.route_words):
        routes = s.owned[seat * ROUTE_WORDS + word]
        while routes:
            num_parts = join(s, parts, num_parts, 64 * word + lowest_bit(routes))
            routes &= routes - 1
    return num_parts


def join(s: State, parts: list[int], num_parts: int, route: int) -> int:
    """Add a route to the parts; return how many there are then."""
    united = one_bit(s.board.route_a[route]) | one_bit(s.board.route_b[route])
    kept = 0
    for i in range(num_parts):
        if parts[i] & united:
            united |= parts[i]
        else:
            parts[kept] = parts[i]
            kept += 1
    parts[kept] = united
    return kept + 1


def complete(s: State, t: Tally, parts: list[int], first: int, num_parts: int) -> int:
    """Write to `t.done` which open tickets the parts from `first` on complete; return what that is worth.

    That is twice their points, which are no longer lost and won besides.
    """
    gain = 0
    for word in range(TICKET_WORDS):
        t.done[word] = 0
        tickets = t.open_tickets[word]
        while tickets:
            ticket = 64 * word + lowest_bit(tickets)
            tickets &= tickets - 1
            for i in range(first, num_parts):
                if parts[i] & s.board.ticket_from[ticket] and parts[i] & s.board.ticket_to[ticket]:
                    insert(t.done, 0, ticket)
                    gain += 2 * s.board.ticket_points[ticket]
                    break
    return gain


def can_borrowing_help(s: State, t: Tally, seat: int, num_parts: int) -> bool:
    """Whether an open ticket is complete if stations may use all routes at once; mostly none is."""
    for i in range(num_parts):
        t.joined[i] = t.parts[i]
    cities = s.stations[seat]
    while cities:
        city = lowest_bit(cities)
        cities &= cities - 1
        for word in range(s.board.route_words):
            routes = s.board.routes_at[city * ROUTE_WORDS + word] & routes_of_others(s, seat, word)
            while routes:
                num_parts = join(s, t.joined, num_parts, 64 * word + lowest_bit(routes))
                routes &= routes - 1
    return complete(s, t, t.joined, 0, num_parts) > 0


def borrow(s: State, t: Tally, seat: int, num_parts: int, cities: int, station: int) -> None:
    """Try every choice of a borrowed route for the stations in `cities`, the lowest route numbers first."""
    if cities == 0:
        consider(s, t, seat, num_parts)
        return
    city = lowest_bit(cities)
    cities &= cities - 1
    t.chosen[station] = NO_ROUTE
    borrow(s, t, seat, num_parts, cities, station + 1)
    for word in range(s.board.route_words):
        routes = s.board.routes_at[city * ROUTE_WORDS + word] & routes_of_others(s, seat, word)
        while routes:
            t.chosen[station] = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            borrow(s, t, seat, num_parts, cities, station + 1)
    t.chosen[station] = NO_ROUTE


def routes_of_others(s: State, seat: int, word: int) -> int:
    """One word of the set of routes that other seats own."""
    routes = 0
    for other in range(s.players):
        if other != seat:
            routes |= s.owned[other * ROUTE_WORDS + word]
    return routes


def consider(s: State, t: Tally, seat: int, num_parts: int) -> None:
    """Keep the choice of borrowed routes if it beats the best so far."""
    borrows = 0
    for i in range(num_parts):
        t.joined[i] = t.parts[i]
    for i in range(MAX_STATIONS):
        if t.chosen[i] != NO_ROUTE:
            num_parts = join(s, t.joined, num_parts, t.chosen[i])
            borrows += 1
    # Parts that have grown are the last ones; the others complete nothing new.
    gain = complete(s, t, t.joined, max(0, num_parts - borrows), num_parts)
    more = (
        count_bits(t.done[0])
        + count_bits(t.done[1])
        - count_bits(t.best_done[0])
        - count_bits(t.best_done[1])
    )
    if gain > t.best_gain or (gain == t.best_gain and more > 0):
        t.best_gain = gain
        for word in range(TICKET_WORDS):
            t.best_done[word] = t.done[word]
        for i in range(MAX_STATIONS):
            t.borrowed[seat * MAX_STATIONS + i] = t.chosen[i]


def count_passengers(s: State, t: Tally) -> None:
    """Prizes for the most and second most passengers of each colour (G-63 to G-65, A-78)."""
    for seat in range(s.players):
        t.passengers[seat] = t.passenger_points[seat] = 0
        for colour in range(PASSENGER_COLOURS):
            t.passengers[seat] += s.collected[seat * PASSENGER_COLOURS + colour]
            t.passenger_prizes[seat * PASSENGER_COLOURS + colour] = 0
    for colour in range(s.board.num_passenger_colours):
        most = 0
        second = 0
        winners = 0
        for seat in range(s.players):
            number = s.collected[seat * PASSENGER_COLOURS + colour]
            if number > most:
                second = most
                most = number
                winners = 1
            elif number == most:
                winners += 1
            elif number > second:
                second = number
        for seat in range(s.players):
            number = s.collected[seat * PASSENGER_COLOURS + colour]
            prize = 0
            if number == most and most > 0:
                prize = s.board.most_passengers
            elif winners == 1 and number == second and second > 0:
                prize = s.board.second_passengers
            t.passenger_prizes[seat * PASSENGER_COLOURS + colour] = prize
            t.passenger_points[seat] += prize


def rank(s: State, t: Tally) -> None:
    """Give each seat its place: one more than the number of seats that beat it."""
    for seat in range(s.players):
        t.place[seat] = 1
        for other in range(s.players):
            if beats(s, t, other, seat):
                t.place[seat] += 1


def beats(s: State, t: Tally, seat: int, other: int) -> bool:
    """Whether `seat` has more points, or as many and the better of the first tie-break that differs."""
    if t.total[seat] != t.total[other]:
        return t.total[seat] > t.total[other]
    for i in range(s.board.num_tie_breaks):
        margin = tie_break(t, s.board.tie_breaks[i], seat) - tie_break(t, s.board.tie_breaks[i], other)
        if margin != 0:
            return margin > 0
    return False


def tie_break(t: Tally, kind: int, seat: int) -> int:
    """The number of which more is better."""
    if kind == BY_COMPLETED_TICKETS:
        return t.completed[seat]
    if kind == BY_FEWER_STATIONS:
        return 0 - t.stations_built[seat]
    if kind == BY_LONGEST_TRAIL:  # whoever holds the bonus, not the longer trail
        return t.trail_points[seat]
    return t.passengers[seat]
