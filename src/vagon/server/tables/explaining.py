"""Answers to "can I?" and "how far?", from what a seat knows."""

from __future__ import annotations

import heapq
import secrets
from collections.abc import Mapping
from math import comb
from typing import Any, Final

from vagon.maps.model import Map
from vagon.rules.constants import LOCOMOTIVE, TUNNEL, TUNNEL_CARDS, TURN
from vagon.rules.legal import is_legal, legal
from vagon.rules.play import play
from vagon.rules.random import KEY_BYTES
from vagon.rules.refusals import refusal
from vagon.rules.state import State
from vagon.server.refusals import Refusal
from vagon.table.actions import CARD_NAMES, actions_of
from vagon.table.boards import board_of
from vagon.table.naming import members
from vagon.table.views import View
from vagon.table.worlds import Worlds

Members = dict[str, Any]
TICKETS: Final = "tickets"


def explain_target(view: View, text: str) -> Members:
    """How the seat could pay for a claim or a station in its turn, now or to come; or why not."""
    now = _world(view)
    then = now.copy()
    then.load({"seat": view.seat or 0, "phase": TURN})
    names = actions_of(now.board)
    number = _number(names.by_text, text)
    # What stands in its way at any time is said before what else has to be done first.
    problem = _problem(then, number) or (_problem(now, number) if view.legal else None)
    if problem:
        return {"payments": [], "refusal": problem, "tunnel": None}
    play(then, number)
    payments = {names.text(payment): names.json(payment)["colour"] for payment in legal(then)}
    tunnel = None
    if text.startswith("claim ") and then.board.kind[then.target] == TUNNEL and _can_reveal(view):
        tunnel = {payment: tunnel_odds(view, str(colour)) for payment, colour in payments.items()}
    return {"payments": list(payments), "refusal": None, "tunnel": tunnel}


def explain_draw(view: View, what: str) -> Members:
    """Whether the seat, which must be deciding, can draw now: a colour, "deck" or "tickets"; or why not."""
    now = _world(view)
    by_text = actions_of(now.board).by_text
    # Tickets can be drawn if any mix of the piles can.
    texts = (
        [text for text in by_text if text.split()[0] == "tickets"] if what == TICKETS else [f"draw {what}"]
    )
    problems = [_problem(now, _number(by_text, text)) for text in texts]
    return {"refusal": problems[0] if all(problems) else None}


def _world(view: View) -> State:
    """A game that the seat cannot tell from the true one: what it may do is the same in all of them."""
    if view.seat is None:
        raise Refusal(403, "not_your_place")
    return Worlds(view, secrets.token_bytes(KEY_BYTES)).draw()


def _number(by_text: Mapping[str, int], text: str) -> int:
    if text not in by_text:
        raise Refusal(404, "not_on_this_map")
    return by_text[text]


def _problem(world: State, number: int) -> Members | None:
    """Why an action is not legal; None if it is."""
    if is_legal(world, number):
        return None
    why = refusal(world, number)
    return {"code": why.code, "rule": why.rule, "facts": why.facts}


def _can_reveal(view: View) -> bool:
    """False when the deck must be shuffled for it, into nobody knows what."""
    return min(view.deck, sum(view.counted.deck_at_most.values())) >= TUNNEL_CARDS


def tunnel_odds(view: View, colour: str) -> list[float]:
    """The chances that a tunnel paid with cards of a colour costs 0, 1, 2 or 3 more."""
    unseen = view.counted.deck_at_most
    total = sum(unseen.values())
    kinds = {colour, CARD_NAMES[LOCOMOTIVE]}
    hits = sum(count for kind, count in unseen.items() if kind in kinds)
    ways = comb(total, TUNNEL_CARDS)
    return [
        round(comb(hits, extra) * comb(total - hits, TUNNEL_CARDS - extra) / ways, 6)
        for extra in range(TUNNEL_CARDS + 1)
    ]


def cheapest_way(view: View, ticket_id: str) -> Members:
    """The routes still to claim for a ticket, with the fewest wagons, over what the seat owns or may own."""
    if view.seat is None:
        raise Refusal(403, "not_your_place")
    game_map: Map = view.map
    numbers = {ticket.id: number for number, ticket in enumerate(game_map.tickets)}
    if ticket_id not in numbers:
        raise Refusal(404, "not_on_this_map")
    board = board_of(game_map)
    costs = _costs(view, view.seat)
    starts = members(board.ticket_from, numbers[ticket_id], 1)
    goals = set(members(board.ticket_to, numbers[ticket_id], 1))
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, place, ()) for place in starts]
    done: set[int] = set()
    while queue:
        cost, place, path = heapq.heappop(queue)
        if place in goals:
            return {"routes": [game_map.routes[r].id for r in path if costs[r]], "wagons": cost}
        if place in done:
            continue
        done.add(place)
        for route, price in costs.items():
            ends = (board.route_a[route], board.route_b[route])
            if place in ends:
                beyond = ends[1] if ends[0] == place else ends[0]
                if beyond not in done:
                    heapq.heappush(queue, (cost + price, beyond, (*path, route)))
    return {"routes": [], "wagons": None}


def _costs(view: View, seat: int) -> dict[int, int]:
    """Wagons for each route that is the seat's own or open to it."""
    owners = {route: number for number, other in enumerate(view.seats) for route in other.routes}
    taken: dict[frozenset[str], set[int]] = {}
    for route in view.map.routes:
        if route.id in owners:
            taken.setdefault(frozenset(route.ends), set()).add(owners[route.id])
    costs = {}
    for number, route in enumerate(view.map.routes):
        beside = taken.get(frozenset(route.ends), set())
        if owners.get(route.id) == seat:
            costs[number] = 0
        elif not beside or (view.all_tracks_open and route.id not in owners and seat not in beside):
            costs[number] = route.length
    return costs
