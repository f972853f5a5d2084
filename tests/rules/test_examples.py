"""The worked examples EX-01 to EX-36, every row of their tables."""

from itertools import combinations

import pytest

from tests.rules.situations import (
    BOARDS,
    LETTERS,
    add_board,
    as_text,
    cards_drawn,
    collected_by,
    counts,
    do,
    first_turn,
    give_routes,
    give_stations,
    give_tickets,
    hand_of,
    in_set,
    kinds_of,
    leave_tickets,
    loose_tickets,
    offered_to,
    owner_of,
    put_passengers,
    refuse,
    row_of,
    set_collected,
    set_points,
    set_wagons,
    situation,
    start,
    texts,
    tickets_of,
    under_piles,
    waiting,
)
from vagon.rules.constants import (
    CHOOSE_TICKETS,
    EMPTY,
    LOCOMOTIVE,
    OVER,
    PAY_EXTRA,
    SECOND_CARD,
    TAKE_PASSENGER,
    TICKET_WORDS,
    TURN,
)
from vagon.rules.random import Tape
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES

EUROPE, GERMANY = BOARDS["europe"], BOARDS["germany"]
NO_PASSENGERS = ["passenger none", "passenger none"]


# Payments


def payments(state: State, route: str) -> dict[str, str]:
    """The ways to pay for a route: action by the cards that leave the hand. Empty if it cannot be claimed."""
    if f"claim {route}" not in texts(state):
        return {}
    claimed = do(state.copy(), f"claim {route}")
    found = {}
    for action in texts(claimed):
        after = do(claimed.copy(), action)
        before = counts(hand_of(state, 0))
        found[as_text(a - b for a, b in zip(before, counts(hand_of(after, 0)), strict=True))] = action
    return found


def pay(state: State, route: str, cards: str) -> bool:
    """Claim the route with exactly these cards if that is possible; otherwise check that nothing changes."""
    ways = payments(state, route)
    action = ways.get(as_text(counts(cards)))
    if action is not None:
        do(state, f"claim {route}", action)
    elif not ways:
        refuse(state, f"claim {route}")
    return action is not None


THREE_SPACES = {
    ("europe", "B"): "constantinople-sofia",
    ("europe", "Y"): "amsterdam-essen",
    ("germany", "B"): "bremen-emden",
    ("germany", "Y"): "bremen-hannover",
}
TWO_GREY_SPACES = {"europe": "danzig-warszawa", "germany": "kiel-daenemark-2"}
MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])


@MAPS
@pytest.mark.parametrize(("own", "other"), ["BY", "YB"])
@pytest.mark.parametrize(
    ("cards", "accepted"),
    [
        ("3C", True),
        ("2C 1L", True),
        ("1C 2L", True),
        ("3L", True),
        ("2C 1D", False),
        ("3D", False),
        ("2C", False),
        ("3C 1L", False),
    ],
)
def test_ex01_coloured_route_of_three_spaces(
    map_name: str, own: str, other: str, cards: str, accepted: bool
) -> None:
    route = THREE_SPACES[map_name, own]
    cards = cards.replace("C", own).replace("D", other)
    state = situation(map_name, hand=cards)
    assert pay(state, route, cards) == accepted
    if not accepted:
        assert (state.seat, hand_of(state, 0)) == (0, as_text(counts(cards)))
        return
    if map_name == "germany":
        do(state, *NO_PASSENGERS)
    assert owner_of(state, route) == 0
    assert (state.points[0], state.wagons[0], hand_of(state, 0)) == (4, 42, "")
    assert as_text(state.discards) == as_text(counts(cards))


@MAPS
@pytest.mark.parametrize(
    ("cards", "accepted"), [("2R", True), ("1Y 1L", True), ("1B 1L", True), ("2L", True), ("1R 1Y", False)]
)
def test_ex02_grey_route_of_two_spaces(map_name: str, cards: str, accepted: bool) -> None:
    route = TWO_GREY_SPACES[map_name]
    state = situation(map_name, hand=cards)
    assert pay(state, route, cards) == accepted
    assert (state.points[0], owner_of(state, route)) == ((2, 0) if accepted else (0, None))


@MAPS
def test_ex03_whole_route_only(map_name: str) -> None:
    route = THREE_SPACES[map_name, "B"]
    refuse(situation(map_name, hand="2B"), f"claim {route}")
    state = situation(map_name, hand="3B")
    set_wagons(state, 0, 2)
    refuse(state, f"claim {route}")


