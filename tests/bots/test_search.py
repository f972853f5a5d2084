"""Root search, belief and levels."""

from __future__ import annotations

import math

import pytest

from vagon.bots.belief import CRUDE, Belief, redraw_tickets, weigh_others
from vagon.bots.levels import BEGINNER, CASUAL, LEVELS, SearchingBot, level_style, make_search
from vagon.bots.matches import duel
from vagon.bots.planner import Planner, decide, forget
from vagon.bots.registry import make_bot
from vagon.bots.search import Manner, Search, candidates
from vagon.bots.styles import Style
from vagon.bots.tuning import standard_error
from vagon.bots.utility import utility
from vagon.bots.weights import weights
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS, OVER
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply, play
from vagon.rules.random import COMPILED, Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.game import Game
from vagon.table.views import view

MAPS = ("europe", "germany")
KEY = bytes(range(32))


def board(name: str) -> Board:
    return board_of(load_map(name))


def trained(name: str) -> Belief:
    return Belief(board(name), weights("belief", name))


def tuned(name: str, players: int) -> Style:
    return level_style(board(name), players, {})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", MAPS)
def test_never_returns_an_illegal_action(name: str, players: int) -> None:
    s = State(board(name))
    deal(s, seed_key(f"search:{players}"), players)
    search, chance = make_search(s.board, players, Manner(24 if COMPILED else 2)), Stream(KEY)
    planner = Planner([tuned(name, players)] * players)
    while s.phase != OVER and (COMPILED or s.turns < 2):
        found = candidates(s, planner)
        assert found[0] == decide(s, planner)
        assert len(set(found)) == len(found)
        assert set(found) <= set(legal(s))
        play(s, search.choose(s, chance) if s.seat == s.turns % players else found[0])


def test_equal_keys_and_budgets_give_equal_choices() -> None:
    s = State(board("germany"))
    deal(s, seed_key(9), 3)
    bots = [SearchingBot(KEY, lambda _map_id, _players: Manner(40 if COMPILED else 4), 0) for _ in range(2)]
    for _ in range(30 if COMPILED else 5):
        seen = view(s, s.seat)
        first = bots[0].choose(seen)
        assert bots[1].choose(seen) == first
        assert bots[0].choose(seen) == first
        apply(s, first)


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
def test_search_changes_some_moves_and_boundless_caution_or_few_worlds_none() -> None:
    s = State(board("europe"))
    deal(s, seed_key(4), 2)
    planner, policy, scratch = (Planner([tuned("europe", 2)] * 2) for _ in range(3))
    careful = Search(policy, scratch, Belief(s.board, CRUDE), Manner(24, caution=1e9))
    blind = make_search(s.board, 2, Manner(16))
    bold = make_search(s.board, 2, Manner(100))
    changed = 0
    while s.phase != OVER and s.last_turns != 1:
        action = decide(s, planner)
        assert careful.choose(s, Stream(KEY)) == action
        assert blind.choose(s, Stream(KEY)) == action
        changed += s.turns % 3 == 0 and bold.choose(s, Stream(KEY)) != action
        apply(s, action)
    assert changed > 1


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
def test_the_sum_of_differences_is_of_all_worlds_tried() -> None:
    s = State(board("europe"))
    deal(s, seed_key(4), 2)
    search = make_search(s.board, 2, Manner(300))
    search.choose(s, Stream(KEY))
    assert search.tries[0] * 2 <= 300
    assert search.total[0] == search.squares[0] == 0
    assert search.difference(0)[0] == 0


@pytest.mark.parametrize("win", [0.0, 0.3, 0.9])
def test_an_end_is_worth_its_win_and_its_lead(win: float) -> None:
    s = State(board("europe"))
    deal(s, seed_key(4), 3)
    s.load({"tickets": [0] * len(s.tickets), "points": [60, 60, 45, 0, 0]})
    t = tally(s)
    behind = 1 / (1 + math.e)
    shares = [t.place[seat] == 1 for seat in range(3)]
    assert utility(t, 3, 0, win) == pytest.approx(win * shares[0] / sum(shares) + (1 - win) / 2)
    assert utility(t, 3, 2, win) == pytest.approx((1 - win) * behind)


def test_others_are_seated_as_simple_players_by_how_likely_they_are_and_the_seat_itself_never() -> None:
    search, chance = make_search(board("germany"), 4, Manner(64, reads=True)), Stream(KEY)
    seen = []
    for _ in range(400):
        search.seat_others(1, [1.0, 1.0, 0.0, 0.25], chance)
        seen.append([style.simple for style in search.planner.styles[:4]])
        assert search.scratch.styles == search.planner.styles
    shares = [sum(seats) / len(seen) for seats in zip(*seen, strict=True)]
    assert shares[:3] == [1, 0, 0]
    assert 0.15 < shares[3] < 0.35
    assert not any(style.simple for style in search.own.styles)


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
def test_against_simple_players_some_choices_are_others() -> None:
    s = State(board("germany"))
    deal(s, seed_key(5), 4)
    planner = Planner([tuned("germany", 4)] * 4)
    searches = [make_search(s.board, 4, Manner(200, reads=True)) for _ in range(2)]
    differing = 0
    while s.phase != OVER:
        if s.seat == 0:
            planners, simple = (
                search.choose(s, Stream(KEY), [likely] * 4)
                for search, likely in zip(searches, (0.0, 1.0), strict=True)
            )
            assert {planners, simple} <= set(legal(s))
            differing += planners != simple
        apply(s, decide(s, planner))
    assert differing > 2


