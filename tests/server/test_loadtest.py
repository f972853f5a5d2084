"""The load itself: what it counts, whom it may load, and a small run against a server of its own."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import Outcome, check_refused
from tests.server.conftest import new_database
from vagon.cli.main import main
from vagon.loadtest.load import Load, Run, percentile_ms
from vagon.loadtest.report import Stored, compare
from vagon.loadtest.servers import OwnServers, address_of
from vagon.rules.random import Stream, seed_key

TINY = ("--games", "3", "--seconds", "1", "--rate", "20", "--streams", "5", "--json")


def played(seq: int, place: int = 0) -> dict[str, Any]:
    return {"event": "played", "seq": seq, "place": place}


@pytest.mark.parametrize(
    ("events", "acknowledged", "unanswered", "expected"),
    [
        ([played(1), played(2)], {(0, 1), (0, 2)}, 0, (0, 0, 0)),
        ([played(1)], {(0, 1), (0, 2)}, 0, (1, 0, 0)),
        ([played(1), played(2, place=1)], {(0, 1), (0, 2)}, 0, (1, 1, 0)),
        ([played(1), played(2)], {(0, 1)}, 0, (0, 1, 0)),
        ([played(1), played(2)], {(0, 1)}, 1, (0, 0, 0)),
        ([played(1), played(3)], {(0, 1), (0, 3)}, 0, (0, 0, 1)),
        ([{"event": "renamed", "seq": 1, "place": 0}], set(), 0, (0, 0, 0)),
    ],
)
def test_what_is_lost_or_doubled_or_missing_is_counted(
    events: list[dict[str, Any]],
    acknowledged: set[tuple[int, int]],
    unanswered: int,
    expected: tuple[int, int, int],
) -> None:
    found = Stored()
    compare(found, events, acknowledged, unanswered)
    assert (found.lost, found.doubled, found.gaps) == expected


def test_percentiles_are_values_that_occurred() -> None:
    seconds = [number / 1000 for number in range(100, 0, -1)]
    assert percentile_ms(seconds, 50) == 50.0
    assert percentile_ms(seconds, 99) == 99.0
    assert percentile_ms([0.25], 99) == 250.0
    assert percentile_ms([], 99) is None


def test_a_rate_is_sustained_if_all_is_sent_and_heard_of_soon() -> None:
    assert Run(10, 1.0, [0.1], [0.2]).is_sustained
    assert not Run(10, 1.0, [0.1], [0.3]).is_sustained
    assert not Run(10, 1.0, [0.1], [0.2], unsent=1).is_sustained
    assert not Run(10, 1.0).is_sustained


@pytest.mark.parametrize("url", ["http://127.0.0.1:8042", "http://localhost:8042/", "http://[::1]:8042"])
def test_servers_of_this_machine_may_be_loaded(url: str) -> None:
    assert address_of(url).port == 8042


@pytest.mark.parametrize(
    "words",
    [
        ("--url", "http://play.example.org"),
        ("--url", "http://192.0.2.1:8042"),
        ("--url", "http://127.0.0.1.example.org:8042"),
        ("--url", "http://127.0.0.1@192.0.2.1:8042"),
        ("--url", "8042"),
        ("--database", "postgresql://vagon@db.example.org/vagon", "--servers", "2"),
    ],
)
def test_other_machines_are_refused(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    check_refused(outcome(capsys, "loadtest", *words), "of this machine only")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--url", "https://127.0.0.1:8042"), "like http://"),
        (("--url", "http://127.0.0.1:8042", "--servers", "2"), "has its own database"),
        (("--servers", "2"), "PostgreSQL"),
        (("--games", "100000"), "--games"),
        (("--url", "http://127.0.0.1:1"), "the server failed"),
    ],
)
def test_what_cannot_be_done_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], reason: str
) -> None:
    check_refused(outcome(capsys, "loadtest", *words), reason)


def test_a_small_load_tells_all_and_finds_everything_after_the_kill() -> None:
    report = tiny_load()
    assert (report["games"], report["rate"], report["servers"]) == (3, 20, 1)
    assert report["acknowledged"] >= 20
    assert (report["lost"], report["doubled"], report["gaps"]) == (0, 0, 0)
    assert report["is_killed"] is True
    for name in ("ack_p50_ms", "ack_p99_ms", "delivery_p99_ms", "server_cpu_ms", "generator_cpu_ms"):
        assert report[name] > 0
    assert report["ack_p50_ms"] <= report["ack_p99_ms"]
    assert {"moves_per_second", "kb_per_stream", "kb_per_game", "generator_cores"} <= report.keys()


def test_games_that_are_over_begin_anew_and_go_on(tmp_path: Path) -> None:
    """A seat that watches a new game later than the other missed its first move: nobody moved again."""
    servers = OwnServers(str(tmp_path / "vagon.db"), 1)

    async def play() -> Run:
        load = Load(servers.addresses, 2, Stream(seed_key("renewal")))
        try:
            await load.sit(lambda _: None)
            await load.watch()
            while min(len(match.games) for match in load.matches) < 3:
                assert await load.rush(1.0) > 0
            return await load.run(20, 1.0, lambda _: None)
        finally:
            load.close()

    servers.start()
    try:
        assert asyncio.run(play()).unsent == 0
    finally:
        servers.kill()


def test_a_load_on_two_servers_of_one_database_finds_everything_too(postgresql: str) -> None:
    report = tiny_load("--database", new_database(postgresql), "--servers", "2")
    assert (report["servers"], report["lost"], report["doubled"], report["gaps"]) == (2, 0, 0, 0)
    assert report["acknowledged"] >= 20


def tiny_load(*words: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "vagon", "loadtest", *TINY, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def outcome(capsys: pytest.CaptureFixture[str], *words: str) -> Outcome:
    code = main(words)
    out, err = capsys.readouterr()
    return Outcome(code, out, err)
