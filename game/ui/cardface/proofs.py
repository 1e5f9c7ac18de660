"""Reads proofs of faces: every fault of every card of a face set, a few at a time, and only what is new.

`faults_of` looks at one card on one face; `Proofs` goes through all cards of a game in every use of a face set, and
looks again by itself where a template, a skin, a picture or a card has changed. In a window it is the processes that
make pictures who look; what was found before is taken from the shelf on disk.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from game.ui.cardface.faces import Faces
from game.ui.cardface.faults import Fault
from game.ui.cardface.info import CardInfo
from game.ui.cardface.looking import Look, Looked, look, only
from game.ui.cardface.proofshelf import ProofShelf
from game.ui.cardface.sets import USES
from game.ui.cardface.template import Template
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.cardface.whole import template_faults

BUDGET: Final = 0.008
"""Seconds of a frame after which nothing further is begun."""
AGAIN: Final = 0.3
"""Seconds after which a change of faces is followed up while others are still to be looked at."""
SENT: Final = 4
"""Faces that are looked at elsewhere at a time: pictures that the table waits for must not stand in a long line."""
Key = tuple[object, ...]


def faults_of(wardrobe: Wardrobe, card: CardInfo, use: str, face_set: str = "") -> tuple[Fault, ...]:
    """What is wrong with one card for one use, looked at now: ten milliseconds, more where its picture is unpainted.

    `use` is one of USES; an empty `face_set` is the one in which the card shows.
    """
    template = wardrobe.template(card, use, face_set)
    return () if template is None else look(wardrobe.look(card, template, (use,)))[use]


class Proofs:
    """All faults of one face set of one game. `version` grows whenever `faults` says something else."""

    def __init__(self, faces: Faces, clock: Callable[[], float] = time.perf_counter) -> None:
        self.faces, self._wardrobe, self._clock = faces, faces.wardrobe, clock
        self.version = 0
        self.game, self.face_set = "", ""
        self.shelf = ProofShelf(faces.saves / "cache" / "faults")
        self._cards: tuple[CardInfo, ...] = ()
        self._found: dict[Key, tuple[Fault, ...]] = {}
        """By use and by everything a face depends on."""
        self._whole: dict[tuple[Template | None, str], tuple[Fault, ...]] = {}
        self._todo: deque[tuple[CardInfo | None, str]] = deque()
        """Cards and uses to be looked at; None stands for a face whoever is on it."""
        self._sent: dict[object, tuple[Mapping[str, Key], Look]] = {}
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
        left = sum(card is not None for card, _ in self._todo) + len(self._sent)
        return max(0, total - left), total

    @property
    def busy(self) -> bool:
        """Whether faces are still to be looked at."""
        return bool(self._todo or self._sent) or self._fresh or self._seen[0] != self.faces.version

    def update(self, budget: float = BUDGET) -> bool:
        """Looks at as many faces as fit into so many seconds, one at least; whether `faults` is another now."""
        start = self._clock()
        version, when = self._seen
        if version != self.faces.version and (not self._todo or version < 0 or start - when > AGAIN):
            self._follow(start)
        self._collect()
        while self._todo and len(self._sent) < SENT:
            card, use = self._todo.popleft()
            if card is None:
                self._look_whole(use)
            else:
                self._look(card, use)
            if self._clock() - start > budget:
                break
        if self._fresh and (not self._todo or start - self._told > AGAIN):
            self._told, self._fresh = start, False
            if not self.busy:
                self.shelf.save()
            return self._gather()
        return False

    # ---- inside

    def _jobs(self) -> Iterator[tuple[CardInfo, str]]:
        return ((card, use) for use in USES for card in self._cards)

    def _key(self, card: CardInfo, use: str) -> Key | None:
        template = self._wardrobe.template(card, use, self.face_set)
        return None if template is None else (use, *self._wardrobe.depends(card, template))

    def _follow(self, now: float) -> None:
        """Sees what is to be looked at again, and forgets what nobody asks for any more."""
        self._seen = (self.faces.version, now)
        keys = [(self._key(*job), *job) for job in self._jobs()]
        wanted = {key for key, _, _ in keys}
        self._found = {key: found for key, found in self._found.items() if key in wanted}
        under_way = {key for sent, _ in self._sent.values() for key in sent.values()}
        self._todo = deque(
            (card, use)
            for key, card, use in keys
            if key is not None and key not in self._found and key not in under_way
        )
        self._todo.extendleft((None, use) for use in reversed(USES))
        self._fresh = True

    def _look(self, card: CardInfo, use: str) -> None:
        """Looks at one card on the face of a use, or has it looked at: for all uses that share the face."""
        template = self._wardrobe.template(card, use, self.face_set)
        if template is None:
            return
        depends = self._wardrobe.depends(card, template)
        under_way = {key for keys, _ in self._sent.values() for key in keys.values()}
        keys = {
            each: (each, *depends)
            for each in USES
            if self._wardrobe.template(card, each, self.face_set) is template
            and (each, *depends) not in self._found
            and (each, *depends) not in under_way
        }
        wish = self._wardrobe.look(card, template, tuple(keys))
        for each in wish.uses:
            kept = self.shelf.get(self.shelf.key(wish, each), card, template)
            if kept is not None:
                self._found[keys.pop(each)] = kept
                self._fresh = True
        if not keys:
            return
        wish = only(wish, tuple(keys))
        if self.faces.workshop is None:
            self._take(keys, wish, look(wish))
        else:
            ticket = ("look at", id(self), depends)
            self._sent[ticket] = keys, wish
            self.faces.workshop.ask(ticket, "faults", wish)

    def _collect(self) -> None:
        """Takes in what others have looked at; what they could not do is done here."""
        for ticket in list(self._sent):
            done = self.faces.looked.pop(ticket, None)
            if done is not None:
                keys, wish = self._sent.pop(ticket)
                self._take(keys, wish, look(wish) if done.fault else done.value)

    def _take(self, keys: Mapping[str, Key], wish: Look, found: Looked) -> None:
        for use, key in keys.items():
            self._found[key] = found[use]
            self.shelf.put(self.shelf.key(wish, use), wish.card, found[use])
        self._fresh = True

    def _gather(self) -> bool:
        """Puts together what is known; whether it is other than before."""
        found: dict[Key, Fault] = {}
        for use in USES:
            for fault in self._whole.get((self._face(use), use), ()):
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

    def _face(self, use: str) -> Template | None:
        """The template of a use, whichever card is on it."""
        return self._wardrobe.template(self._cards[0], use, self.face_set) if self._cards else None

    def _look_whole(self, use: str) -> None:
        """Works out once, for a template as it is, what is wrong whoever stands there."""
        template = self._face(use)
        if template is None or (template, use) in self._whole:
            return
        if len(self._whole) > 2 * len(USES):
            self._whole.clear()
        self._whole[template, use] = template_faults(template, use, self._cards)
        self._fresh = True
