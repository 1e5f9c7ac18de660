"""The six questions of Patterns, and what each is about.

Arguments are public. A question is private where answering it well takes a look at unseen cards (the own Dungeon, the
own Spells, a card just drawn), so that a table between two people hands the seat over first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from game.core.decision import Decision
from game.core.ids import Seat

ACT: Final = "act"
"""The turn: an Action, Research, or the end. Args: the Actions left."""
PLACE: Final = "place"
"""Where the held card goes. Args: for what (`recruit`, `brainwash`, `rescue` or a Spell), the selected Leader's place
or an empty text for anywhere, whether the Dungeon will do, the announced Power (0: none was; below 0: so much at
most), and in whose Dungeon the card lies (-1: it was drawn)."""
PICK: Final = "choose"
"""A card of a pile. Args: `pick`, for what, then `dungeon`, whose, the highest Power, or `deck`, how many, 0."""
OPTION: Final = "choose"
"""One of the words of a Spell. Args: `option`, the Spell, the words that can be chosen."""
TARGET: Final = "target"
"""Something on the table. Args: the Spell, what it is chosen for, and which may be (a compiled step)."""
PROMOTE: Final = "promote"
"""A Leader was lost. Args: its place."""

KINDS: Final = (ACT, PLACE, PICK, TARGET, PROMOTE)


@lru_cache(maxsize=4096)
def decision(seat: Seat, kind: str, args: tuple[Any, ...] = (), private: bool = True) -> Decision:
    """The one value for this question; equal questions are the same object, since making one costs more than asking."""
    return Decision(seat, kind, args, private)
