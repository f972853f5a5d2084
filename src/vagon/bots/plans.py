"""A seat's plan: which routes to claim for which of its tickets, and which routes of others to borrow.

Everything here reads only what the seat itself may know: its hand and tickets, and what lies open.
"""

from __future__ import annotations

import cython

from vagon.bots.paths import Paths

if not cython.compiled:
    from vagon.bots.paths import MAX_COST, connect
    from vagon.bots.styles import HAVE, TICKS, UNITS, Style
    from vagon.rules.bits import contains, count_bits, insert, lowest_bit, one_bit
    from vagon.rules.constants import (
        FINAL_WAGONS,
        GREY,
        LOCOMOTIVE,
        MAX_CITIES,
        MAX_LENGTH,
        MAX_ROUTES,
        NUM_COLOURS,
        NUM_KINDS,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        TAKEN,
        TICKET_WORDS,
        TUNNEL,
    )
    from vagon.rules.state import State

    MAX_AIMS = 24
    FLOOR = 2
    LATE = 10


class Plan:
    """What a seat wants, made once and kept while nothing that it needs is taken."""

    routes: list[int]  # set of routes to claim; those claimed since are still in it
    borrowed: list[int]  # set of others' routes to use by stations
    tickets: list[int]  # the kept tickets it was made for
    aims: list[int]  # those of them that it completes
    value: int  # what the aims gain, less the price of the routes
    wagons: int  # that the routes take
    time: int  # ticks that they take
    ticks_left: int  # of the game, as guessed when it was made
    target: int  # route outside the plan that cards are drawn for, or -1
    is_made: int

    def __init__(self) -> None:
        self.target = -1
        self.is_made = self.value = self.wagons = self.time = self.ticks_left = 0
        if not cython.compiled:
            self.routes, self.borrowed = [0] * ROUTE_WORDS, [0] * ROUTE_WORDS
            self.tickets, self.aims = [0] * TICKET_WORDS, [0] * TICKET_WORDS


class Desk:
    """Room for making plans, used again and again."""

    def __init__(self) -> None:
        self.paths = Paths()
        self.spare_plan = Plan()
        if not cython.compiled:
            self.time = [0] * MAX_ROUTES
            self.order = [0] * MAX_AIMS
            self.passenger_worth = [0] * PASSENGER_COLOURS
            self.place_worth = [0] * MAX_CITIES
            self.need = [0] * NUM_KINDS
            self.spare = [0] * NUM_KINDS
            self.gain = [0] * NUM_KINDS
            self.kept = [0] * TICKET_WORDS


def copy_plan(new: Plan, old: Plan) -> None:
    for word in range(ROUTE_WORDS):
        new.routes[word] = old.routes[word]
        new.borrowed[word] = old.borrowed[word]
    for word in range(TICKET_WORDS):
        new.tickets[word] = old.tickets[word]
        new.aims[word] = old.aims[word]
    new.value = old.value
    new.wagons = old.wagons
    new.time = old.time
    new.ticks_left = old.ticks_left
    new.target = old.target
    new.is_made = old.is_made


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


def is_good(s: State, plan: Plan, seat: int, left: int) -> bool:
    """Whether the plan still stands: same tickets, nothing of it taken, and time not suddenly short."""
    if not plan.is_made or plan.tickets[0] != s.tickets[seat * TICKET_WORDS]:
        return False
    if plan.tickets[1] != s.tickets[seat * TICKET_WORDS + 1]:
        return False
    first = seat * ROUTE_WORDS
    unclaimed = 0
    for word in range(s.board.route_words):
        routes = plan.routes[word] & ~s.owned[first + word]
        if routes & ~s.open[first + word]:
            return False
        unclaimed |= routes
    if s.last_turns > 0:
        return plan.ticks_left <= TICKS
    return unclaimed == 0 or left > LATE * TICKS or plan.ticks_left - left < 2 * TICKS


