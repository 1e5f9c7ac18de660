"""The seven questions of Renown, and what each is about.

`private` is true while the seat still holds its first dealt card face-down: until that card is gone every card of
the hand has been seen by all, and nobody need turn away while the seat thinks. A sealed bid is always private.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.decision import Decision
from game.core.ids import Seat
from game.rules.renown.cards import Card

ORIENT: Final = "orient"
"""The Arch Liege says which end of the row is the low one. Args: none."""
SUCCESSOR: Final = "successor"
"""The Arch Liege names a neighbour. Args: none."""
BID: Final = "bid"
"""One marker into the Court. Args: `("open",)` or `("sealed",)`."""
SCHEME: Final = "scheme"
"""Sacrifice one card, or take the top card. Args: none."""
MOVE: Final = "move"
"""A Heart or Spade was Sacrificed: move cards, then take. Args: the card, and what is left of its Renown."""
GIVE: Final = "give"
"""A Club or Diamond is aimed at this seat. Args: the attacker's seat, the card, the suit asked for, its Renown."""
TAKE: Final = "take"
"""The exchange is over: the schemer takes the top card. Args: none."""

KINDS: Final = (ORIENT, SUCCESSOR, BID, SCHEME, MOVE, GIVE, TAKE)


@lru_cache(maxsize=4096)
def decision(
    seat: Seat, kind: str, args: tuple[str | int | Card, ...] = (), *, private: bool = False
) -> Decision:
    """The one value for this question; equal questions are the same object, since making one costs more than a move."""
    return Decision(seat, kind, args, private)
