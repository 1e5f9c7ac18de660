"""Randomness as one 64-bit word that lies in the state like any other number.

SplitMix64: the next word is one addition away, so a copied state copies its luck, and two purposes
(the deck, a bot's thoughts, a sparkle) split from one seed never disturb each other.
"""

from __future__ import annotations

import zlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def stream(seed: int, purpose: str) -> int:
    """The starting word for one purpose; equal seeds with different purposes are independent."""
    return _mix((_mix(seed & MASK) + zlib.crc32(purpose.encode()) * _STEP) & MASK)


def below(word: int, n: int) -> tuple[int, int]:
    """The next word, and a number from 0 to n - 1, every one exactly as likely (by rejection)."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        word = (word + _STEP) & MASK
        value = _mix(word)
        if value < limit:
            return word, value % n


def shuffle(word: int, items: MutableSequence[T]) -> int:
    """Shuffles in place (Fisher-Yates) and returns the next word."""
    for last in range(len(items) - 1, 0, -1):
        word, pick = below(word, last + 1)
        items[last], items[pick] = items[pick], items[last]
    return word


class Rng:
    """The same stream for those who live outside a state: bots, determinizations, cosmetics."""

    __slots__ = ("word",)

    def __init__(self, seed: int, purpose: str = "") -> None:
        self.word = stream(seed, purpose)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.word, value = below(self.word, n)
        return value

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely; IndexError when there are none."""
        if not items:
            raise IndexError("nothing to choose from")
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffles in place."""
        self.word = shuffle(self.word, items)

    def unit(self) -> float:
        """A number from 0 up to, never reaching, 1, in steps of 2**-53."""
        return self.below(1 << 53) / (1 << 53)

    def word64(self) -> int:
        """64 fresh bits, to seed another stream with."""
        return self.below(1 << 64)
