"""Europe: the turn, drawing train cards, locomotives (E-26 to E-39)."""

from __future__ import annotations

import pytest

from tests.rules.checks import changed, reason
from tests.rules.situations import (
    all_cards,
    as_text,
    do,
    hand_of,
    kinds_of,
    leave_tickets,
    row_of,
    situation,
    start,
    texts,
)
from vagon.maps.model import COLOURS
from vagon.rules.constants import PAY_ROUTE, PAY_STATION, SECOND_CARD, TURN

ONE_TURN = {
    "cards": ["draw deck", "draw deck"],
    "a locomotive": ["draw locomotive"],
    "a route": ["claim amsterdam-essen", "pay yellow"],
    "tickets": ["tickets", "keep 1"],
    "a station": ["station paris", "pay yellow"],
}


@pytest.mark.parametrize("actions", ONE_TURN.values(), ids=ONE_TURN)
def test_e26_exactly_one_action_in_a_turn(actions: list[str]) -> None:
    state = situation(hand="4Y", row="VWBYL", deck="12G")
    for action in actions:
        assert (state.seat, state.turns) == (0, 0)
        do(state, action)
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)


def test_e26_passing_is_refused_while_anything_can_be_done() -> None:
    state = situation(row="", deck="")
    assert texts(state) == ["tickets"]
    assert reason(state, "pass") == ("must_act", "E-26")


def test_e26_passing_is_the_only_way_when_nothing_can_be_done() -> None:
    state = situation(row="", deck="")
    leave_tickets(state, regular=0)
    assert texts(state) == ["pass"]
    after = do(state.copy(), "pass")
    assert changed(state, after) == {"seat", "turns", "passes"}
    assert (after.seat, after.turns, after.passes) == (1, 1, 1)


def test_e26_a_decision_begun_is_finished_first() -> None:
    """Choosing a route or a station commits the turn to it."""
    state = do(situation(hand="4Y"), "claim amsterdam-essen")
    assert state.phase == PAY_ROUTE
    assert reason(state, "draw deck") == ("not_now", "E-26")
    state = do(situation(hand="4Y"), "station paris")
    assert state.phase == PAY_STATION
    assert reason(state, "tickets") == ("not_now", "E-26")
    assert texts(state) == ["pay yellow"]


def test_e27_the_four_actions() -> None:
    state = situation(hand="1G")
    assert kinds_of(state) == {"draw", "tickets", "station"}
    state = situation(hand="1K")
    assert kinds_of(state) == {"draw", "claim", "tickets", "station"}
    assert [text for text in texts(state) if text.startswith("claim")] == ["claim amsterdam-bruxelles"]
    assert len([text for text in texts(state) if text.startswith("station")]) == 47


@pytest.mark.parametrize(
    ("first", "second", "hand", "row"),
    [
        ("draw violet", "draw white", "1V 1W", "GGBYO"),
        ("draw orange", "draw green", "1O 1G", "VWBYG"),
        ("draw violet", "draw deck", "1V 1G", "GWBYO"),
        ("draw deck", "draw blue", "1B 1G", "VWGYO"),
        ("draw deck", "draw deck", "2G", "VWBYO"),
    ],
)
def test_e28_e29_two_cards_each_from_the_row_or_the_deck(
    first: str, second: str, hand: str, row: str
) -> None:
    state = situation(deck="9G")
    before = state.copy()
    do(state, first)
    assert (state.phase, state.seat, state.turns) == (SECOND_CARD, 0, 0)
    do(state, second)
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)
    assert (hand_of(state, 0), row_of(state), as_text(state.deck)) == (hand, row, "7G")
    fields = {"seat", "turns", "hand", "deck", "deck_size"}
    if row != "VWBYO":
        fields.add("row")
    assert changed(before, state) == fields


def test_e28_no_third_card() -> None:
    state = do(situation(), "draw violet", "draw deck")
    assert state.seat == 1
    assert sum(state.hand[:9]) == 2


