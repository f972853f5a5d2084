"""From a command to the event that it makes, or to the reason why it is refused. Nothing changes here."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from typing import Final, Literal

from vagon.maps import load_map, map_names
from vagon.rules.constants import OVER
from vagon.rules.play import play
from vagon.rules.random import Tape
from vagon.rules.refusals import Refused
from vagon.server.identity import digest, new_code
from vagon.server.levels import level_names
from vagon.server.refusals import Refusal
from vagon.server.tables.checking import CHECK_EVERY, checksum
from vagon.server.tables.commands import (
    AnyCommand,
    Close,
    CreateTable,
    EndTurn,
    JoinTable,
    Leave,
    Pause,
    Play,
    Resume,
    Return,
    SetChair,
    Substitute,
    Switch,
    Undo,
)
from vagon.server.tables.events import (
    Agreed,
    AnyEvent,
    Chair,
    ChairSet,
    Closed,
    Coded,
    Created,
    Joined,
    Played,
    Replaced,
    Returned,
    Settled,
    Started,
    Switched,
    Undone,
)
from vagon.server.tables.table import Table
from vagon.table.actions import BadAction, actions_of
from vagon.table.fairness import SECRET_BYTES
from vagon.table.game import checked_players
from vagon.table.records import RULES_VERSION

CODE_SECONDS: Final = 14 * 86_400


def create(request: CreateTable, guest: str, now: float) -> tuple[Created, dict[int, str]]:
    """The first event of a table, and the codes by place for those who are invited."""
    settings = request.settings
    if settings.map not in map_names():
        raise Refusal(404, "no_such_map")
    _check_levels(settings.places)
    try:
        checked_players(len(settings.places), load_map(settings.map))
    except ValueError:
        raise Refusal(409, "too_many_places") from None
    if settings.first_player is not None and settings.first_player >= len(settings.places):
        raise Refusal(409, "no_such_place")
    free = [number for number, chair in enumerate(settings.places) if chair.kind == "person"]
    if request.take_place and not free:
        raise Refusal(409, "no_place_for_a_person")
    holders: list[str | None] = [None] * len(settings.places)
    codes = {number: new_code() for number in (free[1:] if request.take_place else free)}
    hashes = [digest(codes[number]) if number in codes else None for number in range(len(holders))]
    event = Created(
        settings=settings,
        map_digest=load_map(settings.map).digest,
        rules_version=RULES_VERSION,
        secret=secrets.token_bytes(SECRET_BYTES).hex(),
        host=guest,
        holders=holders,
        codes=hashes,
        codes_expire=now + CODE_SECONDS,
    )
    return event, codes


def _check_levels(chairs: Iterable[Chair]) -> None:
    levels = level_names()
    if any(chair.kind == "bot" and chair.level not in levels for chair in chairs):
        raise Refusal(404, "no_such_level")


def rematch(table: Table, guest: str, now: float) -> Created:
    """The first event of another game of the same people."""
    if table.status != "over":
        raise Refusal(409, "game_not_over")
    old = table.created
    return Created(
        settings=table.settings,
        map_digest=load_map(old.settings.map).digest,
        rules_version=RULES_VERSION,
        secret=secrets.token_bytes(SECRET_BYTES).hex(),
        host=guest,
        holders=[min(place.guests, default=None) for place in table.places],
        codes=[None] * len(table.places),
        codes_expire=now,
    )


def join(table: Table, request: JoinTable, guest: str, now: float) -> Joined:
    if table.status in ("over", "closed"):
        raise Refusal(409, "table_closed" if table.status == "closed" else "game_over")
    if request.code is not None:
        place = _place_of_code(table, request.code, now)
    elif not table.settings.listed and guest != table.created.host:
        raise Refusal(403, "needs_code")
    else:
        free = [number for number, chair in enumerate(table.places) if not chair.is_taken]
        if not free:
            raise Refusal(409, "no_free_place")
        place = free[0]
    revokes = table.places[place].code_revokes
    return Joined(place, guest, request.nonce, revokes)


def joined_before(table: Table, request: JoinTable, guest: str) -> int | None:
    """The place of somebody who wants any and has one."""
    own = table.places_of(guest)
    is_open = table.status not in ("over", "closed")
    return own[0] if own and is_open and request.code is None else None


def _place_of_code(table: Table, code: str, now: float) -> int:
    offered = digest(code)
    for number, place in enumerate(table.places):
        if place.code is not None and hmac.compare_digest(place.code, offered):
            if now > place.code_expires:
                raise Refusal(403, "code_expired")
            return number
    raise Refusal(403, "bad_code")


def new_seat_code(table: Table, place: int, guest: str, now: float) -> tuple[Coded, str]:
    """A code for another device, or from the host for an abandoned place or before the start."""
    if not 0 <= place < len(table.places) or not table.places[place].is_person:
        raise Refusal(404, "no_such_place")
    is_own = guest in table.places[place].guests
    if not is_own and guest != table.created.host:
        raise Refusal(403, "not_your_place")
    # Before the start the host may also help somebody whose browser never got the answer to a join.
    if not is_own and table.game is not None and table.places[place].substitute is None:
        raise Refusal(409, "place_taken")
    code = new_code()
    return Coded(place, digest(code), now + CODE_SECONDS, revokes=not is_own), code


def start(table: Table) -> Started:
    """Deal as soon as all places are taken."""
    if not table.may_start:
        raise Refusal(409, "already_so")
    return Started()


def own_place(table: Table, guest: str | None, place: int | None) -> int:
    """The place that a guest speaks for."""
    return chosen_place(table.places_of(guest), place)


def chosen_place(own: list[int], place: int | None) -> int:
    """The one that is meant of a guest's own places."""
    if place is None:
        if len(own) > 1:
            raise Refusal(409, "which_place")
        if own:
            return own[0]
    elif place in own:
        return place
    raise Refusal(403, "not_your_place")


