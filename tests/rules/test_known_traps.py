"""Faults that other programs for these games have had to repair, as cases that must not occur here."""

from dataclasses import replace

import pytest

from tests.rules.situations import (
    BOARDS,
    all_cards,
    as_text,
    cards_drawn,
    counts,
    do,
    give_routes,
    give_stations,
    give_tickets,
    hand_of,
    kinds_of,
    leave_tickets,
    owner_of,
    refuse,
    row_of,
    set_points,
    set_wagons,
    situation,
    texts,
)
from vagon.rules.board import Board
from vagon.rules.constants import LOCOMOTIVE, OVER, SECOND_CARD, TURN
from vagon.rules.random import Tape
from vagon.rules.score import tally
from vagon.rules.state import State

EUROPE = BOARDS["europe"]
MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])


@MAPS
@pytest.mark.parametrize("coloured", range(6))
@pytest.mark.parametrize("locomotives", [1, 5, 10])
def test_trap_a_row_of_locomotives_is_not_cleared_for_ever(
    map_name: str, coloured: int, locomotives: int
) -> None:
    """Draw all cards of a pool that is mostly locomotives; no draw may turn up more than ten new rows."""
    state = situation(
        map_name, row="LLRBG", deck=f"{locomotives}L", discards=f"{coloured}Y" if coloured else ""
    )
    state.tape = Tape()
    taken = 0
    while draws := [text for text in texts(state) if text.startswith("draw")]:
        do(state, draws[-1])
        assert len(cards_drawn(state)) <= 1 + 10 * 5
        taken += 1
    assert taken == 5 + locomotives + coloured
    assert all_cards(state) == [12] * 8 + [14]
    assert (row_of(state), state.deck_size, state.discard_size) == (".....", 0, 0)


@MAPS
def test_trap_deck_and_discards_empty(map_name: str) -> None:
    state = situation(map_name, row="VWBYO", deck="")
    refuse(state, "draw deck")
    do(state, "draw violet")
    assert (state.phase, row_of(state)) == (SECOND_CARD, ".WBYO")
    refuse(state, "draw deck", "draw violet")
    do(state, "draw white")
    assert (state.seat, row_of(state), all_cards(state)) == (1, "..BYO", [12] * 8 + [14])


@MAPS
def test_trap_no_wait_for_a_second_card_that_does_not_exist(map_name: str) -> None:
    last = situation(map_name, row="", deck="1R")
    do(last, "draw deck")
    assert (last.phase, last.seat, hand_of(last, 0)) == (TURN, 1, "1R")
    second = situation(map_name, row="L", deck="2R")
    do(second, "draw deck")
    assert texts(second) == ["draw deck"]
    do(second, "draw deck")
    assert (second.phase, second.seat, second.deck_size) == (TURN, 1, 0)


@MAPS
def test_trap_an_empty_slot_is_no_card(map_name: str) -> None:
    state = situation(map_name, row="RK", deck="")
    assert row_of(state) == "RK..."
    assert [text for text in texts(state) if text.startswith("draw")] == ["draw black", "draw red"]
    refuse(state, "draw deck", "draw violet", "draw locomotive")
    do(state, "draw red", "draw black")
    assert (row_of(state), hand_of(state, 0)) == (".....", "1K 1R")


def test_trap_a_blocked_player_can_pass() -> None:
    state = situation(row="", deck="", hand="")
    leave_tickets(state, regular=0)
    assert texts(state) == ["pass"]
    do(state, "pass")
    assert (state.phase, state.seat) == (TURN, 1)


def test_trap_a_tunnel_without_cards_to_reveal_is_free() -> None:
    state = situation(hand="2Y", deck="", row="VWBKO")
    do(state, "claim munchen-zurich", "pay yellow")
    assert (owner_of(state, "munchen-zurich"), state.seat, state.points[0]) == (0, 1, 2)
    assert (as_text(state.deck), all_cards(state)) == ("2Y", [12] * 8 + [14])


