"""Worlds: whole games that a seat could not tell from the true one, drawn from its view alone."""

from __future__ import annotations

from collections.abc import Sequence

from vagon.rules.board import Board
from vagon.rules.constants import (
    EMPTY,
    FIRST_OF_BATCH,
    MAX_OFFER,
    MAX_PASSENGERS,
    MAX_SEATS,
    MAX_TICKETS,
    NUM_KINDS,
    PASSENGER_COLOURS,
    ROUTE_WORDS,
    TAKEN,
    TICKET_WORDS,
    TUNNEL_CARDS,
)
from vagon.rules.random import Stream
from vagon.rules.redeal import redeal
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES
from vagon.table.boards import board_of
from vagon.table.chance import STOCK
from vagon.table.naming import PHASE_NAMES, passenger_stops, word_set
from vagon.table.views import SPECTATOR, SeatView, View

Fields = dict[str, int | list[int]]


class Worlds:
    """Draws games from a view. Same view and same key, same worlds."""

    def __init__(self, view: View, key: bytes) -> None:
        self.seat = SPECTATOR if view.seat is None else view.seat
        self.chance = Stream(key)
        self.template = any_world(view)

    def draw(self) -> State:
        """A new world: what the viewer cannot know is dealt at random, and so is all chance to come."""
        world = self.template.copy()
        redeal(world, self.seat, self.chance)
        return world


def any_world(view: View) -> State:
    """One of the games that agree with the view; which one is fixed by the view and means nothing."""
    state = State(board_of(view.map))
    state.load(_table(view, state.board))
    state.load(_routes(view, state.board))
    state.load(_cards(view))
    state.load(_passengers(view, state.board))
    state.load(_Tickets(view, state.board).fields())
    return state


def _table(view: View, board: Board) -> Fields:
    payment = view.payment
    fields: Fields = {
        "players": view.players,
        "all_open": int(view.all_tracks_open),
        "joined": [*(seat.joined for seat in view.seats), *range(view.players, MAX_SEATS)],
        "first_player": view.first_player,
        "phase": PHASE_NAMES.index(view.phase),
        "seat": view.deciding,
        "turns": view.turns,
        "last_turns": view.last_turns,
        "passes": view.passes,
        "row_stays": int(view.row_stays),
        "revealed": [EMPTY] * TUNNEL_CARDS,
        "mix": [seat.mix or 0 for seat in view.seats] + [0] * (MAX_SEATS - view.players),
    }
    if view.own and view.seat is not None:
        _list(fields, "mix")[view.seat] = view.own.mix
    if payment:
        target = (
            board.route_numbers[payment.route] if payment.route else board.place_numbers[payment.city or ""]
        )
        revealed = [CARD_NAMES.index(card) for card in payment.revealed]
        fields |= {
            "target": target,
            "paid_colour": CARD_NAMES.index(payment.colour) if payment.colour else 0,
            "paid_locomotives": payment.locomotives,
            "extras": payment.extras,
            "revealed": revealed + [EMPTY] * (TUNNEL_CARDS - len(revealed)),
        }
        if payment.end and payment.route:
            fields["route_end"] = board.map.routes[board.route_numbers[payment.route]].ends.index(payment.end)
    return fields


def _list(fields: Fields, name: str) -> list[int]:
    value = fields[name]
    assert isinstance(value, list)
    return value


def _routes(view: View, board: Board) -> Fields:
    """Wagons and stations, and which routes are still open to whom."""
    everything = word_set(range(board.num_routes), ROUTE_WORDS)
    owned, opened, stations = [0] * (MAX_SEATS * ROUTE_WORDS), everything * MAX_SEATS, [0] * MAX_SEATS
    siblings = board.siblings
    for at, seat in enumerate(view.seats):
        for name in seat.routes:
            route = board.route_numbers[name]
            word, bit = divmod(route, 64)
            owned[at * ROUTE_WORDS + word] |= 1 << bit
            for other in range(view.players):
                closes_all = other == at or not view.all_tracks_open
                for i in range(ROUTE_WORDS):
                    closed = (
                        siblings[route * ROUTE_WORDS + i] if closes_all else (1 << bit if i == word else 0)
                    )
                    opened[other * ROUTE_WORDS + i] &= ~closed
        for city in seat.stations:
            stations[at] |= 1 << board.place_numbers[city]
    empty = MAX_SEATS - view.players
    return {
        "owned": owned,
        "open": opened,
        "stations": stations,
        "wagons": [seat.wagons for seat in view.seats] + [board.wagons] * empty,
        "points": [seat.points for seat in view.seats] + [0] * empty,
    }


def _counts(cards: dict[str, int]) -> list[int]:
    return [cards.get(name, 0) for name in CARD_NAMES]


