"""The command `vagon`: finds the command asked for and turns every failure into one line and an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from vagon import BadFile, __version__
from vagon.cli.arguments import BAD_INPUT, BadInput, Parser, sentence

INTERRUPTED: Final = 130  # as shells say it: 128 and the number of the signal
CLOSED_PIPE: Final = 141

COMMANDS: Final = {
    "play": "play against bots and friends in the browser, or in the terminal",
    "simulate": "play many games: speed, mean scores and a digest of all results",
    "record": "make, check and show records of games",
    "position": "show a situation, list what is legal in it, play on",
    "map": "list, check and show maps",
    "verify": "verify the shuffle, every draw and every move of a record",
    "bench": "measure the speed of the engine",
    "arena": "let bots play each other: wins with intervals, a matrix, a ladder",
    "strength": "measure how strong the levels are, and report it",
    "train": "find the numbers that the bots play by",
    "serve": "host tables for people and bots over HTTP",
    "worker": "play for the bots at the tables of a server",
    "loadtest": "measure a server under load, and what it keeps when it is killed",
    "admin": "list, close and delete tables of a server",
    "db": "upgrade, back up and restore the database of a server",
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal lacks must not end a game
            stream.reconfigure(errors="replace")
    try:
        return _run(words)
    except (BadInput, BadFile) as bad:
        return _fail(str(bad), BAD_INPUT)
    except KeyboardInterrupt:
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _drop_output()
        return CLOSED_PIPE
    except OSError as error:
        _drop_output()
        return _fail(f"cannot write: {error.strerror or error}", BAD_INPUT)


def _run(words: Sequence[str]) -> int:
    try:
        options = _parser(words).parse_args(words)
        code: int = options.run(options)
    except SystemExit:  # after --help and --version; every error is a BadInput
        code = 0
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def _parser(words: Sequence[str]) -> Parser:
    """The parser of all commands; only the command asked for is loaded, so that the others cost nothing."""
    parser = Parser(
        prog="vagon",
        description="Two train board games, Europe and Germany.",
        epilog="`vagon COMMAND --help` explains a command. Exit codes: 0 good, 1 check failed, 2 bad input.",
    )
    parser.add_argument(
        "--version", action="version", version=f"vagon {__version__}", help="print the version and exit"
    )
    commands = parser.add_commands()
    chosen = next((word for word in words if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=sentence(summary))
        if name == chosen:
            import_module(f"vagon.cli.{name}").add_arguments(command)
    return parser


def _fail(message: str, code: int) -> int:
    line = "".join(letter if letter.isprintable() else "?" for letter in " ".join(message.split()))
    print(f"vagon: {line}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """Let what is left of the output go nowhere when Python flushes it at the end."""
    if sys.__stdout__ is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno())
