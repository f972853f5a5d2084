"""Refused actions: the reason is named, and nothing changes."""

from __future__ import annotations

import dataclasses
import json
import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.checks import refused
from tests.rules.situations import BOARDS, do, situation, start, texts
from vagon.rules.board import Board
from vagon.rules.constants import DRAW_ROW, LOCOMOTIVE, MAX_SEATS, OVER, TAKEN
from vagon.rules.deal import deal
from vagon.rules.legal import is_legal, legal
from vagon.rules.play import apply, play
from vagon.rules.random import seed_key
from vagon.rules.refusals import CODES, Refused, refusal
from vagon.rules.state import State

Case = tuple[Callable[[], State], str, str, str, dict[str, int | str]]


def over(map_name: str) -> State:
    state = situation(map_name)
    state.phase = OVER
    return state


def with_stations(*stations: int, hand: str = "") -> State:
    """`stations` are sets of cities by seat; cities are numbered from amsterdam and angora on."""
    state = situation(hand=hand)
    state.load({"stations": [*stations, *[0] * (MAX_SEATS - len(stations))]})
    return state


def with_wagons(map_name: str, wagons: int, hand: str) -> State:
    state = situation(map_name, hand=hand)
    state.load({"wagons": [wagons, *state.wagons[1:]]})
    return state


def with_piles(map_name: str, first: int, second: int) -> State:
    """Ticket piles of these sizes (the tickets themselves play no part in a refusal)."""
    state = situation(map_name)
    state.load({"pile_size": [first, second]})
    return state


def digging(paid: str, revealed: str, hand: str) -> State:
    """A tunnel of two yellow spaces with `paid` laid down and these three cards revealed."""
    state = situation(hand=hand, deck=revealed, hands={1: ""})
    return do(state, "claim munchen-zurich", paid)


def passengers_gone(colour: int) -> State:
    """Claimed berlin-schwerin in Germany; nobody of this colour waits in Berlin."""
    state = situation("germany", hand="8L")
    place = state.board.place_numbers["berlin"]
    first = state.board.first_passenger[place]
    waiting = list(state.passengers)
    for i in range(first, first + state.board.passengers_at[place]):
        if waiting[i] == colour:
            waiting[i] = TAKEN
    state.load({"passengers": waiting})
    return do(state, "claim berlin-schwerin", "pay locomotives")


