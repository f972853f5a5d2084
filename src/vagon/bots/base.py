"""What every bot is: something that answers a view with one of its legal actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping

from vagon.table.views import View

Options = Mapping[str, str]
"""What stands in the brackets after a bot's name; a word without `=` has the value ``''``."""


class BadBot(ValueError):
    """A name or an option of a bot that does not exist; the text says in one line what does."""


class Bot(ABC):
    """A player of one seat of one game. It may remember what it has seen in it."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of `view.legal`, which is not empty."""


def check_options(name: str, options: Options, known: Collection[str]) -> None:
    """Refuse options that the bot does not have."""
    for option in options:
        if option not in known:
            exist = f"those are {', '.join(sorted(known))}" if known else "it has none"
            raise BadBot(f"{name} has no option {option[:40]!r}; {exist}")


def flag(name: str, options: Options, option: str) -> bool:
    """Whether an option that takes no value is given."""
    if options.get(option):
        raise BadBot(f"{name}: option {option} takes no value")
    return option in options


def whole_option(name: str, options: Options, option: str, default: int, low: int, high: int) -> int:
    """The value of an option that is a whole number from `low` to `high`."""
    text = options.get(option)
    if text is None:
        return default
    if text.isascii() and text.isdigit() and len(text) <= 12 and low <= int(text) <= high:
        return int(text)
    raise BadBot(f"{name}: {option} must be a whole number from {low} to {high}, not {text[:40]!r}")
