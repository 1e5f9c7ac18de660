"""What is looked at closely on a table now, and whether that goes into the evidence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.app.evidence import Look
from game.ui.table.gesture import Handle
from game.ui.table.mat import Close

if TYPE_CHECKING:
    from game.ui.table.shown import ShownTable


@dataclass(frozen=True, slots=True)
class Looking:
    """The thing, what is shown of it, and whether it is in focus beside the table already (`beside`)."""

    handle: Handle
    close: Close
    beside: bool

    @property
    def card(self) -> str:
        """The one card that is read, by its word; empty where several are looked through, or none."""
        one = self.close.cards
        return one[0] if len(one) == 1 and not self.close.backs else ""


def looked_at(table: ShownTable, handle: Handle) -> Looking | None:
    """What a thing shows at full size to whoever looks at the table; None for nothing."""
    view = table.director.shown
    if not handle or view is None:
        return None
    close = table.mat.close(handle, view, table.sight)
    if close is None:
        return None
    sheet = table.chrome.sheet
    focused = sheet is not None and not table.chrome.folded and close.cards == (sheet.card,)
    return Looking(handle, close, focused and not table.pinned)


def look_of(table: ShownTable, looking: Looking) -> Look | None:
    """A look for the evidence: a single card, in the face that it wears on this table; None for what is none."""
    card = table.mat.printed(looking.card) if looking.card else None
    if card is None:
        return None
    wardrobe = table.desk.wardrobe
    with table.dressed(looking.handle):
        worn = wardrobe.worn(card)
    looker = table.session.looker
    path = table.match.path
    return Look(
        card.game,
        card.id,
        worn,
        -1 if looker is None else looker,
        path.stem if path is not None else "",
    )
