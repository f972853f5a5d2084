"""Germany: countries and tickets (G-48 to G-57)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    do,
    first_turn,
    give_tickets,
    in_set,
    leave_tickets,
    loose_tickets,
    offered_to,
    refuse,
    situation,
    texts,
    tickets_of,
    under_piles,
)
from vagon.rules.constants import KEEP_TICKETS, TICKET_WORDS, TURN
from vagon.rules.score import Tally, tally
from vagon.rules.state import State

MADE_UP = add_board(
    "germany-tickets-and-countries",
    "germany",
    ("freiburg", "saarbruecken", 5),
    ("freiburg", "frankreich", 2),
    ("daenemark", "kiel", 2),
    ("emden", "niederlande", 3),
)


def pile_of(ticket: str) -> str:
    board = BOARDS["germany"]
    return board.map.tickets[board.ticket_numbers[ticket]].pile


def judged(map_name: str, routes: list[str], *tickets: str) -> tuple[State, Tally]:
    state = situation(map_name, own={0: routes})
    give_tickets(state, 0, tickets)
    return state, tally(state)


def completed(map_name: str, routes: list[str], *tickets: str) -> set[str]:
    """Which of the tickets seat 0 has completed with these routes."""
    state, score = judged(map_name, routes, *tickets)
    return in_set(score.completed_tickets[:TICKET_WORDS], state.board.ticket_numbers)


def test_g48_a_country_ends_routes_and_tickets() -> None:
    board = BOARDS["germany"]
    countries = {country.id for country in board.map.countries}
    tickets = [ticket for ticket in board.map.tickets if set(ticket.ends) & countries]
    assert {end for ticket in tickets for end in ticket.ends} >= countries
    assert len(tickets) == 17
    assert completed(MADE_UP, ["kiel-daenemark-2"], "daenemark-kiel") == {"daenemark-kiel"}
    assert completed(MADE_UP, ["bremerhaven-kiel"], "daenemark-kiel") == set()


def test_g49_a_country_joins_nothing() -> None:
    tickets = ["freiburg-saarbruecken", "freiburg-frankreich"]
    borders = ["freiburg-frankreich-3", "saarbruecken-frankreich-1"]
    assert completed(MADE_UP, borders, *tickets) == {"freiburg-frankreich"}
    inland = [*borders, "freiburg-karlsruhe", "karlsruhe-saarbruecken"]
    assert completed(MADE_UP, inland, *tickets) == set(tickets)


def test_g50_a_ticket_may_name_a_country_at_one_end_or_both() -> None:
    coast = ["bremerhaven-daenemark-1", "bremerhaven-emden"]
    tickets = ["daenemark-niederlande", "daenemark-kiel"]
    assert completed(MADE_UP, coast, *tickets) == set()
    assert completed(MADE_UP, [*coast, "emden-niederlande-1"], *tickets) == {"daenemark-niederlande"}
    assert completed(MADE_UP, [*coast, "emden-niederlande-1", "bremerhaven-kiel"], *tickets) == set(tickets)


@pytest.mark.parametrize("mix", range(5))
def test_g51_four_tickets_in_an_announced_mix(mix: int) -> None:
    state = first_turn("germany")
    sizes = list(state.pile_size)
    assert [text for text in texts(state) if "tickets" in text] == [f"tickets {n} long" for n in range(5)]
    do(state, f"tickets {mix} long")
    assert (state.phase, state.seat) == (KEEP_TICKETS, 0)
    assert [pile_of(ticket) for ticket in offered_to(state, 0)] == ["short"] * (4 - mix) + ["long"] * mix
    assert state.pile_size == [sizes[0] - 4 + mix, sizes[1] - mix]


@pytest.mark.parametrize(
    ("short", "long", "mixes"),
    [
        (3, 30, [1, 2, 3, 4]),
        (30, 2, [0, 1, 2]),
        (1, 2, [2]),
        (0, 3, [3]),
        (2, 0, [0]),
        (2, 3, [2, 3]),
        (0, 0, []),
    ],
)
def test_g52_a_short_pile_gives_what_is_left(short: int, long: int, mixes: list[int]) -> None:
    state = first_turn("germany")
    leave_tickets(state, short=short, long=long)
    assert [text for text in texts(state) if "tickets" in text] == [f"tickets {mix} long" for mix in mixes]
    for mix in mixes:
        after = do(state.copy(), f"tickets {mix} long")
        drawn = min(4, short + long)
        assert [pile_of(t) for t in offered_to(after, 0)] == ["short"] * (drawn - mix) + ["long"] * mix


def test_g53_one_is_kept_at_least() -> None:
    state = do(first_turn("germany"), "tickets 2 long")
    before, offer = tickets_of(state, 0), offered_to(state, 0)
    assert len(texts(state)) == 15  # any choice but the empty one
    assert {"keep 1", "keep 2", "keep 3", "keep 4", "keep 1,2,3,4"} <= set(texts(state))
    refuse(state, "pass", "draw deck")
    for choice, positions in (("keep 3", [2]), ("keep 1,2,3,4", [0, 1, 2, 3])):
        after = do(state.copy(), choice)
        assert tickets_of(after, 0) == before | {offer[i] for i in positions}
        assert (after.phase, after.seat) == (TURN, 1)


def test_g54_the_others_go_under_their_own_piles() -> None:
    state = first_turn("germany")
    leave_tickets(state, short=3, long=2)
    do(state, "tickets 2 long")
    short_1, short_2, long_1, long_2 = offered_to(state, 0)
    do(state, "keep 2")
    assert state.pile_size == [2, 2]
    assert set(under_piles(state)) == {short_1, long_1, long_2}
    (last_short,) = loose_tickets(state, "short")
    assert loose_tickets(state, "long") == set()
    do(state, "tickets 2 long")  # the next player gets the short one that was never seen, and all of the rest
    assert offered_to(state, 1)[:2] == [last_short, short_1]
    assert set(offered_to(state, 1)[2:]) == {long_1, long_2}
    assert short_2 in tickets_of(state, 0)


def test_g55_a_ticket_joined_by_own_routes_adds_its_value() -> None:
    _, score = judged("germany", ["berlin-magdeburg", "leipzig-magdeburg"], "berlin-leipzig")
    assert (score.tickets[0], score.completed[0]) == (4, 1)
    state = situation("germany", own={0: ["berlin-magdeburg"], 1: ["leipzig-magdeburg"]})
    give_tickets(state, 0, ["berlin-leipzig"])
    assert (tally(state).tickets[0], tally(state).completed[0]) == (-4, 0)  # another's route is no help


def test_g56_an_incomplete_ticket_subtracts_its_value() -> None:
    _, score = judged("germany", ["berlin-leipzig"], "berlin-leipzig", "berlin-chemnitz", "rostock-konstanz")
    assert (score.tickets[0], score.completed[0]) == (4 - 6 - 22, 1)


def test_g57_any_number_of_tickets_may_be_held() -> None:
    state = first_turn("germany", 2)
    for _ in range(21):
        do(state, "tickets 1 long" if state.pile_size[0] > 2 else "tickets 4 long", "keep 1,2,3,4")
    held = [len(tickets_of(state, seat)) for seat in range(2)]
    assert held == [2 + 4 * 11, 2 + 4 * 10]
    assert sum(held) + sum(state.pile_size) == 89
