"""Which cards are to be exported, and how many of each: a deck, a faction, some cards, a whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from game.app import deckshelf
from game.app.filenames import safe_name
from game.core.problems import Problem, ProblemList
from game.core.suggest import did_you_mean
from game.rules import GAMES
from game.rules.crown.decks import Deck, read_deck
from game.rules.crown.decktext import deck_from_text
from game.rules.patterns.compile import Pool
from game.rules.patterns.decks import deal_of
from game.rules.patterns.library import library as patterns_library
from game.ui.cardface import workbench
from game.ui.cardface.info import CardInfo
from game.ui.export.files import ExportError

DECK_FILES: Final = (".yaml", ".txt")
MOST_COPIES: Final = 99
PLAYERS: Final = (2, 6)
"""For how many a set of Patterns can be printed."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for; all that is named is put together, each card with the largest number any of it gives.

    `cards` are ids or printed names, `decks` ids, names or files of decks of Crown, `houses` factions, Clans or suits,
    `game` a whole game (or, with others, the game in which they are looked for), `players` a whole set of Patterns for
    so many, `copies` how many of each card where no deck says so.
    """

    game: str = ""
    cards: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()
    players: int = 0
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Copies:
    """A card and how many of it."""

    card: CardInfo
    count: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was found: a title for people, a name for files, and the cards in their order."""

    title: str
    name: str
    copies: tuple[Copies, ...]

    @property
    def total(self) -> int:
        """How many cards, copies counted."""
        return sum(each.count for each in self.copies)


CardsOf: TypeAlias = Callable[[str], Sequence[CardInfo]]


def read_cards(game: str) -> Sequence[CardInfo]:
    """Every card of a game, read from its files now; raises ExportError where they are wrong."""
    cards, problems = workbench.cards(game, "")
    if problems:
        raise ExportError("\n".join(map(str, problems)))
    return cards


def chosen(wanted: Wanted, saves: Path, cards_of: CardsOf = read_cards) -> Chosen:
    """The cards that are asked for; raises ExportError with one sentence for each thing that is not to be found."""
    found = _Finder(wanted, saves, cards_of)
    found.find()
    if found.wrong:
        raise ExportError("\n".join(found.wrong))
    copies = tuple(Copies(card, count) for card, count in found.counts.values())
    title = ", ".join(found.titles)
    return Chosen(title, safe_name("-".join(found.names), "cards").replace(" ", "_"), copies)