def _cards(view: View) -> Fields:
    """All 110 cards: what is known where it is known to be, the rest in any order in hands and deck."""
    hands = [_counts(seat.known) for seat in view.seats]
    drawn = [[0] * NUM_KINDS for _ in view.seats]
    own_drawn = [0] * NUM_KINDS
    if view.own and view.seat is not None:
        hands[view.seat] = _counts(view.own.hand)
        own_drawn = drawn[view.seat] = _counts(view.own.drawn)
    known = [_counts(seat.known) for seat in view.seats]
    row = [EMPTY if card is None else CARD_NAMES.index(card) for card in view.row]
    discards = _counts(view.counted.discards)
    aside = _counts(view.payment.paid if view.payment else {})
    shown = [card for card in view.row if card] + (view.payment.revealed if view.payment else [])
    at_most = _counts(view.counted.deck_at_most)
    unseen = list(STOCK)
    for pile in (*hands, discards, aside, [shown.count(name) for name in CARD_NAMES]):
        unseen = [left - used for left, used in zip(unseen, pile, strict=True)]
    deck = _some(unseen, at_most, view.deck)
    hidden = [kind for kind in range(NUM_KINDS) for _ in range(unseen[kind] - deck[kind])]
    for seat, hand in zip(view.seats, hands, strict=True):
        for _ in range(seat.cards - sum(hand)):
            hand[hidden.pop()] += 1
    left = zip(at_most, deck, strict=True)
    gone = [kind for kind, (most, still) in enumerate(left) for _ in range(most - still)]
    for seat, cards in zip(view.seats, drawn, strict=True):
        for _ in range(seat.drawn - sum(cards)):
            cards[gone.pop()] += 1
    empty = [0] * (NUM_KINDS * (MAX_SEATS - view.players))
    return {
        "hand": _flat(hands) + empty,
        "known": _flat(known) + empty,
        "drawn": _flat(drawn) + empty,
        "row": row,
        "deck": deck,
        "deck_size": view.deck,
        "shuffled": [left + own for left, own in zip(at_most, own_drawn, strict=True)],
        "discards": discards,
        "discard_size": sum(discards),
        "aside": aside,
    }


def _some(cards: Sequence[int], at_most: Sequence[int], number: int) -> list[int]:
    """Any `number` of these cards, of no kind more than `at_most`."""
    taken = []
    for count, most in zip(cards, at_most, strict=True):
        taken.append(min(count, most, number))
        number -= taken[-1]
    return taken


def _flat(rows: Sequence[Sequence[int]]) -> list[int]:
    return [value for row in rows for value in row]


def _passengers(view: View, board: Board) -> Fields:
    standing, collected = [0] * MAX_PASSENGERS, [0] * (MAX_SEATS * PASSENGER_COLOURS)
    rules = board.map.rules.passengers
    if rules:
        for stop, places in passenger_stops(board).items():
            for i, colour in zip(places, view.passengers[stop], strict=True):
                standing[i] = TAKEN if colour is None else rules.colours.index(colour)
        for at, seat in enumerate(view.seats):
            for colour, number in seat.passengers.items():
                collected[at * PASSENGER_COLOURS + rules.colours.index(colour)] = number
    return {"passengers": standing, "collected": collected}


