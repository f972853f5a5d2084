"""Positions that no game could have are refused, with the place and the reason; whatever the file holds."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.spoiling import any_text, attempt, check_refusal, spoil, values
from tests.table.helpers import finished, games
from tests.table.writing import PASSENGER, SCHEMA, SHORT, check_playable, written
from vagon.files import BadFile
from vagon.table.actions import CARD_NAMES
from vagon.table.game import Game
from vagon.table.positions import position, read_position

few = settings(max_examples=50)

TUNNEL = {"name": "pay_extra", "route": "madrid-pamplona-black", "paid": {"black": 3}}
OWNER = [{"routes": ["berlin-magdeburg"]}, {}]
LONG = [
    *("petrograd-stockholm", "palermo-smyrna", "bucuresti-sevastopol", "frankfurt-paris-white"),
    *("moskva-petrograd", "barcelona-marseille", "berlin-warszawa-violet", "edinburgh-london-black"),
    *("kyiv-warszawa", "budapest-zagrab"),
]
"""Routes for 43 wagons."""

FAULTS = [
    ({"seats": [{}]}, "seats", "must have 2 to 5 items, not 1"),
    ({"seats": [{}] * 6}, "seats", "must have 2 to 5 items, not 6"),
    ({"seats": [{"hnad": {}}, {}]}, "seats[0]", "has an unknown key 'hnad'; did you mean 'hand'?"),
    ({"map": "europa"}, "map", "'europa' is not a built-in map"),
    ({"map_digest": "00" * 32}, "map_digest", "is not that of this map"),
    ({"seat": 2}, "seat", "must be a whole number from 0 to 1, not 2"),
    ({"seat": 1, "turns": 4, "first_player": 0}, "seat", "must be 0, as seat 0 began and 4 turns are over"),
    ({"phase": {"name": "over"}, "turns": 0}, "turns", "must be a whole number from 1 to 1000000, not 0"),
    ({"phase": {"name": "choose_tickets"}, "turns": 1}, "turns", "must be a whole number from 0 to 0, not 1"),
    ({"phase": "turn"}, "phase", "must be an object, not 'turn'"),
    ({"phase": {}}, "phase", "lacks 'name'"),
    ({"phase": {"name": "trun"}}, "phase.name", "must be choose_mix"),
    ({"phase": {"name": "turn", "route": "x"}}, "phase", "has an unknown key 'route'"),
    ({"phase": {"name": "choose_mix"}}, "phase.name", "cannot be 'choose_mix' on a map that deals"),
    ({"seats": [{"joined": 1}, {}]}, "seats[1].joined", "is 1, like that of seat 0"),
    # the end
    ({"last_turns": 1}, "last_turns", "is 1, but seat 0, the last to play, has 45 wagons"),
    ({"last_turns": 3}, "last_turns", "must be a whole number from 0 to 2, not 3"),
    ({"seats": [{"routes": LONG}, {}]}, "last_turns", "must not be 0, as seat 0 has 2 wagons left"),
    ({"last_turns": 1, "seats": [{}, {"routes": LONG}]}, "last_turns", "is 1, but seat 0, the last to play"),
    (
        {"phase": {"name": "over"}, "passes": 1},
        "passes",
        "must be 2, as seat 0, the last to play, has 45 wagons",
    ),
    ({"passes": 2}, "passes", "must be a whole number from 0 to 1, not 2"),
    # the board
    (
        {"seats": [{"routes": ["paris-rome"]}, {}]},
        "seats[0].routes[0]",
        "must be a route of the map, not 'paris-rome'",
    ),
    (
        {"seats": [{"routes": ["paris-zurich"]}] * 2},
        "seats[1].routes[0]",
        "'paris-zurich' already belongs to seat 0",
    ),
    (
        {"seats": [{"routes": ["madrid-pamplona-black"]}, {"routes": ["madrid-pamplona-white"]}]},
        "seats[1].routes[0]",
        "'madrid-pamplona-white' is closed by the track 'madrid-pamplona-black' of seat 0",
    ),
    (
        {
            "all_tracks_open": True,
            "seats": [{}, {"routes": ["madrid-pamplona-black", "madrid-pamplona-white"]}],
        },
        "seats[1].routes[1]",
        "'madrid-pamplona-white' is closed by the track 'madrid-pamplona-black' of seat 1",
    ),
    (
        {"seats": [{"routes": [*LONG, "paris-zurich"]}, {}]},
        "seats[0].routes",
        "need 46 wagons, but a seat has 45",
    ),
    (
        {"phase": {"name": "choose_tickets"}, "seats": [{"routes": ["paris-zurich"]}, {}]},
        "seats[0].routes[0]",
        "cannot be claimed before the first turn",
    ),
    (
        {"phase": {"name": "choose_tickets"}, "seats": [{"stations": ["roma"]}, {}]},
        "seats[0].stations[0]",
        "cannot be built before the first turn",
    ),
    (
        {"seats": [{"stations": ["roma"]}] * 2},
        "seats[1].stations[0]",
        "'roma' already has a station of seat 0",
    ),
    (
        {"seats": [{"stations": ["roma", "wien", "paris", "london"]}, {}]},
        "seats[0].stations",
        "must have 0 to 3 items, not 4",
    ),
    (
        {"seats": [{"stations": ["rome"]}, {}]},
        "seats[0].stations[0]",
        "must be a city of the map, not 'rome'",
    ),
    (
        {"map": "germany", "seats": [{"stations": ["berlin"]}, {}]},
        "seats[0].stations",
        "must have 0 items, not 1",
    ),
    # cards
    (
        {"seats": [{"hand": {"red": 13}}, {}]},
        "seats[0].hand.red",
        "must be a whole number from 0 to 12, not 13",
    ),
    ({"seats": [{"hand": {"red": 7}}] * 2}, "top level", "has 14 cards of the kind red, but there are 12"),
    ({"seats": [{"hand": {"pink": 1}}, {}]}, "seats[0].hand", "has an unknown key 'pink'"),
    (
        {"seats": [{"hand": {"red": 1}, "known": {"red": 2}}, {}]},
        "seats[0].known.red",
        "must be at most 1, the number in the hand",
    ),
    (
        {"seats": [{"drawn": {"red": 9}}, {}]},
        "seats",
        "have drawn so many of the kind red that with the deck",
    ),
    ({"deck": {"red": 11}}, "deck.violet", "must be 11, all that are nowhere else, not 0"),
    ({"row": ["red"]}, "row", "must have 5 items, not 1"),
    ({"row": [None, "red", "red", "red", "red"]}, "row", "must be full as long as there is a deck"),
    (
        {"row": ["locomotive"] * 3 + ["red"] * 2},
        "row",
        "must not show 3 locomotives, as it would be replaced",
    ),
    ({"row_stays": True}, "row_stays", "must be false with fewer than 3 locomotives in the row"),
    (
        {
            "row": ["red"] * 5,
            "discards": {"red": 1},
            "seats": [{"hand": {**dict.fromkeys(CARD_NAMES, 12), "red": 6, "locomotive": 14}}, {}],
        },
        "discards",
        "must be empty when the deck is, as they become the deck",
    ),
    # payments
    (
        {"phase": {"name": "pay_route", "route": "paris-zurich"}},
        "phase.route",
        "is not possible here: too_few_cards (E-41): route paris-zurich, colour grey, needs 3, has 0",
    ),
    (
        {
            "phase": {"name": "pay_route", "route": "paris-zurich"},
            "seats": [{}, {"routes": ["paris-zurich"]}],
        },
        "phase.route",
        "is not possible here: route_taken (E-47): route paris-zurich, seat 1",
    ),
    ({"phase": {"name": "pay_station", "city": "roma"}}, "phase.city", "is not possible here: too_few_cards"),
    (
        {"phase": {"name": "pay_station", "city": "berlin"}, "map": "germany"},
        "phase.name",
        "cannot be 'pay_station' on a map without stations",
    ),
    ({"phase": {**TUNNEL, "revealed": ["red"] * 3}}, "phase.revealed", "must ask for an extra card"),
    (
        {"phase": {**TUNNEL, "revealed": ["black"]}},
        "phase.revealed",
        "must be 3 cards as long as there is a deck",
    ),
    ({"phase": {**TUNNEL, "revealed": ["black"] * 4}}, "phase.revealed", "must have 0 to 3 items, not 4"),
    (
        {"phase": {**TUNNEL, "paid": {"black": 2}, "revealed": []}},
        "phase.paid",
        "must be 3 cards of one colour and locomotives",
    ),
    (
        {"phase": {**TUNNEL, "paid": {"black": 2, "red": 1}, "revealed": []}},
        "phase.paid",
        "must be 3 cards of one colour and locomotives",
    ),
    (
        {
            "phase": {**TUNNEL, "paid": {"red": 3}, "revealed": ["red"] * 3},
            "seats": [{"hand": {"locomotive": 3}}, {}],
        },
        "phase.paid",
        "is not possible here: wrong_colour (E-42)",
    ),
    (
        {
            "phase": {
                "name": "pay_extra",
                "route": "berlin-wien",
                "paid": {"green": 3},
                "revealed": ["green", "red", "red"],
            }
        },
        "phase.route",
        "must be a tunnel if cards are revealed",
    ),
    ({"map": "germany", "phase": PASSENGER}, "phase.route", "must be one of the routes of seat 0"),
    (
        {"map": "germany", "phase": {**PASSENGER, "end": "koeln"}, "seats": OWNER},
        "phase.end",
        "must be berlin or magdeburg, not 'koeln'",
    ),
    (
        {"map": "germany", "phase": {**PASSENGER, "added": {"red": 1}}, "seats": OWNER},
        "phase.added",
        "must be 0 cards of the colour paid and locomotives",
    ),
    (
        {"map": "germany", "phase": {**PASSENGER, "revealed": ["blue"]}, "seats": OWNER},
        "phase.route",
        "must be a tunnel if cards are revealed",
    ),
    # passengers
    (
        {"map": "germany", "passengers": {"berlin": ["red"]}},
        "passengers",
        "must make 10 of the colour red with those collected, not 1",
    ),
    (
        {"map": "germany", "passengers": {"kiel": ["red"] * 2}},
        "passengers.kiel",
        "must have 0 to 1 items, not 2",
    ),
    ({"map": "germany", "passengers": {"kiel": ["pink"]}}, "passengers.kiel[0]", "must be red, black, green"),
    ({"passengers": {"berlin": []}}, "passengers", "has an unknown key 'berlin'"),
    (
        {"map": "germany", "seats": [{"collected": {"red": 1}}, {}]},
        "passengers",
        "must make 10 of the colour red with those collected, not 11",
    ),
    ({"seats": [{"collected": {"red": 1}}, {}]}, "seats[0].collected", "has an unknown key 'red'"),
    # tickets
    (
        {"seats": [{"tickets": ["brest-petrograd"]}] * 2},
        "seats[1].tickets[0]",
        "'brest-petrograd' is also at seats[0].tickets[0]",
    ),
    ({"seats": [{"tickets": ["paris-rome"]}, {}]}, "seats[0].tickets[0]", "must be a ticket of the map, not"),
    (
        {"seats": [{"tickets": ["brest-petrograd", "lisboa-danzig"]}, {}]},
        "seats[0].tickets",
        "must have at most 1 of the pile 'long', not 2",
    ),
    ({"seats": [{"offered": SHORT}, {}]}, "seats[0].offered", "must be empty in the phase 'turn'"),
    ({"phase": {"name": "keep_tickets"}}, "seats[0].offered", "must have 3 tickets, not 0"),
    (
        {"phase": {"name": "keep_tickets"}, "seats": [{"offered": SHORT[:2]}, {}]},
        "seats[0].offered",
        "must have 3 tickets, not 2",
    ),
    (
        {"phase": {"name": "keep_tickets"}, "seats": [{}, {"offered": SHORT}]},
        "seats[1].offered",
        "must be empty in the phase 'keep_tickets'",
    ),
    (
        {"phase": {"name": "keep_tickets"}, "seats": [{"offered": [*SHORT[:2], "brest-petrograd"]}, {}]},
        "seats[0].offered",
        "must not have tickets of the pile 'long'",
    ),
    (
        {"phase": {"name": "choose_tickets"}, "seats": [{"offered": ["brest-petrograd", *SHORT]}, {}]},
        "seats[0].offered",
        "must have the tickets of the pile 'regular' first",
    ),
    (
        {"phase": {"name": "choose_tickets"}, "seats": [{"offered": SHORT}, {}]},
        "seats[0].offered",
        "must be 3 regular and 1 long with those kept, not 3 regular and 0 long",
    ),
    (
        {
            "phase": {"name": "choose_tickets"},
            "seats": [{"tickets": SHORT[:2], "offered": [SHORT[2], "brest-petrograd"]}, {}],
        },
        "seats[0].tickets",
        "must be empty as this seat has not chosen yet",
    ),
    (
        {
            "phase": {"name": "choose_tickets"},
            "seat": 1,
            "seats": [{"tickets": SHORT[:1], "offered": [*SHORT[1:], "brest-petrograd"]}, {}],
        },
        "seats[0].tickets",
        "must have at least 2 tickets",
    ),
    (
        {"map": "germany", "phase": {"name": "choose_mix"}, "seats": [{"tickets": ["berlin-leipzig"]}, {}]},
        "seats[0].tickets",
        "must be empty in the phase 'choose_mix'",
    ),
    (
        {"map": "germany", "phase": {"name": "choose_mix"}, "seat": 1, "seats": [{"mix": 2}, {"mix": 1}]},
        "seats[1].mix",
        "must be a whole number from 0 to 0, not 1",
    ),
    ({"seats": [{"mix": 1}, {}]}, "seats[0].mix", "must be a whole number from 0 to 0, not 1"),
    (
        {"seats": [{"tickets": SHORT, "opening_kept": {"regular": 4}}, {}]},
        "seats[0].opening_kept.regular",
        "must be a whole number from 0 to 3, not 4",
    ),
    (
        {"seats": [{"tickets": [SHORT[0]]}, {"rejected": [SHORT[0], *SHORT[1:], "brest-petrograd"]}]},
        "seats[1].rejected",
        "must have 3 tickets of the pile 'regular' that are nowhere else",
    ),
    (
        {"seats": [{"tickets": SHORT, "rejected": [SHORT[0]]}, {}]},
        "seats[0].rejected[0]",
        "'frankfurt-kobenhavn' must not be among the other tickets of the seat",
    ),
    (
        {"seats": [{"rejected": [*SHORT, "brest-petrograd"]}] * 2},
        "seats[1].rejected[0]",
        "'frankfurt-kobenhavn' is also at seats[0].rejected[0]",
    ),
    (
        {"phase": {"name": "choose_tickets"}, "seats": [{"rejected": [SHORT[0]]}, {"offered": SHORT}]},
        "seats[0].rejected[0]",
        "cannot be rejected before the first turn",
    ),
    (
        {"map": "germany", "seats": [{"rejected": ["berlin-leipzig"]}, {}]},
        "seats[0].rejected[0]",
        "'berlin-leipzig' must be somewhere else in the file, as it is not in its pile",
    ),
    (
        {"under": [{"ticket": "berlin-leipzig", "by": 0}], "map": "germany", "seats": [{"rejected": []}, {}]},
        "seats[0].rejected",
        "must include 'berlin-leipzig', which this seat put under its pile",
    ),
    (
        {"under": [{"ticket": "brest-petrograd", "by": 0}]},
        "under[0].ticket",
        "is of the pile 'long', which is only for the opening",
    ),
    ({"under": [{"ticket": SHORT[0], "by": 2}]}, "under[0].by", "must be a whole number from 0 to 1, not 2"),
    (
        {"under": [{"ticket": SHORT[0], "by": 0}, {"ticket": SHORT[1], "by": 1, "starts_batch": False}]},
        "under[1]",
        "must start a batch: seat 0 put the ticket above it there",
    ),
    (
        {"under": [{"ticket": ticket, "by": 0, "starts_batch": False} for ticket in SHORT]},
        "under[2]",
        "must start a batch: nobody puts more than 2 under at once",
    ),
    (
        {"under": [{"ticket": SHORT[0], "by": 0}], "phase": {"name": "choose_tickets"}},
        "under[0]",
        "cannot be put there before the first turn",
    ),
    # chance
    ({"chance": {"key": "00"}}, "chance.key", "must be text of the form [0-9a-f]{64}, not '00'"),
    ({"chance": {"key": "00" * 32, "words_used": -1}}, "chance.words_used", "must be a whole number from 0"),
    # nothing to do
    (
        {
            "phase": {"name": "second_card"},
            "row": ["locomotive"] * 3 + [None] * 2,
            "seats": [{"hand": {**dict.fromkeys(CARD_NAMES, 12), "locomotive": 11}}, {}],
        },
        "phase",
        "leaves nothing to decide",
    ),
]


@pytest.mark.parametrize(
    ("members", "place", "reason"), FAULTS, ids=[f"{place}: {reason}"[:60] for _, place, reason in FAULTS]
)
def test_what_is_wrong_is_found_where_it_is(members: Any, place: str, reason: str) -> None:
    with pytest.raises(BadFile) as bad:
        read_position(written(**members), "x.json")
    check_refusal(bad.value)
    assert (bad.value.place, bad.value.reason[: len(reason)]) == (place, reason)


def test_an_end_without_passengers() -> None:
    everyone = position(read_position(written(map="germany")))["passengers"]
    assert isinstance(everyone, dict)
    [colour] = everyone.pop("magdeburg")
    members = {
        "map": "germany",
        "phase": {
            **PASSENGER,
            "end": "magdeburg",
        },
        "passengers": everyone,
        "seats": [{"routes": ["berlin-magdeburg"], "collected": {colour: 1}}, {}],
    }
    with pytest.raises(BadFile, match=r"phase\.end: must be an end where a passenger waits"):
        read_position(written(**members))


def test_too_large() -> None:
    with pytest.raises(BadFile, match="file: is larger than 4000000 bytes"):
        read_position(" " * 4_000_001)


@few
@any_text
def test_arbitrary_text(data: bytes | str) -> None:
    assert attempt(read_position, data) is None


@few
@given(values, st.sampled_from(["seats", "phase", "row", "under", "passengers", "chance", "deck", "map"]))
def test_arbitrary_parts(value: Any, part: str) -> None:
    attempt(read_position, written(**{part: value}))
    attempt(read_position, written(map="germany", **({part: value} if part != "map" else {})))


@few
@given(st.data())
def test_truncated_files(data: st.DataObject) -> None:
    whole = json.dumps(position(finished("germany", 2).state)).encode()
    assert attempt(read_position, whole[: data.draw(st.integers(0, len(whole) - 1))]) is None


@settings(max_examples=40)
@given(games(most=300), st.booleans(), st.data())
def test_spoilt_positions(game: Game, loose: bool, data: st.DataObject) -> None:
    """Whatever is changed, the position is refused, or a game that can be played to its end."""
    value: Any = json.loads(json.dumps(position(game.state)))
    if loose:  # more changes pass where the file says less
        for name in ("deck", "turns", "first_player"):
            del value[name]
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(value, data, ["seats", "seats", "under", "row", "discards", "phase", "passengers", "all"])
    state = attempt(read_position, json.dumps(value))
    if state is None:
        return
    SCHEMA.validate(value)
    check_playable(state)
