"""The cells of the report on strength: how they are looked at, kept, gone on with and told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from vagon.arena import cells, strength
from vagon.arena.cells import LOOKS, Cell, all_cells, find_cells
from vagon.arena.entrants import read_bots
from vagon.arena.signatures import sign_all
from vagon.arena.speed import FLOORS, load_rates, measure_rates, save_rates
from vagon.arena.strength import (
    Outcome,
    find_results,
    games_file,
    load,
    measure,
    renew_signatures,
    result_file,
    save,
    seats_of,
)
from vagon.arena.strength_report import charts, markdown
from vagon.bots.weights import trained
from vagon.cli.main import main
from vagon.files import BadFile
from vagon.maps import load_map
from vagon.rules.random import COMPILED

RESULTS = Path(__file__).parents[2] / "docs" / "strength"
EASY = Cell("yardsticks", "europe", 2, ("big-track", "random"), 0.5)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks after a few games, as real ones take hours."""
    monkeypatch.setattr(cells, "LOOKS", ((4, 0.98), (8, 0.98), (16, 0.95)))


def test_every_cell_has_a_name_of_its_own_and_bots_that_exist() -> None:
    everything = all_cells()
    assert len({cell.name for cell in everything}) == len(everything)
    for cell in everything:
        assert read_bots(",".join(cell.bots)) == list(cell.bots)
        assert cell.floor is None or 1 / cell.players <= cell.floor < 1


def test_what_the_floors_ask_is_there() -> None:
    floors = {(cell.map, cell.players, cell.bots): cell.floor for cell in all_cells()}
    assert floors["europe", 2, ("level5", "level3")] == 0.81
    assert floors["germany", 4, ("level5", "level4")] == 0.28
    assert floors["europe", 2, ("level5", "peeking-mcts")] == 0.83
    assert floors["germany", 4, ("level4[rollouts=512]", "hungry[2017]", "one-step", "long-route")] == 0.88
    assert floors["europe", 4, ("level4[rollouts=512]", "path")] == 0.91
    assert floors["europe", 5, ("level5", "level4")] is None


def test_level_5_meets_what_level_4_has_missed() -> None:
    yardsticks = find_cells(["yardsticks"])
    met = {(cell.map, cell.players, cell.bots[1:]) for cell in yardsticks if cell.bots[0] == "level5"}
    results = find_results(RESULTS, yardsticks)
    for cell in yardsticks:
        found = results.get(cell.name)
        if found is not None and found.verdict == "missed":
            assert (cell.map, cell.players, cell.bots[1:]) in met


def test_with_four_seats_the_stronger_form_of_an_agent_is_met() -> None:
    """Of two that are equal within the interval, one will do."""
    met = {(cell.map, bot) for cell in find_cells(["yardsticks"]) if cell.players == 4 for bot in cell.bots}
    results = find_results(RESULTS, find_cells(["forms"]))
    for cell in find_cells(["forms"]):
        found, (repaired, released) = results[cell.name], cell.bots
        assert ((cell.map, repaired) in met) != ((cell.map, released) in met)
        if found.last.low > 1 / cell.players:
            assert (cell.map, repaired) in met
        if found.last.high < 1 / cell.players:
            assert (cell.map, released) in met


def test_looks_are_at_whole_deals() -> None:
    assert LOOKS == ((100, 0.98), (200, 0.98), (400, 0.95))
    assert EASY.looks == ((50, 0.98), (100, 0.98), (200, 0.95))
    assert [deals for deals, _ in replace(EASY, players=3).looks] == [34, 67, 134]


def test_cells_are_found_by_name_and_group() -> None:
    assert find_cells([]) == all_cells()
    assert {cell.group for cell in find_cells(["ladder"])} == {"ladder"}
    assert len(find_cells(["ladder", "europe-2-level2-level1"])) == len(find_cells(["ladder"]))
    with pytest.raises(KeyError):
        find_cells(["zzz"])


