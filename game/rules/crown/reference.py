"""Recusant Crown's part of the designers' reference page; every example on it is read by the reader of card files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_args

from game.core import cardpage
from game.core.cardart import Art
from game.core.cardlang import sentence
from game.core.problems import CODES, ProblemList
from game.core.schema import Family, read_as
from game.core.yamlfile import compose
from game.rules.beside import PLACE_CODES
from game.rules.crown.amounts import CONDITIONS, COUNTS, Condition, Count
from game.rules.crown.cards import ALLOWED, CARD_CODES, WORDS_ALLOWED, Boon, Card, Faction
from game.rules.crown.decks import BLOOMERS, DECK_CODES, LEAST_CARDS, Deck
from game.rules.crown.selectors import UNIT_TEXT, Filter, Word
from game.rules.crown.statics import STATICS, Static
from game.rules.crown.triggers import TRAP_EVENTS, ExhaustAbility, Trap, Trigger, When
from game.rules.crown.verbs import EFFECTS, Effect, Option

EFFECT_EXAMPLES: Final = {
    "damage": "damage: {who: opposing_leader, amount: 2}",
    "wither": "wither: {each: {whose: theirs, lane: this}, amount: 1}",
    "heal": "heal: {each: {whose: yours}}",
    "exhaust": "exhaust: {choose: {whose: theirs, power_at_most: 4}}",
    "stand_up": "stand_up: {each: {whose: yours, lane: one, exhausted: true}}",
    "fade": "fade: {choose: {power_at_most: 3}}",
    "obliterate": "obliterate: {choose: {}}",
    "recall": "recall: opposing_leader",
    "power": "power: {who: your_leader, amount: 1}",
    "move": "move: {choose: {whose: yours}, to: lane}",
    "pool": "pool: {amount: 1, per: {creatures: {which: {whose: yours, lane: this, exhausted: true}}}}",
    "gain": "gain: {what: essence, amount: 3}",
    "majesty": "majesty: 1",
    "draw": "draw: 2",
    "discard": "discard: {amount: 2, whose: theirs}",
    "fade_deck": "fade_deck: 5",
    "direct_damage": "direct_damage",
    "look_at_anchor": "look_at_anchor",
    "swap_anchors": "swap_anchors",
    "add_anchor": "add_anchor: behind",
    "obliterate_anchor": "obliterate_anchor: yours",
    "look_at_deck": "look_at_deck: 3",
    "dig": "dig: 5",
    "salvage": "salvage: {to: lane, type: creature, cost_at_most: 1}",
    "may": "may: [draw: 1]",
    "if": "if: {condition: behind, do: [direct_damage], else: [draw: 2]}",
    "choose_one": "choose_one: [{word: cards, do: [draw: 2]}, {word: coins, do: [gain: {what: essence}]}]",
}
STATIC_EXAMPLES: Final = {
    "power": "power: {amount: 1, each: {whose: yours, leader: true}, when: pushing}",
    "forbid": "forbid: aura",
    "hand_size": "hand_size: 9",
    "cost": "cost: {amount: -1, type: creature}",
    "heroic": "heroic: {each: {whose: yours, lane: this, other: true}}",
    "strikes": "strikes: twice",
}
COUNT_EXAMPLES: Final = {
    "creatures": "creatures: {which: {whose: theirs, lane: this}}",
    "anchors": "anchors: {whose: yours, lane: any}",
    "power_of": "power_of: opposing_leader",
    "counters_on": "counters_on: this",
    "hand_cards": "hand_cards: theirs",
    "fade_cards": "fade_cards: {whose: yours, every: 5}",
    "majesty_of": "majesty_of: yours",
}
CONDITION_EXAMPLES: Final = {
    "creatures_here": "creatures_here: {which: {whose: yours, lane: this}, at_least: 3}",
    "anchors_left": "anchors_left: {whose: yours, lane: any, at_most: 6}",
}

SECTIONS: Final = re.compile(r" \(rules [0-9.]+\)")
"""Sections of the rules, which the page does without."""

EXAMPLE_CARD: Final = """\
- id: hill_bell
  name: Hill Bell
  type: creature
  faction: exart
  cost: 1
  bloom: 1
  power: 2
  bounty: 1
  keywords: [chain]
  static:
    - power:
        amount: 1
        when: {creatures_here: {which: {whose: yours, lane: this}, at_least: 4}}
  flavour: When it rings, the hill gets up and walks.
