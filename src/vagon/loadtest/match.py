"""One game of the load: two seats, each with a line for its moves and a stream that it watches."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from vagon.loadtest.wire import Address, Broken, Feed, Line
from vagon.rules.random import Stream

SEATS: Final = 2
TABLE: Final = {"settings": {"map": "europe", "places": [{}] * SEATS, "undo_seconds": 0}}


class _View(Struct):
    legal: list[Raw] | None = None  # if it has changed, like all of a stream


class _Table(Struct):
    status: str | None = None


class _Snapshot(Struct):
    table: _Table
    view: _View | None


class _News(Struct):
    seq: int


class _Page(Struct):
    news: list[_News]
    snapshot: _Snapshot


_decode: Final = msgspec.json.Decoder(_Page).decode


class Seat:
    """A player: what may be decided now comes by the stream."""

    def __init__(self, match: Match, place: int, server: Address) -> None:
        self.match = match
        self.place = place
        self.line = Line(server)
        self.feed: Feed | None = None
        self.seq = -1  # of the last event that was heard
        self.gaps = 0
        self._legal: list[Raw] = []
        self._status = ""

    async def watch(self, game: str) -> None:
        self.seq = -1
        self.feed = Feed(self._hear)
        await self.feed.open(self.line.server, game, self.line.token)

    def leave(self) -> None:
        if self.feed is not None:
            self.feed.close()
            self.feed = None

    def _hear(self, seq: int, data: bytes) -> None:
        page = _decode(data)
        for news in page.news:
            self.gaps += news.seq != self.seq + 1 and self.seq >= 0
            self.seq = news.seq
            self.match.is_told(news.seq)
        self.seq = seq
        view, table = page.snapshot.view, page.snapshot.table
        if view is not None and view.legal is not None:
            self._legal = view.legal
        self._status = table.status or self._status
        self.match.stands(self, seq, self._legal, self._status)


class Match:
    """A game that is played at random, one move at a time, and anew when it is over.

    `ready` is called when the next move can be made: the last one is answered and both have heard of it.
    """

    def __init__(self, servers: Sequence[Address], number: int, chance: Stream) -> None:
        self.game = ""
        self.games: dict[str, set[tuple[int, int]]] = {}  # what was acknowledged in each: place and event
        self.num_unanswered = 0
        self.seats = [Seat(self, place, servers[(number + place) % len(servers)]) for place in range(SEATS)]
        self.ready: Callable[[Match], None] = lambda _: None
        self.told: Callable[[float], None] = lambda _: None
        self._chance = chance
        self._keys = itertools.count()
        self._due: float | None = None  # when the move under way was to be made
        self._heard = 0
        self._seq = 0  # of the last move that was acknowledged
        self._deciding: tuple[Seat, int, list[Raw]] | None = None
        self._is_watched = False  # by both seats: who comes later hears how it stands, and of no move before
        self._is_ready = False
        self.is_over = False

    async def sit(self) -> None:
        """Get tokens, and a game to play with them."""
        for seat in self.seats:
            token = await seat.line.ask("POST", "/api/tokens", status=201)
            seat.line.know(token["token"])
        await self.begin()

    async def begin(self) -> None:
        """A new table with its opening played."""
        first, *others = self.seats
        for seat in self.seats:
            seat.leave()
        table = await first.line.ask("POST", "/api/tables", TABLE, 201)
        game = self.game = table["id"]
        self.games[game] = set()
        self._deciding, self._due, self._seq = None, None, 0
        self._is_watched = self._is_ready = self.is_over = False
        for seat in others:
            code = {"code": table["codes"][str(seat.place)]}
            await seat.line.ask("POST", f"/api/tables/{game}/join", code, 201)
        for seat in self.seats:
            seen = await seat.line.ask("GET", f"/api/tables/{game}")
            await self._command(seat, seen["seq"], msgspec.json.encode(seen["view"]["legal"][0]))

    async def watch(self) -> None:
        for seat in self.seats:
            await seat.watch(self.game)
        self._is_watched = True
        self._go_on()

    def close(self) -> None:
        for seat in self.seats:
            seat.line.close()
            seat.leave()

    async def move(self, due: float) -> float:
        """Make a random move that was to be made at `due`; the seconds since then until its answer."""
        assert self._deciding is not None
        (seat, base, legal), self._deciding = self._deciding, None
        self._due, self._heard, self._seq, self._is_ready = due, 0, base + 1, False
        await self._command(seat, base, bytes(legal[self._chance.below(len(legal))]))
        seconds = time.perf_counter() - due
        self._go_on()
        return seconds

    async def _command(self, seat: Seat, base: int, action: bytes) -> None:
        self.num_unanswered += 1
        answer = await seat.line.send(
            "POST",
            f"/api/tables/{self.game}/commands",
            b'{"key":"load-%06d","base":%d,"command":{"type":"play","actions":[%b]}}'
            % (next(self._keys), base, action),
        )
        done = answer.members(200)
        self.num_unanswered -= 1
        if (seat.place, done["seq"]) in self.games[self.game]:
            raise Broken("two moves were acknowledged as one")
        self.games[self.game].add((seat.place, done["seq"]))
        self._seq = done["seq"]

    def is_told(self, seq: int) -> None:
        """A seat has heard of an event."""
        if self._due is not None and seq == self._seq:
            self._heard += 1
            if self._heard == len(self.seats):
                self.told(time.perf_counter() - self._due)
                self._go_on()

    def stands(self, seat: Seat, seq: int, legal: list[Raw], status: str) -> None:
        """A seat has heard how the table stands."""
        self.is_over = status == "over"
        if legal or self.is_over:
            self._deciding = (seat, seq, legal)
            self._go_on()

    def _go_on(self) -> None:
        is_heard = self._is_watched and (self._due is None or self._heard == len(self.seats))
        if self._is_ready or self._deciding is None or self.num_unanswered or not is_heard:
            return
        if self._deciding[1] >= self._seq:
            self._is_ready = True
            self.ready(self)
