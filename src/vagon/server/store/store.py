"""One interface to both databases.

Every change goes through one writer thread, which commits whatever has gathered while the last commit was
under way. A change names the head it was made on; the database lets exactly one change follow each.
"""

from __future__ import annotations

import queue
import shutil
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from vagon.server.store.changes import CHANNEL, Changes, FileChanges, NotifiedChanges
from vagon.server.store.locking import BadStore, FileLock, check_local
from vagon.server.store.migrating import check_version, upgrade
from vagon.server.store.schema import Entry, Row, games, guests, log, meta, mutes, names, remarks

MAX_BATCH: Final = 200
BUSY_SECONDS: Final = 20
RETRIES: Final = 5


class Appended(NamedTuple):
    seq: int


class Duplicate(NamedTuple):
    """The key was used before: by the event `seq`."""

    seq: int


class Stale(NamedTuple):
    """The log had grown meanwhile."""


class Remark(NamedTuple):
    """A line of the chat: a phrase known by its code, or text; neither when it was deleted."""

    number: int
    at: float
    place: int
    phrase: str | None
    text: str | None


Answer = Appended | Duplicate | Stale
Stored = TypeVar("Stored")


class _Change(NamedTuple):
    order: str  # batches change games in this order, so that two processes cannot block each other
    run: Callable[[Connection], Any]
    answer: Future[Any]


