"""Germany: the end of the game, the score and the winner (G-20, G-58 to G-68)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    do,
    give_routes,
    give_tickets,
    kinds_of,
    refuse,
    set_collected,
    set_points,
    set_wagons,
    situation,
    texts,
)
from vagon.rules.constants import OVER, TURN
from vagon.rules.score import tally
from vagon.rules.state import State

DECLINE = ["passenger none", "passenger none"]
EASY = {  # tickets and one route that completes each
    "berlin-leipzig": "berlin-leipzig",
    "hamburg-berlin": "berlin-hamburg-blue",
    "koeln-frankfurt": "frankfurt-koeln-1",
    "mannheim-stuttgart": "mannheim-stuttgart-1",
}


def end_of_turn_with(wagons: int) -> State:
    """Seat 0 has just claimed a route of three spaces and has this many wagons left."""
    state = situation("germany", 3, hand="3R")
    set_wagons(state, 0, wagons + 3)
    return do(state, "claim berlin-magdeburg", "pay red", *DECLINE)


def finished(*seats: tuple[int, int], points: tuple[int, ...]) -> State:
    """A game in which each seat has completed and missed so many tickets and has these points for routes."""
    state = situation("germany", len(seats))
    for seat in range(len(seats)):
        give_tickets(state, seat, [])
    easy, hard = iter(EASY), iter(t.id for t in state.board.map.tickets if t.id not in EASY)
    for seat, (complete, incomplete) in enumerate(seats):
        mine = [next(easy) for _ in range(complete)]
        give_routes(state, seat, [EASY[ticket] for ticket in mine])
        give_tickets(state, seat, [*mine, *(next(hard) for _ in range(incomplete))])
    set_points(state, *points)
    return state


@pytest.mark.parametrize(("wagons", "last_turns"), [(3, 0), (2, 3), (1, 3), (0, 3)])
def test_g58_fewer_than_three_wagons_at_the_end_of_a_turn_start_the_end(wagons: int, last_turns: int) -> None:
    state = end_of_turn_with(wagons)
    assert (state.wagons[0], state.last_turns, state.phase, state.seat) == (wagons, last_turns, TURN, 1)


def test_g59_everyone_has_one_more_turn_the_triggering_player_last() -> None:
    state = end_of_turn_with(2)
    for seat in (1, 2, 0):
        assert (state.phase, state.seat) == (TURN, seat)
        do(state, "draw deck", "draw deck")
    assert (state.phase, texts(state)) == (OVER, [])
    assert state.turns == 4
    refuse(state, "draw deck", "tickets 0 long", "pass")


def test_g20_g61_every_source_of_points_is_in_the_total() -> None:
    state = situation("germany", 2, own={0: ["berlin-leipzig"], 1: ["berlin-magdeburg"]})
    give_tickets(state, 0, ["berlin-leipzig", "berlin-chemnitz"])
    give_tickets(state, 1, ["rostock-konstanz"])
    set_collected(state, red=(2, 1), blue=(0, 3))
    score = tally(state)
    assert score.routes[:2] == [7, 4]
    assert score.tickets[:2] == [4 - 6, -22]
    assert score.most_tickets_points[:2] == [15, 0]
    assert score.passenger_points[:2] == [20, 10 + 20]
    assert score.total[:2] == [7 - 2 + 15 + 20, 4 - 22 + 30]
    assert score.place[:2] == [1, 2]


def test_g60_points_for_routes_stand_and_agree_with_a_recount() -> None:
    state = situation("germany", 2, hands={0: "3R 4O", 1: "7K"})
    do(state, "claim berlin-magdeburg", "pay red", *DECLINE)
    do(state, "claim berlin-hannover", "pay black", "passenger none", "passenger none")
    do(state, "claim berlin-leipzig", "pay orange", *DECLINE)
    recount = [
        state.board.points[state.board.route_numbers[r]] for r in ("berlin-magdeburg", "berlin-leipzig")
    ]
    assert tally(state).routes[:2] == [sum(recount), 18] == [11, 18]


def test_g62_globetrotter_for_the_most_completed_tickets_whatever_is_incomplete() -> None:
    score = tally(finished((2, 0), (1, 5), (1, 0), points=(0, 0, 0)))
    assert score.completed[:3] == [2, 1, 1]
    assert score.most_tickets_points[:3] == [15, 0, 0]
    tied = tally(finished((2, 0), (2, 4), (0, 0), points=(0, 0, 0)))
    assert tied.completed[:3] == [2, 2, 0]
    assert tied.most_tickets_points[:3] == [15, 15, 0]


def prizes(state: State, colour: int) -> list[int]:
    score = tally(state)
    return [score.passenger_prizes[seat * 6 + colour] for seat in range(state.players)]


def test_g63_most_passengers_of_a_colour_20_second_most_10() -> None:
    state = situation("germany", 3)
    set_collected(state, red=(4, 2, 1), white=(1, 0, 3))
    assert prizes(state, 0) == [20, 10, 0]
    assert prizes(state, 5) == [10, 0, 20]
    assert [prizes(state, colour) for colour in (1, 2, 3, 4)] == [[0, 0, 0]] * 4
    assert tally(state).passenger_points[:3] == [30, 10, 20]


def test_g64_tied_for_most_each_20_and_no_second_prize() -> None:
    state = situation("germany", 4)
    set_collected(state, black=(3, 2, 3, 1))
    assert prizes(state, 1) == [20, 0, 20, 0]


def test_g65_tied_for_second_each_10() -> None:
    state = situation("germany", 4)
    set_collected(state, green=(2, 1, 4, 2))
    assert prizes(state, 2) == [10, 0, 20, 10]


def test_g66_no_longest_path_bonus_no_ferries_tunnels_or_stations() -> None:
    board = BOARDS["germany"]
    assert {route.kind for route in board.map.routes} == {"rail"}
    state = situation("germany", hand="12L", own={0: ["berlin-hamburg-blue"]})
    assert kinds_of(state) == {"draw", "tickets", "claim"}
    score = tally(state)
    assert (score.trail_points[0], score.stations[0]) == (0, 0)
    assert score.total[0] == 18 + score.tickets[0] + score.most_tickets_points[0]


def test_g67_most_points_win() -> None:
    score = tally(finished((0, 0), (0, 0), (0, 0), points=(50, 52, 51)))
    assert score.total[:3] == [50, 52, 51]
    assert score.place[:3] == [3, 1, 2]


def test_g68_ties_go_to_more_completed_tickets_then_more_passengers_then_are_shared() -> None:
    # A ticket worth 4 and a passenger worth 20 against tickets worth 7 + 4 and the Globetrotter's 15.
    by_tickets = finished((1, 0), (2, 0), points=(50, 48))
    set_collected(by_tickets, red=(1, 0))
    score = tally(by_tickets)
    assert score.total[0] == score.total[1] == 74
    assert (score.completed[:2], score.place[:2]) == ([1, 2], [2, 1])
    by_passengers = finished((0, 0), (0, 0), points=(50, 50))
    set_collected(by_passengers, red=(3, 1), blue=(1, 2))
    score = tally(by_passengers)
    assert (score.total[:2], score.passengers[:2]) == ([80, 80], [4, 3])
    assert score.place[:2] == [1, 2]
    shared = finished((0, 0), (0, 0), (0, 0), points=(50, 50, 49))
    assert tally(shared).place[:3] == [1, 1, 3]
