"""Every message is used, and every message that is used is there and gets its facts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import vagon
from tests.locales.catalogue import catalogue, variables
from vagon.locales import AREAS, ENGLISH

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
PACKAGE = Path(vagon.__file__).parent
_QUOTED = re.compile(r"""['"`]([A-Za-z][A-Za-z0-9_-]*)['"`]""")
_TEMPLATE = re.compile(r"""`([a-z]+[-_])\$\{|f["']([a-z]+[-_])\{""")
_CALL = re.compile(r"""(?<![\w.])t\(\s*'([a-z][\w-]*)'\s*(\)|,\s*(\{)?)""")
_SAY = re.compile(r"""\bsay\(\s*"([a-z][\w-]*)"\s*([,)])""")


@cache
def client_sources() -> dict[str, str]:
    """Of the browser client, tests and generated files apart."""
    return {
        str(path.relative_to(CLIENT)): path.read_text(encoding="utf-8")
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name and "generated" not in path.parts
    }


@cache
def package_sources() -> dict[str, str]:
    return {
        str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def used() -> set[str]:
    """Messages whose id is written out, or put together from prefixes and a word that is."""
    text = "\n".join([*client_sources().values(), *package_sources().values()])
    quoted = set(_QUOTED.findall(text))
    quoted |= {word.replace("_", "-") for word in quoted}
    prefixes = {(one or other).replace("_", "-") for one, other in _TEMPLATE.findall(text)}
    found = set()
    for name in catalogue(ENGLISH):
        rest = name
        while rest not in quoted and (prefix := next((p for p in prefixes if rest.startswith(p)), "")):
            rest = rest.removeprefix(prefix)
        if rest in quoted:
            found.add(name)
    while more := {ref for name in found for ref in catalogue(ENGLISH)[name].references} - found:
        found |= more
    return found


def test_no_message_is_unused() -> None:
    assert set(catalogue(ENGLISH)) - used() == set()


def test_no_message_is_missing_in_python() -> None:
    for where, text in package_sources().items():
        for name, _ in _SAY.findall(text):
            assert name in catalogue(ENGLISH), f"{where}: {name}"
            assert catalogue(ENGLISH)[name].area in AREAS, f"{where}: {name} is only for the browser"


def test_a_message_without_facts_takes_none_in_python() -> None:
    for where, text in package_sources().items():
        for name, end in _SAY.findall(text):
            assert end == "," or not variables(ENGLISH, name), f"{where}: {name} lacks its facts"


def test_the_client_names_messages_that_exist() -> None:
    calls = [(where, *call) for where, text in client_sources().items() for call in client_calls(text)]
    assert len(calls) > 100
    for where, name, _ in calls:
        assert name in catalogue(ENGLISH), f"{where}: {name}"


def test_the_client_gives_every_fact() -> None:
    for where, text in client_sources().items():
        for name, facts in client_calls(text):
            if facts is not None and name in catalogue(ENGLISH):
                missing = variables(ENGLISH, name) - facts
                assert not missing, f"{where}: {name} lacks {', '.join(sorted(missing))}"


def client_calls(text: str) -> list[tuple[str, set[str] | None]]:
    """Messages with the names of the facts they are given; None where that cannot be seen."""
    found: list[tuple[str, set[str] | None]] = []
    for call in _CALL.finditer(text):
        name, after, brace = call.groups()
        if after == ")":
            found.append((name, set()))
        elif brace:
            found.append((name, literal_keys(text[call.end() :])))
        else:
            found.append((name, None))
    return found


def literal_keys(text: str) -> set[str] | None:
    """The keys of an object literal whose brace has just been opened; None if it spreads another."""
    depth, part, parts = 0, "", []
    for letter in text:
        if depth == 0 and letter in ",}":
            parts.append(part.strip())
            part = ""
            if letter == "}":
                break
            continue
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
        part += letter
    parts = [part for part in parts if part]
    if any(part.startswith("...") for part in parts):
        return None
    return {part.partition(":")[0].strip().strip("'\"") for part in parts}


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("t('a-b')", [("a-b", set())]),
        ("t('a', { count: f({ x: 1 }), who })", [("a", {"count", "who"})]),
        ("t('a', { ...about, who })", [("a", None)]),
        ("t('a', facts)", [("a", None)]),
        ("start('a') + set('b')", []),
    ],
)
def test_calls_are_found(text: str, calls: list[tuple[str, set[str] | None]]) -> None:
    assert client_calls(text) == calls
