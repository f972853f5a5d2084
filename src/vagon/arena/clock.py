"""A limit on the time that a bot may think: processor time, and ten times that by the clock on the wall.

The alarm is seen between two steps of Python; compiled code that never returns is out of its reach.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

WALL_FACTOR: Final = 10
"""A busy machine must not end a game, but a bot that sleeps uses no processor time."""


class Stalled(BaseException):
    """Not an `Exception`, so that a bot does not catch it by accident."""


def _ring(number: int, frame: FrameType | None) -> None:
    del number, frame
    raise Stalled


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise `Stalled` inside the block when its time is over; only in a main thread, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    timers = (
        (signal.ITIMER_PROF, signal.SIGPROF, seconds),
        (signal.ITIMER_REAL, signal.SIGALRM, seconds * WALL_FACTOR),
    )
    before = [signal.signal(number, _ring) for _, number, _ in timers]
    try:
        for timer, _, limit in timers:
            signal.setitimer(timer, limit)
        yield
    finally:
        for timer, _, _ in timers:
            signal.setitimer(timer, 0)
        for (_, number, _), handler in zip(timers, before, strict=True):
            signal.signal(number, handler)
