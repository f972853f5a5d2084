"""What may be done now, numbered for a person to choose from."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from vagon.cli.colours import MARKS, Palette
from vagon.cli.names import Names
from vagon.cli.text import in_columns, wrapped
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


def menu(seen: View, useful: Collection[int], names: Names, palette: Palette, room: int) -> Menu:
    """The choices of the viewer, who decides; claims of the routes in `useful` come first and are marked."""
    if seen.phase in ("choose_tickets", "keep_tickets"):
        return Menu(_offer(seen, names), [])  # the numbers are those of the tickets
    say, board = names.say, board_of(seen.map)
    builds = range(board.first_claim, board.first_pay)
    short = [number for number in seen.legal if number not in builds]
    claims = _claims(board, seen.legal, useful)
    labels = [f"{i:2} {label(seen, number, names, palette)}" for i, number in enumerate(short, 1)]
    lines = wrapped(labels, room - 2, "   ")
    if claims:
        marks = [" *" if number - board.first_claim in useful else "" for number in claims]
        cells = [
            f"{i:2} {label(seen, number, names, palette)}{mark}"
            for i, (number, mark) in enumerate(zip(claims[:MAX_CLAIMS], marks, strict=False), len(short) + 1)
        ]
        lines += [palette.faint(say("menu-claim-useful" if useful else "menu-claim"))]
        lines += in_columns(cells, room - 2)
    if len(claims) > MAX_CLAIMS:
        lines.append(palette.faint(say("menu-more-routes", count=len(claims) - MAX_CLAIMS)))
    if any(board.first_station <= number < board.first_pay for number in seen.legal):
        lines.append(palette.faint(say("menu-station-hint", count=station_price(seen))))
    return Menu([_INDENT + line for line in lines], short + claims[:MAX_CLAIMS])


def _offer(seen: View, names: Names) -> list[str]:
    rules = seen.map.rules
    offered = seen.own.offered if seen.own else []
    least = rules.opening_tickets.keep if seen.phase == "choose_tickets" else rules.drawn_tickets.keep
    lines = [f"{_INDENT}{i:2} {names.tickets[ticket]}" for i, ticket in enumerate(offered, 1)]
    return [*lines, _INDENT + names.say("menu-keep-hint", count=min(least, len(offered)))]


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


def label(seen: View, number: int, names: Names, palette: Palette) -> str:
    """An action in a few words."""
    say, board = names.say, board_of(seen.map)
    form = actions_of(board).json(number)
    match form["do"]:
        case "draw" if form["card"] == "deck":
            return say("menu-deck")
        case "draw":
            kind = "menu-take-only" if form["card"] == "locomotive" else "menu-take"
            return say(kind, card=palette.card(str(form["card"])))
        case "tickets":
            left = sum(seen.piles[pile] for pile in board.piles[: board.drawn_piles])
            opening = board.opening_choice if seen.phase == "choose_mix" else 0
            total = opening or min(board.draw_count, left)
            if "mix" not in form:
                return say("menu-tickets", count=total)
            long = int(str(form["mix"]))
            return say("menu-mix", short=total - long, long=long)
        case "claim":
            return route_label(seen, number - board.first_claim, names, palette)
        case "pay" | "add":
            paid = seen.payment.colour if seen.payment else None
            return say(f"menu-{form['do']}", cards=names.payment(form, price(seen), paid or ""))
        case "passenger":
            colour = form["colour"]
            return say("menu-passenger", colour=str(colour)) if colour else say("menu-nobody")
        case "station":
            return say("menu-station", city=names.places[str(form["city"])])
    return say(f"menu-{form['do']}")


def route_label(seen: View, number: int, names: Names, palette: Palette) -> str:
    """A route with its length, its colour, and what is special about it."""
    route = seen.map.routes[number]
    colour = names.say("term-any") if route.colour == GREY else palette.card(route.colour)
    special = "" if route.kind == "rail" else f" {names.say('route-kind', kind=route.kind)}"
    stars = f" {MARKS['locomotive'] * route.locomotives}" if route.locomotives else ""
    return f"{names.lines[route.id]} {route.length} {colour}{special}{stars}"


def price(seen: View) -> int:
    """Cards asked for by the route, station or tunnel that is being paid."""
    if seen.payment is None or seen.payment.city:
        return station_price(seen)
    if seen.payment.extras:
        return seen.payment.extras
    return next(route.length for route in seen.map.routes if route.id == seen.payment.route)


def station_price(seen: View) -> int:
    return len(seen.seats[seen.deciding].stations) + 1
