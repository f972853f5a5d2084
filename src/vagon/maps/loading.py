"""From a map file to a `Map`, or to the reasons why not."""

import json
from functools import cache
from hashlib import sha256
from os import PathLike, altsep, sep
from pathlib import Path
from typing import Final

from vagon.files import BadFile, Faults, Json, Members, Node, parse_json, read_bytes, shown
from vagon.maps import model
from vagon.maps.checking import contradictions
from vagon.maps.model import (
    City,
    Country,
    Crossing,
    DrawnTickets,
    Map,
    OpeningTickets,
    Passengers,
    Route,
    Rules,
    Ticket,
)

FORMAT: Final = "vagon-map"
VERSION: Final = 1
ID_PATTERN: Final = "[a-z0-9]+(-[a-z0-9]+)*"
MAX_ID: Final = 80
MAX_NAME: Final = 40

_BUILT_IN: Final = ("europe", "germany")
_ROUTE_COLOURS: Final = (*model.COLOURS, model.GREY)


def map_names() -> tuple[str, ...]:
    """The names of the maps that come with the program."""
    return _BUILT_IN


def load_map(name_or_path: str | PathLike[str]) -> Map:
    """The built-in map of this name; or the map in a file, if the text ends in `.json` or has a separator."""
    if isinstance(name_or_path, PathLike) or _is_path(name_or_path):
        return parse_map(read_bytes(name_or_path), Path(name_or_path).name)
    if name_or_path in _BUILT_IN:
        return _built_in(name_or_path)
    raise BadFile(shown(name_or_path), "map", f"is not a built-in map; those are {' and '.join(_BUILT_IN)}")


def _is_path(text: str) -> bool:
    return text.endswith(".json") or any(separator in text for separator in (sep, altsep) if separator)


@cache
def _built_in(name: str) -> Map:
    return load_map(Path(__file__).with_name(f"{name}.json"))


def parse_map(data: bytes | str, name: str = "<text>") -> Map:
    """The map in `data`; otherwise `BadFile` for the first fault, with the number of the others."""
    found = _examine(data, name)
    if isinstance(found, Map):
        return found
    first, more = found[0], len(found) - 1
    raise BadFile(name, first.place, first.reason + (f" (and {more} more)" if more else "")) from None


def faults(data: bytes | str, name: str = "<text>") -> Faults:
    """Everything that is wrong with a map file; empty if it can be played.

    Contradictions between values are looked for only when every single value is well formed.
    """
    found = _examine(data, name)
    return [] if isinstance(found, Map) else found


def _examine(data: bytes | str, name: str) -> Map | Faults:
    try:
        value = parse_json(data, name)
        _check_format(Node(value, name=name))
    except BadFile as fault:
        return [fault]
    found: Faults = []
    board = _map(Node(value, name=name, faults=found))
    if not found:
        found = [BadFile(name, place, reason) for place, reason in contradictions(board)]
    return found or board


def _check_format(root: Node) -> None:
    """Raise at once, as everything else in a file of another format would be a fault too."""
    members = dict(root.items())
    expected: dict[str, Json] = {"format": FORMAT, "version": VERSION}
    for key, value in expected.items():
        if key not in members:
            root.fail(f"lacks {shown(key)}")
        found = members[key].value
        if found != value or type(found) is not type(value):
            members[key].fail(f"must be {shown(value)}, not {shown(found)}")


def _digest(value: Json) -> str:
    canonical = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()


def _map(node: Node) -> Map:
    fields = node.object(
        (
            "format",
            "version",
            "id",
            "name",
            "rulebook",
            "size",
            "rules",
            "cities",
            "countries",
            "routes",
            "tickets",
        )
    )
    return Map(
        id=_id(fields["id"]),
        name=_name(fields["name"]),
        rulebook=fields["rulebook"].choice(model.RULEBOOKS),
        size=_size(fields["size"]),
        rules=_rules(fields["rules"]),
        cities=tuple(_city(item) for item in fields["cities"].list(2, model.MAX_CITIES)),
        countries=tuple(_country(item) for item in fields["countries"].list(0, model.MAX_CITIES)),
        routes=tuple(_route(item) for item in fields["routes"].list(1, model.MAX_ROUTES)),
        tickets=tuple(_ticket(item) for item in fields["tickets"].list(1, model.MAX_TICKETS)),
        digest=_digest(node.value),
    )


def _rules(node: Node) -> Rules:
    fields = node.object(Rules.__slots__)
    piles = tuple(_id(item) for item in fields["piles"].list(1, model.MAX_PILES))
    return Rules(
        player_colours=_colours(fields["player_colours"], model.MIN_SEATS, model.MAX_SEATS),
        wagons=fields["wagons"].integer(model.MIN_WAGONS, model.MAX_WAGONS),
        points_by_length=tuple(
            _points(item) for item in fields["points_by_length"].list(1, model.MAX_LENGTH)
        ),
        all_tracks_from=fields["all_tracks_from"].integer(model.MIN_SEATS, model.MAX_SEATS),
        stations=fields["stations"].integer(0, model.MAX_STATIONS),
        station_points=_points(fields["station_points"]),
        piles=piles,
        opening_tickets=_opening_tickets(fields["opening_tickets"], piles),
        drawn_tickets=_drawn_tickets(fields["drawn_tickets"]),
        longest_trail_points=_points(fields["longest_trail_points"]),
        most_tickets_points=_points(fields["most_tickets_points"]),
        passengers=None if fields["passengers"].value is None else _passengers(fields["passengers"]),
        tie_breaks=tuple(
            item.choice(model.TIE_BREAKS) for item in fields["tie_breaks"].list(0, len(model.TIE_BREAKS))
        ),
    )


