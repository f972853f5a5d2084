"""What routes bring a seat and cost it: points, passengers, turns.

Everything here reads only what the seat itself may know: its hand and tickets, and what lies open.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.bots.desk import Desk
    from vagon.bots.styles import HAVE, TICKS, UNITS, Style
    from vagon.bots.ways import forget_ways
    from vagon.rules.bits import count_bits, lowest_bit
    from vagon.rules.constants import (
        FAR,
        FINAL_WAGONS,
        GREY,
        LOCOMOTIVE,
        MAX_LENGTH,
        NUM_COLOURS,
        NUM_KINDS,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        TAKEN,
        TUNNEL,
    )
    from vagon.rules.score import routes_of_others
    from vagon.rules.state import State

    FLOOR = 2


def hand_size(s: State, seat: int) -> int:
    size = 0
    for kind in range(NUM_KINDS):
        size += s.hand[seat * NUM_KINDS + kind]
    return size


def finishing_ticks(s: State, style: Style, seat: int) -> int:
    """A guess of the time until the seat triggers the end of the game."""
    wagons = s.wagons[seat] - FINAL_WAGONS
    if wagons <= 0:
        return 0
    return wagons * style.wagon_time + max(0, wagons - hand_size(s, seat)) * style.one_card


def ticks_left(s: State, style: Style) -> int:
    """A guess of the time that the deciding seat still has, this turn included."""
    if s.last_turns > 0:
        return TICKS
    least = finishing_ticks(s, style, 0)
    for seat in range(1, s.players):
        least = min(least, finishing_ticks(s, style, seat))
    return least + TICKS


def turn_price(s: State, style: Style) -> int:
    """What a turn is worth now, in units."""
    least = s.wagons[0]
    for seat in range(1, s.players):
        least = min(least, s.wagons[seat])
    return style.turn_price + style.late_price * (s.board.wagons - least) // s.board.wagons


def weigh_colours(s: State, style: Style, desk: Desk, seat: int) -> None:
    """Worth of one more passenger of each colour, by how close its majority is."""
    for colour in range(s.board.num_passenger_colours):
        own = s.collected[seat * PASSENGER_COLOURS + colour]
        best = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, s.collected[other * PASSENGER_COLOURS + colour])
        # Full worth when level or one behind, less with every step away from that.
        gap = best - own
        desk.passenger_worth[colour] = style.passenger[gap - 1 if gap > 0 else -gap]
    desk.passenger_worth[TAKEN] = 0


def weigh_passengers(s: State, style: Style, desk: Desk, seat: int) -> None:
    """Worth of a passenger of each colour, and of the best one at each place."""
    weigh_colours(s, style, desk, seat)
    weigh_places(s, desk)


def weigh_places(s: State, desk: Desk) -> None:
    """Worth of the best passenger at each place; colours must have been weighed."""
    for place in range(s.board.num_places):
        first = s.board.first_passenger[place]
        worth = 0
        for i in range(first, first + s.board.passengers_at[place]):
            worth = max(worth, desk.passenger_worth[s.passengers[i]])
        desk.place_worth[place] = worth


def claim_worth(s: State, style: Style, desk: Desk, route: int) -> int:
    """Worth of a claim of the route: its points, and the passengers that it brings."""
    if s.board.num_passengers == 0:
        return style.worth[route]
    a, b = s.board.route_a[route], s.board.route_b[route]
    return style.worth[route] + desk.place_worth[a] + desk.place_worth[b]


def count_hand(s: State, desk: Desk, seat: int) -> None:
    """Set how many cards the seat has for a route of each colour; for a grey one those it has most of."""
    most = 0
    for colour in range(NUM_COLOURS):
        desk.have[colour] = s.hand[seat * NUM_KINDS + colour]
        most = max(most, desk.have[colour])
    desk.have[GREY] = most


def price_routes(s: State, style: Style, desk: Desk, seat: int) -> None:
    """Set for all routes what they cost the seat, in units and ticks; FAR for those of no use to it.

    In the last turn, only what can be paid now counts, and a turn costs what the best claim would bring.
    """
    forget_ways(desk.ways)
    for r in range(s.board.num_routes):
        desk.price[r] = FAR
    count_hand(s, desk, seat)
    if s.board.num_passengers > 0:
        weigh_passengers(s, style, desk, seat)
    if s.last_turns > 0:
        price = price_last_claims(s, style, desk, seat)
    else:
        price = turn_price(s, style)
        price_claims(s, style, desk, seat, price)
    if style.stations:
        price_stations(s, style, desk, seat, price)
    for word in range(s.board.route_words):
        routes = s.owned[seat * ROUTE_WORDS + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            desk.price[r] = desk.time[r] = 0


def price_claims(s: State, style: Style, desk: Desk, seat: int, price: int) -> None:
    """Set what claims cost by the price of a turn."""
    passengers = s.board.num_passengers
    fitting = min(s.wagons[seat], MAX_LENGTH) * ROUTE_WORDS
    for word in range(s.board.route_words):
        routes = s.open[seat * ROUTE_WORDS + word] & s.board.fitting[fitting + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            time = style.work[r] + style.card_time[s.board.length[r] * HAVE + desk.have[s.board.colour[r]]]
            cost = time * price // TICKS - style.worth[r]
            if passengers:
                cost -= desk.place_worth[s.board.route_a[r]] + desk.place_worth[s.board.route_b[r]]
            desk.time[r] = time
            desk.price[r] = max(FLOOR, cost)


def price_last_claims(s: State, style: Style, desk: Desk, seat: int) -> int:
    """Set what claims cost in the last turn; return the price of that turn."""
    price = 0
    fitting = min(s.wagons[seat], MAX_LENGTH) * ROUTE_WORDS
    for word in range(s.board.route_words):
        routes = s.open[seat * ROUTE_WORDS + word] & s.board.fitting[fitting + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            desk.price[r] = worth_now(s, style, desk, seat, r)
            price = max(price, desk.price[r])
    for word in range(s.board.route_words):
        routes = s.open[seat * ROUTE_WORDS + word] & s.board.fitting[fitting + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            desk.price[r] = max(FLOOR, price - desk.price[r]) if desk.price[r] >= 0 else FAR
            desk.time[r] = TICKS
    return price


def price_stations(s: State, style: Style, desk: Desk, seat: int, price: int) -> None:
    """Set what it costs to borrow the routes of others by a station each."""
    number = count_bits(s.stations[seat]) + 1
    if number > s.board.stations:
        return
    time = TICKS + style.one_card * number
    if s.last_turns > 0:
        time = TICKS
        if desk.have[GREY] + s.hand[seat * NUM_KINDS + LOCOMOTIVE] < number:
            return
    cost = s.board.station_points * UNITS + time * price // TICKS
    for word in range(s.board.route_words):
        routes = routes_of_others(s, seat, word)
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            desk.price[r] = cost
            desk.time[r] = time


def worth_now(s: State, style: Style, desk: Desk, seat: int, route: int) -> int:
    """What a claim brings at once, on average over what a tunnel may ask; -1 if it cannot be paid."""
    locomotives = s.hand[seat * NUM_KINDS + LOCOMOTIVE]
    spare = desk.have[s.board.colour[route]] + locomotives - s.board.length[route]
    if spare < 0 or locomotives < s.board.locomotives[route]:
        return -1
    worth = claim_worth(s, style, desk, route)
    if s.board.kind[route] == TUNNEL and spare < 2:
        # Three cards ask for nothing about every second time, for one at most seven times of eight.
        worth = worth * (7 if spare else 4) // 8
    return worth
