"""The 52 cards by their two-letter words (`AS`, `TH`, `KD`), and what each is worth."""

from __future__ import annotations

from typing import Final, TypeAlias

Card: TypeAlias = str
"""Rank and suit, `TH`; an empty text is a card that the looker sees only from behind."""

Kind: TypeAlias = str
"""A kind of Favor or of Renown: `H` Heroic or `V` Villainous."""

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
DECK: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
RENOWN: Final[dict[Card, int]] = {card: RANKS.index(card[0]) + 1 for card in DECK}
"""Section 1: Ace 1, 2 to 10 their number, Jack 11, Queen 12, King 13."""

PLACE: Final[dict[Card, int]] = {card: place for place, card in enumerate(DECK)}
"""Where each card stands in the sorted deck: the order in which unknown cards are listed."""

HEROIC: Final = "H"
VILLAINOUS: Final = "V"
KINDS: Final[tuple[Kind, Kind]] = (HEROIC, VILLAINOUS)
KIND_WORD: Final[dict[Kind, str]] = {HEROIC: "Heroic", VILLAINOUS: "Villainous"}
KIND_OF: Final[dict[str, int]] = {"H": 0, "D": 0, "S": 1, "C": 1}
"""Section 1: Hearts and Diamonds count as Heroic (0), Spades and Clubs as Villainous (1)."""

SUIT_WORD: Final[dict[str, str]] = {"S": "Spade", "H": "Heart", "D": "Diamond", "C": "Club"}
_RANK_WORD: Final[dict[str, str]] = {"A": "Ace", "T": "10", "J": "Jack", "Q": "Queen", "K": "King"}


def card_name(card: Card) -> str:
    """`Jack of Diamonds`: for tooltips and readers of screens; an empty card reads `a card`."""
    if not card:
        return "a card"
    return f"{_RANK_WORD.get(card[0], card[0])} of {SUIT_WORD[card[1]]}s"


def sum_of(cards: tuple[Card, ...]) -> int:
    """The face values together, without the extra points of section 5."""
    return sum([RENOWN[card] for card in cards])
