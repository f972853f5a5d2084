"""A seat's plan: which routes to claim for which of its tickets, and which routes of others to borrow.

Everything here reads only what the seat itself may know: its hand and tickets, and what lies open.
"""

from __future__ import annotations

import cython

from vagon.bots.paths import Paths
from vagon.rules.board import Board

if not cython.compiled:
    from vagon.bots.paths import MAX_COST, connect
    from vagon.bots.styles import HAVE, TICKS, UNITS, Style
    from vagon.rules.bits import contains, count_bits, insert, lowest_bit, one_bit
    from vagon.rules.constants import (
        FAR,
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

    def __init__(self, board: Board) -> None:
        self.paths = Paths(board)
        self.spare_plan = Plan()
        self.num_networks = self.num_borrowed = 0
        if not cython.compiled:
            self.price, self.time = [0] * MAX_ROUTES, [0] * MAX_ROUTES
            self.have = [0] * NUM_KINDS
            self.order = [0] * MAX_AIMS
            self.network = [0] * MAX_CITIES
            self.passenger_worth = [0] * (PASSENGER_COLOURS + 1)
            self.place_worth = [0] * MAX_CITIES
            self.need = [0] * NUM_KINDS
            self.spare = [0] * NUM_KINDS
            self.gain, self.rank = [0] * NUM_KINDS, [0] * (NUM_KINDS + 1)
            self.unseen = [0] * NUM_KINDS
            self.grey = [0] * MAX_ROUTES
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
    """Worth of the best passenger at each place."""
    weigh_colours(s, style, desk, seat)
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
        routes = borrowable(s, seat, word)
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
    find_networks(s, desk, seat)
    if make_plan(s, style, desk, plan, seat, left, 1) < 2:
        return
    make_plan(s, style, desk, desk.spare_plan, seat, left, 0)
    if desk.spare_plan.value > plan.value:
        copy_plan(plan, desk.spare_plan)


def make_plan(
    s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int, largest_first: int
) -> int:
    """Plan for the tickets in `desk.kept`, one after the other, each by the cheapest way given those before.

    Routes must have been priced for this seat. Return for how many tickets there was something to plan: with
    fewer than two their order does not matter.
    """
    for r in range(s.board.num_routes):
        desk.paths.cost[r] = desk.price[r]
    plan.is_made = 1
    plan.target = -1
    plan.value = plan.wagons = plan.time = 0
    desk.num_borrowed = 0
    plan.ticks_left = left
    if s.last_turns == 0:
        left = left * style.races // TICKS if style.races else LATE * LATE * TICKS
    for word in range(ROUTE_WORDS):
        plan.routes[word] = plan.borrowed[word] = 0
    for word in range(TICKET_WORDS):
        plan.tickets[word] = desk.kept[word]
        plan.aims[word] = 0
    num_aims = sort_tickets(s, style, desk, plan, largest_first)
    stations_left = s.board.stations - count_bits(s.stations[seat])
    skipped = planned = 0
    for i in range(num_aims):
        planned += 1
        is_aim = aim_at(s, style, desk, plan, seat, desk.order[i], left, stations_left)
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


def find_networks(s: State, desk: Desk, seat: int) -> None:
    """Set the parts that the seat's routes form, as sets of places."""
    desk.num_networks = 0
    for word in range(s.board.route_words):
        routes = s.owned[seat * ROUTE_WORDS + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            places = one_bit(s.board.route_a[r]) | one_bit(s.board.route_b[r])
            for i in range(desk.num_networks - 1, -1, -1):
                if desk.network[i] & places:
                    places |= desk.network[i]
                    desk.num_networks -= 1
                    desk.network[i] = desk.network[desk.num_networks]
            desk.network[desk.num_networks] = places
            desk.num_networks += 1


def is_completed(s: State, desk: Desk, ticket: int) -> bool:
    for i in range(desk.num_networks):
        if desk.network[i] & s.board.ticket_from[ticket] and desk.network[i] & s.board.ticket_to[ticket]:
            return True
    return False


def ticket_gain(s: State, style: Style, ticket: int) -> int:
    """What it gains to complete a ticket instead of failing."""
    return min(s.board.ticket_points[ticket] * style.ticket_gain + style.ticket_bonus, MAX_COST - 1)


def sort_tickets(s: State, style: Style, desk: Desk, plan: Plan, largest_first: int) -> int:
    """Write the kept tickets that are still to complete by points; return how many."""
    count = 0
    for word in range(TICKET_WORDS):
        tickets = desk.kept[word]
        while tickets and count < MAX_AIMS:
            ticket = 64 * word + lowest_bit(tickets)
            tickets &= tickets - 1
            if is_completed(s, desk, ticket):
                insert(plan.aims, 0, ticket)
                plan.value += ticket_gain(s, style, ticket)
                continue
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
    gain = ticket_gain(s, style, ticket)
    sources = s.board.ticket_from[ticket]
    cost = connect(desk.paths, sources, s.board.ticket_to[ticket], gain)
    if cost < 0:
        return False
    if cost == 0:
        insert(plan.aims, 0, ticket)
        plan.value += gain
        return True
    wagons = 0
    time = 0
    stations = desk.num_borrowed
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
    desk.num_borrowed = stations
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


def count_needs(s: State, style: Style, desk: Desk, plan: Plan, seat: int, except_route: int) -> None:
    """Cards that the planned routes not yet claimed ask for, by kind, and what the hand has to spare.

    A grey route is counted in the colour of which most is left.
    """
    cards = seat * NUM_KINDS
    count = 0
    for kind in range(NUM_KINDS):
        desk.need[kind] = 0
    for word in range(s.board.route_words):
        routes = plan.routes[word] & s.open[seat * ROUTE_WORDS + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            if r == except_route:
                continue
            if s.board.colour[r] == GREY:
                desk.grey[count] = r
                count += 1
            else:
                desk.need[s.board.colour[r]] += style.wanted[r]
    for kind in range(NUM_KINDS):
        desk.spare[kind] = s.hand[cards + kind] - desk.need[kind]
    for i in range(count):
        need_grey(s, style, desk, desk.grey[i])


def need_grey(s: State, style: Style, desk: Desk, route: int) -> None:
    best = 0
    for colour in range(1, NUM_COLOURS):
        if desk.spare[colour] > desk.spare[best]:
            best = colour
    amount = style.wanted[route] - s.board.locomotives[route]
    desk.need[best] += amount
    desk.spare[best] -= amount
    desk.need[LOCOMOTIVE] += s.board.locomotives[route]
    desk.spare[LOCOMOTIVE] -= s.board.locomotives[route]
