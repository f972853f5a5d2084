"""`vagon record`."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Outcome, check_refused, each_unreadable, unreadable
from tests.cli.conftest import Vagon


def spoilt(path: Path, old: str, new: str) -> Path:
    """A copy of a record with its first `old` changed."""
    text = path.read_text()
    assert old in text
    copy = path.with_name("spoilt.json")
    copy.write_text(text.replace(old, new, 1))
    return copy


def test_play_prints_or_writes(vagon: Vagon, tmp_path: Path) -> None:
    words = ("record", "play", "--map", "germany", "--players", 3, "--seed", 4)
    printed = vagon(*words)
    assert (printed.code, printed.err) == (0, "")
    assert json.loads(printed.out)["players"] == 3
    assert vagon(*words, "-o", tmp_path / "game.json") == Outcome(0, "", "")
    assert (tmp_path / "game.json").read_text() == printed.out


def test_play_without_a_seed_plays_any_game(vagon: Vagon) -> None:
    first, second = (json.loads(vagon("record", "play").out)["chance"]["key"] for _ in range(2))
    assert first != second


def test_play_into_nowhere(vagon: Vagon, tmp_path: Path) -> None:
    check_refused(
        vagon("record", "play", "-o", tmp_path / "no" / "game.json"), "cannot write", "No such file"
    )
    check_refused(vagon("record", "play", "-o", tmp_path), "cannot write", "directory")


def test_check(vagon: Vagon, record_file: Path) -> None:
    assert vagon("record", "check", record_file) == Outcome(0, f"{record_file}: ok\n", "")


def test_check_finds_what_is_wrong(vagon: Vagon, record_file: Path) -> None:
    bad = spoilt(record_file, '"totals": [', '"totals": [1')
    code, out, err = vagon("record", "check", bad, record_file)
    assert (code, err) == (1, "")
    first, second = out.splitlines()
    assert first.startswith(f"{bad}: result: must be ")
    assert second == f"{record_file}: ok"


@pytest.mark.parametrize("kind", ["junk", "truncated"])
def test_check_of_something_else(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    code, out, err = vagon("record", "check", path)
    assert (code, err) == (1, "")
    assert out.count("\n") == 1
    assert reason in out


@pytest.mark.parametrize("kind", ["missing", "directory", "huge"])
def test_check_of_nothing(vagon: Vagon, tmp_path: Path, record_file: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("record", "check", path), reason)
    both = vagon("record", "check", path, record_file)
    assert (both.code, both.out) == (2, f"{record_file}: ok\n")


def test_show_tells_the_story(vagon: Vagon, record_file: Path) -> None:
    code, out, err = vagon("record", "show", record_file)
    assert (code, err) == (0, "")
    record = json.loads(record_file.read_text())
    lines = out.splitlines()
    assert lines[0] == f"Europe, player 2 and player 1, {len(record['moves'])} moves"
    assert lines[2] == "  0  player 2 keeps: Frankfurt-København 5 and Barcelona-München 8."
    assert any("digs" in line and "The tunnel shows" in line and "withdraws" in line for line in lines)
    assert any("claims" in line and line.endswith(": 1 point.") for line in lines)
    totals = record["result"]["totals"]
    winner = max(range(2), key=lambda seat: int(totals[seat]))
    assert lines[-1] == f"{('player 2', 'player 1')[winner]} wins with {totals[winner]} points."


def test_show_json(vagon: Vagon, record_file: Path) -> None:
    shown = json.loads(vagon("record", "show", record_file, "--json").out)
    record = json.loads(record_file.read_text())
    assert list(shown) == ["map", "players", "turns", "score"]
    assert shown["players"] == ["player 2", "player 1"]
    assert [seat["total"] for seat in shown["score"]["seats"]] == record["result"]["totals"]
    numbers = [turn["move"] for turn in shown["turns"]]
    assert numbers == sorted(set(numbers))
    for turn in shown["turns"]:
        assert record["moves"][turn["move"]]["seat"] == turn["seat"]


def test_show_of_an_unfinished_game(vagon: Vagon, record_file: Path) -> None:
    record = json.loads(record_file.read_text())
    record["moves"], record["result"] = record["moves"][:3], None
    record_file.write_text(json.dumps(record))
    code, out, _ = vagon("record", "show", record_file)
    assert code == 0
    assert out.endswith("\nThe game is not over.\n")
    assert json.loads(vagon("record", "show", record_file, "--json").out)["score"] is None


def test_show_at_a_move(vagon: Vagon, record_file: Path) -> None:
    code, out, err = vagon("record", "show", record_file, "--at", 2)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Europe, 2 players, 0 turns played"
    assert lines[2].split() == ["points", "wagons", "cards", "tickets", "stations"]
    assert lines[-1] == "player 1 to move."
    assert "  tickets     Barcelona-München 8 (open), Frankfurt-København 5 (open)" in lines


def test_show_at_every_move(vagon: Vagon, record_file: Path) -> None:
    """Each situation is a position that reads back, and the next move is legal there."""
    moves = json.loads(record_file.read_text())["moves"]
    for number in (0, 1, 2, 3, 19, len(moves) - 1):
        position = vagon("record", "show", record_file, "--at", number, "--json").out
        assert moves[number]["action"] in vagon("position", "legal", "-", given=position).out.splitlines()
    last = vagon("record", "show", record_file, "--at", len(moves))
    assert last.out.endswith("The game is over.\n")


def test_show_reads_the_standard_input(vagon: Vagon, record_file: Path) -> None:
    piped = vagon("record", "show", "-", given=record_file.read_text())
    assert piped == vagon("record", "show", record_file)


def test_show_at_a_move_that_never_came(vagon: Vagon, record_file: Path) -> None:
    moves = len(json.loads(record_file.read_text())["moves"])
    check_refused(vagon("record", "show", record_file, "--at", moves + 1), f"{moves} moves")
    check_refused(vagon("record", "show", record_file, "--at", -1), "--at")


@each_unreadable
def test_show_of_something_else(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("record", "show", path), reason)


def test_show_refuses_what_does_not_replay(vagon: Vagon, record_file: Path) -> None:
    check_refused(vagon("record", "show", spoilt(record_file, '"seat": 1', '"seat": 0')), "seat")


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_every_kind_of_move_has_words(vagon: Vagon, map_name: str) -> None:
    """Random games reach every action; none of them is told in its code."""
    told = ""
    for seed in range(3):
        record = vagon("record", "play", "--map", map_name, "--players", 4, "--seed", seed).out
        told += vagon("record", "show", "-", given=record).out
    words = [
        "keeps",
        "draws 3 tickets" if map_name == "europe" else "asks for",
        "claims",
        "from the deck",
        "from the row",
    ]
    words += ["builds a station in", "adds"] if map_name == "europe" else ["takes the ", "takes nobody in"]
    assert [word for word in words if word not in told] == []
    assert "The discards are shuffled into a new deck." in told
    assert "one last turn for everybody" in told
    assert "None" not in told
    assert "{" not in told
