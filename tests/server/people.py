"""People at a table, for the tests."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tests.server.conftest import FakeClock
from vagon.server.bots import Worker
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.commands import AnyCommand, Command, CreateTable, JoinTable, Play
from vagon.server.tables.events import Chair, TableSettings
from vagon.server.tables.projection import news_members, view_of
from vagon.server.tables.table import Table

PERSON = Chair()
BOT = Chair("bot")
_keys = itertools.count()
Story = Callable[[Rooms], Awaitable[None]]


def tell(store: Store, story: Story, clock: FakeClock | None = None) -> None:
    async def run() -> None:
        await story(Rooms(store, clock) if clock else Rooms(store))

    asyncio.run(run())


def settings(
    map_name: str = "europe", places: Sequence[Chair] = (PERSON, PERSON), **more: Any
) -> TableSettings:
    quick: dict[str, Any] = {
        "undo_seconds": 0,
        "bot_seconds": 0.0,
        "seat_order": "join_order",
        "first_player": 0,
    }
    return TableSettings(map=map_name, places=list(places), **{**quick, **more})


def guest_name(place: int) -> str:
    return f"guest {place}"


async def seated(rooms: Rooms, chosen: TableSettings) -> Table:
    """A table at which `guest N` sits at each place N for a person."""
    people = [number for number, chair in enumerate(chosen.places) if chair.kind == "person"]
    table, codes = await rooms.create(CreateTable(chosen, name="Name 0"), guest_name(people[0]))
    for place, code in codes.items():
        table, _ = await rooms.join(table.game_id, JoinTable(code, f"Name {place}"), guest_name(place))
    return await rooms.table(table.game_id)


async def do(
    rooms: Rooms,
    table: Table,
    place: int,
    command: AnyCommand,
    *,
    base: int | None = None,
    key: str | None = None,
) -> Table:
    request = Command(key or f"key-{next(_keys):06}", table.seq if base is None else base, command)
    return (await rooms.command(table.game_id, request, guest_name(place)))[0]


async def play(rooms: Rooms, table: Table, place: int, *actions: str) -> Table:
    return await do(rooms, table, place, Play(list(actions)))


async def open_game(rooms: Rooms, table: Table) -> Table:
    """All choose the first that is legal in the opening."""
    while table.is_opening:
        for place in table.awaited:
            if not table.places[place].plays_itself:
                found = view_of(table, place)
                assert found is not None
                assert table.game is not None
                table = await play(rooms, table, place, table.game.text(found.legal[-1]))
        await Worker(rooms).step()
        table = await rooms.table(table.game_id, is_fresh=True)
    return table


async def refusal(coroutine: Awaitable[object]) -> Refusal:
    """What a command is refused with."""
    try:
        await coroutine
    except Refusal as found:
        return found
    raise AssertionError("it was not refused")


async def finish(rooms: Rooms, table: Table, chance: random.Random) -> Table:
    """Everybody plays at random to the end."""
    worker = Worker(rooms)
    while table.status == "playing":
        if not await worker.step():
            table = await rooms.table(table.game_id)
            place = next(place for place in table.awaited if not table.places[place].plays_itself)
            found = view_of(table, place)
            assert found is not None
            assert table.game is not None
            text = table.game.text(chance.choice(found.legal))
            request = Command(f"key-{next(_keys):06}", table.seq, Play([text]))
            table, news, _ = await rooms.command(table.game_id, request, guest_name(place))
            assert news_members(table, news, place)["seq"] == table.seq
        table = await rooms.table(table.game_id)
    return table
