"""A game again, move by move: each position as the reader might have seen it then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from vagon.files import BadFile
from vagon.server.refusals import Refusal
from vagon.server.tables.projection import Audience, check_audience, public_members
from vagon.server.tables.table import Table
from vagon.table.boards import is_built_in
from vagon.table.game import Game
from vagon.table.records import read_record, replay
from vagon.table.views import SPECTATOR, Told, private_facts, tell, view

MAX_FRAMES: Final = 64
Members = dict[str, Any]


def film_of_table(table: Table, audience: Audience, first: int, count: int) -> Members:
    """A game so far. As long as it goes on, with nothing but what the audience knew."""
    check_audience(table, audience)
    if table.game is None:
        raise Refusal(409, "not_started")
    viewer = SPECTATOR if audience is None else table.seats[audience]
    return film(table.game, viewer, first, count)


def film_of_record(data: bytes, first: int, count: int) -> Members:
    """The game in a record, with everything that was hidden, even if it was not finished."""
    try:
        found = read_record(data, "record")
        if not is_built_in(found.map):
            raise Refusal(409, "map_of_ones_own")
        game = replay(found)
    except BadFile as bad:
        raise Refusal(409, "bad_record", facts={"place": bad.place, "reason": bad.reason}) from None
    return film(game, SPECTATOR, first, count, is_open=True) | {"names": list(game.seat_names)}


def film(game: Game, viewer: int, first: int, count: int, *, is_open: bool = False) -> Members:
    """The positions after `first` moves and on, with the points after each move of the whole game.

    Once the game is over, or if it `is_open`, every seat's cards and tickets are shown.
    """
    is_open = is_open or game.is_over
    frames: list[Members] = []
    points: list[list[int]] = []
    shown = range(first, min(first + count, len(game.history) + 1))
    for number, copy in enumerate(_positions(game)):
        points.append(list(copy.state.points[: game.players]))
        if number in shown:
            frames.append(_frame(copy, viewer, is_open))
    return {
        "map": game.map.id,
        "names": None,
        "moves": _told(game, viewer, is_open),
        "points": points,
        "first": first,
        "frames": frames,
        "score": game.score().to_json() if game.is_over else None,
    }


def _positions(game: Game) -> Iterator[Game]:
    """The game before its first move, then after each; always the same object."""
    copy = Game(
        game.map,
        game.players,
        key=game.key,
        first_player=game.options.first_player,
        seat_order=game.options.seat_order,
        all_tracks_open=game.options.all_tracks_open,
    )
    yield copy
    for move in game.history:
        copy.play(move.action)
        yield copy


def _frame(game: Game, viewer: int, is_open: bool) -> Members:
    seat = None if viewer == SPECTATOR else viewer
    found = {**public_members(game.state), **private_facts(game.state, seat), "legal": []}
    everything = [view(game.state, seat).own for seat in range(game.players)] if is_open else None
    return {"view": found, "open": everything}


def _told(game: Game, viewer: int, is_open: bool) -> list[Told]:
    """The moves as the viewer has seen them; if everything is open, each as its own seat has."""
    if not is_open:
        return tell(game.state, viewer, game.history)
    by_seat = [tell(game.state, seat, game.history) for seat in range(game.players)]
    return [by_seat[move.seat][number] for number, move in enumerate(game.history)]
