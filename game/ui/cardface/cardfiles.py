"""Card files, templates, skins and pictures on the disk, watched while the table stands; pictures dropped on it.

Faces take up at once what is only looks: layout, colours, pictures and what is wished of them, flavour. Numbers and
rules of a running game stay those it began with; what the files say now is in `cards`, and `changed` tells where the
two differ.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from game import rules
from game.core.problems import Problem
from game.core.suggest import did_you_mean
from game.rules import beside
from game.ui.cardface import workbench
from game.ui.cardface.artwork import ENDINGS
from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.cardface.wardrobe import told
from game.ui.cardface.workshop import Done
from game.ui.reload import Watch

HOUSE: Final = Path(__file__).resolve().parents[3] / "cards"
GAMES: Final = ("crown", "patterns", "renown")
PICTURES: Final = tuple(f"*/*{ending}" for ending in ENDINGS)


class CardFiles:
    """Everything on the disk that cards are shown from. In a window, `update` looks for changes."""

    def __init__(self, faces: Faces, folders: Mapping[str, Path] | None = None) -> None:
        """`folders` has the folder of each game's card files where it is not the house's."""
        self.faces, self._wardrobe = faces, faces.wardrobe
        self.version = 0
        """Grows whenever a list of cards is another one."""
        self.folders = {game: HOUSE / game for game in GAMES} | dict(folders or {})
        self.problems: dict[str, tuple[Problem, ...]] = {}
        self._cards: dict[str, tuple[CardInfo, ...]] = {}
        self._first: dict[tuple[str, str], CardInfo] = {}
        self._watch: Watch | None = None
        self._dropped: dict[str, tuple[str, str]] = {}
        faces.others = self._done

    # ---- cards

    def cards(self, game: str) -> tuple[CardInfo, ...]:
        """Every card of a game as its files have it now; in a window none until they have been read."""
        if game not in self._cards:
            self._read(game)
        return self._cards.get(game, ())

    def known(self, game: str) -> bool:
        """Whether a game's files have been read."""
        return game in self._cards

    def changed(self, card: CardInfo) -> bool:
        """Whether a card's files say something else now than when they were first read, its looks aside."""
        first = self._first.get(card.key)
        return first is not None and _rules(first) != _rules(card)

    def _homes(self, game: str) -> tuple[Path, ...]:
        """The folders with a game's card files, a person's own among them."""
        own = beside.of(game) if self.folders[game] == HOUSE / game else ()
        return self.folders[game], *own

    def _read(self, game: str) -> None:
        folder = str(self.folders[game])
        if self.faces.workshop is not None:
            self.faces.workshop.ask(("cards", game), "cards", game, folder, first=True)
            return
        self._take(game, *workbench.cards(game, folder))

    def _take(self, game: str, cards: list[CardInfo], problems: list[Problem]) -> None:
        again = game in self._cards
        self.problems[game] = tuple(problems)
        if problems and again:
            more = f" And {len(problems) - 1} more." if len(problems) > 1 else ""
            self.faces.say(f"{told(problems[0])} The cards stay as they were.{more}")
            return
        if problems:
            self.faces.say(told(problems[0]))
        if tuple(cards) == self._cards.get(game):
            return
        self._cards[game] = tuple(cards)
        if again:
            rules.renew(game)
        for card in cards:
            self._first.setdefault(card.key, card)
        self._wardrobe.renew_looks(cards)
        self.version += 1
        self._wardrobe.version += 1

    # ---- time

    def update(self, dt: float) -> None:
        """Looks for changes now and then, and passes them on."""
        if self.faces.workshop is None:
            return
        if self._watch is None:
            self._watch = self._watching()
        changed = self._watch.update(dt)
        if changed:
            self.renew(changed)

    def _watching(self) -> Watch:
        assets = self._wardrobe.catalogue.folders
        return Watch(
            [
                *((folder / "faces", ("*.tmx", "*.tx", "*.yaml", "*.png", "*.jpg")) for folder in assets),
                *((folder / "skins", ("*.yaml",)) for folder in assets),
                *((folder, PICTURES) for folder in self._wardrobe.art_folders),
                *((self.folders[game], ("*.yaml",)) for game in GAMES),
                # also where there is no such folder yet
                *((folder / game, ("*.yaml",)) for game in GAMES for folder in beside.folders()),
            ]
        )

    def renew(self, changed: set[Path]) -> None:
        """Takes up files that are other than before."""
        looks = {folder / part for folder in self._wardrobe.catalogue.folders for part in ("faces", "skins")}
        for path in sorted(changed):
            if path.parent in looks:
                continue
            if path.suffix == ".yaml":
                game = next((game for game in GAMES if path.parent in self._homes(game)), None)
                if game is not None and game in self._cards:
                    self._read(game)
                elif game is not None:
                    self.cards(game)
            elif path.parent.parent in self._wardrobe.art_folders:
                self._wardrobe.renew_art((path.parent.name, path.stem))
        if any(path.parent in looks for path in changed):
            self._wardrobe.renew()

    # ---- dropped pictures

    def receive(self, path: Path, wanted: tuple[str, str] | None = None) -> None:
        """Takes a picture file that was dropped on the window as a card's own.

        It is for the card of its name, else for the card that is `wanted` (game and id); it goes to the player's own
        pictures, and what stood there before is kept beside it.
        """
        card = self._card_named(path.stem) or wanted
        if path.suffix.lower() not in ENDINGS:
            self.faces.say(f"{path.name} is no picture this table can read ({', '.join(ENDINGS)}).")
            return
        if card is None:
            near = did_you_mean(
                path.stem.lower(), [one.id for cards in self._cards.values() for one in cards]
            )
            hint = (
                f" Did you mean {near}?"
                if near
                else " Name it after its card, or choose a card in the gallery first."
            )
            self.faces.say(f"No card is called {path.stem}.{hint}")
            return
        self._dropped[str(path)] = card
        if self.faces.workshop is not None:
            self.faces.workshop.ask(("look", str(path)), "look", str(path), first=True)
        else:
            self._looked_at(path, workbench.do("look", str(path)))

    def _card_named(self, stem: str) -> tuple[str, str] | None:
        for game in GAMES:
            for card in self._cards.get(game, ()):
                if stem in (card.id, card.name) or stem.lower() == card.id:
                    return card.key
        return None

    def _looked_at(self, path: Path, fault: str) -> None:
        card = self._dropped.pop(str(path), None)
        if card is None:
            return
        if fault:
            self.faces.say(f"{path.name} cannot be read as a picture ({fault}).")
            return
        game, name = card
        folder = self.faces.saves / "art" / game
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for ending in ENDINGS:
                _put_by(folder / f"{name}{ending}", path)
            goal = folder / f"{name}{path.suffix.lower()}"
            if not (goal.exists() and goal.samefile(path)):
                shutil.copyfile(path, goal)
        except OSError as error:
            self.faces.say(f"The picture could not be kept ({error.strerror or error}).")
            return
        self._wardrobe.renew_art(card)
        self.faces.say(f"{path.name} is the picture of {self._title(card)} now.", fault=False)

    def _title(self, key: tuple[str, str]) -> str:
        return next((card.name for card in self._cards.get(key[0], ()) if card.key == key), key[1])

    def _done(self, done: Done) -> None:
        match done.key:
            case ("cards", str() as game):
                if done.fault:
                    self.faces.say(f"The cards of {game} could not be read: {done.fault}.")
                else:
                    self._take(game, *done.value)
            case ("look", str() as path):
                self._looked_at(Path(path), done.fault or done.value)


def _rules(card: CardInfo) -> tuple[object, ...]:
    return card.name, card.type, card.house, card.numbers, card.words, card.rules, card.keywords


def _put_by(path: Path, coming: Path) -> None:
    """Moves a picture that is about to be replaced beside its place, under the next free number."""
    if not path.exists() or path.samefile(coming):
        return
    for number in range(1, 1000):
        beside = path.parent / "before" / f"{path.stem}-{number}{path.suffix}"
        if not beside.exists():
            beside.parent.mkdir(exist_ok=True)
            path.replace(beside)
            return
