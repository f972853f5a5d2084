"""Nothing that a viewer may not know is in its view, over whole games."""

from __future__ import annotations

import functools
import json
import random

import pytest

from tests.rules.invariants import check_cards, check_row, check_tickets
from vagon.rules import COMPILED
from vagon.rules.random import Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.rules.state import State
from vagon.table.game import Game
from vagon.table.views import SPECTATOR, view
from vagon.table.worlds import Worlds

EVERY = 41 if COMPILED else 127
TASTES = ("any", "tickets", "cards")
TABLES = [(name, players) for name in ("europe", "germany") for players in (2, 3, 4, 5)]


@functools.cache
def situations(map_name: str, players: int, taste: str) -> list[Game]:
    """Some situations of a random game and its end; a taste for tickets or cards empties piles or deck."""
    game = Game(map_name, players, seed=f"{map_name} {players} {taste}")
    chooser = random.Random(players)
    liking = {"tickets": "tickets", "cards": "draw"}.get(taste, "nothing")
    found = []
    while not game.is_over:
        if len(game.history) % EVERY == 0 or len(game.history) == players - 1:
            found.append(game.copy())
        actions = game.legal()
        liked = [action for action in actions if game.text(action).startswith(liking)]
        game.play(chooser.choice(liked if liked and chooser.random() < 0.7 else actions))
    return [*found, game]


def check_hidden(state: State) -> None:
    """What is dealt anew is still a possible game."""
    check_cards(state)
    check_row(state)
    check_tickets(state)


def shown(game: Game, seat: int | None) -> str:
    return json.dumps(game.view(seat).to_json())


@pytest.mark.parametrize(("map_name", "players"), TABLES)
@pytest.mark.parametrize("taste", TASTES)
def test_what_a_viewer_may_not_know_does_not_change_its_view(map_name: str, players: int, taste: str) -> None:
    for number, game in enumerate(situations(map_name, players, taste)):
        for seat in (None, *range(players)):
            other = game.copy()
            redeal(other.state, SPECTATOR if seat is None else seat, Stream(seed_key(number)))
            check_hidden(other.state)
            assert shown(other, seat) == shown(game, seat)


@pytest.mark.parametrize(("map_name", "players"), TABLES)
@pytest.mark.parametrize("taste", TASTES)
def test_worlds_agree_with_the_view_they_were_drawn_from(map_name: str, players: int, taste: str) -> None:
    for number, game in enumerate(situations(map_name, players, taste)):
        for seat in (None, *range(players)):
            seen = game.view(seat)
            world = Worlds(seen, seed_key(number)).draw()
            check_hidden(world)
            assert view(world, seat, game.history) == seen
            assert world.chance.key != game.key


def test_worlds_differ_and_repeat_with_their_key() -> None:
    game = Game("europe", 3, seed=4)
    for _ in range(3):
        game.play("keep 1,2")
    seen = game.view(1)
    first = Worlds(seen, seed_key("a"))
    drawn = [first.draw() for _ in range(5)]
    assert len(set(drawn)) == 5
    again = Worlds(seen, seed_key("a"))
    assert [again.draw() for _ in range(5)] == drawn
    assert Worlds(seen, seed_key("b")).draw() != drawn[0]


def test_redealing_hides_nothing_that_the_seat_knows() -> None:
    """The seat's own cards and tickets, and all that lies open, stay as they are."""
    game = situations("germany", 3, "any")[-2]
    other = game.state.copy()
    redeal(other, 1, Stream(seed_key(1)))
    assert other.hand[9:18] == game.state.hand[9:18]
    assert other.tickets[2:4] == game.state.tickets[2:4]
    for name in (
        "row",
        "discards",
        "owned",
        "stations",
        "wagons",
        "points",
        "passengers",
        "collected",
        "known",
    ):
        assert getattr(other, name) == getattr(game.state, name)


def test_a_view_is_for_a_seat_at_the_table() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1, not 2"):
        Game("europe", 2, seed=1).view(2)
