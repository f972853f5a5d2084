"""News of a table: pages and streams."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import msgspec
import pytest

from tests.server.people import PERSON, guest_name, seated, settings
from tests.server.web import choose_opening, code_of, people, visit
from vagon.server.http import answers
from vagon.server.http.metrics import Metrics
from vagon.server.http.stream import Reader, poll, stream
from vagon.server.identity import COOKIE
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.commands import Command, Play
from vagon.server.tables.projection import encode, snapshot, view_of


def test_r4_pages_of_news_have_no_gap_and_a_wait_ends_with_the_news(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            waiting = asyncio.create_task(
                bob.get(f"/api/tables/{game}/stream?after={(await bob.table(game)).seq}.0&wait=20")
            )
            await asyncio.sleep(0)
            base = await choose_opening(game, [ann, bob])
            page = msgspec.json.decode((await waiting).content, type=answers.NewsPage)
            assert page.news
            whole = (await bob.get(f"/api/tables/{game}/stream?after=0.0&wait=0")).json()
            assert [item["seq"] for item in whole["news"]] == list(range(1, base + 1))
            assert whole["cursor"] == f"{base}.0"
            empty = (await bob.get(f"/api/tables/{game}/stream?after={base}.0&wait=0")).json()
            assert empty["news"] == []
            for cursor in ("x", "1", "-1.0", "1.0.0"):
                assert (await bob.get(f"/api/tables/{game}/stream?after={cursor}&wait=0")).status_code == 400
            ahead = await bob.get(f"/api/tables/{game}/stream?after=999.0&wait=0")
            assert (ahead.status_code, code_of(ahead)) == (409, "unknown_base")

    visit(sqlite_store, story)


def page_of(piece: bytes) -> dict[str, Any]:
    """The one event of a piece of a stream."""
    match = re.fullmatch(rb"id: (\d+\.\d+)\nevent: page\ndata: (.*)\n\n", piece)
    assert match is not None, piece
    page: dict[str, Any] = json.loads(match[2])
    assert page["cursor"].encode() == match[1]
    return page


def test_r4_r5_a_stream_resumes_at_its_cursor_and_says_goodbye(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            metrics = app.metrics
            reader = Reader(rooms, game, None, None, (base - 1, 0))
            pieces = stream(reader, metrics, 0.01)
            assert (await anext(pieces)).startswith(b"retry: ")
            asked = json.loads(encode(await poll(Reader(rooms, game, None, None, (base - 1, 0)), 0.0)))
            page = page_of(await anext(pieces))
            assert (page["cursor"], [item["seq"] for item in page["news"]]) == (f"{base}.0", [base])
            assert page == {**asked, "snapshot": {**asked["snapshot"], "now": page["snapshot"]["now"]}}
            assert await anext(pieces) == b": \n\n", "a comment keeps the line open"
            while rooms.hub.is_watched(game):  # a reader so slow that the time for the next comment has come
                await asyncio.sleep(0.01)
            await ann.play(game, "a-draw-1", base, "draw deck")
            page = page_of(await anext(pieces))
            assert [item["seq"] for item in page["news"]] == [base + 1]
            rooms.hub.close()
            assert [piece async for piece in pieces][-1] == b"event: bye\ndata: {}\n\n"
            assert metrics.streams == 0
            assert (await poll(Reader(rooms, game, None, None, (base + 1, 0)), 5.0))["bye"] is True

    visit(sqlite_store, story)


def add_up(known: dict[str, Any], told: dict[str, Any]) -> None:
    """Learn what a page of a stream tells, as the documentation says it is meant."""
    for part in ("table", "view"):
        before, changes = known[part], told[part]
        if before is None or changes is None:
            continue
        for several in ("places", "seats"):
            if several in changes:
                pairs = zip(before[several], changes[several], strict=True)
                changes[several] = [new or old for old, new in pairs]
        told[part] = before | changes
    known |= told


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_r4_the_changes_that_a_stream_tells_add_up_to_how_the_table_stands(
    sqlite_store: Store, map_name: str
) -> None:
    chance = random.Random(map_name)

    async def play() -> None:
        rooms = Rooms(sqlite_store)
        table = await seated(rooms, settings(map_name, [PERSON] * 3))
        game = table.game_id
        guests = [guest_name(0), None]  # a seat and a spectator
        streams = [stream(Reader(rooms, game, guest, None, None), Metrics(), 600.0) for guest in guests]
        known = []
        whole = 0
        for pieces in streams:
            await anext(pieces)
            piece = await anext(pieces)
            whole += len(piece)
            known.append(page_of(piece)["snapshot"])
        sizes: list[int] = []
        while table.status == "playing":
            place = chance.choice(table.awaited)
            found = view_of(table, place)
            assert found is not None
            assert table.game is not None
            texts = [table.game.text(action) for action in found.legal]
            action = chance.choice([text for text in texts if text.startswith("claim ")] or texts)
            command = Command(f"key-{len(sizes):05}", table.seq, Play([action]))
            table, _, _ = await rooms.command(game, command, guest_name(place))
            sizes.append(0)
            for audience, pieces, standing in zip((0, None), streams, known, strict=True):
                piece = await anext(pieces)
                sizes[-1] += len(piece)
                add_up(standing, page_of(piece)["snapshot"])
                names = await rooms.names(game)
                assert standing == json.loads(encode(snapshot(table, audience, names, standing["now"])))
        assert len(sizes) > 50
        assert sum(sizes) < whole * len(sizes) / 2, "a move changes little"
        for pieces in streams:
            await pieces.aclose()

    asyncio.run(play())


def test_r4_a_stream_that_is_far_behind_catches_up_without_waiting(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            monkeypatch.setattr("vagon.server.http.stream.MAX_PAGE", 2)
            pieces = stream(Reader(rooms, game, None, None, (0, 0)), app.metrics, 60.0)
            await anext(pieces)
            heard: list[int] = []
            while base not in heard:
                page = page_of(await asyncio.wait_for(anext(pieces), 5.0))
                heard += [item["seq"] for item in page["news"]]
            assert heard == list(range(1, base + 1))
            await pieces.aclose()

    visit(sqlite_store, story)


def test_i6_a_stream_ends_for_whoever_loses_the_place(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, spectators=False) as (game, (_, bob)):
            guest = rooms.signer.guest(bob.cookies[COOKIE])
            pieces = stream(Reader(rooms, game, guest, None, None), app.metrics, 5.0)
            await anext(pieces)
            assert page_of(await anext(pieces))["news"] == []
            await rooms.kick(game, 1)
            assert [piece async for piece in pieces] == [b"event: bye\ndata: {}\n\n"]
            assert (await bob.get(f"/api/tables/{game}")).status_code == 403

    visit(sqlite_store, story)


def test_d2_a_reader_that_was_slow_gets_the_rest_in_one_piece_and_nothing_was_kept_for_it(
    sqlite_store: Store,
) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            pieces = stream(Reader(rooms, game, None, None, None), app.metrics, 60.0)
            await anext(pieces)
            await anext(pieces)
            for number in range(12):  # meanwhile the reader reads nothing
                await (ann, bob)[number // 2 % 2].play(game, f"a-draw-{number}", base + number, "draw deck")
            assert len(page_of(await anext(pieces))["news"]) == 12
            await pieces.aclose()

    visit(sqlite_store, story)


def test_d4_after_a_restart_not_all_come_back_at_once(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, _):
            found = set()
            for _ in range(20):
                pieces = stream(Reader(rooms, game, None, None, None), app.metrics, 60.0)
                found.add(int((await anext(pieces)).removeprefix(b"retry: ")))
                await pieces.aclose()
            assert len(found) > 10
            assert min(found) >= 1000
            assert max(found) < 3000

    visit(sqlite_store, story)
