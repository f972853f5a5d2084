"""Every refusal is a sentence in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import vagon.server
from tests.locales.catalogue import catalogue, variables
from vagon.locales import ENGLISH, LANGUAGES, words
from vagon.rules.legal import legal
from vagon.rules.playout import choose
from vagon.rules.random import Stream, seed_key
from vagon.rules.refusals import CODES, Fact, refusal
from vagon.table.game import Game

SERVER = Path(vagon.server.__file__).parent
OWN = {"refusal-rule", "refusal-still_sending", "refusal-unknown", "refusal-unreachable"}
"""Of the clients themselves."""
RARE: dict[str, dict[str, Fact]] = {
    "deck_empty": {},
    "game_over": {},
    "must_keep_more_of_drawn": {"needs": 2, "kept": 1},
    "no_such_action": {"action": 999},
    "no_tickets_left": {},
    "tunnel_takes_locomotives": {"route": "Wien–Zagreb", "needs": 2, "paid": 1},
}
"""What the games below may not meet, as the rules give it."""
PROMISED = {"bad_record": {"place", "reason"}}
_RAISED = re.compile(r'Refusal\(\s*\d+, "([a-z_]+)"(?: if .*? else "([a-z_]+)")?')
_ANSWERED = re.compile(r'(?:\b\d{3}: |(?<!: )\b\d{3}, )"([a-z_]+)"')


def server_codes() -> set[str]:
    """Every code that stands in the sources of the server."""
    found = set()
    for path in SERVER.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {code for codes in _RAISED.findall(text) for code in codes if code}
        if path.parent.name == "http":
            found |= set(_ANSWERED.findall(text))
    return found


def test_the_search_finds_codes_of_each_kind() -> None:
    codes = server_codes()
    assert {"stale", "table_closed", "game_over", "malformed", "internal", "cross_site"} <= codes


def test_every_code_has_a_sentence_and_no_other() -> None:
    sentences = {name for name in catalogue(ENGLISH) if name.startswith("refusal-")} - OWN
    assert sentences == {f"refusal-{code}" for code in set(CODES) | server_codes()}


@cache
def found_in_games() -> dict[str, list[dict[str, Fact]]]:
    """Facts of refused actions by code, in situations all over games of both maps."""
    found = {code: [facts] for code, facts in RARE.items()}
    for map_name, players in (("europe", 2), ("europe", 5), ("germany", 3), ("germany", 4)):
        game, chance = Game(map_name, players, seed=players), Stream(seed_key(map_name))
        while not game.is_over:
            if len(game.history) % 7 < 2:
                for action in set(range(game.state.board.num_actions)) - set(legal(game.state)):
                    refused = refusal(game.state, action)
                    found.setdefault(refused.code, []).append(refused.facts)
            game.play(choose(game.state, chance, 0))
    return found


def test_games_meet_every_rule() -> None:
    assert set(found_in_games()) == set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_give_every_fact_that_a_sentence_asks_for(language: str) -> None:
    say = words(language)
    for code, situations in found_in_games().items():
        name = f"refusal-{code}"
        for facts in {tuple(sorted(facts.items())) for facts in situations}:
            assert variables(language, name) <= {key for key, _ in facts}, name
            text = say(name, **dict(facts))
            assert text.endswith("."), text
            assert "_" not in text.replace("_crossing", ""), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_promises_hardly_any_facts(language: str) -> None:
    """Its refusals come from many places, some of which have no facts to give."""
    for code in server_codes() - set(CODES):
        assert variables(language, f"refusal-{code}") == PROMISED.get(code, set()), code
