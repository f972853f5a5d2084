"""The event loop of servers, workers and loads, and what reaches it from other threads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """`asyncio.run` on the fastest loop: uvloop's where it is to be had, by a third."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(main)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # it is not for every system
        return None
    return uvloop.new_event_loop


class Mailbox:
    """Results of another thread, which wakes the loop once for all that it has finished by then.

    With `asyncio.wrap_future` it would be once for each.
    """

    def __init__(self) -> None:
        self._arrived: deque[asyncio.Future[None]] = deque()
        self._has_rung = False

    async def result(self, future: Future[Result]) -> Result:
        """Wait for a result; whoever stops waiting calls it off."""
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[None] = loop.create_future()
        future.add_done_callback(partial(self._arrive, loop, waiter))
        try:
            await waiter
        except asyncio.CancelledError:
            future.cancel()
            raise
        return future.result()

    def _arrive(self, loop: asyncio.AbstractEventLoop, waiter: asyncio.Future[None], _: Future[Any]) -> None:
        """In the other thread."""
        self._arrived.append(waiter)
        if not self._has_rung and not loop.is_closed():
            self._has_rung = True
            loop.call_soon_threadsafe(self._hand_out)

    def _hand_out(self) -> None:
        self._has_rung = False  # first: whatever arrives from here on is handed out now or rings again
        while self._arrived:
            waiter = self._arrived.popleft()
            if not waiter.done():
                waiter.set_result(None)
