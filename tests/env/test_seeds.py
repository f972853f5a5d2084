"""The same seed gives the same game in every environment and in every process."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

try:
    import numpy as np
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from vagon.env.pettingzoo import europe_v0, germany_v0
from vagon.env.seating import Floats, Seating
from vagon.env.vector import VectorEnv
from vagon.table.game import Game

SEED = 11
Step = tuple[int, bytes, bytes]
"""Who decides, what it may do, what it knows."""


def by_pettingzoo(map_name: str, actions: list[int]) -> Iterator[Step]:
    env = {"europe": europe_v0, "germany": germany_v0}[map_name].raw_env(3)
    env.reset(seed=SEED)
    for action in actions:
        seen = env.observe(env.agent_selection)
        assert seen is not None
        yield int(env.agent_selection[-1]), seen["action_mask"].tobytes(), seen["observation"].tobytes()
        env.step(action)


def by_vector(map_name: str, actions: list[int]) -> Iterator[Step]:
    env = VectorEnv(map_name, 3, num_games=1)
    out = env.arrays()
    env.reset(out, seed=SEED)
    for action in actions:
        assert out.observations is not None
        yield int(out.seats[0]), out.masks[0].tobytes(), out.observations[0].tobytes()
        env.step([action], out)


def by_openspiel(map_name: str, actions: list[int]) -> Iterator[Step]:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed: no open-spiel")
    import vagon.env.openspiel  # noqa: F401 - registers the games

    state = pyspiel.load_game(f"vagon_{map_name}(players=3,seed={SEED})").new_initial_state()
    for action in actions:
        while state.is_chance_node():
            state.apply_action(0)
        mask = np.array(state.legal_actions_mask(), np.int8)
        seen: Floats = np.array(state.observation_tensor(), np.float32)
        yield state.current_player(), mask.tobytes(), seen.tobytes()
        state.apply_action(action)


@pytest.fixture(scope="module", params=["europe", "germany"])
def played(request: pytest.FixtureRequest) -> tuple[str, list[int], list[Step]]:
    """A whole random game, as the engine itself plays it."""
    seating = Seating(request.param, 3, "score")
    seating.reset(SEED)
    chooser = random.Random(SEED)
    actions, steps = [], []
    while not seating.is_ended:
        seat = seating.game.seat
        steps.append((seat, seating.mask(seat).tobytes(), seating.observe(seat).tobytes()))
        actions.append(chooser.choice(seating.game.legal()))
        seating.play(actions[-1])
    return request.param, actions, steps


@pytest.mark.parametrize("way", [by_pettingzoo, by_vector, by_openspiel])
def test_every_environment_plays_the_same_game(
    played: tuple[str, list[int], list[Step]], way: type[Iterator[Step]]
) -> None:
    map_name, actions, steps = played
    assert list(way(map_name, actions)) == steps  # type: ignore[call-arg]  # one of the functions above


def test_it_is_the_game_of_that_seed(played: tuple[str, list[int], list[Step]]) -> None:
    map_name, actions, steps = played
    game = Game(map_name, 3, seed=SEED, seat_order="join_order")
    for action, (seat, mask, _) in zip(actions, steps, strict=True):
        assert game.seat == seat
        assert np.flatnonzero(np.frombuffer(mask, np.int8)).tolist() == game.legal()
        game.play(action)
    assert game.is_over


def test_the_same_in_another_process(played: tuple[str, list[int], list[Step]]) -> None:
    map_name, actions, steps = played
    program = (
        "import sys, hashlib\n"
        "from tests.env.test_seeds import by_vector\n"
        "actions = [int(word) for word in sys.stdin.read().split()]\n"
        f"print(hashlib.sha256(repr(list(by_vector({map_name!r}, actions))).encode()).hexdigest())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=" ".join(map(str, actions)),
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "5"},
    )
    assert done.stdout.strip() == hashlib.sha256(repr(steps).encode()).hexdigest()


def test_openspiel_has_the_next_games_too() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed: no open-spiel")
    import vagon.env.openspiel  # noqa: F401 - registers the games

    game, seating = pyspiel.load_game(f"vagon_germany(players=2,seed={SEED})"), Seating("germany", 2, "score")
    for seed in (SEED, None, None):
        state = game.new_initial_state()
        state.clone()
        state.apply_action(0)
        seating.reset(seed)
        assert state.observation_tensor(0) == seating.observe(0).tolist()


def test_games_follow_one_another_differently() -> None:
    seating = Seating("europe", 2, "score")
    keys = []
    for seed in (1, None, None, 1, None, 2, None):
        seating.reset(seed)
        keys.append(seating.game.key)
    assert keys[0:2] == keys[3:5]
    assert len(set(keys)) == 5


def test_without_a_seed_nobody_knows_the_games() -> None:
    keys = []
    for _ in range(3):
        seating = Seating("europe", 2, "score")
        seating.reset(None)
        keys.append(seating.game.key)
    assert all(one != other for one, other in pairwise(keys))
