"""`vagon arena`: bots against bots on the same deals, with intervals, a matrix and a ladder."""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from vagon.arena.entrants import read_bots
from vagon.arena.html import html_report
from vagon.arena.matches import Played
from vagon.arena.report import Report, deal_scores, make_report
from vagon.arena.running import Setting, Unit, Workers, play_all, processes
from vagon.arena.statistics import Hypotheses, sprt
from vagon.bots.base import BadBot
from vagon.cli.arguments import (
    BadInput,
    Parser,
    add_game,
    add_jobs,
    add_json,
    playable,
    to_json,
    warn_if_uncompiled,
    whole_number,
    write_output,
)
from vagon.cli.progress import Progress
from vagon.cli.text import table

MAX_DEALS: Final = 1_000_000
MAX_LIMIT: Final = 86_400


def add_arguments(parser: Parser) -> None:
    parser.examples(
        "vagon arena --bots long-route,one-step --deals 100",
        "vagon arena --map germany --players 4 --bots level3,random,hungry,path --deals 50 --html a.html",
        "vagon arena --bots 'level4[rollouts=512],level4' --deals 2000 --sprt 50,55 --out results.jsonl",
        "vagon arena --bots 'level3,outside[python3 bot.py]'   (docs/protocol.md tells what it is asked)",
    )
    add_game(parser, seed=0)
    parser.add_argument(
        "--bots",
        metavar="A,B,...",
        required=True,
        help="who plays: if more than a table seats every choice of them meets, if fewer the last fills up",
    )
    parser.add_argument(
        "--deals",
        metavar="D",
        type=whole_number(1, MAX_DEALS),
        default=20,
        help="how many, each played in all rotations of the seats (20)",
    )
    add_json(parser)
    parser.add_argument("--html", metavar="FILE", help="write a report with charts to this file")
    parser.add_argument(
        "--out", metavar="FILE", help="keep results in this file; what it already holds is not played again"
    )
    parser.add_argument(
        "--sprt",
        metavar="P,Q",
        type=_hypotheses,
        help="stop when it is clear whether the first bot wins P or Q per cent",
    )
    add_jobs(parser)
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const="",
        help="play on a Ray cluster, the one at this address or a new one on this machine",
    )
    parser.add_argument(
        "--limit",
        metavar="SECONDS",
        type=whole_number(1, MAX_LIMIT),
        default=60,
        help="processor time for one decision, or by the clock for an outside program; "
        "a bot that needs more loses the game (60)",
    )
    parser.add_argument(
        "--confidence",
        metavar="C",
        type=whole_number(50, 99),
        default=95,
        help="of the intervals, in per cent (95)",
    )
    parser.set_defaults(run=run)


def _hypotheses(text: str) -> Hypotheses:
    """Two shares of wins in per cent, the smaller first."""
    try:
        rejected, accepted = (float(part) for part in text.split(","))
    except ValueError:
        rejected = accepted = 0.0
    if not 0 < rejected < accepted < 100:
        raise argparse.ArgumentTypeError(
            f"must be two percentages like 50,55, the smaller first, not {text[:40]!r}"
        )
    return Hypotheses(rejected / 100, accepted / 100)


def run(options: Namespace) -> int:
    game_map = playable(options)
    try:
        bots = read_bots(options.bots)
    except BadBot as bad:
        raise BadInput(f"arena: {bad}") from None
    warn_if_uncompiled()
    setting = Setting(game_map, options.players, tuple(bots), options.seed, float(options.limit))
    file = Path(options.out) if options.out else None
    with Progress(options.deals * len(setting.line_ups), "deals") as progress:
        results = play_all(
            setting, options.deals, _workers(options), file, _watch(setting, options.sprt, progress)
        )
    wanted = {unit: games for unit, games in results.items() if unit[0] < options.deals}
    report = make_report(setting, wanted, options.confidence / 100, options.sprt)
    if options.html:
        write_output(html_report(report), options.html)
    print(to_json(report.to_json()) if options.json else text_report(report))
    return 0


def _workers(options: Namespace) -> Workers:
    if options.ray is None:
        return processes(options.jobs)
    from vagon.arena.cluster import NoRay, cluster

    try:
        return cluster(options.ray)
    except NoRay as missing:
        raise BadInput(f"arena: {missing}") from None


def _watch(
    setting: Setting, between: Hypotheses | None, progress: Progress
) -> Callable[[Mapping[Unit, list[Played]]], bool]:
    """Draws the progress, and tells when a sequential test has come to an end."""

    def is_done(results: Mapping[Unit, list[Played]]) -> bool:
        progress.update(min(len(results), progress.total))
        return between is not None and sprt(deal_scores(setting, results), between).result != "undecided"

    return is_done


def text_report(report: Report) -> str:
    games = f"{report.games} games of {report.deals} deals"
    lines = [
        f"{report.map}, {report.players} players, seed {report.seed}: {games}",
        "",
        *table(report.rows(), "<>"),
        "",
    ]
    lines += _matrix_lines(report.matrix)
    if report.ladder:
        rows = [["ladder", "mu", "sigma"]]
        rows += [[rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}"] for rating in report.ladder]
        lines += ["", *table(rows, "<>")]
    elif report.ladder is None:
        lines += ["", "The ladder needs `pip install vagon[arena]`."]
    if report.sprt:
        found = report.sprt
        lines += ["", f"{found.result} after {found.deals} deals"]
        lines[-1] += f": log likelihood ratio {found.llr:.2f}, bounds {found.low:.2f} and {found.high:.2f}"
    for fault in report.faults:
        lines.append(
            f"{fault['bot']} {fault['kind']} in game {fault['game']} of deal {fault['deal']}: {fault['text']}"
        )
    return "\n".join(lines)


def _matrix_lines(matrix: Mapping[str, Mapping[str, float | None]]) -> list[str]:
    rows = [["ahead of, %", *matrix]]
    for bot, others in matrix.items():
        shares = [others.get(other) for other in matrix]
        rows.append([bot, *("-" if share is None else f"{100 * share:.1f}" for share in shares)])
    return table(rows, "<>")
