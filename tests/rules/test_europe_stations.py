"""Europe: building stations and what they are good for (E-77 to E-86)."""

from __future__ import annotations

import pytest

from tests.rules.checks import changed, reason, refused
from tests.rules.situations import (
    BOARDS,
    as_text,
    do,
    give_routes,
    give_stations,
    give_tickets,
    hand_of,
    in_set,
    situation,
    texts,
)
from vagon.rules.constants import MAX_STATIONS, NO_ROUTE, TURN
from vagon.rules.score import tally
from vagon.rules.state import State

BOARD = BOARDS["europe"]
CITIES = [city.id for city in BOARD.map.cities]


def stations_of(state: State, seat: int) -> set[str]:
    return in_set([state.stations[seat]], CITIES)


def borrowed(state: State, seat: int) -> list[str]:
    """The routes that the seat's stations use, in the order of their cities; `-` for none."""
    routes = tally(state).borrowed[seat * MAX_STATIONS : (seat + 1) * MAX_STATIONS]
    return ["-" if route == NO_ROUTE else BOARD.map.routes[route].id for route in routes]


def with_built(number: int, hand: str) -> State:
    """Seat 0 has built so many stations, in brest, cadiz and danzig."""
    state = situation(hand=hand)
    give_stations(state, 0, *["brest", "cadiz", "danzig"][:number])
    return state


def half_way(*stations: str, tickets: list[str], hand: str = "") -> State:
    """Seat 0 reaches Paris from the south and west, and has a foot in Bruxelles and in Venezia."""
    state = situation(
        players=3,
        hand=hand,
        own={
            0: [
                "amsterdam-bruxelles",
                "pamplona-paris-blue",
                "barcelona-pamplona",
                "brest-paris",
                "venezia-zurich",
            ],
            1: ["bruxelles-paris-red"],
            2: ["paris-zurich"],
        },
    )
    give_stations(state, 0, *stations)
    for seat in (1, 2):
        give_tickets(state, seat, [])
    give_tickets(state, 0, tickets)
    return state


def test_e77_a_station_lends_one_route_of_another_player_for_tickets() -> None:
    state = half_way(tickets=["amsterdam-pamplona"])
    assert (tally(state).tickets[0], borrowed(state, 0)) == (-7, ["-", "-", "-"])
    for city in ("paris", "bruxelles"):
        state = half_way(city, tickets=["amsterdam-pamplona"])
        assert (tally(state).tickets[0], tally(state).completed[0]) == (7, 1)
        assert borrowed(state, 0) == ["bruxelles-paris-red", "-", "-"]


def test_e77_the_borrowed_route_must_end_in_the_station_s_city() -> None:
    for city in ("dieppe", "zurich", "amsterdam", "pamplona"):
        state = half_way(city, tickets=["amsterdam-pamplona"])
        assert tally(state).tickets[0] == -7


def test_e77_only_one_route_of_others_per_station() -> None:
    state = half_way("paris", tickets=["amsterdam-pamplona", "brest-venezia"])
    found = tally(state)
    # Over Bruxelles 7 and over Zürich 8: one of them.
    assert (found.completed[0], found.tickets[0]) == (1, 8 - 7)
    assert borrowed(state, 0) == ["paris-zurich", "-", "-"]


def test_e77_a_station_borrows_no_unclaimed_route() -> None:
    state = situation(players=2, own={0: ["amsterdam-bruxelles", "pamplona-paris-blue"]})
    give_stations(state, 0, "paris")
    give_tickets(state, 0, ["amsterdam-pamplona"])
    assert tally(state).tickets[0] == -7
    give_routes(state, 1, ["bruxelles-paris-yellow"])
    assert tally(state).tickets[0] == 7


def test_e78_a_station_may_be_built_in_any_city_without_one() -> None:
    state = situation(hand="1R", own={1: ["bruxelles-paris-red"]})
    give_stations(state, 1, "paris", "wien")
    give_stations(state, 2, "kyiv")
    cities = {text.removeprefix("station ") for text in texts(state) if text.startswith("station ")}
    assert cities == set(CITIES) - {"paris", "wien", "kyiv"}
    before = state.copy()
    do(state, "station edinburgh", "pay red")  # no route leads there yet
    assert stations_of(state, 0) == {"edinburgh"}
    assert (state.phase, state.seat, state.turns) == (TURN, 1, 1)
    fields = {"seat", "turns", "hand", "discards", "discard_size", "stations"}
    assert changed(before, state) == fields


def test_e79_no_city_holds_two_stations() -> None:
    state = situation(hand="4R")
    give_stations(state, 0, "brest")
    give_stations(state, 3, "paris")
    for city, owner in (("paris", 3), ("brest", 0)):
        found = refused(state, f"station {city}")
        assert (found.code, found.rule, found.facts) == (
            "city_has_station",
            "E-78",
            {"city": city, "seat": owner},
        )


def test_e80_one_station_in_a_turn() -> None:
    state = do(situation(hand="6L", hands={1: "1R"}), "station paris")
    assert reason(state, "station wien") == ("not_now", "E-26")
    do(state, "pay locomotives")
    assert (state.seat, stations_of(state, 0)) == (1, {"paris"})


