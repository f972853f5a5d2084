"""Manners of searching, compared by what they choose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vagon.bots.choices import Comparison, compare
from vagon.bots.search import Manner
from vagon.cli.main import main
from vagon.maps import load_map
from vagon.rules.random import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")

GERMANY = load_map("germany")
SEARCH = Comparison(GERMANY, 2, "level3", Manner(256), Manner(256), worlds=100, simple=False, seed=1)


def test_a_rival_that_never_leaves_its_planner_loses_by_it() -> None:
    found = compare(replace(SEARCH, rival=Manner(256, caution=1e9)), 5)
    assert found.differences > 3
    assert found.wins < -2 * found.error


def test_what_chooses_alike_gains_nothing() -> None:
    planning = Manner(8)  # too few worlds for any change
    found = compare(replace(SEARCH, playing=planning, rival=planning), 2)
    assert (found.games, found.differences, found.wins) == (2, 0.0, 0.0)


def test_taking_all_for_planners_costs_more_among_simple_players() -> None:
    reading = Manner(256, caution=0.5, win=0.0, reads=True)
    among = replace(SEARCH, players=4, against="path", playing=reading, rival=reading._replace(reads=False))
    told = [compare(replace(among, simple=simple), 4) for simple in (True, False)]
    assert told[0].wins < told[1].wins


def test_processes_find_the_same() -> None:
    told: list[int] = []
    bold = replace(SEARCH, players=3, playing=Manner(64), rival=Manner(64, caution=0.0), worlds=4)
    found = compare(bold, 2, jobs=2, tell=told.append)
    assert found == compare(bold, 2)
    assert found.wins != 0
    assert told == [1, 2]


def test_the_command_tells_both_manners(capsys: pytest.CaptureFixture[str]) -> None:
    options = {"players": 4, "games": 1, "worlds": 2, "rollouts": 64, "caution": 100, "win": 30, "jobs": 1}
    given = [f"--{name}={value}" for name, value in options.items()]
    assert main(["strength", "choices", *given, "--no-reads"]) == 0
    told = capsys.readouterr().out
    manners = told.split(" in place of ")
    assert manners[0] == "Manner(rollouts=64, caution=1.0, win=0.3, reads=False)"
    assert manners[1].startswith("Manner(rollouts=1024, caution=0.5, win=0.0, reads=True); ")
    assert "games against level3: 1" in told


def test_an_unknown_bot_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["strength", "choices", "--against", "levle3"]) == 2
    told = capsys.readouterr().err
    assert "did you mean level3?" in told
    assert told.count("\n") == 1
