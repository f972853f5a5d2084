"""`long-route`: as `one-step`, but only over routes of three wagons and more, and never another ticket.

After the LongRouteJunkie of de Mesentier Silva, Lee, Togelius and Nealen (2017). Its tickets are those with
the most points per wagon, from the opening on; the released program (`long-route[2017]`) fails there and
keeps the two cheapest.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from vagon.bots.base import Bot, Options, check_options, flag
from vagon.bots.graph import Situation
from vagon.bots.one_step import OneStep
from vagon.bots.yardstick import RELEASED, best_ratio, cheapest

SHORTEST: Final = 3


class LongRoute(OneStep):
    grey_rank = 15

    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        del opening
        return cheapest(now, options) if self.released else best_ratio(now, options)

    def usable(self, now: Situation) -> Collection[int]:
        shortest = min(SHORTEST, now.wagons)
        return now.own | {route for route in now.free if now.net.length[route] >= shortest}

    def more_tickets(self, now: Situation) -> int | None:
        del now
        return None


def make(options: Options, key: bytes) -> Bot:
    del key  # it decides without chance
    check_options("long-route", options, {RELEASED})
    return LongRoute(flag("long-route", options, RELEASED))
