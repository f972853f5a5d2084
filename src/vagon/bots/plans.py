"""A seat's plan: which routes to claim for which of its tickets, and which routes of others to borrow.

Everything here reads only what the seat itself may know: its hand and tickets, and what lies open.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.bots.desk import MAX_AIMS, Desk, Plan, copy_plan
    from vagon.bots.paths import MAX_COST, connect
    from vagon.bots.prices import price_routes
    from vagon.bots.styles import TICKS, Style
    from vagon.bots.ways import add_borrowed, add_claim, begin_way, is_remembered, number_of
    from vagon.rules.bits import contains, count_bits, insert, lowest_bit, one_bit
    from vagon.rules.constants import ROUTE_WORDS, TICKET_WORDS
    from vagon.rules.state import State

    LATE = 10


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


def refresh(s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int) -> None:
    """Make the plan anew if it no longer stands; a simple player has none."""
    if not style.simple and not is_good(s, plan, seat, left):
        for word in range(TICKET_WORDS):
            desk.kept[word] = s.tickets[seat * TICKET_WORDS + word]
        survey(s, style, desk, seat)
        make_better_plan(s, style, desk, plan, seat, left)


def survey(s: State, style: Style, desk: Desk, seat: int) -> None:
    """Find out what plans of the seat start from: prices of routes, and what its own routes join."""
    price_routes(s, style, desk, seat)
    find_networks(s, desk, seat)


def make_better_plan(s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int) -> None:
    """Plan for the tickets in `desk.kept` from the largest down and from the smallest up; keep the better.

    The board must have been surveyed for this seat.
    """
    if make_plan(s, style, desk, plan, seat, left, 1) < 2:
        return
    make_plan(s, style, desk, desk.spare_plan, seat, left, 0)
    if desk.spare_plan.value > plan.value:
        copy_plan(plan, desk.spare_plan)


def make_plan(
    s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int, largest_first: int
) -> int:
    """Plan for the tickets in `desk.kept`, one after the other, each by the cheapest way given those before.

    Return for how many tickets there was something to plan: with fewer than two their order does not matter.
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
    way = find_way(s, style, desk, plan, seat, ticket)
    cost = desk.ways.cost[way]
    if cost < 0:
        return False
    wagons = plan.wagons + desk.ways.wagons[way]
    time = plan.time + desk.ways.time[way]
    borrowed = desk.num_borrowed + desk.ways.stations[way]
    if cost > 0 and (wagons > s.wagons[seat] or borrowed > stations_left or time > left):
        return False
    for word in range(ROUTE_WORDS):
        plan.routes[word] |= desk.ways.routes[way * ROUTE_WORDS + word]
        plan.borrowed[word] |= desk.ways.borrowed[way * ROUTE_WORDS + word]
        routes = desk.ways.routes[way * ROUTE_WORDS + word] | desk.ways.borrowed[way * ROUTE_WORDS + word]
        while routes:
            desk.paths.cost[64 * word + lowest_bit(routes)] = 0
            routes &= routes - 1
    plan.wagons = wagons
    plan.time = time
    plan.value += ticket_gain(s, style, ticket) - cost
    desk.num_borrowed = borrowed
    insert(plan.aims, 0, ticket)
    return True


def find_way(s: State, style: Style, desk: Desk, plan: Plan, seat: int, ticket: int) -> int:
    """The number of the cheapest way to complete a ticket, given what is planned."""
    way = number_of(ticket, plan.routes, plan.borrowed)
    if not is_remembered(desk.ways, way, ticket, plan.routes, plan.borrowed):
        begin_way(desk.ways, way, ticket, plan.routes, plan.borrowed)
        gain = ticket_gain(s, style, ticket)
        cost = connect(desk.paths, s.board.ticket_from[ticket], s.board.ticket_to[ticket], gain)
        desk.ways.cost[way] = cost
        if cost > 0:
            follow(s, desk, seat, way, ticket)
    return way


def follow(s: State, desk: Desk, seat: int, way: int, ticket: int) -> None:
    """Write down the way that was just found."""
    place = desk.paths.reached
    while not s.board.ticket_from[ticket] >> place & 1:
        r = desk.paths.via[place]
        if desk.paths.cost[r] > 0:
            if is_open(s, seat, r):
                add_claim(desk.ways, way, r, desk.time[r], s.board.length[r])
            else:
                add_borrowed(desk.ways, way, r, desk.time[r])
        place = s.board.route_a[r] + s.board.route_b[r] - place


def is_open(s: State, seat: int, route: int) -> bool:
    return contains(s.open, seat * ROUTE_WORDS, route) == 1


def tickets_value(s: State, style: Style, desk: Desk, plan: Plan, seat: int, left: int) -> int:
    """What holding the tickets in `desk.kept` is worth, by a plan that is left in `plan`.

    The board must have been surveyed for this seat.
    """
    points = 0
    for word in range(TICKET_WORDS):
        tickets = desk.kept[word]
        while tickets:
            ticket = 64 * word + lowest_bit(tickets)
            tickets &= tickets - 1
            points += s.board.ticket_points[ticket] * style.ticket_gain // 2 + style.keep_price
    make_better_plan(s, style, desk, plan, seat, left)
    return plan.value - points
