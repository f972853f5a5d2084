"""Whatever a file holds, it either is a playable map or is refused with a place and a reason."""

import json
from typing import Any

import jsonschema
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.maps.helpers import MAPS, shipped
from tests.spoiling import any_text, attempt, spoil, spoil_bytes, values
from vagon.maps import faults, map_names, parse_map

SCHEMA = jsonschema.Draft202012Validator(json.loads((MAPS / "map.schema.json").read_bytes()))
FILES = {name: (MAPS / f"{name}.json").read_bytes() for name in map_names()}

SECTIONS = ("rules", "cities", "countries", "routes", "tickets", "")

few = settings(max_examples=60, deadline=5000)
names = st.sampled_from(map_names())


@few
@any_text
def test_arbitrary_text(data: bytes | str) -> None:
    assert attempt(parse_map, data) is None


@few
@given(values, st.booleans())
def test_arbitrary_json(value: Any, headed: bool) -> None:
    if headed and isinstance(value, dict):
        value |= {"format": "vagon-map", "version": 1}
    assert attempt(parse_map, json.dumps(value)) is None


@few
@given(names, st.data())
def test_truncated_files(name: str, data: st.DataObject) -> None:
    whole = FILES[name]
    cut = data.draw(st.integers(0, len(whole.rstrip()) - 1))
    assert attempt(parse_map, whole[:cut]) is None


@few
@given(names, st.data())
def test_spoiled_bytes(name: str, data: st.DataObject) -> None:
    spoiled = FILES[name]
    for _ in range(data.draw(st.integers(1, 4))):
        spoiled = spoil_bytes(spoiled, data)
    check_against_schema(spoiled)


@few
@given(names, st.data())
def test_spoiled_values(name: str, data: st.DataObject) -> None:
    value = shipped(name)
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(value, data, SECTIONS)
    check_against_schema(json.dumps(value))


def check_against_schema(data: bytes | str) -> None:
    board = attempt(parse_map, data)
    assert (board is None) == bool(faults(data))
    if board is not None:
        SCHEMA.validate(json.loads(data))
