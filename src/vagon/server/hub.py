"""Who waits for news of which table, in this process. A hint is all that is passed on."""

from __future__ import annotations

import asyncio

Waiter = asyncio.Future[bool]


class Hub:
    """All methods are for the event loop's thread."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Waiter, asyncio.TimerHandle]] = {}
        self.is_closing = False

    def watched(self) -> list[str]:
        return list(self._waiting)

    def is_watched(self, game: str) -> bool:
        return game in self._waiting

    def wake(self, game: str) -> None:
        """Let all who wait for this game look again."""
        for waiter, timer in self._waiting.pop(game, {}).items():
            timer.cancel()
            if not waiter.done():
                waiter.set_result(True)

    def close(self) -> None:
        """Wake all: the server is stopping."""
        self.is_closing = True
        for game in self.watched():
            self.wake(game)

    def waiter(self, game: str, seconds: float) -> Waiter:
        """True at the next news of a game, False after so many seconds without.

        Ask for it before looking, so that nothing is missed.
        """
        loop = asyncio.get_running_loop()
        waiter: Waiter = loop.create_future()
        if self.is_closing:
            waiter.set_result(True)
        else:
            timer = loop.call_later(seconds, self._give_up, game, waiter)
            self._waiting.setdefault(game, {})[waiter] = timer
        return waiter

    def drop(self, game: str, waiter: Waiter) -> None:
        """Wait no longer."""
        waiters = self._waiting.get(game)
        timer = waiters.pop(waiter, None) if waiters else None
        if timer is not None:
            timer.cancel()
        if waiters is not None and not waiters:
            del self._waiting[game]

    def _give_up(self, game: str, waiter: Waiter) -> None:
        self.drop(game, waiter)
        if not waiter.done():
            waiter.set_result(False)
