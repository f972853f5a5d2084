"""Rulings on passing, routes and ferries (A-18 to A-33)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    as_text,
    do,
    hand_of,
    kinds_of,
    leave_tickets,
    owner_of,
    refuse,
    set_wagons,
    situation,
    texts,
    tickets_of,
)
from vagon.rules.constants import OVER, TURN
from vagon.rules.random import Stream, seed_key
from vagon.rules.state import State

MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])
FERRIES = {route.id: route for route in BOARDS["europe"].map.routes if route.kind == "ferry"}


def without_tickets(state: State) -> State:
    """The same with empty ticket piles."""
    if state.board.map.id == "europe":
        leave_tickets(state, regular=0)
    else:
        leave_tickets(state, short=0, long=0)
    return state


def stuck(map_name: str, players: int = 3, **hands: str) -> State:
    """Nothing to draw and no tickets; the last seat has all cards that are not named, but no wagons."""
    state = situation(
        map_name,
        players,
        row="",
        deck="",
        hands={seat: hands.get(f"seat{seat}", "") for seat in range(players)},
    )
    set_wagons(state, players - 1, 0)
    if map_name == "europe":
        # Stations cost cards too: in Europe the last seat has built its own.
        state.load({"stations": [*state.stations[: players - 1], 7, *state.stations[players:]]})
    return without_tickets(state)


@MAPS
def test_a18_a_player_without_any_legal_action_passes(map_name: str) -> None:
    state = stuck(map_name)
    assert texts(state) == ["pass"]
    do(state, "pass")
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)


@MAPS
def test_a19_no_passing_while_anything_can_be_done(map_name: str) -> None:
    one_card = situation(map_name, row="R", deck="")
    ticket_left = situation(map_name, row="", deck="")
    route_left = without_tickets(situation(map_name, row="", deck="", hand="1K 1Y"))
    for state, kinds in (
        (one_card, {"draw", "tickets"}),
        (ticket_left, {"tickets"}),
        (route_left, {"claim", "station"} if map_name == "europe" else {"claim"}),
    ):
        assert kinds_of(state) == kinds
        refuse(state, "pass")


@MAPS
def test_a20_tickets_must_be_drawn_when_nothing_else_is_possible(map_name: str) -> None:
    state = situation(map_name, row="", deck="")
    leave_tickets(state, **({"regular": 2} if map_name == "europe" else {"short": 1, "long": 1}))
    (draw,) = texts(state)
    assert draw == ("tickets" if map_name == "europe" else "tickets 1 long")
    before = tickets_of(state, 0)
    do(state, draw)
    assert texts(state) == ["keep 1", "keep 2", "keep 1,2"]
    do(state, "keep 2")
    assert len(tickets_of(state, 0) - before) == 1


@MAPS
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a21_when_everyone_passes_in_a_row_the_game_ends(map_name: str, players: int) -> None:
    state = stuck(map_name, players)
    for seat in range(players):
        assert (state.phase, state.seat, texts(state)) == (TURN, seat, ["pass"])
        do(state, "pass")
    assert (state.phase, texts(state)) == (OVER, [])


def test_a21_an_action_between_passes_starts_the_count_anew() -> None:
    state = stuck("europe", 3, seat1="1V")
    do(state, "pass", "claim dieppe-paris", "pay violet")
    # The card paid is the new row; the last seat takes it.
    assert texts(state) == ["draw violet"]
    do(state, "draw violet")
    for seat in (0, 1, 2):
        assert (state.phase, state.seat) == (TURN, seat)
        do(state, "pass")
    assert state.phase == OVER


def test_a21_in_the_last_turns_a_pass_uses_up_a_turn() -> None:
    state = stuck("europe", 3, seat0="1V")
    set_wagons(state, 0, 3)
    do(state, "claim dieppe-paris", "pay violet")
    assert (state.last_turns, state.wagons[0]) == (3, 2)
    do(state, "draw violet", "pass")
    assert (state.phase, state.seat, state.last_turns) == (TURN, 0, 1)
    do(state, "pass")
    assert state.phase == OVER


@MAPS
def test_a22_a_route_needs_as_many_wagons_as_spaces(map_name: str) -> None:
    route = {"europe": "berlin-wien", "germany": "konstanz-stuttgart"}[map_name]  # green, 3 spaces
    state = situation(map_name, hand="6G 3L")
    for wagons, possible in ((2, False), (3, True), (4, True)):
        set_wagons(state, 0, wagons)
        assert (f"claim {route}" in texts(state)) == possible
    set_wagons(state, 0, 2)
    refuse(state, f"claim {route}")


@MAPS
def test_a23_the_player_chooses_the_payment_and_pays_exactly(map_name: str) -> None:
    route = {"europe": "berlin-wien", "germany": "konstanz-stuttgart"}[map_name]
    state = situation(map_name, hand="5G 5L")
    do(state, f"claim {route}")
    assert texts(state) == ["pay green", "pay green+1", "pay green+2", "pay locomotives"]
    for payment, left in zip(texts(state), ("2G 5L", "3G 4L", "4G 3L", "5G 2L"), strict=True):
        after = do(state.copy(), payment)
        assert hand_of(after, 0) == left
        assert after.points[0] == 4
    refuse(state, "pay green+3")


@MAPS
def test_a24_no_mixed_colours_on_grey(map_name: str) -> None:
    route = {"europe": "danzig-warszawa", "germany": "kiel-daenemark-2"}[map_name]  # grey, 2 spaces
    refuse(situation(map_name, hand="1R 1Y 1K"), f"claim {route}")
    state = situation(map_name, hand="1R 1Y 1L")
    do(state, f"claim {route}")
    assert texts(state) == ["pay yellow+1", "pay red+1"]


@MAPS
def test_a25_locomotives_alone_pay_for_coloured_and_grey(map_name: str) -> None:
    routes = {
        "europe": ("berlin-wien", "danzig-warszawa"),
        "germany": ("konstanz-stuttgart", "kiel-daenemark-2"),
    }
    for route, price in zip(routes[map_name], (3, 2), strict=True):
        state = situation(map_name, hand=f"{price}L")
        do(state, f"claim {route}")
        assert texts(state) == ["pay locomotives"]
        do(state, "pay locomotives")
        assert (hand_of(state, 0), owner_of(state, route)) == ("", 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("all_open", [False, True])
def test_a26_never_both_tracks_for_one_player(players: int, all_open: bool) -> None:
    state = situation(players=players, all_open=all_open, hands={0: "6K 6R"})
    do(state, "claim berlin-frankfurt-black", "pay black")
    while state.seat != 0:
        do(state, "draw deck", "draw deck")
    refuse(state, "claim berlin-frankfurt-red", "claim berlin-frankfurt-black")


@pytest.mark.parametrize("players", [2, 3])
def test_a27_at_two_or_three_the_other_track_is_closed_to_everybody(players: int) -> None:
    hands = {0: "3K 3R", 1: "3K 3R"}
    state = situation(players=players, hands=hands)
    do(state, "claim berlin-frankfurt-black", "pay black")
    refuse(state, "claim berlin-frankfurt-red")
    while state.seat != 0:
        do(state, "draw deck", "draw deck")
    refuse(state, "claim berlin-frankfurt-red")


@pytest.mark.parametrize("players", [2, 3])
def test_a27_unless_the_table_has_opened_all_tracks(players: int) -> None:
    state = situation(players=players, all_open=True, hands={0: "3K 3R", 1: "3K 3R"})
    do(state, "claim berlin-frankfurt-black", "pay black", "claim berlin-frankfurt-red", "pay red")
    assert owner_of(state, "berlin-frankfurt-black") == 0
    assert owner_of(state, "berlin-frankfurt-red") == 1


def test_a28_tracks_between_the_same_two_places_are_one_double_route_whatever_their_length() -> None:
    add_board("europe-uneven-double", "europe", routes={"berlin-frankfurt-red": (2, "grey")})
    state = situation("europe-uneven-double", 2, hands={0: "3K", 1: "3R"})
    do(state, "claim berlin-frankfurt-black", "pay black")
    refuse(state, "claim berlin-frankfurt-red")


def test_a28_tracks_side_by_side_to_other_cities_are_not_double() -> None:
    # Both leave Paris for the north-east.
    state = situation(players=2, hand="3O 2R")
    do(state, "claim frankfurt-paris-orange", "pay orange", "draw deck", "draw deck")
    do(state, "claim bruxelles-paris-red", "pay red")
    assert owner_of(state, "frankfurt-paris-orange") == owner_of(state, "bruxelles-paris-red") == 0


def test_a29_a_triple_route_serves_three_players_at_four_or_more() -> None:
    tracks = [f"claim duesseldorf-koeln-{track}" for track in (1, 2, 3)]
    state = situation("germany", 4, hands=dict.fromkeys(range(4), "1R"))
    for seat in range(3):
        assert [claim in texts(state) for claim in tracks] == [track >= seat for track in range(3)]
        do(state, tracks[seat], "pay red")
        while state.seat == seat:
            do(state, "passenger none")
    refuse(state, *tracks)
    few = situation("germany", 3, hands={0: "1R", 1: "1R"})
    do(few, tracks[1], "pay red", "passenger none", "passenger none")
    refuse(few, *tracks)


@pytest.mark.parametrize(("players", "all_open"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_a30_the_number_of_players_at_the_start_decides_for_the_whole_game(
    players: int, all_open: int
) -> None:
    state = situation(players=players)
    choice = Stream(seed_key("a30"))
    while state.phase != OVER:
        assert (state.players, state.all_open) == (players, all_open)
        actions = texts(state)
        do(state, actions[choice.below(len(actions))])
    black, red = (owner_of(state, f"berlin-frankfurt-{colour}") for colour in ("black", "red"))
    assert all_open or None in (black, red)


def test_a31_locomotives_beyond_those_a_ferry_asks_for() -> None:
    state = situation(hand="6R 6L")
    do(state, "claim palermo-smyrna")  # 6 spaces, 2 locomotives
    assert texts(state) == ["pay red+2", "pay red+3", "pay red+4", "pay red+5", "pay locomotives"]
    do(state.copy(), "pay red+5")
    do(state, "pay locomotives")
    assert (hand_of(state, 0), state.points[0], as_text(state.discards)) == ("6R", 15, "6L")


def test_a32_the_rest_of_a_ferry_in_any_one_colour() -> None:
    state = situation(hand="3V 4W 4B 4Y 4O 4K 4R 4G 2L")
    do(state, "claim palermo-smyrna")
    assert texts(state) == [
        f"pay {colour}+2" for colour in ["white", "blue", "yellow", "orange", "black", "red", "green"]
    ]


def test_a33_a_ferry_with_a_symbol_on_every_space_takes_locomotives_only() -> None:
    refuse(situation(hand="5R 5K 1L"), "claim amsterdam-london")
    state = situation(hand="5R 5K 2L")
    do(state, "claim amsterdam-london")
    assert texts(state) == ["pay locomotives"]
    full = [name for name, route in FERRIES.items() if route.locomotives == route.length]
    assert full == ["amsterdam-london"]
    assert all(route.colour == "grey" for route in FERRIES.values())
