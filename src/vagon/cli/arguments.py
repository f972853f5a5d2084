"""What the command lines of several commands have in common."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from vagon.files import MAX_BYTES, BadFile, read_bytes

if TYPE_CHECKING:
    from vagon.maps import Map

    Commands = argparse._SubParsersAction["Parser"]  # noqa: SLF001 -- it has no public name

CHECK_FAILED: Final = 1
BAD_INPUT: Final = 2
MAX_SEED: Final = 2**63 - 1
MAX_JOBS: Final = 1024
POLICIES: Final = ("random", "greedy")
"""By the numbers in `rules.constants`."""
POLICY_STREAM: Final = "policy"
"""What the policies' chance is derived for: it is not that of the game."""


class BadInput(ValueError):
    """A command line that cannot be followed; the text tells the user why."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, and prints its help when the command is left out."""

    def __init__(self, *, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.set_defaults(run=self._print_help)

    def error(self, message: str) -> NoReturn:
        name = self.prog.removeprefix("vagon").strip()
        raise BadInput(f"{name}: {message} (`{self.prog} --help` explains)".removeprefix(": "))

    def parse_known_args(
        self, args: Iterable[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """Each command refuses by itself what it does not know, and so is the one whose help is told."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            options = [option for action in self._actions for option in action.option_strings]
            close = get_close_matches(unknown[0].partition("=")[0], options, 1)
            self.error(f"unknown argument {unknown[0]!r}{f'; did you mean {close[0]}?' if close else ''}")
        return found, unknown

    def add_commands(self) -> Commands:
        return self.add_subparsers(title="commands", metavar="COMMAND")

    def examples(self, *lines: str) -> None:
        self.epilog = "\n  ".join(["example:" if len(lines) == 1 else "examples:", *lines])

    def _print_help(self, _: argparse.Namespace) -> int:
        self.print_help()
        return 0


def add_command(
    commands: Commands, name: str, summary: str, run: Callable[[argparse.Namespace], int], example: str
) -> Parser:
    parser = commands.add_parser(name, help=summary, description=sentence(summary))
    parser.examples(example)
    parser.set_defaults(run=run)
    return parser


def sentence(summary: str) -> str:
    return f"{summary[0].upper()}{summary[1:]}."


def add_game(parser: Parser, seed: int | None) -> None:
    """The options that choose a game; without a `seed` to stand for it, an omitted one is left to chance."""
    omitted = "any game" if seed is None else str(seed)
    parser.add_argument("--map", metavar="MAP", default="europe", help="name or file of the map (europe)")
    parser.add_argument("--players", metavar="N", type=whole_number(2, 5), default=2, help="2 to 5 (2)")
    parser.add_argument(
        "--seed",
        metavar="S",
        type=whole_number(-MAX_SEED, MAX_SEED),
        default=seed,
        help=f"number of the game, the same on every machine ({omitted})",
    )


def add_policy(parser: Parser) -> None:
    parser.add_argument(
        "--policy", choices=POLICIES, default="random", help="who plays: random or greedy (random)"
    )


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")


def add_jobs(parser: Parser) -> None:
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number(1, MAX_JOBS),
        default=num_cores(),
        help="processes (all cores)",
    )


def num_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def add_output(parser: Parser) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", help="write to this file instead")


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 20 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}, not {text[:40]!r}")

    return read


def playable(options: argparse.Namespace) -> Map:
    """The map chosen, if it is for as many players as chosen."""
    from vagon.table.boards import find_map
    from vagon.table.game import checked_players

    game_map = find_map(options.map)
    try:
        checked_players(options.players, game_map)
    except ValueError as error:
        raise BadInput(str(error)) from None
    return game_map


def read_input(name: str) -> bytes:
    """The contents of a file, or of the standard input for `-`."""
    if name != "-":
        return read_bytes(name)
    data = sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin else b""
    if len(data) > MAX_BYTES:
        raise BadFile(name, "file", f"is larger than {MAX_BYTES} bytes")
    return data


def check_each(files: Sequence[str], faults: Callable[[bytes, str], Sequence[str]]) -> int:
    """Print what is wrong with each file, or that nothing is."""
    code = 0
    for name in files:
        try:
            found = faults(read_bytes(name), name)
        except BadFile as unreadable:
            print(f"vagon: {unreadable}", file=sys.stderr)
            code = BAD_INPUT
            continue
        print("\n".join(found) or f"{name}: ok")
        code = max(code, CHECK_FAILED if found else 0)
    return code


def write_output(text: str, name: str | None) -> None:
    """Write to a file, or to the standard output without a name."""
    if name is None:
        print(text, end="")
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"cannot write {name!r}: {reason}") from None


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def warn_if_uncompiled() -> None:
    from vagon.rules import COMPILED

    if not COMPILED:
        print("vagon: the engine runs uncompiled, about 100 times slower", file=sys.stderr)
