"""Many games stepped by one call, for training by self-play.

    env = VectorEnv("europe", players=3, num_games=64)
    out = env.arrays()
    env.reset(out, seed=7)
    while training:
        env.step(choose(out.observations, out.masks), out)

In each game the seat `out.seats[i]` decides; observation and mask are its own. Games that end are followed by
the next at once: `out.terminated[i]` and `out.rewards[i]` are then of the old game, all else of the new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any, SupportsIndex

from vagon.env.needs import missing_package

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise missing_package(missing, "env") from None

from vagon.env.batch import Batch, Target
from vagon.env.deals import Deals
from vagon.env.parts import MAX_TURNS, Part
from vagon.env.rewards import Rewards
from vagon.env.seating import Floats, Mask, checked_id, explain_illegal, flat, observer_of, split
from vagon.maps import Map
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.state import State
from vagon.table.boards import board_of, find_map
from vagon.table.game import checked_players


@dataclass(frozen=True, slots=True)
class Arrays:
    """Where a step writes, for each game a row; made by `VectorEnv.arrays`."""

    seats: NDArray[np.int8]  # who decides
    masks: Mask  # what it may do
    observations: Floats | None  # what it knows
    rewards: Floats  # of all seats, for the step just made
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    env: VectorEnv
    target: Target


class VectorEnv:
    """`num_games` games on a map for `players` each.

    `reward` is `score`, `win` or `shaped`. Without observations a step is several times as fast.
    """

    def __init__(
        self,
        game_map: str | PathLike[str] | Map = "europe",
        players: int = 2,
        num_games: int = 64,
        *,
        reward: str = "score",
        with_observations: bool = True,
    ) -> None:
        self.map = find_map(game_map)
        self.players = checked_players(players, self.map)
        self.observer = observer_of(board_of(self.map), players)
        self.batch = Batch(self.observer, Rewards(reward), num_games, MAX_TURNS)
        self.num_games = num_games
        self.num_actions = self.observer.board.num_actions
        self.with_observations = with_observations
        self.deals: list[Deals] = []
        self.chance = Stream(seed_key(0))

    @property
    def parts(self) -> dict[str, Part]:
        """The parts of an observation by name."""
        return self.observer.parts

    @property
    def states(self) -> tuple[State, ...]:
        """The games themselves, hidden cards included."""
        return self.batch.states

    def split(self, observations: Floats) -> dict[str, Floats]:
        """Observations by the names of their parts, without copying."""
        return split(self.observer, observations)

    def arrays(
        self,
        *,
        seats: NDArray[np.int8] | None = None,
        masks: Mask | None = None,
        observations: Floats | None = None,
        rewards: Floats | None = None,
        terminated: NDArray[np.bool_] | None = None,
        truncated: NDArray[np.bool_] | None = None,
    ) -> Arrays:
        """Arrays to write into: your own where given, such as rows of a rollout buffer, else new ones."""
        games = self.num_games
        seats = _fitting("seats", seats, (games,), np.int8)
        masks = _fitting("masks", masks, (games, self.num_actions), np.int8)
        rewards = _fitting("rewards", rewards, (games, self.players), np.float32)
        terminated = _fitting("terminated", terminated, (games,), np.bool_)
        truncated = _fitting("truncated", truncated, (games,), np.bool_)
        if self.with_observations:
            shape = (games, self.observer.size)
            observations = _fitting("observations", observations, shape, np.float32)
        elif observations is not None:
            raise ValueError("this environment was made without observations")
        target = Target(
            flat(seats),
            flat(masks),
            None if observations is None else flat(observations),
            flat(rewards),
            flat(terminated.view(np.uint8)),
            flat(truncated.view(np.uint8)),
        )
        return Arrays(seats, masks, observations, rewards, terminated, truncated, self, target)

    def reset(self, out: Arrays, seed: int | Sequence[int] | None = None) -> None:
        """Deal a new game in every place: with a seed that of `seed + i`, with a list each its own.

        Without a seed, the next games after the last.
        """
        self._check(out)
        if seed is not None or not self.deals:
            seeds = self._seeds(seed)
            self.deals = [Deals(each) for each in seeds]
            if seeds[0] is not None:
                self.chance = Stream(derived_key(seed_key(seeds[0]), "sample"))
        self.batch.start(self.deals, out.target)

    def step(self, actions: ArrayLike, out: Arrays) -> None:
        """Play an action in every game. If any is illegal, ValueError is raised and none is played."""
        self._check(out)
        if not self.deals:
            raise ValueError("call reset() before step()")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_games,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.num_games} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        refused = self.batch.step(flat(np.ascontiguousarray(chosen, np.int64)), out.target)
        if refused >= 0:
            raise ValueError(f"game {refused}: {self._explain(refused, chosen[refused])}")

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely; the same after a reset with the same seed."""
        if not self.deals:
            raise ValueError("call reset() before sample()")
        actions = np.empty(self.num_games, np.int64)
        self.batch.choose(self.chance, flat(actions))
        return actions

    def _explain(self, game: int, action: SupportsIndex) -> str:
        try:
            return explain_illegal(self.states[game], checked_id(self.observer.board, action))
        except ValueError as unknown:
            return str(unknown)

    def _check(self, out: Arrays) -> None:
        if out.env is not self:
            raise ValueError("these arrays belong to another environment: make them with arrays()")

    def _seeds(self, seed: int | Sequence[int] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_games
        if isinstance(seed, int):
            return [seed + i for i in range(self.num_games)]
        if len(seed) != self.num_games:
            raise ValueError(f"{self.num_games} games have as many seeds, not {len(seed)}")
        return list(seed)


def _fitting(name: str, array: NDArray[Any] | None, shape: tuple[int, ...], dtype: type) -> NDArray[Any]:
    """The caller's array if it can be written into as it is, or a new one."""
    if array is None:
        return np.zeros(shape, dtype)
    if array.shape != shape or array.dtype != dtype:
        want = np.dtype(dtype)
        raise ValueError(f"{name} must be {want} of shape {shape}, not {array.dtype} of shape {array.shape}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"{name} must be contiguous and writeable, as it is written into without a copy")
    return array
