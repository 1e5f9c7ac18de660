"""What is shown large beside the panel, or in the middle of the Lab's own page."""

from __future__ import annotations

import pygame

from game.app.notes import Note
from game.ui.cardface.faults import Fault
from game.ui.cardface.info import CardInfo
from game.ui.cardface.overlays import mark_area
from game.ui.cardface.placing import place_face
from game.ui.cardface.shown import card_height
from game.ui.cardface.sizes import width_of
from game.ui.lab import bench
from game.ui.lab.lab import Exhibit, Lab, Marked, Noted, Pair, Sizes
from game.ui.lab.overprint import lay_over
from game.ui.lab.rows import letter_mark
from game.ui.lab.tab_evidence import long
from game.ui.lab.tab_problems import SIGNS
from game.ui.paint import cache
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height

LARGEST = 640
"""Units that a card is wide at most."""


def paint_exhibit(brush: Brush, lab: Lab, exhibit: Exhibit, area: pygame.Rect, share: float) -> None:
    """Draws an exhibit into an area; `share` is what a fan leaves of each card."""
    match exhibit:
        case Marked(fault):
            _marked(brush, lab, fault, area)
        case Pair(card):
            _pair(brush, lab, card, area)
        case Sizes(card):
            _sizes(brush, lab, card, area, share)
        case Noted(note):
            _noted(brush, note, area)


def title_of(lab: Lab, exhibit: Exhibit) -> tuple[str, str]:
    """What an exhibit is called, and a note beside it."""
    match exhibit:
        case Marked(fault):
            use = {"board": "on the table", "hand": "in the hand", "full": "full size", "print": "on paper"}
            return fault.name or "Every card", f"{fault.face}, {use[fault.use]}"
        case Pair(card):
            return card.name, card.type_line
        case Sizes(card):
            return card.name, f"{lab.letter.upper()}: {lab.set_name(lab.letter)}"
        case Noted(note):
            return "A note", note.where


def _card_of(lab: Lab, card: str) -> CardInfo | None:
    """A card of the game by id; the one that is looked at where none is named."""
    return next((one for one in lab.cards if one.id == card), None) if card else lab.card


def _fit(area: pygame.Rect, brush: Brush, most: float = LARGEST) -> int:
    """The width of the largest card that an area holds."""
    high = round(area.h * 63 / 88)
    return max(60, min(area.w, high, brush.px(most)))


def _marked(brush: Brush, lab: Lab, fault: Fault, area: pygame.Rect) -> None:
    """A card with the box marked, and below it what is wrong."""
    card = _card_of(lab, fault.card)
    theme = brush.theme
    words = fault.sentence[:1].upper() + fault.sentence[1:] + "."
    place = f"Box {fault.box}, object {fault.object}" if fault.box else "The whole face"
    where = f"{place}: {_file(fault)}"
    wide = area.w - brush.px(56)
    tall = paragraph_height(words, "body", brush.letter(17), wide, 1.3) + brush.px(30)
    foot = pygame.Rect(area.x, area.bottom - tall, area.w, tall)
    if card is not None:
        room = pygame.Rect(area.x, area.y + brush.px(12), area.w, foot.y - area.y - brush.px(30))
        width = _fit(room.inflate(-2 * brush.px(24), 0), brush)
        at = pygame.Rect(0, 0, width, card_height(width))
        at.center = room.center
        face_set = lab.set_id(lab.letter)
        faces = lab.desk.faces
        place_face(
            brush.surface, faces, card, fault.use, at.center, width, 1.2, scale=brush.scale, face_set=face_set
        )
        lay_over(brush.surface, faces.wardrobe, card, fault.use, at, lab.desk.lab.overlays, face_set)
        mark_area(brush.surface, at, fault.area, fault.severity)
    cut, light, dark, name = SIGNS[fault.severity]
    k = brush.px(30)
    brush.gem(cut, (foot.x + k / 2, foot.y + brush.px(16)), 30, (light, dark), rim="#fff0d8")
    brush.icon(name, (foot.x + k / 2, foot.y + brush.px(16)), 16, "#ffffff")
    x = foot.x + k + brush.px(14)
    y = brush.paragraph(words, (x, foot.y, wide, 0), "body", 17, theme.text, 1.3)
    brush.text(where, (x, y + brush.px(10)), "ui", 14, theme.dim, "cl", wide)


def _file(fault: Fault) -> str:
    """Name and line of the file that says so."""
    name = fault.place.path.replace("\\", "/").rpartition("/")[2] or f"{fault.face}.tmx"
    return f"{name}, line {fault.place.line}" if fault.place.line > 1 else name


