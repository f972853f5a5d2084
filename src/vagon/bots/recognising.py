"""How simple players are recognised, by likelihood: from games in which about half of the seats are such."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from vagon.bots.fitting import numbers_of_players
from vagon.bots.levels import level_style
from vagon.bots.likelihood import Choice, fit, mean_likelihood
from vagon.bots.notes import Notes
from vagon.bots.planner import Planner, decide
from vagon.bots.strangers import DEEDS, no_deeds, note_deed, simple_chances
from vagon.bots.styles import SIMPLE, Style
from vagon.bots.winning import STYLES
from vagon.maps import Map
from vagon.rules.constants import OVER, TURN
from vagon.rules.deal import deal
from vagon.rules.play import apply
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.state import State
from vagon.table.boards import board_of

EVERY: Final = 12
"""One in so many turns is looked at, on average."""

Seen = tuple[list[int], bool]
"""What a seat has done so far, and whether it is a simple player."""


def gather(
    game_map: Map,
    games_each: int,
    purpose: str,
    notes: Notes,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Seen]:
    """What was seen in so many games with every number of players."""
    units = {
        f"{purpose} {game_map.id} {players} {number}": (players, number)
        for players in numbers_of_players(game_map)
        for number in range(games_each)
    }
    found = notes.values(units, partial(seen_in_game, game_map, purpose), jobs, tell)
    return [(list(deeds), bool(is_simple)) for seen in found for deeds, is_simple in seen]


def seen_in_game(game_map: Map, purpose: str, unit: tuple[int, int]) -> list[Seen]:
    """What could be seen of all seats at some of the turns of a game."""
    board, (players, number) = board_of(game_map), unit
    key = seed_key(f"{purpose}:{players}:{number}")
    chance = Stream(derived_key(key, "players"))
    names = sorted(STYLES)
    are_simple = [chance.below(2) == 0 for _ in range(players)]
    planner = Planner(
        [
            Style(board, SIMPLE)
            if is_simple
            else level_style(board, players, STYLES[names[chance.below(len(names))]])
            for is_simple in are_simple
        ]
    )
    deeds, found = no_deeds(players), []
    s = State(board)
    deal(s, key, players)
    while s.phase != OVER:
        if s.phase == TURN and chance.below(EVERY) == 0:
            found += [(list(deeds[seat]), are_simple[seat]) for seat in range(players)]
        action = decide(s, planner)
        note_deed(deeds, board, s.seat, action)
        apply(s, action)
    return found


def fit_simple(seen: Sequence[Seen]) -> dict[str, float]:
    """What each deed adds to the logarithm of the odds that its seat is a simple player."""
    values = fit(_choices(seen)).values
    return {name: round(value, 4) for name, value in zip(DEEDS, values, strict=True)}


def judge(seen: Sequence[Seen], values: Mapping[str, float]) -> dict[str, float]:
    """How well simple players and others are told apart."""
    given = simple_chances([deeds for deeds, _ in seen], values)
    by_truth = {
        truth: [chance for chance, (_, is_simple) in zip(given, seen, strict=True) if is_simple == truth]
        for truth in (True, False)
    }
    return {
        "seats": len(seen),
        "likelihood": round(mean_likelihood(_choices(seen), [values[name] for name in DEEDS]), 4),
        "likelihood_even": round(math.log(0.5), 4),
        "chance_given_to_simple": round(sum(by_truth[True]) / max(1, len(by_truth[True])), 4),
        "chance_given_to_others": round(sum(by_truth[False]) / max(1, len(by_truth[False])), 4),
    }


def _choices(seen: Sequence[Seen]) -> list[Choice]:
    nothing = [0.0] * len(DEEDS)
    return [
        Choice([nothing, [float(n) for n in deeds]], [float(not is_simple), float(is_simple)])
        for deeds, is_simple in seen
    ]
