"""Observations and masks, written straight from a state into arrays.

What is written is what the view of the seat holds (`vagon.table.views`), fact by fact; the tests compute the
same arrays from the view.
"""

from __future__ import annotations

import cython

from vagon.env.parts import Part, parts_of
from vagon.rules.board import Board
from vagon.rules.state import State
from vagon.table.naming import passenger_stops

if not cython.compiled:
    from collections.abc import MutableSequence

    from vagon.rules.bits import count_bits, insert, lowest_bit
    from vagon.rules.constants import (
        CHOOSE_MIX,
        CHOOSE_TICKETS,
        EMPTY,
        FIRST_OF_BATCH,
        MAX_ACTIONS,
        MAX_OFFER,
        MAX_PASSENGERS,
        NUM_KINDS,
        PASSENGER_COLOURS,
        PAY_EXTRA,
        PAY_ROUTE,
        PAY_STATION,
        ROUTE_WORDS,
        ROW_SIZE,
        TAKE_PASSENGER,
        TAKEN,
        TICKET_WORDS,
        TUNNEL_CARDS,
    )
    from vagon.rules.legal import list_legal

    (
        PHASE,
        DECIDING,
        FIRST_PLAYER,
        ALL_TRACKS_OPEN,
        TURNS,
        LAST_TURNS,
        PASSES,
        ROW,
        ROW_STAYS,
        DECK,
        COUNTED_DISCARDS,
        COUNTED_DECK_AT_MOST,
        PILES,
        UNDER,
        PASSENGERS,
        PAYMENT_ROUTE,
        PAYMENT_CITY,
        PAYMENT_PAID,
        PAYMENT_COLOUR,
        PAYMENT_LOCOMOTIVES,
        PAYMENT_REVEALED,
        PAYMENT_EXTRAS,
        PAYMENT_END,
        SEATS_CARDS,
        SEATS_KNOWN,
        SEATS_DRAWN,
        SEATS_WAGONS,
        SEATS_POINTS,
        SEATS_ROUTES,
        SEATS_STATIONS,
        SEATS_TICKETS,
        SEATS_OPENING_KEPT,
        SEATS_MIX,
        SEATS_OFFERED,
        SEATS_PASSENGERS,
        OWN_HAND,
        OWN_DRAWN,
        OWN_TICKETS,
        OWN_OFFERED,
        OWN_MIX,
        OWN_OPENING_KEPT,
        OWN_OUT,
        OWN_UNDER,
        OWN_REJECTED,
    ) = range(44)

PARTS = (
    "phase",
    "deciding",
    "first_player",
    "all_tracks_open",
    "turns",
    "last_turns",
    "passes",
    "row",
    "row_stays",
    "deck",
    "counted_discards",
    "counted_deck_at_most",
    "piles",
    "under",
    "passengers",
    "payment_route",
    "payment_city",
    "payment_paid",
    "payment_colour",
    "payment_locomotives",
    "payment_revealed",
    "payment_extras",
    "payment_end",
    "seats_cards",
    "seats_known",
    "seats_drawn",
    "seats_wagons",
    "seats_points",
    "seats_routes",
    "seats_stations",
    "seats_tickets",
    "seats_opening_kept",
    "seats_mix",
    "seats_offered",
    "seats_passengers",
    "own_hand",
    "own_drawn",
    "own_tickets",
    "own_offered",
    "own_mix",
    "own_opening_kept",
    "own_out",
    "own_under",
    "own_rejected",
)
"""All parts that any map has, by the numbers that compiled code uses."""


class Observer:
    """Writes what a seat may know, for one board and number of players."""

    board: Board
    players: int
    size: int  # numbers in a flat observation
    parts: dict[str, Part]

    def __init__(self, board: Board, players: int) -> None:
        self.board, self.players = board, players
        self.parts = parts_of(board, players)
        self.size = max(part.stop for part in self.parts.values())
        if not cython.compiled:
            self.part, self.stop_of, self.under_row = [0] * len(PARTS), [0] * MAX_PASSENGERS, [0, 0]
        for number, places in enumerate(passenger_stops(board).values()):
            for place in places:
                self.stop_of[place] = number
        self.under_row[1] = sum(1 for t in range(board.num_tickets) if board.ticket_pile[t] == 0)
        for number, name in enumerate(PARTS):
            self.part[number] = self.parts[name].start if name in self.parts else 0


