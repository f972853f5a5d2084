"""No bot sees more than its seat may: dealing anew what the seat cannot know leaves its choice as it was."""

from __future__ import annotations

import pytest

from tests.bots.answers import KEY, RELEASED
from vagon.arena.entrants import make_entrant
from vagon.arena.peeking import Peeking
from vagon.bots import Bot, bot_names, make_bot
from vagon.bots.levels import SearchingBot
from vagon.bots.registry import PEEKING
from vagon.rules import COMPILED
from vagon.rules.constants import GREEDY, MAX_SEATS, RANDOM_POLICY
from vagon.rules.playout import choose
from vagon.rules.random import Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.table.game import Game
from vagon.table.views import view

ROLLOUTS = {"level4": 64, "level5": 128} if COMPILED else {"level4": 4, "level5": 8}


def make_quick_bot(spec: str) -> Bot:
    """A bot that searches no longer than a test can wait."""
    bot = make_bot(spec, KEY)
    if isinstance(bot, SearchingBot):
        usual = bot.manners
        bot.manners = lambda map_id, players: usual(map_id, players)._replace(rollouts=ROLLOUTS[spec])
    return bot


def moments(game_map: str, players: int, seed: int, policy: int, every: int) -> list[Game]:
    """Situations of one game, all its openings among them."""
    game, chance = Game(game_map, players, seed=seed), Stream(seed_key(seed))
    found = []
    while not game.is_over:
        if len(game.history) % every == 0 or len(game.history) < 2 * players:
            found.append(game.copy())
        game.play(choose(game.state, chance, policy))
    return found


MOMENTS = [
    *moments("europe", 2, 1, GREEDY, 41),
    *moments("europe", 4, 2, GREEDY, 83),
    *moments("germany", 3, 3, RANDOM_POLICY, 73),
    *moments("germany", 4, 5, GREEDY, 97),
    *moments("germany", MAX_SEATS, 4, GREEDY, 151),
][:: 1 if COMPILED else 8]


@pytest.mark.parametrize("spec", [*bot_names(), *RELEASED])
def test_a_choice_rests_on_nothing_hidden(spec: str) -> None:
    chance = Stream(seed_key("redeal"))
    for game in MOMENTS:
        seat = game.seat
        seen = view(game.state, seat, game.history)
        choice = make_quick_bot(spec).choose(seen)
        assert choice in seen.legal
        other = game.state.copy()
        redeal(other, seat, chance)
        assert other != game.state
        seen_there = view(other, seat, game.history)
        assert seen_there == seen
        assert make_quick_bot(spec).choose(seen_there) == choice


def test_the_one_exception_is_no_bot() -> None:
    assert PEEKING not in bot_names()
    assert isinstance(make_entrant(PEEKING, KEY, 60.0), Peeking)
