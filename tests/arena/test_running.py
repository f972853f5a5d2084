"""Whole arenas: the same table however it came about."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.helpers import setting, timeless
from vagon.arena import matches
from vagon.arena.report import make_report
from vagon.arena.running import play_all, processes
from vagon.bots import Bot, make_bot
from vagon.files import BadFile
from vagon.table.views import View

DEALS = 3


def test_the_number_of_processes_changes_nothing() -> None:
    arena = setting("random", "big-track")
    assert timeless(play_all(arena, 4, processes(2))) == timeless(play_all(arena, 4))


def test_an_arena_cut_short_anywhere_goes_on_to_the_same_table(tmp_path: Path) -> None:
    arena, file = setting("random", "big-track"), tmp_path / "results.jsonl"
    whole = timeless(play_all(arena, DEALS, file=file))
    assert whole == timeless(play_all(arena, DEALS))
    data = file.read_bytes()
    ends = [i for i, byte in enumerate(data) if byte == ord("\n")]
    for cut in (0, 5, ends[0], ends[0] + 1, ends[1] + 40, ends[2], len(data)):
        file.write_bytes(data[:cut])
        results = play_all(arena, DEALS, file=file)
        assert timeless(results) == whole
        assert file.read_bytes().count(b"\n") == DEALS + 1
        assert timeless(play_all(arena, DEALS, file=file)) == whole


def test_what_is_known_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena, file = setting("random", "big-track"), tmp_path / "results.jsonl"
    play_all(arena, 2, file=file)
    before = file.read_bytes()
    results = play_all(arena, 3, file=file)
    assert file.read_bytes().startswith(before)
    assert sorted(results) == [(0, 0), (1, 0), (2, 0)]


def test_a_killed_arena_leaves_nobody_behind_and_resumes_to_the_same_table(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = setting("random", "big-track", "path")
    words = [
        "--bots",
        "random,big-track,path",
        "--deals",
        "4",
        "--seed",
        "1",
        "--jobs",
        "2",
        "--out",
        str(file),
    ]
    process = subprocess.Popen([sys.executable, "-m", "vagon", "arena", *words], stdout=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < deadline:
        if file.exists() and file.read_bytes().count(b"\n") >= 3:
            break
        time.sleep(0.01)
    process.kill()
    process.communicate(timeout=60)  # its workers write there too: none of them is left
    assert file.read_bytes().count(b"\n") >= 3
    resumed = play_all(arena, 4, file=file)
    assert timeless(resumed) == timeless(play_all(arena, 4))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"{}\n", "line 1: is not that of an arena"),
        (b"some text", "line 1: is not that of an arena"),
        (b"not json\n", "line 1: is not that of an arena"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, data: bytes, message: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(data)
    with pytest.raises(BadFile) as caught:
        play_all(setting("random", "big-track"), 1, file=file)
    assert message in str(caught.value)
    assert file.read_bytes() == data


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play_all(setting("random", "big-track", seed=1), 1, file=file)
    data = file.read_bytes()
    with pytest.raises(BadFile, match="line 1: holds another arena: its seed is 1, not 2"):
        play_all(setting("random", "big-track", seed=2), 1, file=file)
    file.write_bytes(data.replace(b'"vagon":"', b'"vagon":"9.'))
    with pytest.raises(BadFile, match=r"line 1: holds another arena: its vagon is 9\."):
        play_all(setting("random", "big-track", seed=1), 1, file=file)
    file.write_bytes(data + b'{"deal":1}\n')
    with pytest.raises(BadFile, match="line 3: is not that of an arena"):
        play_all(setting("random", "big-track", seed=1), 1, file=file)


def test_the_report_counts_what_was_played() -> None:
    arena = setting("random", "big-track", "path")
    report = make_report(arena, play_all(arena, 2))
    assert (report.deals, report.games) == (2, 12)
    assert [report.bots[bot].seats for bot in ("random", "big-track", "path")] == [8, 8, 8]
    assert sum(bot.win * bot.seats for bot in report.bots.values()) == pytest.approx(12)


def test_an_arena_with_a_bot_that_fails_goes_on_and_reports_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Raising(Bot):
        def choose(self, view: View) -> int:
            if view.turns > 2:
                raise ValueError("no more ideas")
            return view.legal[0]

    def entrant(spec: str, key: bytes, limit: float) -> Bot:
        return Raising() if spec == "path" else make_bot(spec, key)

    monkeypatch.setattr(matches, "make_entrant", entrant)
    arena = setting("random", "path")
    report = make_report(arena, play_all(arena, 3))
    assert report.games == 6
    assert [fault["text"] for fault in report.faults] == ["ValueError: no more ideas"] * 6
    assert (report.bots["path"].raised, report.bots["random"].win) == (6, 1.0)