class _Tickets:
    """Puts every ticket somewhere: known ones where they are, the others wherever one is missing."""

    def __init__(self, view: View, board: Board) -> None:
        self.view, self.board = view, board
        own = view.own
        self.held: list[list[int]] = [[] for _ in view.seats]
        self.offered: list[list[int]] = [[] for _ in view.seats]
        self.kept = [[0, 0] for _ in view.seats]
        self.out = self._numbers(own.out) if own else []
        self.batches = [self._numbers(batch) for batch in own.under] if own else []
        shown = self._numbers([name for seat in view.seats for name in seat.shown_tickets or []])
        self.rejected = self._numbers(own.rejected) if own else []
        self.lost = [ticket for ticket in self.rejected if ticket not in shown]
        known = [*self.out, *self.rejected, *_flat(self.batches), *shown]
        if own and view.seat is not None:
            self.held[view.seat] = self._numbers(own.tickets)
            self.offered[view.seat] = self._numbers(own.offered)
            self.kept[view.seat] = [own.opening_kept.get(pile, 0) for pile in board.piles] + [0]
            known += self.held[view.seat] + self.offered[view.seat]
        self.free = {
            pile: [
                t
                for t in range(board.num_tickets)
                if board.piles[board.ticket_pile[t]] == pile and t not in known
            ]
            for pile in board.piles
        }

    def _numbers(self, names: Sequence[str]) -> list[int]:
        return [self.board.ticket_numbers[name] for name in names]

    def fields(self) -> Fields:
        view, board = self.view, self.board
        under = self._under()
        for at, seat in enumerate(view.seats):
            if at != view.seat:
                self._fill_seat(at, seat)
        loose: list[int] = []
        for pile in board.piles:
            beneath = sum(1 for entry in view.under if entry.pile == pile)
            loose += [self._any(pile) for _ in range(view.piles[pile] - beneath)]
        out = [*self.out, *_flat(list(self.free.values()))]
        empty = MAX_SEATS - view.players
        rejected: list[list[int]] = [[] for _ in range(MAX_SEATS)]
        for ticket, entry in zip(under, view.under, strict=True):
            rejected[entry.by].append(ticket)
        if view.seat is not None:
            rejected[view.seat] = [*self.out, *self.rejected, *_flat(self.batches)]
        return {
            "tickets": _flat([word_set(held, TICKET_WORDS) for held in [*self.held, *[[]] * empty]]),
            "rejected": _flat([word_set(numbers, TICKET_WORDS) for numbers in rejected]),
            "opening_kept": _flat([kept[:2] for kept in self.kept]) + [0, 0] * empty,
            "offered": _flat([numbers + [0] * (MAX_OFFER - len(numbers)) for numbers in self.offered])
            + [0] * (MAX_OFFER * empty),
            "num_offered": [len(numbers) for numbers in self.offered] + [0] * empty,
            "pile_size": [view.piles[pile] for pile in board.piles] + [0] * (2 - board.num_piles),
            "loose": word_set(loose, TICKET_WORDS),
            "under": under + [0] * (MAX_TICKETS - len(under)),
            "under_by": [entry.by + FIRST_OF_BATCH * entry.starts_batch for entry in view.under]
            + [0] * (MAX_TICKETS - len(under)),
            "num_under": len(under),
            "out": word_set(out, TICKET_WORDS),
        }

    def _any(self, pile: str) -> int:
        return self.free[pile].pop()

    def _fill_seat(self, at: int, seat: SeatView) -> None:
        view, board = self.view, self.board
        if view.phase == "choose_mix":
            return
        if view.phase == "choose_tickets":
            opening = board.map.rules.opening_tickets
            dealt = (
                [opening.choose - (seat.mix or 0), seat.mix or 0] if opening.choose else board.opening_deal
            )
            self.offered[at] = [
                self._any(pile) for pile, n in zip(board.piles, dealt, strict=False) for _ in range(n)
            ]
            return
        offered = seat.offered_by_pile or {board.piles[0]: seat.offered}
        self.offered[at] = [self._any(pile) for pile in board.piles for _ in range(offered.get(pile, 0))]
        kept = seat.opening_kept_by_pile or self._by_pile(seat.opening_kept or 0, seat)
        self.kept[at] = [kept.get(pile, 0) for pile in board.piles] + [0]
        if seat.shown_tickets is not None:
            self.held[at] = self._numbers(seat.shown_tickets)
        else:
            held = seat.tickets_by_pile or self._by_pile(seat.tickets or 0, seat)
            self.held[at] = [self._any(pile) for pile in board.piles for _ in range(held.get(pile, 0))]

    def _by_pile(self, number: int, seat: SeatView) -> dict[str, int]:
        """Tickets of hidden kinds: as many as can be from the pile that was for the opening only."""
        if self.board.num_piles == 1:
            return {self.board.piles[0]: number}
        of_opening = min(seat.opening_kept or 0, self.board.opening_deal[1])
        return {self.board.piles[0]: number - of_opening, self.board.piles[1]: of_opening}

    def _under(self) -> list[int]:
        """Tickets for the entries under the piles: own batches, the rest of a broken one, those of others."""
        whole = dict.fromkeys(self.board.piles, False)
        own = {
            pile: [t for batch in self.batches for t in batch if self._pile(t) == pile]
            for pile in self.board.piles
        }
        left = {pile: [t for t in self.lost if self._pile(t) == pile] for pile in self.board.piles}
        under: list[int | None] = []
        for entry in self.view.under:
            whole[entry.pile] |= entry.starts_batch
            mine = own if whole[entry.pile] else left
            under.append(mine[entry.pile].pop(0) if entry.by == self.view.seat else None)
        for pile, tickets in left.items():
            self.free[pile] += (
                tickets  # drawn by others since: taken first, so that none ends up in the loose part
            )
        entries = zip(under, self.view.under, strict=True)
        return [self._any(entry.pile) if ticket is None else ticket for ticket, entry in entries]

    def _pile(self, ticket: int) -> str:
        return self.board.piles[self.board.ticket_pile[ticket]]
