"""Counters for Prometheus, in its text format."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What one process has done since it started."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.streams = 0
        self.commands = 0
        self.command_seconds = 0.0
        self._buckets = [0] * (len(BUCKETS) + 1)

    def command(self, seconds: float) -> None:
        self.commands += 1
        self.command_seconds += seconds
        self._buckets[bisect_left(BUCKETS, seconds)] += 1

    def text(self, commits: int, appended: int) -> str:
        lines = [
            *_metric("vagon_streams", "gauge", "Open streams.", {"": self.streams}),
            *_metric("vagon_store_commits_total", "counter", "Commits.", {"": commits}),
            *_metric("vagon_events_total", "counter", "Events stored.", {"": appended}),
            *_metric(
                "vagon_requests_total",
                "counter",
                "Requests by status.",
                {f'{{status="{status}"}}': count for status, count in sorted(self.requests.items())},
            ),
            *_metric(
                "vagon_refusals_total",
                "counter",
                "Refusals by code.",
                {f'{{code="{code}"}}': count for code, count in sorted(self.refusals.items())},
            ),
            *_process(),
            "# HELP vagon_command_seconds Time until a command was stored and answered.",
            "# TYPE vagon_command_seconds histogram",
        ]
        for bound, count in zip(BUCKETS, accumulate(self._buckets), strict=False):
            lines.append(f'vagon_command_seconds_bucket{{le="{bound}"}} {count}')
        lines.append(f'vagon_command_seconds_bucket{{le="+Inf"}} {self.commands}')
        lines.append(f"vagon_command_seconds_sum {self.command_seconds:.6f}")
        lines.append(f"vagon_command_seconds_count {self.commands}")
        return "\n".join(lines) + "\n"


def _process() -> list[str]:
    """What this process uses, by the names that Prometheus has for it."""
    cpu = _metric(
        "process_cpu_seconds_total", "counter", "CPU time used.", {"": round(time.process_time(), 3)}
    )
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:  # another system
        return cpu
    memory = {"": pages * os.sysconf("SC_PAGE_SIZE")}
    return [*cpu, *_metric("process_resident_memory_bytes", "gauge", "Memory in use.", memory)]


def _metric(name: str, kind: str, text: str, values: Mapping[str, float]) -> list[str]:
    head = [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]
    return [*head, *(f"{name}{labels} {value}" for labels, value in values.items())]
