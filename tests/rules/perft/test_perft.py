"""The numbers of sequences of decisions, counted once by brute force, must follow from the legal actions."""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from tests.rules.perft.counting import Position, accepted, count, split
from vagon.rules import COMPILED
from vagon.rules.state import State

HERE = Path(__file__).parent
FIELDS = ("map", "players", "policy", "seed", "after")
MOST = 10**9 if COMPILED else 10_000
"""Sequences worth counting."""

ENTRIES: list[dict[str, Any]] = [
    entry for name in ("europe", "germany") for entry in json.loads((HERE / f"{name}.json").read_text())
]


def position_of(entry: dict[str, Any]) -> Position:
    return Position(**{name: entry[name] for name in FIELDS})


def name_of(entry: dict[str, Any]) -> str:
    return "-".join(str(entry[name]) for name in FIELDS)


def explanation(state: State, depth: int) -> str:
    """The sequences by first decision, as listed and as accepted."""
    listed, tried = split(state, depth), split(state, depth, accepted)
    rows = [f"{text}: {listed.get(text, 0)} listed, {tried.get(text, 0)} accepted" for text in listed | tried]
    return "\n".join([f"by first decision of {depth}:", *rows])


@pytest.mark.parametrize("entry", ENTRIES, ids=name_of)
def test_perft(entry: dict[str, Any]) -> None:
    state, counts = position_of(entry).state(), entry["counts"]
    for depth, expected in enumerate(takewhile(lambda number: number <= MOST, counts), 1):
        assert count(state, depth) == expected, explanation(state, depth)
    assert len(accepted(state)) == counts[0]
    if max(counts) <= MOST:
        assert split(state, len(counts)) == entry["split"]
