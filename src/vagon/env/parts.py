"""The parts of an observation: what each is called, how it is shaped, and where it lies in the flat array.

Names are those of `vagon.table.views.View`: `own_hand` is `view.own.hand`, `seats_wagons` the `wagons` of all
`view.seats`. Seats are counted from the observer: itself first, then in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, prod
from typing import Final, NamedTuple

from vagon.rules.board import Board
from vagon.rules.constants import (
    CARDS_PER_COLOUR,
    MAX_OFFER,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_LOCOMOTIVES,
    ROW_SIZE,
    TUNNEL_CARDS,
)
from vagon.table.naming import PHASE_NAMES, passenger_stops

MAX_TURNS: Final = 1000
"""An episode with this many turns is truncated. Only tunnels entered and left again take so long."""

_CARDS: Final = NUM_COLOURS * CARDS_PER_COLOUR + NUM_LOCOMOTIVES


class Part(NamedTuple):
    """Numbers from 0 to `high`, at `flat[start : stop]` in the order of a C array of this shape."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


def parts_of(board: Board, players: int) -> dict[str, Part]:
    """The parts by name, in order; a part that the map has no use for is not there."""
    parts: dict[str, Part] = {}
    start = 0
    listed = (*_table(board, players), *_payment(board), *_seats(board, players), *_own(board))
    for name, shape, high, meaning in listed:
        if prod(shape):
            parts[name] = Part(name, start, shape, high, meaning)
            start = parts[name].stop
    return parts


_Described = Iterator[tuple[str, tuple[int, ...], int, str]]


def _table(board: Board, players: int) -> _Described:
    stops = passenger_stops(board)
    colours = board.num_passenger_colours
    yield "phase", (len(PHASE_NAMES),), 1, "one of " + ", ".join(PHASE_NAMES)
    yield "deciding", (players,), 1, "whose decision it is"
    yield "first_player", (players,), 1, "who had the first turn"
    yield "all_tracks_open", (1,), 1, "all tracks of double routes are open"
    yield "turns", (1,), MAX_TURNS, "turns finished"
    yield "last_turns", (1,), players, "turns left once the end has begun"
    yield "passes", (1,), players, "passes in a row"
    yield "row", (NUM_KINDS,), ROW_SIZE, "open cards by kind"
    yield "row_stays", (1,), 1, "the row was replaced too often and stays"
    yield "deck", (1,), _CARDS, "cards in the deck"
    yield "counted_discards", (NUM_KINDS,), NUM_LOCOMOTIVES, "discarded cards by kind"
    yield "counted_deck_at_most", (NUM_KINDS,), NUM_LOCOMOTIVES, "what can be in the deck, by kind"
    yield "piles", (board.num_piles,), board.num_tickets, "tickets in each pile"
    yield (
        "under",
        (board.num_tickets, 2),
        players,
        "tickets put under each pile, oldest first: 1 + whose it was, or 0; 1 for the first of a batch",
    )
    yield (
        "passengers",
        (len(stops), colours),
        max(map(len, stops.values()), default=0),
        "waiting at each stop, by colour",
    )


def _payment(board: Board) -> _Described:
    has_paid = board.has_tunnels or board.num_passengers > 0
    yield "payment_route", (board.num_routes,), 1, "the route being claimed"
    yield "payment_city", (board.num_cities if board.stations else 0,), 1, "the city of the station"
    yield "payment_paid", (NUM_KINDS,), NUM_LOCOMOTIVES, "cards laid down, by kind"
    yield "payment_colour", (NUM_KINDS if has_paid else 0,), 1, "kind of the cards laid down"
    yield "payment_locomotives", (1,), board.max_length, "locomotives in the first payment"
    revealed = NUM_KINDS if board.has_tunnels else 0
    yield "payment_revealed", (revealed,), TUNNEL_CARDS, "cards the tunnel shows, by kind"
    yield "payment_extras", (1 if board.has_tunnels else 0,), TUNNEL_CARDS, "cards the tunnel asks for"
    yield (
        "payment_end",
        (2 if board.num_passengers else 0,),
        1,
        "the end of the route whose passengers are in question",
    )


def _seats(board: Board, players: int) -> _Described:
    rules = board.map.rules
    lengths = range(1, len(rules.points_by_length) + 1)
    most_points = ceil(board.wagons * max(rules.points(length) / length for length in lengths))
    backs = board.drawn_piles  # tickets are told apart by their backs only if both piles are drawn from
    by_back = "" if backs == 1 else ", by pile"
    stations = board.num_cities if board.stations else 0
    yield "seats_cards", (players,), _CARDS, "cards in hand"
    yield "seats_known", (players, NUM_KINDS), NUM_LOCOMOTIVES, "at least these are in the hand, by kind"
    yield "seats_drawn", (players,), _CARDS, "cards taken unseen since the deck was shuffled"
    yield "seats_wagons", (players,), board.wagons, "wagons left"
    yield "seats_points", (players,), most_points, "points for routes"
    yield "seats_routes", (players, board.num_routes), 1, "routes owned"
    yield "seats_stations", (players, stations), 1, "cities with a station"
    yield "seats_tickets", (players, backs), board.num_tickets, f"tickets kept{by_back}; 0 in the opening"
    kept = f"tickets kept in the opening{by_back}; 0 until all have chosen"
    yield "seats_opening_kept", (players, backs), MAX_OFFER, kept
    mixes = players if board.opening_choice else 0
    yield "seats_mix", (mixes,), max(1, board.opening_choice), "the mix announced; 0 until all have"
    yield "seats_offered", (players, backs), MAX_OFFER, f"tickets it chooses from{by_back}; 0 in the opening"
    colours = board.num_passenger_colours
    yield "seats_passengers", (players, colours), max(1, board.passengers_each), "collected, by colour"


def _own(board: Board) -> _Described:
    tickets = board.num_tickets
    yield "own_hand", (NUM_KINDS,), NUM_LOCOMOTIVES, "cards in hand by kind"
    yield "own_drawn", (NUM_KINDS,), NUM_LOCOMOTIVES, "taken unseen since the deck was shuffled, by kind"
    yield "own_tickets", (tickets,), 1, "tickets kept"
    yield "own_offered", (MAX_OFFER, tickets), 1, "the ticket at each position that `keep` speaks of"
    yield "own_mix", (1 if board.opening_choice else 0,), max(1, board.opening_choice), "mix asked for"
    yield "own_opening_kept", (board.num_piles,), MAX_OFFER, "tickets kept in the opening, by pile"
    out = tickets if board.rejected_out else 0
    yield "own_out", (out,), 1, "tickets rejected and out of the game"
    yield "own_under", (tickets,), tickets, "the number, from 1, of the whole batch under a pile it is in"
    yield "own_rejected", (tickets,), 1, "all other tickets rejected"
