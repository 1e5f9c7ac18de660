"""Reference pages of card languages as Markdown, made of the dataclasses that read the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.core.schema import Family, describe, summary


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A Markdown table, with an empty line behind it; none where there are no rows."""
    lines = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows]
    if not lines:
        return []
    return [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}", *lines, ""]


def keys(kind: type) -> list[str]:
    """The keys of a dataclass as a table: what each takes, what it is when left out, what it means."""
    rows = [
        (
            f"`{row.word}`",
            row.takes,
            "must be given" if row.default is None else row.default or "nothing",
            row.says + (" May stand alone for the whole." if row.short else ""),
        )
        for row in describe(kind)
    ]
    return table(("key", "takes", "left out", "meaning"), rows)


def record(kind: type, heading: str) -> list[str]:
    """One dataclass with its heading, its sentence and its keys."""
    return [heading, "", summary(kind), "", *keys(kind)]


def family(verbs: Family[Any], examples: Mapping[str, str], printed: Callable[[str], str]) -> list[str]:
    """Every verb of a family: its sentence, its keys, and an example as it is written and as it is printed."""
    lines: list[str] = []
    for word, cls in verbs.verbs.items():
        lines += [f"#### `{word}`", "", summary(cls), ""]
        if word in examples:
            lines += [f"`{examples[word]}` prints *{printed(examples[word])}*", ""]
        lines += keys(cls)
    return lines


def codes(tables: Iterable[Mapping[str, str]]) -> list[str]:
    """The codes of mistakes and what each means, by the alphabet."""
    every = {code: says for each in tables for code, says in each.items()}
    return table(("code", "what is wrong"), ((f"`{code}`", every[code]) for code in sorted(every)))