class _Finder:
    def __init__(self, wanted: Wanted, saves: Path, cards_of: CardsOf) -> None:
        self.wanted, self.saves, self._read = wanted, saves, cards_of
        self.counts: dict[tuple[str, str], tuple[CardInfo, int]] = {}
        self.titles: list[str] = []
        self.names: list[str] = []
        self.wrong: list[str] = []
        self._cards: dict[str, Sequence[CardInfo]] = {}

    def find(self) -> None:
        wanted = self.wanted
        if wanted.game and wanted.game not in GAMES:
            self._missing("game", wanted.game, list(GAMES))
            return
        if not 1 <= wanted.copies <= MOST_COPIES:
            self.wrong.append(f"Copies are a number from 1 to {MOST_COPIES}, not {wanted.copies}.")
        for deck in wanted.decks:
            self._deck(deck)
        for house in wanted.houses:
            self._house(house)
        if wanted.players:
            self._players(wanted.players)
        if wanted.cards:
            self._some(wanted.cards)
        alone = not (wanted.decks or wanted.houses or wanted.players or wanted.cards)
        if alone and wanted.game:
            self._add(self.cards(wanted.game))
            self._call(TITLES[wanted.game], wanted.game)
        elif alone:
            self.wrong.append("Name what is to be exported: cards, a deck, a faction or a game.")

    # ---- what there is

    @property
    def games(self) -> list[str]:
        """The games in which words are looked for."""
        return [self.wanted.game] if self.wanted.game else list(GAMES)

    def cards(self, game: str) -> Sequence[CardInfo]:
        """Every card of a game, read once."""
        if game not in self._cards:
            self._cards[game] = self._read(game)
        return self._cards[game]

    def _everything(self) -> list[CardInfo]:
        return [card for game in self.games for card in self.cards(game)]

    # ---- what is asked for

    def _some(self, words: Sequence[str]) -> None:
        everything = self._everything()
        for word in words:
            hits = [card for card in everything if word == card.id or word.casefold() == card.name.casefold()]
            if not hits:
                near = [*(card.id for card in everything), *(card.name for card in everything)]
                self._missing("card", word, near)
            elif len({card.game for card in hits}) > 1:
                games = " and ".join(sorted({card.game for card in hits}))
                self.wrong.append(f"{word} is a card of {games}: say which with --game.")
            else:
                self._add(hits[:1])
        self._call(words[0] if len(words) == 1 else f"{len(words)} cards", "cards" if words[1:] else words[0])

    def _house(self, word: str) -> None:
        everything = self._everything()
        hits = [card for card in everything if word.casefold() in (card.house, card.house_name.casefold())]
        if not hits:
            self._missing("faction, Clan or suit", word, sorted({card.house for card in everything}))
            return
        self._add(hits)
        self._call(hits[0].house_name, hits[0].house)

    def _players(self, players: int) -> None:
        least, most = PLAYERS
        if not least <= players <= most:
            self.wrong.append(f"Patterns is for {least} to {most} players, not for {players}.")
            return
        pool = patterns_library().pool
        copies = _set_for(pool, players)
        for card in self.cards("patterns"):
            self._add([card], copies(card.id))
        self._call(f"Patterns for {players}", f"patterns-{players}")

    def _deck(self, word: str) -> None:
        if self.wanted.game not in ("", "crown"):
            self.wrong.append(f"Decks are of Crown; {self.wanted.game} has none.")
            return
        deck, name = self._read_deck(word)
        if deck is None:
            return
        known = {card.id: card for card in self.cards("crown")}
        for card, count in deck.cards.items():
            if card in known:
                self._add([known[card]], count)
            else:
                self._missing("card", card, list(known), f"{deck.name}: ")
        self._call(deck.name, name)

    def _read_deck(self, word: str) -> tuple[Deck | None, str]:
        """The deck that is meant, and what its files are called."""
        if Path(word).suffix in DECK_FILES:
            return self._deck_file(Path(word)), Path(word).stem
        shelf = deckshelf.shelf(self.saves)
        for shelved in shelf:
            stem = shelved.preset or (shelved.path.stem if shelved.path else "")
            if word in (stem, shelved.name) or word.casefold() == shelved.name.casefold():
                if shelved.deck is None:
                    self.wrong.append(f"The deck {word} cannot be read: {' '.join(shelved.flaws)}")
                return shelved.deck, stem
        names = [name for shelved in shelf for name in (shelved.preset, shelved.name) if name]
        self._missing("deck", word, names)
        return None, ""

    def _deck_file(self, path: Path) -> Deck | None:
        problems = ProblemList()
        cards = deckshelf.pool_cards()
        if path.suffix == ".yaml":
            deck = read_deck(path, cards, problems)
        else:
            try:
                deck = deck_from_text(path.read_text(encoding="utf-8"), str(path), cards, problems)
            except UnicodeDecodeError:
                self.wrong.append(f"{path} is not UTF-8 text.")
                return None
            except OSError as fault:
                self.wrong.append(f"{path} cannot be read ({fault.strerror or fault}).")
                return None
        # too few cards to play is no reason not to print them
        hard = [problem for problem in problems.errors if deck is None or problem.code == "unknown-id"]
        self.wrong += [_told(problem) for problem in hard]
        return None if hard else deck

    # ---- putting together

    def _add(self, cards: Iterable[CardInfo], count: int = 0) -> None:
        for card in cards:
            before = self.counts.get(card.key, (card, 0))[1]
            self.counts[card.key] = (card, max(before, count or self.wanted.copies))

    def _call(self, title: str, name: str) -> None:
        self.titles.append(title)
        self.names.append(name)

    def _missing(self, noun: str, word: str, known: Sequence[str], before: str = "") -> None:
        near = did_you_mean(word, known)
        self.wrong.append(
            f"{before}There is no {noun} {word!r}{f'; did you mean {near!r}?' if near else '.'}"
        )


TITLES: Final = {"crown": "Recusant Crown", "patterns": "Patterns", "renown": "Renown"}


def _set_for(pool: Pool, players: int) -> Callable[[str], int]:
    """How many of each card of Patterns a set for so many players has: all Clans, since which are dealt is luck."""
    deal = dict(deal_of(pool, players).copies)
    creatures = {one.id: deal.get(one.power, 0) for one in pool.creatures}
    spells = {one.id: one.copies for one in pool.spells}
    return lambda card: creatures.get(card) or spells.get(card) or 1


def _told(problem: Problem) -> str:
    """A problem of a file as one sentence."""
    return f"{problem}" if problem.suggestion else f"{problem}."
