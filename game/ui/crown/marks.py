"""What a piece of Crown shows besides its card, packed into the one word that a pose carries."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any


@dataclass(frozen=True, slots=True)
class Marks:
    """`use` is the kind of face: board, hand, full, mini, back; `power` stands in the shield, `how` if it differs.

    `damage` of `power` was taken, or is being placed (`placed`); `added` is what it gave to its pool in this push.
    `tight`: the next creature of its line lies on it.
    """

    use: str = "board"
    power: str = ""
    how: str = ""
    damage: int = 0
    placed: int = 0
    counters: int = 0
    added: str = ""
    exhausted: bool = False
    tight: bool = False
    shattered: bool = False
    leader: bool = False
    heroic: bool = False
    rival: str = ""
    owned: str = ""
    playable: bool = False
    next: bool = False
    fired: bool = False
    ribbon: str = ""
    line: str = ""
    cost: str = ""
    cost_how: str = ""
    eye: bool = False
    target: int = 0

    def word(self) -> str:
        """As a pose carries it: only what differs from the usual."""
        parts = []
        for name in FIELDS:
            value = getattr(self, name)
            if value != getattr(USUAL, name):
                parts.append(f"{name}={int(value) if isinstance(value, bool) else value}")
        return "\x1f".join(parts)


FIELDS = tuple(Marks.__dataclass_fields__)
KINDS: dict[str, type] = {name: type(field.default) for name, field in Marks.__dataclass_fields__.items()}
USUAL = Marks()


@lru_cache(4096)
def marks_of(word: str) -> Marks:
    """The marks of a pose."""
    if not word:
        return USUAL
    values: dict[str, Any] = {}
    for part in word.split("\x1f"):
        name, _, value = part.partition("=")
        kind = KINDS[name]
        values[name] = bool(int(value)) if kind is bool else kind(value)
    return Marks(**values)


@lru_cache(4096)
def with_use(word: str, use: str) -> str:
    """The same marks on another kind of face."""
    from dataclasses import replace

    return replace(marks_of(word), use=use).word()