class Store:
    """All methods but `submit`-like ones block; those return a future and never block."""

    def __init__(self, engine: Engine, lock: FileLock | None = None) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.commits = 0
        self.appended = 0
        self._lock = lock
        self._changes: queue.SimpleQueue[_Change | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self._closed = False

    # Writing.

    def create(self, entry: Entry, row: Row, seated: Collection[str] = ()) -> Future[Answer]:
        """Begin a log with its first event; `seated` are the guests who have a place already."""

        def run(connection: Connection) -> Answer:
            connection.execute(
                insert(games),
                {
                    "game": entry.game,
                    "head": entry.seq,
                    "created": entry.at,
                    "changed": entry.at,
                    "leased_until": 0.0,
                    "remarks": 0,
                    **row._asdict(),
                },
            )
            connection.execute(insert(log), entry._asdict())
            _seat(connection, entry.game, seated)
            return Appended(entry.seq)

        return self._submit(entry.game, run)

    def append(self, entry: Entry, row: Row, seated: Collection[str] | None = None) -> Future[Answer]:
        """Add an event if it is the next one; the lease of a bot ends with it.

        `seated` are all guests who have a place now, where the event has changed that.
        """

        def run(connection: Connection) -> Answer:
            moved = connection.execute(
                _ADVANCE, {"g": entry.game, "h": entry.seq - 1, "s": entry.seq, "at": entry.at, **_row(row)}
            )
            if moved.rowcount == 1:
                connection.execute(_INSERT, entry._asdict())
                if seated is not None:
                    _seat(connection, entry.game, seated)
                return Appended(entry.seq)
            seq = connection.execute(
                select(log.c.seq).where(log.c.game == entry.game, log.c.key == entry.key)
            ).scalar()
            return Stale() if seq is None else Duplicate(seq)

        return self._submit(entry.game, run)

    def remark(self, game: str, at: float, place: int, phrase: str | None, words: str | None) -> Future[int]:
        """Add a line to the chat; its number."""

        def run(connection: Connection) -> int:
            connection.execute(update(games).where(games.c.game == game).values(remarks=games.c.remarks + 1))
            number: int = connection.execute(select(games.c.remarks).where(games.c.game == game)).scalar_one()
            values = {
                "game": game,
                "number": number,
                "at": at,
                "place": place,
                "phrase": phrase,
                "text": words,
            }
            connection.execute(insert(remarks), values)
            return number

        return self._submit(game, run)

    def name(self, game: str, place: int, name: str | None) -> Future[None]:
        """Set the name at a place, or forget it."""

        def run(connection: Connection) -> None:
            connection.execute(delete(names).where(names.c.game == game, names.c.place == place))
            if name is not None:
                connection.execute(insert(names), {"game": game, "place": place, "name": name})

        return self._submit(game, run)

    def forget(self, game: str, place: int) -> Future[None]:
        """Delete the name and the words of a place; that something was said remains."""

        def run(connection: Connection) -> None:
            connection.execute(delete(names).where(names.c.game == game, names.c.place == place))
            connection.execute(
                update(remarks)
                .where(remarks.c.game == game, remarks.c.place == place)
                .values(phrase=None, text=None)
            )

        return self._submit(game, run)

    def purge(self, game: str) -> Future[None]:
        """Delete a game and all that was said at it."""

        def run(connection: Connection) -> None:
            for table in (log, remarks, names, mutes, guests, games):
                connection.execute(delete(table).where(table.c.game == game))

        return self._submit(game, run)

    def lease(self, now: float, seconds: float) -> Future[Any]:
        """A game where a bot may act now, for this caller alone until the lease is over; or None."""

        def run(connection: Connection) -> str | None:
            due = (
                select(games.c.game)
                .where(games.c.awaiting <= now, games.c.leased_until <= now)
                .order_by(games.c.awaiting)
                .limit(1)
                .with_for_update(skip_locked=True)
            )
            game: str | None = connection.execute(due).scalar()
            if game is not None:
                connection.execute(
                    update(games).where(games.c.game == game).values(leased_until=now + seconds)
                )
            return game

        return self._submit("", run)

    def park(self, game: str) -> Future[None]:
        """Let no bot and no clock look at a game any more."""

        def run(connection: Connection) -> None:
            connection.execute(update(games).where(games.c.game == game).values(awaiting=None, deadline=None))

        return self._submit(game, run)

    def mute(self, game: str, place: int, other: int, is_muted: bool) -> Future[None]:
        """Keep from a place what another says, or no longer."""

        def run(connection: Connection) -> None:
            pair = {"game": game, "place": place, "muted": other}
            connection.execute(delete(mutes).filter_by(**pair))
            if is_muted:
                connection.execute(insert(mutes), pair)

        return self._submit(game, run)

    def note(self, name: str, value: bytes) -> None:
        """Store a value under a name, whatever stood there."""

        def run(connection: Connection) -> None:
            changed = connection.execute(update(meta).where(meta.c.name == name).values(value=value))
            if not changed.rowcount:
                connection.execute(insert(meta), {"name": name, "value": value})

        self._first_or_next(run, name)

    def noted(self, name: str) -> bytes | None:
        """What was stored under a name."""
        with self._reading() as connection:
            found = connection.execute(select(meta.c.value).where(meta.c.name == name)).scalar()
            return None if found is None else bytes(found)

    def remember(self, name: str, value: bytes) -> bytes:
        """Store a value under a name unless there is one; the value that stands."""

        def run(connection: Connection) -> bytes:
            found = connection.execute(select(meta.c.value).where(meta.c.name == name)).scalar()
            if found is None:
                connection.execute(insert(meta), {"name": name, "value": value})
                return value
            return bytes(found)

        return self._first_or_next(run, name)

    def _first_or_next(self, run: Callable[[Connection], Stored], name: str) -> Stored:
        for _ in range(RETRIES):
            try:
                found: Stored = self._submit("", run).result()
            except IntegrityError:  # another process was first
                continue
            return found
        raise BadStore(f"cannot store {name}")

    # Reading.

    def read(self, game: str, after: int = -1) -> list[Entry]:
        """The events after `after`, in order."""
        with self._reading() as connection:
            rows = connection.execute(_READ, {"g": game, "a": after})
            return [Entry(row.game, row.seq, row.key, row.at, bytes(row.body)) for row in rows]

    def heads(self, watched: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The last event and the last remark of each of these games."""
        with self._reading() as connection:
            query = select(games.c.game, games.c.head, games.c.remarks).where(games.c.game.in_(watched))
            return {row.game: (row.head, row.remarks) for row in connection.execute(query)}

    def remarks_after(self, game: str, after: int) -> list[Remark]:
        with self._reading() as connection:
            query = (
                select(remarks.c.number, remarks.c.at, remarks.c.place, remarks.c.phrase, remarks.c.text)
                .where(remarks.c.game == game, remarks.c.number > after)
                .order_by(remarks.c.number)
            )
            return [Remark(*row) for row in connection.execute(query)]

    def names_of(self, game: str) -> dict[int, str]:
        with self._reading() as connection:
            query = select(names.c.place, names.c.name).where(names.c.game == game)
            return {row.place: row.name for row in connection.execute(query)}

    def mutes_of(self, game: str) -> set[tuple[int, int]]:
        """Who has muted whom, by place."""
        with self._reading() as connection:
            query = select(mutes.c.place, mutes.c.muted).where(mutes.c.game == game)
            return {(row.place, row.muted) for row in connection.execute(query)}

    def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables where a guest has a place, those changed last first."""
        with self._reading() as connection:
            query = (
                select(games.c.game)
                .join(guests, guests.c.game == games.c.game)
                .where(guests.c.guest == guest)
                .order_by(games.c.changed.desc())
                .limit(limit)
            )
            return [row.game for row in connection.execute(query)]

    def listed(self, limit: int) -> list[str]:
        """The newest tables that anybody may join."""
        with self._reading() as connection:
            query = (
                select(games.c.game)
                .where(games.c.listed, games.c.status == "open")
                .order_by(games.c.created.desc())
                .limit(limit)
            )
            return [row.game for row in connection.execute(query)]

    def all_games(self, limit: int) -> list[dict[str, object]]:
        """For the administrator: the games changed last."""
        with self._reading() as connection:
            query = (
                select(games.c.game, games.c.status, games.c.head, games.c.created, games.c.changed)
                .order_by(games.c.changed.desc())
                .limit(limit)
            )
            return [dict(row) for row in connection.execute(query).mappings()]

    def unchanged_since(self, moment: float) -> list[str]:
        with self._reading() as connection:
            query = select(games.c.game).where(games.c.changed < moment).order_by(games.c.changed)
            return [row.game for row in connection.execute(query)]

    def expired(self, now: float, limit: int = 20) -> list[str]:
        """Games where somebody's time is up."""
        with self._reading() as connection:
            query = (
                select(games.c.game).where(games.c.deadline <= now).order_by(games.c.deadline).limit(limit)
            )
            return [row.game for row in connection.execute(query)]

    def timed(self) -> list[str]:
        """Games where somebody's time runs."""
        with self._reading() as connection:
            query = select(games.c.game).where(games.c.deadline.is_not(None)).order_by(games.c.deadline)
            return [row.game for row in connection.execute(query)]

    def free_bytes(self) -> int | None:
        """The room left on the disk of a SQLite file; None for a database that is elsewhere."""
        path = self.engine.url.database
        return shutil.disk_usage(Path(path).parent).free if self.is_sqlite and path else None

    def next_due(self) -> float | None:
        """When the next bot may act or the next deadline is."""
        with self._reading() as connection:
            query = select(func.min(games.c.awaiting), func.min(games.c.deadline)).where(
                or_(games.c.awaiting.is_not(None), games.c.deadline.is_not(None))
            )
            times = [moment for moment in connection.execute(query).one() if moment is not None]
            return min(times, default=None)

    def is_ready(self) -> bool:
        try:
            with self._reading() as connection:
                connection.execute(select(meta.c.name).limit(1))
        except SQLAlchemyError:
            return False
        return True

    @contextmanager
    def changes(self) -> Iterator[Changes]:
        """Notices commits, those of other processes among them."""
        changes = FileChanges(self.engine) if self.is_sqlite else NotifiedChanges(self.engine)
        try:
            yield changes
        finally:
            changes.close()

    def close(self) -> None:
        """Finish what was asked for and let go of the database."""
        if self._closed:
            return
        self._closed = True
        self._changes.put(None)
        self._writer.join()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    def _submit(self, order: str, run: Callable[[Connection], Any]) -> Future[Any]:
        answer: Future[Any] = Future()
        if self._closed:
            answer.set_exception(BadStore("the store is closed"))
        else:
            self._changes.put(_Change(order, run, answer))
        return answer

    def _write(self) -> None:
        while (first := self._changes.get()) is not None:
            batch, stop = [first], False
            while len(batch) < MAX_BATCH and not self._changes.empty():
                change = self._changes.get()
                if change is None:
                    stop = True
                    break
                batch.append(change)
            batch.sort(key=lambda change: change.order)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[_Change]) -> None:
        """All changes in one transaction; if it fails, each in its own, so that none suffers for another."""
        try:
            answers = self._transact(batch)
        except SQLAlchemyError as error:
            if len(batch) > 1:
                for change in batch:
                    self._commit([change])
                return
            batch[0].answer.set_exception(_explained(error))
            return
        self.commits += 1
        self.appended += sum(isinstance(answer, Appended) for answer in answers)
        for change, answer in zip(batch, answers, strict=True):
            change.answer.set_result(answer)
        if not self.is_sqlite and any(isinstance(answer, Appended | int) for answer in answers):
            self._notify({change.order for change in batch if change.order})

    def _transact(self, batch: list[_Change]) -> list[Any]:
        for attempt in range(RETRIES):
            try:
                with self.engine.begin() as connection:
                    if self.is_sqlite:
                        connection.execute(text("BEGIN IMMEDIATE"))
                    return [change.run(connection) for change in batch]
            except OperationalError:  # a lost connection, a deadlock or a busy file: nothing was committed
                if attempt == RETRIES - 1:
                    raise
                time.sleep(0.05 * 2**attempt)
        raise AssertionError("unreachable")

    def _notify(self, changed: set[str]) -> None:
        """Tell the other processes after the commit; a lost hint costs them a moment, nothing else."""
        try:
            with self.engine.begin() as connection:
                for game in changed:
                    connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :game)"), {"game": game})
        except SQLAlchemyError:
            return


def _seat(connection: Connection, game: str, seated: Collection[str]) -> None:
    connection.execute(delete(guests).where(guests.c.game == game))
    if seated:
        connection.execute(insert(guests), [{"guest": guest, "game": game} for guest in sorted(seated)])


def _row(row: Row) -> dict[str, object]:
    return {"st": row.status, "li": row.listed, "aw": row.awaiting, "de": row.deadline}


_ADVANCE: Final = (
    update(games)
    .where(games.c.game == bindparam("g"), games.c.head == bindparam("h"))
    .values(
        head=bindparam("s"),
        changed=bindparam("at"),
        status=bindparam("st"),
        listed=bindparam("li"),
        awaiting=bindparam("aw"),
        deadline=bindparam("de"),
        leased_until=0.0,
    )
)
_INSERT: Final = insert(log)
_READ: Final = select(log).where(log.c.game == bindparam("g"), log.c.seq > bindparam("a")).order_by(log.c.seq)


def _explained(error: SQLAlchemyError) -> Exception:
    reason = str(getattr(error, "orig", error)).lower()
    if "full" in reason or "no space" in reason:
        return BadStore("the disk is full")
    return error


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
            f"busy_timeout={BUSY_SECONDS}000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine
