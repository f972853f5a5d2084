"""What may be done now, numbered for a person to choose from."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from vagon.cli.colours import Palette
from vagon.cli.names import names_of, payment, tickets_drawn
from vagon.cli.text import counted, in_columns, wrapped
from vagon.maps.model import GREY
from vagon.rules.board import Board
from vagon.table.actions import actions_of
from vagon.table.boards import board_of
from vagon.table.views import View

MAX_CLAIMS: Final = 24  # numbered at once; all can be typed
_INDENT: Final = "  "


class Menu(NamedTuple):
    """Lines to show, and the actions that the numbers in them stand for, from 1 on."""

    lines: list[str]
    actions: list[int]


def menu(seen: View, useful: Collection[int], palette: Palette, room: int) -> Menu:
    """The choices of the viewer, who decides; claims of the routes in `useful` come first and are marked."""
    if seen.phase in ("choose_tickets", "keep_tickets"):
        return Menu(_offer(seen), [])  # the numbers are those of the tickets
    board = board_of(seen.map)
    builds = range(board.first_claim, board.first_pay)
    short = [number for number in seen.legal if number not in builds]
    claims = _claims(board, seen.legal, useful)
    lines = wrapped([f"{i:2} {label(seen, n, palette)}" for i, n in enumerate(short, 1)], room - 2, "   ")
    if claims:
        cells = [
            f"{i:2} {label(seen, number, palette)}{' *' if number - board.first_claim in useful else ''}"
            for i, number in enumerate(claims[:MAX_CLAIMS], len(short) + 1)
        ]
        mark = palette.faint(" (* lies on the shortest way of a ticket)") if useful else ""
        lines += [f"claim{mark}", *in_columns(cells, room - 2)]
    if len(claims) > MAX_CLAIMS:
        lines.append(palette.faint(f"and {len(claims) - MAX_CLAIMS} more routes: `routes` lists them"))
    if any(board.first_station <= number < board.first_pay for number in seen.legal):
        lines.append(
            palette.faint(f"`station CITY` builds a station for {counted(station_price(seen), 'card')}")
        )
    return Menu([_INDENT + line for line in lines], short + claims[:MAX_CLAIMS])


def _offer(seen: View) -> list[str]:
    names, rules = names_of(seen.map), seen.map.rules
    offered = seen.own.offered if seen.own else []
    least = rules.opening_tickets.keep if seen.phase == "choose_tickets" else rules.drawn_tickets.keep
    lines = [f"{_INDENT}{i:2} {names.tickets[ticket]}" for i, ticket in enumerate(offered, 1)]
    return [
        *lines,
        f"{_INDENT}Type the numbers of those to keep, at least {min(least, len(offered))}: `1 2`, or `all`.",
    ]


def _claims(board: Board, legal: Collection[int], useful: Collection[int]) -> list[int]:
    """The routes to claim, useful and long ones first; of equal tracks only one."""
    found: dict[object, int] = {}
    for number in legal:
        if board.first_claim <= number < board.first_station:
            route = board.map.routes[number - board.first_claim]
            twins = (frozenset(route.ends), route.colour)
            if twins not in found or number - board.first_claim in useful:
                found[twins] = number
    lengths = board.length
    return sorted(
        found.values(),
        key=lambda n: (n - board.first_claim not in useful, -lengths[n - board.first_claim], n),
    )


def label(seen: View, number: int, palette: Palette) -> str:
    """An action in a few words."""
    board = board_of(seen.map)
    form = actions_of(board).json(number)
    match form["do"]:
        case "draw" if form["card"] == "deck":
            return "draw from the deck"
        case "draw":
            only = " as your only card" if form["card"] == "locomotive" else ""
            return f"take {palette.card(str(form['card']))}{only}"
        case "tickets":
            left = sum(seen.piles[pile] for pile in board.piles[: board.drawn_piles])
            opening = board.opening_choice if seen.phase == "choose_mix" else 0
            return f"draw {tickets_drawn(form, opening or min(board.draw_count, left), board.piles)}"
        case "claim":
            return route_label(seen, number - board.first_claim, palette)
        case "pay" | "add":
            paid = seen.payment.colour if seen.payment else None
            return f"{form['do']} {payment(form, price(seen), paid or '')}"
        case "passenger":
            return f"take the {form['colour']} passenger" if form["colour"] else "take nobody"
        case "station":
            return f"station in {names_of(seen.map).places[str(form['city'])]}"
    return str(form["do"])


def route_label(seen: View, number: int, palette: Palette) -> str:
    """A route with its length, its colour, and what is special about it."""
    route = seen.map.routes[number]
    colour = "any" if route.colour == GREY else palette.card(route.colour)
    special = {"tunnel": " tunnel", "ferry": f" ferry {route.locomotives}L"}.get(route.kind, "")
    return f"{names_of(seen.map).lines[route.id]} {route.length} {colour}{special}"


def price(seen: View) -> int:
    """Cards asked for by the route, station or tunnel that is being paid."""
    if seen.payment is None or seen.payment.city:
        return station_price(seen)
    if seen.payment.extras:
        return seen.payment.extras
    return next(route.length for route in seen.map.routes if route.id == seen.payment.route)


def station_price(seen: View) -> int:
    return len(seen.seats[seen.deciding].stations) + 1
