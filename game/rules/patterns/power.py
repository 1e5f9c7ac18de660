"""Power, and everything that counts in a roll, line by line: the one place where it is added up (section 2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from game.core.ids import Seat
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.rulings import CLAN_BONUS, FIRST_TIER_BONUS
from game.rules.patterns.selectors import in_tier
from game.rules.patterns.state import PatternsState, Row
from game.rules.patterns.statics import BRAINWASHING, DEFENDING, Modifier
from game.rules.patterns.view import PatternsView

At: TypeAlias = PatternsState | PatternsView
"""Power, odds and legality read only what a state and the deciding seat's view have in common."""

NO_CREATURE = -1
"""The place of a side that rolls without a Creature: a Dungeon without a Guard, or a Brainwash."""


class Line(NamedTuple):
    """One thing that is added up: `power`, `clan`, `tier`, `aura`, `enchantment`, `circle` or `turn`, and its card."""

    kind: str
    source: str
    amount: int


class Strength(NamedTuple):
    """What a side brings to a roll: its lines and their sum, and how its die falls."""

    lines: tuple[Line, ...]
    total: int
    again: int
    """Rolls up to this number are rolled once more."""
    two: bool
    """Two dice, the higher counts."""
    ties: bool
    """Equal totals are won."""


def lasting(
    facts: Facts, pattern: Row, auras: Row, enchantments: tuple[Row, ...], circle: str, place: int
) -> Iterator[tuple[str, str, Modifier]]:
    """What Spells hold over a Creature as long as they lie there, from what a seat has before it."""
    if place >= 0:
        if place < facts.positions:
            over = facts.leader[place]
            for aura in (auras[place], auras[over] if over >= 0 else ""):
                if aura:
                    for held in facts.spell[aura].holds:
                        yield "aura", aura, held
        for spell in enchantments[place]:
            for held in facts.spell[spell].holds:
                yield "enchantment", spell, held
    if circle:
        for held in facts.spell[circle].holds:
            if _holds_over(facts, pattern, place, held):
                yield "circle", circle, held


def modifiers(at: At, seat: Seat, place: int) -> Iterator[tuple[str, str, Modifier]]:
    """All that Spells hold over a Creature, in the order in which it is shown: kind of Spell, the Spell, what."""
    facts, pattern = facts_of(at.pool), at.patterns[seat]
    yield from lasting(facts, pattern, at.auras[seat], at.enchantments[seat], at.circles[seat], place)
    if at.charms and seat == at.turn:
        for spell in at.charms:
            for held in facts.spell[spell].turn:
                if _holds_over(facts, pattern, place, held):
                    yield "turn", spell, held


def _holds_over(facts: Facts, pattern: Row, place: int, held: Modifier) -> bool:
    """Without a Creature only what is said of all Creatures counts for the player who rolls."""
    if place < 0:
        return held.tier == 0 and not held.clan
    if not in_tier(held.tier, facts.tier[place]):
        return False
    return not held.clan or facts.clan[pattern[place]] == held.clan


def enchanted(at: At, seat: Seat) -> bool:
    """Whether any Spell at all may hold over a Creature of this seat."""
    return bool(
        at.circles[seat]
        or (at.charms and seat == at.turn)
        or any(at.auras[seat])
        or any(at.enchantments[seat])
    )


def base_lines(at: At, seat: Seat, place: int) -> list[Line]:
    """What is printed, and the Clan's bonus."""
    facts = facts_of(at.pool)
    card = at.patterns[seat][place]
    lines = [Line("power", card, facts.power[card])]
    wizard = at.wizards[seat]
    if facts.clan[card] == facts.wizard_clan[wizard]:
        lines.append(Line("clan", wizard, CLAN_BONUS))
    return lines


def power_lines(at: At, seat: Seat, place: int) -> list[Line]:
    """The Power of a Creature in play, line by line."""
    lines = base_lines(at, seat, place)
    if enchanted(at, seat):
        lines += [
            Line(kind, spell, held.amount)
            for kind, spell, held in modifiers(at, seat, place)
            if held.kind == "power"
        ]
    return lines


def power_of(at: At, seat: Seat, place: int) -> int:
    """The Power of a Creature in play."""
    return sum([line.amount for line in power_lines(at, seat, place)])


def total_power(at: At, seat: Seat) -> int:
    """The Power of all Creatures under a player's Control (section 3)."""
    return sum([power_of(at, seat, place) for place, card in enumerate(at.patterns[seat]) if card])


def strength(at: At, seat: Seat, place: int, role: str) -> Strength:
    """What a side brings; `place` may be NO_CREATURE, which brings nothing but what holds over the player."""
    lines = base_lines(at, seat, place) if place >= 0 else []
    if role == DEFENDING and facts_of(at.pool).tier[place] == 1:
        lines.append(Line("tier", "", FIRST_TIER_BONUS))
    again, two, ties = 0, False, False
    if enchanted(at, seat):
        for kind, spell, held in modifiers(at, seat, place):
            what = held.kind
            if what == "power":
                if place >= 0:
                    lines.append(Line(kind, spell, held.amount))
            elif role not in held.roles:
                continue
            elif what == "roll":
                lines.append(Line(kind, spell, held.amount))
            elif what == "again":
                again = max(again, held.amount)
            elif what == "two":
                two = True
            elif what == "ties":
                ties = True
    return Strength(tuple(lines), sum([line.amount for line in lines]), 0 if two else again, two, ties)


@lru_cache(maxsize=16384)
def shields(facts: Facts, auras: Row, enchantments: tuple[Row, ...], circle: str) -> bool:
    """Whether any of these protects somebody from a Capture; what holds for a turn never does, in others' turns."""
    spells = [spell for spell in (*auras, circle, *[one for upon in enchantments for one in upon]) if spell]
    return any(
        held.kind == "safe" and "capture" in held.roles
        for spell in spells
        for held in facts.spell[spell].holds
    )


def is_safe(at: At, seat: Seat, place: int, what: str) -> bool:
    """Whether a Creature is protected from `capture` or from opponents' `spells`."""
    if not enchanted(at, seat):
        return False
    return any(held.kind == "safe" and what in held.roles for _, _, held in modifiers(at, seat, place))


def brainwash_strength(at: At, seat: Seat) -> Strength:
    """What a player adds to the roll of a Brainwash."""
    return strength(at, seat, NO_CREATURE, BRAINWASHING)
