"""From a state to a position file."""

from __future__ import annotations

from vagon.rules.constants import (
    EMPTY,
    FIRST_OF_BATCH,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    TAKE_PASSENGER,
    TAKEN,
    TICKET_WORDS,
    TUNNEL,
)
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES
from vagon.table.boards import map_members
from vagon.table.facts import (
    collected,
    drawn_by,
    hand_of,
    known_of,
    names_of,
    offered_to,
    routes_of,
    stations_of,
    tickets_of,
)
from vagon.table.naming import PHASE_NAMES, card_counts, passenger_stops, ticket_ids
from vagon.table.positions.parts import FORMAT, OPENING, VERSION
from vagon.table.positions.payment import payment_cards


def position(state: State) -> dict[str, object]:
    """The situation as JSON. Reading it gives an equal state."""
    board = state.board
    members: dict[str, object] = {"format": FORMAT, "version": VERSION, **map_members(board.map)}
    if state.all_open and state.players < board.all_tracks_from:
        members["all_tracks_open"] = True
    for name in ("first_player", "turns", "last_turns", "passes", "seat"):
        members[name] = getattr(state, name)
    members["phase"] = _phase_members(state)
    members["row"] = [None if kind == EMPTY else CARD_NAMES[kind] for kind in state.row]
    if state.row_stays:
        members["row_stays"] = True
    members["deck"] = card_counts(state.deck)
    members["discards"] = card_counts(state.discards)
    members["under"] = _under_members(state)
    if board.num_passengers:
        members["passengers"] = _passenger_members(state)
    members["chance"] = {"key": state.chance.key.hex(), "words_used": state.chance.words_used}
    members["seats"] = [_seat_members(state, seat) for seat in range(state.players)]
    return members


def _seat_members(state: State, seat: int) -> dict[str, object]:
    """What a seat has; nothing is written where it has none, if that is what its absence means."""
    board = state.board
    names = names_of(board)
    kept = state.opening_kept[2 * seat : 2 * seat + 2]
    members: dict[str, object] = {
        "hand": hand_of(state, seat),
        "known": known_of(state, seat),
        "routes": routes_of(state, seat),
        "stations": stations_of(state, seat),
        "tickets": [names.tickets[ticket] for ticket in tickets_of(state, seat)],
        "offered": [names.tickets[ticket] for ticket in offered_to(state, seat)],
        "collected": collected(state, seat),
        "mix": state.mix[seat],
    }
    always: dict[str, object] = {"drawn": drawn_by(state, seat)}
    if state.phase not in OPENING:
        always["rejected"] = ticket_ids(board, state.rejected, seat * TICKET_WORDS)
        always["opening_kept"] = {name: n for name, n in zip(board.piles, kept, strict=False) if n}
    return {"joined": state.joined[seat], **{name: some for name, some in members.items() if some}, **always}


def _phase_members(state: State) -> dict[str, object]:
    board, phase = state.board, state.phase
    members: dict[str, object] = {"name": PHASE_NAMES[phase]}
    if phase == PAY_STATION:
        members["city"] = board.places[state.target]
    if phase in (PAY_ROUTE, PAY_EXTRA, TAKE_PASSENGER):
        members["route"] = board.map.routes[state.target].id
    if phase == TAKE_PASSENGER:
        members["end"] = board.map.routes[state.target].ends[state.route_end]
    if phase in (PAY_EXTRA, TAKE_PASSENGER):
        paid = payment_cards(board.length[state.target], state.paid_colour, state.paid_locomotives)
        members["paid"] = card_counts(paid)
        if board.kind[state.target] == TUNNEL:
            members["revealed"] = [CARD_NAMES[kind] for kind in state.revealed if kind != EMPTY]
        added = [aside - laid for aside, laid in zip(state.aside, paid, strict=True)]
        if any(added):
            members["added"] = card_counts(added)
    return members


def _under_members(state: State) -> list[dict[str, object]]:
    entries: list[dict[str, object]] = []
    for ticket, by in zip(state.under[: state.num_under], state.under_by, strict=False):
        entry: dict[str, object] = {"ticket": state.board.map.tickets[ticket].id, "by": by % FIRST_OF_BATCH}
        if by < FIRST_OF_BATCH:
            entry["starts_batch"] = False
        entries.append(entry)
    return entries


def _passenger_members(state: State) -> dict[str, object]:
    """Who waits where; None marks a place left, as long as somebody stands behind it."""
    rules = state.board.map.rules.passengers
    colours = rules.colours if rules else ()
    members: dict[str, object] = {}
    for stop, places in passenger_stops(state.board).items():
        waiting = [None if c == TAKEN else colours[c] for c in (state.passengers[i] for i in places)]
        while waiting and waiting[-1] is None:
            waiting.pop()
        if waiting:
            members[stop] = waiting
    return members
