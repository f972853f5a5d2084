"""Germany: what is in the box and how a game begins (G-1 to G-18)."""

from collections import Counter

import pytest

from tests.rules.situations import (
    BOARDS,
    all_cards,
    do,
    loose_tickets,
    offered_to,
    passenger_colours,
    put_passengers,
    refuse,
    situation,
    standing_at,
    start,
    texts,
    tickets_of,
    under_piles,
)
from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS, TURN
from vagon.table.game import Game

GERMANY = BOARDS["germany"]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def pile_of(ticket: str) -> str:
    return GERMANY.map.tickets[GERMANY.ticket_numbers[ticket]].pile


def test_g1_board_of_cities_with_neighbouring_countries_at_its_edge() -> None:
    assert (len(GERMANY.map.cities), len(GERMANY.map.routes)) == (35, 110)
    countries = {country.id: len(country.crossings) for country in GERMANY.map.countries}
    assert countries == {
        "daenemark": 2,
        "frankreich": 3,
        "niederlande": 3,
        "oesterreich": 3,
        "schweiz": 3,
    }
    for crossing in GERMANY.map.crossings:
        assert sum(crossing.id in route.ends for route in GERMANY.map.routes) == 1


def test_g2_five_colours_of_45_wagons() -> None:
    assert GERMANY.map.rules.player_colours == ("white", "red", "violet", "yellow", "black")
    assert start("germany", 5).wagons == [45] * 5


@PLAYERS
def test_g3_110_train_cards(players: int) -> None:
    assert all_cards(start("germany", players)) == [12] * 8 + [14]


def test_g4_short_and_long_tickets() -> None:
    values = {pile: [t.points for t in GERMANY.map.tickets if t.pile == pile] for pile in ("short", "long")}
    assert (len(values["short"]), len(values["long"])) == (55, 34)
    assert sorted(values["short"])[:2] == [2, 3]  # one card below the range of the box
    assert max(values["short"]) == 11
    assert (min(values["long"]), max(values["long"])) == (12, 22)


def test_g5_globetrotter_is_worth_15_and_there_is_no_other_bonus_card() -> None:
    assert (GERMANY.most_tickets_points, GERMANY.trail_points) == (15, 0)


def test_g6_every_seat_has_its_own_score() -> None:
    state = situation("germany", 5, hands={0: "1B", 1: "1V"})
    do(state, "claim karlsruhe-mannheim", "pay blue", "passenger none", "passenger none")
    assert state.points == [1, 0, 0, 0, 0]
    do(state, "claim karlsruhe-stuttgart", "pay violet", "passenger none", "passenger none")
    assert state.points == [1, 1, 0, 0, 0]


def test_g7_ten_passengers_of_each_of_six_colours() -> None:
    state = start("germany", 2)
    assert passenger_colours(state) == ("red", "black", "green", "yellow", "blue", "white")
    assert GERMANY.num_passengers == 60
    assert Counter(state.passengers[:60]) == dict.fromkeys(range(6), 10)


@PLAYERS
def test_g9_two_to_five_players(players: int) -> None:
    state = start("germany", players)
    do(state, *["tickets 2 long"] * players, *["keep 1,2"] * players)
    for seat in [*range(players), 0]:
        assert (state.phase, state.seat) == (TURN, seat)
        do(state, "draw deck", "draw deck")
    assert all_cards(state) == [12] * 8 + [14]


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_g9_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        Game("germany", players, seed=1)


def test_g10_passengers_are_placed_at_random_by_the_printed_layout() -> None:
    large = {
        "berlin": 5,
        "hamburg": 4,
        "koeln": 4,
        "frankfurt": 4,
        "muenchen": 4,
        "leipzig": 3,
        "stuttgart": 3,
    }
    state = start("germany", 2, seed=1)
    for city in GERMANY.map.cities:
        assert len(standing_at(state, city.id)) == large.get(city.id, 1)
    for country in GERMANY.map.countries:
        assert {len(standing_at(state, crossing.id)) for crossing in country.crossings} == {1}
    taken_places = [standing_at(state, city.id) for city in GERMANY.map.cities]
    taken_places += [standing_at(state, country.crossings[0].id) for country in GERMANY.map.countries]
    assert sorted(i for places in taken_places for i in places) == list(range(60))
    assert state.passengers[:60] != start("germany", 2, seed=2).passengers[:60]
    assert state.passengers[:60] == start("germany", 2, seed=1).passengers[:60]


