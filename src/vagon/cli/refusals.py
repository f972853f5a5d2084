"""Why an action is refused, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from vagon.cli.names import Names
from vagon.rules.refusals import Fact, Refused


def reason(refused: Refused, names: Names, players: Sequence[str]) -> str:
    """What is wrong, and the number of the rule."""
    facts = {key: _named(key, fact, names, players) for key, fact in refused.facts.items()}
    return f"{names.say(f'refusal-{refused.code}', **facts)} ({refused.rule})"


def _named(key: str, fact: Fact, names: Names, players: Sequence[str]) -> Fact:
    """Routes, places and seats by their names; the catalogue knows all other words by their codes."""
    if key == "seat" and isinstance(fact, int):
        return players[fact]
    if key in ("route", "own", "taken"):
        return names.routes[str(fact)]
    return names.places[str(fact)] if key in ("city", "place") else fact
