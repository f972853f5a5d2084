"""Small arenas for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vagon.arena.matches import Played
from vagon.arena.running import Results, Setting
from vagon.maps import load_map

LIMIT: Final = 60.0


def setting(*bots: str, players: int = 2, game_map: str = "europe", seed: int = 1) -> Setting:
    return Setting(load_map(game_map), players, bots, seed, LIMIT)


def timeless(results: Results) -> Results:
    """Results without the times, which are never the same twice."""
    return {unit: [_timeless(game) for game in games] for unit, games in sorted(results.items())}


def _timeless(game: Played) -> Played:
    return replace(game, seats=tuple(replace(seat, seconds=0.0) for seat in game.seats))
