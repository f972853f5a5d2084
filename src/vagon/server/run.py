"""A running server: the socket, its workers, and a stop that says goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Any, Final

import uvicorn

from vagon.server import loop
from vagon.server.bots import Worker
from vagon.server.http.app import build_app
from vagon.server.rooms import Rooms
from vagon.server.settings import Settings
from vagon.server.store import Store

STOP_SECONDS: Final = 1
COLLECTING: Final = (10_000, 100, 50)
"""What is new is looked through in small parts: nobody is answered meanwhile, a microsecond for each."""
WATCH_SECONDS: Final = 0.5
STEADY_SECONDS: Final = 10.0
"""A worker that ran for so long can work here, whatever has ended it."""
LONGEST_PAUSE_SECONDS: Final = 60.0
logger = logging.getLogger("vagon.server")


class BadAddress(ValueError):
    """Where nothing can be served; the text tells why."""


class Server(uvicorn.Server):
    """Ends the streams before uvicorn waits for them."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms) -> None:
        super().__init__(config)
        self._rooms = rooms

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop().call_soon(self._rooms.hub.close)


def serve(
    store: Store, settings: Settings, host: str, port: int, workers: int, database: str, ready: Any = None
) -> None:
    """Serve until a signal stops it. `ready` is called with the address once requests are answered."""
    try:
        listener = _listen(host, port)
    except BadAddress:
        store.close()
        raise
    # uvicorn raises the signal again when it has stopped; the workers and the store still have to be.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    try:
        loop.run(_serve(store, settings, host, listener, workers, database, ready))
    finally:
        store.close()


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadAddress(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return listener


async def _serve(
    store: Store,
    settings: Settings,
    host: str,
    listener: socket.socket,
    workers: int,
    database: str,
    ready: Any,
) -> None:
    rooms = Rooms(store)
    app = build_app(rooms, settings)
    _collect_rarely()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=16_384,
    )
    server = Server(config, rooms)
    children = asyncio.create_task(_keep_workers(workers, database))
    port = listener.getsockname()[1]
    announcing = asyncio.create_task(_announce(server, host, port, ready))
    try:
        await server.serve([listener])
    finally:
        for task in (children, announcing):
            task.cancel()
        await asyncio.gather(children, announcing, return_exceptions=True)


async def _announce(server: Server, host: str, port: int, ready: Any) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    if ready is not None:
        ready(f"http://{host}:{port}")


async def _keep_workers(count: int, database: str) -> None:
    """Worker processes, for as long as the server runs."""
    await keep_running(
        (
            *(sys.executable, "-m", "vagon", "worker", "--database", database),
            *("--parent", str(os.getpid())),
        ),
        count,
    )


async def keep_running(command: Sequence[str], count: int) -> None:
    """So many processes of a command; one that ends is started again, and one that cannot run ever later."""
    children: dict[subprocess.Popen[bytes], float] = {}  # and when each was started
    pauses = Pauses()
    not_before = 0.0
    try:
        while True:
            now = time.monotonic()
            ended = [child for child in children if child.poll() is not None]
            if ended:
                not_before = now + pauses.after(max(now - children.pop(child) for child in ended))
            while len(children) < count and now >= not_before:
                children[subprocess.Popen(command, stdin=subprocess.DEVNULL)] = now
            await asyncio.sleep(WATCH_SECONDS)
    finally:
        for child in children:
            child.terminate()
        for child in children:
            try:
                child.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


class Pauses:
    """How long to wait before a worker is started again: twice as long each time that one has ended soon."""

    def __init__(self) -> None:
        self._pause = 0.0

    def after(self, seconds: float) -> float:
        """The pause after a worker that ran for so many seconds; that they fail is logged once."""
        if seconds >= STEADY_SECONDS:
            self._pause = 0.0
            return self._pause
        if self._pause == WATCH_SECONDS:  # one may have been killed; the second time it is a failure
            logger.error("workers end as soon as they are started; they are tried again more and more rarely")
        self._pause = min(max(2 * self._pause, WATCH_SECONDS), LONGEST_PAUSE_SECONDS)
        return self._pause


def work(store: Store, parent: int | None) -> None:
    """Play for bots until a signal stops it, or the server that started it is gone."""
    try:
        loop.run(_work(store, parent))
    finally:
        store.close()


async def _work(store: Store, parent: int | None) -> None:
    worker = Worker(Rooms(store))
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, worker.stopping.set)
    watching = asyncio.create_task(_watch_parent(worker, parent))
    await worker.run()
    watching.cancel()


async def _watch_parent(worker: Worker, parent: int | None) -> None:
    while parent is not None and os.getppid() == parent:
        await asyncio.sleep(WATCH_SECONDS)
    if parent is not None:
        worker.stopping.set()


def _collect_rarely() -> None:
    """What is loaded stays, and tables are no garbage: looking through them took a sixth of a move's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
