"""`vagon strength`: measures what is claimed about the levels, cell by cell, and reports it."""

from __future__ import annotations

from argparse import BooleanOptionalAction, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vagon.cli.arguments import (
    BadInput,
    Parser,
    add_command,
    add_game,
    add_jobs,
    playable,
    warn_if_uncompiled,
    whole_number,
    write_output,
)
from vagon.cli.progress import Progress
from vagon.cli.text import table

if TYPE_CHECKING:
    from vagon.arena.cells import Cell
    from vagon.arena.strength import Outcome

FOLDER: Final = "docs/strength"
GAMES: Final = "build/strength"
REPORT: Final = "docs/strength.md"
SPEED: Final = "rollouts.json"


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    run = add_command(
        commands,
        "run",
        "measure all cells without a result of the bots as they are; goes on where it was stopped",
        run_cells,
        "vagon strength run --cell ladder",
    )
    run.add_argument(
        "--cell",
        metavar="NAME",
        action="append",
        default=[],
        help="only this cell or group of cells; may be given several times",
    )
    add_jobs(run)
    run.add_argument(
        "--games", metavar="FOLDER", default=GAMES, help=f"where the games played so far are kept ({GAMES})"
    )
    speed = add_command(
        commands, "speed", "measure how many rollouts a second has", run_speed, "vagon strength speed"
    )
    report = add_command(
        commands, "report", "write the report of all results", run_report, "vagon strength report"
    )
    report.add_argument(
        "-o", "--output", metavar="FILE", default=REPORT, help=f"where the report goes ({REPORT})"
    )
    choices = add_command(
        commands,
        "choices",
        "compare another manner of searching with that of level 5, by what each would choose",
        run_choices,
        "vagon strength choices --players 4 --against path --caution 100 --win 30",
    )
    add_game(choices, 0)
    choices.add_argument(
        "--against", metavar="BOT", default="level3", help="who sits in all other seats (level3)"
    )
    for name, low, high, usual, text in (
        ("games", 1, 100_000, 10, "games to compare in (10)"),
        ("worlds", 1, 100_000, 1000, "worlds in which two actions are tried (1000)"),
        ("rollouts", 1, 1_000_000, None, "of the other manner, for each decision"),
        ("caution", 0, 1000, None, "of the other manner, in per cent of a standard error"),
        ("win", 0, 100, None, "of the other manner: per cent that a win counts, beside the lead"),
    ):
        choices.add_argument(
            f"--{name}", metavar=name[0].upper(), type=whole_number(low, high), default=usual, help=text
        )
    choices.add_argument(
        "--reads",
        action=BooleanOptionalAction,
        help="of the other manner: whether it tells simple players from planners",
    )
    choices.add_argument(
        "--simple", action="store_true", help="where actions are tried, all others are simple players"
    )
    add_jobs(choices)
    listing = add_command(
        commands, "list", "list the cells, what is asked and what was found", run_list, "vagon strength list"
    )
    for command in (run, speed, report, listing):
        command.add_argument(
            "--folder", metavar="FOLDER", default=FOLDER, help=f"where the results are ({FOLDER})"
        )


def run_cells(options: Namespace) -> int:
    from vagon.arena.cells import find_cells
    from vagon.arena.running import processes
    from vagon.arena.strength import (
        find_results,
        games_file,
        measure,
        renew_signatures,
        result_file,
        save,
        seats_of,
    )

    try:
        cells = find_cells(options.cell)
    except KeyError as missing:
        raise BadInput(
            f"strength: there is no cell or group {missing}; `vagon strength list` names them"
        ) from None
    warn_if_uncompiled()
    folder, games = _folder(options.folder), _folder(options.games)
    seats = seats_of(cells)
    with Progress(len(seats), "bots signed") as progress:
        renew_signatures(folder, seats, progress.update)
    workers = processes(options.jobs)
    measured = find_results(folder, cells)
    for cell in cells:
        if cell.name in measured:
            continue
        with Progress(cell.looks[-1][0], f"deals of {cell.name}") as progress:
            outcome = measure(
                cell,
                games_file(games, cell),
                workers,
                progress.update,
            )
        save(outcome, result_file(folder, cell))
        print(_line(cell, outcome), flush=True)
    return 0


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make the folder {name!r}: {error.strerror}") from None
    return folder


