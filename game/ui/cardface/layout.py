"""A template filled with one card: which boxes show, and every text in its size and place, with what is wrong."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from game.ui import fonts, icons
from game.ui.cardface.boxes import PROPERTIES, PT, WIDTH, Box
from game.ui.cardface.info import CardInfo, Run
from game.ui.cardface.rich import RULER, Block, set_rules, set_text, style
from game.ui.cardface.skins import Dressed
from game.ui.cardface.template import Template
from game.ui.cardface.when import bound, holds, names_in

MASTER: Final = 744
"""Width in px at which faces are laid out: 63 mm at 300 dpi."""
SCALE: Final = MASTER / WIDTH
"""Pixels of the drawing size a unit."""
READABLE_MM: Final = 0.9
"""Height of an x on paper below which nobody reads."""
COLOURS: Final = tuple(
    name for name, meta in PROPERTIES.items() if "fill" in name or name in {"ink", "ink2", "stroke"}
)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a designer should see: `kind` is overflow, too-long, cut, flavour, icon, glyph or colour.

    `box` names the place; `number` and `limit` are the size in points that would be needed, and the smallest allowed.
    """

    kind: str
    box: str
    sentence: str
    number: float | None = None
    limit: float | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """One box that shows: its text as a block, or its icon or icons, or its plain words (gems)."""

    box: Box
    block: Block | None = None
    words: str = ""
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """All boxes of a card's face in the order of drawing."""

    boxes: tuple[Laid, ...]
    findings: tuple[Finding, ...]


def lay_out(template: Template, card: CardInfo, skin: Dressed) -> Layout:
    """Fills a template with a card; draws nothing."""
    laid: list[Laid] = []
    findings: list[Finding] = []
    for box in template.boxes:
        if box.role == "safe" or (box.when and not holds(box.when, card)):
            continue
        for name in COLOURS:
            words = getattr(box, name)
            if words and not skin.has(words):
                findings.append(Finding("colour", box.name, f"the skin has no colour {words[1:]!r}"))
        one = _lay_box(box, card, findings)
        if one is not None:
            laid.append(one)
    return Layout(tuple(laid), tuple(findings))


def _lay_box(box: Box, card: CardInfo, findings: list[Finding]) -> Laid | None:
    match box.role:
        case "text":
            words = bound(box.bind, card)
            if not words.strip():
                return None
            return _lay_text(box, words.upper() if box.caps else words, findings)
        case "rich":
            return _lay_rich(box, card, findings)
        case "gem":
            words = bound(box.bind, card)
            name = icon_name(box.icon, card) if box.icon else ""
            if (box.bind and not words) or (box.icon and not name and not words):
                return None
            _check_icons([name] if name else [], box, findings)
            _check_glyphs(words, "num", box, findings)
            return Laid(box, None, words, (name,) if name else ())
        case "icon" | "icons":
            names = card.badges if box.role == "icons" else (icon_name(box.icon, card),)
            names = tuple(name for name in names if name)
            _check_icons(names, box, findings)
            return Laid(box, None, "", names) if names else None
        case "playing":
            return Laid(box, None, bound(box.bind, card))
    return Laid(box)


def icon_name(words: str, card: CardInfo) -> str:
    """An icon by its own name, or `@house`, `@type`, `@badge` of the card; empty where the card has none."""
    if words == "@badge":
        return card.badges[0] if card.badges else ""
    return card.icon(words[1:]) if words.startswith("@") else words


def px_of(points: float) -> int:
    """Points in pixels of the drawing size."""
    return max(1, round(points * PT * SCALE))


def _lay_text(box: Box, words: str, findings: list[Finding]) -> Laid:
    role = style(box.font, box.bold, box.italic)
    least = px_of(box.min_pt) if box.min_pt and box.fit != "clip" else px_of(box.size_pt)
    room = (box.w * SCALE, box.h * SCALE if box.fit != "grow" else 1e6)
    block = set_text(
        words, role, px_of(box.size_pt), least, room, box.lines, box.lead, box.track_mm * 10 * SCALE
    )
    if not block.fits:
        fits = _largest(
            lambda px: set_text(words, role, px, px, room, box.lines, box.lead, box.track_mm * 10 * SCALE),
            role,
            block.px,
        )
        findings.append(_too_much(box, repr(words), block.px, fits))
    _check_glyphs(words, role, box, findings)
    return Laid(box, block)


