"""The worked examples EX-31 to EX-36, every row of their tables: passengers, Globetrotter, triple routes."""

from itertools import combinations

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    collected_by,
    do,
    give_routes,
    give_tickets,
    in_set,
    owner_of,
    put_passengers,
    refuse,
    set_collected,
    set_points,
    situation,
    tickets_of,
    waiting,
)
from vagon.rules.constants import TAKE_PASSENGER, TICKET_WORDS
from vagon.rules.score import tally
from vagon.rules.state import State

GERMANY = BOARDS["germany"]
NO_PASSENGERS = ["passenger none", "passenger none"]


VIOLET = GERMANY.map.rules.player_colours.index("violet")


@pytest.mark.parametrize(
    ("at_berlin", "at_magdeburg", "gained"),
    [
        ("red", "green", {"red": 1, "green": 1}),
        ("none", "green", {"green": 1}),
        ("red", "none", {"red": 1}),
        ("none", "none", {}),
    ],
)
def test_ex31_berlin_magdeburg(at_berlin: str, at_magdeburg: str, gained: dict[str, int]) -> None:
    state = situation("germany", 3, hands={VIOLET: "3R", 0: "2Y"})
    put_passengers(state, berlin="red blue blue white white", magdeburg="green")
    do(state, *["draw deck"] * 4)
    assert state.seat == VIOLET
    do(state, "claim berlin-magdeburg", "pay red", f"passenger {at_berlin}", f"passenger {at_magdeburg}")
    assert (collected_by(state, VIOLET), state.points[VIOLET]) == (gained, 4)
    assert waiting(state, "berlin") == ["blue", "blue"] + ["red"] * (at_berlin == "none") + ["white", "white"]
    assert waiting(state, "magdeburg") == ["green"] * (at_magdeburg == "none")
    # The next claimant into Magdeburg: Leipzig has passengers, Magdeburg only if it was left one.
    do(state, "claim leipzig-magdeburg", "pay yellow", "passenger none")
    assert (state.phase == TAKE_PASSENGER) == (at_magdeburg == "none")


def test_ex32_freiburg_saarbruecken_and_frankreich() -> None:
    tickets = [
        ("freiburg", "saarbruecken", 5),
        ("freiburg", "frankreich", 2),
        ("saarbruecken", "frankreich", 1),
    ]
    board = add_board("germany-ex32", "germany", *tickets)
    state = situation(board, own={0: ["freiburg-frankreich-3", "saarbruecken-frankreich-1"]})
    give_tickets(state, 0, [f"{a}-{b}" for a, b, _ in tickets])
    done = in_set(tally(state).completed_tickets[:TICKET_WORDS], state.board.ticket_numbers)
    assert done == {"freiburg-frankreich", "saarbruecken-frankreich"}
    assert tally(state).tickets[0] == 2 + 1 - 5
    give_routes(state, 0, ["freiburg-karlsruhe", "karlsruhe-saarbruecken"])
    assert (tally(state).tickets[0], tally(state).completed[0]) == (8, 3)


