"""Refusals in words."""

import pytest

from vagon.cli.refusals import SENTENCES, reason
from vagon.maps import load_map
from vagon.rules.legal import legal
from vagon.rules.playout import choose
from vagon.rules.random import Stream, seed_key
from vagon.rules.refusals import CODES, Refused, refusal
from vagon.table.game import Game


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) == set(CODES)


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_every_refusal_is_a_sentence(map_name: str) -> None:
    """All actions that are not legal, in situations all over a random game."""
    game, chance = Game(map_name, 3, seed=1), Stream(seed_key("refusals"))
    while not game.is_over:
        if len(game.history) % 9 < 2:
            for action in set(range(game.state.board.num_actions)) - set(legal(game.state)):
                refused = refusal(game.state, action)
                sentence = reason(refused, game.map)
                assert sentence.endswith(f" ({refused.rule})")
                assert "_" not in sentence
                assert "{" not in sentence
        game.play(choose(game.state, chance, 0))


def test_one_is_singular() -> None:
    europe = load_map("europe")
    facts: dict[str, int | str] = {"city": "paris", "colour": "grey", "needs": 1, "has": 0}
    refused = Refused("too_few_cards_for_station", "E-81", facts)
    assert reason(refused, europe) == "a station in Paris needs 1 equal card, the hand has 0 (E-81)"
    facts = {"needs": 2, "kept": 1}
    assert reason(Refused("must_keep_more", "E-19", facts), europe) == (
        "at least 2 tickets must be kept, not 1 (E-19)"
    )
