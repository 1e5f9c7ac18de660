"""Pictures of cards, painted from their name, type and faction: `Subject` says of what, `paint_art` paints it."""

from __future__ import annotations

from game.ui.art.casting import cast, unknown_hints
from game.ui.art.picture import art_bytes, paint_art
from game.ui.art.subject import Subject

__all__ = ["Subject", "art_bytes", "cast", "paint_art", "unknown_hints"]
