"""Asking bots, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vagon.arena.matches import Views
from vagon.bots import make_bot
from vagon.bots.registry import YARDSTICKS
from vagon.rules.random import derived_key, seed_key
from vagon.rules.state import State
from vagon.table.actions import actions_of
from vagon.table.game import Game
from vagon.table.views import view

KEY: Final = seed_key("bots")
RELEASED: Final = ("one-step[2017]", "long-route[2017]", "hungry[2017]", "path[2017]")
YARDSTICK_SPECS: Final = (*YARDSTICKS, *RELEASED)


def answer(spec: str, state: State) -> str:
    """What a bot that has seen nothing before does in this situation."""
    action = make_bot(spec, KEY).choose(view(state, state.seat))
    return actions_of(state.board).text(action)


def play(game: Game, specs: Sequence[str]) -> list[int]:
    """Play a game to its end by bots; their actions. An illegal one raises."""
    bots = [make_bot(spec, derived_key(game.key, f"bot {seat}")) for seat, spec in enumerate(specs)]
    views = Views(game)
    while not game.is_over:
        game.play(bots[game.seat].choose(views.of(game.seat)))
    return [move.action for move in game.history]
