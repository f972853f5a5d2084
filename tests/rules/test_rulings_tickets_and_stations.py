"""Rulings on tickets and stations (A-45 to A-61, but for what others see)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    as_text,
    do,
    first_turn,
    give_routes,
    give_stations,
    give_tickets,
    hand_of,
    in_set,
    leave_only,
    leave_tickets,
    loose_tickets,
    offered_to,
    refuse,
    set_points,
    set_wagons,
    situation,
    start,
    texts,
    tickets_of,
    under_piles,
)
from vagon.rules.constants import KEEP_TICKETS, OVER, TICKET_WORDS, TURN
from vagon.rules.score import Tally, tally
from vagon.rules.state import State

EUROPE = BOARDS["europe"]
MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])
MADE_UP = add_board(
    "europe-stations",
    "europe",
    ("paris", "brest", 8),
    ("paris", "dieppe", 5),
    ("paris", "frankfurt", 3),
    ("dieppe", "frankfurt", 4),
)


def completed(state: State, seat: int = 0) -> set[str]:
    words = tally(state).completed_tickets[seat * TICKET_WORDS : (seat + 1) * TICKET_WORDS]
    return in_set(words, state.board.ticket_numbers)


def borrowed(state: State, score: Tally, seat: int = 0) -> list[str | None]:
    """The routes borrowed by the seat's stations, cities in ascending order; None for an idle station."""
    names = list(state.board.route_numbers)
    return [names[route] if route >= 0 else None for route in score.borrowed[seat * 3 : seat * 3 + 3]]


def draw(state: State) -> str:
    return "tickets" if state.board.map.id == "europe" else "tickets 0 long"


def test_a45_rejected_opening_tickets_leave_the_game_in_europe() -> None:
    state = start("europe", 2)
    offers = [offered_to(state, seat) for seat in range(2)]
    do(state, "keep 1,2", "keep 3,4")
    rejected = {*offers[0][2:], *offers[1][:2]}
    undealt = {ticket.id for ticket in EUROPE.map.tickets if ticket.pile == "long"} - {
        offers[0][3],
        offers[1][3],
    }
    assert in_set(state.out, EUROPE.ticket_numbers) == rejected | undealt
    assert len(rejected | undealt) == 4 + 4
    assert (state.pile_size[0], len(loose_tickets(state, "regular"))) == (34, 34)
    assert not rejected & loose_tickets(state, "regular")


def test_a45_rejected_opening_tickets_go_back_in_germany() -> None:
    state = start("germany", 2)
    do(state, "tickets 1 long", "tickets 1 long")
    offers = [offered_to(state, seat) for seat in range(2)]
    do(state, "keep 1,2", "keep 1,2")
    assert state.out == [0, 0]
    assert {offers[0][2], offers[1][2]} <= loose_tickets(state, "short")
    assert {offers[0][3], offers[1][3]} <= loose_tickets(state, "long")
    assert state.pile_size == [55 - 4, 34]


@pytest.mark.parametrize(("left", "choices"), [(1, 1), (2, 3), (3, 7), (4, 7)])
def test_a46_the_tickets_left_are_drawn_and_one_of_them_kept(left: int, choices: int) -> None:
    state = first_turn()
    leave_tickets(state, regular=left)
    do(state, "tickets")
    assert len(offered_to(state, 0)) == min(3, left)
    assert len(texts(state)) == choices
    if left == 1:
        assert texts(state) == ["keep 1"]
        do(state, "keep 1")
        assert state.pile_size[0] == 0
        assert len(tickets_of(state, 0)) == 3


def test_a47_no_ticket_action_without_tickets() -> None:
    state = first_turn()
    leave_tickets(state, regular=0)
    refuse(state, "tickets", rule="A-47")


@MAPS
def test_a48_drawing_tickets_commits_the_turn(map_name: str) -> None:
    state = situation(map_name, hand="3R 6L")
    do(state, draw(state))
    assert (state.phase, state.seat) == (KEEP_TICKETS, 0)
    assert {text.split()[0] for text in texts(state)} == {"keep"}
    refuse(state, draw(state), "draw deck", "pass")


