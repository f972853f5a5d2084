"""Checksums of states in the log: a log that was torn or has rotted does not make another game unnoticed."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from vagon.rules.state import State

CHECK_EVERY: Final = 10
"""Events from one checksum to the next."""
_FACTS: Final = (
    *("phase", "seat", "turns", "hand", "deck", "discards", "row"),
    *("owned", "wagons", "points", "stations", "tickets", "pile_size", "collected"),
)


class Damaged(ValueError):
    """A log that cannot be what was stored."""


def checksum(state: State) -> str:
    """The same for equal situations, in every version of the program.

    So it is made of chosen facts: other fields of a state may come and go.
    """
    facts = [getattr(state, name) for name in _FACTS]
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:16]