def write_mask(s: State, out: MutableSequence[int], start: int) -> None:
    """1 for each legal action of the deciding seat, 0 for all others."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    for i in range(start, start + s.board.num_actions):
        out[i] = 0
    for i in range(list_legal(s, actions)):
        out[start + actions[i]] = 1


def write_observation(o: Observer, s: State, seat: int, out: MutableSequence[float], start: int) -> None:
    """What the seat may know, into the `size` numbers of `out` from `start` on."""
    for i in range(start, start + o.size):
        out[i] = 0
    write_table(o, s, seat, out, start)
    write_under(o, s, seat, out, start)
    if s.phase == PAY_ROUTE or s.phase == PAY_STATION or s.phase == PAY_EXTRA or s.phase == TAKE_PASSENGER:
        write_payment(o, s, out, start)
    for other in range(s.players):
        write_seat(o, s, other, relative(s, other, seat), out, start)
    write_own(o, s, seat, out, start)


def relative(s: State, other: int, seat: int) -> int:
    """How many seats after the observer's the other one is."""
    return other - seat if other >= seat else other - seat + s.players


def write_set(words: list[int], first: int, num_words: int, out: MutableSequence[float], start: int) -> None:
    """1 for each member of the set kept in words from `first` on."""
    for word in range(num_words):
        left = words[first + word]
        while left:
            out[start + 64 * word + lowest_bit(left)] = 1
            left &= left - 1


def write_table(o: Observer, s: State, seat: int, out: MutableSequence[float], start: int) -> None:
    out[start + o.part[PHASE] + s.phase] = 1
    out[start + o.part[DECIDING] + relative(s, s.seat, seat)] = 1
    out[start + o.part[FIRST_PLAYER] + relative(s, s.first_player, seat)] = 1
    out[start + o.part[ALL_TRACKS_OPEN]] = s.all_open
    out[start + o.part[TURNS]] = s.turns
    out[start + o.part[LAST_TURNS]] = s.last_turns
    out[start + o.part[PASSES]] = s.passes
    for slot in range(ROW_SIZE):
        if s.row[slot] != EMPTY:
            out[start + o.part[ROW] + s.row[slot]] += 1
    out[start + o.part[ROW_STAYS]] = s.row_stays
    out[start + o.part[DECK]] = s.deck_size
    for kind in range(NUM_KINDS):
        out[start + o.part[COUNTED_DISCARDS] + kind] = s.discards[kind]
        out[start + o.part[COUNTED_DECK_AT_MOST] + kind] = s.shuffled[kind] - s.drawn[seat * NUM_KINDS + kind]
    for pile in range(o.board.num_piles):
        out[start + o.part[PILES] + pile] = s.pile_size[pile]
    for i in range(o.board.num_passengers):
        if s.passengers[i] != TAKEN:
            out[
                start + o.part[PASSENGERS] + o.stop_of[i] * o.board.num_passenger_colours + s.passengers[i]
            ] += 1


def write_under(o: Observer, s: State, seat: int, out: MutableSequence[float], start: int) -> None:
    """Who put tickets under the piles: all have seen it."""
    if not cython.compiled:
        row = [0, 0]
    row[0], row[1] = o.under_row[0], o.under_row[1]
    for i in range(s.num_under):
        pile = o.board.ticket_pile[s.under[i]]
        at = start + o.part[UNDER] + 2 * row[pile]
        out[at] = 1 + relative(s, s.under_by[i] % FIRST_OF_BATCH, seat)
        out[at + 1] = s.under_by[i] // FIRST_OF_BATCH
        row[pile] += 1


def write_payment(o: Observer, s: State, out: MutableSequence[float], start: int) -> None:
    if s.phase == PAY_STATION:
        out[start + o.part[PAYMENT_CITY] + s.target] = 1
    else:
        out[start + o.part[PAYMENT_ROUTE] + s.target] = 1
    for kind in range(NUM_KINDS):
        out[start + o.part[PAYMENT_PAID] + kind] = s.aside[kind]
    out[start + o.part[PAYMENT_LOCOMOTIVES]] = s.paid_locomotives
    if s.phase == PAY_EXTRA or s.phase == TAKE_PASSENGER:
        out[start + o.part[PAYMENT_COLOUR] + s.paid_colour] = 1
    if o.board.has_tunnels:
        out[start + o.part[PAYMENT_EXTRAS]] = s.extras
        for i in range(TUNNEL_CARDS):
            if s.revealed[i] != EMPTY:
                out[start + o.part[PAYMENT_REVEALED] + s.revealed[i]] += 1
    if s.phase == TAKE_PASSENGER:
        out[start + o.part[PAYMENT_END] + s.route_end] = 1


