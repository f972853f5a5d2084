"""The cost of a move stays what it is, however long the game and however full the store."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, insert, update

from tests.server.conftest import new_database
from tests.server.people import guest_name, open_game, play, seated, settings
from vagon.server.rooms import Rooms
from vagon.server.store import Store, open_store
from vagon.server.store.schema import games, guests, log
from vagon.server.tables.events import Renamed, encode_event
from vagon.server.tables.projection import encode, snapshot, view_of
from vagon.server.tables.table import Table

STORED_GAMES = 100_000
STORED_EVENTS = 5
PIECE = 2_000
ROUNDS = 8
MOVES = 40
MORE = 1.35
"""How much dearer a move may look; what is measured on a busy machine differs by less."""


@contextmanager
def one_transaction(engine: Engine) -> Iterator[Connection]:
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # begun by hand there, as the store does
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def fill(engine: Engine) -> None:
    """Finished games of one guest, as rows: what is stored of them is never read."""
    for first in range(0, STORED_GAMES, PIECE):
        ids = [f"{number:032x}" for number in range(first, first + PIECE)]
        with one_transaction(engine) as connection:
            connection.execute(
                insert(games),
                [
                    {
                        "game": game,
                        "head": STORED_EVENTS - 1,
                        "status": "over",
                        "listed": False,
                        "created": 1.0,
                        "changed": 2.0,
                        "leased_until": 0.0,
                        "remarks": 0,
                    }
                    for game in ids
                ],
            )
            connection.execute(
                insert(log),
                [
                    {"game": game, "seq": seq, "key": f"0.key-{seq:06}", "at": 1.0, "body": b"x" * 60}
                    for game in ids
                    for seq in range(STORED_EVENTS)
                ],
            )
            connection.execute(insert(guests), [{"guest": guest_name(0), "game": game} for game in ids])


async def move(rooms: Rooms, table: Table, chance: random.Random) -> Table:
    """One random move, and what its player is shown then."""
    assert table.game is not None
    [place] = table.awaited
    found = view_of(table, place)
    assert found is not None
    table = await play(rooms, table, place, table.game.text(chance.choice(found.legal)))
    encode(snapshot(table, place, {}, 0.0))
    return table


async def measured(rooms: Rooms, chance: random.Random) -> float:
    """CPU seconds of the first moves of a new game, and of a bot worker's look for work."""
    table = await open_game(rooms, await seated(rooms, settings()))
    start = time.process_time()
    for _ in range(MOVES):
        table = await move(rooms, table, chance)
        rooms.store.expired(rooms.now())
    rooms.store.lease(rooms.now(), 1.0).result()
    return time.process_time() - start


async def compare(empty: Store, full: Store) -> float:
    """How much dearer a move is in a full store, by rounds in turn."""
    rooms = (Rooms(empty), Rooms(full))
    for each in rooms:
        await measured(each, random.Random(0))
    spent: tuple[list[float], list[float]] = ([], [])
    for number in range(ROUNDS):
        for each, seconds in zip(rooms, spent, strict=True):
            seconds.append(await measured(each, random.Random(number)))
    return statistics.median(spent[1]) / statistics.median(spent[0])


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_move_costs_the_same_beside_100_000_finished_games(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def new(name: str) -> str:
        is_file = kind == "sqlite"
        return str(tmp_path / name) if is_file else new_database(request.getfixturevalue("postgresql"))

    empty, full = open_store(new("empty.db")), open_store(new("full.db"))
    try:
        fill(full.engine)
        ratio = asyncio.run(compare(empty, full))
    finally:
        empty.close()
        full.close()
    assert ratio < MORE, f"a move costs {ratio:.2f} times as much"


@pytest.mark.long
def test_a_move_costs_the_same_however_many_came_before(sqlite_store: Store) -> None:
    """Each pair is the same move of the same game, once after a short log and once after a long one."""
    spent: dict[bool, list[float]] = {False: [], True: []}

    async def story() -> None:
        rooms = Rooms(sqlite_store)
        for number in range(ROUNDS):
            for is_long in (False, True):
                table = await open_game(rooms, await seated(rooms, settings()))
                if is_long:
                    table = await padded(rooms, table)
                spent[is_long].append(await moves_of(rooms, table, random.Random(number)))

    asyncio.run(story())
    ratio = statistics.median(spent[True]) / statistics.median(spent[False])
    assert ratio < MORE, f"a move costs {ratio:.2f} times as much"


async def padded(rooms: Rooms, table: Table, more: int = 2_000) -> Table:
    """The table after many events that leave the game as it stands, written as another process would."""
    first = table.seq + 1
    body, at = encode_event(Renamed(0)), table.news[-1].at
    with one_transaction(rooms.store.engine) as connection:
        connection.execute(
            insert(log),
            [
                {"game": table.game_id, "seq": seq, "key": f"pad-{seq}", "at": at, "body": body}
                for seq in range(first, first + more)
            ],
        )
        connection.execute(update(games).where(games.c.game == table.game_id).values(head=first + more - 1))
    return await rooms.table(table.game_id, is_fresh=True)


async def moves_of(rooms: Rooms, table: Table, chance: random.Random) -> float:
    start = time.process_time()
    for _ in range(MOVES):
        table = await move(rooms, table, chance)
    return time.process_time() - start
