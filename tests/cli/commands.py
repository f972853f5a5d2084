"""What the tests of the commands share."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from vagon.rules import COMPILED

NOTICE = "" if COMPILED else "vagon: the engine runs uncompiled, about 100 times slower\n"
"""What the commands that play say on standard error when all is well."""


class Outcome(NamedTuple):
    """Of a command."""

    code: int
    out: str
    err: str


def check_refused(outcome: Outcome, *words: str) -> None:
    """Check that a command refused its input in one line that has all of `words`."""
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("vagon: ")
    assert outcome.err.endswith("\n")
    assert outcome.err.count("\n") == 1
    for word in words:
        assert word in outcome.err


def start(*words: object) -> subprocess.Popen[bytes]:
    """Start a command as a process of its own."""
    command = [sys.executable, "-m", "vagon", *map(str, words)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def unreadable(tmp_path: Path) -> dict[str, tuple[Path, str]]:
    """Files that no command can read, and a part of the reason."""
    junk, truncated, huge = tmp_path / "junk.json", tmp_path / "truncated.json", tmp_path / "huge.json"
    junk.write_bytes(bytes(range(256)))
    truncated.write_text('{"format": "vagon-rec')
    huge.write_bytes(b" " * 4_000_001)
    return {
        "missing": (tmp_path / "missing.json", "no such file"),
        "directory": (tmp_path, "not an ordinary file"),
        "junk": (junk, "is not UTF-8"),
        "truncated": (truncated, "is not JSON"),
        "huge": (huge, "is larger than"),
    }


UNREADABLE = ("missing", "directory", "junk", "truncated", "huge")
each_unreadable = pytest.mark.parametrize("kind", UNREADABLE)
