"""Rulings on Germany (A-73 to A-90)."""

from dataclasses import replace

import pytest

from tests.rules.situations import (
    BOARDS,
    add_board,
    collected_by,
    do,
    empty_places,
    first_turn,
    give_routes,
    give_tickets,
    in_set,
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
from vagon.maps.model import Route
from vagon.rules.board import Board
from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS, TAKE_PASSENGER, TICKET_WORDS, TURN
from vagon.rules.score import tally
from vagon.rules.state import State

GERMANY = BOARDS["germany"]
MADE_UP = add_board(
    "germany-rulings",
    "germany",
    ("konstanz", "lindau", 1),
    ("konstanz", "schweiz", 1),
    ("lindau", "schweiz", 2),
    ("freiburg", "saarbruecken", 5),
)


def completed(routes: list[str], *tickets: str) -> set[str]:
    """Which of the tickets seat 0 has completed with these routes."""
    state = situation(MADE_UP, own={0: routes})
    give_tickets(state, 0, tickets)
    return in_set(tally(state).completed_tickets[:TICKET_WORDS], state.board.ticket_numbers)


def prizes(*numbers: int) -> list[int]:
    """The prizes for red passengers when the seats have these numbers of them."""
    state = situation("germany", len(numbers))
    set_collected(state, red=numbers)
    score = tally(state)
    assert [score.passenger_prizes[seat * 6] for seat in range(len(numbers))] == score.passenger_points[
        : len(numbers)
    ]
    return score.passenger_points[: len(numbers)]


def test_a73_passengers_by_place() -> None:
    several = {city.id: city.passengers for city in GERMANY.map.cities if city.passengers != 1}
    assert several == {
        "berlin": 5,
        "frankfurt": 4,
        "hamburg": 4,
        "koeln": 4,
        "leipzig": 3,
        "muenchen": 4,
        "stuttgart": 3,
    }
    assert [country.passengers for country in GERMANY.map.countries] == [1] * 5
    assert sum(several.values()) + 28 + 5 == GERMANY.num_passengers == 60


def test_a74_each_end_is_decided_on_its_own() -> None:
    state = situation("germany", hand="3R")
    put_passengers(state, berlin="red red red red red", magdeburg="green")
    do(state, "claim berlin-magdeburg", "pay red")
    assert texts(state) == ["passenger red", "passenger none"]
    for berlin in ("red", "none"):
        for magdeburg in ("green", "none"):
            after = do(state.copy(), f"passenger {berlin}", f"passenger {magdeburg}")
            taken = {colour: 1 for colour in (berlin, magdeburg) if colour != "none"}
            assert collected_by(after, 0) == taken


def test_a75_claim_and_score_come_first_then_passengers_then_the_row_and_the_end() -> None:
    state = situation("germany", hand="3R", row="VWB", deck="", hands={3: "1K"})
    set_wagons(state, 0, 5)
    put_passengers(state, magdeburg="green")
    do(state, "claim berlin-magdeburg", "pay red")
    for _ in range(2):
        assert (state.phase, state.seat, state.points[0], state.wagons[0]) == (TAKE_PASSENGER, 0, 4, 2)
        assert (row_of(state), state.discard_size, state.last_turns) == ("VWB..", 0, 0)
        do(state, "passenger none")
    assert (state.phase, state.seat, state.last_turns) == (TURN, 1, 4)
    assert (row_of(state), state.deck_size) == ("VWBRR", 1)


def test_a76_a_country_has_one_pool_for_all_its_crossings() -> None:
    state = situation("germany", hands={0: "2W", 1: "2O", 2: "3V"})
    put_passengers(state, niederlande_1="blue")
    for crossing in (1, 2, 3):
        assert waiting(state, f"niederlande-{crossing}") == ["blue"]
    do(state, "claim emden-niederlande-1", "pay white", "passenger none", "passenger blue")
    assert collected_by(state, 0) == {"blue": 1}
    for crossing in (1, 2, 3):
        assert waiting(state, f"niederlande-{crossing}") == []
    empty_places(state, 3, "muenster")
    do(state, "claim muenster-niederlande-2", "pay orange")  # nobody waits at either end
    assert state.seat == 2
    do(state, "claim duesseldorf-niederlande-3", "pay violet", "passenger none")
    assert (state.phase, state.seat) == (TURN, 3)
    crossings = {crossing.id for crossing in GERMANY.map.crossings}
    assert not [route.id for route in GERMANY.map.routes if set(route.ends) <= crossings]


def test_a77_every_colour_is_judged_apart() -> None:
    state = situation("germany", 2)
    colours = ("red", "black", "green", "yellow", "blue", "white")
    set_collected(state, **{colour: (2, 1) if colour != "white" else (0, 1) for colour in colours})
    score = tally(state)
    assert score.passenger_prizes[:12] == [20] * 5 + [0] + [10] * 5 + [20]
    assert score.passenger_points[:2] == [100, 70]


def test_a78_no_prize_for_no_passengers() -> None:
    assert prizes(0, 0, 0) == [0, 0, 0]
    assert prizes(0, 2, 0) == [0, 20, 0]
    assert prizes(1, 0) == [20, 0]


def test_a79_ties_for_first_and_for_second() -> None:
    assert prizes(3, 3, 2) == [20, 20, 0]
    assert prizes(3, 2, 2) == [20, 10, 10]
    assert prizes(2, 3, 2, 1, 0) == [10, 20, 10, 0, 0]
    assert prizes(2, 1) == [20, 10]
    assert prizes(2, 2) == [20, 20]


def test_a80_mixes_are_announced_before_anything_is_dealt_and_cannot_be_changed() -> None:
    state = start("germany", 5)
    for seat in range(5):
        assert (state.phase, state.seat, state.pile_size[:]) == (CHOOSE_MIX, seat, [55, 34])
        do(state, "tickets 4 long")
    assert (state.phase, state.pile_size[:], state.mix[:]) == (CHOOSE_TICKETS, [55, 14], [4] * 5)
    refuse(state, "tickets 0 long", rule="G-17")
    played = first_turn("germany")
    do(played, "tickets 3 long")
    refuse(played, "tickets 0 long")


def test_a81_the_mix_must_be_drawable_and_total_four_while_there_are_four() -> None:
    state = first_turn("germany")
    leave_tickets(state, short=1, long=4)
    assert [text for text in texts(state) if text.startswith("tickets")] == [
        "tickets 3 long",
        "tickets 4 long",
    ]
    refuse(state, "tickets 2 long", "tickets 0 long", rule="G-52")
    do(state, "tickets 3 long", "keep 1,2,3,4")
    assert [text for text in texts(state) if text.startswith("tickets")] == ["tickets 1 long"]
    few = first_turn("germany")
    leave_tickets(few, short=2, long=1)
    assert [text for text in texts(few) if text.startswith("tickets")] == ["tickets 1 long"]
    do(few, "tickets 1 long")
    assert len(offered_to(few, 0)) == 3


@pytest.mark.parametrize("pile", ["short", "long"])
def test_a82_a_last_ticket_must_be_kept_and_then_there_are_none(pile: str) -> None:
    state = first_turn("germany")
    leave_tickets(state, **{"short": 0, "long": 0, pile: 1})
    (last,) = loose_tickets(state, pile)
    do(state, f"tickets {int(pile == 'long')} long")
    assert texts(state) == ["keep 1"]
    do(state, "keep 1")
    assert last in tickets_of(state, 0)
    refuse(state, *(f"tickets {mix} long" for mix in range(5)), rule="A-82")


def test_a83_rejected_opening_tickets_go_back_once_all_have_chosen() -> None:
    state = start("germany", 3)
    do(state, *["tickets 2 long"] * 3)
    offers = [offered_to(state, seat) for seat in range(3)]
    for _ in range(2):
        do(state, "keep 1,3")
        assert state.pile_size[:] == [55 - 6, 34 - 6]
    do(state, "keep 1,3")
    assert state.pile_size[:] == [55 - 3, 34 - 3]
    assert {offer[1] for offer in offers} <= loose_tickets(state, "short")
    assert {offer[3] for offer in offers} <= loose_tickets(state, "long")


def test_a84_tickets_not_kept_in_play_go_under_their_own_piles_in_a_random_order() -> None:
    orders = set()
    for seed in range(12):
        state = first_turn("germany", seed=seed)
        leave_tickets(state, short=2, long=3)
        (unseen,) = loose_tickets(state, "long") - set(offered_to(do(state, "tickets 2 long"), 0))
        offer = offered_to(state, 0)
        do(state, "keep 3")
        assert loose_tickets(state, "long") == {unseen}  # not shuffled with those that went under
        assert sorted(under_piles(state)) == sorted(offer[:2] + offer[3:])
        short = [ticket for ticket in under_piles(state) if ticket in offer[:2]]
        orders.add(short == offer[:2])
        do(state, "tickets 2 long")
        assert offered_to(state, 1) == [*short, unseen, offer[3]]
    assert orders == {True, False}


def test_a85_any_crossing_reaches_the_country() -> None:
    for route in ("freiburg-schweiz-1", "konstanz-schweiz-2", "lindau-schweiz-3"):
        routes = [route, "freiburg-konstanz", "konstanz-lindau"]
        assert completed(routes, "lindau-schweiz") == {"lindau-schweiz"}
    # From a crossing of one country to a crossing of another, whichever they are.
    for crossing, way in (
        ("kiel-daenemark-2", ["bremerhaven-kiel", "bremerhaven-emden", "emden-niederlande-1"]),
        ("bremerhaven-daenemark-1", ["bremerhaven-emden", "emden-muenster", "muenster-niederlande-2"]),
    ):
        assert completed([crossing, *way], "daenemark-niederlande") == {"daenemark-niederlande"}
        assert completed(way, "daenemark-niederlande") == set()


def test_a86_no_way_leads_through_a_country() -> None:
    borders = ["konstanz-schweiz-2", "lindau-schweiz-3"]
    tickets = ("konstanz-lindau", "konstanz-schweiz", "lindau-schweiz")
    assert completed(borders, *tickets) == {"konstanz-schweiz", "lindau-schweiz"}
    assert completed([*borders, "konstanz-lindau"], *tickets) == set(tickets)


def test_a87_two_tracks_from_a_city_into_a_country_are_one_double_route() -> None:
    entries = [
        (city, crossing.rsplit("-", 1)[0])
        for city, crossing in (r.ends for r in GERMANY.map.routes)
        if "-" in crossing
    ]
    assert len(entries) == len(set(entries)) == 14  # the board has none
    second = Route("kiel-daenemark-2b", ("kiel", "daenemark-2"), 2, "grey", "rail", 0)
    BOARDS["germany-two-tracks"] = Board(replace(GERMANY.map, routes=(*GERMANY.map.routes, second)))
    state = situation("germany-two-tracks", 2, hands={0: "4R", 1: "2K"})
    do(state, "claim kiel-daenemark-2b", "pay red", "passenger none", "passenger none")
    assert owner_of(state, "kiel-daenemark-2b") == 0
    refuse(state, "claim kiel-daenemark-2", rule="G-41")
    do(state, "draw deck", "draw deck")
    refuse(state, "claim kiel-daenemark-2", rule="G-40")


def no_tickets(players: int) -> State:
    state = situation("germany", players)
    for seat in range(players):
        give_tickets(state, seat, [])
    return state


def test_a88_no_globetrotter_without_a_completed_ticket() -> None:
    state = no_tickets(3)
    give_tickets(state, 1, ["berlin-leipzig"])
    assert tally(state).most_tickets_points[:3] == [0, 0, 0]
    give_routes(state, 1, ["berlin-leipzig"])
    assert tally(state).most_tickets_points[:3] == [0, 15, 0]


def test_a89_the_second_tie_break_counts_passengers_of_all_colours() -> None:
    state = no_tickets(2)
    set_collected(state, red=(1, 0), blue=(0, 3))  # 20 points each
    set_points(state, 30, 30)
    score = tally(state)
    assert (score.total[:2], score.passengers[:2], score.place[:2]) == ([50, 50], [1, 3], [2, 1])


def test_a90_a_route_is_claimed_whole_in_one_turn() -> None:
    refuse(situation("germany", hand="2R"), "claim berlin-magdeburg", rule="G-34")
    two_wagons = situation("germany", hand="3R")
    set_wagons(two_wagons, 0, 2)
    refuse(two_wagons, "claim berlin-magdeburg", rule="G-36")
    state = do(situation("germany", hand="3R"), "claim berlin-magdeburg", "pay red")
    assert (state.wagons[0], owner_of(state, "berlin-magdeburg")) == (42, 0)
