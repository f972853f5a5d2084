"""Schemathesis reads the description of the API and sends what fits it, and what does not."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import free_port
from tests.server.fleet import Process, Program

TABLE = {"map": "europe", "places": [{}, {}], "undo_seconds": 0, "bot_seconds": 0, "listed": True}

CONFIGURATION = """
[parameters]
"path.table_id" = "TABLE"
"path.map_id" = "europe"
"query.wait" = 0
"query.place" = 0

[phases.coverage]
# Not OPTIONS: Litestar answers it, and forgets all but one of several handlers of a path.
unexpected-methods = ["TRACE", "PATCH", "PUT"]

[[operations]]
include-name = "POST /api/tables/{table_id}/seats/{number}/code"
# It has nothing to make invalid but the id, which the parameter above makes valid again.
checks.negative_data_rejection.enabled = false
"""


def fuzz(folder: Path, database: str, examples: int) -> None:
    """As a program with a place at a table, so that requests get beyond the door."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = Process("serve", "--database", database, "--port", str(port), "--rate", "0", "--workers", "0")
    try:
        program = Program(address)
        made = program.send("POST", "/api/tables", {"settings": TABLE, "take_place": False}).body
        for code in made["codes"].values():
            program.send("POST", f"/api/tables/{made['id']}/join", {"code": code})
        (folder / "schemathesis.toml").write_text(CONFIGURATION.replace("TABLE", made["id"]))
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run", f"{address}/api/openapi.json"),
                *("--phases", "examples,coverage,fuzzing", "-n", str(examples), "--seed", "1", "--no-color"),
                *("-H", f"Authorization: Bearer {program.token}"),
            ],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr
        assert re.search(r"Tested: [1-9]", done.stdout)
    finally:
        server.kill()


def test_f2_what_the_description_allows_is_accepted_and_nothing_makes_the_server_fail(
    tmp_path: Path, sqlite_database: str
) -> None:
    fuzz(tmp_path, sqlite_database, 5)


@pytest.mark.long
def test_f2_the_description_holds_for_long(tmp_path: Path, sqlite_database: str) -> None:
    fuzz(tmp_path, sqlite_database, 60)
