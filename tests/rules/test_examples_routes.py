"""The worked examples EX-01 to EX-13, every row of their tables: claiming, ferries, tunnels, doubles."""

import pytest

from tests.rules.situations import (
    BOARDS,
    LETTERS,
    add_board,
    as_text,
    counts,
    do,
    hand_of,
    owner_of,
    pay,
    refuse,
    set_wagons,
    situation,
    texts,
)
from vagon.rules.constants import EMPTY, LOCOMOTIVE, PAY_EXTRA, TURN
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES

EUROPE = BOARDS["europe"]
NO_PASSENGERS = ["passenger none", "passenger none"]


THREE_SPACES = {
    ("europe", "B"): "constantinople-sofia",
    ("europe", "Y"): "amsterdam-essen",
    ("germany", "B"): "bremen-emden",
    ("germany", "Y"): "bremen-hannover",
}
TWO_GREY_SPACES = {"europe": "danzig-warszawa", "germany": "kiel-daenemark-2"}
MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])


@MAPS
@pytest.mark.parametrize(("own", "other"), ["BY", "YB"])
@pytest.mark.parametrize(
    ("cards", "accepted"),
    [
        ("3C", True),
        ("2C 1L", True),
        ("1C 2L", True),
        ("3L", True),
        ("2C 1D", False),
        ("3D", False),
        ("2C", False),
        ("3C 1L", False),
    ],
)
def test_ex01_coloured_route_of_three_spaces(
    map_name: str, own: str, other: str, cards: str, accepted: bool
) -> None:
    route = THREE_SPACES[map_name, own]
    cards = cards.replace("C", own).replace("D", other)
    state = situation(map_name, hand=cards)
    assert pay(state, route, cards) == accepted
    if not accepted:
        assert (state.seat, hand_of(state, 0)) == (0, as_text(counts(cards)))
        return
    if map_name == "germany":
        do(state, *NO_PASSENGERS)
    assert owner_of(state, route) == 0
    assert (state.points[0], state.wagons[0], hand_of(state, 0)) == (4, 42, "")
    assert as_text(state.discards) == as_text(counts(cards))


@MAPS
@pytest.mark.parametrize(
    ("cards", "accepted"), [("2R", True), ("1Y 1L", True), ("1B 1L", True), ("2L", True), ("1R 1Y", False)]
)
def test_ex02_grey_route_of_two_spaces(map_name: str, cards: str, accepted: bool) -> None:
    route = TWO_GREY_SPACES[map_name]
    state = situation(map_name, hand=cards)
    assert pay(state, route, cards) == accepted
    assert (state.points[0], owner_of(state, route)) == ((2, 0) if accepted else (0, None))


@MAPS
def test_ex03_whole_route_only(map_name: str) -> None:
    route = THREE_SPACES[map_name, "B"]
    refuse(situation(map_name, hand="2B"), f"claim {route}")
    state = situation(map_name, hand="3B")
    set_wagons(state, 0, 2)
    refuse(state, f"claim {route}")


@MAPS
def test_ex04_one_route_per_turn(map_name: str) -> None:
    first, second = (THREE_SPACES[map_name, colour] for colour in "BY")
    state = situation(map_name, hands={0: "3B 3Y", 1: ""})
    do(state, f"claim {first}", "pay blue")
    refuse(
        state, f"claim {second}"
    )  # before the passengers in Germany; in Europe it is another player's turn
    if map_name == "germany":
        do(state, *NO_PASSENGERS)
    assert (state.seat, state.turns, owner_of(state, second)) == (1, 1, None)


# Ferry


@pytest.mark.parametrize(
    ("cards", "accepted"),
    [
        ("4R 2L", True),
        ("4V 2L", True),
        ("3R 3L", True),
        ("6L", True),
        ("5R 1L", False),
        ("2R 2G 2L", False),
        ("6R", False),
    ],
)
def test_ex05_smyrna_palermo(cards: str, accepted: bool) -> None:
    state = situation(hand=cards)
    assert pay(state, "palermo-smyrna", cards) == accepted
    assert (state.points[0], state.wagons[0]) == ((15, 39) if accepted else (0, 45))


# Tunnels

TUNNEL = "bucuresti-sofia"  # 2 spaces, grey; on the second board red
RED_TUNNEL = add_board("europe-red-tunnel", "europe", routes={TUNNEL: (2, "red")})


def dig(cards: str, deck: str, *, reserve: str = "", discards: str = "9O", map_name: str = "europe") -> State:
    """A tunnel paid with exactly `cards`; a deck of three cards is what is revealed."""
    hand = as_text(a + b for a, b in zip(counts(cards), counts(reserve), strict=True))
    state = situation(map_name, hand=hand, deck=deck, discards=discards, row="VVWWB")
    colours = [CARD_NAMES[kind] for kind, number in enumerate(counts(cards)[:LOCOMOTIVE]) if number]
    locomotives = counts(cards)[LOCOMOTIVE]
    payment = (
        f"pay {colours[0]}" + (f"+{locomotives}" if locomotives else "") if colours else "pay locomotives"
    )
    return do(state, f"claim {TUNNEL}", payment)


def revealed(state: State) -> str:
    return "".join(sorted([*LETTERS][kind] for kind in state.revealed if kind != EMPTY))


def test_ex06_one_of_the_colour_played() -> None:
    state = dig("2R", "R G K", reserve="1R 1L 1Y")
    assert (state.extras, revealed(state)) == (1, "GKR")
    assert texts(state) == ["add", "add+1", "withdraw"]
    by_colour = do(state.copy(), "add")
    assert (owner_of(by_colour, TUNNEL), hand_of(by_colour, 0)) == (0, "1Y 1L")
    by_locomotive = do(state.copy(), "add+1")
    assert (owner_of(by_locomotive, TUNNEL), hand_of(by_locomotive, 0)) == (0, "1Y 1R")
    only_yellow = dig("2R", "R G K", reserve="1Y")
    refuse(only_yellow, "add", "add+1")


