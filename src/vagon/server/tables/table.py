"""A table as its log makes it. Same log, same table, in any process."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple

import msgspec

from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS
from vagon.rules.legal import is_legal
from vagon.rules.state import State
from vagon.server.store.schema import Entry, Row
from vagon.server.tables.checking import Damaged, checksum
from vagon.server.tables.events import (
    Agreed,
    AnyEvent,
    Back,
    Chair,
    ChairSet,
    Closed,
    Coded,
    Created,
    Days,
    Delayed,
    Gone,
    Joined,
    Played,
    Pool,
    Rematched,
    Renamed,
    Replaced,
    Returned,
    Settled,
    Started,
    Switched,
    TableSettings,
    Undone,
    decode_event,
)
from vagon.table.fairness import commit, game_key
from vagon.table.game import Game, Move

Status = Literal["open", "playing", "paused", "over", "closed"]
DAY: Final = 86_400
LINE_SECONDS: Final = 0.5
"""Free in each decision with a live clock, for the way over the line: for all, so nobody must be believed."""
GRACE_PER_TURN: Final = 10.0
START_SECONDS: Final = 1.0
"""After the last place was taken, before a worker deals."""
SILENT_NONCE: Final = bytes(32)
"""Of bots, and of players who sent none."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chair: who may sit there, and who plays for it now."""

    is_person: bool
    level: str
    guests: frozenset[str] = frozenset()  # several devices of one person
    code: str | None = None
    code_expires: float = 0.0
    code_revokes: bool = False
    nonce: bytes = SILENT_NONCE
    substitute: str | None = None  # why a bot plays on
    seconds: float | None = None  # left in the pool
    is_away: bool = False
    grace: float = 0.0  # seconds that the others will still wait for somebody who is away

    @property
    def is_taken(self) -> bool:
        return bool(self.guests) or not self.is_person

    @property
    def plays_itself(self) -> bool:
        """True for a bot, and for a person whom a bot replaces."""
        return not self.is_person or self.substitute is not None

    @property
    def is_missed(self) -> bool:
        """True for a person for whom the others wait and who seems to be gone."""
        return self.is_away and not self.plays_itself


class News(NamedTuple):
    """An event, and the moves that it made in the game."""

    seq: int
    at: float
    event: AnyEvent
    moves: tuple[Move, ...]
    first_move: int


class Step(NamedTuple):
    """What an undo goes back to."""

    place: int
    game: Game


