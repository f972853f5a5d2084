"""The score in words: a table of its parts, and where each part comes from."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from vagon.cli.colours import Palette
from vagon.cli.names import Names, names_of
from vagon.cli.text import counted, listed, table
from vagon.maps import Map
from vagon.table.scoring import BorrowedRoute, Score, SeatScore, TicketScore

TIE_BREAKS: Final = {
    "completed_tickets": "more completed tickets",
    "fewer_stations": "fewer stations built",
    "longest_trail": "the longest trail",
    "passengers": "more passengers",
}


def score_lines(
    score: Score, game_map: Map, players: Sequence[str], palette: Palette, room: int
) -> list[str]:
    """The score of everybody, the best first, and how it comes about."""
    ranking = sorted(range(len(players)), key=lambda seat: score.seats[seat].place)
    head, first, *others = _table(score, game_map, players, ranking)
    lines = [palette.faint(head), palette.bold(first), *others]
    for seat in ranking:
        lines += ["", palette.bold(players[seat])]
        lines += _reasons(score.seats[seat], names_of(game_map), players, room)
    winners = [players[seat] for seat in score.winners]
    verb = "wins" if len(winners) == 1 and winners != ["You"] else "win"
    return [*lines, "", f"{listed(winners)} {verb} with {counted(score.seats[ranking[0]].total, 'point')}."]


def _table(score: Score, game_map: Map, players: Sequence[str], ranking: Sequence[int]) -> list[str]:
    rules = game_map.rules
    columns = {
        "routes": True,
        "tickets": True,
        "stations": rules.stations,
        "longest_trail": rules.longest_trail_points,
        "most_tickets": rules.most_tickets_points,
        "passengers": rules.passengers,
        "total": True,
    }
    names = [name for name, is_scored in columns.items() if is_scored]
    rows = [["", "", *(name.replace("_", " ") for name in names)]]
    for seat in ranking:
        found = score.seats[seat]
        rows.append([f"{found.place}.", players[seat], *(str(getattr(found, name)) for name in names)])
    return table(rows, "<<>")


def _reasons(seat: SeatScore, names: Names, players: Sequence[str], room: int) -> list[str]:
    """Where the points of one seat come from."""
    lengths = [f"{points} for length {length}" for length, points in seat.by_route_length.items()]
    facts = [("routes", ", ".join(lengths))] if lengths else []
    facts += [(f"{ticket.points:+}", _ticket(ticket, names)) for ticket in seat.by_ticket]
    facts += [("borrowed", _loan(loan, names, players)) for loan in seat.borrowed]
    if seat.stations:
        facts.append(("stations", f"{seat.stations_left} not built"))
    if seat.trail:
        facts.append(("trail", f"{counted(seat.trail_length, 'wagon')} over {_routes(seat.trail, names)}"))
    if seat.by_passenger_colour:
        prizes = [f"{points} for {colour}" for colour, points in seat.by_passenger_colour.items()]
        facts.append(("passengers", ", ".join(prizes)))
    facts += [
        ("tie", f"before {players[tie.over]} by {TIE_BREAKS[tie.by]}: {tie.value} to {tie.other_value}")
        for tie in seat.tie_breaks
    ]
    return [line for label, text in facts for line in _wrapped(label, text, room)]


def _ticket(ticket: TicketScore, names: Names) -> str:
    if not ticket.is_complete:
        return f"{names.journeys[ticket.ticket]}, not completed"
    return f"{names.journeys[ticket.ticket]} over {_routes(ticket.path, names)}"


def _loan(loan: BorrowedRoute, names: Names, players: Sequence[str]) -> str:
    route, place = names.lines[loan.route], names.places[loan.station]
    return f"{route} from {players[loan.owner]}, by the station in {place}"


def _routes(routes: Sequence[str], names: Names) -> str:
    return ", ".join(names.lines[route] for route in routes)


def _wrapped(label: str, text: str, room: int) -> list[str]:
    first = f"  {label:10} "
    return textwrap.wrap(
        text, room, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False
    )
