"""Puts the scenes together: what leads where, and what is opened and closed on the way."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.app import notes
from game.app import settings as store
from game.app.branch import branched
from game.app.journal import Unreadable
from game.app.match import Match
from game.app.review import Costly, Review
from game.app.samples import sample
from game.app.tables import SEEDS, Table, again, recall, remember, usual
from game.app.thinking import Bots, InlineBots
from game.app.turns import BotTurns
from game.core.errors import BadPosition, Unusable
from game.core.ids import Seat
from game.ui.desk import Desk
from game.ui.lab.lab import Lab
from game.ui.lab.side import LabSide
from game.ui.lab.side import Ways as LabWays
from game.ui.scene import Pop, Push, Replace, Scene, Step
from game.ui.scenes.aftermath import AftermathScene, sittings
from game.ui.scenes.between import NEXT_GAME, BetweenScene, Onward
from game.ui.scenes.dealing import DEALING, MOMENT, DealingScene
from game.ui.scenes.deckshelf import DeckShelfScene
from game.ui.scenes.gallery import GalleryScene
from game.ui.scenes.games import words_of
from game.ui.scenes.lab import LabScene
from game.ui.scenes.log import LogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.pause import Ways as PauseWays
from game.ui.scenes.position import PositionScene
from game.ui.scenes.result import Next, ResultScene
from game.ui.scenes.rules_help import RulesScene
from game.ui.scenes.saves import SavesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.setup_crown import CrownSetupScene
from game.ui.scenes.simulations import SimulationsScene
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import TitleScene
from game.ui.scenes.title import Ways as TitleWays
from game.ui.table.mats import MATS, mat_for
from game.ui.why.scene import WhyScene


def drawn_seed() -> int:
    """A fresh seed from the system's luck."""
    return secrets.randbelow(SEEDS)


