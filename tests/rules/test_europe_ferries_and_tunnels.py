"""Europe: ferries and tunnels (E-55 to E-67)."""

from __future__ import annotations

import pytest

from tests.rules.checks import changed, reason, refused
from tests.rules.situations import (
    BOARDS,
    LETTERS,
    all_cards,
    as_text,
    do,
    hand_of,
    owner_of,
    row_of,
    situation,
    texts,
)
from vagon.maps.model import COLOURS
from vagon.rules.constants import EMPTY, PAY_EXTRA, TURN
from vagon.rules.state import State

BOARD = BOARDS["europe"]
YELLOW = "munchen-zurich"
"""A yellow tunnel of two spaces."""
GREY = "bucuresti-sofia"
"""A grey tunnel of two spaces."""
CLAIM = {"seat", "turns", "hand", "discards", "discard_size", "deck", "deck_size", "owned", "open"}
CLAIM |= {"wagons", "points"}


def dig(hand: str, payment: str, revealed: str, route: str = YELLOW) -> State:
    """Try a tunnel with a deck of exactly the cards that will be revealed."""
    return do(situation(hand=hand, deck=revealed), f"claim {route}", payment)


def shown(state: State) -> str:
    """The letters of the revealed cards, sorted."""
    return "".join(sorted(list(LETTERS)[kind] for kind in state.revealed if kind != EMPTY))


def test_e55_ferries_are_grey_with_a_locomotive_on_at_least_one_space() -> None:
    ferries = [route for route in BOARD.map.routes if route.kind == "ferry"]
    assert len(ferries) == 13
    assert {route.colour for route in ferries} == {"grey"}
    assert all(1 <= route.locomotives <= route.length for route in ferries)
    assert all(route.locomotives == 0 for route in BOARD.map.routes if route.kind != "ferry")


@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        ("4R 2L", ["pay red+2"]),
        ("3R 3L", ["pay red+3"]),
        ("1R 5L", ["pay red+5"]),
        ("6L", ["pay locomotives"]),
        ("6R 3L", ["pay red+2", "pay red+3"]),
        ("4R 4G 2L", ["pay red+2", "pay green+2"]),
    ],
)
def test_e56_a_ferry_takes_its_locomotives_and_one_colour(hand: str, payments: list[str]) -> None:
    state = do(situation(hand=hand), "claim palermo-smyrna")
    assert texts(state) == payments
    before = state.copy()
    do(state, payments[0])
    assert (owner_of(state, "palermo-smyrna"), state.points[0], state.wagons[0]) == (0, 15, 39)
    assert sum(before.hand[:9]) - sum(state.hand[:9]) == state.discard_size == 6


@pytest.mark.parametrize(
    ("hand", "code", "rule"),
    [
        ("5R 1L", "needs_locomotives", "E-56"),
        ("6R", "needs_locomotives", "E-56"),
        ("2R 2G 2L", "too_few_cards", "E-41"),
        ("3R 2L", "too_few_cards", "E-41"),
    ],
)
def test_e56_other_sets_do_not_pay_for_a_ferry(hand: str, code: str, rule: str) -> None:
    assert reason(situation(hand=hand), "claim palermo-smyrna") == (code, rule)


def test_e56_the_locomotives_owed_cannot_be_left_out_of_the_payment() -> None:
    state = do(situation(hand="6R 6L"), "claim palermo-smyrna")
    assert texts(state) == ["pay red+2", "pay red+3", "pay red+4", "pay red+5", "pay locomotives"]
    for payment, paid in (("pay red", 0), ("pay red+1", 1)):
        found = refused(state, payment)
        assert (found.code, found.rule) == ("too_few_locomotives", "E-56")
        assert found.facts == {"route": "palermo-smyrna", "needs": 2, "paid": paid}


def test_e56_a_ferry_with_a_locomotive_on_every_space() -> None:
    state = do(situation(hand="9R 2L"), "claim amsterdam-london")
    assert texts(state) == ["pay locomotives"]


def test_e57_tunnels_are_marked_and_none_is_a_ferry() -> None:
    tunnels = [route.id for route in BOARD.map.routes if route.kind == "tunnel"]
    assert len(tunnels) == 18
    for name in tunnels:
        state = dig("8L", "pay locomotives", "3L", name)
        assert (state.phase, state.extras, shown(state)) == (PAY_EXTRA, 3, "LLL")
    for route in BOARD.map.routes:
        if route.kind != "tunnel":
            state = dig("8L", "pay locomotives", "3L", route.id)
            assert (state.phase, state.turns, state.deck_size) == (TURN, 1, 3)


@pytest.mark.parametrize("hand", ["1Y", "1L", "1Y 9R", ""])
def test_e58_a_full_payment_comes_first(hand: str) -> None:
    assert reason(situation(hand=hand), f"claim {YELLOW}") == ("too_few_cards", "E-41")


