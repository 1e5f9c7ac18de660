"""What the help sheet says: a page for each suit and for each question, its numbers from the rulings."""

from __future__ import annotations

from typing import Final

from game.rules.renown import decisions, rulings
from game.rules.renown.view import RenownView
from game.ui.table.helpsheet import BULLET
from game.ui.table.mat import Help
from game.ui.theme import FOUR_COLOURS

_GATE: Final = str(rulings.GATE)

HEARTS: Final = Help(
    "Hearts elevate",
    "cards-heart",
    (
        ("1", "a place, for each place a card moves up"),
        (_GATE, "turn the top card of the Den into the row"),
        (_GATE, "move a card out of the top, onto the Hall"),
    ),
    "No card may start lower than one already moved.",
    FOUR_COLOURS["H"],
)
SPADES: Final = Help(
    "Spades bury",
    "cards-spade",
    (
        ("1", "a place, for each place a card moves down"),
        (_GATE, "call the top card of the Hall back into the row"),
        (_GATE, "move a card out of the bottom, onto the Den"),
    ),
    "No card may start higher than one already moved.",
    FOUR_COLOURS["S"],
)
CLUBS: Final = Help(
    "Clubs strike Diamonds",
    "cards-club",
    (
        (BULLET, "Aim it at a player: they give up Diamonds worth its Renown or more."),
        (BULLET, "What they cannot give they pay you in Heroic markers, one for each Renown."),
    ),
    "Face cards need not be given while numbered ones suffice.",
    FOUR_COLOURS["C"],
)
DIAMONDS: Final = Help(
    "Diamonds strike Clubs",
    "cards-diamond",
    (
        (BULLET, "Aim it at a player: they give up Clubs worth its Renown or more."),
        (BULLET, "What they cannot give they pay you in Villainous markers, one for each Renown."),
    ),
    "Face cards need not be given while numbered ones suffice.",
    FOUR_COLOURS["D"],
)
BY_SUIT: Final = {"H": HEARTS, "S": SPADES, "C": CLUBS, "D": DIAMONDS}

ORIENT: Final = Help(
    "The Arch Liege decides",
    "crown",
    (
        (BULLET, "The Den lies at the low end, the Hall at the high end."),
        (BULLET, "Each Scheme ends by taking the card next to the Hall."),
        (BULLET, "The ends stay as they are for the whole Era."),
    ),
    "Choose which card of the row is taken first.",
    "#8a5e1c",
)
SUCCESSOR: Final = Help(
    "The first to scheme",
    "crown-outline",
    (
        (BULLET, "The Successor bids first and takes the first card of the row."),
        (BULLET, "Play goes on in that direction for the whole Era."),
    ),
    "Whoever takes the last card of a row is the next Successor.",
    "#8a5e1c",
)
BIDS: Final = Help(
    "Bids into the Court",
    "bank",
    (
        (BULLET, "Bid one marker, Heroic or Villainous."),
        (
            BULLET,
            "At the end of the Era the most Heroic Renown takes all Heroic markers, the most Villainous all others.",
        ),
        (BULLET, "Hearts and Diamonds are Heroic, Spades and Clubs Villainous."),
    ),
    "The most markers of one kind win the Struggle.",
    "#8a5e1c",
)
SCHEME: Final = Help(
    "A Scheme",
    "hand-back-right",
    (
        (BULLET, "First, if you like, sacrifice one card from Ace to 10."),
        (BULLET, "Hearts and Spades move cards of the row: drag one onto it."),
        (BULLET, "Clubs and Diamonds are aimed at a player: drag one onto a plate."),
        (BULLET, "Then take the top card of the row."),
    ),
    "",
    "#8a5e1c",
)
COUNT: Final = Help(
    "What a hand counts",
    "shield-sun",
    (
        (BULLET, "Heroic: Hearts and Diamonds, each Diamond one more."),
        (BULLET, "Villainous: Spades and Clubs, each Club one more."),
        (BULLET, "Ace 1, Jack 11, Queen 12, King 13."),
    ),
    "A tie for the most: those markers stay in the Court.",
    "#8a5e1c",
)
GIVE: Final = Help(
    "Cards are asked for",
    "swap-horizontal-bold",
    (
        (BULLET, "Choose cards of that suit worth the Renown or more."),
        (BULLET, "No card that could be taken back and still leave enough."),
        (BULLET, "If all together do not reach it, all go, and markers for the rest."),
    ),
    "Given cards leave play for the Era.",
    "#8a5e1c",
)

_BY_QUESTION: Final = {
    decisions.ORIENT: ORIENT,
    decisions.SUCCESSOR: SUCCESSOR,
    decisions.BID: BIDS,
    decisions.SCHEME: SCHEME,
    decisions.TAKE: SCHEME,
    decisions.GIVE: GIVE,
}


def help_for(view: RenownView, card: str = "") -> Help:
    """The page for a card in question (held, or sacrificed and at work), else for the question that stands."""
    if card and rulings.may_be_sacrificed(card):
        return BY_SUIT[card[1]]
    if card:
        return COUNT
    asked = view.decision
    if asked is None:
        return COUNT
    if asked.kind == decisions.MOVE and view.sacrificed:
        return BY_SUIT[view.sacrificed[1]]
    return _BY_QUESTION.get(asked.kind, SCHEME)
