"""A state as plain Python: names, sets and counters instead of numbers and words of bits."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from vagon.maps import Map, Route, Ticket
from vagon.maps.model import COLOURS
from vagon.rules.state import State

KINDS = (*COLOURS, "locomotive")
NO_CARD = len(KINDS)


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    hand: Counter[str]
    routes: list[Route]
    stations: list[str]
    tickets: list[Ticket]
    wagons: int


def members(words: list[int], first: int, num_words: int) -> list[int]:
    """The numbers in a set kept in `num_words` words from `first` on, ascending."""
    bits = "".join(f"{word:064b}"[::-1] for word in words[first : first + num_words])
    return [number for number, bit in enumerate(bits) if bit == "1"]


def cards(counts: list[int]) -> Counter[str]:
    """A pile of cards from its counts by kind."""
    return Counter({kind: number for kind, number in zip(KINDS, counts, strict=True) if number})


def read_seat(state: State, seat: int) -> Seat:
    game_map = state.board.map
    return Seat(
        hand=cards(state.hand[9 * seat : 9 * seat + 9]),
        routes=[game_map.routes[number] for number in members(state.owned, 3 * seat, 3)],
        stations=[game_map.cities[number].id for number in members(state.stations, seat, 1)],
        tickets=[game_map.tickets[number] for number in members(state.tickets, 2 * seat, 2)],
        wagons=state.wagons[seat],
    )


def read_seats(state: State) -> list[Seat]:
    return [read_seat(state, seat) for seat in range(state.players)]


def read_row(state: State) -> list[str]:
    """The cards in the row, without gaps."""
    return [KINDS[kind] for kind in state.row if kind != NO_CARD]


def ends_of(game_map: Map, place: str) -> set[str]:
    """Where a ticket to `place` may be reached: a city, or any crossing of a country."""
    for country in game_map.countries:
        if country.id == place:
            return {crossing.id for crossing in country.crossings}
    return {place}
