"""The keys of a table and of the window: which they are, what stands on their caps, and what they do.

Scenes ask `in KEY.codes`; the sheet of keys lists the same. What a button of the prompt line or of a page answers
stands on that button.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import pygame

Only: TypeAlias = Literal["", "hold", "advice", "folded", "orders", "wheel"]


@dataclass(frozen=True, slots=True)
class Binding:
    """One thing that keys do. `only`: at tables where hands are held face-down, where there are hints, and so on."""

    caps: tuple[str, ...]
    codes: tuple[int, ...]
    does: str
    only: Only = ""


WALK: Final = Binding(
    ("Arrows",),
    (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    "Walk over what may be taken, or where it may go",
)
ZONE: Final = Binding(("Tab",), (pygame.K_TAB,), "Next part of the table; with Shift the one before")
ENTER: Final = Binding(
    ("Enter",), (pygame.K_RETURN, pygame.K_KP_ENTER), "Take, put down, press what is in focus; go on"
)
SPACE: Final = Binding(("Space",), (pygame.K_SPACE,), "The same; finish what is being shown")
CANCEL: Final = Binding(("Esc",), (pygame.K_ESCAPE,), "Let go; close what is open; else the menu")
LOOK: Final = Binding(
    ("Alt",), (pygame.K_LALT, pygame.K_RALT), "While held: what the pointer is on, at full size"
)
PEEK: Final = Binding(("P",), (pygame.K_p,), "While held: look at your hand", "hold")
WHEEL: Final = Binding(("W",), (pygame.K_w,), "Another way to pay for the card that is held", "wheel")
STOP: Final = Binding(("S",), (pygame.K_s,), "Be asked again: takes standing answers back", "orders")
HINT: Final = Binding(("I",), (pygame.K_i,), "A hint: what could be done now", "advice")
WHY: Final = Binding(("Y",), (pygame.K_y,), "Why: what was weighed, move by move", "advice")
SPEED: Final = Binding(("F",), (pygame.K_f,), "How fast the table moves")
LOG: Final = Binding(("L",), (pygame.K_l,), "Open and fold the log", "folded")
SCROLL: Final = Binding(("PgUp", "PgDn"), (pygame.K_PAGEUP, pygame.K_PAGEDOWN), "Scroll the log")
KEYS: Final = Binding(("F1", "?"), (pygame.K_F1, pygame.K_QUESTION), "This sheet")
TABLE: Final = (
    WALK, ZONE, ENTER, SPACE, CANCEL, LOOK, PEEK, WHEEL, STOP, HINT, WHY, SPEED, LOG, SCROLL, KEYS,
)  # fmt: skip
"""All that a table answers, in the order in which they are listed."""

LAB: Final = Binding(("F2",), (pygame.K_F2,), "The Layout Lab")
OTHER: Final = Binding(("F3",), (pygame.K_F3,), "The other face set")
NOTE: Final = Binding(("F4",), (pygame.K_F4,), "A note on what is seen")
FILTER: Final = Binding(("F6",), (pygame.K_F6,), "Seen with other eyes")
FULLSCREEN: Final = Binding(("F11",), (pygame.K_F11,), "The whole screen, or a window")
WINDOW: Final = (LAB, OTHER, NOTE, FILTER, FULLSCREEN)
"""All that the window answers whatever scene is on top."""

POINTER: Final = (
    Binding(("Left",), (), "Click or drag: take, put down, press"),
    Binding(("Right",), (), "Keep a card open at full size; let go"),
    Binding(("Rest",), (), "What the pointer is on, at full size"),
    Binding(("Wheel",), (), "Scroll the log"),
    Binding(("Wheel",), (), WHEEL.does, "wheel"),
)
"""What the mouse does at a table, by button."""

AGAIN: Final = (*WALK.codes, *ZONE.codes, *SCROLL.codes)
"""What may be done again and again by keeping a key down: walking and scrolling, never an answer."""


def asks_for_keys(event: pygame.event.Event) -> bool:
    """Whether a key that went down asks for the sheet of keys; where a question mark lies differs by keyboard."""
    return event.key in KEYS.codes or getattr(event, "unicode", "") == "?"
