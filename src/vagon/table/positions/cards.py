"""The train cards of a position. Those that the file puts nowhere are the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from vagon.files import Node
from vagon.rules.constants import (
    EMPTY,
    LOCOMOTIVE,
    MAX_SEATS,
    NUM_COLOURS,
    NUM_KINDS,
    ROW_LOCOMOTIVES,
    ROW_SIZE,
    TUNNEL_CARDS,
)
from vagon.table.actions import CARD_NAMES
from vagon.table.chance import STOCK
from vagon.table.positions.parts import Fields, Parts, flat

NO_CARDS: Final = (0,) * NUM_KINDS


def read_card(node: Node) -> int:
    return CARD_NAMES.index(node.choice(CARD_NAMES))


def read_counts(node: Node) -> list[int]:
    """Cards by kind."""
    members = node.object((), CARD_NAMES)
    kinds = zip(CARD_NAMES, STOCK, strict=True)
    return [members[name].integer(0, stock) if name in members else 0 for name, stock in kinds]


def count_kinds(cards: Sequence[int]) -> list[int]:
    return [cards.count(kind) for kind in range(NUM_KINDS)]


def read_cards(parts: Parts, aside: Sequence[int], revealed: Sequence[int]) -> Fields:
    """All cards, of which `aside` (by kind) and `revealed` belong to the payment under way."""
    hand = [_seat_counts(parts, seat, "hand", NO_CARDS) for seat in range(parts.players)]
    known = [_seat_counts(parts, seat, "known", NO_CARDS) for seat in range(parts.players)]
    _check_known(parts, hand, known)
    discards = read_counts(parts.members["discards"]) if "discards" in parts.members else list(NO_CARDS)
    rest = _without(parts, STOCK, (*hand, discards, aside, count_kinds(revealed)))
    row = _read_row(parts, rest)
    deck = _without(parts, rest, (count_kinds(row),))
    _check_deck(parts, deck)
    _check_row(parts, row, deck, discards)
    drawn, shuffled = _read_drawn(parts, hand, known, deck)
    return {
        "hand": flat(hand, MAX_SEATS * NUM_KINDS),
        "known": flat(known, MAX_SEATS * NUM_KINDS),
        "drawn": flat(drawn, MAX_SEATS * NUM_KINDS),
        "shuffled": shuffled,
        "deck": deck,
        "deck_size": sum(deck),
        "discards": discards,
        "discard_size": sum(discards),
        "aside": list(aside),
        "row": row,
        "row_stays": int(parts.boolean("row_stays")),
        "revealed": [*revealed, *[EMPTY] * (TUNNEL_CARDS - len(revealed))],
    }


def _seat_counts(parts: Parts, seat: int, name: str, default: Sequence[int]) -> list[int]:
    node = parts.seats[seat].get(name)
    return read_counts(node) if node else list(default)


def _check_known(parts: Parts, hand: list[list[int]], known: list[list[int]]) -> None:
    for seat in range(parts.players):
        for name, has, at_least in zip(CARD_NAMES, hand[seat], known[seat], strict=True):
            if at_least > has:
                parts.refuse(f"seats[{seat}].known.{name}", f"must be at most {has}, the number in the hand")


def _without(parts: Parts, cards: Sequence[int], used: Iterable[Sequence[int]]) -> list[int]:
    """What is left of cards by kind."""
    left = [count - sum(taken) for count, taken in zip(cards, zip(*used, strict=True), strict=True)]
    for name, count, stock in zip(CARD_NAMES, left, STOCK, strict=True):
        if count < 0:
            parts.refuse("top level", f"has {stock - count} cards of the kind {name}, but there are {stock}")
    return left


def _read_row(parts: Parts, rest: Sequence[int]) -> list[int]:
    """The row; by default cards of the colours of which most are left."""
    if "row" in parts.members:
        nodes = parts.members["row"].list(ROW_SIZE, ROW_SIZE)
        return [EMPTY if node.value is None else read_card(node) for node in nodes]
    left, row = list(rest[:NUM_COLOURS]), [EMPTY] * ROW_SIZE
    for slot in range(min(ROW_SIZE, sum(left))):
        row[slot] = left.index(max(left))
        left[row[slot]] -= 1
    return row


def _check_deck(parts: Parts, deck: Sequence[int]) -> None:
    if "deck" in parts.members:
        given = read_counts(parts.members["deck"])
        for name, count, expected in zip(CARD_NAMES, given, deck, strict=True):
            if count != expected:
                parts.refuse(f"deck.{name}", f"must be {expected}, all that are nowhere else, not {count}")


def _check_row(parts: Parts, row: Sequence[int], deck: Sequence[int], discards: Sequence[int]) -> None:
    if any(discards) and not any(deck):
        parts.refuse("discards", "must be empty when the deck is, as they become the deck")
    if EMPTY in row and any(deck):
        parts.refuse("row", "must be full as long as there is a deck")
    many = row.count(LOCOMOTIVE) >= ROW_LOCOMOTIVES
    if parts.boolean("row_stays"):
        if not many:
            parts.refuse(
                "row_stays", f"must be false with fewer than {ROW_LOCOMOTIVES} locomotives in the row"
            )
    elif many and _can_be_replaced(row, deck, discards):
        parts.refuse("row", f"must not show {ROW_LOCOMOTIVES} locomotives, as it would be replaced")


def _can_be_replaced(row: Sequence[int], deck: Sequence[int], discards: Sequence[int]) -> bool:
    """Whether the cards left allow a row with fewer locomotives (A-10)."""
    pool = [sum(cards) for cards in zip(count_kinds(row), deck, discards, strict=True)]
    return sum(pool[:NUM_COLOURS]) >= min(ROW_SIZE, sum(pool)) - (ROW_LOCOMOTIVES - 1)


def _read_drawn(
    parts: Parts, hand: list[list[int]], known: list[list[int]], deck: Sequence[int]
) -> tuple[list[list[int]], list[int]]:
    """What each seat drew unseen since the last shuffle, by default all not known; and what was shuffled."""
    drawn = [
        _seat_counts(parts, seat, "drawn", [a - b for a, b in zip(hand[seat], known[seat], strict=True)])
        for seat in range(parts.players)
    ]
    shuffled = [sum(cards) for cards in zip(deck, *drawn, strict=True)]
    for name, count, stock in zip(CARD_NAMES, shuffled, STOCK, strict=True):
        if count > stock:
            parts.refuse(
                "seats", f"have drawn so many of the kind {name} that with the deck they make {count}"
            )
    return drawn, shuffled
