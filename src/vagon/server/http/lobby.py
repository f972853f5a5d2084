"""Requests beside the game: one's own tables, whose words one hears, and the maps."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from vagon.maps import load_map, map_names
from vagon.server.http import answers
from vagon.server.http.desk import MAX_LISTED, OwnPlace, Req, TableId, answered, desk, limited, shapes
from vagon.server.refusals import Refusal
from vagon.server.tables import projection
from vagon.server.tables.commands import Mute
from vagon.server.tables.deciding import own_place
from vagon.table.boards import map_data


@get("/api/tables/mine", responses=shapes(answers.OwnTables))
async def own_tables(request: Req) -> Response[bytes]:
    """The tables where the asker has a place: those that wait for the asker first, then the latest."""
    rooms = desk(request).rooms
    guest = desk(request).guest(request)
    found = []
    for game in await rooms.tables_of(guest, MAX_LISTED) if guest else []:
        table = await rooms.table(game)
        places = table.places_of(guest)
        if places and table.status != "closed":
            names = await rooms.names(game)
            found.append(
                {
                    "table": projection.table_members(projection.shared(table, names), places[0]),
                    "places": places,
                    "is_awaited": any(
                        place in places and not table.places[place].plays_itself for place in table.awaited
                    ),
                    "changed": table.news[-1].at,
                }
            )
    found.sort(key=lambda members: not members["is_awaited"])
    return answered({"tables": found})


@get("/api/tables/{table_id:str}/mutes", responses=shapes(answers.Muted))
async def list_mutes(request: Req, table_id: TableId, place: OwnPlace = None) -> Response[bytes]:
    """The places whose words are kept from the asker."""
    at = desk(request)
    own = own_place(await at.rooms.table(table_id), at.known_guest(request), place)
    return answered({"places": await at.rooms.muted(table_id, own)})


@post("/api/tables/{table_id:str}/mutes", status_code=200, responses=shapes(answers.Muted))
async def mute(request: Req, table_id: TableId, data: JSONBody[Mute]) -> Response[bytes]:
    """Hear no more of what another place says, or hear it again. Nobody else is told."""
    at = desk(request)
    guest = at.known_guest(request)
    limited(at.speaking, guest)
    return answered({"places": await at.rooms.mute(table_id, data, guest)})


@get("/api/maps/{map_id:str}", responses=shapes(answers.MapFile))
async def show_map(map_id: Annotated[str, PathParameter(pattern="^[a-z]{1,40}$")]) -> Response[bytes]:
    """A map: its cities, routes and tickets, and the numbers of its rules."""
    if map_id not in map_names():
        raise Refusal(404, "no_such_map")
    found = load_map(map_id)
    return answered({"digest": found.digest, "map": map_data(found)})


LOBBY = [own_tables, list_mutes, mute, show_map]
