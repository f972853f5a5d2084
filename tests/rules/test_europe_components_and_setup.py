"""Europe: what is in the box, the set-up and the opening (E-1 to E-24)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.rules.checks import changed, reason
from tests.rules.situations import (
    BOARDS,
    all_cards,
    do,
    in_set,
    loose_tickets,
    offered_to,
    situation,
    start,
    texts,
    tickets_of,
)
from vagon.maps.model import MAX_SEATS, MIN_SEATS
from vagon.rules.constants import CHOOSE_TICKETS, EMPTY, LOCOMOTIVE, NUM_KINDS, OVER, TURN
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.random import seed_key
from vagon.rules.score import tally
from vagon.rules.state import State

BOARD = BOARDS["europe"]
LONG = {ticket.id for ticket in BOARD.map.tickets if ticket.pile == "long"}
REGULAR = {ticket.id for ticket in BOARD.map.tickets if ticket.pile == "regular"}
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4, 5])


def removed(state: State) -> set[str]:
    """The tickets that left the game."""
    return in_set(state.out, BOARD.ticket_numbers)


@EVERY_TABLE
def test_e1_two_to_five_players(players: int) -> None:
    assert (MIN_SEATS, MAX_SEATS) == (2, 5)
    state = start(players=players)
    assert state.players == players
    do(state, *["keep 1,2"] * players, *["draw deck", "draw deck"] * players)
    assert (state.seat, state.turns) == (0, players)


def test_e2_a_board_of_cities_and_routes_with_a_score_track() -> None:
    assert (BOARD.num_cities, BOARD.num_places, BOARD.num_routes) == (47, 47, 101)
    cities = {city.id for city in BOARD.map.cities}
    assert {end for route in BOARD.map.routes for end in route.ends} == cities
    assert start().points == [0] * 5


def test_e3_five_colours_of_players_with_45_wagons_each() -> None:
    assert set(BOARD.map.rules.player_colours) == {"blue", "red", "green", "yellow", "black"}
    assert BOARD.map.rules.wagons == 45
    assert start(players=5).wagons == [45] * 5


def test_e4_three_stations_for_each_colour() -> None:
    assert BOARD.map.rules.stations == 3
    assert BOARD.map.rules.stations * len(BOARD.map.rules.player_colours) == 15


@EVERY_TABLE
def test_e5_e6_twelve_cards_in_each_of_eight_colours_and_14_locomotives(players: int) -> None:
    state = start(players=players)
    assert all_cards(state) == [12] * 8 + [14]
    assert sum(all_cards(state)) == 110


def test_e6_the_eight_colours_of_cards() -> None:
    state = situation(row="", deck="")
    last = state.hand[3 * NUM_KINDS : 4 * NUM_KINDS]
    assert last == [12] * 8 + [14]
    state = situation(row="VWBYO", hands={1: "KRGL"})
    names = [text.removeprefix("draw ") for text in texts(state) if text.startswith("draw ")]
    assert names == ["deck", "violet", "white", "blue", "yellow", "orange"]
    names = [text.removeprefix("draw ") for text in texts(situation(row="KRGL")) if text.startswith("draw ")]
    assert names == ["deck", "black", "red", "green", "locomotive"]


def test_e7_forty_regular_tickets_and_six_long_ones() -> None:
    assert (len(REGULAR), len(LONG), BOARD.num_tickets) == (40, 6, 46)
    worth = {ticket.id: ticket.points for ticket in BOARD.map.tickets}
    assert {worth[ticket] for ticket in LONG} == {20, 21}
    assert max(worth[ticket] for ticket in REGULAR) == 13


def test_e8_one_express_bonus_worth_ten() -> None:
    assert BOARD.map.rules.longest_trail_points == 10
    assert BOARD.map.rules.most_tickets_points == 0
    state = situation(own={1: ["amsterdam-bruxelles"]})
    assert tally(state).trail_points[:4] == [0, 10, 0, 0]


@EVERY_TABLE
def test_e9_each_player_has_a_score_marker_of_its_own(players: int) -> None:
    assert len(BOARD.map.rules.player_colours) == len(start(players=players).points) == 5
    for seat in range(players):
        state = situation(players=players, own={seat: ["amsterdam-essen"]})
        assert state.points == [4 if at == seat else 0 for at in range(5)]


@EVERY_TABLE
def test_e10_wagons_and_stations_at_the_start(players: int) -> None:
    state = start(players=players)
    assert state.wagons[:players] == [45] * players
    assert state.stations == [0] * 5
    assert state.owned == [0] * len(state.owned)
    assert tally(state).stations[:players] == [12] * players


def test_e11_markers_begin_at_zero_and_advance_when_their_owner_scores() -> None:
    state = situation(hand="3Y", hands={1: "2W"})
    assert state.points == [0] * 5
    do(state, "claim amsterdam-essen", "pay yellow")
    assert state.points == [4, 0, 0, 0, 0]
    do(state, "claim amsterdam-frankfurt", "pay white")
    assert state.points == [4, 2, 0, 0, 0]
    do(state, "draw deck", "draw deck")
    assert state.points == [4, 2, 0, 0, 0]


@EVERY_TABLE
def test_e12_four_cards_for_each_player(players: int) -> None:
    hands = set()
    for seed in range(20):
        state = start(players=players, seed=seed)
        for seat in range(5):
            hand = state.hand[seat * NUM_KINDS : (seat + 1) * NUM_KINDS]
            assert sum(hand) == (4 if seat < players else 0)
        hands.add(tuple(state.hand))
        assert start(players=players, seed=seed) == state
    assert len(hands) == 20


def test_e12_cards_are_dealt_as_from_a_shuffled_deck() -> None:
    """Of 14 locomotives in 110 cards, 8 dealt cards hold 1.018 on average."""
    found = 0
    for seed in range(600):
        hands = start(players=2, seed=seed).hand
        found += hands[LOCOMOTIVE] + hands[NUM_KINDS + LOCOMOTIVE]
    assert 0.93 < found / 600 < 1.11


@EVERY_TABLE
def test_e13_five_cards_in_the_row_and_the_rest_in_the_deck(players: int) -> None:
    for seed in range(30):
        state = start(players=players, seed=seed)
        assert EMPTY not in state.row
        assert state.row.count(LOCOMOTIVE) < 3
        assert state.deck_size == sum(state.deck)
        # A row dealt with three locomotives has been replaced.
        assert state.deck_size + state.discard_size == 110 - 4 * players - 5
        assert state.discard_size % 5 == 0
    assert start(players=players).discard_size == 0


def test_e14_nobody_holds_the_express_at_the_start() -> None:
    assert tally(start()).trail_points == [0] * 5


@EVERY_TABLE
def test_e15_one_long_ticket_for_each_player_at_random(players: int) -> None:
    dealt: Counter[str] = Counter()
    for seed in range(60):
        state = start(players=players, seed=seed)
        mine = [[ticket for ticket in offered_to(state, seat) if ticket in LONG] for seat in range(players)]
        assert all(len(tickets) == 1 for tickets in mine)
        assert len({tickets[0] for tickets in mine}) == players
        dealt[mine[0][0]] += 1
    assert set(dealt) == LONG


@EVERY_TABLE
def test_e16_long_tickets_not_dealt_leave_the_game(players: int) -> None:
    state = start(players=players)
    dealt = {ticket for seat in range(players) for ticket in offered_to(state, seat)}
    do(state, *["keep 1,2,3,4"] * players)
    assert removed(state) == LONG - dealt
    assert len(removed(state)) == 6 - players
    assert loose_tickets(state, "long") == set()
    assert state.pile_size[1] == 0
    assert all(ticket in REGULAR for ticket in loose_tickets(state, "regular"))


@EVERY_TABLE
def test_e17_three_regular_tickets_for_each_player_the_rest_is_the_pile(players: int) -> None:
    state = start(players=players)
    dealt = [ticket for seat in range(players) for ticket in offered_to(state, seat)]
    assert [len(offered_to(state, seat)) for seat in range(5)] == [4] * players + [0] * (5 - players)
    assert len(set(dealt)) == 4 * players
    assert len(REGULAR.intersection(dealt)) == 3 * players
    assert state.pile_size[0] == 40 - 3 * players
    assert loose_tickets(state, "regular") == REGULAR.difference(dealt)


@EVERY_TABLE
def test_e18_every_player_chooses_before_the_first_turn(players: int) -> None:
    state = start(players=players)
    for seat in range(players):
        assert (state.phase, state.seat, state.turns) == (CHOOSE_TICKETS, seat, 0)
        assert all(text.startswith("keep ") for text in texts(state))
        assert reason(state, "draw deck") == ("opening_first", "E-18")
        do(state, "keep 1,2")
    assert (state.phase, state.turns) == (TURN, 0)


def test_e19_two_three_or_four_of_the_dealt_tickets_are_kept() -> None:
    state = start()
    choices = [",".join(map(str, kept)) for size in (2, 3, 4) for kept in combinations((1, 2, 3, 4), size)]
    assert sorted(texts(state)) == sorted(f"keep {choice}" for choice in choices)
    for one in (1, 2, 3, 4):
        assert reason(state, f"keep {one}") == ("must_keep_more", "E-19")
    for choice in choices:
        offered = offered_to(state, 0)
        after = do(state.copy(), f"keep {choice}")
        assert tickets_of(after, 0) == {offered[int(position) - 1] for position in choice.split(",")}


@pytest.mark.parametrize("rejected", ["none", "long", "one regular", "two regular", "long and regular"])
def test_e20_the_rejected_tickets_may_be_of_either_kind(rejected: str) -> None:
    state = start(players=2)
    offered = offered_to(state, 0)
    long = next(i for i, ticket in enumerate(offered) if ticket in LONG)
    regular = [i for i in range(4) if i != long]
    out = {
        "none": [],
        "long": [long],
        "one regular": regular[:1],
        "two regular": regular[1:],
        "long and regular": [long, regular[1]],
    }[rejected]
    positions = ",".join(str(i + 1) for i in range(4) if i not in out)
    do(state, f"keep {positions}", "keep 1,2,3,4")
    assert tickets_of(state, 0) == {offered[i] for i in range(4) if i not in out}
    assert {offered[i] for i in out} <= removed(state)


def test_e21_rejected_opening_tickets_leave_the_game_and_not_before_all_have_chosen() -> None:
    state = start(players=3)
    offers = [offered_to(state, seat) for seat in range(3)]
    pile = loose_tickets(state, "regular")
    do(state, "keep 1,2", "keep 3,4")
    assert removed(state) == set()
    do(state, "keep 1,3")
    rejected = {*offers[0][2:], *offers[1][:2], offers[2][1], offers[2][3]}
    assert removed(state) == rejected | LONG.difference(*offers)
    assert loose_tickets(state, "regular") == pile
    assert (state.pile_size[:2], state.num_under) == ([31, 0], 0)


def test_e22_kept_tickets_stay_with_their_owner_to_the_end() -> None:
    chance = random.Random(22)
    state = start(players=3)
    kept: list[set[str]] = [set(), set(), set()]
    while state.phase != OVER:
        apply(state, chance.choice(legal(state)))
        for seat in range(3):
            assert kept[seat] <= tickets_of(state, seat)
            kept[seat] = tickets_of(state, seat)
    assert all(len(tickets) >= 2 for tickets in kept)


@EVERY_TABLE
def test_e23_the_first_player_is_named_or_drawn(players: int) -> None:
    for first in range(players):
        state = State(BOARD)
        deal(state, seed_key(0), players, first_player=first)
        do(state, *["keep 1,2"] * players)
        assert state.seat == state.first_player == first
    drawn: Counter[int] = Counter()
    for seed in range(100):
        deal(state, seed_key(seed), players)
        drawn[state.first_player] += 1
    assert set(drawn) == set(range(players))


@EVERY_TABLE
def test_e24_turns_go_clockwise(players: int) -> None:
    state = State(BOARD)
    deal(state, seed_key(0), players, first_player=1)
    do(state, *["keep 1,2"] * players)
    for turn in range(2 * players + 1):
        assert (state.seat, state.turns) == ((1 + turn) % players, turn)
        do(state, *(["draw deck", "draw deck"] if turn % 2 else ["tickets", "keep 1"]))


def test_e24_only_the_turn_passes_on() -> None:
    before = situation(deck="12G", hand="1R")
    after = do(before.copy(), "draw deck", "draw deck")
    assert changed(before, after) == {"seat", "turns", "hand", "deck", "deck_size"}
