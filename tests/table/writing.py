"""What the tests of positions share: positions written by hand, and what comes back from a file."""

import json
import random
from typing import Any

import jsonschema

from tests.rules.invariants import check_state
from tests.table.helpers import TABLE
from vagon.rules.constants import NUM_KINDS
from vagon.rules.legal import legal
from vagon.rules.play import play
from vagon.rules.random import Stream
from vagon.rules.redeal import redeal
from vagon.rules.state import State
from vagon.table.positions import position, read_position

SCHEMA = jsonschema.Draft202012Validator(json.loads((TABLE / "position.schema.json").read_bytes()))
PASSENGER = {
    "name": "take_passenger",
    "route": "berlin-magdeburg",
    "end": "berlin",
    "paid": {"locomotive": 3},
}
SHORT = ["frankfurt-kobenhavn", "barcelona-munchen", "riga-bucuresti"]


def written(**members: Any) -> str:
    """A position as a person writes it: on Europe with two seats that have nothing, if not told otherwise."""
    return json.dumps(
        {"format": "vagon-position", "version": 1, "map": "europe", "seats": [{}, {}], **members}
    )


def copied(state: State) -> State:
    """What comes back from a file."""
    data = position(state)
    SCHEMA.validate(data)
    return read_position(json.dumps(data))


def check_playable(state: State) -> None:
    check_state(state)
    assert copied(state) == state
    for seat in range(-1, state.players):
        world = state.copy()
        redeal(world, seat, Stream(bytes(32)))
        assert [world.hand[i] for i in range(len(world.hand)) if i // NUM_KINDS == seat] == state.hand[
            max(seat, 0) * NUM_KINDS : (seat + 1) * NUM_KINDS
        ]
        assert (world.deck_size, world.pile_size, world.num_under) == (
            state.deck_size,
            state.pile_size,
            state.num_under,
        )
    chance = random.Random(0)
    while actions := legal(state):
        play(state, chance.choice(actions))
    check_state(state)
