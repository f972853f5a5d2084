"""What the server answers over HTTP, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.conftest import FakeClock
from tests.server.web import HOST, UNLIMITED, Browser, code_of, new_table, people, site
from vagon.server.http import answers
from vagon.server.http.app import document
from vagon.server.http.documenting import EXAMPLES
from vagon.server.http.limiting import Bucket
from vagon.server.http.routes import _counted
from vagon.server.http.shield import CSP, Shield
from vagon.server.http.stream import Reader, poll, stream
from vagon.server.identity import COOKIE, digest
from vagon.server.settings import Limits, Settings
from vagon.server.store import Store

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


def test_two_people_play_over_http_and_get_the_rule_that_refuses(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            done = await ann.play(game, "first-draw", base, {"do": "draw", "card": "deck"})
            answer = msgspec.json.decode(done.content, type=answers.Done)
            assert answer.seq == base + 1
            assert answer.event.moves is not None
            assert answer.event.moves[0].action == "draw deck"
            assert len(answer.event.moves[0].chance) == 1, "the drawer sees the card"
            other = await bob.get(f"/api/tables/{game}/moves")
            assert other.json()["moves"][-1] == {"seat": 0, "action": "draw deck", "kept": None, "chance": []}
            refused = await ann.play(game, "wrong-phase", answer.seq, "pass")
            assert refused.status_code == 409
            assert refused.json() == {
                "code": "not_now",
                "rule": "E-26",
                "facts": {"waits_for": "second_card"},
            }
            late = await bob.play(game, "out-of-turn", answer.seq, "draw deck")
            assert (late.status_code, code_of(late)) == (409, "not_your_turn")

    visit(sqlite_store, story)


def test_f3_a_repeated_command_gets_the_same_bytes(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            first = await ann.play(game, "same-key-1", base, "draw deck")
            await ann.play(game, "another-key", base + 1, "draw deck")
            again = await ann.play(game, "same-key-1", base, "draw deck")
            assert (again.status_code, again.content) == (200, first.content)
            assert len(sqlite_store.read(game)) == base + 3

    visit(sqlite_store, story)


def test_whole_numbers_may_be_written_as_json_allows(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            command = b'{"key": "key-of-mine", "base": 4.0, "command": {"type": "pause"}, "place": 0.0}'
            done = await ann.post(
                f"/api/tables/{game}/commands", content=command, headers={"content-type": "application/json"}
            )
            assert done.status_code == 200, done.text

    visit(sqlite_store, story)


def test_f1_a_seat_comes_from_the_session(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, bob)):
            base = (await ann.table(game)).seq
            play = {"type": "play", "actions": ["keep 1,2"]}
            forged = await bob.post(
                f"/api/tables/{game}/commands",
                json={"key": "forged-key", "base": base, "command": play, "place": 0},
            )
            assert (forged.status_code, code_of(forged)) == (403, "not_your_place")
            async with Browser(app) as stranger:
                nobody = await stranger.play(game, "stranger-key", base, "keep 1,2")
                assert (nobody.status_code, code_of(nobody)) == (401, "who_are_you")
                await stranger.post("/api/tables", json=new_table())
                known = await stranger.play(game, "stranger-key", base, "keep 1,2")
                assert (known.status_code, code_of(known)) == (403, "not_your_place")
                watching = await stranger.get(f"/api/tables/{game}?place=0")
                assert (watching.status_code, code_of(watching)) == (403, "not_your_place")

    visit(sqlite_store, story)


BAD_BODIES: list[tuple[object, int]] = [
    ({}, 400),
    ([], 400),
    (None, 400),
    ({"key": "k" * 8, "base": 0, "command": {"type": "play", "actions": []}}, 400),
    ({"key": "k" * 8, "base": 0, "command": {"type": "play", "actions": ["x"] * 5}}, 400),
    ({"key": "k" * 8, "base": 0, "command": {"type": "cheat"}}, 400),
    ({"key": "k" * 8, "base": 0, "command": {"type": "undo", "extra": 1}}, 400),
    ({"key": "k" * 8, "base": -1, "command": {"type": "undo"}}, 400),
    ({"key": "k" * 8, "base": 10**30, "command": {"type": "undo"}}, 400),
    ({"key": "k" * 8, "base": 1.5, "command": {"type": "undo"}}, 400),
    ({"key": "k" * 8, "base": "1", "command": {"type": "undo"}}, 400),
    ({"key": "k" * 8, "base": True, "command": {"type": "undo"}}, 400),
    ({"key": "short", "base": 0, "command": {"type": "undo"}}, 400),
    ({"key": "k" * 8, "base": 0, "command": {"type": "undo"}, "seat": 1}, 400),
    ({"key": "k" * 8, "base": 0, "command": {"type": "play", "actions": ["fly to the moon"]}}, 409),
    ({"key": "k" * 8, "base": 0, "command": {"type": "play", "actions": [{"do": [1]}]}}, 409),
    ({"key": "k" * 8, "base": 0, "command": {"type": "play", "actions": ["x" * 5000]}}, 413),
]


@pytest.mark.parametrize(("body", "status"), BAD_BODIES)
def test_f2_malformed_commands_are_refused(sqlite_store: Store, body: object, status: int) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            before = sqlite_store.read(game)
            answer = await ann.post(f"/api/tables/{game}/commands", json=body)
            assert answer.status_code == status, answer.text
            assert set(answer.json()) == {"code", "rule", "facts"}
            assert sqlite_store.read(game) == before

    visit(sqlite_store, story)


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 2000, b'{"key": NaN}', b'"\\ud800"'])
def test_f2_what_is_no_json_is_refused(sqlite_store: Store, raw: bytes) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            answer = await ann.post(
                f"/api/tables/{game}/commands", content=raw, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400

    visit(sqlite_store, story)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"map": "atlantis"}, "no_such_map"),
        ({"listed": 1}, "malformed"),
        ({"undo_seconds": "3"}, "malformed"),
        ({"map": "../../secret"}, "no_such_map"),
        ({"places": [{"kind": "bot", "level": "cheater"}, {}]}, "no_such_level"),
        ({"places": [{"kind": "bot"}, {"kind": "bot"}]}, "no_place_for_a_person"),
        ({"first_player": 4}, "no_such_place"),
        ({"places": [{}]}, "malformed"),
        ({"places": [{}] * 6}, "malformed"),
        ({"seed": 7}, "malformed"),
        ({"clock": {"type": "live", "seconds": 0}}, "malformed"),
    ],
)
def test_bad_settings_are_refused(sqlite_store: Store, more: dict[str, Any], code: str) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            answer = await ann.post("/api/tables", json=new_table(**more))
            status = {"malformed": 400, "no_such_map": 404, "no_such_level": 404}.get(code, 409)
            assert (answer.status_code, code_of(answer)) == (status, code)

    visit(sqlite_store, story)


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


def test_w3_requests_from_other_sites_are_refused(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            cookie = {"cookie": f"{COOKIE}={ann.cookies[COOKIE]}", "content-type": "application/json"}
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HOST) as raw:
                for headers in (
                    {"origin": "https://evil.example"},
                    {"origin": "null"},
                    {"sec-fetch-site": "cross-site"},
                    {"sec-fetch-site": "same-site"},
                    {},
                ):
                    answer = await raw.post(
                        f"/api/tables/{game}/chat", json={"phrase": "hello"}, headers={**cookie, **headers}
                    )
                    assert (answer.status_code, code_of(answer)) == (403, "cross_site"), headers
                good = await raw.post(
                    f"/api/tables/{game}/chat", json={"phrase": "hello"}, headers={**cookie, "origin": HOST}
                )
                assert good.status_code == 204
                form = await raw.post(
                    f"/api/tables/{game}/chat",
                    content=b'{"phrase":"hello"}',
                    headers={**cookie, "origin": HOST, "content-type": "text/plain"},
                )
                assert (form.status_code, code_of(form)) == (415, "not_json")

    visit(sqlite_store, story)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:80"])
def test_w5_other_host_names_are_refused(sqlite_store: Store, host: str) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            answer = await ann.get("/api/service", headers={"host": host})
            assert (answer.status_code, code_of(answer)) == (403, "bad_host")

    visit(sqlite_store, story)


def test_w5_own_and_chosen_host_names_are_served(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            for host in ("localhost:8042", "127.0.0.1", "[::1]:8042", "play.example.org"):
                assert (await ann.get("/api/service", headers={"host": host})).status_code == 200

    visit(sqlite_store, story, Settings(limits=UNLIMITED, hosts=frozenset(("play.example.org",))))


def test_w5_with_a_start_token_only_the_browser_that_was_opened_is_served(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann, Browser(app) as page_of_another_program:
            wrong = [await ann.get(path) for path in ("/api/service", "/?start=wrong", "/?start=", "/?x=1")]
            assert {(answer.status_code, code_of(answer)) for answer in wrong} == {(403, "needs_start_token")}
            opened = await ann.get("/?start=right-token")
            assert (opened.status_code, opened.headers["location"]) == (303, "/")
            cookie = opened.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            assert (await ann.get("/api/service")).status_code == 200
            assert (await ann.post("/api/tables", json=new_table())).status_code == 201
            refused = await page_of_another_program.post("/api/tables", json=new_table())
            assert code_of(refused) == "needs_start_token"
            assert (await page_of_another_program.get("/healthz")).status_code == 200

    visit(sqlite_store, story, Settings(limits=UNLIMITED, start_token="right-token"))


def test_w1_w7_h10_every_answer_has_the_headers(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            for path in ("/healthz", "/readyz", "/metrics", "/api", "/nothing", f"/api/tables/{game}"):
                headers = (await ann.get(path)).headers
                assert headers["content-security-policy"] == CSP
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["x-frame-options"] == "DENY"
                if path.startswith("/api"):
                    assert headers["cache-control"] == "no-store"
            assert "unsafe" not in CSP

    visit(sqlite_store, story)


def test_d1_large_bodies_are_refused(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            answer = await ann.post(f"/api/tables/{game}/chat", json={"text": "x" * 5000})
            assert (answer.status_code, code_of(answer)) == (413, "too_large")

    visit(sqlite_store, story)


def test_d5_too_many_requests_are_told_when_to_come_back(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            found = [await ann.get("/api/service") for _ in range(8)]
            assert [answer.status_code for answer in found] == [200] * 5 + [429] * 3
            assert found[-1].headers["retry-after"] == "10"
            assert (await ann.get("/healthz")).status_code == 200

    visit(sqlite_store, story, Settings(limits=Limits(0.1, 5, 0, 0, 0)))


def test_addresses_are_forgotten_as_soon_as_they_do_not_count() -> None:
    clock = FakeClock()
    bucket = Bucket(2.0, 10.0, clock)
    for number in range(100):
        bucket.wait(f"10.0.0.{number}")
        clock.pass_by(0.1)
    assert len(bucket) == 51, "those of the last five seconds, after which all are full again"
    clock.pass_by(6)
    bucket.forget()
    assert len(bucket) == 0
    assert [bucket.wait("10.0.0.1") > 0 for _ in range(11)] == [False] * 10 + [True]


def test_d3_streams_are_capped_for_each_address(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            desk = app.app.desk
            guest = rooms.signer.guest(ann.cookies[COOKIE])
            open_streams = [
                _counted(desk, "127.0.0.1", Reader(rooms, game, guest, None, None), 0) for _ in range(2)
            ]
            for pieces in open_streams:
                await anext(pieces)
            stream_please = {"accept": "text/event-stream"}
            refused = await ann.get(f"/api/tables/{game}/stream", headers=stream_please)
            assert (refused.status_code, code_of(refused)) == (429, "too_many_streams")
            assert (await ann.get(f"/api/tables/{game}/stream?wait=0")).status_code == 200
            await open_streams[0].aclose()
            assert desk.streams == {"127.0.0.1": 1}
            await open_streams[1].aclose()

    visit(sqlite_store, story, Settings(limits=Limits(0, 0, 2, 0, 0)))


def test_d5_tables_and_chat_have_limits_of_their_own(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            made = [await ann.post("/api/tables", json=new_table()) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]
            game = made[0].json()["id"]
            said = [await ann.post(f"/api/tables/{game}/chat", json={"phrase": "hello"}) for _ in range(3)]
            assert [answer.status_code for answer in said] == [204, 204, 429]

    visit(sqlite_store, story, Settings(limits=Limits(0, 0, 0, 2, 6)))


def test_d8_compressed_bodies_are_refused(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            answer = await ann.post(
                f"/api/tables/{game}/chat", json={"phrase": "hello"}, headers={"content-encoding": "gzip"}
            )
            assert (answer.status_code, code_of(answer)) == (415, "compressed")

    visit(sqlite_store, story)


def test_the_address_behind_a_proxy_counts_only_if_the_proxy_is_trusted(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            for number in range(4):
                header = {"x-forwarded-for": f"10.0.0.{number}"}
                assert (await ann.get("/api/service", headers=header)).status_code == (
                    200 if number < 2 else 429
                )

    async def behind_proxy(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            for number in range(4):
                header = {"x-forwarded-for": f"8.8.8.8, 10.0.0.{number}"}
                assert (await ann.get("/api/service", headers=header)).status_code == 200

    limits = Limits(0.001, 2, 0, 0, 0)
    visit(sqlite_store, story, Settings(limits=limits))
    visit(sqlite_store, behind_proxy, Settings(limits=limits, trusted_proxies=frozenset(("127.0.0.1",))))


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


def test_f3_the_short_way_of_a_command_and_the_frameworks_answer_alike(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        express = app.app
        long_way = Shield(express.app, app.settings, app.metrics)
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            async with Browser(long_way, cookies=ann.cookies) as same:
                short = await ann.play(game, "a-draw-1", base, "draw deck")
                again = await same.play(game, "a-draw-1", base, "draw deck")
                assert (short.status_code, short.content) == (again.status_code, again.content)
                assert sorted(short.headers.items()) == sorted(again.headers.items())
                for key, number, action in (("stale-01", base, "draw deck"), ("bad-0001", base + 1, "fly")):
                    refused = await ann.play(game, key, number, action)
                    assert refused.status_code >= 400
                    assert refused.content == (await same.play(game, key, number, action)).content

    visit(sqlite_store, story)


def test_r4_r5_a_stream_resumes_at_its_cursor_and_says_goodbye(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            metrics = app.metrics
            reader = Reader(rooms, game, None, None, (base - 1, 0))
            pieces = stream(reader, metrics, 0.01)
            assert (await anext(pieces)).startswith(b"retry: ")
            news, state, rest = (await anext(pieces)).split(b"\n\n")
            assert news.startswith(f"id: {base}.0\nevent: news\ndata: ".encode())
            assert state.startswith(f"id: {base}.0\nevent: snapshot\n".encode())
            assert rest == b""
            assert await anext(pieces) == b": \n\n", "a comment keeps the line open"
            await asyncio.sleep(0.05)  # a reader so slow that the time for the next comment has come
            await ann.play(game, "a-draw-1", base, "draw deck")
            piece = await anext(pieces)
            assert json.loads(piece.split(b"\n\n")[0].split(b"data: ")[1])["seq"] == base + 1
            rooms.hub.close()
            assert [piece async for piece in pieces][-1] == b"event: bye\ndata: {}\n\n"
            assert metrics.streams == 0
            assert (await poll(Reader(rooms, game, None, None, (base + 1, 0)), 5.0))["bye"] is True

    visit(sqlite_store, story)


def test_r4_a_stream_that_is_far_behind_catches_up_without_waiting(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, bob)):
            base = await choose_opening(game, [ann, bob])
            monkeypatch.setattr("vagon.server.http.stream.MAX_PAGE", 2)
            pieces = stream(Reader(rooms, game, None, None, (0, 0)), app.metrics, 60.0)
            heard = b""
            while f"id: {base}.0\nevent: snapshot".encode() not in heard:
                heard += await asyncio.wait_for(anext(pieces), 5.0)
            assert re.findall(rb"id: (\d+)\.0\nevent: news", heard) == [b"%d" % n for n in range(1, base + 1)]
            await pieces.aclose()  # type: ignore[attr-defined]

    visit(sqlite_store, story)


def test_i6_a_stream_ends_for_whoever_loses_the_place(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, spectators=False) as (game, (_, bob)):
            guest = rooms.signer.guest(bob.cookies[COOKIE])
            pieces = stream(Reader(rooms, game, guest, None, None), app.metrics, 5.0)
            await anext(pieces)
            assert b"event: snapshot" in await anext(pieces)
            await rooms.kick(game, 1)
            assert [piece async for piece in pieces] == [b"event: bye\ndata: {}\n\n"]
            assert (await bob.get(f"/api/tables/{game}")).status_code == 403

    visit(sqlite_store, story)


def test_explain_tells_payments_refusals_and_ways_from_the_seats_own_knowledge(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            early = await ann.get(f"/api/tables/{game}/explain?route=paris-zurich")
            assert code_of(early) == "not_started"
            opening = (await ann.table(game)).view
            assert opening is not None
            for offered in opening.own.offered:
                weighed = (await ann.get(f"/api/tables/{game}/explain?ticket={offered}")).json()
                assert weighed["wagons"] > 0, "before it is chosen"
            await choose_opening(game, [ann, bob])
            table = await rooms.table(game)
            hand = table.game.state.hand
            hand[:9] = [0, 0, 0, 0, 0, 0, 0, 0, 1]
            table.game.state.load({"hand": hand})
            seen = await ann.get(f"/api/tables/{game}/explain?city=paris")
            assert seen.json() == {
                "payments": ["pay locomotives"],
                "refusal": None,
                "tunnel": None,
                "colour": None,
            }
            ticket = table.game.map.tickets[0]
            way = msgspec.json.decode(
                (await ann.get(f"/api/tables/{game}/explain?ticket={ticket.id}")).content, type=answers.Way
            )
            assert way.wagons is not None
            lengths = {route.id: route.length for route in table.game.map.routes}
            assert sum(lengths[route] for route in way.routes) == way.wagons
            long = next(route.id for route in table.game.map.routes if route.length == 8)
            answer = await ann.get(f"/api/tables/{game}/explain?route={long}")
            refusal = msgspec.json.decode(answer.content, type=answers.Payable).refusal
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("too_few_cards", "E-41")
            for query, status in (
                ("route=nowhere", 404),
                ("", 409),
                ("route=a&city=b", 409),
                ("city=" + "x" * 99, 400),
            ):
                assert (await ann.get(f"/api/tables/{game}/explain?{query}")).status_code == status
            async with Browser(app) as stranger:
                assert (await stranger.get(f"/api/tables/{game}/explain?city=paris")).status_code == 401

    visit(sqlite_store, story)


def test_h8_one_browser_plays_at_all_places_of_a_table(sqlite_store: Store) -> None:
    """Hot-seat: the browser says which of its places it speaks for, and gets that place's view alone."""

    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            made = (await ann.post("/api/tables", json=new_table(people=3))).json()
            game = made["id"]
            for code in made["codes"].values():
                await ann.post(f"/api/tables/{game}/join", json={"code": code, "name": "Guest"})
            asked = await ann.get(f"/api/tables/{game}")
            assert (asked.status_code, code_of(asked)) == (409, "which_place")
            [mine] = (await ann.get("/api/tables/mine")).json()["tables"]
            assert (mine["places"], mine["is_awaited"]) == ([0, 1, 2], True)
            for turn in range(30):
                for place in range(3):
                    seen = (await ann.get(f"/api/tables/{game}?place={place}")).json()
                    assert (seen["table"]["you"], seen["view"]["seat"]) == (
                        place,
                        seen["table"]["places"][place]["seat"],
                    )
                    if seen["view"]["legal"]:
                        play = {"type": "play", "actions": [seen["view"]["legal"][-1]]}
                        body = {"key": f"turn-{turn:03}-{place}", "base": seen["seq"], "command": play}
                        unsaid = await ann.post(f"/api/tables/{game}/commands", json=body)
                        assert code_of(unsaid) == "which_place"
                        done = await ann.post(f"/api/tables/{game}/commands", json={**body, "place": place})
                        assert done.status_code == 200, done.text
            assert (await rooms.table(game)).game.state.turns > 6
            page = (await ann.get(f"/api/tables/{game}/stream?place=2&wait=0")).json()
            assert page["snapshot"]["table"]["you"] == 2

    visit(sqlite_store, story)


