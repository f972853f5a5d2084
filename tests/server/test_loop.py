"""Results of another thread reach the loop, however many come at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from vagon.server.loop import Mailbox, run


def test_every_result_and_every_fault_arrives() -> None:
    async def story() -> None:
        mail = Mailbox()
        futures: list[Future[int]] = [Future() for _ in range(2000)]
        waiting = [asyncio.create_task(mail.result(future)) for future in futures]

        def finish(number: int) -> None:
            if number % 7:
                futures[number].set_result(number)
            else:
                futures[number].set_exception(KeyError(number))

        with ThreadPoolExecutor(4) as pool:
            for number in range(len(futures)):
                pool.submit(finish, number)
            found = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 30)
        assert [result for number, result in enumerate(found) if number % 7] == [
            number for number in range(2000) if number % 7
        ]
        assert all(isinstance(result, KeyError) for result in found[::7])

    run(story())


def test_results_that_come_together_wake_the_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        mail = Mailbox()
        loop = asyncio.get_running_loop()
        rings: list[object] = []
        ring = loop.call_soon_threadsafe

        def counted(act: Callable[[], object]) -> None:
            rings.append(act)
            ring(act)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        futures: list[Future[int]] = [Future() for _ in range(50)]
        waiting = [asyncio.create_task(mail.result(future)) for future in futures]
        await asyncio.sleep(0)
        for number, future in enumerate(futures):
            future.set_result(number)
        assert await asyncio.gather(*waiting) == list(range(50))
        assert len(rings) == 1

    asyncio.run(story())


def test_who_stops_waiting_calls_it_off() -> None:
    async def story() -> None:
        future: Future[int] = Future()
        waiting = asyncio.create_task(Mailbox().result(future))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert future.cancelled()

    run(story())
