"""Games that end because everybody has to pass (A-21), which only players who conspire can reach.

They share out the routes beforehand: all short ones, and of the long ones so many that everybody is left with
three wagons. Then nobody can build, nobody has begun the last turns, and cards and tickets run out.
"""

from __future__ import annotations

from functools import lru_cache

from vagon.rules.board import Board
from vagon.rules.constants import DRAW_ROW, FINAL_WAGONS, GREY, LOCOMOTIVE, PAY_EXTRA, TURN
from vagon.rules.legal import legal
from vagon.rules.random import Stream, derived_key
from vagon.rules.state import State

SPARE = FINAL_WAGONS + 1

Plan = list[set[int]]
"""By seat: routes to claim."""


def follow_plan(state: State, chance: Stream) -> int:
    """Build what the plan gives to the seat, else take cards for it, else anything that does not build."""
    board, actions = state.board, legal(state)
    if state.phase == PAY_EXTRA:
        return actions[0]
    if state.phase != TURN:
        return actions[chance.below(len(actions))]
    mine = plan(board, state.players, state.chance.key)[state.seat]
    claims = [
        a for a in actions if board.first_claim <= a < board.first_station and a - board.first_claim in mine
    ]
    if claims:
        return max(claims, key=lambda action: board.length[action - board.first_claim])
    left = [route for route in mine if not state.owned[3 * state.seat + route // 64] >> route % 64 & 1]
    useful = {DRAW_ROW + board.colour[route] for route in left if board.colour[route] != GREY}
    cards = [action for action in actions if action in useful and action != DRAW_ROW + LOCOMOTIVE]
    idle = [a for a in actions if not board.first_claim <= a < board.first_station]
    choice = cards or idle or actions
    return choice[chance.below(len(choice))]


@lru_cache(maxsize=4)
def plan(board: Board, players: int, key: bytes) -> Plan:
    """A sharing of routes after which every seat has three wagons and no route is short enough for them."""
    chance = Stream(derived_key(key, "plan"))
    while True:
        shared = share(board, players, chance)
        if shared:
            return shared


def share(board: Board, players: int, chance: Stream) -> Plan | None:
    """Give each route to the seat with most room; None if that does not come out even."""
    lengths, routes = board.length, board.map.routes
    room = [board.wagons - SPARE] * players
    shared: Plan = [set() for _ in range(players)]
    short = [route for route in range(board.num_routes) if lengths[route] <= SPARE]
    long = shuffled([route for route in range(board.num_routes) if lengths[route] > SPARE], chance)
    extra = subset(
        [(lengths[route], route) for route in long], sum(room) - sum(lengths[route] for route in short)
    )
    for route in sorted(shuffled(extra + short, chance), key=lambda route: -lengths[route]):
        ends = set(routes[route].ends)
        free = [seat for seat in range(players) if all(set(routes[own].ends) != ends for own in shared[seat])]
        seat = max(free, key=lambda seat: room[seat])
        shared[seat].add(route)
        room[seat] -= lengths[route]
    return None if any(room) else shared


def shuffled(items: list[int], chance: Stream) -> list[int]:
    items = items[:]
    return [items.pop(chance.below(len(items))) for _ in range(len(items))]


def subset(weighted: list[tuple[int, int]], total: int) -> list[int]:
    """Items whose weights have this sum; none if there are no such items."""
    reached: dict[int, list[int]] = {0: []}
    for weight, item in weighted:
        for start, items in [*reached.items()]:
            reached.setdefault(start + weight, [*items, item])
    return reached.get(total, [])
