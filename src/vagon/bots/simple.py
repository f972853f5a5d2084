"""A simple player: works on its tickets one route at a time and claims whatever of them it can pay.

Beginners play like that, and so does a published agent (`path`). Nobody should copy it; it is here for
rollouts, because who is taken for a planner and is none is played against badly. The routes on the way of its
most valuable ticket come first, and when no ticket is left to work on, the longest. It takes the colour of
the first of them if that lies open, and otherwise a card from the deck.

It reads only what the deciding seat may know, uses no chance, and keeps nothing from turn to turn.
"""

from __future__ import annotations

import cython

from vagon.bots.desk import Desk
from vagon.rules.state import State

if not cython.compiled:
    from vagon.bots.cards import first_legal
    from vagon.bots.claims import any_claim
    from vagon.bots.paths import MAX_COST, connect
    from vagon.bots.plans import find_networks, is_completed
    from vagon.rules.bits import contains, lowest_bit
    from vagon.rules.constants import (
        CHOOSE_TICKETS,
        DRAW_DECK,
        DRAW_ROW,
        FAR,
        GREY,
        KEEP_TICKETS,
        LOCOMOTIVE,
        MAX_ACTIONS,
        NUM_COLOURS,
        NUM_KINDS,
        PAY_ROUTE,
        PAY_STATION,
        ROUTE_WORDS,
        SECOND_CARD,
        TICKET_WORDS,
        TURN,
    )
    from vagon.rules.legal import find_claimable, is_legal, list_legal

    FIRST_THREE = 0b111


def decide_simply(s: State, desk: Desk) -> int:
    """The action of the deciding seat."""
    phase = s.phase
    if phase in (TURN, SECOND_CARD):
        return take_turn(s, desk)
    if phase in (PAY_ROUTE, PAY_STATION):
        return pay_plainly(s)
    if phase in (CHOOSE_TICKETS, KEEP_TICKETS):
        return keep_three(s)
    return first_legal(s)  # tunnels: added cards with fewest locomotives come first, withdrawing last


def take_turn(s: State, desk: Desk) -> int:
    """Claim the first route that can be paid, or take a card for the first of all."""
    if not cython.compiled:
        claimable = [0] * ROUTE_WORDS
    held = colour_held_most(s)
    weigh_targets(s, desk, held)
    first = best_target(s, desk)
    if s.phase == TURN:
        find_claimable(s, claimable)
        route = best_of(s, desk, claimable)
        if route >= 0:
            return s.board.first_claim + route
    if first >= 0:
        colour = s.board.colour[first] if s.board.colour[first] != GREY else held
        if is_legal(s, DRAW_ROW + colour):
            return DRAW_ROW + colour
    if is_legal(s, DRAW_DECK):
        return DRAW_DECK
    for kind in range(LOCOMOTIVE, -1, -1):
        if is_legal(s, DRAW_ROW + kind):
            return DRAW_ROW + kind
    if s.phase == TURN:
        route = any_claim(s, claimable)
        if route >= 0:
            return s.board.first_claim + route
    return first_legal(s)


def colour_held_most(s: State) -> int:
    best = 0
    for colour in range(1, NUM_COLOURS):
        if s.hand[s.seat * NUM_KINDS + colour] > s.hand[s.seat * NUM_KINDS + best]:
            best = colour
    return best


def weigh_targets(s: State, desk: Desk, held: int) -> None:
    """Set what the deciding seat sees in each route, -1 in one that it has no use for."""
    first = s.seat * ROUTE_WORDS
    for r in range(s.board.num_routes):
        desk.appeal[r] = -1
        desk.paths.cost[r] = FAR
    for word in range(s.board.route_words):
        usable = s.open[first + word] | s.owned[first + word]
        while usable:
            desk.paths.cost[64 * word + lowest_bit(usable)] = 1
            usable &= usable - 1
    find_networks(s, desk, s.seat)
    has_way = 0
    for word in range(TICKET_WORDS):
        tickets = s.tickets[s.seat * TICKET_WORDS + word]
        while tickets:
            has_way |= weigh_way(s, desk, 64 * word + lowest_bit(tickets), held)
            tickets &= tickets - 1
    if has_way:
        return
    for word in range(s.board.route_words):
        usable = s.open[first + word]
        while usable:
            r = 64 * word + lowest_bit(usable)
            usable &= usable - 1
            if s.board.length[r] <= s.wagons[s.seat]:
                desk.appeal[r] = s.board.points[r]


def weigh_way(s: State, desk: Desk, ticket: int, held: int) -> int:
    """Let what is missing on the shortest way of a ticket, by number of routes, appeal; 0 if nothing is."""
    if is_completed(s, desk, ticket):
        return 0
    sources = s.board.ticket_from[ticket]
    if connect(desk.paths, sources, s.board.ticket_to[ticket], MAX_COST - 1) < 0:
        return 0
    found = 0
    place = desk.paths.reached
    while not sources >> place & 1:
        r = desk.paths.via[place]
        place = s.board.route_a[r] + s.board.route_b[r] - place
        if not contains(s.owned, s.seat * ROUTE_WORDS, r) and s.board.length[r] <= s.wagons[s.seat]:
            track = best_track(s, r, held)
            appeal = s.board.points[r] + 2 * s.board.ticket_points[ticket]
            desk.appeal[track] = max(desk.appeal[track], appeal)
            found = 1
    return found


def best_track(s: State, route: int, held: int) -> int:
    """Of the open tracks beside a route, itself among them, the one whose colour the hand holds most of."""
    best = route
    most = -1
    for word in range(s.board.route_words):
        tracks = s.board.siblings[route * ROUTE_WORDS + word] & s.open[s.seat * ROUTE_WORDS + word]
        while tracks:
            r = 64 * word + lowest_bit(tracks)
            tracks &= tracks - 1
            colour = s.board.colour[r] if s.board.colour[r] != GREY else held
            if s.hand[s.seat * NUM_KINDS + colour] > most:
                most = s.hand[s.seat * NUM_KINDS + colour]
                best = r
    return best


def best_target(s: State, desk: Desk) -> int:
    """The route that appeals most, the first of equals; -1 if none does."""
    best = -1
    for r in range(s.board.num_routes):
        if desk.appeal[r] >= 0 and (best < 0 or desk.appeal[r] > desk.appeal[best]):
            best = r
    return best


def best_of(s: State, desk: Desk, routes: list[int]) -> int:
    """The one of these routes that appeals most, the first of equals; -1 if none does."""
    best = -1
    for word in range(s.board.route_words):
        left = routes[word]
        while left:
            r = 64 * word + lowest_bit(left)
            left &= left - 1
            if desk.appeal[r] >= 0 and (best < 0 or desk.appeal[r] > desk.appeal[best]):
                best = r
    return best


def pay_plainly(s: State) -> int:
    """The payment with the fewest locomotives; of several, in the colour held most."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    count = list_legal(s, actions)
    best = actions[0]
    most = -1
    for i in range(count):
        if actions[i] == s.board.pay_locomotives:
            continue
        if (actions[i] - s.board.first_pay) // NUM_COLOURS > (actions[0] - s.board.first_pay) // NUM_COLOURS:
            continue
        held = s.hand[s.seat * NUM_KINDS + (actions[i] - s.board.first_pay) % NUM_COLOURS]
        if held > most:
            most = held
            best = actions[i]
    return best


def keep_three(s: State) -> int:
    """The first three of the tickets offered, or all if there are fewer."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    action = s.board.first_keep + FIRST_THREE - 1
    if is_legal(s, action):
        return action
    return actions[list_legal(s, actions) - 1]
