"""What the keywords on the cards mean and what traps wait for, in words for the help. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.topic import Topic

KEYWORDS: Final[Mapping[str, str]] = {
    "strike": "Strike: what the creature does when its turn in a push comes, just before it adds Power.",
    "flying": "Flying: its Strike waits for a window of your choice instead.",
    "aura": "Aura: a rule for this lane, from the beginning of a push to its end.",
    "vanguard": "Vanguard: acts in a push ahead of everybody without the word.",
    "rearguard": "Rearguard: acts in a push when all others are done.",
    "leader": "Leader: holds while the creature leads its side of the lane and stands upright.",
    "heroic": "Heroic: shields the line; a pool must spend itself here before anybody else is hit.",
    "terror": "Terror: a Strike that takes the enemy Leader's Power off the enemy pool.",
    "exhaust": "Exhaust: something you may have done by turning the creature sideways.",
    "chain": "Chain: play another card in the same turn, if the two have a keyword in common.",
    "snap": "Snap: costs nothing when you cast it as your anchor breaks.",
    "wither": "Wither n: the creature gets n -1 Power Counters and keeps them.",
    "fade": "Fade n: n cards go from the top of a deck to the Fade; a creature that Fades goes to its owner's.",
    "obliterate": "Obliterate: taken out of the game, to no Fade, for no Bounty.",
}
"""A line for every keyword of the card language, in the order in which the help tells them."""

MOMENTS: Final[Mapping[str, str]] = {
    "push_announced": "a push is announced",
    "creature_played": "a creature is played",
    "spell_played": "a spell is played",
    "creature_shattered": "a creature Shatters",
    "anchor_broken": "an anchor breaks",
}
"""The events after which the owners of traps are asked."""


def lines(*words: str) -> str:
    """The lines of some keywords, one below the other."""
    return "\n".join(KEYWORDS[word] for word in words)


def moments() -> str:
    """`a push is announced, ... or an anchor breaks`."""
    *others, last = MOMENTS.values()
    return f"{', '.join(others)} or {last}"


KEYWORD_TOPICS: Final[tuple[Topic, ...]] = (
    Topic(
        "keywords_push",
        "Keywords of a push",
        lines("strike", "flying", "terror", "aura", "vanguard", "rearguard"),
        "11",
    ),
    Topic("keywords_line", "Keywords of a line", lines("leader", "heroic", "exhaust", "wither"), "11"),
    Topic("keywords_cards", "Keywords of cards", lines("chain", "snap", "fade", "obliterate"), "11"),
)
