"""A server of our own for browsers, in a process that can be ended and started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


class Site:
    """`vagon serve` on a file of its own."""

    def __init__(self, directory: Path) -> None:
        self.database = directory / "vagon.db"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Serve; the second time at the same address as the first."""
        command = [sys.executable, "-m", "vagon", "serve", "--database", str(self.database), "--rate", "0"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=20)