def test_g11_everyone_begins_with_45_wagons_and_no_points() -> None:
    state = start("germany", 4)
    assert (state.wagons[:4], state.points[:4]) == ([45] * 4, [0] * 4)


def test_g12_points_are_recorded_as_they_are_scored() -> None:
    state = situation("germany", hand="3R")
    put_passengers(state, magdeburg="red")
    do(state, "claim berlin-magdeburg", "pay red")
    assert (state.seat, state.points[0]) == (0, 4)  # before the passengers are chosen


@PLAYERS
def test_g13_four_cards_each_and_five_in_the_row(players: int) -> None:
    state = start("germany", players)
    assert [sum(state.hand[seat * 9 : seat * 9 + 9]) for seat in range(players)] == [4] * players
    assert len([kind for kind in state.row if kind < 9]) == 5
    assert sum(state.deck) == state.deck_size
    assert state.deck_size + state.discard_size == 110 - 4 * players - 5


def test_g15_short_and_long_tickets_lie_in_two_shuffled_piles() -> None:
    state = start("germany", 2, seed=1)
    assert GERMANY.piles == ["short", "long"]
    assert state.pile_size == [55, 34]
    assert {pile_of(ticket) for ticket in loose_tickets(state, "short")} == {"short"}
    assert (len(loose_tickets(state, "short")), len(loose_tickets(state, "long"))) == (55, 34)
    again = start("germany", 2, seed=2)
    for game in (state, again):
        do(game, "tickets 2 long", "tickets 2 long")
    for places in (slice(0, 2), slice(2, 4)):  # two short ones, then two long ones
        assert offered_to(state, 0)[places] != offered_to(again, 0)[places]


def test_g16_everyone_announces_a_mix_before_drawing_four() -> None:
    state = start("germany", 5)
    for seat, mix in enumerate((0, 1, 2, 3, 4)):
        assert (state.phase, state.seat) == (CHOOSE_MIX, seat)
        assert texts(state) == [f"tickets {n} long" for n in range(5)]
        assert state.num_offered == [0] * 5
        do(state, f"tickets {mix} long")
    assert (state.phase, state.seat) == (CHOOSE_TICKETS, 0)
    for seat in range(5):
        assert [pile_of(ticket) for ticket in offered_to(state, seat)] == ["short"] * (4 - seat) + [
            "long"
        ] * seat
    assert state.pile_size == [55 - 10, 34 - 10]


def test_g17_two_are_kept_at_least_and_the_others_are_shuffled_back() -> None:
    state = start("germany", 3)
    do(state, "tickets 1 long", "tickets 2 long", "tickets 4 long")
    offers = [offered_to(state, seat) for seat in range(3)]
    refuse(state, "keep 1", "keep 2", "keep 3", "keep 4", rule="G-17")
    do(state, "keep 1,2")
    assert len(texts(state)) == 11  # six pairs, four triples, all four
    do(state, "keep 1,2,4", "keep 1,2,3,4")
    assert tickets_of(state, 0) == set(offers[0][:2])
    assert tickets_of(state, 1) == {offers[1][0], offers[1][1], offers[1][3]}
    assert tickets_of(state, 2) == set(offers[2])
    assert under_piles(state) == []
    back = {
        pile: {t for t in (*offers[0][2:], offers[1][2]) if pile_of(t) == pile} for pile in ("short", "long")
    }
    assert back["short"] == {offers[0][2]}
    for pile, size in (("short", 55 - 4), ("long", 34 - 5)):
        assert back[pile] <= loose_tickets(state, pile)  # where each is as likely to be drawn as any other
        assert len(loose_tickets(state, pile)) == size
    assert state.pile_size == [51, 29]
    assert state.out == [0, 0]
