"""How a game of Patterns stands, what luck may do to an Action, and which Actions are worth a thought.

The race for a full Pattern is judged by filled Positions, how strongly they are held, and what is at hand to fill the
others: prisoners that could be Brainwashed, Spells, Actions left. When the Recruitment deck runs low, Power counts.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple, TypeAlias

from game.bots.protocol import Judge, Term
from game.core.ids import Action, Seat
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.odds import dice_for, odds
from game.rules.patterns.piles import slot_of
from game.rules.patterns.placement import open_positions
from game.rules.patterns.power import modifiers
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


Part: TypeAlias = tuple[str, float, str, str]
"""(name, worth, place, card): one thing that a seat has."""


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
                    parts.append(("open", OPEN, names[place], ""))
            continue
        strength = facts.power[card] + (facts.clan[card] == own)
        tier = facts.tier[place]
        if tier == 0:
            parts.append(("guard", GUARD + GUARD_POWER * strength, names[place], card))
            continue
        filled += 1
        worth = (FIRST if tier == 1 else SECOND) + POWER * strength
        if facts.minions[place]:
            worth += LEADING * min(facts.power[card], 4)
        parts.append(("creature", worth, names[place], card))
    parts.append(("row", STEEP * filled * filled, "", ""))
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
        parts.append(("prisoner", USELESS + PRISONER * chance, "", card))
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
        parts.append(("spell", CASTABLE if ready else SPELL, "", name))
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
        wizard, pattern = state.wizards[each], state.patterns[each]
        found = pattern_worth(facts, wizard, pattern)
        value = found.worth + counting * COUNTED * found.power
        dungeon = state.dungeons[each]
        if dungeon:
            value += stock(facts, wizard, pattern, dungeon)
        if state.spells[each]:
            value += hand_worth(facts, state.spells[each], dungeon)
        if state.circles[each] or any(state.auras[each]) or any(state.enchantments[each]):
            value += _held_up(state, facts, each)
        values.append(value)
    values[state.turn] += ACTION * state.actions
    return values


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
            Term(name, weight * worth, each, place, card)
            for name, worth, place, card in _parts(state, facts, each)
        ]
    return tuple(found)


def _parts(state: PatternsState, facts: Facts, seat: Seat) -> list[Part]:
    """All that `_worths` adds up for one seat, one by one."""
    wizard, pattern, dungeon = state.wizards[seat], state.patterns[seat], state.dungeons[seat]
    power = pattern_worth(facts, wizard, pattern).power
    parts = _pattern_parts(facts, wizard, pattern)
    parts.append(("power", _counting(state) * COUNTED * power, "", ""))
    parts += _stock_parts(facts, wizard, pattern, dungeon)
    parts += _hand_parts(facts, state.spells[seat], dungeon)
    parts.append(("lasting", _held_up(state, facts, seat), "", ""))
    if state.turn == seat:
        parts.append(("actions", ACTION * state.actions, "", ""))
    return parts


def _held_up(state: PatternsState, facts: Facts, seat: Seat) -> float:
    """What lasting Spells are worth to whom they hold over; what holds for this turn only is no standing."""
    total = 0.0
    for place, card in enumerate(state.patterns[seat]):
        if card:
            for kind, _, held in modifiers(state, seat, place):
                if kind == "turn":
                    continue
                total += SAFE if held.kind == "safe" else WORTH[held.kind] * (held.amount or 1)
    circle = state.circles[seat]
    if circle:
        total += 0.5 * len(facts.spell[circle].holds)
    return MODIFIER * total


def chances(state: PatternsState, action: Action) -> list[tuple[float, tuple[int, ...]]]:
    """How likely an Action is won, tied or lost, each with rolls that bring it about; empty where nothing is rolled."""
    if action[0] not in {"capture", "rescue", "brainwash"}:
        return []
    found = odds(state, action)
    if found is None:
        return []
    results = []
    for result, count in ((1, found.win), (0, found.tie), (-1, found.lose)):
        if count:
            dice = dice_for(state, action, result)
            if dice is not None:
                results.append((count / found.of, dice))
    return results


CAPTURES, RESCUES, OTHERS = 10, 4, 14
"""How many of each kind of Action are looked at closely."""


def promising(state: PatternsState, actions: list[Action]) -> list[Action]:
    """The Actions of a turn worth a closer look, by a quick guess at each; all answers to any other question."""
    if len(actions) <= OTHERS or state.decision is None or state.decision.kind != "act":
        return actions
    facts = facts_of(state.pool)
    me = state.decision.seat
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action[0], []).append(action)
    kept: list[Action] = []
    for kind, some in kinds.items():
        if kind == "capture":
            kept += _best(some, [_capture_guess(state, facts, me, one) for one in some], CAPTURES)
        elif kind == "rescue":
            kept += _best(some, [_strength(state, facts, me, one[2]) for one in some], RESCUES)
        elif kind == "research":
            kept += _best(some, [-_research_cost(state, facts, me, one) for one in some], 3)
        elif kind in {"move", "swap"}:
            kept += _best(some, [_shift_guess(state, facts, me, one) for one in some], 4)
        elif kind == "imprison":
            kept += some[:3]
        elif kind == "brainwash":
            kept += _best(some, [_prize(state, facts, me, one) for one in some], OTHERS)
        else:
            kept += some[:OTHERS]
    return kept


def _best(actions: list[Action], guesses: list[float], count: int) -> list[Action]:
    """Those with the highest guesses, in their order; of equals the first."""
    order = sorted(range(len(actions)), key=lambda at: (-guesses[at], at))[:count]
    return [actions[at] for at in sorted(order)]


def _strength(state: PatternsState, facts: Facts, seat: Seat, place: str) -> float:
    card = state.patterns[seat][facts.number[place]]
    return facts.power[card] + (facts.clan[card] == facts.wizard_clan[state.wizards[seat]])


def _capture_guess(state: PatternsState, facts: Facts, me: Seat, action: Action) -> float:
    """Lead of the attacker, and what stands to be won and lost."""
    _, own, seat, place = action
    lead = _strength(state, facts, me, own) - _strength(state, facts, seat, place)
    tier = facts.tier[facts.number[place]]
    prize = {1: 1.4, 2: 1.0, 0: 0.5}.get(tier, 1.0)
    stake = {1: 1.2, 2: 1.0, 0: 0.4}.get(facts.tier[facts.number[own]], 1.0)
    win = min(max(0.42 + 0.14 * (lead - (tier == 1)), 0.03), 0.97)
    return win * prize - (0.85 - win) * stake


def _research_cost(state: PatternsState, facts: Facts, me: Seat, action: Action) -> float:
    pile = state.dungeons[me]
    return sum(6.0 - facts.power[pile[slot_of(pile, ref)]] for ref in action[1:])


def _prize(state: PatternsState, facts: Facts, me: Seat, action: Action) -> float:
    """By the chance of success, and what would be won."""
    pile = state.dungeons[me]
    power = facts.power[pile[slot_of(pile, action[1])]]
    return (6 - power) * (2 + power)


def _shift_guess(state: PatternsState, facts: Facts, me: Seat, action: Action) -> float:
    """What the Pattern is worth afterwards."""
    one, other = facts.number[action[1]], facts.number[action[2]]
    row = list(state.patterns[me])
    row[one], row[other] = row[other], row[one]
    return pattern_worth(facts, state.wizards[me], tuple(row)).worth


def settled(state: PatternsState) -> bool:
    """Whether an Action is over with all that it asked: a turn goes on, or begins."""
    return state.decision is None or state.decision.kind == "act"


JUDGE = Judge(evaluate, chances, promising, settled)
"""All of this, as a bot that weighs rolls asks for it."""
