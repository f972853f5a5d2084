"""What an action does: the turn as a sequence of small decisions, each of one seat."""

from __future__ import annotations

import cython

from vagon.rules.refusals import refusal

if not cython.compiled:
    from vagon.rules.bits import insert, one_bit
    from vagon.rules.cards import (
        discard,
        draw_unseen,
        offer_tickets,
        put_under,
        reshuffle_if_needed,
        settle_row,
        turn_up,
    )
    from vagon.rules.constants import (
        CHOOSE_MIX,
        CHOOSE_TICKETS,
        DRAW_DECK,
        DRAW_ROW,
        EMPTY,
        FINAL_WAGONS,
        KEEP_TICKETS,
        LOCOMOTIVE,
        MAX_OFFER,
        NUM_COLOURS,
        NUM_KINDS,
        OVER,
        PASSENGER_COLOURS,
        PAY_EXTRA,
        PAY_ROUTE,
        PAY_STATION,
        RETURNED,
        ROUTE_WORDS,
        SECOND_CARD,
        TAKE_PASSENGER,
        TAKEN,
        TICKET_WORDS,
        TUNNEL,
        TUNNEL_CARDS,
        TURN,
    )
    from vagon.rules.deal import deal_tickets
    from vagon.rules.legal import is_legal, price_to_pay, row_kinds
    from vagon.rules.random import note
    from vagon.rules.state import State


def play(s: State, action: int) -> None:
    """Do a legal action. Anything else raises `Refused` and leaves the state as it was."""
    if not is_legal(s, action):
        raise refusal(s, action)
    apply(s, action)


def apply(s: State, action: int) -> None:
    """Do an action that is known to be legal."""
    phase = s.phase
    if phase == TURN:
        s.passes = s.passes + 1 if action == s.board.pass_turn else 0
        start_turn(s, action)
    elif phase == SECOND_CARD:
        take_card(s, action)
        end_turn(s)
    elif phase == PAY_ROUTE or phase == PAY_STATION:
        pay(s, action)
    elif phase == PAY_EXTRA:
        if action == s.board.withdraw:
            withdraw(s)
        else:
            add_cards(s, action - s.board.first_add)
    elif phase == KEEP_TICKETS:
        keep(s, action - s.board.first_keep + 1)
        put_under(s, s.seat)
        end_turn(s)
    elif phase == TAKE_PASSENGER:
        if action != s.board.decline:
            take_passenger(s, action - s.board.first_passenger_action)
        s.route_end += 1
        next_passenger(s)
    elif phase == CHOOSE_TICKETS:
        choose_tickets(s, action - s.board.first_keep + 1)
    elif phase == CHOOSE_MIX:
        s.mix[s.seat] = action - s.board.first_tickets
        s.seat += 1
        if s.seat == s.players:
            deal_tickets(s)


def start_turn(s: State, action: int) -> None:
    if action < s.board.first_tickets:
        take_card(s, action)
        # A locomotive from the row is the only card of its turn (E-37). After any other card, a second one
        # must be taken if it can be.
        if action != DRAW_ROW + LOCOMOTIVE and (s.deck_size > 0 or row_kinds(s) & ~(1 << LOCOMOTIVE)):
            s.phase = SECOND_CARD
        else:
            end_turn(s)
    elif action < s.board.first_claim:
        draw_tickets(s, action - s.board.first_tickets)
    elif action < s.board.first_station:
        s.target = action - s.board.first_claim
        s.phase = PAY_ROUTE
    elif action < s.board.first_pay:
        s.target = action - s.board.first_station
        s.phase = PAY_STATION
    else:
        end_turn(s)


def take_card(s: State, action: int) -> None:
    """Move one card to the seat's hand; a card taken from the row is replaced at once."""
    cards = s.seat * NUM_KINDS
    if action == DRAW_DECK:
        draw_unseen(s, s.seat)
        return
    kind = action - DRAW_ROW
    slot = 0
    while s.row[slot] != kind:
        slot += 1
    s.row[slot] = EMPTY
    s.row_stays = 0
    s.hand[cards + kind] += 1
    s.known[cards + kind] += 1
    settle_row(s)


