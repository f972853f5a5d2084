"""Europe: claiming routes, double routes (E-40 to E-54)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.checks import changed, reason, refused
from tests.rules.situations import (
    BOARDS,
    as_text,
    do,
    hand_of,
    owner_of,
    set_wagons,
    situation,
    texts,
)
from vagon.maps.model import COLOURS
from vagon.rules.constants import ROUTE_WORDS, TURN
from vagon.rules.state import State

BOARD = BOARDS["europe"]
ROUTES = {route.id: route for route in BOARD.map.routes}
PAIRS = [
    (one.id, other.id) for one, other in combinations(BOARD.map.routes, 2) if set(one.ends) == set(other.ends)
]
CLAIM = {"seat", "turns", "hand", "discards", "discard_size", "owned", "open", "wagons", "points"}
"""What claiming a route of plain rails changes."""


def open_to(state: State, seat: int) -> set[str]:
    words = state.open[seat * ROUTE_WORDS : (seat + 1) * ROUTE_WORDS]
    return {name for number, name in enumerate(ROUTES) if words[number // 64] >> number % 64 & 1}


def rich(players: int) -> State:
    """Everybody can pay for every double route in locomotives, and no tunnel holds a surprise for that."""
    return situation(players=players, hands=dict.fromkeys(range(min(players, 3)), "4L"), deck="12G")


@pytest.mark.parametrize("name", ROUTES)
def test_e40_a_route_joins_two_cities_and_is_claimed_as_one(name: str) -> None:
    route = ROUTES[name]
    assert len(set(route.ends)) == 2
    assert route.colour in (*COLOURS, "grey")
    state = situation(players=2, hand="8L", deck="12G")
    do(state, f"claim {name}", "pay locomotives")
    assert owner_of(state, name) == 0
    assert (state.seat, state.wagons[0]) == (1, 45 - route.length)
    assert sum(word.bit_count() for word in state.owned) == 1


@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        ("3Y", ["pay yellow"]),
        ("2Y 1L", ["pay yellow+1"]),
        ("1Y 2L", ["pay yellow+2"]),
        ("3L", ["pay locomotives"]),
        ("4Y 4L", ["pay yellow", "pay yellow+1", "pay yellow+2", "pay locomotives"]),
        ("2Y 2L 3R", ["pay yellow+1", "pay yellow+2"]),
    ],
)
def test_e41_e42_as_many_cards_of_the_colour_as_spaces(hand: str, payments: list[str]) -> None:
    state = do(situation(hand=hand), "claim amsterdam-essen")
    assert texts(state) == payments
    held = sum(state.hand[:9])
    for payment in payments:
        after = do(state.copy(), payment)
        assert sum(after.hand[:9]) == held - 3
        assert sum(after.discards) == after.discard_size == 3
        assert (after.points[0], after.wagons[0]) == (4, 42)


@pytest.mark.parametrize("hand", ["2Y", "1Y 1L", "2L", "2Y 9R", "11R 11G 2L", ""])
def test_e41_too_few_cards(hand: str) -> None:
    state = situation(hand=hand)
    found = refused(state, "claim amsterdam-essen")
    assert (found.code, found.rule) == ("too_few_cards", "E-41")
    assert found.facts["needs"] == 3


def test_e41_never_more_cards_than_spaces() -> None:
    state = do(situation(hand="4Y 4L"), "claim amsterdam-essen")
    for locomotives in range(3, 8):
        assert reason(state, f"pay yellow+{locomotives}") == ("too_many_locomotives", "E-41")


@pytest.mark.parametrize(
    ("route", "colour"), [(r.id, r.colour) for r in BOARD.map.routes if r.colour != "grey"]
)
def test_e42_a_coloured_route_takes_its_colour_only(route: str, colour: str) -> None:
    state = do(situation(hand="4V 4W 4B 4Y 4O 4K 4R 4G"), f"claim {route}")
    assert texts(state) == [f"pay {colour}"]
    for other in COLOURS:
        if other != colour:
            found = refused(state, f"pay {other}")
            assert (found.code, found.rule) == ("wrong_colour", "E-42")
            assert found.facts == {"route": route, "needs": colour, "paid": other}


@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        ("2R", ["pay red"]),
        ("1Y 1L", ["pay yellow+1"]),
        ("1B 1L", ["pay blue+1"]),
        ("2L", ["pay locomotives"]),
        (
            "2R 2G 1B 2L",
            ["pay red", "pay green", "pay blue+1", "pay red+1", "pay green+1", "pay locomotives"],
        ),
        ("2V 2W 2B 2Y 2O 2K 2R 2G", [f"pay {colour}" for colour in COLOURS]),
    ],
)
def test_e43_a_grey_route_takes_any_one_colour(hand: str, payments: list[str]) -> None:
    state = do(situation(hand=hand), "claim danzig-warszawa")
    assert texts(state) == payments


def test_e43_a_grey_route_takes_no_mixed_colours() -> None:
    state = situation(hand="1R 1Y 1G 1V")
    assert reason(state, "claim danzig-warszawa") == ("too_few_cards", "E-41")


@pytest.mark.parametrize("length", [1, 2, 3, 4, 6, 8])
def test_e44_one_wagon_on_every_space(length: int) -> None:
    route = {
        1: "amsterdam-bruxelles",
        2: "danzig-warszawa",
        3: "amsterdam-essen",
        4: "berlin-danzig",
        6: "palermo-smyrna",
        8: "petrograd-stockholm",
    }[length]
    state = situation(hand="8L", deck="12G")
    set_wagons(state, 0, length)
    after = do(state.copy(), f"claim {route}", "pay locomotives")
    assert after.wagons == [0, 45, 45, 45, 45]
    set_wagons(state, 0, length - 1)
    found = refused(state, f"claim {route}")
    assert (found.code, found.rule) == ("too_few_wagons", "E-44")
    assert found.facts == {"route": route, "needs": length, "has": length - 1}


def test_e45_the_cards_played_are_discarded() -> None:
    before = situation(hand="3Y 1R 2L", discards="1Y 1K")
    after = do(before.copy(), "claim amsterdam-essen", "pay yellow+1")
    assert hand_of(after, 0) == "1Y 1R 1L"
    assert (as_text(after.discards), after.discard_size) == ("3Y 1K 1L", 5)
    assert changed(before, after) == CLAIM


def test_e46_points_are_scored_at_once() -> None:
    state = situation(hand="4L", hands={1: "4B"})
    do(state, "claim berlin-danzig", "pay locomotives")
    assert state.points == [7, 0, 0, 0, 0]
    do(state, "claim warszawa-wien", "pay blue")
    assert state.points == [7, 7, 0, 0, 0]


def test_e47_any_open_route_need_not_touch_ones_others() -> None:
    state = situation(hand="8L", own={0: ["cadiz-lisboa"], 1: ["amsterdam-essen"]})
    rest = set(ROUTES) - {"cadiz-lisboa", "amsterdam-essen"}
    assert {text.removeprefix("claim ") for text in texts(state) if text.startswith("claim ")} == rest
    for taken in ("cadiz-lisboa", "amsterdam-essen"):
        assert reason(state, f"claim {taken}") == ("route_taken", "E-47")
    do(state, "claim moskva-smolensk", "pay locomotives")
    assert owner_of(state, "moskva-smolensk") == 0


def test_e48_a_route_is_claimed_whole_in_one_turn() -> None:
    state = situation(hand="2Y", hands={1: "3Y"})
    assert reason(state, "claim amsterdam-essen") == ("too_few_cards", "E-41")
    assert owner_of(state, "amsterdam-essen") is None
    state = do(situation(hand="3Y"), "claim amsterdam-essen")
    # Until it is paid nothing is on the board.
    assert (state.wagons[0], owner_of(state, "amsterdam-essen")) == (45, None)
    do(state, "pay yellow")
    assert (state.wagons[0], owner_of(state, "amsterdam-essen")) == (42, 0)


def test_e49_one_route_in_a_turn() -> None:
    state = do(situation(hand="8L"), "claim amsterdam-essen", "pay locomotives")
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)
    assert reason(state, "claim amsterdam-frankfurt") == ("too_few_cards", "E-41")  # seat 1 has no cards
    state = do(situation(hand="8L"), "claim amsterdam-essen")
    assert reason(state, "claim amsterdam-frankfurt") == ("not_now", "E-26")


def test_e50_eleven_double_routes_of_equal_length() -> None:
    assert len(PAIRS) == 11
    for one, other in PAIRS:
        assert ROUTES[one].length == ROUTES[other].length
        numbers = BOARD.route_numbers[one], BOARD.route_numbers[other]
        for number in numbers:
            words = BOARD.siblings[number * ROUTE_WORDS : (number + 1) * ROUTE_WORDS]
            assert sum(word << 64 * i for i, word in enumerate(words)) == 1 << numbers[0] | 1 << numbers[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("pair", PAIRS, ids="=".join)
def test_e51_nobody_owns_both_tracks(players: int, pair: tuple[str, str]) -> None:
    for mine, other in (pair, pair[::-1]):
        state = situation(players=players, hand="8L", own={0: [mine]})
        found = refused(state, f"claim {other}")
        assert (found.code, found.rule) == ("own_parallel_track", "E-51")
        assert found.facts == {"route": other, "own": mine}


def test_e51_nobody_owns_both_tracks_even_if_all_are_open() -> None:
    state = situation(players=2, hand="8L", own={0: ["berlin-frankfurt-red"]}, all_open=True)
    assert reason(state, "claim berlin-frankfurt-black") == ("own_parallel_track", "E-51")


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", ["berlin-essen", "paris-zurich", "bucuresti-sofia", "kyiv-wilno"])
def test_e52_routes_that_share_one_end_are_not_double(players: int, name: str) -> None:
    """All that meet `name` in one city only, however they are drawn, stay open to its owner."""
    ends = set(ROUTES[name].ends)
    state = situation(players=players, hand="8L", own={0: [name]})
    assert open_to(state, 0) == set(ROUTES) - {name}
    neighbours = [r.id for r in BOARD.map.routes if len(ends & set(r.ends)) == 1]
    assert len(neighbours) >= 6
    for neighbour in neighbours:
        assert f"claim {neighbour}" in texts(state)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("pair", PAIRS, ids="=".join)
def test_e53_with_two_or_three_players_the_second_track_closes(players: int, pair: tuple[str, str]) -> None:
    for mine, other in (pair, pair[::-1]):
        state = do(rich(players), f"claim {mine}", "pay locomotives")
        for _ in range(players - 1):
            found = refused(state, f"claim {other}")
            assert (found.code, found.rule) == ("track_closed", "E-53")
            assert found.facts == {"route": other, "taken": mine, "players": players}
            do(state, "tickets", "keep 1")
        for seat in range(players):
            assert open_to(state, seat) == set(ROUTES) - set(pair)


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("pair", PAIRS, ids="=".join)
def test_e54_with_four_or_five_players_two_of_them_use_both_tracks(
    players: int, pair: tuple[str, str]
) -> None:
    for mine, other in (pair, pair[::-1]):
        state = do(rich(players), f"claim {mine}", "pay locomotives")
        assert open_to(state, 0) == set(ROUTES) - set(pair)
        assert open_to(state, 1) == set(ROUTES) - {mine}
        do(state, f"claim {other}", "pay locomotives")
        assert (owner_of(state, mine), owner_of(state, other)) == (0, 1)
        assert reason(state, f"claim {mine}") == ("route_taken", "E-47")
        for seat in range(players):
            assert open_to(state, seat) == set(ROUTES) - set(pair)


@pytest.mark.parametrize("players", [2, 3])
def test_e54_all_tracks_may_be_opened_for_a_small_table(players: int) -> None:
    state = situation(players=players, hands={0: "4L", 1: "4L"}, all_open=True)
    do(state, "claim berlin-frankfurt-red", "pay locomotives")
    do(state, "claim berlin-frankfurt-black", "pay locomotives")
    assert (owner_of(state, "berlin-frankfurt-red"), owner_of(state, "berlin-frankfurt-black")) == (0, 1)
