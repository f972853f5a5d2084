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


class Alarm:
    """Raises `Stalled` when time is over; it can do so only in a main thread, and not on Windows."""

    def __init__(self) -> None:
        is_main = threading.current_thread() is threading.main_thread()
        self.is_able = is_main and hasattr(signal, "setitimer")

    @contextmanager
    def armed(self) -> Iterator[None]:
        """Listen to the timers inside the block, as many limits as there are in it."""
        if not self.is_able:
            yield
            return
        numbers = (signal.SIGPROF, signal.SIGALRM)
        before = [signal.signal(number, _ring) for number in numbers]
        try:
            yield
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)

    @contextmanager
    def limit(self, seconds: float) -> Iterator[None]:
        """Let the block take no longer than this; it must stand in one that is `armed`."""
        if not self.is_able:
            yield
            return
        try:
            signal.setitimer(signal.ITIMER_PROF, seconds)
            signal.setitimer(signal.ITIMER_REAL, seconds * WALL_FACTOR)
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
