"""Germany: claiming routes, double and triple ones among them (G-33 to G-42)."""

import pytest

from tests.rules.situations import (
    BOARDS,
    as_text,
    do,
    hand_of,
    owner_of,
    refuse,
    set_wagons,
    situation,
    texts,
)
from vagon.rules.constants import TURN

GERMANY = BOARDS["germany"]
TRIPLE = [f"dortmund-duesseldorf-{track}" for track in (1, 2, 3)]
DOUBLE = ["berlin-hamburg-blue", "berlin-hamburg-yellow"]
DECLINE = ["passenger none", "passenger none"]


def claims(names: list[str]) -> list[str]:
    return [f"claim {name}" for name in names]


def test_g33_routes_join_two_cities_or_a_city_and_a_country() -> None:
    cities = {city.id for city in GERMANY.map.cities}
    crossings = {crossing.id for crossing in GERMANY.map.crossings}
    into_countries = [route for route in GERMANY.map.routes if set(route.ends) & crossings]
    assert len(into_countries) == 14
    assert all(len(set(route.ends) & cities) == 1 for route in into_countries)
    state = situation("germany", hand="2W 3R")
    do(state, "claim emden-niederlande-1", "pay white")
    assert (owner_of(state, "emden-niederlande-1"), state.points[0]) == (0, 2)


def test_g34_as_many_cards_as_spaces_all_of_one_colour() -> None:
    state = situation("germany", hand="2R 1K 1L")
    do(state, "claim berlin-magdeburg")
    assert texts(state) == ["pay red+1"]
    refuse(state, "pay red", "pay red+2", "pay locomotives", rule="G-34")
    refuse(state, "pay black", rule="G-35")
    do(state, "pay red+1")
    assert (hand_of(state, 0), state.points[0]) == ("1K", 4)
    refuse(situation("germany", hand="2R 4K"), "claim berlin-magdeburg", rule="G-34")


def test_g35_a_coloured_route_takes_its_colour_only_and_a_grey_one_any_single_colour() -> None:
    state = situation("germany", hand="4K 4G 1L")
    refuse(state, "claim berlin-magdeburg")  # red, 3 spaces
    do(state, "claim dresden-leipzig")  # black, 3 spaces
    assert texts(state) == ["pay black", "pay black+1"]
    state = situation("germany", hand="3K 3G 2W")
    do(state, "claim erfurt-kassel")  # grey, 3 spaces
    assert texts(state) == ["pay black", "pay green"]


def test_g36_a_wagon_on_each_space_and_the_cards_discarded() -> None:
    state = situation("germany", hand="3R 1L")
    do(state, "claim berlin-magdeburg", "pay red+1", *DECLINE)
    assert owner_of(state, "berlin-magdeburg") == 0
    assert state.wagons[:4] == [42, 45, 45, 45]
    assert (hand_of(state, 0), as_text(state.discards)) == ("1R", "2R 1L")


def test_g37_any_unclaimed_route_may_be_taken() -> None:
    state = situation("germany", hand="3K", own={0: ["emden-muenster"], 1: ["berlin-magdeburg"]})
    assert "claim dresden-leipzig" in texts(state)  # far away from the player's other route
    for owner in (0, 1):
        taken = situation("germany", hand="3R", own={owner: ["berlin-magdeburg"]})
        refuse(taken, "claim berlin-magdeburg", rule="G-37")


def test_g38_one_route_a_turn_and_all_of_it() -> None:
    state = situation("germany", hand="6R 6K")
    do(state, "claim berlin-magdeburg")
    refuse(state, "claim dresden-leipzig")
    do(state, "pay red")
    refuse(state, "claim dresden-leipzig")
    do(state, *DECLINE)
    assert (state.phase, state.seat) == (TURN, 1)
    # Two cards and two wagons do not begin a route of three.
    refuse(situation("germany", hand="2R"), "claim berlin-magdeburg", rule="G-34")
    few_wagons = situation("germany", hand="3R")
    set_wagons(few_wagons, 0, 2)
    refuse(few_wagons, "claim berlin-magdeburg", rule="G-36")


@pytest.mark.parametrize(
    ("route", "payment", "points"),
    [
        ("chemnitz-dresden", "1Y", 1),
        ("rostock-schwerin", "2R", 2),
        ("berlin-magdeburg", "3R", 4),
        ("berlin-leipzig", "4O", 7),
        ("berlin-dresden", "5G", 10),
        ("berlin-rostock", "6V", 15),
        ("berlin-hannover", "7K", 18),
    ],
)
def test_g39_points_by_length(route: str, payment: str, points: int) -> None:
    state = situation("germany", hand=payment)
    do(state, f"claim {route}")
    do(state, *texts(state))
    assert (state.points[0], state.wagons[0]) == (points, 45 - int(payment[0]))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g40_no_player_owns_two_tracks_of_one_route(players: int) -> None:
    state = situation("germany", players, hand="3L 11B 11Y", own={0: [TRIPLE[1], DOUBLE[0]]})
    refuse(state, *claims([TRIPLE[0], TRIPLE[2], DOUBLE[1]]), rule="G-40")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_g41_at_two_or_three_the_first_track_closes_the_others(players: int, taken: int) -> None:
    state = situation("germany", players, hands={0: "7B 1R", 1: "7Y 1R"})
    assert set(claims(TRIPLE)) <= set(texts(state))
    do(state, f"claim {TRIPLE[taken]}", "pay red", *DECLINE)
    refuse(state, *(claim for claim in claims(TRIPLE) if claim != f"claim {TRIPLE[taken]}"), rule="G-41")
    state = situation("germany", players, hands={0: "7B", 1: "7Y 3L"})
    do(state, f"claim {DOUBLE[0]}", "pay blue", *DECLINE)
    refuse(state, f"claim {DOUBLE[1]}", rule="G-41")


@pytest.mark.parametrize("players", [4, 5])
def test_g42_at_four_or_five_every_track_may_be_used_by_another_player(players: int) -> None:
    state = situation("germany", players, hands=dict.fromkeys(range(4), "1R"))
    for seat, track in enumerate((2, 0, 1)):
        assert state.seat == seat
        do(state, f"claim {TRIPLE[track]}")
        do(state, "pay red")
        while state.seat == seat:
            do(state, "passenger none")
    assert [owner_of(state, track) for track in TRIPLE] == [1, 2, 0]
    refuse(state, *claims(TRIPLE))  # the fourth player
