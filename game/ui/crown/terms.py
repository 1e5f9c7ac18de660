"""What the game's own words mean: Majesty and resources on the plates, the numbers of a card; one place for all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.crown.compile import CardRules, Pool
from game.rules.crown.state import WIN
from game.ui.crown.cards import ICONS
from game.ui.paint import flow

MAJESTY: Final = (
    f"The first to have {WIN} wins at once. Each broken anchor gives the other player 1. "
    "Who has none left to break Awakens: that costs 1, and the higher total wins."
)
ESSENCE: Final = (
    "Won as the Bounty of what you shatter. Spells, traps, Fortifications and Rivals cost it beside 1 Clarity; "
    "in the cost of a creature or equipment it stands in for all but one."
)


def clarity(pool: Pool) -> str:
    """The resources of all factions under one name."""
    names = [name.capitalize() for name in pool.resources[:-1]]
    return (
        f"The factions' resources under one name: {', '.join(names[:-1])} and {names[-1]}. "
        "Spells, traps, Fortifications and Rivals cost 1 of any of them beside their Essence."
    )


def resource(pool: Pool, kind: int) -> str:
    """What one kind of resource is for."""
    if kind == pool.width - 1:
        return ESSENCE
    faction = pool.factions[kind].name
    return f"What {faction} runs on: it pays its creatures and equipment, and its Blooms bring it."


def numbers(row: CardRules, pool: Pool) -> list[tuple[str, str, str]]:
    """A card's Cost, Bloom and Bounty: icon, word with its number, meaning."""
    name = pool.resources[row.resource]
    own, essence = name.capitalize(), ICONS["essence"]
    cost = row.cost
    if not row.conjuration:
        beside = f" and {cost} Essence" if cost else ""
        found = [(essence, f"Cost {cost}", f"1 Clarity (any faction's resource){beside}.")]
    else:
        wild = "; Essence may stand in for all but one" if cost > 1 else ""
        found = [(ICONS[name], f"Cost {cost}", f"{cost} {own}{wild}." if cost else "Free.")]
    if row.bloom:
        found.append((ICONS[name], f"Bloom {row.bloom}", f"You gain {row.bloom} {own} when you play it."))
    if row.bounty:
        whose = "its owner when it Fades" if row.type == "rival" else "whoever shatters it"
        found.append((essence, f"Bounty {row.bounty}", f"{row.bounty} Essence for {whose}."))
    return found


def in_a_row(terms: Sequence[tuple[str, str, str]]) -> tuple[flow.Span, ...]:
    """Words and meanings as one paragraph."""
    found: list[flow.Span] = []
    for k, (_, word, meaning) in enumerate(terms):
        found += [flow.Words(f"{' ' if k else ''}{word}: ", bold=True), flow.Words(meaning)]
    return tuple(found)
