"""What every shape of a value can do: read itself, name itself in words, write itself as JSON Schema."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.problems import Place, ProblemList
from game.core.yamlnode import ListNode, MappingNode, Node, ScalarNode

SCALAR, LIST, MAPPING = "scalar", "list", "mapping"
MOST_WORDS: Final = 12
_MISSING_SPACE = re.compile(r"\w[\w ]*:\S")


class Bad:
    """The value could not be read; what is wrong was noted already."""

    def __repr__(self) -> str:
        return "BAD"


BAD: Final = Bad()


@dataclass(frozen=True, slots=True)
class Reference:
    """An id that a file mentions, to be looked up when all files are read."""

    kind: str
    id: str
    place: Place


@dataclass(slots=True)
class Reading:
    """What one run of reading collects."""

    problems: ProblemList
    references: list[Reference] = field(default_factory=list)

    def refuse(self, place: Place, code: str, sentence: str, suggestion: str | None = None) -> Bad:
        """Notes what is wrong; returns BAD for the caller to return."""
        self.problems.add(place, code, sentence, suggestion=suggestion)
        return BAD

    def trial(self) -> Reading:
        """A reading whose findings count only when it is adopted."""
        return Reading(ProblemList())

    def adopt(self, trial: Reading) -> None:
        """Takes over what a trial found."""
        for problem in trial.problems:
            self.problems.note(problem)
        self.references.extend(trial.references)


class Definitions:
    """The `$defs` of a JSON Schema: each dataclass and family once, recursion included."""

    def __init__(self) -> None:
        self.schemas: dict[str, dict[str, Any]] = {}
        self._names: dict[object, str] = {}

    def reference(self, owner: object, name: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """A `$ref` to the owner's definition, which is made the first time it is asked for."""
        if owner not in self._names:
            unique, number = name, 1
            while unique in self.schemas:
                number += 1
                unique = f"{name}{number}"
            self._names[owner] = unique
            self.schemas[unique] = {}
            self.schemas[unique].update(make())
        return {"$ref": f"#/$defs/{self._names[owner]}"}


class Shape(ABC):
    """What a value has to be. Reading never raises over a file: it notes problems and returns BAD."""

    @abstractmethod
    def words(self) -> str:
        """What is wanted, as a sentence names it: `a whole number from 0 to 9`."""

    def brief(self) -> str:
        """The same without what it holds, where only the kind of value is wrong."""
        return self.words()

    @abstractmethod
    def kinds(self) -> frozenset[str]:
        """Which of scalar, list and mapping it may be written as."""

    @abstractmethod
    def json(self, definitions: Definitions) -> dict[str, Any]:
        """The JSON Schema (draft 2020-12) of it, as an editor sees the file."""

    @abstractmethod
    def take(self, node: Node, reading: Reading) -> Any:
        """The value of a node that was not refused before, or BAD."""

    def read(self, node: Node, reading: Reading) -> Any:
        """The value of a node, or BAD."""
        return BAD if kind_of(node) is None else self.take(node, reading)

    def key_json(self) -> dict[str, Any]:
        """The JSON Schema of the keys of a mapping that have this shape."""
        return {}

    def wrong(self, node: Node, reading: Reading, suggestion: str | None = None, hint: str = "") -> Bad:
        """Notes that another kind of value was wanted here."""
        if (
            not hint
            and isinstance(node, ScalarNode)
            and MAPPING in self.kinds()
            and SCALAR not in self.kinds()
        ):
            hint = (
                "; a space is missing after the ':'" if node.plain and _MISSING_SPACE.match(node.text) else ""
            )
        sentence = f"{self.brief()} is wanted here, not {node.kind}{hint}"
        if isinstance(node, ScalarNode) and node.is_nothing():
            sentence = f"{self.brief()} is missing here"
            if node.text and SCALAR in self.kinds():
                sentence += f"; put {node.text} in quotes if it is meant as a text"
        return reading.refuse(node.place, "wrong-type", sentence, suggestion)


def kind_of(node: Node) -> str | None:
    """Scalar, list or mapping; None for a value that was refused already."""
    match node:
        case ScalarNode():
            return SCALAR
        case ListNode():
            return LIST
        case MappingNode():
            return MAPPING
    return None


def enumerated(words: Iterable[str]) -> str:
    """`left, center, right`, cut where there are very many."""
    every = list(words)
    if len(every) <= MOST_WORDS:
        return ", ".join(every)
    return f"{', '.join(every[:MOST_WORDS])} and {len(every) - MOST_WORDS} more"


def with_article(noun: str) -> str:
    """`a card`, `an effect`."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def counted(least: int, most: int | None, unit: str) -> str:
    """`1 to 40 characters`, `at least 1 entry`; empty where anything goes."""
    if most is None:
        return f"at least {least} {_plural(least, unit)}" if least else ""
    if least == most:
        return f"exactly {most} {_plural(most, unit)}"
    return f"{least} to {most} {_plural(most, unit)}" if least else f"at most {most} {_plural(most, unit)}"


def joined(every: Iterable[str]) -> str:
    """`a or b`; with a comma where one of them has commas inside."""
    parts = list(every)
    return (", or " if any("," in part for part in parts) else " or ").join(parts)


def _plural(count: int, unit: str) -> str:
    if count == 1:
        return unit
    return f"{unit[:-1]}ies" if unit.endswith("y") else f"{unit}s"
