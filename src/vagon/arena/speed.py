"""How many games a second the planner plays to their end, from the middle of a game: what search lives on."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from vagon.bots.levels import level_style
from vagon.bots.planner import Planner, decide, finish_game, forget
from vagon.bots.weights import commit
from vagon.files import BadFile
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.rules.deal import deal
from vagon.rules.play import apply
from vagon.rules.random import seed_key
from vagon.rules.score import Tally
from vagon.rules.state import State
from vagon.table.boards import board_of

FORMAT: Final = "vagon-rollouts"
VERSION: Final = 1
FLOORS: Final = {("europe", 2): 25_000, ("europe", 4): 10_000, ("germany", 2): 15_000, ("germany", 4): 5_000}
"""Rollouts that a CPU second must have, by map and seats."""
POSITIONS: Final = 20
RUNS: Final = 7


@dataclass(frozen=True, slots=True)
class Rate:
    """Rollouts per CPU second of one core, in the best of several runs."""

    map: str
    players: int
    rollouts: int
    floor: int


def measure_rates(runs: int = RUNS, seconds: float = 0.2) -> list[Rate]:
    """All rates; each run takes about so many CPU seconds."""
    found = []
    for (name, players), floor in FLOORS.items():
        board = board_of(load_map(name))
        planner = Planner([level_style(board, players, {})] * players)
        states = middles(board, players, planner)
        fastest = min(seconds_each(states, planner, seconds) for _ in range(runs))
        found.append(Rate(name, players, round(1 / fastest), floor))
    return found


def middles(board: Board, players: int, planner: Planner) -> list[State]:
    """Positions after half of the turns of some games."""
    found, tally = [], Tally()
    for number in range(POSITIONS):
        s = State(board)
        deal(s, seed_key(f"rollouts:{number}"), players, -1, True)
        whole = s.copy()
        finish_game(whole, planner, tally)
        forget(planner)
        while s.turns < whole.turns // 2:
            apply(s, decide(s, planner))
        found.append(s)
    return found


def seconds_each(states: list[State], planner: Planner, seconds: float) -> float:
    tally, count = Tally(), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for s in states:
            finish_game(s.copy(), planner, tally)
        count += len(states)
    return (time.process_time() - start) / count


def save_rates(rates: list[Rate], cpu: str, file: Path) -> None:
    content = {
        "format": FORMAT,
        "version": VERSION,
        "command": "vagon strength speed",
        "commit": commit(),
        "cpu": cpu,
        "rates": [asdict(rate) for rate in rates],
    }
    file.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def load_rates(file: Path) -> tuple[list[Rate], str]:
    """The rates in a file, and the processor that they were measured on."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["format"] == FORMAT and content["version"] == VERSION:
            return [Rate(**rate) for rate in content["rates"]], str(content["cpu"])
    except (ValueError, TypeError, KeyError):
        pass
    raise BadFile(str(file), "file", f"does not hold rollouts per second of version {VERSION}")
