"""What a dataclass says about its fields beside their types, within `Annotated[...]`; reads nothing itself.

    amount: Annotated[int, Range(0, 9), "How many counters are put."] = 1

A bare text in `Annotated` is the field's description. A field's word in the file is its name without one trailing
underscore (`class_` is `class`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar

T = TypeVar("T")
_SHORT = "_short_form"


@dataclass(frozen=True, slots=True)
class Range:
    """The smallest and largest number allowed; None leaves that side open."""

    least: float | None = None
    most: float | None = None


@dataclass(frozen=True, slots=True)
class Length:
    """How many characters a text may have, or how many entries a list or mapping; None leaves `most` open."""

    least: int = 0
    most: int | None = None


ANY_NUMBER = Range()
ANY_LENGTH = Length()


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression that the whole text matches, and what such a text is called (`a lower-case id`)."""

    pattern: str
    words: str


@dataclass(frozen=True, slots=True)
class References:
    """The text is the id of something of this kind (`card`); whether it exists is checked in a second pass."""

    kind: str


@dataclass(frozen=True, slots=True)
class Reads:
    """The value is made from a single text by a function that raises ValueError with a sentence about what is wrong.

    A NotationError also tells the column within the text and what was probably meant. `words` says what is wanted
    (`a playing card, as 6H`); `pattern` lets editors check the text, as far as a regular expression can.
    """

    function: Callable[[str], Any]
    words: str
    pattern: str | None = None


class BadField(ValueError):  # noqa: N818 - it names the field that is bad
    """Raised in `__post_init__` of a dataclass about the value of one field, so that the file's line can be shown."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


def short(field: str) -> Callable[[type[T]], type[T]]:
    """Names the field of a dataclass that may stand alone: `well_gazer` for `{card: well_gazer}`."""

    def mark(cls: type[T]) -> type[T]:
        if not is_dataclass(cls) or field not in {each.name for each in fields(cls)}:
            message = f"{cls.__name__} is no dataclass with a field {field!r}"
            raise TypeError(message)
        setattr(cls, _SHORT, field)
        return cls

    return mark


def short_field(cls: type) -> str | None:
    """The field that may stand alone, of this very class and not of its parents."""
    found: str | None = vars(cls).get(_SHORT)
    return found


class Family(Generic[T]):
    """Verbs: dataclasses of which a file names one by its word, as `{wither: {amount: 2, on: opposing_leader}}`.

    The short form `wither: 2` is there where the dataclass names a field for it, and the bare word `wither` where no
    field must be given. A field takes one of them with `Annotated[Effect, EFFECTS]`. Fill it while modules are
    imported and never later: it is the list of words of a language.
    """

    def __init__(self, name: str, plural: str | None = None) -> None:
        self.name = name
        self.plural = plural if plural is not None else f"{name}s"
        self._verbs: dict[str, type[T]] = {}

    def __repr__(self) -> str:
        return f"Family({self.name!r})"

    @property
    def verbs(self) -> Mapping[str, type[T]]:
        """The dataclasses by their words, in the order in which they were added."""
        return MappingProxyType(self._verbs)

    def verb(self, word: str | None = None, *, short: str | None = None) -> Callable[[type[T]], type[T]]:
        """Adds the dataclass below it; without a word, `ThisName` is `this_name`. `short` as in `short(...)`."""

        def add(cls: type[T]) -> type[T]:
            if not is_dataclass(cls):
                message = f"{cls.__name__} is no dataclass; put @dataclass below the verb"
                raise TypeError(message)
            own = word if word is not None else re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
            if own in self._verbs:
                message = f"{self.name} {own!r} is there already"
                raise ValueError(message)
            if short is not None:
                _mark_short(cls, short)
            self._verbs[own] = cls
            return cls

        return add

    def word_of(self, verb: T | type[T]) -> str:
        """The word of a verb or of its class; raises KeyError for what was never added."""
        cls = verb if isinstance(verb, type) else type(verb)
        for word, each in self._verbs.items():
            if each is cls:
                return word
        raise KeyError(cls.__name__)


def _mark_short(cls: type[T], field: str) -> None:
    short(field)(cls)
