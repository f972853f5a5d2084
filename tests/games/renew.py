"""Make the finished games again: `python -m tests.games.renew`, with the compiled engine.

A change of the files means that the same key and actions no longer make the same game, or that other games
are chosen. The first is a new version of the rules; the second loses evidence, and needs a reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tests.games.events import SOUGHT, events_of_game, events_of_result, play_watched, wanted
from tests.games.policies import decide, play_to_end, policies_for, policy_stream
from vagon.maps import load_map, map_names
from vagon.rules.constants import GREEDY, RANDOM_POLICY
from vagon.rules.playout import play_out
from vagon.rules.score import tally
from vagon.table.compact import compact, write_games
from vagon.table.game import Game

HERE = Path(__file__).parent
SEATS = (2, 3, 4, 5)
PARTS = (
    *("routes", "tickets", "completed", "stations", "trail", "trail_points", "most_tickets_points"),
    *("passengers", "passenger_points", "total", "place"),
)
NUM_RANDOM = 9
"""Games of each number of players by the random policy, and by the greedy one."""
NUM_STEERED = 4


def main() -> None:
    for name in map_names():
        games = [*choose_games(name)]
        games = in_telling_order(name, games)
        lines = [json.dumps({"seed": game.seed, **parts(game)}, separators=(",", ":")) for game, _ in games]
        (HERE / f"{name}.jsonl").write_text(write_games(load_map(name), [compact(game) for game, _ in games]))
        (HERE / f"{name}-results.jsonl").write_text("".join(f"{line}\n" for line in lines))
        missing = wanted(name) - set().union(*(events for _, events in games))
        print(f"{name}: {len(games)} games, missing: {sorted(missing) or 'nothing'}")  # noqa: T201


def choose_games(name: str) -> Iterator[tuple[Game, set[str]]]:
    for players in SEATS:
        for policy in policies_for(players):
            for number in range(NUM_RANDOM if policy in ("random", "greedy") else NUM_STEERED):
                yield finished(name, players, policy, number)
    yield from sought_games(name)


def sought_games(name: str) -> Iterator[tuple[Game, set[str]]]:
    """The first game with each of the rarest results, by policy and number of players."""
    for players in SEATS:
        for policy, scanned in (("random", 3000), ("greedy", 3000), ("thrifty", 300)):
            seen: set[str] = set()
            for number in range(NUM_RANDOM, scanned):
                found = SOUGHT & result_of(name, players, policy, number)
                if found - seen:
                    seen |= found
                    yield finished(name, players, policy, number)


def result_of(name: str, players: int, policy: str, number: int) -> set[str]:
    """What a game's result shows; without looking at its steps this is fast."""
    state = new_game(name, players, policy, number).state
    state.tape, chance = None, policy_stream(state.chance.key)
    if policy in ("random", "greedy"):
        play_out(state, chance, GREEDY if policy == "greedy" else RANDOM_POLICY)
    play_to_end(policy, state, chance)
    return {*events_of_result(state)}


def new_game(name: str, players: int, policy: str, number: int) -> Game:
    """Every third game has all tracks open, every third a first player and seats that were chosen."""
    return Game(
        name,
        players,
        seed=f"{policy} {players} {number}",
        first_player=number % players if number % 3 == 2 else None,
        seat_order="join_order" if number % 3 == 2 else "random",
        all_tracks_open=number % 3 == 1,
    )


def finished(name: str, players: int, policy: str, number: int) -> tuple[Game, set[str]]:
    """A game played to its end, and what happened in it."""
    game = new_game(name, players, policy, number)
    chance, events = policy_stream(game.key), set[str]()
    while not game.is_over:
        events |= play_watched(game, decide(policy, game.state, chance))
    return game, events | {*events_of_game(game)}


def parts(game: Game) -> dict[str, list[int]]:
    """The score by source and seat, and the places."""
    score = tally(game.state)
    return {name: getattr(score, name)[: game.players] for name in PARTS}


def in_telling_order(name: str, games: list[tuple[Game, set[str]]]) -> list[tuple[Game, set[str]]]:
    """Few games first that show all that is wanted; the others as they were."""
    telling, missing = [], wanted(name)
    while missing:
        best = max(games, key=lambda entry: len(entry[1] & missing))
        if not best[1] & missing:
            break
        telling.append(best)
        missing = missing - best[1]
    return telling + [entry for entry in games if entry not in telling]


if __name__ == "__main__":
    main()
