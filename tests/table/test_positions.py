"""Positions: exact copies of any state, and short when written by hand."""

import json
from collections import Counter
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings

from tests.rules.invariants import check_state
from tests.table.helpers import MAPS, POLICIES, games, mixed_map, play_on
from tests.table.writing import PASSENGER, SCHEMA, SHORT, check_playable, copied, written
from vagon.files import BadFile
from vagon.rules.constants import MAX_SEATS, NUM_KINDS, TAKEN
from vagon.rules.legal import legal
from vagon.rules.state import State
from vagon.table.actions import actions_of
from vagon.table.game import Game
from vagon.table.naming import PHASE_NAMES, ticket_ids
from vagon.table.positions import position, read_position


def texts(state: State) -> list[str]:
    return [actions_of(state.board).text(action) for action in legal(state)]


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA.schema)


@settings(max_examples=35)
@given(games())
def test_state_to_file_to_state(game: Game) -> None:
    again = copied(game.state)
    assert again.fields() == game.state.fields()
    assert again == game.state
    assert legal(again) == legal(game.state)


def test_states_of_every_phase() -> None:
    """Every state of a few games, with unusual ones among them."""
    seen: Counter[str] = Counter()
    for number, (name, policy) in enumerate(
        (name, policy) for name in (*MAPS, mixed_map()) for policy in POLICIES
    ):
        game = Game(name, 2 + number % 4, seed=number)
        while game.legal():
            state = game.state
            before = seen.total()
            kinds = unusual(state)
            if seen[PHASE_NAMES[state.phase]] < 15 or any(seen[kind] < 4 for kind in kinds):
                assert copied(state) == state
                seen.update([PHASE_NAMES[state.phase], *kinds])
            play_on(game, 1, policy, before)
        assert copied(game.state) == game.state
        seen["over"] += 1
    assert set(seen) == {
        *PHASE_NAMES,
        *(
            "empty deck",
            "gap in the row",
            "batch begun",
            "under",
            "last turns",
            "tunnel and passenger",
            "added",
        ),
    }


def unusual(state: State) -> list[str]:
    tunnel = PHASE_NAMES[state.phase] == "take_passenger" and state.revealed[0] != 9
    checks = {
        "empty deck": state.deck_size == 0,
        "gap in the row": 9 in state.row,
        "under": state.num_under > 0,
        "batch begun": state.num_under > 0 and state.under_by[0] < 8,
        "last turns": state.last_turns > 0,
        "tunnel and passenger": tunnel,
        "added": tunnel and state.extras > 0,
    }
    return [name for name, found in checks.items() if found]


def test_nothing_is_enough() -> None:
    state = read_position(written())
    assert repr(state) == "<State europe: 2 players, 0 turns, seat 0 decides>"
    assert texts(state) == [
        *("draw deck", "draw violet", "draw white", "draw blue", "draw yellow", "draw orange", "tickets")
    ]
    assert state.wagons == [45] * MAX_SEATS
    assert state.deck == [11, 11, 11, 11, 11, 12, 12, 12, 14]
    assert state.pile_size == [34, 0]  # each seat has been dealt three and kept none
    assert state.chance.key == bytes(32)
    check_state(state)
    germany = read_position(written(map="germany", seats=[{}] * 5))
    assert germany.pile_size == [55, 34]
    assert sorted(germany.passengers[:60]) == [colour for colour in range(6) for _ in range(10)]
    check_state(germany)


