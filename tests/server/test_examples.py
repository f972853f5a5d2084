"""The example of a program that plays over HTTP, against a server of its own."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import free_port
from tests.server.fleet import Process, Program

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_player.py"
MAX_LINES = 30


def run(*words: str) -> list[int]:
    done = subprocess.run(
        [sys.executable, "-I", str(EXAMPLE), *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    totals: list[int] = json.loads(done.stdout)
    return totals


def test_the_example_is_short_and_needs_nothing_but_python() -> None:
    text = EXAMPLE.read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith('"""')]
    assert len(lines) <= MAX_LINES
    imported = {
        name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names
    }
    assert imported <= {*sys.stdlib_module_names, "urllib.request"}


def test_the_example_takes_a_seat_with_a_token_and_plays_whole_games(sqlite_database: str) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = Process("serve", "--database", sqlite_database, "--port", str(port), "--rate", "0")
    try:
        host = Program(address)
        assert len(run(address)) == 2
        places: list[object] = [{}, {}]
        settings = {"map": "europe", "places": places, "undo_seconds": 0, "bot_seconds": 0}
        made = host.send("POST", "/api/tables", {"settings": settings, "take_place": False}).body
        friend = subprocess.Popen(
            [sys.executable, "-I", str(EXAMPLE), address, made["id"], made["codes"]["0"]],
            stdout=subprocess.PIPE,
            text=True,
        )
        totals = run(address, made["id"], made["codes"]["1"])
        words, _ = friend.communicate(timeout=60)
        assert json.loads(words) == totals
        seen = host.send("GET", f"/api/tables/{made['id']}").body
        assert [seat["total"] for seat in seen["score"]["seats"]] == totals
    finally:
        server.kill()
