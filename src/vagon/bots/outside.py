"""`outside[COMMAND]`: a program of its own plays the seat, by lines of JSON on its standard input and output.

docs/protocol.md describes what is said. A program is started for one game and ended with it. Whatever it does
wrong ends in `Lost`, which whoever asked counts as a lost game.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final, Literal

from vagon import __version__
from vagon.bots.base import BadBot, Bot, Options, whole_option
from vagon.bots.registry import OUTSIDE
from vagon.files import BadFile, Members, Node, parse_json, shown
from vagon.table.actions import BadAction, actions_of
from vagon.table.boards import board_of, map_data
from vagon.table.views import View

if sys.platform == "linux":
    import resource

PROTOCOL: Final = 1
MAX_LINE: Final = 65_536
"""Bytes that a program may write for one answer."""
MAX_NAME: Final = 40
START_FACTOR: Final = 5
"""To start and say hello, a program has so many times the seconds of a decision."""
EXIT_SECONDS: Final = 1.0
MEGABYTE: Final = 1 << 20
DEFAULT_MEMORY: Final = 1024
MAX_MEMORY: Final = 1 << 20
_MEMORY: Final = "memory"

FaultKind = Literal["raised", "stalled", "illegal"]


class Lost(Exception):
    """The program has broken down or off, stalled, or answered what is not legal."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Outside(Bot):
    """A program as a bot, with `seconds` by the wall's clock for a decision, and `memory` in megabytes.

    Each of its processes may use that much memory; only Linux holds them to it. Close it in the end.
    """

    def __init__(
        self, command: Sequence[str], key: bytes, seconds: float, memory: int = DEFAULT_MEMORY
    ) -> None:
        self.command = list(command)
        self.key = key
        self.seconds = seconds
        self.memory = memory
        self.name = self.command[0]  # until it has told another
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, view: View) -> int:
        try:
            process = self.process or self._start(view)
            question = {"type": "decide", "view": view.to_json(), "seconds": self.seconds}
            answer = self._ask(process, [question], self.seconds, ("action",))
            return self._legal(answer["action"].value, view)
        except (Lost, BadFile) as fault:
            if self.process:
                kill(self.process)
            raise fault if isinstance(fault, Lost) else Lost("raised", str(fault)) from None

    def end(self, totals: list[int] | None, places: list[int] | None, lost: int | None) -> None:
        """Tell the program how the game ended: the points and places by seat, or who lost by a fault."""
        if self.process:
            message = {"type": "game_over", "totals": totals, "places": places, "lost": lost}
            watch = threading.Timer(EXIT_SECONDS, kill, [self.process])
            watch.start()
            with suppress(OSError):  # it may have left
                send(self.process, message)
            watch.cancel()
            self.close()

    def close(self) -> None:
        """End the program, if it runs; it has a moment to leave by itself."""
        process, self.process = self.process, None
        if process:
            with suppress(OSError):
                pipe(process.stdin).close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(EXIT_SECONDS)
            kill(process)
            process.wait()
            pipe(process.stdout).close()

    def _start(self, view: View) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise Lost("raised", f"{self.name}: cannot be started: {error.strerror}") from None
        self.process = process
        if sys.platform == "linux":
            most = self.memory * MEGABYTE
            with suppress(OSError):  # it may have left
                resource.prlimit(process.pid, resource.RLIMIT_DATA, (most, most))
        hello = {"type": "hello", "protocol": PROTOCOL, "vagon": __version__}
        game = {
            "type": "new_game",
            "map": map_data(view.map),
            "players": view.players,
            "seat": view.seat,
            "seed": self.key.hex(),
        }
        answer = self._ask(process, [hello, game], START_FACTOR * self.seconds, ("protocol", "name"))
        if answer["protocol"].value != PROTOCOL:
            answer["protocol"].fail(f"must be {PROTOCOL}, not {shown(answer['protocol'].value)}")
        self.name = answer["name"].text(MAX_NAME)
        return process

    def _ask(
        self,
        process: subprocess.Popen[bytes],
        messages: Sequence[object],
        seconds: float,
        members: Sequence[str],
    ) -> Members:
        """The members of the program's answer, which has these and no others."""
        late = threading.Event()

        def end_waiting() -> None:
            late.set()
            kill(process)  # which breaks both pipes

        watch = threading.Timer(seconds, end_waiting)
        watch.start()
        try:
            with suppress(OSError):  # it has left, perhaps with an answer
                for message in messages:
                    send(process, message)
            line = pipe(process.stdout).readline(MAX_LINE + 1)
        finally:
            watch.cancel()
        if late.is_set():
            raise Lost("stalled", f"{self.name}: no answer within {seconds:g} s")
        if len(line) > MAX_LINE:
            raise Lost("raised", f"{self.name}: wrote a line of more than {MAX_LINE} bytes")
        if not line.endswith(b"\n"):
            raise Lost("raised", f"{self.name}: {ending(process)}")
        return Node(parse_json(line, self.name), name=self.name).object(members)

    def _legal(self, given: object, view: View) -> int:
        names = actions_of(board_of(view.map))
        try:
            if not isinstance(given, int | str | dict):
                raise BadAction(f"an action is a number, a text or an object, not {shown(given)}")
            number = names.number(given)
        except BadAction as bad:
            raise Lost("illegal", f"{self.name}: {bad}") from None
        if number not in view.legal:
            raise Lost("illegal", f"{self.name}: {names.text(number)!r} is not legal now")
        return number


def send(process: subprocess.Popen[bytes], message: object) -> None:
    line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    stream = pipe(process.stdin)
    stream.write(line.encode() + b"\n")
    stream.flush()


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def kill(process: subprocess.Popen[bytes]) -> None:
    """End the program and what it has started."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):  # nobody is left
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def ending(process: subprocess.Popen[bytes]) -> str:
    """Why the program says no more."""
    try:
        code = process.wait(EXIT_SECONDS)
    except subprocess.TimeoutExpired:
        return "closed its output"
    return f"was ended by signal {-code}" if code < 0 else f"exited with code {code}"


def make_outside(options: Options, key: bytes, seconds: float) -> Outside:
    """The program of `outside[COMMAND]`, or of `outside[memory=2048 COMMAND]` with so many megabytes."""
    try:
        words = shlex.split(" ".join(options))
    except ValueError as error:
        raise BadBot(f"{OUTSIDE}: the command cannot be read: {str(error).lower()}") from None
    limits = {}
    if words and words[0].startswith(f"{_MEMORY}="):
        limits[_MEMORY] = words.pop(0).partition("=")[2]
    memory = whole_option(OUTSIDE, limits, _MEMORY, DEFAULT_MEMORY, 1, MAX_MEMORY)
    if not words:
        raise BadBot(f"{OUTSIDE} needs a command, as in {OUTSIDE}[python3 bot.py]")
    if shutil.which(words[0]) is None:
        raise BadBot(f"{OUTSIDE}: there is no program {words[0][:80]!r}")
    return Outside(words, key, seconds, memory)
