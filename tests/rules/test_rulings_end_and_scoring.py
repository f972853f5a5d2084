"""Rulings on the end of the game and on Europe's score (A-62 to A-72)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    do,
    give_routes,
    give_stations,
    give_tickets,
    kinds_of,
    refuse,
    set_points,
    set_wagons,
    situation,
)
from vagon.rules.constants import OVER, TURN
from vagon.rules.score import tally
from vagon.rules.state import State

MADE_UP = add_board("europe-ties", "europe", ("brest", "dieppe", 4))


def empty_handed(players: int, map_name: str = "europe") -> State:
    """Nobody has tickets, routes, stations or points: everyone would score 12."""
    state = situation(map_name, players)
    for seat in range(players):
        give_tickets(state, seat, [])
    return state


@pytest.mark.parametrize(("wagons", "last_turns"), [(3, 0), (2, 4), (0, 4)])
def test_a62_two_wagons_or_fewer_at_the_end_of_a_turn(wagons: int, last_turns: int) -> None:
    state = situation(hand="3G")
    set_wagons(state, 0, 3 + wagons)
    do(state, "claim berlin-wien")
    assert state.last_turns == 0
    do(state, "pay green")
    assert (state.wagons[0], state.last_turns) == (wagons, last_turns)


def test_a62_the_extra_cards_of_a_tunnel_do_not_count() -> None:
    state = situation(hand="4Y", deck="3Y", discards="9K")
    set_wagons(state, 0, 5)
    do(state, "claim munchen-zurich", "pay yellow")
    assert state.last_turns == 0
    do(state, "withdraw")
    assert (state.wagons[0], state.last_turns) == (5, 0)


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 3), (5, 2)])
def test_a63_everyone_has_exactly_one_more_turn_the_triggering_player_last(players: int, seat: int) -> None:
    state = situation(players=players, hands={seat: "3G"})
    set_wagons(state, seat, 5)
    do(state, *["draw deck", "draw deck"] * seat, "claim berlin-wien", "pay green")
    for turn in range(1, players + 1):
        assert (state.phase, state.seat) == (TURN, (seat + turn) % players)
        do(state, "draw deck", "draw deck")
    assert (state.phase, state.turns) == (OVER, seat + 1 + players)


def test_a64_a_second_player_running_low_changes_nothing() -> None:
    state = situation(hands={0: "3G", 1: "2B", 3: "2V"})
    for seat in (0, 1, 3):
        set_wagons(state, seat, 4)
    do(state, "claim berlin-wien", "pay green")
    assert (state.wagons[0], state.last_turns) == (1, 4)
    do(state, "claim berlin-essen", "pay blue")
    assert (state.wagons[1], state.last_turns) == (2, 3)
    do(state, "draw deck", "draw deck", "claim frankfurt-munchen", "pay violet")
    assert (state.wagons[3], state.last_turns, state.seat) == (2, 1, 0)
    do(state, "draw deck", "draw deck")
    assert state.phase == OVER


def test_a65_the_last_turn_is_an_ordinary_turn() -> None:
    state = situation(players=2, hands={0: "3G", 1: "3R"})
    set_wagons(state, 0, 5)
    do(state, "claim berlin-wien", "pay green")
    assert kinds_of(state) == {"draw", "tickets", "claim", "station"}
    refuse(state, "pass", rule="E-26")
    do(state, "claim berlin-frankfurt-red", "pay red")
    refuse(state, "pass")
    do(state, "draw deck")
    assert state.phase != OVER  # the second card belongs to it
    do(state, "draw deck")
    assert state.phase == OVER


def trail(*routes: str) -> int:
    return tally(situation(own={0: routes})).trail[0]


def test_a66_the_longest_trail_uses_each_route_once_and_cities_again() -> None:
    # A loop of 1 + 2 + 3 spaces: Paris, Dieppe, Brest.
    loop = ["dieppe-paris", "brest-dieppe", "brest-paris"]
    assert trail(*loop) == 6
    assert trail(*loop, "marseille-paris") == 10  # a tail
    # Two tails at one city: the loop goes between them, as their city is passed twice.
    assert trail(*loop, "marseille-paris", "bruxelles-paris-red") == 12
    # Two tails at different cities of the loop: one side of it is left out.
    assert trail(*loop, "marseille-paris", "bruxelles-dieppe") == 4 + 3 + 2 + 2
    # A branch off the trail does not count.
    assert trail("marseille-paris", "brest-paris", "dieppe-paris") == 7
    assert trail() == 0


def test_a67_tied_players_all_get_the_express_bonus_but_nobody_without_routes() -> None:
    state = empty_handed(3)
    assert tally(state).trail_points[:3] == [0, 0, 0]
    give_routes(state, 0, ["berlin-wien"])
    give_routes(state, 1, ["berlin-frankfurt-red"])
    give_routes(state, 2, ["berlin-essen"])
    score = tally(state)
    assert (score.trail[:3], score.trail_points[:3]) == ([3, 3, 2], [10, 10, 0])


def test_a68_a_borrowed_route_neither_lengthens_nor_joins() -> None:
    state = empty_handed(2)
    give_routes(state, 0, ["brest-paris", "frankfurt-munchen"])  # 3 and 2, joined only by the opponent's 3
    give_routes(state, 1, ["frankfurt-paris-white"])
    give_stations(state, 0, "paris")
    score = tally(state)
    assert (score.trail[:2], score.trail_points[:2]) == ([3, 3], [10, 10])


def test_a69_players_equal_in_everything_share_a_place() -> None:
    state = empty_handed(5)
    set_points(state, 30, 40, 30, 40, 20)
    assert tally(state).place == [3, 1, 3, 1, 5]


def test_a69_each_criterion_compares_only_players_tied_so_far() -> None:
    state = empty_handed(4)
    give_stations(state, 0, "paris", "wien")
    give_stations(state, 1, "brest")
    set_points(state, 48, 44, 40, 60)  # with 4 for each unbuilt station: 52, 52, 52 and 72
    score = tally(state)
    assert score.total[:4] == [52, 52, 52, 72]
    assert score.place[:4] == [4, 3, 2, 1]


def test_a70_the_holder_of_the_express_wins_the_last_tie_not_the_longer_trail() -> None:
    # Seats 0 and 1 hold no bonus; seat 1's trail is longer, but that is no criterion.
    state = empty_handed(3)
    give_routes(state, 0, ["berlin-essen"])
    give_routes(state, 1, ["berlin-wien"])
    give_routes(state, 2, ["petrograd-stockholm"])
    set_points(state, 50, 50, 0)
    score = tally(state)
    assert (score.trail[:3], score.total[:3], score.place[:3]) == ([2, 3, 8], [62, 62, 22], [1, 1, 3])
    set_points(state, 50, 50, 40)
    score = tally(state)
    assert (score.total[:3], score.place[:3]) == ([62, 62, 62], [2, 2, 1])


def test_a71_tickets_completed_through_a_station_count_in_a_tie() -> None:
    # Seat 0 reaches Brest over seat 1's longer route.
    state = situation(MADE_UP, 2, own={0: ["dieppe-paris"], 1: ["brest-paris"]})
    give_tickets(state, 0, ["brest-dieppe"])
    give_tickets(state, 1, [])
    give_stations(state, 0, "paris")
    set_points(state, 50, 40)  # 50 + 4 + 2 * 4 = 40 + 3 * 4 + 10
    score = tally(state)
    assert (score.completed[:2], score.tickets[:2], score.trail_points[:2]) == ([1, 0], [4, 0], [0, 10])
    assert (score.total[:2], score.place[:2]) == ([62, 62], [1, 2])


def test_a72_a_total_may_be_below_zero() -> None:
    state = empty_handed(2)
    long = [ticket.id for ticket in BOARDS["europe"].map.tickets if ticket.pile == "long"]
    give_tickets(state, 0, long)
    score = tally(state)
    assert score.tickets[0] == -(20 + 21 + 21 + 21 + 20 + 20)
    assert (score.total[:2], score.place[:2]) == ([12 - 123, 12], [2, 1])
