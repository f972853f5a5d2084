"""Machine words and sets made of them. Compiled code gets the same functions inlined from `bits.pxd`."""

from __future__ import annotations


def lowest_bit(word: int) -> int:
    """Index of the lowest bit set; `word` must not be 0."""
    return (word & -word).bit_length() - 1


def one_bit(index: int) -> int:
    return 1 << index


def count_bits(word: int) -> int:
    return word.bit_count()


def nth_bit(word: int, n: int) -> int:
    """Index of the bit set above exactly `n` others."""
    for _ in range(n):
        word &= word - 1
    return lowest_bit(word)


def insert(words: list[int], start: int, member: int) -> None:
    """Add `member` to the set kept in the 64-bit words from `start` on."""
    words[start + (member >> 6)] |= 1 << (member & 63)


def remove(words: list[int], start: int, member: int) -> None:
    words[start + (member >> 6)] &= ~(1 << (member & 63))


def contains(words: list[int], start: int, member: int) -> int:
    return words[start + (member >> 6)] >> (member & 63) & 1


def add32(a: int, b: int) -> int:
    return (a + b) & 0xFFFFFFFF


def rotate32(a: int, places: int) -> int:
    return ((a << places) | (a >> (32 - places))) & 0xFFFFFFFF


def low32(word: int) -> int:
    return word & 0xFFFFFFFF
