"""Every kind of fault, each made in a shipped map and found at its place for its reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.maps.helpers import shipped
from vagon.maps import faults, map_names

Spoil = Callable[[Any], object]


def found(data: object) -> list[tuple[str, str]]:
    return [(fault.place, fault.reason) for fault in faults(json.dumps(data), "x.json")]


def put(path: str, value: object) -> Spoil:
    """Set the value at a path such as `routes.3.length`."""

    def spoil(data: Any) -> None:
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        for step in steps:
            data = data[step]
        data[last] = value

    return spoil


def drop(path: str) -> Spoil:
    def spoil(data: Any) -> None:
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        for step in steps:
            data = data[step]
        del data[last]

    return spoil


def both(*spoils: Spoil) -> Spoil:
    def spoil(data: Any) -> None:
        for one in spoils:
            one(data)

    return spoil


def add_route(**fields: object) -> Spoil:
    route = {"id": "new", "ends": ["berlin", "leipzig"], "length": 2, "colour": "red", "kind": "rail"}
    return lambda data: data["routes"].append(route | fields)


def add_city(**fields: object) -> Spoil:
    city = {"id": "new", "name": "New", "x": 5, "y": 5, "lat": 50, "lon": 10}
    return lambda data: data["cities"].append(city | fields)


def without_routes_of(*places: str) -> Spoil:
    def spoil(data: Any) -> None:
        data["routes"] = [route for route in data["routes"] if not set(places) & set(route["ends"])]

    return spoil


def many_cities(data: Any) -> None:
    for number in range(18):
        city, route = f"new-{number}", f"new-route-{number}"
        add_city(id=city)(data)
        add_route(id=route, ends=["berlin", city])(data)


FORMED: list[tuple[str, Spoil, str, str]] = [
    ("europe", drop("format"), "top level", "lacks 'format'"),
    ("europe", put("format", "vagon-record"), "format", "must be 'vagon-map', not 'vagon-record'"),
    ("europe", put("version", 2), "version", "must be 1, not 2"),
    ("europe", put("version", True), "version", "must be 1, not true"),
    ("europe", drop("name"), "top level", "lacks 'name'"),
    ("europe", put("author", "x"), "top level", "has an unknown key 'author'"),
    ("europe", put("name", "a\nb"), "name", r"must be printable text without outer spaces, not 'a\nb'"),
    ("europe", put("name", "x" * 41), "name", "must be text of 1 to 40 characters, not 41"),
    ("europe", put("rulebook", "X"), "rulebook", "must be E or G, not 'X'"),
    ("europe", put("size", [1000]), "size", "must have 2 items, not 1"),
    ("europe", put("size.0", 99), "size[0]", "must be a whole number from 100 to 10000, not 99"),
    ("europe", put("cities", []), "cities", "must have 2 to 64 items, not 0"),
    ("europe", put("routes", [0] * 193), "routes", "must have 1 to 192 items, not 193"),
    ("europe", put("tickets", [0] * 129), "tickets", "must have 1 to 128 items, not 129"),
    ("europe", put("cities.0", 5), "cities[0]", "must be an object, not 5"),
    (
        "europe",
        put("cities.0.id", "-a"),
        "cities[0].id",
        "must be text of the form [a-z0-9]+(-[a-z0-9]+)*, not '-a'",
    ),
    ("europe", put("cities.0.id", "a" * 81), "cities[0].id", "must be text of 1 to 80 characters, not 81"),
    ("europe", put("cities.0.x", 1.5), "cities[0].x", "must be a whole number from 0 to 10000, not 1.5"),
    ("europe", put("cities.0.lat", 91), "cities[0].lat", "must be a number from -90 to 90, not 91"),
    ("europe", put("cities.0.lon", "x"), "cities[0].lon", "must be a number from -180 to 180, not 'x'"),
    ("germany", put("countries.0.crossings", []), "countries[0].crossings", "must have 1 to 64 items, not 0"),
    ("europe", put("routes.3.length", 10), "routes[3].length", "must be a whole number from 1 to 9, not 10"),
    ("europe", put("routes.3.ends", ["a"]), "routes[3].ends", "must have 2 items, not 1"),
    (
        "europe",
        put("routes.3.kind", "funnel"),
        "routes[3].kind",
        "must be rail, tunnel or ferry, not 'funnel'; did you mean 'tunnel'?",
    ),
    (
        "europe",
        put("routes.3.locomotives", 0),
        "routes[3].locomotives",
        "must be a whole number from 1 to 9, not 0",
    ),
    (
        "europe",
        put("tickets.3.points", 0),
        "tickets[3].points",
        "must be a whole number from 1 to 100, not 0",
    ),
    (
        "europe",
        put("rules.player_colours", ["red"]),
        "rules.player_colours",
        "must have 2 to 5 items, not 1",
    ),
    ("europe", put("rules.wagons", 2), "rules.wagons", "must be a whole number from 3 to 60, not 2"),
    ("europe", put("rules.stations", 4), "rules.stations", "must be a whole number from 0 to 3, not 4"),
    ("europe", put("rules.piles", []), "rules.piles", "must have 1 to 2 items, not 0"),
    (
        "europe",
        put("rules.points_by_length", [1] * 10),
        "rules.points_by_length",
        "must have 1 to 9 items, not 10",
    ),
    (
        "europe",
        put("rules.opening_tickets.choose", 4),
        "rules.opening_tickets",
        "must have either 'deal' or 'choose'",
    ),
    (
        "germany",
        drop("rules.opening_tickets.choose"),
        "rules.opening_tickets",
        "must have either 'deal' or 'choose'",
    ),
    (
        "europe",
        put("rules.opening_tickets.deal.short", 1),
        "rules.opening_tickets.deal",
        "has an unknown key 'short'",
    ),
    (
        "europe",
        put("rules.opening_tickets.deal", {}),
        "rules.opening_tickets.deal",
        "must name at least one pile",
    ),
    (
        "europe",
        put("rules.drawn_tickets.count", 5),
        "rules.drawn_tickets.count",
        "must be a whole number from 1 to 4, not 5",
    ),
    (
        "germany",
        put("rules.passengers.colours", []),
        "rules.passengers.colours",
        "must have 1 to 6 items, not 0",
    ),
    (
        "germany",
        put("rules.passengers.each", 65),
        "rules.passengers.each",
        "must be a whole number from 1 to 64, not 65",
    ),
    (
        "europe",
        put("rules.tie_breaks.0", "age"),
        "rules.tie_breaks[0]",
        "must be completed_tickets, fewer_stations, longest_trail or passengers, not 'age'",
    ),
]

AGREED: list[tuple[str, Spoil, str, str]] = [
    (
        "europe",
        put("rules.player_colours.1", "blue"),
        "rules.player_colours[1]",
        "'blue' already stands at rules.player_colours[0]",
    ),
    ("europe", put("rules.tie_breaks.2", "completed_tickets"), "rules.tie_breaks[2]", "already stands at"),
    ("germany", put("rules.passengers.colours.1", "red"), "rules.passengers.colours[1]", "already stands at"),
    (
        "germany",
        put("rules.drawn_tickets.piles.1", "short"),
        "rules.drawn_tickets.piles[1]",
        "already stands at",
    ),
    (
        "germany",
        put("rules.station_points", 4),
        "rules.station_points",
        "must be 0 on a map without stations",
    ),
    ("germany", put("rules.tie_breaks.1", "fewer_stations"), "rules.tie_breaks[1]", "award nothing for it"),
    ("germany", put("rules.tie_breaks.1", "longest_trail"), "rules.tie_breaks[1]", "award nothing for it"),
    ("europe", put("rules.tie_breaks.1", "passengers"), "rules.tie_breaks[1]", "award nothing for it"),
    (
        "europe",
        put("rules.opening_tickets.deal.long", 2),
        "rules.opening_tickets.deal",
        "must offer at most 4 tickets, not 5",
    ),
    (
        "europe",
        both(put("rules.opening_tickets.keep", 4), put("rules.opening_tickets.deal.regular", 2)),
        "rules.opening_tickets.keep",
        "must be at most 3, the number of tickets offered",
    ),
    (
        "europe",
        put("rules.drawn_tickets.keep", 4),
        "rules.drawn_tickets.keep",
        "must be at most 3, the number of tickets offered",
    ),
    (
        "europe",
        put("rules.drawn_tickets.piles", ["short"]),
        "rules.drawn_tickets.piles[0]",
        "is not one of the piles: 'short'",
    ),
    (
        "europe",
        both(
            put("rules.opening_tickets.deal", {"regular": 4}), put("rules.drawn_tickets.piles", ["regular"])
        ),
        "rules.piles[1]",
        "is never dealt or drawn from: 'long'",
    ),
    (
        "europe",
        put("rules.opening_tickets.deal", {"regular": 2, "long": 2}),
        "rules.piles[1]",
        "needs at least 10 tickets, but 'long' has 6",
    ),
    (
        "germany",
        lambda data: [ticket.update(pile="short") for ticket in data["tickets"] if ticket["points"] < 16],
        "rules.piles[1]",
        "needs at least 20 tickets, but 'long' has",
    ),
    (
        "germany",
        both(put("rules.piles", ["short"]), put("rules.drawn_tickets.piles", ["short"])),
        "rules.opening_tickets.choose",
        "needs two piles to choose from; with one, use 'deal'",
    ),
    (
        "europe",
        put("cities.0.passengers", 1),
        "cities[0].passengers",
        "must be 0 on a map without passengers",
    ),
    (
        "germany",
        put("rules.passengers", None),
        "countries[0].passengers",
        "must be 0 on a map without passengers",
    ),
    (
        "germany",
        put("cities.1.passengers", 6),
        "rules.passengers.each",
        "makes 60 passengers in all, but the board has room for 61",
    ),
    (
        "germany",
        both(put("rules.passengers.each", 11), put("cities.1.passengers", 11)),
        "rules.passengers.each",
        "must make at most 64 passengers in all, not 66",
    ),
    ("germany", many_cities, "cities", "must be at most 64 together with the crossings, not 67"),
    (
        "germany",
        put("cities.2.x", 701),
        "cities[2].x",
        "must be at most 700, the width of the board, not 701",
    ),
    (
        "germany",
        put("countries.1.crossings.0.y", 1001),
        "countries[1].crossings[0].y",
        "must be at most 1000, the height of the board, not 1001",
    ),
    ("europe", add_city(id="berlin"), "cities[47].id", "'berlin' already stands at cities[4].id"),
    (
        "germany",
        put("countries.0.id", "berlin"),
        "countries[0].id",
        "'berlin' already stands at cities[1].id",
    ),
    (
        "germany",
        put("countries.1.crossings.0.id", "berlin"),
        "countries[1].crossings[0].id",
        "'berlin' already stands at cities[1].id",
    ),
    ("europe", put("routes.1.id", "amsterdam-bruxelles"), "routes[1].id", "already stands at routes[0].id"),
    ("europe", put("routes.1.ends.0", "berln"), "routes[1].ends[0]", "'berln' is not on the map"),
    (
        "germany",
        put("routes.1.ends.1", "schweiz"),
        "routes[1].ends[1]",
        "'schweiz' is a country; name one of its crossings",
    ),
    ("europe", put("routes.1.ends", ["berlin", "berlin"]), "routes[1].ends", "must differ from each other"),
    (
        "germany",
        add_route(ends=["schweiz-1", "schweiz-2"]),
        "routes[110].ends",
        "must not join two crossings",
    ),
    ("europe", put("routes.1.length", 5), "routes[1].length", "must be a length that scores, not 5"),
    ("europe", put("routes.1.length", 9), "routes[1].length", "must be a length that scores, not 9"),
    (
        "europe",
        put("routes.0.locomotives", 1),
        "routes[0].locomotives",
        "must be left out: a rail route needs none",
    ),
    ("europe", drop("routes.3.locomotives"), "routes[3]", "lacks 'locomotives', which a ferry needs"),
    (
        "europe",
        put("routes.3.locomotives", 3),
        "routes[3].locomotives",
        "must be at most 2, the length of the ferry",
    ),
    ("europe", put("routes.3.colour", "red"), "routes[3].colour", "must be 'grey' on a ferry, not 'red'"),
    (
        "germany",
        put("routes.1.length", 3),
        "routes[1].length",
        "must be 2, as on its parallel 'augsburg-muenchen-1'",
    ),
    (
        "germany",
        put("routes.1.kind", "tunnel"),
        "routes[1].kind",
        "must be 'rail', as on its parallel 'augsburg-muenchen-1'",
    ),
    (
        "germany",
        add_route(ends=["koeln", "duesseldorf"], length=1),
        "routes[110].ends",
        "must not join the same two places as 3 other routes",
    ),
    (
        "germany",
        without_routes_of("schweiz-1"),
        "countries[4].crossings[0]",
        "must have a route that leads to it",
    ),
    (
        "germany",
        add_route(ends=["ulm", "schweiz-1"]),
        "countries[4].crossings[0]",
        "must be reached from one city only, not from freiburg and ulm",
    ),
    (
        "germany",
        both(
            without_routes_of("schweiz-1"),
            add_route(ends=["konstanz", "schweiz-1"]),
        ),
        "countries[4].crossings[1]",
        "must be one with 'schweiz-1': both are reached from 'konstanz'",
    ),
    ("europe", without_routes_of("edinburgh"), "cities[14]", "cannot be reached from 'amsterdam'"),
    (
        "europe",
        without_routes_of("madrid"),
        "cities[10]",
        "cannot be reached from 'amsterdam', nor can 2 more",
    ),
    ("europe", put("tickets.1.id", "amsterdam-pamplona"), "tickets[1].id", "already stands at tickets[0].id"),
    ("europe", put("tickets.1.ends.1", "berln"), "tickets[1].ends[1]", "'berln' is not on the map"),
    (
        "germany",
        put("tickets.1.ends.1", "schweiz-1"),
        "tickets[1].ends[1]",
        "'schweiz-1' is a crossing; name its country",
    ),
    ("europe", put("tickets.1.ends", ["berlin", "berlin"]), "tickets[1].ends", "must differ from each other"),
    (
        "europe",
        put("tickets.1.ends", ["pamplona", "amsterdam"]),
        "tickets[1].ends",
        "are those of the ticket 'amsterdam-pamplona'",
    ),
    ("europe", put("tickets.1.pile", "short"), "tickets[1].pile", "is not one of the piles: 'short'"),
]


@pytest.mark.parametrize("name", map_names())
def test_shipped_maps_have_no_faults(name: str) -> None:
    assert found(shipped(name)) == []


@pytest.mark.parametrize(("name", "spoil", "place", "reason"), FORMED)
def test_malformed_values(name: str, spoil: Spoil, place: str, reason: str) -> None:
    data = shipped(name)
    spoil(data)
    assert found(data) == [(place, reason)]


@pytest.mark.parametrize(("name", "spoil", "place", "reason"), AGREED)
def test_contradictions(name: str, spoil: Spoil, place: str, reason: str) -> None:
    data = shipped(name)
    spoil(data)
    assert reason in dict(found(data))[place]


@pytest.mark.parametrize("cases", [FORMED[6:], AGREED], ids=["malformed", "contradictions"])
def test_all_faults_are_told_at_once(cases: list[tuple[str, Spoil, str, str]]) -> None:
    data = shipped("germany")
    spoils = [case for case in cases if case[0] == "germany" and case[2].startswith(("tickets", "rules.tie"))]
    spoils += [case for case in cases if case[2] in ("size[0]", "cities[0].lat", "routes[1].length")][:2]
    for _, spoil, _, _ in spoils:
        spoil(data)
    assert {place for _, _, place, _ in spoils} <= {place for place, _ in found(data)}


def test_a_file_that_is_no_map_has_one_fault() -> None:
    assert [str(fault) for fault in faults(b"[1,", "x.json")] == [
        "x.json: line 1 column 4: is not JSON: expecting value"
    ]
    assert found([]) == [("top level", "must be an object, not a list")]
    assert found({}) == [("top level", "lacks 'format'")]


def test_allowed_variations() -> None:
    """What neither board does, but a third may."""
    data = shipped("germany")
    put("routes.2.kind", "tunnel")(data)
    put("rules.stations", 3)(data)
    put("rules.station_points", 4)(data)
    put("rules.tie_breaks", [])(data)
    add_route(ends=["freiburg", "schweiz-1"], length=data["routes"][0]["length"])(data)
    assert found(data) == []
