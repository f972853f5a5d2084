"""What kind of player each of the others is: how likely a simple one, by what all have seen it do.

Who plans takes the cards that lie open, locomotives above all; a simple player mostly takes from the deck.
The odds come of how often each has done what, by coefficients found by likelihood (`vagon train simple`).
Before anybody has done anything they are even.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from vagon.rules.board import Board
from vagon.rules.constants import DRAW_DECK, DRAW_ROW, LOCOMOTIVE
from vagon.table.actions import actions_of
from vagon.table.views import View

DEEDS: Final = ("deck", "colour", "locomotive", "claim")
"""Cards taken from the deck, from the row by their kind, and routes claimed."""

Deeds = list[list[int]]
"""By seat: how often it has done each of DEEDS."""


def no_deeds(players: int) -> Deeds:
    return [[0] * len(DEEDS) for _ in range(players)]


def note_deed(deeds: Deeds, board: Board, seat: int, action: int) -> None:
    """Count what a seat does, if it is of any interest."""
    if action == DRAW_DECK:
        deeds[seat][0] += 1
    elif action < DRAW_ROW + LOCOMOTIVE:
        deeds[seat][1] += 1
    elif action == DRAW_ROW + LOCOMOTIVE:
        deeds[seat][2] += 1
    elif board.first_claim <= action < board.first_station:
        deeds[seat][3] += 1


def deeds_told(board: Board, view: View) -> Deeds:
    """What each seat has done by the history of a view."""
    deeds, numbers = no_deeds(view.players), actions_of(board).by_text
    for told in view.history:
        if told.action is not None:
            note_deed(deeds, board, told.seat, numbers[told.action])
    return deeds


def simple_chances(deeds: Sequence[Sequence[float]], values: Mapping[str, float]) -> list[float]:
    """By seat: how likely it is a simple player."""
    return [_chance(sum(values[name] * n for name, n in zip(DEEDS, row, strict=True))) for row in deeds]


def _chance(log_odds: float) -> float:
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, log_odds))))