def draw_tickets(s: State, mix: int) -> None:
    if s.board.drawn_piles == 1:
        offer_tickets(s, s.seat, 0, min(s.board.draw_count, s.pile_size[0]))
    else:
        drawn = min(s.board.draw_count, s.pile_size[0] + s.pile_size[1])
        offer_tickets(s, s.seat, 0, drawn - mix)
        offer_tickets(s, s.seat, 1, mix)
    s.phase = KEEP_TICKETS


def keep(s: State, kept: int) -> None:
    """Give the seat the offered tickets at the positions in `kept`; the others stay offered."""
    first = s.seat * MAX_OFFER
    rest = 0
    for i in range(s.num_offered[s.seat]):
        ticket = s.offered[first + i]
        s.offered[first + i] = 0
        if kept >> i & 1:
            insert(s.tickets, s.seat * TICKET_WORDS, ticket)
        else:
            s.offered[first + rest] = ticket
            rest += 1
    s.num_offered[s.seat] = rest


def choose_tickets(s: State, kept: int) -> None:
    """Opening: the first turn begins when all have chosen, and only then do rejected tickets move (A-83)."""
    for i in range(s.num_offered[s.seat]):
        if kept >> i & 1:
            s.opening_kept[2 * s.seat + s.board.ticket_pile[s.offered[s.seat * MAX_OFFER + i]]] += 1
    keep(s, kept)
    s.seat += 1
    if s.seat < s.players:
        return
    for seat in range(s.players):
        for i in range(seat * MAX_OFFER, seat * MAX_OFFER + s.num_offered[seat]):
            reject_opening(s, seat, s.offered[i])
            s.offered[i] = 0
        s.num_offered[seat] = 0
    if s.board.drawn_piles < s.board.num_piles:  # what is left of an opening pile goes back to the box (E-16)
        for word in range(TICKET_WORDS):
            s.out[word] |= s.loose[word] & s.board.pile_tickets[TICKET_WORDS + word]
            s.loose[word] &= ~s.board.pile_tickets[TICKET_WORDS + word]
        s.pile_size[1] = 0
    s.seat = s.first_player
    s.phase = TURN


def reject_opening(s: State, seat: int, ticket: int) -> None:
    """A rejected ticket leaves the game (E-21) or is shuffled back into its pile (G-17)."""
    if s.board.rejected_out:
        insert(s.out, 0, ticket)
        insert(s.rejected, seat * TICKET_WORDS, ticket)
        return
    insert(s.loose, 0, ticket)
    s.pile_size[s.board.ticket_pile[ticket]] += 1
    if s.tape is not None:
        note(s.tape, RETURNED)
        note(s.tape, ticket)


def pay(s: State, action: int) -> None:
    price = price_to_pay(s)
    if action == s.board.pay_locomotives:
        s.paid_colour = LOCOMOTIVE
        s.paid_locomotives = price
    else:
        s.paid_colour = (action - s.board.first_pay) % NUM_COLOURS
        s.paid_locomotives = (action - s.board.first_pay) // NUM_COLOURS
        lay_aside(s, s.paid_colour, price - s.paid_locomotives)
    lay_aside(s, LOCOMOTIVE, s.paid_locomotives)
    if s.phase == PAY_STATION:
        s.stations[s.seat] |= one_bit(s.target)
        discard_paid(s)
        end_turn(s)
    elif s.board.kind[s.target] == TUNNEL:
        dig(s)
    else:
        claim(s)


def lay_aside(s: State, kind: int, count: int) -> None:
    """Take paid cards out of the hand. What others knew of it shrinks, as if known cards were paid first."""
    i = s.seat * NUM_KINDS + kind
    s.hand[i] -= count
    s.aside[kind] += count
    s.known[i] = max(0, s.known[i] - count)


