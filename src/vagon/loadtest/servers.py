"""Servers of our own to load, and what a server says about itself."""

from __future__ import annotations

import ipaddress
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from vagon.loadtest.wire import Address, Broken, Line

MEMORY: Final = "process_resident_memory_bytes"
CPU: Final = "process_cpu_seconds_total"
_ANNOUNCED: Final = "vagon serves at "


class Reading(NamedTuple):
    """What all servers together use."""

    bytes: float
    cpu_seconds: float


def check_local(url: str) -> None:
    """Refuse, as ValueError, what is not on this machine."""
    host = urlsplit(url).hostname or ""
    try:
        is_local = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        is_local = False
    if not is_local:
        raise ValueError(f"a load is for servers of this machine only, not for {url[:100]!r}")


def address_of(url: str) -> Address:
    """The address of a server on this machine."""
    check_local(url)
    parts = urlsplit(url)
    if parts.scheme != "http" or parts.path not in ("", "/") or parts.query or not parts.hostname:
        raise ValueError(f"the address of a server is like http://127.0.0.1:8042, not {url[:100]!r}")
    return Address(parts.hostname, parts.port or 80)


class OwnServers:
    """`vagon serve` processes on one database, without limits on requests and without bots."""

    def __init__(self, database: str, count: int) -> None:
        self.database = database
        self.count = count
        self.addresses: list[Address] = []
        self._children: list[subprocess.Popen[str]] = []

    def start(self) -> Sequence[Address]:
        for _ in range(self.count):
            child = subprocess.Popen(
                [
                    *(sys.executable, "-m", "vagon", "serve", "--database", self.database),
                    *("--port", "0", "--rate", "0", "--workers", "0"),
                ],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "VAGON_HOST": "127.0.0.1"},
            )
            self._children.append(child)
            assert child.stdout is not None
            line = child.stdout.readline()
            if not line.startswith(_ANNOUNCED):
                raise Broken("the server did not start")
            self.addresses.append(address_of(line.removeprefix(_ANNOUNCED).strip()))
        return self.addresses

    def kill(self) -> None:
        """End all at once, without a chance to put anything in order."""
        for child in self._children:
            child.kill()
        for child in self._children:
            child.communicate()
        self._children, self.addresses = [], []


async def read(servers: Sequence[Address]) -> Reading:
    """What the servers say they use."""
    total = [0.0, 0.0]
    for server in servers:
        line = Line(server)
        answer = await line.send("GET", "/metrics")
        line.close()
        values = dict(words.rsplit(" ", 1) for words in answer.body.decode().splitlines() if words[:1] != "#")
        for index, name in enumerate((MEMORY, CPU)):
            total[index] += float(values.get(name, "nan"))
    return Reading(*total)