def _pair(brush: Brush, lab: Lab, card: CardInfo, area: pygame.Rect) -> None:
    """A card in A and in B, side by side, or A alone where both are the same: to read, in the hand, on the table."""
    trial = lab.trial
    letters = "ab" if trial.a != trial.b else "a"
    gap, head = brush.px(28), brush.px(66 if "rulers" in lab.desk.lab.overlays else 46)
    each = (area.w - gap * (len(letters) - 1)) // len(letters)
    hand, board = (width_of(card.game, use, lab.window.factor) for use in ("hand", "board"))
    small = card_height(hand) + brush.px(58)
    room = pygame.Rect(0, 0, each - brush.px(20), area.h - head - brush.px(16))
    beside = hand + board + brush.px(16) <= each and room.h - small > brush.px(240)
    if beside:
        room.h -= small
    width = _fit(room, brush)
    upright = pygame.Rect(0, 0, area.w, area.h // len(letters) - head - brush.px(10))
    if not beside and _fit(upright, brush) > width:
        _stacked(brush, lab, card, area, letters, _fit(upright, brush))
        return
    tall = head + card_height(width) + (small if beside else 0)
    top = area.y + max(0, (area.h - tall) // 2)
    for n, letter in enumerate(letters):
        x = area.x + n * (each + gap) + each // 2
        face_set = lab.set_id(letter)
        y = top + brush.px(18)
        name = lab.set_name(letter)
        drawn = brush.text(name, (x + brush.px(18), y), "title", 21, brush.theme.gold_text, "cc", each)
        letter_mark(brush.surface, letter, (drawn.x - brush.px(22), y), brush.px(28))
        at = pygame.Rect(0, 0, width, card_height(width))
        at.midtop = (x, top + head)
        _face(brush, lab, card, "full", at, face_set, 1.2)
        if beside:
            left = x - (hand + board + brush.px(16)) // 2
            foot = at.bottom + brush.px(26) + card_height(hand)
            for use, wide in (("hand", hand), ("board", board)):
                high = card_height(wide)
                at = pygame.Rect(left, foot - high, wide, high)
                place_face(
                    brush.surface, lab.desk.faces, card, use, at.center, wide, 0.5, scale=brush.scale, face_set=face_set
                )  # fmt: skip
                left += wide + brush.px(16)
        times, seconds = lab.looks_at(card, face_set)
        if times:
            words = f"looked at {times} ×, {long(seconds)}"
            brush.text(words, (x, top + tall - brush.px(14)), "ui", 14, brush.theme.dim, "cc", each)


def _stacked(brush: Brush, lab: Lab, card: CardInfo, area: pygame.Rect, letters: str, width: int) -> None:
    """A card in A, and below it in B, where the room is narrow."""
    each = area.h // len(letters)
    head = brush.px(46)
    for n, letter in enumerate(letters):
        face_set, y = lab.set_id(letter), area.y + n * each + brush.px(20)
        drawn = brush.text(
            lab.set_name(letter), (area.centerx + brush.px(18), y), "title", 19, brush.theme.gold_text, "cc"
        )
        letter_mark(brush.surface, letter, (drawn.x - brush.px(20), y), brush.px(26))
        at = pygame.Rect(0, 0, width, card_height(width))
        at.midtop = (area.centerx, area.y + n * each + head)
        _face(brush, lab, card, "full", at, face_set, 1.2)


def _face(
    brush: Brush, lab: Lab, card: CardInfo, use: str, at: pygame.Rect, face_set: str, lift: float
) -> None:
    """One face with its overlays."""
    faces = lab.desk.faces
    place_face(
        brush.surface, faces, card, use, at.center, at.w, lift, scale=brush.scale, face_set=face_set
    )  # fmt: skip
    faces.hasten(card, use, at.w, face_set)
    lay_over(brush.surface, faces.wardrobe, card, use, at, lab.desk.lab.overlays, face_set)


def _sizes(brush: Brush, lab: Lab, card: CardInfo, area: pygame.Rect, share: float) -> None:
    """The bench."""
    things = bench.items(card.game, lab.window.factor, lab.desk.settings.bank_card_px)
    laid = bench.lay(things, area, share, brush.px(34), brush.px(46))
    others = [one for one in lab.cards if one.type == card.type] or list(lab.cards)
    at = next((n for n, one in enumerate(others) if one.id == card.id), 0)
    beside = [*others[at + 1 :], *others[:at]]
    bench.paint(
        brush, laid, lab.desk.faces, card, beside, lab.set_id(lab.letter), share, lab.desk.lab.overlays
    )


def _noted(brush: Brush, note: Note, area: pygame.Rect) -> None:
    """The picture of a note with its words below."""
    theme = brush.theme
    words = note.text or "No words."
    tall = paragraph_height(words, "body", brush.letter(18), area.w, 1.3) + brush.px(16)
    room = pygame.Rect(area.x, area.y, area.w, area.h - tall)
    picture = _picture(note, room.size)
    if picture is None:
        brush.well(room)
        brush.text("The picture is gone.", room.center, "bodyi", 17, theme.dim, "cc", room.w)
        at = room
    else:
        at = picture.get_rect(center=room.center)
        brush.surface.blit(picture, at)
        brush.ring(at, 3, theme.accent, 1.4)
    brush.paragraph(words, (area.x, room.bottom + brush.px(12), area.w, 0), "body", 18, theme.text, 1.3)


def _picture(note: Note, size: tuple[int, int]) -> pygame.Surface | None:
    """A note's picture as large as there is room for; read once."""

    def make() -> pygame.Surface | tuple[()]:
        try:
            whole = pygame.image.load(str(note.picture))
        except (OSError, pygame.error):
            return ()
        k = min(size[0] / whole.get_width(), size[1] / whole.get_height(), 1.0)
        small = (max(1, round(whole.get_width() * k)), max(1, round(whole.get_height() * k)))
        flat = pygame.Surface(whole.get_size(), 0, 32)
        flat.blit(whole, (0, 0))
        return pygame.transform.smoothscale(flat, small)

    kept = cache.CARDS.get(("note", str(note.path), note.at, size), make)
    return kept if isinstance(kept, pygame.Surface) else None
