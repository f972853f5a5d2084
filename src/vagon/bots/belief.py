"""What others' tickets may be, judged by the routes they have claimed.

The weight of a ticket is e to the sum of features times coefficients: how close the seat has come
to completing it, whether it still can, and what makes people keep a ticket at all. The coefficients are
found by likelihood (`vagon train belief`). Worlds are dealt uniformly first, then every hidden ticket is
drawn anew by these weights from the tickets that may stand in its place.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from vagon.bots.paths import Paths
from vagon.rules.board import Board
from vagon.rules.random import Stream
from vagon.rules.state import State

if not cython.compiled:
    from math import exp

    from vagon.bots.paths import MAX_COST, connect
    from vagon.rules.bits import insert, lowest_bit, remove
    from vagon.rules.constants import FAR, MAX_SEATS, MAX_TICKETS, ROUTE_WORDS, TICKET_WORDS
    from vagon.rules.random import random_below

    PRECISION = 1 << 24
    NUM_FEATURES = 8

FEATURES = (
    "progress",  # the share of the way that is done
    "late_progress",  # the same times the share of the seat's wagons that are placed
    "completed",
    "doomed",  # cannot be completed any more
    "missing",  # tens of wagons
    "ends",  # that own routes touch: 0, 1/2 or 1
    "points",  # in tens
    "length",  # tens of wagons from end to end on an empty board
)
KEEP_FEATURES = ("points", "length")
"""Those that are there before any route is claimed: which tickets are kept."""
CRUDE = {"progress": 7.0, "doomed": -3.0}
"""A belief from the armchair, which those found by likelihood must beat."""


class Belief:
    """Weights of all tickets for all other seats, set anew for each decision."""

    board: Board

    def __init__(self, board: Board, values: Mapping[str, float]) -> None:
        unknown = sorted(set(values) - set(FEATURES))
        if unknown:
            raise ValueError(f"no feature of a belief: {', '.join(unknown)}")
        self.board = board
        self.paths = Paths(board)
        if not cython.compiled:
            self.weight = [0.0] * (MAX_SEATS * MAX_TICKETS)
            self.coefficient, self.feature = [0.0] * NUM_FEATURES, [0.0] * NUM_FEATURES
            self.length = [0] * MAX_TICKETS
            self.pool = [0] * TICKET_WORDS
        for i, name in enumerate(FEATURES):
            self.coefficient[i] = values.get(name, 0.0)
        measure_tickets(self)

    def features(self, s: State, seat: int) -> list[list[float]]:
        """By ticket: its features for a seat, from what lies open."""
        price_ways(self, s, seat)
        rows = []
        for ticket in range(self.board.num_tickets):
            set_features(self, s, seat, ticket)
            rows.append([self.feature[i] for i in range(NUM_FEATURES)])
        return rows

    def weights(self, s: State, seat: int) -> list[float]:
        """By ticket: how much likelier than another the seat is to hold it, as routes and wagons tell."""
        weigh_tickets(self, s, seat)
        return [self.weight[seat * MAX_TICKETS + ticket] for ticket in range(self.board.num_tickets)]


def measure_tickets(belief: Belief) -> None:
    """Set the fewest wagons that complete each ticket on an empty board."""
    for r in range(belief.board.num_routes):
        belief.paths.cost[r] = belief.board.length[r]
    for ticket in range(belief.board.num_tickets):
        belief.length[ticket] = ticket_distance(belief, ticket)


def ticket_distance(belief: Belief, ticket: int) -> int:
    sources = belief.board.ticket_from[ticket]
    return connect(belief.paths, sources, belief.board.ticket_to[ticket], MAX_COST - 1)


def price_ways(belief: Belief, s: State, seat: int) -> None:
    """Let routes cost the wagons that the seat would have to place."""
    first = seat * ROUTE_WORDS
    for r in range(s.board.num_routes):
        belief.paths.cost[r] = FAR
    for word in range(s.board.route_words):
        routes = s.open[first + word]
        while routes:
            r = 64 * word + lowest_bit(routes)
            routes &= routes - 1
            belief.paths.cost[r] = s.board.length[r]
        routes = s.owned[first + word]
        while routes:
            belief.paths.cost[64 * word + lowest_bit(routes)] = 0
            routes &= routes - 1


def set_features(belief: Belief, s: State, seat: int, ticket: int) -> None:
    """Set the features of a ticket, in the order of FEATURES; the ways must have been priced."""
    distance = ticket_distance(belief, ticket)
    is_doomed = distance < 0 or distance > s.wagons[seat]
    progress = 0.0
    if not is_doomed:
        progress = 1.0 - (1.0 * distance) / belief.length[ticket]
        if progress < 0.0:
            progress = 0.0
    placed = (1.0 * (s.board.wagons - s.wagons[seat])) / s.board.wagons
    belief.feature[0] = progress
    belief.feature[1] = progress * placed
    belief.feature[2] = 1.0 if distance == 0 else 0.0
    belief.feature[3] = 1.0 if is_doomed else 0.0
    belief.feature[4] = 0.0 if is_doomed else 0.1 * distance
    belief.feature[5] = 0.5 * is_reached(s, seat, s.board.ticket_from[ticket])
    belief.feature[5] += 0.5 * is_reached(s, seat, s.board.ticket_to[ticket])
    belief.feature[6] = 0.1 * s.board.ticket_points[ticket]
    belief.feature[7] = 0.1 * belief.length[ticket]


def is_reached(s: State, seat: int, places: int) -> int:
    """1 if the seat owns a route at one of these places, else 0."""
    while places:
        at = lowest_bit(places) * ROUTE_WORDS
        places &= places - 1
        for word in range(s.board.route_words):
            if s.owned[seat * ROUTE_WORDS + word] & s.board.routes_at[at + word]:
                return 1
    return 0


def weigh_tickets(belief: Belief, s: State, seat: int) -> None:
    """Set the weights of all tickets for one seat, from what lies open."""
    price_ways(belief, s, seat)
    for ticket in range(s.board.num_tickets):
        set_features(belief, s, seat, ticket)
        total = 0.0
        for i in range(NUM_FEATURES):
            total += belief.coefficient[i] * belief.feature[i]
        belief.weight[seat * MAX_TICKETS + ticket] = exp(total)


def weigh_others(belief: Belief, s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            weigh_tickets(belief, s, other)


def redraw_tickets(belief: Belief, s: State, seat: int, chance: Stream) -> None:
    """Change the others' tickets in a world dealt uniformly for `seat`, by the weights."""
    for other in range(s.players):
        if other != seat:
            for word in range(TICKET_WORDS):
                # Tickets that `seat` has itself rejected are where it knows them to be.
                tickets = s.tickets[other * TICKET_WORDS + word] & ~s.rejected[seat * TICKET_WORDS + word]
                while tickets:
                    redraw(belief, s, seat, other, 64 * word + lowest_bit(tickets), chance)
                    tickets &= tickets - 1