@pytest.mark.parametrize(
    ("numbers", "prizes"),
    [
        ([4, 3, 1, 0], [20, 10, 0, 0]),
        ([4, 4, 3, 0], [20, 20, 0, 0]),
        ([4, 3, 3, 1], [20, 10, 10, 0]),
        ([3, 3, 3, 3], [20, 20, 20, 20]),
        ([2, 0, 0, 0], [20, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("colour", range(6))
def test_ex33_passenger_majorities(colour: int, numbers: list[int], prizes: list[int]) -> None:
    state = situation("germany")
    rules = GERMANY.map.rules.passengers
    assert rules is not None
    set_collected(state, **{rules.colours[colour]: numbers})
    score = tally(state)
    assert [score.passenger_prizes[seat * 6 + colour] for seat in range(4)] == prizes
    assert score.passenger_points[:4] == prizes


GERMAN_CHAINS = [
    "kiel bremerhaven emden muenster dortmund",
    "freiburg konstanz lindau ulm augsburg",
    "dresden chemnitz leipzig magdeburg hannover",
]
GERMAN_CHAIN_ROUTES = [
    "bremerhaven-kiel bremerhaven-emden emden-muenster dortmund-muenster-1",
    "freiburg-konstanz konstanz-lindau lindau-ulm augsburg-ulm-1",
    "chemnitz-dresden chemnitz-leipzig leipzig-magdeburg hannover-magdeburg",
]
GERMAN_TICKETS = [[(a, b, 1) for a, b in combinations(chain.split(), 2)] for chain in GERMAN_CHAINS]
GERMAN_TIED = add_board(
    "germany-ties", "germany", *(ticket for tickets in GERMAN_TICKETS for ticket in tickets)
)


def with_completed(*completed: int) -> State:
    """Each seat has completed so many tickets of one point and has no others."""
    state = situation(GERMAN_TIED, len(completed))
    for seat, number in enumerate(completed):
        give_routes(state, seat, GERMAN_CHAIN_ROUTES[seat].split())
        give_tickets(state, seat, [f"{a}-{b}" for a, b, _ in GERMAN_TICKETS[seat][:number]])
    return state


def test_ex34_globetrotter() -> None:
    state = with_completed(5, 5, 3)
    incomplete = ["berlin-schweiz", "kiel-schweiz", "berlin-koeln", "koeln-leipzig"]
    give_tickets(state, 1, [*tickets_of(state, 1), *incomplete])
    score = tally(state)
    assert score.completed[:3] == [5, 5, 3]
    assert score.tickets[:3] == [5, 5 - 20 - 20 - 14 - 12, 3]
    assert score.most_tickets_points[:3] == [15, 15, 0]


@pytest.mark.parametrize(
    ("completed", "red", "blue", "places"),
    [
        ([4, 5], [3, 0], [0, 1], [2, 1]),  # more completed tickets, though fewer passengers
        ([5, 5], [3, 1], [1, 2], [1, 2]),  # then more passengers in total
        ([5, 5], [2, 1], [1, 2], [1, 1]),  # then shared
    ],
)
def test_ex35_tie_breaks_in_germany(
    completed: list[int], red: list[int], blue: list[int], places: list[int]
) -> None:
    state = with_completed(*completed)
    set_collected(state, red=red, blue=blue)
    set_points(state, 0, 0)
    set_points(state, *(100 - total for total in tally(state).total[:2]))
    score = tally(state)
    assert (score.total[:2], score.completed[:2]) == ([100, 100], completed)
    assert score.passengers[:2] == [a + b for a, b in zip(red, blue, strict=True)]
    assert score.place[:2] == places


TRIPLE = [f"dortmund-duesseldorf-{track}" for track in (1, 2, 3)]


@pytest.mark.parametrize("players", [4, 5])
def test_ex36_a_triple_route_at_four_or_five(players: int) -> None:
    state = situation("germany", players, hands=dict.fromkeys(range(4), "2R"))
    for seat in range(3):
        do(state, f"claim {TRIPLE[seat]}", "pay red")
        while state.seat == seat:
            do(state, "passenger none")
    assert [owner_of(state, track) for track in TRIPLE] == [0, 1, 2]
    one = situation("germany", players, hand="1R", own={0: [TRIPLE[0]]})
    refuse(one, *(f"claim {track}" for track in TRIPLE[1:]), rule="G-40")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("track", [0, 1, 2])
def test_ex36_a_triple_route_at_two_or_three(players: int, track: int) -> None:
    state = situation("germany", players, hands={0: "1R", 1: "1R"})
    do(state, f"claim {TRIPLE[track]}", "pay red", *NO_PASSENGERS)
    others = [f"claim {name}" for name in TRIPLE if name != TRIPLE[track]]
    refuse(state, *others, rule="G-41")
