"""Which route the planner claims, or where it builds: by plan, with spare cards, or for its own points."""

from __future__ import annotations

import cython

from vagon.bots.desk import Desk, Plan
from vagon.bots.styles import Style
from vagon.rules.state import State

if not cython.compiled:
    from vagon.bots.prices import claim_worth, count_hand, turn_price, weigh_places, worth_now
    from vagon.bots.styles import HAVE, TICKS, UNITS
    from vagon.rules.bits import contains, count_bits, lowest_bit, nth_bit, one_bit
    from vagon.rules.constants import (
        FAR,
        GREY,
        LOCOMOTIVE,
        MAX_LENGTH,
        NUM_COLOURS,
        NUM_KINDS,
        ROUTE_WORDS,
        TUNNEL,
    )
    from vagon.rules.legal import buildable

    SHORT = 3


def any_claim(s: State, routes: list[int]) -> int:
    """One of the routes that can be paid, another in every turn; -1 if there is none.

    Ends games in which all hold back what the others dig their tunnels for.
    """
    count = 0
    for word in range(s.board.route_words):
        count += count_bits(routes[word])
    if count == 0:
        return -1
    k = s.turns // s.players % count
    word = 0
    while k >= count_bits(routes[word]):
        k -= count_bits(routes[word])
        word += 1
    return 64 * word + nth_bit(routes[word], k)


def best_planned(s: State, style: Style, desk: Desk, plan: Plan, routes: list[int], time: int) -> int:
    """The planned route to claim now: long ones and those in danger first; -1 if none can be paid."""
    best = -1
    best_score = -FAR
    cards = s.seat * NUM_KINDS
    for word in range(s.board.route_words):
        left = routes[word] & plan.routes[word]
        while left:
            r = 64 * word + lowest_bit(left)
            left &= left - 1
            if is_risky(s, style, r, time):
                continue
            score = UNITS * s.board.length[r]
            if s.board.colour[r] == GREY:
                have = s.board.length[r]
            else:
                have = s.hand[cards + s.board.colour[r]]
            # Locomotives owed to planned ferries are for them.
            missing = s.board.length[r] - have
            if missing > 0 and missing > s.hand[cards + LOCOMOTIVE] - desk.need[LOCOMOTIVE]:
                score -= UNITS * 2 * missing
            if is_touched(s, r):
                score += style.danger
            if score > best_score:
                best_score = score
                best = r
    return best


def is_risky(s: State, style: Style, route: int, left: int) -> bool:
    """Whether it is a tunnel without a card to spare, while there is time to wait for one."""
    if s.board.kind[route] != TUNNEL or left <= SHORT * TICKS:
        return False
    cards = s.seat * NUM_KINDS
    have = 0
    if s.board.colour[route] == GREY:
        for colour in range(NUM_COLOURS):
            have = max(have, s.hand[cards + colour])
    else:
        have = s.hand[cards + s.board.colour[route]]
    return have + s.hand[cards + LOCOMOTIVE] < style.wanted[route]


def is_touched(s: State, route: int) -> bool:
    """Whether another seat owns a route at one of its ends."""
    a = s.board.route_a[route] * ROUTE_WORDS
    b = s.board.route_b[route] * ROUTE_WORDS
    for word in range(s.board.route_words):
        near = s.board.routes_at[a + word] | s.board.routes_at[b + word]
        for seat in range(s.players):
            if seat != s.seat and s.owned[seat * ROUTE_WORDS + word] & near:
                return True
    return False


def find_joined(s: State, routes: list[int]) -> None:
    """Set the routes that share an end with one that the deciding seat owns."""
    places = 0
    for word in range(s.board.route_words):
        own = s.owned[s.seat * ROUTE_WORDS + word]
        while own:
            r = 64 * word + lowest_bit(own)
            own &= own - 1
            places |= one_bit(s.board.route_a[r]) | one_bit(s.board.route_b[r])
    low = middle = high = 0  # the three words of the set; in an array they would cost twice as much
    while places:
        i = lowest_bit(places) * ROUTE_WORDS
        places &= places - 1
        low |= s.board.routes_at[i]
        middle |= s.board.routes_at[i + 1]
        high |= s.board.routes_at[i + 2]
    routes[0], routes[1], routes[2] = low, middle, high


