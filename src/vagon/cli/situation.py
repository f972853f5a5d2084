"""A situation in readable lines, from what somebody may see of it."""

from __future__ import annotations

from collections.abc import Sequence

from vagon.cli.colours import Palette
from vagon.cli.names import DASH, Names, names_of
from vagon.cli.text import counted, listed, table, wrapped
from vagon.rules.constants import TICKET_WORDS
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.naming import ticket_ids
from vagon.table.views import View, view
from vagon.table.worlds import any_world

_INDENT = 2
_LABEL = 11  # width of the word before a line


def show_everything(state: State, players: Sequence[str], palette: Palette, room: int) -> list[str]:
    """The whole situation, hidden cards included."""
    seen = view(state, None)
    lines = [*heading(seen, palette), "", *seats_table(seen, players, palette), ""]
    lines += row_lines(seen, palette, room)
    for seat, name in enumerate(players):
        lines += ["", palette.bold(name), *own_lines(view(state, seat), palette, room)]
    return [*lines, "", decision(seen, players)]


def heading(seen: View, palette: Palette) -> list[str]:
    last = f", {counted(seen.last_turns, 'last turn')} to go" if seen.last_turns else ""
    return [
        palette.bold(f"{seen.map.name}, {seen.players} players, {counted(seen.turns, 'turn')} played{last}")
    ]


def seats_table(seen: View, players: Sequence[str], palette: Palette) -> list[str]:
    """What everybody can see of each player."""
    rules = seen.map.rules
    head = ["", "", "points", "wagons", "cards", "tickets"]
    head += ["stations"] if rules.stations else []
    head += ["passengers"] if rules.passengers else []
    rows = [head]
    for number, (name, seat) in enumerate(zip(players, seen.seats, strict=True)):
        row = ["▸" if number == seen.deciding and seen.phase != "over" else " ", name]
        row += [str(seat.points), str(seat.wagons), str(seat.cards)]
        row.append(DASH if seat.tickets is None else str(seat.tickets))
        row += [str(rules.stations - len(seat.stations))] if rules.stations else []
        row += [str(sum(seat.passengers.values()))] if rules.passengers else []
        rows.append(row)
    first, *others = table(rows, "<<>")
    return [palette.faint(first), *others]


def row_lines(seen: View, palette: Palette, room: int) -> list[str]:
    row = [palette.card(card) if card else "(empty)" for card in seen.row]
    stock = palette.faint(f"deck {seen.deck}, discards {seen.discards}")
    return labelled("row", [*row, stock], room)


def hand_lines(seen: View, palette: Palette, room: int) -> list[str]:
    hand = seen.own.hand if seen.own else {}
    return labelled("hand", [f"{n} {palette.card(name)}" for name, n in hand.items()] or ["no cards"], room)


def own_lines(seen: View, palette: Palette, room: int) -> list[str]:
    """What the viewer has, what it hides from others included."""
    if seen.own is None or seen.seat is None:
        return []
    names, seat = names_of(seen.map), seen.seats[seen.seat]
    done = completed(seen)
    parts = {
        "tickets": [f"{'done' if t in done else 'open'} {names.tickets[t]}" for t in seen.own.tickets],
        "offered": [names.tickets[ticket] for ticket in seen.own.offered],
        "routes": [names.routes[route] for route in seat.routes],
        "stations": [names.places[city] for city in seat.stations],
        "passengers": [f"{number} {colour}" for colour, number in seat.passengers.items()],
    }
    lines = hand_lines(seen, palette, room)
    for label, words in parts.items():
        lines += labelled(label, words, room, ", ") if words else []
    return lines


def completed(seen: View) -> list[str]:
    """The tickets of the viewer that it has completed as things stand."""
    seat = seen.seat or 0
    return ticket_ids(board_of(seen.map), tally(any_world(seen)).completed_tickets, seat * TICKET_WORDS)


def labelled(label: str, parts: Sequence[str], room: int, separator: str = "  ") -> list[str]:
    """The parts after a label, in as many lines as they need."""
    first, *others = wrapped(parts, room - _INDENT - _LABEL, separator)
    margin = " " * (_INDENT + _LABEL)
    return [f"{' ' * _INDENT}{label:{_LABEL}}{first}", *(margin + line for line in others)]


def decision(seen: View, players: Sequence[str]) -> str:
    """What the game waits for."""
    if seen.phase == "over":
        return "The game is over."
    return f"{players[seen.deciding]} to {waits_for(seen, names_of(seen.map))}."


def waits_for(seen: View, names: Names) -> str:
    payment = seen.payment
    route = names.routes[payment.route] if payment and payment.route else ""
    if payment and seen.phase == "pay_station":
        return f"pay for a station in {names.places[payment.city or '']}"
    if payment and seen.phase == "pay_extra":
        extras, shown = counted(payment.extras, "card"), listed(payment.revealed)
        return f"add {extras} for {route} or withdraw: the tunnel shows {shown}"
    if payment and seen.phase == "take_passenger":
        return f"choose a passenger in {names.places[payment.end or '']}"
    return {
        "choose_mix": "announce a mix of tickets",
        "choose_tickets": "choose which tickets to keep",
        "turn": "move",
        "second_card": "draw a second card",
        "pay_route": f"pay for {route}",
        "keep_tickets": "choose which tickets to keep",
    }[seen.phase]
