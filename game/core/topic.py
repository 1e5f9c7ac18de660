"""The form of a paragraph of a game's rules as they are told to players."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    """One paragraph; `key` is a word that never changes, `section` where the rules treat it."""

    key: str
    title: str
    text: str
    section: str
