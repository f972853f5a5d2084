"""`hungry`: one network for all its tickets, and more tickets as long as the wagons last.

After the Hungry agent of de Mesentier Silva, Lee, Togelius and Nealen (2017). The two ends of tickets that
are farthest apart seed two sets; every other end is joined to the nearest city of either set, then the sets
are joined. Tickets are kept for the points, routes included, per wagon of such a network. It draws tickets
while the network leaves more than eight wagons over, claims any route of the network that it can pay (grey
ones in a colour that no other route needs), and otherwise draws what it needs most. When its network cannot
be built any more, for want of wagons, it claims the longest route it can pay, as it does when there is
none.

The released program (`hungry[2017]`) does not reset the smallest distance from one end to the next, so that
an end farther away than an earlier one is joined to the city found for that one; and it decides on more
tickets by the need of the last set of tickets it examined, as it was then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from vagon.bots.base import Bot, Options, check_options, flag
from vagon.bots.graph import FAR, Distances, Situation
from vagon.bots.yardstick import (
    RELEASED,
    Yardstick,
    cheapest_payment,
    claim,
    draw,
    draw_tickets,
    fallback,
    longest_payable,
    points_of,
)
from vagon.rules.constants import GREY, LOCOMOTIVE, NUM_COLOURS

SPARE: Final = 8
"""More wagons over than this, and it draws tickets."""
RESERVE: Final = 5
"""Wagons that a choice of tickets should leave over."""

Ends = tuple[int, ...]


@dataclass
class Plan:
    """A network to build: its missing routes, and what they cost."""

    routes: list[int] = field(default_factory=list)
    wagons: int = 0  # ferries' locomotives counted again
    points: int = 0
    cards: Counter[int] = field(default_factory=Counter)  # by colour, GREY for any


class Hungry(Yardstick):
    def __init__(self, released: bool) -> None:
        self.released = released
        self.need: int | None = None  # as the released program froze it
        self.seen: tuple[object, ...] = ()
        self.plan = Plan()

    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        del opening
        distances: dict[Ends, Distances] = {}
        plans = [self.plan_for(now, (*now.tickets, *kept), distances) for kept in options]
        needs = [plan.wagons if plan else FAR for plan in plans]
        self.need = needs[-1]

        def fitness(i: int) -> float:
            plan = plans[i]
            worth = points_of(now, (*now.tickets, *options[i])) + (plan.points if plan else 0)
            return worth / max(1, needs[i])

        numbers = range(len(options))
        good = [i for i in numbers if needs[i] <= now.wagons - RESERVE]
        if good:
            return options[max(good, key=fitness)]
        possible = [i for i in numbers if needs[i] <= now.wagons]
        if possible:
            return options[min(possible, key=lambda i: needs[i])]
        return min(options, key=lambda kept: points_of(now, kept))

    def turn(self, now: Situation) -> int:
        plan = self.current(now)
        need = self.need if self.released and self.need is not None else plan.wagons
        if need < now.wagons - SPARE:
            tickets = draw_tickets(now)
            if tickets is not None:
                return tickets
        if not plan.routes or not any(now.net.length[route] <= now.wagons for route in plan.routes):
            route = longest_payable(now)
            return fallback(now) if route is None else claim(now, route)
        for route in plan.routes:
            if now.can_claim(route) and self.may_pay(now, plan, route):
                return claim(now, route)
        return self.draw_needed(now, plan)

    def second_card(self, now: Situation) -> int:
        return self.draw_needed(now, self.current(now))

    def pay(self, now: Situation) -> int:
        """In the colour that the other planned routes need least."""
        plan = self.current(now)
        return cheapest_payment(now, [-plan.cards[colour] for colour in range(NUM_COLOURS)])

    def may_pay(self, now: Situation, plan: Plan, route: int) -> bool:
        """Grey routes are for colours that nothing else needs."""
        if now.net.colour[route] != GREY:
            return True
        spare = [colour for colour in range(NUM_COLOURS) if not plan.cards[colour]]
        return any(now.is_payable(route, colour, with_locomotives=True) for colour in spare)

    def draw_needed(self, now: Situation, plan: Plan) -> int:
        missing = {colour: plan.cards[colour] - now.hand[colour] for colour in range(NUM_COLOURS)}
        missing[GREY] = plan.cards[GREY] - max(now.hand[:NUM_COLOURS])
        most = max(missing, key=lambda colour: missing[colour])
        shown = Counter(kind for kind in now.row if kind != LOCOMOTIVE)
        wanted = [] if most == GREY or missing[most] <= 0 else [most]
        if shown:
            common, times = shown.most_common(1)[0]
            if missing[common] > 0 or (most == GREY and times > 1):
                wanted.append(common)
        return draw(now, *wanted)

    def current(self, now: Situation) -> Plan:
        """The plan for all tickets that can still be met; made anew when a route or a ticket is added."""
        seen = (*now.tickets, *(tuple(seat.routes) for seat in now.view.seats))
        if seen != self.seen:
            distances: dict[Ends, Distances] = {}
            tickets = [t for t in now.tickets if self.distance(now, t, distances) < FAR]
            self.seen, self.plan = seen, self.plan_for(now, tickets, distances) or Plan()
        return self.plan

    def distance(self, now: Situation, ticket: int, distances: dict[Ends, Distances]) -> int:
        starts, stops = now.net.ticket_ends[ticket]
        return _from(now, starts, distances).to(stops)

    def plan_for(
        self, now: Situation, tickets: Sequence[int], distances: dict[Ends, Distances]
    ) -> Plan | None:
        """A network for these tickets; None if one of them cannot be met."""
        if any(self.distance(now, ticket, distances) >= FAR for ticket in tickets):
            return None
        missing = [ticket for ticket in tickets if self.distance(now, ticket, distances)]
        keys = list(dict.fromkeys(end for ticket in missing for end in now.net.ticket_ends[ticket]))
        return _priced(now, self.network(now, keys, distances)) if keys else Plan()

    def network(self, now: Situation, keys: list[Ends], distances: dict[Ends, Distances]) -> list[int]:
        """The routes that join all these ends, own ones among them; ends out of reach are left out."""
        far = {(a, b): _from(now, a, distances).to(b) for i, a in enumerate(keys) for b in keys[i + 1 :]}
        first, last = max((pair for pair in far if far[pair] < FAR), key=far.__getitem__)
        start, end = set(first), set(last)
        routes: list[int] = []
        smallest, nearest, city = FAR, start, -1
        for key in keys:
            if key in (first, last):
                continue
            found = _from(now, key, distances)
            if not self.released:
                smallest = FAR
            for side in (start, end):
                if found.to(side) < smallest:
                    smallest, nearest = found.to(side), side
                    city = found.nearest(side)
            if smallest == FAR or found.to((city,)) == FAR:
                continue
            path = found.path((city,))
            routes += path
            nearest.update(_places(now, path) if path else key)
        bridge = Distances(now.net, sorted(start), now.own | set(routes), now.free)
        if bridge.to(end) < FAR:
            routes += bridge.path(sorted(end))
        return list(dict.fromkeys(routes))


def _from(now: Situation, ends: Ends, distances: dict[Ends, Distances]) -> Distances:
    if ends not in distances:
        distances[ends] = Distances(now.net, ends, now.own, now.free)
    return distances[ends]


def _places(now: Situation, routes: Iterable[int]) -> Iterable[int]:
    return (place for route in routes for place in now.net.ends[route])


def _priced(now: Situation, routes: Iterable[int]) -> Plan:
    """The missing routes of a network, each by the track whose colour is needed least so far."""
    net, plan = now.net, Plan()
    for route in routes:
        if route in now.own:
            continue
        track = min(now.free_tracks(route), key=lambda track: plan.cards[net.colour[track]])
        plan.routes.append(track)
        plan.wagons += net.length[track] + net.locomotives[track]
        plan.points += net.points[track]
        plan.cards[net.colour[track]] += net.length[track] - net.locomotives[track]
    return plan


def make(options: Options, key: bytes) -> Bot:
    del key  # it decides without chance
    check_options("hungry", options, {RELEASED})
    return Hungry(flag("hungry", options, RELEASED))
