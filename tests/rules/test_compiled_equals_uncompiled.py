"""The same games in every process, compiled or not: all fields after every action."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.rules.trajectories import digests
from vagon.rules import COMPILED

ROOT = Path(__file__).parents[2]
SECONDS = 300

pytestmark = pytest.mark.skipif(not COMPILED, reason="compares the compiled engine with the other")


@cache
def digests_here() -> dict[str, str]:
    return digests()


def run_elsewhere(**environment: str) -> dict[str, Any]:
    """What another process prints."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.rules.trajectories"],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_compiled_equals_uncompiled() -> None:
    found = run_elsewhere(PYTHONPATH=str(ROOT / "src"))
    assert not found["compiled"]
    assert found["digests"] == digests_here()


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_plays_the_same_games(hash_seed: str) -> None:
    found = run_elsewhere(PYTHONHASHSEED=hash_seed)
    assert found["compiled"]
    assert found["digests"] == digests_here()
