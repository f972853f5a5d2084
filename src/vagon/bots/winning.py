"""The probability that each seat wins, from what one seat knows, calibrated on games of unlike players.

Rollouts alone are too sure of themselves: nobody plays just like a planner, and what others hold is guessed.
So planners of unlike styles play them, and a conditional logit over the seats, fitted by `vagon train
calibration`, turns what they say and what lies open into probabilities that sum to 1.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from vagon.bots.belief import Belief
from vagon.bots.levels import BEGINNER, CASUAL, decision_key, level_style
from vagon.bots.likelihood import chances
from vagon.bots.outlook import Outlook
from vagon.bots.planner import Planner
from vagon.bots.weights import weights
from vagon.rules.board import Board
from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS, NUM_KINDS, OVER, ROUTE_WORDS, TICKET_WORDS
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.naming import members
from vagon.table.views import View
from vagon.table.worlds import any_world

STYLES: Final[dict[str, Mapping[str, float]]] = {
    "club": {},
    "hasty": {"turn_price": 5.0},
    "patient": {"turn_price": 2.0},
    "casual": CASUAL,
    "beginner": BEGINNER,
}
"""Of the players in rollouts. Their number is a prime, so that all pairs can meet in few line-ups."""
OPEN_FEATURES: Final = (
    "points",
    "wagons",  # placed
    "routes",
    "prizes",  # points for passengers, if the game ended now
    "tickets",
    "kept",  # of these, from the opening
    "cards",
    "known",  # of these, taken for all to see
    "moves",  # it is its turn
)
"""Seen by all: they need no rollouts."""
ROLLOUT_FEATURES: Final = (
    "wins",
    "leads",
    "self",  # it is the seat that looks, whose cards and tickets are certain
)
FEATURES: Final = (*OPEN_FEATURES, *ROLLOUT_FEATURES)
LATE: Final = "late_"
"""Each feature comes a second time, times how far the game has come."""
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
    values = weights("winning" if seat >= 0 else "winning-open", s.board.map.id, s.players)
    rows = features(s, seat, outlook)
    return chances([[row[name] for name in values] for row in rows], list(values.values()))


def final_shares(s: State) -> list[float]:
    """The win of a game that is over, shared by those who tie."""
    places = tally(s).place[: s.players]
    return [(place == 1) / places.count(1) for place in places]


@lru_cache(maxsize=16)
def outlook_of(board: Board, players: int) -> Outlook:
    styles = [level_style(board, players, changes) for changes in STYLES.values()]
    planners = [Planner([styles[i] for i in line]) for line in line_ups(len(styles), players)]
    return Outlook(planners, Belief(board, weights("belief", board.map.id)))


def line_ups(styles: int, players: int) -> list[list[int]]:
    """Styles by seat: any two seats have every pair of styles once, if their number is a prime."""
    return [
        [(first + step * seat) % styles for seat in range(players)]
        for first in range(styles)
        for step in range(styles)
    ]


def features(s: State, seat: int, outlook: Outlook) -> list[dict[str, float]]:
    """By seat: what the probabilities are made of, after the outlook has looked."""
    late = progress(s)
    rows = open_features(s)
    for other, row in enumerate(rows):
        row["wins"] = logarithm(outlook.wins[other], outlook.games)
        row["leads"] = logarithm(outlook.leads[other], outlook.games)
        row["self"] = float(other == seat)
    return [row | {LATE + name: late * x for name, x in row.items()} for row in rows]


def progress(s: State) -> float:
    """How far the game has come: 0 at its start, 1 when somebody has no wagons left."""
    return 1 - min(s.wagons[: s.players]) / s.board.wagons


def open_features(s: State) -> list[dict[str, float]]:
    prizes = tally(s).passenger_points
    opening = s.phase in (CHOOSE_MIX, CHOOSE_TICKETS)  # nobody knows yet how many tickets others keep
    rows = []
    for seat in range(s.players):
        cards = slice(NUM_KINDS * seat, NUM_KINDS * (seat + 1))
        rows.append(
            {
                "points": s.points[seat] / 20,
                "wagons": (s.board.wagons - s.wagons[seat]) / 10,
                "routes": len(members(s.owned, seat * ROUTE_WORDS, ROUTE_WORDS)) / 5,
                "prizes": prizes[seat] / 20,
                "tickets": 0.0 if opening else len(members(s.tickets, seat * TICKET_WORDS, TICKET_WORDS)) / 3,
                "kept": 0.0 if opening else sum(s.opening_kept[2 * seat : 2 * seat + 2]) / 3,
                "cards": sum(s.hand[cards]) / 10,
                "known": sum(s.known[cards]) / 10,
                "moves": float(seat == s.seat),
            }
        )
    return rows


def logarithm(total: float, games: int) -> float:
    """Of the odds, kept finite by half a game for and against."""
    return math.log((total + 0.5) / (games - total + 0.5))
