"""Files of many games."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.spoiling import check_refusal, spoil
from tests.table.helpers import finished, games, mixed_map, play_on
from vagon.files import BadFile
from vagon.table import compact as module
from vagon.table.compact import compact, read_games, replay_compact, write_games
from vagon.table.game import Game


def a_file() -> str:
    some = [finished("germany", players) for players in (2, 3, 4, 5)]
    return write_games(some[0].map, map(compact, some))


@settings(max_examples=25)
@given(games())
def test_game_to_line_to_game(game: Game) -> None:
    [line] = read_games(write_games(game.map, [compact(game)]).encode())
    assert line == compact(game)
    again = replay_compact(line)
    assert again.state == game.state
    assert again.history == game.history


def test_a_file_is_small() -> None:
    lines = a_file().splitlines()
    assert len(lines) == 5
    moves = sum(len(finished("germany", players).history) for players in (2, 3, 4, 5))
    assert len(a_file()) < 1.5 * moves + 500


def test_key_and_options_are_kept() -> None:
    game = play_on(Game("europe", 2, key=bytes(32), first_player=1, all_tracks_open=True), 30)
    text = write_games(game.map, [compact(game)])
    assert json.loads(text.splitlines()[1])["key"] == "00" * 32
    assert replay_compact(read_games(text)[0]) == game


def test_actions_beyond_a_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_width", lambda _: 2)
    game = play_on(Game(mixed_map(), 2, seed="two bytes"), 50)
    text = write_games(game.map, [compact(game)])
    assert len(json.loads(text.splitlines()[1])["actions"]) == 136
    assert replay_compact(read_games(text)[0]) == game


def change(line: int, **members: Any) -> str:
    lines = a_file().splitlines()
    data = json.loads(lines[line]) | members
    lines[line] = json.dumps({name: value for name, value in data.items() if value != "nothing"})
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1", "must be a header"),
        (b"", "line 1", "must be a header"),
        ("[1", "line 1 column 3", "is not JSON: expecting ',' delimiter"),
        (change(0, version=2), "line 1.version", "must be 1, not 2"),
        (change(0, map="europe"), "line 1.map_digest", "is not that of this map, "),
        (change(0, rules_version=9), "line 1.rules_version", "is 9, but this program knows"),
        (a_file() + "\n", "line 6 column 1", "is not JSON: expecting value"),
        (a_file() + '{"a": 1, "a": 2}', "line 6", "has the key 'a' 2 times"),
        (change(2, seed=1.5), "line 3.seed", "must be a whole number from"),
        (change(2, seed="nothing"), "line 3", "must have either 'seed' or 'key'"),
        (change(2, key="00" * 32), "line 3", "must have either 'seed' or 'key'"),
        (change(2, players=6), "line 3.players", "must be a whole number from 2 to 5, not 6"),
        (change(2, actions="AAA"), "line 3.actions", "must be base64 of whole action numbers"),
        (change(2, actions="AAB="), "line 3.actions", "must be base64 of whole action numbers"),
        (change(2, actions="/w=="), "line 3.actions", "0 is 255, but germany has actions 0 to 204"),
        (change(2, actions="!"), "line 3.actions", "must be text of the form"),
        (change(2, totals=[1]), "line 3.totals", "must have 3 items, not 1"),
    ],
)
def test_what_is_wrong_is_found_where_it_is(text: str | bytes, place: str, reason: str) -> None:
    with pytest.raises(BadFile) as bad:
        read_games(text, "x.json")
    check_refusal(bad.value)
    assert (bad.value.place, bad.value.reason[: len(reason)]) == (place, reason)


def test_too_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_GAMES", 3)
    with pytest.raises(BadFile, match="must have at most 3 games, not 4"):
        read_games(a_file())
    with pytest.raises(BadFile, match="is larger than 4000000 bytes"):
        read_games(" " * 4_000_001)


def test_a_replay_that_goes_wrong() -> None:
    games = read_games(change(1, totals=[1, 2]))
    with pytest.raises(BadFile, match=r"^games: game\.totals: must be \[.*\], not \[1, 2\]$"):
        replay_compact(games[0])
    [_, other, *_] = read_games(change(2, actions="zA=="))
    with pytest.raises(BadFile, match=r"^x: line 3\.actions: 0 is 'pass', which is refused: opening_first"):
        replay_compact(other, "x", "line 3")


@settings(max_examples=60)
@given(st.integers(0, 4), st.data())
def test_spoilt_lines(line: int, data: st.DataObject) -> None:
    lines = a_file().splitlines()
    value = json.loads(lines[line])
    spoil(value, data)
    lines[line] = json.dumps(value)
    try:
        games = read_games("\n".join(lines), "x.json")
        for game in games:
            replay_compact(game, "x.json")
    except BadFile as bad:
        check_refusal(bad)