def _lay_rich(box: Box, card: CardInfo, findings: list[Finding]) -> Laid | None:
    names = names_in(box.bind)
    rules = card.rules if "rules" in names else ()
    flavour = card.flavour if "flavour" in names else ""
    if not rules and not flavour:
        return None
    least = px_of(box.min_pt) if box.min_pt and box.fit != "clip" else px_of(box.size_pt)
    room = (box.w * SCALE, box.h * SCALE if box.fit != "grow" else 1e6)
    block = set_rules(rules, flavour, box.font, px_of(box.size_pt), least, room, box.lead)
    if not block.fits:
        fits = _largest(
            lambda px: set_rules(rules, "" if rules else flavour, box.font, px, px, room, box.lead),
            style(box.font),
            block.px,
        )
        findings.append(_too_much(box, "the rules text" if rules else "the flavour", block.px, fits))
    if block.left_out:
        findings.append(Finding("flavour", box.name, "the flavour is left out: there is no room for it"))
    text = "".join(span.text for line in rules for span in line if isinstance(span, Run)) + flavour
    _check_glyphs(text, style(box.font), box, findings)
    _check_icons([piece.icon for piece in block.pieces if piece.icon], box, findings)
    return Laid(box, block)


def _largest(trial: Callable[[int], Block], role: str, under: int) -> int:
    """The largest size below `under` at which a text fits, as long as it can be read on paper; 0 where none is."""
    least = math.ceil(READABLE_MM * 10 * SCALE / letter_height(role, tall=False))
    return next((px for px in range(under - 1, least - 1, -1) if trial(px).fits), 0)


def _too_much(box: Box, what: str, px: int, fits: int) -> Finding:
    limit = points_of(px)
    if box.fit == "clip" and box.role == "text":
        return Finding(
            "cut", box.name, f"{what} is cut off: it does not fit its box at {limit:.1f} pt", None, limit
        )
    if fits:
        need = points_of(fits)
        sentence = f"{what} does not fit its box even at {limit:.1f} pt; it would at {need:.1f} pt"
        return Finding("overflow", box.name, sentence, need, limit)
    sentence = f"{what} does not fit its box at {limit:.1f} pt, nor at any size that can be read"
    return Finding("too-long", box.name, sentence, None, limit)


def points_of(px: float) -> float:
    """Pixels of the drawing size in points."""
    return px / PT / SCALE


@lru_cache(32)
def letter_height(role: str, *, tall: bool) -> float:
    """Height of an x, or (`tall`) of a capital, in letter sizes."""
    box = fonts.font(role, RULER).metrics("H" if tall else "x")[0]
    return box[3] / RULER if box else 0.7 if tall else 0.5


def _check_icons(names: tuple[str, ...] | list[str], box: Box, findings: list[Finding]) -> None:
    for name in names:
        if not icons.known(name):
            findings.append(Finding("icon", box.name, f"there is no icon {name!r}"))


def _check_glyphs(words: str, role: str, box: Box, findings: list[Finding]) -> None:
    if words.isascii():
        return
    for letter in sorted(set(words)):
        real = fonts.role_for(letter, role)
        if not letter.isspace() and not fonts.has(real, letter):
            findings.append(Finding("glyph", box.name, f"no font here has the letter {letter!r}"))


def place_of(box: Box, scale: float, origin: tuple[int, int] = (0, 0)) -> pygame.Rect:
    """The pixels of a box."""
    left, top = round(box.x * scale), round(box.y * scale)
    wide, tall = round((box.x + box.w) * scale) - left, round((box.y + box.h) * scale) - top
    return pygame.Rect(left + origin[0], top + origin[1], max(1, wide), max(1, tall))
