"""What the server answers over HTTP, and what it refuses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.web import Browser, choose_opening, code_of, new_table, people, visit
from vagon.server.http import answers
from vagon.server.http.shield import Shield
from vagon.server.store import Store


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
        *(
            ({"places": [{"kind": "bot", "level": level}, {}]}, "no_such_level")
            for level in ("cheater", "random", "peeking-mcts", "outside")
        ),
        ({"places": [{"kind": "bot", "level": "outside[true]"}, {}]}, "malformed"),
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


def test_metrics_count_requests_and_events(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app) as (game, (ann, _)):
            await ann.get("/api/nothing")
            words = (await ann.get("/metrics")).text
            assert 'vagon_requests_total{status="404"} 1' in words
            assert f"vagon_events_total {len(sqlite_store.read(game))}" in words
            assert game not in words

    visit(sqlite_store, story)
