"""Who waits for news of which table, in this process. A hint is all that is passed on."""

from __future__ import annotations

import asyncio


class Hub:
    """All methods are for the event loop's thread."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}
        self.is_closing = False

    def watched(self) -> list[str]:
        return list(self._waiting)

    def wake(self, game: str) -> None:
        """Let all who wait for this game look again."""
        for waiter in self._waiting.pop(game, ()):
            if not waiter.done():
                waiter.set_result(None)

    def close(self) -> None:
        """Wake all: the server is stopping."""
        self.is_closing = True
        for game in self.watched():
            self.wake(game)

    def waiter(self, game: str) -> asyncio.Future[None]:
        """Done at the next news of a game. Ask for it before looking, so that nothing is missed."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(game, []).append(waiter)
        if self.is_closing:
            waiter.set_result(None)
        return waiter

    def drop(self, game: str, waiter: asyncio.Future[None]) -> None:
        waiters = self._waiting.get(game)
        if waiters and waiter in waiters:
            waiters.remove(waiter)
            if not waiters:
                del self._waiting[game]

    async def wait(self, game: str, waiter: asyncio.Future[None], seconds: float) -> bool:
        """True when there may be news."""
        try:
            await asyncio.wait_for(waiter, seconds)
        except TimeoutError:
            return False
        finally:
            self.drop(game, waiter)
        return True
