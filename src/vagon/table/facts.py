"""What a state says, in the names of its map: the stuff that views are made of.

Who may know what is decided in `views`. This is compiled, as everybody who watches gets a view of every move.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import cython

from vagon.table.actions import CARD_NAMES
from vagon.table.naming import passenger_stops

if not cython.compiled:
    from vagon.rules.bits import lowest_bit
    from vagon.rules.board import Board
    from vagon.rules.constants import (
        FIRST_OF_BATCH,
        MAX_OFFER,
        NUM_KINDS,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        TAKEN,
        TICKET_WORDS,
    )
    from vagon.rules.state import State

Cards = dict[str, int]


class Names(NamedTuple):
    """Of the things of a board, by number."""

    routes: list[str]
    tickets: list[str]
    passengers: tuple[str, ...]  # the colours


@functools.lru_cache(maxsize=8)
def names_of(board: Board) -> Names:
    rules = board.map.rules.passengers
    return Names(
        [route.id for route in board.map.routes],
        [ticket.id for ticket in board.map.tickets],
        rules.colours if rules else (),
    )


def seat_facts(s: State, seat: int) -> dict[str, Any]:
    """What everybody may know of a seat, whatever the phase."""
    return {
        "joined": s.joined[seat],
        "cards": total(s.hand, seat * NUM_KINDS),
        "known": known_of(s, seat),
        "drawn": total(s.drawn, seat * NUM_KINDS),
        "wagons": s.wagons[seat],
        "points": s.points[seat],
        "routes": routes_of(s, seat),
        "stations": stations_of(s, seat),
        "passengers": collected(s, seat),
    }


def own_facts(s: State, seat: int) -> dict[str, Any]:
    """What a seat alone knows."""
    gone, others = rejected_by(s, seat)
    batches = own_batches(s, seat)
    lying = {ticket for batch in batches for ticket in batch}
    return {
        "hand": hand_of(s, seat),
        "drawn": drawn_by(s, seat),
        "tickets": ticket_names(s.board, tickets_of(s, seat)),
        "offered": ticket_names(s.board, offered_to(s, seat)),
        "mix": mix_of(s, seat),
        "opening_kept": kept_at_opening(s, seat),
        "out": ticket_names(s.board, gone),
        "under": [ticket_names(s.board, batch) for batch in batches],
        "rejected": ticket_names(s.board, [ticket for ticket in others if ticket not in lying]),
    }


def routes_of(s: State, seat: int) -> list[str]:
    """The routes that a seat owns."""
    return named(names_of(s.board).routes, s.owned, seat * ROUTE_WORDS, ROUTE_WORDS)


def stations_of(s: State, seat: int) -> list[str]:
    """The cities where a seat has a station."""
    return named(s.board.places, s.stations, seat, 1)


def collected(s: State, seat: int) -> Cards:
    """The passengers of a seat by colour."""
    found = {}
    colours = names_of(s.board).passengers
    for colour in range(len(colours)):
        count = s.collected[seat * PASSENGER_COLOURS + colour]
        if count:
            found[colours[colour]] = count
    return found


def hand_of(s: State, seat: int) -> Cards:
    return cards(s.hand, seat * NUM_KINDS)


def known_of(s: State, seat: int) -> Cards:
    """The cards that everybody knows to be in a hand, at least."""
    return cards(s.known, seat * NUM_KINDS)


def drawn_by(s: State, seat: int) -> Cards:
    """The cards that a seat has taken unseen since the deck was last shuffled."""
    return cards(s.drawn, seat * NUM_KINDS)


def discarded(s: State) -> Cards:
    return cards(s.discards, 0)


def deck_at_most(s: State, seat: int) -> Cards:
    """The deck as it was last shuffled, less what the seat (-1: a spectator) has seen to leave it."""
    found = {}
    for kind in range(NUM_KINDS):
        count = s.shuffled[kind]
        if seat >= 0:
            count -= s.drawn[seat * NUM_KINDS + kind]
        if count:
            found[CARD_NAMES[kind]] = count
    return found


def tickets_of(s: State, seat: int) -> list[int]:
    """The tickets that a seat has kept."""
    return numbers(s.tickets, seat * TICKET_WORDS, TICKET_WORDS)


def offered_to(s: State, seat: int) -> list[int]:
    """The tickets that a seat is choosing from."""
    return [s.offered[seat * MAX_OFFER + i] for i in range(s.num_offered[seat])]


def mix_of(s: State, seat: int) -> int:
    """How many opening tickets of the second pile a seat has asked for."""
    return s.mix[seat]


def kept_at_opening(s: State, seat: int) -> dict[str, int]:
    """How many of its opening tickets a seat has kept, by pile."""
    piles = s.board.piles
    return {piles[pile]: s.opening_kept[2 * seat + pile] for pile in range(len(piles))}


def ticket_names(board: Board, tickets: list[int]) -> list[str]:
    names = names_of(board).tickets
    return [names[ticket] for ticket in tickets]


def by_pile(board: Board, tickets: list[int]) -> dict[str, int]:
    """How many of the tickets are of each pile."""
    found = dict.fromkeys(board.piles, 0)
    for ticket in tickets:
        found[board.piles[board.ticket_pile[ticket]]] += 1
    return found


def rejected_by(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The tickets that a seat has rejected: those that left the game, and the others."""
    gone, others = [], []
    for ticket in numbers(s.rejected, seat * TICKET_WORDS, TICKET_WORDS):
        if s.out[ticket >> 6] >> (ticket & 63) & 1:
            gone.append(ticket)
        else:
            others.append(ticket)
    return gone, others


