"""A guard against losing a factor of ten unnoticed, by ratios within one process and by what the sources say.

How fast the engine is, `vagon bench` measures.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from random import Random
from time import process_time

import pytest

from tests.oracles.networks import crowded
from tests.rules.situations import BOARDS, first_turn
from vagon.rules import COMPILED
from vagon.rules.constants import GREEDY, OVER, RANDOM_POLICY
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import play
from vagon.rules.playout import play_out
from vagon.rules.random import Stream, seed_key
from vagon.rules.score import tally
from vagon.rules.state import State

ROUNDS = 7
PLAIN = 100_000

WITH_OBJECTS = {"copy", "deal", "legal", "play", "rekey", "repeat_copy", "repeat_score", "tally", "trail_of"}
"""Called from Python: they make or take objects, and leave the work to the others."""
DECLARATION = re.compile(r"^ *c(?:p?)def [^(\n\[=]*?(\w+)\(([^)]*\)[^\n]*)$", re.MULTILINE)


def plain_loop() -> int:
    """Plain Python, as a measure of the machine."""
    x = 1
    for i in range(PLAIN):
        x = (x * 69069 + i) & 0xFFFFFFFF
    return x


def plain_turns_for(work: Callable[[], int]) -> float:
    """Turns of the plain loop in the time of one unit of work; `work` returns how many units it did.

    Both take turns and the best of each counts, so that a busy machine changes little.
    """
    best_turn = best_unit = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        plain_loop()
        middle = process_time()
        units = work()
        end = process_time()
        best_turn, best_unit = (
            min(best_turn, (middle - start) / PLAIN),
            min(best_unit, (end - middle) / units),
        )
    return best_unit / best_turn


def games(map_name: str, players: int, policy: int) -> int:
    state = State(BOARDS[map_name])
    for seed in range(100):
        key = seed_key(seed)
        deal(state, key, players)
        play_out(state, Stream(key), policy)
    return 100


def steps() -> int:
    """Decisions driven from Python."""
    state, done = first_turn(), 0
    while state.phase != OVER:
        play(state, legal(state)[done % 7 % len(legal(state))])
        done += 1
    return done


def copies() -> int:
    state = first_turn()
    for _ in range(2000):
        state.copy()
    return 2000


def scores(map_name: str) -> Callable[[], int]:
    rng = Random(map_name)
    states = [crowded(map_name, 4, rng) for _ in range(10)]

    def work() -> int:
        for state in states:
            tally(state)
        return len(states)

    return work


def declarations() -> dict[str, str]:
    """The functions that the .pxd files declare, by file and name; a board is made once, at leisure."""
    found = {}
    for file in files("vagon.rules").iterdir():
        if file.name.endswith(".pxd") and file.name != "board.pxd":
            for name, rest in DECLARATION.findall(file.read_text()):
                found[f"{file.name} {name}"] = rest
    return found


def test_hot_functions_touch_no_python_objects() -> None:
    """Without the interpreter's lock a variable that became an object is an error of compilation."""
    found = declarations()
    assert len(found) > 100
    assert {name.split()[1] for name, rest in found.items() if "nogil" not in rest} <= WITH_OBJECTS


@pytest.mark.skipif(not COMPILED, reason="the uncompiled engine is a hundred times slower")
class TestRatios:
    """The limits are four times what was measured; a loss of a factor of ten is far beyond them."""

    @pytest.mark.parametrize(
        ("map_name", "players", "policy", "limit"),
        [
            ("europe", 2, RANDOM_POLICY, 1400),
            ("europe", 4, GREEDY, 1900),
            ("germany", 2, GREEDY, 1100),
            ("germany", 4, RANDOM_POLICY, 2800),
        ],
    )
    def test_games(self, map_name: str, players: int, policy: int, limit: int) -> None:
        assert plain_turns_for(lambda: games(map_name, players, policy)) < limit

    @pytest.mark.parametrize(("map_name", "limit"), [("europe", 8000), ("germany", 250)])
    def test_scores(self, map_name: str, limit: int) -> None:
        assert plain_turns_for(scores(map_name)) < limit

    def test_steps_from_python(self) -> None:
        assert plain_turns_for(steps) < 100

    def test_copies_from_python(self) -> None:
        assert plain_turns_for(copies) < 30