def redraw(belief: Belief, s: State, seat: int, other: int, ticket: int, chance: Stream) -> None:
    """Let one ticket change places with another of its pile that lies unseen, or with itself."""
    pile = s.board.ticket_pile[ticket]
    first = other * MAX_TICKETS
    total = belief.weight[first + ticket]
    for word in range(TICKET_WORDS):
        unseen = (s.loose[word] | s.out[word]) & ~s.rejected[seat * TICKET_WORDS + word]
        belief.pool[word] = unseen & s.board.pile_tickets[pile * TICKET_WORDS + word]
        unseen = belief.pool[word]
        while unseen:
            total += belief.weight[first + 64 * word + lowest_bit(unseen)]
            unseen &= unseen - 1
    mark = total * (random_below(chance, PRECISION) + 0.5) / PRECISION - belief.weight[first + ticket]
    if mark < 0.0:
        return
    for word in range(TICKET_WORDS):
        unseen = belief.pool[word]
        while unseen:
            chosen = 64 * word + lowest_bit(unseen)
            unseen &= unseen - 1
            mark -= belief.weight[first + chosen]
            if mark < 0.0:
                exchange(s, other, ticket, chosen)
                return


def exchange(s: State, other: int, ticket: int, chosen: int) -> None:
    remove(s.tickets, other * TICKET_WORDS, ticket)
    insert(s.tickets, other * TICKET_WORDS, chosen)
    if s.loose[chosen >> 6] >> (chosen & 63) & 1:
        remove(s.loose, 0, chosen)
        insert(s.loose, 0, ticket)
    else:
        remove(s.out, 0, chosen)
        insert(s.out, 0, ticket)
