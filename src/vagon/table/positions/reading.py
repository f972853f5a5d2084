"""From a position file to a state, refusing what could not be the situation of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vagon.files import MAX_BYTES, BadFile, Node, parse_json
from vagon.rules.constants import FINAL_WAGONS, MAX_SEATS, OVER, TAKE_PASSENGER, TURN
from vagon.rules.legal import legal
from vagon.rules.state import State
from vagon.table.boards import board_of, read_map
from vagon.table.positions.board import Routes, read_passengers, read_stations
from vagon.table.positions.cards import read_cards
from vagon.table.positions.parts import FORMAT, VERSION, Fields, Parts
from vagon.table.positions.payment import Payment
from vagon.table.positions.tickets import read_tickets
from vagon.table.records import check_format, read_key

MAX_TURNS: Final = 1_000_000
MAX_WORDS: Final = 2**40
_OPTIONAL: Final = (
    *("map_digest", "map_file", "all_tracks_open", "first_player", "turns", "last_turns", "passes", "seat"),
    *("phase", "row", "row_stays", "deck", "discards", "under", "passengers", "chance"),
)


def read_position(data: bytes | str, name: str = "<text>") -> State:
    """The situation in a file. What could not be the situation of a game is refused as `BadFile`."""
    if len(data) > MAX_BYTES:
        raise BadFile(name, "file", f"is larger than {MAX_BYTES} bytes")
    root = Node(parse_json(data, name), name=name)
    check_format(root, FORMAT, VERSION)
    members = root.object(("format", "version", "map", "seats"), _OPTIONAL)
    parts = Parts(name, members, board_of(read_map(members)))
    routes, payment = Routes(parts), Payment(parts)
    state = State(parts.board)
    state.load(
        {
            "players": parts.players,
            "all_open": int(routes.all_open),
            "phase": parts.phase,
            "seat": parts.seat,
            "joined": _read_joined(parts),
            **_read_turns(parts),
            **_read_end(parts, routes.wagons),
            **routes.fields(routes.owned),
            **read_stations(parts),
            **read_tickets(parts),
            **read_passengers(parts),
            **payment.fields,
            **read_cards(parts, payment.aside, payment.revealed),
        }
    )
    _read_chance(parts, state)
    payment.check(state, routes)
    if parts.phase != OVER and not legal(state):
        parts.refuse("phase", "leaves nothing to decide")
    return state


def _read_joined(parts: Parts) -> list[int]:
    """Which player sits where; by default as they joined."""
    joined = list(range(MAX_SEATS))
    for seat, members in enumerate(parts.seats):
        if "joined" in members:
            joined[seat] = members["joined"].integer(0, parts.players - 1)
    for seat in range(parts.players):
        if joined[seat] in joined[:seat]:
            other = joined.index(joined[seat])
            parts.refuse(f"seats[{seat}].joined", f"is {joined[seat]}, like that of seat {other}")
    return joined


def _read_turns(parts: Parts) -> Fields:
    """The seat that began and the turns since then, which must lead to the seat that decides."""
    opening, over = parts.is_opening, int(parts.phase == OVER)
    turns = parts.integer("turns", over, 0 if opening else MAX_TURNS, -1)
    first = parts.integer("first_player", 0, parts.players - 1, -1)
    if first < 0:
        first = 0 if opening or turns < 0 else (parts.seat - turns + over) % parts.players
    if turns < 0:
        turns = 0 if opening else (parts.seat - first) % parts.players + over
    whose = (first + turns - over) % parts.players
    if not opening and whose != parts.seat:
        parts.refuse("seat", f"must be {whose}, as seat {first} began and {turns} turns are over")
    return {"first_player": first, "turns": turns}


def _read_end(parts: Parts, wagons: Sequence[int]) -> Fields:
    """Turns left and passes, which must fit the wagons left."""
    low = [seat for seat in range(parts.players) if wagons[seat] <= FINAL_WAGONS]
    if parts.phase == OVER:
        last = parts.integer("last_turns", 0, 0, 0)
        passes = parts.integer("passes", 0, parts.players, 0 if parts.seat in low else parts.players)
        if passes < parts.players and parts.seat not in low:
            left = f"seat {parts.seat}, the last to play, has {wagons[parts.seat]} wagons"
            parts.refuse("passes", f"must be {parts.players}, as {left}")
        return {"last_turns": last, "passes": passes}
    last = parts.integer("last_turns", 0, 0 if parts.is_opening else parts.players, 0)
    passes = parts.integer("passes", 0, parts.players - 1 if parts.phase == TURN else 0, 0)
    caller = (parts.seat + last - 1) % parts.players  # whose wagons ran low first: plays last
    if last and caller not in low:
        parts.refuse(
            "last_turns", f"is {last}, but seat {caller}, the last to play, has {wagons[caller]} wagons"
        )
    if not last and parts.phase == TAKE_PASSENGER and parts.seat in low:
        low.remove(parts.seat)  # whose turn is not over yet
    if not last and low:
        parts.refuse("last_turns", f"must not be 0, as seat {low[0]} has {wagons[low[0]]} wagons left")
    return {"last_turns": last, "passes": passes}


def _read_chance(parts: Parts, state: State) -> None:
    if "chance" in parts.members:
        chance = parts.members["chance"].object(("key",), ("words_used",))
        used = chance["words_used"].integer(0, MAX_WORDS) if "words_used" in chance else 0
        state.chance.rekey(read_key(chance["key"]), used)
