"""Fair shuffles: the host commits to a secret, the players add nonces, and both together make the key.

Before a game the host shows `commit(secret)`; then each player sends a nonce; `game_key(secret, nonces)` is
the key of the game; when it is over the host reveals the secret, and anyone can verify every card.
docs/formats.md says how, byte by byte, and against whom this protects.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from vagon.files import BadFile
from vagon.rules.random import KEY_BYTES
from vagon.table.boards import board_of
from vagon.table.chance import DEAL, deviation
from vagon.table.records import MAX_NONCE, Fairness, Record, replay

SECRET_BYTES: Final = KEY_BYTES
_COMMITMENT: Final = b"vagon-commitment-1"
_KEY: Final = b"vagon-key-1"
_LENGTH_BYTES: Final = 4


class Check(NamedTuple):
    """`ok` is None where there is nothing to check, or not yet."""

    name: str
    ok: bool | None
    detail: str


def commit(secret: bytes) -> str:
    """The commitment to a secret of 32 bytes, in hexadecimal: to be shown before any nonce is known."""
    return _digest(_COMMITMENT, [_checked_secret(secret)]).hex()


def game_key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key that a secret makes with the nonces of all players, in the order in which they joined."""
    for nonce in nonces:
        if not 1 <= len(nonce) <= MAX_NONCE:
            raise ValueError(f"a nonce has 1 to {MAX_NONCE} bytes, not {len(nonce)}")
    return _digest(_KEY, [_checked_secret(secret), *nonces])


def verify(record: Record) -> list[Check]:
    """Whether a game was what the players were promised; each check stands on its own."""
    return [
        _check_commitment(record.fairness),
        _check_key(record.key, record.fairness),
        _check_chance(record),
        _check_rules(record),
    ]


def _digest(purpose: bytes, parts: Sequence[bytes]) -> bytes:
    """SHA-256 of the purpose and the parts, each after its length, so that no two lists look alike."""
    pieces = (len(part).to_bytes(_LENGTH_BYTES, "big") + part for part in (purpose, *parts))
    return hashlib.sha256(b"".join(pieces)).digest()


def _checked_secret(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def _check_commitment(fairness: Fairness | None) -> Check:
    name = "commitment"
    if fairness is None:
        return Check(name, None, "nothing was promised before the game")
    if fairness.secret is None:
        return Check(name, None, "the secret is not revealed yet")
    if commit(fairness.secret) == fairness.commitment:
        return Check(name, True, "the secret is the one promised before the game")
    return Check(name, False, "the secret is not the one promised before the game")


def _check_key(key: bytes | None, fairness: Fairness | None) -> Check:
    name = "key"
    if fairness is None:
        return Check(name, None, "nobody but the host had a part in the key")
    if fairness.secret is None or key is None:
        return Check(name, None, "the secret is not revealed yet")
    if game_key(fairness.secret, fairness.nonces) == key:
        return Check(name, True, f"the key comes from the secret and {len(fairness.nonces)} nonces")
    return Check(name, False, "the key does not come from the secret and the nonces")


def _check_chance(record: Record) -> Check:
    name = "chance"
    if record.key is None:
        return Check(name, None, "the key is not revealed yet")
    outcomes = [record.dealt, *(move.chance for move in record.moves)]
    found = deviation(record.key, board_of(record.map), record.players, outcomes)
    if found is None:
        return Check(name, True, f"all {sum(map(len, outcomes))} outcomes follow from the key")
    place = "deal" if found.move == DEAL else f"moves[{found.move}].chance"
    return Check(name, False, f"{place}[{found.number}] {found.reason}")


def _check_rules(record: Record) -> Check:
    name = "rules"
    if record.key is None:
        return Check(name, None, "the key is not revealed yet")
    try:
        game = replay(record)
    except BadFile as bad:
        return Check(name, False, f"{bad.place} {bad.reason}")
    ending = "and the result is theirs" if game.is_over else "and the game goes on"
    return Check(name, True, f"all {len(record.moves)} moves are legal, {ending}")