@dataclass
class Table:
    """Never changed once others can see it: `after` makes the table that follows."""

    game_id: str
    created: Created
    settings: TableSettings  # as they are now
    places: tuple[Place, ...]
    seq: int = 0
    status: Status = "open"
    game: Game | None = None
    seats: tuple[int, ...] = ()  # by place, once the game has begun
    awaited: tuple[int, ...] = ()  # the places whose decision the game waits for
    position: int = 0  # the last event that changed what the players decide about
    since: float = 0.0  # from when on the seats now awaited are thinking
    charged: float = 0.0
    choices: dict[int, int] = field(default_factory=dict)  # of the opening, by place, until all have chosen
    steps: tuple[Step, ...] = ()
    agreed: frozenset[int] = frozenset()
    rematch: str | None = None
    news: list[News] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        return _commitment(self.created.secret)

    @property
    def nonces(self) -> tuple[bytes, ...]:
        return tuple(place.nonce for place in self.places)

    @property
    def is_opening(self) -> bool:
        return self.game is not None and self.game.state.phase in (CHOOSE_MIX, CHOOSE_TICKETS)

    def find_awaited(self) -> tuple[int, ...]:
        """The place that decides; in the opening, all that have not chosen."""
        if self.game is None or self.status != "playing":
            return ()
        if self.is_opening:
            return tuple(place for place in range(len(self.places)) if place not in self.choices)
        return (self.seats.index(self.game.seat),)

    def state_for(self, place: int) -> State:
        """The state in which this place decides: in the opening it need not wait for the others."""
        assert self.game is not None
        if not self.is_opening or place in self.choices:
            return self.game.state
        state = self.game.state.copy()
        state.load({"seat": self.seats[place]})
        return state

    def places_of(self, guest: str | None) -> list[int]:
        return [number for number, place in enumerate(self.places) if guest in place.guests]

    @property
    def guests(self) -> frozenset[str]:
        """All who have a place."""
        return frozenset().union(*(place.guests for place in self.places))

    def row(self, now: float) -> Row:
        """What the store must know to find this table when something is due."""
        is_listed = self.settings.listed and self.status == "open"
        return Row(
            status=self.status,
            listed=is_listed and not all(place.is_taken for place in self.places),
            awaiting=self._bot_due(now),
            deadline=min(self.deadlines().values(), default=None),
        )

    @property
    def may_start(self) -> bool:
        return self.status == "open" and all(place.is_taken for place in self.places)

    def _bot_due(self, now: float) -> float | None:
        """When a worker is to look: to play, or to deal if the process that should have done it is gone."""
        if self.may_start:
            return now + START_SECONDS
        if not any(self.places[place].plays_itself for place in self.awaited):
            return None
        if self.steps and not self.places[self.steps[-1].place].plays_itself:
            return now + max(self.settings.undo_seconds, self.settings.bot_seconds)
        last = self.news[-1].event if self.news else None
        goes_on = isinstance(last, Played) and last.place in self.awaited and not self.is_opening
        return now if goes_on else now + self.settings.bot_seconds

    def deadlines(self) -> dict[int, float]:
        """When the time of each awaited person is up; for one who is away, when the others stop waiting."""
        clock = self.settings.clock
        if clock is None:
            return {}
        people = [place for place in self.awaited if not self.places[place].plays_itself]
        if isinstance(clock, Days):
            return dict.fromkeys(people, self.since + clock.days * DAY)
        left = {
            number: place.grace if place.is_away else (place.seconds or 0.0) + LINE_SECONDS
            for number, place in enumerate(self.places)
        }
        return {place: self.charged + left[place] for place in people}

    def after(self, entry: Entry) -> Table:
        """The table once this event, which must be the next, has happened."""
        assert entry.seq == self.seq + 1
        event = decode_event(entry.body)
        table = self._copy()
        table.seq = entry.seq
        table.keys = {**self.keys, entry.key: entry.seq}
        first = len(self.game.history) if self.game else 0
        if isinstance(event, Delayed):
            table.charged = min(entry.at, table.charged + event.seconds)
            table.since += event.seconds
        table.charge(entry.at, event.place if isinstance(event, Played) else None)
        made = table.apply(event, entry.at)
        table.awaited = table.find_awaited()
        if table.awaited != self.awaited:
            table.turn_over(entry.at, self.awaited)
        table.news = [*self.news, News(entry.seq, entry.at, event, made, first)]
        return table

    def _copy(self) -> Table:
        """As `copy.copy`, in a tenth of the time."""
        new = object.__new__(Table)
        new.__dict__.update(self.__dict__)
        return new

    def charge(self, at: float, mover: int | None) -> None:
        """Take the time since the last event from those who were awaited; who is away has other time."""
        spent = max(0.0, at - self.charged)
        self.charged = max(at, self.charged)
        if not isinstance(self.settings.clock, Pool):
            return
        for number in self.awaited:
            place = self.places[number]
            if place.plays_itself or place.seconds is None:
                continue
            if place.is_away:
                self._change(number, grace=max(0.0, place.grace - spent))
            else:
                credit = LINE_SECONDS if number == mover else 0.0
                self._change(number, seconds=max(0.0, place.seconds - max(0.0, spent - credit)))

    def turn_over(self, at: float, were_awaited: tuple[int, ...]) -> None:
        clock = self.settings.clock
        if not self.is_opening:
            self.since = at
        if isinstance(clock, Pool) and self.status == "playing":
            for place in were_awaited:
                if place not in self.awaited:
                    old = self.places[place]
                    self._change(
                        place,
                        seconds=(old.seconds or 0.0) + clock.increment,
                        grace=min(float(self.settings.grace_seconds), old.grace + GRACE_PER_TURN),
                    )

    def _change(self, number: int, **changes: Any) -> None:
        place = replace(self.places[number], **changes)
        self.places = (*self.places[:number], place, *self.places[number + 1 :])

    def apply(self, event: AnyEvent, at: float) -> tuple[Move, ...]:
        match event:
            case Played(place, actions, check):
                moves = self._play(place, actions)
                if self.places[place].is_missed:
                    self._change(place, is_away=False)  # whoever plays is there
                if check is not None and (self.game is None or check != checksum(self.game.state)):
                    raise Damaged(f"event {self.seq} did not lead to this state")
                return moves
            case Coded(place, code, expires, revokes):
                self._change(place, code=code, code_expires=expires, code_revokes=revokes)
            case Joined():
                self._join(event)
            case ChairSet(place, chair):
                self._set_chair(place, chair)
            case Started():
                return self._start(at)
            case Undone():
                step = self.steps[-1]
                self.steps, self.game, self.position = self.steps[:-1], step.game, self.seq
            case Settled():
                self.steps = ()
            case Replaced(place, reason):
                self._leave(place, reason)
            case Returned(place):
                self._change(place, substitute=None, is_away=False)
            case Gone(place) | Back(place):
                self._change(place, is_away=isinstance(event, Gone))
            case Switched(_, what, on):
                self.settings = msgspec.structs.replace(self.settings, **{what: on})
            case Agreed(place, to):
                self._agree(place, to)
            case Rematched(_, game):
                self.rematch = game
            case Closed():
                self.status = "closed"
            case Created() | Renamed() | Delayed():
                pass
        return ()

    def _join(self, event: Joined) -> None:
        old = self.places[event.place]
        guests = {event.guest} if event.revokes else old.guests | {event.guest}
        nonce = bytes.fromhex(event.nonce) if event.nonce and self.game is None else old.nonce
        self._change(event.place, guests=frozenset(guests), code=None, nonce=nonce, is_away=False)

    def _set_chair(self, number: int, chair: Chair) -> None:
        chairs = self.settings.places
        self.settings = msgspec.structs.replace(
            self.settings, places=[*chairs[:number], chair, *chairs[number + 1 :]]
        )
        self._change(number, is_person=chair.kind == "person", level=chair.level, code=None)

    def _leave(self, place: int, reason: str) -> None:
        if self.game is None:
            self._change(place, guests=frozenset(), nonce=SILENT_NONCE)
            return
        self._change(place, substitute=reason)
        self._agree(place, None)

    def _start(self, at: float) -> tuple[Move, ...]:
        settings = self.settings
        self.game = Game(
            settings.map,
            len(self.places),
            key=game_key(bytes.fromhex(self.created.secret), self.nonces),
            first_player=settings.first_player,
            seat_order=settings.seat_order,
            all_tracks_open=settings.all_tracks_open,
        )
        self.seats = tuple(self.game.state.joined.index(place) for place in range(len(self.places)))
        self.status, self.position, self.since, self.charged = "playing", self.seq, at, at
        if isinstance(settings.clock, Pool):
            for place in range(len(self.places)):
                self._change(
                    place, seconds=float(settings.clock.seconds), grace=float(settings.grace_seconds)
                )
        return ()

    def _play(self, place: int, actions: Iterable[int]) -> tuple[Move, ...]:
        assert self.game is not None
        if self.is_opening:
            [action] = actions
            self.choices = {**self.choices, place: action}
            return self._draw_lots() if len(self.choices) == len(self.places) else ()
        before, self.game = self.game, self.game.copy()
        for action in actions:
            self.game.play(action)
        moves = tuple(self.game.history[len(before.history) :])
        if self.game.is_over:
            self.status = "over"
        if any(move.chance for move in moves) or self.game.is_over:
            self.steps = ()
        elif self.steps and self.steps[-1].place != place:
            self.steps = (Step(place, before),)
        else:
            self.steps = (*self.steps, Step(place, before))
        self.position = self.seq
        return moves

    def _draw_lots(self) -> tuple[Move, ...]:
        """All have chosen: now their choices are played, in the order of the seats."""
        assert self.game is not None
        game = self.game = self.game.copy()
        first = len(game.history)
        choices, self.choices = self.choices, {}
        for seat in range(len(self.places)):
            action = choices[self.seats.index(seat)]
            assert is_legal(game.state, action)
            game.play(action)
        self.position = self.seq
        return tuple(game.history[first:])

    def _agree(self, place: int, to: str | None) -> None:
        goal = {"playing": "pause", "paused": "resume"}.get(self.status)
        if to == goal:
            self.agreed |= {place}
        people = {n for n, p in enumerate(self.places) if not p.plays_itself}
        if self.agreed and people <= self.agreed:
            self.status = "paused" if self.status == "playing" else "playing"
            self.agreed = frozenset()


