"""`vagon simulate`: many games by a simple policy, played inside the engine."""

from __future__ import annotations

import hashlib
import struct
import time
from argparse import Namespace
from typing import Final

from vagon.cli.arguments import (
    POLICIES,
    POLICY_STREAM,
    Parser,
    add_game,
    add_json,
    add_policy,
    playable,
    to_json,
    warn_if_uncompiled,
    whole_number,
)
from vagon.cli.progress import Progress
from vagon.cli.text import table
from vagon.rules.board import Board
from vagon.rules.deal import deal
from vagon.rules.playout import finish
from vagon.rules.random import KEY_BYTES, Stream, derived_key, seed_key
from vagon.rules.score import Tally
from vagon.rules.state import State
from vagon.table.boards import board_of

MAX_GAMES: Final = 1_000_000_000
_BATCH: Final = 64  # games between two looks at the progress bar


def add_arguments(parser: Parser) -> None:
    parser.examples("vagon simulate --map germany --players 4 --games 10000 --seed 1 --policy greedy")
    add_game(parser, seed=0)
    parser.add_argument(
        "--games",
        metavar="G",
        type=whole_number(1, MAX_GAMES),
        default=1000,
        help="how many; they have the seeds S, S+1, … (1000)",
    )
    add_policy(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    board = board_of(playable(options))
    warn_if_uncompiled()
    result = simulate(board, options.players, options.seed, options.games, options.policy)
    print(to_json(result) if options.json else _report(result))
    return 0


def simulate(board: Board, players: int, seed: int, games: int, policy: str) -> dict[str, object]:
    """What comes of `games` games.

    The digest is the SHA-256 of the totals by seat, game after game, as 32-bit little-endian numbers.
    """
    state, chance, tally = State(board), Stream(bytes(KEY_BYTES)), Tally()
    sums, decisions, digest = [0] * players, 0, hashlib.sha256()
    start = time.process_time()
    with Progress(games, "games") as progress:
        for first in range(0, games, _BATCH):
            seeds = range(seed + first, seed + min(first + _BATCH, games))
            totals, decided = play_games(state, chance, tally, players, POLICIES.index(policy), seeds)
            decisions += decided
            digest.update(struct.pack(f"<{len(totals)}i", *totals))
            for seat in range(players):
                sums[seat] += sum(totals[seat::players])
            progress.update(first + len(seeds))
    seconds = time.process_time() - start
    return {
        "map": board.map.id,
        "players": players,
        "policy": policy,
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "cpu_seconds": round(seconds, 6),
        "games_per_cpu_second": round(games / max(seconds, 1e-6), 1),
        "mean_scores": [round(total / games, 4) for total in sums],
        "digest": digest.hexdigest(),
    }


def play_games(
    state: State, chance: Stream, tally: Tally, players: int, policy: int, seeds: range
) -> tuple[list[int], int]:
    """The totals of the games with these seeds, all in one list, and the number of decisions."""
    totals: list[int] = []
    decisions = 0
    for seed in seeds:
        key = seed_key(seed)
        deal(state, key, players)
        chance.rekey(derived_key(key, POLICY_STREAM))
        decisions += finish(state, chance, policy, tally)
        totals += tally.total[:players]
    return totals, decisions


def _report(result: dict[str, object]) -> str:
    """The same for people."""
    seed, games, means = result["seed"], result["games"], result["mean_scores"]
    assert isinstance(seed, int)
    assert isinstance(games, int)
    assert isinstance(means, list)
    seeds = f"seed {seed}" if games == 1 else f"seeds {seed} to {seed + games - 1}"
    rows = [
        ("games", f"{games:,}"),
        ("decisions", f"{result['decisions']:,}"),
        ("cpu seconds", f"{result['cpu_seconds']:,.2f}"),
        ("games per cpu second", f"{result['games_per_cpu_second']:,.0f}"),
        *((f"mean score of seat {seat}", f"{mean:,.2f}") for seat, mean in enumerate(means)),
    ]
    head = f"{result['map']}, {result['players']} players, {result['policy']} policy, {seeds}"
    return "\n".join([head, "", *table(rows, "<>"), "", f"digest {result['digest']}"])
