"""A deck being built: edits that can be taken back, what the deck is made of, its chances, hands drawn to try it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final

from game.core import rng
from game.rules.crown.cards import Card, CardType
from game.rules.crown.decks import Deck, DeckFault, count_bloomers, deck_faults, is_bloomer
from game.rules.crown.state import HAND_SIZE
from game.rules.crown.text import keywords_of, rules_text

WANTED_BLOOMERS: Final = 2
"""So many creatures of Cost 0 and Bloom 1 make an opening hand that can begin."""
MOST_COPIES: Final = 99
"""Of a card that a deck may have any number of, as deck files allow it."""
TYPES: Final[tuple[CardType, ...]] = ("creature", "equipment", "spell", "trap", "fortification", "rival")
"""The order in which a deck is listed."""
CURVE_END: Final = 7
"""Costs and Blooms from here on stand in one column."""

Cards = Mapping[str, Card]


class Bench:
    """One deck on the table to be changed. `cards` is the pool, by id; a change that changes nothing is no edit."""

    def __init__(self, cards: Cards, deck: Deck) -> None:
        self.cards = cards
        self.deck = deck
        self.kept = deck
        """The deck as it was saved last."""
        self._before: list[Deck] = []
        self._after: list[Deck] = []

    # ---- edits

    def add(self, card: str, count: int = 1) -> int:
        """Puts copies in, as many as the deck may have of the card; how many went in."""
        had = self.count(card)
        self._hold(card, min(had + count, max(had, self.limit(card))))
        return self.count(card) - had

    def take(self, card: str, count: int = 1) -> int:
        """Takes copies out; how many came out."""
        had = self.count(card)
        self._hold(card, max(0, had - count))
        return had - self.count(card)

    def call(self, name: str) -> None:
        """Gives the deck another name."""
        self.change(replace(self.deck, name=name))

    def change(self, deck: Deck) -> None:
        """Puts another deck in its place; taken back like any edit."""
        if deck == self.deck and tuple(deck.cards) == tuple(self.deck.cards):
            return
        self._before.append(self.deck)
        self._after.clear()
        self.deck = deck

    def _hold(self, card: str, count: int) -> None:
        if count == self.count(card):
            return
        counts = dict(self.deck.cards)
        counts[card] = count
        if not count:
            del counts[card]
        self.change(replace(self.deck, cards=counts))

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back that can be made again."""
        return bool(self._after)

    def undo(self) -> None:
        """Takes the last edit back, if there is one."""
        if self._before:
            self._after.append(self.deck)
            self.deck = self._before.pop()

    def redo(self) -> None:
        """Makes an edit again that was taken back, if there is one."""
        if self._after:
            self._before.append(self.deck)
            self.deck = self._after.pop()

    def saved(self, deck: Deck) -> None:
        """The deck lies in a file like this now; earlier edits can still be taken back."""
        self.deck = self.kept = deck

    @property
    def changed(self) -> bool:
        """Whether it differs from what was saved."""
        return self.deck != self.kept

    # ---- what is so

    def count(self, card: str) -> int:
        """Copies of a card in the deck."""
        return self.deck.cards.get(card, 0)

    def limit(self, card: str) -> int:
        """Copies that a deck may have of a card (rules section 3); 0 for one that is not in the pool."""
        if card not in self.cards:
            return 0
        copies = self.cards[card].copies
        return copies if isinstance(copies, int) else MOST_COPIES

    @property
    def total(self) -> int:
        """Cards in the deck."""
        return sum(self.deck.cards.values())

    def faults(self) -> list[DeckFault]:
        """What the rules forbid and what is advised against, in cards' names."""
        return deck_faults(self.deck, self.cards, lambda card: card.name)


def said(fault: DeckFault) -> str:
    """A fault as a sentence of its own."""
    hint = f"; did you mean {fault.suggestion}?" if fault.suggestion else "."
    return f"{fault.sentence[:1].upper()}{fault.sentence[1:]}{hint}"


# What a deck is made of


@dataclass(frozen=True, slots=True)
class Curve:
    """How a deck is spread: `costs[n]` cards cost n, `blooms[n]` creatures bloom for n; the last column is `or more`.

    `essence[n]` are those of `costs[n]` that are paid in Essence and Clarity (spells, traps, fortifications, rivals).
    """

    costs: tuple[int, ...]
    essence: tuple[int, ...]
    blooms: tuple[int, ...]


