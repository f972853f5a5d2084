"""Nobody is forgotten: those who watch hear of every change, and bots come to every table."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.people import BOT, PERSON, open_game, play, seated, settings, tell
from vagon.bots.levels import SearchingBot
from vagon.server import ledger
from vagon.server.bots import LEASE_SECONDS, Worker
from vagon.server.http.stream import follow
from vagon.server.levels import SimpleBot, level_names, make_player
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.table import Table


def test_a_change_by_another_process_that_a_request_finds_first_wakes_the_streams(
    sqlite_store: Store,
) -> None:
    async def run() -> None:
        served, worked = Rooms(sqlite_store), Rooms(sqlite_store)
        table = await open_game(served, await seated(served, settings()))
        waiter = served.hub.waiter(table.game_id, 60)
        assert table.game is not None
        await play(worked, await worked.table(table.game_id), table.awaited[0], "draw deck")
        assert not waiter.done()
        await served.table(table.game_id, is_fresh=True)
        assert waiter.done()

    asyncio.run(run())


def test_r2_tables_that_are_watched_stay_known_however_many_there_are(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "MAX_CACHED", 2)

    async def story(served: Rooms) -> None:
        table = await open_game(served, await seated(served, settings()))
        waiter = served.hub.waiter(table.game_id, 60)
        others = [await seated(served, settings()) for _ in range(4)]
        assert len(served._tables) <= 3
        assert others[0].game_id not in served._tables
        following = asyncio.create_task(follow(served, 0.1))
        worked = Rooms(sqlite_store)
        await play(worked, await worked.table(table.game_id), table.awaited[0], "draw deck")
        assert await asyncio.wait_for(waiter, 20)
        following.cancel()

    tell(sqlite_store, story)


def test_a_fault_at_one_table_does_not_keep_bots_from_the_others(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(rooms: Rooms) -> None:
        bad, good = [await seated(rooms, settings(places=[PERSON, BOT])) for _ in range(2)]
        worker = Worker(rooms)
        serve = worker.serve

        async def fail(table: Table) -> None:
            if table.game_id == bad.game_id:
                raise KeyError
            await serve(table)

        monkeypatch.setattr(worker, "serve", fail)
        assert [await worker.step() for _ in range(3)] == [True, True, False]
        assert (await rooms.table(good.game_id)).awaited == (0,)
        assert (await rooms.table(bad.game_id)).awaited == (0, 1)

    tell(sqlite_store, story)


def test_people_are_offered_the_five_levels_and_no_yardstick() -> None:
    assert level_names() == ("simple", "level1", "level2", "level3", "level4", "level5")


@pytest.mark.parametrize("level", level_names())
def test_d7_every_level_has_a_budget_of_time_that_its_lease_covers(level: str) -> None:
    player = make_player(level, bytes(32))
    seconds = player.seconds if isinstance(player, SearchingBot) else 0.0
    assert seconds < LEASE_SECONDS
    assert isinstance(player, SimpleBot) == (level == "simple")


def test_d7_a_level_that_is_no_more_is_played_by_the_simple_bot() -> None:
    assert isinstance(make_player("level99", bytes(32)), SimpleBot)
