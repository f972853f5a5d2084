"""`vagon.Game` and what the package offers at its top."""

import dataclasses
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import vagon
from tests.table.helpers import MAPS, finished, games, mixed_map, play_on
from vagon.maps import parse_map
from vagon.rules.constants import CARD, FIRST_PLAYER, SEATING, TICKET
from vagon.rules.random import seed_key
from vagon.table.actions import BadAction
from vagon.table.boards import board_of, find_map, map_data
from vagon.table.chance import Outcome

ROOT = Path(__file__).parents[2]


def test_a_newcomers_game() -> None:
    game = vagon.Game("europe", players=4, seed=7)
    while actions := game.legal():
        game.play(actions[0])
    assert game.is_over
    assert game.view(0).seat == 0
    assert game.view().seat is None
    assert [seat.total for seat in game.score().seats] == list(game.record().result.totals)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", MAPS)
def test_same_seed_same_game(name: str) -> None:
    one, other = (play_on(vagon.Game(name, 3, seed=5), 200) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.record().to_json() == other.record().to_json()
    assert one != play_on(vagon.Game(name, 3, seed=6), 200)


def test_seed_and_key() -> None:
    assert vagon.Game("europe", 2, seed=7).key == seed_key(7)
    assert vagon.Game("europe", 2, seed="7") == vagon.Game("europe", 2, key=seed_key(7))
    assert vagon.Game("europe", 2).key != vagon.Game("europe", 2).key
    with pytest.raises(ValueError, match="a seed or a key, not both"):
        vagon.Game("europe", 2, seed=0, key=bytes(32))
    with pytest.raises(ValueError, match="a key has 32 bytes, not 3"):
        vagon.Game("europe", 2, key=b"abc")


def test_all_forms_play_the_same() -> None:
    number, text, form = (vagon.Game("europe", 2, seed=7) for _ in range(3))
    number.play(231)
    text.play("keep 1,2")
    form.play({"do": "keep", "positions": [1, 2]})
    assert number == text == form
    assert number.text(231) == "keep 1,2"


def test_refused_actions_leave_the_game_untouched() -> None:
    game = play_on(vagon.Game("germany", 3, seed=1), 60)
    before = game.copy()
    legal = set(game.legal())
    for action in range(game.state.board.num_actions):
        if action not in legal:
            with pytest.raises(vagon.Refused):
                game.play(action)
    with pytest.raises(BadAction):
        game.play("claim nowhere")
    assert game == before
    assert game.history == before.history


def test_history_tells_intent_and_outcome_apart() -> None:
    game = vagon.Game("europe", 2, seed=7)
    assert [outcome.kind for outcome in game.dealt] == [SEATING, FIRST_PLAYER] + 13 * [CARD] + 8 * [TICKET]
    assert game.history == []
    for action in ("keep 1,2", "keep 1,2,4", "draw deck"):
        game.play(action)
    assert [(move.seat, game.text(move.action)) for move in game.history] == [
        (0, "keep 1,2"),
        (1, "keep 1,2,4"),
        (1, "draw deck"),
    ]
    assert [move.chance for move in game.history] == [(), (), (Outcome(CARD, 3),)]


@settings(max_examples=20)
@given(games(most=150))
def test_copies_are_independent(game: vagon.Game) -> None:
    copy = game.copy()
    assert copy == game
    assert hash(copy) == hash(game)
    if actions := game.legal():
        copy.play(actions[-1])
        assert copy != game
        game.play(actions[-1])
        assert copy == game


def test_equal_situations_after_different_moves_are_different_games() -> None:
    one = vagon.Game("europe", 2, seed=1, names=["Ann", "Bo"])
    assert one != vagon.Game("europe", 2, seed=1, names=["Bo", "Ann"])
    assert one != "europe"


def test_names_follow_the_players_to_their_seats() -> None:
    game = vagon.Game("europe", 3, seed=1, names=["Ann", "Bo", "Cy"])
    joined = [outcome.value for outcome in game.dealt if outcome.kind == SEATING]
    assert [game.seat_names[seat] for seat in range(2)] == [["Ann", "Bo", "Cy"][number] for number in joined]
    assert sorted(game.seat_names) == ["Ann", "Bo", "Cy"]
    in_order = vagon.Game("europe", 3, seed=1, seat_order="join_order")
    assert in_order.seat_names == ("player 1", "player 2", "player 3")


def test_options() -> None:
    game = vagon.Game("europe", 3, seed=1, first_player=2, seat_order="join_order")
    assert {outcome.kind for outcome in game.dealt} == {CARD, TICKET}
    for _ in range(3):
        game.play("keep 1,2")
    assert game.seat == 2
    assert vagon.Game("europe", 2, seed=1, all_tracks_open=True).state.all_open == 1
    assert vagon.Game("europe", 2, seed=1).state.all_open == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 1}, "europe is for 2 to 5 players, not 1"),
        ({"players": 6}, "europe is for 2 to 5 players, not 6"),
        ({"players": True}, "europe is for 2 to 5 players, not True"),
        ({"players": 3, "first_player": 3}, "the first player is a seat from 0 to 2, not 3"),
        ({"players": 3, "first_player": -1}, "the first player is a seat from 0 to 2, not -1"),
        ({"players": 3, "seat_order": "age"}, "the seat order is random or join_order, not 'age'"),
        ({"players": 3, "names": ["Ann"]}, "3 players have 3 names, not 1"),
        ({"players": 2, "names": ["Ann", ""]}, "a name is 1 to 40 printable characters, not ''"),
        ({"players": 2, "names": ["Ann", " Bo"]}, "a name is 1 to 40 printable characters, not ' Bo'"),
        ({"players": 2, "names": ["Ann", "B\no"]}, "a name is 1 to 40 printable characters, not 'B\\no'"),
    ],
)
def test_bad_arguments(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError) as bad:  # noqa: PT011 -- the whole message is compared
        vagon.Game("europe", **arguments)  # type: ignore[arg-type]
    assert str(bad.value) == message


