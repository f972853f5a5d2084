"""Tables, lists and colours."""

import io

import pytest

from vagon.cli.colours import MARKS, Palette, has_colours
from vagon.cli.names import DASH, names_of
from vagon.cli.situation import LABEL
from vagon.cli.text import counted, in_columns, listed, table, width, wrapped
from vagon.locales import LANGUAGES, words
from vagon.maps import load_map

TIMES = "\N{MULTIPLICATION SIGN}"
LABELS = (
    *("points", "wagons", "cards", "tickets", "stations", "passengers", "row", "hand", "offered", "routes"),
    *("longest_trail", "most_tickets", "borrowed", "tie", "total"),
)


def test_table() -> None:
    rows = [("", "points"), ("Ada", "7"), ("Béla", "12")]
    assert table(rows, "<>") == ["      points", "Ada        7", "Béla      12"]


def test_colours_take_no_room() -> None:
    palette = Palette(has_colours=True)
    assert width(palette.card("red")) == len(" ♥ red ")
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


def test_cards() -> None:
    english, czech = names_of(load_map("europe")), names_of(load_map("europe"), "cs")
    assert english.cards({"red": 2, "blue": 0, "locomotive": 1}) == "2 red and 1 locomotive"
    assert english.cards({"red": 0, "locomotive": 3}) == "3 locomotives"
    glue = "\N{NO-BREAK SPACE}"
    assert (
        czech.cards({"red": 2, "locomotive": 1}) == f"2{TIMES}{glue}červená a{glue}1{TIMES}{glue}lokomotiva"
    )


def test_places_have_their_names_in_each_language() -> None:
    europe, germany = load_map("europe"), load_map("germany")
    assert names_of(europe).tickets["brest-petrograd"] == f"Brest{DASH}Petrograd 20"
    assert names_of(europe, "cs").places["wien"] == "Vídeň"
    assert names_of(europe, "uk").lines["berlin-wien"] == f"Берлін {DASH} Відень"
    crossing = germany.countries[0].crossings[0].id
    assert names_of(germany).places[crossing] == "Dänemark"
    assert names_of(germany, "hu").places[crossing] == "Dánia"


def test_labels_fit_their_column() -> None:
    for language in LANGUAGES:
        for label in LABELS:
            assert len(words(language)("term-label", label=label)) < LABEL, (language, label)


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
    assert len(set(MARKS.values())) == len(MARKS)
    assert Palette(has_colours=False).card("black") == "✚ black"
    assert "✚ black" in Palette(has_colours=True).card("black")
