"""Ways to play that lead into every corner of the rules, for games made by tests.

Each policy seats players of one or more styles. A style prefers some kinds of actions to others by weight;
what random play reaches once in a million games is ordinary for some of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tests.games.plans import follow_plan
from vagon.rules.board import Board
from vagon.rules.constants import DRAW_DECK, DRAW_ROW, GREEDY, LOCOMOTIVE, OVER, RANDOM_POLICY, TUNNEL
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.playout import choose
from vagon.rules.random import Stream, derived_key
from vagon.rules.state import State


@dataclass(frozen=True)
class Style:
    """Prefers kinds of actions by weight (`claims` is short, long or any; `keeps` is few or any).

    A kind that is not named weighs as much as there are actions of it.
    """

    weights: Mapping[str, int]
    claims: str
    keeps: str


def style(claims: str = "any", keeps: str = "any", **weights: int) -> Style:
    return Style(weights, claims, keeps)


MOST_DECISIONS: Final = 3000
"""Several times the longest game of any policy."""
FIRST: Final = 10**6
"""The weight of what is done whenever it can be."""
RARE: Final = 10**3

HOARDER: Final = style(deck=FIRST, row=FIRST, locomotive=FIRST, tickets=RARE, keeps="few")
"""Takes every card, then every ticket, and builds when nothing else is left."""
SPENDER: Final = style(claim=FIRST, tunnel=FIRST, station=RARE, claims="short", keeps="few")
"""Builds whatever it can, the shortest first."""
COLLECTOR: Final = style(tickets=FIRST, claim=RARE, tunnel=RARE, station=RARE, keeps="few")
"""Draws tickets until there are none."""
PAINTER: Final = style(row=FIRST, deck=RARE, keeps="few")
"""Takes coloured cards from the row, so that locomotives fill it."""
MINER: Final = style(tunnel=FIRST, withdraw=3, add=3, row=20, deck=20, locomotive=20, keeps="few")
"""Digs tunnels and gives up half of them."""
FOUNDER: Final = style(station=FIRST, claim=50, deck=50, tickets=5)
"""Builds stations early."""
NETWORKER: Final = style(
    claim=FIRST, tunnel=RARE, deck=RARE, row=RARE, claims="long", keeps="any", passenger=RARE
)
"""Builds long routes and takes every passenger."""
THRIFTY: Final = style(station=1, claims="long")
"""Builds few stations."""
ANY: Final = style()

PLANNED: Final = 4
"""Players that conspirators need."""
POLICIES: Final[Mapping[str, Sequence[Style]]] = {
    "random": (),
    "greedy": (),
    "hoarders": (HOARDER,),
    "misers": (SPENDER, HOARDER),
    "collectors": (COLLECTOR,),
    "painters": (PAINTER,),
    "miners": (MINER,),
    "founders": (FOUNDER, NETWORKER),
    "networkers": (NETWORKER,),
    "thrifty": (THRIFTY,),
    "mixed": (ANY, HOARDER, MINER, COLLECTOR, FOUNDER, PAINTER, NETWORKER, SPENDER),
    "conspirators": (),
}


def policy_stream(key: bytes) -> Stream:
    """The chance of whoever plays the game with this key; it has nothing to do with that of the game."""
    return Stream(derived_key(key, "policy"))


def policies_for(players: int) -> list[str]:
    """The names of the policies that so many players can follow."""
    return [name for name in POLICIES if name != "conspirators" or players >= PLANNED]


def decide(policy: str, state: State, chance: Stream) -> int:
    """What the policy does in this situation."""
    if policy == "random":
        return choose(state, chance, RANDOM_POLICY)
    if policy == "greedy":
        return choose(state, chance, GREEDY)
    if policy == "conspirators":
        return follow_plan(state, chance)
    styles = POLICIES[policy]
    return follow(styles[state.joined[state.seat] % len(styles)], state, chance)


def play_to_end(policy: str, state: State, chance: Stream) -> None:
    """Play all that is left of a game."""
    for _ in range(MOST_DECISIONS):
        if state.phase == OVER:
            return
        apply(state, decide(policy, state, chance))
    raise AssertionError("the game does not end")


def follow(how: Style, state: State, chance: Stream) -> int:
    """Choose a kind of action by its weight, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for action in legal(state):
        kinds.setdefault(kind_of(state.board, action), []).append(action)
    weights = [how.weights.get(kind, len(actions)) for kind, actions in kinds.items()]
    k = chance.below(sum(weights))
    for (kind, actions), weight in zip(kinds.items(), weights, strict=True):
        if k < weight:
            return pick(how, state, kind, actions, chance)
        k -= weight
    raise AssertionError("some kind is chosen")


def kind_of(board: Board, action: int) -> str:
    """The kind of an action: as its text begins, with draws told apart and tunnels from other routes."""
    if action < board.first_tickets:
        return {DRAW_DECK: "deck", DRAW_ROW + LOCOMOTIVE: "locomotive"}.get(action, "row")
    if board.first_claim <= action < board.first_station:
        return "tunnel" if board.kind[action - board.first_claim] == TUNNEL else "claim"
    starts = (
        (board.pass_turn, "pass"),
        (board.first_passenger_action, "passenger"),
        (board.first_keep, "keep"),
        (board.withdraw, "withdraw"),
        (board.first_add, "add"),
        (board.first_pay, "pay"),
        (board.first_station, "station"),
        (board.first_tickets, "tickets"),
    )
    return next(kind for start, kind in starts if action >= start)


def pick(how: Style, state: State, kind: str, actions: Sequence[int], chance: Stream) -> int:
    if kind in ("claim", "tunnel") and how.claims != "any":
        lengths = [state.board.length[action - state.board.first_claim] for action in actions]
        wanted = min(lengths) if how.claims == "short" else max(lengths)
        actions = [action for action, length in zip(actions, lengths, strict=True) if length == wanted]
    if kind == "keep" and how.keeps == "few":
        fewest = min((action - state.board.first_keep + 1).bit_count() for action in actions)
        actions = [a for a in actions if (a - state.board.first_keep + 1).bit_count() == fewest]
    return actions[chance.below(len(actions))]
