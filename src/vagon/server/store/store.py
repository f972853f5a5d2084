"""One interface to both databases.

A change of a game names the head it was made on; the database lets exactly one change follow each.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vagon.server.store.appending import Answer, Appended, append_one
from vagon.server.store.changes import Changes, FileChanges, NotifiedChanges
from vagon.server.store.locking import BadStore, FileLock
from vagon.server.store.schema import Entry, Row, games, guests, log, meta, mutes, names, remarks
from vagon.server.store.writing import Writer

RETRIES: Final = 5


class Remark(NamedTuple):
    """A line of the chat: a phrase known by its code, or text; neither when it was deleted."""

    number: int
    at: float
    place: int
    phrase: str | None
    text: str | None


Stored = TypeVar("Stored")


class Store:
    """What changes something returns a future and never blocks; what looks something up does block."""

    def __init__(self, engine: Engine, lock: FileLock | None = None) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._lock = lock
        self._writer = Writer(engine)
        self._newer = text(_NEWER[engine.dialect.name])

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def appended(self) -> int:
        """Events stored by this process."""
        return self._writer.appended

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

        return self._writer.change(entry.game, run)

    def append(self, entry: Entry, row: Row, seated: Collection[str] | None = None) -> Future[Answer]:
        """Add an event if it is the next one; the lease of a bot ends with it.

        `seated` are all guests who have a place now, where the event has changed that.
        """
        if seated is None:
            return self._writer.append(entry, row)

        def run(connection: Connection) -> Answer:
            answer = append_one(connection, entry, row)
            if isinstance(answer, Appended):
                _seat(connection, entry.game, seated)
            return answer

        return self._writer.change(entry.game, run)

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

        return self._writer.change(game, run)

    def name(self, game: str, place: int, name: str | None) -> Future[None]:
        """Set the name at a place, or forget it."""

        def run(connection: Connection) -> None:
            connection.execute(delete(names).where(names.c.game == game, names.c.place == place))
            if name is not None:
                connection.execute(insert(names), {"game": game, "place": place, "name": name})

        return self._writer.change(game, run)

    def forget(self, game: str, place: int) -> Future[None]:
        """Delete the name and the words of a place; that something was said remains."""

        def run(connection: Connection) -> None:
            connection.execute(delete(names).where(names.c.game == game, names.c.place == place))
            connection.execute(
                update(remarks)
                .where(remarks.c.game == game, remarks.c.place == place)
                .values(phrase=None, text=None)
            )

        return self._writer.change(game, run)

    def purge(self, game: str) -> Future[None]:
        """Delete a game and all that was said at it."""

        def run(connection: Connection) -> None:
            for table in (log, remarks, names, mutes, guests, games):
                connection.execute(delete(table).where(table.c.game == game))

        return self._writer.change(game, run)

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

        return self._writer.change("", run)

    def park(self, game: str) -> Future[None]:
        """Let no bot and no clock look at a game any more."""

        def run(connection: Connection) -> None:
            connection.execute(update(games).where(games.c.game == game).values(awaiting=None, deadline=None))

        return self._writer.change(game, run)

    def mute(self, game: str, place: int, other: int, is_muted: bool) -> Future[None]:
        """Keep from a place what another says, or no longer."""

        def run(connection: Connection) -> None:
            pair = {"game": game, "place": place, "muted": other}
            connection.execute(delete(mutes).filter_by(**pair))
            if is_muted:
                connection.execute(insert(mutes), pair)

        return self._writer.change(game, run)

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
                found: Stored = self._writer.change("", run).result()
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

    def read_all(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The events of several games, each after the number that goes with it, in order."""
        found: dict[str, list[Entry]] = {game: [] for game in after}
        with self._reading() as connection:
            for row in connection.execute(self._newer, {"after": json.dumps(after)}):
                found[row.game].append(Entry(row.game, row.seq, row.key, row.at, bytes(row.body)))
        return found

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
        changes = FileChanges(self._writer) if self.is_sqlite else NotifiedChanges(self.engine)
        try:
            yield changes
        finally:
            changes.close()

    def close(self) -> None:
        """Finish what was asked for and let go of the database."""
        self._writer.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection


def _seat(connection: Connection, game: str, seated: Collection[str]) -> None:
    connection.execute(delete(guests).where(guests.c.game == game))
    if seated:
        connection.execute(insert(guests), [{"guest": guest, "game": game} for guest in sorted(seated)])


# The same words however many games there are, so that they are read once.
_NEWER: Final = {
    "sqlite": "SELECT log.* FROM json_each(:after) AS known "
    "JOIN log ON log.game = known.key AND log.seq > known.value ORDER BY log.game, log.seq",
    "postgresql": "SELECT log.* FROM json_each_text(CAST(:after AS json)) AS known "
    "JOIN log ON log.game = known.key AND log.seq > CAST(known.value AS int) ORDER BY log.game, log.seq",
}
_READ: Final = select(log).where(log.c.game == bindparam("g"), log.c.seq > bindparam("a")).order_by(log.c.seq)