def test_e29_a_card_that_does_not_lie_in_the_row_cannot_be_taken() -> None:
    state = situation(row="VWBYO")
    for name in ("black", "red", "green", "locomotive"):
        assert reason(state, f"draw {name}") == ("card_not_in_row", "E-29")
    do(state, "draw deck")
    for name in ("black", "red", "green", "locomotive"):
        assert reason(state, f"draw {name}") == ("card_not_in_row", "E-29")


def test_e30_a_card_taken_from_the_row_is_replaced_before_the_next_pick() -> None:
    state = situation(row="VWBYO", deck="9G")
    do(state, "draw yellow")
    assert (row_of(state), state.deck_size, state.phase) == ("VWBGO", 8, SECOND_CARD)
    assert texts(state) == [
        "draw deck",
        "draw violet",
        "draw white",
        "draw blue",
        "draw orange",
        "draw green",
    ]
    do(state, "draw green")
    assert (row_of(state), hand_of(state, 0), state.deck_size) == ("VWBGO", "1Y 1G", 7)


def test_e31_three_locomotives_in_the_row_are_replaced_at_once_with_the_others() -> None:
    state = situation(row="LLRBY", deck="1L", discards="8G")
    do(state, "draw red")
    # The last card of the deck is the third locomotive; the discards are the deck from then on.
    assert row_of(state) == "GGGGG"
    assert (as_text(state.deck), as_text(state.discards)) == ("3G", "1B 1Y 3L")
    assert (state.phase, state.seat, hand_of(state, 0)) == (SECOND_CARD, 0, "1R")
    assert all_cards(state) == [12] * 8 + [14]


def test_e31_two_locomotives_stay() -> None:
    state = situation(row="LLRBY", deck="9G")
    do(state, "draw red")
    assert (row_of(state), state.discard_size) == ("LLGBY", 0)


def test_e31_a_new_row_of_more_than_three_locomotives_is_replaced_again() -> None:
    state = situation(row="LLRBY", deck="6L", discards="12G 12K")
    do(state, "draw red")
    # The first new row is the rest of the deck, five locomotives; the second comes from the 29 cards of the
    # discards, which are the deck from then on.
    assert row_of(state).count("L") <= 2
    assert (as_text(state.discards), state.deck_size) == ("5L", 24)
    assert all_cards(state) == [12] * 8 + [14]


def test_e31_set_up_never_shows_three_locomotives() -> None:
    reset = 0
    for seed in range(400):
        state = start(players=2, seed=seed)
        assert row_of(state).count("L") <= 2
        reset += state.discard_size > 0
    assert 5 <= reset <= 30  # 1.7 % of fresh rows have three or more


def test_e32_there_is_no_hand_limit() -> None:
    state = situation(hand="12V 12W 12B 12Y 12O 12K 11R 4G", row="RGGGG", deck="4G 10L", hands={1: "4L"})
    assert sum(state.hand[:9]) == 87
    do(state, "draw red", "draw green")
    assert sum(state.hand[:9]) == 89
    assert hand_of(state, 0) == "12V 12W 12B 12Y 12O 12K 12R 5G"


def test_e33_the_discards_become_the_deck_when_it_is_used_up() -> None:
    state = situation(deck="1G", discards="2R 3K")
    do(state, "draw deck")
    assert hand_of(state, 0) == "1G"
    assert (as_text(state.deck), state.deck_size) == ("3K 2R", 5)
    assert (as_text(state.discards), state.discard_size) == ("", 0)
    assert state.phase == SECOND_CARD


def test_e33_a_deck_with_a_card_left_is_not_reshuffled() -> None:
    state = situation(deck="2G", discards="2R 3K")
    do(state, "draw deck")
    assert (as_text(state.deck), as_text(state.discards)) == ("1G", "3K 2R")


def test_e33_the_new_deck_is_shuffled() -> None:
    """Each discarded kind comes up about as often as its share."""
    red = 0
    for seed in range(300):
        state = situation(deck="1G", discards="2R 4K", seed=seed)
        red += hand_of(do(state, "draw deck", "draw deck"), 0) == "1R 1G"
    assert 70 <= red <= 130