@pytest.mark.usefixtures("quick")
def test_a_cell_stops_when_it_passes(tmp_path: Path) -> None:
    told: list[int] = []
    outcome = measure(EASY, tmp_path / "games.jsonl", done=told.append)
    assert outcome.verdict == "passed"
    assert outcome.last.low > 0.5
    assert outcome.looks[:-1] == [look for look in outcome.looks[:-1] if look.low <= 0.5]
    assert told[-1] == outcome.last.games // 2
    assert outcome.faults == 0
    score, other = outcome.measured["score"], outcome.opponents["score"]
    assert score is not None
    assert other is not None
    assert score > other


@pytest.mark.usefixtures("quick")
def test_a_cell_that_misses_shows_the_number_at_the_last_look() -> None:
    outcome = measure(replace(EASY, bots=("random", "big-track")), None)
    assert outcome.verdict == "missed"
    assert [look.games for look in outcome.looks] == [4, 8, 16]
    assert [look.confidence for look in outcome.looks] == [0.98, 0.98, 0.95]
    assert measure(replace(EASY, floor=None), None).verdict == "reported"


@pytest.mark.usefixtures("quick")
def test_the_games_of_a_killed_run_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = measure(replace(EASY, bots=("random", "big-track")), file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:20])
    again = measure(replace(EASY, bots=("random", "big-track")), file)
    assert again.looks == whole.looks


@pytest.mark.usefixtures("quick")
def test_results_are_kept_as_they_are(tmp_path: Path) -> None:
    outcome, file = measure(EASY, None), tmp_path / "cell.json"
    save(outcome, file)
    assert load(file) == outcome
    file.write_text(file.read_text().replace('"version": 3', '"version": 7'))
    with pytest.raises(BadFile, match="is not a result of version 3"):
        load(file)
    file.write_text("[]")
    with pytest.raises(BadFile, match="is not the result of a cell"):
        load(file)


def made_up(cell: Cell, win: float) -> Outcome:
    """A result as if it had been measured."""
    looks = [strength.Look(100, 0.98, win, win - 0.1, min(1.0, win + 0.1))]
    means: dict[str, float | None] = dict.fromkeys(
        ("score", "margin", "turns", "routes", "route_points", "wagons", "opening_kept", "tickets_kept"), 12.0
    )
    means |= {"tickets_completed": 2.0, "seconds_per_decision": 0.01}
    verdict: strength.Verdict = "passed" if cell.floor is None or win - 0.1 > cell.floor else "missed"
    return Outcome({}, "a command", "a commit", "a signature", "0.1", verdict, looks, means, means, 0)


def test_the_report_tells_every_result_and_what_is_missing() -> None:
    everything = all_cells()
    outcomes = {cell.name: made_up(cell, 0.5 + i / 1000) for i, cell in enumerate(everything[:-3])}
    text = markdown(outcomes, trained(), "strength")
    for cell in everything[:-3]:
        win = 100 * outcomes[cell.name].last.win
        row = f"| {cell.map} | {cell.players} | {cell.bots[0]} | {', '.join(cell.bots[1:])} | {win:.1f} |"
        assert row in text
    assert "Not measured yet: 3." in text
    assert "| mean route length | 1.00 |" in text
    pictures = charts(outcomes, trained())
    assert set(pictures) == {f"{cell.group}.svg" for cell in everything} | {"calibration.svg"}
    for name in pictures:
        assert f"(strength/{name})" in text


@pytest.mark.parametrize(
    ("name", "changes", "verdict"),
    [
        ("winning-europe-2", {}, "passed"),
        ("winning-europe-2", {"brier": 0.191}, "missed"),
        ("winning-europe-2", {"calibration_error": 0.031}, "missed"),
        ("winning-europe-2", {"brier_by_quarter": [0.2, 0.2, 0.15, 0.131]}, "missed"),
        ("winning-europe-4", {}, "missed"),
        ("winning-europe-4", {"brier": 0.16}, "passed"),
        ("winning-europe-4", {"brier": 0.16, "games": 1999}, "passed, on 1,999 games only"),
        ("winning-open-europe-2", {}, "missed"),
        ("winning-open-europe-3", {"brier": 0.3}, "reported"),
    ],
)
def test_win_probabilities_stand_beside_what_is_asked_of_them(
    name: str, changes: dict[str, object], verdict: str
) -> None:
    measured = {
        "games": 2000,
        "guesses": 26_000,
        "brier": 0.18,
        "brier_interval": [0.17, 0.19],
        "brier_by_quarter": [0.22, 0.2, 0.15, 0.13],
        "calibration_error": 0.03,
        "brier_open": 0.2,
        "brier_rollouts": 0.19,
        "bins": [[0.5, 0.5, 100]],
    }
    content = {"command": "a command", "measured": measured | changes}
    text = markdown({}, {name: content}, "strength")
    row = next(line for line in text.splitlines() if line.startswith("| europe |"))
    assert row.endswith(f"| {verdict} |")


