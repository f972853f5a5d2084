"""What the tests of the table share: games played by chance."""

import json
import random
from functools import cache
from pathlib import Path

from hypothesis import strategies as st

import vagon.maps
import vagon.table
from vagon.maps import Map, parse_map
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
