"""Moves in words: a phrase for each decision, a sentence for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from vagon.cli.names import names_of, payment, tickets_drawn
from vagon.cli.text import counted, listed
from vagon.rules.constants import (
    CARD,
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    MAX_OFFER,
    PAY_EXTRA,
    PAY_ROUTE,
    SHUFFLE,
    TUNNEL,
    TUNNEL_CARDS,
)
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES, actions_of
from vagon.table.game import Game, Move


class Turn(NamedTuple):
    """What a seat did in a turn, or in a decision of the opening; `move` is the number of its first move."""

    move: int
    seat: int
    text: str


def tell(start: Game, moves: list[Move]) -> Iterator[Turn]:
    """Play `moves` in `start` and tell them turn by turn, hidden cards included."""
    phrases: list[str] = []
    first = 0
    for number, move in enumerate(moves):
        before = start.state.copy()
        start.play(move.action)
        phrases.append(phrase(before, start.history[-1], start.state))
        if ends_turn(before, start.state) or number + 1 == len(moves):
            yield Turn(first, move.seat, ", ".join(phrases))
            phrases, first = [], number + 1


def ends_turn(before: State, after: State) -> bool:
    """Whether the next decision is another player's; those of the opening are all apart."""
    return after.turns > before.turns or before.phase in (CHOOSE_MIX, CHOOSE_TICKETS)


def phrase(before: State, move: Move, after: State, viewer: int | None = None) -> str:
    """One decision in words: what `viewer` may know of it, or all for None."""
    return _does(before, move, viewer in (None, move.seat)) + _consequences(before, move, after)


def _does(before: State, move: Move, sees_all: bool) -> str:
    names = names_of(before.board.map)
    form = actions_of(before.board).json(move.action)
    match form["do"]:
        case "draw" if form["card"] == "deck":
            return f"draws {cards_drawn(move, 1)[0]} from the deck" if sees_all else "draws from the deck"
        case "draw":
            return f"takes {form['card']} from the row"
        case "tickets":
            return f"{'asks for' if before.phase == CHOOSE_MIX else 'draws'} {tickets_asked(before, form)}"
        case "keep":
            return keeps(before, move, sees_all)
        case "claim":
            return f"claims {names.routes[str(form['route'])]}"
        case "station":
            return f"builds a station in {names.places[str(form['city'])]}"
        case "pay":
            return f"pays {payment(form, price(before), CARD_NAMES[before.paid_colour])}{digs(before, move)}"
        case "add":
            return f"adds {payment(form, price(before), CARD_NAMES[before.paid_colour])}"
        case "withdraw":
            return "withdraws"
        case "passenger":
            place = names.places[before.board.map.routes[before.target].ends[before.route_end]]
            whom = f"a {form['colour']}" if form["colour"] else "no"
            return f"takes {whom} passenger in {place}"
    return "passes"


def _consequences(before: State, move: Move, after: State) -> str:
    text = f" and asks for {after.extras} more" if after.phase == PAY_EXTRA else ""
    if points := after.points[move.seat] - before.points[move.seat]:
        text += f": {counted(points, 'point')}"
    if any(outcome.kind == SHUFFLE for outcome in move.chance):
        text += " (the discards become the deck)"
    if after.last_turns and not before.last_turns:
        text += f" (with {counted(after.wagons[move.seat], 'wagon')} left: one last turn for everybody)"
    return text


def cards_drawn(move: Move, count: int) -> list[str]:
    """The first cards that left the deck."""
    return [CARD_NAMES[outcome.value] for outcome in move.chance if outcome.kind == CARD][:count]


def tickets_asked(state: State, form: Mapping[str, object]) -> str:
    board = state.board
    left = sum(state.pile_size[: board.drawn_piles])
    total = board.opening_choice if state.phase == CHOOSE_MIX else min(board.draw_count, left)
    return tickets_drawn(form, total, board.piles)


def keeps(state: State, move: Move, sees_all: bool) -> str:
    board, first = state.board, move.seat * MAX_OFFER
    offered = state.offered[first : first + state.num_offered[move.seat]]
    positions = actions_of(board).json(move.action)["positions"]
    assert isinstance(positions, list)
    kept = [
        names_of(board.map).tickets[board.map.tickets[offered[position - 1]].id] for position in positions
    ]
    if not sees_all:
        return f"keeps {len(kept)} of {counted(len(offered), 'ticket')}"
    return f"keeps {listed(kept)} of {counted(len(offered), 'ticket')}"


def price(state: State) -> int:
    """Cards asked for by the route, station or tunnel that is being paid."""
    if state.extras:
        return state.extras
    if state.phase == PAY_ROUTE:
        return state.board.length[state.target]
    return state.stations[state.seat].bit_count() + 1


def digs(before: State, move: Move) -> str:
    """What the tunnel shows, if it is one that is being paid."""
    if before.phase != PAY_ROUTE or before.board.kind[before.target] != TUNNEL:
        return ""
    shown = cards_drawn(move, min(TUNNEL_CARDS, before.deck_size + before.discard_size))
    return f", the tunnel shows {listed(shown)}"
