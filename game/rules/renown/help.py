"""The rules of Renown told to a player, a short paragraph a topic: for the help panel and for lessons. Data only."""

from __future__ import annotations

from typing import Final

from game.core.topic import Topic
from game.rules.renown.rulings import DEFAULT_ERAS, ERAS, GATE, MARKERS, ROW_PER_SEAT, SEATS

TOPICS: Final[tuple[Topic, ...]] = (
    Topic(
        "goal",
        "The goal",
        "Gather Favor. There are Heroic and Villainous markers, and only your larger heap counts: whoever "
        f"holds the most of one single kind when the Struggle is over wins. {SEATS[0]} to {SEATS[1]} can "
        f"play, and everyone begins with {MARKERS} markers of each kind.",
        "6",
    ),
    Topic(
        "cards",
        "The cards",
        "An ordinary deck of 52. A card's Renown is its number: an Ace is 1, a Jack 11, a Queen 12, a "
        "King 13. Hearts and Diamonds are Heroic, Spades and Clubs Villainous.",
        "1",
    ),
    Topic(
        "era",
        "An Era",
        f"A Struggle has {DEFAULT_ERAS} Eras unless you choose otherwise ({ERAS[0]} to {ERAS[1]}). Each "
        f"one begins with all cards shuffled: everybody gets one card face-down, and {ROW_PER_SEAT} a "
        "player are laid open in a row, the Hierarchy. The Arch Liege deals, says which end of the row is "
        "low, and names a neighbour Successor; play goes round that way until the Era is over. At the low "
        "end lies the Den with the rest of the deck, at the high end the Hall.",
        "2",
    ),
    Topic(
        "regime",
        "A Regime",
        "First everybody bids one marker of either kind into the Court, beginning with the Successor. Bid "
        "the kind you hope to win back with more. Then, turn by turn, the row is taken. Whoever takes its "
        "last card is the next Successor, and the Den fills the row again, as long as it still holds "
        f"{ROW_PER_SEAT} cards a player.",
        "3",
    ),
    Topic(
        "scheme",
        "A Scheme",
        "Your turn. You may Sacrifice one card of your hand, an Ace to a 10; then you take the top card "
        "of the row, the one at the high end. Sacrificed cards are out until the next Era.",
        "4",
    ),
    Topic(
        "hearts",
        "Hearts elevate",
        "A Heart lifts cards towards the high end, one place for each Renown. You may lift several, "
        "working upwards: nothing that lay lower than a card you have lifted may follow, and each card "
        f"goes once. Before anything else you may turn in the Den's top card for {GATE}. Lifting a card "
        f"out of the row onto the Hall costs {GATE} more. You need not spend everything, but you must do "
        "something, and one card has to be left to take.",
        "4",
    ),
    Topic(
        "spades",
        "Spades bury",
        "A Spade is a Heart upside down: cards sink towards the low end, working downwards. Before "
        f"anything else the Hall's top card can be called back for {GATE}, and sinking a card out of the "
        f"row onto the Den costs {GATE} more. Everybody remembers what was buried there.",
        "4",
    ),
    Topic(
        "clubs",
        "Clubs strike at Diamonds",
        "Aim a Club at another player, who must lay down Diamonds worth its Renown or more. Face cards "
        "are safe while the numbered ones are enough, and nobody gives a card that could have stayed. If "
        "all Diamonds together fall short, each missing Renown costs one Heroic marker, paid to you.",
        "4",
    ),
    Topic(
        "diamonds",
        "Diamonds strike at Clubs",
        "Just so a Diamond asks another player for Clubs, and what is missing is paid in Villainous "
        "markers. All cards of the exchange are out until the next Era.",
        "4",
    ),
    Topic(
        "end",
        "The end of an Era",
        "At once, when the row is empty and cannot be refilled; when a player has bid or paid the very "
        f"last marker; or when the Court holds {MARKERS} markers for each player.",
        "5",
    ),
    Topic(
        "scoring",
        "Counting",
        "Every hand is laid open. Hearts and Diamonds add up to Heroic Renown, Spades and Clubs to "
        "Villainous; each Diamond and each Club counts one more. The highest Heroic takes all Heroic "
        "markers in the Court, the highest Villainous all Villainous ones. If two are equally high, those "
        "markers stay in the Court for the next Era.",
        "5",
    ),
    Topic(
        "victory",
        "Who wins",
        "After the last Era the largest heap of one kind wins. Two players with equally large heaps, of "
        "whatever kind: nobody wins.",
        "6",
    ),
    Topic(
        "memory",
        "What is known",
        "Only the first card of each hand is a secret, and the Den. Every card taken was seen by all, so "
        "the table remembers it for you.",
        "7",
    ),
    Topic(
        "secret_bids",
        "Secret bids",
        "A variant: all bids of a Regime are laid down unseen and turned over together.",
        "3.1",
    ),
)


def topic(key: str) -> Topic:
    """The paragraph of that key; KeyError where there is none."""
    return {entry.key: entry for entry in TOPICS}[key]
