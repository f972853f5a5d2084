"""A map as data: the board, its tickets and the parameters of the rules."""

from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("violet", "white", "blue", "yellow", "orange", "black", "red", "green")
"""Of cards, routes, players and passengers."""
GREY: Final = "grey"
"""The colour of a route that takes cards of any one colour."""
KINDS: Final = ("rail", "tunnel", "ferry")
RULEBOOKS: Final = ("E", "G")
REJECTED: Final = ("out", "reshuffled")
"""What becomes of opening tickets not kept: out of the game (E-21), or back into their piles (G-17)."""
TIE_BREAKS: Final = ("completed_tickets", "fewer_stations", "longest_trail", "passengers")

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
MIN_WAGONS: Final = 3
MAX_WAGONS: Final = 60
MAX_CITIES: Final = 64
"""Cities and crossings together."""
MAX_ROUTES: Final = 192
MAX_TICKETS: Final = 128
MAX_LENGTH: Final = 9
MAX_TRACKS: Final = 3
MAX_STATIONS: Final = 3
MAX_PILES: Final = 2
MAX_OFFER: Final = 4
"""Tickets dealt or drawn at once."""
MAX_PASSENGERS: Final = 64
MAX_PASSENGER_COLOURS: Final = 6
MAX_POINTS: Final = 100
"""Of one route, ticket, station or bonus."""
MIN_SIDE: Final = 100
MAX_SIDE: Final = 10_000


@dataclass(frozen=True, slots=True)
class City:
    """`x` and `y` are units of `Map.size` from the top left; `lat` and `lon` are degrees north and east."""

    id: str
    name: str
    x: int
    y: int
    lat: float
    lon: float
    passengers: int


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where one city's tracks enter a country. Every crossing is a dead end of its own (A-86)."""

    id: str
    x: int
    y: int
    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class Country:
    """A ticket to a country is met at any of its crossings (A-85), which share its passengers (A-76)."""

    id: str
    name: str
    passengers: int
    crossings: tuple[Crossing, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """One track between two cities, or a city and a crossing. `locomotives` is 0 except on ferries."""

    id: str
    ends: tuple[str, str]
    length: int
    colour: str
    kind: str
    locomotives: int


@dataclass(frozen=True, slots=True)
class Ticket:
    """`ends` are ids of cities or countries, in printed order."""

    id: str
    ends: tuple[str, str]
    points: int
    pile: str


@dataclass(frozen=True, slots=True)
class OpeningTickets:
    """What each player is offered before the first turn.

    Either `deal` counts tickets by pile, in the order of `Rules.piles`, and `choose` is 0; or `deal` is empty
    and the player names a mix of `choose` tickets from the two piles.
    """

    deal: tuple[int, ...]
    choose: int
    keep: int
    rejected: str

    @property
    def count(self) -> int:
        """Tickets offered to each player."""
        return self.choose or sum(self.deal)


@dataclass(frozen=True, slots=True)
class DrawnTickets:
    """With two `piles` the player names the mix before drawing."""

    count: int
    piles: tuple[str, ...]
    keep: int


@dataclass(frozen=True, slots=True)
class Passengers:
    """`each` of every colour stand on the board; `most` and `second` are the prizes by colour."""

    colours: tuple[str, ...]
    each: int
    most: int
    second: int


@dataclass(frozen=True, slots=True)
class Rules:
    """The parameters in which one game differs from another.

    `points_by_length[0]` is for length 1, and 0 means that the map has no such route; `all_tracks_from` is
    the smallest table at which all parallel tracks are open.
    """

    player_colours: tuple[str, ...]
    wagons: int
    points_by_length: tuple[int, ...]
    all_tracks_from: int
    stations: int
    station_points: int
    piles: tuple[str, ...]
    opening_tickets: OpeningTickets
    drawn_tickets: DrawnTickets
    longest_trail_points: int
    most_tickets_points: int
    passengers: Passengers | None
    tie_breaks: tuple[str, ...]

    def points(self, length: int) -> int:
        """Points for a route of `length`; 0 if there is no such route."""
        return self.points_by_length[length - 1] if length <= len(self.points_by_length) else 0


@dataclass(frozen=True, slots=True)
class Map:
    """All in file order, which is what numbers cities, routes and tickets elsewhere.

    `digest` is the SHA-256 of the data in canonical JSON: spacing and the order of keys do not change it.
    """

    id: str
    name: str
    rulebook: str
    size: tuple[int, int]
    rules: Rules
    cities: tuple[City, ...]
    countries: tuple[Country, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    digest: str

    @property
    def crossings(self) -> tuple[Crossing, ...]:
        return tuple(crossing for country in self.countries for crossing in country.crossings)