def under_piles(s: State) -> list[tuple[str, int]]:
    """The pile of each ticket put under one, oldest first, and the seat, with FIRST_OF_BATCH."""
    piles = s.board.piles
    return [(piles[s.board.ticket_pile[s.under[i]]], s.under_by[i]) for i in range(s.num_under)]


def own_batches(s: State, seat: int) -> list[list[int]]:
    """The tickets, sorted, of each batch that the seat put under a pile and that lies there whole."""
    batches: tuple[list[list[int]], list[list[int]]] = ([], [])
    whole = [False, False]
    for i in range(s.num_under):
        pile = s.board.ticket_pile[s.under[i]]
        is_first = s.under_by[i] >= FIRST_OF_BATCH
        is_own = s.under_by[i] % FIRST_OF_BATCH == seat
        if is_first:
            whole[pile] = True
            if is_own:
                batches[pile].append([])
        if is_own and whole[pile]:
            batches[pile][len(batches[pile]) - 1].append(s.under[i])
    return [sorted(batch) for batch in batches[0] + batches[1]]


def standing(s: State) -> dict[str, list[str | None]]:
    """The passengers of each city or country by colour; None for one who has been taken."""
    colours = names_of(s.board).passengers
    found: dict[str, list[str | None]] = {}
    if colours:
        for stop, places in passenger_stops(s.board).items():
            found[stop] = [
                None if s.passengers[i] == TAKEN else colours[s.passengers[i]]
                for i in range(places.start, places.stop)
            ]
    return found


def cards(counts: list[int], first: int) -> Cards:
    found = {}
    for kind in range(NUM_KINDS):
        if counts[first + kind]:
            found[CARD_NAMES[kind]] = counts[first + kind]
    return found


def total(counts: list[int], first: int) -> int:
    count = 0
    for kind in range(NUM_KINDS):
        count += counts[first + kind]
    return count


def numbers(words: list[int], first: int, num_words: int) -> list[int]:
    """The members of a set, ascending."""
    found = []
    for i in range(num_words):
        word = words[first + i]
        while word:
            found.append(64 * i + lowest_bit(word))
            word &= word - 1
    return found


def named(names: list[str], words: list[int], first: int, num_words: int) -> list[str]:
    """The same, by name."""
    found = []
    for i in range(num_words):
        word = words[first + i]
        while word:
            found.append(names[64 * i + lowest_bit(word)])
            word &= word - 1
    return found
