"""`peeking-mcts`: a tree search that is given the true state, hidden cards and the deck's order included.

It is the one entrant that does not play by what its seat may know, and only the arena has it: an upper
yardstick for bots that do. After the search of bingsoup's dissertation (2025).
"""

from __future__ import annotations

from typing import Final

from vagon.arena.uct import MOST_SIMULATIONS, Search
from vagon.bots.base import Options, check_options, whole_option
from vagon.bots.registry import PEEKING
from vagon.rules.legal import legal
from vagon.rules.random import Stream
from vagon.rules.state import State

SIMULATIONS: Final = 3000


class Peeking:
    """Not a `Bot`: nothing that accepts bots can be handed one by mistake."""

    def __init__(self, simulations: int, key: bytes) -> None:
        self.simulations = simulations
        self.chance = Stream(key)

    def choose(self, state: State) -> int:
        """A legal action of the seat that decides."""
        actions = legal(state)
        if len(actions) == 1:
            return actions[0]
        return Search(state, self.chance).best(self.simulations)


def make_peeking(options: Options, key: bytes) -> Peeking:
    check_options(PEEKING, options, {"simulations"})
    return Peeking(whole_option(PEEKING, options, "simulations", SIMULATIONS, 1, MOST_SIMULATIONS), key)
