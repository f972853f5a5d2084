"""`vagon verify`: whether a recorded game was what the players were promised."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from vagon.cli.arguments import CHECK_FAILED, Parser, add_json, read_input, to_json
from vagon.cli.text import table
from vagon.table.fairness import verify
from vagon.table.records import read_record

WORDS: Final = {True: "ok", False: "FAILED", None: "not checked"}


def add_arguments(parser: Parser) -> None:
    parser.examples("vagon verify game.json")
    parser.add_argument("record", metavar="RECORD")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    checks = verify(read_record(read_input(options.record), options.record))
    results = [check.ok for check in checks]
    is_good = True in results and False not in results  # a game of which nothing is revealed is not verified
    if options.json:
        print(to_json({"ok": is_good, "checks": [check._asdict() for check in checks]}))
    else:
        print(*table([(check.name, WORDS[check.ok], check.detail) for check in checks]), sep="\n")
    return 0 if is_good else CHECK_FAILED
