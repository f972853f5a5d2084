"""The tree search of `peeking-mcts`, without leaving compiled code.

The tree holds the decisions of one seat; in it the others move at random. Below the tree everybody plays
for its tickets: claims the best route on their shortest paths, else draws a card, and draws tickets when
all are done. The value of a game is the seat's own points, so the exploration term hardly counts. A node
has at most twice the root of its visits as children. Claims that close a ticket or lie on a ticket's path
are favoured, drawing tickets or more cards than fifteen is not.
"""

from __future__ import annotations

import cython

from vagon.rules.random import Stream
from vagon.rules.score import Tally
from vagon.rules.state import State

if not cython.compiled:
    from math import log, sqrt

    from vagon.rules.bits import insert, lowest_bit, one_bit
    from vagon.rules.constants import (
        EMPTY,
        FAR,
        GREEDY,
        MAX_ACTIONS,
        MAX_CITIES,
        MAX_SEATS,
        NUM_KINDS,
        OVER,
        RANDOM_POLICY,
        ROUTE_WORDS,
        TICKET_WORDS,
        TURN,
    )
    from vagon.rules.legal import can_draw_tickets, find_claimable, list_cards, list_legal
    from vagon.rules.play import apply
    from vagon.rules.playout import choose
    from vagon.rules.random import random_below
    from vagon.rules.score import count_score
    from vagon.rules.state import copy_state

    # As in uct.pxd.
    MAX_NODES = 20001
    MAX_DEPTH = 64

MOST_SIMULATIONS = 20000
ROLLOUT_TURNS = 400  # games take about 90: a bound, not a horizon
EXPLORATION = 1.4
CLOSES_TICKET = 5.0
ON_PATH = 1.0
OPEN_TICKET = -2.0
MANY_CARDS = 15
EXTRA_CARD = -0.5


class Search:
    """One decision: a tree that grows by a node with each simulation."""

    def __init__(self, state: State, chance: Stream) -> None:
        if not cython.compiled:
            self.action, self.first, self.next = [0] * MAX_NODES, [0] * MAX_NODES, [0] * MAX_NODES
            self.children, self.visits = [0] * MAX_NODES, [0] * MAX_NODES
            self.total, self.bonus = [0.0] * MAX_NODES, [0.0] * MAX_NODES
            self.path = [0] * (MAX_DEPTH + 1)
            self.wanted, self.is_planned = [0] * (MAX_SEATS * ROUTE_WORDS), [0] * MAX_SEATS
        self.root = state.copy()
        self.world = State(state.board)
        self.tally = Tally()
        self.chance = chance
        self.seat = state.seat
        self.num_nodes = 1

    def best(self, simulations: int) -> int:
        """The action tried most often after so many simulations."""
        for _ in range(min(simulations, MOST_SIMULATIONS)):
            simulate(self)
        favourite = self.first[0]
        child = favourite
        while child:
            if self.visits[child] > self.visits[favourite]:
                favourite = child
            child = self.next[child]
        return self.action[favourite]


def simulate(t: Search) -> None:
    """Walk down the tree, add a node, play on and remember what came of it."""
    copy_state(t.world, t.root)
    node = 0
    depth = 0
    t.path[0] = 0
    is_new = 0
    while not is_new and depth < MAX_DEPTH:
        others_move(t.world, t.chance, t.seat)
        if t.world.phase == OVER:
            break
        last = t.num_nodes
        node = descend(t, node)
        is_new = 1 if t.num_nodes > last else 0
        depth += 1
        t.path[depth] = node
    play_on(t)
    count_score(t.world, t.tally)
    for i in range(depth + 1):
        t.visits[t.path[i]] += 1
        t.total[t.path[i]] += t.tally.total[t.seat]


def others_move(s: State, chance: Stream, seat: int) -> None:
    while s.phase != OVER and s.seat != seat:
        apply(s, choose(s, chance, RANDOM_POLICY))


