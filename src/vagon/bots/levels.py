"""The five levels for people. They differ in judgement and in how far they look, not in silly moves.

Level 1 plans one ticket at a time and minds neither the time it takes nor what routes bring; level 2 plans
for all its tickets, of which it keeps many, and thinks little of time; level 3 is the tuned planner; levels 4
and 5 search, with few and with many rollouts; where more than two play, level 5 dares more and tells simple
players from planners.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from vagon.bots.base import Bot, Options, check_options, whole_option
from vagon.bots.belief import Belief
from vagon.bots.planner import Planner, decide
from vagon.bots.search import Manner, Search
from vagon.bots.strangers import deeds_told, simple_chances
from vagon.bots.styles import Style
from vagon.bots.weights import weights
from vagon.rules.board import Board
from vagon.rules.random import Stream, derived_key
from vagon.table.boards import board_of
from vagon.table.views import View
from vagon.table.worlds import any_world

Manners = Callable[[str, int], Manner]
"""How a level searches, by the id of the map and the number of seats."""

# What these levels judge otherwise than the tuned planner.
CASUAL: Final = {
    "turn_price": 1.5,
    "late_price": 1.0,
    "trail": 0.0,
    "route_weight": 0.7,
    "passenger": 0.8,
    "least_kept": 3.0,
    "keep_price": 0.0,
    "spare_points": 4.0,
    "danger": 0.0,
    "races": 0.0,
    "draw_wagons": 99.0,
}
BEGINNER: Final = CASUAL | {
    "one_ticket": 1.0,
    "turn_price": 0.8,
    "route_weight": 0.15,
    "passenger": 0.6,
    "hand_weight": 0.0,
    "stations": 0.0,
}
STRONG_ROLLOUTS: Final = {
    "europe": {2: 384, 3: 256, 4: 128, 5: 128},
    "germany": dict.fromkeys(range(2, 6), 128),
}
"""By map and seats, such that the steps from level 3 to level 4 and on to level 5 are much alike."""
EXPERT_ROLLOUTS: Final = {2: 4096, 3: 2048, 4: 1024, 5: 1024}
LEAST_ROLLOUTS: Final = 64
"""Fewer do not make a level better than its own planner."""
MAX_ROLLOUTS: Final = 10_000_000


def level_style(board: Board, players: int, changes: Mapping[str, float]) -> Style:
    return Style(board, {**weights("planner", board.map.id, players), **changes})


class PlanningBot(Bot):
    """Levels 1 to 3: the tuned planner, and how it plays when it judges some things otherwise."""

    def __init__(self, changes: Mapping[str, float]) -> None:
        self.changes = changes
        self.planner: Planner | None = None

    def choose(self, view: View) -> int:
        if self.planner is None:
            board = board_of(view.map)
            self.planner = Planner([level_style(board, view.players, self.changes)] * view.players)
        return decide(any_world(view), self.planner)


class SearchingBot(Bot):
    """Levels 4 and 5: the planner's move, unless rollouts in sampled worlds show a better one."""

    def __init__(self, key: bytes, manners: Manners, milliseconds: int) -> None:
        self.key, self.manners = key, manners
        self.seconds = milliseconds / 1000 if milliseconds else math.inf
        self.search: Search | None = None

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if self.search is None:
            manner = self.manners(view.map.id, view.players)
            self.search = make_search(board_of(view.map), view.players, manner, self.seconds)
        return self.search.choose(any_world(view), Stream(decision_key(self.key, view)), self.read(view))

    def read(self, view: View) -> list[float]:
        """By seat: how likely it is a simple player, if that is of any interest."""
        if not self.manners(view.map.id, view.players).reads:
            return []
        board = board_of(view.map)
        return simple_chances(deeds_told(board, view), weights("simple", view.map.id))


def decision_key(key: bytes, view: View) -> bytes:
    """A key for one decision, the same whenever the bot is asked about the same view."""
    own = view.own.hand if view.own else {}
    return derived_key(key, f"decision:{view.turns}:{view.phase}:{view.row}:{own}:{view.legal}")


def make_search(board: Board, players: int, manner: Manner, seconds: float = math.inf) -> Search:
    """A search with tuned planners in all seats."""
    styles = [level_style(board, players, {})] * players
    return Search(
        Planner(styles),
        Planner(styles),
        Belief(board, weights("belief", board.map.id)),
        manner,
        seconds,
    )


def planning(name: str, changes: Mapping[str, float]) -> Callable[[dict[str, str], bytes], Bot]:
    def make(options: Options, _key: bytes) -> Bot:
        check_options(name, options, ())
        return PlanningBot(changes)

    return make


def strong_manner(map_id: str, players: int) -> Manner:
    return Manner(STRONG_ROLLOUTS.get(map_id, STRONG_ROLLOUTS["europe"])[players])


def expert_manner(_map_id: str, players: int) -> Manner:
    rollouts = EXPERT_ROLLOUTS[players]
    if players == 2:
        return Manner(rollouts)
    # Among several, wins are rarer and tell less, moves are better by less, and more is up to the others.
    return Manner(rollouts, caution=0.5, win=0.0, reads=True)


def searching(name: str, manners: Manners) -> Callable[[dict[str, str], bytes], Bot]:
    def make(options: Options, key: bytes) -> Bot:
        """`rollouts` for each decision; with `ms` it stops early when that many milliseconds have gone."""
        check_options(name, options, ("rollouts", "ms"))
        given = whole_option(name, options, "rollouts", 0, LEAST_ROLLOUTS, MAX_ROLLOUTS)
        milliseconds = whole_option(name, options, "ms", 0, 1, 3_600_000)

        def manner(map_id: str, players: int) -> Manner:
            usual = manners(map_id, players)
            return usual._replace(rollouts=given) if given else usual

        return SearchingBot(key, manner, milliseconds)

    return make


LEVELS: Final[Mapping[str, Callable[[dict[str, str], bytes], Bot]]] = {
    "level1": planning("level1", BEGINNER),
    "level2": planning("level2", CASUAL),
    "level3": planning("level3", {}),
    "level4": searching("level4", strong_manner),
    "level5": searching("level5", expert_manner),
}
