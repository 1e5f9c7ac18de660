"""Every card's face at every size, for all scenes of a window: printed once, kept, and made anew when files change.

Off screen everything is made at once. In a window (`in_background`) nobody waits: a face that is not ready shows what
stands for it, pictures are painted in other processes, and a frame prints as many faces as fit into a few
milliseconds. `version` grows whenever a face that was asked for looks different now.
"""

from __future__ import annotations

import dataclasses
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

import pygame

from game.core.problems import Problem
from game.ui.cardface import artwork
from game.ui.cardface.artwork import Order, Picture, art_files, size_for, subject_of
from game.ui.cardface.blank import blank, ground
from game.ui.cardface.catalogue import Catalogue, stamp
from game.ui.cardface.info import CardInfo
from game.ui.cardface.kept import FACES
from game.ui.cardface.layout import MASTER, SCALE, Layout, lay_out
from game.ui.cardface.looking import Look
from game.ui.cardface.playing import card_face, print_sheet, rotated
from game.ui.cardface.press import blank_sheet, print_face, print_steps
from game.ui.cardface.shown import Kept, Live, card_height, finished, step_for, turned
from game.ui.cardface.skins import Dressed, Skin, dress
from game.ui.cardface.template import Template
from game.ui.cardface.workshop import Done, Workshop

BUDGET: Final = 0.010
"""Seconds of a frame after which no further face is begun."""
FORGOTTEN: Final = 40
"""So many new faces later, one that is not asked for any more is not printed: whoever shows it would have asked."""
READ: Final = 180
"""Width in px of a card whose picture is large enough to judge what stands before it."""
NAMED: Final = 24
"""How many cards that are not printed yet get their name written in one frame."""


