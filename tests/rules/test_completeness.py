"""Every rule, ruling and example has a test, or a line that says why there is none."""

import ast
import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
SERIES = {"E": 103, "G": 68, "A": 92, "EX": 36}
MOST_EXCEPTIONS = 15
NUMBERS = re.compile(r"test_((?:(?:ex|e|g|a)\d+_)+)")


def number(series: str, index: int) -> str:
    """A number as the catalogues write it: E-7, but A-07 and EX-07."""
    return f"{series}-{index:02}" if series in ("A", "EX") else f"{series}-{index}"


def known_numbers() -> set[str]:
    return {number(series, index) for series, last in SERIES.items() for index in range(1, last + 1)}


def numbers_in(name: str) -> list[str]:
    """The numbers at the start of a test's name: `test_g22_g23_…` is about G-22 and G-23."""
    tokens = NUMBERS.match(name)
    if tokens is None:
        return []
    found = re.findall(r"(ex|e|g|a)(\d+)_", tokens[1])
    return [number(series.upper(), int(index)) for series, index in found]


def numbers_with_tests() -> dict[str, str]:
    """Numbers in the names of the tests in this folder, each with one of those tests."""
    found: dict[str, str] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= dict.fromkeys(numbers_in(node.name), f"{path.name}::{node.name}")
    return found


def exceptions() -> dict[str, str]:
    return tomllib.loads((HERE / "not_in_software.toml").read_text(encoding="utf-8"))


def test_every_number_has_a_test_or_a_reason() -> None:
    assert known_numbers() - numbers_with_tests().keys() - exceptions().keys() == set()


def test_no_number_has_both_a_test_and_a_reason() -> None:
    assert numbers_with_tests().keys() & exceptions().keys() == set()


def test_no_unknown_numbers() -> None:
    unknown = (numbers_with_tests().keys() | exceptions().keys()) - known_numbers()
    assert {name: numbers_with_tests().get(name, "not_in_software.toml") for name in unknown} == {}


def test_exceptions_are_few_and_reasoned() -> None:
    reasons = exceptions()
    assert len(reasons) <= MOST_EXCEPTIONS
    assert [name for name, reason in reasons.items() if len(reason.split()) < 4] == []


def test_numbers_are_read_from_names() -> None:
    assert numbers_in("test_g22_g23_a_card_is_replaced") == ["G-22", "G-23"]
    assert numbers_in("test_a07_when") == ["A-07"]
    assert numbers_in("test_ex01_e41_three_spaces") == ["EX-01", "E-41"]
    assert numbers_in("test_every_e5_card") == []
