"""Events added to logs: one by one with the reason if one is not, or many at once.

The cost of a move is little else than that of the two rows it writes.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from vagon.server.store.schema import Entry, Row, games, log

CHANNEL: Final = "vagon_games"


class Appended(NamedTuple):
    seq: int


class Duplicate(NamedTuple):
    """The key was used before: by the event `seq`."""

    seq: int


class Stale(NamedTuple):
    """The log had grown meanwhile."""


Answer = Appended | Duplicate | Stale


def append_one(connection: Connection, entry: Entry, row: Row) -> Answer:
    """Add an event if it is the next one; the lease of a bot ends with it."""
    values = {"st": row.status, "li": row.listed, "aw": row.awaiting, "de": row.deadline}
    moved = connection.execute(
        _ADVANCE, {"g": entry.game, "h": entry.seq - 1, "s": entry.seq, "at": entry.at, **values}
    )
    if moved.rowcount == 1:
        connection.execute(_INSERT, entry._asdict())
        return Appended(entry.seq)
    seq = connection.execute(_SEQ_OF_KEY, {"g": entry.game, "k": entry.key}).scalar()
    return Stale() if seq is None else Duplicate(seq)


class Lane(ABC):
    """A connection of its own for events, past everything that SQLAlchemy does for a statement.

    `append` stores events of different games at once and returns those that it stored, by game and seq. What
    it did not store, for whatever reason, is to be tried one by one; that an attempt whose outcome is not
    known is repeated does no harm, as a key is used once.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pooled: Any = None

    def append(self, events: Sequence[tuple[Entry, Row]]) -> set[tuple[str, int]]:
        try:
            return self._append(self._connection(), events)
        except Exception:  # noqa: BLE001  whatever it was is told to those whose event it concerns
            self.close()
            return set()

    @abstractmethod
    def tell(self, words: str) -> None:
        """Pass on a hint to other processes; it may get lost."""

    @abstractmethod
    def version(self) -> int:
        """Another number whenever another connection has written, as far as the database tells."""

    def close(self) -> None:
        if self._pooled is not None:
            self._pooled.invalidate()
            self._pooled = None

    def _connection(self) -> Any:
        if self._pooled is None:
            self._pooled = self._engine.raw_connection()
            self._prepare(self._pooled.driver_connection)
        return self._pooled.driver_connection

    @property
    def _errors(self) -> tuple[type[Exception], ...]:
        return (self._engine.dialect.loaded_dbapi.Error, SQLAlchemyError)

    @abstractmethod
    def _prepare(self, connection: Any) -> None:
        """Set up a new connection."""

    @abstractmethod
    def _append(self, connection: Any, events: Sequence[tuple[Entry, Row]]) -> set[tuple[str, int]]:
        """Store the events and say which of them were."""


class FileLane(Lane):
    """SQLite: two statements, however many events there are; all of them or none."""

    def tell(self, words: str) -> None:
        """Nothing to do: other processes look at the version."""

    def version(self) -> int:
        try:
            found: int = self._connection().execute("PRAGMA data_version").fetchone()[0]
        except self._errors:
            self.close()
            return 0
        return found

    def _prepare(self, connection: Any) -> None:
        """Nothing to do: every connection of the engine is set up alike."""

    def _append(self, connection: Any, events: Sequence[tuple[Entry, Row]]) -> set[tuple[str, int]]:
        advance, add = _file_statements(len(events))
        heads: list[Any] = []
        entries: list[Any] = []
        for entry, row in events:
            heads += (entry.game, entry.seq, entry.at, row.status, row.listed, row.awaiting, row.deadline)
            entries += entry
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute(advance, heads).rowcount != len(events):
            connection.execute("ROLLBACK")
            return set()
        connection.execute(add, entries)
        connection.execute("COMMIT")
        return {(entry.game, entry.seq) for entry, _ in events}


@functools.cache  # one pair for each size of a batch
def _file_statements(count: int) -> tuple[str, str]:
    def rows(width: int) -> str:
        return ", ".join([f"({', '.join('?' * width)})"] * count)

    # Not `WITH v AS`: Python's sqlite3 counts the rows of a statement only if it begins with UPDATE.
    advance = (
        "UPDATE games SET head = v.column2, changed = v.column3, status = v.column4, listed = v.column5, "
        "awaiting = v.column6, deadline = v.column7, leased_until = 0 "
        f"FROM (VALUES {rows(7)}) AS v WHERE games.game = v.column1 AND games.head = v.column2 - 1"
    )
    return advance, f"INSERT INTO log (game, seq, key, at, body) VALUES {rows(5)}"


class NetworkLane(Lane):
    """PostgreSQL: one statement, which is its own transaction, so there and back once."""

    def tell(self, words: str) -> None:
        try:
            self._connection().execute("SELECT pg_notify(%s, %s)", (CHANNEL, words))
        except self._errors:
            self.close()

    def version(self) -> int:
        return 0

    def _prepare(self, connection: Any) -> None:
        connection.autocommit = True

    def _append(self, connection: Any, events: Sequence[tuple[Entry, Row]]) -> set[tuple[str, int]]:
        columns = [list(column) for column in zip(*((*entry, *row) for entry, row in events), strict=True)]
        return set(connection.execute(_APPEND, (*columns, columns[0])).fetchall())


_APPEND: Final = """
WITH v (game, seq, key, at, body, status, listed, awaiting, deadline) AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::text[], %s::float8[], %s::bytea[],
        %s::text[], %s::bool[], %s::float8[], %s::float8[]
    )
), locked AS MATERIALIZED (
    SELECT game FROM games WHERE game = ANY (%s::text[]) ORDER BY game FOR UPDATE
), moved AS (
    UPDATE games SET head = v.seq, changed = v.at, status = v.status, listed = v.listed,
        awaiting = v.awaiting, deadline = v.deadline, leased_until = 0
    FROM v JOIN locked ON locked.game = v.game
    WHERE games.game = v.game AND games.head = v.seq - 1
    RETURNING games.game, games.head
)
INSERT INTO log (game, seq, key, at, body)
SELECT v.game, v.seq, v.key, v.at, v.body FROM v JOIN moved ON moved.game = v.game AND moved.head = v.seq
RETURNING game, seq
"""


def lane_of(engine: Engine) -> Lane:
    return FileLane(engine) if engine.dialect.name == "sqlite" else NetworkLane(engine)


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
_SEQ_OF_KEY: Final = select(log.c.seq).where(log.c.game == bindparam("g"), log.c.key == bindparam("k"))
