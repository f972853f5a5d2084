"""`vagon bench`: that it measures everything; how fast it is, it says itself."""

import json

import pytest

from tests.cli.commands import NOTICE
from tests.cli.conftest import Vagon
from vagon.cli import bench
from vagon.cli.bench import NUM_SPEEDS, Effort, Speed
from vagon.cli.hard import TICKETS, WORST, hard_positions
from vagon.rules import COMPILED
from vagon.rules.constants import OVER, ROUTE_WORDS, TICKET_WORDS
from vagon.table.naming import members


@pytest.fixture(autouse=True)
def least_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", Effort(1, 0.001, 1))


def test_json(vagon: Vagon) -> None:
    code, out, err = vagon("bench", "--quick", "--json")
    assert (code, err) == (0, NOTICE)
    result = json.loads(out)
    assert list(result) == ["version", "compiled", "python", "cpu", "speeds"]
    assert result["compiled"] is COMPILED
    speeds = result["speeds"]
    assert len(speeds) == NUM_SPEEDS
    assert [list(speed) for speed in speeds] == [["name", "value", "unit", "limit", "ok"]] * len(speeds)
    assert all(speed["value"] > 0 for speed in speeds)
    limits = {speed["name"]: speed["limit"] for speed in speeds}
    assert limits["Europe, 2 players, random"] == limits["Europe, 2 players, greedy"] == 25_000
    assert limits["Europe, 4 players, random"] == limits["Europe, 4 players, greedy"] == 14_000
    assert limits["copy of a state, inside"] == 30
    assert limits["copy of a state, from Python"] == 150
    assert limits["step, from Python"] == 800
    assert limits["final score of the hardest position"] == 1
    europe = next(speed["value"] for speed in speeds if speed["name"] == "Europe, 4 players, random")
    assert limits["Germany, 4 players, random"] == pytest.approx(europe / 1.5)


def test_for_people(vagon: Vagon) -> None:
    code, out, err = vagon("bench", "--quick")
    assert (code, err) == (0, NOTICE)
    lines = out.splitlines()
    assert lines[0].startswith(f"vagon 0.1.0, {'compiled' if COMPILED else 'uncompiled'}, Python 3.")
    assert len(lines) == 3 + NUM_SPEEDS
    assert all(line.endswith(("ok", "below")) or "legal" in line for line in lines[3:])


def test_promises() -> None:
    assert Speed("games", 10, "games/s", 9).ok is True
    assert Speed("games", 10, "games/s", 11).ok is False
    assert Speed("copy", 10, "ns", 11).ok is True
    assert Speed("copy", 10, "ns", 9).ok is False
    assert Speed("legal", 10, "ns").ok is None


def test_hard_positions_are_hard() -> None:
    """Nearly all wagons used, as many routes as cities or more, every seat apart."""
    for number, state in enumerate(hard_positions(3)):
        board = state.board
        networks = [members(state.owned, seat * ROUTE_WORDS, ROUTE_WORDS) for seat in range(state.players)]
        assert state.phase == OVER
        assert len({route for network in networks for route in network}) == sum(map(len, networks))
        first = networks[0]
        assert sum(board.length[route] for route in first) >= 43
        assert len(first) >= len({end for route in first for end in board.map.routes[route].ends})
        assert state.stations[0].bit_count() == 3
        assert len(members(state.tickets, 0, TICKET_WORDS)) == TICKETS
        if number == 0:
            assert {board.map.routes[route].id for route in first} >= set(WORST.split())


def test_hard_positions_are_the_same_each_time() -> None:
    assert list(hard_positions(2)) == list(hard_positions(2))