EUROPE: list[Case] = [
    (lambda: situation(row="VWBYO"), "draw red", "card_not_in_row", "E-29", {"card": "red"}),
    (lambda: situation(deck="", row="VW"), "draw deck", "deck_empty", "E-34", {}),
    (lambda: over("europe"), "draw deck", "game_over", "E-89", {}),
    (
        lambda: do(situation(row="VWBYL"), "draw deck"),
        "draw locomotive",
        "locomotive_as_second_card",
        "E-38",
        {},
    ),
    (situation, "pass", "must_act", "E-26", {"possible": 7}),
    (start, "keep 3", "must_keep_more", "E-19", {"needs": 2, "kept": 1}),
    (lambda: with_piles("europe", 0, 0), "tickets", "no_tickets_left", "A-47", {}),
    (lambda: do(situation(), "tickets"), "draw deck", "not_now", "E-26", {"waits_for": "keep_tickets"}),
    (
        lambda: do(situation(), "draw deck"),
        "claim paris-zurich",
        "not_now",
        "E-26",
        {"waits_for": "second_card"},
    ),
    (situation, "withdraw", "not_now", "E-26", {"waits_for": "turn"}),
    (lambda: do(situation(), "tickets"), "keep 1,4", "not_offered", "E-68", {"position": 4, "offered": 3}),
    (start, "draw deck", "opening_first", "E-18", {"waits_for": "choose_tickets"}),
    (
        lambda: situation(hand="4L", own={2: ["amsterdam-essen"]}),
        "claim amsterdam-essen",
        "route_taken",
        "E-47",
        {"route": "amsterdam-essen", "seat": 2},
    ),
    (
        lambda: situation(hand="4L", own={0: ["amsterdam-essen"]}),
        "claim amsterdam-essen",
        "route_taken",
        "E-47",
        {"route": "amsterdam-essen", "seat": 0},
    ),
    (
        lambda: situation(hand="4L", own={0: ["berlin-frankfurt-red"]}),
        "claim berlin-frankfurt-black",
        "own_parallel_track",
        "E-51",
        {"route": "berlin-frankfurt-black", "own": "berlin-frankfurt-red"},
    ),
    (
        lambda: situation(players=3, hand="4L", own={1: ["berlin-frankfurt-red"]}),
        "claim berlin-frankfurt-black",
        "track_closed",
        "E-53",
        {"route": "berlin-frankfurt-black", "taken": "berlin-frankfurt-red", "players": 3},
    ),
    (
        lambda: with_wagons("europe", 7, "8R 2L"),
        "claim petrograd-stockholm",
        "too_few_wagons",
        "E-44",
        {"route": "petrograd-stockholm", "needs": 8, "has": 7},
    ),
    (
        lambda: situation(hand="4R 1L"),
        "claim amsterdam-london",
        "needs_locomotives",
        "E-56",
        {"route": "amsterdam-london", "needs": 2, "has": 1},
    ),
    (
        lambda: situation(hand="2R 2G 1L"),
        "claim berlin-danzig",
        "too_few_cards",
        "E-41",
        {"route": "berlin-danzig", "colour": "grey", "needs": 4, "has": 3},
    ),
    (
        lambda: situation(hand="5R 1Y 1L"),
        "claim amsterdam-essen",
        "too_few_cards",
        "E-41",
        {"route": "amsterdam-essen", "colour": "yellow", "needs": 3, "has": 2},
    ),
    (
        lambda: with_stations(0, 1),
        "station amsterdam",
        "city_has_station",
        "E-78",
        {"city": "amsterdam", "seat": 1},
    ),
    (
        lambda: with_stations(0b1110, hand="4L"),
        "station amsterdam",
        "no_stations_left",
        "E-80",
        {"city": "amsterdam", "built": 3},
    ),
    (
        lambda: with_stations(0b110, hand="1R 1G 1L"),
        "station amsterdam",
        "too_few_cards_for_station",
        "E-81",
        {"city": "amsterdam", "colour": "grey", "needs": 3, "has": 2},
    ),
    (
        lambda: do(situation(hand="3Y 3R"), "claim amsterdam-essen"),
        "pay red",
        "wrong_colour",
        "E-42",
        {"route": "amsterdam-essen", "needs": "yellow", "paid": "red"},
    ),
    (
        lambda: do(situation(hand="3Y 6L"), "claim amsterdam-essen"),
        "pay yellow+3",
        "too_many_locomotives",
        "E-41",
        {"route": "amsterdam-essen", "needs": 3, "paid": 3},
    ),
    (
        lambda: do(situation(hand="6R 6L"), "claim palermo-smyrna"),
        "pay red+1",
        "too_few_locomotives",
        "E-56",
        {"route": "palermo-smyrna", "needs": 2, "paid": 1},
    ),
    (
        lambda: do(situation(hand="2Y 1L"), "claim amsterdam-essen"),
        "pay yellow",
        "too_few_cards",
        "E-41",
        {"route": "amsterdam-essen", "colour": "yellow", "needs": 3, "has": 2},
    ),
    (
        lambda: do(situation(hand="3Y 1L"), "claim amsterdam-essen"),
        "pay yellow+2",
        "too_few_cards",
        "E-41",
        {"route": "amsterdam-essen", "colour": "locomotive", "needs": 2, "has": 1},
    ),
    (
        lambda: do(situation(hand="3Y 1L"), "claim amsterdam-essen"),
        "pay locomotives",
        "too_few_cards",
        "E-41",
        {"route": "amsterdam-essen", "colour": "locomotive", "needs": 3, "has": 1},
    ),
    (
        lambda: do(situation(hand="1R 3L"), "station paris"),
        "pay red+1",
        "too_many_locomotives_for_station",
        "E-81",
        {"city": "paris", "needs": 1, "paid": 1},
    ),
    (
        lambda: do(with_stations(0b1, hand="2R 1G"), "station paris"),
        "pay green",
        "too_few_cards_for_station",
        "E-81",
        {"city": "paris", "colour": "green", "needs": 2, "has": 1},
    ),
    (
        lambda: do(with_stations(0b1, hand="2R 1G"), "station paris"),
        "pay green+1",
        "too_few_cards_for_station",
        "E-81",
        {"city": "paris", "colour": "locomotive", "needs": 1, "has": 0},
    ),
    (
        lambda: digging("pay yellow", "YRG", "3Y 2L"),
        "add+2",
        "too_many_locomotives_for_tunnel",
        "E-60",
        {"route": "munchen-zurich", "needs": 1, "paid": 2},
    ),
    (
        lambda: digging("pay yellow", "YLG", "3Y"),
        "add",
        "too_few_cards_for_tunnel",
        "E-60",
        {"route": "munchen-zurich", "colour": "yellow", "needs": 2, "has": 1},
    ),
    (
        lambda: digging("pay yellow", "YLG", "3Y"),
        "add+1",
        "too_few_cards_for_tunnel",
        "E-60",
        {"route": "munchen-zurich", "colour": "locomotive", "needs": 1, "has": 0},
    ),
    (
        lambda: digging("pay locomotives", "YLG", "3Y 2L"),
        "add",
        "tunnel_takes_locomotives",
        "E-62",
        {"route": "munchen-zurich", "needs": 1, "paid": 0},
    ),
    (
        lambda: digging("pay locomotives", "YLG", "3Y 2L"),
        "add+1",
        "too_few_cards_for_tunnel",
        "E-60",
        {"route": "munchen-zurich", "colour": "locomotive", "needs": 1, "has": 0},
    ),
]

