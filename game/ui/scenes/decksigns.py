"""How decks are drawn wherever they are shown: factions, the curve of costs and Blooms, openers, what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.app.deckbench import CURVE_END, Curve, by_faction, curve, opening_chance, said
from game.rules.crown.cards import Card
from game.rules.crown.decks import BLOOMERS, Deck, DeckFault, count_bloomers
from game.rules.crown.library import library
from game.ui.cardface.crown import RESOURCE_ICONS, TYPE_ICONS
from game.ui.icons import icon
from game.ui.paint.brush import Brush
from game.ui.paint.shapes import box
from game.ui.theme import DONE, FACTIONS, REFUSAL_MARK, Colour, Fill, mix

PLAIN: Final = ("#8a86a8", "#3a3858")
"""The colours of a faction that has none of its own."""
ESSENCE: Final = ("#f0ead8", "#8d8798")
BLOOM: Final = ("#4fae7c", "#17503a")
FAULT_INK: Final = "#ffb4a0"
DONE_INK: Final = DONE.line
MOST: Final = 30
"""Openers at the end of their scale."""
TYPE_WORDS: Final[Mapping[str, str]] = {
    "creature": "Creatures", "equipment": "Equipment", "spell": "Spells", "trap": "Traps",
    "fortification": "Fortifications", "rival": "Rivals",
}  # fmt: skip


def colours_of(faction: str) -> tuple[Colour, Colour]:
    """Light and dark."""
    return FACTIONS.get(faction, PLAIN)


def faction_icon(faction: str) -> str:
    """The icon of its resource."""
    resources = {one.id: one.resource for one in library().pool.factions}
    return RESOURCE_ICONS.get(resources.get(faction, ""), "cards")


def type_icon(card: Card) -> str:
    """The icon of its type."""
    return TYPE_ICONS[card.type]


def factions_in(deck: Deck, cards: Mapping[str, Card]) -> list[str]:
    """Its factions, the most cards first."""
    return [faction for faction, _ in by_faction(deck, cards).most_common()]


def factions_told(deck: Deck, cards: Mapping[str, Card]) -> str:
    """`Dream and Exart`."""
    names = {one.id: one.name for one in library().pool.factions}
    told = [names.get(faction, faction.capitalize()) for faction in factions_in(deck, cards)]
    return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)


def summary(deck: Deck, cards: Mapping[str, Card]) -> str:
    """`60 cards, Dream and Exart`."""
    total, told = sum(deck.cards.values()), factions_told(deck, cards)
    return f"{total} {'card' if total == 1 else 'cards'}{f', {told}' if told else ''}"


def paint_factions(brush: Brush, rect: pygame.Rect, deck: Deck, cards: Mapping[str, Card]) -> None:
    """A bar shared out among the factions, each part with its icon and number where there is room."""
    counts = by_faction(deck, cards).most_common()
    total = sum(count for _, count in counts)
    radius = rect.h / brush.scale / 2
    brush.well(rect, radius)
    if not total:
        return
    left = float(rect.x)
    for faction, count in counts:
        wide = rect.w * count / total
        part = pygame.Rect(round(left), rect.y, round(left + wide) - round(left), rect.h)
        light, dark = colours_of(faction)
        box(
            brush.surface,
            part,
            min(rect.h / 2, part.w / 2),
            Fill(light, dark, mix(light, "#ffffff", 0.3)),
            1.0,
        )
        k = brush.px(15)
        if part.w > 4 * k:
            at = (part.centerx - brush.px(11), part.centery)
            brush.icon(faction_icon(faction), at, 15, "#ffffff")
            brush.text(str(count), (part.centerx + brush.px(2), part.centery), "uib", 15, "#ffffff", "cl")
        left += wide


def paint_curve(brush: Brush, rect: pygame.Rect, deck: Deck, cards: Mapping[str, Card]) -> None:
    """Two charts above each other: how many cards of each cost, how many creatures of each Bloom."""
    made: Curve = curve(deck, cards)
    gap = brush.px(10)
    tall = (rect.h - gap) // 2
    factions = factions_in(deck, cards)
    light, dark = colours_of(factions[0]) if len(factions) == 1 else ("#8f97f0", "#3a3f9a")
    upper = pygame.Rect(rect.x, rect.y, rect.w, tall)
    lower = pygame.Rect(rect.x, rect.bottom - tall, rect.w, tall)
    _chart(brush, upper, "Cost", made.costs, (light, dark), made.essence)
    _chart(brush, lower, "Bloom", made.blooms, BLOOM)


def _chart(
    brush: Brush,
    rect: pygame.Rect,
    title: str,
    columns: Sequence[int],
    colours: tuple[Colour, Colour],
    pale: Sequence[int] = (),
) -> None:
    """Columns with their numbers above and what they stand for below; `pale` is the part paid in Essence."""
    label = brush.label(title, (rect.x, rect.y), 13)
    if any(pale):
        brush.gem("diamond", (rect.right - brush.px(8), label.centery), 12, ESSENCE)
        at = (rect.right - brush.px(18), label.centery)
        brush.text("paid in Essence", at, "ui", 13, brush.theme.dim, "cr", rect.w - label.w - brush.px(40))
    foot = max(brush.px(20), brush.letter(14) + 4)
    head = max(brush.px(19), brush.letter(14) + 2)
    floor = rect.bottom - foot
    room = floor - label.bottom - head
    pace = rect.w / len(columns)
    highest = max(*columns, 8)
    pygame.draw.line(
        brush.surface, mix(brush.theme.panel.line, "#000000", 0.4), (rect.x, floor), (rect.right, floor)
    )
    for place, count in enumerate(columns):
        middle = rect.x + (place + 0.5) * pace
        word = f"{place}+" if place == CURVE_END else str(place)
        brush.text(word, (middle, floor + foot / 2 + 1), "ui", 14, brush.theme.dim, "cc")
        if not count:
            continue
        high = max(3, round(room * count / highest))
        bar = pygame.Rect(0, 0, round(pace * 0.6), high)
        bar.midbottom = (round(middle), floor)
        _bar(brush, bar, colours)
        part = pale[place] if pale else 0
        if part:
            top = pygame.Rect(bar.x, bar.y, bar.w, max(3, round(high * part / count)))
            _bar(brush, top, ESSENCE)
        brush.text(str(count), (middle, bar.y - head / 2), "uib", 15, brush.theme.text, "cc")


def _bar(brush: Brush, bar: pygame.Rect, colours: tuple[Colour, Colour]) -> None:
    fill = Fill(colours[0], colours[1], mix(colours[0], "#ffffff", 0.25))
    box(brush.surface, bar, min(brush.px(4), bar.h / 2), fill, 1.0, 0.6, 0.2)


def paint_openers(brush: Brush, rect: pygame.Rect, deck: Deck, cards: Mapping[str, Card]) -> None:
    """Creatures of Cost 0 and Bloom 1 against what is advised, and how often a first hand holds two."""
    openers = count_bloomers(deck, cards)
    least, most = BLOOMERS
    good = least <= openers <= most
    middle = rect.y + brush.px(24)
    brush.number(openers, (rect.x + brush.px(28), middle), 40, brush.theme.gold_text if good else FAULT_INK)
    x = rect.x + brush.px(66)
    wide = rect.right - x
    brush.text("Cost 0, Bloom 1", (x, rect.y + brush.px(9)), "uib", 15, brush.theme.text, "cl", wide)
    bar = pygame.Rect(x, rect.y + brush.px(24), wide, brush.px(10))
    brush.well(bar, 5)
    a, b = (bar.x + bar.w * n / MOST for n in BLOOMERS)
    box(brush.surface, (round(a), bar.y, round(b - a), bar.h), bar.h / 2, DONE, 1.0)
    low = bar.bottom + max(brush.px(10), brush.letter(13) * 0.8)
    for place, number in ((a, least), (b, most)):
        brush.text(str(number), (place, low), "ui", 13, DONE_INK, "cc")
    at = (bar.x + bar.w * min(openers, MOST) / MOST, bar.centery)
    brush.gem("sun", at, 22, BLOOM if good else (REFUSAL_MARK[0], REFUSAL_MARK[1]))
    chance = percent(float(opening_chance(deck, cards)))
    told = f"{chance} of first hands hold two"
    brush.text(told, (rect.x, rect.bottom - brush.px(12)), "ui", 16, brush.theme.text, "cl", rect.w)


def percent(share: float) -> str:
    """Whole per cents, and never all or nothing where it is only nearly so."""
    if 0 < share < 0.01:
        return "under 1 %"
    if 0.99 < share < 1:
        return "over 99 %"
    return f"{round(100 * share)} %"


OPENERS_TALL: Final = 86
"""Units that `paint_openers` needs."""


def verdict(faults: Sequence[DeckFault]) -> tuple[str, str, Colour]:
    """A deck in two words: what they are, an icon, an ink."""
    wrong = sum(not fault.advice for fault in faults)
    if wrong:
        return f"{wrong} {'problem' if wrong == 1 else 'problems'}", "alert", FAULT_INK
    return "Ready to play", "check-bold", DONE.line


def fault_rows(faults: Sequence[DeckFault]) -> list[tuple[str, str, Colour]]:
    """(icon, sentence, ink) of each fault, what the rules forbid first."""
    rows: list[tuple[str, str, Colour]] = [
        ("alert", said(fault), FAULT_INK) for fault in faults if not fault.advice
    ]
    return rows + [("information-outline", said(fault), "#f5d88a") for fault in faults if fault.advice]


def paint_row(brush: Brush, name: str, words: str, ink: Colour, at: tuple[float, float], wide: float) -> int:
    """A sentence with an icon before it, wrapped; returns the y below it."""
    k = brush.px(18)
    brush.surface.blit(icon(name, k, ink), (round(at[0]), round(at[1] + brush.px(2))))
    x = at[0] + k + brush.px(10)
    return brush.paragraph(words, (x, at[1], wide - k - brush.px(10), 0), "ui", 16, ink, 1.3)
