"""What a person chooses for an export, as plain data, and what of it there is to choose at the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.app import deckshelf
from game.rules import GAMES
from game.ui.cardface.info import CardInfo
from game.ui.desk import Desk
from game.ui.export.order import Form, Order
from game.ui.export.paper import PAPERS, Flip, page
from game.ui.export.wanted import PLAYERS, Wanted

DECK, HOUSE, WHOLE, THESE, PLAYED = "deck", "house", "whole", "these", "played"
HOUSES: Final = {"crown": "Faction", "patterns": "Clan", "renown": "Suit"}
STEPS: Final = tuple(step / 4 for step in range(-20, 21))
"""Millimetres by which backs can be moved."""


@dataclass(frozen=True, slots=True)
class Choices:
    """All choices; those that mean nothing for a form are kept for when it is another one again.

    `what` is one of DECK, HOUSE, WHOLE, THESE, PLAYED, and `which` its deck, house or number of players.
    """

    game: str = "crown"
    form: Form = "pdf"
    what: str = WHOLE
    which: str = ""
    face_set: str = ""
    paper: str = "a4"
    bleed: bool = False
    backs: bool = False
    flip: Flip = "long"
    right: float = 0.0
    down: float = 0.0
    grid: str = "10x7"
    changed: bool = False
    folder: str = ""
    these: tuple[str, ...] = ()

    def of_game(self, game: str) -> Choices:
        """For another game; cards that were shown there are not of this one."""
        return replace(self, game=game, what=WHOLE, which="", face_set="", these=())

    @property
    def prints(self) -> bool:
        """Whether it has a bleed and backs to choose."""
        return self.form in ("pdf", "png")

    @property
    def turns(self) -> bool:
        """Whether a printer turns its paper."""
        return self.form == "pdf" and self.backs

    @property
    def wanted(self) -> Wanted:
        """Which cards that means."""
        match self.what:
            case "deck" if self.which:
                return Wanted(game=self.game, decks=(self.which,))
            case "house" if self.which:
                return Wanted(game=self.game, houses=(self.which,))
            case "played":
                return Wanted(players=int(self.which or PLAYERS[0]))
            case "these":
                return Wanted(game=self.game, cards=self.these)
        return Wanted(game=self.game)

    def order(self, *, four_colours: bool) -> Order:
        """The order as it stands."""
        return Order(
            form=self.form,
            wanted=self.wanted,
            folder=Path(self.folder).expanduser(),
            face_set=self.face_set,
            four_colours=four_colours,
            paper=self.paper,
            bleed=self.bleed and self.prints,
            backs=self.backs and self.prints,
            flip=self.flip,
            shift=(self.right, self.down) if self.turns else (0.0, 0.0),
            grid=self.grid,
            changed=self.changed and self.form != "tts",
        )


def whats(choices: Choices) -> list[tuple[str, str]]:
    """What can be exported of the game: (value, label)."""
    found = [(WHOLE, "All cards"), (HOUSE, HOUSES[choices.game])]
    if choices.game == "crown":
        found.insert(0, (DECK, "Deck"))
    if choices.game == "patterns":
        found.insert(0, (PLAYED, "Set to play"))
    if choices.these:
        found.append((THESE, f"Shown ({len(choices.these)})"))
    return found


def whiches(desk: Desk, choices: Choices) -> list[tuple[str, str]]:
    """Which decks, houses or numbers of players there are to choose: (value, words); none where nothing is left."""
    match choices.what:
        case "deck":
            shelf = [deck for deck in deckshelf.shelf(desk.saves) if deck.deck is not None]
            return [(deck.preset or deck.name, deck.name) for deck in shelf]
        case "house":
            cards: Sequence[CardInfo] = desk.cards.cards(choices.game)
            return list({card.house: card.house_name for card in cards}.items())
        case "played":
            low, high = PLAYERS
            return [(str(number), f"for {number} players") for number in range(low, high + 1)]
    return []


def begun(desk: Desk, game: str, face_set: str, cards: Sequence[str], folder: Path | None) -> Choices:
    """What is chosen at first: the cards that were shown where one came from, else a deck or a set to play."""
    game = game if game in GAMES else next(iter(GAMES))
    where = folder if folder is not None else desk.saves / "export"
    plain = Choices(
        game, face_set=face_set or desk.wardrobe.chosen(game), folder=str(where), these=tuple(cards)
    )
    what = THESE if cards else whats(plain)[0][0]
    return fitting(desk, replace(plain, what=what))


def fitting(desk: Desk, choices: Choices) -> Choices:
    """The same with all that is not there (any more) in something that is."""
    sets = [one.id for one in desk.wardrobe.catalogue.sets_of(choices.game)]
    face_set = choices.face_set if choices.face_set in sets else desk.wardrobe.chosen(choices.game)
    known = [what for what, _ in whats(choices)]
    choices = replace(choices, face_set=face_set, what=choices.what if choices.what in known else known[0])
    values = [value for value, _ in whiches(desk, choices)]
    which = choices.which if choices.which in values or not values else values[0]
    return replace(choices, which=which if values else choices.which)


def shifts(behind: str, ahead: str) -> list[tuple[float, str]]:
    """Every step with its words, as `0.25 mm left` or, ahead, `0.25 mm right`."""
    return [(step, f"{abs(step):g} mm {behind if step < 0 else ahead}") for step in STEPS]


def pages_words(choices: Choices, cards: int) -> str:
    """`7 A4 pages, edge to edge, and 7 of backs`."""
    paper = PAPERS[choices.paper]
    count = -(-cards // page(paper, bleed=choices.bleed).places)
    how = f"lying, with {paper.bleed:g} mm of bleed" if choices.bleed else "edge to edge"
    backs = f", and {count} of backs" if choices.backs else ""
    return f"{count} {paper.title} page{'' if count == 1 else 's'}, {how}{backs}"
