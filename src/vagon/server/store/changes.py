"""How a process notices that another one has written. A hint may be late or lost; readers follow the log."""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

from sqlalchemy import Engine

CHANNEL: Final = "vagon_games"
LOOK_SECONDS: Final = 0.02
FALLBACK_SECONDS: Final = 1.0


class Changes(Protocol):
    """For one thread at a time."""

    def wait(self, seconds: float) -> bool:
        """True if something may have changed, after at most so many seconds."""

    def close(self) -> None: ...


class FileChanges:
    """SQLite counts the commits of other connections."""

    def __init__(self, engine: Engine) -> None:
        self._connection: Any = engine.raw_connection()
        self._version = self._look()

    def _look(self) -> int:
        version: int = self._connection.cursor().execute("PRAGMA data_version").fetchone()[0]
        return version

    def wait(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while (version := self._look()) == self._version:
            if time.monotonic() >= until:
                return False
            time.sleep(LOOK_SECONDS)
        self._version = version
        return True

    def close(self) -> None:
        self._connection.close()


class NotifiedChanges:
    """PostgreSQL tells; once a second everything is looked at even so."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None

    def wait(self, seconds: float) -> bool:
        import psycopg

        try:
            if self._connection is None:
                address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
                self._connection = psycopg.connect(address, autocommit=True)
                self._connection.execute(f"LISTEN {CHANNEL}")
            for _ in self._connection.notifies(timeout=min(seconds, FALLBACK_SECONDS), stop_after=1):
                return True
        except psycopg.Error:
            self.close()
            time.sleep(LOOK_SECONDS)
        return True

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
