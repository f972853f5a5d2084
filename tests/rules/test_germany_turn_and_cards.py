"""Germany: the turn and the train cards (G-19, G-21 to G-32)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    LETTERS,
    all_cards,
    as_text,
    cards_drawn,
    do,
    hand_of,
    kinds_of,
    leave_tickets,
    refuse,
    row_of,
    situation,
    texts,
)
from vagon.rules.constants import LOCOMOTIVE, SECOND_CARD, TURN
from vagon.rules.deal import deal
from vagon.rules.random import Tape, seed_key
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES

ROW = ["draw violet", "draw white", "draw blue", "draw yellow", "draw orange"]


def test_g19_a_named_player_begins_and_play_goes_clockwise() -> None:
    state = State(BOARDS["germany"])
    deal(state, seed_key(1), 4, first_player=2, join_order=True)
    assert state.first_player == 2
    do(state, *["tickets 0 long"] * 4, *["keep 1,2"] * 4)
    for seat in (2, 3, 0, 1, 2):
        assert state.seat == seat
        do(state, "draw deck", "draw deck")


def test_g21_one_of_three_actions_and_no_other() -> None:
    state = situation("germany", hand="3R")
    assert kinds_of(state) == {"draw", "tickets", "claim"}
    ways = {
        "cards": ["draw violet", "draw white"],
        "route": ["claim berlin-magdeburg", "pay red", "passenger none", "passenger none"],
        "tickets": ["tickets 0 long", "keep 1"],
    }
    for way in ways.values():
        after = do(state.copy(), *way)
        assert (after.phase, after.seat, after.turns) == (TURN, 1, 1)


def test_g22_two_cards_each_from_the_row_or_the_deck() -> None:
    base = situation("germany", deck="8G")
    for first, second, hand in (
        ("draw violet", "draw white", "1V 1W"),
        ("draw violet", "draw deck", "1V 1G"),
        ("draw deck", "draw white", "1W 1G"),
        ("draw deck", "draw deck", "2G"),
    ):
        state = do(base.copy(), first)
        assert (state.phase, state.seat) == (SECOND_CARD, 0)
        do(state, second)
        assert hand_of(state, 0) == hand
        assert (state.phase, state.seat) == (TURN, 1)


def test_g23_a_card_from_the_row_is_replaced_before_the_second_is_chosen() -> None:
    state = situation("germany", deck="8G")
    do(state, "draw blue")
    assert row_of(state) == "VWGYO"
    assert texts(state) == [
        "draw deck",
        "draw violet",
        "draw white",
        "draw yellow",
        "draw orange",
        "draw green",
    ]
    do(state, "draw green")
    assert (hand_of(state, 0), row_of(state)) == ("1B 1G", "VWGYO")


def test_g24_eight_colours_of_cards() -> None:
    assert set(CARD_NAMES) == {
        *("violet", "blue", "orange", "yellow", "white", "green", "black", "red"),
        "locomotive",
    }
    assert len(CARD_NAMES) == 9


def test_g25_no_limit_to_a_hand() -> None:
    everything = "11V 11W 11B 11Y 11O 12K 12R 12G 12L"
    state = situation("germany", hand=everything, deck="2L")
    assert state.deck_size == 2
    do(state, "draw deck", "draw deck")
    assert hand_of(state, 0) == "11V 11W 11B 11Y 11O 12K 12R 12G 14L"


def test_g26_the_discards_become_the_deck() -> None:
    state = situation("germany", deck="1G", discards="4R 3K")
    do(state, "draw deck")
    assert hand_of(state, 0) == "1G"
    assert (as_text(state.deck), state.deck_size) == ("3K 4R", 7)
    assert state.discard_size == sum(state.discards) == 0


def test_g27_no_draw_without_any_cards() -> None:
    state = situation("germany", hand="3R", row="", deck="")
    assert state.deck_size == state.discard_size == 0
    assert kinds_of(state) == {"tickets", "claim"}
    refuse(state, "draw deck", rule="G-27")
    refuse(state, *(f"draw {card}" for card in CARD_NAMES))
    refuse(state, "pass", rule="G-21")


@pytest.mark.parametrize("letter", "VWBYOKRG")
def test_g28_a_locomotive_replaces_a_card_of_any_colour(letter: str) -> None:
    routes = {
        "V": "lindau-oesterreich-1",
        "W": "emden-niederlande-1",
        "B": "chemnitz-leipzig",
        "Y": "leipzig-magdeburg",
        "O": "freiburg-schweiz-1",
        "K": "freiburg-konstanz",
        "R": "rostock-schwerin",
        "G": "hamburg-schwerin",
    }
    state = situation("germany", hand=f"1{letter} 2L")
    do(state, f"claim {routes[letter]}")
    assert texts(state) == [f"pay {CARD_NAMES[LETTERS[letter]]}+1", "pay locomotives"]
    do(state, texts(state)[0])
    assert (hand_of(state, 0), state.points[0]) == ("1L", 2)


def test_g29_no_second_card_after_a_locomotive_from_the_row() -> None:
    state = situation("germany", row="LVWBY", deck="8G")
    do(state, "draw locomotive")
    assert (hand_of(state, 0), row_of(state)) == ("1L", "GVWBY")
    assert (state.phase, state.seat) == (TURN, 1)


def test_g30_no_locomotive_from_the_row_as_second_card() -> None:
    state = situation("germany", row="LVWBY", deck="8G")
    do(state, "draw violet")
    refuse(state, "draw locomotive", rule="G-30")
    just_turned_up = situation("germany", row="KVWBY", deck="1L", discards="8G")
    do(just_turned_up, "draw black")
    assert row_of(just_turned_up) == "LVWBY"
    refuse(just_turned_up, "draw locomotive", rule="G-30")
    assert texts(just_turned_up) == ["draw deck", *ROW[:4]]


def test_g31_an_unseen_locomotive_counts_as_one_card() -> None:
    state = situation("germany", deck="2L", discards="8G")
    do(state, "draw deck")
    assert (hand_of(state, 0), state.phase, state.seat) == ("1L", SECOND_CARD, 0)
    do(state, "draw deck")
    assert (hand_of(state, 0), state.phase, state.seat) == ("2L", TURN, 1)


def test_g32_three_locomotives_or_more_clear_the_row() -> None:
    state = situation("germany", row="LLRBG", deck="1L", discards="10Y")
    do(state, "draw red")
    assert row_of(state) == "YYYYY"
    assert as_text(state.discards) == "1B 1G 3L"
    # A fourth: five of five are locomotives after the first reset, so that there is a second one.
    state = situation("germany", row="LLRBG", deck="6L", discards="12Y 12K")
    state.tape = Tape()
    do(state, "draw red")
    drawn = cards_drawn(state)
    assert drawn[:6] == [LOCOMOTIVE] * 6
    assert len(drawn) >= 11
    assert row_of(state).count("L") < 3
    assert all_cards(state) == [12] * 8 + [14]


def test_g21_g27_a_player_who_can_only_draw_tickets_must() -> None:
    state = situation("germany", row="", deck="")
    assert kinds_of(state) == {"tickets"}
    leave_tickets(state, short=0, long=0)
    assert texts(state) == ["pass"]