def descend(t: Search, node: int) -> int:
    """Choose a child of the node that is legal now, or add one, and play its action."""
    if not cython.compiled:
        actions, is_untried = [0] * MAX_ACTIONS, [0] * MAX_ACTIONS
    count = without_stations(t.world, actions, list_legal(t.world, actions))
    for i in range(count):
        is_untried[actions[i]] = 1
    untried = count
    chosen = 0
    best = 0.0
    child = t.first[node]
    # A child may be illegal in this world: chance and the others have moved otherwise.
    for _ in range(t.children[node]):
        if is_among(actions, count, t.action[child]):
            is_untried[t.action[child]] = 0
            untried -= 1
            value = worth(t, node, child)
            if chosen == 0 or value > best:
                chosen = child
                best = value
        child = t.next[child]
    if untried > 0 and (chosen == 0 or t.children[node] < 2 * sqrt(t.visits[node])):
        k = random_below(t.chance, untried)
        for i in range(count):
            if is_untried[actions[i]]:
                if k == 0:
                    chosen = add_child(t, node, actions[i])
                    break
                k -= 1
    apply(t.world, t.action[chosen])
    return chosen


def without_stations(s: State, actions: list[int], count: int) -> int:
    """Leave out the stations, which the game of its author does not have, unless there is nothing else."""
    left = 0
    for i in range(count):
        if s.phase != TURN or actions[i] < s.board.first_station or actions[i] >= s.board.first_pay:
            actions[left] = actions[i]
            left += 1
    return left if left > 0 else count


def is_among(actions: list[int], count: int, action: int) -> bool:
    i = 0
    while i < count and actions[i] != action:
        i += 1
    return i < count


def worth(t: Search, node: int, child: int) -> float:
    mean = t.total[child] / t.visits[child]
    return mean + EXPLORATION * sqrt(log(t.visits[node]) / t.visits[child]) + t.bonus[child]


def add_child(t: Search, node: int, action: int) -> int:
    child = t.num_nodes
    t.num_nodes += 1
    t.action[child] = action
    t.bonus[child] = bias(t, action)
    t.next[child] = t.first[node]
    t.first[node] = child
    t.children[node] += 1
    return child