def write_seat(o: Observer, s: State, seat: int, place: int, out: MutableSequence[float], start: int) -> None:
    """What everybody sees of a seat, into the row `place` of each part."""
    cards = drawn = 0
    for kind in range(NUM_KINDS):
        cards += s.hand[seat * NUM_KINDS + kind]
        drawn += s.drawn[seat * NUM_KINDS + kind]
        out[start + o.part[SEATS_KNOWN] + place * NUM_KINDS + kind] = s.known[seat * NUM_KINDS + kind]
    out[start + o.part[SEATS_CARDS] + place] = cards
    out[start + o.part[SEATS_DRAWN] + place] = drawn
    out[start + o.part[SEATS_WAGONS] + place] = s.wagons[seat]
    out[start + o.part[SEATS_POINTS] + place] = s.points[seat]
    first = seat * ROUTE_WORDS
    write_set(
        s.owned, first, o.board.route_words, out, start + o.part[SEATS_ROUTES] + place * o.board.num_routes
    )
    if o.board.stations:
        write_set(s.stations, seat, 1, out, start + o.part[SEATS_STATIONS] + place * o.board.num_cities)
    if o.board.opening_choice and s.phase != CHOOSE_MIX:
        out[start + o.part[SEATS_MIX] + place] = s.mix[seat]
    colours = o.board.num_passenger_colours
    for colour in range(colours):
        out[start + o.part[SEATS_PASSENGERS] + place * colours + colour] = s.collected[
            seat * PASSENGER_COLOURS + colour
        ]
    # What is kept in the opening stays hidden until all have chosen.
    if s.phase != CHOOSE_MIX and s.phase != CHOOSE_TICKETS:
        write_ticket_counts(o, s, seat, place, out, start)


def write_ticket_counts(
    o: Observer, s: State, seat: int, place: int, out: MutableSequence[float], start: int
) -> None:
    """How many tickets a seat has: by pile if both are drawn from, as only then the backs tell (A-50)."""
    backs = o.board.drawn_piles
    for pile in range(o.board.num_piles):
        back = pile if backs == 2 else 0
        held = 0
        for word in range(TICKET_WORDS):
            mine = s.tickets[seat * TICKET_WORDS + word]
            held += count_bits(mine & o.board.pile_tickets[pile * TICKET_WORDS + word])
        out[start + o.part[SEATS_TICKETS] + place * backs + back] += held
        out[start + o.part[SEATS_OPENING_KEPT] + place * backs + back] += s.opening_kept[2 * seat + pile]
    for i in range(s.num_offered[seat]):
        back = o.board.ticket_pile[s.offered[seat * MAX_OFFER + i]] if backs == 2 else 0
        out[start + o.part[SEATS_OFFERED] + place * backs + back] += 1


def write_own(o: Observer, s: State, seat: int, out: MutableSequence[float], start: int) -> None:
    """What the seat alone knows."""
    for kind in range(NUM_KINDS):
        out[start + o.part[OWN_HAND] + kind] = s.hand[seat * NUM_KINDS + kind]
        out[start + o.part[OWN_DRAWN] + kind] = s.drawn[seat * NUM_KINDS + kind]
    write_set(s.tickets, seat * TICKET_WORDS, TICKET_WORDS, out, start + o.part[OWN_TICKETS])
    for i in range(s.num_offered[seat]):
        out[start + o.part[OWN_OFFERED] + i * o.board.num_tickets + s.offered[seat * MAX_OFFER + i]] = 1
    if o.board.opening_choice:
        out[start + o.part[OWN_MIX]] = s.mix[seat]
    for pile in range(o.board.num_piles):
        out[start + o.part[OWN_OPENING_KEPT] + pile] = s.opening_kept[2 * seat + pile]
    write_rejected(o, s, seat, out, start)


def write_rejected(o: Observer, s: State, seat: int, out: MutableSequence[float], start: int) -> None:
    """Tickets that the seat has rejected: out of the game, in a batch that lies whole, or anywhere else."""
    if not cython.compiled:
        lying = [0] * TICKET_WORDS
        left = [0] * TICKET_WORDS
        gone = [0] * TICKET_WORDS
    lying[0] = lying[1] = 0
    batch = 0
    for pile in range(o.board.num_piles):
        whole = 0
        for i in range(s.num_under):
            if o.board.ticket_pile[s.under[i]] == pile:
                is_mine = s.under_by[i] % FIRST_OF_BATCH == seat
                if s.under_by[i] >= FIRST_OF_BATCH:
                    whole = 1
                    if is_mine:
                        batch += 1
                if is_mine and whole:
                    out[start + o.part[OWN_UNDER] + s.under[i]] = batch
                    insert(lying, 0, s.under[i])
    for word in range(TICKET_WORDS):
        mine = s.rejected[seat * TICKET_WORDS + word]
        gone[word] = mine & s.out[word]
        left[word] = mine & ~s.out[word] & ~lying[word]
    if o.board.rejected_out:
        write_set(gone, 0, TICKET_WORDS, out, start + o.part[OWN_OUT])
    write_set(left, 0, TICKET_WORDS, out, start + o.part[OWN_REJECTED])
