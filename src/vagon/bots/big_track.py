"""`big-track`: saves until it can pay the longest free route, then claims it.

After the BigTrack of Maloney (2020), whose game has no tickets: here it keeps as few as it may, the
cheapest, and draws no more.
"""

from __future__ import annotations

from vagon.bots.base import Bot, Options, check_options
from vagon.bots.graph import Situation
from vagon.bots.yardstick import Yardstick, cheapest, claim, draw, fallback


class BigTrack(Yardstick):
    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        del opening
        return cheapest(now, options)

    def turn(self, now: Situation) -> int:
        longest = longest_routes(now)
        for route in longest:
            if now.can_claim(route):
                return claim(now, route)
        return self._draw(now, longest)

    def second_card(self, now: Situation) -> int:
        return self._draw(now, longest_routes(now))

    def _draw(self, now: Situation, longest: list[int]) -> int:
        """A card of the colour held most among those that the longest routes take."""
        if not longest:
            return fallback(now)
        return draw(
            now, max((now.best_colour(route) for route in longest), key=lambda colour: now.hand[colour])
        )


def longest_routes(now: Situation) -> list[int]:
    """The free routes that are as long as any for which there are wagons."""
    lengths = now.net.length
    longest = max((lengths[route] for route in now.free if lengths[route] <= now.wagons), default=0)
    return sorted(route for route in now.free if lengths[route] == longest)


def make(options: Options, key: bytes) -> Bot:
    del key  # it decides without chance
    check_options("big-track", options, ())
    return BigTrack()