def test_e34_without_deck_discards_and_row_no_card_can_be_drawn() -> None:
    state = situation(hand="3Y", row="", deck="")
    assert kinds_of(state) == {"tickets", "claim", "station"}
    assert reason(state, "draw deck") == ("deck_empty", "E-34")
    for name in (*COLOURS, "locomotive"):
        assert reason(state, f"draw {name}") == ("card_not_in_row", "E-29")
    do(state, "claim amsterdam-essen", "pay yellow")
    # What was paid is the deck now, and the row is filled from it.
    assert (row_of(state), state.deck_size, state.discard_size) == ("YYY..", 0, 0)


@pytest.mark.parametrize(
    ("colour", "letter", "route"),
    [
        ("violet", "V", "frankfurt-munchen"),
        ("white", "W", "amsterdam-frankfurt"),
        ("blue", "B", "berlin-essen"),
        ("yellow", "Y", "barcelona-madrid"),
        ("orange", "O", "brest-dieppe"),
        ("black", "K", "roma-venezia"),
        ("red", "R", "bruxelles-paris-red"),
        ("green", "G", "essen-frankfurt"),
    ],
)
def test_e35_a_locomotive_joins_a_set_of_any_colour(colour: str, letter: str, route: str) -> None:
    state = situation(hand=f"1{letter} 1L")
    do(state, f"claim {route}")
    assert texts(state) == [f"pay {colour}+1"]
    do(state, f"pay {colour}+1")
    assert (hand_of(state, 0), state.points[0]) == ("", 2)
    assert as_text(state.discards) == f"1{letter} 1L"


@pytest.mark.parametrize(
    ("route", "owed"), [("amsterdam-london", 2), ("sevastopol-sochi", 1), ("palermo-smyrna", 2)]
)
def test_e36_no_ferry_without_locomotives(route: str, owed: int) -> None:
    for locomotives in range(owed):
        state = situation(hand=f"12R {locomotives}L" if locomotives else "12R")
        assert reason(state, f"claim {route}") == ("needs_locomotives", "E-56")
    assert f"claim {route}" in texts(situation(hand=f"12R {owed}L"))


def test_e37_a_locomotive_from_the_row_is_the_only_card_of_its_turn() -> None:
    state = situation(row="LRBGY", deck="9K")
    before = state.copy()
    do(state, "draw locomotive")
    assert (hand_of(state, 0), row_of(state)) == ("1L", "KRBGY")
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)
    assert changed(before, state) == {"seat", "turns", "hand", "row", "deck", "deck_size"}


@pytest.mark.parametrize("first", ["draw deck", "draw red"])
def test_e38_no_locomotive_from_the_row_as_second_card(first: str) -> None:
    state = do(situation(row="LRBGY", deck="9K"), first)
    assert reason(state, "draw locomotive") == ("locomotive_as_second_card", "E-38")
    assert "draw locomotive" not in texts(state)


def test_e38_not_even_one_just_turned_up() -> None:
    state = do(situation(row="RBGYK", deck="9L"), "draw red")
    assert row_of(state) == "LBGYK"
    assert reason(state, "draw locomotive") == ("locomotive_as_second_card", "E-38")
    assert texts(state) == ["draw deck", "draw blue", "draw yellow", "draw black", "draw green"]


def test_e39_a_locomotive_from_the_deck_counts_as_one_card() -> None:
    state = do(situation(row="RBGYK", deck="9L"), "draw deck")
    assert (hand_of(state, 0), state.phase, state.seat) == ("1L", SECOND_CARD, 0)
    both = do(state.copy(), "draw deck")
    assert (hand_of(both, 0), both.seat, both.deck_size) == ("2L", 1, 7)
    mixed = do(state.copy(), "draw blue")
    assert (hand_of(mixed, 0), mixed.seat, row_of(mixed)) == ("1B 1L", 1, "RLGYK")
