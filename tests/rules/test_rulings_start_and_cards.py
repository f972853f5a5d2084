"""Rulings on the start and on train cards (A-01 to A-16)."""

from collections import Counter

import pytest

from tests.rules.situations import (
    BOARDS,
    all_cards,
    as_text,
    cards_drawn,
    counts,
    do,
    hand_of,
    offered_to,
    outcomes,
    refuse,
    row_of,
    situation,
    start,
    texts,
    tickets_of,
)
from vagon.rules.constants import CHOOSE_TICKETS, LOCOMOTIVE, SECOND_CARD, SHUFFLE, TURN
from vagon.rules.deal import RANDOM, deal
from vagon.rules.random import Tape, seed_key
from vagon.rules.state import State

MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])


def dealt(seed: int, players: int = 4, first_player: int = RANDOM, join_order: bool = False) -> State:
    state = State(BOARDS["europe"])
    deal(state, seed_key(seed), players, first_player, join_order)
    return state


def test_a01_first_player_is_drawn_from_the_games_own_chance_or_set() -> None:
    drawn = [dealt(seed).first_player for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [dealt(seed).first_player for seed in range(40)]
    for seat in range(4):
        state = dealt(1, first_player=seat)
        assert (state.first_player, state.phase) == (seat, CHOOSE_TICKETS)  # known while tickets are chosen
        do(state, *["keep 1,2"] * 4)
        assert (state.phase, state.seat) == (TURN, seat)


@MAPS
def test_a02_opening_choices_do_not_depend_on_those_of_others(map_name: str) -> None:
    state = start(map_name)
    if map_name == "germany":
        do(state, "tickets 2 long", "tickets 2 long", "tickets 2 long", "tickets 2 long")
    few, all_four = do(state.copy(), "keep 1,2"), do(state.copy(), "keep 1,2,3,4")
    for after in (few, all_four):
        assert (after.phase, after.seat) == (CHOOSE_TICKETS, 1)
        assert offered_to(after, 1) == offered_to(state, 1)
        assert texts(after) == texts(state)
        assert after.pile_size == state.pile_size
        do(after, "keep 1,2", "keep 1,2")
        assert after.phase == CHOOSE_TICKETS
        do(after, "keep 1,2")
        assert (after.phase, after.seat) == (TURN, 0)
    assert len(tickets_of(few, 0)) == 2
    assert len(tickets_of(all_four, 0)) == 4


def test_a03_seats_are_drawn_or_in_the_order_of_joining() -> None:
    orders = {tuple(dealt(seed, 3).joined[:3]) for seed in range(60)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}
    assert {tuple(dealt(seed, 3, join_order=True).joined[:3]) for seed in range(10)} == {(0, 1, 2)}


@MAPS
@pytest.mark.parametrize("first", ["draw deck", "draw violet"])
def test_a04_a_second_card_must_be_taken(map_name: str, first: str) -> None:
    state = do(situation(map_name, hand="6R 6L"), first)
    assert (state.phase, state.seat) == (SECOND_CARD, 0)
    assert {text.split()[0] for text in texts(state)} == {"draw"}
    refuse(state, "pass", "claim berlin-hannover" if map_name == "germany" else "claim berlin-wien")


def test_a05_the_first_card_is_in_hand_before_the_second_is_chosen() -> None:
    state = do(situation(deck="8G"), "draw deck")
    assert (state.phase, state.seat, hand_of(state, 0)) == (SECOND_CARD, 0, "1G")
    assert texts(state) == [
        "draw deck",
        "draw violet",
        "draw white",
        "draw blue",
        "draw yellow",
        "draw orange",
    ]


def test_a06_a_gap_in_the_row_is_filled_as_soon_as_there_are_cards() -> None:
    state = situation(row="VWBYO", deck="1G", discards="5K")
    do(state, "draw violet")
    assert (row_of(state), as_text(state.deck)) == ("GWBYO", "5K")
    state = situation(row="VWBYO", deck="", hands={1: "2R"})
    do(state, "draw violet")
    assert row_of(state) == ".WBYO"
    do(state, "draw blue")
    assert (row_of(state), state.seat) == (".W.YO", 1)
    do(state, "claim bruxelles-paris-red", "pay red")
    assert (row_of(state), state.deck_size, state.discard_size) == ("RWRYO", 0, 0)
    # Gaps are filled in slot order, and with fewer cards than gaps the later ones stay.
    state = situation(row="VWBYO", deck="", hands={1: "1V"})
    do(state, "draw violet", "draw blue", "claim dieppe-paris", "pay violet")
    assert row_of(state) == "VW.YO"


def test_a06_then_the_row_is_checked_for_three_locomotives() -> None:
    resets = 0
    for seed in range(10):
        state = situation("germany", row="LLVWB", deck="", hands={1: "5V 1L"}, seed=seed)
        do(state, "draw violet", "draw white")
        assert row_of(state) == "LL..B"
        do(state, "claim berlin-rostock", "pay violet+1", "passenger none")
        state.tape = Tape()
        do(state, "passenger none")
        drawn = cards_drawn(state)
        resets += LOCOMOTIVE in drawn[:2]
        assert (len(drawn) > 2) == (LOCOMOTIVE in drawn[:2])
        assert row_of(state).count("L") < 3
    assert 0 < resets < 10


def test_a07_the_discards_become_the_deck_the_moment_it_is_empty() -> None:
    state = situation(deck="1G", discards="2R 1K")
    do(state, "draw deck")
    assert (as_text(state.deck), state.deck_size, state.discard_size) == ("1K 2R", 3, 0)
    # Cards paid and revealed in a turn are not among them, and come as soon as the turn ends.
    state = situation(hand="2Y", deck="1G 1K 1R", row="VWBYO")
    do(state, "claim munchen-zurich")
    do(state, "pay yellow")
    assert (state.seat, as_text(state.deck), state.discard_size) == (1, "2Y 1K 1R 1G", 0)
    waits = situation(hand="3Y", deck="1Y 1K 1R", row="VWBYO")
    do(waits, "claim munchen-zurich", "pay yellow")
    assert (waits.seat, waits.deck_size, waits.discard_size) == (0, 0, 0)
    do(waits, "add")
    assert (waits.seat, as_text(waits.deck)) == (1, "4Y 1K 1R")


@MAPS
def test_a08_four_or_five_locomotives_clear_the_row_too(map_name: str) -> None:
    # The third locomotive comes as a replacement; the row that follows has five, or four and one more card.
    for deck, locomotives in (("6L", 6), ("5L", 5)):
        state = situation(map_name, row="LLRBG", deck=deck, discards="12Y 12K")
        state.tape = Tape()
        do(state, "draw red")
        drawn = cards_drawn(state)
        assert drawn[:locomotives] == [LOCOMOTIVE] * locomotives
        assert len(drawn) >= 11
        assert row_of(state).count("L") < 3
        assert all_cards(state) == [12] * 8 + [14]


@MAPS
def test_a09_the_first_row_is_checked_as_well(map_name: str) -> None:
    cleared = 0
    for seed in range(150):
        state = State(BOARDS[map_name])
        state.tape = Tape()
        deal(state, seed_key(seed), 2, 0, True)
        drawn = cards_drawn(state)
        first_row = drawn[8:13]
        cleared += first_row.count(LOCOMOTIVE) >= 3
        assert (state.discard_size > 0) == (first_row.count(LOCOMOTIVE) >= 3)
        assert row_of(state).count("L") < 3
        assert state.row[:] == drawn[-5:]
        assert state.discard_size == len(drawn) - 13
    assert cleared > 0


def test_a10_no_reset_when_no_better_row_is_possible() -> None:
    # Pool after the draw: 5 locomotives and 2 coloured cards.
    state = situation(row="LLRBG", deck="3L")
    do(state, "draw red")
    assert (row_of(state), as_text(state.deck), state.discard_size) == ("LLLBG", "2L", 0)
    # Locomotives among the discards are no help either.
    state = situation(row="LLRBG", deck="3L", discards="2L")
    do(state, "draw red")
    assert (row_of(state), as_text(state.deck), as_text(state.discards)) == ("LLLBG", "2L", "2L")
    # Three coloured cards are enough for a row of five.
    enough = situation(row="LLRBG", deck="1L", discards="1Y")
    do(enough, "draw red")
    assert Counter(row_of(enough)) == {"L": 2, "B": 1, "G": 1, "Y": 1}
    assert (as_text(enough.deck), enough.discard_size) == ("1L", 0)
    # With nothing but the row left there is never a reset.
    bare = situation(row="LLRBG", deck="1L")
    do(bare, "draw red")
    assert (row_of(bare), bare.deck_size, bare.discard_size) == ("LLLBG", 0, 0)


def endless_row() -> State:
    """Row LLLBG and deck LLLLY after ten resets that changed one for the other."""
    state = situation(row="LLRBG", deck="1L", discards="4L 1Y", hands={1: "3R"})
    state.tape = Tape()
    do(state, "draw red")
    assert len(cards_drawn(state)) == 1 + 10 * 5
    return state


def test_a10_after_ten_resets_the_row_stays_until_it_changes() -> None:
    state = endless_row()
    assert Counter(row_of(state)) == {"L": 3, "B": 1, "G": 1}
    assert (as_text(state.deck), state.discard_size, state.row_stays) == ("1Y 4L", 0, 1)
    row = row_of(state)
    do(state, "draw deck", "claim berlin-frankfurt-red", "pay red")
    assert (row_of(state), as_text(state.discards)) == (row, "3R")  # untouched by two ends of a turn
    outcomes(state)
    do(state, "draw blue")
    assert len(cards_drawn(state)) >= 6  # the replacement, and at least one new row


def test_a11_a_reset_between_the_two_picks() -> None:
    state = situation(row="LLRBG", deck="1L", discards="10Y")
    do(state, "draw red")
    assert (state.phase, row_of(state)) == (SECOND_CARD, "YYYYY")
    assert texts(state) == ["draw deck", "draw yellow"]
    with_locomotive = situation(row="LLRBG", deck="1L", discards="4Y 1L")
    do(with_locomotive, "draw red")
    assert Counter(row_of(with_locomotive)) == {"Y": 4, "L": 1}
    refuse(with_locomotive, "draw locomotive")
    do(with_locomotive, "draw yellow")
    assert hand_of(with_locomotive, 0) == "1Y 1R"


@MAPS
def test_a12_reset_cards_are_discarded_and_reshuffled_if_the_deck_runs_out(map_name: str) -> None:
    state = situation(map_name, row="LLRBG", deck="1L", discards="8Y")
    do(state, "draw red")
    assert (row_of(state), as_text(state.deck), as_text(state.discards)) == ("YYYYY", "3Y", "1B 1G 3L")
    short = situation(map_name, row="LLRBG", deck="1L", discards="3Y")
    short.tape = Tape()
    do(short, "draw red")
    shuffles = [outcome for outcome in outcomes(short) if outcome[0] == SHUFFLE]
    assert shuffles == [(SHUFFLE, *counts("3Y")), (SHUFFLE, *counts("1B 1G 3L"))]
    assert row_of(short)[:3] == "YYY"
    assert (short.deck_size, short.discard_size) == (3, 0)


@MAPS
def test_a13_the_row_may_be_drawn_from_though_deck_and_discards_are_empty(map_name: str) -> None:
    state = situation(map_name, row="RRLKG", deck="")
    assert [text for text in texts(state) if text.startswith("draw")] == [
        "draw black",
        "draw red",
        "draw green",
        "draw locomotive",
    ]
    do(state, "draw red", "draw green")
    assert (hand_of(state, 0), row_of(state), state.seat) == ("1R 1G", ".RLK.", 1)


def test_a14_the_last_card_of_all_may_be_drawn_alone() -> None:
    for row, deck, draw in (("R", "", "draw red"), ("", "1R", "draw deck"), ("L", "", "draw locomotive")):
        state = situation(row=row, deck=deck)
        assert [text for text in texts(state) if text.startswith("draw")] == [draw]
        do(state, draw)
        assert (state.phase, state.seat, sum(counts(hand_of(state, 0)))) == (TURN, 1, 1)


def test_a15_the_turn_ends_when_only_locomotives_are_left_in_the_row() -> None:
    state = situation(row="RLL", deck="")
    do(state, "draw red")
    assert (state.phase, state.seat, hand_of(state, 0), row_of(state)) == (TURN, 1, "1R", ".LL..")


@pytest.mark.parametrize("deck", ["5R", "5L"])
def test_a16_no_locomotive_from_the_row_after_any_unseen_card(deck: str) -> None:
    state = situation(row="LVWBY", deck=deck)
    do(state, "draw deck")
    refuse(state, "draw locomotive")
    assert "draw deck" in texts(state)
