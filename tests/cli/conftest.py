"""Running commands inside the test process."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.commands import Outcome
from vagon.cli.main import main
from vagon.cli.names import DASH

Vagon = Callable[..., Outcome]


@pytest.fixture
def vagon(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Vagon:
    """Runs a command with `given` as its standard input; dashes are hyphens in what it prints."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*words: object, given: str | bytes = b"") -> Outcome:
        data = given.encode() if isinstance(given, str) else given
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Outcome(code, captured.out.replace(DASH, "-"), captured.err.replace(DASH, "-"))

    return run


@pytest.fixture
def record_file(tmp_path: Path, vagon: Vagon) -> Path:
    """The record of a finished game on the map of Europe: two greedy players, seed 7."""
    path = tmp_path / "record.json"
    assert vagon("record", "play", "--seed", 7, "--policy", "greedy", "-o", path).code == 0
    return path


@pytest.fixture
def position_file(tmp_path: Path, vagon: Vagon, record_file: Path) -> Path:
    """A situation in the middle of that game, at the start of a turn."""
    path = tmp_path / "position.json"
    path.write_text(vagon("record", "show", record_file, "--at", 60, "--json").out)
    return path
