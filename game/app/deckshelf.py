"""Decks of Recusant Crown on the shelf: the presets, which nobody changes, and the player's own in `saves/decks/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.app.deckbench import said
from game.app.filenames import safe_name
from game.app.wholefile import write_whole
from game.core.ids import Seat, default_names
from game.core.problems import Place, Problem, ProblemList
from game.rules.crown.cards import Card
from game.rules.crown.decks import Deck, deck_faults, read_deck
from game.rules.crown.decktext import LONGEST_NAME, deck_to_yaml
from game.rules.crown.engine import DEFAULT_DECKS
from game.rules.crown.library import library

FOLDER: Final = "decks"
"""Within the saves."""
SUFFIX: Final = ".yaml"
INSTEAD: Final = "Deck"
"""What a deck's file is called whose name has nothing a file name may hold."""
NAMES: Final = tuple(default_names(2))
"""What seats are called in options."""
LARGEST: Final = 500
"""So many own decks are read; more are left lying."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A deck on the shelf. `preset` is the id of one of the game's own, `path` the file of a player's.

    `deck` is None where the file cannot be read; `flaws` then say why, else they say what the rules forbid. `advice`
    stops nobody.
    """

    name: str
    deck: Deck | None
    preset: str = ""
    path: Path | None = None
    flaws: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()

    @property
    def playable(self) -> bool:
        """Whether a game may be begun with it."""
        return self.deck is not None and not self.flaws

    @property
    def option(self) -> Any:
        """What stands for it in a game's options; None where its file cannot be read."""
        if self.preset:
            return self.preset
        return None if self.deck is None else {"name": self.deck.name, "cards": dict(self.deck.cards)}


@dataclass(frozen=True, slots=True)
class Shelving:
    """What became of saving, naming or throwing away a deck: where it lies then (None: nowhere), and what to say."""

    done: bool
    sentence: str
    path: Path | None = None


def pool_cards() -> dict[str, Card]:
    """The game's own cards, by id; raises FileProblems where its card files are wrong."""
    return {row.id: row.card for row in library().pool.cards.values()}


def presets() -> list[Shelved]:
    """The decks that the game brings, by id."""
    cards = pool_cards()
    return [_shelved(deck, cards, preset=preset) for preset, deck in sorted(library().decks.items())]


def own_decks(saves: Path) -> list[Shelved]:
    """The player's own decks by name; those that cannot be read are there too, with the reason."""
    try:
        paths = sorted((saves / FOLDER).glob(f"[!.]*{SUFFIX}"))[:LARGEST]
    except OSError:
        return []
    cards = pool_cards()
    return sorted((_read(path, cards) for path in paths), key=lambda deck: deck.name.casefold())


def shelf(saves: Path) -> list[Shelved]:
    """Own decks first, then the presets."""
    return [*own_decks(saves), *presets()]


def _shelved(deck: Deck, cards: Mapping[str, Card], preset: str = "", path: Path | None = None) -> Shelved:
    faults = deck_faults(deck, cards, lambda card: card.name)
    flaws = tuple(said(fault) for fault in faults if not fault.advice)
    advice = tuple(said(fault) for fault in faults if fault.advice)
    return Shelved(deck.name, deck, preset, path, flaws, advice)


def _read(path: Path, cards: Mapping[str, Card]) -> Shelved:
    problems = ProblemList()
    deck = read_deck(path, cards, problems)
    if deck is None:
        return Shelved(path.stem, None, path=path, flaws=tuple(map(_told, problems.errors)))
    return _shelved(deck, cards, path=path)


def _told(problem: Problem) -> str:
    hint = f"; did you mean {problem.suggestion!r}?" if problem.suggestion else "."
    words = f"{problem.sentence[:1].upper()}{problem.sentence[1:]}{hint}"
    return f"Line {problem.line}: {words}" if problem.line > 1 or problem.column > 1 else words


# Writing


