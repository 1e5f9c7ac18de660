"""How large the letters of a card are in each use, and what of it is read in a fan: rows of figures."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.cardface.fan import SIDES, fan_visible
from game.ui.cardface.info import CardInfo
from game.ui.cardface.sizes import ON_PAPER, ON_SCREEN, letters_of, too_small, width_of
from game.ui.cardface.wardrobe import Wardrobe

USES = (("print", "On paper"), ("hand", "In the hand"), ("board", "On the table"))


@dataclass(frozen=True, slots=True)
class Measure:
    """One box: `words` that stand there, figures as texts, and what they mean (`error`, `advice`, or nothing)."""

    box: str
    words: str
    figures: tuple[str, ...]
    grade: str


@dataclass(frozen=True, slots=True)
class Group:
    """What was measured for one use: a title, a note beside it, what the figures are, and the boxes."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[Measure, ...]


class Measures:
    """Measures one card at a time; the same question is answered once."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._groups: tuple[Group, ...] = ()

    def groups(
        self, wardrobe: Wardrobe, card: CardInfo, face_set: str, factor: float, share: float
    ) -> tuple[Group, ...]:
        """Letters for each use, then a fan that leaves `share` of each card; `factor` as in `Screen`."""
        templates = [wardrobe.template(card, use, face_set) for use, _ in USES]
        depends = [wardrobe.depends(card, template) for template in templates if template is not None]
        asked = (depends, factor, share)
        if asked != self._of:
            self._of = asked
            found = [self._letters(wardrobe, card, use, title, face_set, factor) for use, title in USES]
            found += [self._fan(wardrobe, card, side, face_set, share) for side in SIDES]
            self._groups = tuple(group for group in found if group is not None)
        return self._groups

    def _letters(
        self, wardrobe: Wardrobe, card: CardInfo, use: str, title: str, face_set: str, factor: float
    ) -> Group | None:
        template = wardrobe.template(card, use, face_set)
        if template is None:
            return None
        _, layout = wardrobe.laid(card, template)
        paper = use == "print"
        width = width_of(card.game, use, factor)
        rows = []
        for one in letters_of(layout):
            figures: tuple[str, ...]
            if paper:
                figures = (f"{one.points:.1f}", f"{one.mm:.2f}")
                grade = too_small(one.mm, ON_PAPER)
            else:
                figures = (f"{one.px(width):.1f}",)
                grade = too_small(one.px(width), ON_SCREEN)
            rows.append(Measure(one.box.name, one.words, figures, grade))
        heads = ("pt", "mm") if paper else ("px",)
        note = template.title if paper else f"{template.title}, {width} px"
        return Group(title, note, heads, tuple(rows))

    def _fan(
        self, wardrobe: Wardrobe, card: CardInfo, side: str, face_set: str, share: float
    ) -> Group | None:
        template = wardrobe.template(card, "hand", face_set)
        if template is None:
            return None
        skin, layout = wardrobe.laid(card, template)
        rows = tuple(
            Measure(one.box, one.words, (f"{one.shows * 100:.0f} %",), "" if one.readable else "advice")
            for one in fan_visible(layout, skin, share, side)
        )
        return Group(f"In a fan, {side} side", f"{share * 100:.0f} % shows", ("seen",), rows)
