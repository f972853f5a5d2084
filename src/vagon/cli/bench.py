"""`vagon bench`: every speed that is promised, measured per CPU second of one core."""

from __future__ import annotations

import platform
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Final, NamedTuple

from vagon import __version__
from vagon.cli.arguments import POLICIES, Parser, add_json, to_json, warn_if_uncompiled
from vagon.cli.hard import hard_positions
from vagon.cli.progress import Progress
from vagon.cli.simulate import play_games
from vagon.cli.text import table
from vagon.maps import load_map
from vagon.rules import COMPILED
from vagon.rules.constants import OVER
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import play
from vagon.rules.playout import choose
from vagon.rules.random import KEY_BYTES, Stream, seed_key
from vagon.rules.repeat import repeat_copy, repeat_legal, repeat_score
from vagon.rules.score import Tally
from vagon.rules.state import State
from vagon.table.boards import board_of

EUROPE_GAMES: Final = {2: 25_000.0, 4: 14_000.0}
"""Games a second that Europe must reach, by players and for either policy."""
GERMANY_FACTOR: Final = 1.5  # by which Germany may be slower
COPY_INSIDE_NS: Final = 30.0
COPY_NS: Final = 150.0
STEP_NS: Final = 800.0
SCORE_MS: Final = 1.0

Work = Callable[[int], int]
"""Does something a number of times; returns how many units of work that was."""


