"""Matches between two ways of planning, inside compiled code: for tuning, many thousand games a minute."""

from __future__ import annotations

from vagon.bots.planner import Planner, finish_game
from vagon.bots.styles import Style
from vagon.rules.deal import deal
from vagon.rules.random import seed_key
from vagon.rules.score import Tally
from vagon.rules.state import State


def duel(one: Style, other: Style, players: int, seeds: range, purpose: str = "tuning") -> list[float]:
    """For each seed, the share of wins of `one` against `other` in all other seats, over all its seats.

    Ties are shared. The same seeds and purpose give the same deals.
    """
    s = State(one.board)
    t = Tally()
    planners = [Planner([one if seat == own else other for seat in range(players)]) for own in range(players)]
    shares = []
    for seed in seeds:
        key = seed_key(f"{purpose}:{seed}")
        share = 0.0
        for own in range(players):
            deal(s, key, players, -1, True)
            finish_game(s, planners[own], t)
            winners = sum(1 for seat in range(players) if t.place[seat] == 1)
            if t.place[own] == 1:
                share += 1 / winners
        shares.append(share / players)
    return shares
