"""All languages say the same things, completely and in good form."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.locales.catalogue import (
    areas,
    catalogue,
    entries,
    plural_forms,
    sentences,
    variables,
)
from vagon.drawing import load_names
from vagon.locales import ENGLISH, LANGUAGES, Words, words

OTHERS = LANGUAGES[1:]
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 45, 101, 111, 112, 122)
LONGEST_BUTTON = 20
QUOTES = {"en": "“”", "cs": "„“", "sk": "„“", "pl": "„”", "uk": "«»", "hu": "„”"}
ALL_QUOTES = "“”„«»\"'`‚‘"
ENDS = (".", "!", "?", "…", ":")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_understood(language: str) -> None:
    for area, entry in entries(language):
        assert not isinstance(entry, ast.Junk), f"{language}/{area}: {getattr(entry, 'content', '')[:80]}"
        assert not isinstance(entry, ast.Term), "messages are shared by reference, so that facts reach them"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_the_same_area(language: str) -> None:
    assert areas(language) == areas(ENGLISH)
    ours = {name: message.area for name, message in catalogue(language).items()}
    assert ours == {name: message.area for name, message in catalogue(ENGLISH).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_same_order(language: str) -> None:
    """A translator and a reviewer compare two files side by side."""
    assert list(catalogue(language)) == list(catalogue(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_facts(language: str) -> None:
    """What English shows is shown, or chosen by, in every language; a plural may need no choice."""
    for name, english in catalogue(ENGLISH).items():
        assert variables(language, name) == variables(ENGLISH, name), name
        assert catalogue(language)[name].references >= english.references - {"card-name"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms(language: str) -> None:
    for name, message in catalogue(language).items():
        for variable, forms in message.plurals:
            assert forms == plural_forms(language), f"{name} by ${variable}"


@pytest.mark.parametrize("language", OTHERS)
def test_other_choices_are_the_same(language: str) -> None:
    """Colours, decisions and the like: each case that English knows."""
    for name, english in catalogue(ENGLISH).items():
        cases = {(variable, *sorted(keys)) for variable, keys in english.selections if keys not in PLURALS}
        ours = {
            (variable, *sorted(keys))
            for variable, keys in catalogue(language)[name].selections
            if keys != {"other"}  # single numbers, which may change the article before them
            and not keys & plural_forms(language) - {"other"}
        }
        # A language may need fewer cases where its words do not change, but knows no other ones.
        known = {(variable, key) for variable, *keys in cases for key in keys}
        assert {(variable, key) for variable, *keys in ours for key in keys} <= known, name


PLURALS = [plural_forms(language) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    """With every case of every choice, and with numbers of every plural form."""
    say = Words(language, areas(language))
    for name in catalogue(language):
        for facts in possible_facts(language, name):
            text = say(name, **facts)
            assert text == text.strip() != "", name
            assert "{" not in text, name


def possible_facts(language: str, name: str) -> list[dict[str, int | str]]:
    """Facts that take each branch at least once."""
    choices: dict[str, list[int | str]] = {variable: ["x"] for variable in variables(language, name)}
    for variable, keys in all_selections(language, name):
        is_number = keys in PLURALS
        values: list[int | str] = list(NUMBERS) if is_number else sorted(keys)
        choices[variable] = values
    longest = max(map(len, choices.values()), default=1)
    rows = [{key: values[i % len(values)] for key, values in choices.items()} for i in range(longest)]
    # Each value of one choice with the first of the others.
    rows += [
        {key: value if key == varied else others[0] for key, others in choices.items()}
        for varied, values in choices.items()
        for value in values
    ]
    return rows


def all_selections(language: str, name: str) -> list[tuple[str, set[str]]]:
    message = catalogue(language)[name]
    found = list(message.selections)
    for other in sorted(message.references):
        found += all_selections(language, other)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for name, texts in sentences(language).items():
        for text in texts:
            where = f"{language} {name}: {text!r}"
            assert "..." not in text, where
            assert "  " not in text, where
            assert " - " not in text, where
            assert not re.search(r" [,.;:!?…](?:\s|$)", text.replace(" …", "")), where
            for quote in set(ALL_QUOTES) & set(without_apostrophes(text)):
                assert quote in QUOTES[language], where
            assert quotes_pair(text, QUOTES[language]), where


def without_apostrophes(text: str) -> str:
    text = re.sub(r"`[^`]*`", "", text)  # what the user types
    return re.sub(r"(?<=\w)[’'](?=\w)", "", text)


def quotes_pair(text: str, pair: str) -> bool:
    return text.count(pair[0]) == text.count(pair[1])


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_end_alike(language: str) -> None:
    """A label is a label and a sentence a sentence in every language."""
    for name, texts in sentences(ENGLISH).items():
        english = {text.endswith(ENDS) for text in texts}
        ours = {text.endswith(ENDS) for text in sentences(language)[name]}
        if len(english) == 1:
            assert ours == english, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    for name, texts in sentences(language).items():
        if name.startswith("button-"):
            assert max(map(len, texts)) <= LONGEST_BUTTON, name


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """No sentence of three words is the same in two languages."""
    for name, texts in sentences(language).items():
        for text in texts:
            words_only = re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^}]*\}|`[^`]*`", "", text))
            assert len(words_only) < 3 or text not in sentences(ENGLISH)[name], f"{name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map_id", ["europe", "germany"])
def test_maps_are_called_as_on_the_board(language: str, map_id: str) -> None:
    assert words(language)("map-name", map=map_id) == load_names(map_id).title[language][0]