class Speed(NamedTuple):
    """What was measured and, if anything is promised, the slowest that would do."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def ok(self) -> bool | None:
        if self.limit is None:
            return None
        return self.value >= self.limit if self.unit == "games/s" else self.value <= self.limit


class Effort(NamedTuple):
    """How often a speed is measured, of which the best counts, for how many seconds; how many positions."""

    times: int
    seconds: float
    positions: int


THOROUGH: Final = Effort(20, 0.05, 200)
QUICK: Final = Effort(2, 0.02, 10)
NUM_SPEEDS: Final = 14


def add_arguments(parser: Parser) -> None:
    parser.examples("vagon bench --quick")
    parser.add_argument("--quick", action="store_true", help="a rough measurement in a few seconds")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    warn_if_uncompiled()
    speeds: list[Speed] = []
    with Progress(NUM_SPEEDS, "speeds") as progress:
        for speed in measure(QUICK if options.quick else THOROUGH):
            speeds.append(speed)
            progress.update(len(speeds))
    machine = {
        "version": __version__,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "cpu": cpu(),
    }
    if options.json:
        found = [{**speed._asdict(), "ok": speed.ok} for speed in speeds]
        print(to_json({**machine, "speeds": found}))
    else:
        engine = "compiled" if COMPILED else "uncompiled"
        print(f"vagon {__version__}, {engine}, Python {machine['python']}, {machine['cpu']}")
        print("One core, per CPU second; the best of several runs.\n")
        print(*table([_row(speed) for speed in speeds], "<><"), sep="\n")
    return 0


def measure(effort: Effort) -> Iterator[Speed]:
    """Every speed, one after another."""
    europe: dict[tuple[int, str], float] = {}
    for players in EUROPE_GAMES:
        for policy in POLICIES:
            rate = games_per_second("europe", players, policy, effort)
            europe[players, policy] = rate
            yield Speed(f"Europe, {players} players, {policy}", rate, "games/s", EUROPE_GAMES[players])
    for (players, policy), rate in europe.items():
        germany = games_per_second("germany", players, policy, effort)
        name = f"Germany, {players} players, {policy}"
        yield Speed(name, germany, "games/s", rate / GERMANY_FACTOR)
    states = states_of_a_game()
    middle = states[len(states) // 2]
    inside = 1e9 * best(copying_inside(middle), effort)
    yield Speed("copy of a state, inside", inside, "ns", COPY_INSIDE_NS)
    yield Speed("copy of a state, from Python", 1e9 * best(copying(middle), effort), "ns", COPY_NS)
    yield Speed("list of legal actions, inside", 1e9 * best(listing_inside(states), effort), "ns")
    yield Speed("list of legal actions, from Python", 1e9 * best(listing(states), effort), "ns")
    yield Speed("step, from Python", 1e9 * step_seconds(effort), "ns", STEP_NS)
    yield Speed("final score of the hardest position", 1e3 * hardest_score(effort), "ms", SCORE_MS)


def best(work: Work, effort: Effort) -> float:
    """CPU seconds for a unit of work in the best of several runs, each long enough to be measured."""
    times, fastest = 1, float("inf")
    runs = 0
    while runs < effort.times:
        start = time.process_time()
        units = work(times)
        seconds = time.process_time() - start
        if seconds < effort.seconds:
            times *= 2
        else:
            fastest = min(fastest, seconds / units)
            runs += 1
    return fastest


def games_per_second(map_name: str, players: int, policy: str, effort: Effort) -> float:
    state, chance, score = State(board_of(load_map(map_name))), Stream(bytes(KEY_BYTES)), Tally()

    def work(times: int) -> int:
        play_games(state, chance, score, players, POLICIES.index(policy), range(times))
        return times

    return 1 / best(work, effort)


def states_of_a_game() -> list[State]:
    """Every situation of a random game for four on the map of Europe."""
    state, chance = State(board_of(load_map("europe"))), Stream(seed_key("bench"))
    deal(state, seed_key(0), 4)
    states = []
    while state.phase != OVER:
        states.append(state.copy())
        play(state, choose(state, chance, 0))
    return states


def copying_inside(state: State) -> Work:
    def work(times: int) -> int:
        repeat_copy(state, 2 * times)  # it copies there and back
        return 2 * times

    return work


def copying(state: State) -> Work:
    def work(times: int) -> int:
        for _ in repeat(None, times):
            state.copy()
        return times

    return work


def listing_inside(states: list[State]) -> Work:
    def work(times: int) -> int:
        for state in states:
            repeat_legal(state, times)
        return times * len(states)

    return work


def listing(states: list[State]) -> Work:
    def work(times: int) -> int:
        for _ in repeat(None, times):
            for state in states:
                legal(state)
        return times * len(states)

    return work


def step_seconds(effort: Effort) -> float:
    """CPU seconds to check and play one action of a known game; dealing it is not counted."""
    state, chance, key = State(board_of(load_map("europe"))), Stream(seed_key("bench")), seed_key(0)
    actions = []
    deal(state, key, 4)
    while state.phase != OVER:
        actions.append(choose(state, chance, 0))
        play(state, actions[-1])
    fastest, spent = float("inf"), 0.0
    while spent < effort.times * effort.seconds:
        deal(state, key, 4)
        start = time.process_time()
        for action in actions:
            play(state, action)
        seconds = time.process_time() - start
        fastest, spent = min(fastest, seconds), spent + seconds
    return fastest / len(actions)


def hardest_score(effort: Effort) -> float:
    """CPU seconds for the position that takes longest, each in the best of several runs."""
    return max(_score_seconds(state, effort) for state in hard_positions(effort.positions))


def _score_seconds(state: State, effort: Effort) -> float:
    seconds: list[float] = []
    while len(seconds) < effort.times and sum(seconds) < effort.seconds:
        start = time.process_time()
        repeat_score(state, 1)
        seconds.append(time.process_time() - start)
    return min(seconds)


def cpu() -> str:
    """The model of the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def _row(speed: Speed) -> tuple[str, str, str, str, str]:
    digits = 2 if speed.unit == "ms" else 0
    value, verdict = f"{speed.value:,.{digits}f}", {None: "", True: "ok", False: "below"}[speed.ok]
    if speed.limit is None:
        return speed.name, value, speed.unit, "", verdict
    side = "at least" if speed.unit == "games/s" else "at most"
    return speed.name, value, speed.unit, f"{side} {speed.limit:,.{digits}f}", verdict