class House:
    """Makes every scene of one window, over its desk and with its bots. Nothing here is drawn."""

    def __init__(self, desk: Desk, bots: Bots, seed: int | None = None, advice: Bots | None = None) -> None:
        """`seed` is that of the first table to be set up; later ones, and all where it is None, are drawn.

        `advice` thinks about hints, whys and reviews while `bots` play; on the spot where it is None.
        """
        self.desk, self.bots = desk, bots
        self.advice: Bots = advice or InlineBots()
        self._review: Review | None = None
        self._seed = seed
        self.side = LabSide(Lab(desk), LabWays(open_note=self.open_note))
        """The Layout Lab, to stand beside the scenes of the window."""

    # ---- scenes

    def title(self) -> Scene:
        """The first screen."""
        ways = TitleWays(
            setup=lambda game: self._opened(lambda: self.setup(game)),
            go_on=self._resumed,
            load=lambda: Push(self.saves()),
            rules=lambda: Push(self.rules()),
            gallery=lambda: self._opened(self.gallery),
            lab=lambda: self._opened(self.lab),
            decks=self.decks,
            simulations=lambda: self._opened(self.simulations),
            settings=lambda: Push(self.settings()),
        )
        return TitleScene(self.desk, ways)

    def setup(self, game: str, table: Table | None = None) -> Scene:
        """Set up a table of a game: the one given, else as last time, else the usual one."""
        seed = drawn_seed() if self._seed is None else self._seed
        self._seed, settings = None, self.desk.settings
        last = recall(self.desk.saves, game, seed)
        chosen = table or last or usual(game, seed, settings.names, settings.colours)
        if game == "crown":
            return CrownSetupScene(self.desk, chosen, self._begun, drawn_seed, self.decks)
        return SetupScene(self.desk, chosen, self._begun, drawn_seed)

    def table(self, match: Match) -> Scene:
        """The table of a match. Raises BoardError where the game's board cannot be used."""
        return TableScene(
            self.desk,
            match,
            BotTurns(self.bots),
            pause=lambda _desk, played: self.pause(played),
            result=lambda _desk, played: self.result(played),
            rules=lambda _desk, game: self.rules(game),
            advice=self.advice,
        )

    def pause(self, match: Match) -> Scene:
        """The menu over the table of a match."""
        mood = words_of(match.header.game).mood
        ways = PauseWays(
            load=lambda: Push(self.saves(mood, match.path)),
            rules=lambda: Push(self.rules(match.header.game)),
            settings=lambda: Push(self.settings(mood)),
            lab=self._lab_opens,
            title=lambda: Replace(self.title(), all=True),
        )
        return PauseScene(self.desk, match, ways)

    def result(self, match: Match) -> Scene:
        """How a match ended, or, while games of it are to come, how it stands."""
        if not match.over:
            onward = Onward(
                next_game=lambda: self.next_game(match),
                log=lambda: Push(LogScene(self.desk, match)),
                title=lambda: Replace(self.title(), all=True),
            )
            return BetweenScene(self.desk, match, onward)
        ways = Next(
            rematch=lambda: self._begun(again(match, drawn_seed())),
            move_on=lambda: self._begun(again(match, drawn_seed(), shift=1)),
            new_table=lambda: Push(self.setup(match.header.game, again(match, drawn_seed()))),
            moves=lambda: Push(self.aftermath(match)),
            log=lambda: Push(LogScene(self.desk, match)),
            title=lambda: Replace(self.title(), all=True),
        )
        return ResultScene(self.desk, match, ways)

    def aftermath(self, match: Match) -> Scene:
        """The moves that cost most in a match that is over; what was looked through once is kept while it is shown."""
        if self._review is None or self._review.match is not match:
            self._review = Review(match, self.advice)

        def look(costly: Costly) -> Step:
            return Push(
                PositionScene(
                    self.desk,
                    match,
                    costly,
                    lambda: self._dealt(lambda: self.play_on(match, costly.game, costly.move)),
                )
            )

        def read() -> Step:
            return Push(WhyScene(self.desk, match, self.advice, mat_for(match), sittings(match), looker=None))

        return AftermathScene(self.desk, match, self._review, look, read)

    def saves(self, mood: str = "crown", playing: Path | None = None) -> Scene:
        """The saved games; `playing` is the one on the table beneath."""
        return SavesScene(self.desk, self._resumed, mood, playing)

    def rules(self, game: str = "") -> Scene:
        """The rules of a game, of the first where none is named."""
        return RulesScene(self.desk, game, "" if game else "crown")

    def gallery(self, game: str = "") -> Scene:
        """Every card of every game, beginning with the game named."""
        return GalleryScene(self.desk, game)

    def lab(self, game: str = "") -> Scene:
        """The Layout Lab as a page of its own, beginning with the game named."""
        return LabScene(
            self.desk, self.side, lambda sample: self._dealt(lambda: self.sample_table(sample)), game
        )

    def simulations(self) -> Scene:
        """Bots play many games, and what comes of it."""
        return SimulationsScene(self.desk)

    def settings(self, mood: str = "crown") -> Scene:
        """The player's settings."""
        return SettingsScene(self.desk, mood)

    # ---- steps

    def decks(self, seat: Seat | None = None, player: str = "", chosen: Any = None) -> Step:
        """The decks of Crown, or the choice of one for a seat; a notice says why where its cards cannot be read."""
        try:
            return Push(DeckShelfScene(self.desk, seat, player, chosen))
        except Unusable as bad:
            return self._told(bad)

    def sit_down(self, table: Table) -> Step:
        """Begins a match at a table that was set up; a notice says why where that cannot be."""
        try:
            match = table.begin(self.desk.saves)
        except BadPosition as bad:
            self.desk.toasts.say(str(bad.flaws[0].sentence), fault=True)
            return None
        except Unusable as bad:
            return self._told(bad)
        self._remember(table)
        return self._seat(match)

    def _begun(self, table: Table) -> Step:
        return self._dealt(lambda: self.sit_down(table))

    def _resumed(self, path: Path) -> Step:
        return self._dealt(lambda: self.go_on(path), MOMENT)

    def _dealt(self, make: Callable[[], Step], words: str = DEALING) -> Step:
        """Does what leads to a table, behind a word that is seen first: a table takes a while to lay."""
        return Push(DealingScene(self.desk, make, words))

    def play_on(self, match: Match, game: int, move: int) -> Step:
        """Goes on from before a move of a match that is over, in a game of its own; that match stays as it is."""
        self.desk.toasts.say(f"A new game, from move {move + 1} of the old one; that one stays as it is.")
        return self._seat(branched(match, game, move, folder=self.desk.saves))

    def next_game(self, match: Match) -> Step:
        """Begins the next game of a match, on the table that waits beneath."""
        match.next_game()
        return Pop(NEXT_GAME)

    def go_on(self, path: Path) -> Step:
        """Takes a saved match up again; a notice says why where that cannot be."""
        try:
            match = Match.resume(path)
        except Unreadable as bad:
            self.desk.toasts.say(f"{path.stem}: {bad.sentence}", fault=True)
            return None
        except Unusable as bad:
            return self._told(bad)
        for notice in match.notices():
            self.desk.toasts.say(notice)
        if match.over:
            match.close()
            return Replace(self.result(match), all=True)
        return self._seat(match)

    def sample_table(self, game: str) -> Step:
        """A table in the middle of a game, to judge faces at; it is saved nowhere."""
        try:
            return self._seat(sample(game, drawn_seed() if self._seed is None else self._seed))
        except Unusable as bad:
            return self._told(bad)

    def open_note(self, note: notes.Note) -> Step:
        """Goes on from the moment of a note, in a copy of its game; a notice says why where that cannot be."""
        try:
            return self.go_on(notes.opened(note, self.desk.saves))
        except Unreadable as bad:
            self.desk.toasts.say(f"{note.path.name}: {bad.sentence}", fault=True)
        except OSError as fault:
            self.desk.toasts.say(
                f"{note.path.name} cannot be copied ({fault.strerror or fault}).", fault=True
            )
        return None

    def _lab_opens(self) -> Step:
        """The Lab's panel opens beside the table that was waiting."""
        self.side.open()
        return Pop()

    def _seat(self, match: Match) -> Step:
        if match.header.game not in MATS:
            match.close()
            title = words_of(match.header.game).title
            self.desk.toasts.say(f"{title} has no table here, so it cannot be shown.", fault=True)
            return None
        try:
            return Replace(self.table(match), all=True)
        except Unusable as bad:
            match.close()
            return self._told(bad)

    def _opened(self, make: Callable[[], Scene]) -> Step:
        """A scene over this one; a notice says why where a file that it is made from cannot be used."""
        try:
            return Push(make())
        except Unusable as bad:
            return self._told(bad)

    def _told(self, bad: Unusable) -> Step:
        """Stays where it is, with the first of what is wrong as a notice."""
        self.desk.toasts.say(str(bad).partition("\n")[0], fault=True)
        return None

    def _remember(self, table: Table) -> None:
        """Keeps names and colours for tables of other games, and the whole for the next one of this."""
        desk = self.desk
        remember(desk.saves, table)
        people = [sitter for sitter in table.seats if sitter.human]
        names = tuple(sitter.name for sitter in people)
        colours = tuple(sitter.colour for sitter in people if sitter.colour)
        desk.settings = dataclasses.replace(desk.settings, names=names, colours=colours)
        trouble = store.save(desk.settings, desk.saves)
        if trouble:
            desk.toasts.say(trouble, fault=True)
