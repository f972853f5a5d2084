"""What is public and what is not (A-02, A-17, A-50, A-80, E-75, G-18)."""

import json

import pytest

from tests.rules.situations import (
    counts,
    do,
    first_turn,
    give_stations,
    give_tickets,
    leave_tickets,
    set_wagons,
    situation,
    start,
    tickets_of,
)
from vagon.rules.constants import NUM_KINDS, OVER
from vagon.rules.state import State
from vagon.table.game import Game
from vagon.table.views import View, view

MAPS = pytest.mark.parametrize("map_name", ["europe", "germany"])


def shown(state: State, seat: int | None) -> str:
    return json.dumps(view(state, seat).to_json(), sort_keys=True)


def history(game: Game, seat: int | None) -> list[tuple[str | None, int | None, tuple[str, ...]]]:
    """The moves after the opening as the seat has seen them: action, number of tickets kept, chance."""
    opening = game.players * (2 if game.map.id == "germany" else 1)
    told = view(game.state, seat, game.history).history[opening:]
    return [(move.action, move.kept, move.chance) for move in told]


def started(map_name: str, players: int = 2) -> Game:
    game = Game(map_name, players, seed=5, first_player=0)
    if map_name == "germany":
        for _ in range(players):
            game.play("tickets 1 long")
    for _ in range(players):
        game.play("keep 1,2")
    return game


def test_a17_the_table_is_open() -> None:
    state = situation(hands={0: "2B", 1: "4G"}, discards="3K", own={2: ["berlin-wien"]})
    give_stations(state, 3, "roma")
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert seen.row == ["violet", "white", "blue", "yellow", "orange"]
        assert (seen.deck, seen.discards) == (110 - 5 - 6 - 3, 3)
        assert [other.cards for other in seen.seats] == [2, 4, 0, 0]
        assert [other.wagons for other in seen.seats] == [45, 45, 42, 45]
        assert [other.points for other in seen.seats] == [0, 0, 4, 0]
        assert [other.routes for other in seen.seats] == [[], [], ["berlin-wien"], []]
        assert [other.stations for other in seen.seats] == [[], [], [], ["roma"]]
        assert [other.tickets for other in seen.seats] == [2, 2, 2, 2]
        assert seen.piles["regular"] == 40 - 4 * 3


def test_a17_hands_are_private() -> None:
    state = situation(hands={0: "2B", 1: "2G 1K"})
    seen = view(state, 1)
    assert seen.own is not None
    assert seen.own.hand == {"green": 2, "black": 1}
    other = state.copy()
    hand, deck = list(state.hand), list(state.deck)
    hand[NUM_KINDS : 2 * NUM_KINDS] = counts("1G 2K")
    for kind, change in enumerate(counts("1G")):
        deck[kind] += change - counts("1K")[kind]
    other.load({"hand": hand, "deck": deck})
    for seat in (None, 0, 2, 3):
        assert shown(state, seat) == shown(other, seat)
    assert shown(state, 1) != shown(other, 1)


def test_a17_cards_from_the_row_are_seen_and_cards_from_the_deck_are_not() -> None:
    game = started("europe")
    card = next(name for name in view(game.state, 0).row if name != "locomotive")
    game.play(f"draw {card}")
    game.play("draw deck")
    for seat in (None, 1):
        assert view(game.state, seat).seats[0].known == {card: 1}
        (row, replaced, chance), (deck, _, hidden) = history(game, seat)
        assert (row, deck, replaced, hidden) == (f"draw {card}", "draw deck", None, ())
        assert len(chance) >= 1  # the card turned up in its place
    assert len(history(game, 0)[1][2]) == 1  # the owner knows what it was


def test_a17_a_card_seen_is_known_until_it_may_have_been_played() -> None:
    state = situation(players=2, row="VVWBY", hand="1V")
    do(state, "draw violet", "draw violet")
    assert view(state, 1).seats[0].known == {"violet": 2}
    do(state, "draw deck", "draw deck", "claim dieppe-paris", "pay violet")
    assert view(state, 1).seats[0].known == {"violet": 1}
    assert view(state, 1).seats[0].cards == 2


def test_a17_payments_and_revealed_cards_are_seen() -> None:
    state = situation(hand="3Y", deck="1Y 1R 1K", discards="9G")
    do(state, "claim munchen-zurich", "pay yellow")
    for seat in (None, 1):
        payment = view(state, seat).payment
        assert payment is not None
        assert (payment.route, payment.paid, payment.extras) == ("munchen-zurich", {"yellow": 2}, 1)
        assert sorted(payment.revealed) == ["black", "red", "yellow"]
    do(state, "withdraw")
    assert view(state, 1).seats[0].known == {"yellow": 2}


