"""Records: written, read, replayed, and refused where they are spoilt."""

import json
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.spoiling import any_text, attempt, check_refusal, spoil, spoil_bytes, values
from tests.table.helpers import TABLE, finished, games, mixed_map, play_on
from vagon.files import BadFile
from vagon.table import records
from vagon.table.fairness import commit, game_key
from vagon.table.game import Game
from vagon.table.records import Fairness, read_record, replay

SCHEMA = jsonschema.Draft202012Validator(json.loads((TABLE / "record.schema.json").read_bytes()))
few = settings(max_examples=50)


def a_record() -> Any:
    """The contents of a record of a short game on Europe, to be spoilt."""
    return json.loads(play_on(Game("europe", 3, seed=4, names=["Ann", "Bo", "Cy"]), 40).record().to_json())


def refused(data: Any) -> tuple[str, str]:
    """Place and reason of the refusal to read or replay."""
    with pytest.raises(BadFile) as bad:
        replay(read_record(json.dumps(data), "x.json"), "x.json")
    check_refusal(bad.value)
    return bad.value.place, bad.value.reason


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA.schema)


@settings(max_examples=30)
@given(games())
def test_record_to_file_to_game(game: Game) -> None:
    record = game.record()
    text = record.to_json()
    SCHEMA.validate(json.loads(text))
    again = read_record(text.encode())
    assert again == record
    assert again.to_json() == text
    assert replay(again) == game


