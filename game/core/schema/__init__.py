"""Reads dataclasses from YAML, and writes their JSON Schema and their reference rows: one declaration serves all three.

@dataclass(frozen=True, slots=True)
class Wither:
    \"\"\"Puts wither counters on creatures.\"\"\"
    amount: Annotated[int, Range(1, 9), "How many counters are put."]
    on: Annotated[Literal["opposing_leader", "each_opposing"], "On whom."] = "opposing_leader"
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar, cast

from game.core.problems import ProblemList
from game.core.schema.hints import shape_of
from game.core.schema.marks import BadField, Family, Length, Pattern, Range, Reads, References, short
from game.core.schema.records import Record, summary
from game.core.schema.shape import BAD, Definitions, Reading, Reference
from game.core.suggest import did_you_mean
from game.core.yamlfile import read_into
from game.core.yamlnode import Node, shown

__all__ = [
    "BadField",
    "Family",
    "Length",
    "Pattern",
    "Range",
    "Reads",
    "Reference",
    "References",
    "Row",
    "check_references",
    "describe",
    "json_schema",
    "read_as",
    "read_file_as",
    "short",
    "summary",
]

T = TypeVar("T")
DRAFT = "https://json-schema.org/draft/2020-12/schema"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a reference page: a key, what it takes, what it is when left out, and its description.

    `default` is None where the key must be given; `short` says that its value may stand alone for the whole.
    """

    word: str
    takes: str
    default: str | None
    says: str
    short: bool


def read_as(
    node: Node, kind: type[T], problems: ProblemList, references: list[Reference] | None = None
) -> T | None:
    """The value of a node as this type, or None with everything that is wrong noted in `problems`.

    The ids that the file mentions are added to `references`, for `check_references` once all files are read.
    """
    shape = shape_of(cast("Any", kind))
    value = shape.read(node, Reading(problems, references if references is not None else []))
    return None if value is BAD else cast("T", value)


def read_file_as(path: str | Path, kind: type[T], references: list[Reference] | None = None) -> T:
    """A file as this type; raises FileProblems with all that is wrong with it, as YAML and against the schema."""
    problems = ProblemList()
    node = read_into(path, problems)
    value = read_as(node, kind, problems, references) if node is not None else None
    problems.raise_errors()
    return cast("T", value)  # None only where the type itself has it


def check_references(
    references: Iterable[Reference], known: Mapping[str, Collection[str]], problems: ProblemList
) -> None:
    """Notes each id that is not known for its kind; `known` has the ids of every kind that is mentioned."""
    for each in references:
        if each.id not in known[each.kind]:
            suggestion = did_you_mean(each.id, known[each.kind])
            problems.add(
                each.place, "unknown-id", f"there is no {each.kind} {shown(each.id)}", suggestion=suggestion
            )


def json_schema(kind: Any, title: str = "") -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a type, with descriptions, as editors use it to complete and check files.

    It refuses nothing that `read_as` takes; a few things only the reader sees (ids, custom texts, cross checks).
    """
    definitions = Definitions()
    root = shape_of(kind).json(definitions)
    head: dict[str, Any] = {"$schema": DRAFT}
    if title:
        head["title"] = title
    return head | root | ({"$defs": definitions.schemas} if definitions.schemas else {})


def describe(kind: type) -> list[Row]:
    """The keys of a dataclass in their order, for generated reference pages; `summary(kind)` has its docstring."""
    record = shape_of(kind)
    if not isinstance(record, Record):
        message = f"{kind!r} is no dataclass"
        raise TypeError(message)
    return [
        Row(
            part.word,
            part.shape.words(),
            None if part.required else _default_words(part.default),
            part.says,
            part is record.short,
        )
        for part in record.parts
    ]


def _default_words(value: Any) -> str:
    """A default as a file would have it."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case Enum():
            return value.value if isinstance(value.value, str) else value.name.lower()
        case tuple() | list() | dict() if not value:
            return "none"
        case tuple() | list():
            return f"[{', '.join(_default_words(each) for each in value)}]"
    return str(value)