@MAPS
def test_a02_nobody_sees_an_opening_choice_before_all_have_chosen(map_name: str) -> None:
    state = start(map_name, 3)
    if map_name == "germany":
        do(state, *["tickets 1 long"] * 3)
    few, all_four = do(state.copy(), "keep 1,2"), do(state.copy(), "keep 1,2,3,4")
    for seat in (None, 1, 2):
        assert shown(few, seat) == shown(all_four, seat)
        assert view(few, seat).seats[0].tickets is None
    for after, number in ((few, 2), (all_four, 4)):
        do(after, "keep 1,2", "keep 1,2")
        assert [seat.tickets for seat in view(after, None).seats] == [number, 2, 2]


def test_a80_mixes_are_public_once_all_have_announced_theirs() -> None:
    state = start("germany", 3)
    one, four = do(state.copy(), "tickets 1 long"), do(state.copy(), "tickets 4 long")
    for seat in (None, 1, 2):
        assert shown(one, seat) == shown(four, seat)
    do(one, "tickets 0 long", "tickets 3 long")
    for seat in (None, 0, 1, 2):
        assert [other.mix for other in view(one, seat).seats] == [1, 0, 3]


def seats_own_tickets(seen: View) -> list[str]:
    assert seen.own is not None
    return sorted(seen.own.tickets)


@MAPS
def test_a50_e75_g18_others_see_only_how_many_tickets_there_are(map_name: str) -> None:
    # Seat 1 holds one of two tickets of the same kind, and the other one lies in the pile.
    held, left = {
        "europe": ("budapest-sofia", "sofia-smyrna"),
        "germany": ("berlin-leipzig", "hamburg-berlin"),
    }[map_name]
    states = []
    for ticket in (held, left):
        state = first_turn(map_name)
        give_tickets(state, 0, [])
        give_tickets(state, 1, [ticket])
        states.append(state)
        assert seats_own_tickets(view(state, 1)) == [ticket]
        assert [other.shown_tickets for other in view(state, 0).seats] == [None] * 4
    for seat in (None, 0, 2):
        assert shown(states[0], seat) == shown(states[1], seat)
        assert view(states[0], seat).seats[1].tickets == 1
    assert shown(states[0], 1) != shown(states[1], 1)


def test_a50_backs_differ_in_germany_and_not_in_europe() -> None:
    germany = first_turn("germany")
    give_tickets(germany, 1, ["berlin-leipzig", "hamburg-berlin", "rostock-konstanz"])
    seen = view(germany, 0).seats[1]
    assert (seen.tickets, seen.tickets_by_pile) == (3, {"short": 2, "long": 1})
    regular, with_long = start("europe", 2), start("europe", 2)
    do(regular, "keep 1,2", "keep 1,2")
    do(with_long, "keep 1,2", "keep 1,4")  # the fourth is the long one
    for seat in (None, 0):
        assert shown(regular, seat) == shown(with_long, seat)
    assert view(regular, 0).seats[1].tickets_by_pile is None


@MAPS
def test_a50_of_a_ticket_draw_others_learn_the_numbers_only(map_name: str) -> None:
    game = started(map_name)
    draw = "tickets" if map_name == "europe" else "tickets 1 long"
    game.play(draw)
    offered = 3 if map_name == "europe" else 4
    assert view(game.state, 1).seats[0].offered == offered
    own = view(game.state, 0).own
    assert own is not None
    assert len(own.offered) == offered
    game.play("keep 1,3")
    assert history(game, 1) == history(game, None) == [(draw, None, ()), (None, 2, ())]
    (_, _, drawn), (kept, number, under) = history(game, 0)
    assert (len(drawn), kept, number, under) == (offered, "keep 1,3", None, ())


@MAPS
def test_e75_g18_tickets_are_shown_when_the_game_is_over(map_name: str) -> None:
    state = situation(map_name, 2, row="", deck="", hand="")
    leave_tickets(state, **({"regular": 0} if map_name == "europe" else {"short": 0, "long": 0}))
    for seat in (0, 1):
        set_wagons(state, seat, 0)
    give_stations(state, 1, *(["roma", "wien", "brest"] if map_name == "europe" else []))
    do(state, "pass")
    assert [seat.shown_tickets for seat in view(state, None).seats] == [None, None]
    do(state, "pass")
    assert state.phase == OVER
    for seat in (0, 1):
        assert set(view(state, None).seats[seat].shown_tickets or []) == tickets_of(state, seat)
