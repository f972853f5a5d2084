"""What a decision earns, for every seat; the rewards of all seats always add up to 0.

`win`: at the end, 1 for the winner and -1 shared by the others; winners of a tie share.
`score`: at the end, the seat's points less the mean of the others'.
`shaped`: the same in all, but points for routes come with the route, and the rest at the end.

A truncated game counts as if it had ended there.
"""

from __future__ import annotations

import cython

from vagon.rules.score import Tally

if not cython.compiled:
    from collections.abc import MutableSequence

    from vagon.rules.score import count_score
    from vagon.rules.state import State

    WIN, SHAPED = 1, 2

REWARDS = ("score", "win", "shaped")
"""By the numbers that compiled code uses."""

ILLEGAL_REWARD = {"score": -100.0, "win": -1.0, "shaped": -100.0}
"""For an action that ends the game because it is illegal: as bad as a game clearly lost."""


def reward_number(name: str) -> int:
    """The number of a kind of reward."""
    if name not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS.index(name)


class Rewards:
    """Counts rewards of one kind."""

    def __init__(self, name: str) -> None:
        self.kind = reward_number(name)
        self.tally = Tally()


def write_rewards(
    r: Rewards, s: State, seat: int, gained: int, is_end: bool, out: MutableSequence[float], start: int
) -> None:
    for other in range(s.players):
        out[start + other] = 0
    if r.kind == SHAPED and gained:
        for other in range(s.players):
            out[start + other] = lead_of(gained if other == seat else 0, gained, s.players)
    if not is_end:
        return
    count_score(s, r.tally)
    winners = total = points = 0
    for other in range(s.players):
        total += r.tally.total[other]
        points += s.points[other]
        if r.tally.place[other] == 1:
            winners += 1
    for other in range(s.players):
        if r.kind == WIN:
            share = 1.0 / winners if r.tally.place[other] == 1 else 0.0
            out[start + other] = (s.players * share - 1.0) / (s.players - 1)
        else:
            lead = lead_of(r.tally.total[other], total, s.players)
            if r.kind == SHAPED:
                lead -= lead_of(s.points[other], points, s.players)
            out[start + other] += lead


def lead_of(own: int, total: int, players: int) -> float:
    """How far one number of several is above the mean of the others."""
    return own - (total - own) / (players - 1)
