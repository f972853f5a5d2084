"""A sniffer at every seat, over whole games: nothing leaves the server that the seat may not know."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from copy import copy
from typing import Any

import msgspec
import pytest

from tests.server.people import PERSON, guest_name, seated, settings
from tests.server.web import Browser, people, site
from vagon.server.bots import Worker
from vagon.server.http import answers
from vagon.server.http.metrics import Metrics
from vagon.server.http.stream import GOODBYE, Reader, stream
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.commands import Command, Play
from vagon.server.tables.projection import encode, snapshot, view_of
from vagon.server.tables.table import Table
from vagon.table.views import view
from vagon.table.worlds import Worlds

TICKETS_OF = ("tickets", "offered", "out", "rejected")


def secrets_from(table: Table, seat: int | None) -> list[str]:
    """Words that must not reach the seat: the keys, and all tickets that it has never seen."""
    assert table.game is not None
    state = table.game.state
    words = [table.created.secret, table.game.key.hex()]
    seen: set[str] = set()
    if seat is not None:
        own = view(state, seat).own
        assert own is not None
        for name in TICKETS_OF:
            seen |= set(getattr(own, name))
        seen |= {ticket for batch in own.under for ticket in batch}
    hidden = [ticket.id for ticket in table.game.map.tickets if ticket.id not in seen]
    # Some tickets have the name of a route, which is no secret.
    routes = {route.id for route in table.game.map.routes}
    told = [f"ticket {ticket}" for ticket in hidden]
    return [*words, *told, *(f'"{ticket}"' for ticket in hidden if ticket not in routes)]


def others_hands(table: Table, seat: int | None, seen: Any) -> None:
    """Cards of others are counts, and known ones were seen by all."""
    assert table.game is not None
    spectator = json.loads(msgspec.json.encode(view(table.game.state, None).seats))
    assert seen["view"]["seats"] == spectator, "what is said about the seats is the same for everybody"
    if seat is None:
        assert seen["view"]["own"] is None


async def listen(browser: Browser, table: Table, seat: int | None, cursor: str) -> tuple[str, str]:
    """Everything that a reader can get now; the new cursor, and the text."""
    game = table.game_id
    paths = [
        f"/api/tables/{game}",
        f"/api/tables/{game}/moves",
        f"/api/tables/{game}/stream?after={cursor}&wait=0",
        f"/api/tables/{game}/record",
        f"/api/tables/{game}/explain?city=wien",
        f"/api/tables/{game}?place=4",
    ]
    found = [await browser.get(path) for path in paths]
    msgspec.json.decode(found[0].content, type=answers.Snapshot)
    msgspec.json.decode(found[1].content, type=answers.Moves)
    page = msgspec.json.decode(found[2].content, type=answers.NewsPage)
    for problem in found[3:4] + found[5:]:
        msgspec.json.decode(problem.content, type=answers.Problem)
    others_hands(table, seat, found[0].json())
    return page.cursor, "\n".join(answer.text for answer in found)


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_h1_h2_h3_h7_no_reader_gets_what_it_may_not_know(
    sqlite_store: Store, map_name: str, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(map_name)
    caplog.set_level(logging.DEBUG)
    most = 15

    async def play() -> None:
        async with site(sqlite_store) as (app, rooms), people(app, map_name, 2, 1) as (game, browsers):
            worker = Worker(rooms)
            spectator = Browser(app)
            readers: list[tuple[Browser, int | None]] = [
                *zip(browsers, (0, 1), strict=True),
                (spectator, None),
            ]
            cursors = ["0.0"] * 3
            listened = number = 0
            while True:
                while await worker.step():
                    pass
                table = await rooms.table(game)
                if table.status == "over" or listened > most:
                    break
                number += 1
                # At first at every move, later now and then: streams are listened to all the time below.
                if number < 6 or chance.random() < 0.1:
                    listened += 1
                    for index, (browser, place) in enumerate(readers):
                        seat = None if place is None else table.seats[place]
                        cursors[index], text = await listen(browser, table, seat, cursors[index])
                        leaked = [word for word in secrets_from(table, seat) if word in text]
                        assert leaked == []
                for place, browser in enumerate(browsers):
                    found = view_of(table, place)
                    if found is not None and found.legal:
                        assert table.game is not None
                        action = table.game.text(chance.choice(found.legal))
                        done = await browser.play(game, f"key-{number:05}-{place}", table.seq, action)
                        assert done.status_code == 200, done.text
                        table = await rooms.table(game)
                    refused = await browser.play(game, f"bad-{number:05}-{place}", table.seq, "station wien")
                    assert [
                        word for word in secrets_from(table, table.seats[place]) if word in refused.text
                    ] == []
                if number == 1:
                    for browser, _ in readers:
                        answer = await browser.get(f"/api/tables/{game}/record")
                        assert answer.status_code == 409
            table = await rooms.table(game)
            logged = caplog.text
            assert [word for word in secrets_from(table, None) if word in logged] == []
            for browser in browsers:
                assert next(iter(browser.cookies.values())) not in logged
            await spectator.aclose()

    asyncio.run(play())


async def heard(pieces: AsyncIterator[bytes]) -> str:
    """What a stream says about the next event."""
    text = ""
    while "event: page" not in text:
        text += (await anext(pieces)).decode()
    return text


def in_another_world(table: Table, place: int, chance: random.Random) -> Table:
    """The same table to a place, with everything dealt anew that it cannot know."""
    assert table.game is not None
    seat = table.seats[place]
    twin = copy(table)
    twin.game = table.game.copy()
    twin.game.state = Worlds(view(table.game.state, seat), chance.randbytes(32)).draw()
    return twin


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_h1_h3_h7_every_move_of_a_whole_game_on_every_stream(
    sqlite_store: Store, map_name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The stream of each seat and of a spectator, listened to from the deal to the last turn.

    No word that the listener may not know; and the same bytes in a world that differs in what it cannot know.
    """
    chance = random.Random(map_name)
    caplog.set_level(logging.DEBUG)

    async def play() -> None:
        rooms = Rooms(sqlite_store)
        table = await seated(rooms, settings(map_name, [PERSON] * 3))
        audiences: list[int | None] = [0, 1, 2, None]
        streams = [
            stream(
                Reader(rooms, table.game_id, None if place is None else guest_name(place), None, None),
                Metrics(),
                600.0,
            )
            for place in audiences
        ]
        for pieces in streams:
            await heard(pieces)
        number = 0
        while table.status == "playing":
            assert table.game is not None
            place = chance.choice(table.awaited)
            found = view_of(table, place)
            assert found is not None
            claims = [action for action in found.legal if table.game.text(action).startswith("claim ")]
            action = table.game.text(chance.choice(claims or found.legal))
            command = Command(f"key-{number:05}", table.seq, Play([action]))
            table, _, _ = await rooms.command(table.game_id, command, guest_name(place))
            number += 1
            for audience, pieces in zip(audiences, streams, strict=True):
                text = await heard(pieces)
                if table.status != "over":
                    seat = None if audience is None else table.seats[audience]
                    assert [word for word in secrets_from(table, seat) if word in text] == []
                    if audience is not None and not table.is_opening:
                        twin = in_another_world(table, audience, chance)
                        assert encode(snapshot(twin, audience, {}, 0.0)) == encode(
                            snapshot(table, audience, {}, 0.0)
                        )
        assert number > 50
        assert table.created.secret not in caplog.text
        assert table.game is not None
        assert table.game.key.hex() not in caplog.text
        rooms.hub.close()
        for pieces in streams:
            assert [piece async for piece in pieces][-1] == GOODBYE

    asyncio.run(play())


def test_h5_views_of_a_seat_do_not_depend_on_hidden_cards(sqlite_store: Store) -> None:
    """Two tables that differ in another seat's hidden cards only give the same bytes."""

    async def play() -> None:
        async with site(sqlite_store) as (app, rooms), people(app) as (game, (ann, _)):
            before = (await ann.get(f"/api/tables/{game}")).json()
            table = await rooms.table(game)
            assert table.game is not None
            state = table.game.state
            other = 1 - table.seats[0]
            hand, deck = state.hand, state.deck
            drawn = state.drawn
            kind = next(k for k in range(9) if hand[9 * other + k])
            swap = next(k for k in range(9) if deck[k] and k != kind)
            for pile in (hand, drawn):
                pile[9 * other + kind] -= 1
                pile[9 * other + swap] += 1
            deck[kind] += 1
            deck[swap] -= 1
            state.load({"hand": hand, "deck": deck, "drawn": drawn})
            after = (await ann.get(f"/api/tables/{game}")).json()
            del before["now"], after["now"]
            assert after == before

    asyncio.run(play())
