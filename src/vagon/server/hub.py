"""Who waits for news of which table, in this process. A hint is all that is passed on."""

from __future__ import annotations

import asyncio
from typing import Final

Waiter = asyncio.Future[bool]
LOOK_SECONDS: Final = 0.25


class Hub:
    """All methods are for the event loop's thread."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Waiter, float]] = {}  # until when, by the loop's clock
        self._is_looking = False
        self.is_closing = False

    def watched(self) -> list[str]:
        return list(self._waiting)

    def is_watched(self, game: str) -> bool:
        return game in self._waiting

    def wake(self, game: str) -> None:
        """Let all who wait for this game look again."""
        for waiter in self._waiting.pop(game, ()):
            if not waiter.done():
                waiter.set_result(True)

    def close(self) -> None:
        """Wake all: the server is stopping."""
        self.is_closing = True
        for game in self.watched():
            self.wake(game)

    def waiter(self, game: str, seconds: float) -> Waiter:
        """True at the next news of a game, False after about so many seconds without.

        Ask for it before looking, so that nothing is missed.
        """
        loop = asyncio.get_running_loop()
        waiter: Waiter = loop.create_future()
        if self.is_closing:
            waiter.set_result(True)
            return waiter
        self._waiting.setdefault(game, {})[waiter] = loop.time() + seconds
        if not self._is_looking:
            self._is_looking = True
            loop.call_later(LOOK_SECONDS, self._look)
        return waiter

    def drop(self, game: str, waiter: Waiter) -> None:
        """Wait no longer."""
        waiters = self._waiting.get(game)
        if waiters is not None and waiters.pop(waiter, None) is not None and not waiters:
            del self._waiting[game]

    def _look(self) -> None:
        """Let those go whose time is up: one timer for all, as almost every wait ends with news."""
        now = asyncio.get_running_loop().time()
        for game, waiters in list(self._waiting.items()):
            for waiter in [waiter for waiter, until in waiters.items() if until <= now]:
                self.drop(game, waiter)
                if not waiter.done():
                    waiter.set_result(False)
        self._is_looking = bool(self._waiting)
        if self._is_looking:
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)
