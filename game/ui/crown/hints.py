"""The help sheet of Crown: the card in focus, else what the question on the table is about."""

from __future__ import annotations

from typing import Final

from game.ui.crown.seen import Seen
from game.ui.table.helpsheet import BULLET
from game.ui.table.mat import Help

BROWN: Final = "#8a5e1c"
TURN: Final = Help(
    "One action a turn",
    "crown",
    (
        (BULLET, "Drag a card from your hand into a lane, or set a trap face-down."),
        (BULLET, "Push an open lane: the disc at its clash, or drag your front creature across."),
        (BULLET, "Meditate draws up to seven, Recover stands up who is exhausted, Maneuver moves creatures."),
    ),
    "First to 7 Majesty; a broken anchor is worth one.",
    BROWN,
)
PUSH: Final = Help(
    "A push",
    "sword-cross",
    (
        (BULLET, "Auras first, then Vanguard, the line front to back, Rearguard; the attacker begins."),
        (BULLET, "Each creature Strikes, then adds its Power to its side's pool."),
        (BULLET, "Then each side takes the other's pool. What is left over breaks an anchor."),
    ),
    "Flying Strikes and Exhaust abilities may be used in any window.",
    BROWN,
)
SPREAD: Final = Help(
    "Damage is spread",
    "octagon",
    (
        (BULLET, "A creature that takes its Power in damage shatters."),
        (BULLET, "Heroic creatures take theirs first."),
        (
            BULLET,
            "Click a creature for one; drag the tokens for all that it takes; click a number to take it back.",
        ),
    ),
    "Both sides' damage takes effect together.",
    BROWN,
)
TRAP: Final = Help(
    "A trap's moment",
    "alert-octagram",
    (
        (BULLET, "A face-down trap is asked about whatever it is, so that the question tells nothing."),
        (BULLET, "Sprung, it is paid for and takes effect at once; declined, it waits on."),
    ),
    "",
    BROWN,
)
ANCHOR: Final = Help(
    "A broken anchor",
    "anchor",
    (
        (BULLET, "Its owner may cast it at once for its cost; with Snap it is free."),
        (BULLET, "A trap may be set instead, for nothing."),
        (BULLET, "Or it goes into the hand, where both know it."),
    ),
    "The opponent gains 1 Majesty.",
    BROWN,
)
MULLIGAN: Final = Help(
    "The opening hand",
    "cards",
    (
        (BULLET, "Once, any cards may go back; as many are drawn."),
        (BULLET, "Bloom is what a card brings when it is played: two of Cost 0 with Bloom open well."),
    ),
    "Nine anchors lie unseen, three in each lane.",
    BROWN,
)
MANEUVER: Final = Help(
    "Maneuver",
    "swap-horizontal-bold",
    (
        (BULLET, "Any number of your creatures of one lane move to one other lane, or within theirs."),
        (BULLET, "Exhausted ones may move; Fortifications, Rivals and shattered ones stay."),
    ),
    "Each creature moves once.",
    BROWN,
)
_BY_QUESTION: Final = {
    "mulligan": MULLIGAN, "act": TURN, "chain": TURN, "finish": TURN, "window": PUSH, "spread": SPREAD, "trap": TRAP,
    "anchor": ANCHOR, "maneuver": MANEUVER,
}  # fmt: skip


def help_for(view: Seen) -> Help:
    """The page for the question that stands."""
    asked = view.decision
    if asked is None:
        return PUSH if view.lane >= 0 else TURN
    return _BY_QUESTION.get(asked.kind, TURN)
