"""How many sequences of decisions there are from a position, with chance fixed by the key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from tests.games.policies import decide, policy_stream
from tests.rules.situations import BOARDS
from vagon.rules.constants import OVER
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply, play
from vagon.rules.random import seed_key
from vagon.rules.refusals import Refused
from vagon.rules.state import State
from vagon.table.actions import actions_of

Lister = Callable[[State], list[int]]


@dataclass(frozen=True)
class Position:
    """The situation after some decisions of a policy."""

    map: str
    players: int
    policy: str
    seed: int
    after: int

    def states(self) -> Iterator[State]:
        """The game that the policy plays, decision by decision: always the same state, played on."""
        state = State(BOARDS[self.map])
        deal(state, seed_key(self.seed), self.players)
        chance = policy_stream(state.chance.key)
        while state.phase != OVER:
            yield state
            apply(state, decide(self.policy, state, chance))

    def state(self) -> State:
        return next(islice(self.states(), self.after, None))


def accepted(state: State) -> list[int]:
    """The actions that the engine accepts, found by trying every id; those refused must change nothing."""
    found, copy = [], state.copy()
    for action in range(state.board.num_actions):
        try:
            play(copy, action)
        except Refused:
            continue
        found.append(action)
        copy = state.copy()
    assert copy == state
    return found


def count(state: State, depth: int, lister: Lister = legal) -> int:
    """The number of sequences of `depth` decisions."""
    actions = lister(state)
    if depth == 1:
        return len(actions)
    return sum(count(after(state, action), depth - 1, lister) for action in actions)


def split(state: State, depth: int, lister: Lister = legal) -> dict[str, int]:
    """The same by the first decision."""
    names = actions_of(state.board)
    if depth == 1:
        return {names.text(action): 1 for action in lister(state)}
    return {names.text(action): count(after(state, action), depth - 1, lister) for action in lister(state)}


def after(state: State, action: int) -> State:
    copy = state.copy()
    apply(copy, action)
    return copy
