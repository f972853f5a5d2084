"""`greedy-all`: keeps every opening ticket and builds the shortest paths one after the other.

After the agent of iannisdezwart, which draws from the deck only and no more tickets. It works on the ticket
that needs the fewest wagons. When none is left that can be met it has no opinion; here it claims the
longest route that it can pay.
"""

from __future__ import annotations

from vagon.bots.base import Bot, Options, check_options
from vagon.bots.graph import FAR, Distances, Situation
from vagon.bots.yardstick import Yardstick, claim, fallback, longest_payable


class GreedyAll(Yardstick):
    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        del opening, now
        return max(options, key=len)

    def turn(self, now: Situation) -> int:
        path = shortest_path(now)
        if path is None:
            route = longest_payable(now)
            return fallback(now) if route is None else claim(now, route)
        for edge in path:
            for track in now.free_tracks(edge):
                if now.can_claim(track):
                    return claim(now, track)
        return fallback(now)

    def second_card(self, now: Situation) -> int:
        return fallback(now)


def shortest_path(now: Situation) -> list[int] | None:
    """The missing routes of the ticket that needs the fewest wagons, if there are enough for any."""
    best, path = now.wagons + 1, None
    for ticket in now.tickets:
        starts, stops = now.net.ticket_ends[ticket]
        distances = Distances(now.net, starts, now.own, now.free)
        if 0 < distances.to(stops) < min(best, FAR):
            best = distances.to(stops)
            path = [route for route in distances.path(stops) if route not in now.own]
    return path


def make(options: Options, key: bytes) -> Bot:
    del key  # it decides without chance
    check_options("greedy-all", options, ())
    return GreedyAll()
