"""Parameters of the planner by paired deals: a step is kept if it wins, and wins again on fresh deals."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from vagon.bots.matches import duel
from vagon.bots.styles import DEFAULTS, Style
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.table.boards import board_of

STEPS: dict[str, tuple[float, ...]] = {
    "turn_price": (-0.8, -0.4, 0.4, 0.8),
    "ticket_bonus": (-3.0, 3.0),
    "keep_price": (-2.0, 2.0, 3.0),
    "passenger": (-1.5, 1.5),
    "route_weight": (-0.2, 0.2),
    "hand_weight": (-0.2, 0.2),
    "spare_points": (-2.0, 2.0, 4.0),
    "danger": (-4.0, 4.0),
    "wagons_per_claim": (-0.5, 0.5),
    "draw_wagons": (-84.0, -79.0, -74.0, -69.0, 84.0),
    "mix": (-1.0, 1.0, 2.0),
    "stations": (-1.0, 1.0),
    "races": (-0.5, 0.5, 1.0, -9.0),
    "tunnel": (-0.4, 0.4),
    "ferry": (-0.4, 0.4),
}
LIMITS: dict[str, tuple[float, float]] = {
    "turn_price": (0.5, 12.0),
    "mix": (0.0, 4.0),
    "stations": (0.0, 1.0),
    "races": (0.0, 4.0),
    "hand_weight": (0.0, 1.0),
    "wagons_per_claim": (1.5, 6.0),
    "draw_wagons": (10.0, 99.0),
}


def stepped(values: dict[str, float], name: str, step: float) -> dict[str, float]:
    low, high = LIMITS.get(name, (0.0, 99.0))
    return values | {name: round(min(high, max(low, values[name] + step)), 3)}


def surplus(shares: list[float], par: float) -> float:
    """By how many standard errors the mean share is above par."""
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return (mean - par) / math.sqrt(max(variance, 1e-9) / len(shares))


def improve(
    board: Board, players: int, values: dict[str, float], deals: int, first_seed: int
) -> dict[str, float]:
    """One round over all parameters."""
    best = dict(values)
    seed = first_seed
    for name, steps in STEPS.items():
        if (name == "passenger" or name == "mix") and not board.num_passengers:
            continue
        if name in ("stations", "tunnel", "ferry") and not board.stations:
            continue
        for step in steps:
            trial = stepped(best, name, step)
            if trial[name] == best[name]:
                continue
            one, other = Style(board, trial), Style(board, best)
            seed += 1
            seeds = range(seed * deals, (seed + 1) * deals)
            if surplus(duel(one, other, players, seeds), 1 / players) < 1.5:
                continue
            if surplus(duel(one, other, players, seeds, "selection"), 1 / players) > 1.5:
                best = trial
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the planner for one map and number of players.")
    parser.add_argument("map")
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--start", type=Path, help="file to start from")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    board = board_of(load_map(given.map))
    values = dict(DEFAULTS)
    if given.start:
        values |= json.loads(given.start.read_text(encoding="utf-8"))["values"]
    for number in range(given.rounds):
        values = improve(board, given.players, values, given.deals, 1000 * number)
    changed = {name: value for name, value in values.items() if value != DEFAULTS[name]}
    shares = duel(Style(board, values), Style(board, {}), given.players, range(2 * given.deals), "report")
    command = f"python -m vagon.bots.tuning {given.map} {given.players}"
    command += f" --deals {given.deals} --rounds {given.rounds}"
    report = {
        "command": command,
        "win_against_defaults": round(sum(shares) / len(shares), 4),
        "games": len(shares) * given.players,
        "values": changed,
    }
    given.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