@pytest.mark.parametrize(("deck", "extras"), [("3Y", 0), ("2Y 1L", 1), ("3L", 3)])
def test_trap_a_tunnel_paid_by_locomotives_asks_for_locomotives_only(deck: str, extras: int) -> None:
    state = situation(hand="5L 5Y", deck=deck, row="VWBKO")
    do(state, "claim munchen-zurich", "pay locomotives")
    if extras:
        assert texts(state) == [f"add+{extras}", "withdraw"]
        do(state, f"add+{extras}")
    assert (hand_of(state, 0), owner_of(state, "munchen-zurich")) == (as_text(counts(f"5Y {3 - extras}L")), 0)


def short_ferry() -> str:
    """Europe with a ferry of a single space, which asks for a locomotive."""
    routes = [
        replace(route, length=1, locomotives=1) if route.id == "athina-smyrna" else route
        for route in EUROPE.map.routes
    ]
    BOARDS["europe-short-ferry"] = Board(replace(EUROPE.map, routes=tuple(routes)))
    return "europe-short-ferry"


def test_trap_a_ferry_all_of_whose_spaces_ask_for_locomotives() -> None:
    map_name = short_ferry()
    for route, price in (("athina-smyrna", 1), ("amsterdam-london", 2)):
        refuse(situation(map_name, hand=f"9R {price - 1}L"), f"claim {route}")
        state = situation(map_name, hand=f"9R {price}L")
        do(state, f"claim {route}")
        assert texts(state) == ["pay locomotives"]
        do(state, "pay locomotives")
        assert (hand_of(state, 0), state.points[0]) == ("9R", price)


@MAPS
def test_trap_routes_of_one_space(map_name: str) -> None:
    route = {"europe": "dieppe-paris", "germany": "karlsruhe-stuttgart"}[map_name]  # violet
    for card, payment in (("V", "pay violet"), ("L", "pay locomotives")):
        state = situation(map_name, hand=f"1{card}")
        do(state, f"claim {route}")
        assert texts(state) == [payment]
        do(state, payment)
        assert (hand_of(state, 0), state.points[0], state.wagons[0]) == ("", 1, 44)


@MAPS
def test_trap_locomotives_alone_pay_for_any_route(map_name: str) -> None:
    board = BOARDS[map_name]
    state = situation(map_name, hand="8L", deck="12K")
    assert sum(text.startswith("claim") for text in texts(state)) == board.num_routes
    for route in board.map.routes:
        claimed = do(state.copy(), f"claim {route.id}")
        assert texts(claimed) == ["pay locomotives"]
        do(claimed, "pay locomotives")
        assert owner_of(claimed, route.id) == 0
        assert counts(hand_of(claimed, 0))[LOCOMOTIVE] == 8 - route.length


@MAPS
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trap_double_routes_are_locked_at_two_and_three_players(map_name: str, players: int) -> None:
    board = BOARDS[map_name]
    groups: dict[frozenset[str], list[str]] = {}
    for route in board.map.routes:
        groups.setdefault(frozenset(route.ends), []).append(route.id)
    for tracks in groups.values():
        state = situation(map_name, players, hands={1: "8L"})
        state.load({"seat": 1})
        give_routes(state, 0, tracks[:1])
        still_open = [track for track in tracks if f"claim {track}" in texts(state)]
        assert still_open == (tracks[1:] if players > 3 else [])


def test_trap_stations_left_decide_a_tie() -> None:
    state = situation(players=3)
    for seat, cities in enumerate((["paris", "wien"], ["roma"], ["kyiv", "riga", "brest"])):
        give_tickets(state, seat, [])
        give_stations(state, seat, *cities)
    set_points(state, 46, 42, 50)
    score = tally(state)
    assert (score.total[:3], score.stations[:3]) == ([50, 50, 50], [4, 8, 0])
    assert score.place[:3] == [2, 1, 3]


