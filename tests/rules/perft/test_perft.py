"""The numbers of sequences of decisions, counted once by brute force, must follow from the legal actions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rules.perft.counting import Position, accepted, count, split
from vagon.rules import COMPILED

HERE = Path(__file__).parent
FIELDS = ("map", "players", "policy", "seed", "after")
MOST = 10**9 if COMPILED else 4000
"""Sequences worth counting."""

ENTRIES: list[dict[str, Any]] = [
    entry for name in ("europe", "germany") for entry in json.loads((HERE / f"{name}.json").read_text())
]


def position_of(entry: dict[str, Any]) -> Position:
    return Position(**{name: entry[name] for name in FIELDS})


def name_of(entry: dict[str, Any]) -> str:
    return "-".join(str(entry[name]) for name in FIELDS)


@pytest.mark.parametrize("entry", ENTRIES, ids=name_of)
def test_perft(entry: dict[str, Any]) -> None:
    state = position_of(entry).state()
    depths = [depth for depth, number in enumerate(entry["counts"], 1) if number <= MOST]
    assert [count(state, depth) for depth in depths] == entry["counts"][: len(depths)]
    assert len(accepted(state)) == entry["counts"][0]
    if len(depths) == len(entry["counts"]):
        assert split(state, len(depths)) == entry["split"]
