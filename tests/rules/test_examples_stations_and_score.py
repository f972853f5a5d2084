"""The worked examples EX-23 to EX-30, every row of their tables: stations, the end, the final score."""

from itertools import combinations

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    as_text,
    counts,
    do,
    give_routes,
    give_stations,
    give_tickets,
    hand_of,
    pay,
    refuse,
    set_points,
    set_wagons,
    situation,
    texts,
)
from vagon.rules.constants import OVER
from vagon.rules.score import tally
from vagon.rules.state import State

EUROPE = BOARDS["europe"]


# Stations


@pytest.mark.parametrize(
    ("built", "cards", "accepted"),
    [
        (0, "1V", True),
        (0, "1L", True),
        (1, "2R", True),
        (1, "1R 1L", True),
        (1, "2L", True),
        (1, "1R 1G", False),
        (2, "3W", True),
        (2, "2W 1L", True),
        (2, "1W 2L", True),
        (2, "3L", True),
        (3, "4W", False),
        (3, "4L", False),
    ],
)
def test_ex23_prices(built: int, cards: str, accepted: bool) -> None:
    state = situation(hand=cards)
    give_stations(state, 0, *["roma", "wien", "brest"][:built])
    before = state.stations[0]
    if not accepted:
        refuse(state, "station paris")
        return
    do(state, "station paris")
    (payment,) = texts(state)
    do(state, payment)
    assert state.stations[0] == before | 1 << EUROPE.place_numbers["paris"]
    assert (hand_of(state, 0), as_text(state.discards)) == ("", as_text(counts(cards)))


def test_ex23_where_and_how_many() -> None:
    state = situation(hands={0: "6R", 1: "1R"}, own={2: ["brest-paris"]})
    do(state, "station lisboa", "pay red")  # no claimed route leads there
    assert (state.seat, state.turns) == (1, 1)  # one a turn
    refuse(state, "station lisboa", rule="E-78")
    do(state, "station paris", "pay red")


def test_ex24_one_borrowed_route() -> None:
    tickets = [("paris", "brest", 8), ("paris", "pamplona", 5), ("paris", "dieppe", 10)]
    board = add_board("europe-ex24", "europe", *tickets)
    state = situation(board, own={0: ["brest-pamplona"], 1: ["brest-paris"], 2: ["dieppe-paris"]})
    give_tickets(state, 0, [f"{a}-{b}" for a, b, _ in tickets])
    give_stations(state, 0, "paris")
    score = tally(state)
    assert (score.tickets[0], score.completed[0]) == (8 + 5 - 10, 2)
    assert score.borrowed[:3] == [EUROPE.route_numbers["brest-paris"], -1, -1]


# End and final score


def low_on_wagons(wagons: int) -> State:
    """It is B's turn, who has just claimed a route and has this many wagons left."""
    state = situation(hands={1: "3G", 3: "2B"})
    set_wagons(state, 1, wagons + 3)
    set_wagons(state, 3, 4)
    return do(state, "draw deck", "draw deck", "claim berlin-wien", "pay green")


def test_ex25_last_turns() -> None:
    state = low_on_wagons(2)
    order = []
    while state.phase != OVER:
        order.append("ABCD"[state.seat])
        do(state, "draw deck", "draw deck")
    assert order == ["C", "D", "A", "B"]


def test_ex25_another_player_running_low_changes_nothing() -> None:
    state = low_on_wagons(2)
    do(state, "draw deck", "draw deck", "claim berlin-essen", "pay blue")
    assert (state.wagons[3], state.seat, state.last_turns) == (2, 0, 2)
    do(state, *["draw deck"] * 4)
    assert state.phase == OVER


def test_ex25_three_wagons_are_no_trigger() -> None:
    assert low_on_wagons(3).last_turns == 0


@pytest.mark.parametrize(
    ("route", "length", "points"),
    [
        ("dieppe-paris", 1, 1),
        ("berlin-essen", 2, 2),
        ("berlin-wien", 3, 4),
        ("athina-sarajevo", 4, 7),
        ("palermo-smyrna", 6, 15),
        ("petrograd-stockholm", 8, 21),
    ],
)
def test_ex26_route_points_in_europe(route: str, length: int, points: int) -> None:
    state = situation(hand=f"{length}L", deck="3K")
    assert pay(state, route, f"{length}L")
    assert (state.points[0], state.wagons[0]) == (points, 45 - length)


def test_ex26_no_routes_of_five_or_seven() -> None:
    assert {route.length for route in EUROPE.map.routes} == {1, 2, 3, 4, 6, 8}
    assert [EUROPE.map.rules.points(length) for length in range(1, 9)] == [1, 2, 4, 7, 0, 15, 0, 21]


@pytest.mark.parametrize(
    ("route", "length", "points"),
    [
        ("chemnitz-dresden", 1, 1),
        ("rostock-schwerin", 2, 2),
        ("berlin-magdeburg", 3, 4),
        ("berlin-leipzig", 4, 7),
        ("berlin-dresden", 5, 10),
        ("berlin-rostock", 6, 15),
        ("berlin-hannover", 7, 18),
    ],
)
def test_ex27_route_points_in_germany(route: str, length: int, points: int) -> None:
    state = situation("germany", hand=f"{length}L")
    assert pay(state, route, f"{length}L")
    assert (state.points[0], state.wagons[0]) == (points, 45 - length)


