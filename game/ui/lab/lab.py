"""What one looks at in the Layout Lab and what can be done there; no pixels, no events."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from game.app import settings as store
from game.app.evidence import Look, Zoomed
from game.app.notes import Note
from game.ui.cardface.faults import Fault
from game.ui.cardface.info import CardInfo
from game.ui.cardface.proofs import Proofs
from game.ui.desk import Desk
from game.ui.filters import FILTERS
from game.ui.lab.trial import KEY, OFF, Trial
from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.ui.table.shown import ShownTable

FACES, PROBLEMS, SIZES, VIEW, EVIDENCE = "faces", "problems", "sizes", "view", "evidence"
TABS: Final = (
    (FACES, "Faces"),
    (PROBLEMS, "Problems"),
    (SIZES, "Sizes"),
    (VIEW, "View"),
    (EVIDENCE, "Evidence"),
)


@dataclass(frozen=True, slots=True)
class Marked:
    """Shown large: a card with the box of a fault marked."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class Pair:
    """Shown large: a card in A and in B."""

    card: CardInfo


@dataclass(frozen=True, slots=True)
class Sizes:
    """Shown: a card in every size in which it is used, as large as it is there."""

    card: CardInfo


@dataclass(frozen=True, slots=True)
class Noted:
    """Shown: the picture of a note."""

    note: Note


Exhibit: TypeAlias = Marked | Pair | Sizes | Noted


