"""`vagon train`: makes the numbers that the bots play by, one command for each kind of them.

Deals that propose, deals that decide and deals that are reported on are apart. Everything found is noted in
a file as it comes, so a training that was killed goes on when it is started again.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vagon.cli.arguments import (
    BadInput,
    Parser,
    add_command,
    add_jobs,
    playable,
    sentence,
    warn_if_uncompiled,
    whole_number,
)
from vagon.cli.progress import Progress

if TYPE_CHECKING:
    from vagon.bots.likelihood import Choice
    from vagon.bots.notes import Notes
    from vagon.rules.board import Board

KINDS: Final = {
    "planner": "tune the planner's parameters by duels on paired deals",
    "keep": "fit which tickets are kept, by likelihood",
    "belief": "fit which tickets are held, by likelihood",
    "simple": "fit how simple players are recognised, by likelihood",
    "value": "fit win probabilities from what lies open, without rollouts; no bot uses them",
    "calibration": "fit win probabilities from rollouts and what lies open",
}
FOR_PLAYERS: Final = ("planner", "value", "calibration")
"""Kinds whose numbers differ by the number of players."""
UNUSED: Final = ("value",)
"""Kinds whose numbers no bot uses, as others are better: trained to be compared."""
MAX_GAMES: Final = 1_000_000


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    for kind, summary in KINDS.items():
        players = " --players 2" if kind in FOR_PLAYERS else ""
        output = "build" if kind in UNUSED else "src/vagon/bots/data"
        example = f"vagon train {kind} --map europe{players} --output {output}"
        command = add_command(commands, kind, summary, run, example)
        command.set_defaults(kind=kind, players=2)
        command.add_argument(
            "--map", metavar="MAP", default="europe", help="name or file of the map (europe)"
        )
        command.add_argument("--output", metavar="FOLDER", required=True, help="where the numbers go")
        command.add_argument("--notes", metavar="FILE", help="what was found so far, to go on later")
        if kind in FOR_PLAYERS:
            command.add_argument(
                "--players", metavar="N", type=whole_number(2, 5), default=2, help="2 to 5 (2)"
            )
        if kind == "planner":
            _add_number(command, "deals", 2000, "deals for one comparison, each played from all seats")
            _add_number(command, "rounds", 3, "rounds over all parameters at most")
        else:
            each = "" if kind in FOR_PLAYERS else " with each number of players"
            _add_number(command, "games", 400, f"games to learn from{each}")
            command.add_argument(
                "--report",
                metavar="R",
                type=whole_number(1, MAX_GAMES),
                help="other games to report on (half as many)",
            )
            add_jobs(command)
        if kind == "calibration":
            _add_number(command, "budget", 200, "rollouts at each position")
            command.add_argument("--open", action="store_true", help="with all cards open, for reviews")


def _add_number(command: Parser, name: str, default: int, text: str) -> None:
    command.add_argument(
        f"--{name}",
        metavar=name[0].upper(),
        type=whole_number(1, MAX_GAMES),
        default=default,
        help=f"{text} ({default})",
    )


def run(options: Namespace) -> int:
    from vagon.bots.notes import Notes
    from vagon.bots.weights import DIRTY, commit, file_name, save_weights
    from vagon.table.boards import board_of

    game_map = playable(options)
    folder = Path(options.output)
    if not folder.is_dir():
        raise BadInput(f"train: there is no folder {options.output[:80]!r}")
    warn_if_uncompiled()
    if commit().endswith(DIRTY):
        print("There are changes that no commit has: nobody can make these numbers again.", file=sys.stderr)
    if "report" in options and options.report is None:
        options.report = max(1, options.games // 2)
    board, notes = board_of(game_map), Notes(Path(options.notes) if options.notes else None)
    values, measured = _TRAININGS[options.kind](options, board, notes)
    players = options.players if options.kind in FOR_PLAYERS else None
    kind = "winning" if options.kind == "calibration" else options.kind
    if getattr(options, "open", False):
        kind = "winning-open"
    file = folder / file_name(kind, game_map.id, players)
    save_weights(file, _command(options), values, measured)
    print(f"{sentence(KINDS[options.kind])} Written: {file}")
    for name, value in measured.items():
        print(f"  {name.replace('_', ' ')}: {value}")
    return 0


def _command(options: Namespace) -> str:
    """The command line that makes the same numbers again at the commit noted beside it.

    At another, planners play otherwise, and tuning starts from other numbers: those that are shipped there.
    """
    words = ["vagon train", options.kind, "--map", options.map]
    for name in ("players", "deals", "rounds", "games", "report", "budget"):
        if name in options and (name != "players" or options.kind in FOR_PLAYERS):
            words += [f"--{name}", str(getattr(options, name))]
    return " ".join([*words, *(["--open"] if getattr(options, "open", False) else [])])


Found = tuple[Mapping[str, float], Mapping[str, object]]


def _planner(options: Namespace, board: Board, notes: Notes) -> Found:
    from vagon.bots.fitting import numbers_of_players
    from vagon.bots.tuning import Tuning
    from vagon.bots.weights import weights

    tuning = Tuning(board, options.players, options.deals, notes)
    start = dict(weights("planner", board.map.id, options.players))
    others = {
        f"the numbers for {players} players": weights("planner", board.map.id, players)
        for players in numbers_of_players(board.map)
        if players != options.players
    }
    found = asdict(tuning.run(start, options.rounds, lambda line: print(line, file=sys.stderr), others))
    return found.pop("values"), {**found, "start": start}


def _keep(options: Namespace, board: Board, notes: Notes) -> Found:
    from vagon.bots import fitting

    values = fitting.fit_keep(fitting.early(_tickets(options, board, notes, options.games, "keep")))
    return values, fitting.judge(
        fitting.early(_tickets(options, board, notes, options.report, "keep-report")), values
    )


def _belief(options: Namespace, board: Board, notes: Notes) -> Found:
    from vagon.bots import fitting
    from vagon.bots.weights import weights

    choices = _tickets(options, board, notes, options.games, "belief")
    values = fitting.fit_belief(choices, weights("keep", board.map.id))
    return values, fitting.judge(_tickets(options, board, notes, options.report, "belief-report"), values)


def _tickets(options: Namespace, board: Board, notes: Notes, games: int, purpose: str) -> Sequence[Choice]:
    from vagon.bots import fitting

    with Progress(games * len(fitting.numbers_of_players(board.map)), "games") as progress:
        return fitting.gather(board.map, games, purpose, notes, options.jobs, progress.update)


def _simple(options: Namespace, board: Board, notes: Notes) -> Found:
    from vagon.bots import fitting, recognising

    def gather(games: int, purpose: str) -> list[recognising.Seen]:
        with Progress(games * len(fitting.numbers_of_players(board.map)), "games") as progress:
            return recognising.gather(board.map, games, purpose, notes, options.jobs, progress.update)

    values = recognising.fit_simple(gather(options.games, "simple"))
    return values, recognising.judge(gather(options.report, "simple-report"), values)


def _value(options: Namespace, board: Board, notes: Notes) -> Found:
    return _winning(options, board, notes, "open", 1, False)


def _calibration(options: Namespace, board: Board, notes: Notes) -> Found:
    return _winning(options, board, notes, "both", options.budget, options.open)


def _winning(options: Namespace, board: Board, notes: Notes, model: str, budget: int, is_open: bool) -> Found:
    """Fit one model, and measure all on games kept for the report."""
    from vagon.bots import calibrating

    def gather(games: int, purpose: str) -> list[calibrating.Position]:
        sampling = calibrating.Sampling(board.map, options.players, budget, is_open, purpose)
        with Progress(games, "games") as progress:
            return calibrating.gather(sampling, range(games), notes, options.jobs, progress.update)

    learnt, kept = gather(options.games, "calibration"), gather(options.report, "calibration-report")
    fitted = {name: calibrating.fit_winning(learnt, names) for name, names in calibrating.MODELS.items()}
    measured = calibrating.judge(calibrating.guesses(kept, fitted[model]))
    for name, values in fitted.items():
        measured[f"brier_{name}"] = round(calibrating.brier(calibrating.guesses(kept, values)), 4)
    return fitted[model], measured


_TRAININGS: Final = {
    "planner": _planner,
    "keep": _keep,
    "belief": _belief,
    "simple": _simple,
    "value": _value,
    "calibration": _calibration,
}
