"""The score in words: a table of its parts, and what each part comes from."""

from __future__ import annotations

from collections.abc import Sequence

from vagon.cli.colours import Palette
from vagon.cli.names import names_of
from vagon.cli.situation import labelled
from vagon.cli.text import counted, listed, table
from vagon.rules.constants import MAX_STATIONS, NO_ROUTE, PASSENGER_COLOURS, TICKET_WORDS
from vagon.rules.score import Tally, tally
from vagon.rules.state import State
from vagon.table.naming import station_cities, ticket_ids

_COLUMNS = {
    "routes": "routes",
    "tickets": "tickets",
    "stations": "stations",
    "trail_points": "longest trail",
    "most_tickets_points": "most tickets",
    "passenger_points": "passengers",
    "total": "total",
}
"""The parts of a score in the tally, and what they are called."""


def score_members(state: State) -> list[dict[str, object]]:
    """The score of each seat as JSON."""
    score = tally(state)
    parts = [*parts_scored(state), "completed", "place"]
    return [{"seat": seat, **{part: getattr(score, part)[seat] for part in parts}} for seat in range(state.players)]


def parts_scored(state: State) -> list[str]:
    """The parts of a score that this map has."""
    rules = state.board.map.rules
    absent = {
        "stations": not rules.stations,
        "trail_points": not rules.longest_trail_points,
        "most_tickets_points": not rules.most_tickets_points,
        "passenger_points": rules.passengers is None,
    }
    return [part for part in _COLUMNS if not absent.get(part)]


def score_lines(state: State, players: Sequence[str], palette: Palette, room: int) -> list[str]:
    """The score of everybody, the best first, and how it comes about."""
    score = tally(state)
    parts = parts_scored(state)
    ranking = sorted(range(state.players), key=lambda seat: score.place[seat])
    rows = [["", "", *(_COLUMNS[part] for part in parts)]]
    rows += [[f"{score.place[s]}.", players[s], *(str(getattr(score, part)[s]) for part in parts)] for s in ranking]
    head, *lines = table(rows, "<<>")
    lines = [palette.faint(head), palette.bold(lines[0]), *lines[1:]]
    for seat in ranking:
        lines += ["", palette.bold(players[seat]), *_reasons(state, score, seat, players, room)]
    return [*lines, "", _verdict(score, ranking, players)]


def _reasons(state: State, score: Tally, seat: int, players: Sequence[str], room: int) -> list[str]:
    board, names = state.board, names_of(state.board.map)
    held = ticket_ids(board, state.tickets, seat * TICKET_WORDS)
    done = ticket_ids(board, score.completed_tickets, seat * TICKET_WORDS)
    lines: list[str] = []
    for label, tickets in (("done", done), ("not done", [ticket for ticket in held if ticket not in done])):
        lines += labelled(label, [names.tickets[ticket] for ticket in tickets], room, ", ") if tickets else []
    borrowed = [
        f"{names.routes[board.map.routes[route].id]} from {names.places[city]}"
        for city, route in zip(station_cities(state, seat), score.borrowed[seat * MAX_STATIONS :], strict=False)
        if route != NO_ROUTE
    ]
    lines += labelled("borrowed", borrowed, room, ", ") if borrowed else []
    if board.trail_points:
        lines += labelled("trail", [counted(score.trail[seat], "wagon")], room)
    if rules := board.map.rules.passengers:
        first = seat * PASSENGER_COLOURS
        prizes = zip(rules.colours, score.passenger_prizes[first : first + PASSENGER_COLOURS], strict=False)
        won = [f"{colour} {prize}" for colour, prize in prizes if prize]
        lines += labelled("passengers", won, room, ", ") if won else []
    return lines


def _verdict(score: Tally, ranking: Sequence[int], players: Sequence[str]) -> str:
    winners = [players[seat] for seat in ranking if score.place[seat] == 1]
    return f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'} with {counted(score.total[ranking[0]], 'point')}."
