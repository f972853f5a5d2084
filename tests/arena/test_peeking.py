"""The bot that looks at hidden cards."""

from __future__ import annotations

import pytest

from tests.rules.situations import do, give_tickets, set_wagons, situation, texts
from vagon.arena.entrants import make_entrant, read_bots, split_list
from vagon.arena.matches import deal_key, play_game
from vagon.arena.peeking import Peeking
from vagon.bots import BadBot
from vagon.maps import load_map
from vagon.rules import COMPILED
from vagon.rules.state import State
from vagon.table.actions import actions_of


def choice(state: State, simulations: int, key: bytes = bytes(32)) -> str:
    entrant = make_entrant(f"peeking-mcts[simulations={simulations}]", key, 60.0)
    assert isinstance(entrant, Peeking)
    before = state.copy()
    action = entrant.choose(state)
    assert state == before
    return actions_of(state.board).text(action)


def test_the_claim_that_completes_the_ticket_in_the_last_turn() -> None:
    own = {0: ["amsterdam-london", "amsterdam-essen", "berlin-essen"]}
    state = situation("europe", 2, hand="3G 2B", own=own)
    give_tickets(state, 0, ["london-wien"])
    set_wagons(state, 0, 3)
    state.load({"last_turns": 1})
    assert choice(state, 200) == "claim berlin-wien"


def test_equal_keys_give_equal_choices() -> None:
    state = situation("europe", 2, hand="3G 2B 1L")
    assert len({choice(state, 30, bytes([1]) * 32) for _ in range(3)}) == 1


def test_one_simulation_is_enough_to_answer() -> None:
    for game_map in ("europe", "germany"):
        state = situation(game_map, 3, hand="3G 2B 1L")
        assert choice(state, 1) in texts(state)


def test_an_only_answer_needs_no_search() -> None:
    state = do(situation("europe", 2, hand="3G"), "claim berlin-wien")
    assert choice(state, 20_000) == "pay green"


@pytest.mark.skipif(not COMPILED, reason="uncompiled, a search takes minutes")
@pytest.mark.parametrize(("game_map", "players"), [("europe", 2), ("germany", 3)])
def test_it_plays_whole_games_and_beats_random(game_map: str, players: int) -> None:
    bots = ["peeking-mcts[simulations=12]", *["random"] * (players - 1)]
    game = play_game(load_map(game_map), bots, deal_key(1, 1), "x", 60.0)
    assert game.fault is None
    assert game.seats[0].win == 1.0


def test_lists_of_bots() -> None:
    assert split_list("a[x=1,y],b,c[2017]") == ["a[x=1,y]", "b", "c[2017]"]
    assert read_bots("random, one-step[ 2017 ]") == ["random", "one-step[2017]"]
    with pytest.raises(BadBot, match=r"did you mean peeking-mcts\?"):
        read_bots("peeking-mtcs")
