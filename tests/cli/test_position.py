"""`vagon position`."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Outcome, check_refused, each_unreadable, unreadable
from tests.cli.conftest import Vagon


def test_show(vagon: Vagon, position_file: Path) -> None:
    code, out, err = vagon("position", "show", position_file)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Europe, 2 players, 27 turns played"
    assert lines[3].split() == ["▸", "seat", "0", "9", "36", "6", "2", "3"]
    assert "  hand        1 ◆ violet  2 ○ white  1 ■ orange  1 ♥ red  1 ♣ green" in lines
    assert "  tickets     Barcelona-München 8 (open), Frankfurt-København 5 (open)" in lines
    assert lines[-1] == "seat 0 to move."
    assert vagon("position", "show", "-", given=position_file.read_bytes()).out == out


def test_legal(vagon: Vagon, position_file: Path) -> None:
    code, out, err = vagon("position", "legal", position_file)
    assert (code, err) == (0, "")
    texts = out.splitlines()
    assert texts[:3] == ["draw deck", "draw yellow", "tickets"]
    shown = json.loads(vagon("position", "legal", position_file, "--json").out)
    assert (shown["seat"], shown["phase"]) == (0, "turn")
    assert [action["text"] for action in shown["actions"]] == texts
    assert shown["actions"][0] == {"number": 0, "text": "draw deck", "action": {"do": "draw", "card": "deck"}}


def test_apply(vagon: Vagon, position_file: Path, tmp_path: Path) -> None:
    words = ("position", "apply", position_file, "draw yellow", "draw deck")
    printed = vagon(*words)
    assert (printed.code, printed.err) == (0, "")
    after = json.loads(printed.out)
    assert after["seat"] == 1
    assert sum(after["seats"][0]["hand"].values()) == 8
    assert vagon(*words, "-o", tmp_path / "next.json") == Outcome(0, "", "")
    assert (tmp_path / "next.json").read_text() == printed.out
    step = vagon("position", "apply", "-", "Draw  YELLOW", given=position_file.read_bytes()).out
    assert vagon("position", "apply", "-", "draw deck", given=step).out == printed.out


def test_apply_follows_the_record(vagon: Vagon, record_file: Path) -> None:
    moves = json.loads(record_file.read_text())["moves"]
    start, end = (vagon("record", "show", record_file, "--at", n, "--json").out for n in (0, len(moves)))
    actions = [move["action"] for move in moves]
    assert vagon("position", "apply", "-", *actions, given=start).out == end


@pytest.mark.parametrize(
    ("actions", "reasons"),
    [
        (["fly to the moon"], ["europe has no action 'fly to the moon'"]),
        (["draw rde"], ["did you mean 'draw red'?"]),
        (["draw red"], ["'draw red' is refused: That card does not lie in the row.", "(E-29)"]),
        (["draw deck", "tickets"], ["'tickets' is refused", "second card", "E-26"]),
        (
            ["claim paris-zurich"],
            ["Paris-Zürich costs 3 cards of one colour. You have 2 that fit together. (E-41)"],
        ),
        (["claim amsterdam-bruxelles"], ["Amsterdam-Bruxelles is taken already (seat 0). (E-47)"]),
        (["pass"], ["E-26"]),
        ([""], ["no action"]),
    ],
)
def test_apply_refuses(vagon: Vagon, position_file: Path, actions: list[str], reasons: list[str]) -> None:
    check_refused(vagon("position", "apply", position_file, *actions), *reasons)


def test_apply_writes_nothing_when_refused(vagon: Vagon, position_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "next.json"
    check_refused(vagon("position", "apply", position_file, "draw deck", "fly", "-o", path), "fly")
    assert not path.exists()


@each_unreadable
@pytest.mark.parametrize("command", [["show"], ["legal"], ["apply", "pass"]], ids=lambda command: command[0])
def test_unreadable(vagon: Vagon, tmp_path: Path, command: list[str], kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("position", command[0], path, *command[1:]), reason)


def test_bad_standard_input(vagon: Vagon) -> None:
    check_refused(vagon("position", "show", "-"), "-: line 1", "is not JSON")
    check_refused(vagon("position", "show", "-", given=b" " * 4_000_001), "is larger than")
    check_refused(vagon("position", "show", "-", given='{"format": "vagon-map"}'), "format", "vagon-position")
