"""Many games at once are the same games one by one; arrays and actions that do not fit are refused."""

from __future__ import annotations

import random
import sys

import pytest

try:
    import numpy as np
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from vagon.env.rewards import REWARDS
from vagon.env.seating import Seating
from vagon.env.vector import Arrays, VectorEnv
from vagon.rules import COMPILED

GAMES = 5 if COMPILED else 1


@pytest.mark.parametrize(
    ("map_name", "players", "reward"),
    [("europe", 2, "score"), ("europe", 5, "shaped"), ("germany", 3, "win"), ("germany", 2, "shaped")],
)
def test_all_games_go_as_they_would_alone(map_name: str, players: int, reward: str) -> None:
    """Over several games in each place: who decides, what it may do and knows, what everybody earns."""
    env = VectorEnv(map_name, players, num_games=2, reward=reward)
    out = env.arrays()
    env.reset(out, seed=40)
    alone = [Seating(map_name, players, reward) for _ in range(2)]
    for i, seating in enumerate(alone):
        seating.reset(40 + i)
    chooser, ended = random.Random(1), 0
    while ended < GAMES:
        for i, seating in enumerate(alone):
            seat = seating.game.seat
            assert out.seats[i] == seat
            assert out.masks[i].tobytes() == seating.mask(seat).tobytes()
            assert out.observations is not None
            assert out.observations[i].tobytes() == seating.observe(seat).tobytes()
        actions = [chooser.choice(seating.game.legal()) for seating in alone]
        env.step(actions, out)
        for i, (seating, action) in enumerate(zip(alone, actions, strict=True)):
            assert out.rewards[i].tobytes() == seating.play(action).tobytes()
            assert (out.terminated[i], out.truncated[i]) == (seating.game.is_over, seating.is_truncated)
            if seating.is_ended:
                ended += 1
                seating.reset(None)
        assert [state.copy() for state in env.states] == [seating.game.state for seating in alone]


def test_random_actions_are_legal_spread_and_repeatable() -> None:
    def play() -> list[list[int]]:
        env = VectorEnv("europe", 2, num_games=16, with_observations=False)
        out = env.arrays()
        env.reset(out, seed=3)
        played = []
        for _ in range(40):
            actions = env.sample()
            assert out.masks[np.arange(16), actions].all()
            env.step(actions, out)
            played.append(actions.tolist())
        return played

    first = play()
    assert first == play()
    assert len({action for actions in first for action in actions}) > 30


def test_the_next_games_are_other_games_and_repeatable() -> None:
    env = VectorEnv("germany", 2, num_games=2)
    out = env.arrays()
    states = []
    for seed in (7, None, None, [7, 8]):
        env.reset(out, seed)
        states.append([state.copy() for state in env.states])
    assert states[0] == states[3]
    assert len({state for pair in states for state in pair}) == 6


def test_a_step_writes_into_the_callers_arrays_and_nothing_else() -> None:
    env = VectorEnv("europe", 2, num_games=2)
    size = env.observer.size
    rollout = np.full((3, 2, size), -1, np.float32)
    masks = np.full((3, 2, env.num_actions), -1, np.int8)
    out = [env.arrays(observations=rollout[t], masks=masks[t]) for t in range(3)]
    env.reset(out[0], seed=1)
    env.step(env.sample(), out[1])
    assert out[1].observations is not None
    assert np.shares_memory(out[1].observations, rollout)
    assert (rollout[:2] >= 0).all()
    assert (masks[:2] >= 0).all()
    assert (rollout[2] == -1).all()
    assert (masks[2] == -1).all()
    assert env.split(rollout)["own_hand"].shape == (3, 2, 9)
    assert env.split(rollout)["own_hand"][0].sum() == 8


def test_without_observations_none_are_written() -> None:
    env = VectorEnv("europe", 2, num_games=2, with_observations=False)
    out = env.arrays()
    assert out.observations is None
    env.reset(out, seed=1)
    assert out.masks.any(axis=1).all()
    with pytest.raises(ValueError, match="without observations"):
        env.arrays(observations=np.zeros((2, env.observer.size), np.float32))


@pytest.fixture
def env() -> VectorEnv:
    return VectorEnv("europe", 2, num_games=2)


