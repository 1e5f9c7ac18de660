"""What is set in the Layout Lab for the window it belongs to: plain data that tables and panels read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from game.ui.lab.trial import Trial

if TYPE_CHECKING:
    from game.ui.cardface.info import CardInfo

OVERLAYS: Final = ("boxes", "safe", "bleed", "rulers")
"""What may be drawn over a face."""


@dataclass(slots=True)
class LabState:
    """The trial of each game that has one, and what is drawn over faces; it dresses the cards of the window.

    `overlays` are drawn over large faces, and over every card of a table where `on_table` is set.
    """

    trials: dict[str, Trial] = field(default_factory=dict)
    overlays: tuple[str, ...] = ()
    on_table: bool = False

    def trial(self, game: str) -> Trial | None:
        """The trial of a game while it is on."""
        found = self.trials.get(game)
        return found if found is not None and found.on else None

    def wears(self, card: CardInfo) -> str:
        """The face set of a card while its game has a trial; empty without one."""
        found = self.trials.get(card.game)
        return found.wears(card.id) if found is not None and found.on else ""

    def next(self, card: CardInfo) -> str:
        """The face set that a card may wear in the next moment; empty for none."""
        found = self.trials.get(card.game)
        return found.next(card.id) if found is not None else ""

    @property
    def active(self) -> bool:
        """Whether anything of it shows on a table."""
        return any(trial.on for trial in self.trials.values()) or (self.on_table and bool(self.overlays))
