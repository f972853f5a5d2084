"""`vagon loadtest`: how many moves a server stores, how fast, and what it keeps after a kill."""

from __future__ import annotations

import signal
import tempfile
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from vagon.cli.arguments import (
    CHECK_FAILED,
    BadInput,
    Parser,
    add_json,
    to_json,
    warn_if_uncompiled,
    whole_number,
)
from vagon.cli.progress import Progress
from vagon.cli.text import table

if TYPE_CHECKING:
    from vagon.loadtest.report import Plan, Report
    from vagon.loadtest.servers import OwnServers
    from vagon.loadtest.wire import Address


def add_arguments(parser: Parser) -> None:
    parser.examples(
        "vagon loadtest",
        "vagon loadtest --database postgresql://vagon@127.0.0.1/loadtest --servers 2 --rate 400",
        "vagon loadtest --url http://127.0.0.1:8042 --games 50 --seconds 5   (serve with --rate 0)",
    )
    parser.add_argument(
        "--games", metavar="G", type=whole_number(1, 2_000), default=200, help="games played at once (200)"
    )
    parser.add_argument(
        "--seconds", metavar="S", type=whole_number(1, 300), default=20, help="length of each run (20)"
    )
    parser.add_argument(
        "--rate",
        metavar="N",
        type=whole_number(1, 20_000),
        default=800,
        help="moves a second (800)",
    )
    parser.add_argument(
        "--streams",
        metavar="N",
        type=whole_number(1, 5_000),
        default=2_000,
        help="idle streams that are opened to measure their memory (2000)",
    )
    parser.add_argument(
        "--url", metavar="URL", help="a server of this machine; without it, one is started and killed"
    )
    parser.add_argument(
        "--database",
        metavar="DB",
        help="where servers of our own store: games are added and stay there (a temporary SQLite file)",
    )
    parser.add_argument(
        "--servers",
        metavar="N",
        type=whole_number(1, 8),
        default=1,
        help="servers to start on a PostgreSQL database; the seats of a game are at different ones (1)",
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    from vagon.loadtest.report import Plan
    from vagon.loadtest.wire import Broken

    warn_if_uncompiled()
    plan = Plan(options.games, float(options.seconds), float(options.rate), options.streams)
    try:
        report = _against_url(options, plan) if options.url else _against_own(options, plan)
    except (Broken, OSError, TimeoutError) as failure:
        raise BadInput(f"the server failed: {failure!s:.200}") from None
    if options.json:
        print(to_json(asdict(report)))
    else:
        print(*table(_rows(report), "<>"), sep="\n")
    return CHECK_FAILED if report.lost or report.doubled or report.gaps else 0


def _against_url(options: Namespace, plan: Plan) -> Report:
    from vagon.loadtest.servers import address_of

    if options.database or options.servers > 1:
        raise BadInput("with --url, the server that is there has its own database")
    try:
        address = address_of(options.url)
    except ValueError as bad:
        raise BadInput(str(bad)) from None
    return _test([address], None, plan)


def _against_own(options: Namespace, plan: Plan) -> Report:
    from vagon.loadtest.servers import OwnServers, check_local

    is_shared = "://" in (options.database or "")
    if options.servers > 1 and not is_shared:
        raise BadInput("a SQLite file has one server; several need a PostgreSQL database")
    with ExitStack() as stack:
        if is_shared:
            try:
                check_local(options.database)
            except ValueError as bad:
                raise BadInput(str(bad)) from None
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="vagon-load-"))
        own = OwnServers(options.database or str(Path(folder, "load.db")), options.servers)
        stack.callback(own.kill)
        signal.signal(signal.SIGTERM, _interrupt)  # so that our servers do not outlive us
        return _test(own.start(), own, plan)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _test(servers: Sequence[Address], own: OwnServers | None, plan: Plan) -> Report:
    from vagon.loadtest.report import measure
    from vagon.server import loop

    with ExitStack() as stack:

        def told(unit: str, total: int) -> Callable[[int], None]:
            stack.close()
            return stack.enter_context(Progress(total, unit)).update

        return loop.run(measure(servers, own, plan, told))


def _rows(report: Report) -> list[tuple[str, str]]:
    def ms(value: float | None) -> str:
        return "-" if value is None else f"{value:.1f} ms"

    def kb(value: float | None) -> str:
        return "-" if value is None else f"{value:.1f} KB"

    return [
        ("moves a second, steadily", f"{report.rate:,.0f}"),
        ("  acknowledged, half and 99 % within", f"{ms(report.ack_p50_ms)}, {ms(report.ack_p99_ms)}"),
        ("  heard of by all, 99 % within", ms(report.delivery_p99_ms)),
        ("  CPU of the server a move", ms(report.server_cpu_ms)),
        ("  CPU of the load itself a move", ms(report.generator_cpu_ms)),
        (f"highest rate sustained for {report.seconds:.0f} s", f"{report.moves_per_second:,.0f}"),
        ("memory of an idle stream", kb(report.kb_per_stream)),
        ("memory of a game", kb(report.kb_per_game)),
        ("moves acknowledged", f"{report.acknowledged:,}"),
        ("  lost, doubled, gaps", f"{report.lost}, {report.doubled}, {report.gaps}"),
    ]