@pytest.fixture
def out(env: VectorEnv) -> Arrays:
    arrays = env.arrays()
    env.reset(arrays, seed=1)
    return arrays


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([235], "actions are 2 whole numbers, not int64 of shape (1,)"),
        ([[235, 235]], "actions are 2 whole numbers, not int64 of shape (1, 2)"),
        ([235.0, 235.0], "actions are 2 whole numbers, not float64 of shape (2,)"),
        (["pass", "pass"], "actions are 2 whole numbers, not <U4 of shape (2,)"),
        ([235, 245], "game 1: europe has actions 0 to 244, not 245"),
        ([-1, 235], "game 0: europe has actions 0 to 244, not -1"),
        ([2**40, 235], "game 0: europe has actions 0 to 244, not 1099511627776"),
        ([235, 0], "game 1: action 0 (draw deck) is not legal now; seat 0 may play 231 (keep 1,2), 233 (ke"),
    ],
)
def test_wrong_actions_are_refused_and_nothing_is_played(
    env: VectorEnv, out: Arrays, actions: object, words: str
) -> None:
    before = [state.copy() for state in env.states]
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the words are compared below
        env.step(actions, out)  # type: ignore[arg-type]  # wrong on purpose
    assert str(refused.value).startswith(words)
    assert [state.copy() for state in env.states] == before
    env.step(env.sample(), out)


def test_actions_of_any_whole_type_and_stride_are_taken(env: VectorEnv, out: Arrays) -> None:
    env.step(np.array([235, 0, 235, 0], np.uint8)[::2], out)
    env.step(env.sample().astype(np.int16), out)


@pytest.mark.parametrize(
    ("name", "array", "words"),
    [
        ("masks", np.zeros((2, 244), np.int8), r"masks must be int8 of shape \(2, 245\), not int8 of shape"),
        ("masks", np.zeros((2, 245), bool), "masks must be int8 of shape .*, not bool"),
        ("observations", np.zeros((2, 1034)), "observations must be float32 .*, not float64"),
        ("observations", np.zeros((1034, 2), np.float32).T, "observations must be contiguous and writeable"),
        ("rewards", np.zeros((2, 3), np.float32), r"rewards must be float32 of shape \(2, 2\)"),
        ("seats", np.zeros(2, np.int64), "seats must be int8"),
        ("terminated", np.zeros(3, bool), "terminated must be bool of shape"),
        ("truncated", np.zeros(2, np.uint8), "truncated must be bool"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(
    env: VectorEnv, name: str, array: np.ndarray[tuple[int, ...], np.dtype[np.generic]], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        env.arrays(**{name: array})  # type: ignore[arg-type]  # wrong on purpose


def test_an_array_that_may_not_be_written_is_refused(env: VectorEnv) -> None:
    masks = np.zeros((2, 245), np.int8)
    masks.flags.writeable = False
    with pytest.raises(ValueError, match="masks must be contiguous and writeable"):
        env.arrays(masks=masks)


def test_what_comes_in_the_wrong_order_is_refused(env: VectorEnv) -> None:
    arrays = env.arrays()
    with pytest.raises(ValueError, match="call reset"):
        env.step([0, 0], arrays)
    with pytest.raises(ValueError, match="call reset"):
        env.sample()
    with pytest.raises(ValueError, match="belong to another environment"):
        env.reset(VectorEnv("europe", 2, num_games=2).arrays())
    with pytest.raises(ValueError, match="2 games have as many seeds, not 3"):
        env.reset(arrays, seed=[1, 2, 3])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 6}, "europe is for 2 to 5 players, not 6"),
        ({"num_games": 0}, "1 to 4096 games are stepped together, not 0"),
        ({"num_games": 5000}, "1 to 4096 games are stepped together, not 5000"),
        ({"reward": "money"}, "rewards are score, win, shaped, not 'money'"),
    ],
)
def test_environments_that_cannot_be_are_refused(arguments: dict[str, int], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        VectorEnv("europe", **arguments)  # type: ignore[arg-type]  # wrong on purpose


def test_nothing_is_lost_by_many_environments() -> None:
    """The arrays are kept while anything can write into them, and no longer."""
    masks = np.zeros((1, 245), np.int8)
    before = sys.getrefcount(masks)
    for _ in range(3):
        env = VectorEnv("europe", 2, num_games=1)
        out = env.arrays(masks=masks)
        env.reset(out)
    del env, out
    assert sys.getrefcount(masks) == before


def test_every_reward_has_a_number() -> None:
    for reward in REWARDS:
        VectorEnv("europe", 2, num_games=1, reward=reward)
