"""What the Layout Lab draws over the cards of a table: boxes, safe zone, bleed and rulers, as each card lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.table.live import LiveTable
    from game.ui.table.pose import Pose


def overprint(surface: pygame.Surface, table: LiveTable, key: str, pose: Pose) -> None:
    """Over a piece."""


def overprint_large(surface: pygame.Surface, table: LiveTable, card: str, at: pygame.Rect) -> None:
    """Over a card that is read."""
