"""How a game of Patterns stands.

The race for a full Pattern is judged by filled Positions, how strongly they are held, and what is at hand to fill the
others: prisoners that could be Brainwashed, Spells, Actions left. When the Recruitment deck runs low, Power counts.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple, TypeAlias

from game.bots.protocol import Term
from game.core.ids import Seat
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.placement import open_positions
from game.rules.patterns.power import lasting
from game.rules.patterns.state import PatternsState, Row

FIRST, SECOND = 1.25, 1.0
"""What a filled Position is worth, under the Wizard and under a Creature."""
STEEP = 0.045
"""The last Positions count more: so much for the square of how many are filled."""
POWER = 0.07
"""A point of Power of a Creature in play."""
LEADING = 0.16
"""A point of printed Power of a first-tier Creature: more may follow it."""
GUARD, GUARD_POWER = 0.35, 0.05
OPEN = 0.22
"""An empty Position that has a Leader, so that it may be filled at once."""
PRISONER, USELESS = 0.30, 0.08
"""A Creature in the Dungeon by the chance that a Brainwash succeeds, if there is a place for it; and one at all."""
CROWDED = 7
"""More prisoners than this are worth nothing more."""
SPELL, CASTABLE = 0.10, 0.15
"""A Spell in hand, and one whose Component is in the Dungeon."""
ACTION = 0.55
"""An Action left in the own turn."""
MODIFIER = 0.40
"""A point of Power or of a roll that a Spell holds over a Creature."""
WORTH = {"power": 1.0, "roll": 0.6, "again": 0.5, "two": 1.2, "ties": 0.5}
SAFE = 1.5
"""What protection is worth, in such points."""
FOREMOST = 0.75
"""The share of the best of the others in what a seat is compared with; the rest is their average."""
STEEPNESS = 0.42
"""How surely a lead wins."""
LOW_DECK = 12
"""From so many Recruitment cards a player on, the end by counting comes into view."""
COUNTED = 0.30
"""A point of total Power when the end by counting is near."""


class Standing(NamedTuple):
    """What a Pattern alone is worth, and what it is worth if Power is counted."""

    worth: float
    power: int


Part: TypeAlias = tuple[str, float, str, str, float]
"""(name, worth, place, card, amount): one thing that a seat has; the amount is Power, a chance, or how many."""


def _pattern_parts(facts: Facts, wizard: str, pattern: Row) -> list[Part]:
    """What each place of a Pattern and the Guard are worth; the last Positions to be filled count as `row`."""
    own, names = facts.wizard_clan[wizard], facts.names
    parts: list[Part] = []
    filled = 0
    for place, card in enumerate(pattern):
        if not card:
            if place < facts.positions:
                over = facts.leader[place]
                if over < 0 or pattern[over]:
                    parts.append(("open", OPEN, names[place], "", 1.0))
            continue
        strength = facts.power[card] + (facts.clan[card] == own)
        tier = facts.tier[place]
        if tier == 0:
            parts.append(("guard", GUARD + GUARD_POWER * strength, names[place], card, strength))
            continue
        filled += 1
        worth = (FIRST if tier == 1 else SECOND) + POWER * strength
        if facts.minions[place]:
            worth += LEADING * min(facts.power[card], 4)
        parts.append(("creature", worth, names[place], card, strength))
    parts.append(("row", STEEP * filled * filled, "", "", filled))
    return parts


@lru_cache(maxsize=65536)
def pattern_worth(facts: Facts, wizard: str, pattern: Row) -> Standing:
    """Of one Pattern with its Guard."""
    own = facts.wizard_clan[wizard]
    power = sum([facts.power[card] + (facts.clan[card] == own) for card in pattern if card])
    return Standing(sum([part[1] for part in _pattern_parts(facts, wizard, pattern)]), power)


def _stock_parts(facts: Facts, wizard: str, pattern: Row, dungeon: Row) -> list[Part]:
    """What the prisoners are worth: by the chance of a Brainwash where one would find a place; the best few count."""
    parts: list[Part] = []
    for card in dungeon:
        fits = bool(open_positions(facts, wizard, pattern, card)) if card else False
        chance = (6 - facts.power[card]) / 6 if fits else 0.0
        parts.append(("prisoner", USELESS + PRISONER * chance, "", card, chance))
    parts.sort(key=lambda part: -part[1])
    return parts[:CROWDED]


@lru_cache(maxsize=65536)
def stock(facts: Facts, wizard: str, pattern: Row, dungeon: Row) -> float:
    """What all prisoners are worth."""
    return sum([part[1] for part in _stock_parts(facts, wizard, pattern, dungeon)])


def _hand_parts(facts: Facts, spells: Row, dungeon: Row) -> list[Part]:
    parts: list[Part] = []
    for name in spells:
        spell = facts.spell[name]
        ready = any(facts.clan[card] == spell.clan and facts.power[card] >= spell.least for card in dungeon)
        parts.append(("spell", CASTABLE if ready else SPELL, "", name, float(ready)))
    return parts


@lru_cache(maxsize=65536)
def hand_worth(facts: Facts, spells: Row, dungeon: Row) -> float:
    """What the Spells in hand are worth."""
    return sum([part[1] for part in _hand_parts(facts, spells, dungeon)])


def evaluate(state: PatternsState, seat: Seat) -> float:
    """The seat's chance to win against the others as they stand, as far as this judge can see."""
    return squash(_lead(_worths(state), seat))


