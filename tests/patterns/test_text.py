"""Printed text is made from what a Spell does, so it follows every number of it."""

from __future__ import annotations

import pytest

from game.core.problems import ProblemList
from game.core.schema import read_as
from game.core.yamlfile import compose
from game.rules.patterns import reference
from game.rules.patterns.cards import Spell
from game.rules.patterns.effects import VERBS
from game.rules.patterns.library import library
from game.rules.patterns.statics import STATICS
from game.rules.patterns.text import rules_text
from game.rules.patterns.verbs import EFFECTS


def _printed(kind: str, rest: str) -> tuple[str, ...]:
    problems = ProblemList()
    node = compose(f"{{id: a, name: A, kind: {kind}, component: ember, {rest}}}", "test", problems)
    assert node is not None
    spell = read_as(node, Spell, problems)
    assert spell is not None, list(problems)
    return rules_text(spell)


@pytest.mark.parametrize(
    ("does", "text"),
    [
        ("[extra_actions: 1]", "Take one extra Action this turn."),
        ("[fill_dungeon: 1]", "Put the top Recruitment card in your Dungeon."),
        ("[discard: {choose: {whose: theirs, where: guard}}]", "Discard a Guard that an opponent Controls."),
        (
            "[jail: {choose: {whose: any, where: second, power_at_least: 3, clan: ember}}]",
            "Put a second-tier Ember Creature of printed Power 3 or more in play in its controller's Dungeon.",
        ),
        (
            "[draw_spells: 2, extra_actions: 2]",
            "Draw two Spells, then take two extra Actions this turn.",
        ),
        (
            "[this_turn: [{power: {amount: 1, who: {where: first}}}]]",
            "Until the end of this turn your first-tier Creatures have +1 Power.",
        ),
    ],
)
def test_what_a_spell_does_is_printed(does: str, text: str) -> None:
    assert _printed("once", f"does: {does}") == (text,)


@pytest.mark.parametrize(
    ("kind", "holds", "text"),
    [
        ("aura", "power: -1", "The Creature at this Position and its Minions have \u22121 Power."),
        ("enchantment", "power: 3", "This Creature has +3 Power."),
        ("circle", "power: 1", "Your Creatures have +1 Power."),
        ("circle", "roll: {amount: 1, when: [brainwashing]}", "You add 1 when brainwashing."),
        (
            "circle",
            "two_dice: {when: [guarding], who: {where: guard}}",
            "Your Guard rolls two dice and keeps the higher when guarding.",
        ),
        (
            "enchantment",
            "roll_again: {up_to: 1, when: [attacking, defending, rescuing]}",
            "This Creature rolls a 1 again when attacking, defending or rescuing.",
        ),
        ("enchantment", "safe: spells", "This Creature cannot be chosen by an opponent's Spell."),
        (
            "circle",
            "roll: {amount: -2, when: [defending], who: {clan: tide, where: second}}",
            "Your second-tier Tide Creatures lose 2 when defending.",
        ),
    ],
)
def test_what_a_spell_holds_is_printed(kind: str, holds: str, text: str) -> None:
    assert _printed(kind, f"holds: [{{{holds}}}]") == (text,)


def test_every_line_of_every_spell_is_a_sentence() -> None:
    for spell in library().spells.values():
        for line in rules_text(spell):
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert "  " not in line
            assert "None" not in line


def test_every_step_that_a_spell_is_compiled_to_has_its_doing() -> None:
    for spell in library().pool.spells:
        for step in spell.program:
            assert step[0] in VERBS


def test_every_verb_and_lasting_effect_has_an_example_on_the_designers_page() -> None:
    assert list(reference.EFFECT_EXAMPLES) == list(EFFECTS.verbs)
    assert list(reference.STATIC_EXAMPLES) == list(STATICS.verbs)
    page = reference.reference()
    for word in (*EFFECTS.verbs, *STATICS.verbs):
        assert f"#### `{word}`\n" in page


def test_the_example_card_of_the_page_is_a_card() -> None:
    problems = ProblemList()
    node = compose(reference.EXAMPLE_CARD, "example", problems)
    assert node is not None
    assert read_as(node, list[Spell], problems)
    assert not list(problems)
