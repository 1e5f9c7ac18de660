"""Shortcuts for the tests of files: text in, values and problems out."""

from __future__ import annotations

from typing import Any

from game.core.problems import Problem, ProblemList
from game.core.schema import Reference, read_as
from game.core.yamlfile import compose
from game.core.yamlnode import Node


def tree(content: str | bytes) -> Node:
    """The tree of a text that has no problem."""
    problems = ProblemList()
    node = compose(content, "f.yaml", problems)
    assert list(problems) == []
    assert node is not None
    return node


def syntax_problems(content: str | bytes) -> list[Problem]:
    problems = ProblemList()
    compose(content, "f.yaml", problems)
    return list(problems)


def value(content: str, kind: Any, references: list[Reference] | None = None) -> Any:
    """The value of a text that has no problem."""
    made, problems = attempt(content, kind, references)
    assert problems == []
    return made


def problems_of(content: str, kind: Any) -> list[Problem]:
    return attempt(content, kind)[1]


def attempt(
    content: str | bytes, kind: Any, references: list[Reference] | None = None
) -> tuple[Any, list[Problem]]:
    problems = ProblemList()
    node = compose(content, "f.yaml", problems)
    made = read_as(node, kind, problems, references) if node is not None else None
    return made, list(problems)


def seen(problems: list[Problem]) -> list[tuple[int, int, str]]:
    """Where and what, without the sentences."""
    return [(problem.line, problem.column, problem.code) for problem in problems]
