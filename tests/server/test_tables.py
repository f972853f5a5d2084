"""What people can do in a game, without HTTP."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.conftest import FakeClock
from tests.server.people import (
    BOT,
    PERSON,
    do,
    finish,
    guest_name,
    open_game,
    play,
    refusal,
    seated,
    settings,
    tell,
)
from vagon.rules.constants import TURN
from vagon.server.bots import Worker
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.store import Store
from vagon.server.tables.commands import (
    CreateTable,
    EndTurn,
    Leave,
    Pause,
    Play,
    Resume,
    Return,
    Say,
    Undo,
)
from vagon.server.tables.events import Days, Pool
from vagon.server.tables.projection import history, record_of, shared, snapshot, view_members, view_of
from vagon.server.tables.table import Table, table_of
from vagon.table.fairness import verify


def give(table: Table, place: int, cards: list[int]) -> None:
    """Put cards into a hand, at a table in memory."""
    assert table.game is not None
    hand = table.game.state.hand
    seat = table.seats[place]
    hand[9 * seat : 9 * seat + 9] = cards
    table.game.state.load({"hand": hand})


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_opening_tickets_are_chosen_in_parallel_and_hidden_until_all_have(
    sqlite_store: Store, map_name: str
) -> None:
    async def story(rooms: Rooms) -> None:
        table = await seated(rooms, settings(map_name, [PERSON] * 3))
        assert table.awaited == (0, 1, 2)
        while table.is_opening:
            before = {place: view_members(shared(table, {}), place) for place in range(3)}
            for place in (2, 0):  # not in the order of the seats
                found = view_of(table, place)
                assert found is not None
                assert table.game is not None
                assert found.deciding == place
                table = await play(rooms, table, place, table.game.text(found.legal[-1]))
            assert table.awaited == (1,)
            assert view_members(shared(table, {}), 1) == before[1], "what others chose is not to be seen"
            assert (await refusal(play(rooms, table, 0, "keep 1,2"))).code == "not_your_turn"
            found = view_of(table, 1)
            assert found is not None
            assert table.game is not None
            moves = len(table.game.history)
            table = await play(rooms, table, 1, table.game.text(found.legal[0]))
            assert table.game is not None
            assert [move.seat for move in table.game.history[moves:]] == [0, 1, 2]
        assert table.game is not None
        assert table.game.state.phase == TURN

    tell(sqlite_store, story)


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_a_whole_game_equals_a_replay_of_its_log_and_verifies(sqlite_store: Store, map_name: str) -> None:
    async def story(rooms: Rooms) -> None:
        table = await seated(rooms, settings(map_name, [PERSON, BOT, PERSON]))
        table = await finish(rooms, table, random.Random(7))
        replayed = table_of(rooms.store.read(table.game_id))
        assert replayed is not None
        assert (replayed.seq, replayed.status, replayed.game) == (table.seq, "over", table.game)
        found = record_of(table, await rooms.names(table.game_id))
        assert found.names == ("Name 0", "player 2", "Name 2")
        assert [check.ok for check in verify(found)] == [True] * 4
        shown = snapshot(table, None, {}, 0.0)
        assert shown["score"]["is_final"] is True
        assert len(history(table, None)) == len(found.moves)

    tell(sqlite_store, story)


def test_undo_takes_back_what_revealed_nothing(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        give(table, 0, [6] * 9)
        assert table.game is not None
        start = table.game.copy()
        route = next(r for r in table.game.map.routes if r.kind == "rail" and r.length == 2)
        colour = "red" if route.colour == "grey" else route.colour
        table = await play(rooms, table, 0, f"claim {route.id}", f"pay {colour}")
        assert table.awaited == (1,)
        assert snapshot(table, 0, {}, 0.0)["table"]["may_undo"] == 0
        assert (await refusal(do(rooms, table, 1, Undo()))).code == "nothing_to_undo"
        table = await do(rooms, table, 0, Undo())
        assert table.game == start
        assert (await refusal(do(rooms, table, 0, Undo()))).code == "nothing_to_undo"
        table = await play(rooms, table, 0, f"claim {route.id}", f"pay {colour}")
        table = await do(rooms, table, 0, EndTurn())
        assert (await refusal(do(rooms, table, 0, Undo()))).code == "nothing_to_undo"

    tell(sqlite_store, story)


def test_h9_undo_never_crosses_a_reveal_or_another_players_act(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        table = await play(rooms, table, 0, "draw deck")
        assert (await refusal(do(rooms, table, 0, Undo()))).code == "nothing_to_undo"
        table = await play(rooms, table, 0, "draw deck")
        give(table, 1, [6] * 9)
        assert table.game is not None
        route = next(r for r in table.game.map.routes if r.kind == "rail" and r.colour == "red")
        table = await play(rooms, table, 1, f"claim {route.id}", "pay red")
        table = await play(rooms, table, 0, "draw deck")
        assert (await refusal(do(rooms, table, 1, Undo()))).code == "nothing_to_undo"

    tell(sqlite_store, story)


def test_h9_a_list_of_actions_cannot_be_used_to_peek(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        found = await refusal(play(rooms, table, 0, "draw deck", "draw locomotive"))
        assert (found.code, found.rule, found.facts) == ("one_at_a_time", None, {})
        assert (await rooms.table(table.game_id)).seq == table.seq

    tell(sqlite_store, story)


def test_a_command_is_whole_or_not_at_all(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        give(table, 0, [6] * 9)
        assert table.game is not None
        before = table.game.copy()
        route = next(r for r in table.game.map.routes if r.kind == "rail" and r.colour == "red")
        found = await refusal(play(rooms, table, 0, f"claim {route.id}", "pay blue"))
        assert (found.status, found.code, found.rule) == (409, "wrong_colour", "E-42")
        assert found.facts == {"route": route.id, "needs": "red", "paid": "blue"}
        assert (await rooms.table(table.game_id)).game == before

    tell(sqlite_store, story)


def test_a_bot_waits_for_an_undo(sqlite_store: Store, clock: FakeClock) -> None:
    async def story(rooms: Rooms) -> None:
        chosen = settings(places=[PERSON, BOT], undo_seconds=3)
        table = await seated(rooms, chosen)
        table = await open_game(rooms, table)
        give(table, 0, [6] * 9)
        assert table.game is not None
        route = next(r for r in table.game.map.routes if r.kind == "rail" and r.colour == "red")
        table = await play(rooms, table, 0, f"claim {route.id}", "pay red")
        assert rooms.store.lease(clock.now + 2.9, 0.0).result() is None
        assert rooms.store.lease(clock.now + 3.0, 0.0).result() == table.game_id
        await do(rooms, table, 0, EndTurn())
        assert rooms.store.lease(clock.now, 0.0).result() == table.game_id, "the player has ended the turn"

    tell(sqlite_store, story, clock)


def test_f4_a_command_based_on_an_old_position_is_stale_but_news_beside_the_game_do_not_matter(
    sqlite_store: Store,
) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        base = table.seq
        table = await do(rooms, table, 1, Pause())
        table = await do(rooms, table, 0, Play(["draw deck"]), base=base)
        found = await refusal(do(rooms, table, 0, Play(["draw deck"]), base=base))
        assert (found.status, found.code, found.facts) == (409, "stale", {"seq": table.seq})
        assert (await refusal(do(rooms, table, 0, Play(["draw deck"]), base=999))).code == "unknown_base"

    tell(sqlite_store, story)


def test_t3_the_pool_runs_out_and_a_bot_plays_on_until_the_person_returns(
    sqlite_store: Store, clock: FakeClock
) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=Pool(60, 5))))
        assert [place.seconds for place in table.places] == [65.0, 65.0]
        clock.pass_by(20.5)
        table = await play(rooms, table, 0, "draw deck")
        assert table.places[0].seconds == 45.0
        table = await play(rooms, table, 0, "draw deck")
        assert table.places[0].seconds == 50.0, "the increment comes with the end of the turn"
        assert table.deadlines() == {1: clock.now + 65.5}
        clock.pass_by(64.5)
        worker = Worker(rooms)
        await worker.step()
        assert (await rooms.table(table.game_id)).places[1].substitute is None
        clock.pass_by(1)
        await worker.step()
        table = await rooms.table(table.game_id)
        assert table.places[1].substitute == "clock"
        assert table.awaited == (0,), "the bot has moved"
        assert (await refusal(play(rooms, table, 1, "draw deck"))).code == "replaced"
        table = await do(rooms, table, 1, Return())
        assert table.places[1].substitute is None

    tell(sqlite_store, story, clock)


def test_days_per_turn(sqlite_store: Store, clock: FakeClock) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=Days(2))))
        assert table.deadlines() == {0: clock.now + 2 * 86_400}
        clock.pass_by(86_400)
        table = await play(rooms, table, 0, "draw deck")
        assert table.deadlines() == {0: clock.now + 86_400}, "the same turn goes on"
        table = await play(rooms, table, 0, "draw deck")
        assert table.deadlines() == {1: clock.now + 2 * 86_400}

    tell(sqlite_store, story, clock)


def test_pause_by_consent_stops_moves_and_clocks(sqlite_store: Store, clock: FakeClock) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings(clock=Pool(60))))
        table = await do(rooms, table, 0, Pause())
        assert table.status == "playing"
        table = await do(rooms, table, 1, Pause())
        assert (table.status, table.deadlines()) == ("paused", {})
        assert (await refusal(play(rooms, table, 0, "draw deck"))).code == "paused"
        clock.pass_by(10_000)
        table = await do(rooms, table, 0, Resume())
        table = await do(rooms, table, 1, Resume())
        assert (table.status, table.deadlines()) == ("playing", {0: clock.now + 60.5})

    tell(sqlite_store, story, clock)


def test_somebody_who_leaves_is_replaced_and_can_come_back(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        table = await do(rooms, table, 0, Leave())
        await Worker(rooms).step()
        table = await rooms.table(table.game_id)
        assert (table.places[0].substitute, table.awaited) == ("left", (1,))
        table = await do(rooms, table, 0, Return())
        assert table.places_of(guest_name(0)) == [0]

    tell(sqlite_store, story)


def test_f6_nothing_is_played_before_the_start_or_after_the_end(sqlite_store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table, _ = await rooms.create(CreateTable(settings()), guest_name(0))
        assert (await refusal(play(rooms, table, 0, "draw deck"))).code == "not_started"
        await rooms.say(table.game_id, Say("hello"), guest_name(0))
        assert (await rooms.table(table.game_id, is_fresh=True)).status == "open"
        await rooms.close_table(table.game_id)
        table = await rooms.table(table.game_id)
        assert (await refusal(play(rooms, table, 0, "draw deck"))).code == "game_over"
        assert (await refusal(rooms.close_table(table.game_id))).code == "game_over"

    tell(sqlite_store, story)


def test_f5_two_processes_race_for_one_move(store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        others = [Rooms(store) for _ in range(3)]
        for other in others:
            await other.table(table.game_id)
        results = await asyncio.gather(
            *(play(other, table, 0, "draw deck") for other in (rooms, *others)), return_exceptions=True
        )
        assert sum(isinstance(result, Table) for result in results) == 1
        codes = {result.code for result in results if isinstance(result, Refusal)}
        assert codes == {"stale"}
        assert len(store.read(table.game_id)) == table.seq + 2

    tell(store, story)


def test_f3_the_same_command_on_several_processes_is_done_once(store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        table = await open_game(rooms, await seated(rooms, settings()))
        others = [rooms, *(Rooms(store) for _ in range(3))]
        for other in others:
            await other.table(table.game_id)
        results = await asyncio.gather(
            *(
                do(other, table, 0, Play(["draw deck"]), base=table.seq, key="the-one-key")
                for other in others * 2
            )
        )
        assert {result.seq for result in results} == {table.seq + 1}
        assert len(store.read(table.game_id)) == table.seq + 2

    tell(store, story)
