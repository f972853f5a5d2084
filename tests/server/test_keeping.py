"""Workers are kept running: at once where they can work, more and more rarely where they cannot."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest

from vagon.server.run import LONGEST_PAUSE_SECONDS, STEADY_SECONDS, WATCH_SECONDS, Pauses, keep_running


def test_the_pause_grows_to_a_limit_and_is_over_when_a_worker_has_worked(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pauses = Pauses()
    found = [pauses.after(0.3) for _ in range(20)]
    assert found[:4] == [WATCH_SECONDS * factor for factor in (1, 2, 4, 8)]
    assert found == sorted(found)
    assert found[-1] == LONGEST_PAUSE_SECONDS
    assert len(caplog.messages) == 1
    assert pauses.after(STEADY_SECONDS) == 0
    assert pauses.after(0.3) == WATCH_SECONDS


def test_workers_that_cannot_run_leave_the_processor_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the database has vanished: they were started twice a second for ever."""
    now, starts = 0.0, list[float]()

    class Ended(subprocess.Popen[bytes]):
        def __init__(self, *words: Any, **options: Any) -> None:
            starts.append(now)
            super().__init__(*words, **options)
            self.wait()

    async def pass_by(seconds: float) -> None:
        nonlocal now
        now += seconds
        if now > 600:
            raise asyncio.CancelledError

    monkeypatch.setattr("vagon.server.run.subprocess.Popen", Ended)
    monkeypatch.setattr("vagon.server.run.time.monotonic", lambda: now)
    monkeypatch.setattr("vagon.server.run.asyncio.sleep", pass_by)
    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(keep_running((sys.executable, "-S", "-c", ""), 1))
    pauses = [later - sooner for sooner, later in pairwise(starts)]
    assert pauses == sorted(pauses)
    assert 10 < len(starts) < 25
