"""`vagon map`: list, check and show maps."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence

from vagon.cli.arguments import Parser, add_command, add_json, check_each, to_json
from vagon.cli.text import table
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
    show = add_command(commands, "show", "count what is on a map", run_show, "vagon map show germany")
    show.add_argument("map", metavar="MAP", help="name or file of a map")
    add_json(listing)
    add_json(show)


def run_list(options: Namespace) -> int:
    maps = [summary(load_map(name)) for name in map_names()]
    if options.json:
        print(to_json(maps))
        return 0
    keys = ("cities", "countries", "routes", "tickets", "passengers")
    rows = [("", "", *keys)] + [(m["id"], m["name"], *(str(m[key]) for key in keys)) for m in maps]
    print("\n".join(table(rows, "<<>")))
    return 0


def run_check(options: Namespace) -> int:
    return check_each(options.files, lambda data, name: [str(fault) for fault in faults(data, name)])
