"""A digest of everything that decides how bots play, so that results of different players are never mixed.

It covers the sources of a bot, as far as they lie in `bots` and `arena`, and the numbers found by training.
The engine is left out: it has its own tests, and a faster one makes nobody stronger.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from vagon.bots.registry import LEVELS_MODULE, OUTSIDE, PEEKING, YARDSTICKS, parse_spec
from vagon.bots.weights import weights

PEEKING_MODULE: Final = "vagon.arena.peeking"
_OWN: Final = ("vagon.bots.", "vagon.arena.")


@cache
def digest(map_id: str, players: int, bots: tuple[str, ...]) -> str:
    """The same as long as these bots play the same at such a table; options of bots are not in it."""
    names = {parse_spec(bot)[0] for bot in bots} - {OUTSIDE}
    found = hashlib.sha256()
    modules = sorted(module_of(name) for name in names)
    for module in sorted(sources(modules)):
        found.update(source(module))
    if LEVELS_MODULE in modules:
        for values in (weights("planner", map_id, players), weights("belief", map_id)):
            found.update(json.dumps(dict(values), sort_keys=True).encode())
    return found.hexdigest()[:16]


def module_of(name: str) -> str:
    if name == PEEKING:
        return PEEKING_MODULE
    return f"vagon.bots.{YARDSTICKS[name]}" if name in YARDSTICKS else LEVELS_MODULE


def sources(modules: Iterable[str]) -> set[str]:
    """The modules with all that they import of bots and arena, directly or not."""
    found: set[str] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += imports(module)
    return found


def imports(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source(module))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(_OWN):
            yield node.module


def source(module: str) -> bytes:
    path = files("vagon").joinpath(*module.split(".")[1:-1], f"{module.rpartition('.')[2]}.py")
    return path.read_bytes()
