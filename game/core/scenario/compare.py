"""Compares what an `expect` writes with a position: only what is written counts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from game.core.errors import Path
from game.core.ids import Names, default_names

Difference = tuple[Path, Any, Any]
"""Where, what was expected, and what is."""


def differences(
    expected: Any, actual: Any, names: Names, unordered: Collection[str] = (), path: Path = ()
) -> Iterator[Difference]:
    """Every place where the written part differs from the whole.

    A bare card id compares the card only; lists must have the same length and order, except under the keys of
    `unordered`, which are compared as sets with repetitions; `none`, nothing, 0, false and empty are the same as
    left out.
    """
    if isinstance(expected, Mapping):
        yield from _mapping(expected, actual, names, unordered, path)
    elif isinstance(expected, list):
        yield from _list(expected, actual, names, unordered, path)
    elif not _same_word(expected, actual, names):
        yield path, expected, actual


def _mapping(
    expected: Mapping[str, Any], actual: Any, names: Names, unordered: Collection[str], path: Path
) -> Iterator[Difference]:
    if "card" in expected and not isinstance(actual, Mapping):
        actual = {"card": actual}
    if not isinstance(actual, Mapping):
        if actual is None or actual in ("none", [], ""):
            actual = {}
        else:
            yield path, dict(expected), actual
            return
    for key, value in expected.items():
        there = actual.get(_name(key, names), actual.get(key))
        yield from differences(value, there, names, unordered, (*path, key))


def _list(
    expected: list[Any], actual: Any, names: Names, unordered: Collection[str], path: Path
) -> Iterator[Difference]:
    there = actual if isinstance(actual, list) else [] if _nothing(actual) else None
    if there is None or len(there) != len(expected):
        yield path, expected, actual
        return
    if path and path[-1] in unordered:
        left = list(there)
        for item in expected:
            match = next((one for one in left if not any(differences(item, one, names, unordered))), None)
            if match is None:
                yield path, expected, actual
                return
            left.remove(match)
        return
    for index, (one, other) in enumerate(zip(expected, there, strict=True)):
        yield from differences(one, other, names, unordered, (*path, index))


def _nothing(value: Any) -> bool:
    return value is None or value in ("none", "", 0, [], {})


def _name(word: Any, names: Names) -> Any:
    """A seat word of files (`p2`) as that seat's name."""
    words = default_names(len(names))
    return names[words.index(word)] if word in words else word


def _same_word(expected: Any, actual: Any, names: Names) -> bool:
    if isinstance(actual, Mapping) and "card" in actual:
        actual = actual["card"]
    if _nothing(expected) and _nothing(actual):
        return True
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return bool(expected == actual or str(_name(expected, names)) == str(actual))
