"""What the readers of the parts of a position share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NoReturn

from vagon.files import BadFile, Members, Node, shown
from vagon.maps.loading import MAX_ID
from vagon.maps.model import MIN_SEATS
from vagon.rules.board import Board
from vagon.rules.constants import (
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    TAKE_PASSENGER,
    TURN,
)
from vagon.table.naming import PHASE_NAMES

FORMAT: Final = "vagon-position"
VERSION: Final = 1
OPENING: Final = (CHOOSE_MIX, CHOOSE_TICKETS)
"""The phases before the first turn."""

_SEAT_MEMBERS: Final = (
    *("joined", "hand", "known", "drawn", "routes", "stations", "tickets", "offered", "rejected"),
    *("opening_kept", "mix", "collected"),
)
_PHASE_MEMBERS: Final[Mapping[int, tuple[str, ...]]] = {
    PAY_ROUTE: ("route",),
    PAY_STATION: ("city",),
    PAY_EXTRA: ("route", "paid", "revealed"),
    TAKE_PASSENGER: ("route", "end", "paid"),
}

Fields = dict[str, int | list[int]]
"""Fields of a state by name."""


class Parts:
    """A position file on its way to a state: its members, those of its seats, and those of its phase."""

    def __init__(self, name: str, members: Members, board: Board) -> None:
        self.name = name
        self.members = members
        self.board = board
        nodes = members["seats"].list(MIN_SEATS, len(board.map.rules.player_colours))
        self.seats = [node.object((), _SEAT_MEMBERS) for node in nodes]
        self.players = len(self.seats)
        self.seat = self.integer("seat", 0, self.players - 1, 0)
        self.phase, self.details = self._read_phase()

    def _read_phase(self) -> tuple[int, Members]:
        if "phase" not in self.members:
            return TURN, {}
        node = self.members["phase"]
        known = dict(node.items())
        if "name" not in known:
            node.fail("lacks 'name'")
        phase = PHASE_NAMES.index(known["name"].choice(PHASE_NAMES))
        optional = ("revealed", "added") if phase == TAKE_PASSENGER else ()
        details = node.object(("name", *_PHASE_MEMBERS.get(phase, ())), optional)
        if phase == CHOOSE_MIX and not self.board.opening_choice:
            details["name"].fail("cannot be 'choose_mix' on a map that deals the opening tickets")
        return phase, details

    @property
    def is_opening(self) -> bool:
        return self.phase in OPENING

    def refuse(self, place: str, reason: str) -> NoReturn:
        """Blame a part of the file, which may also have been left out."""
        raise BadFile(self.name, place, reason)

    def integer(self, name: str, low: int, high: int, default: int) -> int:
        return self.members[name].integer(low, high) if name in self.members else default

    def boolean(self, name: str) -> bool:
        return name in self.members and self.members[name].boolean()

    def items(self, seat: int, name: str, most: int | None = None) -> list[Node]:
        """The items of a list that a seat may have."""
        return self.seats[seat][name].list(0, most) if name in self.seats[seat] else []


def look_up(node: Node, numbers: Mapping[str, int], what: str) -> int:
    """The number of what the map calls by this id."""
    name = node.text(MAX_ID)
    if name not in numbers:
        close = get_close_matches(name, numbers, 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        node.fail(f"must be a {what} of the map, not {shown(name)}{hint}")
    return numbers[name]


def flat(rows: Iterable[Sequence[int]], size: int) -> list[int]:
    """All rows one after the other, and zeros up to `size`."""
    values = [value for row in rows for value in row]
    return values + [0] * (size - len(values))