"""


@dataclass(frozen=True, slots=True)
class _OneEffect:
    value: Annotated[Effect, EFFECTS]


@dataclass(frozen=True, slots=True)
class _OneStatic:
    value: Annotated[Static, STATICS]


@dataclass(frozen=True, slots=True)
class _OneCount:
    value: Annotated[Count, COUNTS]


@dataclass(frozen=True, slots=True)
class _OneCondition:
    value: Annotated[Condition, CONDITIONS]


def _read(kind: type[Any], example: str) -> Any:
    """An example as the reader of card files sees it; ValueError where it is wrong."""
    problems = ProblemList()
    node = compose(f"value: {{{example}}}" if ": " in example else f"value: {example}", "example", problems)
    found = read_as(node, kind, problems) if node is not None else None
    if found is None or problems.has_errors():
        raise ValueError(f"{example}: {'; '.join(map(str, problems))}")
    return found.value


def printed_effect(example: str) -> str:
    return sentence(_read(_OneEffect, example).says())


def printed_static(example: str) -> str:
    return sentence(_read(_OneStatic, example).says())


def printed_count(example: str) -> str:
    return f"... for {_read(_OneCount, example).says()}"


def printed_condition(example: str) -> str:
    return f"... while {_read(_OneCondition, example).says()}"


def reference() -> str:
    """The page, headings from the second level on."""
    lines = [
        "## Recusant Crown",
        "",
        "`factions.yaml` lists the factions, `decks/*.yaml` are decks, every other `*.yaml` of the folder is a list",
        "of cards, in as many files as you like. The printed text of a card is made from what it does.",
        "",
        "```yaml",
        *EXAMPLE_CARD.splitlines(),
        "```",
        "",
        *cardpage.record(Card, "### A card"),
        *_types(),
        *cardpage.record(Art, "### What a picture shows, for `art`"),
        "### Whom it means",
        "",
        "Every effect upon creatures says whom: `who` is one that has a name, `choose` lets the player choose one,",
        "`each` means all. The names:",
        "",
        *cardpage.table(("word", "printed"), ((f"`{word}`", says) for word, says in UNIT_TEXT.items())),
        *cardpage.record(Filter, "### A filter, for `choose`, `each` and `which`"),
        f"Keywords: {', '.join(f'`{word}`' for word in get_args(Word))}.",
        "",
        "### Effects",
        "",
        "A list of them, as `strike`, `enters` or `play` have it, is done one after the other.",
        "",
        *cardpage.family(EFFECTS, EFFECT_EXAMPLES, printed_effect),
        *cardpage.record(Option, "#### An option of `choose_one`"),
        "### Modifiers",
        "",
        "For `static` (while in play), `aura` (in one push), `leader` (while leading) and a boon's `static`.",
        "",
        *cardpage.family(STATICS, STATIC_EXAMPLES, printed_static),
        *cardpage.record(ExhaustAbility, "### An Exhaust ability"),
        *cardpage.record(Boon, "### A boon"),
        *cardpage.record(Trigger, "### A trigger"),
        *cardpage.record(Trap, "### A trap"),
        *cardpage.record(When, "### What triggers and traps wait for"),
        f"A trap waits for one of {', '.join(f'`{event}`' for event in TRAP_EVENTS)}.",
        "",
        "### Counts, for `per`",
        "",
        *cardpage.family(COUNTS, COUNT_EXAMPLES, printed_count),
        "### Conditions, for `when`, `if` and `while`",
        "",
        *cardpage.family(CONDITIONS, CONDITION_EXAMPLES, printed_condition),
        *cardpage.record(Faction, "### A faction"),
        *cardpage.record(Deck, "### A deck"),
        f"At least {LEAST_CARDS} cards; {BLOOMERS[0]} to {BLOOMERS[1]} creatures of Cost 0 and Bloom 1 are advised.",
        "As plain text a deck has a line for each card, as `4 Brave Squire`; `#` begins its name and remarks.",
        "",
        "### Codes of mistakes",
        "",
        *cardpage.codes((CODES, CARD_CODES, DECK_CODES, PLACE_CODES)),
    ]
    return SECTIONS.sub("", "\n".join(lines).rstrip()) + "\n"


def _types() -> list[str]:
    """Which parts and keywords a card of each type may have."""
    rows = [
        (
            f"`{kind}`",
            ", ".join(f"`{part}`" for part in sorted(parts)),
            ", ".join(f"`{word}`" for word in sorted(WORDS_ALLOWED[kind])) or "none",
        )
        for kind, parts in ALLOWED.items()
    ]
    return cardpage.table(("type", "may have", "keywords"), rows)


FAMILIES: Final[tuple[tuple[Family[Any], dict[str, str]], ...]] = (
    (EFFECTS, EFFECT_EXAMPLES),
    (STATICS, STATIC_EXAMPLES),
    (COUNTS, COUNT_EXAMPLES),
)
"""The families of which every verb has an example."""
