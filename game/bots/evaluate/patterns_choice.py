"""What luck may do to an Action of Patterns, and which Actions are worth a thought."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.bots.evaluate.patterns import pattern_worth, standing, terms
from game.bots.evaluate.patterns_words import wording
from game.bots.protocol import Judge
from game.core.ids import Action, Seat
from game.core.rules import Rules
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.odds import dice_for, odds
from game.rules.patterns.piles import slot_of
from game.rules.patterns.state import PatternsState


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


def spot(state: PatternsState, seat: Seat) -> Hashable:
    """What lies open, and the seat's own Dungeon and Spells; those of others by their numbers only."""
    asked = state.decision
    return (
        asked,
        state.turns,
        state.actions,
        state.patterns,
        state.enchantments,
        state.auras,
        state.circles,
        state.charms,
        state.dungeons[seat],
        state.spells[seat],
        tuple([len(pile) for pile in state.dungeons]),
        tuple([len(hand) for hand in state.spells]),
        len(state.recruitment),
        state.held if asked is not None and asked.seat == seat else (),
        state.lost,
        state.frames,
    )


JUDGE = Judge(standing, terms, promising, settled, chances, spot, wording)


def judge_of(rules: Rules[Any, Any]) -> Judge:  # noqa: ARG001 - a state brings its own cards along
    """The judge of any game of Patterns."""
    return JUDGE