def _line(cell: Cell, outcome: Outcome) -> str:
    last = outcome.last
    asked = "" if cell.floor is None else f", floor {100 * cell.floor:.0f}"
    found = f"{100 * last.win:.1f} % ({100 * last.low:.1f} to {100 * last.high:.1f}{asked})"
    return f"{cell.name}: {outcome.verdict}, {found} in {last.games} games"


def run_list(options: Namespace) -> int:
    from vagon.arena.cells import all_cells
    from vagon.arena.strength import find_results

    rows = [["cell", "group", "floor %", "found %", "games", ""]]
    outcomes = find_results(Path(options.folder), all_cells())
    for cell in all_cells():
        outcome = outcomes.get(cell.name)
        row = [cell.name, cell.group, "-" if cell.floor is None else f"{100 * cell.floor:.0f}"]
        if outcome:
            row += [f"{100 * outcome.last.win:.1f}", str(outcome.last.games), outcome.verdict]
        else:
            row += ["-", "-", "open"]
        rows.append(row)
    print("\n".join(table(rows, "<<>>><")))
    return 0


def run_speed(options: Namespace) -> int:
    from vagon.arena.speed import measure_rates, save_rates
    from vagon.cli.bench import cpu

    warn_if_uncompiled()
    rates = measure_rates()
    save_rates(rates, cpu(), _folder(options.folder) / SPEED)
    rows = [["map", "seats", "rollouts/s", "floor"]]
    rows += [[rate.map, str(rate.players), f"{rate.rollouts:,}", f"{rate.floor:,}"] for rate in rates]
    print("\n".join(table(rows, "<>>>")))
    return 0


def run_choices(options: Namespace) -> int:
    from vagon.bots.base import BadBot
    from vagon.bots.choices import Comparison, compare
    from vagon.bots.levels import expert_manner
    from vagon.bots.registry import make_bot
    from vagon.rules.random import KEY_BYTES

    game_map = playable(options)
    try:
        make_bot(options.against, bytes(KEY_BYTES))
    except BadBot as error:
        raise BadInput(f"strength: {error}") from None
    warn_if_uncompiled()
    playing = expert_manner(game_map.id, options.players)
    given = {
        "rollouts": options.rollouts,
        "caution": None if options.caution is None else options.caution / 100,
        "win": None if options.win is None else options.win / 100,
        "reads": options.reads,
    }
    rival = playing._replace(**{name: value for name, value in given.items() if value is not None})
    comparison = Comparison(
        game_map,
        options.players,
        options.against,
        playing,
        rival,
        options.worlds,
        options.simple,
        options.seed,
    )
    with Progress(options.games, "games") as progress:
        gain = compare(comparison, options.games, options.jobs, progress.update)
    print(f"{rival} in place of {playing}; games against {options.against}: {gain.games}")
    print(f"other choices a game: {gain.differences:.1f}")
    print(f"wins gained a game: {gain.wins:+.3f}, standard error {gain.error:.3f}")
    return 0


def run_report(options: Namespace) -> int:
    from vagon.arena.cells import all_cells
    from vagon.arena.speed import load_rates
    from vagon.arena.strength import find_results
    from vagon.arena.strength_report import charts, markdown
    from vagon.bots.weights import trained

    folder = Path(options.folder)
    outcomes = find_results(folder, all_cells())
    for name, picture in charts(outcomes, trained()).items():
        write_output(picture, str(folder / name))
    speed = load_rates(folder / SPEED) if (folder / SPEED).exists() else None
    write_output(markdown(outcomes, trained(), folder.name, speed), options.output)
    print(f"{len(outcomes)} of {len(all_cells())} cells reported in {options.output}")
    return 0