def test_what_is_written_is_there() -> None:
    text = written(
        seat=1,
        turns=7,
        row=["red", "red", "white", "locomotive", "green"],
        discards={"blue": 2},
        seats=[
            {"hand": {"red": 3, "locomotive": 1}, "known": {"red": 1}, "routes": ["amsterdam-bruxelles"]},
            {"hand": {"black": 4}, "stations": ["roma", "wien"], "tickets": ["brest-petrograd"]},
        ],
    )
    state = read_position(text)
    assert (state.seat, state.turns, state.first_player) == (1, 7, 0)
    assert state.hand[:NUM_KINDS] == [0, 0, 0, 0, 0, 0, 3, 0, 1]
    assert state.hand[NUM_KINDS : 2 * NUM_KINDS] == [0, 0, 0, 0, 0, 4, 0, 0, 0]
    assert state.drawn[:NUM_KINDS] == [0, 0, 0, 0, 0, 0, 2, 0, 1]
    assert state.deck == [12, 11, 10, 12, 12, 8, 7, 11, 12]
    assert (state.deck_size, state.discard_size) == (95, 2)
    assert (state.wagons[0], state.points[0]) == (44, 1)
    assert ticket_ids(state.board, state.tickets, 2) == ["brest-petrograd"]
    assert [state.opening_kept[2 * seat : 2 * seat + 2] for seat in (0, 1)] == [[0, 0], [0, 1]]
    assert "station paris" in texts(state)
    assert "station roma" not in texts(state)
    assert "claim amsterdam-bruxelles" not in texts(state)
    check_state(state)
    assert copied(state) == state


def test_a_finished_game_to_be_scored() -> None:
    state = read_position(written(phase={"name": "over"}, seats=[{"routes": ["paris-zurich"]}, {}]))
    assert (state.turns, state.passes, legal(state)) == (1, 2, [])


def test_passengers_waiting_and_collected() -> None:
    colours = ["red", "black", "green", "yellow", "blue", "white"]
    everyone = json.loads(json.dumps(position(read_position(written(map="germany")))["passengers"]))
    everyone["berlin"][1:3] = [None, None]
    del everyone["kiel"]
    gone = Counter(dict.fromkeys(colours, 10)) - Counter(
        colour for waiting in everyone.values() for colour in waiting if colour
    )
    state = read_position(written(map="germany", passengers=everyone, seats=[{"collected": gone}, {}]))
    assert state.passengers[:60].count(TAKEN) == 3
    assert sum(state.collected[:6]) == 3
    assert copied(state) == state


def test_paying_for_a_tunnel() -> None:
    state = read_position(
        written(
            phase={
                "name": "pay_extra",
                "route": "madrid-pamplona-black",
                "paid": {"black": 3},
                "revealed": ["black", "locomotive", "red"],
            },
            seats=[{"hand": {"black": 1, "locomotive": 2}}, {}],
        )
    )
    assert texts(state) == ["add+1", "add+2", "withdraw"]
    assert (state.extras, state.aside[5]) == (2, 3)
    check_state(state)


def test_a_map_of_ones_own() -> None:
    state = play_on(Game(mixed_map(), 3, seed=5), 150, "claim").state
    data: Any = position(state)
    assert data["map_file"]["id"] == "mixed"
    assert copied(state) == state
    data["map_file"]["rules"]["wagons"] = 0
    with pytest.raises(BadFile, match=r"map_file\.rules\.wagons: must be a whole number from 3 to 60, not 0"):
        read_position(json.dumps(data))


def test_tickets_put_under_are_rejected_ones() -> None:
    state = read_position(written(under=[{"ticket": SHORT[0], "by": 1}, {"ticket": SHORT[1], "by": 0}]))
    assert SHORT[0] in ticket_ids(state.board, state.rejected, 2)
    assert SHORT[1] in ticket_ids(state.board, state.rejected, 0)
    assert state.pile_size == [34, 0]
    check_playable(state)


def test_a_row_that_stays() -> None:
    state = read_position(written(row=["locomotive"] * 3 + ["red"] * 2, row_stays=True))
    assert state.row_stays == 1
    assert copied(state) == state


def test_a_turn_that_brings_the_end() -> None:
    """Wagons have run low, but the last turns begin only when the turn is over."""
    routes = [
        *("berlin-magdeburg", "berlin-hamburg-blue", "berlin-hannover", "dresden-regensburg"),
        *("erfurt-regensburg", "berlin-rostock", "chemnitz-regensburg"),
    ]
    state = read_position(written(map="germany", phase=PASSENGER, seats=[{"routes": routes}, {}]))
    assert (state.wagons[0], state.last_turns) == (2, 0)
    check_playable(state)
