"""Every effect of every action, against the rules written a second time."""

from __future__ import annotations

import pytest

from tests.games.policies import MOST_DECISIONS, decide, policies_for, policy_stream
from tests.oracles.model import Model
from vagon.rules import COMPILED
from vagon.table.chance import outcomes_of
from vagon.table.game import Game

EVERY = 8
"""All fields are compared after so many decisions; what one action broke, the next do not mend."""


def follow(game: Game, policy: str) -> int:
    """Play a game to its end beside the model; the number of decisions."""
    chance, model, words = policy_stream(game.key), Model(game.state), outcomes_of(game.state.board)
    while not model.over:
        if len(game.history) % EVERY == 0:
            model.compare(game.state)
        action = decide(policy, game.state, chance)
        game.play(action)
        model.play(game.text(action), [words.text(outcome) for outcome in game.history[-1].chance])
        model.compare_turn(game.state)
        assert len(game.history) < MOST_DECISIONS
    model.compare(game.state)
    assert game.is_over
    return len(game.history)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_games_go_as_the_model_says(map_name: str, players: int) -> None:
    for policy in policies_for(players):
        seed = f"model {policy} {COMPILED}"
        assert follow(Game(map_name, players, seed=seed, all_tracks_open=COMPILED), policy) > 100
