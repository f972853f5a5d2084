"""Whole games by two simple policies, without leaving compiled code: random, and greedy for long routes."""

from __future__ import annotations

import cython

from vagon.rules.random import Stream
from vagon.rules.score import Tally

if not cython.compiled:
    from vagon.rules.bits import count_bits, nth_bit
    from vagon.rules.constants import (
        EMPTY,
        GREEDY,
        LOCOMOTIVE,
        MAX_ACTIONS,
        OVER,
        ROUTE_WORDS,
        SECOND_CARD,
        TURN,
    )
    from vagon.rules.legal import buildable, find_claimable, list_cards, list_cards_and_tickets, list_legal
    from vagon.rules.play import apply
    from vagon.rules.random import random_below
    from vagon.rules.score import count_score
    from vagon.rules.state import State


def play_out(s: State, chance: Stream, policy: int) -> int:
    """Play to the end by a policy that draws from `chance`; return the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        apply(s, choose(s, chance, policy))
        decisions += 1
    return decisions


def finish(s: State, chance: Stream, policy: int, t: Tally) -> int:
    """Play to the end and count the score into `t`; return the number of decisions."""
    decisions = play_out(s, chance, policy)
    count_score(s, t)
    return decisions


def choose(s: State, chance: Stream, policy: int) -> int:
    """What the policy does in this situation."""
    if policy == GREEDY:
        return choose_greedy(s, chance)
    return choose_random(s, chance)


def choose_random(s: State, chance: Stream) -> int:
    """Any legal action, each equally likely."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    if s.phase == TURN:
        return choose_random_turn(s, chance)
    count = list_legal(s, actions)
    return actions[random_below(chance, count)] if count > 1 else actions[0]


def choose_random_turn(s: State, chance: Stream) -> int:
    """The same at the start of a turn, from the sets of routes and cities instead of a long list."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
        routes = [0] * ROUTE_WORDS
    num_short = list_cards_and_tickets(s, actions)
    num_routes = 0
    find_claimable(s, routes)
    for word in range(s.board.route_words):
        num_routes += count_bits(routes[word])
    cities = buildable(s)
    count = num_short + num_routes + count_bits(cities)
    if count == 0:
        return s.board.pass_turn
    k = random_below(chance, count)
    if k < num_short:
        return actions[k]
    k -= num_short
    if k < num_routes:
        return s.board.first_claim + nth_of(routes, k)
    return s.board.first_station + nth_bit(cities, k - num_routes)


def nth_of(words: list[int], n: int) -> int:
    """The n-th member of a set kept in words."""
    word = 0
    while n >= count_bits(words[word]):
        n -= count_bits(words[word])
        word += 1
    return 64 * word + nth_bit(words[word], n)


def choose_greedy(s: State, chance: Stream) -> int:
    """The longest route that can be paid, else cards; few tickets, few locomotives, every passenger."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    if s.phase == TURN:
        action = longest_claim(s, chance)
        if action >= 0:
            return action
    if s.phase == TURN or s.phase == SECOND_CARD:
        count = list_cards(s, actions, 0, LOCOMOTIVE if s.phase == SECOND_CARD else EMPTY)
        if count > 0:
            return actions[random_below(chance, count)]
    # The first payment takes the fewest locomotives, the first choice few tickets, and declining comes last.
    list_legal(s, actions)
    return actions[0]


def longest_claim(s: State, chance: Stream) -> int:
    """Claim one of the longest routes within reach; -1 if there is none."""
    if not cython.compiled:
        routes, longest = [0] * ROUTE_WORDS, [0] * ROUTE_WORDS
    found = 0
    find_claimable(s, routes)
    for word in range(s.board.route_words):
        found += count_bits(routes[word])
    if found == 0:
        return -1
    length = s.board.max_length
    while True:
        count = 0
        for word in range(s.board.route_words):
            longest[word] = routes[word] & ~s.board.fitting[(length - 1) * ROUTE_WORDS + word]
            count += count_bits(longest[word])
        if count > 0:
            return s.board.first_claim + nth_of(longest, random_below(chance, count))
        length -= 1
