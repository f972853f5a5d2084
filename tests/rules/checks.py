"""What an action did: which fields it changed, or why it was refused."""

from __future__ import annotations

import pytest

from vagon.rules.play import play
from vagon.rules.refusals import Refused
from vagon.rules.state import State
from vagon.table.actions import actions_of

MEMORY = {"known", "shuffled", "drawn"}
"""Fields that hold what the players remember, not what lies on the table."""


def changed(before: State, after: State) -> set[str]:
    """The names of the fields that differ, except what is only remembered."""
    old, new = before.fields(), after.fields()
    return {name for name in old if old[name] != new[name]} - MEMORY


def refused(state: State, action: str | int) -> Refused:
    """Play an action that must be refused and must change nothing; an int may be no action at all."""
    number = actions_of(state.board).number(action) if isinstance(action, str) else action
    before, fields, used = state.copy(), state.fields(), state.chance.words_used
    with pytest.raises(Refused) as caught:
        play(state, number)
    assert state == before
    assert state.fields() == fields
    assert state.chance.words_used == used
    return caught.value


def reason(state: State, action: str) -> tuple[str, str]:
    """Code and rule of a refusal."""
    found = refused(state, action)
    return found.code, found.rule
