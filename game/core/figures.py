"""Whole numbers as people read them: with a true minus sign, never a hyphen."""

from __future__ import annotations

import re
from typing import Final

MINUS: Final = "\u2212"


def figure(number: int) -> str:
    """`5`, `−1`."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """`+5`, `−1`, `+0`: something that is added or taken away."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def true_minus(words: str) -> str:
    """The same words, each hyphen that stands before a number as its sign turned into a minus sign."""
    return _SIGN.sub(MINUS, words) if "-" in words else words


_SIGN: Final = re.compile(r"(?<![\w\-)])-(?=\d)")
