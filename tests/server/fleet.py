"""Programs that play over HTTP and do not give up when the server is gone for a while."""

from __future__ import annotations

import http.client
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from typing import Any, NamedTuple

LOOK_SECONDS = 0.05
MAX_LOOKS = 6_000
"""Counted, not timed: a machine that stood still for a while, or does other things, has lost nothing."""
ENVIRONMENT = {**os.environ, "VAGON_LOG": "ERROR"}


class Answer(NamedTuple):
    status: int
    body: Any


class Program:
    """A client with a token, that repeats a request until it is answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token: str | None = None
        self.token = self.send("POST", "/api/tokens").body["token"]

    def send(self, method: str, path: str, body: object = None) -> Answer:
        for _ in range(MAX_LOOKS):
            request = urllib.request.Request(f"{self.address}{path}", method=method)
            if self.token is not None:
                request.add_header("authorization", f"Bearer {self.token}")
            data = None
            if body is not None:
                data = json.dumps(body).encode()
                request.add_header("content-type", "application/json")
            try:
                with urllib.request.urlopen(request, data, timeout=10) as answer:
                    return Answer(answer.status, json.loads(answer.read() or b"null"))
            except urllib.error.HTTPError as error:
                with error:
                    if error.code < 500:
                        return Answer(error.code, json.loads(error.read()))
            except (OSError, ValueError, http.client.HTTPException):
                pass
            time.sleep(LOOK_SECONDS)
        raise AssertionError("the server did not come back")


def step(program: Program, game: str, chance: random.Random, acknowledged: dict[str, int]) -> bool:
    """One move, if it is the program's turn; False when the game is over."""
    seen = program.send("GET", f"/api/tables/{game}").body
    if seen["table"]["status"] == "over":
        return False
    legal = seen["view"]["legal"]
    if legal:
        key = f"{chance.getrandbits(64):016x}"
        command = {"type": "play", "actions": [chance.choice(legal)]}
        done = program.send(
            "POST", f"/api/tables/{game}/commands", {"key": key, "base": seen["seq"], "command": command}
        )
        if done.status == 200:
            acknowledged[f"{seen['table']['you']}.{key}"] = done.body["seq"]
    else:
        time.sleep(0.02)
    return True


class Process:
    """A `vagon` process that can be killed and started again.

    What it says is read all the time: a pipe that nobody reads would hold it up when it is full.
    """

    def __init__(self, *words: str) -> None:
        self.words = words
        self.said = b""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "vagon", *self.words]
        self.child = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT
        )
        self._reader = threading.Thread(target=self._listen, args=(self.child,), daemon=True)
        self._reader.start()

    def _listen(self, child: subprocess.Popen[bytes]) -> None:
        assert child.stderr is not None
        with child.stderr as words:
            for line in words:
                self.said += line

    def kill(self) -> None:
        self.child.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> tuple[float, bytes]:
        """Seconds that a polite stop took, and what was said until then."""
        started = time.monotonic()
        self.child.terminate()
        self._reap()
        return time.monotonic() - started, self.said

    def _reap(self) -> None:
        self.child.wait()
        self._reader.join()

    def check_running(self) -> None:
        assert self.child.poll() is None, f"{self.words[0]} ended by itself: {self.said[-2000:]!r}"