GERMANY: list[Case] = [
    (lambda: situation("germany", row="VWBYO"), "draw red", "card_not_in_row", "G-22", {"card": "red"}),
    (lambda: situation("germany", deck="", row="VW"), "draw deck", "deck_empty", "G-27", {}),
    (lambda: over("germany"), "draw deck", "game_over", "G-59", {}),
    (
        lambda: do(situation("germany", row="VWBYL"), "draw deck"),
        "draw locomotive",
        "locomotive_as_second_card",
        "G-30",
        {},
    ),
    (lambda: situation("germany"), "pass", "must_act", "G-21", {"possible": 11}),
    (
        lambda: do(start("germany"), *["tickets 2 long"] * 4),
        "keep 4",
        "must_keep_more",
        "G-17",
        {"needs": 2, "kept": 1},
    ),
    (lambda: with_piles("germany", 0, 0), "tickets 0 long", "no_tickets_left", "A-82", {}),
    (lambda: with_piles("germany", 1, 2), "tickets 4 long", "mix_total", "A-81", {"mix": 4, "total": 3}),
    (
        lambda: with_piles("germany", 9, 2),
        "tickets 3 long",
        "pile_too_small",
        "G-52",
        {"pile": "long", "needs": 3, "has": 2},
    ),
    (
        lambda: with_piles("germany", 2, 9),
        "tickets 1 long",
        "pile_too_small",
        "G-52",
        {"pile": "short", "needs": 3, "has": 2},
    ),
    (
        lambda: do(situation("germany"), "tickets 1 long"),
        "draw deck",
        "not_now",
        "G-21",
        {"waits_for": "keep_tickets"},
    ),
    (
        lambda: do(with_piles("germany", 1, 2), "tickets 2 long"),
        "keep 4",
        "not_offered",
        "G-51",
        {"position": 4, "offered": 3},
    ),
    (lambda: start("germany"), "keep 1,2", "opening_first", "G-17", {"waits_for": "choose_mix"}),
    (
        lambda: situation("germany", hand="6L", own={3: ["hannover-magdeburg"]}),
        "claim hannover-magdeburg",
        "route_taken",
        "G-37",
        {"route": "hannover-magdeburg", "seat": 3},
    ),
    (
        lambda: situation("germany", hand="6L", own={0: ["dortmund-duesseldorf-2"]}),
        "claim dortmund-duesseldorf-3",
        "own_parallel_track",
        "G-40",
        {"route": "dortmund-duesseldorf-3", "own": "dortmund-duesseldorf-2"},
    ),
    (
        lambda: situation("germany", 2, hand="6L", own={1: ["dortmund-duesseldorf-2"]}),
        "claim dortmund-duesseldorf-3",
        "track_closed",
        "G-41",
        {"route": "dortmund-duesseldorf-3", "taken": "dortmund-duesseldorf-2", "players": 2},
    ),
    (
        lambda: with_wagons("germany", 3, "6L"),
        "claim hannover-magdeburg",
        "too_few_wagons",
        "G-36",
        {"route": "hannover-magdeburg", "needs": 4, "has": 3},
    ),
    (
        lambda: situation("germany", hand="2B 1L 6R"),
        "claim hannover-magdeburg",
        "too_few_cards",
        "G-34",
        {"route": "hannover-magdeburg", "colour": "blue", "needs": 4, "has": 3},
    ),
    (
        lambda: do(situation("germany", hand="4B 4R"), "claim hannover-magdeburg"),
        "pay red",
        "wrong_colour",
        "G-35",
        {"route": "hannover-magdeburg", "needs": "blue", "paid": "red"},
    ),
    (
        lambda: do(situation("germany", hand="4B 4L"), "claim hannover-magdeburg"),
        "pay blue+4",
        "too_many_locomotives",
        "G-34",
        {"route": "hannover-magdeburg", "needs": 4, "paid": 4},
    ),
    (
        lambda: passengers_gone(3),
        "passenger yellow",
        "no_passenger_of_colour",
        "G-45",
        {"place": "berlin", "colour": "yellow"},
    ),
]


