"""The last turn against enumeration: every line of play, and every three cards that a tunnel may reveal."""

from __future__ import annotations

import math
from itertools import product

import pytest

from vagon.bots.belief import weigh_others
from vagon.bots.last_turn import WORLDS, best_action, is_last, tunnel_value, value, worth
from vagon.bots.levels import level_style, make_search
from vagon.bots.planner import Planner
from vagon.bots.search import Manner
from vagon.maps import load_map
from vagon.rules.constants import GREEDY, NUM_KINDS, OVER, PAY_EXTRA, PAY_ROUTE, SECOND_CARD, TUNNEL, TURN
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.playout import choose
from vagon.rules.random import COMPILED, Stream, seed_key
from vagon.rules.state import State
from vagon.table.boards import board_of


def last_turns(name: str, number: int) -> list[State]:
    """The last turns of some games; there are cards and wagons enough to have a choice."""
    board = board_of(load_map(name))
    found = []
    for seed in range(number):
        s, chance = State(board), Stream(seed_key(f"greedy:{seed}"))
        deal(s, seed_key(f"last turn:{seed}"), 2)
        while not (s.last_turns == 1 and s.phase == TURN):
            apply(s, choose(s, chance, GREEDY))
        hand = list(s.hand)
        for kind in range(NUM_KINDS):
            hand[s.seat * NUM_KINDS + kind] = 2
        wagons = list(s.wagons)
        wagons[s.seat] = 10
        s.load({"hand": hand, "wagons": wagons})
        found.append(s)
    return found


def enumerated(s: State, seat: int) -> float:
    """The best end of the turn by trying all there is, chance left out."""
    if s.phase in (OVER, SECOND_CARD):
        return worth(s, seat)
    best = -math.inf
    for action in legal(s):
        after = s.copy()
        apply(after, action)
        best = max(best, enumerated(after, seat))
    return best


def by_cards(s: State, payment: int) -> float:
    """The value of a payment at a tunnel over all three cards in order, each as likely as the deck says."""
    total = 0.0
    kinds = [kind for kind in range(NUM_KINDS) if s.deck[kind]]
    for cards in product(kinds, repeat=3):
        deck, chance = list(s.deck), 1.0
        for number, kind in enumerate(cards):
            chance *= deck[kind] / (s.deck_size - number)
            deck[kind] -= 1
        if chance > 0:
            total += chance * after_revealing(s, payment, cards)
    return total


def after_revealing(s: State, payment: int, cards: tuple[int, ...]) -> float:
    """The engine's own end when the deck is exactly these cards."""
    dug = s.copy()
    dug.load({"deck": [cards.count(kind) for kind in range(NUM_KINDS)], "deck_size": len(cards)})
    dug.load({"shuffled": [50] * NUM_KINDS})
    apply(dug, payment)
    if dug.phase != PAY_EXTRA:
        return worth(dug, s.seat)
    return enumerated(dug, s.seat)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_claims_and_stations_are_worth_what_enumeration_finds(name: str) -> None:
    compared = 0
    for s in last_turns(name, 4 if COMPILED else 1):
        board = s.board
        for action in legal(s):
            is_claim = board.first_claim <= action < board.first_station
            if is_claim and board.kind[action - board.first_claim] == TUNNEL:
                continue
            if action < board.first_claim:
                assert action >= board.first_tickets or value(s, action) == worth(s, s.seat)
                continue
            after = s.copy()
            apply(after, action)
            assert value(s, action) == pytest.approx(enumerated(after, s.seat))
            compared += 1
    assert compared > (10 if COMPILED else 2)


def test_a_tunnel_is_worth_the_mean_over_all_cards_it_may_reveal() -> None:
    compared = 0
    for s in last_turns("europe", 6 if COMPILED else 2):
        s.load({"deck": [3, 1, 0, 2, 0, 0, 1, 2, 2], "deck_size": 11})
        tunnels = [
            action
            for action in legal(s)
            if s.board.first_claim <= action < s.board.first_station
            and s.board.kind[action - s.board.first_claim] == TUNNEL
        ]
        for action in tunnels[:3]:
            paying = s.copy()
            apply(paying, action)
            assert paying.phase == PAY_ROUTE
            for payment in legal(paying)[:4]:
                assert tunnel_value(paying, payment) == pytest.approx(by_cards(paying, payment))
                compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_the_choice_is_the_best_of_all(name: str) -> None:
    for s in last_turns(name, 2 if COMPILED else 1):
        assert is_last(s)
        first = Planner([level_style(s.board, 2, {})] * 2).choose(s)
        chosen = best_action([s], first)
        values = {action: value(s, action) for action in legal(s)}
        assert values[chosen] == pytest.approx(max(values.values()))
        assert values[chosen] > values[first] or chosen == first


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_a_search_does_what_is_best_on_average_over_its_worlds(name: str) -> None:
    """Also where the planner would do something else, and rollouts are too few to find it."""
    changed = 0
    for s in last_turns(name, 3):
        search, other = make_search(s.board, 2, Manner(1)), make_search(s.board, 2, Manner(1))
        chosen = search.choose(s, Stream(seed_key("search")))
        weigh_others(other.belief, s, s.seat)
        worlds = other.worlds(s, WORLDS, Stream(seed_key("search")))
        means = {action: sum(value(world, action) for world in worlds) for action in legal(s)}
        assert means[chosen] == pytest.approx(max(means.values()))
        changed += means[chosen] > means[Planner([level_style(s.board, 2, {})] * 2).choose(s)] + 1e-6
    assert changed
