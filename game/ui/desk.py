"""What every scene of one window shares: its size, the player's settings, notices, and where things are kept."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from game.ui.lab.state import LabState
from game.ui.screen import Screen
from game.ui.theme import theme
from game.ui.toasts import Toasts
from game.ui.widgets.notices import draw_notices

if TYPE_CHECKING:
    from game.app.evidence import Evidence
    from game.app.settings import Settings
    from game.ui.cardface.cardfiles import CardFiles
    from game.ui.cardface.faces import Faces
    from game.ui.cardface.wardrobe import Wardrobe


class Clipboard(Protocol):
    """Where text is copied to and pasted from; a window's own, or a plain variable off screen."""

    def get(self) -> str: ...
    def put(self, text: str) -> None: ...


class NoClipboard:
    """A clipboard of one's own, for windows without one."""

    def __init__(self) -> None:
        self.text = ""

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


class Desk:
    """Plain belongings, no logic: scenes read them, the window fills them."""

    mood = "crown"
    """The palette of the notices: that of the scene on top, which sets it when it comes."""

    def __init__(self, screen: Screen, settings: Settings, saves: Path) -> None:
        self.screen = screen
        self.settings = settings
        self.saves = saves
        self.toasts = Toasts()
        self.clipboard: Clipboard = NoClipboard()
        self.pointer: tuple[int, int] = (-1, -1)
        """Where the mouse is, in pixels; off the window when it has not been seen yet."""
        self.filter = ""
        """Through whose eyes the window is seen until it is closed: a name of `game.ui.filters.FILTERS`."""
        self.lab = LabState()
        """What the Layout Lab has set: which face sets are compared, what is drawn over faces."""
        self.evidence: Evidence | None = None
        """Where looks at cards are kept; in a window alone."""
        self.background = False
        """Whether faces are printed beside the loop, as in a window; off screen each is there when it is asked for."""
        self._cards: CardFiles | None = None

    @property
    def cards(self) -> CardFiles:
        """The card files, made with the faces when they are first asked for."""
        if self._cards is None:
            from game.ui.cardface.cardfiles import CardFiles
            from game.ui.cardface.faces import Faces

            faces = Faces(self.saves, say=lambda words, fault: self.toasts.say(words, fault=fault))
            # whoever opens a table sees the faces chosen before
            for word in self.settings.faces:
                game, _, chosen = word.partition("=")
                faces.wardrobe.choose(game, chosen)
            if self.background:
                faces.in_background()
            return self.deal(CardFiles(faces))
        self._cards.faces.wardrobe.four_colours = self.settings.four_colours
        return self._cards

    def deal(self, cards: CardFiles) -> CardFiles:
        """Shows cards from these files from now on."""
        self._cards = cards
        wardrobe = cards.faces.wardrobe
        wardrobe.dresser = self.lab
        wardrobe.four_colours = self.settings.four_colours
        return cards

    @property
    def faces(self) -> Faces:
        """The faces of all cards."""
        return self.cards.faces

    @property
    def wardrobe(self) -> Wardrobe:
        """What every card wears."""
        return self.cards.faces.wardrobe

    @property
    def dealt(self) -> Faces | None:
        """The faces, if anything has asked for them yet."""
        return self._cards.faces if self._cards is not None else None

    @property
    def busy(self) -> bool:
        """Whether faces are on their way."""
        return self._cards is not None and self._cards.faces.busy

    def update(self, dt: float) -> bool:
        """Lets notices age and faces be printed; whether any face looks different now."""
        self.toasts.update(dt)
        if self._cards is None:
            return False
        before = self._cards.faces.version
        self._cards.faces.update()
        self._cards.update(dt)
        return self._cards.faces.version != before

    def close(self) -> None:
        """Ends the processes that make faces."""
        if self._cards is not None:
            self._cards.faces.close()

    def draw_toasts(self, surface: pygame.Surface, pressable: Iterable[pygame.Rect] = ()) -> None:
        """Paints the notices that stand now, over whatever is there."""
        draw_notices(surface, self.toasts, theme(self.mood), self.screen, pressable)
