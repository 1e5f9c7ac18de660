"""What is wrong with a face as it is seen: which card, which box, which number, which limit, and where on the face."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from game.core.problems import Place, Problem
from game.ui.cardface.boxes import Box

Severity = Literal["error", "advice"]
Area = tuple[float, float, float, float]
"""Left, top, width and height on a face, in units of 0.1 mm from the corner of the cut card."""

FAULT_CODES: Final[Mapping[str, str]] = {
    "face-overflow": "words that do not fit their box at the smallest size it allows",
    "face-too-long": "words that no readable size makes fit",
    "face-cut": "words whose end is cut off, as the box asks",
    "face-flavour": "a flavour that is left out because there is no room for it",
    "face-small": "letters that are too small to be read at the size in use",
    "face-contrast": "letters or an icon too much like what is behind them",
    "face-overlap": "letters or icons of two boxes that lie over each other",
    "face-covered": "letters or an icon that a later box hides",
    "face-safe": "letters, a number or an icon too near the cut, or beyond it",
    "face-icon": "an icon that does not exist",
    "face-glyph": "a letter that no font here has",
    "face-colour": "a colour that the skin does not have for this card",
    "face-art": "a picture file that cannot be read, or that belongs to no card",
    "face-coarse": "a picture file with too few pixels for its box on paper",
    "face-hint": "a wish about the picture (`art`) that the painter does not know",
    "face-image": "a picture of a template that cannot be read",
    "face-unused": "a box that no card fills",
    "face-unbound": "something cards have that no box of a face shows",
    "face-bleed": "a ground or a picture that ends at the cut, where the knife may leave a white line",
}
"""Every code of a fault with what it means."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with one card on one face, or (`card` empty) with the face whoever stands on it.

    `sentence` names no card, face or box: it begins small, has no full stop and gives `number` and `limit` with their
    unit in words. `number` and `limit` are None where nothing was measured. `area` is where to look.
    """

    game: str
    card: str
    name: str
    """The card's printed name."""
    face: str
    """The template's name."""
    use: str
    """One of `sets.USES`."""
    box: str
    code: str
    sentence: str
    number: float | None = None
    limit: float | None = None
    area: Area = (0.0, 0.0, 630.0, 880.0)
    severity: Severity = "error"
    object: int = 0
    """The number that Tiled gave the box."""
    place: Place = field(default=Place(), compare=False)
    """File, line and column of the box."""

    def told(self) -> str:
        """The whole sentence: which card on which face for which use, which box, what."""
        who = (
            f"{self.name} ({self.card}) on {self.face}, {self.use}"
            if self.card
            else f"{self.face}, {self.use}"
        )
        where = f": box {self.box!r} (object {self.object})" if self.box else ""
        return f"{who}{where}: {self.sentence}"

    def problem(self) -> Problem:
        """As `cards check` tells it, at the line of the box."""
        place = self.place
        warning = self.severity != "error"
        return Problem(place.path, place.line, place.column, self.code, self.told(), warning=warning)


def area_of(box: Box) -> Area:
    """A whole box as an area."""
    return box.x, box.y, box.w, box.h
