"""Tables as the store has them: a cache in front of it, and the one way to change a table.

Persist, then acknowledge, then publish.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from vagon.server.hub import Hub
from vagon.server.identity import new_game_id
from vagon.server.loop import Mailbox
from vagon.server.refusals import Refusal
from vagon.server.store import Appended, Duplicate, Entry, Store
from vagon.server.store.changes import Heads
from vagon.server.tables.checking import Damaged
from vagon.server.tables.events import AnyEvent, Joined, Renamed, Replaced, encode_event
from vagon.server.tables.table import News, Table, first_table, table_of

MAX_CACHED: Final = 2000
MAX_TRIES: Final = 20
logger = logging.getLogger("vagon.server")


class Ledger:
    """Tables by id. For one event loop; the store's own thread does the writing."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.now = clock
        self.hub = Hub()
        self.mail = Mailbox()
        self.remarked: dict[str, int] = {}  # the last line of each chat, as far as it is known
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._names: dict[str, dict[int, str]] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def table(self, game: str, *, is_fresh: bool = False) -> Table:
        """A table as it stands; `is_fresh` asks the store even if the table is known."""
        known = self._tables.get(game)
        if known is not None and not is_fresh:
            self._tables.move_to_end(game)
            return known
        async with self._lock(game):
            return await self._catch_up(game)

    async def names(self, game: str) -> dict[int, str]:
        if game not in self._names:
            self._names[game] = await asyncio.to_thread(self.store.names_of, game)
        return self._names[game]

    def forget_names(self, game: str) -> None:
        self._names.pop(game, None)

    async def begin(self, event: AnyEvent) -> Table:
        """A new table, of its first event."""
        entry = Entry(new_game_id(), 0, "create", self.now(), encode_event(event))
        table = first_table(entry)
        await self.mail.result(self.store.create(entry, table.row(entry.at), table.guests))
        self._keep(table)
        return table

    async def do(self, game: str, key: str, decide: Callable[[Table], AnyEvent]) -> tuple[Table, News]:
        """Add the event that `decide` makes of the table; if the table has moved on, decide again."""
        async with self._lock(game):
            table = self._tables.get(game) or await self._catch_up(game)
            for _ in range(MAX_TRIES):
                if key in table.keys:
                    return table, table.news[table.keys[key]]
                try:
                    event = decide(table)
                except Refusal:
                    # The cache may be behind; a refusal must be true of what is stored.
                    fresh = await self._catch_up(game)
                    if fresh.seq == table.seq:
                        raise
                    table = fresh
                    continue
                at = max(self.now(), table.news[-1].at)
                entry = Entry(game, table.seq + 1, key, at, encode_event(event))
                after = table.after(entry)
                seated = after.guests if isinstance(event, Joined | Replaced) else None
                answer = await self.mail.result(self.store.append(entry, after.row(at), seated))
                if isinstance(answer, Appended):
                    self._keep(after)
                    self.hub.wake(game)
                    return after, after.news[-1]
                table = await self._catch_up(game)
                if isinstance(answer, Duplicate):
                    return table, table.news[answer.seq]
        raise Refusal(503, "busy")

    async def _catch_up(self, game: str, entries: Sequence[Entry] | None = None) -> Table:
        """The table as it is stored; `entries` are what was read already, some of it known perhaps."""
        known = self._tables.get(game)
        last = -1 if known is None else known.seq
        if entries is None:
            entries = await asyncio.to_thread(self.store.read, game, last)
        entries = [entry for entry in entries if entry.seq > last]
        try:
            table = table_of(entries, known)
        except Damaged as damage:
            logger.error("a table is damaged: %s", damage)
            await self.mail.result(self.store.park(game))
            raise Refusal(503, "table_damaged") from None
        if table is None:
            raise Refusal(404, "no_such_table")
        if any(isinstance(news.event, Renamed) for news in table.news[len(table.news) - len(entries) :]):
            self.forget_names(game)
        self._keep(table)
        if entries:  # whoever asked: those who watch would not hear of it again
            self.hub.wake(game)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.game_id] = table
        self._tables.move_to_end(table.game_id)
        for _ in range(len(self._tables) - MAX_CACHED):
            oldest = next(iter(self._tables))
            if self.hub.is_watched(oldest):  # what others do there would not be noticed
                self._tables.move_to_end(oldest)
            else:
                self.drop(oldest)

    def drop(self, game: str) -> None:
        self._tables.pop(game, None)
        self.remarked.pop(game, None)
        self._names.pop(game, None)
        self._locks.pop(game, None)

    def _lock(self, game: str) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def follow(self, heads: Heads) -> None:
        """Catch up with what another process has changed, and wake those who watch it."""
        behind = {
            game: known.seq
            for game, (head, _) in heads.items()
            if (known := self._tables.get(game)) is not None and known.seq < head
        }
        if behind:
            logs = await asyncio.to_thread(self.store.read_all, behind)
            for game, entries in logs.items():
                async with self._lock(game):
                    with contextlib.suppress(Refusal):  # those who watch are told when they look
                        await self._catch_up(game, entries)
                self.hub.wake(game)
        for game, (_, remark) in heads.items():
            if self.remarked.get(game, 0) < remark:
                self.remarked[game] = remark
                self.hub.wake(game)
