"""The explained score says the same as the tally, and its reasons hold."""

from __future__ import annotations

import json

import pytest

from tests.rules.situations import give_routes, give_stations, give_tickets, situation
from vagon.rules import COMPILED
from vagon.rules.playout import play_out
from vagon.rules.random import Stream, seed_key
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.game import Game
from vagon.table.scoring import Score, SeatScore, explain

GAMES = 40 if COMPILED else 4


def finished(map_name: str, players: int, seed: int) -> State:
    state = Game(map_name, players, seed=seed).state
    play_out(state, Stream(seed_key(f"policy {seed}")), seed % 2)
    return state


def check_sums(score: Score, state: State) -> None:
    result = tally(state)
    for number, seat in enumerate(score.seats):
        parts = (
            seat.routes
            + seat.tickets
            + seat.stations
            + seat.longest_trail
            + seat.most_tickets
            + seat.passengers
        )
        assert seat.total == parts == result.total[number]
        assert seat.routes == sum(seat.by_route_length.values())
        assert seat.tickets == sum(ticket.points for ticket in seat.by_ticket)
        assert seat.completed_tickets == sum(ticket.is_complete for ticket in seat.by_ticket)
        assert seat.passengers == sum(seat.by_passenger_colour.values())
        assert seat.place == result.place[number]
    assert score.winners == [n for n, seat in enumerate(score.seats) if seat.place == 1]


def passed(state: State, routes: list[str]) -> list[set[str]]:
    """The places of each route, after checking that they can be passed one after the other."""
    ends = [state.board.map.routes[state.board.route_numbers[name]].ends for name in routes]
    assert len(set(routes)) == len(routes)
    if ends:
        assert any(walk(start, ends) for start in ends[0])
    return [set(pair) for pair in ends]


def walk(place: str, routes: list[tuple[str, str]]) -> bool:
    for a, b in routes:
        if place not in (a, b):
            return False
        place = b if place == a else a
    return True


def check_reasons(state: State, number: int, seat: SeatScore) -> None:
    board = state.board
    own = {r.id for i, r in enumerate(board.map.routes) if state.owned[number * 3 + i // 64] >> i % 64 & 1}
    lent = {loan.route for loan in seat.borrowed}
    assert not own & lent
    for loan in seat.borrowed:
        assert loan.station in board.map.routes[board.route_numbers[loan.route]].ends
        assert loan.owner != number
    for ticket in seat.by_ticket:
        assert set(ticket.path) <= own | lent
        assert set(ticket.borrowed) == set(ticket.path) - own
        assert bool(ticket.path) == ticket.is_complete
        passed(state, ticket.path)
    assert set(seat.trail) <= own
    passed(state, seat.trail)
    assert seat.trail_length == sum(board.length[board.route_numbers[name]] for name in seat.trail)


@pytest.mark.parametrize("map_name", ["europe", "germany"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_reasons_hold_over_whole_games(map_name: str, players: int) -> None:
    for seed in range(GAMES):
        state = finished(map_name, players, seed)
        score = explain(state)
        assert score.is_final
        check_sums(score, state)
        for number, seat in enumerate(score.seats):
            check_reasons(state, number, seat)
        json.dumps(score.to_json())


def test_a_ticket_over_a_borrowed_route_names_its_path_and_its_lender() -> None:
    state = situation(own={0: ["berlin-essen"], 1: ["amsterdam-essen"]})
    give_stations(state, 0, "essen")
    give_tickets(state, 0, ["amsterdam-wilno", "athina-wilno"])
    give_routes(state, 0, ["berlin-danzig", "danzig-riga", "riga-wilno"])
    seat = explain(state).seats[0]
    done, failed = seat.by_ticket
    assert (done.ticket, done.points, done.borrowed) == ("amsterdam-wilno", 12, ["amsterdam-essen"])
    assert done.path == ["amsterdam-essen", "berlin-essen", "berlin-danzig", "danzig-riga", "riga-wilno"]
    assert (failed.ticket, failed.points, failed.path) == ("athina-wilno", -11, [])
    assert [(loan.station, loan.route, loan.owner) for loan in seat.borrowed] == [
        ("essen", "amsterdam-essen", 1)
    ]
    assert seat.trail == ["berlin-essen", "berlin-danzig", "danzig-riga", "riga-wilno"]


def test_a_tie_names_the_criterion_that_breaks_it() -> None:
    """Equal routes; the second seat has built a station, and makes up for its four points by a ticket."""
    state = situation(players=2, own={0: ["berlin-wien"], 1: ["sevastopol-sochi"]})
    give_tickets(state, 0, [])
    give_tickets(state, 1, [])
    first, second = explain(state).seats
    assert (first.total, first.place) == (4 + 12 + 10, 1)
    assert (second.total, second.place) == (2 + 12, 2)
    assert first.tie_breaks == second.tie_breaks == []
    give_stations(state, 0, "roma", "athina", "wien")
    points = list(state.points)
    points[1] = first.total - 12 - second.total + points[1]
    state.load({"points": points})
    first, second = explain(state).seats
    assert first.total == second.total
    assert [(t.over, t.by, t.value, t.other_value) for t in second.tie_breaks] == [
        (0, "fewer_stations", 0, 3)
    ]
    assert (first.place, second.place) == (2, 1)
