"""Setting up a game: seats, cards, row, passengers, opening tickets (E-10 to E-17, G-10 to G-16)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import count_bits
    from vagon.rules.cards import draw_unseen, offer_tickets, settle_row
    from vagon.rules.constants import (
        CARDS_PER_COLOUR,
        CHOOSE_MIX,
        CHOOSE_TICKETS,
        EMPTY,
        FIRST_PLAYER,
        LOCOMOTIVE,
        MAX_LENGTH,
        MAX_OFFER,
        MAX_PASSENGERS,
        MAX_SEATS,
        NUM_COLOURS,
        NUM_KINDS,
        NUM_LOCOMOTIVES,
        OPENING_HAND,
        PASSENGER,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        ROW_SIZE,
        SEATING,
        TICKET_WORDS,
        TUNNEL_CARDS,
    )
    from vagon.rules.random import note, random_below
    from vagon.rules.state import State

RANDOM = -1
"""As a first player: chosen by the game's own chance (A-01)."""


def deal(
    s: State,
    key: bytes,
    players: int,
    first_player: int = RANDOM,
    join_order: bool = False,
    all_open: bool = False,
) -> None:
    """Start a new game in `s`: everything up to the first decision of the opening.

    `all_open` opens all tracks of double and triple routes at any number of players (A-27).
    """
    if not 2 <= players <= MAX_SEATS or not RANDOM <= first_player < players:
        raise ValueError(f"no game for {players} players with seat {first_player} first")
    s.chance.rekey(key)
    deal_table(s, players, first_player, join_order, all_open)


def deal_table(s: State, players: int, first_player: int, join_order: bool, all_open: bool) -> None:
    clear(s)
    s.players = players
    s.all_open = 1 if all_open or players >= s.board.all_tracks_from else 0
    seat_players(s, join_order)
    s.first_player = first_player if first_player >= 0 else random_below(s.chance, players)
    if s.tape is not None and first_player < 0:
        note(s.tape, FIRST_PLAYER)
        note(s.tape, s.first_player)
    for seat in range(players):
        for _ in range(OPENING_HAND):
            draw_unseen(s, seat)
    settle_row(s)
    place_passengers(s)
    s.seat = 0
    if s.board.opening_choice:
        s.phase = CHOOSE_MIX
    else:
        deal_tickets(s)


def clear(s: State) -> None:
    """An empty table with a full deck, all wagons in stock and every ticket in its pile."""
    s.turns = s.last_turns = s.passes = 0
    for kind in range(NUM_KINDS):
        s.deck[kind] = s.shuffled[kind] = NUM_LOCOMOTIVES if kind == LOCOMOTIVE else CARDS_PER_COLOUR
        s.discards[kind] = s.aside[kind] = 0
    s.deck_size = NUM_COLOURS * CARDS_PER_COLOUR + NUM_LOCOMOTIVES
    s.discard_size = s.row_stays = 0
    for slot in range(ROW_SIZE):
        s.row[slot] = EMPTY
    for slot in range(TUNNEL_CARDS):
        s.revealed[slot] = EMPTY
    s.target = s.paid_colour = s.paid_locomotives = s.extras = s.route_end = 0
    for i in range(MAX_SEATS * NUM_KINDS):
        s.hand[i] = s.known[i] = s.drawn[i] = 0
    for i in range(MAX_SEATS * ROUTE_WORDS):
        s.owned[i] = 0
    for i in range(MAX_SEATS * TICKET_WORDS):
        s.tickets[i] = s.rejected[i] = 0
    for i in range(MAX_SEATS * MAX_OFFER):
        s.offered[i] = 0
    for i in range(MAX_SEATS * PASSENGER_COLOURS):
        s.collected[i] = 0
    for seat in range(MAX_SEATS):
        s.joined[seat] = seat
        s.wagons[seat] = s.board.wagons
        s.points[seat] = s.mix[seat] = s.num_offered[seat] = 0
        s.opening_kept[2 * seat] = s.opening_kept[2 * seat + 1] = 0
        s.stations[seat] = 0
        for word in range(ROUTE_WORDS):
            s.open[seat * ROUTE_WORDS + word] = s.board.fitting[MAX_LENGTH * ROUTE_WORDS + word]
    for i in range(s.num_under):
        s.under[i] = s.under_by[i] = 0
    s.num_under = 0
    s.pile_size[0] = s.pile_size[1] = 0
    for word in range(TICKET_WORDS):
        first, second = s.board.pile_tickets[word], s.board.pile_tickets[TICKET_WORDS + word]
        s.loose[word] = first | second
        s.out[word] = 0
        s.pile_size[0] += count_bits(first)
        s.pile_size[1] += count_bits(second)
    for i in range(MAX_PASSENGERS):
        s.passengers[i] = 0


def seat_players(s: State, join_order: bool) -> None:
    """Seat the players as they joined, or at random (A-03)."""
    if join_order:
        return
    for seat in range(s.players - 1):
        other = seat + random_below(s.chance, s.players - seat)
        s.joined[seat], s.joined[other] = s.joined[other], s.joined[seat]
        if s.tape is not None:
            note(s.tape, SEATING)
            note(s.tape, s.joined[seat])


def place_passengers(s: State) -> None:
    """Fill the places of the board from a bag with equally many of each colour (G-10)."""
    if not cython.compiled:
        bag = [0] * PASSENGER_COLOURS
    for colour in range(PASSENGER_COLOURS):
        bag[colour] = s.board.passengers_each if colour < s.board.num_passenger_colours else 0
    for i in range(s.board.num_passengers):
        k = random_below(s.chance, s.board.num_passengers - i)
        colour = 0
        while k >= bag[colour]:
            k -= bag[colour]
            colour += 1
        bag[colour] -= 1
        s.passengers[i] = colour
        if s.tape is not None:
            note(s.tape, PASSENGER)
            note(s.tape, colour)


def deal_tickets(s: State) -> None:
    """Deal the opening tickets in seat order and let the first seat choose."""
    for seat in range(s.players):
        if s.board.opening_choice:
            offer_tickets(s, seat, 0, s.board.opening_choice - s.mix[seat])
            offer_tickets(s, seat, 1, s.mix[seat])
        else:
            for pile in range(s.board.num_piles):
                offer_tickets(s, seat, pile, s.board.opening_deal[pile])
    s.phase = CHOOSE_TICKETS
    s.seat = 0
