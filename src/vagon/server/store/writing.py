"""The one thread through which a process changes the database.

It commits whatever has gathered while the last commit was under way. Batches change games in the order of
their ids, so that two processes cannot block each other.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from vagon.server.store.appending import Answer, Appended, append_one, lane_of
from vagon.server.store.changes import LOOK_SECONDS, MAX_HINTS, hint
from vagon.server.store.locking import BadStore
from vagon.server.store.schema import Entry, Row

MAX_BATCH: Final = 200
RETRIES: Final = 5


class _Append(NamedTuple):
    """The change that matters for speed: an event and nothing else. Many are stored at once."""

    entry: Entry
    row: Row
    answer: Future[Any]

    @property
    def order(self) -> str:
        return self.entry.game

    def run(self, connection: Connection) -> Answer:
        return append_one(connection, self.entry, self.row)


class _Change(NamedTuple):
    """Any other change."""

    order: str
    run: Callable[[Connection], Any]
    answer: Future[Any]


class Writer:
    """Methods may be called from any thread and never block, but for `close`."""

    def __init__(self, engine: Engine) -> None:
        self.commits = 0
        self.appended = 0
        self._engine = engine
        self._lane = lane_of(engine)
        self._waiting: queue.SimpleQueue[_Append | _Change | None] = queue.SimpleQueue()
        self._next: _Append | _Change | None = None  # of another kind than the last batch
        self._listeners: list[threading.Event] = []
        self._version = 0
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, entry: Entry, row: Row) -> Future[Answer]:
        """Add an event if it is the next one of its game."""
        return self._put(_Append(entry, row, Future()))

    def change(self, order: str, run: Callable[[Connection], Any]) -> Future[Any]:
        """Do something else in a transaction; `order` is the game it is about, or nothing."""
        return self._put(_Change(order, run, Future()))

    def listen(self) -> threading.Event:
        """Set whenever another connection has written to the same SQLite file."""
        listener = threading.Event()
        self._listeners.append(listener)
        self.change("", lambda _: None)  # wakes the thread, which looks from now on
        return listener

    def ignore(self, listener: threading.Event) -> None:
        self._listeners.remove(listener)

    def close(self) -> None:
        """Finish what was asked for."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.put(None)
            self._thread.join()

    def _put(self, change: _Append | _Change) -> Future[Any]:
        if self._is_closed:
            change.answer.set_exception(BadStore("the store is closed"))
        else:
            self._waiting.put(change)
        return change.answer

    def _work(self) -> None:
        while (first := self._get()) is not None:
            batch = [first]
            while len(batch) < MAX_BATCH and not self._waiting.empty():
                change = self._waiting.get()
                if type(change) is not type(first):
                    self._next = change
                    if change is None:
                        self._waiting.put(None)
                    break
                batch.append(change)
            # From here on nobody can call it off; what nobody waits for any more is not done.
            batch = [change for change in batch if change.answer.set_running_or_notify_cancel()]
            batch.sort(key=lambda change: change.order)
            if batch and isinstance(first, _Append):
                self._store(cast("list[_Append]", batch))
            elif batch:
                self._commit(batch)
        self._lane.close()

    def _get(self) -> _Append | _Change | None:
        if self._next is not None:
            change, self._next = self._next, None
            return change
        while self._listeners:
            self._look()
            try:
                return self._waiting.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                continue
        return self._waiting.get()

    def _look(self) -> None:
        """The lane is the only connection of this process that writes often; the file counts all others."""
        version = self._lane.version()
        if version != self._version:
            self._version = version
            for listener in tuple(self._listeners):
                listener.set()

    def _store(self, batch: Sequence[_Append]) -> None:
        """Store all events at once, and those one by one that cannot be."""
        stored = self._lane.append([(change.entry, change.row) for change in batch])
        self.commits += bool(stored)
        self.appended += len(stored)
        rest = []
        for change in batch:
            if (change.entry.game, change.entry.seq) in stored:
                change.answer.set_result(Appended(change.entry.seq))
            else:
                rest.append(change)
        self._tell(hint(game, Appended(seq)) for game, seq in stored)
        if rest:
            self._commit(rest)

    def _commit(self, batch: Sequence[_Append | _Change]) -> None:
        """All changes in one transaction; if it fails, each in its own, so that none suffers for another."""
        try:
            answers = self._transact(batch)
        except Exception as error:  # noqa: BLE001  told to whoever asked; without this thread all would wait
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
        self._tell(
            hint(change.order, answer)
            for change, answer in zip(batch, answers, strict=True)
            if isinstance(answer, Appended | int)
        )

    def _transact(self, batch: Sequence[_Append | _Change]) -> list[Any]:
        for attempt in range(RETRIES):
            try:
                with self._engine.begin() as connection:
                    if connection.dialect.name == "sqlite":
                        connection.exec_driver_sql("BEGIN IMMEDIATE")
                    return [change.run(connection) for change in batch]
            except OperationalError:  # a lost connection, a deadlock or a busy file: nothing was committed
                if attempt == RETRIES - 1:
                    raise
                time.sleep(0.05 * 2**attempt)
        raise AssertionError("unreachable")

    def _tell(self, hints: Iterable[str]) -> None:
        """Tell the other processes after the commit; a lost hint costs them a moment, nothing else."""
        words = list(hints)
        for first in range(0, len(words), MAX_HINTS):
            self._lane.tell(" ".join(words[first : first + MAX_HINTS]))


def _explained(error: Exception) -> Exception:
    reason = str(getattr(error, "orig", error)).lower()
    if "full" in reason or "no space" in reason:
        return BadStore("the disk is full")
    return error
