"""Work spread over processes. What comes of it does not depend on their number."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

Unit = TypeVar("Unit")
Result = TypeVar("Result")
PIECE: Final = 4  # units that a process is given at once


def spread(work: Callable[[Unit], Result], units: Sequence[Unit], jobs: int) -> Iterator[Result]:
    """The results in the order of the units; a single job is this process itself."""
    if jobs == 1:
        yield from map(work, units)
        return
    # Not forked: a copy of a process with threads can hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    try:
        yield from pool.map(work, units, chunksize=PIECE)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process ends the others
