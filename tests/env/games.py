"""Random games for the tests of environments."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterator

from vagon.table.game import Game

TABLES = [(name, players) for name in ("europe", "germany") for players in (2, 3, 4, 5)]


def random_game(map_name: str, players: int, taste: str = "nothing", seed: int = 0) -> Iterator[Game]:
    """One game before each decision and at its end; `taste` is how liked actions begin."""
    game = Game(map_name, players, seed=seed, seat_order="join_order")
    chooser = random.Random(f"{map_name} {players} {taste} {seed}")
    while not game.is_over:
        yield game
        actions = game.legal()
        liked = [action for action in actions if game.text(action).startswith(taste)]
        game.play(chooser.choice(liked if liked and chooser.random() < 0.7 else actions))
    yield game


@functools.cache
def situations(map_name: str, players: int, taste: str, every: int) -> list[Game]:
    """Some situations of a random game: the first of each phase, and one in so many."""
    found = []
    phases: Counter[int] = Counter()
    for number, game in enumerate(random_game(map_name, players, taste)):
        phases[game.state.phase] += 1
        if phases[game.state.phase] <= 2 or number % every == 0:
            found.append(game.copy())
    return found
