"""Parameters of the planner by paired deals: a step is kept if it wins, and wins again on fresh deals.

Three kinds of deals never meet: those that propose a step (tuning), those that confirm it (selection) and
those that tell how good the end is (report).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vagon.bots.matches import duel
from vagon.bots.notes import Notes
from vagon.bots.styles import DEFAULTS, Style
from vagon.rules.board import Board

STEPS: Final[dict[str, tuple[float, ...]]] = {
    "turn_price": (-0.8, -0.4, -0.2, 0.2, 0.4, 0.8),
    "late_price": (-0.3, 0.3, 0.6),
    "keep_price": (-2.0, -1.0, 1.0, 2.0),
    "ticket_bonus": (-2.0, -1.0, 1.0, 2.0),
    "draw_wagons": (-84.0, -79.0, -74.0, -69.0, -4.0, 4.0, 84.0),
    "draw_time": (-3.0, 3.0),
    "mix": (-1.0, 1.0),
    "passenger": (-1.0, -0.5, 0.5, 1.0),
    "passenger_reach": (-2.0, 2.0, 4.0),
    "route_weight": (-0.2, -0.1, 0.1, 0.2),
    "hand_weight": (-0.2, -0.1, 0.1, 0.2),
    "spare_points": (-3.0, -1.0, 1.0, 3.0),
    "trail": (-1.0, 1.0, 2.0),
    "danger": (-4.0, 4.0),
    "locomotive": (-6.0, -3.0, 3.0, 6.0),
    "last_card": (-4.0, 4.0),
    "wagons_per_claim": (-0.5, 0.5),
    "races": (-0.5, 0.5, 1.0, -9.0),
    "stations": (-1.0, 1.0),
    "tunnel": (-0.4, 0.4),
    "ferry": (-0.4, 0.4),
}
LIMITS: Final[dict[str, tuple[float, float]]] = {
    "turn_price": (0.5, 12.0),
    "late_price": (0.1, 4.0),
    "mix": (0.0, 4.0),
    "stations": (0.0, 1.0),
    "races": (0.0, 4.0),
    "hand_weight": (0.0, 1.0),
    "passenger_reach": (1.0, 20.0),
    "wagons_per_claim": (1.5, 6.0),
    "draw_wagons": (10.0, 99.0),
    "draw_time": (1.0, 20.0),
}
PROPOSED: Final = 2.0  # standard errors above par that make a step worth confirming
CONFIRMED: Final = 1.6


@dataclass(frozen=True, slots=True)
class Tuned:
    """What tuning has found, and how it did on the deals for reports."""

    values: dict[str, float]  # those that are not the defaults
    win_against_start: float
    error_against_start: float  # of the number above, a standard error
    win_against_defaults: float
    standard_error: float  # of the number above
    games: int


def stepped(values: dict[str, float], name: str, step: float) -> dict[str, float]:
    low, high = LIMITS.get(name, (0.0, 99.0))
    return values | {name: round(min(high, max(low, values[name] + step)), 3)}


def surplus(shares: Sequence[float], par: float) -> float:
    """By how many standard errors the mean share is above par."""
    return (sum(shares) / len(shares) - par) / standard_error(shares)


def standard_error(shares: Sequence[float]) -> float:
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return math.sqrt(max(variance, 1e-9) / len(shares))


def matters(board: Board, name: str) -> bool:
    """Whether a parameter changes anything on this board."""
    if name in ("passenger", "passenger_reach"):
        return board.num_passengers > 0
    if name == "mix":
        return board.num_mixes > 1
    if name == "stations":
        return board.stations > 0
    if name == "trail":
        return board.trail_points > 0
    return True


class Tuning:
    """A search for one board and number of players, whose duels are remembered in `notes`."""

    def __init__(self, board: Board, players: int, deals: int, notes: Notes) -> None:
        self.board, self.players, self.deals, self.notes = board, players, deals, notes

    def margin(self, one: dict[str, float], other: dict[str, float], purpose: str, block: int) -> float:
        """How clearly `one` beats `other`, in standard errors, on the deals of a block."""

        def measure() -> float:
            seeds = range(block * self.deals, (block + 1) * self.deals)
            styles = Style(self.board, one), Style(self.board, other)
            return round(surplus(duel(*styles, self.players, seeds, purpose), 1 / self.players), 4)

        return float(self.notes.value(f"{purpose} {block} {_text(one)} against {_text(other)}", measure))

    def improve(self, values: dict[str, float], number: int, tell: Callable[[str], None]) -> dict[str, float]:
        """One round over all parameters, with deals of its own."""
        best = dict(values)
        block = 1000 * number
        for name, steps in STEPS.items():
            for step in steps if matters(self.board, name) else ():
                block += 1
                trial = stepped(best, name, step)
                if trial[name] == best[name] or self.margin(trial, best, "tuning", block) < PROPOSED:
                    continue
                if self.margin(trial, best, "selection", block) > CONFIRMED:
                    tell(f"round {number + 1}: {name} from {best[name]:g} to {trial[name]:g}")
                    best = trial
        return best

    def run(
        self,
        start: dict[str, float],
        rounds: int,
        tell: Callable[[str], None],
        others: Mapping[str, Mapping[str, float]] | None = None,
    ) -> Tuned:
        """Rounds until one changes nothing, at most so many, from the best of `start` and `others` on.

        What they end with counts only if it beats `start` as a whole, on deals that no step has seen.
        """
        first = DEFAULTS | start
        values = first
        # Blocks of deals below 0 are for whole sets of values.
        for block, (name, other) in enumerate((others or {}).items(), 2):
            trial = DEFAULTS | dict(other)
            if trial != values and self.margin(trial, values, "selection", -block) > CONFIRMED:
                tell(f"begins with {name}")
                values = trial
        for number in range(rounds):
            found = self.improve(values, number, tell)
            if found == values:
                break
            values = found
        if values != first and self.margin(values, first, "selection", -1) <= CONFIRMED:
            tell("no better than the start, which is kept")
            values = first
        return self.judge(first, values)

    def judge(self, start: dict[str, float], values: dict[str, float]) -> Tuned:
        seeds = range(2 * self.deals)
        one = Style(self.board, values)
        old = duel(one, Style(self.board, start), self.players, seeds, "report")
        plain = duel(one, Style(self.board, {}), self.players, seeds, "report")
        return Tuned(
            values={name: value for name, value in values.items() if value != DEFAULTS[name]},
            win_against_start=round(sum(old) / len(old), 4),
            error_against_start=round(standard_error(old), 4),
            win_against_defaults=round(sum(plain) / len(plain), 4),
            standard_error=round(standard_error(plain), 4),
            games=len(plain) * self.players,
        )


def _text(values: dict[str, float]) -> str:
    return ",".join(f"{name}={value:g}" for name, value in values.items() if value != DEFAULTS[name])
