"""The tree of a YAML file with the place of everything in it; nothing here knows what a value should be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from game.core.errors import Flaw, Path
from game.core.problems import Place, ProblemList

Data: TypeAlias = "bool | int | str | list[Data] | dict[str, Data] | None"
"""What `plain_data` makes: the values of a file without their places. Keys are always texts."""

WHOLE_NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
"""How a whole number is written: no leading zeros, no `1_000`, no octal, no `1e3`, and within 64 bits."""

NOTHING = frozenset({"", "~", "null"})
"""The unquoted texts that stand for nothing where a value may be left out."""


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """One value of a file: where it begins, and the keys and list indices that lead to it from the top.

    A node of this very class, none of the three below, stands for a value that was refused and reported already;
    who reads on passes over it in silence.
    """

    place: Place
    keys: Path

    @property
    def kind(self) -> str:
        """What a person calls it: `a text`, `a list`, `a mapping`."""
        return "nothing"


@dataclass(frozen=True, slots=True, eq=False)
class ScalarNode(Node):
    """A single value exactly as it is written; `plain` tells `no` from `"no"`."""

    text: str
    plain: bool
    exact: bool = True
    """Whether the text stands in the file letter for letter on one line, so that columns inside it can be told."""

    @property
    def kind(self) -> str:
        if self.is_nothing():
            return "nothing"
        if self.plain and self.text in {"true", "false"}:
            return f"{self.text}"
        if self.plain and WHOLE_NUMBER.fullmatch(self.text):
            return f"the number {self.text}"
        return f"the text {shown(self.text)}"

    def is_nothing(self) -> bool:
        """Whether nothing is written, or `~` or `null` without quotes."""
        return self.plain and self.text in NOTHING

    def place_at(self, offset: int) -> Place:
        """The place of a character of the text (0-based), as far as it can be told; else where the text begins."""
        if not self.exact or not 0 <= offset <= len(self.text):
            return self.place
        return Place(self.place.path, self.place.line, self.place.column + offset + (not self.plain))


@dataclass(frozen=True, slots=True, eq=False)
class ListNode(Node):
    """A list."""

    items: tuple[Node, ...]

    @property
    def kind(self) -> str:
        return "a list"

    def __iter__(self) -> Iterator[Node]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """One line of a mapping: the key as written, and its value."""

    key: ScalarNode
    value: Node


@dataclass(frozen=True, slots=True, eq=False)
class MappingNode(Node):
    """A mapping, in the order of the file; a key written twice is reported and the first one holds.

    `incomplete` says that an entry was refused and reported already, so that nobody calls its key missing.
    """

    entries: Mapping[str, Entry]
    incomplete: bool = False

    @property
    def kind(self) -> str:
        return "a mapping"

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())

    def __len__(self) -> int:
        return len(self.entries)

    def get(self, key: str) -> Node | None:
        """The value of a key, or None where the key is not there."""
        entry = self.entries.get(key)
        return entry.value if entry is not None else None


def shown(text: str, most: int = 40) -> str:
    """A text as sentences quote it: in quotes, on one line, cut where it is long."""
    return repr(text if len(text) <= most else text[: most - 3] + "...")


def plain_data(node: Node) -> Data:
    """The values alone, for words that are read without a schema, as the positions of scenario files are.

    Only unquoted `true`, `false`, whole numbers and nothing are other than texts: `no`, `1:30`, `1e3`, `017`,
    dates and `1a` come out as they are written.
    """
    match node:
        case ScalarNode(text=text, plain=True):
            if text in NOTHING:
                return None
            if text in {"true", "false"}:
                return text == "true"
            return int(text) if WHOLE_NUMBER.fullmatch(text) else text
        case ScalarNode(text=text):
            return text
        case ListNode(items=items):
            return [plain_data(item) for item in items]
        case MappingNode(entries=entries):
            return {key: plain_data(entry.value) for key, entry in entries.items()}
    return None


def find(node: Node, path: Path, *, key: bool = False) -> Place:
    """The place of the value at the end of a path, or of its key; where the path leaves the file, the last found."""
    place = node.place
    for step in path:
        if isinstance(node, MappingNode) and (entry := node.entries.get(str(step))) is not None:
            node, place = entry.value, entry.key.place if key else entry.value.place
        elif isinstance(node, ListNode) and isinstance(step, int) and 0 <= step < len(node):
            node = node.items[step]
            place = node.place
        else:
            break
    return place


def report_flaws(node: Node, flaws: Iterable[Flaw], problems: ProblemList) -> None:
    """Notes what the rules find wrong with a position or with options at the places where it is written.

    `node` is the top of what was given to the rules; the flaws' paths lead on from there.
    """
    for flaw in flaws:
        place = find(node, flaw.path, key=flaw.code == "unknown-key")
        problems.add(place, flaw.code, flaw.sentence, suggestion=flaw.suggestion)
