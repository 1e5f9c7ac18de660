"""What is painted with, made as it is at a start."""

from __future__ import annotations

from game.ui import fonts, icons
from game.ui.paint import cache
from game.ui.paint.text import forget_measures


def forget() -> None:
    """Empties all stores, as if no font and no icon had been looked for."""
    cache.clear()
    fonts.forget()
    forget_measures()
    icons._missing.clear()


def close_icons() -> None:
    """As if the package of icons had not been looked for: it is large, so whoever does not touch it keeps it open."""
    if icons._open.cache_info().currsize:  # what is not open would be opened only to be closed
        icons.forget()
