"""The tiny language of `when` and `bind`: what a box is shown for, and what stands in it.

`type=creature|rival, !flavour, keyword=flying` holds where all its parts hold: a name alone asks whether the card has
such a thing, `!` turns a part round, `|` gives several values. `{name}` in a `bind` is replaced by the card's own.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from game.core.suggest import did_you_mean
from game.ui.cardface.info import CardInfo

_PART = re.compile(r"(!?)\s*([a-z_]+)\s*(?:(!?=)\s*([a-z0-9_]+(?:\s*\|\s*[a-z0-9_]+)*))?\s*\Z", re.IGNORECASE)
_NAME = re.compile(r"\{([^{}]*)\}")


def when_problem(expression: str, known: Collection[str]) -> str:
    """What is wrong with a `when`, as a sentence; empty where nothing is."""
    for part in _parts(expression):
        found = _PART.match(part)
        if found is None:
            return f"`when` does not understand {part!r}; it is written like type=creature|rival, !flavour"
        if found[2] not in known:
            return f"`when` asks for {found[2]!r}, which no card has{_near(found[2], known)}"
    return ""


def bind_problem(words: str, known: Collection[str]) -> str:
    """What is wrong with a `bind`, as a sentence; empty where nothing is."""
    for name in _NAME.findall(words):
        if name not in known:
            return f"`bind` has {{{name}}}, which no card has{_near(name, known)}"
    if words.count("{") != words.count("}") or len(_NAME.findall(words)) != words.count("{"):
        return "`bind` has a brace without its other half"
    return ""


def holds(expression: str, card: CardInfo) -> bool:
    """Whether a box with this `when` is shown on a card."""
    for negated, name, sign, values in _read(expression):
        if name == "keyword":
            truth = bool(card.keywords) if not values else any(word in values for word in card.keywords)
        elif not values:
            truth = bool(card.value(name))
        else:
            truth = card.value(name).lower() in values
        if truth == (negated != (sign == "!=")):
            return False
    return True


def bound(words: str, card: CardInfo) -> str:
    """The text of a `bind` for a card."""
    return _NAME.sub(lambda found: card.value(found[1]), words)


def names_in(words: str) -> list[str]:
    """The names that a `bind` mentions."""
    return _NAME.findall(words)


def _parts(expression: str) -> list[str]:
    return [part.strip() for part in expression.split(",")] if expression.strip() else []


@lru_cache(1024)
def _read(expression: str) -> tuple[tuple[bool, str, str, frozenset[str]], ...]:
    parts = []
    for part in _parts(expression):
        found = _PART.match(part)
        if found is None:
            raise ValueError(f"no part of a `when`: {part!r}")
        values = frozenset(value.strip().lower() for value in (found[4] or "").split("|") if value.strip())
        parts.append((found[1] == "!", found[2], found[3] or "=", values))
    return tuple(parts)


def _near(name: str, known: Collection[str]) -> str:
    near = did_you_mean(name, list(known))
    return f"; did you mean {near!r}?" if near else ""
