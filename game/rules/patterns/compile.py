"""From card files to what the engine plays with: rows of plain values, which also stand in journals."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from game.core.frames import Program
from game.rules.patterns.cards import Clan, Creature, Decks, PatternShape, Spell, Wizard, turn_of
from game.rules.patterns.statics import Modifier
from game.rules.patterns.verbs import joined

ONCE, AURA, ENCHANTMENT, CIRCLE = "once", "aura", "enchantment", "circle"
LYING: Final[dict[str, Program]] = {
    ONCE: (("lay_off",),),
    AURA: (("ask_target", "aura", ("position",)), ("lay_aura",)),
    ENCHANTMENT: (
        ("ask_target", "enchantment", ("creature", "any", 0, 0, 99, "")),
        ("lay_enchantment",),
    ),
    CIRCLE: (("lay_circle",),),
}
"""Where a Spell of each kind goes, after what it does (section 5)."""


class CreatureRules(NamedTuple):
    """One Creature as the engine reads it."""

    id: str
    clan: str
    power: int


class WizardRules(NamedTuple):
    """One Wizard as the engine reads it."""

    id: str
    clan: str


class SpellRules(NamedTuple):
    """One Spell as the engine reads it: its Component, its program, what it holds while it lies, and for a turn."""

    id: str
    kind: str
    clan: str
    least: int
    copies: int
    program: Program
    holds: tuple[Modifier, ...]
    turn: tuple[Modifier, ...]


class DealRules(NamedTuple):
    """The decks for some numbers of players; `copies` pairs of a Power and how many of each Creature of it."""

    seats: tuple[int, ...]
    clans: int
    copies: tuple[tuple[int, int], ...]
    spells: int


@dataclass(frozen=True, slots=True)
class Pool:
    """All that a game is played with, as plain immutable rows, so that states and views carry it for nothing."""

    fans: tuple[int, ...]
    clans: tuple[tuple[str, str], ...]
    """Each Clan and the one opposed to it."""
    creatures: tuple[CreatureRules, ...]
    wizards: tuple[WizardRules, ...]
    spells: tuple[SpellRules, ...]
    deals: tuple[DealRules, ...]
    fingerprint: str
    """Sixteen hex digits that change with anything that matters in play."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pool) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)


def compile_pool(
    shape: PatternShape,
    clans: Sequence[Clan],
    creatures: Sequence[Creature],
    wizards: Sequence[Wizard],
    spells: Sequence[Spell],
    decks: Decks,
) -> Pool:
    """The pool of cards that were read and checked."""
    return _pool(
        tuple(shape.tiers),
        tuple((clan.id, clan.opposed) for clan in clans),
        tuple(CreatureRules(one.id, one.clan, one.power) for one in creatures),
        tuple(WizardRules(one.id, one.clan) for one in wizards),
        tuple(_spell(spell) for spell in spells),
        tuple(
            DealRules(tuple(deal.seats), deal.clans, tuple(sorted(deal.copies.items())), deal.spells)
            for deal in decks.deals
        ),
    )


def _spell(spell: Spell) -> SpellRules:
    return SpellRules(
        spell.id,
        spell.kind,
        spell.component.clan,
        spell.component.power,
        spell.copies,
        (*joined(spell.does), *LYING[spell.kind]),
        tuple(static.modifier() for static in spell.holds),
        tuple(static.modifier() for static in turn_of(spell)),
    )


def _pool(
    fans: tuple[int, ...],
    clans: tuple[tuple[str, str], ...],
    creatures: tuple[CreatureRules, ...],
    wizards: tuple[WizardRules, ...],
    spells: tuple[SpellRules, ...],
    deals: tuple[DealRules, ...],
) -> Pool:
    whole = repr((fans, clans, creatures, wizards, spells, deals))
    fingerprint = hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()
    return Pool(fans, clans, creatures, wizards, spells, deals, fingerprint)


def definitions_of(pool: Pool) -> dict[str, Any]:
    """The pool as plain data for journals, by card id."""
    return {
        "pattern": list(pool.fans),
        "clans": dict(pool.clans),
        "creatures": {one.id: [one.clan, one.power] for one in pool.creatures},
        "wizards": {one.id: one.clan for one in pool.wizards},
        "spells": {one.id: _plain(one[1:]) for one in pool.spells},
        "deals": [_plain(deal) for deal in pool.deals],
    }


def pool_of(definitions: Mapping[str, Any]) -> Pool:
    """The pool that `definitions_of` wrote; KeyError, TypeError or ValueError for anything else."""
    spells = []
    for name, row in definitions["spells"].items():
        kind, clan, least, copies, program, holds, turn = _frozen(row)
        held, turned = (tuple(Modifier(*one) for one in part) for part in (holds, turn))
        spells.append(SpellRules(name, kind, clan, least, copies, program, held, turned))
    return _pool(
        tuple(definitions["pattern"]),
        tuple(definitions["clans"].items()),
        tuple(CreatureRules(name, *row) for name, row in definitions["creatures"].items()),
        tuple(WizardRules(name, clan) for name, clan in definitions["wizards"].items()),
        tuple(spells),
        tuple(DealRules(*_frozen(deal)) for deal in definitions["deals"]),
    )


def changed_ids(old: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """The ids of cards (and the words of other parts) that are defined otherwise now, or are gone."""
    found = []
    for part, value in old.items():
        if isinstance(value, Mapping):
            there = now.get(part, {})
            found += [name for name, row in value.items() if there.get(name) != row]
        elif now.get(part) != value:
            found.append(part)
    return found


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list | tuple) else value