def test_the_win_probabilities_shipped_pass() -> None:
    text = markdown({}, trained(), "strength")
    section = text[text.index("## Win probability") :].split("\n## ")[0]
    verdicts = [line.split("|")[-2].strip() for line in section.splitlines() if line.startswith("| ")][2:]
    assert [sum(found.startswith(word) for found in verdicts) for word in ("passed", "reported")] == [10, 6]


def test_the_report_is_what_its_files_say(tmp_path: Path) -> None:
    """Of these results, and of the numbers that bots play by now: `vagon strength report` writes it anew."""
    folder, report = tmp_path / RESULTS.name, tmp_path / "strength.md"
    copytree(RESULTS, folder, ignore=ignore_patterns("*.svg"))
    assert main(["strength", "report", "--folder", str(folder), "-o", str(report)]) == 0
    assert report.read_text() == RESULTS.with_suffix(".md").read_text()
    pictures = {path.name: path.read_text() for path in folder.glob("*.svg")}
    assert pictures == {path.name: path.read_text() for path in RESULTS.glob("*.svg")}


def test_nothing_measured_is_said_so() -> None:
    text = markdown({}, {}, "strength")
    assert f"Not measured yet: {len(all_cells())}." in text
    assert ".svg" not in text


@pytest.mark.usefixtures("quick")
@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
def test_the_command_measures_lists_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, games, report = tmp_path / "results", tmp_path / "games", tmp_path / "strength.md"
    words = ["strength", "run", "--cell", "europe-2-level2-level1", "--jobs", "1"]
    words += ["--folder", str(folder), "--games", str(games)]
    assert main(words) == 0
    assert "europe-2-level2-level1: " in capsys.readouterr().out
    assert main(words) == 0  # nothing is left to do
    assert capsys.readouterr().out == ""
    assert main(["strength", "list", "--folder", str(folder)]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(all_cells()) + 1
    assert len([line for line in listed if line.endswith("open")]) == len(all_cells()) - 1
    assert main(["strength", "report", "--folder", str(folder), "-o", str(report)]) == 0
    assert "| europe | 2 | level2 | level1 |" in report.read_text(encoding="utf-8")
    assert (folder / "ladder.svg").exists()


def test_results_of_other_bots_do_not_count(tmp_path: Path) -> None:
    outcome = made_up(EASY, 0.9)
    save(outcome, result_file(tmp_path, EASY))
    renew_signatures(tmp_path, seats_of([EASY]))
    assert find_results(tmp_path, [EASY]) == {}
    now = sign_all(load_map(EASY.map), EASY.players, EASY.bots)
    save(replace(outcome, signature=now), result_file(tmp_path, EASY))
    assert find_results(tmp_path, [EASY])[EASY.name].signature == now
    assert now in games_file(tmp_path, EASY).name


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
def test_rollouts_are_counted_kept_and_told(tmp_path: Path) -> None:
    rates, file = measure_rates(1, 0.01), tmp_path / "rollouts.json"
    assert {(rate.map, rate.players): rate.floor for rate in rates} == FLOORS
    assert all(rate.rollouts > 1000 for rate in rates)
    save_rates(rates, "a processor", file)
    assert load_rates(file) == (rates, "a processor")
    text = markdown({}, {}, "strength", (rates, "a processor"))
    assert f"| europe | 2 | {rates[0].rollouts:,} | 25,000 |" in text
    file.write_text("{}")
    with pytest.raises(BadFile, match="does not hold rollouts per second of version 1"):
        load_rates(file)


def test_a_cell_that_does_not_exist_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["strength", "run", "--cell", "zzz"]) == 2
    expected = "vagon: strength: there is no cell or group 'zzz'; `vagon strength list` names them\n"
    assert capsys.readouterr().err == expected
