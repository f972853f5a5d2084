"""Facts known of the board of Germany from other sources than its file."""

from collections import Counter

import networkx as nx
import pytest

from tests.maps.helpers import graph, odd_tickets, tracks
from vagon.maps import Map, load_map

CROWDED = {
    "berlin": 5,
    "frankfurt": 4,
    "hamburg": 4,
    "koeln": 4,
    "leipzig": 3,
    "muenchen": 4,
    "stuttgart": 3,
}
BORDER = {
    "daenemark": "bremerhaven kiel",
    "frankreich": "saarbruecken karlsruhe freiburg",
    "niederlande": "emden muenster duesseldorf",
    "oesterreich": "lindau muenchen regensburg",
    "schweiz": "freiburg konstanz lindau",
}
TRIPLES = {frozenset({"dortmund", "duesseldorf"}), frozenset({"duesseldorf", "koeln"})}
SPACES = {
    "black": 28,
    "blue": 28,
    "green": 28,
    "grey": 92,
    "orange": 27,
    "red": 28,
    "violet": 28,
    "white": 27,
    "yellow": 27,
}


@pytest.fixture
def germany() -> Map:
    return load_map("germany")


def test_counts(germany: Map) -> None:
    assert (germany.id, germany.name, germany.rulebook) == ("germany", "Germany", "G")
    assert germany.size == (700, 1000)
    assert (len(germany.cities), len(germany.countries), len(germany.crossings)) == (35, 5, 14)
    assert (len(germany.routes), len(tracks(germany)), len(germany.tickets)) == (110, 85, 89)


def test_rules(germany: Map) -> None:
    rules = germany.rules
    assert rules.player_colours == ("white", "red", "violet", "yellow", "black")
    assert (rules.wagons, rules.all_tracks_from, rules.stations, rules.station_points) == (45, 4, 0, 0)
    assert [rules.points(length) for length in range(1, 9)] == [1, 2, 4, 7, 10, 15, 18, 0]
    assert rules.piles == ("short", "long")
    opening, drawn = rules.opening_tickets, rules.drawn_tickets
    assert (opening.deal, opening.choose, opening.keep, opening.rejected) == ((), 4, 2, "reshuffled")
    assert (drawn.count, drawn.piles, drawn.keep) == (4, ("short", "long"), 1)
    assert (rules.longest_trail_points, rules.most_tickets_points) == (0, 15)
    assert rules.passengers is not None
    assert rules.passengers.colours == ("red", "black", "green", "yellow", "blue", "white")
    assert (rules.passengers.each, rules.passengers.most, rules.passengers.second) == (10, 20, 10)
    assert rules.tie_breaks == ("completed_tickets", "passengers")


def test_passengers(germany: Map) -> None:
    waiting = {city.id: city.passengers for city in germany.cities}
    assert {city: number for city, number in waiting.items() if number != 1} == CROWDED
    assert [country.passengers for country in germany.countries] == [1] * 5
    assert sum(waiting.values()) + 5 == 60


def test_crossings(germany: Map) -> None:
    board = graph(germany)
    ways = {
        country.id: [city for crossing in country.crossings for city in board[crossing.id]]
        for country in germany.countries
    }
    assert ways == {country: cities.split() for country, cities in BORDER.items()}


def test_tracks(germany: Map) -> None:
    groups = tracks(germany)
    assert Counter(map(len, groups.values())) == {1: 62, 2: 21, 3: 2}
    assert {ends for ends, group in groups.items() if len(group) == 3} == TRIPLES
    for group in groups.values():
        colours = {route.colour for route in group}
        assert colours == {"grey"} or len(colours - {"grey"}) == len(group)


def test_colours_and_kinds(germany: Map) -> None:
    spaces: Counter[str] = Counter()
    for route in germany.routes:
        spaces[route.colour] += route.length
    assert spaces == SPACES
    assert {(route.kind, route.locomotives) for route in germany.routes} == {("rail", 0)}
    assert {route.length for route in germany.routes} == set(range(1, 8))


def test_routes_of_the_rulebook(germany: Map) -> None:
    routes = {route.id: (route.length, route.colour) for route in germany.routes}
    assert routes["berlin-magdeburg"] == (3, "red")
    assert {"freiburg-frankreich-3", "saarbruecken-frankreich-1"} <= routes.keys()
    assert {"augsburg-muenchen-1", "augsburg-muenchen-2"} <= routes.keys()
    assert {"berlin-hamburg-blue", "berlin-hamburg-yellow"} <= routes.keys()


def test_shape(germany: Map) -> None:
    board = graph(germany)
    assert nx.is_connected(board)
    few = {city.id: board.degree(city.id) for city in germany.cities if board.degree(city.id) < 3}
    assert few == {"wuerzburg": 2}
    points = [(city.x, city.y) for city in germany.cities]
    points += [(crossing.x, crossing.y) for crossing in germany.crossings]
    assert len(set(points)) == 49


def test_tickets(germany: Map) -> None:
    short = sorted(ticket.points for ticket in germany.tickets if ticket.pile == "short")
    long = sorted(ticket.points for ticket in germany.tickets if ticket.pile == "long")
    assert (len(short), short[0], short[-1]) == (55, 2, 11)
    assert (len(long), long[0], long[-1]) == (34, 12, 22)
    assert [ticket.id for ticket in germany.tickets if ticket.points < 3] == ["mannheim-stuttgart"]
    places = {city.id for city in germany.cities} | {country.id for country in germany.countries}
    assert {end for ticket in germany.tickets for end in ticket.ends} == places


def test_tickets_are_worth_the_shortest_way_but_for_one(germany: Map) -> None:
    assert list(odd_tickets(germany)) == [("kiel-stuttgart", 17, 16)]
