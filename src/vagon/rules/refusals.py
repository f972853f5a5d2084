"""Why an action is refused: a code, the number of the rule, and the facts.

The sentences for people are made elsewhere, from the codes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vagon.maps.model import COLOURS, GREY
from vagon.rules.bits import contains
from vagon.rules.board import Board
from vagon.rules.constants import (
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    DRAW_DECK,
    DRAW_ROW,
    KEEP_TICKETS,
    LOCOMOTIVE,
    NUM_COLOURS,
    NUM_KINDS,
    OVER,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    ROUTE_WORDS,
    SECOND_CARD,
    TAKE_PASSENGER,
    TURN,
)
from vagon.rules.legal import legal
from vagon.rules.state import State

Fact = int | str

CODES: Final[Mapping[str, Mapping[str, str]]] = {
    "card_not_in_row": {"E": "E-29", "G": "G-22"},
    "city_has_station": {"E": "E-78"},
    "deck_empty": {"E": "E-34", "G": "G-27"},
    "game_over": {"E": "E-89", "G": "G-59"},
    "locomotive_as_second_card": {"E": "E-38", "G": "G-30"},
    "mix_total": {"G": "A-81"},
    "must_act": {"E": "E-26", "G": "G-21"},
    "must_keep_more": {"E": "E-19", "G": "G-17"},
    "must_keep_more_of_drawn": {"E": "E-70", "G": "G-53"},
    "needs_locomotives": {"E": "E-56"},
    "no_passenger_of_colour": {"G": "G-45"},
    "no_stations_left": {"E": "E-80"},
    "no_such_action": {"E": "E-27", "G": "G-21"},
    "no_tickets_left": {"E": "A-47", "G": "A-82"},
    "not_now": {"E": "E-26", "G": "G-21"},
    "not_offered": {"E": "E-68", "G": "G-51"},
    "opening_first": {"E": "E-18", "G": "G-17"},
    "own_parallel_track": {"E": "E-51", "G": "G-40"},
    "pile_too_small": {"G": "G-52"},
    "route_taken": {"E": "E-47", "G": "G-37"},
    "too_few_cards": {"E": "E-41", "G": "G-34"},
    "too_few_cards_for_station": {"E": "E-81"},
    "too_few_cards_for_tunnel": {"E": "E-60"},
    "too_few_locomotives": {"E": "E-56"},
    "too_few_wagons": {"E": "E-44", "G": "G-36"},
    "too_many_locomotives": {"E": "E-41", "G": "G-34"},
    "too_many_locomotives_for_station": {"E": "E-81"},
    "too_many_locomotives_for_tunnel": {"E": "E-60"},
    "track_closed": {"E": "E-53", "G": "G-41"},
    "tunnel_takes_locomotives": {"E": "E-62"},
    "wrong_colour": {"E": "E-42", "G": "G-35"},
}
"""The rule behind each code, by rulebook; a map that borrows from the other rulebook gets its number."""

CARD_NAMES: Final = (*COLOURS, "locomotive")

DECISIONS: Final[Mapping[int, tuple[str, tuple[str, ...]]]] = {
    CHOOSE_MIX: ("choose_mix", ("tickets",)),
    CHOOSE_TICKETS: ("choose_tickets", ("keep",)),
    TURN: ("turn", ("draw", "tickets", "claim", "station", "pass")),
    SECOND_CARD: ("second_card", ("draw",)),
    PAY_ROUTE: ("pay_route", ("pay",)),
    PAY_STATION: ("pay_station", ("pay",)),
    PAY_EXTRA: ("pay_extra", ("add", "withdraw")),
    KEEP_TICKETS: ("keep_tickets", ("keep",)),
    TAKE_PASSENGER: ("take_passenger", ("passenger", "decline")),
}
"""By phase: its name, and the kinds of actions that answer it."""


class Refused(ValueError):
    """The action is not legal now; nothing has changed.

    `facts` has the same keys whenever `code` is the same. Routes, cities, places and piles are ids of the
    map; a `colour` may also be "grey" (any one colour) or "locomotive".
    """

    def __init__(self, code: str, rule: str, facts: dict[str, Fact]) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self.facts.items())
        return f"{self.code} ({self.rule})" + (f": {facts}" if facts else "")


def refusal(s: State, action: int) -> Refused:
    """The first reason why this action, which must not be legal, is refused."""
    if not 0 <= action < s.board.num_actions:
        return refused(s, "no_such_action", action=action)
    if s.phase == OVER:
        return refused(s, "game_over")
    kind, number = kind_of(s.board, action)
    decision, answers = DECISIONS[s.phase]
    reason = REASONS.get(kind)
    if kind in answers and reason is not None:
        return reason(s, number)
    opening = s.phase == CHOOSE_MIX or s.phase == CHOOSE_TICKETS
    return refused(s, "opening_first" if opening else "not_now", waits_for=decision)


def refused(s: State, code: str, **facts: Fact) -> Refused:
    rules = CODES[code]
    rule = rules.get(s.board.map.rulebook) or next(iter(rules.values()))
    return Refused(code, rule, facts)


def kind_of(b: Board, action: int) -> tuple[str, int]:
    """The kind of an action and its number among those of its kind."""
    starts = {
        "draw": 0,
        "tickets": b.first_tickets,
        "claim": b.first_claim,
        "station": b.first_station,
        "pay": b.first_pay,
        "add": b.first_add,
        "withdraw": b.withdraw,
        "keep": b.first_keep,
        "passenger": b.first_passenger_action,
        "decline": b.decline,
        "pass": b.pass_turn,
    }
    # A kind without ids starts where the next one does.
    kind = [name for name, first in starts.items() if first <= action][-1]
    return kind, action - starts[kind]


def hand_of(s: State) -> list[int]:
    return list(s.hand[s.seat * NUM_KINDS : (s.seat + 1) * NUM_KINDS])


def why_not_draw(s: State, number: int) -> Refused:
    if number == DRAW_DECK:
        return refused(s, "deck_empty")
    kind = number - DRAW_ROW
    if kind not in s.row:
        return refused(s, "card_not_in_row", card=CARD_NAMES[kind])
    return refused(s, "locomotive_as_second_card")


def why_not_tickets(s: State, mix: int) -> Refused:
    b = s.board
    left = sum(s.pile_size[: b.drawn_piles])
    if left == 0:
        return refused(s, "no_tickets_left")
    total = b.opening_choice if s.phase == CHOOSE_MIX else min(b.draw_count, left)
    if mix > total:
        return refused(s, "mix_total", mix=mix, total=total)
    pile, needs = (1, mix) if mix > s.pile_size[1] else (0, total - mix)
    return refused(s, "pile_too_small", pile=b.piles[pile], needs=needs, has=s.pile_size[pile])


def why_not_claim(s: State, route: int) -> Refused:
    b = s.board
    routes = b.map.routes
    name = routes[route].id
    owners = owners_of_tracks(s, route)
    if route in owners:
        return refused(s, "route_taken", route=name, seat=owners[route])
    for track, owner in owners.items():
        if owner == s.seat:
            return refused(s, "own_parallel_track", route=name, own=routes[track].id)
    if owners and not s.all_open:
        taken = routes[min(owners)].id
        return refused(s, "track_closed", route=name, taken=taken, players=s.players)
    length, wagons, hand = b.length[route], s.wagons[s.seat], hand_of(s)
    if wagons < length:
        return refused(s, "too_few_wagons", route=name, needs=length, has=wagons)
    if hand[LOCOMOTIVE] < b.locomotives[route]:
        needs = b.locomotives[route]
        return refused(s, "needs_locomotives", route=name, needs=needs, has=hand[LOCOMOTIVE])
    colour = routes[route].colour
    has = hand[LOCOMOTIVE] + (max(hand[:NUM_COLOURS]) if colour == GREY else hand[COLOURS.index(colour)])
    return refused(s, "too_few_cards", route=name, colour=colour, needs=length, has=has)


def owners_of_tracks(s: State, route: int) -> dict[int, int]:
    """Seats by owned track, of all tracks between the ends of `route`, itself included."""
    siblings, owned = s.board.siblings, s.owned
    return {
        track: seat
        for track in range(s.board.num_routes)
        if contains(siblings, route * ROUTE_WORDS, track)
        for seat in range(s.players)
        if contains(owned, seat * ROUTE_WORDS, track)
    }


def why_not_station(s: State, city: int) -> Refused:
    name = s.board.places[city]
    for seat in range(s.players):
        if s.stations[seat] >> city & 1:
            return refused(s, "city_has_station", city=name, seat=seat)
    built, hand = s.stations[s.seat].bit_count(), hand_of(s)
    if built >= s.board.stations:
        return refused(s, "no_stations_left", city=name, built=built)
    has = hand[LOCOMOTIVE] + max(hand[:NUM_COLOURS])
    return refused(s, "too_few_cards_for_station", city=name, colour=GREY, needs=built + 1, has=has)


def why_not_pay(s: State, number: int) -> Refused:
    paid, colour = divmod(number, NUM_COLOURS)
    if paid == s.board.max_length:  # the id after all mixed payments: locomotives only
        paid, colour = 0, LOCOMOTIVE
    return (
        why_not_pay_route(s, colour, paid) if s.phase == PAY_ROUTE else why_not_pay_station(s, colour, paid)
    )


def why_not_pay_route(s: State, colour: int, paid: int) -> Refused:
    """`paid` locomotives, and the rest of this kind."""
    b, hand = s.board, hand_of(s)
    route, length, owed = b.map.routes[s.target], b.length[s.target], b.locomotives[s.target]
    if colour != LOCOMOTIVE:
        if route.colour not in (GREY, COLOURS[colour]):
            return refused(s, "wrong_colour", route=route.id, needs=route.colour, paid=COLOURS[colour])
        if paid >= length:
            return refused(s, "too_many_locomotives", route=route.id, needs=length, paid=paid)
        if paid < owed:
            return refused(s, "too_few_locomotives", route=route.id, needs=owed, paid=paid)
    kind, needs = (LOCOMOTIVE, paid) if paid > hand[LOCOMOTIVE] else (colour, length - paid)
    card = CARD_NAMES[kind]
    return refused(s, "too_few_cards", route=route.id, colour=card, needs=needs, has=hand[kind])


def why_not_pay_station(s: State, colour: int, paid: int) -> Refused:
    hand, city = hand_of(s), s.board.places[s.target]
    price = s.stations[s.seat].bit_count() + 1
    if paid >= price:
        return refused(s, "too_many_locomotives_for_station", city=city, needs=price, paid=paid)
    kind, needs = (LOCOMOTIVE, paid) if paid > hand[LOCOMOTIVE] else (colour, price - paid)
    card = CARD_NAMES[kind]
    return refused(s, "too_few_cards_for_station", city=city, colour=card, needs=needs, has=hand[kind])


def why_not_add(s: State, paid: int) -> Refused:
    hand, route = hand_of(s), s.board.map.routes[s.target].id
    if paid > s.extras:
        return refused(s, "too_many_locomotives_for_tunnel", route=route, needs=s.extras, paid=paid)
    if paid < s.extras and s.paid_colour == LOCOMOTIVE:
        return refused(s, "tunnel_takes_locomotives", route=route, needs=s.extras, paid=paid)
    kind, needs = (LOCOMOTIVE, paid) if paid > hand[LOCOMOTIVE] else (s.paid_colour, s.extras - paid)
    card = CARD_NAMES[kind]
    return refused(s, "too_few_cards_for_tunnel", route=route, colour=card, needs=needs, has=hand[kind])


def why_not_keep(s: State, number: int) -> Refused:
    kept, offered = number + 1, s.num_offered[s.seat]
    if kept >> offered:
        return refused(s, "not_offered", position=kept.bit_length(), offered=offered)
    rules = s.board.map.rules
    if s.phase == CHOOSE_TICKETS:
        return refused(s, "must_keep_more", needs=rules.opening_tickets.keep, kept=kept.bit_count())
    needs = min(offered, rules.drawn_tickets.keep)
    return refused(s, "must_keep_more_of_drawn", needs=needs, kept=kept.bit_count())


def why_not_passenger(s: State, colour: int) -> Refused:
    passengers = s.board.map.rules.passengers
    assert passengers is not None
    place = s.board.map.routes[s.target].ends[s.route_end]
    return refused(s, "no_passenger_of_colour", place=place, colour=passengers.colours[colour])


def why_not_pass(s: State, _number: int) -> Refused:
    return refused(s, "must_act", possible=len(legal(s)))


# Withdrawing and declining have no reason of their own: when the game waits for them they are legal.
REASONS: Final[Mapping[str, Callable[[State, int], Refused]]] = {
    "draw": why_not_draw,
    "tickets": why_not_tickets,
    "claim": why_not_claim,
    "station": why_not_station,
    "pay": why_not_pay,
    "add": why_not_add,
    "keep": why_not_keep,
    "passenger": why_not_passenger,
    "pass": why_not_pass,
}