def test_ex06_withdrawing() -> None:
    state = dig("2R", "R G K", reserve="1R")
    do(state, "withdraw")
    assert (state.seat, state.phase, hand_of(state, 0)) == (1, TURN, "3R")
    assert owner_of(state, TUNNEL) is None
    assert (as_text(state.discards), revealed(state)) == ("1K 1R 1G", "")
    assert (state.points[0], state.wagons[0]) == (0, 45)


def test_ex07_a_revealed_locomotive() -> None:
    state = dig("2G", "L R K", reserve="1G 1L")
    assert state.extras == 1
    for action in ("add", "add+1"):
        assert owner_of(do(state.copy(), action), TUNNEL) == 0


def test_ex08_locomotives_only() -> None:
    state = dig("2L", "L R K", reserve="1L 1R 1K")
    assert (state.extras, texts(state)) == (1, ["add+1", "withdraw"])
    refuse(state, "add")
    do(state, "add+1")
    assert (owner_of(state, TUNNEL), hand_of(state, 0)) == (0, "1K 1R")
    refuse(dig("2L", "L R K", reserve="3R 3K"), "add", "add+1")


@pytest.mark.parametrize(
    ("cards", "deck", "extras", "ways"),
    [
        ("2R", "R R R", 3, ["add", "add+1", "add+2", "add+3", "withdraw"]),
        ("2R", "R L G", 2, ["add", "add+1", "add+2", "withdraw"]),
        ("1R 1L", "R L G", 2, ["add", "add+1", "add+2", "withdraw"]),
        ("2R", "G Y K", 0, []),
        ("2L", "R R G", 0, []),
        ("2L", "R L L", 2, ["add+2", "withdraw"]),
    ],
)
@pytest.mark.parametrize("map_name", ["europe", RED_TUNNEL])
def test_ex09_counting_matches(map_name: str, cards: str, deck: str, extras: int, ways: list[str]) -> None:
    state = dig(cards, deck, reserve="3R 3L 3G", map_name=map_name)
    if extras:
        assert (state.phase, state.extras, texts(state)) == (PAY_EXTRA, extras, ways)
    else:
        assert (state.phase, state.seat, owner_of(state, TUNNEL)) == (TURN, 1, 0)


@pytest.mark.parametrize(("deck", "discards"), [("2R", ""), ("1R", "1R")])
def test_ex10_two_cards_left_to_reveal(deck: str, discards: str) -> None:
    state = dig("2R", deck, discards=discards)
    assert (revealed(state), state.extras, state.deck_size + state.discard_size) == ("RR", 2, 0)


def test_ex10_none_left_to_reveal() -> None:
    state = dig("2R", "", discards="")
    assert (owner_of(state, TUNNEL), state.seat) == (0, 1)


def test_ex10_the_discards_are_reshuffled_on_the_way() -> None:
    state = dig("2R", "1R", discards="10K")
    assert (revealed(state), state.deck_size, state.discard_size) == ("KKR", 8, 0)


def test_ex10_paid_and_revealed_cards_are_the_next_deck() -> None:
    state = dig("2R", "G Y K", discards="")
    assert (owner_of(state, TUNNEL), state.seat) == (0, 1)
    assert (as_text(state.deck), state.deck_size, state.discard_size) == ("1Y 1K 2R 1G", 5, 0)


def test_ex11_points_by_printed_length() -> None:
    state = do(dig("2R", "R G K", reserve="1R"), "add")
    assert (state.points[0], state.wagons[0], hand_of(state, 0)) == (2, 43, "")
    assert as_text(state.discards) == "1K 4R 1G"  # three paid, three revealed


BLACK, WHITE = "madrid-pamplona-black", "madrid-pamplona-white"


def test_ex12_madrid_pamplona_takes_black_or_white() -> None:
    for route, colour in ((BLACK, "black"), (WHITE, "white")):
        state = do(situation(hand="3K 3W 3L 3R"), f"claim {route}")
        assert texts(state) == [f"pay {colour}", f"pay {colour}+1", f"pay {colour}+2", "pay locomotives"]
        assert EUROPE.length[EUROPE.route_numbers[route]] == 3


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
def test_ex12_the_other_track_of_madrid_pamplona(players: int, open_to_others: bool) -> None:
    state = situation(players=players, hands={0: "3K 3W", 1: "3W"}, deck="12G")
    do(state, f"claim {BLACK}", "pay black")
    assert owner_of(state, BLACK) == 0
    assert (f"claim {WHITE}" in texts(state)) == open_to_others
    if not open_to_others:
        refuse(state, f"claim {WHITE}", rule="E-53")
    while state.seat != 0:
        do(state, "draw deck", "draw deck")
    refuse(state, f"claim {WHITE}", rule="E-51")


@pytest.mark.parametrize("players", [2, 3])
def test_ex12_a_failed_attempt_closes_nothing(players: int) -> None:
    state = situation(players=players, hands={0: "3K", 1: "3K 3W"}, deck="3K", discards="9G")
    do(state, f"claim {BLACK}", "pay black", "withdraw")
    assert {f"claim {BLACK}", f"claim {WHITE}"} <= set(texts(state))


# Double or merely parallel


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ex13_partly_parallel_routes(players: int) -> None:
    state = situation(players=players, hand="3O", own={0: ["bruxelles-paris-red"]})
    do(state, "claim frankfurt-paris-orange", "pay orange")
    assert owner_of(state, "frankfurt-paris-orange") == owner_of(state, "bruxelles-paris-red") == 0