def test_only_who_reads_looks_out_for_simple_players() -> None:
    game = Game("germany", 4, seed=2)
    for _ in range(8):
        game.play(game.legal()[0])
    for spec, seats in (("level4", 0), ("level5", 4)):
        bot = make_bot(spec, KEY)
        assert isinstance(bot, SearchingBot)
        assert len(bot.read(game.view(game.seat))) == seats


def test_a_time_limit_ends_the_search() -> None:
    s = State(board("europe"))
    deal(s, seed_key(4), 2)
    search = make_search(s.board, 2, Manner(10_000_000), seconds=0.01)
    assert search.choose(s, Stream(KEY)) in legal(s)
    assert search.tries[0] < 10_000


def test_belief_weighs_by_progress_and_drops_what_cannot_be_done() -> None:
    s = State(board("europe"))
    deal(s, seed_key(1), 2)
    belief = Belief(s.board, CRUDE)
    assert belief.weights(s, 1) == [1.0] * s.board.num_tickets
    ticket = s.board.ticket_numbers.get("berlin-moskva", 0)
    s.load({"owned": [0, 0, 0, (1 << 64) - 1, (1 << s.board.num_routes - 64) - 1, 0, *[0] * 9]})
    assert belief.weights(s, 1)[ticket] == pytest.approx(math.exp(7))
    s.load({"owned": [0] * 15, "open": [0] * 15})
    assert belief.weights(s, 1) == pytest.approx([math.exp(-3)] * s.board.num_tickets)


@pytest.mark.parametrize("name", MAPS)
def test_worlds_by_belief_never_contradict_what_the_seat_knows(name: str) -> None:
    s = State(board(name))
    style = Style(s.board, {"draw_wagons": 15.0, "mix": 1.0})
    planner, belief, chance = Planner([style] * 3), trained(name), Stream(KEY)
    for seed in range(6 if COMPILED else 1):
        deal(s, seed_key(seed), 3)
        while s.phase != OVER:
            if s.phase not in (CHOOSE_MIX, CHOOSE_TICKETS) and s.turns % 7 == 0:
                for seat in range(3):
                    world = s.copy()
                    redeal(world, seat, chance)
                    weigh_others(belief, world, seat)
                    redraw_tickets(belief, world, seat, chance)
                    assert view(world, seat) == view(s, seat)
            apply(s, planner.choose(s))


@pytest.mark.parametrize("name", MAPS)
def test_belief_finds_the_true_tickets_more_often_than_chance(name: str) -> None:
    s = State(board(name))
    planner, belief, chance = Planner([tuned(name, 2)] * 2), trained(name), Stream(KEY)
    hits = {False: 0, True: 0}
    for seed in range(20 if COMPILED else 3):
        deal(s, seed_key(f"held-out:{seed}"), 2)
        while s.phase != OVER and s.turns < 50:
            apply(s, planner.choose(s))
        true = s.tickets[2] | s.tickets[3] << 64
        for weighted in (False, True):
            for _ in range(20):
                world = s.copy()
                redeal(world, 0, chance)
                if weighted:
                    weigh_others(belief, world, 0)
                    redraw_tickets(belief, world, 0, chance)
                hits[weighted] += (true & (world.tickets[2] | world.tickets[3] << 64)).bit_count()
    assert hits[True] > 1.5 * hits[False]


@pytest.mark.skipif(not COMPILED, reason="too few games in reasonable time")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", MAPS)
def test_planning_levels_are_in_order(name: str, players: int) -> None:
    b = board(name)
    deals = range(240 // players)
    beginner, casual, club = (level_style(b, players, changes) for changes in (BEGINNER, CASUAL, {}))
    for better, worse in ((casual, beginner), (club, casual)):
        shares = duel(better, worse, players, deals, "order")
        assert sum(shares) / len(shares) > 1.15 / players


@pytest.mark.skipif(not COMPILED, reason="too few games in reasonable time")
@pytest.mark.parametrize("name", MAPS)
def test_search_beats_its_own_rollout_policy(name: str) -> None:
    s = State(board(name))
    planner, search = Planner([tuned(name, 2)] * 2), make_search(s.board, 2, Manner(256))
    leads, deals = [], 8
    for seed in range(deals):
        for own in range(2):
            deal(s, seed_key(f"policy:{seed}"), 2, -1, True)
            forget(planner)
            chance = Stream(seed_key(f"bot:{seed}:{own}"))
            while s.phase != OVER:
                apply(s, search.choose(s, chance) if s.seat == own else decide(s, planner))
            totals = tally(s).total
            leads.append(totals[own] - totals[1 - own])
    # Points tell more of few games than wins do: a search that plays as its policy leads by 0 on average.
    assert sum(leads) / len(leads) > 2 * standard_error(leads)


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4", "level5"])
def test_levels_answer_views_with_legal_actions(name: str) -> None:
    options = {"rollouts": "64", "ms": "200"} if name in ("level4", "level5") else {}
    s = State(board("europe"))
    deal(s, seed_key(6), 2)
    bots = [LEVELS[name](dict(options), KEY) for _ in range(2)]
    for _ in range(400 if COMPILED else 4):
        if s.phase == OVER:
            break
        play(s, bots[s.seat].choose(view(s, s.seat)))
    assert not COMPILED or s.phase == OVER
