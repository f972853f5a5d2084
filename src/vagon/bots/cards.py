"""Cards by what a plan asks for: which to take, and which to pay with."""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.bots.desk import Desk, Plan
    from vagon.bots.styles import Style
    from vagon.rules.bits import lowest_bit
    from vagon.rules.constants import (
        CARDS_PER_COLOUR,
        DRAW_DECK,
        DRAW_ROW,
        EMPTY,
        FAR,
        GREY,
        LOCOMOTIVE,
        MAX_ACTIONS,
        NUM_COLOURS,
        NUM_KINDS,
        NUM_LOCOMOTIVES,
        PAY_ROUTE,
        ROUTE_WORDS,
        ROW_SIZE,
    )
    from vagon.rules.legal import list_legal, price_to_pay
    from vagon.rules.state import State


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


def need_for(s: State, style: Style, desk: Desk, route: int) -> None:
    """Let the needs be those of one route; of none if it is -1."""
    cards = s.seat * NUM_KINDS
    for kind in range(NUM_KINDS):
        desk.need[kind] = 0
        desk.spare[kind] = s.hand[cards + kind]
    if route < 0:
        return
    best = s.board.colour[route]
    if best == GREY:
        best = 0
        for colour in range(1, NUM_COLOURS):
            if s.hand[cards + colour] > s.hand[cards + best]:
                best = colour
    desk.need[LOCOMOTIVE] = s.board.locomotives[route]
    desk.need[best] = style.wanted[route] - s.board.locomotives[route]
    desk.spare[LOCOMOTIVE] -= desk.need[LOCOMOTIVE]
    desk.spare[best] -= desk.need[best]


def choose_card(s: State, style: Style, desk: Desk, barred: int) -> int:
    """The card that helps most by the needs counted; from the row unless the deck promises more."""
    weigh_cards(style, desk)
    rank = -1
    locomotives = 0
    for slot in range(ROW_SIZE):
        rank = max(rank, desk.rank[s.row[slot]])
        if s.row[slot] == LOCOMOTIVE:
            locomotives += 1
    unseen = deck_gain(s, desk) if s.deck_size > 0 else -1
    gain = rank >> 4  # -1 stays -1
    if barred == EMPTY and locomotives > 0:
        # It takes the whole turn: worth more than a card now and another of the deck?
        if desk.gain[LOCOMOTIVE] > max(gain, unseen) + max(unseen, 0):
            return DRAW_ROW + LOCOMOTIVE
    if rank >= 0 and (gain > unseen or s.deck_size == 0):
        return DRAW_ROW + 15 - (rank & 15)
    if s.deck_size > 0:
        return DRAW_DECK
    return first_legal(s)


def weigh_cards(style: Style, desk: Desk) -> None:
    """Set what one more card of each kind gains: 16 for one that is missing, more if few are."""
    missing = 0
    for colour in range(NUM_COLOURS):
        if desk.spare[colour] < 0:
            missing -= desk.spare[colour]
            desk.gain[colour] = 16 + style.last_card // (0 - desk.spare[colour])
        else:
            desk.gain[colour] = 3 + min(desk.spare[colour], 4)
        desk.rank[colour] = 16 * desk.gain[colour] + 15 - colour  # the first of equals
    desk.gain[LOCOMOTIVE] = 6
    if missing > 0:
        desk.gain[LOCOMOTIVE] = style.locomotive
    if missing == 1:
        desk.gain[LOCOMOTIVE] = style.locomotive + style.last_card
    if desk.spare[LOCOMOTIVE] < 0:
        desk.gain[LOCOMOTIVE] = 40
    desk.rank[LOCOMOTIVE] = desk.rank[EMPTY] = -1


def deck_gain(s: State, desk: Desk) -> int:
    """Mean gain of a card of which all that is known is what has been seen elsewhere."""
    for kind in range(NUM_KINDS):
        desk.unseen[kind] = CARDS_PER_COLOUR - s.discards[kind] - s.hand[s.seat * NUM_KINDS + kind]
    desk.unseen[LOCOMOTIVE] += NUM_LOCOMOTIVES - CARDS_PER_COLOUR
    for seat in range(s.players):
        if seat != s.seat:
            for kind in range(NUM_KINDS):
                desk.unseen[kind] -= s.known[seat * NUM_KINDS + kind]
    total = 0
    count = 0
    for kind in range(NUM_KINDS):
        total += desk.unseen[kind] * desk.gain[kind]
        count += desk.unseen[kind]
    for slot in range(ROW_SIZE):
        if s.row[slot] != EMPTY:
            total -= desk.gain[s.row[slot]]
            count -= 1
    return total // count if count > 0 else 0


def first_legal(s: State) -> int:
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    list_legal(s, actions)
    return actions[0]


def choose_payment(s: State, style: Style, desk: Desk, plan: Plan) -> int:
    """Pay with what the rest of the plan misses least: few locomotives, and a colour to spare."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    target = s.target if s.phase == PAY_ROUTE else -1
    count_needs(s, style, desk, plan, s.seat, target)
    price = price_to_pay(s)
    best = s.board.pay_locomotives
    best_loss = FAR
    count = list_legal(s, actions)
    for i in range(count):
        if actions[i] == s.board.pay_locomotives:
            loss = 8 * price
        else:
            locomotives = (actions[i] - s.board.first_pay) // NUM_COLOURS
            colour = (actions[i] - s.board.first_pay) % NUM_COLOURS
            used = price - locomotives
            spare = max(0, desk.spare[colour])
            loss = 8 * locomotives + used + 6 * max(0, used - spare)
            # Break up a small holding rather than a large one.
            loss = 4 * loss + min(s.hand[s.seat * NUM_KINDS + colour] - used, 3)
        if loss < best_loss:
            best_loss = loss
            best = actions[i]
    return best
