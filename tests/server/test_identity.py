"""Who somebody is: ids, tokens, cookies, and whom the rest is from."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.web import Browser, code_of, new_table, people, visit
from vagon.server.http import answers
from vagon.server.identity import COOKIE, digest
from vagon.server.settings import UNLIMITED, Settings
from vagon.server.store import Store


def test_i2_ids_are_long_and_only_digests_are_stored(sqlite_store: Store, sqlite_database: str) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            made = await ann.post("/api/tables", json=new_table())
            assert len(made.json()["id"]) == 32
            token = ann.cookies[COOKIE].rpartition(".")[0]
            [code] = made.json()["codes"].values()
            bodies = b"".join(entry.body for entry in sqlite_store.read(made.json()["id"]))
            assert digest(token).encode() in bodies
            assert digest(code).encode() in bodies
            assert token.encode() not in bodies
            assert code.encode() not in bodies
            cookie = made.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=lax" in cookie.lower()

    visit(sqlite_store, story)


def test_i4_a_forged_or_foreign_token_is_nobody(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            token, _, signature = ann.cookies[COOKIE].rpartition(".")
            for forged in (f"{token}.{'0' * 64}", f"{token}x.{signature}", token, ".", "a" * 5000):
                async with Browser(app, cookies={COOKIE: forged}) as thief:
                    assert (await thief.table(game)).table.you is None
                async with Browser(app) as thief:
                    answer = await thief.get(
                        f"/api/tables/{game}", headers={"authorization": f"Bearer {forged}"}
                    )
                    assert (answer.status_code, code_of(answer)) == (401, "bad_token")

    visit(sqlite_store, story)


def test_i4_over_https_the_cookie_is_bound_to_the_host(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            made = await ann.post("/api/tables", json=new_table())
            cookie = made.headers["set-cookie"]
            assert cookie.startswith("__Host-vagon_guest=")
            assert "Secure" in cookie
            assert "Path=/" in cookie

    visit(sqlite_store, story, Settings(limits=UNLIMITED, is_https=True))


def test_f7_chat_has_its_author_from_the_session_and_quick_phrases_are_codes(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, bob)):
            forged = await bob.post(f"/api/tables/{game}/chat", json={"phrase": "hello", "place": 0})
            assert forged.status_code == 403
            assert (await bob.post(f"/api/tables/{game}/chat", json={"phrase": "hello"})).status_code == 204
            assert (await ann.post(f"/api/tables/{game}/chat", json={"text": "<b>hi</b>"})).status_code == 204
            for bad in ({}, {"phrase": "hello", "text": "x"}, {"text": "\u200b"}):
                assert (await ann.post(f"/api/tables/{game}/chat", json=bad)).status_code == 409
            rude = await ann.post(f"/api/tables/{game}/chat", json={"phrase": "rude"})
            assert (rude.status_code, rude.json()["facts"]) == (400, {"place": "phrase"})
            page = (await ann.get(f"/api/tables/{game}/stream?after=0.0&wait=0")).json()
            said = [
                (item["place"], item["phrase"], item["text"])
                for item in page["news"]
                if item["event"] == "said"
            ]
            assert said == [(1, "hello", None), (0, None, "<b>hi</b>")]
            assert (await ann.delete(f"/api/tables/{game}/traces")).status_code == 204
            page = (await bob.get(f"/api/tables/{game}/stream?after=0.0&wait=0")).json()
            assert [item["text"] for item in page["news"] if item["event"] == "said"] == [None, None]
            assert [place["name"] for place in page["snapshot"]["table"]["places"]] == [None, "Guest 1"]

    visit(sqlite_store, story)


def test_spectators_see_a_table_unless_they_are_not_wanted(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with (
            people(app) as (open_game, _),
            people(app, spectators=False) as (closed_game, _),
            Browser(app) as stranger,
        ):
            seen = await stranger.table(open_game)
            assert seen.view is not None
            assert (seen.table.you, seen.view.seat, seen.view.own, seen.view.legal) == (
                None,
                None,
                None,
                [],
            )
            for path in ("", "/moves", "/stream", "/record"):
                answer = await stranger.get(f"/api/tables/{closed_game}{path}")
                assert (answer.status_code, code_of(answer)) == (403, "no_spectators")

    visit(sqlite_store, story)


def test_listed_tables_can_be_joined_by_anybody_and_private_ones_are_not_listed(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann, Browser(app) as bob:
            await ann.post("/api/tables", json=new_table())
            listed = (await ann.post("/api/tables", json=new_table(listed=True))).json()["id"]
            found = msgspec.json.decode((await bob.get("/api/tables")).content, type=answers.Listing)
            assert [table.id for table in found.tables] == [listed]
            assert (await bob.post(f"/api/tables/{listed}/join", json={})).json()["place"] == 1
            assert (await bob.get("/api/tables")).json() == {"tables": []}

    visit(sqlite_store, story)
