"""Line-ups, deals and games: a deal is played by each line-up once in every rotation of its seats.

So every bot of a line-up plays every seat of the same deal. A bot that raises, answers what is not legal or
thinks too long loses that game at once; the others share the win. Programs of their own are given time by the
clock on the wall, all other bots processor time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Final

from vagon.arena.clock import Alarm, Stalled
from vagon.arena.entrants import Entrant, make_entrant
from vagon.arena.peeking import Peeking
from vagon.bots.outside import FaultKind, Lost, Outside
from vagon.maps import Map
from vagon.rules.constants import ROUTE_WORDS, TICKET_WORDS, TURN
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.score import tally
from vagon.table.game import Game
from vagon.table.naming import members
from vagon.table.views import Told, View, tell, view

MAX_FAULT: Final = 200
"""Characters of a fault that are kept."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a bot lost before the end."""

    seat: int
    kind: FaultKind
    text: str


@dataclass(frozen=True, slots=True)
class Seated:
    """One bot in one game. After a fault of anybody there are no scores and places."""

    bot: str
    win: float  # its share of the win
    score: int | None
    place: int | None
    turns: int
    routes: int
    route_points: int
    wagons: int  # placed
    opening_kept: int  # tickets
    tickets_kept: int
    tickets_completed: int
    decisions: int
    seconds: float  # of processor time, or by the wall's clock


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been played; the bots by seat."""

    seats: tuple[Seated, ...]
    fault: Fault | None

    def to_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(slots=True)
class Effort:
    """What a bot has done so far in a game."""

    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Views:
    """The views of a game in progress, its past told move by move instead of from the start each time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.opening = game.players * (2 if game.state.board.opening_choice else 1)
        self.told: list[list[Told]] = [[] for _ in range(game.players)]

    def of(self, seat: int) -> View:
        history = self.game.history
        if len(history) < self.opening:  # what others have chosen is told later
            return self.game.view(seat)
        told = self.told[seat]
        if not told:
            told += tell(self.game.state, seat, history[: self.opening])
        new = [*history[: self.opening], *history[len(told) :]]
        told += tell(self.game.state, seat, new)[self.opening :]
        return replace(view(self.game.state, seat), history=told[:])


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The tables that meet: all choices of `players` bots, or one table filled up with the last bot."""
    if len(bots) < players:
        return [(*bots, *[bots[-1]] * (players - len(bots)))]
    return list(dict.fromkeys(combinations(bots, players)))


def deal_key(seed: int, deal: int) -> bytes:
    return seed_key(f"arena:{seed}:{deal}")


def play_deal(game_map: Map, line_up: Sequence[str], seed: int, deal: int, limit: float) -> list[Played]:
    """The games of one deal: one for each rotation. The order at the table differs from deal to deal."""
    key = deal_key(seed, deal)
    order = shuffled(line_up, Stream(derived_key(key, "order")))
    return [
        play_game(game_map, [*order[turn:], *order[:turn]], key, f"rotation:{turn}", limit)
        for turn in range(len(order))
    ]


def shuffled(items: Sequence[str], chance: Stream) -> list[str]:
    left = list(items)
    return [left.pop(chance.below(len(left))) for _ in range(len(left))]


def play_game(game_map: Map, bots: Sequence[str], key: bytes, purpose: str, limit: float) -> Played:
    """One game; `bots` by seat. Their chance is derived from the key of the game for this purpose."""
    game = Game(game_map, len(bots), key=key, seat_order="join_order")
    entrants = [
        make_entrant(spec, derived_key(key, f"bot:{purpose}:{seat}"), limit) for seat, spec in enumerate(bots)
    ]
    outside = [entrant for entrant in entrants if isinstance(entrant, Outside)]
    effort = [Effort() for _ in bots]
    alarm = Alarm()
    try:
        with alarm.armed():
            fault = _play_out(game, entrants, effort, alarm, limit)
        played = _result(game, bots, effort, fault)
        for program in outside:
            _tell_end(program, played)
    finally:
        for program in outside:
            program.close()
    return played


def _tell_end(program: Outside, played: Played) -> None:
    totals = [seat.score for seat in played.seats if seat.score is not None]
    places = [seat.place for seat in played.seats if seat.place is not None]
    program.end(totals or None, places or None, played.fault.seat if played.fault else None)


def _play_out(
    game: Game, entrants: Sequence[Entrant], effort: Sequence[Effort], alarm: Alarm, limit: float
) -> Fault | None:
    """Play to the end, or until somebody fails."""
    views = Views(game)
    while not game.is_over:
        seat = game.seat
        fault, action, spent = ask(entrants[seat], views, alarm, limit)
        effort[seat].seconds += spent
        effort[seat].decisions += 1
        effort[seat].turns += game.state.phase == TURN
        if fault:
            return fault
        game.play(action)
    return None


def ask(entrant: Entrant, views: Views, alarm: Alarm, limit: float) -> tuple[Fault | None, int, float]:
    """What the bot decides, or why it has lost; and the seconds that it took."""
    game, seat = views.game, views.game.seat
    seen: View | None = None if isinstance(entrant, Peeking) else views.of(seat)
    legal = game.legal()
    clock = time.perf_counter if isinstance(entrant, Outside) else time.process_time
    start = clock()
    fault, action = None, -1
    try:
        with alarm.limit(limit):
            if isinstance(entrant, Peeking):
                action = entrant.choose(game.state)
            else:
                assert seen is not None
                action = entrant.choose(seen)
    except Stalled:
        fault = Fault(seat, "stalled", f"no answer within {limit:g} s")
    except Lost as lost:
        fault = Fault(seat, lost.kind, str(lost)[:MAX_FAULT])
    except Exception as error:  # noqa: BLE001 -- whatever a bot raises is its own fault
        fault = Fault(seat, "raised", f"{type(error).__name__}: {error}"[:MAX_FAULT])
    spent = clock() - start
    if fault is None and spent > limit and not isinstance(entrant, Outside):  # which has time to start, too
        fault = Fault(seat, "stalled", f"took longer than {limit:g} s")
    if fault is None and (isinstance(action, bool) or action not in legal):
        fault = Fault(seat, "illegal", f"answered {action!r:.40}, not one of the legal actions")
    return fault, action, spent


def _result(game: Game, bots: Sequence[str], effort: Sequence[Effort], fault: Fault | None) -> Played:
    state = game.state
    score = tally(state)
    winners = sum(place == 1 for place in score.place[: game.players])
    seats = []
    for seat, bot in enumerate(bots):
        if fault:
            win = 0.0 if seat == fault.seat else 1 / (game.players - 1)
        else:
            win = 1 / winners if score.place[seat] == 1 else 0.0
        seats.append(
            Seated(
                bot=bot,
                win=win,
                score=None if fault else score.total[seat],
                place=None if fault else score.place[seat],
                turns=effort[seat].turns,
                routes=len(members(state.owned, seat * ROUTE_WORDS, ROUTE_WORDS)),
                route_points=state.points[seat],
                wagons=state.board.wagons - state.wagons[seat],
                opening_kept=sum(state.opening_kept[2 * seat : 2 * seat + 2]),
                tickets_kept=len(members(state.tickets, seat * TICKET_WORDS, TICKET_WORDS)),
                tickets_completed=score.completed[seat],
                decisions=effort[seat].decisions,
                seconds=round(effort[seat].seconds, 6),
            )
        )
    return Played(tuple(seats), fault)
