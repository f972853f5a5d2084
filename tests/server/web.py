"""Browsers and programs that talk to the server, in the same process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from vagon.server.http import answers
from vagon.server.http.app import build_app
from vagon.server.rooms import Rooms
from vagon.server.settings import UNLIMITED, Settings
from vagon.server.store import Store

HOST = "http://127.0.0.1"


class Browser(httpx.AsyncClient):
    """Sends cookies, and what a browser says about where a request comes from."""

    def __init__(self, app: Any, **more: Any) -> None:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        headers = {"sec-fetch-site": "same-origin"}
        super().__init__(transport=transport, base_url=HOST, headers=headers, **more)

    async def table(self, game: str) -> answers.Snapshot:
        answer = await self.get(f"/api/tables/{game}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=answers.Snapshot)

    async def play(self, game: str, key: str, base: int, *actions: Any) -> httpx.Response:
        body = {"key": key, "base": base, "command": {"type": "play", "actions": list(actions)}}
        return await self.post(f"/api/tables/{game}/commands", json=body)


@asynccontextmanager
async def site(store: Store, settings: Settings | None = None) -> AsyncIterator[tuple[Any, Rooms]]:
    """An application and its rooms."""
    rooms = Rooms(store)
    yield build_app(rooms, settings or Settings(limits=UNLIMITED)), rooms


def new_table(map_name: str = "europe", people: int = 2, bots: int = 0, **more: Any) -> dict[str, Any]:
    places: list[dict[str, str]] = [{}] * people + [{"kind": "bot"}] * bots
    chosen = {"map": map_name, "places": places, "undo_seconds": 0, "bot_seconds": 0.0, **more}
    return {"settings": chosen, "name": "Host"}


def code_of(answer: httpx.Response) -> str:
    found: str = json.loads(answer.content)["code"]
    return found


@asynccontextmanager
async def people(
    app: Any, map_name: str = "europe", count: int = 2, bots: int = 0, **more: Any
) -> AsyncIterator[tuple[str, list[Browser]]]:
    """A table with so many browsers at it."""
    browsers = [Browser(app) for _ in range(count)]
    made = await browsers[0].post("/api/tables", json=new_table(map_name, count, bots, **more))
    assert made.status_code == 201, made.text
    game = made.json()["id"]
    for place, code in made.json()["codes"].items():
        joined = await browsers[int(place)].post(
            f"/api/tables/{game}/join",
            json={"code": code, "name": f"Guest {place}", "nonce": f"{int(place):064x}"},
        )
        assert joined.status_code == 201, joined.text
    try:
        yield game, browsers
    finally:
        for browser in browsers:
            await browser.aclose()


Story = Callable[[Any, Any], Awaitable[None]]


def visit(store: Store, story: Story, settings: Settings | None = None) -> None:
    async def run() -> None:
        async with site(store, settings) as (app, rooms):
            await story(app, rooms)

    asyncio.run(run())


async def choose_opening(game: str, browsers: list[Browser]) -> int:
    for number, browser in enumerate(browsers):
        seen = await browser.table(game)
        assert seen.view is not None
        done = await browser.play(game, f"opening-{number}", seen.seq, seen.view.legal[-1])
        assert done.status_code == 200, done.text
    return (await browsers[0].table(game)).seq