def decide(table: Table, place: int, command: AnyCommand, base: int) -> AnyEvent:
    """The event that a command of a place makes."""
    if base > table.seq:
        raise Refusal(409, "unknown_base", facts={"seq": table.seq})
    match command:
        case Play():
            _require_playing(table, place)
            numbers = _numbers(table, command)
            _require_fresh(table, base)
            require_turn(table, place)
            return checked_play(table, place, numbers)
        case Leave():
            return _leave(table, place)
        case Return():
            _require_running(table)
            if table.places[place].substitute is None:
                raise Refusal(409, "already_there")
            return Returned(place)
        case Pause() | Resume():
            _require_running(table)
            wanted: Literal["pause", "resume"] = "pause" if isinstance(command, Pause) else "resume"
            if (table.status == "playing") != (wanted == "pause"):
                raise Refusal(409, "already_so")
            if table.places[place].plays_itself:
                raise Refusal(409, "replaced")
            return Agreed(place, wanted)
        case Substitute() | Switch() | SetChair() | Close():
            return _by_host(table, place, command)
        case Undo() | EndTurn():
            _require_playing(table, place)
            _require_fresh(table, base)
            if not table.steps or table.steps[-1].place != place:
                raise Refusal(409, "nothing_to_undo")
            return Undone(place) if isinstance(command, Undo) else Settled(place)


def _by_host(table: Table, place: int, command: Substitute | Switch | SetChair | Close) -> AnyEvent:
    """What only the host may do."""
    if table.created.host not in table.places[place].guests:
        raise Refusal(403, "not_the_host")
    if table.status in ("over", "closed") and not isinstance(command, Switch):
        raise Refusal(409, "game_over")
    match command:
        case Switch(what, on):
            if getattr(table.settings, what) == on:
                raise Refusal(409, "already_so")
            return Switched(place, what, on)
        case Close():
            _require_open(table)
            return Closed()
        case SetChair(other, chair):
            _require_open(table)
            return _set_chair(table, other, chair)
        case Substitute(other):
            _require_running(table)
            if other >= len(table.places) or not table.places[other].is_person:
                raise Refusal(404, "no_such_place")
            if table.places[other].substitute is not None:
                raise Refusal(409, "replaced")
            return Replaced(other, "host")


def _set_chair(table: Table, number: int, chair: Chair) -> ChairSet:
    if number >= len(table.places):
        raise Refusal(404, "no_such_place")
    _check_levels([chair])
    if table.places[number].guests:
        raise Refusal(409, "place_taken")
    if table.settings.places[number] == chair:
        raise Refusal(409, "already_so")
    return ChairSet(number, chair)


def expired(table: Table, now: float) -> Replaced | None:
    """What happens when a person's time is up, or that of being waited for: a bot plays on."""
    for place, deadline in table.deadlines().items():
        if deadline <= now:
            return Replaced(place, "away" if table.places[place].is_away else "clock")
    return None


def _leave(table: Table, place: int) -> Replaced:
    if table.status in ("over", "closed"):
        raise Refusal(409, "game_over")
    if table.places[place].substitute is not None:
        raise Refusal(409, "replaced")
    return Replaced(place, "left")


def _require_open(table: Table) -> None:
    if table.game is not None:
        raise Refusal(409, "already_started")


def _require_running(table: Table) -> None:
    if table.status == "open":
        raise Refusal(409, "not_started")
    if table.status in ("over", "closed"):
        raise Refusal(409, "game_over")


def _require_playing(table: Table, place: int) -> None:
    _require_running(table)
    if table.status == "paused":
        raise Refusal(409, "paused")
    if table.places[place].substitute is not None:
        raise Refusal(409, "replaced")


def require_turn(table: Table, place: int) -> None:
    """The table must wait for this place."""
    _require_playing(table, place)
    if place not in table.awaited:
        raise Refusal(409, "not_your_turn")


def _require_fresh(table: Table, base: int) -> None:
    """The command must have been given in sight of the last event that changed the game."""
    if base < table.position:
        raise Refusal(409, "stale", facts={"seq": table.seq})


def _numbers(table: Table, command: Play) -> list[int]:
    assert table.game is not None
    names = actions_of(table.game.state.board)
    try:
        return [names.number(action) for action in command.actions]
    except BadAction:
        raise Refusal(409, "no_such_action") from None


def checked_play(table: Table, place: int, numbers: list[int]) -> Played:
    """The event of actions by number, if all of them are legal."""
    if table.is_opening and len(numbers) > 1:
        raise Refusal(409, "one_at_a_time")
    trial = table.state_for(place).copy()
    trial.tape = Tape()
    seat = trial.seat
    for index, number in enumerate(numbers):
        if index and (trial.phase == OVER or trial.seat != seat):
            raise Refusal(409, "not_your_turn")
        # A refusal after something was revealed would tell what it was.
        if index and trial.tape.take():
            raise Refusal(409, "one_at_a_time")
        try:
            play(trial, number)
        except Refused as refused:
            raise Refusal(409, refused.code, refused.rule, refused.facts) from None
    is_checked = not table.is_opening and (table.seq + 1) % CHECK_EVERY == 0
    return Played(place, numbers, checksum(trial) if is_checked else None)
