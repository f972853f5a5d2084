"""What every handler of a request needs: who asks, how often they may, and what an answer looks like."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from litestar.types import Scope

from vagon.server.http import answers
from vagon.server.http.limiting import Bucket
from vagon.server.http.metrics import Metrics
from vagon.server.http.shield import cookies_of
from vagon.server.identity import COOKIE, COOKIE_SECONDS, SECURE_COOKIE
from vagon.server.presence import Presence
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.settings import Settings
from vagon.server.tables import projection
from vagon.server.tables.commands import Command
from vagon.server.tables.table import Table

Req = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
OwnPlace = Annotated[int | None, QueryParameter(ge=0, le=4, required=False)]
MAX_LISTED = 50
PROBLEMS = {
    400: "Malformed",
    401: "Unknown guest",
    403: "Not allowed",
    404: "No such thing",
    409: "Stale, or refused by a rule",
    413: "Too large",
    415: "Not JSON",
    429: "Too often",
    503: "The store cannot be reached",
}


class Desk:
    """The one of a process."""

    def __init__(self, rooms: Rooms, settings: Settings, metrics: Metrics) -> None:
        self.rooms = rooms
        self.settings = settings
        self.metrics = metrics
        limits = settings.limits
        self.creating = Bucket(limits.tables_per_minute / 60, max(limits.tables_per_minute, 1))
        self.speaking = Bucket(limits.remarks_per_minute / 60, max(limits.remarks_per_minute / 3, 1))
        self.replaying = Bucket(limits.replays_per_minute / 60, max(limits.replays_per_minute / 3, 1))
        self.streams: dict[str, int] = {}
        self.presence = Presence(rooms)

    def guest(self, request: Req) -> str | None:
        """Who asks: by a token of a program, or by the cookie of a browser."""
        return self.guest_of(request.scope)

    def guest_of(self, scope: Scope) -> str | None:
        """The same, of a request that Litestar has not seen."""
        headers: dict[bytes, bytes] = scope["state"]["headers"]
        words = headers.get(b"authorization", b"").split(b" ")
        if words[0] == b"Bearer" and len(words) == 2:
            guest = self.rooms.signer.guest(words[1].decode("latin-1"))
            if guest is None:
                raise Refusal(401, "bad_token")
            return guest
        cookies = cookies_of(headers)
        token = cookies.get(SECURE_COOKIE.encode()) or cookies.get(COOKIE.encode())
        return self.rooms.signer.guest(token.decode("latin-1")) if token else None

    def known_guest(self, request: Req) -> str:
        return self.known_guest_of(request.scope)

    def known_guest_of(self, scope: Scope) -> str:
        guest = self.guest_of(scope)
        if guest is None:
            raise Refusal(401, "who_are_you")
        return guest

    def welcome(self, request: Req) -> tuple[str, list[Cookie]]:
        """Who asks, with a cookie for somebody new."""
        guest = self.guest(request)
        if guest is not None:
            return guest, []
        token = self.rooms.signer.issue()
        is_https: bool = request.scope["state"]["is_https"]
        cookie = Cookie(
            key=SECURE_COOKIE if is_https else COOKIE,
            value=token,
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            secure=is_https,
            samesite="lax",
        )
        return self.rooms.signer.guest(token) or "", [cookie]

    def audience(self, request: Req, table: Table, place: int | None) -> projection.Audience:
        return projection.audience_of(table, self.guest(request), place)


def desk(request: Req) -> Desk:
    found: Desk = request.app.state.desk
    return found


def limited(bucket: Bucket, caller: str) -> None:
    if seconds := bucket.wait(caller):
        raise Refusal(429, "too_many_requests", facts={"seconds": round(seconds, 1)})


def answered(content: Any, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return Response(
        projection.encode(content), status_code=status, cookies=cookies, media_type=MediaType.JSON
    )


def seated(table: Table, place: int | None, codes: dict[int, str], cookies: list[Cookie]) -> Response[bytes]:
    found = answers.Seated(table.game_id, place, codes, table.commitment)
    return answered(found, 201, cookies)


def shapes(shape: Any, status: int = 200) -> dict[int, ResponseSpec]:
    problems = {
        code: ResponseSpec(answers.Problem, description=why, generate_examples=False)
        for code, why in PROBLEMS.items()
    }
    return {status: ResponseSpec(shape, description="Done", generate_examples=False), **problems}


@asynccontextmanager
async def counted(at: Desk, caller: str, game: str, audience: projection.Audience) -> AsyncIterator[None]:
    """While this lasts, the caller has one stream more, and the place a connection."""
    at.streams[caller] = at.streams.get(caller, 0) + 1
    try:
        async with at.presence.connected(game, audience):
            yield
    finally:
        at.streams[caller] -= 1
        if not at.streams[caller]:
            del at.streams[caller]


async def carry_out(at: Desk, table_id: str, command: Command, guest: str) -> bytes:
    """Do what a command asks, and the answer to it."""
    started = time.perf_counter()
    table, news, place = await at.rooms.command(table_id, command, guest)
    at.metrics.command(time.perf_counter() - started)
    return projection.encode({"seq": news.seq, "event": projection.news_members(table, news, place)})