def dig(s: State) -> None:
    """Reveal up to three cards of the deck and count those that cost an extra card (E-59 to E-62, A-41)."""
    s.extras = 0
    for i in range(TUNNEL_CARDS):
        if s.deck_size > 0:
            s.revealed[i] = turn_up(s)
            if s.revealed[i] == LOCOMOTIVE or s.revealed[i] == s.paid_colour:
                s.extras += 1
    if s.extras > 0:
        s.phase = PAY_EXTRA
    else:
        claim(s)


def add_cards(s: State, locomotives: int) -> None:
    if locomotives < s.extras:
        lay_aside(s, s.paid_colour, s.extras - locomotives)
    lay_aside(s, LOCOMOTIVE, locomotives)
    claim(s)


def withdraw(s: State) -> None:
    """Take the laid cards back (E-63); from now on everybody knows that they are in this hand."""
    cards = s.seat * NUM_KINDS
    for kind in range(NUM_KINDS):
        if s.aside[kind] > 0:
            s.hand[cards + kind] += s.aside[kind]
            s.known[cards + kind] += s.aside[kind]
            s.aside[kind] = 0
    discard_paid(s)
    end_turn(s)


def claim(s: State) -> None:
    """Put wagons on the target route, score it, close what it closes, then let passengers board."""
    route = s.target
    insert(s.owned, s.seat * ROUTE_WORDS, route)
    s.wagons[s.seat] -= s.board.length[route]
    s.points[s.seat] += s.board.points[route]
    for word in range(s.board.route_words):
        siblings = s.board.siblings[route * ROUTE_WORDS + word]
        s.open[s.seat * ROUTE_WORDS + word] &= ~siblings
        for seat in range(s.players):
            if not s.all_open:
                s.open[seat * ROUTE_WORDS + word] &= ~siblings
            elif word == route >> 6:
                s.open[seat * ROUTE_WORDS + word] &= ~one_bit(route & 63)
    s.route_end = 0
    next_passenger(s)


def next_passenger(s: State) -> None:
    """Ask for a passenger at the next end of the claimed route where any waits, or end the turn."""
    while s.route_end < 2:
        place = s.board.route_b[s.target] if s.route_end else s.board.route_a[s.target]
        first = s.board.first_passenger[place]
        for i in range(first, first + s.board.passengers_at[place]):
            if s.passengers[i] != TAKEN:
                s.phase = TAKE_PASSENGER
                return
        s.route_end += 1
    discard_paid(s)
    end_turn(s)


def take_passenger(s: State, colour: int) -> None:
    place = s.board.route_b[s.target] if s.route_end else s.board.route_a[s.target]
    i = s.board.first_passenger[place]
    while s.passengers[i] != colour:
        i += 1
    s.passengers[i] = TAKEN
    s.collected[s.seat * PASSENGER_COLOURS + colour] += 1


def discard_paid(s: State) -> None:
    """Discard what was paid and revealed in this turn, which is about to end, and settle the row (A-40)."""
    for kind in range(NUM_KINDS):
        if s.aside[kind] > 0:
            discard(s, kind, s.aside[kind])
            s.aside[kind] = 0
    for i in range(TUNNEL_CARDS):
        if s.revealed[i] != EMPTY:
            discard(s, s.revealed[i], 1)
            s.revealed[i] = EMPTY
    s.target = s.paid_colour = s.paid_locomotives = s.extras = s.route_end = 0
    reshuffle_if_needed(s)
    settle_row(s)


def end_turn(s: State) -> None:
    """Give the turn to the next seat or end the game."""
    s.turns += 1
    if s.last_turns == 1 or s.passes == s.players:
        s.last_turns = 0
        s.phase = OVER
        return
    if s.last_turns > 0:
        s.last_turns -= 1
    elif s.wagons[s.seat] <= FINAL_WAGONS:
        s.last_turns = s.players
    s.phase = TURN
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
