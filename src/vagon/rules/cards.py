"""Train cards and tickets on the move: deck, row, discards, ticket piles."""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import count_bits, insert, nth_bit, remove
    from vagon.rules.constants import (
        CARD,
        EMPTY,
        FIRST_OF_BATCH,
        LOCOMOTIVE,
        MAX_OFFER,
        MAX_RESETS,
        MAX_SEATS,
        NUM_KINDS,
        ROW_LOCOMOTIVES,
        ROW_SIZE,
        SHUFFLE,
        TICKET,
        TICKET_WORDS,
        UNDER,
    )
    from vagon.rules.random import note, random_below
    from vagon.rules.state import State


def reshuffle_if_needed(s: State) -> None:
    """The discards become the deck as soon as it is empty (A-07)."""
    if s.deck_size > 0 or s.discard_size == 0:
        return
    for kind in range(NUM_KINDS):
        s.deck[kind] = s.shuffled[kind] = s.discards[kind]
        s.discards[kind] = 0
    for i in range(MAX_SEATS * NUM_KINDS):
        s.drawn[i] = 0
    s.deck_size = s.discard_size
    s.discard_size = 0
    if s.tape is not None:
        note(s.tape, SHUFFLE)
        for kind in range(NUM_KINDS):
            note(s.tape, s.deck[kind])


def draw_card(s: State) -> int:
    """Take the top card of a deck that is not empty."""
    k = random_below(s.chance, s.deck_size)
    kind = 0
    while k >= s.deck[kind]:
        k -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    if s.tape is not None:
        note(s.tape, CARD)
        note(s.tape, kind)
    return kind


def turn_up(s: State) -> int:
    """Take the top card for all to see."""
    kind = draw_card(s)
    s.shuffled[kind] -= 1
    reshuffle_if_needed(s)
    return kind


def draw_unseen(s: State, seat: int) -> None:
    """Take the top card into a hand."""
    i = seat * NUM_KINDS + draw_card(s)
    s.hand[i] += 1
    s.drawn[i] += 1
    reshuffle_if_needed(s)


def discard(s: State, kind: int, count: int) -> None:
    s.discards[kind] += count
    s.discard_size += count


def settle_row(s: State) -> None:
    """Fill gaps in the row, and replace it while it shows three or more locomotives (A-06, A-08, A-10)."""
    resets = 0
    while True:
        locomotives = 0
        for slot in range(ROW_SIZE):
            if s.row[slot] == EMPTY and s.deck_size > 0:
                s.row[slot] = turn_up(s)
                s.row_stays = 0
            if s.row[slot] == LOCOMOTIVE:
                locomotives += 1
        if locomotives < ROW_LOCOMOTIVES or s.row_stays or not can_reset(s):
            return
        if resets == MAX_RESETS:
            s.row_stays = 1
            return
        resets += 1
        for slot in range(ROW_SIZE):
            if s.row[slot] != EMPTY:
                discard(s, s.row[slot], 1)
                s.row[slot] = EMPTY
        reshuffle_if_needed(s)


def can_reset(s: State) -> bool:
    """Whether the cards left allow a row with fewer than three locomotives (A-10)."""
    in_row = 0
    row_locomotives = 0
    for slot in range(ROW_SIZE):
        if s.row[slot] != EMPTY:
            in_row += 1
        if s.row[slot] == LOCOMOTIVE:
            row_locomotives += 1
    pool = s.deck_size + s.discard_size + in_row
    coloured = pool - s.deck[LOCOMOTIVE] - s.discards[LOCOMOTIVE] - row_locomotives
    return coloured >= min(ROW_SIZE, pool) - (ROW_LOCOMOTIVES - 1)


def draw_ticket(s: State, pile: int) -> int:
    """Take the top ticket of a pile that is not empty: any unordered one, else the oldest put under it."""
    s.pile_size[pile] -= 1
    low = s.loose[0] & s.board.pile_tickets[pile * TICKET_WORDS]
    high = s.loose[1] & s.board.pile_tickets[pile * TICKET_WORDS + 1]
    num_low = count_bits(low)
    num_loose = num_low + count_bits(high)
    if num_loose == 0:
        return take_from_under(s, pile)
    k = random_below(s.chance, num_loose)
    ticket = nth_bit(low, k) if k < num_low else 64 + nth_bit(high, k - num_low)
    remove(s.loose, 0, ticket)
    if s.tape is not None:
        note(s.tape, TICKET)
        note(s.tape, ticket)
    return ticket


def take_from_under(s: State, pile: int) -> int:
    i = 0
    while s.board.ticket_pile[s.under[i]] != pile:
        i += 1
    ticket = s.under[i]
    s.num_under -= 1
    while i < s.num_under:
        s.under[i] = s.under[i + 1]
        s.under_by[i] = s.under_by[i + 1]
        i += 1
    s.under[i] = 0
    s.under_by[i] = 0
    return ticket


def offer_tickets(s: State, seat: int, pile: int, count: int) -> None:
    """Draw tickets for `seat` to choose from."""
    for _ in range(count):
        ticket = draw_ticket(s, pile)
        s.offered[seat * MAX_OFFER + s.num_offered[seat]] = ticket
        s.num_offered[seat] += 1
        remove(s.rejected, seat * TICKET_WORDS, ticket)


def put_under(s: State, seat: int) -> None:
    """Put what is left of the seat's offer under the piles, in an order nobody knows (A-49)."""
    new_batch = 3  # a bit for each pile
    while s.num_offered[seat] > 0:
        i = random_below(s.chance, s.num_offered[seat])
        ticket = s.offered[seat * MAX_OFFER + i]
        s.num_offered[seat] -= 1
        last = seat * MAX_OFFER + s.num_offered[seat]
        s.offered[seat * MAX_OFFER + i] = s.offered[last]
        s.offered[last] = 0
        pile = s.board.ticket_pile[ticket]
        s.under[s.num_under] = ticket
        s.under_by[s.num_under] = seat + (FIRST_OF_BATCH if new_batch >> pile & 1 else 0)
        s.num_under += 1
        s.pile_size[pile] += 1
        insert(s.rejected, seat * TICKET_WORDS, ticket)
        new_batch &= ~(1 << pile)
        if s.tape is not None:
            note(s.tape, UNDER)
            note(s.tape, ticket)