def choose_station(s: State, plan: Plan, wagons: int, left: int) -> int:
    """Build a station at the end of a route to borrow, when the rest is done or time is short; else -1."""
    if not (plan.borrowed[0] | plan.borrowed[1] | plan.borrowed[2]) or (wagons > 0 and left > SHORT * TICKS):
        return -1
    cities = buildable(s)
    if cities == 0:
        return -1
    for word in range(s.board.route_words):
        routes = plan.borrowed[word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            a, b = s.board.route_a[r], s.board.route_b[r]
            if (s.stations[s.seat] >> a | s.stations[s.seat] >> b) & 1:
                continue
            if cities >> a & 1:
                return s.board.first_station + a
            if cities >> b & 1:
                return s.board.first_station + b
    return -1


def best_spare(s: State, style: Style, desk: Desk, routes: list[int], wagons: int) -> int:
    """The route outside the plan worth most that spare cards and wagons pay for; -1 if none is worth it."""
    if not cython.compiled:
        joined = [0] * ROUTE_WORDS
    extra = most_extra(s, style, desk)
    shortest = 1
    while shortest <= MAX_LENGTH and style.most_worth[shortest] + extra < style.spare_points:
        shortest += 1
    fitting = min(max(wagons, 0), MAX_LENGTH) * ROUTE_WORDS
    too_short = (shortest - 1) * ROUTE_WORDS
    left = 0
    for word in range(s.board.route_words):
        routes[word] &= s.board.fitting[fitting + word] & ~s.board.fitting[too_short + word]
        left |= routes[word]
    if left == 0:
        return -1
    if s.board.num_passengers > 0:
        weigh_places(s, desk)
    most = 0
    for colour in range(NUM_COLOURS):
        most = max(most, desk.spare[colour])
        desk.have[colour] = desk.spare[colour]
    desk.have[GREY] = most
    if style.trail:
        find_joined(s, joined)
    best = -1
    best_worth = style.spare_points - 1
    for word in range(s.board.route_words):
        left = routes[word]
        while left:
            r = 64 * word + lowest_bit(left)
            left &= left - 1
            if desk.have[s.board.colour[r]] + s.board.locomotives[r] < style.wanted[r]:
                continue
            if s.board.locomotives[r] > desk.spare[LOCOMOTIVE]:
                continue
            worth = claim_worth(s, style, desk, r)
            if style.trail and contains(joined, 0, r):
                worth += style.trail
            if worth > best_worth:
                best_worth = worth
                best = r
    return best


def most_extra(s: State, style: Style, desk: Desk) -> int:
    """The most that any claim brings beside what its route is worth."""
    most = 0
    for colour in range(s.board.num_passenger_colours):
        most = max(most, desk.passenger_worth[colour])
    return 2 * most + style.trail


def best_target(s: State, style: Style, desk: Desk, left: int) -> int:
    """The open route that brings most beyond the price of its turns, if there is time for it; else -1.

    From the longest down; lengths of which no route can be better than the best so far are left out.
    """
    if not cython.compiled:
        joined = [0] * ROUTE_WORDS
    if style.trail:
        find_joined(s, joined)
    best = -1
    best_value = -FAR
    price = turn_price(s, style) if s.last_turns == 0 else 0
    passengers = s.board.num_passengers
    extra = most_extra(s, style, desk)
    locomotives = s.hand[s.seat * NUM_KINDS + LOCOMOTIVE]
    count_hand(s, desk, s.seat)
    for length in range(min(s.wagons[s.seat], s.board.max_length), 0, -1):
        have = min(desk.have[GREY] + locomotives, length)
        if TICKS + (length - have) * style.one_card > left:
            continue
        time = style.least_work[length] + style.card_time[length * HAVE + have]
        if style.most_worth[length] + extra - time * price // TICKS < best_value:
            continue
        for word in range(s.board.route_words):
            routes = s.open[s.seat * ROUTE_WORDS + word] & s.board.fitting[length * ROUTE_WORDS + word]
            routes &= ~s.board.fitting[(length - 1) * ROUTE_WORDS + word]
            while routes:
                r = 64 * word + lowest_bit(routes)
                routes &= routes - 1
                have = min(desk.have[s.board.colour[r]] + locomotives, length)
                if TICKS + (length - have) * style.one_card > left:
                    continue
                if s.last_turns > 0:
                    value = worth_now(s, style, desk, s.seat, r)
                else:
                    time = style.work[r] + style.card_time[length * HAVE + have]
                    value = style.worth[r] - time * price // TICKS
                    if passengers:
                        value += desk.place_worth[s.board.route_a[r]] + desk.place_worth[s.board.route_b[r]]
                if style.trail and contains(joined, 0, r):
                    value += style.trail
                if value > best_value or (value == best_value and r < best):
                    best_value = value
                    best = r
    return best
