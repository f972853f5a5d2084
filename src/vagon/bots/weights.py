"""Numbers found by training: small files in the package, with the command and the commit that made them.

A `note` in a file says why these two do not make its numbers again.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

UNTRAINED: Final = "europe"
"""The map whose numbers serve for one that was never trained for."""
DIRTY: Final = "-dirty"
"""Ends the commit of a tree that has changes besides; those of docs/ do not count, they hold results."""


@cache
def weights(kind: str, map_id: str, players: int | None = None) -> Mapping[str, float]:
    """The values of one kind of training for a map, and for a number of players where that matters."""
    data = files("vagon.bots") / "data"
    if not (data / file_name(kind, map_id, players)).is_file():
        map_id = UNTRAINED
    values: dict[str, float] = json.loads(
        (data / file_name(kind, map_id, players)).read_text(encoding="utf-8")
    )["values"]
    return values


def file_name(kind: str, map_id: str, players: int | None = None) -> str:
    return f"{kind}-{map_id}.json" if players is None else f"{kind}-{map_id}-{players}.json"


def save_weights(
    file: Path, command: str, values: Mapping[str, float], measured: Mapping[str, object]
) -> None:
    """Write what a training has found; `measured` is what it did on deals kept for reports."""
    content = {"command": command, "commit": commit(), "measured": dict(measured), "values": dict(values)}
    file.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def commit() -> str:
    """The commit of the tree that this runs in; "unknown" outside of one."""
    try:
        name = _git("rev-parse", "--short=12", "HEAD")
        changes = _git("status", "--porcelain", "--untracked-files=no", "--", ":/", ":(top,exclude)docs")
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return name + (DIRTY if changes else "")


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, timeout=10, check=True)
    return done.stdout.strip()


def trained() -> dict[str, dict[str, object]]:
    """Every file of the package as it is, by name without its ending."""
    data = files("vagon.bots") / "data"
    return {
        entry.name.removesuffix(".json"): json.loads(entry.read_text(encoding="utf-8"))
        for entry in sorted(data.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".json")
    }
