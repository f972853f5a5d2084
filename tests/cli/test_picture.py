"""`vagon map show --svg`."""

import json
from pathlib import Path

from tests.cli.commands import Outcome, check_refused
from tests.cli.conftest import Vagon
from vagon import Game
from vagon.table.positions import position


def test_a_map_is_drawn(vagon: Vagon, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert vagon("map", "show", "europe", "--svg", picture) == Outcome(0, "", "")
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    assert ">Wien</text>" in picture.read_text(encoding="utf-8")


def test_language_and_night(vagon: Vagon, tmp_path: Path) -> None:
    day, night = tmp_path / "day.svg", tmp_path / "night.svg"
    vagon("map", "show", "europe", "--svg", day, "--language", "uk")
    vagon("map", "show", "europe", "--svg", night, "--language", "uk", "--night")
    assert ">Відень</text>" in day.read_text(encoding="utf-8")
    assert ">Відень</text>" in night.read_text(encoding="utf-8")
    assert day.read_text(encoding="utf-8") != night.read_text(encoding="utf-8")


def test_the_pieces_of_a_position(vagon: Vagon, tmp_path: Path) -> None:
    game = Game("germany", 2, seed=3)
    saved, picture = tmp_path / "position.json", tmp_path / "board.svg"
    saved.write_text(json.dumps(position(game.state)))
    assert vagon("map", "show", "germany", "--svg", picture, "--position", saved) == Outcome(0, "", "")
    assert picture.read_text(encoding="utf-8").count('fill="#f0d9b5"') == 60
    other = vagon("map", "show", "europe", "--svg", picture, "--position", saved)
    check_refused(other, f"{saved} is a position on the map germany, not on europe")


def test_what_cannot_be_drawn_is_refused(vagon: Vagon, tmp_path: Path) -> None:
    check_refused(vagon("map", "show", "europe", "--night"), "--night needs --svg")
    check_refused(vagon("map", "show", "europe", "--language", "uk"), "--language needs --svg")
    check_refused(vagon("map", "show", "europe", "--svg", tmp_path / "none" / "b.svg"), "cannot write")
    source = Path(__file__).parents[2] / "src" / "vagon" / "maps" / "europe.json"
    data = json.loads(source.read_text(encoding="utf-8"))
    data["cities"][0]["x"] += 1
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(data), encoding="utf-8")
    check_refused(vagon("map", "show", changed, "--svg", tmp_path / "b.svg"), "europe cannot be drawn")
