"""Skins: the colours and icons that a template names with `@`, by the card's faction, clan or suit, and by its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

from game.core.problems import Place, ProblemList
from game.core.schema import Pattern, read_as
from game.core.suggest import did_you_mean
from game.core.yamlfile import read_into
from game.ui.cardface.info import CardInfo
from game.ui.theme import rgb

NAME: Final = Pattern("[a-z][a-z0-9_]*", "a name: small letters, digits and underscores, a letter first")
COLOUR: Final = Pattern(
    "#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|[a-z][a-z0-9_]*",
    "a colour as #rrggbb (or #rrggbbaa), or another colour's name",
)
Colours = dict[Annotated[str, NAME], Annotated[str, COLOUR]]
RGBA = tuple[int, int, int, int]
NONE: Final[RGBA] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Skin:
    """What a skin file says."""

    all: Annotated[Colours, "Colours of every card."] = field(default_factory=dict)
    house: Annotated[
        dict[Annotated[str, NAME], Colours], "Over those, the colours of each faction, clan or suit."
    ] = field(default_factory=dict)
    type: Annotated[dict[Annotated[str, NAME], Colours], "Over those, the colours of each type of card."] = (
        field(default_factory=dict)
    )
    extends: Annotated[str, "Another skin, whose colours hold where this one says nothing."] = ""
    place: Place = field(default=Place(), compare=False, repr=False)


class Dressed:
    """A skin as one card wears it: colours by name."""

    def __init__(self, colours: Mapping[str, str]) -> None:
        self.colours = dict(colours)
        self.key = tuple(sorted(self.colours.items()))
        self._found: dict[str, RGBA] = {}

    def colour(self, words: str) -> RGBA:
        """A template's colour: `#rrggbb`, Tiled's `#aarrggbb`, or `@name`; an empty or unknown name is clear."""
        if words not in self._found:
            self._found[words] = self._resolve(words)
        return self._found[words]

    def has(self, words: str) -> bool:
        """Whether a colour that is named exists."""
        return not words.startswith("@") or words[1:] in self.colours

    def _resolve(self, words: str, depth: int = 0) -> RGBA:
        if words.startswith("@"):
            value = self.colours.get(words[1:], "")
            if not value or depth > 8:
                return NONE
            if not value.startswith("#"):
                return self._resolve(f"@{value}", depth + 1)
            red, green, blue = rgb(value[:7])
            return red, green, blue, int(value[7:9], 16) if len(value) == 9 else 255
        if len(words) == 9:
            return int(words[3:5], 16), int(words[5:7], 16), int(words[7:9], 16), int(words[1:3], 16)
        return (*rgb(words), 255) if words else NONE


def read_skin(
    path: Path, problems: ProblemList, known: Mapping[str, Path] | None = None
) -> tuple[Skin, tuple[Path, ...]] | None:
    """A skin with all that it builds upon, and every file of it; None, and all that is wrong noted, where it is unfit.

    `known` has the files of the others by name.
    """
    before = len(problems)
    found = _read(path, problems, known or {}, ())
    if found is not None and len(problems) == before:
        _check(found[0], problems)
    return None if len(problems) > before else found


def _read(
    path: Path, problems: ProblemList, known: Mapping[str, Path], chain: tuple[str, ...]
) -> tuple[Skin, tuple[Path, ...]] | None:
    node = read_into(path, problems)
    skin = read_as(node, Skin, problems) if node is not None else None
    if skin is None:
        return None
    if not skin.extends:
        if not skin.all:
            problems.add(
                skin.place, "missing-key", "a skin says colours in 'all', or names another in 'extends'"
            )
        return skin, (path,)
    if skin.extends in (*chain, path.stem):
        problems.add(skin.place, "bad-value", f"the skins build upon each other in a ring: {skin.extends}")
        return None
    if skin.extends not in known:
        near = did_you_mean(skin.extends, known)
        sentence = f"there is no skin {skin.extends!r} to build upon"
        problems.add(skin.place, "unknown-id", sentence, suggestion=near)
        return None
    base = _read(known[skin.extends], problems, known, (*chain, path.stem))
    return None if base is None else (_over(base[0], skin), (path, *base[1]))


def _over(base: Skin, own: Skin) -> Skin:
    """What a skin says over what it builds upon."""
    return Skin(
        base.all | own.all, _merged(base.house, own.house), _merged(base.type, own.type), place=own.place
    )


def _merged(base: Mapping[str, Colours], own: Mapping[str, Colours]) -> dict[str, Colours]:
    return {name: base.get(name, {}) | own.get(name, {}) for name in (*base, *own)}


def _check(skin: Skin, problems: ProblemList) -> None:
    """Every name that stands for another colour leads to one."""
    for part in (skin.all, *skin.house.values(), *skin.type.values()):
        for name, value in part.items():
            seen = {name}
            while not value.startswith("#"):
                nxt = part.get(value, skin.all.get(value))
                if nxt is None and any(value in each for each in (*skin.house.values(), *skin.type.values())):
                    break  # a colour that only some cards have
                if nxt is None or value in seen:
                    problems.add(
                        skin.place, "unknown-id", f"the colour {name!r} leads to {value!r}, which is none"
                    )
                    break
                seen.add(value)
                value = nxt  # noqa: PLW2901 - walks along the names


@lru_cache(512)
def _dressed(key: tuple[tuple[str, str], ...]) -> Dressed:
    return Dressed(dict(key))


TWO_COLOURS: Final = {"diamonds": "hearts", "clubs": "spades"}
"""Which suit's colours a suit wears in the old pack of two colours."""


def dress(skin: Skin, card: CardInfo, *, four: bool = True) -> Dressed:
    """The colours a card wears; the same object for cards that wear the same. `four`: each suit has its own."""
    colours = dict(skin.all)
    house = card.house
    if not four:
        colours.pop("four", None)
        house = TWO_COLOURS.get(house, house)
    colours.update(skin.house.get(house, {}))
    colours.update(skin.type.get(card.type, {}))
    return _dressed(tuple(sorted(colours.items())))
