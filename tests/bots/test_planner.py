"""The planner: cheapest ways, legal and complete games, nothing learnt from hidden cards."""

from __future__ import annotations

import math
from random import Random

import pytest

from vagon.bots.matches import duel
from vagon.bots.paths import Paths, connect
from vagon.bots.planner import Planner, decide, finish_game, forget
from vagon.bots.styles import Style
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.rules.constants import (
    FAR,
    GREEDY,
    GREY,
    LOCOMOTIVE,
    NUM_COLOURS,
    NUM_KINDS,
    OVER,
    SECOND_CARD,
    TUNNEL,
    TURN,
)
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply, play
from vagon.rules.playout import choose
from vagon.rules.random import COMPILED, Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.rules.score import Tally, tally
from vagon.rules.state import State
from vagon.table.boards import board_of

MAPS = ("europe", "germany")


def board(name: str) -> Board:
    return board_of(load_map(name))


def cheapest(b: Board, cost: list[int], usable: set[int], start: int, goal: int) -> float:
    """By relaxing all routes until nothing changes."""
    distance = [math.inf] * b.num_places
    ends = list(zip(b.route_a, b.route_b, strict=True))  # a compiled board copies its arrays each time
    for place in range(b.num_places):
        if start >> place & 1:
            distance[place] = 0
    for _ in range(b.num_places):
        for r in usable:
            a, z = ends[r]
            distance[a] = min(distance[a], distance[z] + cost[r])
            distance[z] = min(distance[z], distance[a] + cost[r])
    return min(distance[place] for place in range(b.num_places) if goal >> place & 1)


@pytest.mark.parametrize("name", MAPS)
def test_connections_are_as_cheap_as_brute_force_finds(name: str) -> None:
    b, random = board(name), Random(5)
    reached = 0
    for _ in range(20):
        cost = [random.randrange(12) for _ in range(b.num_routes)]
        usable = {r for r in range(b.num_routes) if random.random() < 0.6}
        paths = priced(b, cost, usable)
        for ticket in range(0, b.num_tickets, 7):
            start, goal = b.ticket_from[ticket], b.ticket_to[ticket]
            best = cheapest(b, cost, usable, start, goal)
            found = connect(paths, start, goal, 1000)
            assert found == (-1 if best == math.inf else best)
            if found > 0:
                reached += 1
                assert connect(paths, start, goal, found) == found
                assert connect(paths, start, goal, found - 1) == -1
                assert way_back(b, paths, start, found) == found
    assert reached > 50


def priced(b: Board, cost: list[int], usable: set[int]) -> Paths:
    paths = Paths(b)
    paths.load([price if r in usable else FAR for r, price in enumerate(cost)])
    return paths


def way_back(b: Board, paths: Paths, start: int, limit: int) -> int:
    """The price of the way that `via` gives."""
    place, total = paths.reached, 0
    while not start >> place & 1:
        r = paths.via[place]
        total += paths.cost[r]
        assert total <= limit
        place = b.route_a[r] + b.route_b[r] - place
    return total


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", MAPS)
def test_plays_whole_games_by_the_rules(name: str, players: int) -> None:
    s = State(board(name))
    planner = Planner([Style(s.board, {"draw_wagons": 15.0, "mix": 1.0})] * players)
    for seed in range(25 if COMPILED else 2):
        deal(s, seed_key(f"planner:{seed}"), players)
        forget(planner)
        while s.phase != OVER:
            play(s, decide(s, planner))  # which refuses what is not legal
        assert s.turns < 80 * players


@pytest.mark.parametrize("name", MAPS)
def test_same_deal_same_game(name: str) -> None:
    results = []
    for _ in range(2):
        s, t = State(board(name)), Tally()
        deal(s, seed_key(3), 3)
        finish_game(s, Planner([Style(s.board, {})] * 3), t)
        results.append((s, list(t.total)))
    assert results[0] == results[1]


@pytest.mark.parametrize("name", MAPS)
def test_what_the_seat_cannot_know_changes_nothing(name: str) -> None:
    s = State(board(name))
    planner = Planner([Style(s.board, {})] * 4)
    chance = Stream(seed_key("others"))
    for seed in range(3 if COMPILED else 1):
        deal(s, seed_key(seed), 4)
        while s.phase != OVER:
            action = planner.choose(s)
            other = s.copy()
            redeal(other, s.seat, chance)
            assert planner.choose(other) == action
            apply(s, action)


