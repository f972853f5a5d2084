"""Those who watch a table hear of every change, whoever in the process came upon it first."""

from __future__ import annotations

import asyncio

from tests.server.people import open_game, play, seated, settings
from vagon.server.rooms import Rooms
from vagon.server.store import Store


def test_a_change_by_another_process_that_a_request_finds_first_wakes_the_streams(
    sqlite_store: Store,
) -> None:
    async def run() -> None:
        served, worked = Rooms(sqlite_store), Rooms(sqlite_store)
        table = await open_game(served, await seated(served, settings()))
        waiter = served.hub.waiter(table.game_id, 60)
        assert table.game is not None
        await play(worked, await worked.table(table.game_id), table.awaited()[0], "draw deck")
        assert not waiter.done()
        await served.table(table.game_id, is_fresh=True)
        assert waiter.done()

    asyncio.run(run())
