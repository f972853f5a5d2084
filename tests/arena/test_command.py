"""`vagon arena` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vagon.cli.main import main


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random,zzz"], "vagon: arena: there is no bot 'zzz'; there are random, one-step,"),
        (["--bots", "random,,path"], "vagon: arena: a name is missing in the list of bots"),
        (["--bots", "random[x=1],path"], "vagon: arena: random has no option 'x'; it has none"),
        (
            ["--bots", "peeking-mcts[simulations=0],path"],
            "vagon: arena: peeking-mcts: simulations must be a whole number from 1 to 20000, not '0'",
        ),
        (["--bots", "random,path", "--deals", "0"], "must be a whole number from 1 to"),
        (["--bots", "random,path", "--sprt", "55,50"], "must be two percentages like 50,55"),
        (["--bots", "random,path", "--players", "6"], "must be a whole number from 2 to 5"),
        ([], "the following arguments are required: --bots"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert message in printed.err
    assert printed.err.count("\n") == 1


def test_table_json_html_and_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html, out = tmp_path / "report.html", tmp_path / "results.jsonl"
    words = ["arena", "--bots", "random,big-track", "--deals", "2", "--jobs", "1", "--out", str(out)]
    assert main([*words, "--html", str(html)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("europe, 2 players, seed 0: 4 games of 2 deals\n")
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main([*words, "--json"]) == 0
    members = json.loads(capsys.readouterr().out)
    assert members["games"] == 4
    assert members["bots"]["big-track"]["win"] == 1.0
    assert members["matrix"]["random"]["big-track"] == 0.0
    assert main([*words[:-2], "--json"]) == 0  # played anew, without the file
    again = json.loads(capsys.readouterr().out)
    for found in (members, again):
        for bot in found["bots"].values():
            del bot["seconds_per_decision"]
    assert again == members


def test_the_sequential_test_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "big-track,random", "--deals", "40", "--jobs", "1", "--sprt", "50,80", "--json"]
    assert main(["arena", *words]) == 0
    members = json.loads(capsys.readouterr().out)
    assert members["sprt"]["result"] == "accepted"
    assert members["deals"] == members["sprt"]["deals"] < 40
