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
from game.rules.patterns.odds import clash_odds
from game.rules.patterns.power import lasting
from game.rules.patterns.state import PatternsState, Row

# What is weighed is in logits of the chance to win, found by regression on the turns of several hundred games between
# bots (docs/bots.md); a few numbers that such games say nothing of are estimates.
FIRST, SECOND = -0.20, 0.13
"""A filled Position under the Wizard and under a Creature, beside what is said of it below."""
POWER = 0.13
"""A point of Power of a second-tier Creature."""
LEADING = 0.15
"""A point of printed Power of a first-tier Creature, up to MOST_LEADING: more may follow it."""
MOST_LEADING = 4
STEEP = 0.012
"""The last Positions count more: so much for the square of how many are filled."""
LAST = 0.30
"""Only one Position is empty."""
GUARD, GUARD_POWER = -0.15, 0.06
"""A filled Guard space, and each point of Power there: a weak Guard is worse than room for a better one."""
OPEN = 0.10
"""An empty Position that has a Leader, so that it may be filled at once."""
DANGER = (0.0, 0.45, 0.25)
"""By tier: a Creature that the strongest Creature of another player would win for certain, if it tried."""
PRISONER, PRISONER_POWER = 0.0, 0.04
"""A Creature in the Dungeon, and each point of its Power."""
CROWDED = 7
"""More prisoners than this are worth nothing more."""
SPELL, CASTABLE = 0.03, 0.04
"""A Spell in hand, and one whose Component is in the Dungeon."""
ACTION = 0.3
"""An Action left in the own turn."""
MODIFIER = 0.25
"""A point of Power or of a roll that a Spell holds over a Creature."""
WORTH = {"power": 1.0, "roll": 0.6, "again": 0.5, "two": 1.2, "ties": 0.5}
SAFE = 1.5
"""What protection is worth, in such points."""
FOREMOST = 0.75
"""The share of the best of the others in what a seat is compared with; the rest is their average."""
LOW_DECK = 12
"""From so many Recruitment cards a player on, the end by counting comes into view."""
COUNTED = 0.12
"""A point of total Power when the end by counting is near."""


PLAIN = (0, False, False)
"""A die that nothing holds over."""


class Standing(NamedTuple):
    """What something is worth, the Power in it if Power is counted, and that of its strongest Creature."""

    worth: float
    power: int
    strongest: int


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
        if facts.minions[place]:
            worth = FIRST + LEADING * min(facts.power[card], MOST_LEADING)
        else:
            worth = SECOND + POWER * strength
        parts.append(("creature", worth, names[place], card, strength))
    last = LAST if filled == facts.positions - 1 else 0.0
    parts.append(("row", STEEP * filled * filled + last, "", "", filled))
    return parts


@lru_cache(maxsize=65536)
def pattern_worth(facts: Facts, wizard: str, pattern: Row) -> Standing:
    """Of one Pattern with its Guard."""
    own = facts.wizard_clan[wizard]
    powers = [facts.power[card] + (facts.clan[card] == own) for card in pattern if card]
    worth = sum([part[1] for part in _pattern_parts(facts, wizard, pattern)])
    return Standing(worth, sum(powers), max(powers, default=0))


def _danger_parts(facts: Facts, wizard: str, pattern: Row, strongest: int) -> list[Part]:
    """What may be lost to the strongest Creature that others have: by the chance of its Capture."""
    if not strongest:
        return []
    own = facts.wizard_clan[wizard]
    parts: list[Part] = []
    for place, card in enumerate(pattern):
        tier = facts.tier[place]
        if card and tier:
            defence = facts.power[card] + (facts.clan[card] == own) + (tier == 1)
            odds = clash_odds(strongest - defence, PLAIN)
            chance = odds.win / odds.of
            parts.append(("danger", -DANGER[min(tier, 2)] * chance, facts.names[place], card, chance))
    return parts


@lru_cache(maxsize=65536)
def danger(facts: Facts, wizard: str, pattern: Row, strongest: int) -> float:
    """What all such danger is worth, below 0."""
    return sum([part[1] for part in _danger_parts(facts, wizard, pattern, strongest)])


def _stock_parts(facts: Facts, dungeon: Row) -> list[Part]:
    """What the prisoners are worth; the best few count. Those unseen count as middling."""
    parts: list[Part] = []
    for card in dungeon:
        power = facts.power[card] if card else 2
        parts.append(("prisoner", PRISONER + PRISONER_POWER * power, "", card, power))
    parts.sort(key=lambda part: -part[1])
    return parts[:CROWDED]


@lru_cache(maxsize=65536)
def stock(facts: Facts, dungeon: Row) -> float:
    """What all prisoners are worth."""
    return sum([part[1] for part in _stock_parts(facts, dungeon)])


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
    values: list[float] = []
    strongest: list[int] = []
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
        strongest.append(found.strongest)
    for each in range(state.seats):
        attacker = max(strongest[:each] + strongest[each + 1 :])
        values[each] += danger(facts, state.wizards[each], state.patterns[each], attacker)
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
        worth += stock(facts, dungeon)
    if spells:
        worth += hand_worth(facts, spells, dungeon)
    if circle or any(auras) or any(enchantments):
        worth += _held_up(facts, pattern, circle, auras, enchantments)
    return Standing(worth, found.power, found.strongest)


def _counting(state: PatternsState) -> float:
    """How near the end by counting is, from 0 to 1."""
    return max(0.0, 1.0 - len(state.recruitment) / (LOW_DECK * state.seats))


def _lead(worths: list[float], seat: Seat) -> float:
    """By how much a seat is ahead: of the best of the others mostly, of all of them a little."""
    others = worths[:seat] + worths[seat + 1 :]
    return worths[seat] - FOREMOST * max(others) - (1 - FOREMOST) * sum(others) / len(others)


def terms(state: PatternsState, seat: Seat) -> tuple[Term, ...]:
    """All that is weighed: `creature`, `open`, `row`, `guard`, `power`, `prisoner`, `spell`, `lasting`, `danger`,
    `actions`.

    Squashed, their sum is what `evaluate` says.
    """
    facts = facts_of(state.pool)
    worths = _worths(state)
    others = [each for each in range(state.seats) if each != seat]
    foremost = max(others, key=lambda each: worths[each])
    found = []
    for each in range(state.seats):
        weight = 1.0
        if each != seat:
            weight = -((1 - FOREMOST) / len(others) + FOREMOST * (each == foremost))
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
    parts += _stock_parts(facts, dungeon)
    parts += _hand_parts(facts, state.spells[seat], dungeon)
    held_up = _held_up(facts, pattern, state.circles[seat], state.auras[seat], state.enchantments[seat])
    parts.append(("lasting", held_up, "", "", held_up / MODIFIER))
    attacker = max(
        [
            pattern_worth(facts, state.wizards[other], state.patterns[other]).strongest
            for other in range(state.seats)
            if other != seat
        ]
    )
    parts += _danger_parts(facts, wizard, pattern, attacker)
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
