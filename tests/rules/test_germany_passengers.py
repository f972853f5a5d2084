"""Germany: passengers board at the ends of a claimed route (G-43 to G-47)."""

import pytest

from tests.rules.situations import (
    collected_by,
    do,
    empty_places,
    put_passengers,
    refuse,
    situation,
    standing_at,
    texts,
    waiting,
)
from vagon.rules.constants import TAKE_PASSENGER, TURN
from vagon.rules.state import State

BERLIN = "red red black white blue"


def berlin_magdeburg() -> State:
    """The route is claimed and the first passenger is to be chosen."""
    state = situation("germany", hand="3R")
    put_passengers(state, berlin=BERLIN, magdeburg="green")
    return do(state, "claim berlin-magdeburg", "pay red")


@pytest.mark.parametrize(
    ("at_berlin", "at_magdeburg", "collected"),
    [
        ("red", "green", {"red": 1, "green": 1}),
        ("red", "none", {"red": 1}),
        ("none", "green", {"green": 1}),
        ("none", "none", {}),
    ],
)
def test_g43_one_passenger_may_be_taken_from_each_end(
    at_berlin: str, at_magdeburg: str, collected: dict[str, int]
) -> None:
    state = berlin_magdeburg()
    assert (state.phase, state.seat) == (TAKE_PASSENGER, 0)
    do(state, f"passenger {at_berlin}", f"passenger {at_magdeburg}")
    assert collected_by(state, 0) == collected
    assert len(waiting(state, "berlin")) == 5 - ("red" in collected)
    assert len(waiting(state, "magdeburg")) == 1 - ("green" in collected)
    assert (state.phase, state.seat) == (TURN, 1)


def test_g44_a_country_gives_passengers_like_a_city() -> None:
    state = situation("germany", hand="2W")
    put_passengers(state, emden="black", niederlande_1="yellow")
    do(state, "claim emden-niederlande-1", "pay white", "passenger black")
    assert texts(state) == ["passenger yellow", "passenger none"]
    do(state, "passenger yellow")
    assert collected_by(state, 0) == {"black": 1, "yellow": 1}
    assert waiting(state, "niederlande-1") == []


def test_g45_the_player_chooses_which_of_several() -> None:
    state = berlin_magdeburg()
    assert texts(state) == [
        "passenger red",
        "passenger black",
        "passenger blue",
        "passenger white",
        "passenger none",
    ]
    refuse(state, "passenger green", "passenger yellow", rule="G-45")
    do(state, "passenger blue")
    assert waiting(state, "berlin") == ["black", "red", "red", "white"]
    assert texts(state) == ["passenger green", "passenger none"]


def test_g46_an_empty_end_yields_none_and_is_not_refilled() -> None:
    state = situation("germany", hands={0: "3R", 1: "2Y", 2: "4B"})
    put_passengers(state, magdeburg="green", leipzig="red black black", hannover="white")
    do(state, "claim berlin-magdeburg", "pay red", "passenger none", "passenger green")
    do(state, "claim leipzig-magdeburg", "pay yellow")
    assert texts(state) == ["passenger red", "passenger black", "passenger none"]  # those of Leipzig
    do(state, "passenger red")
    assert (state.phase, state.seat) == (TURN, 2)
    assert collected_by(state, 1) == {"red": 1}
    empty_places(state, 3, "hannover")
    do(state, "claim hannover-magdeburg", "pay blue")  # nobody waits at either end
    assert (state.phase, state.seat, collected_by(state, 2)) == (TURN, 3, {})
    assert waiting(state, "magdeburg") == waiting(state, "hannover") == []


def test_g47_collected_passengers_are_counted_by_owner_and_colour() -> None:
    state = situation("germany", 2, hands={0: "3R", 1: "4O"})
    put_passengers(state, berlin=BERLIN, magdeburg="red", leipzig="red green green")
    do(state, "claim berlin-magdeburg", "pay red", "passenger red", "passenger red")
    do(state, "claim berlin-leipzig", "pay orange", "passenger red", "passenger green")
    assert collected_by(state, 0) == {"red": 2}
    assert collected_by(state, 1) == {"red": 1, "green": 1}
    left = sum(len(waiting(state, place)) for place in ("berlin", "magdeburg", "leipzig"))
    assert left == 9 - 4 == sum(len(standing_at(state, p)) for p in ("berlin", "magdeburg", "leipzig")) - 4
