"""`vagon map`."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Outcome, check_refused, each_unreadable, unreadable
from tests.cli.conftest import Vagon

EUROPE = Path(__file__).parents[2] / "src" / "vagon" / "maps" / "europe.json"


def test_list(vagon: Vagon) -> None:
    code, out, err = vagon("map", "list")
    assert (code, err) == (0, "")
    assert [line.split() for line in out.splitlines()] == [
        ["map", "cities", "countries", "routes", "tickets", "passengers"],
        ["europe", "47", "0", "101", "46", "0"],
        ["germany", "35", "5", "110", "89", "60"],
    ]
    maps = json.loads(vagon("map", "list", "--json").out)
    assert [found["map"] for found in maps] == ["europe", "germany"]
    assert maps[1]["players"] == [2, 5]
    assert maps[1]["crossings"] == 14


def test_show(vagon: Vagon) -> None:
    code, out, err = vagon("map", "show", "europe")
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines()]
    assert ["all", "4", "35", "30", "29", "2", "1", "101"] in rows
    assert ["points", "1", "2", "4", "7", "15", "21"] in rows
    assert ["grey", "·", "15", "4", "15", "2", "1", "37"] in rows
    assert "300 spaces for wagons, 11 double routes, 18 tunnels, 13 ferries" in out
    assert ["long", "6", "20-21"] in rows
    assert "35 cities, 5 countries with 14 crossings, 60 passengers" in vagon("map", "show", "germany").out


def test_show_json(vagon: Vagon) -> None:
    shown = json.loads(vagon("map", "show", "germany", "--json").out)
    assert shown["wagon_spaces"] == 313
    assert (shown["double_routes"], shown["triple_routes"]) == (21, 2)
    assert shown["routes_by_kind"] == {"rail": 110}
    assert sum(sum(row.values()) for row in shown["routes_by_colour_and_length"].values()) == 110
    assert shown["tickets_by_pile"]["short"] == {"tickets": 55, "least_points": 2, "most_points": 11}


def test_show_a_file(vagon: Vagon) -> None:
    assert vagon("map", "show", EUROPE) == vagon("map", "show", "europe")


def test_check(vagon: Vagon) -> None:
    assert vagon("map", "check", EUROPE) == Outcome(0, f"{EUROPE}: ok\n", "")


def test_check_lists_every_fault(vagon: Vagon, tmp_path: Path) -> None:
    europe = json.loads(EUROPE.read_text())
    europe["routes"][0]["length"] = 99
    europe["tickets"][3]["points"] = "many"
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(europe))
    code, out, err = vagon("map", "check", path, EUROPE)
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        f"{path}: routes[0].length: must be a whole number from 1 to 9, not 99",
        f"{path}: tickets[3].points: must be a whole number from 1 to 100, not 'many'",
        f"{EUROPE}: ok",
    ]


@pytest.mark.parametrize("kind", ["junk", "truncated"])
def test_check_of_something_else(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    code, out, err = vagon("map", "check", path)
    assert (code, err) == (1, "")
    assert reason in out


@pytest.mark.parametrize("kind", ["missing", "directory", "huge"])
def test_check_of_nothing(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("map", "check", path), reason)


@each_unreadable
def test_show_of_something_else(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("map", "show", path), reason)


def test_unknown_map(vagon: Vagon) -> None:
    check_refused(vagon("map", "show", "atlantis"), "'atlantis'", "europe and germany")
