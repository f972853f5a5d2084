"""`vagon simulate`."""

import hashlib
import json
import struct
from pathlib import Path

import pytest

from tests.cli.commands import NOTICE, check_refused, each_unreadable, unreadable
from tests.cli.conftest import Vagon

KEYS = [
    "map",
    "players",
    "policy",
    "seed",
    "games",
    "decisions",
    "cpu_seconds",
    "games_per_cpu_second",
    "mean_scores",
    "digest",
]


def simulate(vagon: Vagon, *words: object) -> dict[str, object]:
    code, out, err = vagon("simulate", *words, "--json")
    assert (code, err) == (0, NOTICE)
    result: dict[str, object] = json.loads(out)
    return result


def digest(*totals: int) -> str:
    return hashlib.sha256(struct.pack(f"<{len(totals)}i", *totals)).hexdigest()
