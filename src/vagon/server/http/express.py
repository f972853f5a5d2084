"""A way for moves past the framework, which takes longer about a request than the game does.

It answers a command that is well formed and is carried out. Everything else, every refusal above all, goes to
the framework as if it had not been looked at: a command that was refused has changed nothing.
"""

from __future__ import annotations

import re
from typing import Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from vagon.server.http.desk import Desk, carry_out
from vagon.server.refusals import Refusal
from vagon.server.store import BadStore
from vagon.server.tables.commands import Command

_PATH: Final = re.compile("/api/tables/([0-9a-f]{32})/commands")
_decode: Final = msgspec.json.Decoder(Command).decode


class Express:
    """Stands before the application and behind the shield."""

    def __init__(self, app: ASGIApp, desk: Desk, max_body: int) -> None:
        self.app = app
        self.desk = desk
        self.max_body = max_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match = _PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if match is None or cast("HTTPScope", scope)["method"] != "POST":
            await self.app(scope, receive, send)
            return
        received = await self._receive(receive)
        answer = await self._answer(cast("HTTPScope", scope), match[1], received)
        if answer is None:
            await self.app(scope, _beginning_with(received, receive), send)
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer))]
        await send(cast("Message", {"type": "http.response.start", "status": 200, "headers": headers}))
        await send(cast("Message", {"type": "http.response.body", "body": answer, "more_body": False}))

    async def _receive(self, receive: Receive) -> list[HTTPReceiveMessage]:
        """All of the body, unless it is too large: then what shows that it is."""
        received: list[HTTPReceiveMessage] = []
        size = 0
        while size <= self.max_body:
            message = cast("HTTPReceiveMessage", await receive())
            received.append(message)
            if message["type"] != "http.request" or not message["more_body"]:
                break
            size += len(message["body"])
        return received

    async def _answer(self, scope: HTTPScope, game: str, received: list[HTTPReceiveMessage]) -> bytes | None:
        body = b"".join(message["body"] for message in received if message["type"] == "http.request")
        last = received[-1]
        if last["type"] != "http.request" or last["more_body"] or len(body) > self.max_body:
            return None
        try:
            return await carry_out(self.desk, game, _decode(body), self.desk.known_guest_of(scope))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None
        except (Refusal, BadStore, SQLAlchemyError):
            return None


def _beginning_with(received: list[HTTPReceiveMessage], receive: Receive) -> Receive:
    """What was received, again, and then what still comes."""
    messages = iter(received)

    async def again() -> HTTPReceiveMessage:
        message = next(messages, None)
        return cast("HTTPReceiveMessage", await receive()) if message is None else message

    return cast("Receive", again)
