"""Count again: `PYTHONPATH=src python -m tests.rules.perft.renew [MAP]`, with the uncompiled engine.

It takes half an hour.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from functools import partial
from itertools import count as numbers
from itertools import islice
from pathlib import Path

from tests.rules.perft.counting import Position, accepted, after, count, split
from vagon.rules import COMPILED
from vagon.rules.constants import (
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
MOST = 200_000
"""Sequences counted from one position: as deep as this allows."""
PHASES = {
    "europe": (TURN, SECOND_CARD, KEEP_TICKETS, PAY_ROUTE, PAY_STATION, PAY_EXTRA),
    "germany": (TURN, SECOND_CARD, KEEP_TICKETS, PAY_ROUTE, TAKE_PASSENGER),
}
EARLY = ("mixed", "misers", "collectors", "painters")


def main() -> None:
    if COMPILED:
        sys.exit("the counts come from the uncompiled engine")
    for name in sys.argv[1:] or PHASES:
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
            policy = "random" if late else EARLY[number % len(EARLY)]
            start = Position(name, 2 + (number + 2 * late) % 4, policy, 10 * number + late, 20 + 130 * late)
            yield first_after(start, partial(is_at, phase))
    for players in (2, 5):
        yield first_after(Position(name, players, "greedy", players, 100), lambda state: state.last_turns > 0)


def is_at(phase: int, state: State) -> bool:
    return state.phase == phase


def first_after(start: Position, is_wanted: Callable[[State], bool]) -> Position:
    """The first position from `start` on that is wanted."""
    for decisions, state in enumerate(start.states()):
        if decisions >= start.after and is_wanted(state):
            return replace(start, after=decisions)
    raise AssertionError(f"nothing like it after {start}")


def counted(position: Position) -> dict[str, object]:
    """The numbers of sequences by depth, and the deepest by first decision."""
    state = position.state()
    depth = depth_for(state)
    counts = [count(state, d, accepted) for d in range(1, depth)]
    deepest = split(state, depth, accepted)
    return {**asdict(position), "counts": [*counts, sum(deepest.values())], "split": deepest}


def depth_for(state: State) -> int:
    """The last depth before there are too many sequences, or none as the game is over."""
    for depth in numbers(1):
        if not 0 < len([*islice(ends(state, depth + 1), MOST + 1)]) <= MOST:
            return depth
    raise AssertionError("no game goes on for ever")


def ends(state: State, depth: int) -> Iterator[int]:
    """The last decision of every sequence, one by one."""
    for action in legal(state):
        if depth == 1:
            yield action
        else:
            yield from ends(after(state, action), depth - 1)


if __name__ == "__main__":
    main()
