"""`vagon worker`: plays for the bots at all tables of a database."""

from __future__ import annotations

from argparse import Namespace

from vagon.cli.arguments import BadInput, Parser, whole_number
from vagon.cli.serve import add_database, add_log


def add_arguments(parser: Parser) -> None:
    parser.examples("vagon worker --database postgresql://vagon@db/vagon")
    add_database(parser)
    parser.add_argument(
        "--parent",
        metavar="PID",
        type=whole_number(1, 2**31),
        default=None,
        help="stop when this process, which started the worker, is gone",
    )
    add_log(parser)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    from vagon.server.logs import log_to_stderr
    from vagon.server.run import work
    from vagon.server.store import BadStore, open_store

    try:
        store = open_store(options.database, is_owner=False)
    except BadStore as bad:
        raise BadInput(str(bad)) from None
    log_to_stderr(options.log)
    work(store, options.parent)
    return 0
