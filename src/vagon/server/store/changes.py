"""How a process notices that another one has written. A hint may be late or lost; readers follow the log."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine

from vagon.server.store.appending import CHANNEL, Appended

if TYPE_CHECKING:
    from vagon.server.store.writing import Writer

LOOK_SECONDS: Final = 0.02
FALLBACK_SECONDS: Final = 1.0
MAX_HINTS: Final = 100  # in a notification, which PostgreSQL limits to 8,000 bytes
_MORE_SECONDS: Final = 0.002

Heads = dict[str, tuple[int, int]]
"""The last event and the last remark of games, as far as they are known; -1 where not."""


class Changes(ABC):
    """For one thread at a time. Hints get lost: once in a while everything is looked at even so."""

    def __init__(self) -> None:
        self._looked = 0.0  # when all was looked at for the last time

    def wait(self, seconds: float) -> Heads | None:
        """What has changed, within so many seconds; None if it may be anything."""
        found = self._wait(min(seconds, FALLBACK_SECONDS))
        if found is None or time.monotonic() - self._looked > FALLBACK_SECONDS:
            self._looked = time.monotonic()
            return None
        return found

    @abstractmethod
    def _wait(self, seconds: float) -> Heads | None:
        """What somebody has told, within so many seconds; None if it may be anything."""

    @abstractmethod
    def close(self) -> None:
        """Listen no longer."""


def hint(game: str, answer: Appended | int) -> str:
    """A word that tells of an event, or of a remark by its number."""
    return f"{game}:{answer.seq}:-1" if isinstance(answer, Appended) else f"{game}:-1:{answer}"


class FileChanges(Changes):
    """SQLite tells that somebody else has written, but not what."""

    def __init__(self, writer: Writer) -> None:
        super().__init__()
        self._writer = writer
        self._listener = writer.listen()

    def _wait(self, seconds: float) -> Heads | None:
        if not self._listener.wait(seconds):
            return {}
        self._listener.clear()
        return None

    def close(self) -> None:
        self._writer.ignore(self._listener)


class NotifiedChanges(Changes):
    """PostgreSQL tells which games have changed."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._connection: Any = None

    def _wait(self, seconds: float) -> Heads | None:
        import psycopg

        found: Heads = {}
        try:
            if self._connection is None:
                address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
                self._connection = psycopg.connect(address, autocommit=True)
                self._connection.execute(f"LISTEN {CHANNEL}")
                return None
            for note in self._connection.notifies(timeout=seconds, stop_after=1):
                _take(note.payload, found)
            for note in self._connection.notifies(timeout=_MORE_SECONDS) if found else ():
                _take(note.payload, found)
        except psycopg.Error:
            self.close()
            time.sleep(LOOK_SECONDS)
            return None
        return found

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _take(payload: str, found: Heads) -> None:
    for word in payload.split():
        game, seq, remark = word.split(":")
        known = found.get(game, (-1, -1))
        found[game] = max(known[0], int(seq)), max(known[1], int(remark))
