"""A progress bar for work that takes long, on a terminal only."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, TextIO

_WIDTH: Final = 24
_PAUSE: Final = 0.1  # seconds between two drawings, so that it does not flicker
_PATIENCE: Final = 0.5  # shorter work shows nothing


class Progress:
    """Draws how much of `total` is done on standard error; silent if that is not a terminal."""

    def __init__(
        self,
        total: int,
        unit: str,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = total
        self.unit = unit
        self.stream = sys.stderr if stream is None else stream
        self.clock = clock
        self.is_shown = self.stream is not None and self.stream.isatty()
        self.start = clock()
        self.next_drawing = self.start + _PATIENCE
        self.is_drawn = False

    def update(self, done: int) -> None:
        if not self.is_shown or (now := self.clock()) < self.next_drawing:
            return
        self.next_drawing = now + _PAUSE
        rate = done / (now - self.start)
        filled = _WIDTH * done // self.total
        left = f", {duration((self.total - done) / rate)} left" if rate else ""
        bar = "█" * filled + "░" * (_WIDTH - filled)
        text = f"{bar} {100 * done // self.total:3} %  {rate:,.{0 if rate >= 10 else 1}f} {self.unit}/s{left}"
        self.stream.write(f"\r{text}\x1b[K")
        self.stream.flush()
        self.is_drawn = True

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.is_drawn:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
