"""Colours by role for the three moods of the house.

A colour is `"#rrggbb"` or an `(r, g, b)` tuple of 0 to 255; `rgb` turns either into the tuple.
Nothing here needs pygame, so that settings and tests may read palettes without a display.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

Colour = str | tuple[int, int, int]


@lru_cache(4096)
def rgb(colour: Colour) -> tuple[int, int, int]:
    """Three bytes of a colour; ValueError when the text is not `#rrggbb`."""
    if isinstance(colour, str):
        if len(colour) != 7 or colour[0] != "#":
            raise ValueError(f"A colour is written #rrggbb, not {colour!r}.")
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    return colour[0], colour[1], colour[2]


@lru_cache(4096)
def mix(a: Colour, b: Colour, t: float) -> tuple[int, int, int]:
    """The colour `t` of the way from `a` (0) to `b` (1)."""
    p, q = rgb(a), rgb(b)
    return (
        round(p[0] + (q[0] - p[0]) * t),
        round(p[1] + (q[1] - p[1]) * t),
        round(p[2] + (q[2] - p[2]) * t),
    )


@dataclass(frozen=True, slots=True)
class Fill:
    """A surface of the table: light `top`, dark `bottom`, its `line`, and how much it hides (0 to 1)."""

    top: Colour
    bottom: Colour
    line: Colour
    alpha: float = 1.0
    ink: Colour = "#ffffff"


@dataclass(frozen=True, slots=True)
class Theme:
    """One mood: what a scene asks by role and never by number."""

    mood: str
    ground: tuple[Colour, Colour]  # light, dark
    panel: Fill
    prompt: Fill
    paper: Fill
    well: Fill  # sunk places: empty card places, trays, text fields
    main_button: Fill
    quiet_button: Fill
    icon_button: Fill
    accent: Colour  # the line of what is chosen
    bright: Colour  # the brightest gold: under the pointer, whose turn
    text: Colour
    dim: Colour  # second text
    faint: Colour  # disabled text, empty studs
    paper_text: Colour
    paper_dim: Colour
    gold_text: Colour  # gold words on a dark panel


GOLD = "#d9b45a"
TARGET = "#ffd35a"  # glow of what may be chosen or dropped on
TARGET_LINE = "#ffe08a"
CHOSEN = "#f5cf6a"
PLAYABLE = "#7ff0b0"
ATTACKED = "#ff5a3a"
AURA = "#6fbf5a"
DONE = Fill("#123a2c", "#0c281e", "#7fd0a0", 1.0, "#dff8ea")
REFUSAL = Fill("#ffe9dc", "#f0c0a4", "#fff6ee", 1.0, "#4a0e0a")
REFUSAL_MARK = ("#c8323c", "#6a0e16", "#ffe0d0")
BUBBLE = Fill("#fff3cf", "#e2bd6a", "#fffaf0", 1.0, "#2e1e04")
CHIP = Fill("#fffbf0", "#ead9b4", "#c59a42", 1.0, "#241a0c")
GAP = Fill("#544214", "#342a0a", TARGET_LINE, 0.86, "#ffe6a6")
_MAIN = Fill("#f3d98f", "#b57f28", "#fff2c4", 1.0, "#241503")

SUIT_NAMES = {"H": "Hearts", "D": "Diamonds", "S": "Spades", "C": "Clubs"}
SUIT_ICONS = {"H": "cards-heart", "D": "cards-diamond", "S": "cards-spade", "C": "cards-club"}
FOUR_COLOURS = {"H": "#b01e2c", "D": "#c25a12", "S": "#1d2746", "C": "#1c4a35"}
TWO_COLOURS = {"H": "#b01e2c", "D": "#b01e2c", "S": "#1d2746", "C": "#1d2746"}
HEROIC_LINE = "#c59a42"
VILLAINOUS_LINE = "#7a1e26"
HEROIC_TEXT = "#ffe6a6"
VILLAINOUS_TEXT = "#ffc8bc"

DEN = Fill("#4a1418", "#1c080b", "#c0505a", 0.95, "#eef5e6")
HALL = Fill("#5a4416", "#241b0a", "#f0cf7c", 0.95, "#eef5e6")
COURT = Fill("#5a2f1c", "#33180d", "#e2bd62", 0.97, "#eef5e6")
ATTACKER = ("#e07a3c", "#7c1f16")
DEFENDER = ("#6f86f4", "#1c2080")
POWER = ("#c0392f", "#5e1414")
POWER_RAISED = ("#d0912a", "#6b3a0a")
FACTIONS = {
    "dream": ("#5a66d8", "#20256a"),
    "resolve": ("#c9803c", "#5a2c18"),
    "exart": ("#3f8f88", "#123a3c"),
    "verge": ("#9a4cae", "#3a1846"),
}
CLANS = {
    "ember": ("#e0662e", "#7a2012", "fire"),
    "tide": ("#3f8fc0", "#123e62", "waves"),
    "gale": ("#a9c6e8", "#48648e", "weather-windy"),
    "stone": ("#b59a74", "#54412c", "terrain"),
    "thorn": ("#6aa04e", "#234a22", "leaf"),
    "shade": ("#8a62b0", "#341e50", "moon-waning-crescent"),
}
OWN_SIGNS = (
    "snowflake", "hexagon", "flower", "anchor", "triangle", "feather", "diamond-stone", "star", "key", "hammer", "fish",
    "bell", "mushroom",
)  # fmt: skip
"""For Clans of a person's own."""
# Eight seat colours that stay apart for the common kinds of colour blindness: (disc light, disc dark, name on dark).
SEATS: dict[str, tuple[str, str, str]] = {
    "amber": ("#e0a040", "#6a3a0a", "#ffd890"),
    "azure": ("#4f8fd0", "#173a66", "#a8d0ff"),
    "orchid": ("#b06ac0", "#4a1c58", "#ecc0f8"),
    "fern": ("#6aa060", "#244a24", "#c0ecb4"),
    "coral": ("#d9653c", "#6a2214", "#ffbfa4"),
    "pearl": ("#b9c0c8", "#4a525c", "#e6ecf2"),
    "teal": ("#3fa09a", "#10464a", "#a4ece4"),
    "rose": ("#d0587e", "#5c1832", "#ffb8cf"),
}


