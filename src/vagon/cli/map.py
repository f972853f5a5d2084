"""`vagon map`: list, check and show maps."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter

from vagon.cli.arguments import Parser, add_command, add_json, check_each, to_json
from vagon.cli.names import DASH
from vagon.cli.picture import add_picture, check_picture, write_picture
from vagon.cli.text import counted, table
from vagon.maps import Map, faults, load_map, map_names
from vagon.maps.model import COLOURS, GREY, MIN_SEATS


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    listing = add_command(
        commands, "list", "list the maps that come with the program", run_list, "vagon map list"
    )
    check = add_command(
        commands, "check", "find every fault in map files", run_check, "vagon map check my-map.json"
    )
    check.add_argument("files", metavar="FILE", nargs="+")
    show = add_command(
        commands, "show", "count what is on a map, or draw it", run_show, "vagon map show germany"
    )
    show.add_argument("map", metavar="MAP", help="name or file of a map")
    add_json(listing)
    add_json(show)
    add_picture(show)


def run_list(options: Namespace) -> int:
    maps = [counts(load_map(name)) for name in map_names()]
    if options.json:
        print(to_json(maps))
    else:
        head = ("map", "cities", "countries", "routes", "tickets", "passengers")
        print(*table([head, *([str(found[key]) for key in head] for found in maps)], "<>"), sep="\n")
    return 0


def run_check(options: Namespace) -> int:
    return check_each(options.files, lambda data, name: [str(fault) for fault in faults(data, name)])


def run_show(options: Namespace) -> int:
    check_picture(options)
    game_map = load_map(options.map)
    if options.svg is not None:
        write_picture(game_map, options)
    elif options.json:
        print(to_json({**counts(game_map), **routes_and_tickets(game_map)}))
    else:
        sections = (
            heading(game_map),
            routes_table(game_map),
            specialities(game_map),
            tickets_table(game_map),
        )
        print(*("\n".join(lines) + "\n" for lines in sections), f"digest {game_map.digest}", sep="\n")
    return 0


def counts(game_map: Map) -> dict[str, object]:
    passengers = game_map.rules.passengers
    return {
        "map": game_map.id,
        "name": game_map.name,
        "digest": game_map.digest,
        "players": [MIN_SEATS, len(game_map.rules.player_colours)],
        "cities": len(game_map.cities),
        "countries": len(game_map.countries),
        "crossings": len(game_map.crossings),
        "routes": len(game_map.routes),
        "tickets": len(game_map.tickets),
        "passengers": len(passengers.colours) * passengers.each if passengers else 0,
    }


def routes_and_tickets(game_map: Map) -> dict[str, object]:
    tracks = num_tracks(game_map)
    return {
        "wagon_spaces": num_spaces(game_map),
        "routes_by_colour_and_length": {
            colour: {str(length): number for length, number in sorted(by_length.items())}
            for colour, by_length in routes_by_colour(game_map).items()
        },
        "routes_by_kind": dict(Counter(route.kind for route in game_map.routes)),
        "double_routes": tracks[2],
        "triple_routes": tracks[3],
        "tickets_by_pile": {
            pile: {"tickets": len(points), "least_points": min(points), "most_points": max(points)}
            for pile, points in points_by_pile(game_map).items()
        },
    }


def num_spaces(game_map: Map) -> int:
    return sum(route.length for route in game_map.routes)


def num_tracks(game_map: Map) -> Counter[int]:
    """How many pairs of places are joined by one track, by two, by three."""
    return Counter(Counter(frozenset(route.ends) for route in game_map.routes).values())


def routes_by_colour(game_map: Map) -> dict[str, Counter[int]]:
    """How many routes there are of each colour and length."""
    found = {
        colour: Counter(route.length for route in game_map.routes if route.colour == colour)
        for colour in (*COLOURS, GREY)
    }
    return {colour: by_length for colour, by_length in found.items() if by_length}


def points_by_pile(game_map: Map) -> dict[str, list[int]]:
    """The points of the tickets of each pile."""
    return {
        pile: [ticket.points for ticket in game_map.tickets if ticket.pile == pile]
        for pile in game_map.rules.piles
    }


def heading(game_map: Map) -> list[str]:
    most = len(game_map.rules.player_colours)
    parts = [counted(len(game_map.cities), "city", "cities")]
    if game_map.countries:
        crossings = counted(len(game_map.crossings), "crossing")
        parts.append(f"{counted(len(game_map.countries), 'country', 'countries')} with {crossings}")
    if passengers := game_map.rules.passengers:
        parts.append(f"{len(passengers.colours) * passengers.each} passengers")
    return [f"{game_map.name} ({game_map.id}), for {MIN_SEATS} to {most} players", ", ".join(parts)]


def routes_table(game_map: Map) -> list[str]:
    lengths = sorted({route.length for route in game_map.routes})
    rows = [["length", *map(str, lengths), "all"]]
    for colour, by_length in routes_by_colour(game_map).items():
        rows.append([colour, *(str(by_length[n] or "·") for n in lengths), str(by_length.total())])
    everything = Counter(route.length for route in game_map.routes)
    rows.append(["all", *(str(everything[n]) for n in lengths), str(everything.total())])
    rows.append(["points", *(str(game_map.rules.points(n)) for n in lengths), ""])
    return table(rows, "<>")


def specialities(game_map: Map) -> list[str]:
    kinds, tracks = Counter(route.kind for route in game_map.routes), num_tracks(game_map)
    parts = [
        (tracks[2], "double route", "double routes"),
        (tracks[3], "triple route", "triple routes"),
        (kinds["tunnel"], "tunnel", "tunnels"),
        (kinds["ferry"], "ferry", "ferries"),
    ]
    words = [counted(number, *noun) for number, *noun in parts if number]
    return [", ".join([f"{num_spaces(game_map)} spaces for wagons", *words])]


def tickets_table(game_map: Map) -> list[str]:
    rows = [
        (pile, str(len(points)), f"{min(points)}{DASH}{max(points)}")
        for pile, points in points_by_pile(game_map).items()
    ]
    return table([("tickets", "number", "points"), *rows], "<>")