class Dresser(Protocol):
    """Says which face set single cards wear, where two are compared; ids of sets, empty for no opinion."""

    def wears(self, card: CardInfo) -> str:
        """The set that a card shows in now; empty: the chosen one."""
        ...

    def next(self, card: CardInfo) -> str:
        """A set in which it may show at any moment, so that its face should be there already."""
        ...


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
        self.catalogue = Catalogue(folders)
        self.version = 0
        self.four_colours = True
        self.problems: dict[str, Problem] = {}
        self.dresser: Dresser | None = None
        self._chosen: dict[str, str] = {}
        self._editions: dict[object, int] = {}
        self._waiting: OrderedDict[tuple[object, ...], _Wanted] = OrderedDict()
        self._last: dict[tuple[object, ...], tuple[object, ...]] = {}
        self._looks: dict[tuple[str, str], tuple[str, tuple[tuple[str, str], ...]]] = {}
        """Flavour and wishes about the picture, as the files have them now."""
        self._faulty: set[tuple[str, str]] = set()
        self._told: set[str] = set()
        self._named = 0
        self._press: Iterator[Kept | None] | None = None
        self._files: dict[tuple[str, str], Path] | None = None
        self.workshop: Workshop | None = None
        self.looked: dict[object, Done] = {}
        """Faces that the workshop has looked at, until whoever asked takes them."""
        self.others: Callable[[Done], None] = lambda _: None
        """Takes what others asked of the workshop."""
        self._tell(self.catalogue.refresh().problems)

    def say(self, words: str, *, fault: bool = True) -> None:
        """Shows a notice."""
        self._say(words, fault)

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

    # ---- pictures

    def picture(
        self, card: CardInfo, use: str, width: int, live: Live = (), face_set: str = ""
    ) -> pygame.Surface:
        """A card's face `width` px wide with round corners; in a window perhaps only what stands for it yet.

        `use` is board, hand, full or print; `live` what boxes show instead of what is printed.
        """
        width = max(16, int(width))
        template = self.template(card, use, face_set)
        if template is None:
            return self._blank(card, None, width, 0.06 * width)
        if not face_set:
            self._foresee(card, use, width)
        if self._is_pack(template):
            return card_face(card.id, width, self.four_colours)
        key = ("shown", *self.depends(card, template), width, live)
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
        template = self.template(card, use, face_set)
        if not face_set:
            self._foresee(card, use, width)
        if template is not None and self._is_pack(template):
            return rotated(card.id, width, angle, "renown", self.four_colours)
        if template is not None:
            key = ("turned", *self.depends(card, template), width, live, angle)
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
        template = self.template(card, use, face_set)
        if template is None:
            return False
        return self._is_pack(template) or FACES.peek(self._base(card, template, width)) is not None

    def hasten(self, card: CardInfo, use: str, width: int, face_set: str = "") -> None:
        """Has a face that somebody looks at made before all others that are waited for."""
        template = self.template(card, use, face_set)
        if self.workshop is None or template is None or self._is_pack(template):
            return
        base = self._base(card, template, max(16, int(width)))
        wanted = self._waiting.get(base)
        if wanted is None:
            return
        self._waiting.move_to_end(base, last=False)
        if wanted.wish is not None and FACES.peek(wanted.wish[0]) is None:
            self.workshop.ask(wanted.wish[0], "art", wanted.wish[1], first=True)

    def is_pack(self, card: CardInfo, use: str, face_set: str = "") -> bool:
        """Whether a card shows as nothing but a playing card of the house."""
        template = self.template(card, use, face_set)
        return template is not None and self._is_pack(template)

    def full_sheet(
        self, card: CardInfo, use: str = "print", face_set: str = "", bleed: bool = False
    ) -> pygame.Surface:
        """A face at 744 x 1039 (and its bleed, if wished), opaque, made now; raises KeyError without a face."""
        template = self.template(card, use, face_set)
        if template is None:
            raise KeyError(card.game)
        skin, layout = self.laid(card, template)
        margin = template.bleed_mm * 10 if bleed else 0.0
        if self._is_pack(template):
            return print_sheet(card.id, MASTER, self.four_colours, round(margin * SCALE))
        art = self._art_now(card, template, MASTER)
        return print_face(layout, skin, art, live=True, bleed=margin)

    def print_inputs(
        self, card: CardInfo, use: str = "print", face_set: str = ""
    ) -> tuple[tuple[object, ...], tuple[Path, ...]]:
        """All that a full sheet depends on but for the code of the press: values, and files that are read for it."""
        template = self.template(card, use, face_set)
        if template is None:
            return (), ()
        skin = dress(self.catalogue.skin(template) or Skin({}), card, four=self.four_colours)
        wish = self._order(card, template, MASTER)
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
            skin.key,
            self.four_colours,
            painted,
        )
        return values, tuple(files)

    def template(self, card: CardInfo, use: str, face_set: str = "") -> Template | None:
        """The template for a card's use in a face set, in the one it wears where none is named; None without any."""
        if not face_set and self.dresser is not None:
            face_set = self.dresser.wears(card)
        return self.catalogue.template(card.game, use, face_set or self._chosen.get(card.game, ""))

    def _foresee(self, card: CardInfo, use: str, width: int) -> None:
        """Has the face of a card begun that a comparison may show in the next moment."""
        if self.dresser is None or self.workshop is None:
            return
        coming = self.dresser.next(card)
        template = self.catalogue.template(card.game, use, coming) if coming else None
        if template is not None and not self._is_pack(template):
            self._kept(card, template, width)

    def depends(self, card: CardInfo, template: Template) -> tuple[object, ...]:
        """What a face depends on: card, template and skin as they are now, art, and the colours of suits."""
        get = self._editions.get
        return (
            card, template.name, get(template.name, 0), get(("skin", template.skin), 0), get(card.key, 0),
            self.four_colours,
        )  # fmt: skip

    def _base(self, card: CardInfo, template: Template, width: int) -> tuple[object, ...]:
        return ("kept", *self.depends(card, template), step_for(width))

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
            wish = self._order(card, template, width)
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
        skin = self.catalogue.skin(template) if template else None
        worn = dress(skin or Skin({}), card, four=self.four_colours)
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

    @staticmethod
    def _is_pack(template: Template) -> bool:
        """Whether the face is nothing but a playing card: those are quick, and need no picture."""
        return len(template.boxes) == 1 and template.boxes[0].role == "playing"

    def laid(self, card: CardInfo, template: Template) -> tuple[Dressed, Layout]:
        """A card on a template, both as they are now: its colours, and every box with what stands in it."""
        card = self.current(card)
        skin = self.dressed(card, template)
        return skin, lay_out(template, card, skin)

    def dressed(self, card: CardInfo, template: Template) -> Dressed:
        """The colours a card wears on a template."""
        return dress(self.catalogue.skin(template) or Skin({}), card, four=self.four_colours)

    def current(self, card: CardInfo) -> CardInfo:
        """The card with the looks that its file has now; everything else is as the rules in force have it."""
        flavour, hint = self._looks.get(card.key, (card.flavour, card.hint))
        if (flavour, hint) == (card.flavour, card.hint):
            return card
        return dataclasses.replace(card, flavour=flavour, hint=hint)

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
        skin, layout = self.laid(card, template)
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

    @property
    def art_folders(self) -> tuple[Path, ...]:
        """Where pictures of cards are looked for: the player's own win over those of the house."""
        return (self.saves / "art", *(folder / "art" for folder in reversed(self.catalogue.folders)))

    def _order(
        self, card: CardInfo, template: Template, width: int
    ) -> tuple[tuple[object, ...], Order] | None:
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

    def _art_now(self, card: CardInfo, template: Template, width: int) -> pygame.Surface | None:
        wish = self._order(card, template, width)
        if wish is None:
            return None
        key, order = wish
        return FACES.get(key, lambda: self._taken(card.key, artwork.make(order)))

    def look(self, card: CardInfo, template: Template, uses: Sequence[str]) -> Look:
        """What to ask of whoever looks for faults of a card on a template, both as they are now."""
        wish = self._order(card, template, READ)
        colours = self.dressed(card, template).key
        return Look(template, self.current(card), colours, wish[1] if wish else None, tuple(uses))

    def art_file(self, card: CardInfo) -> Path | None:
        """The file that replaces a card's painted picture; None where there is none."""
        if self._files is None:
            self._files = art_files(self.art_folders)
        return self._files.get(card.key)

    def _taken(self, card: tuple[str, str], picture: Picture) -> pygame.Surface:
        if picture.fault and card not in self._faulty:
            if not self._faulty:
                self.say(picture.fault)
            self._faulty.add(card)
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
                    self.version += 1
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

    # ---- news

    def renew(self) -> bool:
        """Reads templates, skins and sets that have changed; whether any face may look different now."""
        seen = self.catalogue.refresh()
        for name in seen.templates:
            self._editions[name] = self._editions.get(name, 0) + 1
        for name in seen.skins:
            self._editions["skin", name] = self._editions.get(("skin", name), 0) + 1
        self._tell(seen.problems)
        if seen.anything:
            self.version += 1
        return seen.anything

    def renew_art(self, card: tuple[str, str]) -> None:
        """Another picture of a card is there, or one has gone."""
        self._editions[card] = self._editions.get(card, 0) + 1
        self._files = None
        self._faulty.discard(card)
        self.version += 1

    def renew_looks(self, cards: Iterable[CardInfo]) -> None:
        """Flavour and wishes about pictures as the files have them now; faces that show others are made anew."""
        for card in cards:
            looks = (card.flavour, card.hint)
            if self._looks.get(card.key, looks) != looks:
                self._editions[card.key] = self._editions.get(card.key, 0) + 1
                self.version += 1
            self._looks[card.key] = looks

    def _tell(self, problems: list[Problem]) -> None:
        errors = [problem for problem in problems if not problem.warning]
        for problem in errors:
            self.problems[f"{problem.path}:{problem.line}:{problem.sentence}"] = problem
        if errors:
            more = f" And {len(errors) - 1} more." if len(errors) > 1 else ""
            self.say(f"{told(errors[0])} The last good faces stay.{more}")


def told(problem: Problem) -> str:
    """A problem as a sentence for a notice: the file's name, not its whole path."""
    hint = f"; did you mean {problem.suggestion!r}?" if problem.suggestion else "."
    return f"{Path(problem.path).name}, line {problem.line}: {problem.sentence}{hint}"


def _last_of(steps: Iterator[Kept | None]) -> Kept:
    """What the last step has."""
    made = None
    for step in steps:
        made = step
    if made is None:
        raise AssertionError("a face ends with itself")
    return made


__all__ = ["Faces", "Live", "told"]
