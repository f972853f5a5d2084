"""Strict reading of JSON."""

import os
import pickle
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import pytest

from vagon.files import MAX_DEPTH, MAX_INTEGER, BadFile, Faults, Json, Node, parse_json, read_bytes, shown


def refusal(data: bytes | str) -> str:
    with pytest.raises(BadFile) as caught:
        parse_json(data, "x.json")
    return str(caught.value)


def test_bad_file_is_one_line_and_survives_pickling() -> None:
    bad = BadFile("a\nb.json", "routes[17].length", "must be a whole number")
    assert str(bad) == r"'a\nb.json': routes[17].length: must be a whole number"
    assert str(pickle.loads(pickle.dumps(bad))) == str(bad)


def test_read_bytes(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_bytes(b"12345")
    assert read_bytes(file) == read_bytes(str(file), 5) == b"12345"
    with pytest.raises(BadFile, match=r"^map\.json: file: is larger than 4 bytes$"):
        read_bytes(file, 4)


def test_read_bytes_refuses_what_is_not_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, reason in (
        (tmp_path / "none", "none: file: cannot be read: no such file"),
        (tmp_path, "file: cannot be read: not an ordinary file"),
        (tmp_path / "pipe", "pipe: file: cannot be read: not an ordinary file"),
        ("a\0b", r"'a\\x00b': file: cannot be read: embedded null"),
        ("x" * 5000, "file: cannot be read: file name too long"),
    ):
        with pytest.raises(BadFile, match=reason):
            read_bytes(path)


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a": [1, 2.5, true, null, "\xc3\xa9"]}', {"a": [1, 2.5, True, None, "é"]}),
        (r'"\ud83d\ude82"', "🚂"),
        (str(MAX_INTEGER), MAX_INTEGER),
        (str(-MAX_INTEGER), -MAX_INTEGER),
        ("[" * MAX_DEPTH + "]" * MAX_DEPTH, None),
        ('"' + "[" * 99 + r"\"" + "{" * 99 + '"', "[" * 99 + '"' + "{" * 99),
    ],
)
def test_parse_json(data: bytes | str, value: Json) -> None:
    assert parse_json(data) == value or value is None


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "line 1 column 1: is not JSON: expecting value"),
        (b'{\n "a": [1,\n', "line 3 column 1: is not JSON: expecting value"),
        (b'{"a', "line 1 column 2: is not JSON: unterminated string"),
        (b"[1] 2", "line 1 column 5: is not JSON: extra data"),
        (b'["\n"]', "line 1 column 3: is not JSON: invalid control character"),
        (b'["a",\n\xc3\xa9 \xff]', "line 2 column 3: is not UTF-8 text"),
        (b"\xef\xbb\xbf{}", "line 1 column 1: is a byte order mark; save the file as plain UTF-8"),
        ('["a", "\ud800"]', "line 1 column 8: is a lone surrogate"),
        (r'{"a": ["\udfff"]}', "a[0]: contains a lone surrogate"),
        (r'{"\ud800": 1}', r"top level: has a key with a lone surrogate, '\ud800'"),
        ('{"a": {"b": 1, "c": 2, "b": 3}}', "a: has the key 'b' 2 times"),
        ('{"a b": {"b": 1, "b": 3}}', "['a b']: has the key 'b' 2 times"),
        ("[1, NaN]", "[1]: must be a number, not NaN"),
        ('{"a": -Infinity}', "a: must be a number, not -Infinity"),
        ("1e999", "top level: is too large a number"),
        (str(MAX_INTEGER + 1), "top level: is too large a number"),
        ("[-" + "9" * 5000 + "]", "[0]: is too large a number"),
        ("[" * 41 + "]" * 41, "line 1 column 41: is nested more than 40 levels deep"),
        ('[\n{"a":' * 50_000, "line 21 column 6: is nested more than 40 levels deep"),
    ],
)
def test_parse_json_refuses(data: bytes | str, message: str) -> None:
    assert refusal(data) == f"x.json: {message}"


@pytest.mark.parametrize(
    "data",
    [
        b'"' + rb"\"" * 1_900_000,
        b"[" + b"[]," * 400_000 + b"[]]",
        b"{" + b",".join(b'"%d":0' % number for number in range(200_000)) + b',"7":0}',
        b"[" + b"9" * 3_900_000 + b"]",
        b"\n" * 3_900_000,
    ],
    ids=["escapes", "lists", "keys", "digits", "lines"],
)
def test_parse_json_takes_time_in_proportion(data: bytes) -> None:
    start = perf_counter()
    with suppress(BadFile):
        parse_json(data)
    assert perf_counter() - start < 10