def case_name(case: Case) -> str:
    return f"{case[2]}-{case[1].replace(' ', '_')}"


@pytest.mark.parametrize("case", EUROPE + GERMANY, ids=case_name)
def test_each_refusal_names_code_rule_and_facts(case: Case) -> None:
    make, action, code, rule, facts = case
    state = make()
    found = refused(state, action)
    assert (found.code, found.rule, found.facts) == (code, rule, facts)


def test_keeping_too_few_drawn_tickets_on_a_map_that_asks_for_two() -> None:
    rules = BOARDS["europe"].map.rules
    strict = dataclasses.replace(rules, drawn_tickets=dataclasses.replace(rules.drawn_tickets, keep=2))
    state = State(Board(dataclasses.replace(BOARDS["europe"].map, rules=strict)))
    deal(state, seed_key(0), 2, 0, True)
    do(state, "keep 1,2", "keep 1,2", "tickets")
    found = refused(state, "keep 3")
    assert (found.code, found.rule, found.facts) == (
        "must_keep_more_of_drawn",
        "E-70",
        {"needs": 2, "kept": 1},
    )


def test_every_code_has_a_case_in_each_rulebook_where_it_can_occur() -> None:
    covered = {("E", code, rule) for _, _, code, rule, _ in EUROPE}
    covered |= {("G", code, rule) for _, _, code, rule, _ in GERMANY}
    table = {(book, code, rule) for code, rules in CODES.items() for book, rule in rules.items()}
    # Tested apart: no action at all, and a rule of which both maps ask the least.
    elsewhere = ("no_such_action", "must_keep_more_of_drawn")
    assert covered == {entry for entry in table if entry[1] not in elsewhere}


def test_a_map_that_borrows_from_the_other_rulebook_gets_its_number() -> None:
    state = State(Board(dataclasses.replace(BOARDS["europe"].map, rulebook="G")))
    deal(state, seed_key(0), 2, 0, True)
    do(state, "keep 1,2", "keep 1,2")
    hand = list(state.hand)
    hand[LOCOMOTIVE] = 0
    state.load({"hand": hand})
    found = refused(state, "claim amsterdam-london")
    assert (found.code, found.rule) == ("needs_locomotives", "E-56")


@pytest.mark.parametrize(("map_name", "rule"), [("europe", "E-27"), ("germany", "G-21")])
@pytest.mark.parametrize("beyond", [-(2**31), -1, 0, 1, 2**31 - 1])
def test_an_action_that_the_map_does_not_have(map_name: str, rule: str, beyond: int) -> None:
    action = beyond if beyond < 0 or beyond > 1 else BOARDS[map_name].num_actions + beyond
    for state in (start(map_name), situation(map_name), over(map_name)):
        found = refused(state, action)
        assert (found.code, found.rule, found.facts) == ("no_such_action", rule, {"action": action})


def test_the_line_for_logs() -> None:
    state = situation(hand="4R 1L")
    found = refused(state, "claim amsterdam-london")
    assert str(found) == "needs_locomotives (E-56): route amsterdam-london, needs 2, has 1"
    assert str(refusal(over("germany"), DRAW_ROW)) == "game_over (G-59)"


