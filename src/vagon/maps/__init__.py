"""The boards: data files, what they mean, and what may be wrong with them."""

from vagon.maps.loading import faults, load_map, map_names, parse_map
from vagon.maps.model import (
    COLOURS,
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

__all__ = [
    "COLOURS",
    "City",
    "Country",
    "Crossing",
    "DrawnTickets",
    "Map",
    "OpeningTickets",
    "Passengers",
    "Route",
    "Rules",
    "Ticket",
    "faults",
    "load_map",
    "map_names",
    "parse_map",
]
