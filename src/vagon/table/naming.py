"""The numbers of a state in the names of its map."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Final

from vagon.rules.board import Board
from vagon.rules.constants import TICKET_WORDS
from vagon.table.actions import CARD_NAMES

WORD_BITS: Final = 64
PHASE_NAMES: Final = (
    "choose_mix",
    "choose_tickets",
    "turn",
    "second_card",
    "pay_route",
    "pay_station",
    "pay_extra",
    "keep_tickets",
    "take_passenger",
    "over",
)
"""By the numbers in `rules.constants`."""


def card_counts(counts: Sequence[int]) -> dict[str, int]:
    """Train cards by name, from counts by kind; kinds without a card are left out."""
    return {name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count}


def members(words: Sequence[int], start: int, num_words: int) -> list[int]:
    """The members of a set kept in 64-bit words from `start` on, ascending."""
    found = []
    for i in range(num_words):
        word = words[start + i]
        while word:
            found.append(WORD_BITS * i + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


def word_set(numbers: Iterable[int], num_words: int) -> list[int]:
    """A set as 64-bit words."""
    words = [0] * num_words
    for number in numbers:
        words[number // WORD_BITS] |= 1 << number % WORD_BITS
    return words


def ticket_ids(board: Board, words: Sequence[int], start: int = 0) -> list[str]:
    return [board.map.tickets[ticket].id for ticket in members(words, start, TICKET_WORDS)]


@functools.lru_cache(maxsize=8)
def passenger_stops(board: Board) -> dict[str, range]:
    """Numbers of the passengers who stand in each city or country."""
    found = {city.id: (city.id, city.passengers) for city in board.map.cities}
    found |= {land.id: (land.crossings[0].id, land.passengers) for land in board.map.countries}
    starts = {stop: board.first_passenger[board.place_numbers[place]] for stop, (place, _) in found.items()}
    return {stop: range(starts[stop], starts[stop] + count) for stop, (_, count) in found.items() if count}
