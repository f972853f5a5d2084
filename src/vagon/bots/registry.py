"""The bots by name, and how a name with options becomes one.

`level4` is a bot, `level4[rollouts=512]` the same with an option, `one-step[2017]` one with an option that
takes no value. `outside[COMMAND]` is a program of its own (docs/protocol.md).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from vagon.bots.base import BadBot, Bot, Options

Factory = Callable[[dict[str, str], bytes], Bot]

MAX_SPEC: Final = 200
LEVELS_MODULE: Final = "vagon.bots.levels"
YARDSTICKS: Final = {
    "random": "random_bot",
    "one-step": "one_step",
    "long-route": "long_route",
    "hungry": "hungry",
    "path": "path",
    "big-track": "big_track",
    "greedy-all": "greedy_all",
}
"""The module of each; it is loaded when somebody asks for the bot."""
PEEKING: Final = "peeking-mcts"
"""Sees all cards, so only the arena has it."""
OUTSIDE: Final = "outside"
"""Runs any command, so only the arena has it: a server must not, whoever asks."""

_SPEC: Final = re.compile(r"([a-z0-9-]+)(?:\[([^\[\]]*)\])?")
_OPTION: Final = re.compile(r"[a-z0-9_-]+(?:=[^=]+)?")


def make_bot(spec: str, key: bytes) -> Bot:
    """The bot that `spec` names, playing with the chance of `key`; the same each time for the same key."""
    name, options = parse_spec(spec)
    if name in YARDSTICKS:
        factory: Factory = import_module(f"vagon.bots.{YARDSTICKS[name]}").make
    elif name in levels():
        factory = levels()[name]
    elif name == PEEKING:
        raise BadBot(f"{PEEKING} looks at hidden cards; only the arena has it")
    elif name == OUTSIDE:
        raise BadBot(f"{OUTSIDE} runs a program; only the arena has it")
    else:
        raise unknown_bot(name, bot_names())
    return factory(options, key)


def bot_names() -> tuple[str, ...]:
    """All bots that play by what their seat may know."""
    return (*YARDSTICKS, *levels())


def levels() -> Mapping[str, Factory]:
    """The levels for people; none where the package comes without them."""
    try:
        found: Mapping[str, Factory] = import_module(LEVELS_MODULE).LEVELS
    except ModuleNotFoundError as missing:
        if missing.name != LEVELS_MODULE:
            raise
        return {}
    return found


def unknown_bot(name: str, names: tuple[str, ...]) -> BadBot:
    close = difflib.get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names)}"
    return BadBot(f"there is no bot {name[:40]!r}; {hint}")


def parse_spec(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the options of `name[option,option=value]`."""
    match = _SPEC.fullmatch(spec.strip()) if len(spec) <= MAX_SPEC else None
    if match is None:
        raise BadBot(f"a bot is a name, with options in brackets if any, not {spec[:40]!r}")
    name, inside = match[1], match[2]
    if name == OUTSIDE:
        return name, {inside.strip(): ""} if inside else {}
    options: dict[str, str] = {}
    for part in inside.split(",") if inside is not None else ():
        option = part.strip()
        if not _OPTION.fullmatch(option):
            raise BadBot(f"{name}: an option is a word or word=value, not {option[:40]!r}")
        word, _, value = option.partition("=")
        if word in options:
            raise BadBot(f"{name}: option {word} is given twice")
        options[word] = value
    return name, options


def spec_text(name: str, options: Options) -> str:
    """A bot's name and options in one normal form."""
    inside = ",".join(f"{word}={value}" if value else word for word, value in sorted(options.items()))
    return f"{name}[{inside}]" if inside else name