def test_e58_the_payment_is_laid_down_before_cards_are_revealed() -> None:
    state = dig("3Y 1L", "pay yellow+1", "YRG")
    assert (hand_of(state, 0), as_text(state.aside)) == ("2Y", "1Y 1L")
    assert (state.wagons[0], state.points[0], owner_of(state, YELLOW)) == (45, 0, None)


def test_e59_the_top_three_cards_of_the_deck_are_revealed() -> None:
    state = situation(hand="3Y", deck="5L", discards="1K")
    before = state.copy()
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (shown(state), state.deck_size, as_text(state.discards)) == ("LLL", 2, "1K")
    assert row_of(state) == "VWBYO"
    fields = {"phase", "hand", "aside", "deck", "deck_size", "revealed", "target", "paid_colour", "extras"}
    assert changed(before, state) == fields
    assert all_cards(state) == [12] * 8 + [14]


@pytest.mark.parametrize(
    ("payment", "revealed", "extras"),
    [
        ("pay yellow", "RGK", 0),
        ("pay yellow", "YGK", 1),
        ("pay yellow", "YYK", 2),
        ("pay yellow", "YYY", 3),
        ("pay yellow+1", "YGK", 1),
    ],
)
def test_e60_each_card_of_the_colour_played_asks_for_one_more(
    payment: str, revealed: str, extras: int
) -> None:
    state = dig("7Y 1L", payment, revealed)
    if extras == 0:
        assert (owner_of(state, YELLOW), state.seat) == (0, 1)
        return
    assert (state.phase, state.seat, state.extras) == (PAY_EXTRA, 0, extras)
    assert owner_of(state, YELLOW) is None
    held = sum(state.hand[:9])
    do(state, "add")
    assert (owner_of(state, YELLOW), state.seat) == (0, 1)
    assert sum(state.hand[:9]) == held - extras


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("4Y 2L", ["add", "add+1", "add+2"]),
        ("3Y 1L", ["add+1"]),
        ("4Y", ["add"]),
        ("2Y 2L", ["add+2"]),
        ("2Y 1L", []),
        ("3Y 9R", []),
    ],
)
def test_e60_the_extra_cards_are_of_that_colour_or_locomotives(hand: str, ways: list[str]) -> None:
    state = dig(hand, "pay yellow", "YLG")
    assert (state.extras, shown(state)) == (2, "GLY")
    assert texts(state) == [*ways, "withdraw"]
    for way in ways:
        locomotives = int(way[4:] or 0)
        after = do(state.copy(), way)
        assert after.hand[LETTERS["L"]] == state.hand[LETTERS["L"]] - locomotives
        assert after.hand[LETTERS["Y"]] == state.hand[LETTERS["Y"]] - (2 - locomotives)
        assert after.hand[LETTERS["R"]] == state.hand[LETTERS["R"]]
        assert (owner_of(after, YELLOW), after.seat) == (0, 1)
    for way in {"add", "add+1", "add+2"}.difference(ways):
        assert reason(state, way) == ("too_few_cards_for_tunnel", "E-60")
    assert reason(state, "add+3") == ("too_many_locomotives_for_tunnel", "E-60")


def test_e60_in_a_grey_tunnel_the_colour_played_is_compared() -> None:
    state = dig("4R", "pay red", "RGK", GREY)
    assert (state.extras, texts(state)) == (1, ["add", "withdraw"])
    state = dig("4R", "pay red", "YGK", GREY)
    assert owner_of(state, GREY) == 0


@pytest.mark.parametrize(("revealed", "extras"), [("LGK", 1), ("LLG", 2), ("LLL", 3), ("YLG", 2), ("YYL", 3)])
def test_e61_each_revealed_locomotive_counts_too(revealed: str, extras: int) -> None:
    state = dig("5Y", "pay yellow", revealed)
    assert state.extras == extras
    do(state, "add")
    assert (owner_of(state, YELLOW), sum(state.hand[:9])) == (0, 3 - extras)


@pytest.mark.parametrize("route", [YELLOW, GREY])
@pytest.mark.parametrize(
    ("revealed", "extras", "left"),
    [("YYY", 0, "5Y 3L"), ("YLG", 1, "5Y 2L"), ("LLY", 2, "5Y 1L"), ("LLL", 3, "5Y")],
)
def test_e62_paid_with_locomotives_only_locomotives_count_and_are_added(
    route: str, revealed: str, extras: int, left: str
) -> None:
    state = dig("5Y 5L", "pay locomotives", revealed, route)
    if extras:
        assert state.extras == extras
        assert texts(state) == [f"add+{extras}", "withdraw"]
        for fewer in range(extras):
            found = refused(state, f"add+{fewer}" if fewer else "add")
            assert (found.code, found.rule) == ("tunnel_takes_locomotives", "E-62")
            assert found.facts == {"route": route, "needs": extras, "paid": fewer}
        do(state, f"add+{extras}")
    assert (owner_of(state, route), hand_of(state, 0), state.seat) == (0, left, 1)


