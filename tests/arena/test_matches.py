"""Line-ups, rotations, shared wins, and bots that fail."""

from __future__ import annotations

import time
from itertools import combinations

import pytest

from tests.arena.helpers import LIMIT
from vagon.arena import matches
from vagon.arena.matches import Views, deal_key, line_ups, play_deal, play_game
from vagon.bots import Bot, make_bot
from vagon.maps import load_map
from vagon.rules.score import Tally
from vagon.rules.state import State
from vagon.table.game import Game
from vagon.table.views import View


def test_as_many_bots_as_seats_are_one_table() -> None:
    assert line_ups(["a", "b"], 2) == [("a", "b")]


def test_more_bots_meet_in_every_choice() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups("abcde", 4) == list(combinations("abcde", 4))
    assert line_ups(["a", "a", "b"], 2) == [("a", "a"), ("a", "b")]


def test_fewer_bots_are_filled_up_with_the_last() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]


def test_every_bot_plays_every_seat_of_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []
    keys: set[bytes] = set()

    def note(game_map: object, bots: list[str], key: bytes, *rest: object) -> object:
        tables.append(bots)
        keys.add(key)
        return None

    monkeypatch.setattr(matches, "play_game", note)
    for deal in range(60):
        play_deal(load_map("europe"), ("a", "b", "c"), 7, deal, LIMIT)
    for first in range(0, len(tables), 3):
        rotations = tables[first : first + 3]
        assert all({table[seat] for table in rotations} == {"a", "b", "c"} for seat in range(3))
        a, b, _ = rotations
        assert b == [*a[1:], a[0]]
    assert len(keys) == 60
    assert len({tuple(tables[i]) for i in range(0, 180, 3)}) == 6  # neighbours differ from deal to deal


def test_deals_differ_by_number_and_seed() -> None:
    assert len({deal_key(seed, deal) for seed in range(3) for deal in range(3)}) == 9


@pytest.mark.parametrize("game_map", ["europe", "germany"])
def test_views_told_move_by_move_are_the_usual_ones(game_map: str) -> None:
    game = Game(game_map, 3, seed=9)
    bots = [make_bot("random", bytes([seat]) * 32) for seat in range(3)]
    views = Views(game)
    for _ in range(120):
        seat = game.seat
        seen = views.of(seat)
        assert seen == game.view(seat)
        game.play(bots[seat].choose(seen))


def test_a_game_has_a_winner_and_everything_counted() -> None:
    game = play_game(load_map("europe"), ["random", "one-step"], deal_key(1, 1), "x", LIMIT)
    loser, winner = game.seats
    assert (winner.bot, winner.win, winner.place) == ("one-step", 1.0, 1)
    assert (loser.bot, loser.win, loser.place) == ("random", 0.0, 2)
    assert winner.tickets_kept >= winner.tickets_completed
    assert abs(winner.turns - loser.turns) <= 1
    assert winner.decisions > winner.turns
    assert game.fault is None


def test_a_tie_shares_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tied:
        total, place, completed = [50] * 5, [1, 1, 3, 0, 0], [0] * 5

    def tied(state: State) -> Tied | Tally:
        return Tied()

    monkeypatch.setattr(matches, "tally", tied)
    game = play_game(load_map("europe"), ["random"] * 3, deal_key(1, 2), "x", LIMIT)
    assert [seat.win for seat in game.seats] == [0.5, 0.5, 0.0]


class Failing(Bot):
    """Plays its first action, then fails."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.calls = 0

    def choose(self, view: View) -> int:
        self.calls += 1
        if self.calls < 3:
            return view.legal[0]
        if self.how == "raises":
            raise KeyError("lost the plan")
        if self.how == "stalls":
            while True:
                pass
        if self.how == "sleeps":
            time.sleep(60)
        return -5 if self.how == "cheats" else True


@pytest.mark.parametrize(
    ("how", "kind", "text"),
    [
        ("raises", "raised", "KeyError: 'lost the plan'"),
        ("stalls", "stalled", "no answer within 0.05 s"),
        ("sleeps", "stalled", "no answer within 0.05 s"),
        ("cheats", "illegal", "answered -5, not one of the legal actions"),
        ("jokes", "illegal", "answered True, not one of the legal actions"),
    ],
)
def test_a_bot_that_fails_loses(monkeypatch: pytest.MonkeyPatch, how: str, kind: str, text: str) -> None:
    def entrant(spec: str, key: bytes, limit: float) -> Bot:
        return Failing(how) if spec == "failing" else make_bot(spec, key)

    monkeypatch.setattr(matches, "make_entrant", entrant)
    limit = 0.05 if kind == "stalled" else LIMIT
    game = play_game(load_map("europe"), ["random", "failing", "random"], deal_key(1, 3), "x", limit)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.kind, game.fault.text) == (1, kind, text)
    assert [seat.win for seat in game.seats] == [0.5, 0.0, 0.5]
    assert [seat.score for seat in game.seats] == [None] * 3