@functools.lru_cache(maxsize=4096)  # every snapshot tells it
def _commitment(secret: str) -> str:
    return commit(bytes.fromhex(secret))


def first_table(entry: Entry) -> Table:
    """The table that the first event of a log makes."""
    created = decode_event(entry.body)
    assert isinstance(created, Created)
    holders = zip(created.settings.places, created.holders, created.codes, strict=True)
    places = tuple(
        Place(
            is_person=chair.kind == "person",
            level=chair.level,
            guests=frozenset() if holder is None else frozenset((holder,)),
            code=code,
            code_expires=created.codes_expire,
        )
        for chair, holder, code in holders
    )
    table = Table(entry.game, created, created.settings, places, charged=entry.at, since=entry.at)
    table.news = [News(0, entry.at, created, (), 0)]
    table.keys = {entry.key: 0}
    return table


def table_of(entries: Iterable[Entry], table: Table | None = None) -> Table | None:
    """The table that a log makes, or that `table` becomes by the rest of its log."""
    try:
        for entry in entries:
            table = first_table(entry) if table is None else table.after(entry)
    except Damaged:
        raise
    except (AssertionError, LookupError, ValueError) as error:
        # ValueError is also what is raised for JSON that is none, and for actions that are not legal.
        raise Damaged(f"event {entry.seq}: {type(error).__name__}") from None
    return table