def brute_force_trail(state: State, seat: int) -> int:
    """The longest trail by trying every walk that uses no route twice."""
    board = state.board
    routes = [r for name, r in board.route_numbers.items() if owner_of(state, name) == seat]

    def longest_from(place: int, left: frozenset[int]) -> int:
        best = 0
        for route in left:
            ends = board.route_a[route], board.route_b[route]
            if place in ends:
                beyond = ends[0] + ends[1] - place
                best = max(best, board.length[route] + longest_from(beyond, left - {route}))
        return best

    return max((longest_from(place, frozenset(routes)) for place in range(board.num_places)), default=0)


WEST_LOOP = "brest-dieppe brest-paris dieppe-paris"  # 6
NORTH_LOOP = "berlin-frankfurt-black berlin-essen essen-frankfurt"  # 7


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        # A figure of eight through Paris.
        (f"{WEST_LOOP} bruxelles-paris-red bruxelles-frankfurt frankfurt-paris-white", 13),
        # Two loops joined by a bridge, with two tails: the one of three is left out.
        (f"{WEST_LOOP} frankfurt-paris-white {NORTH_LOOP} frankfurt-munchen berlin-wien", 18),
        # Two loops that share a route, which is left out.
        ("munchen-venezia munchen-wien munchen-zurich venezia-zurich venezia-zagrab wien-zagrab", 13),
        # Two separate parts, the one with fewer routes longer.
        ("petrograd-stockholm berlin-essen essen-frankfurt amsterdam-frankfurt", 8),
        # A star of four.
        ("marseille-paris brest-paris frankfurt-paris-white dieppe-paris", 7),
    ],
)
def test_trap_the_longest_path_is_exact(routes: str, length: int) -> None:
    state = situation(own={0: routes.split()})
    assert tally(state).trail[0] == brute_force_trail(state, 0) == length


EUROPE_TICKETS = {
    5: "athina-angora budapest-sofia frankfurt-kobenhavn rostov-erzurum sofia-smyrna",
    6: "kyiv-petrograd warszawa-smolensk zagrab-brindisi zurich-brindisi zurich-budapest",
    7: "amsterdam-pamplona brest-marseille edinburgh-paris london-berlin paris-zagrab",
    8: "barcelona-bruxelles barcelona-munchen berlin-bucuresti brest-venezia kyiv-sochi madrid-dieppe "
    "madrid-zurich marseille-essen palermo-constantinople paris-wien roma-smyrna sarajevo-sevastopol "
    "smolensk-rostov",
    9: "berlin-roma bruxelles-danzig",
    10: "angora-kharkov essen-kyiv london-wien riga-bucuresti venezia-constantinople",
    11: "athina-wilno stockholm-wien",
    12: "amsterdam-wilno berlin-moskva",
    13: "frankfurt-smolensk",
    20: "brest-petrograd lisboa-danzig palermo-moskva",
    21: "cadiz-stockholm edinburgh-athina kobenhavn-erzurum",
}
"""Entered a second time, by value, and not from the map's file."""


def test_trap_ticket_values_agree_with_a_second_entry() -> None:
    values = {name: points for points, names in EUROPE_TICKETS.items() for name in names.split()}
    assert {ticket.id: ticket.points for ticket in EUROPE.map.tickets} == values
    assert all((ticket.pile == "long") == (ticket.points >= 20) for ticket in EUROPE.map.tickets)


@MAPS
def test_trap_every_route_is_worth_what_its_length_is_worth(map_name: str) -> None:
    worth = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21}
    board = BOARDS[map_name]
    for number, route in enumerate(board.map.routes):
        assert board.points[number] == worth[route.length], route.id


def test_trap_no_extra_turns_after_the_last() -> None:
    state = situation(players=2, hand="3G", hands={1: "3R"})
    set_wagons(state, 0, 5)
    set_wagons(state, 1, 5)
    do(
        state,
        "claim berlin-wien",
        "pay green",
        "claim berlin-frankfurt-red",
        "pay red",
        "draw deck",
        "draw deck",
    )
    assert (state.phase, kinds_of(state), state.turns) == (OVER, set(), 3)
    refuse(state, "draw deck", "tickets", "pass")