@pytest.mark.parametrize("name", ["europe", "germany"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_finished_games(name: str, players: int) -> None:
    game = finished(name, players)
    record = game.record()
    assert record.result is not None
    assert record.result.totals == tuple(seat.total for seat in game.score().seats)
    assert record.result.places == tuple(seat.place for seat in game.score().seats)
    again = replay(read_record(record.to_json()))
    assert again.is_over
    assert again == game


def test_one_move_a_line() -> None:
    game = finished("europe", 2)
    lines = game.record().to_json().splitlines()
    moves = lines[lines.index('  "moves": [') + 1 : lines.index("  ],")]
    assert len(moves) == len(game.history)
    assert json.loads(moves[0].rstrip(",")) == {"seat": 0, "action": game.text(game.history[0].action)}
    assert sum(len(line) for line in moves) < 75 * len(moves)


def test_a_map_of_ones_own_is_in_the_record() -> None:
    game = play_on(Game(mixed_map(), 3, seed=1), 120)
    data = json.loads(game.record().to_json())
    assert data["map_file"]["id"] == "mixed"
    assert replay(read_record(json.dumps(data))) == game
    data["map_file"]["cities"][3]["x"] = "here"
    place, reason = refused(data)
    assert place == "map_file.cities[3].x"
    assert reason.startswith("must be a whole number")
    data["map_file"]["cities"][3]["x"] = 5
    assert refused(data)[0] == "map_digest"
    data["map"] = "european"
    assert refused(data) == ("map", "must be 'mixed', the id in 'map_file', not 'european'")
    del data["map_file"]
    assert refused(data) == (
        "map",
        "'european' is not a built-in map; those are europe and germany, others need 'map_file'",
    )
    data["map_file"] = 7
    assert refused(data) == ("map_file", "must be an object, not 7")


def set_to(*path: str | int, to: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


TAMPERED = [
    (set_to("moves", 2, "seat", to=0), "moves[2].seat", "must be 2, who decides now, not 0"),
    (
        set_to("moves", 9, "action", to="pass"),
        "moves[9].action",
        "'pass' is refused: must_act (E-26): possible 8",
    ),
    (set_to("deal", 0, to="seating 0"), "deal[0]", "is 'seating 0', but the key gives"),
    (set_to("deal", 9, to="card red"), "deal[9]", "is 'card red', but the key gives"),
    (set_to("deal", to=[]), "deal", "must have "),
    (set_to("moves", 0, "chance", to=["card red"]), "moves[0].chance", "must have 0 outcomes, not 1"),
    (set_to("chance", "key", to="00" * 32), "deal[0]", "but the key gives 'seating "),
    (
        set_to("result", to={"totals": [1, 2, 3], "places": [3, 2, 1]}),
        "result",
        "must be null: the game is not over",
    ),
    (set_to("players", to=2), "names", "must have 2 items, not 3"),
    (set_to("options", "seat_order", to="join_order"), "deal[0]", "but the key gives"),
    (
        set_to("options", "first_player", to=4),
        "options.first_player",
        "must be a whole number from 0 to 2, not 4",
    ),
    (
        set_to("options", "seat_order", to="age"),
        "options.seat_order",
        "must be random or join_order, not 'age'",
    ),
    (set_to("map_digest", to="00" * 32), "map_digest", "is not that of this map, "),
    (set_to("map", to="germany"), "map_digest", "is not that of this map, "),
    (set_to("format", to="vagon-map"), "format", "must be 'vagon-record', not 'vagon-map'"),
    (set_to("version", to=2), "version", "must be 1, not 2"),
    (set_to("version", to=True), "version", "must be 1, not true"),
    (
        set_to("rules_version", to=2),
        "rules_version",
        "is 2, but this program knows the rules up to version 1",
    ),
    (set_to("moves", 3, "actoin", to="x"), "moves[3]", "has an unknown key 'actoin'; did you mean 'action'?"),
    (set_to("moves", 3, "action", to="claim x"), "moves[3].action", "europe has no action 'claim x'"),
    (
        set_to("moves", 3, "action", to="DRAW deck"),
        "moves[3].action",
        "must be written 'draw deck', not 'DRAW deck'",
    ),
    (set_to("moves", 3, "chance", to="card red"), "moves[3].chance", "must be a list, not 'card red'"),
    (set_to("names", 1, to=" Bo"), "names[1]", "must be printable text without outer spaces, not ' Bo'"),
    (set_to("chance", "key", to=None), "chance.key", "must be a key where nothing else is promised"),
    (set_to("chance", "key", to="FF" * 32), "chance.key", "must be text of the form [0-9a-f]{64}, not 'FF"),
    (set_to("chance", "secret", to="00" * 32), "chance", "lacks 'commitment'"),
]


@pytest.mark.parametrize(
    ("change", "place", "reason"), TAMPERED, ids=[f"{p}: {r}"[:50] for _, p, r in TAMPERED]
)
def test_what_is_tampered_with_is_found_where_it_is(
    change: Callable[[Any], None], place: str, reason: str
) -> None:
    data = a_record()
    replay(read_record(json.dumps(data)))
    change(data)
    found = refused(data)
    assert found[0] == place
    assert reason in found[1]


def test_moves_after_the_end_and_missing_moves() -> None:
    data = json.loads(finished("europe", 2).record().to_json())
    moves = len(data["moves"])
    data["moves"].append(data["moves"][-1])
    assert refused(data) == (f"moves[{moves}]", "comes after the end of the game")
    del data["moves"][-2:]
    assert refused(data) == ("result", "must be null: the game is not over")


def test_a_finished_game_must_have_its_result() -> None:
    game = finished("europe", 2)
    data = json.loads(game.record().to_json())
    right = json.dumps(data["result"])
    data["result"] = None
    assert refused(data) == ("result", f"must be {right}")
    data["result"] = json.loads(right)
    data["result"]["totals"][0] += 1
    assert refused(data) == ("result", f"must be {right}")


@few
@given(st.data())
def test_any_changed_outcome_is_found(data: st.DataObject) -> None:
    record = json.loads(finished("germany", 3).record().to_json())
    lists = [("deal", record["deal"])]
    lists += [
        (f"moves[{n}].chance", move["chance"]) for n, move in enumerate(record["moves"]) if "chance" in move
    ]
    place, outcomes = data.draw(st.sampled_from(lists))
    number = data.draw(st.integers(0, len(outcomes) - 1))
    kind = outcomes[number].split()[0]
    every = {outcome for _, some in lists for outcome in some}
    every |= {"first_player 0", "first_player 1", "shuffle 1,0,0,0,0,0,0,0,0"}
    others = sorted(outcome for outcome in every - {outcomes[number]} if outcome.split()[0] == kind)
    outcomes[number] = data.draw(st.sampled_from(others))
    assert refused(record)[0] == f"{place}[{number}]"


def test_a_key_not_yet_revealed() -> None:
    secret, nonces = bytes(range(32)), (b"one", b"two")
    game = play_on(Game("europe", 2, key=game_key(secret, nonces)), 50)
    hidden = game.record(Fairness(commit(secret), nonces))
    assert hidden.key is None
    assert secret.hex() not in hidden.to_json()
    assert game.key.hex() not in hidden.to_json()
    SCHEMA.validate(json.loads(hidden.to_json()))
    again = read_record(hidden.to_json())
    assert again == hidden
    with pytest.raises(
        BadFile, match=r"^record: chance\.key: is not revealed yet, so the game cannot be replayed$"
    ):
        replay(again)
    revealed = game.record(Fairness(commit(secret), nonces, secret))
    SCHEMA.validate(json.loads(revealed.to_json()))
    assert replay(read_record(revealed.to_json())) == game
    data = json.loads(revealed.to_json())
    data["chance"]["key"] = None
    assert refused(data) == ("chance", "must reveal key and secret together")
    data["chance"]["nonces"].pop()
    data["chance"]["key"] = game.key.hex()
    assert refused(data) == ("chance.nonces", "must have 2 items, not 1")


def test_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(Game("europe", 2, seed=1), 30)
    text = game.record().to_json()
    monkeypatch.setattr(records, "MAX_MOVES", 29)
    with pytest.raises(ValueError, match="a record has at most 29 moves, not 30"):
        game.record()
    with pytest.raises(BadFile, match="moves: must have 0 to 29 items, not 30"):
        read_record(text)
    with pytest.raises(BadFile, match="file: is larger than 4000000 bytes"):
        read_record(b" " * 4_000_001)


@few
@any_text
def test_arbitrary_text(data: bytes | str) -> None:
    assert attempt(read_record, data) is None


@few
@given(values)
def test_arbitrary_json(value: Any) -> None:
    if isinstance(value, dict):
        value |= {"format": "vagon-record", "version": 1}
    assert attempt(read_record, json.dumps(value)) is None


@few
@given(st.data())
def test_truncated_files(data: st.DataObject) -> None:
    whole = finished("germany", 2).record().to_json().rstrip().encode()
    assert attempt(read_record, whole[: data.draw(st.integers(0, len(whole) - 1))]) is None


@settings(max_examples=100)
@given(st.data())
def test_spoilt_values(data: st.DataObject) -> None:
    """Whatever is changed, the record is refused when read, refused when replayed, or a proper record."""
    value = a_record()
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(value, data, ["moves", "deal", "chance", "options", "all"])
    record = attempt(read_record, json.dumps(value))
    if record is None:
        return
    SCHEMA.validate(value)
    try:
        game = replay(record, "x.json")
    except BadFile as bad:
        check_refusal(bad)
    else:
        assert game.record() == record


@few
@given(st.data())
def test_spoilt_bytes(data: st.DataObject) -> None:
    attempt(read_record, spoil_bytes(finished("europe", 2).record().to_json().encode(), data))
