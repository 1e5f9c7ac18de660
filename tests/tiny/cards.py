"""The cards and the programs they are compiled to; the engine knows no card by name."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.frames import Program

EVENTS = ("played", "hurt")
"""The closed list: after one of these whoever has a face-down trap is asked, whatever the trap."""


@dataclass(frozen=True, slots=True)
class Card:
    """`type` is spell, jibe (played in a window only) or trap; `goes` where it lies afterwards: fade or gone."""

    type: str
    does: Program
    copies: int
    waits_for: str = ""
    goes: str = "fade"


CARDS: dict[str, Card] = {
    "feast": Card("spell", (("draw", 2), ("gain", 1)), 3),
    "jibe": Card("jibe", (("ask_target", "another"), ("rob",)), 3),
    "scry": Card("spell", (("look",), ("ask_choice",), ("bury",)), 3),
    "snare": Card("trap", (("hurt",),), 3, waits_for="played"),
    "spark": Card("spell", (("ask_target", "another"), ("hurt",)), 4),
    "stir": Card("spell", (("stir",),), 1, goes="gone"),
    "storm": Card("spell", (("hurt_all",),), 2),
    "wager": Card("spell", (("open_pot", 1), ("window",), ("roll",), ("settle_pot", 4)), 4),
    "ward": Card("trap", (("ask_target", "anyone"), ("heal",)), 3, waits_for="hurt"),
}

PROGRAMS: dict[str, Program] = {
    "turn": (("ask_main",), ("do_main",), ("pass_turn",)),
    "after": (("offer_traps",),),
    "trap": (("ask_trap",), ("spring",)),
    "window": (("ask_window",), ("do_window",)),
} | {name: (*card.does, ("lay_off",)) for name, card in CARDS.items()}
"""The rules' own programs and one for each card: what it does, and then it leaves the table."""

BOX: tuple[str, ...] = tuple(name for name, card in CARDS.items() for _ in range(card.copies))
