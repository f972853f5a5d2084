"""Finished games of every kind, which must replay to the same score for ever."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tests.games.events import events_of_game, play_watched, wanted
from tests.games.policies import POLICIES, policies_for
from tests.games.renew import parts
from tests.rules.invariants import check_state
from vagon.rules import COMPILED
from vagon.table.compact import CompactGame, read_games, replay_compact
from vagon.table.game import Game

HERE = Path(__file__).parent
MAPS = ("europe", "germany")
LEAST = 200
SHARES = 8
"""The games are replayed in so many parts."""
SAMPLED = 8
TELLING = 20
"""So many games at the start of a file show everything that is wanted."""
MOST_BYTES = 600_000


def games_of(name: str) -> list[CompactGame]:
    path = HERE / f"{name}.jsonl"
    return read_games(path.read_bytes(), path.name)


def results_of(name: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in (HERE / f"{name}-results.jsonl").read_text().splitlines()]


def is_chosen(number: int, game: CompactGame) -> bool:
    """Whether to replay a game: the uncompiled engine replays those that tell most, and a sample by hash."""
    return COMPILED or number < TELLING or sha256(str(game.seed).encode()).digest()[0] % SAMPLED == 0


@pytest.mark.parametrize("name", MAPS)
def test_there_are_enough_games_of_every_policy_and_number_of_players(name: str) -> None:
    seeds = [str(game.seed) for game in games_of(name)]
    assert len(seeds) == len(set(seeds)) >= LEAST
    assert seeds == [result["seed"] for result in results_of(name)]
    kinds = {tuple(seed.split()[:2]) for seed in seeds}
    assert kinds == {(policy, str(players)) for players in (2, 3, 4, 5) for policy in policies_for(players)}
    assert {policy for policy, _ in kinds} == set(POLICIES)


def test_the_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in HERE.glob("*.jsonl")) < MOST_BYTES


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", MAPS)
def test_games_replay_to_the_same_score(name: str, share: int) -> None:
    pairs = enumerate(zip(games_of(name), results_of(name), strict=True))
    for number, (source, result) in pairs:
        if number % SHARES == share and is_chosen(number, source):
            game = replay_compact(source, f"{name}.jsonl", str(source.seed))
            assert game.is_over
            assert {"seed": game.seed, **parts(game)} == result
            check_state(game.state)


@pytest.mark.skipif(not COMPILED, reason="what the games show does not depend on the engine")
@pytest.mark.parametrize("name", MAPS)
def test_games_show_everything_that_can_happen(name: str) -> None:
    seen: set[str] = set()
    for source in games_of(name)[:TELLING]:
        options = source.options
        game = Game(
            source.map,
            source.players,
            seed=source.seed,
            first_player=options.first_player,
            seat_order=options.seat_order,
            all_tracks_open=options.all_tracks_open,
        )
        for action in source.actions:
            seen |= play_watched(game, action)
        seen |= {*events_of_game(game)}
    assert wanted(name) - seen == set()
