"""Moves in words: the lines of the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from vagon.cli.names import Names
from vagon.locales import Fact
from vagon.rules.constants import (
    CARD,
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    MAX_OFFER,
    OVER,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
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


def tell(start: Game, moves: list[Move], names: Names) -> Iterator[Turn]:
    """Play `moves` in `start` and tell them turn by turn, hidden cards included."""
    teller = Teller(names, start.seat_names)
    lines: list[str] = []
    first = 0
    for number, move in enumerate(moves):
        before = start.state.copy()
        start.play(move.action)
        lines += teller.lines(before, start.history[-1], start.state)
        if ends_turn(before, start.state) or number + 1 == len(moves):
            yield Turn(first, move.seat, " ".join(lines))
            lines, first = [], number + 1


def ends_turn(before: State, after: State) -> bool:
    """Whether the next decision is another player's; those of the opening are all apart."""
    return after.turns > before.turns or before.phase in (CHOOSE_MIX, CHOOSE_TICKETS)


class Teller:
    """Tells what `you` may know, or everything without one."""

    def __init__(self, names: Names, players: Sequence[str], you: int | None = None) -> None:
        self.names = names
        self.players = players
        self.you = you

    def lines(self, before: State, move: Move, after: State) -> list[str]:
        """One decision, and what comes of it. A claim is told when it is paid."""
        lines = self._deed(before, move, after)
        if any(outcome.kind == SHUFFLE for outcome in move.chance):
            lines.append(self.names.say("log-shuffled"))
        if after.last_turns and not before.last_turns:
            lines.append(self._log("last-turns", move, count=after.wagons[move.seat]))
        if after.phase == OVER:
            lines.append(self.names.say("log-over"))
        return lines

    def _log(self, event: str, move: Move, **facts: Fact) -> str:
        who = "you" if move.seat == self.you else "other"
        return self.names.say(f"log-{event}", who=who, player=self.players[move.seat], **facts)

    def _deed(self, before: State, move: Move, after: State) -> list[str]:
        names, board = self.names, before.board
        form = actions_of(board).json(move.action)
        match form["do"]:
            case "draw":
                return self._draw(str(form["card"]), move)
            case "tickets":
                return [self._tickets(before, form, move)]
            case "keep":
                return [self._keep(before, move)]
            case "pay" | "add" | "withdraw":
                return self._pay(before, form, move, after)
            case "passenger":
                place = names.places[board.map.routes[before.target].ends[before.route_end]]
                if form["colour"] is None:
                    return [self._log("no-passenger", move, place=place)]
                return [self._log("passenger", move, place=place, colour=str(form["colour"]))]
            case "pass":
                return [self._log("passed", move)]
        return []

    def _draw(self, card: str, move: Move) -> list[str]:
        left_deck = cards_drawn(move)
        if card != "deck":
            took = self._log("took", move, colour=card)
            # One card fills the gap; more come when locomotives have swept the row.
            return [took, self.names.say("log-row-renewed")] if len(left_deck) > 1 else [took]
        if self.you in (None, move.seat):
            return [self._log("drew-card", move, colour=left_deck[0])]
        return [self._log("drew", move)]

    def _tickets(self, before: State, form: Mapping[str, object], move: Move) -> str:
        total = tickets_to_draw(before)
        if "mix" not in form:
            return self._log("tickets", move, count=total)
        event = "mix" if before.phase == CHOOSE_MIX else "tickets-mix"
        long = int(str(form["mix"]))
        return self._log(event, move, short=total - long, long=long)

    def _keep(self, before: State, move: Move) -> str:
        board, first = before.board, move.seat * MAX_OFFER
        offered = before.offered[first : first + before.num_offered[move.seat]]
        positions = actions_of(board).json(move.action)["positions"]
        assert isinstance(positions, list)
        if self.you not in (None, move.seat):
            return self._log("kept", move, count=len(positions))
        kept = [self.names.tickets[board.map.tickets[offered[position - 1]].id] for position in positions]
        return self._log("kept-tickets", move, tickets=self.names.say.listed(kept))

    def _pay(self, before: State, form: Mapping[str, object], move: Move, after: State) -> list[str]:
        names, board = self.names, before.board
        if form["do"] == "withdraw":
            return [self._log("withdrew", move, route=names.lines[board.map.routes[before.target].id])]
        cards = names.payment(form, price(before), CARD_NAMES[before.paid_colour])
        if before.phase == PAY_STATION:
            return [self._log("station", move, city=names.places[board.places[before.target]], cards=cards)]
        route = names.lines[board.map.routes[before.target].id]
        points = after.points[move.seat] - before.points[move.seat]
        if board.kind[before.target] != TUNNEL:
            return [self._log("claimed", move, route=route, cards=cards, count=points)]
        lines = [self._log("added", move, cards=cards)]
        if before.phase == PAY_ROUTE:
            lines = [self._log("dug", move, route=route, cards=cards), self._revealed(before, move, after)]
        if after.phase != PAY_EXTRA:
            lines.append(self._log("dug-through", move, route=route, count=points))
        return lines

    def _revealed(self, before: State, move: Move, after: State) -> str:
        """What the tunnel shows."""
        shown = cards_drawn(move)[: min(TUNNEL_CARDS, before.deck_size + before.discard_size)]
        if not shown:
            return self.names.say("log-revealed-nothing")
        say = self.names.say
        cards = say.listed(say("card-name", colour=card) for card in shown)
        return say("log-revealed", cards=cards, count=after.extras if after.phase == PAY_EXTRA else 0)


def cards_drawn(move: Move) -> list[str]:
    """The cards that left the deck."""
    return [CARD_NAMES[outcome.value] for outcome in move.chance if outcome.kind == CARD]


def tickets_to_draw(state: State) -> int:
    board = state.board
    left = sum(state.pile_size[: board.drawn_piles])
    return board.opening_choice if state.phase == CHOOSE_MIX else min(board.draw_count, left)


def price(state: State) -> int:
    """Cards asked for by the route, station or tunnel that is being paid."""
    if state.extras:
        return state.extras
    if state.phase == PAY_ROUTE:
        return state.board.length[state.target]
    return state.stations[state.seat].bit_count() + 1