def bias(t: Search, action: int) -> float:
    """How much an action is favoured, whatever came of it."""
    if t.world.phase != TURN:
        return 0.0
    if action < t.world.board.first_tickets:
        cards = 0
        for kind in range(NUM_KINDS):
            cards += t.world.hand[t.seat * NUM_KINDS + kind]
        return EXTRA_CARD * max(0, cards - MANY_CARDS)
    if action < t.world.board.first_claim:
        return OPEN_TICKET * num_open_tickets(t.world, t.seat)
    if action < t.world.board.first_station:
        route = action - t.world.board.first_claim
        if closes_ticket(t.world, t.seat, route):
            return CLOSES_TICKET
        plan(t, t.world, t.seat)
        t.is_planned[t.seat] = 0
        if t.wanted[t.seat * ROUTE_WORDS + route // 64] >> (route % 64) & 1:
            return ON_PATH
    return 0.0


def num_open_tickets(s: State, seat: int) -> int:
    number = 0
    for word in range(TICKET_WORDS):
        left = s.tickets[seat * TICKET_WORDS + word]
        while left:
            ticket = 64 * word + lowest_bit(left)
            left &= left - 1
            if not is_completed(s, seat, ticket):
                number += 1
    return number


def is_completed(s: State, seat: int, ticket: int) -> bool:
    starts = s.board.ticket_from[ticket]
    while starts:
        if connected(s, seat, lowest_bit(starts)) & s.board.ticket_to[ticket]:
            return True
        starts &= starts - 1
    return False


def connected(s: State, seat: int, place: int) -> int:
    """The places that the seat's own routes join to a place, as a set."""
    found = one_bit(place)
    fresh = found
    while fresh:
        at = lowest_bit(fresh)
        fresh &= fresh - 1
        for word in range(s.board.route_words):
            routes = s.owned[seat * ROUTE_WORDS + word] & s.board.routes_at[at * ROUTE_WORDS + word]
            while routes:
                route = 64 * word + lowest_bit(routes)
                routes &= routes - 1
                ends = one_bit(s.board.route_a[route]) | one_bit(s.board.route_b[route])
                fresh |= ends & ~found
                found |= ends
    return found


def closes_ticket(s: State, seat: int, route: int) -> bool:
    """Whether the route joins the two ends of a ticket that the seat holds."""
    one = connected(s, seat, s.board.route_a[route])
    other = connected(s, seat, s.board.route_b[route])
    if one == other:
        return False
    for word in range(TICKET_WORDS):
        left = s.tickets[seat * TICKET_WORDS + word]
        while left:
            ticket = 64 * word + lowest_bit(left)
            left &= left - 1
            starts, stops = s.board.ticket_from[ticket], s.board.ticket_to[ticket]
            if (starts & one and stops & other) or (starts & other and stops & one):
                return True
    return False


def play_on(t: Search) -> None:
    """Everybody plays for its tickets to the end, or very long."""
    for seat in range(t.world.players):
        t.is_planned[seat] = 0
    last = t.world.turns + ROLLOUT_TURNS
    while t.world.phase != OVER and t.world.turns < last:
        if t.world.phase == TURN:
            apply(t.world, choose_turn(t, t.world))
        else:
            if t.world.num_offered[t.world.seat]:
                t.is_planned[t.world.seat] = 0
            # Fewest locomotives, fewest tickets, every passenger, any card.
            apply(t.world, choose(t.world, t.chance, GREEDY))


def choose_turn(t: Search, s: State) -> int:
    """The best route that is wanted and can be paid, else a card, or tickets when no route is wanted."""
    if not cython.compiled:
        routes, actions = [0] * ROUTE_WORDS, [0] * MAX_ACTIONS
    seat = s.seat
    if not t.is_planned[seat] or not still_good(t, s, seat):
        plan(t, s, seat)
    find_claimable(s, routes)
    best = -1
    wants_any = 0
    for word in range(s.board.route_words):
        wanted = t.wanted[seat * ROUTE_WORDS + word] & ~s.owned[seat * ROUTE_WORDS + word]
        if wanted:
            wants_any = 1
        wanted &= routes[word]
        while wanted:
            route = 64 * word + lowest_bit(wanted)
            wanted &= wanted - 1
            if best < 0 or s.board.points[route] > s.board.points[best]:
                best = route
    if best >= 0:
        return s.board.first_claim + best
    if not wants_any and can_draw_tickets(s, 0):
        return s.board.first_tickets
    count = list_cards(s, actions, 0, EMPTY)
    if count > 0:
        return actions[random_below(t.chance, count)]
    return choose(s, t.chance, GREEDY)


def still_good(t: Search, s: State, seat: int) -> bool:
    """Whether every wanted route is owned or can still be claimed."""
    for word in range(s.board.route_words):
        i = seat * ROUTE_WORDS + word
        if t.wanted[i] & ~(s.owned[i] | s.open[i]):
            return False
    return True


def plan(t: Search, s: State, seat: int) -> None:
    """Want the routes on the shortest paths of all open tickets that can be met."""
    for word in range(ROUTE_WORDS):
        t.wanted[seat * ROUTE_WORDS + word] = 0
    t.is_planned[seat] = 1
    for word in range(TICKET_WORDS):
        left = s.tickets[seat * TICKET_WORDS + word]
        while left:
            ticket = 64 * word + lowest_bit(left)
            left &= left - 1
            want_path(t, s, seat, ticket)


def want_path(t: Search, s: State, seat: int, ticket: int) -> None:
    """Dijkstra's search from the ticket's first end: own routes cost nothing, open ones their length."""
    if not cython.compiled:
        distance, via = [0] * MAX_CITIES, [0] * MAX_CITIES
    unvisited = 0
    for place in range(s.board.num_places):
        unvisited |= one_bit(place)
        distance[place] = 0 if s.board.ticket_from[ticket] & one_bit(place) else FAR
        via[place] = -1
    place = -1
    while unvisited:
        place = nearest(distance, unvisited)
        if place < 0 or s.board.ticket_to[ticket] & one_bit(place):
            break
        unvisited &= ~one_bit(place)
        for word in range(s.board.route_words):
            i = seat * ROUTE_WORDS + word
            routes = (s.owned[i] | s.open[i]) & s.board.routes_at[place * ROUTE_WORDS + word]
            while routes:
                route = 64 * word + lowest_bit(routes)
                routes &= routes - 1
                other = s.board.route_a[route] + s.board.route_b[route] - place
                cost = 0 if s.owned[i] >> (route % 64) & 1 else s.board.length[route]
                if distance[place] + cost < distance[other]:
                    distance[other] = distance[place] + cost
                    via[other] = route
    while place >= 0 and via[place] >= 0:
        insert(t.wanted, seat * ROUTE_WORDS, via[place])
        place = s.board.route_a[via[place]] + s.board.route_b[via[place]] - place


def nearest(distance: list[int], places: int) -> int:
    """The place of this set that is nearest and can be reached; -1 if there is none."""
    best = -1
    while places:
        place = lowest_bit(places)
        places &= places - 1
        if distance[place] < FAR and (best < 0 or distance[place] < distance[best]):
            best = place
    return best
