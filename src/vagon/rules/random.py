"""Chance: one ChaCha8 stream per game, and a tape that remembers what came of it.

The stream is the keystream of ChaCha with 8 rounds, a 64-bit block counter from 0 and a nonce of zeros,
read as little-endian 32-bit words. Key and number of words used are its whole state.
"""

from __future__ import annotations

import hashlib

import cython

if not cython.compiled:
    from vagon.rules.bits import add32, low32, rotate32
    from vagon.rules.constants import TAPE_SIZE

COMPILED: bool = cython.compiled
KEY_BYTES = 32


def seed_key(seed: int | str) -> bytes:
    """The key of the game that people call by this seed."""
    return hashlib.sha256(f"vagon-seed:{seed}".encode()).digest()


def derived_key(key: bytes, purpose: str) -> bytes:
    """A key for another stream, from which `key` cannot be found."""
    return hashlib.sha256(b"vagon-" + purpose.encode() + b":" + key).digest()


class Stream:
    """Uniform random numbers, the same for the same key on every machine."""

    def __init__(self, key: bytes, position: int = 0) -> None:
        if not cython.compiled:
            self.key_words = [0] * 8
            self.block = [0] * 16
        self.rekey(key, position)

    def rekey(self, key: bytes, position: int = 0) -> None:
        """Start again with another key, after `position` words."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        for i in range(8):
            self.key_words[i] = key[4 * i] | key[4 * i + 1] << 8 | key[4 * i + 2] << 16 | key[4 * i + 3] << 24
        self.position = position
        if position & 15:
            make_block(self)

    @property
    def key(self) -> bytes:
        return b"".join(int(self.key_words[i]).to_bytes(4, "little") for i in range(8))

    @property
    def words_used(self) -> int:
        return self.position

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        if not 0 < n <= 0xFFFFFFFF:
            raise ValueError(f"n must be from 1 to 4294967295, not {n}")
        return random_below(self, n)

    def key_for(self, purpose: str) -> bytes:
        return derived_key(self.key, purpose)

    def copy(self) -> Stream:
        return Stream(self.key, self.position)

    def __repr__(self) -> str:
        return f"<Stream after {self.position} words>"


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    x[a] = add32(x[a], x[b])
    x[d] = rotate32(x[d] ^ x[a], 16)
    x[c] = add32(x[c], x[d])
    x[b] = rotate32(x[b] ^ x[c], 12)
    x[a] = add32(x[a], x[b])
    x[d] = rotate32(x[d] ^ x[a], 8)
    x[c] = add32(x[c], x[d])
    x[b] = rotate32(x[b] ^ x[c], 7)


def make_block(stream: Stream) -> None:
    """Fill the block that holds the word at `position`."""
    if not cython.compiled:
        x = [0] * 16
        start = [0] * 16
    counter = stream.position >> 4
    start[0], start[1], start[2], start[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        start[4 + i] = stream.key_words[i]
    start[12] = low32(counter)
    start[13] = low32(counter >> 32)
    start[14] = 0
    start[15] = 0
    for i in range(16):
        x[i] = start[i]
    for _ in range(4):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    for i in range(16):
        stream.block[i] = add32(x[i], start[i])


def next_word(stream: Stream) -> int:
    i = stream.position & 15
    if i == 0:
        make_block(stream)
    stream.position += 1
    return stream.block[i]


def random_below(stream: Stream, n: int) -> int:
    """A uniform number from 0 to n - 1: the high half of word times n, unless the low half is unfair."""
    product = next_word(stream) * n
    if low32(product) < n:
        unfair = low32(0 - n) % n
        while low32(product) < unfair:
            product = next_word(stream) * n
    return product >> 32


def copy_stream(new: Stream, old: Stream) -> None:
    if cython.compiled:
        new.key_words = old.key_words
        new.block = old.block
    else:
        new.key_words = old.key_words[:]
        new.block = old.block[:]
    new.position = old.position


class Tape:
    """What chance decided, in order: pairs of kind and value (a SHUFFLE has nine values)."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.values = [0] * TAPE_SIZE
        self.length = 0

    def take(self) -> list[int]:
        """The values noted since the last call."""
        values = [int(self.values[i]) for i in range(self.length)]
        self.length = 0
        return values


def note(tape: Tape, value: int) -> None:
    """Append; the size is several times what the longest action can need, so nothing is ever lost."""
    if tape.length < TAPE_SIZE:
        tape.values[tape.length] = value
        tape.length += 1
