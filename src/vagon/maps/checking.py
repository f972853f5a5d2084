"""What a map file may get wrong although every value in it is well formed."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeAlias, TypeVar

from vagon.maps.model import (
    GREY,
    MAX_CITIES,
    MAX_OFFER,
    MAX_PASSENGERS,
    MAX_SEATS,
    MAX_TRACKS,
    City,
    Country,
    Crossing,
    Map,
    Route,
    Rules,
)

Fault: TypeAlias = tuple[str, str]
"""A place in the file and what is wrong there."""

_T = TypeVar("_T")


def contradictions(board: Map) -> Iterator[Fault]:
    """All that keeps `board` from being played, section by section."""
    yield from _rules(board.rules)
    yield from _piles(board)
    yield from _passengers(board)
    yield from _places(board)
    yield from _routes(board)
    yield from _parallel_tracks(board)
    yield from _crossings(board)
    yield from _unreachable(board)
    yield from _tickets(board)


def _rules(rules: Rules) -> Iterator[Fault]:
    for key in ("player_colours", "piles", "tie_breaks"):
        yield from _repeated(_numbered(f"rules.{key}", getattr(rules, key)))
    if rules.station_points and not rules.stations:
        yield "rules.station_points", "must be 0 on a map without stations"
    without = {
        "fewer_stations": rules.stations == 0,
        "longest_trail": rules.longest_trail_points == 0,
        "passengers": rules.passengers is None,
    }
    for place, tie_break in _numbered("rules.tie_breaks", rules.tie_breaks):
        if without.get(tie_break):
            yield place, f"cannot be {tie_break!r}: the rules award nothing for it"


def _piles(board: Map) -> Iterator[Fault]:
    rules, opening, drawn = board.rules, board.rules.opening_tickets, board.rules.drawn_tickets
    stock = Counter(ticket.pile for ticket in board.tickets)
    if opening.choose and len(rules.piles) == 1:
        yield "rules.opening_tickets.choose", "needs two piles to choose from; with one, use 'deal'"
    if opening.count > MAX_OFFER:
        yield "rules.opening_tickets.deal", f"must offer at most {MAX_OFFER} tickets, not {opening.count}"
    if opening.keep > opening.count:
        yield "rules.opening_tickets.keep", f"must be at most {opening.count}, the number of tickets offered"
    if drawn.keep > drawn.count:
        yield "rules.drawn_tickets.keep", f"must be at most {drawn.count}, the number of tickets offered"
    yield from _repeated(_numbered("rules.drawn_tickets.piles", drawn.piles))
    for place, pile in _numbered("rules.drawn_tickets.piles", drawn.piles):
        if pile not in rules.piles:
            yield place, f"is not one of the piles: {pile!r}"
    dealt = dict(zip(rules.piles, opening.deal or (opening.choose,) * len(rules.piles), strict=True))
    for place, pile in _numbered("rules.piles", rules.piles):
        needed = max(dealt[pile] * MAX_SEATS, drawn.count * (pile in drawn.piles))
        if not needed:
            yield place, f"is never dealt or drawn from: {pile!r}"
        elif stock[pile] < needed:
            yield place, f"needs at least {needed} tickets, but {pile!r} has {stock[pile]}"


def _passengers(board: Map) -> Iterator[Fault]:
    passengers = board.rules.passengers
    homes: list[tuple[str, City | Country]] = [
        *_numbered("cities", board.cities),
        *_numbered("countries", board.countries),
    ]
    if passengers is None:
        for place, home in homes:
            if home.passengers:
                yield f"{place}.passengers", "must be 0 on a map without passengers"
        return
    yield from _repeated(_numbered("rules.passengers.colours", passengers.colours))
    total = len(passengers.colours) * passengers.each
    room = sum(home.passengers for _, home in homes)
    if total > MAX_PASSENGERS:
        yield "rules.passengers.each", f"must make at most {MAX_PASSENGERS} passengers in all, not {total}"
    if total != room:
        yield "rules.passengers.each", f"makes {total} passengers in all, but the board has room for {room}"


def _places(board: Map) -> Iterator[Fault]:
    nodes = list(_nodes(board))
    yield from _repeated(
        (f"{place}.id", item.id) for place, item in (*nodes, *_numbered("countries", board.countries))
    )
    if len(nodes) > MAX_CITIES:
        yield "cities", f"must be at most {MAX_CITIES} together with the crossings, not {len(nodes)}"
    width, height = board.size
    for place, node in nodes:
        if node.x > width:
            yield f"{place}.x", f"must be at most {width}, the width of the board, not {node.x}"
        if node.y > height:
            yield f"{place}.y", f"must be at most {height}, the height of the board, not {node.y}"


def _routes(board: Map) -> Iterator[Fault]:
    yield from _repeated((f"{place}.id", route.id) for place, route in _numbered("routes", board.routes))
    crossings = {crossing.id for crossing in board.crossings}
    nodes = crossings.union(city.id for city in board.cities)
    countries = dict.fromkeys(
        (country.id for country in board.countries), "a country; name one of its crossings"
    )
    for place, route in _numbered("routes", board.routes):
        yield from _ends(place, route.ends, nodes, countries)
        if crossings.issuperset(route.ends):
            yield f"{place}.ends", "must not join two crossings"
        if not board.rules.points(route.length):
            yield f"{place}.length", f"must be a length that scores, not {route.length}"
        yield from _locomotives(place, route)


def _locomotives(place: str, route: Route) -> Iterator[Fault]:
    if route.kind != "ferry":
        if route.locomotives:
            yield f"{place}.locomotives", f"must be left out: a {route.kind} route needs none"
        return
    if not route.locomotives:
        yield place, "lacks 'locomotives', which a ferry needs"
    if route.locomotives > route.length:
        yield f"{place}.locomotives", f"must be at most {route.length}, the length of the ferry"
    if route.colour != GREY:
        yield f"{place}.colour", f"must be {GREY!r} on a ferry, not {route.colour!r}"


def _parallel_tracks(board: Map) -> Iterator[Fault]:
    tracks: dict[frozenset[str], list[Route]] = defaultdict(list)
    for place, route in _numbered("routes", board.routes):
        group = tracks[frozenset(route.ends)]
        group.append(route)
        first = group[0]
        if route.length != first.length:
            yield f"{place}.length", f"must be {first.length}, as on its parallel {first.id!r}"
        if route.kind != first.kind:
            yield f"{place}.kind", f"must be {first.kind!r}, as on its parallel {first.id!r}"
        if len(group) == MAX_TRACKS + 1:
            yield f"{place}.ends", f"must not join the same two places as {MAX_TRACKS} other routes"


def _crossings(board: Map) -> Iterator[Fault]:
    neighbours = _neighbours(board)
    for country_place, country in _numbered("countries", board.countries):
        entered_from: dict[str, str] = {}
        for place, crossing in _numbered(f"{country_place}.crossings", country.crossings):
            cities = neighbours[crossing.id]
            if not cities:
                yield place, "must have a route that leads to it"
            elif len(cities) > 1:
                yield place, f"must be reached from one city only, not from {' and '.join(sorted(cities))}"
            for city in cities:
                other = entered_from.setdefault(city, crossing.id)
                if other != crossing.id:
                    yield place, f"must be one with {other!r}: both are reached from {city!r}"


def _unreachable(board: Map) -> Iterator[Fault]:
    """Cities only: a crossing hangs on its one city."""
    neighbours = _neighbours(board)
    start = board.cities[0].id
    reached, frontier = {start}, [start]
    while frontier:
        fresh = neighbours[frontier.pop()] - reached
        reached |= fresh
        frontier.extend(fresh)
    lost = [place for place, city in _numbered("cities", board.cities) if city.id not in reached]
    if lost:
        others = f", nor can {len(lost) - 1} more" if len(lost) > 1 else ""
        yield lost[0], f"cannot be reached from {start!r}{others}"


def _tickets(board: Map) -> Iterator[Fault]:
    yield from _repeated((f"{place}.id", ticket.id) for place, ticket in _numbered("tickets", board.tickets))
    homes = {city.id for city in board.cities} | {country.id for country in board.countries}
    crossings = dict.fromkeys((crossing.id for crossing in board.crossings), "a crossing; name its country")
    pairs: dict[frozenset[str], str] = {}
    for place, ticket in _numbered("tickets", board.tickets):
        yield from _ends(place, ticket.ends, homes, crossings)
        other = pairs.setdefault(frozenset(ticket.ends), ticket.id)
        if other != ticket.id:
            yield f"{place}.ends", f"are those of the ticket {other!r}"
        if ticket.pile not in board.rules.piles:
            yield f"{place}.pile", f"is not one of the piles: {ticket.pile!r}"


def _ends(place: str, ends: tuple[str, str], known: set[str], mistaken: dict[str, str]) -> Iterator[Fault]:
    for end_place, end in _numbered(f"{place}.ends", ends):
        if end not in known:
            yield end_place, f"{end!r} is {mistaken.get(end, 'not on the map')}"
    if ends[0] == ends[1]:
        yield f"{place}.ends", "must differ from each other"


def _neighbours(board: Map) -> dict[str, set[str]]:
    result: dict[str, set[str]] = defaultdict(set)
    for route in board.routes:
        one, other = route.ends
        result[one].add(other)
        result[other].add(one)
    return result


def _nodes(board: Map) -> Iterator[tuple[str, City | Crossing]]:
    yield from _numbered("cities", board.cities)
    for place, country in _numbered("countries", board.countries):
        yield from _numbered(f"{place}.crossings", country.crossings)


def _numbered(section: str, items: Iterable[_T]) -> Iterator[tuple[str, _T]]:
    return ((f"{section}[{index}]", item) for index, item in enumerate(items))


def _repeated(placed: Iterable[tuple[str, Hashable]]) -> Iterator[Fault]:
    first: dict[Hashable, str] = {}
    for place, value in placed:
        if first.setdefault(value, place) != place:
            yield place, f"{value!r} already stands at {first[value]}"
