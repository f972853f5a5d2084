"""What another manner of searching would gain, told by what it would choose.

Games tell little of a small change: hundreds of them are within chance. Here one search plays, a rival
chooses as well wherever it does, and when the two differ both actions are tried in many fresh worlds. The
wins gained are summed over a game. They tell manners apart; no match will show so many, because others play
neither like the planner nor quite like simple players, and what decisions gain does not add up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from vagon.bots.last_turn import is_last
from vagon.bots.levels import make_search
from vagon.bots.registry import make_bot
from vagon.bots.search import Manner
from vagon.bots.strangers import no_deeds, note_deed, simple_chances
from vagon.bots.tuning import standard_error
from vagon.bots.weights import weights
from vagon.bots.workers import spread
from vagon.maps import Map
from vagon.rules.constants import OVER
from vagon.rules.deal import deal
from vagon.rules.play import apply
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.views import view

TRIAL = Manner(1, win=1.0)
"""Actions are judged by the wins that they bring, and by nothing else."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One search in the games of a bot, and the rival whose choices are compared with its own."""

    map: Map
    players: int
    against: str  # the bot in all other seats
    playing: Manner
    rival: Manner
    worlds: int  # in which two actions are tried
    simple: bool  # whether all others are simple players there, or planners
    seed: int  # of the games


@dataclass(frozen=True, slots=True)
class Gain:
    """What the rival would have gained; both are means of a game."""

    games: int
    differences: float  # decisions in which the two differ
    wins: float
    error: float  # of the wins, a standard error


def compare(
    comparison: Comparison, games: int, jobs: int = 1, tell: Callable[[int], None] = lambda _: None
) -> Gain:
    """Compare in so many games, the same for all rivals; `tell` hears how many there are."""
    gained: list[Sequence[float]] = []
    for found in spread(partial(gains_of_game, comparison), range(games), jobs):
        gained.append(found)
        tell(len(gained))
    sums = [sum(found) for found in gained]
    return Gain(games, sum(map(len, gained)) / games, sum(sums) / games, standard_error(sums))


def gains_of_game(comparison: Comparison, number: int) -> list[float]:
    """What each choice of the rival that differs gains; the searching seat is another in every game."""
    board, players = board_of(comparison.map), comparison.players
    key = seed_key(f"choices:{comparison.seed}:{number}")
    playing, rival, trial = (
        make_search(board, players, manner) for manner in (comparison.playing, comparison.rival, TRIAL)
    )
    bots = [make_bot(comparison.against, derived_key(key, f"seat:{seat}")) for seat in range(players)]
    chances = [Stream(derived_key(key, purpose)) for purpose in ("playing", "rival", "trial")]
    gains, deeds = [], no_deeds(players)
    searching = number % players
    trial.seat_others(searching, [float(comparison.simple)] * players, chances[2])
    s = State(board)
    deal(s, key, players)
    while s.phase != OVER:
        if s.seat != searching:
            action = bots[s.seat].choose(view(s, s.seat))
            note_deed(deeds, board, s.seat, action)
            apply(s, action)
            continue
        read = simple_chances(deeds, weights("simple", board.map.id))
        chosen = playing.choose(s, chances[0], read if comparison.playing.reads else ())
        if not is_last(s):  # which is decided exactly, whatever the manner
            other = rival.choose(s, chances[1], read if comparison.rival.reads else ())
            gain = trial.try_out(s, chosen, other, comparison.worlds, chances[2])
            if other != chosen:
                gains.append(gain)
        apply(s, chosen)
    return gains
