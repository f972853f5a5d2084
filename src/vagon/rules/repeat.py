"""One operation many times over, for `vagon bench`: in compiled code, as a Python loop would cost more."""

from __future__ import annotations

import cython

from vagon.rules.state import State

if not cython.compiled:
    from vagon.rules.constants import MAX_ACTIONS
    from vagon.rules.legal import list_legal
    from vagon.rules.score import Tally, count_score
    from vagon.rules.state import copy_state


def repeat_copy(s: State, times: int) -> None:
    """Copy the state back and forth."""
    other = s.copy()
    copy_back_and_forth(s, other, times)


def copy_back_and_forth(s: State, other: State, times: int) -> None:
    for _ in range(times // 2):
        copy_state(other, s)
        copy_state(s, other)


def repeat_legal(s: State, times: int) -> int:
    """List the legal actions; return how many were listed in all."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    listed = 0
    for _ in range(times):
        listed += list_legal(s, actions)
    return listed


def repeat_score(s: State, times: int) -> None:
    """Count the final score."""
    t = Tally()
    for _ in range(times):
        count_score(s, t)
