"""The probability that each seat wins, from what one seat knows, calibrated on games of unlike players.

Rollouts of the planner are too sure of themselves: others play otherwise, and what they hold is guessed. A
conditional logit over the seats, fitted by `vagon train calibration`, turns what the rollouts say and what
lies open into probabilities that sum to 1.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from vagon.bots.belief import Belief
from vagon.bots.levels import decision_key, level_style
from vagon.bots.likelihood import chances
from vagon.bots.outlook import Outlook
from vagon.bots.planner import Planner
from vagon.bots.weights import weights
from vagon.rules.board import Board
from vagon.rules.constants import NUM_KINDS, OVER
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.views import View
from vagon.table.worlds import any_world

OPEN_FEATURES: Final = ("points", "late_points", "wagons", "cards")
"""Seen by all: they need no rollouts."""
ROLLOUT_FEATURES: Final = ("wins", "late_wins", "leads", "late_leads", "self", "late_self")
MAX_BUDGET: Final = 1_000_000
KEY: Final = seed_key("win probability")


def win_probability(view: View, budget: int) -> list[float]:
    """How likely each seat wins, by what the view's seat knows, from `budget` rollouts; the sum is 1.

    It supposes that all play about as well as bots do. The same view and budget give the same answer.
    """
    if view.seat is None:
        raise ValueError("a win probability is of a seat's view, not of a spectator's")
    s = any_world(view)
    return probabilities(s, view.seat, budget, Stream(decision_key(KEY, view)))


def open_win_probability(s: State, budget: int) -> list[float]:
    """The same with all cards open, for looking back at a game: only what is to be drawn is unknown."""
    chance = Stream(derived_key(KEY, f"open:{s.turns}:{s.phase}:{s.chance.words_used}"))
    return probabilities(s, -1, budget, chance)


def probabilities(s: State, seat: int, budget: int, chance: Stream) -> list[float]:
    if not 1 <= budget <= MAX_BUDGET:
        raise ValueError(f"the budget must be from 1 to {MAX_BUDGET} rollouts, not {budget}")
    if s.phase == OVER:
        return final_shares(s)
    outlook = outlook_of(s.board, s.players)
    outlook.look(s, seat, budget, chance)
    kind = "winning" if seat >= 0 else "winning-open"
    return calibrated(features(s, seat, outlook), weights(kind, s.board.map.id, s.players))


def calibrated(rows: Sequence[Mapping[str, float]], values: Mapping[str, float]) -> list[float]:
    names = list(values)
    return chances([[row[name] for name in names] for row in rows], [values[name] for name in names])


def final_shares(s: State) -> list[float]:
    """The win of a game that is over, shared by those who tie."""
    places = tally(s).place[: s.players]
    return [(place == 1) / places.count(1) for place in places]


@lru_cache(maxsize=16)
def outlook_of(board: Board, players: int) -> Outlook:
    planner = Planner([level_style(board, players, {})] * players)
    return Outlook(planner, Belief(board, weights("belief", board.map.id)))


def features(s: State, seat: int, outlook: Outlook) -> list[dict[str, float]]:
    """By seat: what the probabilities are made of, after the outlook has looked."""
    late = 1 - min(s.wagons[: s.players]) / s.board.wagons
    rows = open_features(s)
    for other, row in enumerate(rows):
        row["wins"] = logarithm(outlook.wins[other], outlook.games)
        row["leads"] = logarithm(outlook.leads[other], outlook.games)
        row["self"] = float(other == seat)
        for name in ("wins", "leads", "self"):
            row[f"late_{name}"] = late * row[name]
    return rows


def open_features(s: State) -> list[dict[str, float]]:
    late = 1 - min(s.wagons[: s.players]) / s.board.wagons
    rows = []
    for seat in range(s.players):
        points = s.points[seat] / 20
        rows.append(
            {
                "points": points,
                "late_points": late * points,
                "wagons": (s.board.wagons - s.wagons[seat]) / 10,
                "cards": sum(s.hand[NUM_KINDS * seat : NUM_KINDS * (seat + 1)]) / 10,
            }
        )
    return rows


def logarithm(total: float, games: int) -> float:
    """Of the odds, kept finite by half a game for and against."""
    return math.log((total + 0.5) / (games - total + 0.5))
