"""Games again, move by move: of a table as its reader knew it, and of a record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.games.recording import FOLDER
from tests.server.films import films
from tests.server.scenes import scenes
from tests.server.test_secrecy import secrets_from
from tests.server.web import Browser, code_of, new_table, people, site
from tests.table.helpers import finished, mixed_map, play_on
from vagon.server.http import answers
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.projection import encode, view_of
from vagon.server.tables.replaying import MAX_FRAMES, film
from vagon.table.game import Game
from vagon.table.records import read_record, replay
from vagon.table.views import SPECTATOR, Told

Story = Callable[[Any, Rooms], Awaitable[None]]


def visit(store: Store, story: Story) -> None:
    async def run() -> None:
        async with site(store) as (app, rooms):
            await story(app, rooms)

    asyncio.run(run())


def film_in(content: bytes) -> answers.Film:
    return msgspec.json.decode(content, type=answers.Film)


async def play_along(rooms: Rooms, game: str, browsers: list[Browser], decisions: int) -> None:
    """Let everybody play what is legal; the last of the list, so that things happen."""
    for number in range(decisions):
        for place, browser in enumerate(browsers):
            table = await rooms.table(game)
            found = view_of(table, place)
            if found is not None and found.legal:
                assert table.game is not None
                action = table.game.text(found.legal[-1])
                done = await browser.play(game, f"key-{number:05}-{place}", table.seq, action)
                assert done.status_code == 200, done.text


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_a_game_that_goes_on_shows_what_its_reader_knew(sqlite_store: Store, map_name: str) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with people(app, map_name) as (game, browsers):
            await play_along(rooms, game, browsers, 12)
            table = await rooms.table(game)
            assert table.game is not None
            last = len(table.game.history)
            for place, browser in enumerate(browsers):
                answer = await browser.get(f"/api/tables/{game}/replay?first=0&count={MAX_FRAMES}")
                found = film_in(answer.content)
                assert len(found.frames) == last + 1 == len(found.points)
                assert found.score is None
                assert [frame.open for frame in found.frames] == [None] * (last + 1)
                assert [frame.view.legal for frame in found.frames] == [[]] * (last + 1)
                now = (await browser.table(game)).view
                assert now is not None
                assert msgspec.structs.replace(now, legal=[]) == found.frames[-1].view
                told = (await browser.get(f"/api/tables/{game}/moves")).json()["moves"]
                assert msgspec.convert(told, list[Told]) == found.moves
                secrets = secrets_from(table, table.seats[place])
                assert [word for word in secrets if word in answer.text] == []

    visit(sqlite_store, story)


def test_a_spectator_sees_no_hand_while_the_game_goes_on(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Rooms) -> None:
        async with people(app) as (game, browsers), Browser(app) as spectator:
            await play_along(rooms, game, browsers, 3)
            found = film_in((await spectator.get(f"/api/tables/{game}/replay?count=20")).content)
            assert len(found.frames) > 3
            assert all(frame.view.own is None and frame.open is None for frame in found.frames)

    visit(sqlite_store, story)


def test_everything_is_shown_when_the_game_is_over() -> None:
    game = finished("germany", 3)
    last = len(game.history)
    found = film_in(encode(film(game, SPECTATOR, last, 5)))
    [frame] = found.frames
    assert found.first == last
    assert frame.view.own is None
    assert frame.open is not None
    assert [own.tickets for own in frame.open] == [seat.shown_tickets for seat in frame.view.seats]
    assert found.score is not None
    assert found.score.is_final
    assert [move.action for move in found.moves] == [game.text(move.action) for move in game.history]
    own = film_in(encode(film(game, 1, 40, 1))).frames[0]
    assert own.view.own == (own.open or [])[1]


def test_a_table_that_has_not_begun_or_may_not_be_watched(sqlite_store: Store) -> None:
    async def story(app: Any, _: Rooms) -> None:
        async with Browser(app) as ann, Browser(app) as stranger:
            made = (await ann.post("/api/tables", json=new_table(spectators=False))).json()
            path = f"/api/tables/{made['id']}/replay"
            assert code_of(await ann.get(path)) == "not_started"
            assert code_of(await stranger.get(path)) == "no_spectators"
            for query in ("first=-1", "first=20001", "count=0", "count=65"):
                assert (await ann.get(f"{path}?{query}")).status_code == 400

    visit(sqlite_store, story)


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.stem)
def test_a_record_is_shown_whole(sqlite_store: Store, path: Any) -> None:
    game = replay(read_record(path.read_bytes()))
    last = len(game.history)

    async def story(app: Any, _: Rooms) -> None:
        async with Browser(app) as somebody:
            content = json.loads(path.read_bytes())
            answer = await somebody.post(f"/api/replay?first={last - 1}&count=2", json=content)
            found = film_in(answer.content)
            assert len(found.frames) == 2
            assert found.names == list(game.seat_names)
            assert len(found.moves) == last
            assert found.points[-1] == game.state.points[: game.players]
            assert found.score is not None
            assert [seat.total for seat in found.score.seats] == content["result"]["totals"]

    visit(sqlite_store, story)


def test_a_bad_record_is_refused_with_its_place(sqlite_store: Store) -> None:
    async def story(app: Any, _: Rooms) -> None:
        async with Browser(app) as somebody:
            content = json.loads((FOLDER / "europe-fair.json").read_bytes())
            content["moves"][5]["action"] = "pass"
            refused = await somebody.post("/api/replay", json=content)
            assert (refused.status_code, code_of(refused)) == (409, "bad_record")
            assert refused.json()["facts"]["place"] == "moves[5].action"
            own = json.loads(play_on(Game(mixed_map(), 2, seed=1), 5).record().to_json())
            assert code_of(await somebody.post("/api/replay", json=own)) == "map_of_ones_own"
            large = await somebody.post("/api/replay", json={"format": "x" * 4_000_000})
            assert (large.status_code, code_of(large)) == (413, "too_large")

    visit(sqlite_store, story)


def test_the_client_is_tested_with_what_the_server_tells() -> None:
    for path, content in (*films(), *scenes()):
        assert path.read_bytes() == content, (
            "run python -m tests.server.films and python -m tests.server.scenes"
        )
