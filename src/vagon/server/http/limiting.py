"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_BUCKETS: Final = 20_000


class Bucket:
    """For each caller `burst` at once and `per_second` in the long run; 0 means without limit."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, caller: str) -> float:
        """Take one; the seconds to wait if there is none."""
        if self.per_second <= 0:
            return 0.0
        now = self._clock()
        level, then = self._levels.get(caller, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.per_second)
        allowed = level >= 1.0
        self._levels[caller] = (level - 1.0 if allowed else level, now)
        self._levels.move_to_end(caller)
        if len(self._levels) > MAX_BUCKETS:
            self._levels.popitem(last=False)
        self.forget()
        return 0.0 if allowed else (1.0 - level) / self.per_second

    def forget(self) -> None:
        """Forget those whose buckets are full again: they would be treated the same."""
        before = self._clock() - self.burst / self.per_second if self.per_second > 0 else 0.0
        while self._levels and next(iter(self._levels.values()))[1] < before:
            self._levels.popitem(last=False)

    def __len__(self) -> int:
        return len(self._levels)
