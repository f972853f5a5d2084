"""`one-step`: one ticket at a time, the most valuable first, along the path with the fewest routes.

After the OneStepThinker of de Mesentier Silva, Lee, Togelius and Nealen (2017). It keeps three tickets at
the opening. It works towards the first missing route, counted from the ticket's first city, of the most
valuable ticket that can still be met; without one it draws tickets while everybody has eight wagons left,
and then saves for the longest route that it has wagons for. Tickets drawn later are chosen for their points
per wagon needed; the released program (`one-step[2017]`) fails there and always keeps the cheapest one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from vagon.bots.base import Bot, Options, check_options, flag
from vagon.bots.graph import Situation, hop_path
from vagon.bots.yardstick import (
    RELEASED,
    Yardstick,
    best_ratio,
    cheapest,
    claim,
    draw,
    draw_tickets,
    fallback,
    first_three,
)
from vagon.rules.constants import GREY, LOCOMOTIVE

FEWEST_WAGONS: Final = 8
"""Somebody has fewer: it is too late for more tickets."""


class OneStep(Yardstick):
    grey_rank = 10
    """Of a grey route that can be paid without locomotives, beside 10 for the others."""

    def __init__(self, released: bool) -> None:
        self.released = released

    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        if opening:
            return first_three(options)
        return cheapest(now, options) if self.released else best_ratio(now, options)

    def turn(self, now: Situation) -> int:
        target = self.ticket_target(now)
        if target is None:
            tickets = self.more_tickets(now)
            if tickets is not None:
                return tickets
            target = self.longest_target(now)
        if target is None:
            return fallback(now)
        if now.can_claim(target):
            return claim(now, target)
        return draw(now, now.best_colour(target), LOCOMOTIVE)

    def second_card(self, now: Situation) -> int:
        target = self.ticket_target(now)
        if target is None:
            target = self.longest_target(now)
        return fallback(now) if target is None else draw(now, now.best_colour(target))

    def usable(self, now: Situation) -> Collection[int]:
        """The routes to plan with."""
        return now.free | now.own

    def ticket_target(self, now: Situation) -> int | None:
        """The next route to claim for a ticket."""
        usable = self.usable(now)
        for ticket in sorted(now.tickets, key=lambda ticket: -now.net.value[ticket]):
            if now.is_completed(ticket):
                continue
            path = hop_path(now.net, *now.net.ticket_ends[ticket], usable)
            if path is not None:
                return now.best_track(next(route for route in path if route not in now.own))
        return None

    def more_tickets(self, now: Situation) -> int | None:
        if min(seat.wagons for seat in now.view.seats) < FEWEST_WAGONS:
            return None
        return draw_tickets(now)

    def longest_target(self, now: Situation) -> int | None:
        """The longest route for which there are wagons; of several the one nearest to being paid."""
        routes = [route for route in now.free if now.net.length[route] <= now.wagons]
        return max(
            routes, key=lambda route: (now.net.length[route], self.rank(now, route), -route), default=None
        )

    def rank(self, now: Situation, route: int) -> int:
        colour = now.best_colour(route)
        is_grey = now.net.colour[route] == GREY
        if now.is_payable(route, colour, with_locomotives=False):
            return self.grey_rank if is_grey else 10
        if now.is_payable(route, colour, with_locomotives=True):
            return 9
        return (10 if is_grey else 9) - now.net.length[route] + now.hand[colour]


def make(options: Options, key: bytes) -> Bot:
    del key  # it decides without chance
    check_options("one-step", options, {RELEASED})
    return OneStep(flag("one-step", options, RELEASED))
