"""Europe: drawing, keeping and completing tickets (E-68 to E-74, E-76)."""

from __future__ import annotations

import random

import pytest

from tests.rules.checks import changed, reason
from tests.rules.situations import (
    BOARDS,
    do,
    give_tickets,
    in_set,
    leave_tickets,
    loose_tickets,
    offered_to,
    situation,
    start,
    texts,
    tickets_of,
    under_piles,
)
from vagon.rules.constants import KEEP_TICKETS, OVER, TICKET_WORDS, TURN
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.score import tally
from vagon.rules.state import State

BOARD = BOARDS["europe"]
WORTH = {ticket.id: ticket.points for ticket in BOARD.map.tickets}
AMSTERDAM_PAMPLONA = ["amsterdam-bruxelles", "bruxelles-paris-red", "pamplona-paris-blue"]


def completed(state: State, seat: int) -> set[str]:
    words = tally(state).completed_tickets[seat * TICKET_WORDS : (seat + 1) * TICKET_WORDS]
    return in_set(words, BOARD.ticket_numbers)


def test_e68_three_tickets_are_drawn_from_the_top_of_the_pile() -> None:
    before = situation()
    pile = loose_tickets(before, "regular")
    assert before.pile_size[0] == 28
    state = do(before.copy(), "tickets")
    assert (state.phase, state.seat) == (KEEP_TICKETS, 0)
    drawn = offered_to(state, 0)
    assert len(set(drawn)) == 3
    assert loose_tickets(state, "regular") == pile.difference(drawn)
    assert state.pile_size == [25, 0]
    assert changed(before, state) == {"phase", "offered", "num_offered", "pile_size", "loose"}


def test_e68_every_ticket_of_the_pile_may_be_drawn() -> None:
    found: set[str] = set()
    for seed in range(100):
        base = situation()
        base.chance.rekey(bytes([seed]) * 32)
        found.update(offered_to(do(base, "tickets"), 0))
    assert found == loose_tickets(situation(), "regular")


@pytest.mark.parametrize("left", [1, 2])
def test_e69_fewer_tickets_are_drawn_if_there_are_fewer(left: int) -> None:
    state = situation()
    leave_tickets(state, regular=left)
    pile = loose_tickets(state, "regular")
    do(state, "tickets")
    assert (set(offered_to(state, 0)), state.pile_size[0]) == (pile, 0)
    assert texts(state) == (["keep 1"] if left == 1 else ["keep 1", "keep 2", "keep 1,2"])
    assert reason(state, "keep 3") == ("not_offered", "E-68")
    do(state, "keep 1")
    assert state.pile_size[0] == left - 1


def test_e69_an_empty_pile_offers_nothing() -> None:
    state = situation()
    leave_tickets(state, regular=0)
    assert "tickets" not in texts(state)
    assert reason(state, "tickets") == ("no_tickets_left", "A-47")


@pytest.mark.parametrize("kept", ["1", "2", "3", "1,2", "1,3", "2,3", "1,2,3"])
def test_e70_e71_at_least_one_is_kept_and_the_others_go_under_the_pile(kept: str) -> None:
    state = do(situation(), "tickets")
    held, drawn = tickets_of(state, 0), offered_to(state, 0)
    loose = loose_tickets(state, "regular")
    positions = {int(position) - 1 for position in kept.split(",")}
    do(state, f"keep {kept}")
    assert tickets_of(state, 0) == held | {drawn[i] for i in positions}
    rest = {drawn[i] for i in range(3) if i not in positions}
    assert set(under_piles(state)) == rest
    assert loose_tickets(state, "regular") == loose
    assert state.pile_size[0] == 25 + len(rest)
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)
    assert (state.num_offered, state.offered) == ([0] * 5, [0] * 20)


def test_e70_keeping_none_is_not_possible() -> None:
    state = do(situation(), "tickets")
    every = ["keep 1", "keep 2", "keep 1,2", "keep 3", "keep 1,3", "keep 2,3", "keep 1,2,3"]
    assert texts(state) == every
    for action in ("pass", "draw deck", "tickets", "withdraw"):
        assert reason(state, action) == ("not_now", "E-26")