def fit_name(name: str) -> str:
    """A deck's name in one line and no longer than deck files allow; empty where nothing is left."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def free_name(saves: Path, name: str) -> str:
    """The name, or with the first number behind it that no deck on the shelf has."""
    taken = {deck.name.casefold() for deck in shelf(saves)}
    numbered: Iterator[str] = (f"{name[: LONGEST_NAME - 4]} {number}" for number in range(2, len(taken) + 3))
    return next((each for each in (name, *numbered) if each.casefold() not in taken), name)


def save(saves: Path, deck: Deck, path: Path | None = None) -> Shelving:
    """Writes a deck into its own file, or (None) into a new one; never over another deck or file.

    Saved under another name, its file is renamed with it.
    """
    name = fit_name(deck.name)
    if not name:
        return Shelving(False, "A deck needs a name.", path)
    deck = replace(deck, name=name)
    for other in shelf(saves):
        if other.name.casefold() == name.casefold() and (other.preset or other.path != path):
            what = "a preset, and presets stay as they are" if other.preset else "another deck"
            return Shelving(False, f"{name} is {what}: choose another name.", path)
    folder = saves / FOLDER
    goal = path if path is not None and path.stem == safe_name(name, INSTEAD) else _free(folder, name, path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(goal, deck_to_yaml(deck).encode())
        if path is not None and path != goal:
            path.unlink(missing_ok=True)
    except OSError as fault:
        return Shelving(False, f"{name} cannot be saved ({fault.strerror or fault}).", path)
    return Shelving(True, f"{name} is saved.", goal)


def throw_away(deck: Shelved) -> Shelving:
    """Deletes an own deck for good."""
    if deck.path is None:
        return Shelving(False, f"{deck.name} is a preset: it stays.")
    try:
        deck.path.unlink(missing_ok=True)
    except OSError as fault:
        return Shelving(False, f"{deck.name} cannot be deleted ({fault.strerror or fault}).", deck.path)
    return Shelving(True, f"{deck.name} is deleted.")


def _free(folder: Path, name: str, mine: Path | None) -> Path:
    """A path of that name that no other file has, capitals aside."""
    stem = safe_name(name, INSTEAD)
    try:
        taken = {each.name.casefold() for each in folder.iterdir() if each != mine}
    except OSError:
        taken = set()
    for number in range(1, len(taken) + 2):
        path = folder / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
        if path.name.casefold() not in taken:
            return path
    raise AssertionError(folder)  # there are more numbers than files


# Decks in a game's options


def deck_named(option: Any, saves: Path) -> Shelved:
    """The deck that stands in a game's options: a preset, an own one as it lies on the shelf now, or else as it stood.

    A deck that was played and is on the shelf no more, or never was, has neither `preset` nor `path`.
    """
    if isinstance(option, str):
        known = next((deck for deck in presets() if deck.preset == option), None)
        return known or Shelved(option, None, preset=option, flaws=(f"There is no deck {option!r}.",))
    given = option if isinstance(option, Mapping) else {}
    name, cards = str(given.get("name", "A deck")), given.get("cards", given)
    mine = next((deck for deck in own_decks(saves) if deck.name == name), None)
    return mine or _shelved(Deck(name, dict(cards), place=Place()), pool_cards())


def deck_options(options: Mapping[str, Any]) -> tuple[Any, Any]:
    """What stands in options for each seat's deck, the usual one where nothing does."""
    given = options.get("decks")
    if isinstance(given, list | tuple):
        given = dict(zip(NAMES, given, strict=False))
    by_name = given if isinstance(given, Mapping) else {}
    first, second = (by_name.get(name, usual) for name, usual in zip(NAMES, DEFAULT_DECKS, strict=True))
    return first, second


def with_deck(options: Mapping[str, Any], seat: Seat, option: Any) -> dict[str, Any]:
    """The options with another deck for a seat."""
    decks = dict(zip(NAMES, deck_options(options), strict=True))
    return {**options, "decks": {**decks, NAMES[seat]: option}}


def freshened(options: Mapping[str, Any], saves: Path) -> dict[str, Any]:
    """Remembered options with own decks as they lie on the shelf now; where one cannot be played, the usual one."""
    if "decks" not in options:
        return dict(options)
    fresh = dict(options)
    for seat, option in enumerate(deck_options(options)):
        deck = deck_named(option, saves)
        fresh = with_deck(fresh, seat, deck.option if deck.playable else DEFAULT_DECKS[seat])
    return fresh


def flaws_of(options: Mapping[str, Any]) -> list[tuple[Seat, str]]:
    """What the rules forbid about the decks in options, by seat; what cannot be read is left to the rules' reader."""
    cards = pool_cards()
    found: list[tuple[Seat, str]] = []
    for seat, option in enumerate(deck_options(options)):
        if not isinstance(option, Mapping):
            continue
        name, listed = str(option.get("name", "This deck")), option.get("cards", option)
        if not isinstance(listed, Mapping) or not all(type(count) is int for count in listed.values()):
            continue
        for fault in deck_faults(Deck(name, dict(listed)), cards, lambda card: card.name):
            if not fault.advice:
                found.append((seat, f"{name}: {fault.sentence}."))
    return found
