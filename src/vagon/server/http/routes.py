"""The requests that the server answers."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.enums import MediaType
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from vagon import __version__
from vagon.maps import map_names
from vagon.server.http import answers
from vagon.server.http.desk import (
    MAX_LISTED,
    OwnPlace,
    Req,
    TableId,
    answered,
    carry_out,
    counted,
    desk,
    limited,
    seated,
    shapes,
)
from vagon.server.http.stream import EventStream, Reader, poll, read_cursor, stream
from vagon.server.levels import level_names
from vagon.server.refusals import Refusal
from vagon.server.tables import explaining, projection, replaying
from vagon.server.tables.commands import (
    PHRASES,
    Command,
    CreateTable,
    ForPlace,
    JoinTable,
    Rename,
    Say,
)
from vagon.server.tables.deciding import own_place, require_turn
from vagon.table.records import MAX_MOVES

FirstFrame = Annotated[int, QueryParameter(ge=0, le=MAX_MOVES)]
FrameCount = Annotated[int, QueryParameter(ge=1, le=replaying.MAX_FRAMES)]
CURSOR = r"^([0-9]{1,7}\.[0-9]{1,7})?$"
"""As the description has it; what does not fit is refused as a cursor."""
MAX_RECORD = 500_000  # bytes; that of a long game has a tenth


@get("/api/service", responses=shapes(answers.Service))
async def service(request: Req) -> Response[bytes]:
    """What this server offers."""
    return answered(
        {
            "version": __version__,
            "maps": list(map_names()),
            "levels": level_names(),
            "phrases": PHRASES,
            "retention_days": desk(request).settings.retention_days,
        }
    )


@post("/api/tokens", responses=shapes(answers.TokenAnswer, 201))
async def new_token(request: Req) -> Response[bytes]:
    """A token for a program, to be sent as `Authorization: Bearer …`."""
    limited(desk(request).creating, f"token {request.scope['state']['caller']}")
    return answered({"token": desk(request).rooms.signer.issue()}, 201)


@get("/api/tables", responses=shapes(answers.Listing))
async def list_tables(request: Req) -> Response[bytes]:
    """Listed tables with a free place."""
    rooms = desk(request).rooms
    found = []
    for game in await asyncio.to_thread(rooms.store.listed, MAX_LISTED):
        table = await rooms.table(game)
        found.append(projection.table_members(projection.shared(table, await rooms.names(game)), None))
    return answered({"tables": found})


@post("/api/tables", responses=shapes(answers.Seated, 201))
async def create_table(request: Req, data: JSONBody[CreateTable]) -> Response[bytes]:
    """A new table, with a one-time code for each other person."""
    at = desk(request)
    limited(at.creating, request.scope["state"]["caller"])
    guest, cookies = at.welcome(request)
    table, codes = await at.rooms.create(data, guest)
    return seated(table, min(table.places_of(guest), default=None), codes, cookies)


@post("/api/tables/{table_id:str}/join", responses=shapes(answers.Seated, 201))
async def join_table(request: Req, table_id: TableId, data: JSONBody[JoinTable]) -> Response[bytes]:
    """Take a place."""
    at = desk(request)
    limited(at.creating, f"join {request.scope['state']['caller']}")
    guest, cookies = at.welcome(request)
    table, place = await at.rooms.join(table_id, data, guest)
    return seated(table, place, {}, cookies)


@get("/api/tables/{table_id:str}", responses=shapes(answers.Snapshot))
async def show_table(request: Req, table_id: TableId, place: OwnPlace = None) -> Response[bytes]:
    """The table as the reader may know it."""
    at = desk(request)
    table = await at.rooms.table(table_id, is_fresh=True)
    audience = at.audience(request, table, place)
    names = await at.rooms.names(table_id)
    return answered(projection.snapshot(table, audience, names, at.rooms.now()))


@get("/api/tables/{table_id:str}/stream", responses=shapes(answers.NewsPage))
async def follow_table(
    request: Req,
    table_id: TableId,
    place: OwnPlace = None,
    after: Annotated[
        str | None, QueryParameter(max_length=20, schema_extra={"pattern": CURSOR}, required=False)
    ] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=25)] = 25.0,
    last_event_id: Annotated[
        str | None,
        HeaderParameter(
            name="Last-Event-ID", max_length=20, schema_extra={"pattern": CURSOR}, required=False
        ),
    ] = None,
) -> Response[Any]:
    """News after a cursor: server-sent events for those who accept them, else a page.

    Of the events, the first is such a page; the others leave out what has not changed in `table` and `view`.
    """
    at = desk(request)
    table = await at.rooms.table(table_id, is_fresh=True)
    reader = Reader(at.rooms, table_id, at.guest(request), place, read_cursor(last_event_id or after))
    audience = reader.audience(table)
    if "text/event-stream" not in request.headers.get("accept", ""):
        async with at.presence.connected(table_id, audience):
            return answered(await poll(reader, wait))
    caller: str = request.scope["state"]["caller"]
    if 0 < at.settings.limits.streams <= at.streams.get(caller, 0):
        raise Refusal(429, "too_many_streams")
    pieces = stream(reader, at.metrics, at.settings.ping_seconds)
    return EventStream(pieces, counted(at, caller, table_id, audience))


@post("/api/tables/{table_id:str}/commands", status_code=200, responses=shapes(answers.Done))
async def send_command(request: Req, table_id: TableId, data: JSONBody[Command]) -> Response[bytes]:
    """Play, undo, leave and so on. Answered when it is stored."""
    at = desk(request)
    answer = await carry_out(at, table_id, data, at.known_guest(request))
    return Response(answer, media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/chat", status_code=204, responses=shapes(None, 204))
async def say(request: Req, table_id: TableId, data: JSONBody[Say]) -> None:
    """Say something at the table."""
    at = desk(request)
    guest = at.known_guest(request)
    limited(at.speaking, guest)
    await at.rooms.say(table_id, data, guest)


@post("/api/tables/{table_id:str}/name", status_code=204, responses=shapes(None, 204))
async def rename(request: Req, table_id: TableId, data: JSONBody[Rename]) -> None:
    """Be called something else."""
    at = desk(request)
    guest = at.known_guest(request)
    limited(at.speaking, guest)
    place = own_place(await at.rooms.table(table_id), guest, data.place)
    await at.rooms.rename(table_id, place, data.name)


@delete("/api/tables/{table_id:str}/traces", responses=shapes(None, 204))
async def forget(request: Req, table_id: TableId) -> None:
    """Delete one's own name and words at this table."""
    at = desk(request)
    await at.rooms.forget(table_id, at.known_guest(request))


