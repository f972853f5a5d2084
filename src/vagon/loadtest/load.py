"""Moves at a fixed rate over many games, and how long each took to be stored and to be heard of."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from vagon.loadtest.match import Match
from vagon.loadtest.wire import Address, Broken, Feed
from vagon.rules.random import Stream

AT_ONCE: Final = 16  # games that are set up at the same time
PATIENCE: Final = 5.0  # seconds after a run, for what is under way
SUSTAINED_MS: Final = 250.0
"""A rate is sustained if 99 of 100 moves are answered, and heard of by all, so soon after they were due."""


@dataclass
class Run:
    """What one run measured; seconds from when a move was due, whether or not it could be sent then."""

    rate: float
    seconds: float = 0.0
    acks: list[float] = field(default_factory=list)
    deliveries: list[float] = field(default_factory=list)
    unsent: int = 0
    generator_cpu: float = 0.0  # seconds

    @property
    def moves_per_second(self) -> float:
        return len(self.acks) / self.seconds if self.seconds else 0.0

    @property
    def is_sustained(self) -> bool:
        worst = (percentile_ms(self.acks, 99), percentile_ms(self.deliveries, 99))
        return not self.unsent and all(value is not None and value < SUSTAINED_MS for value in worst)


def percentile_ms(values: Sequence[float], percent: float) -> float | None:
    """The milliseconds that so many of 100 values, in seconds, do not exceed."""
    if not values:
        return None
    ranked = sorted(values)
    return 1000 * ranked[min(len(ranked) - 1, math.ceil(len(ranked) * percent / 100) - 1)]


class Load:
    """Games that are being played, and those that are ready for a move."""

    def __init__(self, servers: Sequence[Address], games: int, chance: Stream) -> None:
        self.servers = servers
        self.matches = [Match(servers, number, chance) for number in range(games)]
        self._ready: deque[Match] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._renewing: set[asyncio.Task[None]] = set()
        self._failure: BaseException | None = None

    async def sit(self, progress: Callable[[int], None]) -> None:
        """Begin all games."""
        done = 0
        gate = asyncio.Semaphore(AT_ONCE)

        async def sit(match: Match) -> None:
            nonlocal done
            async with gate:
                await match.sit()
            done += 1
            progress(done)

        await asyncio.gather(*(sit(match) for match in self.matches))

    async def watch(self) -> None:
        """Open the streams of all seats."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def watch(match: Match) -> None:
            match.ready = self._is_ready
            async with gate:
                await match.watch()

        await asyncio.gather(*(watch(match) for match in self.matches))

    async def crowd(self, count: int) -> list[Feed]:
        """So many spectators, spread over the games and the servers."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def watch(number: int) -> Feed:
            feed = Feed(lambda *_: None)
            match = self.matches[number % len(self.matches)]
            async with gate:
                await feed.open(self.servers[number % len(self.servers)], match.game)
            return feed

        return await asyncio.gather(*(watch(number) for number in range(count)))

    async def run(self, rate: float, seconds: float, progress: Callable[[int], None]) -> Run:
        """Moves at a fixed rate, each in the game that has waited longest."""
        run = Run(rate)
        num_moves = max(1, round(rate * seconds))
        self._tell(run)
        under_way: set[asyncio.Task[None]] = set()
        cpu = time.process_time()
        start = time.perf_counter()
        for number in range(num_moves):
            due = start + number / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            match = await self._next_ready(start + seconds + PATIENCE)
            if match is None:
                run.unsent = num_moves - number
                break
            task = asyncio.create_task(self._move(match, due, run))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            if not number % 64:
                progress(number)
        if under_way:
            await asyncio.wait(under_way, timeout=PATIENCE)
        run.seconds = max(time.perf_counter() - start, seconds)
        run.generator_cpu = time.process_time() - cpu
        await self._settle(run)
        return run

    async def rush(self, seconds: float) -> float:
        """Moves a second when every game goes on at once: more than can be sustained."""
        run = Run(math.inf)
        self._tell(run)
        start = time.perf_counter()
        under_way: set[asyncio.Task[None]] = set()
        while time.perf_counter() < start + seconds:
            match = await self._next_ready(start + seconds)
            if match is None:
                break
            task = asyncio.create_task(self._move(match, time.perf_counter(), run))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        run.seconds = time.perf_counter() - start
        found = run.moves_per_second
        await self._settle(run)
        return found

    def _tell(self, run: Run) -> None:
        """From now on what is heard of belongs to this run, and to no earlier one."""
        for match in self.matches:
            match.told = run.deliveries.append

    async def _move(self, match: Match, due: float, run: Run) -> None:
        try:
            run.acks.append(await match.move(due))
        except (Broken, OSError) as failure:
            self._fail(failure)

    async def _settle(self, run: Run) -> None:
        """Wait until all games are ready again, so that the next run begins with nothing under way."""
        until = time.monotonic() + PATIENCE
        while len(self._ready) < len(self.matches) and time.monotonic() < until:
            self._raise()
            await asyncio.sleep(0.02)
        self._raise()
        run.unsent += len(run.acks) - len(run.deliveries) if run.rate < math.inf else 0

    async def _next_ready(self, until: float) -> Match | None:
        loop = asyncio.get_running_loop()
        while not self._ready:
            self._raise()
            self._waiting = loop.create_future()
            if (seconds := until - time.perf_counter()) <= 0:
                return None
            try:
                await asyncio.wait_for(self._waiting, seconds)
            except TimeoutError:
                return None
        self._raise()
        return self._ready.popleft()

    def _is_ready(self, match: Match) -> None:
        if match.is_over:
            task = asyncio.create_task(self._renew(match))
            self._renewing.add(task)
            task.add_done_callback(self._renewing.discard)
            return
        self._ready.append(match)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _renew(self, match: Match) -> None:
        try:
            await match.begin()
            await match.watch()
        except (Broken, OSError, TimeoutError) as failure:
            self._fail(failure)

    def _fail(self, failure: BaseException) -> None:
        self._failure = self._failure or failure
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _raise(self) -> None:
        if self._failure is not None:
            raise self._failure

    def close(self) -> None:
        for task in self._renewing:
            task.cancel()
        for match in self.matches:
            match.close()
