"""What is wrong with a file a person wrote: where, in one sentence, all of it at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from game.core.errors import Unusable

CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "missing-file": "no file stands at that path",
        "not-a-file": "the path leads to a folder or a device",
        "unreadable": "the system refuses to read the file",
        "too-large": "the file is longer, or holds more values, than any file of this game needs",
        "too-deep": "lists and mappings are nested deeper than any file of this game needs",
        "encoding": "the file is not UTF-8 text",
        "character": "an invisible character that editors and YAML count differently, or that no text may hold",
        "syntax": "this is not YAML",
        "tab": "a tab stands where YAML wants spaces",
        "empty": "the file holds nothing",
        "documents": "a second YAML document begins; a file holds one",
        "alias": "an anchor or alias that leads nowhere, to itself, or to far too much",
        "merge": "the merge key `<<`; what is meant is written out",
        "tag": "a YAML tag such as `!!int`; the schema alone says what a value is",
        "bad-key": "a key that is no plain word",
        "duplicate-key": 'the same key twice in one mapping (1 and "1" are the same key)',
        "unknown-key": "a key that this mapping does not have",
        "missing-key": "a key that this mapping must have",
        "wrong-type": "a value of another kind than is wanted here",
        "out-of-range": "a number that is too small or too large",
        "wrong-length": "a text or a list that is too short or too long",
        "unknown-word": "a word that is not one of those allowed here",
        "unknown-id": "the id of something that does not exist",
        "bad-value": "a value of the right kind that still cannot be",
    }
)
"""The codes of the file reader and of schemas, with what each means; whoever reports more has a table of its own."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is written: the file as the person named it, line and column from 1."""

    path: str = ""
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake (or, with `warning`, one piece of advice) at one place; sorts in the order of reading.

    `sentence` begins small and has no full stop, since the place stands before it and the suggestion after it.
    """

    path: str
    line: int
    column: int
    code: str
    sentence: str
    suggestion: str | None = None
    warning: bool = False

    @property
    def place(self) -> Place:
        """Where it is, as a value of its own."""
        return Place(self.path, self.line, self.column)

    def __str__(self) -> str:
        head = f"{self.place}: {'warning: ' if self.warning else ''}{self.code}: {self.sentence}"
        return f"{head}; did you mean {self.suggestion!r}?" if self.suggestion is not None else head


class FileProblems(Unusable):
    """Files that cannot be used: every problem found in them, in the order of reading; the text has one a line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = in_order(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class ProblemList:
    """Collects problems over a whole run and over many files, so that all of them are told at once.

    The same problem is kept once: a value behind a YAML alias is read at every place that uses it.
    """

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[Problem, None] = {}

    def add(
        self, place: Place, code: str, sentence: str, *, suggestion: str | None = None, warning: bool = False
    ) -> None:
        """Notes a mistake at a place; with `warning` a piece of advice, which stops nobody."""
        self.note(Problem(place.path, place.line, place.column, code, sentence, suggestion, warning))

    def note(self, problem: Problem) -> None:
        """Notes a problem that was made elsewhere."""
        self._found.setdefault(problem)

    def __iter__(self) -> Iterator[Problem]:
        return iter(in_order(self._found))

    def __len__(self) -> int:
        return len(self._found)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """What makes the files unusable, in the order of reading."""
        return tuple(problem for problem in self if not problem.warning)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """What is only advised, in the order of reading."""
        return tuple(problem for problem in self if problem.warning)

    def has_errors(self) -> bool:
        """Whether something was found that makes a file unusable; cheap."""
        return any(not problem.warning for problem in self._found)

    def raise_errors(self) -> None:
        """Raises FileProblems with all that was found, advice too, if any of it is an error."""
        if self.has_errors():
            raise FileProblems(self)


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Sorted by file, line and column; of the same place in the order in which they were found."""
    return tuple(sorted(problems, key=lambda problem: (problem.path, problem.line, problem.column)))
