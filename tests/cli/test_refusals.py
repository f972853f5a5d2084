"""Refusals in words."""

import pytest

from vagon.cli.names import names_of
from vagon.cli.refusals import reason
from vagon.locales import LANGUAGES
from vagon.maps import load_map
from vagon.rules.legal import legal
from vagon.rules.playout import choose
from vagon.rules.random import Stream, seed_key
from vagon.rules.refusals import Refused, refusal
from vagon.table.game import Game

PLAYERS = ("Ada", "Béla", "Cyril")


@pytest.mark.parametrize("map_name", ["europe", "germany"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(map_name: str, language: str) -> None:
    """All actions that are not legal, in situations all over a random game."""
    game, chance = Game(map_name, 3, seed=1), Stream(seed_key("refusals"))
    names = names_of(game.map, language)
    while not game.is_over:
        if len(game.history) % 31 < 2:
            for action in set(range(game.state.board.num_actions)) - set(legal(game.state)):
                refused = refusal(game.state, action)
                sentence = reason(refused, names, PLAYERS)
                assert sentence.endswith(f". ({refused.rule})")
                assert "_" not in sentence
                assert "{" not in sentence
        game.play(choose(game.state, chance, 0))


def test_things_are_called_by_their_names() -> None:
    names = names_of(load_map("europe"), "cs")
    refused = Refused("city_has_station", "E-78", {"city": "wien", "seat": 1})
    assert reason(refused, names, PLAYERS).startswith("Vídeň: nádraží tu už stojí (Béla).")
    refused = Refused("wrong_colour", "E-42", {"route": "paris-zurich", "needs": "red", "paid": "blue"})
    assert reason(refused, names, PLAYERS) == (
        "Paříž \N{EN DASH} Curych se platí červenými kartami a lokomotivami. (E-42)"
    )