def test_a49_tickets_go_under_the_pile_in_a_random_order() -> None:
    orders = set()
    for seed in range(12):
        state = first_turn(seed=seed)
        leave_tickets(state, regular=3)
        do(state, "tickets")
        first, second, third = offered_to(state, 0)
        do(state, "keep 2")
        assert sorted(under_piles(state)) == sorted([first, third])
        orders.add(tuple(under_piles(state)) == (first, third))
        order = under_piles(state)
        do(state, "tickets")
        assert offered_to(state, 1) == order  # the order in which they were put there
        assert second in tickets_of(state, 0)
    assert orders == {True, False}


@MAPS
def test_a51_a_ticket_is_judged_by_the_routes_not_by_when_it_was_drawn(map_name: str) -> None:
    ticket, routes = {
        "europe": ("budapest-sofia", ["budapest-sarajevo", "sarajevo-sofia"]),
        "germany": ("berlin-leipzig", ["berlin-leipzig"]),
    }[map_name]
    connected_before = situation(map_name, own={0: routes})
    leave_only(connected_before, ticket)
    do(connected_before, draw(connected_before), "keep 1")
    assert ticket in completed(connected_before)
    connected_later = situation(map_name)
    give_tickets(connected_later, 0, [ticket])
    assert completed(connected_later) == set()
    give_routes(connected_later, 0, routes)
    assert completed(connected_later) == {ticket}


def test_a52_one_station_in_a_city_in_all() -> None:
    state = situation(hands={0: "3R", 1: "1R"})
    do(state, "station paris", "pay red")
    refuse(state, "station paris", rule="E-78")
    assert "station brest" in texts(state)
    do(state, *["draw deck", "draw deck"] * 3)
    refuse(state, "station paris", rule="E-78")


def test_a53_a_free_city_is_one_without_a_station_whatever_routes_are_there() -> None:
    state = situation(hand="1R", own={0: ["brest-paris"], 1: ["berlin-wien"]})
    stations = {text for text in texts(state) if text.startswith("station")}
    assert len(stations) == 47
    assert {"station paris", "station wien", "station lisboa"} <= stations
    for city in ("paris", "wien", "lisboa"):
        after = do(state.copy(), f"station {city}", "pay red")
        assert after.stations[0] == 1 << EUROPE.place_numbers[city]


@pytest.mark.parametrize(
    ("built", "hand", "payments"),
    [
        (0, "1V 1L", ["pay violet", "pay locomotives"]),
        (1, "2R 2L", ["pay red", "pay red+1", "pay locomotives"]),
        (2, "3W 3L", ["pay white", "pay white+1", "pay white+2", "pay locomotives"]),
        (2, "1W 2L", ["pay white+2"]),
    ],
)
def test_a54_the_nth_station_costs_n_cards_of_one_colour_or_locomotives(
    built: int, hand: str, payments: list[str]
) -> None:
    state = situation(hand=hand)
    give_stations(state, 0, *["roma", "wien"][:built])
    do(state, "station paris")
    assert texts(state) == payments
    for payment in payments:
        after = do(state.copy(), payment)
        paid = sum(after.discards)
        assert paid == built + 1


def test_a54_no_station_without_the_cards_or_a_fourth_one() -> None:
    poor = situation(hand="1R 1G 1K")
    give_stations(poor, 0, "roma")
    refuse(poor, "station paris", rule="E-81")
    refuse(situation(hand=""), "station paris", rule="E-81")
    rich = situation(hand="9R 9L")
    give_stations(rich, 0, "roma", "wien", "brest")
    refuse(rich, "station paris", rule="E-80")


@pytest.mark.parametrize("players", [2, 4])
def test_a55_any_one_route_of_an_opponent_at_the_station(players: int) -> None:
    # A track of a double route, the other track of which is closed at two players.
    state = situation(MADE_UP, players, own={1: ["frankfurt-paris-white"]})
    give_tickets(state, 0, ["paris-frankfurt"])
    give_stations(state, 0, "paris")
    score = tally(state)
    assert (score.tickets[0], borrowed(state, score)) == (3, ["frankfurt-paris-white", None, None])
    assert (score.routes[1], score.trail[1]) == (4, 3)  # the lender loses nothing
    unclaimed = situation(MADE_UP, players)
    give_tickets(unclaimed, 0, ["paris-frankfurt"])
    give_stations(unclaimed, 0, "paris")
    assert (tally(unclaimed).tickets[0], borrowed(unclaimed, tally(unclaimed))) == (-3, [None] * 3)
    elsewhere = situation(MADE_UP, players, own={0: ["bruxelles-frankfurt"], 1: ["bruxelles-paris-red"]})
    give_tickets(elsewhere, 0, ["paris-frankfurt"])
    give_stations(elsewhere, 0, "frankfurt")  # where the opponent's route does not end
    assert tally(elsewhere).tickets[0] == -3


