"""The web application: handlers, errors, documentation, and the shield around them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from vagon.server.http.client import show_client
from vagon.server.http.desk import Desk
from vagon.server.http.documenting import DESCRIBING
from vagon.server.http.express import Express
from vagon.server.http.lobby import LOBBY
from vagon.server.http.metrics import Metrics
from vagon.server.http.reading import StrictRequest
from vagon.server.http.routes import HANDLERS
from vagon.server.http.shield import Shield
from vagon.server.http.stream import follow
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.settings import Settings
from vagon.server.store import BadStore

MAX_BODY: Final = 4096
FOLLOW_SECONDS: Final = 1.0
ALIVE_SECONDS: Final = 5.0
FORGET_SECONDS: Final = 600.0
PURGE_SECONDS: Final = 3600.0
CODES: Final = {
    400: "malformed",
    401: "who_are_you",
    403: "not_allowed",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    415: "not_json",
    429: "too_many_requests",
}
ALL_HANDLERS: Final = [*DESCRIBING, *HANDLERS, *LOBBY, show_client]  # OPTIONS before the rest of a path
logger = logging.getLogger("vagon.server")
AnyRequest = Request[Any, Any, Any]


def build_app(rooms: Rooms, settings: Settings) -> ASGIApp:
    """The whole server but for the socket."""
    metrics = Metrics()
    desk = Desk(rooms, settings, metrics)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.desk = desk
        await rooms.come_alive()
        tasks = [
            asyncio.create_task(_keep_following(rooms)),
            asyncio.create_task(_again_and_again(rooms.come_alive, ALIVE_SECONDS)),
            asyncio.create_task(_again_and_again(shield.forget_callers, FORGET_SECONDS)),
            asyncio.create_task(
                _again_and_again(lambda: rooms.purge(settings.retention_days), PURGE_SECONDS)
            ),
        ]
        try:
            yield
        finally:
            rooms.hub.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    app = Litestar(
        route_handlers=ALL_HANDLERS,
        lifespan=[life],
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=None,
        exception_handlers={
            Refusal: _refused(metrics),
            HTTPException: _bad_request,
            RecursionError: _too_deep,
            BadStore: _no_store,
            SQLAlchemyError: _no_store,
            Exception: _failed,
        },
        logging_config=None,
    )
    app.state.desk = desk
    shield = Shield(
        Express(app, desk, MAX_BODY), settings, metrics, (desk.creating, desk.speaking, desk.replaying)
    )
    return shield


async def _keep_following(rooms: Rooms) -> None:
    while True:
        try:
            await follow(rooms, FOLLOW_SECONDS)
        except (BadStore, SQLAlchemyError) as error:
            logger.error("the store failed: %s", type(error).__name__)
            await asyncio.sleep(FOLLOW_SECONDS)


async def _again_and_again(act: Callable[[], Awaitable[object]], seconds: float) -> None:
    while True:
        try:
            await act()
        except (BadStore, SQLAlchemyError) as error:
            logger.error("the store failed: %s", type(error).__name__)
        await asyncio.sleep(seconds)


def _problem(status: int, code: str, facts: dict[str, Any] | None = None) -> Response[dict[str, Any]]:
    return Response(
        {"code": code, "rule": None, "facts": facts or {}}, status_code=status, media_type=MediaType.JSON
    )


def _refused(metrics: Metrics) -> Any:
    def handle(_: AnyRequest, refusal: Refusal) -> Response[dict[str, Any]]:
        metrics.refusals[refusal.code] += 1
        return Response(refusal.to_json(), status_code=refusal.status, media_type=MediaType.JSON)

    return handle


def _bad_request(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    place = extra.get("key") if isinstance(extra, dict) else None
    facts = {"place": str(place)[:60]} if place else {}
    answer = _problem(error.status_code, CODES.get(error.status_code, "malformed"), facts)
    answer.headers.update(error.headers or {})
    return answer


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[dict[str, Any]]:
    """JSON nested deeper than the parser goes."""
    return _problem(400, "malformed")


def _no_store(_: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    logger.error("the store failed: %s", type(error).__name__)
    return _problem(503, "store_unavailable")


def _failed(_: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: where it happened is logged, what was in the variables is not."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else "?"
    logger.error("%s in %s", type(error).__name__, where)
    return _problem(500, "internal")
