"""The signature of a bot: a digest of what comes of fixed games that it plays.

It is the same as long as the bot plays the same, however it is written. So what was measured still counts
when its program has become faster or tidier, and no longer counts as soon as it plays otherwise. To find one
takes a while; a file beside the results on strength holds those that were found last.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from vagon.arena.entrants import make_entrant
from vagon.arena.matches import play_game
from vagon.arena.peeking import Peeking
from vagon.bots.levels import LEAST_ROLLOUTS, PlanningBot, SearchingBot, level_style
from vagon.bots.planner import Planner, finish_game
from vagon.bots.registry import OUTSIDE, PEEKING, parse_spec
from vagon.files import BadFile
from vagon.maps import Map
from vagon.rules.deal import deal
from vagon.rules.random import KEY_BYTES, seed_key
from vagon.rules.score import Tally
from vagon.rules.state import State
from vagon.table.boards import board_of

FORMAT: Final = "vagon-signatures"
VERSION: Final = 1
FILE: Final = "signatures.json"
PLANNED_GAMES: Final = 200
"""Of planners alone: what levels stand on, and quick enough to notice even a rare change."""
FEW_SIMULATIONS: Final = 30
LIMIT: Final = 600.0
"""Seconds for one decision."""

Seat = tuple[str, int, str]
"""The map, the number of players, and the bot that plays there."""
Signatures = dict[Seat, str]


@cache
def sign(game_map: Map, players: int, spec: str) -> str:
    """The signature of a bot at such a table; a search plays with a small budget, and signs its own."""
    if parse_spec(spec)[0] == OUTSIDE:
        return ""  # another program, of which its command tells all that is known
    found = hashlib.sha256()
    bot = make_entrant(spec, bytes(KEY_BYTES), LIMIT)
    if isinstance(bot, SearchingBot):
        found.update(f"{bot.manners(game_map.id, players).rollouts} {bot.seconds}".encode())
        spec = f"{parse_spec(spec)[0]}[rollouts={LEAST_ROLLOUTS}]"
        found.update(planned_games(game_map, players, ()))
    elif isinstance(bot, PlanningBot):
        found.update(planned_games(game_map, players, tuple(bot.changes.items())))
    elif isinstance(bot, Peeking):
        spec = f"{PEEKING}[simulations={FEW_SIMULATIONS}]"
        found.update(f"{bot.simulations}".encode())
    found.update(own_game(game_map, players, spec))
    return found.hexdigest()[:16]


@cache
def own_game(game_map: Map, players: int, spec: str) -> bytes:
    """What comes of a game of a bot against itself."""
    played = play_game(game_map, [spec] * players, seed_key("signed"), "signature", LIMIT)
    timeless = replace(played, seats=tuple(replace(seat, seconds=0.0) for seat in played.seats))
    return json.dumps(timeless.to_json()).encode()


@cache
def planned_games(game_map: Map, players: int, changes: tuple[tuple[str, float], ...]) -> bytes:
    """A digest of games in which all follow their plans, with these changes of their judgement."""
    board = board_of(game_map)
    planner = Planner([level_style(board, players, dict(changes))] * players)
    s, t, found = State(board), Tally(), hashlib.sha256()
    for number in range(PLANNED_GAMES):
        deal(s, seed_key(f"signed:{number}"), players, -1, True)
        decisions = finish_game(s, planner, t)
        found.update(json.dumps([decisions, s.turns, *t.total[:players]]).encode())
    return found.digest()


def sign_all(game_map: Map, players: int, bots: Iterable[str]) -> str:
    """One signature for all bots of a table."""
    return join(sign(game_map, players, spec) for spec in dict.fromkeys(bots))


def kept_signature(signatures: Signatures, map_id: str, players: int, bots: Iterable[str]) -> str:
    """What `sign_all` would say, by signatures that were kept."""
    return join(signatures.get((map_id, players, spec), "unknown") for spec in dict.fromkeys(bots))


def join(signatures: Iterable[str]) -> str:
    return "-".join(signatures)


def load_signatures(folder: Path) -> Signatures:
    """Those that were found last; none if there is no file."""
    file = folder / FILE
    if not file.exists():
        return {}
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["format"] == FORMAT and content["version"] == VERSION:
            return {
                (map_id, int(players), spec): str(found)
                for map_id, tables in content["signatures"].items()
                for players, bots in tables.items()
                for spec, found in bots.items()
            }
    except (ValueError, TypeError, KeyError, AttributeError):
        pass
    raise BadFile(str(file), "file", f"does not hold signatures of version {VERSION}")


def save_signatures(signatures: Signatures, folder: Path) -> None:
    tables: dict[str, dict[str, dict[str, str]]] = {}
    for (map_id, players, spec), found in sorted(signatures.items()):
        tables.setdefault(map_id, {}).setdefault(str(players), {})[spec] = found
    content = {"format": FORMAT, "version": VERSION, "signatures": tables}
    (folder / FILE).write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
