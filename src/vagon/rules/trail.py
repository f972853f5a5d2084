"""The longest trail over one seat's routes: each route at most once, places as often as one likes (A-66).

Two facts make the search short. A connected part in which at most two places have an odd number of routes can
be walked whole. In any other part a longest trail starts and ends at such odd places (otherwise it could be
made longer); every other odd place leaves at least one of its routes unused, which bounds what can be won.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import count_bits, low32, lowest_bit, one_bit
    from vagon.rules.constants import (
        FAR,
        MAX_CITIES,
        MAX_LENGTH,
        MAX_PAIRED,
        MAX_TRAIL,
        ROUTE_WORDS,
        TRAIL_MEMORY,
    )
    from vagon.rules.state import State


class Trail:
    """One seat's routes as a graph, longest first, and the best trail found in it."""

    route: list[int]  # number of each route on the board
    end_a: list[int]
    end_b: list[int]
    length: list[int]
    at: list[int]  # by place: set of routes there
    num_routes: int
    best: int
    best_routes: int  # set of routes of the best trail
    tried: int  # set of places from which all trails have been tried, so that none need end there

    def __init__(self) -> None:
        if not cython.compiled:
            self.route, self.length = [0] * MAX_TRAIL, [0] * MAX_TRAIL
            self.end_a, self.end_b = [0] * MAX_TRAIL, [0] * MAX_TRAIL
            self.at = [0] * MAX_CITIES
            self.distance = [0] * (MAX_CITIES * MAX_CITIES)
            self.seen_ahead, self.seen_place = [0] * TRAIL_MEMORY, [0] * TRAIL_MEMORY
            self.seen_length = [0] * TRAIL_MEMORY

    def routes(self) -> list[int]:
        """Board numbers of the routes of the best trail."""
        return [int(self.route[i]) for i in range(self.num_routes) if self.best_routes >> i & 1]


def longest_trail(s: State, t: Trail, seat: int) -> int:
    """The length of the seat's longest trail, whose routes are left in `t`."""
    read_network(s, t, seat)
    t.best = 0
    t.best_routes = 0
    left = all_routes(t)
    while left:
        part = reachable(t, t.end_a[lowest_bit(left)], left)
        left &= ~part
        search_part(t, part)
    return t.best


def trail_of(s: State, seat: int) -> list[int]:
    """Board numbers of the routes that form the seat's longest trail, in no particular order."""
    t = Trail()
    longest_trail(s, t, seat)
    return t.routes()


def read_network(s: State, t: Trail, seat: int) -> None:
    for place in range(MAX_CITIES):
        t.at[place] = 0
    t.num_routes = 0
    for length in range(MAX_LENGTH, 0, -1):
        for word in range(s.board.route_words):
            routes = s.owned[seat * ROUTE_WORDS + word]
            while routes:
                route = 64 * word + lowest_bit(routes)
                routes &= routes - 1
                if s.board.length[route] == length:
                    add_route(t, route, s.board.route_a[route], s.board.route_b[route], length)


def add_route(t: Trail, route: int, a: int, b: int, length: int) -> None:
    i = t.num_routes
    t.route[i] = route
    t.end_a[i] = a
    t.end_b[i] = b
    t.length[i] = length
    t.at[a] |= one_bit(i)
    t.at[b] |= one_bit(i)
    t.num_routes += 1


def all_routes(t: Trail) -> int:
    everything = 0
    for place in range(MAX_CITIES):
        everything |= t.at[place]
    return everything


def reachable(t: Trail, place: int, routes: int) -> int:
    """Those of `routes` that can be reached from `place`."""
    found = t.at[place] & routes
    fresh = found
    while fresh:
        i = lowest_bit(fresh)
        fresh &= fresh - 1
        beyond = (t.at[t.end_a[i]] | t.at[t.end_b[i]]) & routes & ~found
        found |= beyond
        fresh |= beyond
    return found


def sum_lengths(t: Trail, routes: int) -> int:
    total = 0
    while routes:
        total += t.length[lowest_bit(routes)]
        routes &= routes - 1
    return total


def odd_places(t: Trail, routes: int) -> int:
    """The set of places with an odd number of `routes`."""
    odd = 0
    while routes:
        i = lowest_bit(routes)
        odd ^= one_bit(t.end_a[i]) ^ one_bit(t.end_b[i])
        routes &= routes - 1
    return odd


def search_part(t: Trail, part: int) -> None:
    total = sum_lengths(t, part)
    if total <= t.best:
        return
    starts = odd_places(t, part)
    if count_bits(starts) <= 2:
        t.best = total
        t.best_routes = part
        return
    if count_bits(part) < count_bits(
        places_of(t, part)
    ):  # a tree: nothing to choose, every way can be walked
        while starts:
            walk(t, lowest_bit(starts), 0, part, 0)
            starts &= starts - 1
        return
    measure(t, places_of(t, part), part)
    for slot in range(TRAIL_MEMORY):
        t.seen_length[slot] = -1
    t.tried = 0
    while starts & (starts - 1):  # the last one is the other end of trails that have been tried
        extend(t, lowest_bit(starts), 0, part, 0)
        t.tried |= one_bit(lowest_bit(starts))
        starts &= starts - 1


