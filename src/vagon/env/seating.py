"""One game after another, as the interfaces for single games need it."""

from __future__ import annotations

import operator
from functools import lru_cache
from os import PathLike
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from vagon.env.batch import mark_legal, observe, reward
from vagon.env.deals import Deals
from vagon.env.observation import Observer
from vagon.env.parts import MAX_TURNS
from vagon.env.rewards import Rewards
from vagon.maps import Map
from vagon.rules.board import Board
from vagon.rules.legal import is_legal, legal
from vagon.rules.state import State
from vagon.table.actions import actions_of
from vagon.table.boards import board_of, find_map
from vagon.table.game import Game, checked_players

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

_MAX_NAMED = 12  # legal actions that an error names


@lru_cache(maxsize=32)
def observer_of(board: Board, players: int) -> Observer:
    return Observer(board, players)


class Seating:
    """A table at which game after game is played; players sit as they are numbered."""

    def __init__(self, game_map: str | PathLike[str] | Map, players: int, reward_name: str) -> None:
        self.map = find_map(game_map)
        self.players = checked_players(players, self.map)
        self.observer = observer_of(board_of(self.map), players)
        self.num_actions = self.observer.board.num_actions
        self.rewards = Rewards(reward_name)
        self.deals: Deals | None = None
        self.current: Game | None = None

    @property
    def game(self) -> Game:
        if self.current is None:
            raise ValueError("call reset() before anything else")
        return self.current

    @property
    def is_truncated(self) -> bool:
        return not self.game.is_over and self.game.state.turns >= MAX_TURNS

    @property
    def is_ended(self) -> bool:
        return self.game.is_over or self.is_truncated

    def reset(self, seed: int | None) -> None:
        """Deal the game of a seed; without one, the next after the last."""
        if self.deals is None or seed is not None:
            self.deals = Deals(seed)
        key = self.deals.next_key()
        self.current = Game(self.map, self.players, key=key, seat_order="join_order")

    def play(self, action: SupportsIndex | None) -> Floats:
        """Play an action and return what each seat earns by it.

        One that the map does not have or that is not legal now raises ValueError and changes nothing.
        """
        state = self.game.state
        if self.is_ended:
            raise ValueError("the game is over: call reset()")
        number = checked_id(state.board, action)
        if not is_legal(state, number):
            raise ValueError(explain_illegal(state, number))
        seat = state.seat
        before = state.points[seat]
        self.game.play(number)
        rewards = np.zeros(self.players, np.float32)
        gained = state.points[seat] - before
        reward(self.rewards, state, seat, gained, self.is_ended, flat(rewards))
        return rewards

    def observe(self, seat: int) -> Floats:
        observation = np.zeros(self.observer.size, np.float32)
        observe(self.observer, self.game.state, seat, flat(observation))
        return observation

    def mask(self, seat: int) -> Mask:
        """1 for each legal action; a seat that does not decide has none."""
        mask = np.zeros(self.num_actions, np.int8)
        if seat == self.game.seat and not self.is_ended:
            mark_legal(self.game.state, flat(mask))
        return mask


def flat(array: NDArray[Any]) -> Any:
    """The memory of an array, for compiled code; uncompiled, it spares the rules NumPy's short numbers."""
    return array.reshape(-1).data


def split(observer: Observer, observations: Floats) -> dict[str, Floats]:
    """The parts of flat observations by name, without copying; the last axis is split."""
    *outer, size = observations.shape
    if size != observer.size:
        raise ValueError(f"an observation has {observer.size} numbers, not {size}")
    return {
        part.name: observations[..., part.start : part.stop].reshape(*outer, *part.shape)
        for part in observer.parts.values()
    }


def checked_id(board: Board, action: SupportsIndex | None) -> int:
    """The number of an action that the map has."""
    if action is None or not hasattr(action, "__index__"):
        raise ValueError(f"an action is a whole number, not {action!r}")
    number = operator.index(action)
    if not 0 <= number < board.num_actions:
        raise ValueError(f"{board.map.id} has actions 0 to {board.num_actions - 1}, not {number}")
    return number


def explain_illegal(state: State, number: int) -> str:
    """Why an action cannot be played, and what can."""
    names, legal_now = actions_of(state.board), legal(state)
    named = [f"{action} ({names.text(action)})" for action in legal_now[:_MAX_NAMED]]
    more = f" and {len(legal_now) - _MAX_NAMED} more" if len(legal_now) > _MAX_NAMED else ""
    return (
        f"action {number} ({names.text(number)}) is not legal now; "
        f"seat {state.seat} may play {', '.join(named)}{more}"
    )