def clan_sign(clan: str) -> str:
    """The icon of a Clan; that of one of a person's own follows from its id."""
    if not clan:
        return "cards"
    return CLANS[clan][2] if clan in CLANS else OWN_SIGNS[crc32(clan.encode()) % len(OWN_SIGNS)]


def suit_colours(four: bool) -> dict[str, str]:
    """Ink of each suit letter, in four colours or the old two."""
    return FOUR_COLOURS if four else TWO_COLOURS


CROWN = Theme(
    mood="crown",
    ground=("#2b2f86", "#080920"),
    panel=Fill("#1a1e56", "#0f1238", "#7a82d8", 0.88, "#eef0ff"),
    prompt=Fill("#232868", "#11143e", "#e6c06a", 0.97, "#eef0ff"),
    paper=Fill("#f6efdd", "#e2d5b6", "#e6c06a", 0.98, "#241a3c"),
    well=Fill("#070822", "#10133a", "#5058a4", 0.75, "#a9aede"),
    main_button=_MAIN,
    quiet_button=Fill("#3a3a72", "#1e1e48", "#8f95d8", 1.0, "#eef0ff"),
    icon_button=Fill("#272b68", "#13163f", "#7a82d8", 0.95, "#eef0ff"),
    accent="#e6c06a",
    bright="#f5d88a",
    text="#eef0ff",
    dim="#a9aede",
    faint="#7378b4",
    paper_text="#241a3c",
    paper_dim="#5a4a70",
    gold_text="#f5d88a",
)
PATTERNS = Theme(
    mood="patterns",
    ground=("#4c1819", "#2a0b0c"),
    panel=Fill("#4a1417", "#2a090b", "#b98540", 0.86, "#f6e7c8"),
    prompt=Fill("#561a1c", "#2c0a0c", "#e2bd62", 0.97, "#f6e7c8"),
    paper=Fill("#f1deb4", "#d8b87e", "#8a5a2a", 0.98, "#2c1a10"),
    well=Fill("#1c0708", "#32100f", "#8a5a34", 0.8, "#cdb48c"),
    main_button=_MAIN,
    quiet_button=Fill("#7a2a28", "#451213", "#d89a70", 1.0, "#fff0dc"),
    icon_button=Fill("#5c1c1e", "#300c0e", "#b98540", 0.95, "#f6e7c8"),
    accent="#e2bd62",
    bright="#ffe08a",
    text="#f6e7c8",
    dim="#cdb48c",
    faint="#8e7256",
    paper_text="#2c1a10",
    paper_dim="#5a3a20",
    gold_text="#ffdf9a",
)
RENOWN = Theme(
    mood="renown",
    ground=("#25704f", "#154a36"),
    panel=Fill("#103a2a", "#08231a", "#d8b25a", 0.74, "#eef5e6"),
    prompt=Fill("#134a36", "#092a1e", "#f0cf7c", 0.97, "#eef5e6"),
    paper=Fill("#f6ecd2", "#dcc898", "#d8b25a", 0.98, "#2a1a0a"),
    well=Fill("#062017", "#0b2c20", "#6f8f66", 0.75, "#a9c4ae"),
    main_button=_MAIN,
    quiet_button=Fill("#2c5c46", "#12332a", "#86b89a", 1.0, "#eefcf2"),
    icon_button=Fill("#1c5540", "#0c2e22", "#d8b25a", 0.95, "#f6e2b8"),
    accent="#f0cf7c",
    bright="#ffe08a",
    text="#eef5e6",
    dim="#a9c4ae",
    faint="#6d8a75",
    paper_text="#2a1a0a",
    paper_dim="#5a4420",
    gold_text="#ffe6a6",
)
THEMES = {t.mood: t for t in (CROWN, PATTERNS, RENOWN)}


def theme(mood: str) -> Theme:
    """The palette of `crown`, `patterns` or `renown`; KeyError for another word."""
    return THEMES[mood]
