"""Rulings on tunnels (A-34 to A-44).

A deck of exactly three cards decides what is revealed; with discards beside it, they are the deck afterwards.
"""

from tests.rules.situations import (
    LETTERS,
    as_text,
    do,
    hand_of,
    owner_of,
    refuse,
    row_of,
    set_wagons,
    situation,
    texts,
)
from vagon.rules.constants import EMPTY, PAY_EXTRA, TURN
from vagon.rules.state import State

YELLOW = "munchen-zurich"  # 2 spaces
GREY = "bucuresti-sofia"  # 2 spaces


def dig(route: str, payment: str, hand: str, deck: str, discards: str = "") -> State:
    """The tunnel is paid for and the cards are revealed."""
    state = situation(hand=hand, deck=deck, discards=discards, row="VWBYO")
    return do(state, f"claim {route}", payment)


def revealed(state: State) -> str:
    return "".join(sorted([*LETTERS][kind] for kind in state.revealed if kind != EMPTY))


def test_a34_the_colour_of_the_coloured_cards_is_compared() -> None:
    grey = dig(GREY, "pay red", "2R 2G", "1R 1G 1K")
    assert (grey.extras, revealed(grey)) == (1, "GKR")
    mixed = dig(YELLOW, "pay yellow+1", "1Y 1L", "2Y 1K")
    assert mixed.extras == 2
    other = dig(GREY, "pay green+1", "1G 1L 3R", "2R 1K")
    assert (other.seat, owner_of(other, GREY)) == (1, 0)  # nothing to add


def test_a35_after_locomotives_only_the_tunnels_own_colour_does_not_count() -> None:
    state = dig(YELLOW, "pay locomotives", "2L", "3Y")
    assert (state.seat, owner_of(state, YELLOW), hand_of(state, 0)) == (1, 0, "")
    asked = dig(YELLOW, "pay locomotives", "2L 1Y", "2Y 1L")
    assert (asked.phase, asked.extras) == (PAY_EXTRA, 1)
    assert texts(asked) == ["withdraw"]


def test_a36_extra_cards_are_of_the_colour_paid_or_locomotives() -> None:
    state = dig(YELLOW, "pay yellow", "5Y 3L 3R", "2Y 1L")
    assert (state.extras, texts(state)) == (3, ["add", "add+1", "add+2", "add+3", "withdraw"])
    for action, left in (("add", "3R 3L"), ("add+1", "1Y 3R 2L"), ("add+2", "2Y 3R 1L"), ("add+3", "3Y 3R")):
        after = do(state.copy(), action)
        assert (hand_of(after, 0), owner_of(after, YELLOW)) == (left, 0)
    some = dig(YELLOW, "pay yellow", "3Y 1L 3R", "2Y 1R")
    assert texts(some) == ["add+1", "withdraw"]
    locomotives = dig(YELLOW, "pay locomotives", "4L 6Y", "2L 1Y")
    assert (locomotives.extras, texts(locomotives)) == (2, ["add+2", "withdraw"])


def test_a37_a_tunnel_may_be_tried_with_nothing_in_reserve() -> None:
    state = situation(hand="2Y", deck="3Y")
    assert f"claim {YELLOW}" in texts(state)
    set_wagons(state, 0, 1)
    refuse(state, f"claim {YELLOW}")
    refuse(situation(hand="1Y", deck="3Y"), f"claim {YELLOW}")
    taken = situation(hand="3K", deck="3K", own={0: ["madrid-pamplona-white"]})
    refuse(taken, "claim madrid-pamplona-black")


def test_a38_paying_is_a_choice_and_withdrawing_is_always_confirmed() -> None:
    able = dig(YELLOW, "pay yellow", "3Y", "1Y 1R 1K")
    assert texts(able) == ["add", "withdraw"]
    unable = dig(YELLOW, "pay yellow", "2Y 3R", "1Y 1R 1K")
    assert (unable.phase, unable.seat, texts(unable)) == (PAY_EXTRA, 0, ["withdraw"])
    nothing_to_add = dig(YELLOW, "pay yellow", "3Y", "2R 1K")
    assert (nothing_to_add.phase, nothing_to_add.seat, owner_of(nothing_to_add, YELLOW)) == (TURN, 1, 0)


