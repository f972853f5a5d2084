"""docs/formats.md is true: its examples work, and its numbers are those of the program."""

import json
import re
from typing import Any

import pytest

from tests.table.helpers import DOCS
from vagon.maps import model
from vagon.rules.constants import MAX_OFFER
from vagon.rules.legal import legal
from vagon.rules.random import Stream, seed_key
from vagon.table.actions import actions_of
from vagon.table.boards import board_of
from vagon.table.chance import outcomes_of
from vagon.table.compact import read_games, replay_compact
from vagon.table.fairness import commit, game_key
from vagon.table.game import Game
from vagon.table.positions import read_position
from vagon.table.records import MAX_MOVES, read_record, replay

TEXT = (DOCS / "formats.md").read_text()
WORDS = " ".join(TEXT.split())


def example(name: str) -> str:
    found = re.search(rf"<!-- example: {name} -->\n```json\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found[1]


def rows(first: str) -> list[list[str]]:
    """The cells of the table whose head starts with `first`, without back quotes."""
    table = TEXT[TEXT.index(f"\n| {first} |") :].lstrip().split("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in line.strip("|").split(" | ")] for line in table]


def test_record() -> None:
    text = example("record")
    game = replay(read_record(text))
    assert game.record().to_json() == text
    again = Game("europe", players=2, seed=7, names=["Ada", "Grace"])
    for move in game.history:
        again.play(move.action)
    assert game == again


def test_games() -> None:
    [game] = read_games(example("games"))
    assert replay_compact(game).history == replay(read_record(example("record"))).history


def test_position() -> None:
    state = read_position(example("position"))
    assert [actions_of(state.board).text(action) for action in legal(state)] == ["add", "withdraw"]


def test_fairness() -> None:
    chance = json.loads(example("chance"))
    secret, nonces = bytes.fromhex(chance["secret"]), [bytes.fromhex(nonce) for nonce in chance["nonces"]]
    assert commit(secret) == chance["commitment"]
    assert game_key(secret, nonces).hex() == chance["key"]
    assert f"`{chance['commitment']}`" in TEXT
    assert f"`{chance['key']}`" in TEXT


def test_stream() -> None:
    [block] = re.findall(r"^[0-9a-f]{128}$", TEXT, re.MULTILINE)
    words = [int.from_bytes(bytes.fromhex(block[i : i + 8]), "little") for i in range(0, 128, 8)]
    stream = Stream(bytes(32))
    assert [stream.below(2**32 - 1) for _ in range(16)] == [word * (2**32 - 1) >> 32 for word in words]
    stream = Stream(bytes(32))
    numbers = ", ".join(str(stream.below(110)) for _ in range(8))
    assert f"first eight numbers below 110 are {numbers}." in WORDS
    assert f"`{seed_key(7).hex()}`" in TEXT


def test_actions() -> None:
    boards = [Game(name, 2, seed=0).state.board for name in ("europe", "germany")]
    every: dict[str, Any] = {}
    for actions in map(actions_of, boards):
        every |= dict(zip(actions.texts, actions.jsons, strict=True))
    table = rows("number")
    assert len(table) == 14
    for _, text, form, _ in table:
        assert every[text] == json.loads(form)
    kinds = {form["do"] for form in every.values()}
    assert {every[text]["do"] for _, text, _, _ in table} == kinds
    sizes = [len(actions_of(board).texts) for board in boards]
    assert f"Europe has {sizes[0]} actions, Germany {sizes[1]}." in WORDS


def test_outcomes() -> None:
    europe, germany = (outcomes_of(board_of(Game(name, 2, seed=0).map)) for name in ("europe", "germany"))
    table = rows("text")
    assert len(table) == 8
    for text, form, _ in table:
        if text.startswith("shuffle"):
            continue  # its JSON is shortened
        words = europe if text in europe.by_text else germany
        assert words.json(words.by_text[text]) == json.loads(form)


@pytest.mark.parametrize(
    "limit",
    [
        f"{model.MAX_SEATS} seats",
        f"{model.MAX_WAGONS} wagons a seat",
        f"{model.MAX_CITIES} cities and crossings",
        f"{model.MAX_ROUTES} tracks of length 1 to {model.MAX_LENGTH}",
        f"at most {model.MAX_TRACKS} between the same two places",
        f"{model.MAX_TICKETS} tickets",
        f"{MAX_OFFER} tickets offered at once",
        f"{model.MAX_STATIONS} stations a seat",
        f"{model.MAX_PASSENGERS} passengers in {model.MAX_PASSENGER_COLOURS} colours",
        f"at most {MAX_MOVES:,}",
    ],
)
def test_limits(limit: str) -> None:
    assert limit in WORDS


def test_every_member_is_described() -> None:
    described = set(re.findall(r"`([a-z_]+)`", TEXT))
    for name in ("record", "position"):
        schema = json.loads((DOCS.parent / f"src/vagon/table/{name}.schema.json").read_text())
        assert (
            members(schema) - {"format", "version", "name", "seat", "action", "ticket", "city"} <= described
        )


def members(schema: Any) -> set[str]:
    """All names of members in a schema."""
    if isinstance(schema, list):
        return {name for part in schema for name in members(part)}
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", {})) | {name for part in schema.values() for name in members(part)}