@pytest.mark.parametrize(("built", "stations", "total"), [(1, 8, 104), (0, 12, 108)])
def test_ex28_final_sheet(built: int, stations: int, total: int) -> None:
    board = add_board(
        "europe-ex28", "europe", ("brest", "paris", 21), ("berlin", "wien", 8), ("kyiv", "roma", 5)
    )
    state = situation(board, own={0: ["brest-paris", "berlin-wien"]})
    give_tickets(state, 0, ["brest-paris", "berlin-wien", "kyiv-roma"])
    give_stations(state, 0, *["lisboa"][:built])
    set_points(state, 62)
    score = tally(state)
    assert (score.routes[0], score.tickets[0], score.stations[0], score.trail_points[0]) == (
        62,
        24,
        stations,
        10,
    )
    assert score.total[0] == total


UNEVEN = add_board(
    "europe-ex29", "europe", routes={"dieppe-paris": (4, "violet"), "bruxelles-paris-red": (1, "red")}
)


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        # A loop of 2, 3 and 4 with a tail of 1.
        (["brest-dieppe", "brest-paris", "dieppe-paris", "bruxelles-paris-red"], 10),
        # A star of 2, 3 and 4.
        (["berlin-essen", "berlin-wien", "berlin-danzig"], 7),
    ],
)
def test_ex29_longest_path(routes: list[str], length: int) -> None:
    assert tally(situation(UNEVEN, own={0: routes})).trail[0] == length


def test_ex29_a_borrowed_route_joins_nothing() -> None:
    five = ["brest-dieppe", "brest-paris"]
    six = ["amsterdam-frankfurt", "frankfurt-munchen", "munchen-zurich"]
    state = situation(own={0: [*five, *six], 1: ["frankfurt-paris-white"]})
    give_stations(state, 0, "paris")
    assert tally(state).trail[:2] == [6, 3]


def test_ex29_tied_for_the_longest() -> None:
    south = "palermo-smyrna athina-smyrna athina-brindisi brindisi-roma marseille-roma marseille-zurich"
    west = "edinburgh-london-black dieppe-london-1 brest-dieppe brest-pamplona madrid-pamplona-black"
    west += " cadiz-madrid cadiz-lisboa"
    east = "petrograd-stockholm petrograd-riga riga-wilno kyiv-wilno"
    score = tally(situation(own={0: south.split(), 1: west.split(), 2: east.split()}))
    assert score.trail[:4] == [20, 20, 18, 0]
    assert score.trail_points[:4] == [10, 10, 0, 0]


# Chains of four routes by seat, all nine wagons long, and what makes a chain longer by four.
CHAINS = [
    "lisboa cadiz madrid barcelona pamplona",
    "bruxelles paris dieppe london edinburgh",
    "budapest zagrab wien berlin essen",
]
CHAIN_ROUTES = [
    "cadiz-lisboa cadiz-madrid barcelona-madrid barcelona-pamplona",
    "edinburgh-london-black dieppe-london-1 dieppe-paris bruxelles-paris-red",
    "budapest-zagrab wien-zagrab berlin-wien berlin-essen",
]
LONGER = ["brest-pamplona", "bruxelles-frankfurt frankfurt-munchen"]
CHAIN_TICKETS = [[(a, b, 1) for a, b in combinations(chain.split(), 2)] for chain in CHAINS]
TIED = add_board("europe-ex30", "europe", *(ticket for tickets in CHAIN_TICKETS for ticket in tickets))


@pytest.mark.parametrize(
    ("totals", "completed", "stations", "express", "places"),
    [
        ([100, 100], [5, 4], [0, 0], "", [1, 2]),
        ([100, 100], [5, 5], [1, 2], "", [1, 2]),
        ([100, 100], [5, 5], [1, 1], "B", [2, 1]),
        ([100, 100], [5, 5], [1, 1], "AB", [1, 1]),
        ([100, 100, 100], [5, 5, 5], [1, 1, 1], "AB", [1, 1, 3]),
        ([100, 99], [2, 8], [0, 0], "", [1, 2]),
    ],
)
def test_ex30_tie_breaks_in_europe(
    totals: list[int], completed: list[int], stations: list[int], express: str, places: list[int]
) -> None:
    players = len(totals)
    state = situation(TIED, players)
    for seat in range(players):
        give_routes(state, seat, CHAIN_ROUTES[seat].split())
        if "ABC"[seat] in express:
            give_routes(state, seat, LONGER[seat].split())
        give_tickets(state, seat, [f"{a}-{b}" for a, b, _ in CHAIN_TICKETS[seat][: completed[seat]]])
        give_stations(
            state,
            seat,
            *["kyiv", "riga", "sochi", "rostov", "danzig", "kharkov"][2 * seat :][: stations[seat]],
        )
    set_points(state, *[0] * players)
    set_points(state, *(wanted - found for wanted, found in zip(totals, tally(state).total, strict=False)))
    score = tally(state)
    assert score.total[:players] == totals
    assert (score.completed[:players], score.stations_built[:players]) == (completed, stations)
    holders = "".join("ABC"[seat] for seat in range(players) if score.trail_points[seat])
    assert holders == (express or "ABC"[:players])
    assert score.place[:players] == places