def walk(t: Trail, place: int, length: int, left: int, used: int) -> None:
    """Try every way on from `place`."""
    if length > t.best:
        t.best = length
        t.best_routes = used
    ways = t.at[place] & left
    while ways:
        i = lowest_bit(ways)
        ways &= ways - 1
        walk(t, other_end(t, i, place), length + t.length[i], left & ~one_bit(i), used | one_bit(i))


def other_end(t: Trail, i: int, place: int) -> int:
    return t.end_b[i] if t.end_a[i] == place else t.end_a[i]


def extend(t: Trail, place: int, length: int, left: int, used: int) -> None:
    """Try every way on from `place`, over routes that are `left`, that can still beat the best trail."""
    if length > t.best:
        t.best = length
        t.best_routes = used
    ahead = reachable(t, place, left)
    needed = t.best - length
    if most_ahead(t, place, ahead, needed) <= needed or not is_news(t, place, ahead, length):
        return
    ways = t.at[place] & ahead
    while ways:
        i = lowest_bit(ways)
        ways &= ways - 1
        extend(t, other_end(t, i, place), length + t.length[i], ahead & ~one_bit(i), used | one_bit(i))


def is_news(t: Trail, place: int, ahead: int, length: int) -> bool:
    """Whether, as far as remembered, no trail as long has come to this place with these routes ahead."""
    slot = low32((ahead ^ ahead >> 29) * (2 * place + 1) * 40503 >> 16) % TRAIL_MEMORY
    if t.seen_ahead[slot] == ahead and t.seen_place[slot] == place and t.seen_length[slot] >= length:
        return False
    t.seen_ahead[slot] = ahead
    t.seen_place[slot] = place
    t.seen_length[slot] = length
    return True


def most_ahead(t: Trail, place: int, ahead: int, needed: int) -> int:
    """A bound for a trail from `place` over the routes `ahead`; a close one only if it might exceed `needed`.

    Wasteful are the places with an odd number of routes (even, for the start): at all of them but the last of
    the trail, routes stay unused. The unused routes join the wasteful places in pairs, so that each costs at
    least half the way to the nearest other one.
    """
    if ahead == 0:
        return 0
    total = sum_lengths(t, ahead)
    wasteful = odd_places(t, ahead) ^ one_bit(place)
    waste = 0
    most = 0
    left = wasteful
    while left:
        here = lowest_bit(left)
        left &= left - 1
        others = wasteful & ~one_bit(here)
        nearest = FAR
        while others:
            nearest = min(nearest, t.distance[here * MAX_CITIES + lowest_bit(others)])
            others &= others - 1
        waste += nearest
        if not t.tried >> here & 1:
            most = max(most, nearest)
    waste = (waste - most + 1) // 2
    # Where that promises more than there is, pairing the places exactly often settles it.
    if total - waste > needed and count_bits(wasteful) <= MAX_PAIRED:
        waste = pair_up(t, wasteful, 1)
    return total - waste


def pair_up(t: Trail, places: int, spare: int) -> int:
    """The least sum of distances that pairs the places, of which `spare` stay alone."""
    if places == 0:
        return 0
    here = lowest_bit(places)
    places &= places - 1
    least = FAR
    if spare and not t.tried >> here & 1:
        least = pair_up(t, places, 0)
    others = places
    while others:
        there = lowest_bit(others)
        others &= others - 1
        distance = t.distance[here * MAX_CITIES + there]
        if distance < least:
            least = min(least, distance + pair_up(t, places & ~one_bit(there), spare))
    return least


def places_of(t: Trail, routes: int) -> int:
    """The set of places that `routes` touch."""
    places = 0
    while routes:
        i = lowest_bit(routes)
        routes &= routes - 1
        places |= one_bit(t.end_a[i]) | one_bit(t.end_b[i])
    return places


def measure(t: Trail, places: int, part: int) -> None:
    """Fill in the distances between the places of a part, over all its routes."""
    rows = places
    while rows:
        a = lowest_bit(rows)
        rows &= rows - 1
        columns = places
        while columns:
            t.distance[a * MAX_CITIES + lowest_bit(columns)] = FAR
            columns &= columns - 1
    routes = part
    while routes:
        i = lowest_bit(routes)
        routes &= routes - 1
        a, b = t.end_a[i], t.end_b[i]
        t.distance[a * MAX_CITIES + b] = min(t.distance[a * MAX_CITIES + b], t.length[i])
        t.distance[b * MAX_CITIES + a] = t.distance[a * MAX_CITIES + b]
    over = places
    while over:
        via = lowest_bit(over)
        over &= over - 1
        rows = places
        while rows:
            a = lowest_bit(rows)
            rows &= rows - 1
            columns = places
            while columns:
                b = lowest_bit(columns)
                columns &= columns - 1
                detour = t.distance[a * MAX_CITIES + via] + t.distance[via * MAX_CITIES + b]
                if detour < t.distance[a * MAX_CITIES + b]:
                    t.distance[a * MAX_CITIES + b] = detour