def curve(deck: Deck, cards: Cards) -> Curve:
    """Copies counted; cards that are not in the pool are left out."""
    costs, essence, blooms = ([0] * (CURVE_END + 1) for _ in range(3))
    for card, count in _known(deck, cards):
        column = min(card.cost, CURVE_END)
        costs[column] += count
        if card.type not in ("creature", "equipment"):
            essence[column] += count
        if card.type == "creature":
            blooms[min(card.bloom, CURVE_END)] += count
    return Curve(tuple(costs), tuple(essence), tuple(blooms))


def by_type(deck: Deck, cards: Cards) -> dict[CardType, list[tuple[Card, int]]]:
    """The deck in the order in which it is listed: by type, then cost, then name. Types without cards are left out."""
    listed: dict[CardType, list[tuple[Card, int]]] = {}
    for kind in TYPES:
        rows = [(card, count) for card, count in _known(deck, cards) if card.type == kind]
        if rows:
            listed[kind] = sorted(rows, key=lambda row: (row[0].cost, row[0].name))
    return listed


def by_faction(deck: Deck, cards: Cards) -> Counter[str]:
    """Cards of each faction, copies counted."""
    counts: Counter[str] = Counter()
    for card, count in _known(deck, cards):
        counts[card.faction] += count
    return counts


def _known(deck: Deck, cards: Cards) -> list[tuple[Card, int]]:
    return [(cards[card], count) for card, count in deck.cards.items() if card in cards]


# Chances and hands


def chance_of_at_least(wanted: int, drawn: int, good: int, total: int) -> Fraction:
    """The chance that `drawn` of `total` cards hold at least `wanted` of `good` ones: hypergeometric, exact.

    One minus the sum over k < wanted of C(good, k) C(total - good, drawn - k) / C(total, drawn). Where fewer cards are
    there than are drawn, all of them are.
    """
    drawn = min(drawn, total)
    ways = sum(comb(good, k) * comb(total - good, drawn - k) for k in range(min(wanted, drawn + 1)))
    return 1 - Fraction(ways, comb(total, drawn))


def opening_chance(deck: Deck, cards: Cards) -> Fraction:
    """That the first hand, before any mulligan, holds two creatures of Cost 0 and Bloom 1.

    The nine anchors come off the shuffled deck first, which changes nothing about a hand nobody has seen.
    """
    total = sum(deck.cards.values())
    return chance_of_at_least(WANTED_BLOOMERS, HAND_SIZE, count_bloomers(deck, cards), total)


def sample_hand(deck: Deck, seed: int, size: int = HAND_SIZE) -> tuple[str, ...]:
    """An opening hand of the deck: the same for the same deck and seed."""
    pile = sorted(deck.listed())
    rng.shuffle(rng.stream(seed, "sample hand"), pile)
    return tuple(pile[:size])


def bloomers_in(hand: Sequence[str], cards: Cards) -> int:
    """Creatures of Cost 0 and Bloom 1 in a hand."""
    return sum(card in cards and is_bloomer(cards[card]) for card in hand)


# Looking for cards


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for among the cards; an empty text or None asks for nothing. `cost` 5 means 5 or more."""

    faction: str = ""
    type: str = ""
    cost: int | None = None
    keyword: str = ""
    words: str = ""

    def wants(self, card: Card) -> bool:
        """Whether a card is looked for: of the faction, type and cost, with the keyword and all words."""
        if (self.faction and card.faction != self.faction) or (self.type and card.type != self.type):
            return False
        if self.cost is not None and card.cost != self.cost and not card.cost >= self.cost == LAST_COST:
            return False
        keywords, text = _read(card)
        if self.keyword and self.keyword not in keywords:
            return False
        return all(word in text for word in self.words.casefold().split())


LAST_COST: Final = 5
"""The greatest cost that is looked for by itself; it stands for all above, too."""


@lru_cache(maxsize=1024)
def _read(card: Card) -> tuple[frozenset[str], str]:
    """The keywords on a card, and all that can be found on it."""
    text = " ".join((card.name, card.type, card.faction, *card.keywords, *rules_text(card), card.flavour))
    return keywords_of(card) | frozenset(card.keywords), text.casefold()


def found(cards: Sequence[Card], search: Search) -> list[Card]:
    """What is looked for, in the order of a deck list within each faction."""
    wanted = [card for card in cards if search.wants(card)]
    order = {faction: place for place, faction in enumerate(dict.fromkeys(card.faction for card in cards))}
    return sorted(
        wanted, key=lambda card: (order[card.faction], TYPES.index(card.type), card.cost, card.name)
    )
