"""Logs of finished games, stored by an earlier version, make the same game in every later one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from vagon.rules.score import tally
from vagon.server.store import Entry
from vagon.server.tables.events import AnyEvent
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
        "seats": [table.seats[place] for place in range(len(table.places))],
        "seconds": [place.seconds and round(place.seconds, 3) for place in table.places],
    } == expected


def test_r6_the_logs_are_of_both_maps_and_have_events_of_each_kind() -> None:
    assert [path.stem for path in FILES] == ["europe-1", "europe-2", "europe-3", "germany-1", "germany-2"]
    bodies = [json.loads(line)[2] for path in FILES for line in path.read_text().splitlines()[1:]]
    rare = {"back", "closed", "coded", "rematched", "settled"}  # nothing in the game follows from them
    assert {body["event"] for body in bodies} == {
        event.__struct_config__.tag for event in get_args(AnyEvent)
    } - rare
    assert any(body.get("check") for body in bodies)
