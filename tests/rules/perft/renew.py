"""Count again, by trying every id on the uncompiled engine: `PYTHONPATH=src python -m tests.rules.perft.renew`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import count as numbers
from itertools import islice
from pathlib import Path

from tests.rules.perft.counting import Position, accepted, after, count, split
from vagon.rules import COMPILED
from vagon.rules.constants import (
    CHOOSE_TICKETS,
    KEEP_TICKETS,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    TAKE_PASSENGER,
    TURN,
)
from vagon.rules.legal import legal
from vagon.rules.state import State

HERE = Path(__file__).parent
MOST = 40_000
"""Sequences counted from one position: as deep as this allows."""
PHASES = {
    "europe": (CHOOSE_TICKETS, TURN, SECOND_CARD, KEEP_TICKETS, PAY_ROUTE, PAY_STATION, PAY_EXTRA),
    "germany": (CHOOSE_TICKETS, TURN, SECOND_CARD, KEEP_TICKETS, PAY_ROUTE, TAKE_PASSENGER),
}
POLICIES = ("random", "misers", "collectors", "painters")


def main() -> None:
    if COMPILED:
        sys.exit("the counts come from the uncompiled engine")
    for name in PHASES:
        entries = []
        for position in choose_positions(name):
            entries.append(counted(position))
            print(position, entries[-1]["counts"])  # noqa: T201
        (HERE / f"{name}.json").write_text(json.dumps(entries, indent=1) + "\n")


def choose_positions(name: str) -> Iterator[Position]:
    """The opening, each kind of decision in the middle, and the last turns, for every number of players."""
    for players in (2, 3, 4, 5):
        yield Position(name, players, "random", players, 0)
    for number, phase in enumerate(PHASES[name]):
        for late in (0, 1):
            policy = POLICIES[(number + late) % len(POLICIES)]
            start = Position(name, 2 + (number + 2 * late) % 4, policy, 10 * number + late, 20 + 130 * late)
            yield next(p for p in following(start) if p.state().phase == phase)
    for players in (2, 5):
        start = Position(name, players, "greedy", players, 100)
        yield next(p for p in following(start) if p.state().last_turns == players)


def following(start: Position) -> Iterator[Position]:
    for decisions in numbers(start.after):
        yield replace(start, after=decisions)


def counted(position: Position) -> dict[str, object]:
    """The numbers of sequences by depth, and the deepest by first decision."""
    state = position.state()
    depth = next(depth for depth in numbers(1) if len([*islice(ends(state, depth + 1), MOST + 1)]) > MOST)
    counts = [count(state, d, accepted) for d in range(1, depth)]
    deepest = split(state, depth, accepted)
    return {**asdict(position), "counts": [*counts, sum(deepest.values())], "split": deepest}


def ends(state: State, depth: int) -> Iterator[int]:
    """The last decision of every sequence, one by one."""
    for action in legal(state):
        if depth == 1:
            yield action
        else:
            yield from ends(after(state, action), depth - 1)


if __name__ == "__main__":
    main()
