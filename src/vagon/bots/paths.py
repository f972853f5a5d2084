"""Cheapest connections on a board where every route has a price, in whole units."""

from __future__ import annotations

import cython

from vagon.rules.board import Board

if not cython.compiled:
    from vagon.rules.bits import lowest_bit, one_bit
    from vagon.rules.constants import FAR, MAX_CITIES, MAX_ROUTES

    MAX_COST = 1024
    COST_WORDS = MAX_COST // 64


class Paths:
    """Prices of routes, and room to work on them."""

    cost: list[int]  # by route; FAR for one that may not be used
    via: list[int]  # by place: the route it was reached by
    reached: int  # goal that the last search ended at

    def __init__(self, b: Board) -> None:
        if not cython.compiled:
            self.cost, self.via = [0] * MAX_ROUTES, [0] * MAX_CITIES
            self.first, self.road, self.end = (
                [0] * (MAX_CITIES + 1),
                [0] * 2 * MAX_ROUTES,
                [0] * 2 * MAX_ROUTES,
            )
            self.distance = [0] * MAX_CITIES
            self.bucket, self.filled = [0] * MAX_COST, [0] * COST_WORDS
        self.reached = self.num_places = 0
        read_roads(self, b)

    def load(self, cost: list[int]) -> None:
        """Set the prices by route."""
        for r, price in enumerate(cost):
            self.cost[r] = price


def read_roads(p: Paths, b: Board) -> None:
    """Set which routes lead from each place and where to, in the order of their numbers; none may be used."""
    p.num_places = b.num_places
    i = 0
    for place in range(b.num_places):
        p.first[place] = i
        for r in range(b.num_routes):
            p.cost[r] = FAR
            if place in (b.route_a[r], b.route_b[r]):
                p.road[i] = r
                p.end[i] = b.route_a[r] + b.route_b[r] - place
                i += 1
    p.first[b.num_places] = i


def connect(p: Paths, sources: int, goals: int, limit: int) -> int:
    """The price of joining any source to any goal, sets of places; -1 above `limit` (at most MAX_COST - 1).

    `via` then leads from the place `reached` back to a source.
    """
    for place in range(p.num_places):
        p.distance[place] = limit + 1
    left = sources
    while left:
        p.distance[lowest_bit(left)] = 0
        left &= left - 1
    p.bucket[0] = sources
    p.filled[0] = 1
    for word in range((limit >> 6) + 1):
        while p.filled[word]:
            d = 64 * word + lowest_bit(p.filled[word])
            places = p.bucket[d]
            if places & goals:
                p.reached = lowest_bit(places & goals)
                clear(p)
                return d
            place = lowest_bit(places)
            p.bucket[d] = places & (places - 1)
            if p.bucket[d] == 0:
                p.filled[word] &= p.filled[word] - 1
            if p.distance[place] < d:  # a cheaper way was found since
                continue
            for i in range(p.first[place], p.first[place + 1]):
                price = d + p.cost[p.road[i]]
                end = p.end[i]
                if price < p.distance[end] and price <= limit:
                    p.distance[end] = price
                    p.via[end] = p.road[i]
                    p.bucket[price] |= one_bit(end)
                    p.filled[price >> 6] |= one_bit(price & 63)
                    if goals >> end & 1:
                        limit = price  # nothing dearer is of use
    return -1


def clear(p: Paths) -> None:
    """Empty all buckets."""
    for word in range(COST_WORDS):
        while p.filled[word]:
            p.bucket[64 * word + lowest_bit(p.filled[word])] = 0
            p.filled[word] &= p.filled[word] - 1
