"""Whatever a file holds, it either is a playable map or is refused with a place and a reason."""

import json
from typing import Any

import jsonschema
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.maps.helpers import MAPS, shipped
from vagon.files import BadFile
from vagon.maps import COLOURS, Map, faults, map_names, parse_map

SCHEMA = jsonschema.Draft202012Validator(json.loads((MAPS / "map.schema.json").read_bytes()))
FILES = {name: (MAPS / f"{name}.json").read_bytes() for name in map_names()}

SECTIONS = ("rules", "cities", "countries", "routes", "tickets", "")

few = settings(max_examples=60, deadline=5000)
names = st.sampled_from(map_names())
words = st.sampled_from(
    [*COLOURS, "grey", "berlin", "schweiz", "schweiz-1", "long", "ferry", "passengers", "id"]
)
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.integers()
    | st.floats()
    | st.text(max_size=9)
    | words
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


def attempt(data: bytes | str) -> Map | None:
    """The map, after making sure that a refusal is a proper one."""
    try:
        return parse_map(data, "x.json")
    except BadFile as bad:
        refusal = bad
    assert refusal.name == "x.json"
    assert refusal.place
    assert refusal.reason
    assert str(refusal).isprintable()
    assert len(str(refusal)) < 500
    return None


@few
@given(st.binary(max_size=200) | st.text(max_size=200))
@example(b"\xff")
@example("\ud800")
@example("[" * 100_000)
def test_arbitrary_text(data: bytes | str) -> None:
    assert attempt(data) is None


@few
@given(values, st.booleans())
def test_arbitrary_json(value: Any, headed: bool) -> None:
    if headed and isinstance(value, dict):
        value |= {"format": "vagon-map", "version": 1}
    assert attempt(json.dumps(value)) is None


@few
@given(names, st.data())
def test_truncated_files(name: str, data: st.DataObject) -> None:
    whole = FILES[name]
    cut = data.draw(st.integers(0, len(whole.rstrip()) - 1))
    assert attempt(whole[:cut]) is None


@few
@given(names, st.data())
def test_spoiled_bytes(name: str, data: st.DataObject) -> None:
    spoiled = bytearray(FILES[name])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(spoiled) - 1))
        spoiled[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    check_against_schema(bytes(spoiled))


@few
@given(names, st.data())
def test_spoiled_values(name: str, data: st.DataObject) -> None:
    value = shipped(name)
    for _ in range(data.draw(st.integers(1, 3))):
        section = value.get(data.draw(st.sampled_from(SECTIONS)))
        spoil(section if isinstance(section, dict | list) else value, data)
    check_against_schema(json.dumps(value))


def spoil(value: Any, data: st.DataObject) -> None:
    """Walk to a random member of `value` and replace, remove, repeat or rename it."""
    while True:
        keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(value[key], dict | list) or data.draw(st.integers(0, 5)) == 0:
            break
        value = value[key]
    match data.draw(st.sampled_from(["replace", "replace", "nudge", "remove", "repeat", "rename"])):
        case "replace":
            value[key] = data.draw(values)
        case "nudge" if isinstance(value[key], int):
            value[key] += data.draw(st.sampled_from([-1, 1]))
        case "remove":
            del value[key]
        case "repeat" if isinstance(value, list):
            value.append(value[key])
        case "rename" if isinstance(value, dict):
            value[data.draw(words | st.text(max_size=5))] = value.pop(key)


def check_against_schema(data: bytes | str) -> None:
    board = attempt(data)
    assert (board is None) == bool(faults(data))
    if board is not None:
        SCHEMA.validate(json.loads(data))