def test_a39_the_first_payment_cannot_be_changed() -> None:
    state = dig(YELLOW, "pay yellow", "3Y 3L", "1Y 1R 1K")
    refuse(state, "pay yellow+1", "pay yellow", "pay locomotives", f"claim {YELLOW}")
    assert as_text(state.aside) == "2Y"


def test_a40_paid_and_revealed_cards_join_the_discards_when_the_turn_ends() -> None:
    for action, discards in (("add", "4Y 1K 1R"), ("withdraw", "1Y 1K 1R")):
        state = dig(YELLOW, "pay yellow", "3Y", "1Y 1R 1K", "9G")
        assert (as_text(state.deck), state.discard_size, as_text(state.aside)) == ("9G", 0, "2Y")
        do(state, action)
        assert (as_text(state.deck), as_text(state.discards), revealed(state)) == ("9G", discards, "")
        assert as_text(state.aside) == ""
    # So do the cards for other routes and for stations.
    route = do(situation(hand="3G"), "claim berlin-wien", "pay green")
    assert as_text(route.discards) == "3G"
    station = do(situation(hand="1V"), "station paris", "pay violet")
    assert as_text(station.discards) == "1V"


def test_a40_then_the_deck_is_renewed_and_the_gaps_of_the_row_are_filled() -> None:
    state = situation(hand="2Y", deck="", row="VWB", hands={1: "3Y"})
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (row_of(state), state.deck_size, state.discard_size) == ("VWBYY", 0, 0)


def test_a41_the_discards_are_reshuffled_to_reveal_three_but_not_the_row_or_the_payment() -> None:
    state = dig(YELLOW, "pay yellow", "2Y", "1Y", "10K")
    assert (revealed(state), state.extras) == ("KKY", 1)
    assert (as_text(state.deck), state.discard_size) == ("8K", 0)
    two = dig(YELLOW, "pay yellow", "2Y", "2Y")
    assert (revealed(two), two.extras, two.deck_size) == ("YY", 2, 0)
    assert row_of(two) == "VWBYO"
    none = dig(YELLOW, "pay yellow", "2Y", "")
    assert (none.seat, owner_of(none, YELLOW), as_text(none.deck)) == (1, 0, "2Y")


def test_a42_after_a_failed_attempt_all_is_as_before_but_the_turn() -> None:
    black, white = "madrid-pamplona-black", "madrid-pamplona-white"
    state = situation(players=3, hands={0: "3K", 1: "3K 3W"}, deck="3K", discards="9G")
    do(state, f"claim {black}", "pay black", "withdraw")
    assert (state.seat, hand_of(state, 0), state.wagons[0], state.points[0]) == (1, "3K", 45, 0)
    assert owner_of(state, black) is None
    assert {f"claim {black}", f"claim {white}"} <= set(texts(state))
    do(state, *["draw deck"] * 4)
    do(state, f"claim {black}", "pay black")  # now there are only green cards to reveal
    assert owner_of(state, black) == 0


def test_a43_extra_cards_add_no_wagons_and_no_points() -> None:
    state = dig(YELLOW, "pay yellow", "3Y", "1Y 1R 1K")
    do(state, "add")
    assert (state.wagons[0], state.points[0], hand_of(state, 0)) == (43, 2, "")


def test_a44_revealed_locomotives_do_not_clear_the_row() -> None:
    state = situation(hand="2Y", row="LLBYO", deck="3L", discards="9G")
    do(state, f"claim {YELLOW}", "pay yellow")
    assert (revealed(state), row_of(state)) == ("LLL", "LLBYO")
    do(state, "withdraw")
    assert (row_of(state), as_text(state.discards)) == ("LLBYO", "3L")
