"""Processes that are killed while games are played: nothing acknowledged is lost, doubled or out of order."""

from __future__ import annotations

import random
import socket
import threading
import time

import pytest

from tests.server.conftest import free_port
from tests.server.fleet import LOOK_SECONDS, MAX_LOOKS, Process, Program, step
from vagon.rules import COMPILED
from vagon.server.store import Entry, open_store
from vagon.server.tables.table import table_of

pytestmark = pytest.mark.skipif(not COMPILED, reason="processes are killed with the compiled engine")

TABLE = {
    "settings": {
        "map": "europe",
        "places": [{}, {"kind": "bot"}, {"kind": "bot"}],
        "undo_seconds": 0,
        "bot_seconds": 0.0,
    }
}


class Player(threading.Thread):
    """Plays game after game until it is told that it is enough, and the last one to the end."""

    def __init__(self, address: str, number: int, enough: threading.Event) -> None:
        super().__init__()
        self.program = Program(address)
        self.chance = random.Random(number)
        self.enough = enough
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            while not self.acknowledged or not self.enough.is_set():
                game = self.program.send("POST", "/api/tables", TABLE).body["id"]
                moves = self.acknowledged[game] = {}
                while step(self.program, game, self.chance, moves):
                    pass
        except Exception as failure:  # noqa: BLE001  reported by the test
            self.failure = failure


def play_through(database: str, kills: int, players: int, seconds_between: float) -> None:
    port = free_port()
    words = ("--database", database)
    server = Process("serve", *words, "--port", str(port), "--rate", "0", "--workers", "0")
    processes = [server]
    enough = threading.Event()
    try:
        fleet = [Player(f"http://127.0.0.1:{port}", number, enough) for number in range(players)]
        processes.append(Process("worker", *words))
        for player in fleet:
            player.start()
        chance = random.Random(kills)
        for number in range(kills):
            if number % 3 == 0:  # else, on a slow machine, none would ever be done with starting
                wait_for_a_move(fleet, processes)
            time.sleep(chance.uniform(0, seconds_between))
            victim = chance.choice(processes)
            victim.kill()
            victim.start()
        enough.set()
        while any(player.is_alive() for player in fleet):
            wait_for_a_move(fleet, processes)
    finally:
        enough.set()
        for process in processes:
            process.kill()
    assert [player.failure for player in fleet] == [None] * players
    store = open_store(database)
    for player in fleet:
        for game, moves in player.acknowledged.items():
            check_log(store.read(game), moves)
    store.close()


def wait_for_a_move(fleet: list[Player], processes: list[Process]) -> None:
    """Until somebody has moved or is done."""
    before = num_moves(fleet), num_alive(fleet)
    for _ in range(MAX_LOOKS):
        for process in processes:
            process.check_running()
        if (num_moves(fleet), num_alive(fleet)) != before:
            break
        time.sleep(LOOK_SECONDS)
    else:
        raise AssertionError(f"no move any more: {[process.said[-2000:] for process in processes]}")
    assert [player.failure for player in fleet] == [None] * len(fleet)


def num_alive(fleet: list[Player]) -> int:
    return sum(player.is_alive() for player in fleet)


def num_moves(fleet: list[Player]) -> int:
    return sum(len(moves) for player in fleet for moves in list(player.acknowledged.values()))


def check_log(log: list[Entry], acknowledged: dict[str, int]) -> None:
    assert [entry.seq for entry in log] == list(range(len(log))), "a gap"
    stored = {entry.key: entry.seq for entry in log}
    assert len(stored) == len(log), "a command was done twice"
    assert acknowledged, "no move was acknowledged"
    assert acknowledged.items() <= stored.items(), "an acknowledged move was lost"
    table = table_of(log)
    assert table is not None
    assert table.status == "over"


def test_r1_r2_r7_nothing_acknowledged_is_lost_when_processes_are_killed(database: str) -> None:
    play_through(database, kills=10, players=2, seconds_between=0.5)


@pytest.mark.long
def test_r1_r2_r7_nothing_acknowledged_is_lost_in_many_kills(database: str) -> None:
    play_through(database, kills=200, players=8, seconds_between=1.5)


def test_r5_a_stop_says_goodbye_in_time_and_without_a_traceback(sqlite_database: str) -> None:
    port = free_port()
    server = Process("serve", "--database", sqlite_database, "--port", str(port))
    try:
        program = Program(f"http://127.0.0.1:{port}")
        game = program.send("POST", "/api/tables", TABLE).body["id"]
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            head = f"GET /api/tables/{game}/stream HTTP/1.1\r\nHost: 127.0.0.1"
            line.sendall(f"{head}\r\nAccept: text/event-stream\r\n\r\n".encode())
            received = b""
            while b"event: page" not in received:
                received += line.recv(65_536)
            seconds, words = server.stop()
            while piece := line.recv(65_536):
                received += piece
        assert b"event: bye" in received
        assert seconds < 2.0
        assert b"Traceback" not in words
    finally:
        if server.child.poll() is None:
            server.kill()
