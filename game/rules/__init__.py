"""The three games. None of them knows another, and none of them knows the screen."""

from __future__ import annotations

import importlib
from typing import Any

from game.core.rules import Rules

GAMES: dict[str, str] = {
    "crown": "game.rules.crown.engine:Crown",
    "patterns": "game.rules.patterns.engine:Patterns",
    "renown": "game.rules.renown.engine:Renown",
}
"""Name of the game -> where its rules are; loaded when first asked for."""

_loaded: dict[str, Rules[Any, Any]] = {}


def rules_of(name: str) -> Rules[Any, Any]:
    """The engine of a game by its name; KeyError for a name that is no game."""
    if name not in _loaded:
        module, _, cls = GAMES[name].partition(":")
        _loaded[name] = getattr(importlib.import_module(module), cls)()
    return _loaded[name]
