"""What leaves the server about a table: built fact by fact for one audience, from an allow-list.

An audience is a place, or None for a spectator. There is no other way out for anything that a log holds.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from vagon.maps.model import Map
from vagon.rules.board import Board
from vagon.rules.state import State
from vagon.server.refusals import Refusal
from vagon.server.store.store import Remark
from vagon.server.tables.deciding import chosen_place
from vagon.server.tables.events import (
    Agreed,
    Back,
    ChairSet,
    Closed,
    Coded,
    Created,
    Delayed,
    Gone,
    Joined,
    Played,
    Rematched,
    Renamed,
    Replaced,
    Returned,
    Settled,
    Started,
    Switched,
    Undone,
)
from vagon.server.tables.table import News, Table
from vagon.table.actions import actions_of
from vagon.table.records import Fairness, Record
from vagon.table.views import SPECTATOR, Told, View, private_facts, public_facts, tell, view

Audience = int | None
Members = dict[str, Any]
MAX_SHARED: Final = 256
encode = msgspec.json.Encoder().encode


class Shared(NamedTuple):
    """What everybody may know at one moment: made once for all who watch, the large parts as JSON already."""

    table: Table
    names: Mapping[int, str]
    of_table: Members
    of_game: Members | None  # None before the start


_shared: OrderedDict[int, Shared] = OrderedDict()  # by the identity of the table, which lives as long as it


def check_audience(table: Table, audience: Audience) -> None:
    if audience is None and not table.settings.spectators:
        raise Refusal(403, "no_spectators")


def audience_of(table: Table, guest: str | None, place: int | None) -> Audience:
    """Whom a guest looks as: a place of the guest's, or a spectator."""
    own = table.places_of(guest)
    if place is None and not own:
        check_audience(table, None)
        return None
    return chosen_place(own, place)


def raw(value: object) -> msgspec.Raw:
    """JSON that goes as it is into other JSON."""
    return msgspec.Raw(encode(value))


def shared(table: Table, names: Mapping[int, str]) -> Shared:
    known = _shared.get(id(table))
    if known is None or known.names is not names:
        of_game = None if table.game is None else public_members(table.game.state)
        known = _shared[id(table)] = Shared(table, names, _open_members(table, names), of_game)
        if len(_shared) > MAX_SHARED:
            _shared.popitem(last=False)
    return known


def public_members(state: State) -> Members:
    """What everybody may know of a state, the large parts as JSON already."""
    facts = public_facts(state)
    found: Map = facts["map"]
    large = {name: raw(facts[name]) for name in ("passengers", "under", "payment")}
    seats = [raw(seat) for seat in facts["seats"]]
    return {**facts, **large, "seats": seats, "map": found.id, "map_digest": found.digest}


def view_of(table: Table, audience: Audience) -> View | None:
    """The game as the audience knows it, without the moves; None before the start."""
    if table.game is None:
        return None
    if audience is None:
        return view(table.game.state, None)
    found = view(table.state_for(audience), table.seats[audience])
    if audience not in table.awaited:
        found.legal.clear()
    return found


def view_members(known: Shared, audience: Audience) -> Members | None:
    """The same as JSON."""
    table, public = known.table, known.of_game
    if table.game is None or public is None:
        return None
    if audience is None:
        return {**public, **private_facts(table.game.state, None)}
    state = table.state_for(audience)
    if state is not table.game.state:  # in the opening each sees itself decide
        public = public_members(state)
    private = private_facts(state, table.seats[audience])
    numbers = private["legal"] if audience in table.awaited else []
    actions = action_texts(state.board)
    private["legal"] = msgspec.Raw(b"[%b]" % b",".join([actions[number] for number in numbers]))
    return {**public, **private}


@functools.lru_cache(maxsize=8)
def action_texts(board: Board) -> list[bytes]:
    """The JSON of every action, by number."""
    return [encode(form) for form in actions_of(board).jsons]


def table_members(known: Shared, audience: Audience) -> Members:
    """What everybody may know of a table, and what it is to the audience."""
    table = known.table
    if audience is None:
        return {**known.of_table, "you": None, "is_host": False, "rematch": None}
    return {
        **known.of_table,
        "you": audience,
        "is_host": table.created.host in table.places[audience].guests,
        "rematch": table.rematch,
    }


