"""Two face sets of a game compared at one table: which of them each card wears now. Plain data, no pixels."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

OFF, KEY, SPLIT, HALVES, SHUFFLED = "off", "key", "split", "halves", "shuffled"
MODES: Final = (OFF, KEY, SPLIT, HALVES, SHUFFLED)
LEAST, MOST = 0.05, 0.95
"""How far the seam goes to either side, in widths of the table."""


@dataclass(slots=True)
class Trial:
    """Face sets `a` and `b` of a game, by id, and how they are shown.

    `off`: all cards wear A. `key`: all wear A, or B while `flipped`. `split`: what lies left of the `seam` (a share of
    the table's width) wears A. `halves`: a half of the different cards, drawn by the `seed`, wears B. `shuffled`: each
    single card of the table wears one of the two by luck of the seed; which one is only told where `told` is set.
    """

    game: str
    a: str
    b: str
    mode: str = OFF
    flipped: bool = False
    seam: float = 0.5
    seed: int = 1
    told: bool = False
    side: str = ""
    """While a split table is drawn: which side of the seam, `a` or `b`."""
    thing: str = ""
    """While a piece of the table is drawn or asked about that can be followed all the way: its key."""

    @property
    def on(self) -> bool:
        """Whether any card may wear B."""
        return self.mode != OFF and self.a != self.b

    @property
    def blind(self) -> bool:
        """Whether nobody may be told which card wears what."""
        return self.on and self.mode == SHUFFLED and not self.told

    def letter(self, card: str) -> str:
        """`a` or `b`: what a card (its id) wears now."""
        if not self.on:
            return "a"
        match self.mode:
            case "key":
                return "b" if self.flipped else "a"
            case "split":
                return self.side or "a"
            case "halves":
                return "b" if drawn(f"half {self.seed} {card}") else "a"
        return "b" if drawn(f"each {self.seed} {self.thing or card}") else "a"

    def wears(self, card: str) -> str:
        """The face set of a card now."""
        return self.b if self.letter(card) == "b" else self.a

    def next(self, card: str) -> str:
        """The face set that a card may wear at the next press of a key; empty where that cannot be foreseen."""
        if not self.on or self.mode != KEY:
            return ""
        return self.a if self.letter(card) == "b" else self.b

    def move_seam(self, to: float) -> None:
        """Puts the seam elsewhere, as far as it goes."""
        self.seam = min(MOST, max(LEAST, to))

    def swap(self) -> None:
        """A becomes B, and B becomes A."""
        self.a, self.b = self.b, self.a


@lru_cache(4096)
def drawn(words: str) -> bool:
    """Yes or no, each as likely, and always the same for the same words."""
    return bool(hashlib.blake2b(words.encode(), digest_size=1).digest()[0] & 1)
