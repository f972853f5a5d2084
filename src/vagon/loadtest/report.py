"""The whole of a load test: memory, a fixed rate, the highest rate, and what is stored after a kill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vagon.loadtest.load import Load, Run, percentile_ms
from vagon.loadtest.match import Match
from vagon.loadtest.servers import OwnServers, Reading, read
from vagon.loadtest.wire import Address, Line
from vagon.rules.random import Stream, seed_key

RUSH_SECONDS: Final = 3.0
SETTLE_SECONDS: Final = 1.0
FIRST_SHARE: Final = 0.9  # of what the rush reached
NEXT_SHARE: Final = 0.85
TRIES: Final = 6

Told = Callable[[str, int], Callable[[int], None]]
"""Begins to show the progress of something that has so many parts; what it returns is called with each."""


@dataclass(frozen=True, slots=True)
class Plan:
    games: int
    seconds: float
    rate: float
    streams: int


@dataclass(slots=True)
class Stored:
    """What the servers have of what they acknowledged."""

    events: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """Times in milliseconds from when a move was due; CPU in milliseconds a move, of all servers together."""

    games: int
    seconds: float
    servers: int
    streams: int
    rate: float
    is_sustained: bool
    ack_p50_ms: float | None
    ack_p99_ms: float | None
    delivery_p50_ms: float | None
    delivery_p99_ms: float | None
    server_cpu_ms: float
    generator_cpu_ms: float
    generator_cores: float
    moves_per_second: float  # the highest rate that was sustained
    highest_ack_p99_ms: float | None
    highest_delivery_p99_ms: float | None
    kb_per_stream: float
    kb_per_game: float | None
    games_played: int
    events_per_game: float
    acknowledged: int
    lost: int
    doubled: int
    gaps: int
    is_killed: bool


async def measure(servers: Sequence[Address], own: OwnServers | None, plan: Plan, told: Told) -> Report:
    """Load the servers; those of our own are killed at the end, and asked what they have when back."""
    load = Load(servers, plan.games, Stream(seed_key("loadtest")))
    try:
        kb_per_stream = await _memory_of_streams(load, plan, told)
        await load.watch()
        before = await read(servers)
        run = await load.run(plan.rate, plan.seconds, told("moves", round(plan.rate * plan.seconds)))
        cpu = (await read(servers)).cpu_seconds - before.cpu_seconds
        highest = await _highest(load, run, plan, told)
    finally:
        load.close()
    if own is not None:
        own.kill()
        servers = await asyncio.to_thread(own.start)
    await _warm_up(servers)
    before = await read(servers)
    stored = await _look(servers, load.matches, told)
    grown = (await read(servers)).bytes - before.bytes
    games = sum(len(match.games) for match in load.matches)
    num_moves = max(1, len(run.acks))
    return Report(
        games=plan.games,
        seconds=plan.seconds,
        servers=len(servers),
        streams=plan.streams,
        rate=plan.rate,
        is_sustained=run.is_sustained,
        ack_p50_ms=_rounded(percentile_ms(run.acks, 50)),
        ack_p99_ms=_rounded(percentile_ms(run.acks, 99)),
        delivery_p50_ms=_rounded(percentile_ms(run.deliveries, 50)),
        delivery_p99_ms=_rounded(percentile_ms(run.deliveries, 99)),
        server_cpu_ms=round(1000 * cpu / num_moves, 3),
        generator_cpu_ms=round(1000 * run.generator_cpu / num_moves, 3),
        generator_cores=round(run.generator_cpu / run.seconds, 3),
        moves_per_second=round(highest.moves_per_second, 1) if highest else 0.0,
        highest_ack_p99_ms=_rounded(percentile_ms(highest.acks, 99)) if highest else None,
        highest_delivery_p99_ms=_rounded(percentile_ms(highest.deliveries, 99)) if highest else None,
        kb_per_stream=round(kb_per_stream, 1),
        kb_per_game=round(grown / 1000 / games, 1) if own is not None else None,  # only a new server is empty
        games_played=games,
        events_per_game=round(stored.events / games, 1),
        acknowledged=stored.acknowledged,
        lost=stored.lost,
        doubled=stored.doubled,
        gaps=stored.gaps,
        is_killed=own is not None,
    )


def _rounded(milliseconds: float | None) -> float | None:
    return None if milliseconds is None else round(milliseconds, 2)


async def _warm_up(servers: Sequence[Address]) -> None:
    """Let each server do everything once, so that only what grows is measured."""
    for number in range(len(servers)):
        match = Match(servers, number, Stream(seed_key("warm")))
        await match.sit()
        await match.watch()
        match.close()


async def _memory_of_streams(load: Load, plan: Plan, told: Told) -> float:
    """Begin all games; kilobytes for each stream that watches one of them and hears nothing."""
    await _warm_up(load.servers)
    await load.sit(told("games", plan.games))
    before: Reading = await read(load.servers)
    feeds = await load.crowd(plan.streams)
    await asyncio.sleep(SETTLE_SECONDS)
    after = await read(load.servers)
    for feed in feeds:
        feed.close()
    await asyncio.sleep(SETTLE_SECONDS)
    return (after.bytes - before.bytes) / 1000 / plan.streams


async def _highest(load: Load, first: Run, plan: Plan, told: Told) -> Run | None:
    """The run at the highest rate that was sustained; None if none was."""
    rate = FIRST_SHARE * await load.rush(min(RUSH_SECONDS, plan.seconds))
    for _ in range(TRIES):
        if first.is_sustained and rate <= first.rate:
            return first
        run = await load.run(rate, plan.seconds, told("moves", round(rate * plan.seconds)))
        if run.is_sustained:
            return run
        rate *= NEXT_SHARE
    return first if first.is_sustained else None


async def _look(servers: Sequence[Address], matches: Sequence[Match], told: Told) -> Stored:
    """Compare what was acknowledged with the events that the servers have."""
    found = Stored()
    progress = told("games", len(matches))
    for number, match in enumerate(matches):
        line = Line(servers[number % len(servers)])
        for game, acknowledged in match.games.items():
            unanswered = match.num_unanswered if game == match.game else 0
            compare(found, await _events(line, game), acknowledged, unanswered)
        found.gaps += sum(seat.gaps for seat in match.seats)
        line.close()
        progress(number)
    return found


def compare(
    found: Stored,
    events: Sequence[Mapping[str, Any]],
    acknowledged: Collection[tuple[int, int]],
    unanswered: int,
) -> None:
    """Add one game; a move without an answer may be stored or not. `acknowledged` has places and numbers."""
    seqs = [event["seq"] for event in events]
    played = {(event["place"], event["seq"]) for event in events if event["event"] == "played"}
    found.events += len(events)
    found.acknowledged += len(acknowledged)
    found.lost += len(set(acknowledged) - played)
    found.doubled += max(0, len(played - set(acknowledged)) - unanswered)
    found.gaps += seqs != list(range(1, len(seqs) + 1))


async def _events(line: Line, game: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    cursor = "0.0"
    while True:
        page = await line.ask("GET", f"/api/tables/{game}/stream?after={cursor}&wait=0")
        if not page["news"]:
            return events
        events += page["news"]
        cursor = page["cursor"]