def _opening_tickets(node: Node, piles: tuple[str, ...]) -> OpeningTickets:
    fields = node.object(("keep", "rejected"), ("deal", "choose"))
    if ("deal" in fields) == ("choose" in fields):
        node.refuse("must have either 'deal' or 'choose'", None)
    return OpeningTickets(
        deal=_deal(fields["deal"], piles) if "deal" in fields and piles else (),
        choose=_offer(fields["choose"]) if "choose" in fields else 0,
        keep=_offer(fields["keep"]),
        rejected=fields["rejected"].choice(model.REJECTED),
    )


def _deal(node: Node, piles: tuple[str, ...]) -> tuple[int, ...]:
    counts = node.object(optional=piles)
    if not counts:
        node.refuse("must name at least one pile", None)
    return tuple(_offer(counts[pile]) if pile in counts else 0 for pile in piles)


def _drawn_tickets(node: Node) -> DrawnTickets:
    fields = node.object(DrawnTickets.__slots__)
    return DrawnTickets(
        count=_offer(fields["count"]),
        piles=tuple(_id(item) for item in fields["piles"].list(1, model.MAX_PILES)),
        keep=_offer(fields["keep"]),
    )


def _passengers(node: Node) -> Passengers:
    fields = node.object(Passengers.__slots__)
    return Passengers(
        colours=_colours(fields["colours"], 1, model.MAX_PASSENGER_COLOURS),
        each=fields["each"].integer(1, model.MAX_PASSENGERS),
        most=_points(fields["most"]),
        second=_points(fields["second"]),
    )


def _city(node: Node) -> City:
    fields = node.object(("id", "name", "x", "y", "lat", "lon"), ("passengers",))
    return City(
        id=_id(fields["id"]),
        name=_name(fields["name"]),
        x=_coordinate(fields["x"]),
        y=_coordinate(fields["y"]),
        lat=fields["lat"].number(-90, 90),
        lon=fields["lon"].number(-180, 180),
        passengers=_waiting(fields),
    )


def _country(node: Node) -> Country:
    fields = node.object(("id", "name", "crossings"), ("passengers",))
    return Country(
        id=_id(fields["id"]),
        name=_name(fields["name"]),
        passengers=_waiting(fields),
        crossings=tuple(_crossing(item) for item in fields["crossings"].list(1, model.MAX_CITIES)),
    )


def _crossing(node: Node) -> Crossing:
    fields = node.object(Crossing.__slots__)
    return Crossing(
        id=_id(fields["id"]),
        x=_coordinate(fields["x"]),
        y=_coordinate(fields["y"]),
        lat=fields["lat"].number(-90, 90),
        lon=fields["lon"].number(-180, 180),
    )


def _route(node: Node) -> Route:
    fields = node.object(("id", "ends", "length", "colour", "kind"), ("locomotives",))
    return Route(
        id=_id(fields["id"]),
        ends=_ends(fields["ends"]),
        length=fields["length"].integer(1, model.MAX_LENGTH),
        colour=fields["colour"].choice(_ROUTE_COLOURS),
        kind=fields["kind"].choice(model.KINDS),
        locomotives=fields["locomotives"].integer(1, model.MAX_LENGTH) if "locomotives" in fields else 0,
    )


def _ticket(node: Node) -> Ticket:
    fields = node.object(Ticket.__slots__)
    return Ticket(
        id=_id(fields["id"]),
        ends=_ends(fields["ends"]),
        points=fields["points"].integer(1, model.MAX_POINTS),
        pile=_id(fields["pile"]),
    )


def _id(node: Node) -> str:
    return node.text(MAX_ID, ID_PATTERN)


def _name(node: Node) -> str:
    return node.text(MAX_NAME)


def _points(node: Node) -> int:
    return node.integer(0, model.MAX_POINTS)


def _offer(node: Node) -> int:
    return node.integer(1, model.MAX_OFFER)


def _coordinate(node: Node) -> int:
    return node.integer(0, model.MAX_SIDE)


def _waiting(fields: Members) -> int:
    return fields["passengers"].integer(0, model.MAX_PASSENGERS) if "passengers" in fields else 0


def _colours(node: Node, low: int, high: int) -> tuple[str, ...]:
    return tuple(item.choice(model.COLOURS) for item in node.list(low, high))


def _ends(node: Node) -> tuple[str, str]:
    ends = [_id(item) for item in node.list(2, 2)]
    return (ends[0], ends[1]) if ends else ("", "")


def _size(node: Node) -> tuple[int, int]:
    sides = [item.integer(model.MIN_SIDE, model.MAX_SIDE) for item in node.list(2, 2)]
    return (sides[0], sides[1]) if sides else (model.MIN_SIDE, model.MIN_SIDE)
