"""What chance decided: outcomes in words, and whether a stream gives them.

    text                         JSON
    seating 2                    {"seating": 2}              join number of the player who gets the next seat
    first_player 1               {"first_player": 1}         seat
    card red                     {"card": "red"}             left the deck
    shuffle 3,0,0,1,0,0,2,0,1    {"shuffle": {"violet": 3}}  the discards became the deck: cards of each kind
    ticket brest-petrograd       {"ticket": "…"}             left the unordered part of its pile
    under brest-petrograd        {"under": "…"}              put under its pile
    returned brest-petrograd     {"returned": "…"}           rejected opening ticket, back in its pile
    passenger red                {"passenger": "red"}        for the next place on the board

Checking them needs the map, the key and the numbers of what is left, but none of the rules.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from vagon.files import Node, shown
from vagon.rules.board import Board
from vagon.rules.constants import (
    CARD,
    CARDS_PER_COLOUR,
    FIRST_PLAYER,
    MAX_SEATS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_LOCOMOTIVES,
    PASSENGER,
    RETURNED,
    SEATING,
    SHUFFLE,
    TICKET,
    UNDER,
)
from vagon.rules.random import Stream
from vagon.table.actions import CARD_NAMES

KIND_NAMES: Final = ("seating", "first_player", "card", "shuffle", "ticket", "under", "returned", "passenger")
"""By the numbers in `rules.constants`."""
STOCK: Final = (CARDS_PER_COLOUR,) * NUM_COLOURS + (NUM_LOCOMOTIVES,)
"""Train cards in the game by kind."""
DEAL: Final = -1
"""In place of the number of a move: the deal before the first."""
_LONGEST: Final = 100


class Outcome(NamedTuple):
    """`kind` and `value` are numbers of the rules; a shuffle has the number of cards and their `counts`."""

    kind: int
    value: int
    counts: tuple[int, ...] = ()


def decode(noted: Sequence[int]) -> tuple[Outcome, ...]:
    """The outcomes that a tape noted."""
    outcomes: list[Outcome] = []
    i = 0
    while i < len(noted):
        if noted[i] == SHUFFLE:
            counts = tuple(noted[i + 1 : i + 1 + NUM_KINDS])
            outcomes.append(Outcome(SHUFFLE, sum(counts), counts))
            i += 1 + NUM_KINDS
        else:
            outcomes.append(Outcome(noted[i], noted[i + 1]))
            i += 2
    return tuple(outcomes)


class Outcomes:
    """The outcomes possible on one board, as text and JSON."""

    def __init__(self, board: Board) -> None:
        tickets = [ticket.id for ticket in board.map.tickets]
        passengers = board.map.rules.passengers
        self.names: dict[int, Sequence[str | int]] = {
            SEATING: range(MAX_SEATS),
            FIRST_PLAYER: range(MAX_SEATS),
            CARD: CARD_NAMES,
            TICKET: tickets,
            UNDER: tickets,
            RETURNED: tickets,
            PASSENGER: passengers.colours if passengers else (),
        }
        self.by_text = {
            self.text(outcome): outcome
            for kind, names in self.names.items()
            for outcome in (Outcome(kind, value) for value in range(len(names)))
        }

    def text(self, outcome: Outcome) -> str:
        if outcome.kind == SHUFFLE:
            return f"shuffle {','.join(map(str, outcome.counts))}"
        return f"{KIND_NAMES[outcome.kind]} {self.names[outcome.kind][outcome.value]}"

    def json(self, outcome: Outcome) -> dict[str, object]:
        if outcome.kind == SHUFFLE:
            cards = zip(CARD_NAMES, outcome.counts, strict=True)
            return {"shuffle": {name: count for name, count in cards if count}}
        return {KIND_NAMES[outcome.kind]: self.names[outcome.kind][outcome.value]}

    def read(self, node: Node) -> Outcome:
        """The outcome that a file gives as text."""
        text = node.text(_LONGEST)
        if text.startswith("shuffle "):
            return _read_shuffle(node, text.removeprefix("shuffle "))
        outcome = self.by_text.get(text)
        if outcome is None:
            node.fail(f"must be an outcome of chance on this map, not {shown(text)}")
        return outcome


@functools.lru_cache(maxsize=8)
def outcomes_of(board: Board) -> Outcomes:
    return Outcomes(board)


def _read_shuffle(node: Node, text: str) -> Outcome:
    parts = text.split(",")
    if len(parts) != NUM_KINDS or not all(part in _COUNTS for part in parts):
        node.fail(f"must list {NUM_KINDS} numbers of cards, not {shown(text)}")
    counts = tuple(map(int, parts))
    for name, count, stock in zip(CARD_NAMES, counts, STOCK, strict=True):
        if count > stock:
            node.fail(f"has {count} cards of the kind {name}, but the game has {stock}")
    return Outcome(SHUFFLE, sum(counts), counts)


_COUNTS: Final = frozenset(map(str, range(max(STOCK) + 1)))


class Deviation(NamedTuple):
    """The first outcome that does not follow from the key: which one of which move (or `DEAL`), and why."""

    move: int
    number: int
    reason: str


def deviation(key: bytes, board: Board, players: int, moves: Iterable[Sequence[Outcome]]) -> Deviation | None:
    """Where the outcomes of a game, those of the deal first, stop being what the key gives; None if nowhere.

    Which draws there are is taken from the outcomes; whether the rules demand these is for a replay to tell.
    """
    left = _Left(key, board, players)
    words = outcomes_of(board)
    for move, outcomes in enumerate(moves, DEAL):
        left.start_move(outcomes)
        for index, outcome in enumerate(outcomes):
            try:
                value = left.draw(outcome)
            except _Impossible as impossible:
                return Deviation(move, index, f"{words.text(outcome)!r} is impossible: {impossible}")
            if value != outcome.value:
                given = words.text(Outcome(outcome.kind, value))
                return Deviation(move, index, f"is {words.text(outcome)!r}, but the key gives {given!r}")
    return None


class _Impossible(Exception):
    """No stream could give this outcome here."""


class _Left:
    """What is left to be drawn, counted as the outcomes go by."""

    def __init__(self, key: bytes, board: Board, players: int) -> None:
        passengers = board.map.rules.passengers
        self.stream = Stream(key)
        self.joined = list(range(players))
        self.seated = 0
        self.deck = list(STOCK)
        self.bag = [passengers.each] * len(passengers.colours) if passengers else []
        self.pile = [board.piles.index(ticket.pile) for ticket in board.map.tickets]
        self.loose = set(range(len(self.pile)))
        self.seen: dict[int, tuple[bool, int]] = {}  # by ticket: put under since it was drawn, and when
        self.drawn: set[int] = set()  # tickets drawn in this move
        self.on_offer: set[int] = set()  # and in the one before
        self.batch: list[int] = []
        self.draws = {
            SEATING: self.draw_seating,
            FIRST_PLAYER: self.draw_first_player,
            CARD: self.draw_card,
            SHUFFLE: self.shuffle,
            TICKET: self.draw_ticket,
            UNDER: self.draw_under,
            RETURNED: self.take_back,
            PASSENGER: self.draw_passenger,
        }

    def start_move(self, outcomes: Sequence[Outcome]) -> None:
        """Find the tickets that this move puts under their piles, in the order in which they were offered.

        That is by pile; within a pile those drawn from its unordered part come before those that had been put
        under it, and each as they left it.
        """
        self.on_offer, self.drawn = self.drawn, set()
        batch = [outcome.value for outcome in outcomes if outcome.kind == UNDER]
        self.batch = sorted(batch, key=lambda ticket: (self.pile[ticket], self.seen.get(ticket, (False, 0))))

    def draw(self, outcome: Outcome) -> int:
        """The value that the stream gives for an outcome of this kind."""
        return self.draws[outcome.kind](outcome)

    def draw_seating(self, _: Outcome) -> int:
        free = len(self.joined) - self.seated
        if free < 2:
            raise _Impossible("everybody is seated")
        seat, other = self.seated, self.seated + self.stream.below(free)
        self.joined[seat], self.joined[other] = self.joined[other], self.joined[seat]
        self.seated += 1
        return self.joined[seat]

    def draw_first_player(self, _: Outcome) -> int:
        return self.stream.below(len(self.joined))

    def draw_card(self, _: Outcome) -> int:
        return self.draw_counted(self.deck, "the deck is empty")

    def draw_passenger(self, _: Outcome) -> int:
        return self.draw_counted(self.bag, "the bag is empty")

    def draw_counted(self, counts: list[int], empty: str) -> int:
        if not any(counts):
            raise _Impossible(empty)
        k = self.stream.below(sum(counts))
        value = 0
        while k >= counts[value]:
            k -= counts[value]
            value += 1
        counts[value] -= 1
        return value

    def shuffle(self, outcome: Outcome) -> int:
        if any(self.deck):
            raise _Impossible("the deck is not empty")
        self.deck = list(outcome.counts)
        return outcome.value

    def draw_ticket(self, outcome: Outcome) -> int:
        pile = self.pile[outcome.value]
        loose = sorted(ticket for ticket in self.loose if self.pile[ticket] == pile)
        if not loose:
            raise _Impossible("nothing is left of the unordered part of that pile")
        ticket = loose[self.stream.below(len(loose))]
        self.loose.remove(ticket)
        self.drawn.add(ticket)
        self.seen[ticket] = False, self.stream.words_used
        return ticket

    def draw_under(self, outcome: Outcome) -> int:
        lay_under, _ = self.seen.get(outcome.value, (False, 0))
        if not lay_under and outcome.value not in self.on_offer:
            raise _Impossible("nobody has just drawn that ticket")
        i = self.stream.below(len(self.batch))
        ticket = self.batch[i]
        self.batch[i] = self.batch[-1]
        self.batch.pop()
        self.seen[ticket] = True, self.stream.words_used
        return ticket

    def take_back(self, outcome: Outcome) -> int:
        if outcome.value in self.loose:
            raise _Impossible("nobody has drawn that ticket")
        self.loose.add(outcome.value)
        return outcome.value