def _open_members(table: Table, names: Mapping[int, str]) -> Members:
    settings = table.settings
    has_seats = table.game is not None
    deadlines = table.deadlines()
    places = [
        raw(
            {
                "kind": "person" if place.is_person else "bot",
                "level": place.level if not place.is_person else None,
                "name": names.get(number),
                "is_taken": place.is_taken,
                "substitute": place.substitute,
                "seat": table.seats[number] if has_seats else None,
                "is_awaited": number in table.awaited,
                "deadline": deadlines.get(number),
                "seconds": place.seconds,
                "is_away": place.is_away,
                "grace": place.grace if place.is_away else None,
                "agrees": number in table.agreed,
            }
        )
        for number, place in enumerate(table.places)
    ]
    return {
        "id": table.game_id,
        "status": table.status,
        "map": settings.map,
        "settings": raw(settings),
        "commitment": table.commitment,
        "nonces": [nonce.hex() for nonce in table.nonces],
        "places": places,
        "may_undo": may_undo(table),
    }


def may_undo(table: Table) -> int | None:
    """The place that can take back what was done last."""
    if not table.steps or table.status != "playing":
        return None
    place = table.steps[-1].place
    return None if table.places[place].plays_itself else place


def snapshot(table: Table, audience: Audience, names: Mapping[int, str], now: float) -> Members:
    """All that the audience needs to draw the table."""
    check_audience(table, audience)
    known = shared(table, names)
    members = {
        "seq": table.seq,
        "now": now,
        "table": table_members(known, audience),
        "view": view_members(known, audience),
        "score": None,
    }
    if table.status == "over" and table.game is not None:
        members["score"] = table.game.score().to_json()
    return members


def changes(before: Members, now: Members) -> Members:
    """A snapshot without those members of `table` and `view` that were the same in one before.

    Of `places` and `seats`, whoever stays the same is an empty object.
    """
    return {**now, **{part: _changed(before[part], now[part]) for part in ("table", "view")}}


def _changed(before: Members | None, now: Members | None) -> Members | None:
    if before is None or now is None or before.keys() != now.keys():
        return now
    changed = {name: value for name, value in now.items() if value != before[name]}
    for name in ("places", "seats"):
        if name in changed and len(before[name]) == len(now[name]):
            pairs = zip(before[name], now[name], strict=True)
            changed[name] = [{} if one == other else other for one, other in pairs]
    return changed


def news_members(table: Table, news: News, audience: Audience) -> Members:
    """An event as the audience may see it; the same whenever it is asked for."""
    members: Members = {"seq": news.seq, "at": news.at}
    match news.event:
        case Played(place):
            members |= {"event": "played", "place": place, "moves": told(table, news, audience)}
        case Created():
            members["event"] = "created"
        case Coded(place, _, _, revokes):
            members |= {"event": "coded", "place": place, "revokes": revokes}
        case Joined(place, _, _, revokes):
            members |= {"event": "joined", "place": place, "revokes": revokes}
        case ChairSet(place):
            members |= {"event": "chair_set", "place": place}
        case Started():
            members["event"] = "started"
        case Undone(place):
            members |= {"event": "undone", "place": place}
        case Settled(place):
            members |= {"event": "settled", "place": place}
        case Replaced(place, reason):
            members |= {"event": "replaced", "place": place, "reason": reason}
        case Returned(place):
            members |= {"event": "returned", "place": place}
        case Gone(place):
            members |= {"event": "gone", "place": place}
        case Back(place):
            members |= {"event": "back", "place": place}
        case Delayed(seconds):
            members |= {"event": "delayed", "seconds": seconds}
        case Switched(place, what, on):
            members |= {"event": "switched", "place": place, "what": what, "on": on}
        case Agreed(place, to):
            members |= {"event": "agreed", "place": place, "to": to}
        case Rematched(place, game):
            members |= {"event": "rematched", "place": place}
            if audience is not None:
                members["game"] = game
        case Renamed(place):
            members |= {"event": "renamed", "place": place}
        case Closed():
            members["event"] = "closed"
    return members


def told(table: Table, news: News, audience: Audience) -> list[Told]:
    """The moves of an event as the audience has seen them."""
    assert table.game is not None
    viewer = SPECTATOR if audience is None else table.seats[audience]
    return tell(table.game.state, viewer, news.moves, news.first_move)


def history(table: Table, audience: Audience) -> list[Told]:
    """All moves that stand, as the audience has seen them."""
    if table.game is None:
        return []
    viewer = SPECTATOR if audience is None else table.seats[audience]
    return tell(table.game.state, viewer, table.game.history)


def remark_members(remark: Remark) -> Members:
    return {
        "event": "said",
        "number": remark.number,
        "at": remark.at,
        "place": remark.place,
        "phrase": remark.phrase,
        "text": remark.text,
    }


def record_of(table: Table, names: Mapping[int, str]) -> Record:
    """The record of a finished game, with everything that was hidden."""
    if table.game is None or table.status != "over":
        raise Refusal(409, "game_not_over")
    fairness = Fairness(table.commitment, table.nonces, bytes.fromhex(table.created.secret))
    table.game.names = tuple(
        names.get(number) or f"player {number + 1}" for number in range(len(table.places))
    )
    return table.game.record(fairness)
