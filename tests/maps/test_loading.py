"""Finding, reading and refusing map files."""

import json
import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import jsonschema
import pytest

from tests.maps.helpers import MAPS, shipped
from vagon.files import BadFile
from vagon.maps import load_map, map_names, parse_map

SCHEMA = json.loads((MAPS / "map.schema.json").read_bytes())


def test_built_in_maps_are_read_once() -> None:
    assert map_names() == ("europe", "germany")
    for name in map_names():
        assert load_map(name) is load_map(name)
        assert load_map(name).id == name


def test_no_map_is_left_out() -> None:
    assert {path.stem for path in MAPS.glob("*.json")} - {"map.schema"} == set(map_names())


def test_a_map_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        load_map("europe").name = "Asia"  # type: ignore[misc]
    assert len({load_map(name) for name in map_names()}) == 2


@pytest.mark.parametrize("name", map_names())
def test_a_path_gives_an_equal_map(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "board.json").write_bytes((MAPS / f"{name}.json").read_bytes())
    monkeypatch.chdir(tmp_path)
    for path in ("board.json", "./board.json", tmp_path / "board.json", Path("board.json")):
        assert load_map(path) == load_map(name)


@pytest.mark.parametrize("name", map_names())
def test_the_digest_is_of_the_data_alone(name: str) -> None:
    data = shipped(name)
    digest = load_map(name).digest
    assert parse_map(json.dumps(dict(reversed(data.items())), indent=7)).digest == digest
    data["name"] = "Elsewhere"
    assert parse_map(json.dumps(data)).digest != digest


def test_digests_are_known() -> None:
    """A change here makes old records refer to another map: it needs a line in the changelog."""
    assert {name: load_map(name).digest for name in map_names()} == {
        "europe": "607e8720671041eacd74c61370637cff8546abc7410de270bb8321dbb4e03435",
        "germany": "d59e3087c8029cf612207b87ff99e80740f26b17a276f45e4ede209e3b0ace54",
    }


@pytest.mark.parametrize("name", map_names())
def test_files_follow_the_schema_and_are_sorted(name: str) -> None:
    data = shipped(name)
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft202012Validator(SCHEMA).validate(data)
    for section in ("cities", "countries", "routes", "tickets"):
        ids = [item["id"] for item in data[section]]
        assert ids == sorted(ids)


@pytest.mark.parametrize("name", map_names())
def test_ids_say_what_they_name(name: str) -> None:
    board = load_map(name)
    for ticket in board.tickets:
        assert ticket.id == "-".join(ticket.ends)
    for route in board.routes:
        plain = "-".join(route.ends)
        assert route.id == plain or route.id.removeprefix(f"{plain}-") in (route.colour, "1", "2", "3")


@pytest.mark.parametrize("name", ["", "asia", "Europe", "europe ", "x" * 1000, "a\nb"])
def test_unknown_names_are_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadFile) as caught:
        load_map(name)
    assert caught.value.reason == "is not a built-in map; those are europe and germany"
    assert len(str(caught.value)) < 150
    assert "\n" not in str(caught.value)


def test_missing_files_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "asia.json", tmp_path, "asia.json", "./asia", "."):
        with pytest.raises(BadFile, match="cannot be read"):
            load_map(Path(path) if path == "." else path)


def test_the_first_fault_is_told_and_the_others_are_counted() -> None:
    data = shipped("europe")
    data["routes"][17]["length"] = "x"
    with pytest.raises(BadFile) as caught:
        parse_map(json.dumps(data).encode(), "europe.json")
    assert str(caught.value) == "europe.json: routes[17].length: must be a whole number from 1 to 9, not 'x'"
    data["routes"][18]["colour"] = "gray"
    with pytest.raises(BadFile, match=r"not 'x' \(and 1 more\)$"):
        parse_map(json.dumps(data).encode(), "europe.json")


def test_the_package_needs_nothing_slow() -> None:
    code = "import sys, vagon.maps; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert not {"importlib.metadata", "importlib.resources", "asyncio"} & set(modules.stdout.split())
