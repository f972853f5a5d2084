"""What the end of a game is worth to a seat: the win, and the lead over the best of the others.

The lead counts so that a game that is won or lost is still played well, and so that few games tell more.
"""

from __future__ import annotations

import cython

from vagon.rules.score import Tally

if not cython.compiled:
    from math import exp

LEAD = 15.0  # points: a lead of so many is worth about three quarters of what a lead can be


def utility(t: Tally, players: int, seat: int, win: float) -> float:
    """From 0 to 1: `win` of it for winning, the rest for the lead."""
    return win * win_share(t, players, seat) + worth_of_lead(lead_of(t, players, seat), 1.0 - win)


def win_share(t: Tally, players: int, seat: int) -> float:
    """1 for a win, shared by those who tie."""
    winners = 0
    for other in range(players):
        if t.place[other] == 1:
            winners += 1
    return 1.0 / winners if t.place[seat] == 1 else 0.0


def lead_of(t: Tally, players: int, seat: int) -> int:
    """Points ahead of the best of the others."""
    best = -9999
    for other in range(players):
        if other != seat:
            best = max(best, t.total[other])
    return t.total[seat] - best


def worth_of_lead(lead: int, most: float) -> float:
    """From 0, far behind, to `most`, far ahead."""
    return most / (1.0 + exp(-lead / LEAD))