@post("/api/tables/{table_id:str}/seats/{number:int}/code", responses=shapes(answers.CodeAnswer, 201))
async def seat_code(
    request: Req, table_id: TableId, number: Annotated[int, PathParameter(ge=0, le=4)]
) -> Response[bytes]:
    """A one-time code: for another device, or from the host for an abandoned place or before the start."""
    at = desk(request)
    guest = at.known_guest(request)
    limited(at.speaking, guest)
    return answered({"code": await at.rooms.code(table_id, number, guest)}, 201)


@post("/api/tables/{table_id:str}/rematch", responses=shapes(answers.GameAnswer, 201))
async def rematch(request: Req, table_id: TableId, data: JSONBody[ForPlace]) -> Response[bytes]:
    """Another game of the same people."""
    at = desk(request)
    return answered({"id": await at.rooms.rematch(table_id, at.known_guest(request), data.place)}, 201)


@get("/api/tables/{table_id:str}/moves", responses=shapes(answers.Moves))
async def moves(request: Req, table_id: TableId, place: OwnPlace = None) -> Response[bytes]:
    """All moves that stand, as the reader has seen them."""
    at = desk(request)
    table = await at.rooms.table(table_id, is_fresh=True)
    audience = at.audience(request, table, place)
    return answered({"seq": table.seq, "moves": projection.history(table, audience)})


