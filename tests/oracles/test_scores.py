"""The final score against brute force: after games of every kind, and for networks at their worst."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.policies import play_to_end, policies_for, policy_stream
from tests.oracles.networks import crowded
from tests.oracles.reading import members, read_seats
from tests.oracles.results import Score, passenger_points, places, prizes, score
from tests.oracles.tickets import best_tickets, completed, ticket_points
from tests.rules.situations import BOARDS, first_turn
from vagon.rules import COMPILED
from vagon.rules.board import Board
from vagon.rules.constants import NO_ROUTE
from vagon.rules.deal import deal
from vagon.rules.random import seed_key
from vagon.rules.score import Tally, tally
from vagon.rules.state import State

MAPS = ("europe", "germany")
PARTS = (
    *("routes", "tickets", "completed", "stations", "trail", "trail_points", "most_tickets_points"),
    *("passenger_points", "total", "place"),
)
NUM_GAMES = 2 if COMPILED else 1
NUM_CROWDED = 5 if COMPILED else 2


def final_state(map_name: str, players: int, policy: str, number: int) -> State:
    state = State(BOARDS[map_name])
    deal(state, seed_key(f"score {policy} {number}"), players)
    play_to_end(policy, state, policy_stream(state.chance.key))
    return state


def check_score(state: State) -> Score:
    """Compare every part of the score, and whether the engine's own explanation gives it."""
    truth, found = score(state), tally(state)
    for name in PARTS:
        assert getattr(found, name)[: state.players] == getattr(truth, name), name
    for seat in range(state.players):
        check_explanation(state, found, seat)
    return truth


def check_explanation(state: State, found: Tally, number: int) -> None:
    """The borrowed routes are there to borrow, and with them exactly the tickets said to be complete are."""
    game_map, seats = state.board.map, read_seats(state)
    me = seats[number]
    borrowed = found.borrowed[3 * number : 3 * number + 3]
    routes = me.routes
    for city, route_number in zip(me.stations, borrowed, strict=False):
        if route_number != NO_ROUTE:
            route = game_map.routes[route_number]
            assert city in route.ends
            assert any(route in seat.routes for at, seat in enumerate(seats) if at != number)
            routes = [*routes, route]
    assert all(route_number == NO_ROUTE for route_number in borrowed[len(me.stations) :])
    done = completed(game_map, routes, me.tickets)
    listed = members(found.completed_tickets, 2 * number, 2)
    assert {game_map.tickets[ticket].id for ticket in listed} == done
    assert found.tickets[number] == ticket_points(me.tickets, done)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_name", MAPS)
def test_the_score_of_finished_games(map_name: str, players: int) -> None:
    for policy in policies_for(players):
        for number in range(NUM_GAMES):
            check_score(final_state(map_name, players, policy, number))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_name", MAPS)
def test_the_score_of_crowded_boards(map_name: str, players: int) -> None:
    rng = Random(f"{map_name} {players}")
    for _ in range(NUM_CROWDED):
        check_score(crowded(map_name, players, rng))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_of_equal_points_the_most_tickets(players: int) -> None:
    """With tickets worth 1 or 2, many choices of borrowed routes bring equal points (A-57)."""
    rng, europe = Random(players), BOARDS["europe"].map
    tickets = tuple(replace(ticket, points=rng.choice((1, 1, 2))) for ticket in europe.tickets)
    BOARDS["cheap"] = Board(replace(europe, tickets=tickets, digest=f"cheap {players}"))
    for _ in range(2 * NUM_CROWDED):
        check_score(crowded("cheap", players, rng))


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("map_name", MAPS)
def test_the_score_before_anything_is_built(map_name: str, players: int) -> None:
    truth = check_score(first_turn(map_name, players))
    assert truth.trail_points == truth.most_tickets_points == [0] * players


def test_stations_matter_on_crowded_boards() -> None:
    """What is tested above is not empty: borrowing is worth points, and more with each station."""
    rng = Random("stations")
    worth = [0, 0, 0, 0]
    for _ in range(6):
        state = crowded("europe", 3, rng)
        built = state.stations[0]
        for number in range(4):
            state.load({"stations": [built, *state.stations[1:]]})
            worth[3 - number] += best_tickets(state.board.map, read_seats(state), 0)[0]
            built &= built - 1
    assert worth == sorted(worth)
    assert worth[0] < worth[1] < worth[3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_name", MAPS)
def test_ties_of_equal_totals(map_name: str, players: int) -> None:
    """The totals are made equal, for all seats or in two groups, so that tie-breaks decide every place."""
    rng = Random(f"ties {map_name} {players}")
    for number in range(20 if COMPILED else 4):
        state = final_state(map_name, players, ("random", "greedy", "thrifty")[number % 3], number)
        totals = tally(state).total
        points = [
            p + rng.choice((100, 100, 101)) - total for p, total in zip(state.points, totals, strict=True)
        ]
        state.load({"points": points})
        check_score(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_passenger_prizes(players: int) -> None:
    """All ways to share out one colour, and random ones of all six."""
    state = final_state("germany", players, "random", 0)
    rng = Random(players)
    for _ in range(300 if COMPILED else 60):
        collected = [0] * 30
        for seat in range(players):
            collected[6 * seat : 6 * seat + 6] = [rng.choice((0, 0, 1, 2, 2, 3, 5)) for _ in range(6)]
        state.load({"collected": collected})
        found = tally(state)
        assert found.passenger_points[:players] == passenger_points(state)
        totals = [sum(found.passenger_prizes[6 * seat : 6 * seat + 6]) for seat in range(players)]
        assert totals == passenger_points(state)


@pytest.mark.parametrize(
    ("collected", "expected"),
    [
        ([3, 2, 1], [20, 10, 0]),
        ([3, 3, 1], [20, 20, 0]),
        ([3, 1, 1], [20, 10, 10]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [20, 0, 0]),
        ([2, 2], [20, 20]),
        ([0, 4], [0, 20]),
    ],
)
def test_the_oracle_knows_the_prizes(collected: list[int], expected: list[int]) -> None:
    assert prizes(collected, 20, 10) == expected


def test_the_oracle_knows_the_places() -> None:
    assert places([(5, 1), (7, 0), (5, 1), (5, 2)]) == [3, 1, 3, 2]
