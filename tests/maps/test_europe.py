"""Facts known of the board of Europe from other sources than its file."""

from collections import Counter
from math import dist
from statistics import correlation

import networkx as nx
import pytest

from tests.maps.helpers import graph, odd_tickets, tracks
from vagon.maps import COLOURS, Map, load_map

DOUBLES = {
    "berlin frankfurt": "black red",
    "berlin warszawa": "violet yellow",
    "bruxelles paris": "red yellow",
    "budapest wien": "red white",
    "dieppe london": "grey grey",
    "edinburgh london": "black orange",
    "essen kobenhavn": "grey grey",
    "frankfurt paris": "orange white",
    "kobenhavn stockholm": "white yellow",
    "madrid pamplona": "black white",
    "pamplona paris": "blue green",
}
FERRIES = {
    "amsterdam-london": (2, 2),
    "athina-brindisi": (4, 1),
    "athina-smyrna": (2, 1),
    "brindisi-palermo": (3, 1),
    "constantinople-sevastopol": (4, 2),
    "dieppe-london-1": (2, 1),
    "dieppe-london-2": (2, 1),
    "erzurum-sevastopol": (4, 2),
    "essen-kobenhavn-1": (3, 1),
    "essen-kobenhavn-2": (3, 1),
    "palermo-roma": (4, 1),
    "palermo-smyrna": (6, 2),
    "sevastopol-sochi": (2, 1),
}
TUNNELS = {
    "angora-constantinople",
    "angora-smyrna",
    "barcelona-pamplona",
    "bucuresti-budapest",
    "bucuresti-sofia",
    "budapest-kyiv",
    "constantinople-smyrna",
    "erzurum-sochi",
    "madrid-pamplona-black",
    "madrid-pamplona-white",
    "marseille-roma",
    "marseille-zurich",
    "munchen-venezia",
    "munchen-zurich",
    "paris-zurich",
    "petrograd-stockholm",
    "sarajevo-sofia",
    "venezia-zurich",
}
LONG_TICKETS = {
    "brest-petrograd": 20,
    "cadiz-stockholm": 21,
    "edinburgh-athina": 21,
    "kobenhavn-erzurum": 21,
    "lisboa-danzig": 20,
    "palermo-moskva": 20,
}


@pytest.fixture
def europe() -> Map:
    return load_map("europe")


def test_counts(europe: Map) -> None:
    assert (europe.id, europe.name, europe.rulebook, europe.size) == ("europe", "Europe", "E", (1000, 680))
    assert (len(europe.cities), len(europe.countries)) == (47, 0)
    assert (len(europe.routes), len(tracks(europe)), len(europe.tickets)) == (101, 90, 46)


def test_rules(europe: Map) -> None:
    rules = europe.rules
    assert rules.player_colours == ("blue", "red", "green", "yellow", "black")
    assert (rules.wagons, rules.all_tracks_from) == (45, 4)
    assert [rules.points(length) for length in range(1, 10)] == [1, 2, 4, 7, 0, 15, 0, 21, 0]
    assert (rules.stations, rules.station_points) == (3, 4)
    assert rules.piles == ("regular", "long")
    opening, drawn = rules.opening_tickets, rules.drawn_tickets
    assert (opening.deal, opening.choose, opening.keep, opening.rejected) == ((3, 1), 0, 2, "out")
    assert (drawn.count, drawn.piles, drawn.keep) == (3, ("regular",), 1)
    assert (rules.longest_trail_points, rules.most_tickets_points, rules.passengers) == (10, 0, None)
    assert rules.tie_breaks == ("completed_tickets", "fewer_stations", "longest_trail")


def test_names_are_those_on_the_board(europe: Map) -> None:
    names = {city.id: city.name for city in europe.cities}
    assert {name for name in names.values() if not name.isascii()} == {
        "Athína",
        "Cádiz",
        "København",
        "Kyïv",
        "München",
        "Zágráb",
        "Zürich",
    }
    assert all(names[place] == place.capitalize() for place in names if names[place].isascii())


def test_lengths(europe: Map) -> None:
    assert Counter(route.length for route in europe.routes) == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}
    by_length = {length: {r.id for r in europe.routes if r.length == length} for length in (1, 6, 8)}
    assert by_length == {
        1: {"amsterdam-bruxelles", "dieppe-paris", "budapest-wien-red", "budapest-wien-white"},
        6: {"palermo-smyrna", "budapest-kyiv"},
        8: {"petrograd-stockholm"},
    }


def test_colours(europe: Map) -> None:
    lengths = {colour: [] for colour in (*COLOURS, "grey")}  # type: dict[str, list[int]]
    for route in europe.routes:
        lengths[route.colour].append(route.length)
    assert {colour: len(lengths[colour]) for colour in lengths} == dict.fromkeys(COLOURS, 8) | {"grey": 37}
    spaces = dict.fromkeys(COLOURS, 22) | {"blue": 23, "green": 23, "grey": 122}
    assert {colour: sum(lengths[colour]) for colour in lengths} == spaces
    for pair in ("violet white", "blue green", "yellow orange", "black red"):
        one, other = pair.split()
        assert sorted(lengths[one]) == sorted(lengths[other])


def test_doubles(europe: Map) -> None:
    groups = {" ".join(sorted(ends)): group for ends, group in tracks(europe).items() if len(group) > 1}
    found = {ends: " ".join(sorted(r.colour for r in group)) for ends, group in groups.items()}
    assert found == DOUBLES
    for group in groups.values():
        assert len({(route.length, route.kind, route.locomotives) for route in group}) == 1


def test_ferries_and_tunnels(europe: Map) -> None:
    ferries = {r.id: (r.length, r.locomotives) for r in europe.routes if r.kind == "ferry"}
    assert ferries == FERRIES
    assert {route.id for route in europe.routes if route.kind == "tunnel"} == TUNNELS
    assert Counter(route.kind for route in europe.routes) == {"rail": 70, "tunnel": 18, "ferry": 13}


def test_shape(europe: Map) -> None:
    board = graph(europe)
    by_degree = {d: sorted(c for c, degree in board.degree() if degree == d) for d in (1, 2, 7)}
    assert by_degree == {1: ["edinburgh"], 2: ["cadiz", "kobenhavn", "lisboa", "stockholm"], 7: ["paris"]}
    assert max(degree for _, degree in board.degree()) == 7
    assert nx.is_connected(board)
    assert sorted(nx.articulation_points(board)) == ["london", "madrid"]


def test_tickets(europe: Map) -> None:
    long = {ticket.id: ticket.points for ticket in europe.tickets if ticket.pile == "long"}
    regular = [ticket.points for ticket in europe.tickets if ticket.pile == "regular"]
    assert long == LONG_TICKETS
    assert Counter(regular) == {5: 5, 6: 5, 7: 5, 8: 13, 9: 2, 10: 5, 11: 2, 12: 2, 13: 1}
    assert {end for ticket in europe.tickets for end in ticket.ends} == {city.id for city in europe.cities}


def test_tickets_are_worth_the_shortest_way_but_for_two(europe: Map) -> None:
    assert list(odd_tickets(europe)) == [("edinburgh-athina", 21, 20), ("london-wien", 10, 9)]


def test_positions_follow_geography(europe: Map) -> None:
    cities = europe.cities
    assert correlation([city.lon for city in cities], [city.x for city in cities]) > 0.97
    assert correlation([-city.lat for city in cities], [city.y for city in cities]) > 0.97
    points = [(city.x, city.y) for city in cities]
    assert min(dist(one, other) for i, one in enumerate(points) for other in points[:i]) >= 35
