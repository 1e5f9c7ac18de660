"""The printed text of a Spell, made from what it does and holds, so that card and behaviour cannot drift apart."""

from __future__ import annotations

from game.core.cardlang import sentence
from game.rules.patterns.cards import Spell
from game.rules.patterns.statics import Static, Subject
from game.rules.patterns.verbs import clause, said

KIND_WORDS = {"once": "Spell, once", "aura": "Aura", "enchantment": "Enchantment", "circle": "Circle"}
SUBJECTS = {
    "aura": Subject("the Creature at this Position and its Minions", True),
    "enchantment": Subject("this Creature", False),
}


def rules_text(spell: Spell) -> tuple[str, ...]:
    """The lines of a Spell's text: what it does, or a line for each thing that holds."""
    if spell.kind == "once":
        return (sentence(clause(spell.does)),)
    return tuple(sentence(_held(spell, static)) for static in spell.holds)


def component_text(spell: Spell) -> str:
    """`any Ember of Power 3 or more`."""
    return spell.component.says()


def _held(spell: Spell, static: Static) -> str:
    subject = SUBJECTS.get(spell.kind)
    return said(static) if subject is None else static.says(subject)
