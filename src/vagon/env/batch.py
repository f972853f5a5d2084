"""Compiled code that writes into the caller's arrays: for one game, and for many stepped by one call.

Arrays come through the buffer protocol, as typed memoryviews; behind this module they are plain pointers.
"""

from __future__ import annotations

import cython

from vagon.env.deals import Deals
from vagon.env.observation import Observer
from vagon.env.rewards import Rewards
from vagon.rules.random import Stream
from vagon.rules.state import State

if not cython.compiled:
    from collections.abc import MutableSequence, Sequence
    from typing import Any

    from vagon.env.deals import deal_next
    from vagon.env.observation import write_mask, write_observation
    from vagon.env.rewards import write_rewards
    from vagon.rules.constants import OVER, RANDOM_POLICY
    from vagon.rules.legal import is_legal
    from vagon.rules.play import apply
    from vagon.rules.playout import choose

    MAX_GAMES = 4096


def observe(o: Observer, s: State, seat: int, out: MutableSequence[float]) -> None:
    """Fill `out`, as many 32-bit floats as an observation has, with what the seat may know."""
    if s.board is not o.board or s.players != o.players or not 0 <= seat < s.players:
        raise ValueError(
            f"an observer of {o.players} seats cannot tell what seat {seat} of {s.players} knows"
        )
    check_size(len(out), o.size)
    write_observation(o, s, seat, cython.address(out[0]) if cython.compiled else out, 0)


def mark_legal(s: State, out: MutableSequence[int]) -> None:
    """Fill `out`, as many bytes as there are actions: 1 where one is legal."""
    check_size(len(out), s.board.num_actions)
    write_mask(s, cython.address(out[0]) if cython.compiled else out, 0)


def reward(r: Rewards, s: State, seat: int, gained: int, is_end: bool, out: MutableSequence[float]) -> None:
    """Fill `out`, a 32-bit float for each seat, after `seat` decided and gained points for a route."""
    check_size(len(out), s.players)
    write_rewards(r, s, seat, gained, is_end, cython.address(out[0]) if cython.compiled else out, 0)


def check_size(size: int, wanted: int) -> None:
    """Compiled code would write beyond the end of an array that is too short."""
    if size != wanted:
        raise ValueError(f"an array has {size} places instead of {wanted}")


class Target:
    """Arrays to write into, all flat; without an array for them, observations are not written."""

    def __init__(
        self,
        seats: MutableSequence[int],
        masks: MutableSequence[int],
        observations: MutableSequence[float] | None,
        rewards: MutableSequence[float],
        terminated: MutableSequence[int],
        truncated: MutableSequence[int],
    ) -> None:
        self.seats, self.masks = seats, masks
        self.observations: Any = observations
        self.rewards, self.terminated, self.truncated = rewards, terminated, truncated
        self.has_observations = observations is not None


class Batch:
    """Games on one board for one number of players. A game that ends is followed by the next at once."""

    def __init__(self, observer: Observer, rewards: Rewards, num_games: int, max_turns: int) -> None:
        if not 1 <= num_games <= MAX_GAMES:
            raise ValueError(f"1 to {MAX_GAMES} games are stepped together, not {num_games}")
        self.observer, self.rewards = observer, rewards
        self.num_games, self.max_turns = num_games, max_turns
        self.states = tuple([State(observer.board) for _ in range(num_games)])
        self.deals = [Deals() for _ in range(num_games)]
        if not cython.compiled:
            self.state_at: list[Any] = [None] * num_games
            self.deals_at: list[Any] = [None] * num_games
        for i in range(num_games):
            set_pointers(self, i)

    def start(self, deals: list[Deals], target: Target) -> None:
        """Deal a new game from each source."""
        check_size(len(deals), self.num_games)
        check_target(self, target)
        self.deals = deals[:]
        for i in range(self.num_games):
            set_pointers(self, i)
        with cython.nogil:
            start_games(self, target)

    def step(self, actions: Sequence[int], target: Target) -> int:
        """Play an action in each game and return -1.

        If any is illegal, the number of the first such game is returned and nothing is played.
        """
        check_size(len(actions), self.num_games)
        check_target(self, target)
        with cython.nogil:
            refused = find_illegal(self, actions)
            if refused < 0:
                step_games(self, actions, target)
        return refused

    def choose(self, chance: Stream, actions: MutableSequence[int]) -> None:
        """Write a legal action for each game, each equally likely."""
        check_size(len(actions), self.num_games)
        with cython.nogil:
            choose_actions(self, chance, actions)


def check_target(b: Batch, target: Target) -> None:
    games, players = b.num_games, b.observer.players
    check_size(len(target.seats), games)
    check_size(len(target.masks), games * b.observer.board.num_actions)
    check_size(len(target.rewards), games * players)
    check_size(len(target.terminated), games)
    check_size(len(target.truncated), games)
    if target.has_observations:
        check_size(len(target.observations), games * b.observer.size)


def set_pointers(b: Batch, i: int) -> None:
    state, deals = b.states[i], b.deals[i]
    b.state_at[i] = cython.cast(cython.p_void, state) if cython.compiled else state
    b.deals_at[i] = cython.cast(cython.p_void, deals) if cython.compiled else deals


def start_games(b: Batch, target: Target) -> None:
    for i in range(b.num_games):
        deal_next(cython.cast(Deals, b.deals_at[i]), cython.cast(State, b.state_at[i]), b.observer.players)
        for seat in range(b.observer.players):
            target.rewards[i * b.observer.players + seat] = 0
        target.terminated[i] = target.truncated[i] = 0
        show(b, cython.cast(State, b.state_at[i]), i, target)


def find_illegal(b: Batch, actions: Sequence[int]) -> int:
    for i in range(b.num_games):
        if not is_legal_id(cython.cast(State, b.state_at[i]), actions[i]):
            return i
    return -1


def is_legal_id(s: State, action: int) -> bool:
    return 0 <= action < s.board.num_actions and is_legal(s, action)


def step_games(b: Batch, actions: Sequence[int], target: Target) -> None:
    for i in range(b.num_games):
        play(b, cython.cast(State, b.state_at[i]), i, actions[i], target)
        if target.terminated[i] or target.truncated[i]:
            deal_next(
                cython.cast(Deals, b.deals_at[i]), cython.cast(State, b.state_at[i]), b.observer.players
            )
        show(b, cython.cast(State, b.state_at[i]), i, target)


def play(b: Batch, s: State, i: int, action: int, target: Target) -> None:
    """Play an action and write what it earns."""
    seat = s.seat
    before = s.points[seat]
    apply(s, action)
    is_over = s.phase == OVER
    is_cut = not is_over and s.turns >= b.max_turns
    target.terminated[i], target.truncated[i] = is_over, is_cut
    gained = s.points[seat] - before
    out = cython.address(target.rewards[0]) if cython.compiled else target.rewards
    write_rewards(b.rewards, s, seat, gained, is_over or is_cut, out, i * b.observer.players)


def show(b: Batch, s: State, i: int, target: Target) -> None:
    """Write who decides, what it may do and what it knows."""
    target.seats[i] = s.seat
    masks = cython.address(target.masks[0]) if cython.compiled else target.masks
    write_mask(s, masks, i * b.observer.board.num_actions)
    if target.has_observations:
        out = cython.address(target.observations[0]) if cython.compiled else target.observations
        write_observation(b.observer, s, s.seat, out, i * b.observer.size)


def choose_actions(b: Batch, chance: Stream, actions: MutableSequence[int]) -> None:
    for i in range(b.num_games):
        actions[i] = choose(cython.cast(State, b.state_at[i]), chance, RANDOM_POLICY)
