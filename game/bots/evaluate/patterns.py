"""How a game of Patterns stands, what luck may do to an Action, and which Actions are worth a thought.

The race for a full Pattern is judged by filled Positions, how strongly they are held, and what is at hand to fill the
others: prisoners that could be Brainwashed, Spells, Actions left. When the Recruitment deck runs low, Power counts.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from game.bots.protocol import Judge
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


@lru_cache(maxsize=65536)
def standing(facts: Facts, wizard: str, pattern: Row) -> Standing:
    """Of one Pattern with its Guard."""
    own = facts.wizard_clan[wizard]
    worth, power, filled = 0.0, 0, 0
    for place, card in enumerate(pattern):
        if not card:
            if place < facts.positions:
                over = facts.leader[place]
                if over < 0 or pattern[over]:
                    worth += OPEN
            continue
        strength = facts.power[card] + (facts.clan[card] == own)
        power += strength
        tier = facts.tier[place]
        if tier == 0:
            worth += GUARD + GUARD_POWER * strength
            continue
        filled += 1
        worth += (FIRST if tier == 1 else SECOND) + POWER * strength
        if facts.minions[place]:
            worth += LEADING * min(facts.power[card], 4)
    return Standing(worth + STEEP * filled * filled, power)


@lru_cache(maxsize=65536)
def stock(facts: Facts, wizard: str, pattern: Row, dungeon: Row) -> float:
    """What the prisoners are worth: by the chance of a Brainwash where one would find a place."""
    values = []
    for card in dungeon:
        chance = (6 - facts.power[card]) / 6
        fits = bool(open_positions(facts, wizard, pattern, card)) if card else False
        values.append(USELESS + (PRISONER * chance if fits else 0.0))
    values.sort(reverse=True)
    return sum(values[:CROWDED])


@lru_cache(maxsize=65536)
def hand_worth(facts: Facts, spells: Row, dungeon: Row) -> float:
    """What the Spells in hand are worth."""
    total = 0.0
    for name in spells:
        spell = facts.spell[name]
        ready = any(facts.clan[card] == spell.clan and facts.power[card] >= spell.least for card in dungeon)
        total += CASTABLE if ready else SPELL
    return total


def evaluate(state: PatternsState, seat: Seat) -> float:
    """The seat's chance to win, as far as this judge can see."""
    facts = facts_of(state.pool)
    counting = max(0.0, 1.0 - len(state.recruitment) / (LOW_DECK * state.seats))
    values = []
    for each in range(state.seats):
        wizard, pattern = state.wizards[each], state.patterns[each]
        found = standing(facts, wizard, pattern)
        value = found.worth + counting * COUNTED * found.power
        dungeon = state.dungeons[each]
        if dungeon:
            value += stock(facts, wizard, pattern, dungeon)
        if state.spells[each]:
            value += hand_worth(facts, state.spells[each], dungeon)
        if state.circles[each] or any(state.auras[each]) or any(state.enchantments[each]):
            value += _held_up(state, facts, each)
        values.append(value)
    if state.turn == seat:
        values[seat] += ACTION * state.actions
    own = values.pop(seat)
    return 1.0 / (1.0 + exp(STEEPNESS * (0.75 * max(values) + 0.25 * sum(values) / len(values) - own)))


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
    return standing(facts, state.wizards[me], tuple(row)).worth


def settled(state: PatternsState) -> bool:
    """Whether an Action is over with all that it asked: a turn goes on, or begins."""
    return state.decision is None or state.decision.kind == "act"


JUDGE = Judge(evaluate, chances, promising, settled)
"""All of this, as a bot that weighs rolls asks for it."""
