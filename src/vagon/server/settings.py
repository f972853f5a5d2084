"""How a server runs: from flags, or from the environment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

LOOPBACK: Final = "127.0.0.1"
LOCAL_HOSTS: Final = frozenset(("localhost", LOOPBACK, "[::1]"))


@dataclass(frozen=True, slots=True)
class Limits:
    """Requests per second and per address, and how many may come at once; 0 means no limit."""

    per_second: float = 50.0
    burst: float = 200.0
    streams: int = 200
    tables_per_minute: float = 20.0
    remarks_per_minute: float = 30.0
    replays_per_minute: float = 60.0


UNLIMITED: Final = Limits(0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Settings:
    """`hosts` are the names under which the server may be addressed, besides those of this machine.

    With a `start_token` only browsers are served that were once opened with it: `/?start=TOKEN`.
    """

    hosts: frozenset[str] = frozenset()
    trusted_proxies: frozenset[str] = frozenset()
    is_https: bool = False
    start_token: str | None = None
    retention_days: int = 365
    limits: Limits = field(default_factory=Limits)
    ping_seconds: float = 15.0

    def entrance(self, address: str) -> str:
        """What to open in a browser."""
        return f"{address}/?start={self.start_token}" if self.start_token else address

    def is_allowed(self, host: str) -> bool:
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return name.lower() in LOCAL_HOSTS or name.lower() in self.hosts
