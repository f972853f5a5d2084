"""The longest trail against two other ways to find it."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracles.networks import arrange, cluster
from tests.oracles.trails import is_trail, longest_by_deleting, longest_by_walking, weight
from tests.rules.situations import BOARDS
from vagon.maps import Route
from vagon.rules import COMPILED
from vagon.rules.score import tally
from vagon.rules.trail import trail_of

MAPS = ("europe", "germany")
BATCHES = 4


def check_trail(map_name: str, network: list[Route]) -> int:
    """The engine's trail is one, and as long as the longest."""
    state = arrange(map_name, [network, []], [[], []], [[], []])
    routes = [state.board.map.routes[number] for number in trail_of(state, 0)]
    assert len(routes) == len({*routes})
    assert {*routes} <= {*network}
    assert is_trail(routes)
    longest = longest_by_deleting(network)
    assert weight(routes) == longest
    if state.board.trail_points:
        assert tally(state).trail[:2] == [longest, 0]
    return longest


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("map_name", MAPS)
def test_clusters_with_all_wagons(map_name: str, batch: int) -> None:
    rng = Random(f"{map_name} {batch}")
    wasted = 0
    for number in range(20 if COMPILED else 8):
        network = cluster(rng, BOARDS[map_name].map.routes, loops=number % 4 > 0)
        wasted += weight(network) - check_trail(map_name, network)
    assert wasted > 0  # not all of them can be walked whole


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("map_name", MAPS)
def test_several_small_clusters(map_name: str, batch: int) -> None:
    """Parts of every size, with loops and without, of which the largest need not have the longest trail."""
    rng = Random(f"parts {map_name} {batch}")
    for _ in range(20 if COMPILED else 8):
        free, network = {*BOARDS[map_name].map.routes}, list[Route]()
        for wagons in rng.choice(((22, 22), (15, 15, 15), (5, 10, 30), (9, 9, 9, 9, 9))):
            network += cluster(rng, free, wagons, loops=rng.random() < 0.7)
            pairs = {frozenset(route.ends) for route in network}
            free = {route for route in free if frozenset(route.ends) not in pairs}
        check_trail(map_name, network)


@pytest.mark.parametrize("map_name", MAPS)
def test_scattered_routes(map_name: str) -> None:
    rng = Random(map_name)
    routes = BOARDS[map_name].map.routes
    for number in range(100 if COMPILED else 40):
        chosen = {frozenset(route.ends): route for route in rng.sample(routes, number % 18)}
        check_trail(map_name, [*chosen.values()])


@pytest.mark.parametrize("map_name", MAPS)
def test_the_oracles_agree(map_name: str) -> None:
    """Walking every trail and deleting routes have nothing in common but the answer."""
    rng = Random(f"oracles {map_name}")
    for _ in range(40):
        network = cluster(rng, BOARDS[map_name].map.routes, wagons=rng.randrange(1, 22))
        assert longest_by_walking(network) == longest_by_deleting(network)
