"""What people and administrators do with tables, from the first invitation to the rematch."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
import time
from collections.abc import Callable
from typing import Final

from vagon.server.identity import Signer, clean_name, clean_text, digest, new_game_id
from vagon.server.ledger import Ledger
from vagon.server.refusals import Refusal
from vagon.server.store import Store
from vagon.server.store.store import Remark
from vagon.server.tables import deciding
from vagon.server.tables.commands import MAX_TEXT, Command, CreateTable, JoinTable, Mute, Say
from vagon.server.tables.events import (
    AnyEvent,
    Back,
    ChairSet,
    Closed,
    Delayed,
    Gone,
    Joined,
    Pool,
    Rematched,
    Renamed,
    Replaced,
)
from vagon.server.tables.table import DAY, News, Table

SIGNING_KEY: Final = "signing_key"
MAX_REMARKS: Final = 500
ALIVE: Final = "alive"
OUTAGE_SECONDS: Final = 15.0
"""A server that has not said for so long that it is there is not."""
RESERVED_BYTES: Final = 64 << 20
"""Of the disk, for moves: with less room than this no new table is begun."""


class Rooms(Ledger):
    """All tables of a process."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        super().__init__(store, clock)
        self.signer = Signer(store.remember(SIGNING_KEY, secrets.token_bytes(32)))

    async def remarks(self, game: str, after: int) -> list[Remark]:
        return await asyncio.to_thread(self.store.remarks_after, game, after)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables where a guest has a place, those changed last first."""
        return await asyncio.to_thread(self.store.tables_of, guest, limit)

    async def create(self, request: CreateTable, guest: str) -> tuple[Table, dict[int, str]]:
        if not await asyncio.to_thread(self.has_room):
            raise Refusal(503, "disk_nearly_full")
        event, codes = deciding.create(request, guest, self.now())
        table = await self.begin(event)
        if request.take_place:
            table, _ = await self.do(
                table.game_id,
                new_game_id(),
                lambda found: deciding.join(found, JoinTable(), guest, self.now()),
            )
            await self.rename(table.game_id, table.places_of(guest)[0], request.name)
        return await self.start(table), codes

    async def join(self, game: str, request: JoinTable, guest: str) -> tuple[Table, int]:
        """Take a place; whoever repeats the same request gets the same place."""
        table = await self.table(game, is_fresh=True)
        if (place := deciding.joined_before(table, request, guest)) is not None:
            return table, place
        key = new_game_id() if request.code is None else f"code.{digest(request.code)[:32]}"
        table, news = await self.do(game, key, lambda found: deciding.join(found, request, guest, self.now()))
        assert isinstance(news.event, Joined)
        place = news.event.place
        if news.event.guest != guest or place not in table.places_of(guest):
            raise Refusal(403, "bad_code")
        await self.rename(game, place, request.name)
        return await self.start(table), place

    async def rename(self, game: str, place: int, name: str | None) -> None:
        others = {words for number, words in (await self.names(game)).items() if number != place}
        cleaned = clean_name(name, others)
        if cleaned is not None:
            await self.mail.result(self.store.name(game, place, cleaned))
            self.forget_names(game)
            await self.do(game, new_game_id(), functools.partial(_as_it_is, Renamed(place)))

    async def forget(self, game: str, guest: str) -> None:
        """Delete a guest's names and words at a table."""
        for place in (await self.table(game, is_fresh=True)).places_of(guest):
            await self.mail.result(self.store.forget(game, place))
            self.forget_names(game)
            await self.do(game, new_game_id(), functools.partial(_as_it_is, Renamed(place)))

    async def start(self, table: Table) -> Table:
        """Deal as soon as all places are taken; what is not done here is left for a worker."""
        if table.may_start:
            with contextlib.suppress(Refusal):  # somebody has just left, or closed the table
                await self.do(table.game_id, "start", deciding.start)
            table = await self.table(table.game_id)
        return table

    async def code(self, game: str, place: int, guest: str) -> str:
        made: list[str] = []

        def decide(table: Table) -> AnyEvent:
            event, code = deciding.new_seat_code(table, place, guest, self.now())
            made[:] = [code]
            return event

        await self.do(game, new_game_id(), decide)
        return made[0]

    async def command(self, game: str, request: Command, guest: str | None) -> tuple[Table, News, int]:
        """Do what a client asks, once; the table, the event, and the place that asked."""
        place = deciding.own_place(await self.table(game), guest, request.place)

        def decide(table: Table) -> AnyEvent:
            if guest not in table.places[place].guests:  # lost meanwhile
                raise Refusal(403, "not_your_place")
            return deciding.decide(table, place, request.command, request.base)

        table, news = await self.do(game, f"{place}.{request.key}", decide)
        if isinstance(news.event, ChairSet):
            table = await self.start(table)
        return table, news, place

    async def bot_plays(self, game: str, place: int, base: int, actions: list[int]) -> Table:
        """A bot's decision, refused like anybody's if it is not legal or comes too late."""

        def decide(table: Table) -> AnyEvent:
            if table.position > base or place not in table.awaited or not table.places[place].plays_itself:
                raise Refusal(409, "stale", facts={"seq": table.seq})
            return deciding.checked_play(table, place, actions)

        return (await self.do(game, f"bot.{place}.{base}", decide))[0]

    async def say(self, game: str, request: Say, guest: str) -> None:
        table = await self.table(game)
        place = deciding.own_place(table, guest, request.place)
        if not table.settings.chat:
            raise Refusal(409, "chat_off")
        if (request.phrase is None) == (request.text is None):
            raise Refusal(409, "phrase_or_text")
        words = clean_text(request.text, MAX_TEXT) if request.text else None
        if request.phrase is None and words is None:
            raise Refusal(409, "nothing_said")
        if len(await self.remarks(game, 0)) >= MAX_REMARKS:
            raise Refusal(409, "chat_full")
        number = await self.mail.result(self.store.remark(game, self.now(), place, request.phrase, words))
        self.remarked[game] = max(number, self.remarked.get(game, 0))
        self.hub.wake(game)

    async def mute(self, game: str, request: Mute, guest: str) -> list[int]:
        """Keep another's words from a place; the places whose words are kept from it now."""
        table = await self.table(game)
        place = deciding.own_place(table, guest, request.place)
        if request.other >= len(table.places) or request.other == place:
            raise Refusal(404, "no_such_place")
        await self.mail.result(self.store.mute(game, place, request.other, request.on))
        return await self.muted(game, place)

    async def muted(self, game: str, place: int | None) -> list[int]:
        """The places whose words are kept from a place."""
        pairs = await asyncio.to_thread(self.store.mutes_of, game)
        return sorted(other for reader, other in pairs if reader == place)

    async def rematch(self, game: str, guest: str, place: int | None) -> str:
        """The id of the next game of the same people; whoever asks second gets the same."""
        table = await self.table(game, is_fresh=True)
        place = deciding.own_place(table, guest, place)
        if table.rematch is None:
            event = deciding.rematch(table, guest, self.now())
            new = await self.begin(event)
            for number, chair in enumerate(table.places):
                for device in sorted(chair.guests)[1:]:
                    joined = Joined(number, device, None, revokes=False)
                    await self.do(new.game_id, new_game_id(), functools.partial(_as_it_is, joined))
            for number, name in (await self.names(game)).items():
                await self.mail.result(self.store.name(new.game_id, number, name))

            def decide(found: Table) -> AnyEvent:
                if found.rematch is not None:
                    raise Refusal(409, "already_so")
                return Rematched(place, new.game_id)

            try:
                table, _ = await self.do(game, "rematch", decide)
            except Refusal:  # somebody else was first: theirs is the game
                await self.mail.result(self.store.purge(new.game_id))
                self.drop(new.game_id)
                table = await self.table(game, is_fresh=True)
        assert table.rematch is not None
        await self.start(await self.table(table.rematch))
        return table.rematch

    async def expire(self, game: str) -> None:
        """Let a bot play on for whoever's time is up, unless nobody can move as no server is there."""
        if self.now() - await self.last_alive() > OUTAGE_SECONDS:
            return

        def decide(table: Table) -> AnyEvent:
            event = deciding.expired(table, self.now())
            if event is None:
                raise Refusal(409, "stale")
            return event

        try:
            await self.do(game, new_game_id(), decide)
        except Refusal:
            return

    async def connection(self, game: str, place: int, *, is_there: bool) -> None:
        """A player's connection was lost, or is there again; of interest while a live clock runs."""

        def decide(table: Table) -> AnyEvent:
            chair = table.places[place]
            is_live = isinstance(table.settings.clock, Pool) and table.status in ("playing", "paused")
            if not is_live or chair.is_away != is_there or chair.plays_itself:
                raise Refusal(409, "already_so")
            return Back(place) if is_there else Gone(place)

        with contextlib.suppress(Refusal):
            await self.do(game, new_game_id(), decide)

    async def last_alive(self) -> float:
        """When a server last said that it was there; now if there never was one."""
        found = await asyncio.to_thread(self.store.noted, ALIVE)
        return self.now() if found is None else float(found)

    async def come_alive(self) -> None:
        """Give back the time for which there was no server, then say that there is one.

        A machine that slept was none.
        """
        last = await self.last_alive()
        seconds = self.now() - last
        if seconds > OUTAGE_SECONDS:
            for game in await asyncio.to_thread(self.store.timed):
                # One key for one outage: of several servers that start, one gives the time back.
                with contextlib.suppress(Refusal):
                    await self.do(game, f"outage.{last}", functools.partial(_as_it_is, Delayed(seconds)))
        await self.stay_alive()

    async def stay_alive(self) -> None:
        await asyncio.to_thread(self.store.note, ALIVE, str(self.now()).encode())

    def is_ready(self) -> bool:
        """True if the store answers and new tables may be begun."""
        return self.store.is_ready() and self.has_room()

    def has_room(self) -> bool:
        room = self.store.free_bytes()
        return room is None or room >= RESERVED_BYTES

    async def purge(self, older_than_days: float) -> int:
        """Delete the tables that nobody has changed for so long; how many they were."""
        old = await asyncio.to_thread(self.store.unchanged_since, self.now() - older_than_days * DAY)
        for game in old:
            await self.mail.result(self.store.purge(game))
            self.drop(game)
            self.hub.wake(game)
        return len(old)

    async def close_table(self, game: str) -> None:
        """For the administrator."""
        await self.do(game, new_game_id(), lambda table: _unless_ended(table, Closed()))

    async def kick(self, game: str, place: int) -> None:
        """For the administrator: a bot plays on, and the guest no longer has the place."""
        guest = digest(secrets.token_hex(32))

        def decide(table: Table) -> AnyEvent:
            if not 0 <= place < len(table.places) or not table.places[place].is_person:
                raise Refusal(404, "no_such_place")
            return _unless_ended(table, Replaced(place, "kicked"))

        await self.do(game, new_game_id(), decide)
        if (await self.table(game)).game is not None:
            await self.do(game, new_game_id(), lambda _: Joined(place, guest, None, revokes=True))


def _as_it_is(event: AnyEvent, _: Table) -> AnyEvent:
    return event


def _unless_ended(table: Table, event: AnyEvent) -> AnyEvent:
    if table.status in ("over", "closed"):
        raise Refusal(409, "game_over")
    return event