def standing(state: PatternsState) -> tuple[float, ...]:
    """The same for every seat; with more than two seats these chances need not add up to 1."""
    worths = _worths(state)
    return tuple([squash(_lead(worths, seat)) for seat in range(state.seats)])


def squash(lead: float) -> float:
    """From the balance of all terms to a chance."""
    return 1.0 / (1.0 + exp(-max(min(lead, 40.0), -40.0)))


def _worths(state: PatternsState) -> list[float]:
    """What each seat has."""
    facts = facts_of(state.pool)
    counting = _counting(state)
    values = []
    for each in range(state.seats):
        found = _belongings(
            facts,
            state.wizards[each],
            state.patterns[each],
            state.dungeons[each],
            state.spells[each],
            state.circles[each],
            state.auras[each],
            state.enchantments[each],
        )
        values.append(found.worth + counting * COUNTED * found.power)
    values[state.turn] += ACTION * state.actions
    return values


@lru_cache(maxsize=65536)
def _belongings(
    facts: Facts,
    wizard: str,
    pattern: Row,
    dungeon: Row,
    spells: Row,
    circle: str,
    auras: Row,
    enchantments: tuple[Row, ...],
) -> Standing:
    """What all that lies before a seat and is in its hand is worth."""
    found = pattern_worth(facts, wizard, pattern)
    worth = found.worth
    if dungeon:
        worth += stock(facts, wizard, pattern, dungeon)
    if spells:
        worth += hand_worth(facts, spells, dungeon)
    if circle or any(auras) or any(enchantments):
        worth += _held_up(facts, pattern, circle, auras, enchantments)
    return Standing(worth, found.power)


def _counting(state: PatternsState) -> float:
    """How near the end by counting is, from 0 to 1."""
    return max(0.0, 1.0 - len(state.recruitment) / (LOW_DECK * state.seats))


def _lead(worths: list[float], seat: Seat) -> float:
    """By how much a seat is ahead: of the best of the others mostly, of all of them a little."""
    others = worths[:seat] + worths[seat + 1 :]
    return STEEPNESS * (worths[seat] - FOREMOST * max(others) - (1 - FOREMOST) * sum(others) / len(others))


def terms(state: PatternsState, seat: Seat) -> tuple[Term, ...]:
    """All that is weighed: `creature`, `open`, `row`, `guard`, `power`, `prisoner`, `spell`, `lasting`, `actions`.

    Squashed, their sum is what `evaluate` says.
    """
    facts = facts_of(state.pool)
    worths = _worths(state)
    others = [each for each in range(state.seats) if each != seat]
    foremost = max(others, key=lambda each: worths[each])
    found = []
    for each in range(state.seats):
        weight = STEEPNESS
        if each != seat:
            weight *= -((1 - FOREMOST) / len(others) + FOREMOST * (each == foremost))
        found += [
            Term(name, weight * worth, each, place, card, amount)
            for name, worth, place, card, amount in _parts(state, facts, each)
        ]
    return tuple(found)


def _parts(state: PatternsState, facts: Facts, seat: Seat) -> list[Part]:
    """All that `_worths` adds up for one seat, one by one."""
    wizard, pattern, dungeon = state.wizards[seat], state.patterns[seat], state.dungeons[seat]
    power = pattern_worth(facts, wizard, pattern).power
    parts = _pattern_parts(facts, wizard, pattern)
    parts.append(("power", _counting(state) * COUNTED * power, "", "", power))
    parts += _stock_parts(facts, wizard, pattern, dungeon)
    parts += _hand_parts(facts, state.spells[seat], dungeon)
    held_up = _held_up(facts, pattern, state.circles[seat], state.auras[seat], state.enchantments[seat])
    parts.append(("lasting", held_up, "", "", held_up / MODIFIER))
    if state.turn == seat:
        parts.append(("actions", ACTION * state.actions, "", "", state.actions))
    return parts


def _held_up(facts: Facts, pattern: Row, circle: str, auras: Row, enchantments: tuple[Row, ...]) -> float:
    """What lasting Spells are worth to whom they hold over; what holds for this turn only is no standing."""
    total = 0.0
    for place, card in enumerate(pattern):
        if card:
            for _, _, held in lasting(facts, pattern, auras, enchantments, circle, place):
                total += SAFE if held.kind == "safe" else WORTH[held.kind] * (held.amount or 1)
    if circle:
        total += 0.5 * len(facts.spell[circle].holds)
    return MODIFIER * total
