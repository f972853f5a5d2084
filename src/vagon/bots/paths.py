"""Cheapest connections on a board where every route has a price, in whole units."""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import lowest_bit, one_bit
    from vagon.rules.board import Board
    from vagon.rules.constants import FAR, MAX_CITIES, MAX_ROUTES, ROUTE_WORDS

    MAX_COST = 1024


class Paths:
    """Prices of routes, and room to work on them."""

    cost: list[int]  # by route
    usable: list[int]  # set of routes
    distance: list[int]  # by place
    via: list[int]  # by place: the route it was reached by
    reached: int  # goal that the last search ended at

    def __init__(self) -> None:
        if not cython.compiled:
            self.cost, self.usable = [0] * MAX_ROUTES, [0] * ROUTE_WORDS
            self.distance, self.via = [0] * MAX_CITIES, [0] * MAX_CITIES
            self.bucket = [0] * MAX_COST
        self.reached = 0

    def load(self, cost: list[int], usable: list[int]) -> None:
        """Set prices by route, and the words of the set of routes that may be used."""
        for r, price in enumerate(cost):
            self.cost[r] = price
        for word, routes in enumerate(usable):
            self.usable[word] = routes


def connect(b: Board, p: Paths, sources: int, goals: int, limit: int) -> int:
    """The price of joining any source to any goal, sets of places; -1 above `limit` (at most MAX_COST - 1).

    `via` then leads from the place `reached` back to a source.
    """
    for place in range(b.num_places):
        p.distance[place] = FAR
    left = sources
    while left:
        p.distance[lowest_bit(left)] = 0
        left &= left - 1
    p.bucket[0] = sources
    top = 0
    d = 0
    while d <= top:
        while p.bucket[d]:
            if p.bucket[d] & goals:
                p.reached = lowest_bit(p.bucket[d] & goals)
                for i in range(d, top + 1):
                    p.bucket[i] = 0
                return d
            place = lowest_bit(p.bucket[d])
            p.bucket[d] &= p.bucket[d] - 1
            if p.distance[place] == d:  # else a cheaper way was found since
                top = relax(b, p, place, d, top, limit)
        d += 1
    return -1


def relax(b: Board, p: Paths, place: int, d: int, top: int, limit: int) -> int:
    """Go on from a place at distance `d`; return the last bucket in use."""
    for word in range(b.route_words):
        routes = b.routes_at[place * ROUTE_WORDS + word] & p.usable[word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            other = b.route_a[r] + b.route_b[r] - place
            price = d + p.cost[r]
            if price < p.distance[other] and price <= limit:
                p.distance[other] = price
                p.via[other] = r
                p.bucket[price] |= one_bit(other)
                top = max(top, price)
    return top