class Lab:
    """One window's Lab. `game` is the game whose faces are looked at, `table` the table in play, if there is one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.game = "crown"
        self.tab = FACES
        self.table: ShownTable | None = None
        self._exhibit: Exhibit | None = None
        self.letter = "a"
        """Whose problems and sizes are looked at: `a` or `b`."""
        self.severity = ""
        """Which problems are listed: `error`, `advice`, or all."""
        self.here = False
        """Whether only problems of cards that lie open on the table are listed."""
        self.version = 0
        """Grows whenever something is other than before, problems and faces aside."""
        self.window: Screen = desk.screen
        """The whole window: real sizes are those of its tables while no panel takes room from them."""
        self.clock: Callable[[], float] = time.perf_counter
        self._card: dict[str, str] = {}
        self._proofs: Proofs | None = None

    def touch(self) -> None:
        """Something is other than before: cards may wear other faces."""
        self.version += 1
        if self.desk.dealt is not None:
            self.desk.wardrobe.version += 1
        if self.table is not None:
            self.table.look()

    @property
    def exhibit(self) -> Exhibit | None:
        """What is shown large; None for nothing."""
        return self._exhibit

    @exhibit.setter
    def exhibit(self, exhibit: Exhibit | None) -> None:
        if exhibit != self._exhibit:
            self._exhibit = exhibit
            self.version += 1

    # ---- games and cards

    def choose_game(self, game: str) -> None:
        """Looks at another game."""
        if game != self.game:
            self.game = game
            self.exhibit = None
            self.version += 1

    @property
    def cards(self) -> Sequence[CardInfo]:
        """Every card of the game; none while its files are being read."""
        return self.desk.cards.cards(self.game)

    @property
    def card(self) -> CardInfo | None:
        """The card that is looked at: the one chosen last, else the game's first."""
        wanted = self._card.get(self.game, "")
        cards = self.cards
        return next((card for card in cards if card.id == wanted), cards[0] if cards else None)

    def choose_card(self, card: str) -> None:
        """Looks at another card; what is shown large is about that one now."""
        self._card[self.game] = card
        chosen = self.card
        if chosen is not None:
            match self.exhibit:
                case Pair():
                    self.exhibit = Pair(chosen)
                case Sizes():
                    self.exhibit = Sizes(chosen)
        self.version += 1

    def step_card(self, way: int) -> None:
        """The next card of the game, or the one before; round at the ends."""
        cards = self.cards
        now = self.card
        if cards and now is not None:
            at = next(k for k, card in enumerate(cards) if card is now)
            self.choose_card(cards[(at + way) % len(cards)].id)

    # ---- the trial

    @property
    def trial(self) -> Trial:
        """The trial of the game, begun with the chosen set as A and the next one as B."""
        found = self.desk.lab.trials.get(self.game)
        sets = [one.id for one in self.desk.wardrobe.catalogue.sets_of(self.game)]
        if found is None:
            a = self.desk.wardrobe.chosen(self.game)
            b = next((one for one in sets if one != a), a)
            found = self.desk.lab.trials[self.game] = Trial(self.game, a, b)
        # a set may go, or another be chosen elsewhere
        if found.b not in sets and sets:
            found.b = next((one for one in sets if one != found.a), sets[0])
        if found.a != self.desk.wardrobe.chosen(self.game):
            found.a = self.desk.wardrobe.chosen(self.game)
        return found

    def set_name(self, letter: str) -> str:
        """What the face set of a letter is called."""
        wanted = self.set_id(letter)
        one = self.desk.wardrobe.catalogue.face_set(self.game, wanted)
        return one.name if one is not None else "none"

    def set_id(self, letter: str) -> str:
        """The id of the face set of a letter."""
        return self.trial.b if letter == "b" else self.trial.a

    def choose_set(self, letter: str, face_set: str) -> None:
        """Another set as A, which is what the tables of this window show, or as B."""
        trial = self.trial
        if letter == "b":
            trial.b = face_set
        else:
            self.desk.wardrobe.choose(self.game, face_set)
            trial.a = face_set
        self.touch()

    def swap(self) -> None:
        """A becomes B, and B becomes A."""
        trial = self.trial
        trial.swap()
        self.desk.wardrobe.choose(self.game, trial.a)
        self.touch()

    def choose_mode(self, mode: str) -> None:
        """Another way to compare."""
        trial = self.trial
        trial.mode, trial.flipped, trial.told = mode, False, False
        self.touch()

    def flip(self) -> None:
        """Shows the other set where one at a time is shown; where nothing is compared, that is begun."""
        trial = self.trial
        if trial.mode == OFF:
            trial.mode = KEY
        if trial.mode == KEY:
            trial.flipped = not trial.flipped
            self.touch()

    def deal_again(self) -> None:
        """Draws anew which cards wear B."""
        trial = self.trial
        trial.seed, trial.told = trial.seed + 1, False
        self.touch()

    def tell(self, told: bool) -> None:
        """Lets it be known which card wears what."""
        self.trial.told = told
        self.touch()

    @property
    def kept(self) -> bool:
        """Whether A is also what every table will show after the next start."""
        return f"{self.game}={self.trial.a}" in self.desk.settings.faces

    def keep(self) -> None:
        """Shows the game's cards in A on every table from now on, also after the next start."""
        others = tuple(word for word in self.desk.settings.faces if not word.startswith(f"{self.game}="))
        self.save(faces=(*others, f"{self.game}={self.trial.a}"))

    def save(self, **settings: object) -> None:
        """Keeps settings for later windows; a notice says where that cannot be."""
        self.desk.settings = dataclasses.replace(self.desk.settings, **settings)  # type: ignore[arg-type]
        trouble = store.save(self.desk.settings, self.desk.saves)
        if trouble:
            self.desk.toasts.say(trouble, fault=True)
        self.version += 1

    # ---- problems

    @property
    def proofs(self) -> Proofs:
        """The proofs of the face set that is looked at, read as long as somebody asks for them: what lies on the table
        first.
        """
        if self._proofs is None:
            self._proofs = Proofs(self.desk.faces, self.clock)
        cards: Sequence[CardInfo] = self.cards
        if self.table is not None:
            near = self.on_table()
            cards = sorted(cards, key=lambda card: card.id not in near)
        self._proofs.choose(self.game, self.set_id(self.letter), cards)
        return self._proofs

    def problems(self) -> list[Fault]:
        """The problems to list: the worst first, then box by box and card by card."""
        faults = [fault for fault in self.proofs.faults if self._wanted(fault)]
        order = {box: n for n, box in enumerate(dict.fromkeys((f.face, f.box, f.code) for f in faults))}
        return sorted(faults, key=lambda f: (f.severity != "error", order[f.face, f.box, f.code], _worst(f)))

    def _wanted(self, fault: Fault) -> bool:
        if self.severity and fault.severity != self.severity:
            return False
        return not self.here or self.table is None or not fault.card or fault.card in self.on_table()

    def on_table(self) -> set[str]:
        """The cards whose faces the person at the table sees."""
        pieces = self.table.stage.pieces.values() if self.table is not None else ()
        return {piece.pose.face for piece in pieces if piece.pose.face}

    @property
    def figures_alone(self) -> bool:
        """Whether cards lie on the table too small for a face: they look alike in every face set."""
        table = self.table
        if table is None:
            return False
        pieces = table.stage.pieces.items()
        return any(
            table.mat.printed(piece.pose.face) is not None and not table.mat.use_of(key, piece.pose)
            for key, piece in pieces
            if piece.pose.face
        )

    # ---- view

    def choose_filter(self, name: str) -> None:
        """Sees the window with other eyes."""
        self.desk.filter = name if name in FILTERS else ""
        self.version += 1

    def next_filter(self) -> None:
        """The next filter, the plain window after the last."""
        names = list(FILTERS)
        self.choose_filter(names[(names.index(self.desk.filter) + 1) % len(names)])

    def overlay(self, name: str, on: bool) -> None:
        """Draws one thing over faces, or does not."""
        state = self.desk.lab
        rest = tuple(one for one in state.overlays if one != name)
        state.overlays = (*rest, name) if on else rest
        self.touch()

    def over_table(self, on: bool) -> None:
        """Whether overlays lie on every card of a table, too."""
        self.desk.lab.on_table = on
        self.touch()

    # ---- evidence

    def zoomed(self) -> list[Zoomed]:
        """The cards of the game that were looked at, longest first: as far as whoever looks now may know.

        Where several people share the screen, what one of them looked at in a match that goes on is not told to others.
        """
        evidence = self.desk.evidence
        return evidence.tally(self.game, self._may_know) if evidence is not None else []

    def looks_at(self, card: CardInfo, face_set: str) -> tuple[int, float]:
        """How often and how long a card was looked at in a face set, as far as that may be told."""
        evidence = self.desk.evidence
        if evidence is None or not self.told_apart:
            return 0, 0.0
        looks = [
            look
            for look in evidence.looks()
            if (look.game, look.card, look.faces) == (*card.key, face_set) and self._may_know(look)
        ]
        return len(looks), sum(look.seconds for look in looks)

    def _may_know(self, look: Look) -> bool:
        table = self.table
        if table is None or len(table.match.humans) < 2 or table.match.over:
            return True
        path = table.match.path
        here = look.table == (path.stem if path is not None else "")
        looker = table.session.looker
        return not here or look.seat < 0 or look.seat == looker

    @property
    def told_apart(self) -> bool:
        """Whether evidence may be told set by set: not while nobody is to know which card wears which."""
        return not self.trial.blind


def _worst(fault: Fault) -> tuple[float, str]:
    """Of one kind in one box the worst comes first: measures that are too low fall short, others reach too far."""
    if fault.number is None or fault.limit is None:
        return (0.0, fault.name)
    low = fault.number < fault.limit
    return (fault.number if low else -fault.number, fault.name)