def test_a56_each_station_borrows_its_own_route_and_they_may_be_chained() -> None:
    state = situation(MADE_UP, own={1: ["dieppe-paris"], 2: ["frankfurt-paris-white"]})
    give_tickets(state, 0, ["dieppe-frankfurt"])
    give_stations(state, 0, "dieppe", "frankfurt")
    score = tally(state)
    assert (score.tickets[0], borrowed(state, score)) == (4, ["dieppe-paris", "frankfurt-paris-white", None])
    # Another player borrows one of the same routes.
    give_tickets(state, 3, ["paris-dieppe"])
    give_stations(state, 3, "paris")
    score = tally(state)
    assert (score.tickets[0], score.tickets[3]) == (4, 5)
    assert borrowed(state, score, 3) == ["dieppe-paris", None, None]
    # One station alone is not enough.
    give_stations(state, 0, "dieppe")
    assert tally(state).tickets[0] == -4


def test_a56_both_routes_may_come_from_the_same_opponent() -> None:
    state = situation(MADE_UP, 2, own={1: ["dieppe-paris", "frankfurt-paris-white"]})
    give_tickets(state, 0, ["dieppe-frankfurt"])
    give_stations(state, 0, "dieppe", "frankfurt")
    assert tally(state).tickets[0] == 4


def test_a57_the_assignment_with_most_points_then_most_tickets_is_used() -> None:
    state = situation(MADE_UP, own={1: ["brest-paris"], 2: ["dieppe-paris"], 3: ["frankfurt-paris-white"]})
    give_stations(state, 0, "paris")
    give_tickets(state, 0, ["paris-brest", "paris-dieppe", "paris-frankfurt"])  # 8, 5 and 3 points
    score = tally(state)
    assert (score.tickets[0], borrowed(state, score)) == (8 - 5 - 3, ["brest-paris", None, None])
    # With an own route from Dieppe to Frankfurt, 5 and 3 come together: as many points, but two tickets.
    give_routes(state, 0, ["bruxelles-dieppe", "bruxelles-frankfurt"])
    score = tally(state)
    assert (score.tickets[0], score.completed[0]) == (5 + 3 - 8, 2)
    assert borrowed(state, score) == [
        "dieppe-paris",
        None,
        None,
    ]  # as good as the one from Frankfurt: the first


def test_a58_a_ticket_may_run_over_borrowed_routes_only() -> None:
    state = situation(MADE_UP, own={1: ["dieppe-paris"]})
    give_tickets(state, 0, ["paris-dieppe"])
    give_stations(state, 0, "paris")
    assert (tally(state).tickets[0], state.wagons[0]) == (5, 45)


def test_a59_a_station_stays_where_it_is() -> None:
    state = situation(players=2, hand="4R")
    do(state, "station paris", "pay red", "draw deck", "draw deck")
    refuse(state, "station paris")
    do(state, "station brest", "pay red")
    both = 1 << EUROPE.place_numbers["paris"] | 1 << EUROPE.place_numbers["brest"]
    assert state.stations[0] == both


def test_a60_a_station_built_but_useless_counts_in_a_tie() -> None:
    state = situation(players=2)
    for seat in range(2):
        give_tickets(state, seat, [])
    give_stations(state, 0, "paris")
    set_points(state, 54, 50)  # 54 + 2 * 4 = 50 + 3 * 4
    score = tally(state)
    assert (score.total[:2], score.stations[:2], score.borrowed[:3]) == ([62, 62], [8, 12], [-1, -1, -1])
    assert (score.stations_built[:2], score.place[:2]) == ([1, 0], [2, 1])


def test_a61_a_station_may_be_built_in_the_last_turn() -> None:
    state = situation(players=2, hand="2B 1V", hands={1: "1V"})
    set_wagons(state, 0, 4)
    do(state, "claim berlin-essen", "pay blue")
    assert state.last_turns == 2
    do(state, "station paris", "pay violet")
    assert (state.phase, state.seat) == (TURN, 0)
    do(state, "station wien", "pay violet")
    assert (state.phase, tally(state).stations[:2]) == (OVER, [8, 8])
    assert (hand_of(state, 0), as_text(state.discards)) == ("", "2V 2B")
