"""Names of cities and countries in six languages."""

from __future__ import annotations

import pytest

from vagon.drawing.geometry import text_width
from vagon.drawing.layout import BOARD_NAMES, LANGUAGES, load_names
from vagon.maps import load_map

CYRILLIC = set("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ")
LETTERS = {
    "en": "",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "pl": "ąćęłńóśźż",
    "hu": "áéíóöőúüű",
}
ELSEWHERE = {"Cádiz", "Düsseldorf", "Münster", "Saarbrücken", "Würzburg", "Zürich"}
"""Names that languages take over with their foreign letters."""


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_every_place_has_a_name_in_every_language(name: str) -> None:
    game_map, names = load_map(name), load_names(name)
    assert list(names.cities) == [city.id for city in game_map.cities]
    assert list(names.countries) == [country.id for country in game_map.countries]
    for forms in [names.title, *names.cities.values(), *names.countries.values()]:
        assert tuple(forms) == LANGUAGES
        for words in forms.values():
            assert words
            assert len(set(words)) == len(words)
            assert all(word == word.strip() and not set(word) & set("§()[],;") for word in words)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_board_names_are_those_of_the_map(name: str) -> None:
    game_map, names = load_map(name), load_names(name)
    for city in game_map.cities:
        assert names.show(city.id, BOARD_NAMES) == city.name
    for country in game_map.countries:
        assert names.show(country.id, BOARD_NAMES) == country.name


@pytest.mark.parametrize("name", ["europe", "germany"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_language_differ(name: str, language: str) -> None:
    names = load_names(name)
    shown = [names.show(place, language) for place in (*names.cities, *names.countries)]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_names_are_written_in_the_letters_of_their_language(name: str) -> None:
    names = load_names(name)
    for place, forms in {**names.cities, **names.countries}.items():
        assert set(forms["uk"][0].upper()) <= CYRILLIC, place
        for language, letters in LETTERS.items():
            word = forms[language][0]
            foreign = {char for char in word.lower() if char != " " and not char.isascii()} - set(letters)
            assert not foreign or word in ELSEWHERE, (place, language)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_every_character_has_a_width(name: str) -> None:
    names = load_names(name)
    for forms in [names.title, *names.cities.values(), *names.countries.values()]:
        for words in forms.values():
            assert text_width(words[0], 10) > 8
            assert text_width(words[0].upper(), 10, "Old Standard TT") > 8


def test_names_known_by_heart() -> None:
    europe, germany = load_names("europe"), load_names("germany")
    assert [europe.show("wien", language) for language in LANGUAGES] == [
        "Wien", "Vienna", "Vídeň", "Viedeň", "Wiedeń", "Відень", "Bécs",
    ]  # fmt: skip
    assert europe.cities["constantinople"]["cs"] == ["Cařihrad", "Konstantinopol", "Istanbul"]
    assert germany.cities["frankfurt"]["uk"] == ["Франкфурт", "Франкфурт-на-Майні"]
    assert germany.show("schweiz", "hu") == "Svájc"
