"""HTTP/1.1 with as little work as possible: requests on a line that stays open, and streams of events."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

import httptools
import msgspec

SECONDS: Final = 30.0
_EVENT: Final = re.compile(rb"id: (\d+)\.\d+\nevent: page\ndata: ")


class Broken(Exception):
    """The server did not do what it must; the text tells what."""


class Address(NamedTuple):
    """Of a server."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Answer(NamedTuple):
    status: int
    body: bytes

    def members(self, status: int) -> Any:
        """The JSON of an answer that must have this status."""
        if self.status != status:
            raise Broken(f"the server answered {self.status}: {self.body[:200].decode(errors='replace')}")
        return msgspec.json.decode(self.body)


class _Receiver(asyncio.Protocol):
    """What lines and streams have in common: httptools calls the `on_` methods."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self._parser: Any = httptools.HttpResponseParser(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    @property
    def is_open(self) -> bool:
        return self.transport is not None and not self.transport.is_closing()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Line(_Receiver):
    """One request at a time on a connection that stays open, and is opened again if the server closes it."""

    def __init__(self, server: Address, token: str | None = None) -> None:
        super().__init__()
        self.server = server
        self._head = f" HTTP/1.1\r\nHost: {server}\r\n"
        self.know(token)
        self._body: list[bytes] = []
        self._answer: asyncio.Future[Answer] | None = None

    def know(self, token: str | None) -> None:
        """Send this token from now on."""
        self.token = token
        self._more = f"Authorization: Bearer {token}\r\n" if token else ""

    async def send(self, method: str, path: str, body: bytes = b"") -> Answer:
        is_reused = self.is_open
        try:
            return await self._send(method, path, body)
        except Broken:
            if not is_reused:
                raise
            return await self._send(method, path, body)  # the server had closed the line, as it was idle

    async def _send(self, method: str, path: str, body: bytes) -> Answer:
        loop = asyncio.get_running_loop()
        if not self.is_open:
            self._parser, self._body = httptools.HttpResponseParser(self), []
            await loop.create_connection(lambda: self, *self.server)
        assert self.transport is not None
        self._answer = loop.create_future()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        self.transport.write(f"{method} {path}{self._head}{self._more}{kind}\r\n".encode() + body)
        return await self._answer

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """The JSON of the answer, which must have this status."""
        content = b"" if body is None else msgspec.json.encode(body)
        answer = await asyncio.wait_for(self.send(method, path, content), SECONDS)
        return answer.members(status)

    def on_body(self, data: bytes) -> None:
        self._body.append(data)

    def on_message_complete(self) -> None:
        body, self._body = b"".join(self._body), []
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(Answer(self._parser.get_status_code(), body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Broken(f"the server hung up: {exc or 'no reason'}"))


class Feed(_Receiver):
    """A stream of a table. `hear` gets its pages in turn, with the number of the last event in each."""

    def __init__(self, hear: Callable[[int, bytes], None]) -> None:
        super().__init__()
        self._hear = hear
        self._rest = b""
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, server: Address, game: str, token: str | None = None) -> None:
        """Connect, and wait for the first page."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, *server)
        assert self.transport is not None
        more = f"Authorization: Bearer {token}\r\n" if token else ""
        self.transport.write(
            f"GET /api/tables/{game}/stream HTTP/1.1\r\nHost: {server}\r\n"
            f"Accept: text/event-stream\r\n{more}\r\n".encode()
        )
        await asyncio.wait_for(asyncio.shield(self.started), SECONDS)

    def on_headers_complete(self) -> None:
        if (status := self._parser.get_status_code()) != 200 and not self.started.done():
            self.started.set_exception(Broken(f"the server refused a stream: {status}"))

    def on_body(self, data: bytes) -> None:
        *events, self._rest = (self._rest + data).split(b"\n\n")
        for event in events:
            match = _EVENT.match(event)
            if match is not None:
                self._hear(int(match[1]), event[match.end() :])
                if not self.started.done():
                    self.started.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.started.done():
            self.started.set_exception(Broken(f"the server ended a stream: {exc or 'no reason'}"))
