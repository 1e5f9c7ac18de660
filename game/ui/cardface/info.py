"""A card as a face sees it: plain data that any process can hold, whatever game it comes from."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of a rules text in one style."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon as high as the text; `colour` is `#rrggbb` or empty for the colour of the text."""

    icon: str
    colour: str = ""


Line: TypeAlias = tuple[Run | Sign, ...]
"""One ability; runs keep their own spaces."""

NUMBERS: Final[Mapping[str, tuple[str, ...]]] = {
    "crown": ("cost", "bloom", "power", "bounty"),
    "patterns": ("power",),
    "renown": ("worth",),
}
"""The numbers that cards of a game may have."""
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "crown": ("resource", "label"),
    "patterns": ("component",),
    "renown": ("rank", "suit", "code", "side"),
}
"""The further texts that cards of a game may have."""
ICONS: Final[Mapping[str, tuple[str, ...]]] = {
    "crown": ("house", "resource", "type"),
    "patterns": ("house", "type"),
    "renown": ("suit", "emblem"),
}
"""The icons that cards of a game may have."""
COMMON: Final = (
    "id",
    "name",
    "type",
    "type_line",
    "house",
    "house_name",
    "rules",
    "flavour",
    "keyword",
    "length",
)
SHORT, LONG = 90, 190
"""Letters of rules and flavour together up to which a text is `short`, and from which on it is `long`."""


@dataclass(frozen=True, slots=True)
class CardInfo:
    """Everything about one card that a face can show.

    `type` and `house` are ids (`creature`, `dream`), `type_line` and `house_name` what is printed. `numbers` has only
    those the card prints. `keywords` are ids in the order of importance, `badges` the icons that stand for them.
    """

    game: str
    id: str
    name: str
    type: str = ""
    type_line: str = ""
    house: str = ""
    house_name: str = ""
    numbers: tuple[tuple[str, int], ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    icons: tuple[tuple[str, str], ...] = ()
    rules: tuple[Line, ...] = ()
    flavour: str = ""
    keywords: tuple[str, ...] = ()
    badges: tuple[str, ...] = ()
    hint: tuple[tuple[str, str], ...] = ()
    stamp: int = field(default=0, init=False, compare=False, repr=False)
    """A number of all that is said above: the same in every process, so that files can be kept by it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "stamp", zlib.crc32(repr(self).encode()))

    def __hash__(self) -> int:
        return self.stamp

    @property
    def key(self) -> tuple[str, str]:
        """Game and id: the card, whatever is printed on it."""
        return self.game, self.id

    def number(self, name: str) -> int | None:
        """One of its numbers; None where the card does not print it."""
        return next((value for key, value in self.numbers if key == name), None)

    def icon(self, name: str) -> str:
        """One of its icons; empty where it has none of that name."""
        return next((value for key, value in self.icons if key == name), "")

    def value(self, name: str) -> str:
        """What a template's `{name}` stands for; empty where the card has no such thing."""
        if name in COMMON:
            match name:
                case "rules":
                    return plain(self.rules)
                case "keyword":
                    return self.keywords[0] if self.keywords else ""
                case "length":
                    letters = len(plain(self.rules)) + len(self.flavour)
                    return "short" if letters <= SHORT else "long" if letters >= LONG else "middling"
            return str(getattr(self, name))
        number = self.number(name)
        if number is not None:
            return str(number)
        return next((text for key, text in self.words if key == name), "")


def known_values(game: str) -> tuple[str, ...]:
    """Every name that templates of a game may bind or ask for in `when`."""
    return (*COMMON, *NUMBERS.get(game, ()), *WORDS.get(game, ()))


def plain(lines: tuple[Line, ...]) -> str:
    """A rules text without styles, one ability a line."""
    return "\n".join("".join(span.text for span in line if isinstance(span, Run)) for line in lines)
