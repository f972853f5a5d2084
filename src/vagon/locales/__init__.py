"""Everything that people read, in six languages: one catalogue for browser, server and terminal.

`LANGUAGE/AREA.ftl` are messages in the Fluent format; docs/translating.md tells how to change them.
`places/MAP.json` has the names of cities and countries.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "cs", "sk", "pl", "uk", "hu")
ENGLISH: Final = "en"
AREAS: Final = ("common", "log", "refusals", "terminal")
"""What is said in Python; the other areas are for the browser."""
_ACCEPTED: Final = re.compile(r"([a-z]+)(?:-[a-z0-9-]+)? *(?:; *q=([01](?:\.\d{0,3})?))?")
_LIST_STYLES: Final = {ENGLISH: "en_GB"}  # no comma before the last "and"

Fact = int | float | str


class Words:
    """The messages of some areas in one language."""

    def __init__(self, language: str, areas: Iterable[str] = AREAS) -> None:
        self.language = language
        # Marks around what is filled in keep right-to-left names in order; terminals show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for area in areas:
            text = (files(__name__) / language / f"{area}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **facts: Fact) -> str:
        """A message with the facts filled in; one that is missing, of either, is a mistake of ours."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def listed(self, parts: Iterable[str]) -> str:
        """`a, b and c`."""
        return format_list(list(parts), locale=_LIST_STYLES.get(self.language, self.language))


@cache
def words(language: str) -> Words:
    return Words(language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the user's system asks for, if it is one of ours; else English."""
    asked = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else ENGLISH


def language_accepted(header: str) -> str:
    """The one of our languages that an `Accept-Language` header likes best; else English."""
    found = [_ACCEPTED.fullmatch(part.strip().lower()) for part in header.split(",")]
    liked = [(float(match[2] or 1), match[1]) for match in found if match and match[1] in LANGUAGES]
    weight, language = max(liked, key=lambda liking: liking[0], default=(0, ENGLISH))  # the first of equals
    return language if weight else ENGLISH
