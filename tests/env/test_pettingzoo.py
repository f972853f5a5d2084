"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
import random

import pytest

try:
    import numpy as np
    import pettingzoo
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.seed_test import seed_test
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from tests.env.games import TABLES
from vagon.env.pettingzoo import europe_v0, germany_v0
from vagon.rules import COMPILED
from vagon.table.game import Game

MODULES = {"europe": europe_v0, "germany": germany_v0}

# api_test knows by name the environments whose observations may be dicts with a mask: PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("map_name", "players"), TABLES)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_api(map_name: str, players: int, observation: str) -> None:
    cycles = 500 if COMPILED else 60
    api_test(MODULES[map_name].env(players, observation=observation), num_cycles=cycles)


@pytest.mark.parametrize("map_name", MODULES)
def test_seeds(map_name: str) -> None:
    seed_test(MODULES[map_name].env, num_cycles=100 if COMPILED else 20)


@pytest.mark.parametrize("map_name", MODULES)
def test_they_are_registered_under_our_name(map_name: str) -> None:
    env = pettingzoo.make("aec", f"vagon/{map_name}-v0", players=3, reward="win")
    env.reset(seed=1)
    assert str(env) == f"{map_name}_v0"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


@pytest.mark.parametrize(("map_name", "players"), TABLES)
def test_a_whole_game(map_name: str, players: int) -> None:
    """Everybody is asked as in the game itself, and at the end hears of the end and of its whole reward."""
    env = MODULES[map_name].env(players, reward="shaped")
    env.reset(seed=3)
    game = Game(map_name, players, seed=3, seat_order="join_order")
    chooser = random.Random(3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    heard = []
    for agent in env.agent_iter():
        observation, reward, is_terminated, is_truncated, info = env.last()
        earned[agent] += reward
        assert observation is not None
        assert not is_truncated
        assert info == {}
        if is_terminated:
            heard.append(agent)
            env.step(None)
            continue
        assert agent == f"player_{game.seat}"
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == game.legal()
        action = chooser.choice(legal)
        game.play(action)
        env.step(action)
    assert game.is_over
    assert sorted(heard) == env.possible_agents
    totals = [seat.total for seat in game.score().seats]
    leads = [own - (sum(totals) - own) / (players - 1) for own in totals]
    assert list(earned.values()) == pytest.approx(leads, abs=1e-3)


def test_a_seat_that_does_not_decide_observes_but_may_do_nothing() -> None:
    env = europe_v0.raw_env(3)
    env.reset(seed=1)
    for number, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen is not None
        assert seen["action_mask"].any() == (number == 0)
        assert env.observation_space(agent).contains(seen)


def test_an_illegal_action_ends_the_game_badly() -> None:
    env = europe_v0.env(2, reward="win")
    env.reset(seed=1)
    env.step(0)  # a card, while tickets must be chosen
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}
    env.reset(seed=1)
    env.step(235)
    assert env.agent_selection == "player_1"


def test_a_raw_environment_refuses_it_and_can_be_played_on() -> None:
    env = europe_v0.raw_env(2)
    with pytest.raises(ValueError, match="call reset"):
        env.observe("player_0")
    env.reset(seed=1)
    for action, words in [
        (0, r"action 0 \(draw deck\) is not legal now; seat 0 may play 231 \(keep 1,2\)"),
        (245, "europe has actions 0 to 244, not 245"),
        (-1, "europe has actions 0 to 244, not -1"),
        (None, "an action is a whole number, not None"),
        ("pass", "an action is a whole number, not 'pass'"),
        (235.0, "an action is a whole number, not 235.0"),
    ]:
        with pytest.raises(ValueError, match=words):
            env.step(action)  # type: ignore[arg-type]  # wrong on purpose
    env.step(np.int64(235))
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize("action", [245, -1])
def test_an_action_outside_the_space_fails_as_in_other_environments(action: int) -> None:
    env = europe_v0.env(2)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 1}, "europe is for 2 to 5 players, not 1"),
        ({"reward": "money"}, "rewards are score, win, shaped, not 'money'"),
        ({"observation": "list"}, "observations are flat or dict, not 'list'"),
        ({"render_mode": "window"}, "render modes are human, ansi, svg, rgb_array, not 'window'"),
    ],
)
def test_environments_that_cannot_be_are_refused(arguments: dict[str, int], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        europe_v0.raw_env(**arguments)  # type: ignore[arg-type]  # wrong on purpose


def test_a_copy_by_pickle_is_made_alike() -> None:
    env = pickle.loads(pickle.dumps(germany_v0.raw_env(4, "win", "dict")))
    env.reset(seed=1)
    assert len(env.agents) == 4
    assert env.observe("player_0")["observation"]["own_hand"].sum() == 4
