"""`random`: any legal action, each equally likely."""

from __future__ import annotations

from vagon.bots.base import Bot, Options, check_options
from vagon.rules.random import Stream
from vagon.table.views import View


class RandomBot(Bot):
    def __init__(self, key: bytes) -> None:
        self.chance = Stream(key)

    def choose(self, view: View) -> int:
        return view.legal[self.chance.below(len(view.legal))]


def make(options: Options, key: bytes) -> Bot:
    check_options("random", options, ())
    return RandomBot(key)
