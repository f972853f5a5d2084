"""How fast the environments are: `python -m vagon.env.bench`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from vagon.env.seating import Seating
from vagon.env.vector import VectorEnv
from vagon.rules import COMPILED
from vagon.rules.random import Stream, seed_key

NUM_GAMES: Final = 64
WITH_MASKS: Final = 1_000_000.0
WITH_OBSERVATIONS: Final = 300_000.0
SECONDS: Final = 1.0
QUICK_SECONDS: Final = 0.05
TIMES: Final = 3


class Speed(NamedTuple):
    """Decisions a second on one core and, if anything is promised, the least that would do."""

    name: str
    decisions: float
    least: float | None


def measure(seconds: float) -> Iterator[Speed]:
    """The speed of each way to play, with random legal actions; choosing them is counted."""
    for game_map in ("europe", "germany"):
        for players in (2, 4):
            table = f"{game_map}, {players} players"
            for observed, least in ((False, WITH_MASKS), (True, WITH_OBSERVATIONS)):
                env = VectorEnv(game_map, players, NUM_GAMES, with_observations=observed)
                what = "masks and observations" if observed else "masks"
                name = f"{NUM_GAMES} games of {table}, with {what}"
                yield Speed(name, rate(stepping(env), seconds), least)
            yield Speed(
                f"one game of {table}, with both",
                rate(playing(Seating(game_map, players, "score")), seconds),
                None,
            )


def stepping(env: VectorEnv) -> Callable[[], int]:
    out = env.arrays()
    env.reset(out, seed=1)

    def step() -> int:
        env.step(env.sample(), out)
        return env.num_games

    return step


def playing(seating: Seating) -> Callable[[], int]:
    chance = Stream(seed_key("bench"))
    seating.reset(seed=1)

    def step() -> int:
        if seating.is_ended:
            seating.reset(seed=None)
        seat = seating.game.seat
        seating.observe(seat)
        legal = seating.mask(seat).nonzero()[0]
        seating.play(int(legal[chance.below(len(legal))]))
        return 1

    return step


def rate(step: Callable[[], int], seconds: float) -> float:
    """Decisions per CPU second, in the best of several runs."""
    best = 0.0
    for _ in range(TIMES):
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += step()
        best = max(best, decisions / spent)
    return best


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m vagon.env.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough measurement in a few seconds")
    options = parser.parse_args(arguments)
    engine = "compiled" if COMPILED else "uncompiled"
    sys.stdout.write(f"{engine} engine, one core, decisions per CPU second, best of {TIMES}\n")
    for speed in measure(QUICK_SECONDS if options.quick else SECONDS):
        sys.stdout.write(f"{speed.name:66}{speed.decisions:12,.0f}{verdict(speed)}\n")
    return 0


def verdict(speed: Speed) -> str:
    if speed.least is None:
        return ""
    return f"  at least {speed.least:,.0f}: {'ok' if speed.decisions >= speed.least else 'below'}"


if __name__ == "__main__":
    sys.exit(main())