def test_h2_the_record_is_only_for_finished_games(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            answer = await ann.get(f"/api/tables/{game}/record")
            assert (answer.status_code, code_of(answer)) == (409, "game_not_over")

    visit(sqlite_store, story)


def test_r8_without_the_store_the_answer_is_503_and_not_ready(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            seen = await ann.table(game)
            assert (await ann.get("/readyz")).status_code == 200
            sqlite_store.close()
            assert seen.view is not None
            answer = await ann.play(game, "lost-key-1", seen.seq, seen.view.legal[0])
            assert (answer.status_code, code_of(answer)) == (503, "store_unavailable")
            rooms.hub.close()
            assert (await ann.get("/readyz")).status_code == 503
            assert (await ann.get("/healthz")).status_code == 200

    visit(sqlite_store, story)


def test_the_api_is_described_as_strictly_as_it_is_checked(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            found = (await ann.get("/api/openapi.json")).json()
            assert found == json.loads(document())
            shapes = found["components"]["schemas"]
            assert all(shape["additionalProperties"] is False for shape in shapes.values())
            assert shapes["Undo"]["properties"]["type"] == {"enum": ["undo"]}
            assert shapes["Command"]["properties"]["command"]["discriminator"]["propertyName"] == "type"
            [place] = [
                parameter["schema"]
                for parameter in found["paths"]["/api/tables/{table_id}"]["get"]["parameters"]
                if parameter["name"] == "place"
            ]
            assert place == {"type": "integer", "minimum": 0, "maximum": 4}

    visit(sqlite_store, story)


def test_the_page_about_the_api_tells_every_request_and_needs_nothing_from_elsewhere(
    sqlite_store: Store,
) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            page = (await ann.get("/api")).text
            found = json.loads(document())
            for path, methods in found["paths"].items():
                for method in methods:
                    assert f"{method.upper()} {path}" in page
            for name in found["components"]["schemas"]:
                assert f'id="{name}"' in page
            assert "<script" not in page
            assert "<!-- " not in page, "every part is filled in"
            links = set(re.findall(r'(?:href|src)="([^"]*)"', page))
            assert {link[0] for link in links} == {"#", "/"}
            assert {link[1:] for link in links if link[0] == "#"} <= set(re.findall(r'id="([^"]*)"', page))
            for link in links:
                if link[0] == "/":
                    assert (await ann.get(link)).status_code == 200

    visit(sqlite_store, story)


def test_the_examples_of_the_api_are_well_formed(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, count=3) as (game, (ann, _, _)):
            for (method, path), body in EXAMPLES.items():
                answer = await ann.request(method, path.replace("{table_id}", game), json=body)
                assert answer.status_code != 400, (path, answer.text)

    visit(sqlite_store, story)


def test_metrics_count_requests_and_events(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            await ann.get("/api/nothing")
            words = (await ann.get("/metrics")).text
            assert 'vagon_requests_total{status="404"} 1' in words
            assert f"vagon_events_total {len(sqlite_store.read(game))}" in words
            assert game not in words

    visit(sqlite_store, story)
