"""News of a table: as a stream of server-sent events, or a page at a time."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, aclosing
from typing import Any, Final, cast

from litestar import Response
from litestar.types import Message, Receive, Scope, Send

from vagon.server.http.metrics import Metrics
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.tables.projection import (
    Audience,
    audience_of,
    changes,
    encode,
    news_members,
    remark_members,
    snapshot,
)
from vagon.server.tables.table import Table

LONGEST_WAIT: Final = 25.0
MAX_PAGE: Final = 500
_CURSOR: Final = re.compile(r"([0-9]{1,7})\.([0-9]{1,7})")
GOODBYE: Final = b"event: bye\ndata: {}\n\n"
PING: Final = b": \n\n"
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]

Members = dict[str, Any]


def read_cursor(text: str | None) -> tuple[int, int] | None:
    """The last event and the last remark that the reader has."""
    if not text:
        return None
    match = _CURSOR.fullmatch(text)
    if match is None:
        raise Refusal(400, "bad_cursor")
    return int(match[1]), int(match[2])


class Reader:
    """Somebody who follows a table."""

    def __init__(
        self, rooms: Rooms, game: str, guest: str | None, place: int | None, cursor: tuple[int, int] | None
    ) -> None:
        self.rooms = rooms
        self.game = game
        self.guest = guest
        self.place = place
        self.seq, self.remark = cursor or (-1, 0)
        self.skips_past = cursor is None

    def audience(self, table: Table) -> Audience:
        """Who the reader is now; somebody who loses the place is no longer told its secrets."""
        return audience_of(table, self.guest, self.place)

    async def page(self) -> Members:
        """What is new, and how the table stands; moves the cursor on."""
        table = await self.rooms.table(self.game)
        audience = self.audience(table)
        if (
            audience is not None and table.places[audience].is_missed
        ):  # by another server: whoever reads is here
            await self.rooms.connection(self.game, audience, is_there=True)
        if self.seq > table.seq:
            raise Refusal(409, "unknown_base", facts={"seq": table.seq})
        if self.skips_past:
            self.seq, self.skips_past = table.seq, False
        fresh = table.news[self.seq + 1 : self.seq + 1 + MAX_PAGE]
        items = [news_members(table, news, audience) for news in fresh]
        self.seq += len(fresh)
        if self.rooms.remarked.get(self.game, self.remark + 1) > self.remark:
            muted = await self.rooms.muted(self.game, audience)
            for remark in await self.rooms.remarks(self.game, self.remark):
                if remark.place not in muted:
                    items.append(remark_members(remark))
                self.remark = remark.number
            self.rooms.remarked.setdefault(self.game, self.remark)
        names = await self.rooms.names(self.game)
        return {
            "cursor": self.cursor,
            "news": items,
            "snapshot": snapshot(table, audience, names, self.rooms.now()),
            "bye": self.rooms.hub.is_closing,
        }

    async def is_behind(self) -> bool:
        """True if there is something new to look at."""
        table = await self.rooms.table(self.game)
        return self.seq < table.seq or self.remark < self.rooms.remarked.get(self.game, 0)

    @property
    def cursor(self) -> str:
        return f"{self.seq}.{self.remark}"


async def stream(reader: Reader, metrics: Metrics, ping_seconds: float) -> AsyncGenerator[bytes, None]:
    """The events of a table for one reader, until somebody stops. The reader's pace is the writer's.

    The first page is the one that those get who ask; the others tell what has changed since the one before.
    """
    hub, game = reader.rooms.hub, reader.game
    waiter = hub.waiter(game, ping_seconds)
    metrics.streams += 1
    try:
        yield b"retry: %d\n\n" % (1000 + secrets.randbelow(2000))
        told: Members | None = None
        while not hub.is_closing:
            try:
                page = await reader.page()
            except Refusal:
                break
            now: Members = page["snapshot"]
            if page["news"] or told is None:
                if told is not None:
                    page["snapshot"] = changes(told, now)
                yield b"id: %b\nevent: page\ndata: %b\n\n" % (reader.cursor.encode(), encode(page))
                told = now
            if reader.seq < now["seq"]:  # there was more than a page
                continue
            is_news = False
            while not is_news:
                is_news = await waiter
                waiter = hub.waiter(game, ping_seconds)
                # A waiter that has given up, while something was being sent, has missed what came since.
                if not is_news and not (is_news := await reader.is_behind()):
                    yield PING
        yield GOODBYE
    finally:
        hub.drop(game, waiter)
        metrics.streams -= 1


class EventStream(Response[None]):
    """Sends pieces as they come, with less work for each of them than the framework's own `Stream`.

    `opened` is entered as long as somebody listens.
    """

    def __init__(
        self, pieces: AsyncGenerator[bytes, None], opened: AbstractAsyncContextManager[None]
    ) -> None:
        super().__init__(None)
        self._pieces = pieces
        self._opened = opened

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._answer

    async def _answer(self, _: Scope, receive: Receive, send: Send) -> None:
        """Send until there is no more, or nobody who listens."""
        async with self._opened:
            await send(cast("Message", {"type": "http.response.start", "status": 200, "headers": HEADERS}))
            sending = asyncio.create_task(self._send(send))
            leaving = asyncio.create_task(_left(receive))
            try:
                await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
            finally:
                leaving.cancel()
                sending.cancel()
                await asyncio.wait((sending, leaving))
            if not sending.cancelled():
                sending.result()

    async def _send(self, send: Send) -> None:
        async with aclosing(self._pieces):
            async for piece in self._pieces:
                await send(cast("Message", {"type": "http.response.body", "body": piece, "more_body": True}))
        await send(cast("Message", {"type": "http.response.body", "body": b"", "more_body": False}))


async def _left(receive: Receive) -> None:
    """Wait until the client is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def poll(reader: Reader, seconds: float) -> Members:
    """What is new; waits for news if there are none."""
    hub = reader.rooms.hub
    is_catching_up = not reader.skips_past
    waiter = hub.waiter(reader.game, min(seconds, LONGEST_WAIT))
    try:
        page = await reader.page()
        if not page["news"] and is_catching_up and seconds > 0 and not hub.is_closing:
            await waiter
            page = await reader.page()
    finally:
        hub.drop(reader.game, waiter)
    return page


async def follow(rooms: Rooms, seconds: float) -> None:
    """Look for what other processes have changed: a hint is enough, the log has the rest."""
    with rooms.store.changes() as changes:
        while True:
            heads = await asyncio.to_thread(changes.wait, seconds)
            if heads is not None:
                await rooms.follow(heads)
                continue
            watched = rooms.hub.watched()
            for first in range(0, len(watched), MAX_PAGE):
                piece = watched[first : first + MAX_PAGE]
                await rooms.follow(await asyncio.to_thread(rooms.store.heads, piece))
