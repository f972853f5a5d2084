"""Which database an address means, and whether it can be used."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from vagon.server.store.locking import BadStore, FileLock, check_local
from vagon.server.store.migrating import check_version, upgrade
from vagon.server.store.store import Store

BUSY_SECONDS: Final = 20


def open_store(url: str, *, is_owner: bool = True, migrate: bool = True) -> Store:
    """The store at a SQLAlchemy address, or in the SQLite file of that name.

    The one owner of a SQLite file locks it against a second server; its workers are not owners. A database
    from a newer program, on a network disk or locked is refused as `BadStore`.
    """
    address = url if "://" in url else f"sqlite:///{url}"
    try:
        parsed = make_url(address)
    except ArgumentError:
        raise BadStore(f"not an address of a database: {address.split('@')[-1]!r}") from None
    lock = None
    if parsed.get_backend_name() == "sqlite":
        path = Path(parsed.database or "")
        if not parsed.database or parsed.database == ":memory:":
            raise BadStore("a SQLite database needs a file")
        check_local(path)
        lock = FileLock(path) if is_owner else None
    elif parsed.get_backend_name() != "postgresql":
        raise BadStore(f"vagon stores in SQLite or PostgreSQL, not in {parsed.get_backend_name()}")
    engine = _engine(address)
    try:
        if migrate and is_owner:
            upgrade(engine)
        check_version(engine)
    except (SQLAlchemyError, BadStore) as error:
        engine.dispose()
        if lock is not None:
            lock.release()
        if isinstance(error, BadStore):
            raise
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        raise BadStore(f"the database cannot be used: {reason}") from None
    return Store(engine, lock)


def _engine(address: str) -> Engine:
    parsed = make_url(address)
    if parsed.get_backend_name() == "postgresql":
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"), pool_size=8, max_overflow=8, pool_pre_ping=True
        )
    # Transactions are begun by the writer itself, so that they take the lock at once.
    engine = create_engine(
        address,
        poolclass=QueuePool,
        pool_size=8,
        max_overflow=8,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "temp_store=MEMORY",  # or every statement for many rows makes a file, and deletes it
            f"busy_timeout={BUSY_SECONDS}000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine
