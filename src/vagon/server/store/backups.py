"""Copies of a database: by SQLite's online backup, or by PostgreSQL's own programs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from vagon.server.store.locking import BadStore, FileLock


def backup(database: str, file: str) -> None:
    """Copy a database, which may be in use, to a new file."""
    if Path(file).exists():
        raise BadStore(f"{file} exists already")
    if _is_sqlite(database):
        source = _sqlite_path(database)
        if not source.exists():
            raise BadStore(f"there is no database {source}")
        _copy(source, Path(file))
    else:
        _run("pg_dump", "--format=custom", f"--file={file}", f"--dbname={_libpq(database)}")


def restore(database: str, file: str) -> None:
    """Replace the contents of a database, which must not be in use, by a copy."""
    if not Path(file).exists():
        raise BadStore(f"there is no file {file}")
    if not _is_sqlite(database):
        _run(
            "pg_restore",
            "--clean",
            "--if-exists",
            "--single-transaction",
            f"--dbname={_libpq(database)}",
            file,
        )
        return
    target = _sqlite_path(database)
    _check(Path(file))
    lock = FileLock(target)
    try:
        _copy(Path(file), target)
    finally:
        lock.release()


def _is_sqlite(database: str) -> bool:
    return "://" not in database or database.startswith("sqlite:")


def _sqlite_path(database: str) -> Path:
    return Path(make_url(database).database or "") if "://" in database else Path(database)


def _libpq(database: str) -> str:
    return make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except (sqlite3.Error, OSError) as error:
        raise BadStore(f"cannot copy {source}: {error}") from None


def _check(file: Path) -> None:
    """Refuse a file that is not a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
            state = source.execute("PRAGMA integrity_check").fetchone()[0]
            tables = {row[0] for row in source.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise BadStore(f"{file}: {error}") from None
    if state != "ok" or not {"games", "log", "meta"} <= tables:
        raise BadStore(f"{file} is not a copy of a database of vagon")


def _run(program: str, *arguments: str) -> None:
    found = shutil.which(program)
    if found is None:
        raise BadStore(f"{program} is needed and not installed")
    done = subprocess.run([found, *arguments], capture_output=True, text=True, check=False, env=os.environ)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise BadStore(f"{program}: {lines[-1] if lines else 'failed'}")
