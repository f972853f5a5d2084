"""ChaCha as its author describes it, with any number of rounds: no attempt at speed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from struct import pack, unpack

SIGMA = b"expand 32-byte k"
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
MODULUS = 2**32


def rotated(word: int, places: int) -> int:
    return (word << places) % MODULUS + (word >> (32 - places))


def block(key: bytes, counter: int, nonce: bytes = bytes(8), rounds: int = 8) -> bytes:
    """64 bytes of the keystream, for a 64-bit counter and a 64-bit nonce."""
    start = unpack("<16I", SIGMA + key + pack("<Q", counter) + nonce)
    words = [*start]
    for number in range(rounds):
        for a, b, c, d in COLUMNS if number % 2 == 0 else DIAGONALS:
            for x, y, z, places in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                words[x] = (words[x] + words[y]) % MODULUS
                words[z] = rotated(words[z] ^ words[x], places)
    return pack("<16I", *((word + first) % MODULUS for word, first in zip(words, start, strict=True)))


def stream(key: bytes, position: int = 0) -> Iterator[int]:
    """The keystream as 32-bit words, from a position on."""
    for counter in count(position // 16):
        yield from unpack("<16I", block(key, counter))[position % 16 :]
        position = 0


def below(words: Iterator[int], n: int) -> int:
    """A number below n: word times n, of which the low half must not be among the first `2**32 % n`."""
    while True:
        high, low = divmod(next(words) * n, MODULUS)
        if low >= MODULUS % n:
            return high
