"""Europe: the end of the game, the score and the winner (E-25, E-87 to E-103)."""

from __future__ import annotations

import random

import pytest

from tests.rules.checks import reason, refused
from tests.rules.situations import (
    BOARDS,
    do,
    give_routes,
    give_stations,
    give_tickets,
    owner_of,
    set_points,
    set_wagons,
    situation,
    start,
)
from vagon.rules.constants import OVER, TURN
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.score import tally
from vagon.rules.state import State

BOARD = BOARDS["europe"]
EASY = {  # tickets, and routes that complete them
    "amsterdam-pamplona": ["amsterdam-bruxelles", "bruxelles-paris-red", "pamplona-paris-blue"],
    "rostov-erzurum": ["rostov-sochi", "erzurum-sochi"],
    "budapest-sofia": ["budapest-sarajevo", "sarajevo-sofia"],
}
GRAND_TOUR = [  # Edinburgh to Athína, 21 spaces
    "edinburgh-london-black",
    "amsterdam-london",
    "amsterdam-frankfurt",
    "frankfurt-munchen",
    "munchen-venezia",
    "venezia-zagrab",
    "sarajevo-zagrab",
    "athina-sarajevo",
]


def without_tickets(players: int = 4) -> State:
    state = situation(players=players)
    for seat in range(players):
        give_tickets(state, seat, [])
    return state


def end_turn_with(wagons: int, players: int = 4) -> State:
    """Seat 0 has just claimed a route of three spaces and has this many wagons left."""
    state = situation(players=players, hand="3Y", hands={1: "3G"})
    set_wagons(state, 0, wagons + 3)
    return do(state, "claim amsterdam-essen", "pay yellow")


def level(state: State, total: int) -> State:
    """Give each seat the route points that make its total this."""
    found = tally(state)
    missing = [total - found.total[seat] + state.points[seat] for seat in range(state.players)]
    set_points(state, *missing)
    return state


def test_e25_the_sources_of_points() -> None:
    state = without_tickets(2)
    give_routes(state, 0, EASY["rostov-erzurum"])  # 2 + 4 points, and the longest trail
    give_tickets(state, 0, ["rostov-erzurum", "athina-angora"])  # 5 - 5
    give_stations(state, 0, "paris")  # two are left
    found = tally(state)
    assert (found.routes[0], found.tickets[0], found.stations[0], found.trail_points[0]) == (6, 0, 8, 10)
    assert found.total[:2] == [24, 12]
    assert found.place[:2] == [1, 2]
    assert (found.most_tickets_points[0], found.passenger_points[0]) == (0, 0)


