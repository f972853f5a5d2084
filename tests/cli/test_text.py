"""Tables, lists and colours."""

import io

import pytest

from vagon.cli.colours import LETTERS, Palette, has_colours
from vagon.cli.names import cards
from vagon.cli.text import counted, in_columns, listed, table, width, wrapped


def test_table() -> None:
    rows = [("", "points"), ("Ada", "7"), ("Béla", "12")]
    assert table(rows, "<>") == ["      points", "Ada        7", "Béla      12"]


def test_colours_take_no_room() -> None:
    palette = Palette(has_colours=True)
    assert width(palette.card("red")) == len(" R red ")
    rows = [(palette.bold("a"), "1"), ("bb", "2")]
    assert [line.replace("\x1b[1m", "").replace("\x1b[0m", "") for line in table(rows)] == ["a   1", "bb  2"]


def test_columns() -> None:
    cells = ["one", "two", "three", "four", "five"]
    assert in_columns(cells, 80) == ["one   two   three   four   five"]
    assert in_columns(cells, 20) == ["one   three   five", "two   four"]
    assert in_columns(cells, 3) == cells
    assert in_columns([], 80) == []


def test_columns_never_lose_a_cell() -> None:
    for number in range(1, 40):
        cells = [f"cell{i}" for i in range(number)]
        for room in (1, 12, 30, 77):
            assert sorted(" ".join(in_columns(cells, room)).split()) == sorted(cells)


def test_wrapped() -> None:
    assert wrapped(["aa", "bb", "cc"], 6, ", ") == ["aa, bb,", "cc"]
    assert wrapped(["a" * 20, "b"], 6, ", ") == ["a" * 20 + ",", "b"]
    assert wrapped([], 6) == []


def test_words() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == [
        "nothing",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert [counted(1, "city", "cities"), counted(0, "city", "cities"), counted(1200, "game")] == [
        "1 city",
        "0 cities",
        "1,200 games",
    ]
    assert cards({"red": 2, "blue": 0, "locomotive": 1}) == "2 red and 1 locomotive"
    assert cards({"red": 0, "locomotive": 3}) == "3 locomotives"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_when_there_are_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert has_colours(Terminal())
    assert not has_colours(io.StringIO())
    monkeypatch.setenv("TERM", "dumb")
    assert not has_colours(Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colours(Terminal())


def test_cards_are_told_apart_without_colours() -> None:
    assert len(set(LETTERS.values())) == len(LETTERS)
    assert Palette(has_colours=False).card("black") == "K black"
    assert "K black" in Palette(has_colours=True).card("black")