def test_e71_tickets_under_the_pile_are_drawn_after_all_others_in_their_order() -> None:
    state = situation(players=2)
    leave_tickets(state, regular=6)
    do(state, "tickets", "keep 1", "tickets", "keep 1")
    under = under_piles(state)
    assert (len(under), state.pile_size[0], loose_tickets(state, "regular")) == (4, 4, set())
    do(state, "tickets")
    assert offered_to(state, 0) == under[:3]
    do(state, "keep 1,2,3", "tickets")
    assert offered_to(state, 1) == under[3:]


def test_e71_the_order_under_the_pile_is_drawn_by_chance() -> None:
    orders = set()
    for seed in range(30):
        state = do(situation(), "tickets")
        state.chance.rekey(bytes([seed]) * 32)
        orders.add(tuple(under_piles(do(state, "keep 2"))))
    assert len(orders) == 2


def test_e72_kept_tickets_are_never_given_up() -> None:
    chance = random.Random(72)
    state = start(players=2)
    kept: list[set[str]] = [set(), set()]
    drawn = 0
    while state.phase != OVER:
        # Tickets far more often than by chance, so that the pile runs low.
        tickets = BOARD.first_tickets
        action = tickets if tickets in legal(state) and chance.random() < 0.3 else chance.choice(legal(state))
        drawn += action == tickets
        apply(state, action)
        for seat in (0, 1):
            assert kept[seat] <= tickets_of(state, seat)
            kept[seat] = tickets_of(state, seat)
        assert not kept[0] & kept[1]
    assert drawn >= 10


def test_e73_a_ticket_is_complete_when_its_cities_are_joined() -> None:
    state = situation(own={0: AMSTERDAM_PAMPLONA})
    give_tickets(state, 0, ["amsterdam-pamplona"])
    assert completed(state, 0) == {"amsterdam-pamplona"}
    assert (tally(state).tickets[0], tally(state).completed[0]) == (7, 1)


@pytest.mark.parametrize("gap", AMSTERDAM_PAMPLONA)
def test_e73_a_gap_in_the_path_leaves_it_incomplete(gap: str) -> None:
    state = situation(own={0: [route for route in AMSTERDAM_PAMPLONA if route != gap]})
    give_tickets(state, 0, ["amsterdam-pamplona"])
    assert completed(state, 0) == set()
    assert tally(state).tickets[0] == -7


def test_e73_wagons_of_others_do_not_join() -> None:
    state = situation(own={0: AMSTERDAM_PAMPLONA[:2], 1: AMSTERDAM_PAMPLONA[2:]})
    give_tickets(state, 0, ["amsterdam-pamplona"])
    give_tickets(state, 1, [])
    assert (tally(state).tickets[0], tally(state).tickets[1]) == (-7, 0)


def test_e73_a_path_may_be_built_before_the_ticket_is_drawn_and_may_wind() -> None:
    winding = ["amsterdam-essen", "berlin-essen", "berlin-frankfurt-red", "frankfurt-paris-white"]
    state = situation(own={0: [*winding, "pamplona-paris-green"]})
    give_tickets(state, 0, ["amsterdam-pamplona"])
    assert tally(state).tickets[0] == 7


@pytest.mark.parametrize("ticket", ["rostov-erzurum", "frankfurt-smolensk", "cadiz-stockholm"])
def test_e74_an_incomplete_ticket_subtracts_its_value(ticket: str) -> None:
    state = situation()
    for seat in range(4):
        give_tickets(state, seat, [])
    give_tickets(state, 0, [ticket])
    found = tally(state)
    assert (found.tickets[:4], found.completed[:4]) == ([-WORTH[ticket], 0, 0, 0], [0] * 4)
    assert found.total[:4] == [12 - WORTH[ticket], 12, 12, 12]


def test_e76_a_player_may_hold_any_number_of_tickets() -> None:
    state = situation(players=2)
    held = len(tickets_of(state, 0))
    while state.pile_size[0] > 0:
        do(state, "tickets")
        do(state, texts(state)[-1], "draw deck", "draw deck")  # the last way to keep is all of them
    assert (held, len(tickets_of(state, 0))) == (2, 36)