def test_maps_by_name_and_value() -> None:
    europe = vagon.load_map("europe")
    assert vagon.Game(europe, 2, seed=1) == vagon.Game("europe", 2, seed=1)
    with pytest.raises(vagon.BadFile, match="is not a built-in map"):
        vagon.Game("atlantis", 2)


def test_a_map_of_ones_own_has_one_digest(tmp_path: Path) -> None:
    file = tmp_path / "mixed.json"
    data: Any = map_data(mixed_map())
    data["cities"][46]["passengers"] = 0  # says no more than its absence
    file.write_text(json.dumps(data))
    assert vagon.load_map(file).digest != mixed_map().digest
    by_path, by_value = vagon.Game(file, 2, seed=1), vagon.Game(mixed_map(), 2, seed=1)
    assert by_path == by_value
    assert by_path.map == find_map(by_path.map)


def test_any_map_can_be_written_as_its_file() -> None:
    for name in MAPS:
        original = vagon.load_map(name)
        again = parse_map(json.dumps({**map_data(original), "id": "copy"}))
        assert dataclasses.replace(again, id=name, digest=original.digest) == original


def test_boards_are_shared_while_in_use() -> None:
    data = map_data(mixed_map())
    maps = [parse_map(json.dumps({**data, "id": f"mixed-{number}"})) for number in range(10)]
    boards = [board_of(game_map) for game_map in maps]
    assert board_of(maps[-1]) is boards[-1]
    assert board_of(parse_map(json.dumps({**data, "id": "mixed-9"}))) is boards[-1]
    assert board_of(maps[0]) is not boards[0]  # long out of use


def test_repr_tells_where_the_game_stands() -> None:
    game = vagon.Game("germany", 3, seed=7)
    assert repr(game) == "<Game germany, 3 players, seed 7: 0 moves, seat 0 to decide: choose_mix>"
    assert repr(vagon.Game("europe", 2, key=bytes(32))).startswith(
        "<Game europe, 2 players, key 00000000…: 0"
    )
    over = finished("europe", 2)
    assert repr(over) == f"<Game europe, 2 players, seed 0: {len(over.history)} moves, over>"


def test_the_package_names_what_a_newcomer_needs() -> None:
    assert set(vagon.__all__) <= set(dir(vagon))
    assert {name: getattr(vagon, name).__name__ for name in ("Game", "Refused", "BadFile", "load_map")} == {
        "Game": "Game",
        "Refused": "Refused",
        "BadFile": "BadFile",
        "load_map": "load_map",
    }
    with pytest.raises(AttributeError, match="module 'vagon' has no attribute 'Gmae'"):
        _ = vagon.Gmae
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert vagon.__version__ == project["version"]


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys; import vagon; print(sorted(name for name in sys.modules if name.startswith('vagon')))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "['vagon']"
