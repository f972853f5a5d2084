"""What leaves the server about a table: built fact by fact for one audience, from an allow-list.

An audience is a place, or None for a spectator. There is no other way out for anything that a log holds.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from vagon.maps.model import Map
from vagon.rules.state import State
from vagon.server.refusals import Refusal
from vagon.server.store.store import Remark
from vagon.server.tables.deciding import own_place
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
encode = msgspec.json.Encoder().encode

MAX_SHARED: Final = 256
# By the identity of the state, which is kept so that it stays the only one of that identity.
_shared: OrderedDict[int, tuple[State, Members]] = OrderedDict()


def check_audience(table: Table, audience: Audience) -> None:
    if audience is None and not table.settings.spectators:
        raise Refusal(403, "no_spectators")


def audience_of(table: Table, guest: str | None, place: int | None) -> Audience:
    """Whom a guest looks as: a place of the guest's, or a spectator."""
    if place is None and not table.places_of(guest):
        check_audience(table, None)
        return None
    return own_place(table, guest, place)


def shared_members(state: State) -> Members:
    """What everybody may know of a state that is not changed any more, made once for all who watch."""
    known = _shared.get(id(state))
    if known is None:
        known = _shared[id(state)] = (state, public_members(state))
        if len(_shared) > MAX_SHARED:
            _shared.popitem(last=False)
    return known[1]


def public_members(state: State) -> Members:
    """What everybody may know of a state, the large parts as JSON already."""
    facts = public_facts(state)
    found: Map = facts["map"]
    large = {name: msgspec.Raw(encode(facts[name])) for name in ("seats", "passengers", "under", "payment")}
    return {**facts, **large, "map": found.id, "map_digest": found.digest}


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


def view_members(table: Table, audience: Audience) -> Members | None:
    """The same as JSON."""
    if table.game is None:
        return None
    state = table.game.state if audience is None else table.state_for(audience)
    seat = None if audience is None else table.seats[audience]
    private = private_facts(state, seat)
    jsons = actions_of(state.board).jsons
    legal = [jsons[number] for number in private["legal"]] if audience in table.awaited else []
    return {**shared_members(state), **private, "legal": legal}


def table_members(table: Table, audience: Audience, names: Mapping[int, str]) -> Members:
    """What everybody may know of a table, and which place is the audience's."""
    settings = table.settings
    awaited = table.awaited
    has_seats = table.game is not None
    deadlines = table.deadlines()
    return {
        "id": table.game_id,
        "status": table.status,
        "map": settings.map,
        "settings": settings,
        "commitment": table.commitment,
        "nonces": [nonce.hex() for nonce in table.nonces],
        "you": audience,
        "is_host": audience is not None and table.created.host in table.places[audience].guests,
        "places": [
            {
                "kind": "person" if place.is_person else "bot",
                "level": place.level if not place.is_person else None,
                "name": names.get(number),
                "is_taken": place.is_taken,
                "substitute": place.substitute,
                "seat": table.seats[number] if has_seats else None,
                "is_awaited": number in awaited,
                "deadline": deadlines.get(number),
                "seconds": place.seconds,
                "is_away": place.is_away,
                "grace": place.grace if place.is_away else None,
                "agrees": number in table.agreed,
            }
            for number, place in enumerate(table.places)
        ],
        "can_undo": audience is not None and can_undo(table, audience),
        "rematch": table.rematch if audience is not None else None,
    }


def can_undo(table: Table, place: int) -> bool:
    is_last = bool(table.steps) and table.steps[-1].place == place
    return is_last and table.status == "playing" and not table.places[place].plays_itself


def snapshot(table: Table, audience: Audience, names: Mapping[int, str], now: float) -> Members:
    """All that the audience needs to draw the table."""
    check_audience(table, audience)
    members = {
        "seq": table.seq,
        "now": now,
        "table": table_members(table, audience, names),
        "view": view_members(table, audience),
        "score": None,
    }
    if table.status == "over" and table.game is not None:
        members["score"] = table.game.score().to_json()
    return members


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
