"""Who is connected to a table with a live clock, so that nobody waits long for somebody who is gone."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vagon.server.rooms import Rooms
from vagon.server.store import BadStore
from vagon.server.tables.events import Pool

AWAY_SECONDS: Final = 5.0
"""Without a connection before it is told: enough to load a page again, or for the next poll."""
logger = logging.getLogger("vagon.server")


class Presence:
    """The connections of one process. What it finds goes into the log; another process may contradict it."""

    def __init__(self, rooms: Rooms, away_seconds: float = AWAY_SECONDS) -> None:
        self._rooms = rooms
        self._away_seconds = away_seconds
        self._open: Counter[tuple[str, int]] = Counter()
        self._watches: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def connected(self, game: str, place: int | None) -> AsyncIterator[None]:
        """While this lasts, the place has a connection."""
        table = await self._rooms.table(game)
        if place is None or not isinstance(table.settings.clock, Pool):
            yield
            return
        self._open[game, place] += 1
        try:
            yield
        finally:
            self._open[game, place] -= 1
            if not self._open[game, place]:
                del self._open[game, place]
                watch = asyncio.create_task(self._watch(game, place))
                self._watches.add(watch)
                watch.add_done_callback(self._watches.discard)

    async def _watch(self, game: str, place: int) -> None:
        await asyncio.sleep(self._away_seconds)
        if (game, place) in self._open or self._rooms.hub.is_closing:
            return
        try:
            await self._rooms.connection(game, place, is_there=False)
        except (BadStore, SQLAlchemyError) as error:
            logger.error("the store failed: %s", type(error).__name__)
