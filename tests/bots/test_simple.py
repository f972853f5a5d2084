"""Simple players: how they play, and how they are recognised by what all have seen them do."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.answers import KEY
from vagon.bots import make_bot
from vagon.bots.notes import Notes
from vagon.bots.planner import Planner, decide
from vagon.bots.recognising import fit_simple, gather, judge
from vagon.bots.strangers import DEEDS, deeds_told, no_deeds, note_deed, simple_chances
from vagon.bots.styles import SIMPLE, Style
from vagon.bots.weights import weights
from vagon.maps import load_map
from vagon.rules.constants import DRAW_DECK, GREEDY, LOCOMOTIVE, NUM_KINDS, OVER, TURN
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply, play
from vagon.rules.playout import choose
from vagon.rules.random import COMPILED, Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.game import Game
from vagon.table.views import view

MAPS = ("europe", "germany")


def simple_planner(name: str, players: int) -> Planner:
    return Planner([Style(board_of(load_map(name)), SIMPLE)] * players)


def started(name: str, players: int, seed: int = 1) -> State:
    s = State(board_of(load_map(name)))
    deal(s, seed_key(seed), players)
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", MAPS)
def test_plays_legal_games_to_their_end(name: str, players: int) -> None:
    s, planner = started(name, players), simple_planner(name, players)
    while s.phase != OVER and (COMPILED or s.turns < 20):
        play(s, decide(s, planner))
        assert s.turns < 100 * players


@pytest.mark.parametrize("name", MAPS)
def test_decides_as_the_published_agent_does(name: str) -> None:
    """`path` is written differently: in Python, on views. They differ in ways of equally many routes."""
    s, planner, path = started(name, 4), simple_planner(name, 4), make_bot("path", KEY)
    same: Counter[bool] = Counter()
    while s.phase != OVER and (COMPILED or s.turns < 40):
        action = path.choose(view(s, s.seat))
        if s.phase == TURN:
            same[decide(s, planner) == action] += 1
        apply(s, action)
    assert same[True] > (4 if COMPILED else 2) * same[False]


@pytest.mark.parametrize("name", MAPS)
def test_reads_only_what_its_seat_may_know(name: str) -> None:
    s, planner, chance = started(name, 3, 5), simple_planner(name, 3), Stream(KEY)
    checked = 0
    while s.phase != OVER and (COMPILED or s.turns < 6):
        other = s.copy()
        redeal(other, s.seat, chance)
        checked += other != s
        assert decide(other, planner) == decide(s, planner)
        apply(s, choose(s, chance, GREEDY))
    assert checked > 10


def test_claims_what_it_can_pay_and_saves_for_the_most_valuable() -> None:
    s = started("europe", 2)
    planner = simple_planner("europe", 2)
    while s.phase != TURN:
        apply(s, decide(s, planner))
    hands = list(s.hand)
    hands[: 2 * NUM_KINDS] = [0] * 2 * NUM_KINDS
    s.load({"hand": hands, "row": [LOCOMOTIVE] * 2 + [0] * 3})
    poor = decide(s, planner)
    assert poor == DRAW_DECK or poor == 1, "a locomotive is never taken while there is a deck"
    hands[s.seat * NUM_KINDS : (s.seat + 1) * NUM_KINDS] = [12] * 8 + [14]
    s.load({"hand": hands})
    rich = decide(s, planner)
    assert s.board.first_claim <= rich < s.board.first_station
    assert rich in legal(s)


@pytest.mark.parametrize("name", MAPS)
def test_deeds_are_counted_alike_from_actions_and_from_the_history_that_a_seat_sees(name: str) -> None:
    game, chance = Game(name, 3, seed=3), Stream(KEY)
    counted = no_deeds(3)
    while not game.is_over:
        action = choose(game.state, chance, GREEDY)
        note_deed(counted, game.state.board, game.seat, action)
        game.play(action)
        if len(game.history) % 40 == 0:
            for seat in range(3):
                assert deeds_told(game.state.board, game.view(seat)) == counted
    for seen, deeds in zip(game.view(0).seats, counted, strict=True):
        assert deeds[DEEDS.index("claim")] >= len(seen.routes)  # more, where a tunnel was left undug
    assert all(sum(deeds) > 20 for deeds in counted)


@pytest.mark.parametrize("name", MAPS)
def test_who_takes_from_the_deck_is_simple_and_who_takes_locomotives_is_not(name: str) -> None:
    values = weights("simple", name)
    nobody, deck, planned = simple_chances([[0, 0, 0, 0], [30, 2, 0, 9], [4, 14, 2, 9]], values)
    assert nobody == 0.5
    assert deck > 0.9
    assert planned < 0.1
    assert simple_chances([[10**6, 0, 10**6, 0]], values) == [pytest.approx(0)]


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
@pytest.mark.parametrize("name", MAPS)
def test_players_are_recognised_in_games_that_nothing_was_learnt_from(name: str) -> None:
    game_map = load_map(name)
    learnt, kept = (gather(game_map, 40, purpose, Notes(None)) for purpose in ("learnt", "kept"))
    found = judge(kept, fit_simple(learnt))
    assert found["likelihood"] > 0.6 * found["likelihood_even"]
    assert found["chance_given_to_simple"] > 0.65
    assert found["chance_given_to_others"] < 0.3
    assert judge(kept, dict.fromkeys(DEEDS, 0.0))["likelihood"] == found["likelihood_even"]
