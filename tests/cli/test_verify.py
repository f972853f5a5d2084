"""`vagon verify`."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import check_refused, each_unreadable, unreadable
from tests.cli.conftest import Vagon
from vagon.table.fairness import commit, game_key
from vagon.table.game import Game
from vagon.table.records import Fairness

SECRET = bytes(range(32))
NONCES = (b"first", b"second")


@pytest.fixture
def fair_file(tmp_path: Path) -> Path:
    """A short game with a promise that was kept."""
    game = Game("europe", 2, key=game_key(SECRET, NONCES))
    for _ in range(12):
        game.play(game.legal()[0])
    path = tmp_path / "fair.json"
    path.write_text(game.record(Fairness(commit(SECRET), NONCES, SECRET)).to_json())
    return path


def checks(out: str) -> dict[str, str]:
    return {line.split()[0]: line.partition(" ")[2].strip().partition("  ")[0] for line in out.splitlines()}


def test_a_kept_promise(vagon: Vagon, fair_file: Path) -> None:
    code, out, err = vagon("verify", fair_file)
    assert (code, err) == (0, "")
    assert checks(out) == {"commitment": "ok", "key": "ok", "chance": "ok", "rules": "ok"}


def test_without_a_promise(vagon: Vagon, record_file: Path) -> None:
    code, out, _ = vagon("verify", record_file)
    assert code == 0
    assert checks(out) == {"commitment": "not checked", "key": "not checked", "chance": "ok", "rules": "ok"}


def test_json(vagon: Vagon, fair_file: Path) -> None:
    shown = json.loads(vagon("verify", fair_file, "--json").out)
    assert shown["ok"] is True
    assert [list(check) for check in shown["checks"]] == [["name", "ok", "detail"]] * 4


@pytest.mark.parametrize(
    ("change", "failing"),
    [
        (lambda record: record["chance"].update(commitment="0" * 64), ["commitment"]),
        (lambda record: record["chance"].update(secret="1" * 64), ["commitment", "key"]),
        (lambda record: record["chance"]["nonces"].reverse(), ["key"]),
        (lambda record: record["deal"].reverse(), ["chance", "rules"]),
        (lambda record: record["moves"][-1].update(action="pass"), ["rules"]),
    ],
    ids=["commitment", "secret", "nonces", "deal", "move"],
)
def test_a_broken_promise(vagon: Vagon, fair_file: Path, change: object, failing: list[str]) -> None:
    record = json.loads(fair_file.read_text())
    assert callable(change)
    change(record)
    fair_file.write_text(json.dumps(record))
    code, out, err = vagon("verify", fair_file)
    assert (code, err) == (1, "")
    assert [name for name, result in checks(out).items() if result == "FAILED"] == failing
    assert json.loads(vagon("verify", fair_file, "--json").out)["ok"] is False


def test_a_secret_not_revealed_yet(vagon: Vagon, fair_file: Path) -> None:
    """What cannot be checked is no success."""
    record = json.loads(fair_file.read_text())
    record["chance"].update(key=None, secret=None)
    fair_file.write_text(json.dumps(record))
    code, out, _ = vagon("verify", fair_file)
    assert code == 1
    assert set(checks(out).values()) == {"not checked"}


@each_unreadable
def test_something_else(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("verify", path), reason)
