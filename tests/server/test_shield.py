"""What is decided about a request before anybody looks at what it asks for."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import Any

import httpx
import pytest

from tests.server.conftest import FakeClock
from tests.server.web import HOST, Browser, code_of, new_table, people, visit
from vagon.locales import LANGUAGES, words
from vagon.server.http.desk import counted
from vagon.server.http.limiting import Bucket
from vagon.server.http.shield import CSP
from vagon.server.identity import COOKIE
from vagon.server.settings import UNLIMITED, Settings
from vagon.server.store import Store


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_refused_in_their_language(sqlite_store: Store, language: str) -> None:
    asked = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": f"fr,{language};q=0.9"}

    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            for path, host, code in (
                ("/", "127.0.0.1", "needs_start_token"),
                ("/new", "evil.example", "bad_host"),
            ):
                answer = await ann.get(path, headers={**asked, "host": host})
                assert (answer.status_code, answer.headers["cache-control"]) == (403, "no-store")
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert f'<html lang="{language}">' in answer.text
                assert escape(words(language)(f"refusal-{code}")) in answer.text

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

    visit(sqlite_store, story, Settings(limits=replace(UNLIMITED, per_second=0.1, burst=5)))


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
            async with counted(desk, "127.0.0.1", game, 0):
                async with counted(desk, "127.0.0.1", game, 0):
                    stream_please = {"accept": "text/event-stream"}
                    refused = await ann.get(f"/api/tables/{game}/stream", headers=stream_please)
                    assert (refused.status_code, code_of(refused)) == (429, "too_many_streams")
                    assert (await ann.get(f"/api/tables/{game}/stream?wait=0")).status_code == 200
                assert desk.streams == {"127.0.0.1": 1}
            assert desk.streams == {}

    visit(sqlite_store, story, Settings(limits=replace(UNLIMITED, streams=2)))


def test_d5_tables_and_chat_have_limits_of_their_own(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            made = [await ann.post("/api/tables", json=new_table()) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]
            game = made[0].json()["id"]
            said = [await ann.post(f"/api/tables/{game}/chat", json={"phrase": "hello"}) for _ in range(3)]
            assert [answer.status_code for answer in said] == [204, 204, 429]

    visit(sqlite_store, story, Settings(limits=replace(UNLIMITED, tables_per_minute=2, remarks_per_minute=6)))


def test_d6_replays_which_are_dear_have_a_limit_of_their_own(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            asked = [await ann.get(f"/api/tables/{game}/replay"), await ann.post("/api/replay", json={})]
            assert [(answer.status_code, code_of(answer)) for answer in asked[1:]] == [(409, "bad_record")]
            refused = await ann.post("/api/replay", json={})
            assert (refused.status_code, code_of(refused)) == (429, "too_many_requests")
            large = await ann.post("/api/replay", json={"format": "x" * 600_000})
            assert large.status_code == 413

    visit(sqlite_store, story, Settings(limits=replace(UNLIMITED, replays_per_minute=6)))


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

    limits = replace(UNLIMITED, per_second=0.001, burst=2)
    visit(sqlite_store, story, Settings(limits=limits))
    visit(sqlite_store, behind_proxy, Settings(limits=limits, trusted_proxies=frozenset(("127.0.0.1",))))
