"""Training: it is remembered, goes on where it was, and keeps its seeds apart."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from vagon.bots import tuning
from vagon.bots.notes import Notes
from vagon.bots.styles import DEFAULTS
from vagon.bots.tuning import STEPS, Tuning, matters, stepped, surplus
from vagon.bots.weights import commit, file_name, save_weights, trained, weights
from vagon.bots.workers import spread
from vagon.cli.main import main
from vagon.files import BadFile
from vagon.maps import load_map
from vagon.rules.random import COMPILED
from vagon.table.boards import board_of


def test_notes_are_found_again_and_a_line_cut_short_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    notes = Notes(file)
    assert notes.value("a", lambda: 1.5) == 1.5
    assert notes.value("b", lambda: [1, "x"]) == [1, "x"]
    file.write_text(file.read_text() + '["c", 3')
    again = Notes(file)
    assert again.known == {"a": 1.5, "b": [1, "x"]}
    assert again.value("a", lambda: pytest.fail("known already")) == 1.5
    assert again.value("c", lambda: 4) == 4
    assert Notes(file).known["c"] == 4


def test_notes_find_only_what_is_missing(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "notes")
    notes.value("b", lambda: 7)
    asked: list[int] = []
    told: list[int] = []

    def find(unit: int) -> int:
        asked.append(unit)
        return 10 * unit

    assert notes.values({"a": 1, "b": 2, "c": 3}, find, tell=told.append) == [10, 7, 30]
    assert asked == [1, 3]
    assert told == [2, 3]
    assert Notes(tmp_path / "notes").known == {"b": 7, "a": 10, "c": 30}


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_comes_back_in_order(jobs: int) -> None:
    assert list(spread(str, range(9), jobs)) == [str(i) for i in range(9)]


def test_a_file_that_holds_no_notes_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("hello\n")
    with pytest.raises(BadFile, match="line 1: is not a note of a training"):
        Notes(file)


def test_steps_stay_within_limits_and_surplus_is_in_standard_errors() -> None:
    assert stepped({"mix": 3.0}, "mix", 2.0) == {"mix": 4.0}
    assert surplus([0.0, 1.0, 1.0, 1.0], 0.5) == pytest.approx(1.0)


def test_only_what_matters_on_a_map_is_tried() -> None:
    europe, germany = (board_of(load_map(name)) for name in ("europe", "germany"))
    assert set(STEPS) <= set(DEFAULTS)
    assert [name for name in STEPS if not matters(europe, name)] == ["mix", "passenger", "passenger_reach"]
    assert [name for name in STEPS if not matters(germany, name)] == ["trail", "stations"]


def test_a_bad_start_is_improved_and_a_second_run_plays_nothing_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "STEPS", {"turn_price": (2.0,)})
    board = board_of(load_map("europe"))
    deals = 60 if COMPILED else 1
    told: list[str] = []
    found = Tuning(board, 2, deals, Notes(tmp_path / "notes")).run({"turn_price": 0.5}, 2, told.append)
    purposes = {key.split()[0] for key in Notes(tmp_path / "notes").known}
    assert "tuning" in purposes
    assert purposes <= {"tuning", "selection"}
    if COMPILED:
        assert found.values.get("turn_price", DEFAULTS["turn_price"]) >= 2.5
        assert found.win_against_start > 0.5 + 2 * found.standard_error
        assert told[0] == "round 1: turn_price from 0.5 to 2.5"
    played: list[str] = []
    monkeypatch.setattr(Tuning, "judge", lambda _self, _start, values: replace(found, values=changed(values)))
    monkeypatch.setattr(tuning, "duel", lambda *_: played.append("a duel"))
    again = Tuning(board, 2, deals, Notes(tmp_path / "notes")).run({"turn_price": 0.5}, 2, told.append)
    assert not played
    assert again.values == found.values


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
@pytest.mark.parametrize("is_better", [True, False])
def test_tuning_begins_with_the_best_there_is_and_must_beat_the_start_as_a_whole(
    is_better: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = board_of(load_map("europe"))
    monkeypatch.setattr(tuning, "STEPS", {})
    margins = {-3: 5.0, -2: -5.0, -1: 5.0 if is_better else 1.0}
    monkeypatch.setattr(Tuning, "margin", lambda *given: margins[given[-1]])
    told: list[str] = []
    others = {"bad": {"danger": 7.0}, "good": {"danger": 6.0}}
    found = Tuning(board, 2, 2, Notes(None)).run({"danger": 5.0}, 1, told.append, others)
    assert found.values == {"danger": 6.0 if is_better else 5.0}
    assert told == ["begins with good", *([] if is_better else ["no better than the start, which is kept"])]


def changed(values: dict[str, float]) -> dict[str, float]:
    return {name: value for name, value in values.items() if value != DEFAULTS[name]}


def test_numbers_are_saved_with_command_and_commit(tmp_path: Path) -> None:
    save_weights(tmp_path / "x.json", "vagon train x", {"a": 1.0}, {"games": 2})
    content = json.loads((tmp_path / "x.json").read_text())
    expected = {
        "command": "vagon train x",
        "commit": commit(),
        "measured": {"games": 2},
        "values": {"a": 1.0},
    }
    assert content == expected
    assert file_name("planner", "europe", 2) == "planner-europe-2.json"
    assert weights("belief", "a map of one's own") == weights("belief", "europe")


@pytest.mark.parametrize("name", sorted(trained()))
def test_what_is_shipped_was_made_by_the_command_for_it_from_a_commit(name: str) -> None:
    content = trained()[name]
    kind, *rest = name.replace("winning-open", "winning_open").split("-")
    trainings = {"winning": "calibration", "winning_open": "calibration"}
    words = str(content["command"]).split()
    assert words[:3] == ["vagon", "train", trainings.get(kind, kind)]
    options = dict(zip(words[3::2], words[4::2], strict=False))
    assert [options["--map"], *([options["--players"]] if "--players" in options else [])] == rest
    assert ("--open" in words) == (kind == "winning_open")
    assert re.fullmatch("[0-9a-f]{12}", str(content["commit"]))


def test_outside_of_a_repository_the_commit_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert commit() == "unknown"


def test_a_commit_is_dirty_by_changes_of_the_code_not_of_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    code, result = tmp_path / "code.py", tmp_path / "docs" / "result.json"
    code.write_text("1")
    result.write_text("1")
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in (["init"], ["add", "."], [*who, "commit", "--message", "All"]):
        subprocess.run(["git", *words], check=True, capture_output=True)
    clean = commit()
    result.write_text("2")
    assert commit() == clean
    code.write_text("2")
    assert commit() == f"{clean}-dirty"


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
@pytest.mark.parametrize(
    ("words", "file"),
    [
        (["keep", "--games", "2", "--report", "1"], "keep-europe.json"),
        (["belief", "--games", "2", "--report", "1"], "belief-europe.json"),
        (["simple", "--games", "2", "--report", "1"], "simple-europe.json"),
        (["value", "--players", "3", "--games", "2", "--report", "1"], "value-europe-3.json"),
        (["calibration", "--games", "3", "--report", "2", "--budget", "4"], "winning-europe-2.json"),
        (
            ["calibration", "--games", "3", "--report", "2", "--budget", "4", "--open", "--jobs", "1"],
            "winning-open-europe-2.json",
        ),
    ],
)
def test_each_training_is_one_command_that_goes_on(
    words: list[str], file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes"
    command = ["train", *words, "--output", str(tmp_path), "--notes", str(notes)]
    assert main(command) == 0
    first, noted = (tmp_path / file).read_text(), notes.read_text()
    assert main(command) == 0
    assert (tmp_path / file).read_text() == first
    assert notes.read_text() == noted
    assert json.loads(first)["command"].startswith(f"vagon train {words[0]} --map europe")
    assert f"Written: {tmp_path / file}" in capsys.readouterr().out


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
def test_the_planner_is_tuned_by_a_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tuning, "STEPS", {"danger": (1.0,)})
    command = ["train", "planner", "--map", "germany", "--players", "3", "--deals", "4", "--rounds", "1"]
    assert main([*command, "--output", str(tmp_path)]) == 0
    content = json.loads((tmp_path / "planner-germany-3.json").read_text())
    assert content["command"] == "vagon train planner --map germany --players 3 --deals 4 --rounds 1"
    assert content["measured"]["games"] == 24


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["planner"], "the following arguments are required: --output"),
        (["planner", "--output", "nowhere"], "train: there is no folder 'nowhere'"),
        (["planner", "--output", ".", "--players", "7"], "must be a whole number from 2 to 5"),
        (["belief", "--output", ".", "--map", "mars"], "mars"),
        (["calibration", "--output", ".", "--budget", "0"], "must be a whole number from 1 to"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words]) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.err.count("\n") == 1
