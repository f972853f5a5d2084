"""The claim or station that a position is in the middle of paying for."""

from __future__ import annotations

from typing import Final

from vagon.files import Node
from vagon.rules.constants import (
    LOCOMOTIVE,
    NUM_COLOURS,
    NUM_KINDS,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    TAKE_PASSENGER,
    TAKEN,
    TUNNEL,
    TUNNEL_CARDS,
    TURN,
)
from vagon.rules.legal import is_legal
from vagon.rules.refusals import refusal
from vagon.rules.state import State
from vagon.table.positions.board import Routes, city_numbers
from vagon.table.positions.cards import NO_CARDS, read_card, read_counts
from vagon.table.positions.parts import Parts, look_up

_PAYING: Final = (PAY_ROUTE, PAY_STATION, PAY_EXTRA, TAKE_PASSENGER)


def payment_cards(price: int, colour: int, locomotives: int) -> list[int]:
    """Cards by kind that pay a price."""
    counts = list(NO_CARDS)
    counts[LOCOMOTIVE] = locomotives
    if colour != LOCOMOTIVE:
        counts[colour] = price - locomotives
    return counts


class Payment:
    """`fields` of the state, with the cards laid `aside` by kind and those `revealed` for a tunnel."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.fields = {"target": 0, "paid_colour": 0, "paid_locomotives": 0, "extras": 0, "route_end": 0}
        self.aside = list(NO_CARDS)
        self.revealed: list[int] = []
        board, details = parts.board, parts.details
        if "city" in details:
            self.fields["target"] = look_up(details["city"], city_numbers(board), "city")
        if "route" in details:
            self.fields["target"] = look_up(details["route"], board.route_numbers, "route")
        if "paid" in details:
            self.read_paid(details["paid"], board.length[self.fields["target"]])
        if "end" in details:
            ends = board.map.routes[self.fields["target"]].ends
            self.fields["route_end"] = ends.index(details["end"].choice(ends))

    def read_paid(self, node: Node, length: int) -> None:
        """What was laid down and, for a tunnel, revealed and added."""
        details = self.parts.details
        paid = read_counts(node)
        colours = [colour for colour in range(NUM_COLOURS) if paid[colour]]
        if sum(paid) != length or len(colours) > 1:
            node.fail(f"must be {length} cards of one colour and locomotives")
        colour = colours[0] if colours else LOCOMOTIVE
        if "revealed" in details:
            self.revealed = [read_card(item) for item in details["revealed"].list(0, TUNNEL_CARDS)]
        extras = sum(card in (colour, LOCOMOTIVE) for card in self.revealed)
        added = read_counts(details["added"]) if "added" in details else list(NO_CARDS)
        asked = extras if self.parts.phase == TAKE_PASSENGER else 0
        if sum(added) != asked or sum(added[kind] for kind in {colour, LOCOMOTIVE}) != asked:
            self.parts.refuse("phase.added", f"must be {asked} cards of the colour paid and locomotives")
        self.aside = [laid + more for laid, more in zip(paid, added, strict=True)]
        self.fields |= {"paid_colour": colour, "paid_locomotives": paid[LOCOMOTIVE], "extras": extras}

    def check(self, state: State, routes: Routes) -> None:
        """Make sure that the seat could choose this and pay so, by going back to before it did."""
        parts, board = self.parts, self.parts.board
        if parts.phase not in _PAYING:
            return
        before = state.copy()
        before.load({"phase": TURN, "hand": self.hand_before(state)})
        if parts.phase == PAY_STATION:
            if not board.stations:
                parts.details["name"].fail("cannot be 'pay_station' on a map without stations")
            _demand(before, board.first_station + state.target, parts.details["city"])
            return
        if parts.phase == TAKE_PASSENGER:
            if state.target not in routes.owned[parts.seat]:
                parts.details["route"].fail(f"must be one of the routes of seat {parts.seat}")
            before.load(routes.fields([[r for r in own if r != state.target] for own in routes.owned]))
            self.check_passenger(state)
        _demand(before, board.first_claim + state.target, parts.details["route"])
        if "paid" in parts.details:
            before.load({"phase": PAY_ROUTE})
            mixed = board.first_pay + NUM_COLOURS * state.paid_locomotives + state.paid_colour
            only = state.paid_colour == LOCOMOTIVE
            _demand(before, board.pay_locomotives if only else mixed, parts.details["paid"])
            self.check_tunnel(state)

    def hand_before(self, state: State) -> list[int]:
        hand = list(state.hand)
        for kind in range(NUM_KINDS):
            hand[self.parts.seat * NUM_KINDS + kind] += self.aside[kind]
        return hand

    def check_tunnel(self, state: State) -> None:
        parts = self.parts
        if parts.board.kind[state.target] != TUNNEL:
            if parts.phase == PAY_EXTRA or self.revealed:
                parts.details["route"].fail("must be a tunnel if cards are revealed")
        elif len(self.revealed) < TUNNEL_CARDS and state.deck_size:
            parts.refuse("phase.revealed", f"must be {TUNNEL_CARDS} cards as long as there is a deck")
        elif parts.phase == PAY_EXTRA and not state.extras:
            parts.refuse("phase.revealed", "must ask for an extra card")

    def check_passenger(self, state: State) -> None:
        board = self.parts.board
        place = board.place_numbers[board.map.routes[state.target].ends[state.route_end]]
        first = board.first_passenger[place]
        waiting = state.passengers[first : first + board.passengers_at[place]]
        if all(passenger == TAKEN for passenger in waiting):
            self.parts.details["end"].fail("must be an end where a passenger waits")


def _demand(state: State, action: int, node: Node) -> None:
    if not is_legal(state, action):
        node.fail(f"is not possible here: {refusal(state, action)}")