@MAPS
def test_ex04_one_route_per_turn(map_name: str) -> None:
    first, second = (THREE_SPACES[map_name, colour] for colour in "BY")
    state = situation(map_name, hands={0: "3B 3Y", 1: ""})
    do(state, f"claim {first}", "pay blue")
    refuse(
        state, f"claim {second}"
    )  # before the passengers in Germany; in Europe it is another player's turn
    if map_name == "germany":
        do(state, *NO_PASSENGERS)
    assert (state.seat, state.turns, owner_of(state, second)) == (1, 1, None)


# Ferry


@pytest.mark.parametrize(
    ("cards", "accepted"),
    [
        ("4R 2L", True),
        ("4V 2L", True),
        ("3R 3L", True),
        ("6L", True),
        ("5R 1L", False),
        ("2R 2G 2L", False),
        ("6R", False),
    ],
)
def test_ex05_smyrna_palermo(cards: str, accepted: bool) -> None:
    state = situation(hand=cards)
    assert pay(state, "palermo-smyrna", cards) == accepted
    assert (state.points[0], state.wagons[0]) == ((15, 39) if accepted else (0, 45))


# Tunnels

TUNNEL = "bucuresti-sofia"  # 2 spaces, grey; on the second board red
RED_TUNNEL = add_board("europe-red-tunnel", "europe", routes={TUNNEL: (2, "red")})


def dig(cards: str, deck: str, *, reserve: str = "", discards: str = "9O", map_name: str = "europe") -> State:
    """A tunnel paid with exactly `cards`; a deck of three cards is what is revealed."""
    hand = as_text(a + b for a, b in zip(counts(cards), counts(reserve), strict=True))
    state = situation(map_name, hand=hand, deck=deck, discards=discards, row="VVWWB")
    colours = [CARD_NAMES[kind] for kind, number in enumerate(counts(cards)[:LOCOMOTIVE]) if number]
    locomotives = counts(cards)[LOCOMOTIVE]
    payment = (
        f"pay {colours[0]}" + (f"+{locomotives}" if locomotives else "") if colours else "pay locomotives"
    )
    return do(state, f"claim {TUNNEL}", payment)


def revealed(state: State) -> str:
    return "".join(sorted([*LETTERS][kind] for kind in state.revealed if kind != EMPTY))


def test_ex06_one_of_the_colour_played() -> None:
    state = dig("2R", "R G K", reserve="1R 1L 1Y")
    assert (state.extras, revealed(state)) == (1, "GKR")
    assert texts(state) == ["add", "add+1", "withdraw"]
    by_colour = do(state.copy(), "add")
    assert (owner_of(by_colour, TUNNEL), hand_of(by_colour, 0)) == (0, "1Y 1L")
    by_locomotive = do(state.copy(), "add+1")
    assert (owner_of(by_locomotive, TUNNEL), hand_of(by_locomotive, 0)) == (0, "1Y 1R")
    only_yellow = dig("2R", "R G K", reserve="1Y")
    refuse(only_yellow, "add", "add+1")


def test_ex06_withdrawing() -> None:
    state = dig("2R", "R G K", reserve="1R")
    do(state, "withdraw")
    assert (state.seat, state.phase, hand_of(state, 0)) == (1, TURN, "3R")
    assert owner_of(state, TUNNEL) is None
    assert (as_text(state.discards), revealed(state)) == ("1K 1R 1G", "")
    assert (state.points[0], state.wagons[0]) == (0, 45)


def test_ex07_a_revealed_locomotive() -> None:
    state = dig("2G", "L R K", reserve="1G 1L")
    assert state.extras == 1
    for action in ("add", "add+1"):
        assert owner_of(do(state.copy(), action), TUNNEL) == 0


def test_ex08_locomotives_only() -> None:
    state = dig("2L", "L R K", reserve="1L 1R 1K")
    assert (state.extras, texts(state)) == (1, ["add+1", "withdraw"])
    refuse(state, "add")
    do(state, "add+1")
    assert (owner_of(state, TUNNEL), hand_of(state, 0)) == (0, "1K 1R")
    refuse(dig("2L", "L R K", reserve="3R 3K"), "add", "add+1")


