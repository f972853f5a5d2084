"""What one seat, or a spectator, may know: the only thing that leaves for clients and bots.

A view is built fact by fact from an allow-list, never by taking things away. Two games that differ only in
what the viewer may not know give equal views.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from vagon.maps.model import Map
from vagon.rules.board import Board
from vagon.rules.constants import (
    CARD,
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    DRAW_DECK,
    EMPTY,
    FIRST_OF_BATCH,
    OVER,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    RETURNED,
    TAKE_PASSENGER,
    TICKET,
    UNDER,
)
from vagon.rules.legal import legal
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES, actions_of
from vagon.table.boards import board_of
from vagon.table.chance import Outcome, outcomes_of
from vagon.table.facts import (
    Cards,
    by_pile,
    deck_at_most,
    discarded,
    kept_at_opening,
    mix_of,
    offered_to,
    own_facts,
    seat_facts,
    standing,
    ticket_names,
    tickets_of,
    under_piles,
)
from vagon.table.naming import PHASE_NAMES, card_counts

if TYPE_CHECKING:
    from vagon.table.game import Move

SPECTATOR: Final = -1


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat. Tickets are None until all have chosen those of the opening (A-02)."""

    joined: int
    cards: int
    known: Cards  # at least these are in the hand
    drawn: int  # cards taken unseen since the deck was last shuffled
    wagons: int
    points: int
    routes: list[str]
    stations: list[str]
    tickets: int | None
    tickets_by_pile: dict[str, int] | None  # where the backs differ
    opening_kept: int | None
    opening_kept_by_pile: dict[str, int] | None
    mix: int | None  # announced at the opening
    offered: int  # tickets it is choosing from
    offered_by_pile: dict[str, int] | None
    passengers: dict[str, int]
    shown_tickets: list[str] | None  # when the game is over (E-92)


@dataclass(frozen=True, slots=True)
class OwnView:
    """What a seat alone knows."""

    hand: Cards
    drawn: Cards  # unseen by others, since the deck was last shuffled
    tickets: list[str]
    offered: list[str]
    mix: int
    opening_kept: dict[str, int]
    out: list[str]  # rejected, and out of the game
    under: list[list[str]]  # its batches that lie whole under a pile, oldest first
    rejected: list[str]  # all others that it has rejected: drawn by others since, or left of a broken batch


@dataclass(frozen=True, slots=True)
class Payment:
    """A claim or a station on its way."""

    route: str | None
    city: str | None
    paid: Cards
    colour: str | None  # of the cards laid down, where others may have to be added or passengers boarded
    locomotives: int  # of the first payment
    revealed: list[str]
    extras: int
    end: str | None  # city or crossing whose passengers are in question


@dataclass(frozen=True, slots=True)
class Under:
    """A ticket under a pile, as all have seen it put there."""

    pile: str
    by: int
    starts_batch: bool


@dataclass(frozen=True, slots=True)
class Counted:
    """What a viewer knows who has counted all cards seen. Nobody may look through the discards (A-17)."""

    discards: Cards
    deck_at_most: Cards  # the deck as it was last shuffled, less what has been seen to leave it


@dataclass(frozen=True, slots=True)
class Told:
    """A move as the viewer has seen it: what is not for its eyes is None or left out."""

    seat: int
    action: str | None
    kept: int | None = None  # how many tickets, where which ones is hidden
    chance: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """A game as `seat` knows it; None for a spectator."""

    map: Map
    seat: int | None
    players: int
    all_tracks_open: bool
    first_player: int
    phase: str
    deciding: int
    turns: int
    last_turns: int
    passes: int
    row: list[str | None]
    row_stays: bool
    deck: int
    discards: int
    counted: Counted
    payment: Payment | None
    piles: dict[str, int]
    under: list[Under]
    passengers: dict[str, list[str | None]]
    seats: list[SeatView]
    own: OwnView | None
    legal: list[int]  # for the viewer, if it decides
    history: list[Told]

    def to_json(self) -> dict[str, object]:
        """The view as plain JSON values: the map by its id and digest, actions in their JSON form."""
        names = actions_of(board_of(self.map))
        members: dict[str, object] = {"map": self.map.id, "map_digest": self.map.digest}
        for field in fields(self)[1:]:
            members[field.name] = plain(getattr(self, field.name))
        members["legal"] = [names.json(number) for number in self.legal]
        return members


def plain(value: object) -> object:
    """A value of a view as JSON: dataclasses as objects."""
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


Facts = dict[str, Any]
"""Members of a view, of a seat in it and so on, by name: what is sent is made of these without objects."""


