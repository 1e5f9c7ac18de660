"""The three games. None of them knows another, and none of them knows the screen."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from game.core.rules import Rules
from game.rules import beside

GAMES: dict[str, str] = {
    "crown": "game.rules.crown.engine:Crown",
    "patterns": "game.rules.patterns.engine:Patterns",
    "renown": "game.rules.renown.engine:Renown",
}
"""Name of the game -> where its rules are; loaded when first asked for."""

_loaded: dict[tuple[str, tuple[Path, ...]], Rules[Any, Any]] = {}


def rules_of(name: str) -> Rules[Any, Any]:
    """The engine of a game by its name, with the cards that lie beside it; KeyError for a name that is no game."""
    key = name, beside.folders()
    if key not in _loaded:
        module, _, cls = GAMES[name].partition(":")
        _loaded[key] = getattr(importlib.import_module(module), cls)()
    return _loaded[key]
