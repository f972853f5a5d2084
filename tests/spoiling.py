"""Ways to spoil a file, and what a refusal of one must be like."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import example, given
from hypothesis import strategies as st

from vagon.files import BadFile
from vagon.maps import COLOURS

Read = TypeVar("Read")
Test = Callable[[bytes | str], None]

words = st.sampled_from(
    [
        *COLOURS,
        *("grey", "locomotive", "berlin", "schweiz", "schweiz-1", "berlin-danzig", "long", "ferry"),
        *("passengers", "id", "turn", "card red", "00" * 32),
    ]
)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 15)
    | st.integers()
    | st.floats()
    | st.text(max_size=9)
    | words,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


def any_text(test: Test) -> Test:
    """Give the test bytes and texts that are no file of ours."""
    for hostile in (b"\xff", "\ud800", "[" * 100_000):
        test = example(hostile)(test)
    return given(st.binary(max_size=200) | st.text(max_size=200))(test)


def spoil(value: Any, data: st.DataObject, sections: Sequence[str] = ()) -> None:
    """Walk to any member of `value`, or of one of its sections, and change, remove, repeat or rename it."""
    part = value.get(data.draw(st.sampled_from(sections))) if sections else None
    value = part if isinstance(part, dict | list) else value
    while True:
        keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(value[key], dict | list) or data.draw(st.integers(0, 7)) == 0:
            break
        value = value[key]
    match data.draw(st.sampled_from(["replace", "nudge", "nudge", "remove", "repeat", "swap", "rename"])):
        case "replace":
            value[key] = data.draw(values)
        case "nudge" if isinstance(value[key], int):
            value[key] += data.draw(st.sampled_from([-1, 1]))
        case "remove":
            del value[key]
        case "repeat" if isinstance(value, list):
            value.append(value[key])
        case "swap" if isinstance(value, list):
            value[key], value[0] = value[0], value[key]
        case "rename" if isinstance(value, dict):
            value[data.draw(st.text(max_size=5) | words)] = value.pop(key)


def spoil_bytes(whole: bytes, data: st.DataObject) -> bytes:
    """Up to three bytes at any place replaced by up to three others."""
    at = data.draw(st.integers(0, len(whole) - 1))
    return whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + data.draw(st.integers(0, 3)) :]


def attempt(read: Callable[[bytes | str, str], Read], data: bytes | str) -> Read | None:
    """What is read, or None after making sure that the refusal is a proper one."""
    try:
        return read(data, "x.json")
    except BadFile as bad:
        check_refusal(bad)
    return None


def check_refusal(refusal: BadFile) -> None:
    """A refusal is one line that a person can read."""
    assert refusal.name == "x.json"
    assert refusal.place
    assert refusal.reason
    assert str(refusal).isprintable()
    assert len(str(refusal)) < 500
