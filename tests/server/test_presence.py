"""Time that is nobody's: lost connections, outages, slow lines; and moves against deadlines."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any

import msgspec
import pytest

from tests.server.conftest import FakeClock
from tests.server.people import (
    BOT,
    PERSON,
    do,
    guest_name,
    open_game,
    play,
    refusal,
    seated,
    settings,
    tell,
)
from tests.server.test_tables import give
from tests.server.web import choose_opening, people, visit
from vagon.server.bots import Worker
from vagon.server.http.desk import counted
from vagon.server.http.stream import Reader, stream
from vagon.server.identity import COOKIE
from vagon.server.presence import Presence
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.store import Store, open_store
from vagon.server.tables.commands import Pause, Return
from vagon.server.tables.events import Back, Days, Delayed, Gone, Played, Pool, Replaced
from vagon.server.tables.projection import encode, snapshot
from vagon.server.tables.table import GRACE_PER_TURN, LINE_SECONDS, Table

LIVE = Pool(60)


def test_t6_of_each_decision_half_a_second_is_free(sqlite_store: Store, clock: FakeClock) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=LIVE)))
        clock.pass_by(LINE_SECONDS / 2)
        table = await play(rooms, table, 0, "draw deck")
        assert table.places[0].seconds == 60.0, "what a line takes is not the player's time"
        clock.pass_by(10)
        await do(rooms, table, 1, Pause())  # an event of somebody else earns no credit
        clock.pass_by(10)
        table = await play(rooms, table, 0, "draw deck")
        assert table.places[0].seconds == 40.0 + LINE_SECONDS
        assert table.deadlines() == {1: clock.now + 60.0 + LINE_SECONDS}

    tell(sqlite_store, story, clock)


def test_a_lost_connection_stops_the_clock_for_a_grace_time_then_a_bot_plays_on(
    sqlite_store: Store, clock: FakeClock
) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=LIVE, grace_seconds=30)))
        worker = Worker(rooms)
        clock.pass_by(20)
        await rooms.connection(table.game_id, 0, is_there=False)
        table = await rooms.table(table.game_id)
        assert table.deadlines() == {0: clock.now + 30}
        shown = msgspec.json.decode(encode(snapshot(table, 1, {}, clock.now)))["table"]["places"][0]
        assert (shown["is_away"], shown["grace"], shown["seconds"]) == (True, 30.0, 40.0)
        clock.pass_by(12)
        await rooms.connection(table.game_id, 0, is_there=True)
        table = await rooms.table(table.game_id)
        assert (table.places[0].seconds, table.places[0].grace) == (40.0, 18.0)
        for _ in range(2):
            table = await play(rooms, table, 0, "draw deck")
        assert table.places[0].grace == 18.0 + GRACE_PER_TURN, "each turn in person gives some back"
        table = await play(rooms, table, 1, "draw deck")
        table = await play(rooms, table, 1, "draw deck")
        await rooms.connection(table.game_id, 0, is_there=False)
        clock.pass_by(27)
        await worker.step()
        assert (await rooms.table(table.game_id)).places[0].substitute is None
        clock.pass_by(1)
        await worker.step()
        table = await rooms.table(table.game_id)
        assert (table.places[0].substitute, table.awaited) == ("away", (1,)), "the bot has moved"
        table = await do(rooms, table, 0, Return())
        assert (table.places[0].substitute, table.places[0].is_away) == (None, False)
        assert table.places[0].seconds == 40.0, "none of it was the player's own time"

    tell(sqlite_store, story, clock)


def test_connections_are_told_only_where_a_live_clock_runs_and_only_once(
    sqlite_store: Store, clock: FakeClock
) -> None:
    async def story(rooms: Rooms) -> None:
        for chosen in (settings(), settings(clock=Days(2))):
            table = await open_game(rooms, await seated(rooms, chosen))
            await rooms.connection(table.game_id, 0, is_there=False)
            assert (await rooms.table(table.game_id)).seq == table.seq
        table = await open_game(rooms, await seated(rooms, settings(clock=LIVE)))
        for is_there in (True, False, False, True, True):
            await rooms.connection(table.game_id, 1, is_there=is_there)
        after = await rooms.table(table.game_id)
        assert [news.event for news in after.news[table.seq + 1 :]] == [Gone(1), Back(1)]

    tell(sqlite_store, story, clock)


async def seen_away(rooms: Rooms, game: str) -> None:
    """Wait until the first place is said to be away."""
    async with asyncio.timeout(20):
        while not (await rooms.table(game)).places[0].is_away:
            await asyncio.sleep(0.01)


def test_a_page_that_is_loaded_again_is_not_gone_and_another_process_is_contradicted(
    sqlite_store: Store,
) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=LIVE)))
        game = table.game_id
        quick, slow = Presence(rooms, 0.02), Presence(rooms, 0.05)
        async with quick.connected(game, 0):
            pass
        async with quick.connected(game, 0):
            await asyncio.sleep(0.04)
            assert (await rooms.table(game)).seq == table.seq, "it was there again in time"
            async with slow.connected(game, 0):  # another process, from which the browser moves away
                pass
            await seen_away(rooms, game)
            await Reader(rooms, game, guest_name(0), 0, None).page()
            assert not (await rooms.table(game)).places[0].is_away
        await seen_away(rooms, game)
        async with quick.connected(game, 0):
            await Reader(rooms, game, guest_name(0), 0, None).page()
            assert not (await rooms.table(game)).places[0].is_away
            rooms.hub.close()
        seq = (await rooms.table(game)).seq
        await asyncio.sleep(0.04)
        assert (await rooms.table(game)).seq == seq, "a server that stops blames nobody"

    tell(sqlite_store, story)


def test_streams_and_polls_are_connections(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        live = {"type": "live", "seconds": 600}
        async with people(app, clock=live) as (game, (ann, bob)):
            await choose_opening(game, [ann, bob])
            desk = app.app.desk
            desk.presence = Presence(rooms, 0.01)
            await ann.get(f"/api/tables/{game}/stream?wait=0")
            await seen_away(rooms, game)
            assert not (await rooms.table(game)).places[1].is_away
            guest = rooms.signer.guest(ann.cookies[COOKIE])
            pieces = stream(Reader(rooms, game, guest, None, None), desk.metrics, 60.0)
            async with counted(desk, "caller", game, 0), aclosing(pieces):
                for _ in range(2):
                    await anext(pieces)
                assert not (await rooms.table(game)).places[0].is_away
                assert desk.streams == {"caller": 1}
            await seen_away(rooms, game)
            assert desk.streams == {}

    visit(sqlite_store, story)


@pytest.mark.parametrize("chosen", [LIVE, Days(1)])
def test_t4_the_time_of_an_outage_is_nobodys(store: Store, clock: FakeClock, chosen: Pool | Days) -> None:
    async def story(rooms: Rooms) -> None:
        await rooms.come_alive()
        table = await open_game(rooms, await seated(rooms, settings(clock=chosen)))
        untimed = await seated(rooms, settings())
        clock.pass_by(10)
        await rooms.stay_alive()
        before = table.deadlines()
        clock.pass_by(3 * 86_400)
        worker = Worker(Rooms(store, clock))
        await worker.step()
        assert (await rooms.table(table.game_id, is_fresh=True)).seq == table.seq, "nobody could have moved"
        started = [Rooms(store, clock) for _ in range(2)]
        await asyncio.gather(*(server.come_alive() for server in started))
        await worker.step()
        after = await started[0].table(table.game_id, is_fresh=True)
        assert [news.event for news in after.news[table.seq + 1 :]] == [Delayed(3 * 86_400)]
        assert after.deadlines() == {place: moment + 3 * 86_400 for place, moment in before.items()}
        assert (await started[0].table(untimed.game_id, is_fresh=True)).seq == untimed.seq
        clock.pass_by(14)
        await started[1].come_alive()
        assert (await started[1].table(table.game_id, is_fresh=True)).seq == after.seq, "no outage"
        clock.pass_by(86_400)
        await started[0].stay_alive()
        await worker.step()
        found = await rooms.table(table.game_id, is_fresh=True)
        assert found.places[0].substitute == "clock", "time runs on"

    tell(store, story, clock)


def test_t3_a_move_in_the_last_second_and_the_deadline_have_one_winner(
    database: str, clock: FakeClock
) -> None:
    """A server and a worker, each with a store of its own: what is stored first has happened."""
    served, worked = open_store(database), open_store(database, is_owner=False)
    winners = set()

    async def race(rooms: Rooms, worker: Rooms, table: Table, is_early: bool) -> None:
        async def move() -> object:
            try:
                return await play(rooms, table, 0, "draw deck")
            except Refusal as found:
                return found.code

        racing = [move(), worker.expire(table.game_id)]
        results = await asyncio.gather(*(racing if is_early else reversed(racing)))
        moved = next(result for result in results if result is not None)
        after = await rooms.table(table.game_id, is_fresh=True)
        happened = [news.event for news in after.news[table.seq + 1 :]]
        assert len(happened) == 1
        winners.add(type(happened[0]))
        if isinstance(happened[0], Played):
            assert isinstance(moved, Table)
            assert after.places[0].substitute is None
        else:
            assert happened == [Replaced(0, "clock")]
            assert moved == "replaced"
            assert (await refusal(play(rooms, after, 0, "draw deck"))).code == "replaced"
        assert (await worker.table(table.game_id, is_fresh=True)).seq == after.seq

    async def run() -> None:
        rooms, worker = Rooms(served, clock), Rooms(worked, clock)
        tables = [await open_game(rooms, await seated(rooms, settings(clock=LIVE))) for _ in range(20)]
        for table in tables:
            await worker.table(table.game_id)
        clock.pass_by(61)
        for number, table in enumerate(tables):
            await race(rooms, worker, table, number % 2 == 0)

    try:
        asyncio.run(run())
    finally:
        served.close()
        worked.close()
    assert winners <= {Played, Replaced}


def test_nothing_can_be_undone_in_a_pause_or_while_a_bot_plays(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(places=[PERSON, BOT], undo_seconds=9)))
        give(table, 0, [6] * 9)
        assert table.game is not None
        route = next(r for r in table.game.map.routes if r.kind == "rail" and r.colour == "red")
        table = await play(rooms, table, 0, f"claim {route.id}", "pay red")
        assert snapshot(table, 0, {}, 0.0)["table"]["may_undo"] == 0
        table = await do(rooms, table, 0, Pause())
        assert table.status == "paused"
        assert snapshot(table, 0, {}, 0.0)["table"]["may_undo"] is None
        assert guest_name(0) in table.guests

    tell(sqlite_store, story)


def test_t7_a_clock_that_jumps_back_gives_nobody_time(sqlite_store: Store, clock: FakeClock) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=LIVE)))
        clock.pass_by(20.5)
        table = await play(rooms, table, 0, "draw deck")
        clock.pass_by(-3600)
        table = await play(rooms, table, 0, "draw deck")
        assert (table.places[0].seconds, table.places[1].seconds) == (40.0, 60.0)
        times = [news.at for news in table.news]
        assert times == sorted(times)
        clock.pass_by(3600 + 30.5)
        table = await play(rooms, table, 1, "draw deck")
        assert table.places[1].seconds == 30.0, "time that was counted once is not counted again"

    tell(sqlite_store, story, clock)
