"""Who may enter the arena: every bot, programs of their own, and a yardstick that sees hidden cards."""

from __future__ import annotations

import math

from vagon.arena.peeking import Peeking, make_peeking
from vagon.bots.base import BadBot, Bot
from vagon.bots.outside import make_outside
from vagon.bots.registry import OUTSIDE, PEEKING, bot_names, make_bot, parse_spec, spec_text, unknown_bot
from vagon.rules.random import KEY_BYTES

Entrant = Bot | Peeking


def make_entrant(spec: str, key: bytes, limit: float) -> Entrant:
    """The bot of this name; a program of its own has `limit` seconds for a decision."""
    name, options = parse_spec(spec)
    if name == PEEKING:
        return make_peeking(options, key)
    if name == OUTSIDE:
        return make_outside(options, key, limit)
    if name not in bot_names():
        raise unknown_bot(name, (*bot_names(), PEEKING, OUTSIDE))
    return make_bot(spec, key)


def read_bots(text: str) -> list[str]:
    """The bots of a list with commas, each checked and in normal form."""
    specs = [part.strip() for part in split_list(text)]
    if not all(specs):
        raise BadBot("a name is missing in the list of bots")
    for spec in specs:
        make_entrant(spec, bytes(KEY_BYTES), math.inf)
    return [spec_text(*parse_spec(spec)) for spec in specs]


def split_list(text: str) -> list[str]:
    """The parts between commas that stand outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