@get("/api/tables/{table_id:str}/replay", responses=shapes(answers.Film))
async def replay(
    request: Req, table_id: TableId, place: OwnPlace = None, first: FirstFrame = 0, count: FrameCount = 1
) -> Response[bytes]:
    """Positions of the game so far, as the reader knew them; all of it once it is over."""
    at = desk(request)
    limited(at.replaying, request.scope["state"]["caller"])
    table = await at.rooms.table(table_id, is_fresh=True)
    audience = at.audience(request, table, place)
    return answered(await asyncio.to_thread(replaying.film_of_table, table, audience, first, count))


@post("/api/replay", status_code=200, request_max_body_size=MAX_RECORD, responses=shapes(answers.Film))
async def replay_record(
    request: Req, data: JSONBody[dict[str, Any]], first: FirstFrame = 0, count: FrameCount = 1
) -> Response[bytes]:
    """Positions of the game in a record of at most 500 kB, which is not kept."""
    limited(desk(request).replaying, request.scope["state"]["caller"])
    film = await asyncio.to_thread(replaying.film_of_record, projection.encode(data), first, count)
    return answered(film)


@get("/api/tables/{table_id:str}/record", responses=shapes(dict[str, Any]))
async def record(request: Req, table_id: TableId) -> Response[bytes]:
    """The record of a finished game, with all that was hidden and the proof of the deal."""
    at = desk(request)
    table = await at.rooms.table(table_id, is_fresh=True)
    if not table.places_of(at.guest(request)):
        projection.check_audience(table, None)
    found = projection.record_of(table, await at.rooms.names(table_id))
    return Response(
        found.to_json().encode(),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="vagon-{table_id[:8]}.json"'},
    )


@get(
    "/api/tables/{table_id:str}/explain",
    responses=shapes(answers.Payable | answers.Drawable | answers.Way),
)
async def explain(
    request: Req,
    table_id: TableId,
    place: OwnPlace = None,
    route: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
    city: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
    draw: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
    ticket: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
) -> Response[bytes]:
    """How a route or a city could be paid, or why not.

    `draw` asks whether a card of the row (its colour), "deck" or "tickets" can be drawn now, and `ticket` for
    the cheapest way to complete one.
    """
    if [route, city, draw, ticket].count(None) != 3:
        raise Refusal(409, "one_thing_to_explain")
    at = desk(request)
    table = await at.rooms.table(table_id, is_fresh=True)
    own = own_place(table, at.known_guest(request), place)
    found = projection.view_of(table, own)
    if found is None or (table.is_opening and own not in table.awaited and ticket is None):
        raise Refusal(409, "not_started")
    if table.status == "over":
        raise Refusal(409, "game_over")
    if ticket is not None:
        return answered(explaining.cheapest_way(found, ticket))
    if draw is not None:
        require_turn(table, own)
        return answered(explaining.explain_draw(found, draw))
    return answered(explaining.explain_target(found, f"claim {route}" if route else f"station {city}"))


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(request: Req) -> Response[str]:
    at = desk(request)
    is_ready = not at.rooms.hub.is_closing and await asyncio.to_thread(at.rooms.is_ready)
    return Response(
        "ready\n" if is_ready else "not ready\n",
        status_code=200 if is_ready else 503,
        media_type=MediaType.TEXT,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Req) -> Response[str]:
    at = desk(request)
    words = at.metrics.text(at.rooms.store.commits, at.rooms.store.appended)
    return Response(words, media_type="text/plain; version=0.0.4")


HANDLERS = [
    service,
    new_token,
    list_tables,
    create_table,
    join_table,
    show_table,
    follow_table,
    send_command,
    say,
    rename,
    forget,
    seat_code,
    rematch,
    moves,
    replay,
    replay_record,
    record,
    explain,
    healthz,
    readyz,
    metrics,
]