@pytest.mark.parametrize(("wagons", "last_turns"), [(3, 0), (2, 4), (1, 4), (0, 4)])
def test_e87_two_wagons_or_fewer_at_the_end_of_a_turn_start_the_end(wagons: int, last_turns: int) -> None:
    state = end_turn_with(wagons)
    assert (state.wagons[0], state.last_turns, state.phase, state.seat) == (wagons, last_turns, TURN, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e88_everyone_has_one_more_turn_the_triggering_player_last(players: int) -> None:
    state = end_turn_with(2, players)
    for seat in [*range(1, players), 0]:
        assert (state.phase, state.seat) == (TURN, seat)
        do(state, "draw deck", "draw deck")
    assert (state.phase, state.turns) == (OVER, players + 1)


def test_e88_a_second_player_who_runs_low_changes_nothing() -> None:
    state = end_turn_with(2)
    set_wagons(state, 1, 5)
    do(state, "claim berlin-wien", "pay green")
    assert (state.wagons[1], state.last_turns) == (2, 3)
    for seat in (2, 3, 0):
        assert (state.phase, state.seat) == (TURN, seat)
        do(state, "draw deck", "draw deck")
    assert state.phase == OVER


def test_e89_then_the_game_is_over() -> None:
    state = end_turn_with(0, 2)
    do(state, "draw deck", "draw deck", "draw deck", "draw deck")
    assert (state.phase, legal(state)) == (OVER, [])
    for action in ("draw deck", "tickets", "claim berlin-wien", "station paris", "pass"):
        assert reason(state, action) == ("game_over", "E-89")
    for number in range(BOARD.num_actions):
        assert refused(state, number).code == "game_over"


@pytest.mark.parametrize("players", [2, 5])
def test_e90_a_recount_gives_the_points_scored_during_play(players: int) -> None:
    chance = random.Random(f"recount {players}")
    state = start(players=players)
    while state.phase != OVER:
        apply(state, chance.choice(legal(state)))
    recount = [0] * 5
    wagons = [45] * 5
    for route in BOARD.map.routes:
        owner = owner_of(state, route.id)
        if owner is not None:
            recount[owner] += {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}[route.length]
            wagons[owner] -= route.length
    assert state.points == recount
    assert state.wagons == wagons
    assert tally(state).routes[:players] == recount[:players]
    assert min(wagons) <= 2


@pytest.mark.parametrize(
    ("route", "length", "points"),
    [
        ("amsterdam-bruxelles", 1, 1),
        ("danzig-warszawa", 2, 2),
        ("amsterdam-essen", 3, 4),
        ("berlin-danzig", 4, 7),
        ("palermo-smyrna", 6, 15),
        ("petrograd-stockholm", 8, 21),
    ],
)
def test_e91_points_by_length(route: str, length: int, points: int) -> None:
    state = situation(hand="8L", deck="12G")
    do(state, f"claim {route}", "pay locomotives")
    assert (state.points[0], state.wagons[0]) == (points, 45 - length)


def test_e91_every_route_has_one_of_these_lengths() -> None:
    table = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert {route.length for route in BOARD.map.routes} == set(table)
    for number, route in enumerate(BOARD.map.routes):
        assert BOARD.points[number] == table[route.length]


def test_e92_completed_tickets_add_and_incomplete_ones_subtract() -> None:
    state = without_tickets(3)
    give_routes(state, 0, EASY["amsterdam-pamplona"] + EASY["budapest-sofia"])
    give_tickets(state, 0, ["amsterdam-pamplona", "budapest-sofia", "cadiz-stockholm"])
    give_tickets(state, 1, ["rostov-erzurum"])
    found = tally(state)
    assert found.tickets[:3] == [7 + 5 - 21, -5, 0]
    assert found.completed[:3] == [2, 0, 0]


def test_e93_stations_are_applied_while_tickets_are_judged() -> None:
    state = without_tickets(2)
    give_routes(state, 0, ["rostov-sochi"])
    give_routes(state, 1, ["erzurum-sochi"])
    for seat in (0, 1):
        give_tickets(state, seat, ["rostov-erzurum"] if seat == 0 else [])
    assert tally(state).tickets[0] == -5
    give_stations(state, 1, "sochi")  # a station helps its owner only
    assert tally(state).tickets[0] == -5
    give_stations(state, 1)
    give_stations(state, 0, "sochi")
    assert tally(state).tickets[0] == 5
    assert tally(state).routes[:2] == [2, 4]  # the lender keeps its points


def test_e94_four_points_for_each_station_never_built() -> None:
    state = without_tickets()
    give_stations(state, 0, "paris")
    give_stations(state, 1, "wien", "kyiv")
    give_stations(state, 2, "roma", "riga", "sofia")
    assert tally(state).stations[:4] == [8, 4, 0, 12]
    assert tally(state).total[:4] == [8, 4, 0, 12]


def test_e95_ten_points_for_the_longest_path() -> None:
    state = without_tickets()
    give_routes(state, 0, ["amsterdam-essen", "berlin-essen"])  # 5
    give_routes(state, 1, ["berlin-danzig"])  # 4
    give_routes(state, 2, ["cadiz-lisboa", "rostov-sochi", "danzig-warszawa"])  # 2, three times
    found = tally(state)
    assert found.trail[:4] == [5, 4, 2, 0]
    assert found.trail_points[:4] == [10, 0, 0, 0]
    assert found.total[:4] == [6 + 12 + 10, 7 + 12, 6 + 12, 12]


TRIANGLE = ["berlin-essen", "essen-frankfurt", "berlin-frankfurt-red"]


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        ([], 0),
        (TRIANGLE, 2 + 2 + 3),
        ([*TRIANGLE, "frankfurt-munchen"], 7 + 2),  # a loop with a tail
        (["amsterdam-frankfurt", "frankfurt-munchen", "frankfurt-paris-white"], 2 + 3),  # a star
        (["amsterdam-frankfurt", "frankfurt-munchen"], 4),
        # Two loops that share Frankfurt, walked as an eight.
        ([*TRIANGLE, "bruxelles-frankfurt", "bruxelles-paris-red", "frankfurt-paris-white"], 7 + 7),
        # Four ways out of one city: two of them.
        (["berlin-wien", "budapest-wien-red", "munchen-wien", "warszawa-wien"], 4 + 3),
        (GRAND_TOUR, 21),
        ([*GRAND_TOUR, "petrograd-stockholm"], 21),  # a part for itself does not count
    ],
)
def test_e96_the_path_may_loop_but_uses_no_wagon_twice(routes: list[str], length: int) -> None:
    state = without_tickets(2)
    give_routes(state, 0, routes)
    assert tally(state).trail[:2] == [length, 0]


