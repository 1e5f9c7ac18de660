"""What may go wrong with an action, a text or a position; each carries the sentence a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class Unusable(Exception):  # noqa: N818 - it names the thing, as the refusals do
    """A file of the game's own that cannot be used; its text tells the person which one, where in it, and why."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a word for programs, a sentence for people, and what would do instead."""

    code: str
    reason: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.reason} {self.hint}".strip()


class IllegalAction(Exception):  # noqa: N818 - the field's word
    """The action is understood and not allowed here; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def reason(self) -> str:
        """The refusal's sentence."""
        return self.refusal.reason


class NotationError(ValueError):
    """The text is no action at all: where it goes wrong (0-based column) and what was expected there."""

    def __init__(self, text: str, column: int, expected: str, suggestion: str | None = None) -> None:
        tail = f"; did you mean {suggestion!r}?" if suggestion else ""
        super().__init__(f"{text!r}: at column {column + 1} {expected} was expected{tail}")
        self.text, self.column, self.expected, self.suggestion = text, column, expected, suggestion


Path = tuple[str | int, ...]
"""Where in a position: keys and list indices from the top."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong with a position or with options, and where."""

    path: Path
    code: str
    sentence: str
    suggestion: str | None = None

    def __str__(self) -> str:
        place = ".".join(str(step) for step in self.path) or "position"
        tail = f"; did you mean {self.suggestion!r}?" if self.suggestion else ""
        return f"{place}: {self.sentence}{tail}"


class BadPosition(Exception):  # noqa: N818 - it names the thing, as the refusals do
    """A position or options that cannot be set up: everything that is wrong with them at once."""

    def __init__(self, flaws: Sequence[Flaw]) -> None:
        super().__init__("\n".join(str(flaw) for flaw in flaws))
        self.flaws = tuple(flaws)
