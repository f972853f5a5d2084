"""`path`: works on all its tickets at once, the routes of the most valuable one first.

After the Path agent of de Mesentier Silva, Lee, Togelius and Nealen (2017). It keeps three tickets and
never draws more. Every missing route on the shortest paths of its tickets, by number of routes, has a
priority: its points and twice the value of the ticket. It claims the first that it can pay in the colour
held most, and otherwise saves for the top one. It takes locomotives only when the deck is empty. With no
ticket left to work on it goes for the most valuable routes; the released program (`path[2017]`) has a sign
wrong and takes the cheapest first, and never uses its last wagons.
"""

from __future__ import annotations

from vagon.bots.base import Bot, Options, check_options, flag
from vagon.bots.graph import Situation, hop_path
from vagon.bots.yardstick import RELEASED, Yardstick, claim, draw, fallback, first_three
from vagon.rules.constants import DRAW_DECK, LOCOMOTIVE


class Path(Yardstick):
    def __init__(self, released: bool) -> None:
        self.released = released

    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        del now, opening
        return first_three(options)

    def turn(self, now: Situation) -> int:
        targets = self.targets(now)
        for route in targets:
            if now.can_claim(route) and now.is_payable(route, now.best_colour(route), with_locomotives=True):
                return claim(now, route)
        return self._draw(now, targets)

    def second_card(self, now: Situation) -> int:
        return self._draw(now, self.targets(now))

    def _draw(self, now: Situation, targets: list[int]) -> int:
        if not targets:
            return fallback(now)
        wanted = [now.best_colour(targets[0])]
        return draw(now, *wanted, *([] if DRAW_DECK in now.legal else [LOCOMOTIVE]))

    def targets(self, now: Situation) -> list[int]:
        """The routes to claim, the most urgent first."""
        usable = now.free | now.own
        priority: dict[int, int] = {}
        for ticket in now.tickets:
            if now.is_completed(ticket):
                continue
            for route in hop_path(now.net, *now.net.ticket_ends[ticket], usable) or ():
                if route not in now.own and self.fits(now, route):
                    track = now.best_track(route)
                    worth = now.net.points[route] + 2 * now.net.value[ticket]
                    priority[track] = max(worth, priority.get(track, 0))
        if not priority:
            sign = -1 if self.released else 1
            priority = {route: sign * now.net.points[route] for route in now.free if self.fits(now, route)}
        return sorted(priority, key=lambda route: (-priority[route], route))

    def fits(self, now: Situation, route: int) -> bool:
        spare = now.wagons - now.net.length[route]
        return spare > 0 if self.released else spare >= 0


def make(options: Options, key: bytes) -> Bot:
    del key  # it decides without chance
    check_options("path", options, {RELEASED})
    return Path(flag("path", options, RELEASED))
