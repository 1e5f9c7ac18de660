"""Every card's face at every size, for all scenes of a window: printed once, kept, and made anew when files change.

What a card wears is asked of the `wardrobe`; here its face is printed, and waited for.

Off screen everything is made at once. In a window (`in_background`) nobody waits: a face that is not ready shows what
stands for it, pictures are painted in other processes, and a frame prints as many faces as fit into a few
milliseconds. `version` grows whenever a face that was asked for looks different now.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.ui.cardface import artwork
from game.ui.cardface.artwork import Order, Picture
from game.ui.cardface.blank import blank, ground
from game.ui.cardface.info import CardInfo
from game.ui.cardface.kept import FACES
from game.ui.cardface.layout import MASTER, SCALE
from game.ui.cardface.playing import card_face, print_sheet, rotated
from game.ui.cardface.press import blank_sheet, print_face, print_steps
from game.ui.cardface.shown import Kept, Live, card_height, finished, step_for, turned
from game.ui.cardface.template import Template
from game.ui.cardface.wardrobe import Wardrobe, is_pack
from game.ui.cardface.workshop import Done, Workshop

BUDGET: Final = 0.010
"""Seconds of a frame after which no further face is begun."""
FORGOTTEN: Final = 40
"""So many new faces later, one that is not asked for any more is not printed: whoever shows it would have asked."""
NAMED: Final = 24
"""How many cards that are not printed yet get their name written in one frame."""


@dataclass(slots=True)
class _Wanted:
    card: CardInfo
    template: Template
    width: int
    wish: tuple[tuple[object, ...], Order] | None
    """Its picture: under which key it will be kept, and the order for it."""
    asked: int
    """The version at which somebody last wanted it."""


class Faces:
    """All faces of a window. Pictures returned are shared: do not draw into them."""

    def __init__(
        self,
        saves: Path,
        folders: Iterable[Path] | None = None,
        say: Callable[[str, bool], None] = lambda _words, _fault: None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`saves` has the player's pictures and the cache; `say` shows a sentence, and whether it is a fault."""
        self.saves, self._say, self._clock = saves, say, clock
        self.wardrobe = Wardrobe(saves, folders, say)
        self._printed = 0
        """How many faces that were waited for are there since."""
        self._waiting: OrderedDict[tuple[object, ...], _Wanted] = OrderedDict()
        self._last: dict[tuple[object, ...], tuple[object, ...]] = {}
        self._told: set[str] = set()
        self._named = 0
        self._press: Iterator[Kept | None] | None = None
        self.workshop: Workshop | None = None
        self.looked: dict[object, Done] = {}
        """Faces that the workshop has looked at, until whoever asked takes them."""
        self.others: Callable[[Done], None] = lambda _: None
        """Takes what others asked of the workshop."""

    def say(self, words: str, *, fault: bool = True) -> None:
        """Shows a notice."""
        self._say(words, fault)

    @property
    def version(self) -> int:
        """Grows whenever a face that was asked for looks different now."""
        return self.wardrobe.version + self._printed

    # ---- pictures

    def picture(
        self, card: CardInfo, use: str, width: int, live: Live = (), face_set: str = ""
    ) -> pygame.Surface:
        """A card's face `width` px wide with round corners; in a window perhaps only what stands for it yet.

        `use` is board, hand, full or print; `live` what boxes show instead of what is printed.
        """
        width = max(16, int(width))
        template = self.wardrobe.template(card, use, face_set)
        if template is None:
            return self._blank(card, None, width, 0.06 * width)
        if not face_set:
            self._foresee(card, use, width)
        if is_pack(template):
            return card_face(card.id, width, self.wardrobe.four_colours)
        key = ("shown", *self.wardrobe.depends(card, template), width, live)
        shown = FACES.peek(key)
        if shown is not None:
            return shown  # type: ignore[no-any-return]
        kept = self._kept(card, template, width)
        corner = template.corner_mm / 63 * width
        if isinstance(kept, Kept):
            return FACES.get(key, lambda: finished(kept, width, corner, live))
        if kept is not None:
            return kept
        return self._blank(card, template, width, corner)

    def turned(
        self, card: CardInfo, use: str, width: int, angle: float, live: Live = (), face_set: str = ""
    ) -> pygame.Surface:
        """As `picture`, turned counter-clockwise by degrees, on the smallest canvas that holds it."""
        if not angle:
            return self.picture(card, use, width, live, face_set)
        width = max(16, int(width))
        template = self.wardrobe.template(card, use, face_set)
        if not face_set:
            self._foresee(card, use, width)
        if is_pack(template):
            return rotated(card.id, width, angle, "renown", self.wardrobe.four_colours)
        if template is not None:
            key = ("turned", *self.wardrobe.depends(card, template), width, live, angle)
            shown = FACES.peek(key)
            if shown is not None:
                return shown  # type: ignore[no-any-return]
            kept = self._kept(card, template, width)
            corner = template.corner_mm / 63 * width
            if isinstance(kept, Kept):
                return FACES.get(key, lambda: turned(kept, width, corner, live, angle))
        return pygame.transform.rotozoom(self.picture(card, use, width, live, face_set), angle, 1.0)

    def ready(self, card: CardInfo, use: str, width: int, face_set: str = "") -> bool:
        """Whether the face itself is there, and not only what stands for it."""
        template = self.wardrobe.template(card, use, face_set)
        if template is None:
            return False
        return is_pack(template) or FACES.peek(self._base(card, template, width)) is not None

    def hasten(self, card: CardInfo, use: str, width: int, face_set: str = "") -> None:
        """Has a face that somebody looks at made before all others that are waited for."""
        template = self.wardrobe.template(card, use, face_set)
        if self.workshop is None or template is None or is_pack(template):
            return
        base = self._base(card, template, max(16, int(width)))
        wanted = self._waiting.get(base)
        if wanted is None:
            return
        self._waiting.move_to_end(base, last=False)
        if wanted.wish is not None and FACES.peek(wanted.wish[0]) is None:
            self.workshop.ask(wanted.wish[0], "art", wanted.wish[1], first=True)

    def full_sheet(
        self, card: CardInfo, use: str = "print", face_set: str = "", bleed: bool = False
    ) -> pygame.Surface:
        """A face at 744 x 1039 (and its bleed, if wished), opaque, made now; raises KeyError without a face."""
        template = self.wardrobe.template(card, use, face_set)
        if template is None:
            raise KeyError(card.game)
        skin, layout = self.wardrobe.laid(card, template)
        margin = template.bleed_mm * 10 if bleed else 0.0
        if is_pack(template):
            return print_sheet(card.id, MASTER, self.wardrobe.four_colours, round(margin * SCALE))
        art = self._art_now(card, template, MASTER)
        return print_face(layout, skin, art, live=True, bleed=margin)

    def _foresee(self, card: CardInfo, use: str, width: int) -> None:
        """Has the face of a card begun that a comparison may show in the next moment."""
        template = self.wardrobe.coming(card, use) if self.workshop is not None else None
        if template is not None and not is_pack(template):
            self._kept(card, template, width)

    def _base(self, card: CardInfo, template: Template, width: int) -> tuple[object, ...]:
        return ("kept", *self.wardrobe.depends(card, template), step_for(width))

    def _kept(self, card: CardInfo, template: Template, width: int) -> Kept | pygame.Surface | None:
        """The face as it is kept; an older or smaller one of the same card scaled, or None, while it is waited for."""
        base = self._base(card, template, width)
        kept: Kept | None = FACES.peek(base)
        if kept is not None:
            return kept
        if self.workshop is None:
            return self._print(base, card, template, step_for(width), self._art_now(card, template, width))
        wanted = self._waiting.get(base)
        if wanted is None:
            wish = self.wardrobe.order(card, template, width)
            self._waiting[base] = _Wanted(card, template, step_for(width), wish, self.version)
            if wish is not None and FACES.peek(wish[0]) is None:
                self.workshop.ask(wish[0], "art", wish[1])
        else:
            wanted.asked = self.version
        older: Kept | None = FACES.peek(self._last.get((card.key, template.name), ()))
        if older is None:
            return None
        return finished(older, width, template.corner_mm / 63 * width, ())

    def _blank(self, card: CardInfo, template: Template | None, width: int, corner: float) -> pygame.Surface:
        worn = self.wardrobe.dressed(card, template)
        height = card_height(width)
        shared = FACES.get(
            ("ground", card.game, card.house, width, worn.key),
            lambda: ground(card, worn, width, height, corner),
        )
        key = ("blank", card, width, worn.key)
        if self.workshop is not None and FACES.peek(key) is None:
            # a whole table of names at once would be felt; those left over follow with the next frames
            self._named += 1
            if self._named > NAMED:
                return shared
        return FACES.get(key, lambda: blank(card, shared))

    # ---- printing

    def _print(
        self,
        base: tuple[object, ...],
        card: CardInfo,
        template: Template,
        width: int,
        art: pygame.Surface | None,
    ) -> Kept:
        """Prints a face at once and keeps it."""
        return _last_of(self._printing(base, card, template, width, art))

    def _printing(
        self,
        base: tuple[object, ...],
        card: CardInfo,
        template: Template,
        width: int,
        art: pygame.Surface | None,
    ) -> Iterator[Kept | None]:
        """Prints a face in small steps; the last one has it, and keeps it as the last good one of its card."""
        skin, layout = self.wardrobe.laid(card, template)
        yield None
        height = card_height(width)
        sheet = blank_sheet(skin)
        for _ in print_steps(sheet, layout, skin, art):
            yield None
        picture = sheet if width == MASTER else pygame.transform.smoothscale(sheet, (width, height))
        kept = Kept(picture, layout, skin)
        self._last[card.key, template.name] = base
        yield FACES.get(base, lambda: kept)

    # ---- art

    def _art_now(self, card: CardInfo, template: Template, width: int) -> pygame.Surface | None:
        wish = self.wardrobe.order(card, template, width)
        if wish is None:
            return None
        key, order = wish
        return FACES.get(key, lambda: self._taken(card.key, artwork.make(order)))

    def _taken(self, card: tuple[str, str], picture: Picture) -> pygame.Surface:
        if picture.fault:
            self.wardrobe.note_unreadable(card, picture.fault)
        return picture.surface()

    # ---- time

    def in_background(self, hands: int | None = None) -> None:
        """From now on nothing is waited for: call `update` each turn of the window's loop, and `close` at its end."""
        if self.workshop is None:
            cache = str(self.saves / "cache" / "art")
            self.workshop = Workshop(cache) if hands is None else Workshop(cache, hands)

    @property
    def busy(self) -> bool:
        """Whether faces are still on their way, so that the loop should not slow down."""
        return bool(self._waiting) or self._press is not None

    def update(self) -> None:
        """Takes in what the workshop has made and prints faces, a few milliseconds' worth."""
        if self.workshop is None:
            return
        start = self._clock()
        self._named = 0
        for done in self.workshop.poll():
            self._done(done)
        while self._clock() - start < BUDGET:
            if self._press is None:
                self._press = self._next()
            if self._press is None:
                break
            try:
                if next(self._press) is not None:
                    self._press = None
                    self._printed += 1
            except StopIteration:  # pragma: no cover - the last step always has the face
                self._press = None

    def _next(self) -> Iterator[Kept | None] | None:
        """The next face whose picture is there, begun."""
        for base in list(self._waiting):
            wanted = self._waiting[base]
            if self.version - wanted.asked > FORGOTTEN:
                del self._waiting[base]
                continue
            art = FACES.peek(wanted.wish[0]) if wanted.wish else None
            if wanted.wish and art is None:
                # also a picture that was pushed out of memory meanwhile
                if self.workshop is not None:
                    self.workshop.ask(wanted.wish[0], "art", wanted.wish[1])
                continue
            del self._waiting[base]
            return self._printing(base, wanted.card, wanted.template, wanted.width, art)
        return None

    def _done(self, done: Done) -> None:
        match done.key:
            case ("art", (str() as game, str() as name), (int() as wide, int() as tall), _):
                card, size = (game, name), (wide, tall)
                if done.fault:
                    if done.fault not in self._told:
                        self._told.add(done.fault)
                        self.say(f"The picture of {card[1]} could not be made ({done.fault}).")
                    plain = pygame.Surface(size, 0, 32)
                    plain.fill((40, 40, 60))
                    FACES.get(done.key, lambda: plain)
                else:
                    FACES.get(done.key, lambda: self._taken(card, done.value))
            case ("look at", *_):
                self.looked[done.key] = done
            case _:
                self.others(done)

    def close(self) -> None:
        """Ends the processes."""
        if self.workshop is not None:
            self.workshop.close()
            self.workshop = None


def _last_of(steps: Iterator[Kept | None]) -> Kept:
    """What the last step has."""
    made = None
    for step in steps:
        made = step
    if made is None:
        raise AssertionError("a face ends with itself")
    return made


__all__ = ["Faces", "Live"]
