"""The games that a seed stands for, one after another.

The first is the game that `vagon.Game(..., seed=seed, seat_order="join_order")` deals; the keys of the others
come from a stream that its key starts.
"""

from __future__ import annotations

import secrets

import cython

from vagon.rules.random import KEY_BYTES, Stream, derived_key, seed_key

if not cython.compiled:
    from vagon.rules.deal import deal_table
    from vagon.rules.random import next_word
    from vagon.rules.state import State


class Deals:
    """A source of games; without a seed they are truly random."""

    def __init__(self, seed: int | None = None) -> None:
        key = secrets.token_bytes(KEY_BYTES) if seed is None else seed_key(seed)
        self.stream = Stream(derived_key(key, "next games"))
        if not cython.compiled:
            self.words = [0] * 8
        first = Stream(key)
        for i in range(8):
            self.words[i] = first.key_words[i]

    def next_key(self) -> bytes:
        """The key of the next game."""
        key = b"".join(int(self.words[i]).to_bytes(4, "little") for i in range(8))
        advance(self)
        return key


def advance(deals: Deals) -> None:
    for i in range(8):
        deals.words[i] = next_word(deals.stream)


def deal_next(deals: Deals, s: State, players: int) -> None:
    """Start the next game in `s`, players seated as they joined."""
    for i in range(8):
        s.chance.key_words[i] = deals.words[i]
    s.chance.position = 0
    deal_table(s, players, -1, True, False)  # chance says who begins
    advance(deals)
