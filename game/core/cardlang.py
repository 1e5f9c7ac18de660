"""Reading folders of card files, for every game that has them: all cards of all files, every problem in one run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from game.core.problems import Place, ProblemList
from game.core.schema import Reference, read_as
from game.core.yamlfile import read_into
from game.core.yamlnode import ListNode


class HasId(Protocol):
    """What stands in a card file: something with an id and a place."""

    @property
    def id(self) -> str: ...
    @property
    def place(self) -> Place: ...


T = TypeVar("T", bound=HasId)


def read_lists(
    files: Sequence[Path],
    kind: type[T],
    problems: ProblemList,
    references: list[Reference],
    noun: str = "card",
) -> list[T]:
    """Everything of one kind from files that are lists of it, in order; what cannot be read is noted and left out."""
    found: list[T] = []
    for path in files:
        node = read_into(path, problems)
        if node is None:
            continue
        if not isinstance(node, ListNode):
            problems.add(node.place, "wrong-type", f"a list of {noun}s is wanted here, not {node.kind}")
            continue
        for item in node:
            value = read_as(item, kind, problems, references)
            if value is not None:
                found.append(value)
    return unique(found, problems, noun)


def unique(found: Iterable[T], problems: ProblemList, noun: str) -> list[T]:
    """The first of every id; the others are noted with the place of the first."""
    first: dict[str, T] = {}
    for each in found:
        if each.id in first:
            problems.add(
                each.place,
                "duplicate-id",
                f"the {noun} {each.id!r} is there already, at {first[each.id].place}",
            )
        else:
            first[each.id] = each
    return list(first.values())


def sentence(words: str) -> str:
    """With a capital and a full stop: `exhaust it` becomes `Exhaust it.`"""
    words = words.strip()
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '!', '?')) else '.'}"
