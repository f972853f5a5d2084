"""What holds in every game: nothing is lost, exactly what is listed is accepted, the end comes on time."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games.policies import decide, policies_for, policy_stream
from tests.oracles.legality import legal_texts
from tests.rules.invariants import Watch, check_legal, check_state
from tests.rules.situations import BOARDS, first_turn, texts
from vagon.rules import COMPILED
from vagon.rules.constants import OVER
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply, play
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.rules.refusals import Refused
from vagon.rules.state import State

EVERY = 4 if COMPILED else 12
"""In a whole game every so many steps are looked at closely."""


def play_on(state: State, policy: str, chance: Stream, steps: int) -> None:
    for _ in range(steps):
        if state.phase != OVER:
            apply(state, decide(policy, state, chance))


def check_copy(state: State, chance: Stream) -> None:
    """A copy is equal to its original, and goes its own way without touching it."""
    fields, used = state.fields(), state.chance.words_used
    copy, twin = state.copy(), state.copy()
    assert copy == state
    assert hash(copy) == hash(state)
    steps = 1 + chance.below(8)
    same = chance.copy()
    play_on(copy, "random", chance, steps)
    play_on(twin, "random", same, steps)
    assert copy == twin
    assert (copy == state) == (state.phase == OVER)
    assert state.fields() == fields
    assert state.chance.words_used == used


def check_refusals(state: State) -> None:
    """Every id that is not listed is refused, and leaves everything as it was."""
    listed, before = set(legal(state)), state.copy()
    for action in range(-3, state.board.num_actions + 3):
        if action not in listed:
            with pytest.raises(Refused):
                play(state, action)
    assert state == before
    assert state.fields() == before.fields()


def check_closely(state: State, chance: Stream) -> None:
    check_state(state)
    check_legal(state)
    assert {*texts(state)} == legal_texts(state)
    check_copy(state, chance)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_every_policy_plays_by_the_rules(map_name: str, players: int) -> None:
    for number, policy in enumerate(policies_for(players)):
        state = State(BOARDS[map_name])
        deal(state, seed_key(f"{policy} {number}"), players, all_open=number % 2 == 1)
        chance, other = policy_stream(state.chance.key), Stream(derived_key(state.chance.key, "other"))
        watch = Watch(state)
        while state.phase != OVER:
            action = decide(policy, state, chance)
            play(state, action)
            watch.see(state, action)
            if watch.decisions % (8 * EVERY) == number % 8:
                check_closely(state, other)
            if watch.decisions % (64 * EVERY) == number % 64:
                check_refusals(state)
        check_closely(state, other)
        check_refusals(state)


class Games(RuleBasedStateMachine):
    """Games led astray: any mixture of policies, single actions and ids that are none."""

    @initialize(
        map_name=st.sampled_from(["europe", "germany"]),
        players=st.integers(2, 5),
        seed=st.integers(0, 2**32),
        first=st.integers(-1, 1),
        join_order=st.booleans(),
        all_open=st.booleans(),
    )
    def start(
        self, map_name: str, players: int, seed: int, first: int, join_order: bool, all_open: bool
    ) -> None:
        self.state = State(BOARDS[map_name])
        deal(self.state, seed_key(seed), players, first, join_order, all_open)
        self.chance = policy_stream(self.state.chance.key)
        self.watch = Watch(self.state)

    def step(self, action: int) -> None:
        play(self.state, action)
        self.watch.see(self.state, action)

    @precondition(lambda self: self.state.phase != OVER)
    @rule(choice=st.integers(0, 2**16))
    def play_listed(self, choice: int) -> None:
        listed = legal(self.state)
        self.step(listed[choice % len(listed)])

    @rule(action=st.integers(-2, 260))
    def play_any_id(self, action: int) -> None:
        if action in legal(self.state):
            self.step(action)
            return
        before = self.state.copy()
        with pytest.raises(Refused):
            play(self.state, action)
        assert self.state == before

    @rule(steps=st.integers(1, 120), data=st.data())
    def follow_a_policy(self, steps: int, data: st.DataObject) -> None:
        policy = data.draw(st.sampled_from(policies_for(self.state.players)))
        for _ in range(steps):
            if self.state.phase != OVER:
                self.step(decide(policy, self.state, self.chance))

    @rule()
    def branch(self) -> None:
        check_copy(self.state, self.chance)

    @invariant()
    def all_is_well(self) -> None:
        check_state(self.state)
        check_legal(self.state)
        assert {*texts(self.state)} == legal_texts(self.state)


class ManyGames(Games):
    """The same for longer."""


CALM = (HealthCheck.too_slow, HealthCheck.filter_too_much)
TestGames = Games.TestCase
TestGames.settings = settings(
    max_examples=40 if COMPILED else 10, stateful_step_count=20, suppress_health_check=CALM
)
TestManyGames = pytest.mark.long(ManyGames.TestCase)
TestManyGames.settings = settings(max_examples=600, stateful_step_count=60, suppress_health_check=CALM)


def test_every_field_makes_a_difference() -> None:
    """What state.pxd declares is copied, compared and hashed, whatever is added to it."""
    declared = re.findall(r"cdef public [a-z ]+ (\w+)(?:\[.*\])?$", declarations(), re.MULTILINE)
    fields = first_turn("germany").fields()
    assert {*declared} == {*fields}
    for name, value in fields.items():
        state = first_turn("germany")
        state.load({"num_under": 1})  # beyond this many, entries are 0 and are not copied
        before = state.copy()
        state.load({name: 9 if isinstance(value, int) else [value[0] ^ 1, *value[1:]]})
        assert state != before, name
        assert state.copy() == state, name
        assert hash(state.copy()) == hash(state) != hash(before), name


def declarations() -> str:
    return files("vagon.rules").joinpath("state.pxd").read_text()
