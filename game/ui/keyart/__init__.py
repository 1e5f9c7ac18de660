"""The picture that stands for each game: one recipe a game, drawn for any size."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import pygame

from game.ui.paint import cache

RECIPES: dict[str, str] = {
    "renown": "game.ui.keyart.renown:picture",
    "crown": "game.ui.keyart.crown:picture",
    "patterns": "game.ui.keyart.patterns:picture",
}
"""Name of the game -> its recipe, a function of width and height in pixels."""

UNKNOWN = "game.ui.keyart.evening:picture"
"""For a game that has no recipe of its own."""


def key_art(game: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a game, opaque, the same one for the same size. Do not draw into it."""
    w, h = max(16, int(size[0])), max(16, int(size[1]))

    def make() -> pygame.Surface:
        module, _, name = RECIPES.get(game, UNKNOWN).partition(":")
        recipe: Callable[[int, int], pygame.Surface] = getattr(importlib.import_module(module), name)
        return recipe(w, h)

    return cache.GROUNDS.get(("key art", game, w, h), make)
