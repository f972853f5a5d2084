"""The bots that may sit at a table, by the name of their level."""

from __future__ import annotations

from typing import Final, Protocol

from vagon.rules.constants import GREEDY
from vagon.rules.playout import choose
from vagon.rules.random import Stream, derived_key
from vagon.table.views import View
from vagon.table.worlds import Worlds

SIMPLE: Final = "simple"
BUDGET_MS: Final = 2_000
"""For a decision of a bot that searches: on a busy machine it searches less, and plays a little worse."""


class Player(Protocol):
    """Answers a view with one of its legal actions."""

    def choose(self, view: View) -> int: ...


class SimpleBot:
    """Claims the longest route it can pay, and draws cards otherwise."""

    def __init__(self, key: bytes) -> None:
        self._worlds = derived_key(key, "worlds")
        self._chance = Stream(derived_key(key, "policy"))

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        action = choose(Worlds(view, self._worlds).draw(), self._chance, GREEDY)
        return action if action in view.legal else view.legal[0]


def level_names() -> tuple[str, ...]:
    """The levels for people. Yardsticks are for the arena, where they are compared by many games."""
    from vagon.bots.registry import levels

    return (SIMPLE, *levels())


def make_player(level: str, key: bytes) -> Player:
    """The bot of a level; the simple one where this program no longer has it."""
    if level == SIMPLE:
        return SimpleBot(key)
    from vagon.bots.base import BadBot
    from vagon.bots.registry import make_bot

    if level not in level_names():
        return SimpleBot(key)
    try:
        return make_bot(f"{level}[ms={BUDGET_MS}]", key)
    except BadBot:  # it does not search, and has no such option
        return make_bot(level, key)
