"""What a picture is to be of, as plain data that any process can hold and send."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field

HINTS = ("figure", "scene", "palette")
"""What a card file may say about its picture."""


@dataclass(frozen=True, slots=True)
class Subject:
    """One card, as far as its picture depends on it; the same subject always gives the same picture.

    `kind` is the card's type in its game's terms: creature, rival, spell, equipment, trap, fortification, wizard,
    once, aura, enchantment or circle. `house` is its faction or clan. `hint` may name a `figure`, a `scene` or a
    `palette` of this package by its own name; a name that does not exist counts as none (`unknown_hints` tells).
    """

    game: str
    id: str
    name: str
    kind: str
    house: str = ""
    keywords: tuple[str, ...] = ()
    power: int = 0
    hint: Mapping[str, str] = field(default_factory=dict)

    @property
    def seed(self) -> int:
        """Number from which everything accidental in the picture follows."""
        return zlib.crc32(f"{self.game}/{self.id}".encode())

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the name and then of the id, small letters, those that say most first.

        That is the last word, or where the name goes on with `of`, `in` or the like, the last word before that.
        """
        name = re.sub(r"['\u2019]s\b", "", self.name.lower())
        parts = [
            re.findall(r"[a-z]+", part) for part in re.split(r"\b(?:of|in|with|from|at|on|for|by)\b", name)
        ]
        said = [word for part in parts for word in reversed(part)]
        return (*said, *(word for word in reversed(self.id.split("_")) if word not in said))
