"""A situation in readable lines, from what somebody may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vagon.cli.colours import Palette
from vagon.cli.names import DASH, Names
from vagon.cli.text import padded, table, wrapped
from vagon.rules.constants import TICKET_WORDS
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.naming import ticket_ids
from vagon.table.views import View, view
from vagon.table.worlds import any_world

LABEL: Final = 12  # width of the word before a line, with a blank
_INDENT: Final = 2


def show_everything(
    state: State, players: Sequence[str], names: Names, palette: Palette, room: int
) -> list[str]:
    """The whole situation, hidden cards included."""
    seen = view(state, None)
    lines = [*heading(seen, names, palette), "", *seats_table(seen, players, names, palette), ""]
    lines += row_lines(seen, names, palette, room)
    for seat, name in enumerate(players):
        lines += ["", palette.bold(name), *own_lines(view(state, seat), names, palette, room)]
    return [*lines, "", names.say("term-decision", player=players[seen.deciding], **asked(seen, names))]


def heading(seen: View, names: Names, palette: Palette) -> list[str]:
    say = names.say
    parts = [names.title, say("count-players", count=seen.players), say("term-turns", count=seen.turns)]
    parts += [say("term-last-turns", count=seen.last_turns)] if seen.last_turns else []
    return [palette.bold(", ".join(parts))]


def seats_table(seen: View, players: Sequence[str], names: Names, palette: Palette) -> list[str]:
    """What everybody can see of each player."""
    rules = seen.map.rules
    labels = ["points", "wagons", "cards", "tickets"]
    labels += ["stations"] if rules.stations else []
    labels += ["passengers"] if rules.passengers else []
    rows = [["", "", *(names.say("term-label", label=label) for label in labels)]]
    for number, (name, seat) in enumerate(zip(players, seen.seats, strict=True)):
        row = ["▸" if number == seen.deciding and seen.phase != "over" else " ", name]
        row += [str(seat.points), str(seat.wagons), str(seat.cards)]
        row.append(DASH if seat.tickets is None else str(seat.tickets))
        row += [str(rules.stations - len(seat.stations))] if rules.stations else []
        row += [str(sum(seat.passengers.values()))] if rules.passengers else []
        rows.append(row)
    first, *others = table(rows, "<<>")
    return [palette.faint(first), *others]


def row_lines(seen: View, names: Names, palette: Palette, room: int) -> list[str]:
    say = names.say
    row = [palette.card(card) if card else say("term-empty") for card in seen.row]
    stock = palette.faint(say("term-stock", deck=seen.deck, discards=seen.discards))
    return labelled(say("term-label", label="row"), [*row, stock], room)


def hand_lines(seen: View, names: Names, palette: Palette, room: int) -> list[str]:
    say = names.say
    hand = [f"{n} {palette.card(name)}" for name, n in (seen.own.hand if seen.own else {}).items()]
    return labelled(say("term-label", label="hand"), hand or [say("term-no-cards")], room)


def own_lines(seen: View, names: Names, palette: Palette, room: int) -> list[str]:
    """What the viewer has, what it hides from others included."""
    if seen.own is None or seen.seat is None:
        return []
    say, seat = names.say, seen.seats[seen.seat]
    done = completed(seen)
    parts = {
        "tickets": [
            f"{names.tickets[t]} ({say('term-done' if t in done else 'term-open')})" for t in seen.own.tickets
        ],
        "offered": [names.tickets[ticket] for ticket in seen.own.offered],
        "routes": [names.routes[route] for route in seat.routes],
        "stations": [names.places[city] for city in seat.stations],
        "passengers": [
            say("term-passengers", count=n, colour=colour) for colour, n in seat.passengers.items()
        ],
    }
    lines = hand_lines(seen, names, palette, room)
    for label, found in parts.items():
        lines += labelled(say("term-label", label=label), found, room, ", ") if found else []
    return lines


def completed(seen: View) -> list[str]:
    """The tickets of the viewer that it has completed as things stand."""
    seat = seen.seat or 0
    return ticket_ids(board_of(seen.map), tally(any_world(seen)).completed_tickets, seat * TICKET_WORDS)


def labelled(label: str, parts: Sequence[str], room: int, separator: str = "  ") -> list[str]:
    """The parts after a label, in as many lines as they need."""
    first, *others = wrapped(parts, room - _INDENT - LABEL, separator)
    margin = " " * (_INDENT + LABEL)
    return [f"{' ' * _INDENT}{padded(label, LABEL)}{first}", *(margin + line for line in others)]


def asked(seen: View, names: Names) -> dict[str, str]:
    """What the game waits for: the facts of a prompt."""
    payment = seen.payment
    place = (payment.city or payment.end) if payment else None
    revealed = payment.revealed if payment else []
    return {
        "phase": seen.phase,
        "route": names.routes[payment.route] if payment and payment.route else "",
        "place": names.places[place] if place else "",
        "cards": names.say.listed(names.say("card-name", colour=card) for card in revealed),
    }
