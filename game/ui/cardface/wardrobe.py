"""What every card wears now: its face set, template, skin and picture, and all that its face depends on.

Nothing is printed here. `version` grows whenever a card may be dressed otherwise than before.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, Protocol

from game.core.problems import Problem
from game.ui.cardface import artwork
from game.ui.cardface.artwork import Order, art_files, size_for, subject_of
from game.ui.cardface.catalogue import Catalogue, stamp
from game.ui.cardface.info import CardInfo
from game.ui.cardface.layout import MASTER, Layout, lay_out
from game.ui.cardface.looking import Look
from game.ui.cardface.shown import step_for
from game.ui.cardface.skins import Dressed, Skin, dress
from game.ui.cardface.template import Template

READ: Final = 180
"""Width in px of a card whose picture is large enough to judge what stands before it."""


class Dresser(Protocol):
    """Says which face set single cards wear, where two are compared; ids of sets, empty for no opinion."""

    def wears(self, card: CardInfo) -> str:
        """The set that a card shows in now; empty: the chosen one."""
        ...

    def next(self, card: CardInfo) -> str:
        """A set in which it may show at any moment, so that its face should be there already."""
        ...


class Wardrobe:
    """Face sets, templates, skins, pictures and looks as the files have them, and which of them are chosen."""

    def __init__(
        self,
        saves: Path,
        folders: Iterable[Path] | None = None,
        say: Callable[[str, bool], None] = lambda _words, _fault: None,
    ) -> None:
        """`saves` has the player's pictures and the cache; `say` shows a sentence, and whether it is a fault."""
        self.saves, self._say = saves, say
        self.catalogue = Catalogue(folders)
        self.version = 0
        self.four_colours = True
        self.dresser: Dresser | None = None
        self._chosen: dict[str, str] = {}
        self._editions: Counter[object] = Counter()
        self._looks: dict[tuple[str, str], tuple[str, tuple[tuple[str, str], ...]]] = {}
        """Flavour and wishes about the picture, as the files have them now."""
        self._files: dict[tuple[str, str], Path] | None = None
        self._unreadable: set[tuple[str, str]] = set()
        self._tell(self.catalogue.refresh().problems)

    # ---- choosing

    def choose(self, game: str, face_set: str) -> None:
        """Shows a game's cards in another face set from now on."""
        if self._chosen.get(game) != face_set:
            self._chosen[game] = face_set
            self.version += 1

    def chosen(self, game: str) -> str:
        """The id of the face set in use; empty where the game has none."""
        one = self.catalogue.face_set(game, self._chosen.get(game, ""))
        return one.id if one else ""

    def worn(self, card: CardInfo) -> str:
        """The id of the face set in which a card shows where none is named; empty where its game has none."""
        wanted = self.dresser.wears(card) if self.dresser is not None else ""
        one = self.catalogue.face_set(card.game, wanted or self._chosen.get(card.game, ""))
        return one.id if one else ""

    def template(self, card: CardInfo, use: str, face_set: str = "") -> Template | None:
        """The template for a card's use in a face set, in the one it wears where none is named; None without any."""
        if not face_set and self.dresser is not None:
            face_set = self.dresser.wears(card)
        return self.catalogue.template(card.game, use, face_set or self._chosen.get(card.game, ""))

    def coming(self, card: CardInfo, use: str) -> Template | None:
        """The template that a comparison may show a card on in the next moment; None where nothing is compared."""
        face_set = self.dresser.next(card) if self.dresser is not None else ""
        return self.catalogue.template(card.game, use, face_set) if face_set else None

    # ---- a card on a template

    def depends(self, card: CardInfo, template: Template) -> tuple[object, ...]:
        """What a face depends on: card, template and skin as they are now, art, and the colours of suits."""
        get = self._editions.get
        return (
            card, template.name, get(template.name, 0), get(("skin", template.skin), 0), get(card.key, 0),
            self.four_colours,
        )  # fmt: skip

    def current(self, card: CardInfo) -> CardInfo:
        """The card with the looks that its file has now; everything else is as the rules in force have it."""
        flavour, hint = self._looks.get(card.key, (card.flavour, card.hint))
        if (flavour, hint) == (card.flavour, card.hint):
            return card
        return dataclasses.replace(card, flavour=flavour, hint=hint)

    def dressed(self, card: CardInfo, template: Template | None) -> Dressed:
        """The colours a card wears on a template; plain ones without a template or its skin."""
        skin = self.catalogue.skin(template) if template is not None else None
        return dress(skin or Skin({}), card, four=self.four_colours)

    def laid(self, card: CardInfo, template: Template) -> tuple[Dressed, Layout]:
        """A card on a template, both as they are now: its colours, and every box with what stands in it."""
        card = self.current(card)
        skin = self.dressed(card, template)
        return skin, lay_out(template, card, skin)

    def look(self, card: CardInfo, template: Template, uses: Sequence[str]) -> Look:
        """What to ask of whoever looks for faults of a card on a template, both as they are now."""
        wish = self.order(card, template, READ)
        colours = self.dressed(card, template).key
        return Look(template, self.current(card), colours, wish[1] if wish else None, tuple(uses))

    def print_inputs(
        self, card: CardInfo, use: str = "print", face_set: str = ""
    ) -> tuple[tuple[object, ...], tuple[Path, ...]]:
        """All that a full sheet depends on but for the code of the press: values, and files that are read for it."""
        template = self.template(card, use, face_set)
        if template is None:
            return (), ()
        wish = self.order(card, template, MASTER)
        files = [Path(box.place.path).parent / box.picture for box in template.boxes if box.role == "image"]
        painted: object = None
        if wish is not None and wish[1].file:
            files.append(Path(wish[1].file))
        elif wish is not None:
            painted = wish[1].subject, artwork.edition()
        values = (
            self.current(card),
            template.boxes,
            template.bleed_mm,
            self.dressed(card, template).key,
            self.four_colours,
            painted,
        )
        return values, tuple(files)

    # ---- pictures

    @property
    def art_folders(self) -> tuple[Path, ...]:
        """Where pictures of cards are looked for: the player's own win over those of the house."""
        return (self.saves / "art", *(folder / "art" for folder in reversed(self.catalogue.folders)))

    def art_file(self, card: CardInfo) -> Path | None:
        """The file that replaces a card's painted picture; None where there is none."""
        if self._files is None:
            self._files = art_files(self.art_folders)
        return self._files.get(card.key)

    def order(
        self, card: CardInfo, template: Template, width: int
    ) -> tuple[tuple[object, ...], Order] | None:
        """The order for a card's picture, after the key under which it is kept; None where the face shows none."""
        boxes = [box for box in template.boxes if box.role == "art"]
        if not boxes:
            return None
        largest = max(boxes, key=lambda box: box.w * box.h)
        size = size_for(largest, step_for(width))
        file = self.art_file(card)
        # the store is the process's: other faces in it may know another file, or the same as it was
        edition = (self._editions.get(card.key, 0), str(file or ""), stamp(file) if file else None)
        order = Order(
            subject_of(self.current(card)), size, str(file or ""), str(self.saves / "cache" / "art")
        )
        return ("art", card.key, size, edition), order

    def note_unreadable(self, card: tuple[str, str], fault: str) -> None:
        """The file of a card's picture cannot be read; of several such at a time the first is told."""
        if card not in self._unreadable:
            if not self._unreadable:
                self._say(fault, True)
            self._unreadable.add(card)

    # ---- news

    def renew(self) -> bool:
        """Reads templates, skins and sets that have changed; whether any face may look different now."""
        seen = self.catalogue.refresh()
        for name in seen.templates:
            self._editions[name] += 1
        for name in seen.skins:
            self._editions["skin", name] += 1
        self._tell(seen.problems)
        if seen.anything:
            self.version += 1
        return seen.anything

    def renew_art(self, card: tuple[str, str]) -> None:
        """Another picture of a card is there, or one has gone."""
        self._editions[card] += 1
        self._files = None
        self._unreadable.discard(card)
        self.version += 1

    def renew_looks(self, cards: Iterable[CardInfo]) -> None:
        """Flavour and wishes about pictures as the files have them now; faces that show others are made anew."""
        for card in cards:
            looks = (card.flavour, card.hint)
            if self._looks.get(card.key, looks) != looks:
                self._editions[card.key] += 1
                self.version += 1
            self._looks[card.key] = looks

    def _tell(self, problems: list[Problem]) -> None:
        errors = [problem for problem in problems if not problem.warning]
        if errors:
            more = f" And {len(errors) - 1} more." if len(errors) > 1 else ""
            self._say(f"{told(errors[0])} The last good faces stay.{more}", True)


def is_pack(template: Template | None) -> bool:
    """Whether a face is nothing but a playing card of the house: those are quick, and need no picture."""
    return template is not None and len(template.boxes) == 1 and template.boxes[0].role == "playing"


def told(problem: Problem) -> str:
    """A problem as a sentence for a notice: the file's name, not its whole path."""
    hint = f"; did you mean {problem.suggestion!r}?" if problem.suggestion else "."
    return f"{Path(problem.path).name}, line {problem.line}: {problem.sentence}{hint}"