def claims_without_risk(s: State) -> list[int]:
    """Claims in which no tunnel has to be dug."""
    first, kinds = s.board.first_claim, s.board.kind
    return [a for a in legal(s) if first <= a < s.board.first_station and kinds[a - first] != TUNNEL]


def points_after(s: State, action: int) -> int:
    """Points of routes and tickets when the last turn is spent on this."""
    after = s.copy()
    play(after, action)
    while after.phase not in (OVER, SECOND_CARD) and after.last_turns:
        play(after, legal(after)[0])
    score = tally(after)
    return score.routes[s.seat] + score.tickets[s.seat]


def test_the_last_turn_is_spent_on_what_brings_most() -> None:
    s = State(board("europe"))
    planner = Planner([Style(s.board, {"stations": 0.0, "trail": 0.0, "least_kept": 4.0})] * 2)
    turns = with_ticket = 0
    for seed in range(150 if COMPILED else 10):
        deal(s, seed_key(f"last:{seed}"), 2, -1, True)
        while s.phase != OVER:
            action = planner.choose(s)
            claims = claims_without_risk(s) if s.phase == TURN and s.last_turns == 1 else []
            if action in claims:
                before = tally(s).tickets[s.seat]
                most = max(points_after(s, other) for other in claims)
                assert points_after(s, action) == most
                turns += 1
                after = s.copy()
                play(after, action)
                play(after, legal(after)[0])
                with_ticket += tally(after).tickets[s.seat] > before
            apply(s, action)
    assert turns > (60 if COMPILED else 2)
    assert with_ticket > 0 or not COMPILED


def test_no_tunnel_without_a_card_to_spare_while_there_is_time() -> None:
    s = State(board("europe"))
    planner = Planner([Style(s.board, {})] * 2)
    dug = 0
    for seed in range(20 if COMPILED else 2):
        deal(s, seed_key(f"tunnels:{seed}"), 2, -1, True)
        while s.phase != OVER:
            action = planner.choose(s)
            route = action - s.board.first_claim
            is_claim = s.phase == TURN and s.board.first_claim <= action < s.board.first_station
            if is_claim and s.board.kind[route] == TUNNEL and min(s.wagons[:2]) > 20:
                hand = s.hand[s.seat * NUM_KINDS : (s.seat + 1) * NUM_KINDS]
                colour = s.board.colour[route]
                have = max(hand[:NUM_COLOURS]) if colour == GREY else hand[colour]
                assert have + hand[LOCOMOTIVE] > s.board.length[route]
                dug += 1
            apply(s, action)
    assert dug > 0


def test_a_game_that_does_not_end_is_ended() -> None:
    """In this deal all hold back the cards that the tunnels left ask for."""
    s, t = State(board("europe")), Tally()
    style = Style(s.board, {"races": 1.0, "turn_price": 3.4})
    deal(s, seed_key(1140), 5, -1, True)
    finish_game(s, Planner([style] * 5), t)
    assert s.phase == OVER


@pytest.mark.parametrize(("name", "share"), [("europe", 0.9), ("germany", 0.9)])
def test_beats_whoever_grabs_what_is_long(name: str, share: float) -> None:
    s, wins, deals = State(board(name)), 0.0, 40 if COMPILED else 6
    planner, chance = Planner([Style(s.board, {})] * 2), Stream(seed_key("grabber"))
    for seed in range(deals):
        for own in range(2):
            deal(s, seed_key(f"grabber:{seed}"), 2, -1, True)
            while s.phase != OVER:
                apply(s, planner.choose(s) if s.seat == own else choose(s, chance, GREEDY))
            wins += tally(s).place[own] == 1
    assert wins / (2 * deals) >= share


def test_a_duel_with_itself_is_level() -> None:
    style = Style(board("europe"), {})
    assert duel(style, style, 2, range(8 if COMPILED else 2)) == [0.5] * (8 if COMPILED else 2)


def test_unknown_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="no parameter of the planner: bravery, luck"):
        Style(board("europe"), {"luck": 1.0, "bravery": 2.0})
