"""Beside the game: one's own tables, whose words one hears, what the host may do, the maps."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.people import guest_name, open_game, play, refusal, seated, settings
from tests.server.web import Browser, choose_opening, code_of, new_table, people, visit
from vagon.maps import load_map, map_names
from vagon.server import rooms as all_rooms
from vagon.server.http import answers
from vagon.server.rooms import Rooms
from vagon.server.store import Entry, Store
from vagon.server.store.schema import log
from vagon.server.tables.checking import Damaged, checksum
from vagon.server.tables.commands import CreateTable
from vagon.server.tables.events import Played
from vagon.server.tables.table import table_of
from vagon.table.boards import map_data


async def own_tables(browser: Browser) -> list[answers.OwnTable]:
    answer = await browser.get("/api/tables/mine")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=answers.OwnTables).tables


async def command(browser: Browser, game: str, key: str, **members: object) -> Any:
    base = (await browser.table(game)).seq
    return await browser.post(
        f"/api/tables/{game}/commands", json={"key": key, "base": base, "command": members}
    )


async def said(browser: Browser, game: str) -> list[tuple[int, str]]:
    page = (await browser.get(f"/api/tables/{game}/stream?after=0.0&wait=0")).json()
    return [(item["place"], item["phrase"]) for item in page["news"] if item["event"] == "said"]


def test_ones_own_tables_are_listed_with_those_first_that_wait_for_one(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with (
            people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)),
            Browser(app) as stranger,
        ):
            assert await own_tables(stranger) == []
            await choose_opening(game, [ann, bob])
            other = (await bob.post("/api/tables", json=new_table())).json()["id"]
            [mine] = await own_tables(ann)
            assert (mine.table.id, mine.table.you, mine.places, mine.is_awaited) == (game, 0, [0], True)
            assert [(own.table.id, own.is_awaited) for own in await own_tables(bob)] == [
                (other, False),
                (game, False),
            ]
            base = (await ann.table(game)).seq
            for number in range(2):
                await ann.play(game, f"draw-card-{number}", base + number, "draw deck")
            assert [(own.table.id, own.is_awaited) for own in await own_tables(bob)] == [
                (game, True),
                (other, False),
            ]
            await rooms.kick(game, 1)
            await rooms.close_table(other)
            assert await own_tables(bob) == []

    visit(sqlite_store, story)


def test_muted_people_are_not_heard_on_any_device_and_nobody_else_is_told(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with people(app, count=3) as (game, (ann, bob, cid)), Browser(app) as phone:
            code = (await ann.post(f"/api/tables/{game}/seats/0/code")).json()["code"]
            await phone.post(f"/api/tables/{game}/join", json={"code": code})
            answer = await ann.post(f"/api/tables/{game}/mutes", json={"other": 1})
            assert (answer.status_code, answer.json()) == (200, {"places": [1]})
            seq = (await ann.table(game)).seq
            await bob.post(f"/api/tables/{game}/chat", json={"phrase": "hello"})
            await cid.post(f"/api/tables/{game}/chat", json={"phrase": "thanks"})
            for browser in (ann, phone):
                assert await said(browser, game) == [(2, "thanks")]
            assert await said(cid, game) == await said(bob, game) == [(1, "hello"), (2, "thanks")]
            assert (await bob.table(game)).seq == seq, "a mute is no news"
            page = (await ann.get(f"/api/tables/{game}/stream?after={seq}.0&wait=0")).json()
            assert page["cursor"] == f"{seq}.2", "what is not heard is not asked for again"
            await ann.post(f"/api/tables/{game}/mutes", json={"other": 1, "on": False})
            assert (await ann.get(f"/api/tables/{game}/mutes")).json() == {"places": []}
            assert await said(ann, game) == [(1, "hello"), (2, "thanks")]
            for other in (0, 4):
                bad = await ann.post(f"/api/tables/{game}/mutes", json={"other": other})
                assert (bad.status_code, code_of(bad)) == (404, "no_such_place")
            async with Browser(app) as stranger:
                assert (await stranger.get(f"/api/tables/{game}/mutes")).status_code == 401

    visit(sqlite_store, story)


def test_the_host_turns_chat_and_spectators_off_and_on(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with people(app) as (game, (ann, bob)), Browser(app) as stranger:
            refused = await command(bob, game, "switch-by-guest", type="switch", what="chat", on=False)
            assert (refused.status_code, code_of(refused)) == (403, "not_the_host")
            done = await command(ann, game, "switch-chat-off", type="switch", what="chat", on=False)
            event = msgspec.json.decode(done.content, type=answers.Done).event
            assert (event.event, event.what, event.on) == ("switched", "chat", False)
            silent = await bob.post(f"/api/tables/{game}/chat", json={"phrase": "hello"})
            assert (silent.status_code, code_of(silent)) == (409, "chat_off")
            assert (await bob.table(game)).table.settings.chat is False
            again = await command(ann, game, "switch-chat-again", type="switch", what="chat", on=False)
            assert (again.status_code, code_of(again)) == (409, "already_so")
            assert (await stranger.table(game)).table.you is None
            await command(ann, game, "switch-no-watching", type="switch", what="spectators", on=False)
            gone = await stranger.get(f"/api/tables/{game}")
            assert (gone.status_code, code_of(gone)) == (403, "no_spectators")
            await command(ann, game, "switch-watching", type="switch", what="spectators", on=True)
            assert (await stranger.table(game)).table.settings.spectators is True

    visit(sqlite_store, story)


def test_the_host_lets_a_bot_play_on_and_the_person_may_return(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with people(app, bots=1) as (game, (ann, bob)):
            done = await command(ann, game, "a-bot-for-bob", type="substitute", other=1)
            assert done.json()["event"]["reason"] == "host"
            assert (await bob.table(game)).table.places[1].substitute == "host"
            for other, code in ((1, "replaced"), (2, "no_such_place"), (4, "no_such_place")):
                refused = await command(ann, game, f"again-{code}-{other}", type="substitute", other=other)
                assert code_of(refused) == code
            assert (await command(bob, game, "bob-is-back", type="return")).status_code == 200
            forbidden = await command(bob, game, "bob-the-host", type="substitute", other=0)
            assert code_of(forbidden) == "not_the_host"

    visit(sqlite_store, story)


def test_the_host_gives_a_table_up_before_the_start(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with Browser(app) as ann, people(app) as (started, (host, _)):
            game = (await ann.post("/api/tables", json=new_table(listed=True))).json()["id"]
            assert (await command(ann, game, "give-it-up", type="close")).status_code == 200
            assert (await ann.get("/api/tables")).json() == {"tables": []}
            late = await ann.post(f"/api/tables/{game}/join", json={})
            assert (late.status_code, code_of(late)) == (409, "table_closed")
            refused = await command(host, started, "give-it-up", type="close")
            assert code_of(refused) == "already_started"

    visit(sqlite_store, story)


def test_maps_are_there_for_programs(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with Browser(app) as ann:
            for name in map_names():
                found = msgspec.json.decode(
                    (await ann.get(f"/api/maps/{name}")).content, type=answers.MapFile
                )
                assert (found.digest, found.map) == (load_map(name).digest, map_data(load_map(name)))
            for name, status in (("atlantis", 404), ("a" * 41, 400)):
                assert (await ann.get(f"/api/maps/{name}")).status_code == status

    visit(sqlite_store, story)


def test_d10_a_disk_that_is_nearly_full_takes_moves_but_no_new_tables(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            assert (await ann.get("/readyz")).status_code == 200
            monkeypatch.setattr(all_rooms, "RESERVED_BYTES", 1 << 62)
            refused = await ann.post("/api/tables", json=new_table())
            assert (refused.status_code, code_of(refused)) == (503, "disk_nearly_full")
            await choose_opening(game, [ann, bob])
            assert (await ann.get("/readyz")).status_code == 503
            assert (await ann.get("/healthz")).status_code == 200

    visit(sqlite_store, story)


def another_card(entries: list[Entry], seq: int) -> tuple[Entry, bytes]:
    """An event by which the deck was drawn from, and what it is if a card of the row was taken instead."""
    [*before, torn] = entries[: seq + 1]
    there = table_of([*before, torn])
    for colour in range(1, 10):
        body = torn.body.replace(b'"actions":[0]', b'"actions":[%d]' % colour)
        with contextlib.suppress(Damaged):  # not in the row
            elsewhere = table_of([*before, torn._replace(body=body)])
            assert there is not None
            assert elsewhere is not None
            assert there.game is not None
            assert elsewhere.game is not None
            # Otherwise the card of the row was like the next of the deck, and only who knows of it differs.
            if checksum(elsewhere.game.state) != checksum(there.game.state):
                return torn, body
    raise AssertionError("every card of the row is like the next of the deck")


def test_r9_a_torn_log_stops_its_table_and_no_other(
    sqlite_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        rooms = Rooms(sqlite_store)
        table = await open_game(rooms, await seated(rooms, settings()))
        healthy = await seated(rooms, settings())
        while table.seq < 24:
            table = await play(rooms, table, table.awaited[0], "draw deck")
        checked = [
            news.seq for news in table.news if isinstance(news.event, Played) and news.event.check is not None
        ]
        assert checked == [10, 20], "now and then an event has a checksum"
        torn, body = another_card(sqlite_store.read(table.game_id), 16)
        with sqlite_store.engine.begin() as connection:
            connection.execute(
                update(log).where(log.c.game == table.game_id, log.c.seq == torn.seq).values(body=body)
            )
        fresh = Rooms(sqlite_store)
        found = await refusal(fresh.table(table.game_id))
        assert (found.status, found.code) == (503, "table_damaged")
        assert "a table is damaged: event" in caplog.text
        assert (await fresh.table(healthy.game_id)).seq == healthy.seq
        with sqlite_store.engine.begin() as connection:
            connection.execute(update(log).where(log.c.seq == 3).values(body=b"\0"))
        assert (await refusal(Rooms(sqlite_store).table(healthy.game_id))).code == "table_damaged"

    asyncio.run(story())


def test_old_tables_are_deleted(sqlite_store: Store) -> None:
    async def story() -> None:
        now = 1_800_000_000.0
        rooms = Rooms(sqlite_store, lambda: now)
        old, _ = await rooms.create(CreateTable(settings()), guest_name(0))
        now += 30 * 86_400
        new, _ = await rooms.create(CreateTable(settings()), guest_name(0))
        assert await rooms.purge(31) == 0
        assert await rooms.purge(29) == 1
        assert (await refusal(rooms.table(old.game_id))).code == "no_such_table"
        assert (await rooms.table(new.game_id)).seq == new.seq
        assert sqlite_store.tables_of(guest_name(0), 9) == [new.game_id]

    asyncio.run(story())
