"""From typed words to actions."""

import pytest

from vagon.cli.names import DASH, names_of
from vagon.cli.typed import is_meant, likeness, simple_words, synonyms, understand
from vagon.locales import LANGUAGES
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.table.actions import actions_of
from vagon.table.boards import board_of


def board(map_name: str) -> Board:
    return board_of(load_map(map_name))


def meanings(
    text: str, *legal: str, map_name: str = "europe", language: str = "en"
) -> tuple[list[str], bool]:
    forms = actions_of(board(map_name))
    names = names_of(load_map(map_name), language)
    meaning = understand(text, board(map_name), [forms.number(action) for action in legal], names)
    return [forms.text(action) for action in meaning.actions], meaning.is_guess


def test_words() -> None:
    assert simple_words(f"Claim  PARIS{DASH}Zürich, Köln!") == ["claim", "paris", "zurich", "koln"]
    assert simple_words("København Kyïv 1,3") == ["københavn", "kyiv", "1", "3"]


def test_likeness() -> None:
    assert likeness("paris", "paris") > likeness("par", "paris") > likeness("pariz", "paris") > 0
    assert likeness("roma", "riga") == 0
    assert likeness("pri", "paris") == 0  # too short for a slip


def test_the_beginnings_of_names() -> None:
    assert is_meant(["par", "zur"], f"paris-zurich Paris{DASH}Zürich")
    assert not is_meant(["par", "rom"], f"paris-zurich Paris{DASH}Zürich")


@pytest.mark.parametrize("number", range(0, 200, 7))
def test_every_text_means_its_action(number: int) -> None:
    for map_name in ("europe", "germany"):
        text = actions_of(board(map_name)).text(number)
        assert meanings(text, map_name=map_name) == ([text], False)


def test_every_legal_route_is_found_by_its_ends() -> None:
    for map_name in ("europe", "germany"):
        game_map = load_map(map_name)
        legal = [f"claim {route.id}" for route in game_map.routes]
        for route in game_map.routes:
            ends = [end.split("-")[0] for end in route.ends]  # a crossing is called by its country
            found, is_guess = meanings(f"{' '.join(ends)} {route.colour}", *legal, map_name=map_name)
            meant = game_map.routes[legal.index(found[0])]
            assert ([end.split("-")[0] for end in meant.ends], meant.colour) == (ends, route.colour)
            assert (len(found), is_guess) == (1, False)


def test_of_equal_tracks_one_is_enough() -> None:
    legal = ("claim augsburg-ulm-1", "claim augsburg-ulm-2")
    assert meanings("augs ulm", *legal, map_name="germany") == (["claim augsburg-ulm-1"], False)
    assert meanings("augs ulm 2", *legal, map_name="germany") == (["claim augsburg-ulm-2"], False)


def test_tracks_of_other_colours_are_others() -> None:
    tracks = ("claim frankfurt-paris-orange", "claim frankfurt-paris-white")
    assert meanings("fra par", *tracks) == (list(tracks), False)
    assert meanings("fra par white", *tracks) == ([tracks[1]], False)
    assert meanings("fra par", tracks[1]) == ([tracks[1]], False)


def test_payments() -> None:
    legal = ("pay red", "pay red+1", "pay blue+2", "pay locomotives")
    assert meanings("red", *legal) == (["pay red"], False)
    assert meanings("red 1", *legal) == (["pay red+1"], False)
    assert meanings("b 2", *legal) == (["pay blue+2"], False)
    assert meanings("loco", *legal) == (["pay locomotives"], False)


def test_tunnels() -> None:
    legal = ("add", "add+1", "withdraw")
    assert meanings("add", *legal) == (["add"], False)
    assert meanings("add 1", *legal) == (["add+1"], False)
    assert meanings("with", *legal) == (["withdraw"], False)


def test_passengers() -> None:
    legal = ("passenger red", "passenger blue", "passenger none")
    assert meanings("red", *legal, map_name="germany") == (["passenger red"], False)
    assert meanings("take none", *legal, map_name="germany") == (["passenger none"], False)


def test_mixes() -> None:
    legal = ("tickets 0 long", "tickets 1 long", "tickets 2 long")
    assert meanings("draw tickets 2 long", *legal, map_name="germany") == (["tickets 2 long"], False)
    assert meanings("tick 1", *legal, map_name="germany") == (["tickets 1 long"], False)


def test_nothing() -> None:
    for text in ("", "  ", DASH, "x y z", "paris " * 50):
        assert meanings(text, "draw deck", "claim paris-zurich") == ([], False)


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("cs", "červená", "draw red"),
        ("cs", "vezmi kartu z", None),
        ("cs", "balíček", "draw deck"),
        ("cs", "líznout jízdenky", "tickets"),
        ("cs", "obsadit paříž curych", "claim paris-zurich"),
        ("cs", "par zur", "claim paris-zurich"),
        ("sk", "stanica viedeň", "station wien"),
        ("pl", "zbuduj dworzec wiedeń", "station wien"),
        ("uk", "пар цюр", "claim paris-zurich"),
        ("uk", f"прокласти Париж {DASH} Цюрих", "claim paris-zurich"),
        ("uk", "колода", "draw deck"),
        ("hu", "bécs állomás", "station wien"),
        ("hu", "piros", "draw red"),
        ("hu", "draw red", "draw red"),
    ],
)
def test_other_languages(language: str, text: str, action: str | None) -> None:
    legal = ("draw deck", "draw red", "draw black", "tickets", "claim paris-zurich", "station wien")
    found = ([action], False) if action else ([], False)
    assert meanings(text, *legal, language=language) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_typed_is_one_word(language: str) -> None:
    """And commands differ from each other, in English as well."""
    commands = ("help", "map", "routes", "tickets", "save", "quit", "yes", "all")
    known = [word for command in commands for word in synonyms(command, language)]
    assert len(known) == len(set(known))
