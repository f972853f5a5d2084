"""OpenSpiel's own test and searches, and what they rely on."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra openspiel is not installed: no {missing.name}", allow_module_level=True)

from tests.env.games import TABLES
from vagon.env.openspiel import NUM_OUTCOMES, most_utility
from vagon.rules import COMPILED
from vagon.table.boards import board_of, find_map

NAMES = ["vagon_europe", "vagon_germany"]


def walk(state: Any, decisions: int, seed: int = 0) -> Any:
    """Play some random decisions, and chance until the next one."""
    chooser = np.random.RandomState(seed)
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(int(chooser.choice(state.legal_actions())))
    return state


def sampler() -> Any:
    return pyspiel.UniformProbabilitySampler(0.0, 1.0)


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(seed=2)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("map_name", "players"), TABLES)
@pytest.mark.parametrize("reward", ["score", "win"])
def test_a_whole_game(map_name: str, players: int, reward: str) -> None:
    game = pyspiel.load_game(f"vagon_{map_name}(players={players},reward={reward},seed=3)")
    assert game.num_players() == players
    assert game.num_distinct_actions() == board_of(find_map(map_name)).num_actions
    state = game.new_initial_state()
    chooser = np.random.RandomState(1)
    while not state.is_terminal():
        assert state.returns() == [0] * players
        state.apply_action(int(chooser.choice(state.legal_actions())))
    table = state.line.state
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0, abs=1e-3)
    assert max(map(abs, state.returns())) <= game.max_utility()
    assert len(state.history()) <= 2 * game.max_game_length()
    assert (max(state.returns()) == 1) == (reward == "win")
    assert table.phase == 9


@pytest.mark.parametrize("name", NAMES)
def test_chance_is_the_same_for_the_same_outcomes(name: str) -> None:
    """A search that goes down a path again finds what it found before; another outcome is another future."""
    game = pyspiel.load_game(f"{name}(seed=1)")
    state = walk(game.new_initial_state(), 30)
    state.apply_action(0)  # a card from the deck
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(outcome, 1 / NUM_OUTCOMES) for outcome in range(NUM_OUTCOMES)]
    futures = []
    for outcome in [*range(NUM_OUTCOMES), *range(NUM_OUTCOMES)]:
        future = state.clone()
        future.apply_action(outcome)
        futures.append(str(future))
    assert futures[:NUM_OUTCOMES] == futures[NUM_OUTCOMES:]
    assert len(set(futures)) == NUM_OUTCOMES
    cards = {str(json.loads(future)["deck"]) for future in futures}
    assert len(cards) > 3


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_another_and_the_seed_repeats_them(name: str) -> None:
    def deals() -> list[str]:
        game, found = pyspiel.load_game(f"{name}(seed=1)"), []
        for _ in range(3):
            start = game.new_initial_state()
            for outcome in range(NUM_OUTCOMES):
                state = start.clone()
                state.apply_action(outcome)
                found.append(str(state))
        return found

    first = deals()
    assert len(set(first)) == 3 * NUM_OUTCOMES
    assert deals() == first


@pytest.mark.parametrize("name", NAMES)
def test_clones_are_independent(name: str) -> None:
    state = walk(pyspiel.load_game(f"{name}(players=3,seed=1)").new_initial_state(), 40)
    before = str(state)
    clone = walk(state.clone(), 25)
    assert str(state) == before
    assert clone.history()[: len(state.history())] == state.history()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("decisions", [0, 3, 60])
def test_a_written_state_is_read_as_it_was(name: str, decisions: int) -> None:
    game = pyspiel.load_game(f"{name}(players=3,seed=4)")
    state = walk(game.new_initial_state(), decisions)
    read = game.deserialize_state(state.serialize())
    assert str(read) == str(state)
    for player in range(3):
        assert read.information_state_string(player) == state.information_state_string(player)
    state.apply_action(state.legal_actions()[0])  # perhaps with chance to come
    read.apply_action(read.legal_actions()[0])
    again = game.deserialize_state(read.serialize())
    assert str(walk(again, 5)) == str(walk(read, 5)) == str(walk(state, 5))


def test_an_initial_state_is_written_and_read() -> None:
    game = pyspiel.load_game("vagon_europe(seed=4)")
    state = game.new_initial_state()
    read = game.deserialize_state(state.serialize())
    assert str(read) == str(state) == "before the deal"
    assert str(walk(read, 0)) == str(walk(state, 0))


def test_a_state_of_another_game_is_refused() -> None:
    state = walk(pyspiel.load_game("vagon_europe(players=3)").new_initial_state(), 1)
    other = pyspiel.load_game("vagon_europe(players=2)")
    with pytest.raises(ValueError, match="this position is of europe for 3, not of europe for 2"):
        other.deserialize_state(state.serialize())


@pytest.mark.parametrize("name", NAMES)
def test_resampling_changes_only_what_the_player_cannot_know(name: str) -> None:
    state = walk(pyspiel.load_game(f"{name}(players=3,seed=4)").new_initial_state(), 80)
    player = state.current_player()
    others = [other for other in range(3) if other != player]
    worlds = [state.resample_from_infostate(player, sampler()) for _ in range(4)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == state.history()
    for other in others:
        assert len({world.information_state_string(other) for world in [state, *worlds]}) > 1
    futures = {str(walk(world, 3)) for world in worlds}
    assert len(futures) == 4


@pytest.mark.parametrize("name", NAMES)
def test_observations_have_named_parts(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2,seed=4)")
    state = walk(game.new_initial_state(), 30)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    assert seen.dict["own_hand"].tolist() == state.line.state.hand[9:18]
    assert json.loads(seen.string_from(state, 1))["seat"] == 1
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recalled.string_from(state, 1) == state.information_state_string(1)
    assert len(json.loads(state.information_state_string(1))["history"]) == 30
    with pytest.raises(ValueError, match="an observer takes no parameters"):
        game.make_py_observer(None, {"colour": "red"})


@pytest.mark.parametrize("name", NAMES)
def test_searches_find_legal_actions(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2,seed=4)")
    state = walk(game.new_initial_state(), 150)
    chooser = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    simulations = 12 if COMPILED else 3
    in_one_world = state.resample_from_infostate(state.current_player(), sampler())
    peeking = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=chooser, solve=False)
    assert peeking.step(in_one_world) in state.legal_actions()
    honest = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=chooser)
    assert honest.step(state) in state.legal_actions()


@pytest.mark.parametrize("action", [245, -7, 0])
def test_wrong_actions_are_refused_and_nothing_is_played(action: int) -> None:
    state = walk(pyspiel.load_game("vagon_europe(seed=1)").new_initial_state(), 0)
    before = str(state)
    with pytest.raises(
        ValueError, match=r"europe has actions 0 to 244, not|is not legal now; seat 0 may play"
    ):
        state.apply_action(action)
    assert str(state) == before
    state.apply_action(235)


@pytest.mark.parametrize("outcome", [-2, NUM_OUTCOMES])
def test_wrong_outcomes_are_refused(outcome: int) -> None:
    state = pyspiel.load_game("vagon_europe(seed=1)").new_initial_state()
    with pytest.raises(ValueError, match=f"chance has outcomes 0 to {NUM_OUTCOMES - 1}, not {outcome}"):
        state.apply_action(outcome)
    assert state.is_chance_node()


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("players=6", "europe is for 2 to 5 players, not 6"),
        ("reward=shaped", "rewards are score or win, not 'shaped'"),
    ],
)
def test_games_that_cannot_be_are_refused(parameters: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        pyspiel.load_game(f"vagon_europe({parameters})")


def test_utilities_have_bounds() -> None:
    assert most_utility(board_of(find_map("europe"))) == pyspiel.load_game("vagon_europe").max_utility()
    assert pyspiel.load_game("vagon_germany(reward=win)").min_utility() == -1


def test_python_ends_well_after_it() -> None:
    """OpenSpiel keeps what was registered longer than Python lives."""
    program = "import pyspiel, vagon.env.openspiel; pyspiel.load_game('vagon_europe').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