def test_a_refusal_survives_pickling() -> None:
    found = Refused("too_few_wagons", "E-44", {"route": "paris-zurich", "needs": 3, "has": 2})
    again = pickle.loads(pickle.dumps(found))
    assert (again.code, again.rule, again.facts) == (found.code, found.rule, found.facts)
    assert str(again) == str(found)


@pytest.mark.parametrize(
    ("wagons", "hand", "code"),
    [(3, "1R", "too_few_wagons"), (45, "1R", "needs_locomotives"), (45, "2L", "too_few_cards")],
)
def test_wagons_are_missed_before_locomotives_and_these_before_other_cards(
    wagons: int, hand: str, code: str
) -> None:
    state = with_wagons("europe", wagons, hand)
    assert refused(state, "claim palermo-smyrna").code == code


@pytest.mark.parametrize(("players", "code"), [(3, "track_closed"), (4, "too_few_wagons")])
def test_closed_tracks_are_named_before_wagons(players: int, code: str) -> None:
    state = situation(players=players, own={1: ["berlin-frankfurt-red"]})
    state.load({"wagons": [2, *state.wagons[1:]]})
    assert refused(state, "claim berlin-frankfurt-black").code == code


def check_facts(found: Refused) -> None:
    """Facts are small, and what is needed is really missing."""
    assert json.loads(json.dumps(found.facts)) == found.facts
    needs = found.facts.get("needs")
    if isinstance(needs, int):
        present = found.facts.get("has", found.facts.get("paid", found.facts.get("kept")))
        assert isinstance(present, int)
        assert (present >= needs) if found.code.startswith("too_many") else (present < needs)


def check_every_action(state: State, keys: dict[str, set[str]]) -> None:
    """Brute force: accepted means listed; anything else is refused with a known code and rule."""
    listed = legal(state)
    book = state.board.map.rulebook
    for action in range(-2, state.board.num_actions + 3):
        if action in listed:
            assert is_legal(state, action)
            play(state.copy(), action)
            continue
        assert not is_legal(state, action)
        found = refused(state, action)
        assert found.rule == CODES[found.code][book]
        assert keys.setdefault(found.code, set(found.facts)) == set(found.facts)
        check_facts(found)


@pytest.mark.parametrize("map_name", ["europe", "germany"])
@pytest.mark.parametrize("players", [2, 5])
def test_random_play_refuses_exactly_what_is_not_listed(map_name: str, players: int) -> None:
    chance = random.Random(f"refusals {map_name} {players}")
    state = State(BOARDS[map_name])
    deal(state, seed_key(players), players)
    keys: dict[str, set[str]] = {}
    seen: dict[int, int] = {}
    while state.phase != OVER:
        seen[state.phase] = seen.get(state.phase, 0) + 1
        if seen[state.phase] <= 4:
            check_every_action(state, keys)
        apply(state, chance.choice(legal(state)))
    check_every_action(state, keys)
    assert len(seen) >= 6


@given(
    map_name=st.sampled_from(["europe", "germany"]),
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 250),
    actions=st.lists(st.integers(-3, 300), min_size=1, max_size=8),
)
def test_any_number_in_any_situation_is_played_or_refused(
    map_name: str, players: int, seed: int, steps: int, actions: list[int]
) -> None:
    chance = random.Random(seed)
    state = State(BOARDS[map_name])
    deal(state, seed_key(seed), players)
    for _ in range(steps):
        if state.phase == OVER:
            break
        apply(state, chance.choice(legal(state)))
    for action in actions:
        if is_legal(state, action):
            assert action in legal(state)
        else:
            found = refused(state, action)
            assert found.rule == CODES[found.code][state.board.map.rulebook]
            check_facts(found)


@given(st.integers())
def test_no_number_is_too_large_to_be_refused(number: int) -> None:
    for state in (start(), situation(), over("europe")):
        if number not in legal(state):
            assert refusal(state, number).code in CODES


def test_legal_actions_get_an_answer_too() -> None:
    """`refusal` is for refused actions; asked about any other it still must not fail."""
    state = digging("pay yellow", "YRG", "3Y 2L")
    for action in legal(state):
        assert refusal(state, action).code in CODES
    assert "withdraw" in texts(state)
