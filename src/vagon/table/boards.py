"""The map that a game or a file is about: by name if it comes with the program, otherwise whole.

A map of one's own goes into a file as its data, written in one normal form. A game on such a map is played on
what that data says, so that the map has the same digest in the game and in all its files.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from os import PathLike
from typing import Final

from vagon.files import BadFile, Members
from vagon.maps import Map, load_map, map_names, parse_map
from vagon.maps.loading import FORMAT, MAX_ID, VERSION
from vagon.maps.model import City, Country, Crossing, Passengers, Route, Rules, Ticket
from vagon.rules.board import Board

_DIGEST: Final = "[0-9a-f]{64}"
_MAX_BOARDS: Final = 8

_boards: OrderedDict[str, Board] = OrderedDict()


def board_of(game_map: Map) -> Board:
    """The board of a map, the same one each time while it is in use."""
    board = _boards.get(game_map.digest)
    if board is None or (board.map is not game_map and board.map != game_map):
        board = _boards[game_map.digest] = Board(game_map)
        if len(_boards) > _MAX_BOARDS:
            _boards.popitem(last=False)
    _boards.move_to_end(game_map.digest)
    return board


def find_map(game_map: str | PathLike[str] | Map) -> Map:
    """The map to play on, from a built-in name, the path of a file, or a map; in normal form if one's own."""
    found = game_map if isinstance(game_map, Map) else load_map(game_map)
    return found if is_built_in(found) else parse_map(json.dumps(map_data(found)), found.id)


def is_built_in(game_map: Map) -> bool:
    return game_map.id in map_names() and load_map(game_map.id).digest == game_map.digest


def map_members(game_map: Map) -> dict[str, object]:
    """What a file says about its map."""
    members: dict[str, object] = {"map": game_map.id, "map_digest": game_map.digest}
    if not is_built_in(game_map):
        members["map_file"] = map_data(game_map)
    return members


def read_map(fields: Members) -> Map:
    """The map that the members `map`, `map_digest` and `map_file` of a file name or hold."""
    name = fields["map"].text(MAX_ID)
    if "map_file" in fields:
        found = _embedded(fields)
        if found.id != name:
            fields["map"].fail(f"must be {found.id!r}, the id in 'map_file', not {name!r}")
    elif name in map_names():
        found = load_map(name)
    else:
        names = " and ".join(map_names())
        fields["map"].fail(f"{name!r} is not a built-in map; those are {names}, others need 'map_file'")
    if "map_digest" in fields:
        digest = fields["map_digest"].text(64, _DIGEST)
        if digest != found.digest:
            fields["map_digest"].fail(f"is not that of this map, {found.digest}")
    return found


def _embedded(fields: Members) -> Map:
    node = fields["map_file"]
    try:
        return find_map(parse_map(json.dumps(node.value)))
    except BadFile as bad:
        place = bad.place if bad.place.startswith("[") else f".{bad.place}"
        place = "" if bad.place == "top level" else place
        raise BadFile(node.name, f"{node.place}{place}", bad.reason) from None


def map_data(game_map: Map) -> dict[str, object]:
    """A map as the contents of its file, in normal form: nothing is said that goes without saying."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": game_map.id,
        "name": game_map.name,
        "rulebook": game_map.rulebook,
        "size": list(game_map.size),
        "rules": _rules(game_map.rules),
        "cities": [_city(city) for city in game_map.cities],
        "countries": [_country(country) for country in game_map.countries],
        "routes": [_route(route) for route in game_map.routes],
        "tickets": [_ticket(ticket) for ticket in game_map.tickets],
    }


def _rules(rules: Rules) -> dict[str, object]:
    opening, drawn = rules.opening_tickets, rules.drawn_tickets
    deal = {pile: count for pile, count in zip(rules.piles, opening.deal, strict=False) if count}
    offer: dict[str, object] = {"choose": opening.choose} if opening.choose else {"deal": deal}
    return {
        "player_colours": list(rules.player_colours),
        "wagons": rules.wagons,
        "points_by_length": list(rules.points_by_length),
        "all_tracks_from": rules.all_tracks_from,
        "stations": rules.stations,
        "station_points": rules.station_points,
        "piles": list(rules.piles),
        "opening_tickets": {**offer, "keep": opening.keep, "rejected": opening.rejected},
        "drawn_tickets": {"count": drawn.count, "piles": list(drawn.piles), "keep": drawn.keep},
        "longest_trail_points": rules.longest_trail_points,
        "most_tickets_points": rules.most_tickets_points,
        "passengers": _passengers(rules.passengers) if rules.passengers else None,
        "tie_breaks": list(rules.tie_breaks),
    }


def _passengers(passengers: Passengers) -> dict[str, object]:
    return {
        "colours": list(passengers.colours),
        "each": passengers.each,
        "most": passengers.most,
        "second": passengers.second,
    }


def _city(city: City) -> dict[str, object]:
    return {"id": city.id, "name": city.name, **_spot(city), **_waiting(city)}


def _country(country: Country) -> dict[str, object]:
    crossings = [{"id": crossing.id, **_spot(crossing)} for crossing in country.crossings]
    return {"id": country.id, "name": country.name, **_waiting(country), "crossings": crossings}


def _spot(place: City | Crossing) -> dict[str, object]:
    return {"x": place.x, "y": place.y, "lat": place.lat, "lon": place.lon}


def _waiting(home: City | Country) -> dict[str, object]:
    return {"passengers": home.passengers} if home.passengers else {}


def _route(route: Route) -> dict[str, object]:
    data: dict[str, object] = {
        "id": route.id,
        "ends": list(route.ends),
        "length": route.length,
        "colour": route.colour,
        "kind": route.kind,
    }
    return {**data, "locomotives": route.locomotives} if route.locomotives else data


def _ticket(ticket: Ticket) -> dict[str, object]:
    return {"id": ticket.id, "ends": list(ticket.ends), "points": ticket.points, "pile": ticket.pile}
