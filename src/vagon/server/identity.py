"""Guests: who somebody is, without a name or an address.

A guest is a random token that the server has signed. The store only ever sees its digest.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

COOKIE: Final = "vagon_guest"
SECURE_COOKIE: Final = "__Host-vagon_guest"
START_COOKIE: Final = "vagon_start"
COOKIE_SECONDS: Final = 400 * 86_400
TOKEN_BYTES: Final = 32
MAX_NAME: Final = 30
_CODE_BYTES: Final = 16
_MAX_SIGNED: Final = 200
MAX_KNOWN: Final = 4096


def new_game_id() -> str:
    return secrets.token_hex(16)


def new_code() -> str:
    return secrets.token_urlsafe(_CODE_BYTES)


def digest(secret: str) -> str:
    """What is stored of a token or a code."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Issues tokens and recognises them."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._recognise = functools.lru_cache(maxsize=MAX_KNOWN)(self._check)

    def issue(self) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return f"{token}.{self._signature(token)}"

    def guest(self, signed: str | None) -> str | None:
        """The digest of a token with our signature; None for anything else."""
        return self._recognise(signed)

    def _check(self, signed: str | None) -> str | None:
        if signed is None or len(signed) > _MAX_SIGNED or not signed.isascii():
            return None
        token, _, signature = signed.rpartition(".")
        if not token or not hmac.compare_digest(signature, self._signature(token)):
            return None
        return digest(token)

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()


def clean_text(text: str, longest: int) -> str | None:
    """Text without control, invisible and direction-changing characters; None if nothing is left."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if _is_kept(letter))
    return " ".join(kept.split())[:longest].strip() or None


def _is_kept(letter: str) -> bool:
    return letter == " " or not unicodedata.category(letter).startswith(("C", "Z"))


def clean_name(name: str | None, taken: set[str]) -> str | None:
    """A name for a place; a number is added where another at the table looks the same."""
    cleaned = clean_text(name, MAX_NAME) if name else None
    if cleaned is None:
        return None
    skeletons = {skeleton(other) for other in taken}
    candidate, number = cleaned, 2
    while skeleton(candidate) in skeletons:
        candidate = f"{cleaned} {number}"
        number += 1
    return candidate


# Cyrillic and Greek letters, and digits, by the Latin letter that they look like.
_LOOKALIKES: Final = str.maketrans("авеокмнрстухіјѕԁɡοαρνι01|i", "abeokmhpctyxljsdgoapvlolll")  # noqa: RUF001


def skeleton(name: str) -> str:
    """The same for names that look the same."""
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)
    return "".join(letter for letter in folded if unicodedata.category(letter)[0] in "LNPS")
