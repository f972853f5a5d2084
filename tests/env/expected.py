"""What an observation must hold, computed from a view by the names of things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vagon.table.actions import CARD_NAMES
from vagon.table.naming import PHASE_NAMES
from vagon.table.views import SeatView, View

Numbers = list[float]


def expected(view: View) -> dict[str, Numbers]:
    """By part: its numbers, flattened."""
    own, pay, seat = view.own, view.payment, view.seat
    assert own is not None
    assert seat is not None
    order = [(seat + i) % view.players for i in range(view.players)]
    seats = [view.seats[number] for number in order]
    tickets = [ticket.id for ticket in view.map.tickets]
    routes = [route.id for route in view.map.routes]
    cities = [city.id for city in view.map.cities] if view.map.rules.stations else []
    rules = view.map.rules
    drawn_from = list(rules.drawn_tickets.piles)
    piles = drawn_from + [pile for pile in rules.piles if pile not in drawn_from]
    has_tunnels = any(route.kind == "tunnel" for route in view.map.routes)
    colours = rules.passengers.colours if rules.passengers else ()
    parts: dict[str, Numbers] = {
        "phase": one_of([view.phase], PHASE_NAMES),
        "deciding": one_of([view.deciding], order),
        "first_player": one_of([view.first_player], order),
        "all_tracks_open": [view.all_tracks_open],
        "turns": [view.turns],
        "last_turns": [view.last_turns],
        "passes": [view.passes],
        "row": count(view.row),
        "row_stays": [view.row_stays],
        "deck": [view.deck],
        "counted_discards": by_name(view.counted.discards, CARD_NAMES),
        "counted_deck_at_most": by_name(view.counted.deck_at_most, CARD_NAMES),
        "piles": by_name(view.piles, piles),
        "under": [number for pile in piles for number in under(view, pile, order)],
        "payment_route": one_of([pay.route if pay else None], routes),
        "payment_paid": by_name(pay.paid if pay else {}, CARD_NAMES),
        "payment_locomotives": [pay.locomotives if pay else 0],
        "seats_cards": [shown.cards for shown in seats],
        "seats_known": [number for shown in seats for number in by_name(shown.known, CARD_NAMES)],
        "seats_drawn": [shown.drawn for shown in seats],
        "seats_wagons": [shown.wagons for shown in seats],
        "seats_points": [shown.points for shown in seats],
        "seats_routes": [number for shown in seats for number in one_of(shown.routes, routes)],
        "seats_tickets": backs(seats, "tickets", drawn_from),
        "seats_opening_kept": backs(seats, "opening_kept", drawn_from),
        "seats_offered": backs(seats, "offered", drawn_from),
        "own_hand": by_name(own.hand, CARD_NAMES),
        "own_drawn": by_name(own.drawn, CARD_NAMES),
        "own_tickets": one_of(own.tickets, tickets),
        "own_offered": [number for i in range(4) for number in one_of(own.offered[i : i + 1], tickets)],
        "own_opening_kept": by_name(own.opening_kept, piles),
        "own_under": [
            sum(number for number, batch in enumerate(own.under, 1) if ticket in batch) for ticket in tickets
        ],
        "own_rejected": one_of(own.rejected, tickets),
    }
    if cities:
        parts["payment_city"] = one_of([pay.city if pay else None], cities)
        parts["seats_stations"] = [n for shown in seats for n in one_of(shown.stations, cities)]
    if has_tunnels:
        parts["payment_revealed"] = count(pay.revealed if pay else [])
        parts["payment_extras"] = [pay.extras if pay else 0]
    if has_tunnels or colours:
        parts["payment_colour"] = one_of([pay.colour if pay else None], CARD_NAMES)
    if colours:
        ends = next((route.ends for route in view.map.routes if pay and route.id == pay.route), ("", ""))
        parts["payment_end"] = one_of([pay.end if pay else None], ends)
        parts["passengers"] = [
            float(waiting.count(colour)) for waiting in view.passengers.values() for colour in colours
        ]
        parts["seats_passengers"] = [n for shown in seats for n in by_name(shown.passengers, colours)]
    if rules.opening_tickets.rejected == "out":
        parts["own_out"] = one_of(own.out, tickets)
    if rules.opening_tickets.choose:
        parts["seats_mix"] = [shown.mix or 0 for shown in seats]
        parts["own_mix"] = [own.mix]
    return parts


def one_of(members: Sequence[object], names: Sequence[object]) -> Numbers:
    return [float(name in members) for name in names]


def count(cards: Iterable[str | None]) -> Numbers:
    listed = list(cards)
    return [float(listed.count(kind)) for kind in CARD_NAMES]


def by_name(counts: Mapping[str, int], names: Sequence[str]) -> Numbers:
    assert set(counts) <= set(names)
    return [float(counts.get(name, 0)) for name in names]


def backs(seats: Sequence[SeatView], name: str, piles: Sequence[str]) -> Numbers:
    """A count of tickets for each seat, by pile where the view has it so."""
    numbers: Numbers = []
    for shown in seats:
        if len(piles) == 2:
            numbers += by_name(getattr(shown, f"{name}_by_pile") or {}, piles)
        else:
            numbers.append(getattr(shown, name) or 0)
    return numbers


def under(view: View, pile: str, order: Sequence[int]) -> Numbers:
    """For each ticket that the pile can hold: 1 + who put it there, seen from the viewer; first of batch."""
    numbers: Numbers = []
    for entry in view.under:
        if entry.pile == pile:
            numbers += [1.0 + order.index(entry.by), float(entry.starts_batch)]
    size = sum(1 for ticket in view.map.tickets if ticket.pile == pile)
    return numbers + [0.0] * (2 * size - len(numbers))
