"""Whole games as digests, all fields after every action; `python -m tests.rules.trajectories` prints them."""

from __future__ import annotations

import json
from hashlib import sha256

from tests.games.policies import decide, policy_stream
from tests.rules.situations import BOARDS
from vagon.rules import COMPILED
from vagon.rules.constants import OVER
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import apply
from vagon.rules.random import Tape, seed_key
from vagon.rules.score import SEAT_ARRAYS, tally
from vagon.rules.state import State
from vagon.rules.trail import trail_of

GAMES = [
    (map_name, players, policy)
    for map_name in ("europe", "germany")
    for players in (2, 3, 4, 5)
    for policy in ("random", "greedy", "mixed")
]


def digest(map_name: str, players: int, policy: str) -> str:
    """Of all that can be read of a game: fields, chance, tape and legal actions at each step; the score."""
    state, known = State(BOARDS[map_name]), sha256()
    state.tape = tape = Tape()
    deal(state, seed_key(f"{policy} {players}"), players)
    chance = policy_stream(state.chance.key)
    while True:
        seen = [state.fields(), state.chance.words_used, chance.words_used, tape.take(), legal(state)]
        known.update(json.dumps(seen, sort_keys=True).encode())
        if state.phase == OVER:
            break
        apply(state, decide(policy, state, chance))
    score = tally(state)
    names = (*SEAT_ARRAYS, "completed_tickets", "borrowed", "passenger_prizes")
    trails = [trail_of(state, seat) for seat in range(players)]
    known.update(json.dumps([[getattr(score, name) for name in names], trails]).encode())
    return known.hexdigest()


def digests() -> dict[str, str]:
    return {" ".join(map(str, game)): digest(*game) for game in GAMES}


if __name__ == "__main__":
    print(json.dumps({"compiled": COMPILED, "digests": digests()}))  # noqa: T201
