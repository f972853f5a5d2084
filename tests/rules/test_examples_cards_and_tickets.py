"""The worked examples EX-14 to EX-22, every row of their tables: drawing cards and tickets."""

import pytest

from tests.rules.situations import (
    BOARDS,
    as_text,
    cards_drawn,
    do,
    first_turn,
    hand_of,
    in_set,
    kinds_of,
    leave_tickets,
    loose_tickets,
    offered_to,
    refuse,
    row_of,
    situation,
    start,
    texts,
    tickets_of,
    under_piles,
    waiting,
)
from vagon.rules.constants import CHOOSE_TICKETS, LOCOMOTIVE, SECOND_CARD, TURN
from vagon.rules.random import Tape

EUROPE = BOARDS["europe"]
GERMANY = BOARDS["germany"]
MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])


# Drawing


@MAPS
def test_ex14_face_up_locomotive_first(map_name: str) -> None:
    state = situation(map_name, row="LRBGY", deck="8K")
    do(state, "draw locomotive")
    assert (hand_of(state, 0), row_of(state), state.phase, state.seat) == ("1L", "KRBGY", TURN, 1)


@MAPS
def test_ex15_locomotive_as_replacement(map_name: str) -> None:
    state = situation(map_name, row="RBGYK", deck="1L", discards="8W")
    do(state, "draw red")
    assert row_of(state) == "LBGYK"
    refuse(state, "draw locomotive")
    assert texts(state) == ["draw deck", "draw blue", "draw yellow", "draw black", "draw green"]


@MAPS
def test_ex16_blind_locomotive(map_name: str) -> None:
    state = situation(map_name, deck="2L", discards="8W")
    do(state, "draw deck")
    assert (hand_of(state, 0), state.phase, state.seat) == ("1L", SECOND_CARD, 0)
    do(state, "draw deck")
    assert (hand_of(state, 0), state.phase, state.seat) == ("2L", TURN, 1)


@MAPS
def test_ex17_three_locomotives_clear_the_row(map_name: str) -> None:
    state = situation(map_name, row="LLRBG", deck="1L", discards="9Y")
    do(state, "draw red")
    assert (row_of(state), as_text(state.discards), as_text(state.deck)) == ("YYYYY", "1B 1G 3L", "4Y")


@MAPS
def test_ex17_a_new_row_with_four_locomotives_is_cleared_again(map_name: str) -> None:
    # The row after the first reset has the four locomotives left of the deck and one of the reshuffled cards.
    state = situation(map_name, row="LLRBG", deck="5L", discards="12Y 12K")
    state.tape = Tape()
    do(state, "draw red")
    assert row_of(state).count("L") < 3
    drawn = cards_drawn(state)
    assert (drawn[:5], len(drawn) >= 11) == (
        [LOCOMOTIVE] * 5,
        True,
    )  # one card in place of the red one, then two rows


@MAPS
def test_ex17_no_reset_when_it_cannot_help(map_name: str) -> None:
    state = situation(map_name, row="LLRBG", deck="3L")
    do(state, "draw red")
    assert (row_of(state), as_text(state.deck), state.discard_size) == ("LLLBG", "2L", 0)


@MAPS
def test_ex18_nothing_to_draw(map_name: str) -> None:
    state = situation(map_name, row="", deck="", hand="3B")
    others = {"tickets", "claim", "station"} if map_name == "europe" else {"tickets", "claim"}
    assert kinds_of(state) == others
    refuse(state, "draw deck", rule="E-34" if map_name == "europe" else "G-27")
    some = situation(map_name, row="R", deck="", hand="3B")
    assert kinds_of(some) == others | {"draw"}


# Tickets


def test_ex19_short_ticket_deck() -> None:
    state = first_turn()
    leave_tickets(state, regular=2)
    do(state, "tickets")
    first, second = offered_to(state, 0)
    assert texts(state) == ["keep 1", "keep 2", "keep 1,2"]  # keeping none is no action at all
    do(state, "keep 2")
    assert (state.pile_size[0], under_piles(state)) == (1, [first])
    assert second in tickets_of(state, 0)


def pile_of(ticket: str) -> str:
    return GERMANY.map.tickets[GERMANY.ticket_numbers[ticket]].pile


@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_ex20_tickets_in_germany(kept: int) -> None:
    state = first_turn("germany")
    leave_tickets(state, short=10, long=10)
    do(state, "tickets 1 long")
    offer = offered_to(state, 0)
    assert [pile_of(ticket) for ticket in offer] == ["short", "short", "short", "long"]
    assert state.pile_size[:] == [7, 9]
    do(state, "keep " + ",".join(str(position) for position in range(1, kept + 1)))
    back = offer[kept:]
    assert sorted(under_piles(state)) == sorted(back)
    assert state.pile_size[:] == [7 + max(0, 3 - kept), 9 + (kept < 4)]


def test_ex21_starting_tickets_in_europe() -> None:
    state = start("europe", 2)
    offer = offered_to(state, 0)
    piles = [EUROPE.map.tickets[EUROPE.ticket_numbers[ticket]].pile for ticket in offer]
    assert sorted(piles) == ["long", "regular", "regular", "regular"]
    refuse(state, "keep 1", "keep 2", "keep 3", "keep 4", rule="E-19")
    two_regular = [i + 1 for i, pile in enumerate(piles) if pile == "regular"][:2]
    do(state, f"keep {two_regular[0]},{two_regular[1]}", "keep 1,2,3,4")
    rejected = set(offer) - tickets_of(state, 0)
    assert len(rejected) == 2
    assert not rejected & (loose_tickets(state, "regular") | loose_tickets(state, "long"))
    assert under_piles(state) == []


@pytest.mark.parametrize("mix", range(5))
def test_ex21_starting_tickets_in_germany(mix: int) -> None:
    state = start("germany", 2)
    do(state, f"tickets {mix} long", "tickets 2 long")
    offer = offered_to(state, 0)
    assert [pile_of(ticket) for ticket in offer].count("long") == mix
    refuse(state, "keep 1", "keep 2", "keep 3", "keep 4", rule="G-17")
    do(state, "keep 2,3", "keep 1,2,3,4")
    for ticket in (offer[0], offer[3]):
        assert ticket in loose_tickets(state, pile_of(ticket))


@pytest.mark.parametrize(
    ("players", "cards", "tickets"), [(2, 97, 34), (3, 93, 31), (4, 89, 28), (5, 85, 25)]
)
def test_ex22_set_up_counts(players: int, cards: int, tickets: int) -> None:
    europe = start("europe", players)
    assert europe.deck_size + europe.discard_size == cards
    assert (europe.phase, europe.pile_size[:]) == (CHOOSE_TICKETS, [tickets, 6 - players])
    do(europe, *["keep 1,2"] * players)
    gone = in_set(europe.out, EUROPE.ticket_numbers)
    assert len(gone) == (6 - players) + 2 * players
    germany = start("germany", players)
    assert germany.deck_size + germany.discard_size == cards
    do(germany, *["tickets 2 long"] * players, *["keep 1,2,3"] * players)
    assert sum(germany.pile_size) == 89 - 3 * players
    assert germany.out == [0, 0]
    assert sum(len(waiting(germany, city.id)) for city in GERMANY.map.cities) == 55
    assert sum(len(waiting(germany, land.crossings[0].id)) for land in GERMANY.map.countries) == 5