def test_e96_wagons_of_others_do_not_join_a_path() -> None:
    state = without_tickets(2)
    give_routes(state, 0, ["amsterdam-essen", "berlin-danzig"])
    give_routes(state, 1, ["berlin-essen"])
    assert tally(state).trail[:2] == [4, 2]


def test_e97_stations_and_borrowed_routes_do_not_count() -> None:
    state = without_tickets(2)
    give_routes(state, 0, ["amsterdam-bruxelles", "pamplona-paris-blue"])
    give_routes(state, 1, ["bruxelles-paris-red", "frankfurt-paris-white"])
    give_stations(state, 0, "paris")
    give_tickets(state, 0, ["amsterdam-pamplona"])
    found = tally(state)
    assert found.tickets[0] == 7
    assert found.trail[:2] == [4, 5]
    assert found.trail_points[:2] == [0, 10]


def test_e98_all_tied_for_the_longest_path_get_ten() -> None:
    state = without_tickets()
    give_routes(state, 0, ["berlin-danzig"])
    give_routes(state, 1, ["cadiz-lisboa", "cadiz-madrid"])
    give_routes(state, 2, ["amsterdam-essen", "berlin-essen"])
    found = tally(state)
    assert (found.trail[:4], found.trail_points[:4]) == ([4, 5, 5, 0], [0, 10, 10, 0])


def test_e99_the_total_is_the_sum_of_its_parts() -> None:
    state = without_tickets(2)
    give_routes(state, 0, [*GRAND_TOUR, "dieppe-london-1", "brest-dieppe"])
    give_tickets(state, 0, ["edinburgh-athina", "brest-venezia", "rostov-erzurum"])
    give_stations(state, 0, "paris")
    set_points(state, 62)
    found = tally(state)
    parts = (found.routes[0], found.tickets[0], found.stations[0], found.trail_points[0])
    assert parts == (62, 21 + 8 - 5, 8, 10)
    assert found.total[0] == 104
    give_stations(state, 0)
    assert tally(state).total[0] == 108


def test_e100_most_points_win() -> None:
    state = without_tickets()
    give_routes(state, 1, EASY["rostov-erzurum"] + EASY["budapest-sofia"])
    give_tickets(state, 1, ["rostov-erzurum", "budapest-sofia"])
    level(state, 100)
    points = list(state.points)
    set_points(state, points[0], points[1] - 1, points[2] - 40, points[3] - 2)
    found = tally(state)
    # More completed tickets and the longest path do not outweigh a point.
    assert found.total[:4] == [100, 99, 60, 98]
    assert found.place[:4] == [1, 2, 4, 3]


def test_e101_tied_players_compare_completed_tickets() -> None:
    state = without_tickets(3)
    give_routes(state, 0, EASY["rostov-erzurum"])
    give_tickets(state, 0, ["rostov-erzurum"])
    give_routes(state, 1, EASY["amsterdam-pamplona"] + EASY["budapest-sofia"])
    give_tickets(state, 1, ["amsterdam-pamplona", "budapest-sofia"])
    give_stations(state, 1, "kyiv", "riga")  # the second criterion would favour seat 0
    level(state, 100)
    found = tally(state)
    assert found.total[:3] == [100, 100, 100]
    assert (found.completed[:3], found.place[:3]) == ([1, 2, 0], [2, 1, 3])


def test_e102_still_tied_players_compare_stations_fewer_is_better() -> None:
    state = without_tickets(3)
    give_stations(state, 0, "kyiv", "riga")
    give_stations(state, 1, "wien")
    give_stations(state, 2, "roma", "sofia", "paris")
    give_routes(state, 0, ["berlin-danzig"])  # the third criterion would favour seat 0
    level(state, 100)
    found = tally(state)
    assert (found.total[:3], found.completed[:3]) == ([100] * 3, [0] * 3)
    assert found.place[:3] == [2, 1, 3]


def test_e103_still_tied_players_compare_the_express() -> None:
    state = without_tickets(3)
    give_routes(state, 1, ["berlin-danzig"])
    give_routes(state, 2, ["amsterdam-essen"])
    level(state, 100)
    found = tally(state)
    assert (found.total[:3], found.trail[:3]) == ([100] * 3, [0, 4, 3])
    # The holder wins; of those without it nobody is better for a longer path.
    assert found.place[:3] == [2, 1, 2]


def test_e103_several_holders_share_the_victory() -> None:
    state = without_tickets(3)
    give_routes(state, 0, ["berlin-danzig"])
    give_routes(state, 1, ["kyiv-warszawa"])
    level(state, 100)
    assert tally(state).trail_points[:3] == [10, 10, 0]
    assert tally(state).place[:3] == [1, 1, 3]
