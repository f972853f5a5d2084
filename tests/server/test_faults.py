"""Every fault that is known of servers like ours has a test of its name, or a sentence why it has none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FAULTS = {"h": 10, "f": 9, "i": 7, "w": 9, "d": 10, "r": 12, "t": 7}
"""Hidden information, forged commands, identity, web, overload, durability, time: how many of each."""
ALL = [f"{letter}{number}" for letter, count in FAULTS.items() for number in range(1, count + 1)]
HERE = Path(__file__).parent
WORDS = (HERE.parents[1] / "docs" / "security.md").read_text(encoding="utf-8")


def with_tests() -> set[str]:
    """The faults in the names of tests."""
    names = [
        name for path in HERE.glob("test_*.py") for name in re.findall(r"def test_(\w+)", path.read_text())
    ]
    return {found for name in names for found in re.findall(r"(?:^|_)([hfiwdrt]\d+)(?=_)", name)}


def told(text: str) -> set[str]:
    """The faults that a text names, alone or as "R1 to R12"."""
    found = {name.lower() for name in re.findall(r"\b[HFIWDRT]\d+\b", text)}
    for letter, first, last in re.findall(r"\b([HFIWDRT])(\d+) to [HFIWDRT](\d+)\b", text):
        found |= {f"{letter.lower()}{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("fault", ALL)
def test_a_fault_has_a_test_or_a_sentence(fault: str) -> None:
    assert fault in with_tests() | told(WORDS)


def test_where_a_test_is_promised_there_is_one() -> None:
    promises = re.findall(r"([^.|]*?): tests\s+of\s+these\s+names", WORDS)
    assert len(promises) >= 5
    assert {fault for promise in promises for fault in told(promise)} <= with_tests()


def test_only_known_faults_are_named() -> None:
    assert with_tests() | told(WORDS) <= set(ALL)