@pytest.mark.parametrize("hand", ["2Y", "5Y 3L"])
def test_e63_who_cannot_or_will_not_add_takes_the_cards_back_and_the_turn_ends(hand: str) -> None:
    before = situation(hand=hand, deck="9L")
    state = do(before.copy(), f"claim {YELLOW}", "pay yellow")
    assert "withdraw" in texts(state)
    do(state, "withdraw")
    assert hand_of(state, 0) == hand_of(before, 0)
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)
    assert owner_of(state, YELLOW) is None
    assert state.open == before.open
    fields = {"seat", "turns", "deck", "deck_size", "discards", "discard_size"}
    assert changed(before, state) == fields


def test_e63_the_tunnel_may_be_tried_again() -> None:
    state = situation(hand="2Y", deck="12L", players=2)
    do(state, f"claim {YELLOW}", "pay yellow", "withdraw", "tickets", "keep 1")
    assert f"claim {YELLOW}" in texts(state)


@pytest.mark.parametrize(
    ("actions", "discards"),
    [
        (["pay yellow", "withdraw"], "1K 3L"),
        (["pay yellow", "add"], "5Y 1K 3L"),
        (["pay yellow", "add+3"], "2Y 1K 6L"),
    ],
)
def test_e64_the_revealed_cards_are_discarded_when_the_turn_ends(actions: list[str], discards: str) -> None:
    state = situation(hand="5Y 3L", deck="6L", discards="1K", row="VWBRO")
    do(state, f"claim {YELLOW}", actions[0])
    assert (as_text(state.discards), shown(state)) == ("1K", "LLL")
    do(state, actions[1])
    assert (as_text(state.discards), as_text(state.deck)) == (discards, "3L")
    assert state.discard_size == sum(state.discards)
    assert state.revealed == [EMPTY] * 3
    assert as_text(state.aside) == ""


def test_e64_revealed_cards_that_ask_for_nothing_are_discarded_too() -> None:
    state = situation(hand="2Y", deck="6G", discards="1K")
    before = state.copy()
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (as_text(state.discards), as_text(state.deck)) == ("2Y 1K 3G", "3G")
    assert changed(before, state) == CLAIM


@pytest.mark.parametrize(("deck", "revealed"), [("2L", "LL"), ("1L", "L")])
def test_e65_fewer_cards_are_revealed_if_there_are_fewer(deck: str, revealed: str) -> None:
    state = situation(hand="5Y", deck=deck)
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (shown(state), state.extras) == (revealed, len(revealed))
    assert (state.deck_size, state.discard_size) == (0, 0)


def test_e65_without_any_card_the_tunnel_holds_no_risk() -> None:
    state = situation(hand="2Y", deck="")
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (owner_of(state, YELLOW), state.points[0], state.seat) == (0, 2, 1)


def test_e65_the_discards_are_reshuffled_for_the_tunnel() -> None:
    state = situation(hand="5Y", deck="1L", discards="10L", row="VWBYO")
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (shown(state), state.extras, state.deck_size, state.discard_size) == ("LLL", 3, 8, 0)


def test_e66_a_tunnel_scores_by_its_printed_length() -> None:
    for revealed, action, discarded in (("RGK", None, 2), ("YGK", "add", 3), ("YYY", "add", 5)):
        state = dig("5Y", "pay yellow", revealed)
        if action:
            do(state, action)
        assert (state.points[0], state.wagons[0]) == (2, 43)
        assert sum(state.hand[:9]) == 5 - discarded


@pytest.mark.parametrize(("colour", "letter", "other"), [("black", "K", "white"), ("white", "W", "black")])
def test_e67_madrid_pamplona_has_a_black_and_a_white_tunnel(colour: str, letter: str, other: str) -> None:
    route = BOARD.map.routes[BOARD.route_numbers[f"madrid-pamplona-{colour}"]]
    assert (route.kind, route.colour, route.length) == ("tunnel", colour, 3)
    state = situation(hand=f"3{letter} 3L", hands={1: "3L"}, deck="12G", row="")
    do(state, f"claim madrid-pamplona-{colour}")
    assert texts(state) == [f"pay {colour}", f"pay {colour}+1", f"pay {colour}+2", "pay locomotives"]
    assert all(reason(state, f"pay {c}") == ("wrong_colour", "E-42") for c in COLOURS if c != colour)
    do(state, f"pay {colour}")
    assert owner_of(state, f"madrid-pamplona-{colour}") == 0
    # The second track is open to another player at a table of four.
    do(state, f"claim madrid-pamplona-{other}", "pay locomotives")
    assert owner_of(state, f"madrid-pamplona-{other}") == 1


@pytest.mark.parametrize("players", [2, 3])
def test_e67_a_failed_attempt_closes_neither_track(players: int) -> None:
    state = situation(players=players, hand="3K", hands={1: "3W"}, deck="12L")
    do(state, "claim madrid-pamplona-black", "pay black", "withdraw")
    assert "claim madrid-pamplona-white" in texts(state)
