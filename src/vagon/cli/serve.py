"""`vagon serve`: tables for people and bots, over HTTP."""

from __future__ import annotations

import argparse
import os
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from vagon.cli.arguments import BadInput, Parser, warn_if_uncompiled, whole_number

if TYPE_CHECKING:
    from vagon.server.store import Store

DEFAULT_PORT: Final = 8042
DEFAULT_DATABASE: Final = "vagon.db"
LEVELS: Final = ("error", "warning", "info", "debug")


def add_database(parser: Parser) -> None:
    parser.add_argument(
        "--database",
        metavar="DB",
        default=os.environ.get("VAGON_DATABASE", DEFAULT_DATABASE),
        help="a SQLite file, or postgresql://… ($VAGON_DATABASE, else vagon.db)",
    )


def add_log(parser: Parser) -> None:
    parser.add_argument(
        "--log",
        metavar="LEVEL",
        type=_level,
        default=os.environ.get("VAGON_LOG", "warning"),
        help="error, warning, info (every request) or debug; to stderr ($VAGON_LOG, else warning)",
    )


def _level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise argparse.ArgumentTypeError(f"must be one of {', '.join(LEVELS)}, not {text!r}")
    return text.lower()


def add_arguments(parser: Parser) -> None:
    parser.examples(
        "vagon serve",
        "vagon serve --database postgresql://vagon@db/vagon --host 0.0.0.0 --name play.example.org --https",
    )
    add_database(parser)
    parser.add_argument(
        "--host",
        metavar="ADDRESS",
        default=os.environ.get("VAGON_HOST", "127.0.0.1"),
        help="address to listen on ($VAGON_HOST, else 127.0.0.1: this machine only)",
    )
    parser.add_argument(
        "--port",
        metavar="PORT",
        type=whole_number(0, 65_535),
        default=os.environ.get("VAGON_PORT", str(DEFAULT_PORT)),
        help="0 takes any free one ($VAGON_PORT, else 8042)",
    )
    parser.add_argument(
        "--name",
        metavar="HOST",
        action="append",
        default=os.environ.get("VAGON_NAMES", "").split(),
        help="a host name under which browsers reach the server; may be repeated ($VAGON_NAMES)",
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=os.environ.get("VAGON_TRUSTED_PROXIES", "").split(),
        help="a proxy whose X-Forwarded headers are believed; may be repeated ($VAGON_TRUSTED_PROXIES)",
    )
    parser.add_argument(
        "--https",
        action=argparse.BooleanOptionalAction,
        default=os.environ.get("VAGON_HTTPS") == "1",
        help="browsers come by HTTPS, so cookies are sent by nothing else ($VAGON_HTTPS=1)",
    )
    parser.add_argument(
        "--private",
        action=argparse.BooleanOptionalAction,
        default=os.environ.get("VAGON_PRIVATE") == "1",
        help="serve only browsers in which the address told at the start was opened ($VAGON_PRIVATE=1)",
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=whole_number(0, 64),
        default=os.environ.get("VAGON_WORKERS", "1"),
        help="processes for bots to start beside the server ($VAGON_WORKERS, else 1)",
    )
    parser.add_argument(
        "--rate",
        metavar="N",
        type=whole_number(0, 1_000_000),
        default=os.environ.get("VAGON_RATE", "50"),
        help="requests per second and address; 0: any number ($VAGON_RATE, else 50)",
    )
    parser.add_argument(
        "--retention",
        metavar="DAYS",
        type=whole_number(1, 36_500),
        default=os.environ.get("VAGON_RETENTION", "365"),
        help="how long tables are kept, as players are told ($VAGON_RETENTION, else 365)",
    )
    add_log(parser)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    from vagon.server.logs import log_to_stderr
    from vagon.server.run import BadAddress, serve
    from vagon.server.settings import UNLIMITED, Limits, Settings
    from vagon.server.store import BadStore, open_store

    warn_if_uncompiled()
    try:
        store = open_store(options.database)
    except BadStore as bad:
        raise BadInput(str(bad)) from None
    limits = Limits(options.rate, 4 * options.rate) if options.rate else UNLIMITED
    settings = Settings(
        hosts=frozenset(name.lower() for name in options.name),
        trusted_proxies=frozenset(options.trusted_proxy),
        is_https=options.https,
        start_token=start_token(store) if options.private else None,
        retention_days=options.retention,
        limits=limits,
    )

    log_to_stderr(options.log)
    os.environ["VAGON_LOG"] = options.log  # for the workers that the server starts

    def announce(address: str) -> None:
        print(f"vagon serves at {settings.entrance(address)}", flush=True)

    try:
        serve(store, settings, options.host, options.port, options.workers, options.database, announce)
    except BadAddress as bad:
        raise BadInput(str(bad)) from None
    return 0


def start_token(store: Store) -> str:
    """The same for a database each time, so that a browser once let in stays so."""
    from vagon.server.identity import new_code

    return store.remember("start_token", new_code().encode()).decode()
