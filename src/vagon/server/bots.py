"""Bots at work: a worker looks for seats that wait for a bot, and plays for them like any client.

A bot gets the view of its seat. The games it looks ahead in are drawn from that view.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vagon.rules.random import KEY_BYTES
from vagon.server.levels import Player, SimpleBot, make_player
from vagon.server.refusals import Refusal
from vagon.server.rooms import Rooms
from vagon.server.store import BadStore
from vagon.server.tables.table import Table
from vagon.table.views import View, view

LEASE_SECONDS: Final = 5.0
"""A bot that thinks longer may find that another worker was faster; the log takes one of them."""
IDLE_SECONDS: Final = 0.05
RETRY_SECONDS: Final = 0.5
MAX_PLAYERS: Final = 500
logger = logging.getLogger("vagon.worker")


class Worker:
    """Plays for bots until it is told to stop; any number of workers may run on one store."""

    def __init__(self, rooms: Rooms, *, lease_seconds: float = LEASE_SECONDS) -> None:
        self.rooms = rooms
        self.lease_seconds = lease_seconds
        self.stopping = asyncio.Event()
        self._players: OrderedDict[tuple[str, int], Player] = OrderedDict()

    async def run(self) -> None:
        while not self.stopping.is_set():
            pause = IDLE_SECONDS
            try:
                if await self.step():
                    continue
            except (BadStore, SQLAlchemyError) as error:  # another try will find the work still there
                logger.error("the store failed: %s", type(error).__name__)
                pause = RETRY_SECONDS
            try:
                await asyncio.wait_for(self.stopping.wait(), pause)
            except TimeoutError:
                continue

    async def step(self) -> bool:
        """Serve one game that waits for a worker, if there is one, and all where somebody's time is up."""
        rooms = self.rooms
        for game in await asyncio.to_thread(rooms.store.expired, rooms.now()):
            with contextlib.suppress(Refusal):  # a damaged table is told and parked, and stops no other
                await rooms.table(game, is_fresh=True)
                await rooms.expire(game)
        leased: str | None = await rooms.mail.result(rooms.store.lease(rooms.now(), self.lease_seconds))
        if leased is None:
            return False
        try:
            await self.serve(await rooms.start(await rooms.table(leased, is_fresh=True)))
        except Refusal as refusal:
            logger.info("a bot came late: %s", refusal.code)
        except (BadStore, SQLAlchemyError):
            raise
        except Exception as error:  # noqa: BLE001  a fault at one table must not stop the others
            logger.error("a table failed: %s", type(error).__name__)  # until its lease is over
        return True

    async def serve(self, table: Table) -> None:
        """Play for all bots that are awaited, each until its turn is over."""
        for place in table.awaited:
            while place in table.awaited and table.places[place].plays_itself:
                action = await asyncio.to_thread(self._choose, table, place)
                table = await self.rooms.bot_plays(table.game_id, place, table.seq, [action])

    def _choose(self, table: Table, place: int) -> int:
        """A bot that fails, or answers what is not legal, is helped out by the simplest one."""
        found = bot_view(table, place)
        try:
            action = self._player(table, place).choose(found)
        except Exception as error:  # noqa: BLE001  a fault of one bot must not stop a table
            logger.error("bot %s failed: %s", table.places[place].level, type(error).__name__)
            action = -1
        return action if action in found.legal else SimpleBot(secrets.token_bytes(KEY_BYTES)).choose(found)

    def _player(self, table: Table, place: int) -> Player:
        key = (table.game_id, place)
        if key not in self._players:
            self._players[key] = make_player(table.places[place].level, secrets.token_bytes(KEY_BYTES))
            if len(self._players) > MAX_PLAYERS:
                self._players.popitem(last=False)
        self._players.move_to_end(key)
        return self._players[key]


def bot_view(table: Table, place: int) -> View:
    """What a bot gets: the view of its seat with all moves as it has seen them."""
    assert table.game is not None
    return view(table.state_for(place), table.seats[place], table.game.history)
