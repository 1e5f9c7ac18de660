"""Who looks at the table now, and whose hands may be shown: the bookkeeping of a screen that people share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from game.core.decision import Decision
from game.core.ids import Seat

Style: TypeAlias = Literal["opaque", "hold", "off"]
"""`opaque`: a screen hides all until the next person has sat down; `hold`: hands stay face-down unless their owner
holds a key; `off`: no pause at all, whoever decides sees their hand."""


class Viewer:
    """What the screen may show.

    One person: always that seat. Only bots: an onlooker. Several: nobody, until one of them has taken the seat for a
    question that needs hidden things; a question that needs none is asked with all hands down and needs no pause.
    Nobody again once the game is over, or somebody has left: where one person remains, others sit at the screen until
    that one has taken the seat.
    """

    def __init__(self, humans: Sequence[Seat], style: Style = "opaque") -> None:
        self.style = style
        self._humans = tuple(humans)
        self._shared = len(self._humans) > 1
        self._last: Seat | None = None  # who last sat down
        self._decision: Decision | None = None
        self._held = False

    @property
    def shared(self) -> bool:
        """Whether others may sit at the screen than the person whose hand is shown."""
        return self._shared

    @property
    def shows(self) -> Seat | None:
        """The seat whose hidden things lie open on the screen now; None shows what an onlooker sees."""
        if not self._shared:
            return self._humans[0] if self._humans else None
        if self.style == "hold":
            return self.owner if self._held else None
        asked = self._asked()
        if asked is not None and asked != self._last:
            return None
        return self._last

    @property
    def curtain(self) -> Seat | None:
        """Who must sit down before the table is shown again; None when no pause is needed."""
        if self.style != "opaque" or not self._shared or self._decision is None:
            return None
        asked = self._asked()
        return asked if self._decision.private and asked != self._last else None

    @property
    def owner(self) -> Seat | None:
        """Whose hand the hold key would show: the person who must decide, else who decided last."""
        asked = self._asked()
        return self._last if asked is None else asked

    def asked(self, decision: Decision | None) -> None:
        """A decision lies on the table (None: nobody must decide)."""
        before = self.owner
        self._decision = decision
        if self.owner != before:
            self._held = False  # a key still down from one person's turn shows nothing of the next one's
        asked = self._asked()
        if decision is None:
            self._last = None  # the game is over: all look at its end
        elif asked is not None and self.style != "opaque":
            self._last = asked
            if self.style == "off":
                self._sits(asked)

    def sat_down(self) -> None:
        """The person whom the curtain waits for says that they sit there."""
        if self.curtain is not None:
            self._sits(self.curtain)

    def hold(self, down: bool) -> None:
        """The key or button that shows a hand while it is held."""
        self._held = down and self.style == "hold"
        if self._held and self.owner is not None:
            self._sits(self.owner)

    def seated(self, humans: Sequence[Seat]) -> None:
        """People and bots have changed places: whoever gave up, or wants to play again, sits at the screen now."""
        if tuple(humans) != self._humans:
            self._humans = tuple(humans)
            self._shared = self._shared or len(self._humans) > 1
            self._last, self._held = None, False
        self.asked(self._decision)

    def choose(self, style: Style) -> None:
        """Another style from now on, which trusts nobody that the last one did."""
        self.style, self._last, self._held = style, None, False
        self.asked(self._decision)

    def _sits(self, seat: Seat) -> None:
        """This person looks at the screen; one who plays alone against bots by now keeps it for good."""
        self._last = seat
        self._shared = len(self._humans) > 1

    def _asked(self) -> Seat | None:
        """The person whom the decision asks; None for a bot's, and for none."""
        if self._decision is None or self._decision.seat not in self._humans:
            return None
        return self._decision.seat
