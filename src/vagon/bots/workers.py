"""Work spread over processes. What comes of it does not depend on their number."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

Unit = TypeVar("Unit")
Result = TypeVar("Result")
PIECE: Final = 4  # units that a process is given at once


def spread(work: Callable[[Unit], Result], units: Sequence[Unit], jobs: int) -> Iterator[Result]:
    """The results in the order of the units; a single job is this process itself."""
    if jobs == 1:
        yield from map(work, units)
        return
    with worker_pool(jobs) as pool:
        yield from pool.map(work, units, chunksize=PIECE)


@contextmanager
def worker_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this one, however it ends."""
    # Not forked: a copy of a process with threads can hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _follow_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _follow_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process ends the others
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Without this, a process whose parent was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None, "the main process has no pool to be in"
    parent.join()
    os._exit(1)
