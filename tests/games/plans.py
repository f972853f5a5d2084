"""Games that end because everybody has to pass (A-21), which only players who conspire can reach.

They share out the routes beforehand: all short ones, and of the long ones so many that everybody is left with three
wagons. Then nobody can build, nobody has begun the last turns, and cards and tickets run out.
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
    claims = [a for a in actions if board.first_claim <= a < board.first_station and a - board.first_claim in mine]
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
    """A fair sharing of routes among seats, each of which ends with exactly three wagons."""
    chance = Stream(derived_key(key, "plan"))
    while True:
        shared = try_to_share(board, players, chance)
        if shared:
            return shared


def try_to_share(board: Board, players: int, chance: Stream) -> Plan | None:
    room = [board.wagons - SPARE] * players
    shared: Plan = [set() for _ in range(players)]
    routes = sorted(range(board.num_routes), key=lambda route: (board.length[route] > SPARE, -board.length[route]))
    for route in routes:
        parallel = {r for r in range(board.num_routes) if board.siblings[3 * route : 3 * route + 3] == board.siblings[3 * r : 3 * r + 3]}
        length = board.length[route]
        seats = [
            seat
            for seat in range(players)
            if room[seat] >= length and not shared[seat] & parallel and room[seat] - length not in (1, 2)
        ]
        if length > SPARE:
            seats = [seat for seat in seats if room[seat] == length or room[seat] >= 2 * length]
        if seats:
            seat = seats[chance.below(len(seats))]
            shared[seat].add(route)
            room[seat] -= length
        elif length <= SPARE:
            return None
    return None if any(room) else shared
