"""What every tab of the Lab's panel is: some widgets, and what is written round them."""

from __future__ import annotations

import pygame

from game.ui.lab.lab import Lab
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.theme import Theme
from game.ui.widgets import Action, Widget

GAP = 10
"""Units between two widgets."""


class Section:
    """One tab. It keeps its widgets from one build to the next opening, and nothing else that matters."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.theme: Theme
        self.scale = 1.0
        self.area = pygame.Rect(0, 0, 0, 0)

    def build(self, theme: Theme) -> list[Widget]:
        """Makes the widgets, in a palette."""
        self.theme = theme
        return []

    def refresh(self) -> None:
        """Puts into the widgets what is so now."""

    def arrange(self, area: pygame.Rect, scale: float) -> None:
        """Puts the widgets into their places, in pixels."""
        self.area, self.scale = area, scale

    def act(self, action: Action) -> Step:
        """Answers what a widget did."""
        del action
        return None

    def update(self) -> bool:
        """Lets work go on that takes many frames; whether the picture is another one."""
        return False

    @property
    def busy(self) -> bool:
        """Whether such work is under way."""
        return False

    def paint(self, brush: Brush) -> None:
        """Everything but the widgets."""
        del brush

    def targets(self) -> dict[str, pygame.Rect]:
        """The rows of its lists that are in sight, by name: for automation and readers."""
        return {}

    # ---- measures

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.scale)

    def line(self, units: float) -> int:
        """The height of a line of letters of that size, which never shrink under what can be read."""
        return max(round(units * self.scale * 1.35), 15)


class Shelf:
    """Gives out rows from the top of an area downwards, and from its foot upwards."""

    def __init__(self, area: pygame.Rect, gap: int) -> None:
        self.left, self.wide, self.top, self.foot, self.gap = area.x, area.w, area.y, area.bottom, gap

    def row(self, height: int) -> pygame.Rect:
        """The next row from the top."""
        found = pygame.Rect(self.left, self.top, self.wide, height)
        self.top += height + self.gap
        return found

    def last(self, height: int) -> pygame.Rect:
        """The next row from the foot."""
        self.foot -= height
        found = pygame.Rect(self.left, self.foot, self.wide, height)
        self.foot -= self.gap
        return found

    def rest(self) -> pygame.Rect:
        """All that is left between them."""
        return pygame.Rect(self.left, self.top, self.wide, max(0, self.foot - self.top))


def cells(row: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """A row cut into parts of one width."""
    wide = (row.w - gap * (count - 1)) / count
    edges = [row.x + round(n * (wide + gap)) for n in range(count)]
    return [pygame.Rect(x, row.y, round(wide), row.h) for x in edges]
