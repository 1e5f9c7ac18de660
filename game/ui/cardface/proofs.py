"""Reads proofs of faces: every fault of every card of a face set, a few milliseconds at a time, and only what is new.

`faults_of` looks at one card on one face; `Proofs` goes through all cards of a game in every use of a face set, and
looks again by itself where a template, a skin, a picture or a card has changed.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.ui.cardface.faces import Faces
from game.ui.cardface.faults import Fault
from game.ui.cardface.info import CardInfo
from game.ui.cardface.judge import face_faults, judged
from game.ui.cardface.pictured import picture_faults
from game.ui.cardface.reading import Reading, read_face
from game.ui.cardface.sets import USES
from game.ui.cardface.template import Template
from game.ui.cardface.whole import template_faults

BUDGET: Final = 0.008
"""Seconds of a frame after which no further face is looked at."""
AGAIN: Final = 0.3
"""Seconds after which a change of faces is followed up while others are still to be looked at."""
Key = tuple[object, ...]


def faults_of(faces: Faces, card: CardInfo, use: str, face_set: str = "") -> tuple[Fault, ...] | None:
    """What is wrong with one card for one use; None while its picture is still being painted.

    `use` is one of USES; an empty `face_set` is the one in which the card shows. About ten milliseconds.
    """
    template = faces.template(card, use, face_set)
    if template is None:
        return ()
    art = faces.art(card, template)
    if art is None and template.pictured:
        return None
    skin, layout = faces.laid(card, template)
    found = face_faults(template, card, skin, layout, art, use)
    return (*picture_faults(faces, card, template, use), *found)


class Proofs:
    """All faults of one face set of one game. `version` grows whenever `faults` says something else."""

    def __init__(self, faces: Faces, clock: Callable[[], float] = time.perf_counter) -> None:
        self.faces, self._clock = faces, clock
        self.version = 0
        self.game, self.face_set = "", ""
        self._cards: tuple[CardInfo, ...] = ()
        self._read: dict[Key, Reading] = {}
        """What was measured at full size, by everything a face depends on."""
        self._found: dict[Key, tuple[Fault, ...]] = {}
        """By use and by everything a face depends on."""
        self._whole: dict[tuple[Template, str], tuple[Fault, ...]] = {}
        self._todo: deque[tuple[CardInfo, str]] = deque()
        self._seen: tuple[int, float] = (-1, 0.0)
        """The version of the faces that was last followed up, and when."""
        self._told, self._fresh = 0.0, False
        self._all: tuple[Fault, ...] = ()

    def choose(self, game: str, face_set: str, cards: Sequence[CardInfo]) -> None:
        """Reads the proofs of another set, or of other cards, from now on."""
        if (game, face_set, tuple(cards)) != (self.game, self.face_set, self._cards):
            self.game, self.face_set, self._cards = game, face_set, tuple(cards)
            self._whole.clear()
            self._seen = (-1, 0.0)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything found so far: what is of a whole face first, then by card, each once for all uses alike."""
        return self._all

    @property
    def progress(self) -> tuple[int, int]:
        """How many cards on faces have been looked at, of how many."""
        total = len(self._cards) * len(USES)
        return total - len(self._todo), total

    @property
    def busy(self) -> bool:
        """Whether faces are still to be looked at."""
        return bool(self._todo) or self._fresh or self._seen[0] != self.faces.version

    def update(self, budget: float = BUDGET) -> bool:
        """Looks at as many faces as fit into so many seconds, one at least; whether `faults` is another now."""
        start = self._clock()
        version, when = self._seen
        if version != self.faces.version and (not self._todo or version < 0 or start - when > AGAIN):
            self._follow(start)
        waiting = 0
        while waiting < len(self._todo):
            card, use = self._todo.popleft()
            if not self._look(card, use):
                # its picture is still being painted
                self._todo.append((card, use))
                waiting += 1
            if self._clock() - start > budget:
                break
        if self._fresh and (not self._todo or start - self._told > AGAIN):
            self._told, self._fresh = start, False
            return self._gather()
        return False

    # ---- inside

    def _jobs(self) -> Iterator[tuple[CardInfo, str]]:
        return ((card, use) for use in USES for card in self._cards)

    def _key(self, card: CardInfo, use: str) -> Key | None:
        template = self.faces.template(card, use, self.face_set)
        return None if template is None else (use, *self.faces.depends(card, template))

    def _follow(self, now: float) -> None:
        """Sees what is to be looked at again, and forgets what nobody asks for any more."""
        self._seen = (self.faces.version, now)
        keys = [(self._key(*job), *job) for job in self._jobs()]
        wanted = {key for key, _, _ in keys}
        self._read = {key: read for key, read in self._read.items() if ("full", *key) in wanted}
        self._found = {key: found for key, found in self._found.items() if key in wanted}
        self._todo = deque(
            (card, use) for key, card, use in keys if key is not None and key not in self._found
        )
        self._fresh = True

    def _look(self, card: CardInfo, use: str) -> bool:
        """Looks at one card for one use; whether that could be done."""
        template = self.faces.template(card, use, self.face_set)
        if template is None:
            return True
        key = self.faces.depends(card, template)
        reading = self._read.get(key)
        if reading is None:
            art = self.faces.art(card, template)
            if art is None and template.pictured:
                return False
            skin, layout = self.faces.laid(card, template)
            reading = read_face(layout, skin, art)
            if use == "full":
                # the same on paper, as a rule
                self._read[key] = reading
        of_picture = picture_faults(self.faces, card, template, use)
        self._found[use, *key] = (*of_picture, *judged(template, card, reading, use))
        self._fresh = True
        return True

    def _gather(self) -> bool:
        """Puts together what is known; whether it is other than before."""
        found: dict[Key, Fault] = {}
        for use in USES:
            for fault in self._of_whole(use):
                found.setdefault((fault.face, fault.box, fault.code, fault.sentence), fault)
        for card, use in self._jobs():
            for fault in self._found.get(self._key(card, use) or (), ()):
                # full size and paper mostly share a face: what is alike is told once
                found.setdefault((fault.card, fault.face, fault.box, fault.code, fault.sentence), fault)
        now = tuple(found.values())
        if now == self._all:
            return False
        self._all = now
        self.version += 1
        return True

    def _of_whole(self, use: str) -> tuple[Fault, ...]:
        """What is wrong whoever stands there, worked out once for a template as it is."""
        if not self._cards:
            return ()
        template = self.faces.template(self._cards[0], use, self.face_set)
        if template is None:
            return ()
        if (template, use) not in self._whole:
            if len(self._whole) > 2 * len(USES):
                self._whole.clear()
            self._whole[template, use] = template_faults(template, use, self._cards)
        return self._whole[template, use]
