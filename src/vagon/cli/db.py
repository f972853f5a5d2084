"""`vagon db`: the database of a server."""

from __future__ import annotations

from argparse import Namespace

from vagon.cli.arguments import BadInput, Parser, add_command
from vagon.cli.serve import add_database


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    upgrade = add_command(
        commands,
        "upgrade",
        "bring the schema up to date",
        run_upgrade,
        "vagon db upgrade --database vagon.db",
    )
    backup = add_command(
        commands, "backup", "copy the database while it is in use", run_backup, "vagon db backup copy.db"
    )
    restore = add_command(
        commands, "restore", "put a copy in the place of a database", run_restore, "vagon db restore copy.db"
    )
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE", help="the copy")
    for command in (upgrade, backup, restore):
        add_database(command)


def run_upgrade(options: Namespace) -> int:
    from vagon.server.store import BadStore, open_store

    try:
        open_store(options.database).close()
    except BadStore as bad:
        raise BadInput(str(bad)) from None
    print("the schema is up to date")
    return 0


def run_backup(options: Namespace) -> int:
    from vagon.server.store.backups import backup

    return _copy(backup, options)


def run_restore(options: Namespace) -> int:
    from vagon.server.store.backups import restore

    return _copy(restore, options)


def _copy(copy: object, options: Namespace) -> int:
    from vagon.server.store import BadStore

    assert callable(copy)
    try:
        copy(options.database, options.file)
    except BadStore as bad:
        raise BadInput(str(bad)) from None
    print("done")
    return 0
