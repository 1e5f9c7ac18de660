"""Patterns' part of the designers' reference page; every example on it is read by the reader of card files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Final

from game.core import cardpage
from game.core.cardart import Art
from game.core.cardlang import sentence
from game.core.problems import CODES, ProblemList
from game.core.schema import Family, read_as
from game.core.yamlfile import compose
from game.rules.beside import PLACE_CODES
from game.rules.patterns.cards import CARD_CODES, Clan, Component, Creature, Deal, PatternShape, Spell, Wizard
from game.rules.patterns.selectors import Creatures, Own
from game.rules.patterns.statics import ROLES, STATICS, Static
from game.rules.patterns.verbs import EFFECTS, Effect, Option, said

EFFECT_EXAMPLES: Final = {
    "extra_actions": "extra_actions: 2",
    "discard": "discard: {choose: {whose: theirs}}",
    "jail": "jail: {choose: {whose: theirs, where: second, power_at_most: 2}}",
    "call_guard": "call_guard",
    "exchange_guards": "exchange_guards",
    "rearrange": "rearrange",
    "fill_dungeon": "fill_dungeon: 3",
    "dig": "dig: 5",
    "search_dungeon": "search_dungeon: {take: true}",
    "read_mind": "read_mind",
    "free": "free: 2",
    "draw_spells": "draw_spells: 2",
    "dispel": "dispel: aura",
    "this_turn": "this_turn: [{roll: {amount: 2, when: [attacking]}}]",
    "choose_one": "choose_one: [{word: aura, do: [dispel: aura]}, {word: spells, do: [draw_spells: 2]}]",
}
STATIC_EXAMPLES: Final = {
    "power": "power: {amount: 2, who: {where: guard}}",
    "roll": "roll: {amount: 1, when: [defending], who: {where: second}}",
    "roll_again": "roll_again: {up_to: 2, when: [attacking, defending]}",
    "two_dice": "two_dice: [rescuing]",
    "win_ties": "win_ties: [attacking]",
    "safe": "safe: capture",
}
EXAMPLE_CARD: Final = """\
- id: lamp_oath
  name: Lamp Oath
  kind: enchantment
  component: {clan: thorn, power: 2}
  holds:
    - power: 1
    - roll_again: {up_to: 1, when: [defending]}
  flavour: As long as it burns, nobody sleeps.
"""
SECTIONS: Final = re.compile(r" \((?:section|fine point)s? [0-9.]+\)")
"""Sections of the rules, which the page does without."""


@dataclass(frozen=True, slots=True)
class _OneEffect:
    value: Annotated[Effect, EFFECTS]


@dataclass(frozen=True, slots=True)
class _OneStatic:
    value: Annotated[Static, STATICS]


def _read(kind: type[Any], example: str) -> Any:
    """An example as the reader of card files sees it; ValueError where it is wrong."""
    problems = ProblemList()
    node = compose(f"value: {{{example}}}" if ": " in example else f"value: {example}", "example", problems)
    found = read_as(node, kind, problems) if node is not None else None
    if found is None or problems.has_errors():
        raise ValueError(f"{example}: {'; '.join(map(str, problems))}")
    return found.value


def printed_effect(example: str) -> str:
    """As the card prints it."""
    return sentence(_read(_OneEffect, example).says())


def printed_static(example: str) -> str:
    """As a Circle prints it."""
    return sentence(said(_read(_OneStatic, example)))


def reference() -> str:
    """The page, headings from the second level on."""
    lines = [
        "## Patterns",
        "",
        "`pattern.yaml` is the tree of Positions, `clans.yaml`, `creatures.yaml` and `wizards.yaml` list those,",
        "`decks.yaml` says what is dealt at each number of players, every other `*.yaml` of the folder is a list of",
        "Spells, in as many files as you like. The printed text of a Spell is made from what it does and holds.",
        "",
        "```yaml",
        *EXAMPLE_CARD.splitlines(),
        "```",
        "",
        *cardpage.record(Spell, "### A Spell"),
        "A Spell cast once has `does`; Auras, Enchantments and Circles have `holds`. An Aura holds over the Creature",
        "at its Position and that Creature's Minions, an Enchantment over its Creature, a Circle over its owner's.",
        "",
        *cardpage.record(Component, "### A Component"),
        "### Effects, for `does`",
        "",
        "A list of them is done one after the other. A Spell can be cast only if all that it asks for can be chosen.",
        "",
        *cardpage.family(EFFECTS, EFFECT_EXAMPLES, printed_effect),
        *cardpage.record(Option, "#### An option of `choose_one`"),
        *cardpage.record(Creatures, "### Creatures to choose from, for `choose`"),
        "### Lasting effects, for `holds` and `this_turn`",
        "",
        f"The roles for `when`: {', '.join(f'`{role}`' for role in ROLES)}. The examples are printed as on a Circle.",
        "",
        *cardpage.family(STATICS, STATIC_EXAMPLES, printed_static),
        *cardpage.record(Own, "### Over whom, for `who`"),
        *cardpage.record(Creature, "### A Creature"),
        *cardpage.record(Wizard, "### A Wizard"),
        *cardpage.record(Art, "### What a picture shows, for `art`"),
        *cardpage.record(Clan, "### A Clan"),
        *cardpage.record(Deal, "### What is dealt, in `deals` of `decks.yaml`"),
        *cardpage.record(PatternShape, "### The Pattern"),
        "### Codes of mistakes",
        "",
        *cardpage.codes((CODES, CARD_CODES, PLACE_CODES)),
    ]
    return SECTIONS.sub("", "\n".join(lines).rstrip()) + "\n"


FAMILIES: Final[tuple[tuple[Family[Any], dict[str, str]], ...]] = (
    (EFFECTS, EFFECT_EXAMPLES),
    (STATICS, STATIC_EXAMPLES),
)
"""The families of which every verb has an example."""