def view(state: State, seat: int | None, history: Sequence[Move] = ()) -> View:
    """What `seat` (None: a spectator) may know of the game, and of the moves that led to it."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"seats are 0 to {state.players - 1}, not {seat}")
    facts = {**public_facts(state), **private_facts(state, seat)}
    facts["seats"] = [SeatView(**seat) for seat in facts["seats"]]
    facts["counted"] = Counted(**facts["counted"])
    facts["own"] = OwnView(**facts["own"]) if facts["own"] else None
    return View(**facts, history=tell(state, SPECTATOR if seat is None else seat, history))


def private_facts(state: State, seat: int | None) -> Facts:
    """What depends on who looks."""
    return {
        "seat": seat,
        "counted": {
            "discards": discarded(state),
            "deck_at_most": deck_at_most(state, SPECTATOR if seat is None else seat),
        },
        "own": None if seat is None else own_facts(state, seat),
        "legal": legal(state) if seat == state.seat else [],
    }


def public_facts(state: State) -> Facts:
    """What everybody may know."""
    board = state.board
    return {
        "map": board.map,
        "players": state.players,
        "all_tracks_open": bool(state.all_open),
        "first_player": state.first_player,
        "phase": PHASE_NAMES[state.phase],
        "deciding": state.seat,
        "turns": state.turns,
        "last_turns": state.last_turns,
        "passes": state.passes,
        "row": [None if kind == EMPTY else CARD_NAMES[kind] for kind in state.row],
        "row_stays": bool(state.row_stays),
        "deck": state.deck_size,
        "discards": state.discard_size,
        "payment": _payment(state),
        "piles": {board.piles[pile]: state.pile_size[pile] for pile in range(board.num_piles)},
        "under": [_under(pile, by) for pile, by in under_piles(state)],
        "passengers": standing(state),
        "seats": [_seat(state, other) for other in range(state.players)],
    }


def _payment(state: State) -> Payment | None:
    board, phase = state.board, state.phase
    if phase not in (PAY_ROUTE, PAY_STATION, PAY_EXTRA, TAKE_PASSENGER):
        return None
    is_paid = phase in (PAY_EXTRA, TAKE_PASSENGER)
    route = None if phase == PAY_STATION else board.map.routes[state.target]
    return Payment(
        route=route.id if route else None,
        city=board.places[state.target] if phase == PAY_STATION else None,
        paid=card_counts(state.aside),
        colour=CARD_NAMES[state.paid_colour] if is_paid else None,
        locomotives=state.paid_locomotives,
        revealed=[CARD_NAMES[kind] for kind in state.revealed if kind != EMPTY],
        extras=state.extras,
        end=route.ends[state.route_end] if route and phase == TAKE_PASSENGER else None,
    )


@functools.cache  # by the few piles and seats that there are
def _under(pile: str, by: int) -> Under:
    return Under(pile, by % FIRST_OF_BATCH, by >= FIRST_OF_BATCH)


def _seat(state: State, seat: int) -> Facts:
    board = state.board
    opening = state.phase in (CHOOSE_MIX, CHOOSE_TICKETS)
    backs_differ = board.drawn_piles == 2
    held = tickets_of(state, seat)
    kept = kept_at_opening(state, seat)
    # How many are offered at the opening is no secret, but what is left of them would tell what was kept.
    offered = [] if opening else offered_to(state, seat)
    return {
        **seat_facts(state, seat),
        "tickets": None if opening else len(held),
        "tickets_by_pile": by_pile(board, held) if backs_differ and not opening else None,
        "opening_kept": None if opening else sum(kept.values()),
        "opening_kept_by_pile": kept if backs_differ and not opening else None,
        "mix": mix_of(state, seat) if board.opening_choice and state.phase != CHOOSE_MIX else None,
        "offered": len(offered),
        "offered_by_pile": by_pile(board, offered) if backs_differ else None,
        "shown_tickets": ticket_names(board, held) if state.phase == OVER else None,
    }


def tell(state: State, viewer: int, history: Sequence[Move], first: int = 0) -> list[Told]:
    """The moves as the viewer has seen them; `first` is how many came before."""
    board, players = state.board, state.players
    num_mixes = players if board.opening_choice else 0
    told = []
    for number, move in enumerate(history, first):
        is_own = move.seat == viewer
        if number < num_mixes:
            hidden = state.phase == CHOOSE_MIX and not is_own
            told.append(Told(move.seat, None if hidden else actions_of(board).text(move.action)))
        elif number < num_mixes + players:
            told.append(_tell_opening(state, move, is_own))
        else:
            told.append(_tell_move(board, move, is_own))
    return told


def _tell_opening(state: State, move: Move, is_own: bool) -> Told:
    """A choice of opening tickets, hidden from others until all have chosen."""
    if is_own:
        return Told(move.seat, actions_of(state.board).text(move.action))
    if state.phase == CHOOSE_TICKETS:
        return Told(move.seat, None)
    return Told(move.seat, None, kept=_num_kept(state.board, move.action))


@functools.lru_cache(maxsize=1 << 16)  # a view tells the whole game again
def _tell_move(board: Board, move: Move, is_own: bool) -> Told:
    chance = tuple(outcomes_of(board).text(outcome) for outcome in _seen(move, is_own))
    if board.first_keep <= move.action < board.first_passenger_action and not is_own:
        return Told(move.seat, None, _num_kept(board, move.action), chance)
    return Told(move.seat, actions_of(board).text(move.action), None, chance)


def _num_kept(board: Board, action: int) -> int:
    return (action - board.first_keep + 1).bit_count()


def _seen(move: Move, is_own: bool) -> list[Outcome]:
    """The outcomes of a move that the viewer sees. The order of tickets under a pile is for nobody's eyes."""
    seen = [outcome for outcome in move.chance if outcome.kind not in (UNDER, RETURNED)]
    if not is_own:
        seen = [outcome for outcome in seen if outcome.kind != TICKET]
        if move.action == DRAW_DECK:
            seen = [outcome for outcome in seen if outcome.kind != CARD]
    return seen
