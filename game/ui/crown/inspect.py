"""A card looked at closely: its face, its keywords in words, and what makes up its Power now."""

from __future__ import annotations

import re
from typing import Final

from game.core.figures import MINUS, signed
from game.rules.crown.board import bare_power
from game.rules.crown.help_words import KEYWORDS
from game.rules.crown.state import EXHAUSTED, NO_LANE, SHATTERED
from game.ui.crown import terms
from game.ui.crown.cards import Deck
from game.ui.crown.facts import Facts
from game.ui.crown.seen import Seen
from game.ui.paint import flow

ICONS: Final = {
    "strike": "sword",
    "flying": "feather",
    "aura": "circle-double",
    "vanguard": "chevron-double-up",
    "rearguard": "chevron-double-down",
    "leader": "flag",
    "heroic": "shield",
    "terror": "skull",
    "chain": "link-variant",
    "snap": "lightning-bolt",
    "exhaust": "rotate-right",
    "wither": "octagon",
    "fade": "weather-night",
    "obliterate": "close-octagon",
}
"""Of each keyword (rules section 11), in the order in which a card's are told."""
TYPES: Final = {
    "rival": (
        "crown-outline",
        "Rival",
        "Stands on your opponent's side, who controls it; its Bounty is paid to its owner.",
    ),
    "fortification": ("castle", "Fortification", "Counts for lanes and damage; never a Leader."),
    "trap": ("alert-octagram", "Trap", "Set face-down for nothing; flipped and paid when its moment comes."),
    "equipment": ("anvil", "Equipment", "Stands in the Reserve and works from there."),
}


def keywords_of(deck: Deck, card: str) -> list[tuple[str, str, str]]:
    """The keywords that a card prints and what its type means, each with icon and meaning."""
    row = deck.pool.cards[card]
    words = set(row.keywords)
    if "terror" in words:
        words.discard("strike")
    found = [(icon, *_told(word)) for word, icon in ICONS.items() if word in words]
    if row.type in TYPES:
        found.append(TYPES[row.type])
    return found


def _told(keyword: str) -> tuple[str, str]:
    """Its word and its meaning, as the rules page has them."""
    word, _, meaning = KEYWORDS[keyword].partition(": ")
    return word, meaning[0].upper() + meaning[1:]


def power_rows(view: Seen, number: int, facts: Facts) -> list[tuple[str, str]]:
    """What makes up a creature's Power now: (words, figure); nothing for a card in no lane."""
    at, index = view.place_of(number)
    if at < 0:
        return []
    unit = view.lines[at][index]
    row = facts.pool.cards[unit[0]]
    power = facts.powers[at][index]
    rows = [("printed", str(row.power))]
    if unit[2]:
        rows.append((f"{unit[2]} counter{'s' if unit[2] > 1 else ''}", f"{MINUS}{unit[2]}"))
    if unit[5]:
        rows.append(("this turn", signed(unit[5])))
    rest = power - bare_power(facts.pool, unit)
    if rest:
        rows.append(("modifiers" if view.lane == NO_LANE else "modifiers in this push", signed(rest)))
    if unit[3]:
        rows.append(("damage taken", f"{unit[3]} of {power}"))
    return rows


def state_words(view: Seen, number: int, facts: Facts, names: tuple[str, ...]) -> list[str]:
    """What is so about a creature besides its numbers."""
    at, index = view.place_of(number)
    if at < 0:
        return []
    card, flags, _, _, owner, _, _ = view.lines[at][index]
    row = facts.pool.cards[card]
    words = []
    if flags & SHATTERED:
        words.append("shattered: it Fades at the end of the turn")
    elif flags & EXHAUSTED:
        words.append("exhausted: it adds nothing until it recovers")
    if facts.heroic(at)[index] and not row.heroic:
        words.append("Heroic for now")
    if owner != at // 3:
        words.append(f"sent by {names[owner]}")
    return words


def lines_for(
    view: Seen, number: int, card: str, facts: Facts, deck: Deck, names: tuple[str, ...]
) -> tuple[tuple[flow.Span, ...], ...]:
    """Words under a card that is looked at closely."""
    found: list[tuple[flow.Span, ...]] = []
    rows = power_rows(view, number, facts)
    if len(rows) > 1:
        at, index = view.place_of(number)
        parts = ", ".join(f"{words} {figure}" for words, figure in rows)
        found.append((flow.Words(f"Power {facts.powers[at][index]}: ", bold=True), flow.Words(f"{parts}.")))
    state = state_words(view, number, facts, names)
    if state:
        found.append((flow.Words(f"{'; '.join(state).capitalize()}."),))
    for _, word, meaning in keywords_of(deck, card):
        found.append((flow.Words(f"{word}: ", bold=True), flow.Words(meaning)))
    found.append(terms.in_a_row(terms.numbers(deck.pool.cards[card], deck.pool)))
    return tuple(found)


def names_pattern(deck: Deck) -> re.Pattern[str]:
    """Finds cards' names in plain sentences."""
    names = sorted((row.name for row in deck.pool.cards.values()), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
