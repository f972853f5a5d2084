"""Logs of finished games, stored by an earlier version, make the same game in every later one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vagon.rules.score import tally
from vagon.server.store import Entry
from vagon.server.tables.table import table_of

FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_r6_a_stored_log_replays(path: Path) -> None:
    expected, *lines = [json.loads(line) for line in path.read_text().splitlines()]
    entries = [
        Entry("g", seq, key, at, json.dumps(body).encode()) for seq, (key, at, body) in enumerate(lines)
    ]
    table = table_of(entries)
    assert table is not None
    assert table.game is not None
    score = tally(table.game.state)
    assert {
        "status": table.status,
        "moves": len(table.game.history),
        "totals": list(score.total[: table.game.players]),
        "seats": [table.seat_of_place(place) for place in range(len(table.places))],
    } == expected


def test_r6_there_is_a_log_of_each_map() -> None:
    assert [path.stem for path in FILES] == ["europe-1", "germany-1"]
