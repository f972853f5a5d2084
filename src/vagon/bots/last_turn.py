"""The last turn of a game, exactly: nothing follows but the score, so every line of play can be followed.

What the others hold is sampled; in each of these worlds the cards that a tunnel may reveal are counted, not
drawn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from vagon.bots.utility import utility
from vagon.rules.constants import (
    LOCOMOTIVE,
    NUM_COLOURS,
    NUM_KINDS,
    OVER,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    TUNNEL,
    TUNNEL_CARDS,
    TURN,
)
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.score import tally
from vagon.rules.state import State

WORLDS: Final = 16
WIN: Final = 0.9
"""Of the utility, for winning: more than in a search, as nothing is left to chance or to others."""


def is_last(s: State) -> bool:
    """Whether the game ends with the turn that is being played."""
    return s.last_turns == 1 and s.phase != SECOND_CARD


def best_action(worlds: Sequence[State], first: int) -> int:
    """The action that is best on average over the worlds; `first` if none is better."""
    actions = [first, *(action for action in legal(worlds[0]) if action != first)]
    means = [sum(value(world, action) for world in worlds) for action in actions]
    return actions[max(range(len(actions)), key=lambda i: (round(means[i], 9), -i))]


def value(world: State, action: int) -> float:
    """What an action of the deciding seat is worth in a world, with the best that can follow."""
    board, seat = world.board, world.seat
    if world.phase == TURN and action < board.first_tickets:
        return worth(world, seat)  # cards in hand score nothing
    is_tunnel = world.phase == PAY_ROUTE and board.kind[world.target] == TUNNEL
    if is_tunnel and world.deck_size >= TUNNEL_CARDS:
        return tunnel_value(world, action)
    after = world.copy()
    apply(after, action)
    return best_value(after, seat)


def best_value(s: State, seat: int) -> float:
    if s.phase in (OVER, SECOND_CARD):
        return worth(s, seat)
    actions = legal(s)
    is_paid_alike = s.phase == PAY_STATION or (s.phase == PAY_ROUTE and s.board.kind[s.target] != TUNNEL)
    return max(value(s, action) for action in (actions[:1] if is_paid_alike else actions))


def tunnel_value(world: State, payment: int) -> float:
    """The mean of digging through and of having to withdraw, by the chance of each."""
    colour, chance = digging(world, payment)
    dug = world.copy()
    # Let the cards revealed be of a colour that asks for nothing; they score nothing either.
    other = 0 if colour != 0 else 1
    dug.load({"deck": [world.deck_size if kind == other else 0 for kind in range(NUM_KINDS)]})
    apply(dug, payment)
    return chance * best_value(dug, world.seat) + (1 - chance) * worth(world, world.seat)


def digging(world: State, payment: int) -> tuple[int, float]:
    """The colour that is paid, and the chance that what the tunnel asks in addition can be paid too."""
    board = world.board
    length = board.length[world.target]
    hand = world.hand[world.seat * NUM_KINDS : (world.seat + 1) * NUM_KINDS]
    if payment == board.pay_locomotives:
        colour, left = LOCOMOTIVE, hand[LOCOMOTIVE] - length
        alike = world.deck[LOCOMOTIVE]
    else:
        colour = (payment - board.first_pay) % NUM_COLOURS
        left = hand[colour] + hand[LOCOMOTIVE] - length
        alike = world.deck[colour] + world.deck[LOCOMOTIVE]
    others = world.deck_size - alike
    ways = [
        math.comb(alike, extras) * math.comb(others, TUNNEL_CARDS - extras)
        for extras in range(min(left, TUNNEL_CARDS) + 1)
    ]
    return colour, sum(ways) / math.comb(world.deck_size, TUNNEL_CARDS)


def worth(s: State, seat: int) -> float:
    """What it is worth to the seat if the game ends now."""
    return utility(tally(s), s.players, seat, WIN)