def node(value: Json) -> Node:
    return Node(value, "a[1]", "x.json")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (0, "must be a whole number from 1 to 9, not 0"),
        (10, "must be a whole number from 1 to 9, not 10"),
        (True, "must be a whole number from 1 to 9, not true"),
        (1.0, "must be a whole number from 1 to 9, not 1.0"),
        ("x", "must be a whole number from 1 to 9, not 'x'"),
        (None, "must be a whole number from 1 to 9, not null"),
        ([1], "must be a whole number from 1 to 9, not a list"),
        ({}, "must be a whole number from 1 to 9, not an object"),
    ],
)
def test_integer(value: Json, message: str) -> None:
    assert node(5).integer(1, 9) == 5
    with pytest.raises(BadFile) as caught:
        node(value).integer(1, 9)
    assert str(caught.value) == f"x.json: a[1]: {message}"


def test_number_and_boolean() -> None:
    assert node(5).number(1, 9) == node(5.0).number(1, 9) == 5
    assert node(True).boolean()
    for value in (True, "5", 9.5):
        with pytest.raises(BadFile, match="must be a number from 1 to 9, not"):
            node(value).number(1, 9)
    with pytest.raises(BadFile, match="must be true or false, not 1"):
        node(1).boolean()


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (5, "must be text, not 5"),
        ("", "must be text of 1 to 9 characters, not 0"),
        ("x" * 10, "must be text of 1 to 9 characters, not 10"),
        ("a\tb", r"must be printable text without outer spaces, not 'a\tb'"),
        ("a\u202eb", r"must be printable text without outer spaces, not 'a\u202eb'"),
        (" ab", "must be printable text without outer spaces, not ' ab'"),
        ("Ab", "must be text of the form [a-z]+, not 'Ab'"),
    ],
)
def test_text(value: Json, message: str) -> None:
    assert node("ab").text(9, "[a-z]+") == "ab"
    assert node("Ä b").text(3) == "Ä b"
    with pytest.raises(BadFile) as caught:
        node(value).text(9, "[a-z]+")
    assert caught.value.reason == message


def test_choice() -> None:
    assert node("red").choice(("red", "green", "grey")) == "red"
    for value, reason in (
        ("gray", "must be red, green or grey, not 'gray'; did you mean 'grey'?"),
        ("x", "must be red, green or grey, not 'x'"),
        (["red"], "must be red, green or grey, not a list"),
    ):
        with pytest.raises(BadFile) as caught:
            node(value).choice(("red", "green", "grey"))
        assert caught.value.reason == reason


def test_list() -> None:
    items = node(["a", "b"]).list(1, 2)
    assert [(item.value, item.place, item.name) for item in items] == [
        ("a", "a[1][0]", "x.json"),
        ("b", "a[1][1]", "x.json"),
    ]
    for low, high, reason in ((3, None, "at least 3"), (0, 1, "0 to 1"), (1, 1, "1")):
        with pytest.raises(BadFile, match=f"must have {reason} items, not 2$"):
            node(["a", "b"]).list(low, high)
    with pytest.raises(BadFile, match="must be a list, not 'ab'"):
        node("ab").list()


def test_object() -> None:
    members = node({"b": 1, "c": 2}).object(("b",), ("c", "d"))
    assert {key: (member.value, member.place) for key, member in members.items()} == {
        "b": (1, "a[1].b"),
        "c": (2, "a[1].c"),
    }
    assert [(key, member.place) for key, member in node({"x y": 1}).items()] == [("x y", "a[1]['x y']")]
    for value, reason in (
        ({"c": 1}, "lacks 'b'"),
        ({"b": 1, "z": 1}, "has an unknown key 'z'"),
        ({"colour": 1, "color": 1}, "has an unknown key 'color'; did you mean 'colour'?"),
        ([], "must be an object, not a list"),
    ):
        with pytest.raises(BadFile) as caught:
            node(value).object(("colour",) if "colour" in value else ("b",), ("c",))
        assert caught.value.reason == reason


def test_faults_are_collected() -> None:
    faults: Faults = []
    root = Node({"n": "x", "l": 5, "o": [], "u": 1}, "", "x.json", faults)
    fields = root.object(("n", "l", "o", "missing"))
    assert fields["n"].integer(1, 9) == 1
    assert fields["l"].list() == []
    assert fields["o"].object(("p",))["p"].text(3) == ""
    assert fields["missing"].choice(("a", "b")) == "a"
    assert [(fault.place, fault.reason) for fault in faults] == [
        ("top level", "lacks 'missing'"),
        ("top level", "has an unknown key 'u'"),
        ("n", "must be a whole number from 1 to 9, not 'x'"),
        ("l", "must be a list, not 5"),
        ("o", "must be an object, not a list"),
    ]


def test_countless_unknown_keys_are_not_all_listed() -> None:
    faults: Faults = []
    Node({f"key{number}": 0 for number in range(100_000)}, faults=faults).object()
    assert len(faults) == 11
    assert faults[-1].reason == "has 100000 unknown keys"


def test_long_values_are_shortened() -> None:
    assert shown("x" * 1000) == repr("x" * 40) + "…"
    assert shown("a\nb") == r"'a\nb'"
