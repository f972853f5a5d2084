"""Words in Python."""

import pytest

from vagon.locales import LANGUAGES, language_accepted, language_of, words


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("hu-HU,hu;q=0.9,en-US;q=0.8,en;q=0.7", "hu"),
        ("de-DE,de;q=0.9,sk;q=0.4,cs;q=0.6", "cs"),
        ("uk, pl", "uk"),
        ("PL-pl ; q=0.5 , fr", "pl"),
        ("hu;q=0, fr", "en"),
        ("fr, *;q=0.5", "en"),
        ("", "en"),
        ("hu;q=9e9, ;;;, \u0161", "en"),
    ],
)
def test_language_that_a_browser_accepts(header: str, language: str) -> None:
    assert language_accepted(header) == language


def test_a_missing_message_or_fact_is_an_error() -> None:
    say = words("cs")
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(LookupError, match="card-count"):
        say("card-count", count=2)


def test_plural_forms() -> None:
    numbers = (0, 1, 2, 5, 21, 22)
    found = {
        language: [words(language)("count-tickets", count=n).split()[1] for n in numbers]
        for language in LANGUAGES
    }
    assert found == {
        "en": ["tickets", "ticket", "tickets", "tickets", "tickets", "tickets"],
        "cs": ["jízdenek", "jízdenka", "jízdenky", "jízdenek", "jízdenek", "jízdenek"],
        "sk": ["lístkov", "lístok", "lístky", "lístkov", "lístkov", "lístkov"],
        "pl": ["biletów", "bilet", "bilety", "biletów", "biletów", "bilety"],
        "uk": ["квитків", "квиток", "квитки", "квитків", "квиток", "квитки"],
        "hu": ["menetjegy"] * 6,
    }


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a, b and c"),
        ("cs", "a, b a\N{NO-BREAK SPACE}c"),
        ("sk", "a, b a c"),
        ("pl", "a, b i c"),
        ("uk", "a, b і c"),
        ("hu", "a, b és c"),
    ],
)
def test_lists(language: str, text: str) -> None:
    assert words(language).listed(["a", "b", "c"]) == text
    assert words(language).listed(["a"]) == "a"
