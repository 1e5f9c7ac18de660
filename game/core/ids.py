"""The few plain types that every part of the house passes around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, from 0 in seat order (clockwise)."""

Action: TypeAlias = tuple[Any, ...]
"""One answer to one decision: its kind first, then ints, strings, bools or tuples of them. Hashable and picklable."""

Names: TypeAlias = Sequence[str]
"""What each seat is called, by seat; one word each, no word of the notation."""


def default_names(seats: int) -> tuple[str, ...]:
    """`p1 p2 ...`: how files call the seats where a display name is not one word."""
    return tuple(f"p{seat + 1}" for seat in range(seats))