def weigh_passengers(s: State, style: Style, desk: Desk, seat: int) -> None:
    """Worth of one more passenger of each colour, by how close its majority is, and of each place."""
    for colour in range(s.board.num_passenger_colours):
        own = s.collected[seat * PASSENGER_COLOURS + colour]
        best = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, s.collected[other * PASSENGER_COLOURS + colour])
        # Full worth when level or one behind, less with every step away from that.
        gap = best - own
        distance = gap - 1 if gap > 0 else -gap
        desk.passenger_worth[colour] = (
            style.passenger * style.passenger_reach // (style.passenger_reach + distance)
        )
    for place in range(s.board.num_places):
        desk.place_worth[place] = 0
        first = s.board.first_passenger[place]
        for i in range(first, first + s.board.passengers_at[place]):
            if s.passengers[i] != TAKEN:
                worth = desk.passenger_worth[s.passengers[i]]
                desk.place_worth[place] = max(desk.place_worth[place], worth)


def boarding_worth(s: State, desk: Desk, route: int) -> int:
    """Worth of the passengers that a claim of the route brings."""
    if s.board.num_passengers == 0:
        return 0
    return desk.place_worth[s.board.route_a[route]] + desk.place_worth[s.board.route_b[route]]


def price_routes(s: State, style: Style, desk: Desk, seat: int) -> None:
    """Set for all routes that the seat owns, may claim or may borrow what they cost, in units and ticks.

    In the last turn, only what can be paid now counts, and a turn costs what the best claim would bring.
    """
    cards = seat * NUM_KINDS
    most = 0
    for colour in range(NUM_COLOURS):
        most = max(most, s.hand[cards + colour])
    if s.board.num_passengers > 0:
        weigh_passengers(s, style, desk, seat)
    stations_left = s.board.stations - count_bits(s.stations[seat])
    station_time = TICKS + style.one_card * (s.board.stations - stations_left + 1)
    price = turn_price(s, style)
    if s.last_turns > 0:
        price = best_now(s, style, desk, seat, most)
        station_time = TICKS
        if most + s.hand[cards + LOCOMOTIVE] < s.board.stations - stations_left + 1:
            stations_left = 0
    station_cost = s.board.station_points * UNITS + station_time * price // TICKS
    first = seat * ROUTE_WORDS
    fitting = min(s.wagons[seat], MAX_LENGTH) * ROUTE_WORDS
    for word in range(s.board.route_words):
        claimable = s.open[first + word] & s.board.fitting[fitting + word]
        desk.paths.usable[word] = claimable | s.owned[first + word]
        routes = s.owned[first + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            desk.paths.cost[r] = desk.time[r] = 0
        while claimable:
            r = 64 * word + lowest_bit(claimable)
            claimable &= claimable - 1
            if s.last_turns > 0:
                worth = worth_now(s, style, desk, seat, r, most)
                if worth < 0:
                    desk.paths.usable[word] = desk.paths.usable[word] & ~one_bit(r & 63)
                time = TICKS
                cost = price - worth
            else:
                have = most if s.board.colour[r] == GREY else s.hand[cards + s.board.colour[r]]
                time = style.work[r] + style.card_time[s.board.length[r] * HAVE + min(have, MAX_LENGTH)]
                cost = time * price // TICKS - style.worth[r] - boarding_worth(s, desk, r)
            desk.time[r] = time
            desk.paths.cost[r] = max(FLOOR, cost)
        if stations_left > 0 and style.stations:
            routes = borrowable(s, seat, word) & ~desk.paths.usable[word]
            desk.paths.usable[word] = desk.paths.usable[word] | routes
            while routes:
                r = 64 * word + lowest_bit(routes)
                routes &= routes - 1
                desk.paths.cost[r] = station_cost
                desk.time[r] = station_time


def worth_now(s: State, style: Style, desk: Desk, seat: int, route: int, most: int) -> int:
    """What a claim brings at once, on average over what a tunnel may ask; -1 if it cannot be paid.

    `most` are the cards of the colour that the seat has most of.
    """
    locomotives = s.hand[seat * NUM_KINDS + LOCOMOTIVE]
    have = most if s.board.colour[route] == GREY else s.hand[seat * NUM_KINDS + s.board.colour[route]]
    spare = have + locomotives - s.board.length[route]
    if spare < 0 or locomotives < s.board.locomotives[route]:
        return -1
    worth = style.worth[route] + boarding_worth(s, desk, route)
    if s.board.kind[route] == TUNNEL and spare < 2:
        # Three cards ask for nothing about every second time, for one at most seven times of eight.
        worth = worth * (7 if spare else 4) // 8
    return worth


def best_now(s: State, style: Style, desk: Desk, seat: int, most: int) -> int:
    """The most that any claim brings at once."""
    best = 0
    fitting = min(s.wagons[seat], MAX_LENGTH) * ROUTE_WORDS
    for word in range(s.board.route_words):
        routes = s.open[seat * ROUTE_WORDS + word] & s.board.fitting[fitting + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            best = max(best, worth_now(s, style, desk, seat, r, most))
    return best


def borrowable(s: State, seat: int, word: int) -> int:
    """One word of the set of routes that others own."""
    routes = 0
    for other in range(s.players):
        if other != seat:
            routes |= s.owned[other * ROUTE_WORDS + word]
    return routes


def refresh(s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int) -> None:
    """Make the plan anew if it no longer stands."""
    if not is_good(s, plan, seat, left):
        for word in range(TICKET_WORDS):
            desk.kept[word] = s.tickets[seat * TICKET_WORDS + word]
        make_better_plan(s, style, desk, plan, seat, left)


def make_better_plan(s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int) -> None:
    """Plan for the tickets in `desk.kept` from the largest down and from the smallest up; keep the better."""
    price_routes(s, style, desk, seat)
    if make_plan(s, style, desk, plan, seat, left, 1) < 2:
        return
    price_routes(s, style, desk, seat)
    make_plan(s, style, desk, desk.spare_plan, seat, left, 0)
    if desk.spare_plan.value > plan.value:
        copy_plan(plan, desk.spare_plan)


def make_plan(
    s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int, largest_first: int
) -> int:
    """Plan for the tickets in `desk.kept`, one after the other, each by the cheapest way given those before.

    Routes must have been priced for this seat; those that are planned cost nothing afterwards. Return for how
    many tickets there was something to plan: with fewer than two their order does not matter.
    """
    num_aims = sort_tickets(s, desk, largest_first)
    plan.is_made = 1
    plan.target = -1
    plan.value = plan.wagons = plan.time = 0
    plan.ticks_left = left
    if s.last_turns == 0:
        left = left * style.races // TICKS if style.races else LATE * LATE * TICKS
    for word in range(ROUTE_WORDS):
        plan.routes[word] = plan.borrowed[word] = 0
    for word in range(TICKET_WORDS):
        plan.tickets[word] = desk.kept[word]
        plan.aims[word] = 0
    stations_left = s.board.stations - count_bits(s.stations[seat])
    skipped = planned = 0
    for i in range(num_aims):
        is_aim = aim_at(s, style, desk, plan, seat, desk.order[i], left, stations_left)
        if not is_aim or plan.time > 0:
            planned += 1
        if not is_aim:
            desk.order[skipped] = desk.order[i]
            skipped += 1
        elif style.one_ticket and plan.wagons > 0:
            break
    # What was too dear alone may be cheap now.
    if 0 < skipped < num_aims and not style.one_ticket:
        for i in range(skipped):
            aim_at(s, style, desk, plan, seat, desk.order[i], left, stations_left)
    return planned


def sort_tickets(s: State, desk: Desk, largest_first: int) -> int:
    """Write the kept tickets by points; return how many."""
    count = 0
    for word in range(TICKET_WORDS):
        tickets = desk.kept[word]
        while tickets and count < MAX_AIMS:
            ticket = 64 * word + lowest_bit(tickets)
            tickets &= tickets - 1
            i = count
            while i > 0 and is_before(s, ticket, desk.order[i - 1], largest_first):
                desk.order[i] = desk.order[i - 1]
                i -= 1
            desk.order[i] = ticket
            count += 1
    return count


def is_before(s: State, ticket: int, other: int, largest_first: int) -> bool:
    if largest_first:
        return s.board.ticket_points[ticket] > s.board.ticket_points[other]
    return s.board.ticket_points[ticket] < s.board.ticket_points[other]


def aim_at(
    s: State, style: Style, desk: Desk, plan: Plan, seat: int, ticket: int, left: int, stations_left: int
) -> bool:
    """Add a ticket to the plan if it pays and can be done."""
    gain = min(s.board.ticket_points[ticket] * style.ticket_gain + style.ticket_bonus, MAX_COST - 1)
    sources = s.board.ticket_from[ticket]
    cost = connect(s.board, desk.paths, sources, s.board.ticket_to[ticket], gain)
    if cost < 0:
        return False
    if cost == 0:
        insert(plan.aims, 0, ticket)
        plan.value += gain
        return True
    wagons = 0
    time = 0
    stations = 0
    place = desk.paths.reached
    while not sources >> place & 1:
        r = desk.paths.via[place]
        if desk.paths.cost[r] > 0:
            time += desk.time[r]
            if is_open(s, seat, r):
                wagons += s.board.length[r]
            else:
                stations += 1
        place = s.board.route_a[r] + s.board.route_b[r] - place
    for word in range(s.board.route_words):
        stations += count_bits(plan.borrowed[word])
    if plan.wagons + wagons > s.wagons[seat] or stations > stations_left or plan.time + time > left:
        return False
    place = desk.paths.reached
    while not sources >> place & 1:
        r = desk.paths.via[place]
        if desk.paths.cost[r] > 0:
            if is_open(s, seat, r):
                insert(plan.routes, 0, r)
            else:
                insert(plan.borrowed, 0, r)
            desk.paths.cost[r] = 0
        place = s.board.route_a[r] + s.board.route_b[r] - place
    plan.wagons += wagons
    plan.time += time
    plan.value += gain - cost
    insert(plan.aims, 0, ticket)
    return True


def is_open(s: State, seat: int, route: int) -> bool:
    return contains(s.open, seat * ROUTE_WORDS, route) == 1


def tickets_value(s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int) -> int:
    """What holding the tickets in `desk.kept` is worth, by a plan that is left in `plan`."""
    points = 0
    for word in range(TICKET_WORDS):
        tickets = desk.kept[word]
        while tickets:
            ticket = 64 * word + lowest_bit(tickets)
            tickets &= tickets - 1
            points += s.board.ticket_points[ticket] * style.ticket_gain // 2 + style.keep_price
    make_better_plan(s, style, desk, plan, seat, left)
    return plan.value - points


def cards_wanted(s: State, route: int) -> int:
    """The cards for a route; for a tunnel one more, so that most of what it may ask can be paid."""
    return s.board.length[route] + (1 if s.board.kind[route] == TUNNEL else 0)


def count_needs(s: State, desk: Desk, plan: Plan, seat: int, except_route: int) -> None:
    """Cards that the planned routes not yet claimed ask for, by kind, and what the hand has to spare.

    A grey route is counted in the colour of which most is left.
    """
    cards = seat * NUM_KINDS
    for kind in range(NUM_KINDS):
        desk.need[kind] = 0
    for word in range(s.board.route_words):
        routes = plan.routes[word] & s.open[seat * ROUTE_WORDS + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            if r != except_route and s.board.colour[r] != GREY:
                desk.need[s.board.colour[r]] += cards_wanted(s, r)
    for kind in range(NUM_KINDS):
        desk.spare[kind] = s.hand[cards + kind] - desk.need[kind]
    for word in range(s.board.route_words):
        routes = plan.routes[word] & s.open[seat * ROUTE_WORDS + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            if r != except_route and s.board.colour[r] == GREY:
                need_grey(s, desk, r)


def need_grey(s: State, desk: Desk, route: int) -> None:
    best = 0
    for colour in range(1, NUM_COLOURS):
        if desk.spare[colour] > desk.spare[best]:
            best = colour
    amount = cards_wanted(s, route) - s.board.locomotives[route]
    desk.need[best] += amount
    desk.spare[best] -= amount
    desk.need[LOCOMOTIVE] += s.board.locomotives[route]
    desk.spare[LOCOMOTIVE] -= s.board.locomotives[route]
