"""How people come to a table, and who has a place at it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.conftest import FakeClock
from tests.server.people import (
    BOT,
    PERSON,
    do,
    finish,
    guest_name,
    open_game,
    refusal,
    seated,
    settings,
    tell,
)
from tests.server.web import Browser, new_table, visit
from vagon.server.bots import Worker
from vagon.server.identity import clean_name, clean_text, skeleton
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.commands import (
    AnyCommand,
    Command,
    CreateTable,
    JoinTable,
    Leave,
    Return,
    SetChair,
)
from vagon.server.tables.events import Chair
from vagon.server.tables.table import Table


def test_i1_a_code_works_once_and_only_for_its_place(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table, codes = await rooms.create(CreateTable(settings(places=[PERSON] * 3)), "host")
        assert sorted(codes) == [1, 2]
        _, place = await rooms.join(table.game_id, JoinTable(codes[2]), "friend")
        assert place == 2
        assert (await refusal(rooms.join(table.game_id, JoinTable(codes[2]), "thief"))).code == "bad_code"
        assert (await refusal(rooms.join(table.game_id, JoinTable("x"), "thief"))).code == "bad_code"
        assert (await refusal(rooms.join(table.game_id, JoinTable(), "thief"))).code == "needs_code"

    tell(sqlite_store, story)


def test_i1_a_code_expires(sqlite_store: Store, clock: FakeClock) -> None:
    async def story(rooms: Rooms) -> None:
        table, codes = await rooms.create(CreateTable(settings()), "host")
        clock.pass_by(15 * 86_400)
        assert (await refusal(rooms.join(table.game_id, JoinTable(codes[1]), "late"))).code == "code_expired"

    tell(sqlite_store, story, clock)


def test_i3_the_host_gives_an_abandoned_place_away_and_the_old_guest_loses_it(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        assert (await refusal(rooms.code(table.game_id, 1, guest_name(0)))).code == "place_taken"
        assert (await refusal(rooms.code(table.game_id, 0, guest_name(1)))).code == "not_your_place"
        await do(rooms, table, 1, Leave())
        code = await rooms.code(table.game_id, 1, guest_name(0))
        table, _ = await rooms.join(table.game_id, JoinTable(code), "new guest")
        assert table.places_of(guest_name(1)) == []
        assert table.places_of("new guest") == [1]
        assert (await refusal(do(rooms, table, 1, Return()))).code == "not_your_place"

    tell(sqlite_store, story)


def test_another_device_joins_the_same_place(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await seated(rooms, settings())
        code = await rooms.code(table.game_id, 1, guest_name(1))
        table, place = await rooms.join(table.game_id, JoinTable(code), "phone")
        assert place == 1
        assert table.places_of("phone") == table.places_of(guest_name(1)) == [1]

    tell(sqlite_store, story)


def test_hot_seat_one_guest_has_several_places(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table, codes = await rooms.create(CreateTable(settings()), "both")
        table, _ = await rooms.join(table.game_id, JoinTable(codes[1]), "both")
        assert table.places_of("both") == [0, 1]
        assert table.status == "playing"

    tell(sqlite_store, story)


def test_rematch_seats_the_same_people_once(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await seated(rooms, settings(places=[PERSON, BOT, PERSON]))
        assert (await refusal(rooms.rematch(table.game_id, guest_name(0), None))).code == "game_not_over"
        table = await finish(rooms, table, random.Random(3))
        first, second = await asyncio.gather(
            rooms.rematch(table.game_id, guest_name(0), None),
            rooms.rematch(table.game_id, guest_name(2), None),
        )
        assert first == second
        new = await rooms.table(first)
        assert new.status == "playing"
        assert [new.places_of(guest_name(place)) for place in (0, 2)] == [[0], [2]]
        assert await rooms.names(first) == {0: "Name 0", 2: "Name 2"}
        assert new.commitment != table.commitment

    tell(sqlite_store, story)


def test_f9_the_last_place_is_taken_once(store: Store, database: str) -> None:
    async def story(rooms: Rooms) -> None:
        table, _ = await rooms.create(CreateTable(settings(places=[PERSON] * 3, listed=True)), "host")
        results = await asyncio.gather(
            *(rooms.join(table.game_id, JoinTable(), f"eager {n}") for n in range(6)), return_exceptions=True
        )
        taken = [result[1] for result in results if isinstance(result, tuple)]
        assert sorted(taken) == [1, 2]
        after = await rooms.table(table.game_id, is_fresh=True)
        assert after.status == "playing"
        assert [len(place.guests) for place in after.places] == [1, 1, 1]

    tell(store, story)


def test_a_kicked_guest_has_no_place(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        await rooms.kick(table.game_id, 1)
        table = await rooms.table(table.game_id)
        assert table.places[1].substitute == "kicked"
        assert table.places_of(guest_name(1)) == []

    tell(sqlite_store, story)


def test_w2_names_and_words_lose_what_cannot_be_seen() -> None:
    assert clean_name("  An\u202en\u200b\u0007a\n ", set()) == "Anna"
    assert clean_name("\u200b\u200d", set()) is None
    assert clean_name("Аnnа", {"Anna"}) == "Аnnа 2"  # noqa: RUF001  two Cyrillic letters
    assert skeleton("BOB1") == skeleton("bobl")
    assert clean_text("a" * 1000, 300) == "a" * 300
    assert clean_text("</script><b>", 300) == "</script><b>", "text stays text: readers never parse it"


def test_f3_a_join_that_is_repeated_gets_the_same_place_and_nobody_else_does(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table, codes = await rooms.create(CreateTable(settings(places=[PERSON] * 3)), "host")
        for _ in range(2):
            table, place = await rooms.join(table.game_id, JoinTable(codes[2]), "friend")
            assert (place, table.places_of("friend")) == (2, [2])
        assert (await refusal(rooms.join(table.game_id, JoinTable(codes[2]), "thief"))).code == "bad_code"
        await do_as(rooms, table, "friend", Leave())
        assert (await refusal(rooms.join(table.game_id, JoinTable(codes[2]), "friend"))).code == "bad_code"

    tell(sqlite_store, story)


def test_f3_a_listed_table_gives_a_guest_one_place(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table, _ = await rooms.create(CreateTable(settings(places=[PERSON] * 3, listed=True)), "host")
        for _ in range(2):
            table, place = await rooms.join(table.game_id, JoinTable(), "friend")
            assert (place, table.status) == (1, "open")

    tell(sqlite_store, story)


def test_r1_a_table_whose_server_is_killed_before_the_deal_is_dealt_by_a_worker(
    sqlite_store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(rooms: Rooms) -> None:
        async def killed(_: Table) -> Table:
            raise asyncio.CancelledError

        table, codes = await rooms.create(CreateTable(settings()), "host")
        monkeypatch.setattr(rooms, "start", killed)
        with pytest.raises(asyncio.CancelledError):
            await rooms.join(table.game_id, JoinTable(codes[1]), "friend")
        assert (await rooms.table(table.game_id)).status == "open"
        worker = Worker(Rooms(sqlite_store, clock))
        assert not await worker.step()
        clock.pass_by(1.0)
        assert await worker.step()
        assert (await rooms.table(table.game_id, is_fresh=True)).status == "playing"

    tell(sqlite_store, story, clock)


def test_the_host_gives_a_free_place_to_a_bot_or_to_a_person_again(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        chosen = settings(places=[PERSON] * 3)
        table, codes = await rooms.create(CreateTable(chosen, name="Ann"), guest_name(0))
        table = await do(rooms, table, 0, SetChair(1, BOT))
        assert not table.places[1].is_person
        assert table.settings.places == [PERSON, BOT, PERSON]
        assert (await refusal(rooms.join(table.game_id, JoinTable(codes[1]), "late"))).code == "bad_code"
        table = await do(rooms, table, 0, SetChair(1, PERSON))
        assert not table.places[1].is_taken
        code = await rooms.code(table.game_id, 1, guest_name(0))
        table, _ = await rooms.join(table.game_id, JoinTable(code), guest_name(1))
        assert table.status == "open"
        table = await do(rooms, table, 0, SetChair(2, BOT))
        assert table.status == "playing"
        table = await finish(rooms, table, random.Random(1))
        again = await rooms.table(await rooms.rematch(table.game_id, guest_name(0), None))
        assert again.settings.places == [PERSON, PERSON, BOT]

    tell(sqlite_store, story)


def test_a_chair_is_not_changed_under_anybody(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        chosen = settings(places=[PERSON] * 3)
        table, codes = await rooms.create(CreateTable(chosen, name="Ann"), guest_name(0))
        table, _ = await rooms.join(table.game_id, JoinTable(codes[1]), guest_name(1))

        async def code(place: int, other: int, chair: Chair) -> str:
            return (await refusal(do(rooms, table, place, SetChair(other, chair)))).code

        assert await code(1, 2, BOT) == "not_the_host"
        assert await code(0, 1, BOT) == await code(0, 0, BOT) == "place_taken"
        assert await code(0, 3, BOT) == "no_such_place"
        assert await code(0, 2, PERSON) == "already_so"
        assert await code(0, 2, Chair("bot", "cheater")) == "no_such_level"
        table = await do(rooms, table, 0, SetChair(2, BOT))
        assert await code(0, 2, PERSON) == "already_started"

    tell(sqlite_store, story)


def test_i3_before_the_start_the_host_gives_a_place_away_whose_cookie_was_lost(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table, codes = await rooms.create(CreateTable(settings(places=[PERSON] * 3)), "host")
        await rooms.join(table.game_id, JoinTable(codes[1]), "lost")
        code = await rooms.code(table.game_id, 1, "host")
        table, _ = await rooms.join(table.game_id, JoinTable(code), "found")
        assert (table.places_of("lost"), table.places_of("found")) == ([], [1])

    tell(sqlite_store, story)


async def do_as(rooms: Rooms, table: Table, guest: str, command: AnyCommand) -> None:
    await rooms.command(table.game_id, Command("key-of-a-guest", table.seq, command), guest)


def test_the_deal_is_committed_to_before_anybody_adds_to_it(sqlite_store: Store) -> None:
    async def story(app: Any, _: Rooms) -> None:
        async with Browser(app) as host:
            wanted = new_table(people=1, bots=1)
            early = await host.post("/api/tables", json={**wanted, "nonce": "ab" * 32})
            assert early.status_code == 400
            made = (await host.post("/api/tables", json={**wanted, "take_place": False})).json()
            assert made["place"] is None
            joined = await host.post(
                f"/api/tables/{made['id']}/join", json={"code": made["codes"]["0"], "nonce": "ab" * 32}
            )
            assert joined.json()["commitment"] == made["commitment"]
            seen = await host.table(made["id"])
            assert (seen.table.status, seen.table.commitment) == ("playing", made["commitment"])
            assert seen.table.nonces == ["ab" * 32, "00" * 32]

    visit(sqlite_store, story)
