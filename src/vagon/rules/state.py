"""The whole of one game at one moment, hidden parts included, in less than two thousand bytes.

Train cards are counts by kind: they have no identity, and the deck is drawn from its counts, which is the
same as drawing from a shuffled deck. The upper part of a ticket pile is likewise a set; only tickets that
were put under it have an order. `fields` names everything that makes two games equal.
"""

from __future__ import annotations

import cython

from vagon.rules.board import Board
from vagon.rules.random import Stream, Tape

if not cython.compiled:
    from vagon.rules.constants import (
        MAX_OFFER,
        MAX_PASSENGERS,
        MAX_SEATS,
        MAX_TICKETS,
        NUM_KINDS,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        ROW_SIZE,
        TICKET_WORDS,
        TUNNEL_CARDS,
    )
    from vagon.rules.random import copy_stream

    def copy_fields(new: State, old: State) -> None:
        new.load(old.fields())


class State:
    """A game on `board`, empty until it is dealt or loaded."""

    board: Board
    chance: Stream
    tape: Tape | None  # notes what chance decides, if somebody wants to know

    # the table
    players: int
    all_open: int  # 1: every track of a double or triple route stays open
    joined: list[int]  # by seat: which of the players who joined sits there
    first_player: int
    phase: int
    seat: int  # who decides now
    turns: int  # turns finished
    last_turns: int  # turns left once the end has been triggered, else 0
    passes: int  # in a row

    # train cards
    hand: list[int]  # by seat and kind
    known: list[int]  # by seat and kind: what everybody knows to be in that hand, at least
    deck: list[int]
    deck_size: int
    shuffled: list[int]  # the deck as it was last shuffled, less the cards that all have seen leave it
    drawn: list[int]  # by seat and kind: cards taken unseen from the deck since then
    discards: list[int]
    discard_size: int
    aside: list[int]  # paid in this turn, discarded when it ends
    row: list[int]
    row_stays: int  # 1: reset too often, stays until it changes
    revealed: list[int]  # for the tunnel being dug

    # the claim or station being paid for
    target: int  # route or city
    paid_colour: int  # LOCOMOTIVE if nothing else was paid
    paid_locomotives: int
    extras: int  # cards that the tunnel asks for
    route_end: int  # which end of the claimed route gives a passenger now

    # the board
    owned: list[int]  # by seat: set of routes
    open: list[int]  # by seat: set of routes that the seat may still claim
    wagons: list[int]
    points: list[int]
    stations: list[int]  # by seat: set of cities

    # tickets
    tickets: list[int]  # by seat: set of kept tickets
    rejected: list[int]  # by seat: set of tickets it has seen and that are not back in the unordered pile
    opening_kept: list[int]  # by seat and pile
    mix: list[int]  # by seat: tickets of the second pile asked for at the opening
    offered: list[int]  # by seat: tickets to choose from
    num_offered: list[int]
    pile_size: list[int]
    loose: list[int]  # set of tickets in the unordered upper part of their pile
    under: list[int]  # tickets put under their piles, oldest first
    under_by: list[int]  # the seat that put each there, with FIRST_OF_BATCH
    num_under: int
    out: list[int]  # set of tickets that left the game

    # passengers
    passengers: list[int]  # colour of each, or TAKEN
    collected: list[int]  # by seat and colour

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chance = Stream(bytes(32))
        self.tape = None
        if not cython.compiled:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
            for name in NUMBERS:
                setattr(self, name, 0)

    def copy(self) -> State:
        """An independent game in the same situation, with the same chance to come; it has no tape."""
        new = State.__new__(State)
        new.board = self.board
        new.chance = Stream.__new__(Stream)
        new.tape = None
        copy_state(new, self)
        return new

    def fields(self) -> dict[str, int | list[int]]:
        """Every field that makes a situation, by name: numbers, and arrays as new lists."""
        fields: dict[str, int | list[int]] = {name: getattr(self, name) for name in NUMBERS}
        for name in ARRAYS:
            fields[name] = list(getattr(self, name))
        return fields

    def load(self, fields: dict[str, int | list[int]]) -> None:
        """Set fields by name, arrays whole; whether they make sense is not checked."""
        for name, value in fields.items():
            setattr(self, name, list(value) if isinstance(value, list) else value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return identity(self) == identity(other)

    def __hash__(self) -> int:
        return hash(identity(self))

    def __repr__(self) -> str:
        name = self.board.map.id
        return f"<State {name}: {self.players} players, {self.turns} turns, seat {self.seat} decides>"


ARRAYS = {
    "joined": MAX_SEATS,
    "hand": MAX_SEATS * NUM_KINDS,
    "known": MAX_SEATS * NUM_KINDS,
    "deck": NUM_KINDS,
    "shuffled": NUM_KINDS,
    "drawn": MAX_SEATS * NUM_KINDS,
    "discards": NUM_KINDS,
    "aside": NUM_KINDS,
    "row": ROW_SIZE,
    "revealed": TUNNEL_CARDS,
    "owned": MAX_SEATS * ROUTE_WORDS,
    "open": MAX_SEATS * ROUTE_WORDS,
    "wagons": MAX_SEATS,
    "points": MAX_SEATS,
    "stations": MAX_SEATS,
    "tickets": MAX_SEATS * TICKET_WORDS,
    "rejected": MAX_SEATS * TICKET_WORDS,
    "opening_kept": MAX_SEATS * 2,
    "mix": MAX_SEATS,
    "offered": MAX_SEATS * MAX_OFFER,
    "num_offered": MAX_SEATS,
    "pile_size": 2,
    "loose": TICKET_WORDS,
    "under": MAX_TICKETS,
    "under_by": MAX_TICKETS,
    "out": TICKET_WORDS,
    "passengers": MAX_PASSENGERS,
    "collected": MAX_SEATS * PASSENGER_COLOURS,
}
NUMBERS = (
    "players",
    "all_open",
    "first_player",
    "phase",
    "seat",
    "turns",
    "last_turns",
    "passes",
    "deck_size",
    "discard_size",
    "row_stays",
    "target",
    "paid_colour",
    "paid_locomotives",
    "extras",
    "route_end",
    "num_under",
)


def identity(s: State) -> tuple[object, ...]:
    """Everything that tells two games apart, past and future."""
    values = (tuple(value) if isinstance(value, list) else value for value in s.fields().values())
    return (s.board.map.digest, s.chance.key, s.chance.words_used, *values)


def copy_state(new: State, old: State) -> None:
    """Make `new`, a state on the same board, equal to `old`."""
    copy_stream(new.chance, old.chance)
    if cython.compiled:
        # Long and mostly empty: what lies beyond the entries in use is 0.
        for i in range(max(old.num_under, new.num_under)):
            new.under[i] = old.under[i]
            new.under_by[i] = old.under_by[i]
    copy_fields(new, old)
