"""Very many games without a crash, a hang or a broken invariant."""

from __future__ import annotations

import pytest

from tests.games.policies import MOST_DECISIONS, decide, policies_for, policy_stream
from tests.rules.invariants import Watch, check_legal, check_state
from tests.rules.situations import BOARDS
from vagon.rules import COMPILED
from vagon.rules.constants import OVER, RANDOM_POLICY
from vagon.rules.deal import deal
from vagon.rules.play import apply, play
from vagon.rules.playout import choose
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.score import tally
from vagon.rules.state import State

MAPS = ("europe", "germany")
GAMES = 100_000
BATCH = 5_000
SAMPLED = 20
"""One game in so many is looked at on its way, at one decision in so many."""


def play_random_games(map_name: str, seeds: range) -> None:
    """Games of two to five players in turn; each state is used again, as search does."""
    state = State(BOARDS[map_name])
    for seed in seeds:
        key, decisions = seed_key(f"many {seed}"), 0
        deal(state, key, 2 + seed % 4, all_open=seed % 8 == 5)
        chance = Stream(derived_key(key, "policy"))
        while state.phase != OVER:
            apply(state, choose(state, chance, RANDOM_POLICY))
            decisions += 1
            assert decisions < MOST_DECISIONS
            if seed % SAMPLED == decisions % SAMPLED == 0:
                check_state(state)
                check_legal(state)
        check_state(state)
        check_result(state)


def check_result(state: State) -> None:
    """The parts of the score make its total, and places begin with 1."""
    score, seats = tally(state), range(state.players)
    for seat in seats:
        bonus = score.trail_points[seat] + score.most_tickets_points[seat] + score.passenger_points[seat]
        assert score.total[seat] == score.routes[seat] + score.tickets[seat] + score.stations[seat] + bonus
    ranking = sorted(seats, key=lambda seat: score.place[seat])
    assert [score.total[seat] for seat in ranking] == sorted(score.total[: state.players], reverse=True)
    assert score.place[ranking[0]] == 1


@pytest.mark.parametrize("map_name", MAPS)
def test_many_random_games(map_name: str) -> None:
    play_random_games(map_name, range(1000 if COMPILED else 25))


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize("map_name", MAPS)
def test_a_hundred_thousand_random_games(map_name: str, first: int) -> None:
    play_random_games(map_name, range(first, first + BATCH))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_name", MAPS)
def test_many_games_of_every_policy(map_name: str, players: int) -> None:
    for policy in policies_for(players):
        for number in range(100):
            state = State(BOARDS[map_name])
            deal(state, seed_key(f"many {number}"), players, all_open=number % 3 == 0)
            chance, watch = policy_stream(state.chance.key), Watch(state)
            while state.phase != OVER:
                action = decide(policy, state, chance)
                play(state, action)
                watch.see(state, action)
                if watch.decisions % SAMPLED == 0:
                    check_state(state)
                    check_legal(state)
            check_state(state)
            check_result(state)
