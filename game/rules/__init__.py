"""The three games. None of them knows another, and none of them knows the screen."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from game.core.rules import Rules
from game.rules import beside
from game.rules.cardsets import CARD_SETS

GAMES: dict[str, str] = {
    "crown": "game.rules.crown.engine:Crown",
    "patterns": "game.rules.patterns.engine:Patterns",
    "renown": "game.rules.renown.engine:Renown",
}
"""Name of the game -> where its rules are; loaded when first asked for."""

_loaded: dict[tuple[str, tuple[Path, ...]], Rules[Any, Any]] = {}


_editions: dict[str, int] = {}


def renew(name: str) -> None:
    """Games of it that begin from now on are played with the cards as their files are by then.

    Games that are being played have rules of their own, and go on with the cards they began with.
    """
    for key in [key for key in _loaded if key[0] == name]:
        del _loaded[key]
    _editions[name] = edition(name) + 1
    if name in CARD_SETS:
        importlib.import_module(CARD_SETS[name].library).renew()


def edition(name: str) -> int:
    """A number that is another one when a game's cards may be."""
    return _editions.get(name, 0)


def rules_of(name: str) -> Rules[Any, Any]:
    """The engine of a game by its name, with the cards that lie beside it; KeyError for a name that is no game."""
    key = name, beside.folders()
    if key not in _loaded:
        module, _, cls = GAMES[name].partition(":")
        _loaded[key] = getattr(importlib.import_module(module), cls)()
    return _loaded[key]
