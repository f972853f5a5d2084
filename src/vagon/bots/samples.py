"""Situations of games between unlike players, for training: what they knew, what was true and who won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from vagon.bots import winning
from vagon.bots.base import Bot
from vagon.bots.levels import level_style
from vagon.bots.planner import Planner, decide
from vagon.bots.registry import make_bot
from vagon.rules.board import Board
from vagon.rules.constants import OVER, TURN
from vagon.rules.deal import deal
from vagon.rules.play import apply
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.score import Tally, tally
from vagon.rules.state import State
from vagon.table.views import view

EVERY: Final = 12
"""One in so many turns is kept, on average."""
STYLES: Final = {**winning.STYLES, "collector": {"draw_wagons": 15.0, "keep_price": 0.0}}
YARDSTICKS: Final = ("one-step", "long-route", "hungry")
"""They answer views, which takes long; one player in six is one of them."""

Answer = Callable[[State], int]


@dataclass(frozen=True, slots=True)
class Sample:
    """Some situations of one game, each before a turn, and how the game ended."""

    states: list[State]
    result: Tally


def players_of(board: Board, players: int, chance: Stream, key: bytes) -> list[Answer]:
    """Players drawn at random for all seats."""
    found: list[Answer] = []
    for seat in range(players):
        if chance.below(6) == 0:
            name = YARDSTICKS[chance.below(len(YARDSTICKS))]
            found.append(_answer(make_bot(name, derived_key(key, f"seat:{seat}"))))
        else:
            names = sorted(STYLES)
            style = level_style(board, players, STYLES[names[chance.below(len(names))]])
            found.append(partial(_decide, Planner([style] * players)))
    return found


def _decide(planner: Planner, s: State) -> int:
    """As the levels play: by a plan that is kept from turn to turn."""
    return decide(s, planner)


def _answer(bot: Bot) -> Answer:
    return lambda s: bot.choose(view(s, s.seat))


def games(board: Board, players: int, numbers: Sequence[int], purpose: str) -> Iterator[Sample]:
    """The games with these numbers; the same numbers and purpose give the same games."""
    for number in numbers:
        key = seed_key(f"{purpose}:{number}")
        chance = Stream(derived_key(key, "players"))
        answers = players_of(board, players, chance, key)
        s = State(board)
        deal(s, key, players)
        states = []
        while s.phase != OVER:
            if s.phase == TURN and chance.below(EVERY) == 0:
                states.append(s.copy())
            apply(s, answers[s.seat](s))
        yield Sample(states, tally(s))