def test_e80_three_stations_in_a_game() -> None:
    assert any(text.startswith("station ") for text in texts(with_built(2, "9L")))
    state = with_built(3, "9L 9R")
    assert not any(text.startswith("station ") for text in texts(state))
    found = refused(state, "station paris")
    assert (found.code, found.rule) == ("no_stations_left", "E-80")
    assert found.facts == {"city": "paris", "built": 3}


@pytest.mark.parametrize(
    ("built", "hand", "payments"),
    [
        (0, "1V", ["pay violet"]),
        (0, "1V 1R", ["pay violet", "pay red"]),
        (0, "1L", ["pay locomotives"]),
        (1, "2R", ["pay red"]),
        (1, "2R 2G", ["pay red", "pay green"]),
        (1, "1R 1L", ["pay red+1"]),
        (1, "2L", ["pay locomotives"]),
        (2, "3W", ["pay white"]),
        (2, "2W 1L", ["pay white+1"]),
        (2, "1W 2L", ["pay white+2"]),
        (2, "3L", ["pay locomotives"]),
        (2, "3W 3L", ["pay white", "pay white+1", "pay white+2", "pay locomotives"]),
    ],
)
def test_e81_e82_the_price_is_one_two_or_three_cards_of_a_colour_or_locomotives(
    built: int, hand: str, payments: list[str]
) -> None:
    state = do(with_built(built, hand), "station paris")
    assert texts(state) == payments
    held = sum(state.hand[:9])
    for payment in payments:
        after = do(state.copy(), payment)
        assert sum(after.hand[:9]) == held - (built + 1)
        assert "paris" in stations_of(after, 0)
        assert stations_of(after, 0) - {"paris"} == stations_of(state, 0)


@pytest.mark.parametrize(
    ("built", "hand", "has"), [(0, "", 0), (1, "1R 1G", 1), (1, "1L", 1), (2, "2W 2R", 2), (2, "1W 1R 1L", 2)]
)
def test_e81_too_few_cards_of_one_colour(built: int, hand: str, has: int) -> None:
    found = refused(with_built(built, hand), "station paris")
    assert (found.code, found.rule) == ("too_few_cards_for_station", "E-81")
    assert found.facts == {"city": "paris", "colour": "grey", "needs": built + 1, "has": has}


def test_e82_never_more_cards_than_the_price() -> None:
    state = do(with_built(1, "3R 3L"), "station paris")
    assert texts(state) == ["pay red", "pay red+1", "pay locomotives"]
    for payment in ("pay red+2", "pay red+3"):
        assert reason(state, payment) == ("too_many_locomotives_for_station", "E-81")


@pytest.mark.parametrize(
    ("payment", "hand", "discards"),
    [
        ("pay red", "1R 3L", "1K 2R"),
        ("pay red+1", "2R 2L", "1K 1R 1L"),
        ("pay locomotives", "3R 1L", "1K 2L"),
    ],
)
def test_e83_the_cards_are_discarded(payment: str, hand: str, discards: str) -> None:
    state = situation(hand="3R 3L", discards="1K")
    give_stations(state, 0, "brest")
    do(state, "station paris", payment)
    assert hand_of(state, 0) == hand
    assert as_text(state.discards) == discards
    assert state.discard_size == sum(state.discards) == 3


def test_e84_one_station_serves_several_tickets_over_the_same_route() -> None:
    state = half_way("paris", tickets=["amsterdam-pamplona", "barcelona-bruxelles", "brest-venezia"])
    found = tally(state)
    assert (found.completed[0], found.tickets[0]) == (2, 7 + 8 - 8)
    assert borrowed(state, 0) == ["bruxelles-paris-red", "-", "-"]


def test_e84_a_second_station_borrows_a_second_route() -> None:
    state = half_way(
        "paris", "zurich", tickets=["amsterdam-pamplona", "barcelona-bruxelles", "brest-venezia"]
    )
    found = tally(state)
    assert (found.completed[0], found.tickets[0]) == (3, 7 + 8 + 8)
    assert borrowed(state, 0) == ["bruxelles-paris-red", "paris-zurich", "-"]


def test_e85_the_route_is_chosen_at_the_end_for_the_best_result() -> None:
    """The station is built first; what it will borrow changes with the tickets and the board."""
    state = half_way(tickets=["amsterdam-pamplona", "brest-venezia"], hand="1R")
    do(state, "station paris", "pay red")
    assert borrowed(state, 0) == ["paris-zurich", "-", "-"]
    give_tickets(state, 0, ["amsterdam-pamplona", "barcelona-bruxelles", "brest-venezia"])
    assert borrowed(state, 0) == ["bruxelles-paris-red", "-", "-"]


@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_e86_each_station_never_built_is_worth_four(built: int, points: int) -> None:
    state = with_built(built, "")
    for seat in range(4):
        give_tickets(state, seat, [])
    assert tally(state).stations[:4] == [points, 12, 12, 12]
    assert tally(state).total[:4] == [points, 12, 12, 12]


def test_e86_nobody_must_build() -> None:
    state = situation(hand="1G")
    assert {text.split()[0] for text in texts(state)} == {"draw", "tickets", "station"}
    do(state, "draw deck", "draw deck")
    assert state.stations == [0] * 5