@pytest.mark.parametrize(
    ("cards", "deck", "extras", "ways"),
    [
        ("2R", "R R R", 3, ["add", "add+1", "add+2", "add+3", "withdraw"]),
        ("2R", "R L G", 2, ["add", "add+1", "add+2", "withdraw"]),
        ("1R 1L", "R L G", 2, ["add", "add+1", "add+2", "withdraw"]),
        ("2R", "G Y K", 0, []),
        ("2L", "R R G", 0, []),
        ("2L", "R L L", 2, ["add+2", "withdraw"]),
    ],
)
@pytest.mark.parametrize("map_name", ["europe", RED_TUNNEL])
def test_ex09_counting_matches(map_name: str, cards: str, deck: str, extras: int, ways: list[str]) -> None:
    state = dig(cards, deck, reserve="3R 3L 3G", map_name=map_name)
    if extras:
        assert (state.phase, state.extras, texts(state)) == (PAY_EXTRA, extras, ways)
    else:
        assert (state.phase, state.seat, owner_of(state, TUNNEL)) == (TURN, 1, 0)


@pytest.mark.parametrize(("deck", "discards"), [("2R", ""), ("1R", "1R")])
def test_ex10_two_cards_left_to_reveal(deck: str, discards: str) -> None:
    state = dig("2R", deck, discards=discards)
    assert (revealed(state), state.extras, state.deck_size + state.discard_size) == ("RR", 2, 0)


def test_ex10_none_left_to_reveal() -> None:
    state = dig("2R", "", discards="")
    assert (owner_of(state, TUNNEL), state.seat) == (0, 1)


def test_ex10_the_discards_are_reshuffled_on_the_way() -> None:
    state = dig("2R", "1R", discards="10K")
    assert (revealed(state), state.deck_size, state.discard_size) == ("KKR", 8, 0)


def test_ex10_paid_and_revealed_cards_are_the_next_deck() -> None:
    state = dig("2R", "G Y K", discards="")
    assert (owner_of(state, TUNNEL), state.seat) == (0, 1)
    assert (as_text(state.deck), state.deck_size, state.discard_size) == ("1Y 1K 2R 1G", 5, 0)


def test_ex11_points_by_printed_length() -> None:
    state = do(dig("2R", "R G K", reserve="1R"), "add")
    assert (state.points[0], state.wagons[0], hand_of(state, 0)) == (2, 43, "")
    assert as_text(state.discards) == "1K 4R 1G"  # three paid, three revealed


BLACK, WHITE = "madrid-pamplona-black", "madrid-pamplona-white"


def test_ex12_madrid_pamplona_takes_black_or_white() -> None:
    for route, colour in ((BLACK, "black"), (WHITE, "white")):
        state = do(situation(hand="3K 3W 3L 3R"), f"claim {route}")
        assert texts(state) == [f"pay {colour}", f"pay {colour}+1", f"pay {colour}+2", "pay locomotives"]
        assert EUROPE.length[EUROPE.route_numbers[route]] == 3


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
def test_ex12_the_other_track_of_madrid_pamplona(players: int, open_to_others: bool) -> None:
    state = situation(players=players, hands={0: "3K 3W", 1: "3W"}, deck="12G")
    do(state, f"claim {BLACK}", "pay black")
    assert owner_of(state, BLACK) == 0
    assert (f"claim {WHITE}" in texts(state)) == open_to_others
    if not open_to_others:
        refuse(state, f"claim {WHITE}", rule="E-53")
    while state.seat != 0:
        do(state, "draw deck", "draw deck")
    refuse(state, f"claim {WHITE}", rule="E-51")


@pytest.mark.parametrize("players", [2, 3])
def test_ex12_a_failed_attempt_closes_nothing(players: int) -> None:
    state = situation(players=players, hands={0: "3K", 1: "3K 3W"}, deck="3K", discards="9G")
    do(state, f"claim {BLACK}", "pay black", "withdraw")
    assert {f"claim {BLACK}", f"claim {WHITE}"} <= set(texts(state))


# Double or merely parallel


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ex13_partly_parallel_routes(players: int) -> None:
    state = situation(players=players, hand="3O", own={0: ["bruxelles-paris-red"]})
    do(state, "claim frankfurt-paris-orange", "pay orange")
    assert owner_of(state, "frankfurt-paris-orange") == owner_of(state, "bruxelles-paris-red") == 0


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


# Germany

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
