"""All tables of a process: a cache in front of the store, and the one way to change a table.

Persist, then acknowledge, then publish.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from vagon.server.hub import Hub
from vagon.server.identity import Signer, clean_name, clean_text, digest, new_game_id
from vagon.server.loop import Mailbox
from vagon.server.refusals import Refusal
from vagon.server.store import Appended, Duplicate, Entry, Store
from vagon.server.store.changes import Heads
from vagon.server.store.store import Remark
from vagon.server.tables import deciding
from vagon.server.tables.checking import Damaged
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
    encode_event,
)
from vagon.server.tables.table import DAY, News, Table, first_table, table_of

MAX_CACHED: Final = 2000
MAX_TRIES: Final = 20
SIGNING_KEY: Final = "signing_key"
MAX_REMARKS: Final = 500
ALIVE: Final = "alive"
OUTAGE_SECONDS: Final = 15.0
"""A server that has not said for so long that it is there is not."""
RESERVED_BYTES: Final = 64 << 20
"""Of the disk, for moves: with less room than this no new table is begun."""
logger = logging.getLogger("vagon.server")


class Rooms:
    """Tables by id. For one event loop; the store's own thread does the writing."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = clock
        self.hub = Hub()
        self.mail = Mailbox()
        self.signer = Signer(store.remember(SIGNING_KEY, secrets.token_bytes(32)))
        self.remarked: dict[str, int] = {}  # the last line of each chat, as far as it is known
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._names: dict[str, dict[int, str]] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    # Looking.

    async def table(self, game: str, *, is_fresh: bool = False) -> Table:
        """A table as it stands; `is_fresh` asks the store even if the table is known."""
        known = self._tables.get(game)
        if known is not None and not is_fresh:
            self._tables.move_to_end(game)
            return known
        async with self._lock(game):
            return await self._catch_up(game)

    async def names(self, game: str) -> dict[int, str]:
        if game not in self._names:
            self._names[game] = await asyncio.to_thread(self.store.names_of, game)
        return self._names[game]

    async def remarks(self, game: str, after: int) -> list[Remark]:
        return await asyncio.to_thread(self.store.remarks_after, game, after)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables where a guest has a place, those changed last first."""
        return await asyncio.to_thread(self.store.tables_of, guest, limit)

    def forget_names(self, game: str) -> None:
        self._names.pop(game, None)

    # Changing.

    async def create(self, request: CreateTable, guest: str) -> tuple[Table, dict[int, str]]:
        if not await asyncio.to_thread(self.has_room):
            raise Refusal(503, "disk_nearly_full")
        event, codes = deciding.create(request, guest, self.now())
        table = await self._begin(event)
        if request.take_place:
            table, _ = await self._do(
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
        table, news = await self._do(
            game, key, lambda found: deciding.join(found, request, guest, self.now())
        )
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
            await self._do(game, new_game_id(), functools.partial(_as_it_is, Renamed(place)))

    async def forget(self, game: str, guest: str) -> None:
        """Delete a guest's names and words at a table."""
        for place in (await self.table(game, is_fresh=True)).places_of(guest):
            await self.mail.result(self.store.forget(game, place))
            self.forget_names(game)
            await self._do(game, new_game_id(), functools.partial(_as_it_is, Renamed(place)))

    async def start(self, table: Table) -> Table:
        """Deal as soon as all places are taken; what is not done here is left for a worker."""
        if table.may_start:
            with contextlib.suppress(Refusal):  # somebody has just left, or closed the table
                await self._do(table.game_id, "start", deciding.start)
            table = await self.table(table.game_id)
        return table

    async def code(self, game: str, place: int, guest: str) -> str:
        made: list[str] = []

        def decide(table: Table) -> AnyEvent:
            event, code = deciding.new_seat_code(table, place, guest, self.now())
            made[:] = [code]
            return event

        await self._do(game, new_game_id(), decide)
        return made[0]

    async def command(self, game: str, request: Command, guest: str | None) -> tuple[Table, News, int]:
        """Do what a client asks, once; the table, the event, and the place that asked."""
        place = deciding.own_place(await self.table(game), guest, request.place)

        def decide(table: Table) -> AnyEvent:
            if guest not in table.places[place].guests:  # lost meanwhile
                raise Refusal(403, "not_your_place")
            return deciding.decide(table, place, request.command, request.base)

        table, news = await self._do(game, f"{place}.{request.key}", decide)
        if isinstance(news.event, ChairSet):
            table = await self.start(table)
        return table, news, place

    async def bot_plays(self, game: str, place: int, base: int, actions: list[int]) -> Table:
        """A bot's decision, refused like anybody's if it is not legal or comes too late."""

        def decide(table: Table) -> AnyEvent:
            if table.position > base or place not in table.awaited or not table.places[place].plays_itself:
                raise Refusal(409, "stale", facts={"seq": table.seq})
            return deciding.checked_play(table, place, actions)

        return (await self._do(game, f"bot.{place}.{base}", decide))[0]

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
            new = await self._begin(event)
            for number, chair in enumerate(table.places):
                for device in sorted(chair.guests)[1:]:
                    joined = Joined(number, device, None, revokes=False)
                    await self._do(new.game_id, new_game_id(), functools.partial(_as_it_is, joined))
            for number, name in (await self.names(game)).items():
                await self.mail.result(self.store.name(new.game_id, number, name))

            def decide(found: Table) -> AnyEvent:
                if found.rematch is not None:
                    raise Refusal(409, "already_so")
                return Rematched(place, new.game_id)

            try:
                table, _ = await self._do(game, "rematch", decide)
            except Refusal:  # somebody else was first: theirs is the game
                await self.mail.result(self.store.purge(new.game_id))
                self._drop(new.game_id)
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
            await self._do(game, new_game_id(), decide)
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
            await self._do(game, new_game_id(), decide)

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
                    await self._do(game, f"outage.{last}", functools.partial(_as_it_is, Delayed(seconds)))
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
            self._drop(game)
            self.hub.wake(game)
        return len(old)

    async def close_table(self, game: str) -> None:
        """For the administrator."""
        await self._do(game, new_game_id(), lambda table: _unless_ended(table, Closed()))

    async def kick(self, game: str, place: int) -> None:
        """For the administrator: a bot plays on, and the guest no longer has the place."""
        guest = digest(secrets.token_hex(32))

        def decide(table: Table) -> AnyEvent:
            if not 0 <= place < len(table.places) or not table.places[place].is_person:
                raise Refusal(404, "no_such_place")
            return _unless_ended(table, Replaced(place, "kicked"))

        await self._do(game, new_game_id(), decide)
        if (await self.table(game)).game is not None:
            await self._do(game, new_game_id(), lambda _: Joined(place, guest, None, revokes=True))

    # The one way in.

    async def _begin(self, event: AnyEvent) -> Table:
        entry = Entry(new_game_id(), 0, "create", self.now(), encode_event(event))
        table = first_table(entry)
        await self.mail.result(self.store.create(entry, table.row(entry.at), table.guests))
        self._keep(table)
        return table

    async def _do(self, game: str, key: str, decide: Callable[[Table], AnyEvent]) -> tuple[Table, News]:
        """Add the event that `decide` makes of the table; if the table has moved on, decide again."""
        async with self._lock(game):
            table = self._tables.get(game) or await self._catch_up(game)
            for _ in range(MAX_TRIES):
                if key in table.keys:
                    return table, table.news[table.keys[key]]
                try:
                    event = decide(table)
                except Refusal:
                    # The cache may be behind; a refusal must be true of what is stored.
                    fresh = await self._catch_up(game)
                    if fresh.seq == table.seq:
                        raise
                    table = fresh
                    continue
                at = max(self.now(), table.news[-1].at)
                entry = Entry(game, table.seq + 1, key, at, encode_event(event))
                after = table.after(entry)
                seated = after.guests if isinstance(event, Joined | Replaced) else None
                answer = await self.mail.result(self.store.append(entry, after.row(at), seated))
                if isinstance(answer, Appended):
                    self._keep(after)
                    self.hub.wake(game)
                    return after, after.news[-1]
                table = await self._catch_up(game)
                if isinstance(answer, Duplicate):
                    return table, table.news[answer.seq]
        raise Refusal(503, "busy")

    async def _catch_up(self, game: str, entries: Sequence[Entry] | None = None) -> Table:
        """The table as it is stored; `entries` are what was read already, some of it known perhaps."""
        known = self._tables.get(game)
        last = -1 if known is None else known.seq
        if entries is None:
            entries = await asyncio.to_thread(self.store.read, game, last)
        entries = [entry for entry in entries if entry.seq > last]
        try:
            table = table_of(entries, known)
        except Damaged as damage:
            logger.error("a table is damaged: %s", damage)
            await self.mail.result(self.store.park(game))
            raise Refusal(503, "table_damaged") from None
        if table is None:
            raise Refusal(404, "no_such_table")
        if any(isinstance(news.event, Renamed) for news in table.news[len(table.news) - len(entries) :]):
            self.forget_names(game)
        self._keep(table)
        if entries:  # whoever asked: those who watch would not hear of it again
            self.hub.wake(game)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.game_id] = table
        self._tables.move_to_end(table.game_id)
        for _ in range(len(self._tables) - MAX_CACHED):
            oldest = next(iter(self._tables))
            if self.hub.is_watched(oldest):  # what others do there would not be noticed
                self._tables.move_to_end(oldest)
            else:
                self._drop(oldest)

    def _drop(self, game: str) -> None:
        self._tables.pop(game, None)
        self.remarked.pop(game, None)
        self._names.pop(game, None)
        self._locks.pop(game, None)

    def _lock(self, game: str) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def follow(self, heads: Heads) -> None:
        """Catch up with what another process has changed, and wake those who watch it."""
        behind = {
            game: known.seq
            for game, (head, _) in heads.items()
            if (known := self._tables.get(game)) is not None and known.seq < head
        }
        if behind:
            logs = await asyncio.to_thread(self.store.read_all, behind)
            for game, entries in logs.items():
                async with self._lock(game):
                    with contextlib.suppress(Refusal):  # those who watch are told when they look
                        await self._catch_up(game, entries)
                self.hub.wake(game)
        for game, (_, remark) in heads.items():
            if self.remarked.get(game, 0) < remark:
                self.remarked[game] = remark
                self.hub.wake(game)


def _as_it_is(event: AnyEvent, _: Table) -> AnyEvent:
    return event


def _unless_ended(table: Table, event: AnyEvent) -> AnyEvent:
    if table.status in ("over", "closed"):
        raise Refusal(409, "game_over")
    return event
