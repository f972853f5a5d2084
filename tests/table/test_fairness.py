"""Commitments, keys made together, and the verification of whole records."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.helpers import play_on
from vagon.table.fairness import Check, commit, game_key, verify
from vagon.table.game import Game
from vagon.table.records import Fairness, read_record

SECRET = bytes(range(32))
NONCES = (b"a nonce", b"another", b"\x00")


def fair_game(moves: int = 10_000) -> Game:
    return play_on(Game("germany", 3, key=game_key(SECRET, NONCES)), moves, "tickets", 3)


def revealed() -> Any:
    """The contents of the record of a fair game, to be tampered with."""
    return json.loads(fair_game().record(Fairness(commit(SECRET), NONCES, SECRET)).to_json())


def verdicts(data: Any) -> dict[str, bool | None]:
    return {check.name: check.ok for check in verify(read_record(json.dumps(data)))}


def detail(data: Any, name: str) -> str:
    return next(check.detail for check in verify(read_record(json.dumps(data))) if check.name == name)


def test_published_values() -> None:
    """By the words of docs/formats.md, spelt out."""
    assert commit(SECRET) == hashlib.sha256(b"\0\0\0\x12vagon-commitment-1\0\0\0\x20" + SECRET).hexdigest()
    parts = b"\0\0\0\x0bvagon-key-1\0\0\0\x20" + SECRET + b"\0\0\0\x07a nonce\0\0\0\x07another\0\0\0\x01\0"
    assert game_key(SECRET, NONCES) == hashlib.sha256(parts).digest()


def test_every_part_counts() -> None:
    keys = {
        game_key(SECRET, NONCES),
        game_key(bytes(32), NONCES),
        game_key(SECRET, NONCES[:2]),
        game_key(SECRET, NONCES[::-1]),
        game_key(SECRET, (b"a nonceanother", b"\x00")),
        game_key(SECRET, (b"a nonc", b"eanother", b"\x00")),
        bytes.fromhex(commit(SECRET)),
    }
    assert len(keys) == 7


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, not {len(secret)}"):
        commit(secret)
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, not {len(secret)}"):
        game_key(secret, NONCES)


@pytest.mark.parametrize("nonce", [b"", bytes(65)])
def test_a_nonce_has_1_to_64_bytes(nonce: bytes) -> None:
    with pytest.raises(ValueError, match=f"a nonce has 1 to 64 bytes, not {len(nonce)}"):
        game_key(SECRET, [nonce])


def test_a_fair_game() -> None:
    data = revealed()
    outcomes = len(data["deal"]) + sum(len(move.get("chance", ())) for move in data["moves"])
    assert verify(read_record(json.dumps(data))) == [
        Check("commitment", True, "the secret is the one promised before the game"),
        Check("key", True, "the key comes from the secret and 3 nonces"),
        Check("chance", True, f"all {outcomes} outcomes follow from the key"),
        Check("rules", True, f"all {len(data['moves'])} moves are legal, and the result is theirs"),
    ]


def test_before_the_secret_is_revealed() -> None:
    game = fair_game(40)
    hidden = game.record(Fairness(commit(SECRET), NONCES))
    assert {(check.ok, check.detail) for check in verify(hidden)} == {
        (None, "the secret is not revealed yet"),
        (None, "the key is not revealed yet"),
    }


def test_a_game_without_promises() -> None:
    checks = verify(fair_game(40).record())
    assert [(check.name, check.ok) for check in checks] == [
        ("commitment", None),
        ("key", None),
        ("chance", True),
        ("rules", True),
    ]
    assert checks[3].detail == "all 40 moves are legal, and the game goes on"


GOOD = {"commitment": True, "key": True, "chance": True, "rules": True}


def set_chance(name: str, value: object) -> Callable[[Any], None]:
    return lambda data: data["chance"].update({name: value})


def flip_nonce(data: Any) -> None:
    data["chance"]["nonces"].reverse()


def change_total(data: Any) -> None:
    data["result"]["totals"][1] += 1


def change_action(data: Any) -> None:
    data["moves"][8]["action"] = "pass"


@pytest.mark.parametrize(
    ("change", "failing"),
    [
        (set_chance("commitment", "00" * 32), ["commitment"]),
        (set_chance("secret", "00" * 32), ["commitment", "key"]),
        (set_chance("key", "00" * 32), ["key", "chance", "rules"]),
        (flip_nonce, ["key"]),
        (change_total, ["rules"]),
        (change_action, ["rules"]),
    ],
    ids=["commitment", "secret", "key", "nonces", "result", "action"],
)
def test_what_is_tampered_with(change: Callable[[Any], None], failing: list[str]) -> None:
    data = revealed()
    change(data)
    assert verdicts(data) == {**GOOD, **dict.fromkeys(failing, False)}


def test_a_tampered_outcome_is_located() -> None:
    data = revealed()
    number = next(n for n, move in enumerate(data["moves"]) if move.get("chance", [""])[0] == "card red")
    data["moves"][number]["chance"][0] = "card blue"
    assert verdicts(data) == {**GOOD, "chance": False, "rules": False}
    place = f"moves[{number}].chance[0] is 'card blue', but the key gives 'card red'"
    assert detail(data, "chance") == detail(data, "rules") == place
    data = revealed()
    right, data["deal"][1] = data["deal"][1], "seating 0" if data["deal"][1] != "seating 0" else "seating 1"
    assert detail(data, "chance") == f"deal[1] is {data['deal'][1]!r}, but the key gives {right!r}"
