"""`vagon admin`: what the host of a server may do to its tables."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from vagon.cli.arguments import BadInput, Parser, add_command, add_json, to_json, whole_number
from vagon.cli.serve import add_database
from vagon.cli.text import table

if TYPE_CHECKING:
    from vagon.server.rooms import Rooms
    from vagon.server.store import Store

MAX_SHOWN: Final = 1000
DAY: Final = 86_400


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    listing = add_command(
        commands, "tables", "list the tables changed last", run_tables, "vagon admin tables"
    )
    add_json(listing)
    close = add_command(commands, "close", "end a table", run_close, "vagon admin close ID")
    kick = add_command(
        commands,
        "kick",
        "take a place from a person and let a bot play on",
        run_kick,
        "vagon admin kick ID 1",
    )
    for command in (close, kick):
        command.add_argument("table", metavar="ID", help="id of the table")
    kick.add_argument("place", metavar="PLACE", type=whole_number(0, 4), help="number of the place, from 0")
    purge = add_command(
        commands,
        "purge",
        "delete tables, and all that was said there",
        run_purge,
        "vagon admin purge --days 365",
    )
    which = purge.add_mutually_exclusive_group(required=True)
    which.add_argument("table", metavar="ID", nargs="?", help="id of one table")
    which.add_argument(
        "--days", metavar="N", type=whole_number(0, 36_500), help="all that were unchanged for so many days"
    )
    for command in (listing, close, kick, purge):
        add_database(command)


def run_tables(options: Namespace) -> int:
    store = _open(options)
    try:
        found = store.all_games(MAX_SHOWN)
    finally:
        store.close()
    if options.json:
        print(to_json(found))
        return 0
    rows = [
        (str(row["game"]), str(row["status"]), f"{row['head']} events", _day(row["changed"])) for row in found
    ]
    print("\n".join(table(rows, "<<><")) if rows else "no tables")
    return 0


def run_close(options: Namespace) -> int:
    return _change(options, lambda rooms: rooms.close_table(options.table))


def run_kick(options: Namespace) -> int:
    return _change(options, lambda rooms: rooms.kick(options.table, options.place))


def run_purge(options: Namespace) -> int:
    store = _open(options)
    try:
        if options.days is None:
            chosen = [options.table] if store.read(options.table) else []
        else:
            chosen = store.unchanged_since(time.time() - options.days * DAY)
        for game in chosen:
            store.purge(game).result()
    finally:
        store.close()
    if options.table and not chosen:
        raise BadInput("no such table")
    print("1 table deleted" if len(chosen) == 1 else f"{len(chosen)} tables deleted")
    return 0


def _change(options: Namespace, change: Callable[[Rooms], Awaitable[None]]) -> int:
    from vagon.server.refusals import Refusal
    from vagon.server.rooms import Rooms

    store = _open(options)

    async def run() -> None:
        await change(Rooms(store))

    try:
        asyncio.run(run())
    except Refusal as refusal:
        raise BadInput(refusal.code.replace("_", " ")) from None
    finally:
        store.close()
    return 0


def _open(options: Namespace) -> Store:
    from vagon.server.store import BadStore, open_store

    try:
        return open_store(options.database, is_owner=False)
    except BadStore as bad:
        raise BadInput(str(bad)) from None


def _day(moment: object) -> str:
    assert isinstance(moment, float)
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")
