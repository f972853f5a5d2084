"""Root search: a few candidates, tried in the same sampled worlds, each compared with the planner's own move.

What counts is the mean difference to the planner's move in equal worlds. A candidate must beat it by more
than some standard errors, else the planner's move is played: without that, noise makes the search worse than
the policy it is built on. The fewer worlds have been tried, the more a mistake costs, and the more errors are
asked for; with a handful of worlds nothing is changed. How many errors, what counts as better, and whether
all others are supposed to be planners, is the manner of the search.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import NamedTuple

import cython

from vagon.bots.belief import Belief
from vagon.bots.last_turn import WORLDS, best_action, is_last
from vagon.bots.planner import Planner, decide
from vagon.bots.styles import SIMPLE, Style
from vagon.rules.random import Stream
from vagon.rules.score import Tally
from vagon.rules.state import State

if not cython.compiled:
    from vagon.bots.belief import redraw_tickets, weigh_others
    from vagon.bots.planner import copy_plans, keep_plan, make_plans, play_planned
    from vagon.bots.utility import utility
    from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS, MAX_ACTIONS, TURN
    from vagon.rules.legal import list_legal
    from vagon.rules.play import apply
    from vagon.rules.redeal import redeal
    from vagon.rules.score import count_score
    from vagon.rules.state import copy_state

    MAX_CANDIDATES = 32

TOP_CLAIMS = 6
CHUNK = 4  # worlds between looks at the clock
PRECISION = 1 << 20  # of how likely a player is a simple one
FEWEST = 8  # worlds that must speak for a change
DOUBT = 6.0  # with the square of this many worlds, twice as many errors as with any number


class Manner(NamedTuple):
    """How much a search looks at, and what it makes of that."""

    rollouts: int  # for each decision
    caution: float = 1.0  # standard errors by which a move must beat the planner's, and more with few worlds
    win: float = 0.3  # of the utility, for winning; the lead, which is the rest, tells more of each rollout
    reads: bool = False  # takes others for simple players by what they have done, instead of for planners


class Search:
    """A search for one board, used for decision after decision."""

    def __init__(
        self,
        planner: Planner,
        scratch: Planner,
        belief: Belief,
        manner: Manner,
        seconds: float = math.inf,
    ) -> None:
        """`planner` and `scratch` play alike; the second is for the rollouts.

        No new worlds are begun after `seconds`.
        """
        if manner.rollouts < 1:
            raise ValueError("a search needs a rollout at least")
        board = planner.styles[0].board
        self.planner, self.scratch, self.belief = planner, scratch, belief
        self.own = Planner(planner.styles)  # its plans are kept from decision to decision
        self.rollouts, self.caution, self.win, _ = manner
        self.seconds = seconds
        self.simple = Style(board, SIMPLE)
        self.world, self.game, self.tally = State(board), State(board), Tally()
        self.num_candidates = 0
        if not cython.compiled:
            self.action = [0] * MAX_CANDIDATES
            self.total, self.squares = [0.0] * MAX_CANDIDATES, [0.0] * MAX_CANDIDATES
            self.tries = [0] * MAX_CANDIDATES

    def choose(self, s: State, chance: Stream, are_simple: Sequence[float] = ()) -> int:
        """The action of the deciding seat. Of `s` only what this seat may know has any influence.

        `are_simple` is how likely the player of each seat is a simple one; without it all are planners.
        """
        weigh_others(self.belief, s, s.seat)
        if is_last(s):
            return best_action(self.worlds(s, WORLDS, chance), decide(s, self.own))
        self.begin(candidates(s, self.own))
        if self.num_candidates == 1:
            return self.action[0]
        self.halve(s, chance, are_simple)
        return self.best()

    def try_out(self, s: State, first: int, second: int, worlds: int, chance: Stream) -> float:
        """How much more the second action is worth, on average over so many worlds.

        To be asked at each decision of a game, so that plans are kept from one to the next as in a search.
        """
        decide(s, self.own)
        if first == second:
            return 0.0
        weigh_others(self.belief, s, s.seat)
        self.begin([first, second])
        run_worlds(self, s, worlds, chance)
        return self.total[1] / worlds

    def worlds(self, s: State, number: int, chance: Stream) -> list[State]:
        """Worlds that the deciding seat may be in, by the belief as weighed."""
        found = []
        for _ in range(number):
            sample_world(self, s, chance)
            found.append(self.world.copy())
        return found

    def begin(self, actions: list[int]) -> None:
        """Look at these, each of which is compared with the first."""
        self.num_candidates = len(actions)
        for i, action in enumerate(actions):
            self.action[i] = action
            self.total[i] = self.squares[i] = 0.0
            self.tries[i] = 0

    def halve(self, s: State, chance: Stream, are_simple: Sequence[float]) -> None:
        """Spend the rollouts in rounds; after each, the better half goes on."""
        end = time.perf_counter() + self.seconds
        full = self.num_candidates
        rounds = max(1, math.ceil(math.log2(full)))
        left = self.rollouts
        chunk = 1 if are_simple else CHUNK
        for number in range(rounds):
            worlds = max(1, left // (rounds - number) // self.num_candidates)
            left -= worlds * self.num_candidates
            while worlds > 0:
                if are_simple:
                    self.seat_others(s.seat, are_simple, chance)
                run_worlds(self, s, min(worlds, chunk), chance)
                worlds -= chunk
                if time.perf_counter() > end:
                    return
            if number < rounds - 1:
                self.drop_worse()

    def seat_others(self, own: int, are_simple: Sequence[float], chance: Stream) -> None:
        """Let each of the others be a planner or a simple player in the next world, by how likely it is."""
        styles = list(self.own.styles)
        for seat, likely in enumerate(are_simple):
            if chance.below(PRECISION) < likely * PRECISION and seat != own:
                styles[seat] = self.simple
        self.planner.sit(styles)
        self.scratch.sit(styles)

    def drop_worse(self) -> None:
        """Keep the planner's move and the better half of the others."""
        order = sorted(range(1, self.num_candidates), key=lambda i: -self.total[i] / max(1, self.tries[i]))
        kept = order[: (len(order) + 1) // 2]
        rows = [(self.action[i], self.total[i], self.squares[i], self.tries[i]) for i in sorted(kept)]
        self.num_candidates = 1 + len(rows)
        for i, (action, total, squares, tries) in enumerate(rows, 1):
            self.action[i], self.total[i], self.squares[i], self.tries[i] = action, total, squares, tries

    def best(self) -> int:
        """The candidate with the highest lower bound, if that is above 0."""
        best, best_bound = 0, 0.0
        for i in range(1, self.num_candidates):
            mean, error = self.difference(i)
            bound = mean - self.caution * (1 + DOUBT / math.sqrt(max(1, self.tries[i]))) * error
            if bound > best_bound:
                best, best_bound = i, bound
        return self.action[best]

    def difference(self, i: int) -> tuple[float, float]:
        """Mean difference of a candidate to the planner's move, and its standard error."""
        tries = self.tries[i]
        if tries < FEWEST:
            return 0.0, math.inf
        mean = self.total[i] / tries
        variance = max(0.0, self.squares[i] / tries - mean * mean) * tries / (tries - 1)
        return mean, math.sqrt((variance + 1e-6) / tries)


def candidates(s: State, planner: Planner) -> list[int]:
    """Actions worth a look, the planner's own first."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    own = decide(s, planner)
    count = list_legal(s, actions)
    legal = [actions[i] for i in range(count)]
    if s.phase == TURN:
        legal = turn_candidates(s, planner, legal)
    others = [action for action in legal if action != own]
    return [own, *others[: MAX_CANDIDATES - 1]]


def turn_candidates(s: State, planner: Planner, legal: list[int]) -> list[int]:
    """Cards, tickets, claims planned or worth most, and stations of the plan."""
    b = s.board
    short = [action for action in legal if action < b.first_claim]
    routes = [action - b.first_claim for action in legal if b.first_claim <= action < b.first_station]
    planned, stations = planner.wishes(s)
    # In the last round a claim outside of all plans may be the best.
    count = MAX_CANDIDATES if s.last_turns else TOP_CLAIMS
    top = sorted(routes, key=lambda route: -planner.worth(s, route))[:count]
    claims = sorted({*top, *(route for route in routes if route in planned)})
    built = [b.first_station + city for city in stations if b.first_station + city in legal]
    return [b.first_claim + route for route in claims] + short + built[:4]


def sample_world(search: Search, s: State, chance: Stream) -> None:
    """Deal a world that the deciding seat may be in."""
    copy_state(search.world, s)
    redeal(search.world, s.seat, chance)
    if s.phase != CHOOSE_TICKETS and s.phase != CHOOSE_MIX:
        redraw_tickets(search.belief, search.world, s.seat, chance)


def run_worlds(search: Search, s: State, worlds: int, chance: Stream) -> None:
    """Try all candidates in some more worlds."""
    for _ in range(worlds):
        sample_world(search, s, chance)
        make_plans(search.world, search.planner)
        keep_plan(search.planner, search.own, s.seat)
        first = 0.0
        for i in range(search.num_candidates):
            found = rollout(search, search.action[i], s.seat)
            if i == 0:
                first = found
            difference = found - first
            search.total[i] += difference
            search.squares[i] += difference * difference
            search.tries[i] += 1


def rollout(search: Search, action: int, seat: int) -> float:
    """What comes of an action in the world when all play on by the planner."""
    copy_state(search.game, search.world)
    copy_plans(search.scratch, search.planner)
    apply(search.game, action)
    play_planned(search.game, search.scratch)
    count_score(search.game, search.tally)
    return utility(search.tally, search.game.players, seat, search.win)
