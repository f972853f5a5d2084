"""What the tests of the table share: games played by chance, and ways to spoil a file."""

import json
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import vagon.maps
import vagon.table
from vagon.files import BadFile
from vagon.maps import COLOURS, Map, parse_map
from vagon.table.game import Game

TABLE = Path(vagon.table.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
MAPS = ("europe", "germany")
POLICIES = ("random", "hoard", "tickets", "claim")


@cache
def mixed_map() -> Map:
    """Europe with passengers: a map of one's own, on which those who dig a tunnel meet passengers."""
    data = json.loads((Path(vagon.maps.__file__).parent / "europe.json").read_bytes())
    data |= {"id": "mixed", "name": "Mixed"}
    data["rules"]["passengers"] = {"colours": ["red", "blue"], "each": 23, "most": 20, "second": 10}
    for city in data["cities"][:46]:
        city["passengers"] = 1
    return parse_map(json.dumps(data))


def play_on(game: Game, moves: int, policy: str = "random", seed: int = 0) -> Game:
    """Play up to `moves` moves by chance, most of them of the kind that the policy likes."""
    chance, board = random.Random(seed), game.state.board
    liked = {
        "random": range(0),
        "hoard": range(board.first_tickets),
        "tickets": range(board.first_tickets, board.first_claim),
        "claim": range(board.first_claim, board.first_station),
    }[policy]
    for _ in range(moves):
        if not (actions := game.legal()):
            break
        some = [action for action in actions if action in liked]
        game.play(chance.choice(some if some and chance.random() < 0.8 else actions))
    return game


@cache
def finished(name: str, players: int, seed: int = 0, policy: str = "random") -> Game:
    """A finished game; only to be looked at."""
    return play_on(
        Game(name, players, seed=seed, names=["Ann", "Bo", "Cy", "Di", "Ed"][:players]), 10_000, policy, seed
    )


@st.composite
def games(draw: st.DrawFn, most: int = 500) -> Game:
    """A game somewhere between the deal and the end."""
    players = draw(st.integers(2, 5))
    game = Game(
        mixed_map() if draw(st.integers(0, 4)) == 0 else draw(st.sampled_from(MAPS)),
        players,
        seed=draw(st.integers(0, 10**6)),
        first_player=draw(st.none() | st.integers(0, players - 1)),
        seat_order=draw(st.sampled_from(("random", "join_order"))),
        all_tracks_open=draw(st.booleans()),
        names=draw(st.none() | st.just(["Žofie", "Łukasz", "Юлія", "Ödön", "x"][:players])),
    )
    return play_on(
        game, draw(st.integers(0, most)), draw(st.sampled_from(POLICIES)), draw(st.integers(0, 99))
    )


scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 15)
    | st.integers()
    | st.floats()
    | st.text(max_size=9)
    | st.sampled_from([*COLOURS, "locomotive", "berlin", "berlin-danzig", "turn", "card red", "00" * 32])
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


def spoil(value: Any, data: st.DataObject, sections: Sequence[str] = ()) -> None:
    """Walk to any member of `value`, or of one of its sections, and change, remove, repeat or rename it."""
    part = value.get(data.draw(st.sampled_from(sections))) if sections else None
    value = part if isinstance(part, dict | list) else value
    while True:
        keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(value[key], dict | list) or data.draw(st.integers(0, 7)) == 0:
            break
        value = value[key]
    match data.draw(st.sampled_from(["replace", "nudge", "nudge", "remove", "repeat", "swap", "rename"])):
        case "replace":
            value[key] = data.draw(values)
        case "nudge" if isinstance(value[key], int):
            value[key] += data.draw(st.sampled_from([-1, 1]))
        case "remove":
            del value[key]
        case "repeat" if isinstance(value, list):
            value.append(value[key])
        case "swap" if isinstance(value, list):
            value[key], value[0] = value[0], value[key]
        case "rename" if isinstance(value, dict):
            value[data.draw(st.text(max_size=5) | st.sampled_from(COLOURS))] = value.pop(key)


def check_refusal(refusal: BadFile) -> None:
    """A refusal is one line that a person can read."""
    assert refusal.name == "x.json"
    assert refusal.place
    assert refusal.reason
    assert str(refusal).isprintable()
    assert len(str(refusal)) < 500
