"""All legal answers, in a fixed order, from a state or from the deciding seat's own view alone.

What depends on one Pattern or one Dungeon only is worked out once for each and remembered: these rows change much more
seldom than they are asked about.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.ids import Action, Seat
from game.rules.patterns import decisions
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.piles import distinct, ref_of, split_ref
from game.rules.patterns.placement import (
    has_minions,
    may_swap,
    movable,
    open_positions,
    promotable,
    roomy,
)
from game.rules.patterns.power import At, is_safe, shields
from game.rules.patterns.rulings import RESEARCH_COST
from game.rules.patterns.shape import WIZARD
from game.rules.patterns.state import PatternsState, Row
from game.rules.patterns.targets import NO_PLACE, candidates, finds_targets, pickable
from game.rules.patterns.view import PatternsView

END: Action = ("end",)
GUARD: Action = ("guard",)
DUNGEON: Action = ("dungeon",)
RELEASE: Action = ("release",)


def legal_actions(at: At) -> list[Action]:
    """Every legal answer; a view of a seat that is not asked has none."""
    asked = at.decision
    if asked is None or (isinstance(at, PatternsView) and at.seat != asked.seat):
        return []
    kind, seat = asked.kind, asked.seat
    if kind == decisions.ACT:
        return acts(at, seat)
    if kind == decisions.PLACE:
        return places(at, seat)
    if kind == decisions.TARGET:
        return candidates(at, seat, asked.args[2])
    if kind == decisions.PROMOTE:
        facts = facts_of(at.pool)
        vacant = facts.number[asked.args[0]]
        found: list[Action] = [
            ("promote", facts.names[minion])
            for minion in promotable(facts, at.wizards[seat], at.patterns[seat], vacant)
        ]
        return [*found, RELEASE]
    if asked.args[0] == "option":
        return [("choose", word) for word in asked.args[2]]
    return pickable(at, seat, asked.args)


# -- the turn ------------------------------------------------------------------------------------------------


class OwnDeeds(NamedTuple):
    """What a Pattern alone decides: actions by kind, the occupied places, and which Creatures would find a place."""

    occupied: tuple[int, ...]
    recruits: tuple[Action, ...]
    shifts: tuple[Action, ...]
    """Moves, Swaps and Imprisonments."""
    roomy: frozenset[str]


@lru_cache(maxsize=16384)
def own_deeds(facts: Facts, wizard: str, pattern: Row) -> OwnDeeds:
    """Of one Pattern."""
    occupied = tuple([place for place, card in enumerate(pattern) if card])
    standing = [place for place in occupied if place < facts.positions]
    moves: list[Action] = []
    for one in standing:
        if not has_minions(facts, pattern, one):
            row = facts.moves[one]
            moves += [row[to] for to in movable(facts, wizard, pattern, one)]
            if not pattern[facts.guard]:
                moves.append(row[facts.guard])
    swaps = [action for one, other, action in facts.swaps if may_swap(facts, wizard, pattern, one, other)]
    gone: list[Action] = [
        ("imprison", facts.names[place]) for place in occupied if not has_minions(facts, pattern, place)
    ]
    return OwnDeeds(
        occupied,
        (facts.recruits[-1], *[facts.recruits[place] for place in standing]),
        (*moves, *swaps, *gone),
        roomy(facts, wizard, pattern),
    )


@lru_cache(maxsize=16384)
def _attacks(facts: Facts, mine: tuple[int, ...], seat: Seat, theirs: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple([facts.captures[own][seat][place] for own in mine for place in theirs])


@lru_cache(maxsize=16384)
def _rescues(facts: Facts, mine: tuple[int, ...], seat: Seat) -> tuple[Action, ...]:
    row = facts.rescues[seat]
    return tuple([row[own] for own in mine])


@lru_cache(maxsize=16384)
def _prisoners(cards: Row, masks: tuple[int, ...]) -> tuple[tuple[Action, str], ...]:
    """Brainwashes of the different cards of a Dungeon, each with its card."""
    return tuple([(("brainwash", ref), cards[slot]) for ref, slot in distinct(cards, masks)])


@lru_cache(maxsize=16384)
def _researches(facts: Facts, cards: Row, masks: tuple[int, ...]) -> tuple[Action, ...]:
    """Every different pair of one Clan; equal cards are written alike, `x x`."""
    found: list[Action] = []
    refs = distinct(cards, masks)
    pairs = list(zip(cards, masks, strict=True))
    for index, (one, slot) in enumerate(refs):
        clan = facts.clan[cards[slot]]
        if pairs.count(pairs[slot]) >= RESEARCH_COST:
            found.append(("research", one, _like(cards, pairs, slot)))
        found += [
            ("research", one, other) for other, there in refs[index + 1 :] if facts.clan[cards[there]] == clan
        ]
    return tuple(found)


def _like(cards: Row, pairs: list[tuple[str, int]], slot: int) -> str:
    """The ref of the next card that is in every way like the one at a slot; without a number where that will do."""
    ref = ref_of(cards, pairs.index(pairs[slot], slot + 1))
    second = f"{cards[slot]}#2"
    return cards[slot] if ref == second and cards.index(cards[slot]) == slot else ref


def acts(at: At, seat: Seat) -> list[Action]:
    """Recruit, Capture, Brainwash, Rescue, Move, Swap, Imprison, Cast; Research; the end of the turn."""
    facts = facts_of(at.pool)
    found: list[Action] = []
    dungeon, masks = at.dungeons[seat], at.seen[seat]
    if at.actions:
        own = own_deeds(facts, at.wizards[seat], at.patterns[seat])
        if at.recruitment:
            found += own.recruits
        for other in range(at.seats):
            if other != seat:
                found += _attacks(facts, own.occupied, other, attackable(at, facts, other))
        if dungeon:
            found += [action for action, card in _prisoners(dungeon, masks) if card in own.roomy]
        for other in range(at.seats):
            if other != seat and at.dungeons[other]:
                found += _rescues(facts, own.occupied, other)
        found += own.shifts
        if dungeon and at.spells[seat]:
            found += casts(at, facts, seat)
    if len(dungeon) >= RESEARCH_COST and (at.research or at.research_discard):
        found += _researches(facts, dungeon, masks)
    found.append(END)
    return found


def attackable(at: At, facts: Facts, other: Seat) -> tuple[int, ...]:
    """The places of an opponent whose Creatures may be attacked."""
    theirs = own_deeds(facts, at.wizards[other], at.patterns[other]).occupied
    if shields(facts, at.auras[other], at.enchantments[other], at.circles[other]):
        return tuple([place for place in theirs if not is_safe(at, other, place, "capture")])
    return theirs


@lru_cache(maxsize=16384)
def _castable(
    facts: Facts, cards: Row, masks: tuple[int, ...], spells: Row, known: tuple[int, ...]
) -> tuple[tuple[str, bool, tuple[tuple[Action, int], ...]], ...]:
    """Each Spell that has a Component: whether that changes what can be chosen, and the casts with the slot spent."""
    found = []
    components = distinct(cards, masks)
    for spell_ref, at_hand in distinct(spells, known):
        spell = facts.spell[spells[at_hand]]
        casts: list[tuple[Action, int]] = [
            (("cast", spell_ref, ref), spent)
            for ref, spent in components
            if facts.clan[cards[spent]] == spell.clan and facts.power[cards[spent]] >= spell.least
        ]
        if casts:
            picks = any(step[0] == "ask_pick" and step[2][1] == "yours" for step in spell.program)
            found.append((spell.id, picks, tuple(casts)))
    return tuple(found)


def casts(at: At, facts: Facts, seat: Seat) -> list[Action]:
    """Every Spell with each different Component that still leaves it something to choose (fine point 6)."""
    found: list[Action] = []
    hands = (at.dungeons[seat], at.seen[seat], at.spells[seat], at.spells_seen[seat])
    for spell, picks, some in _castable(facts, *hands):
        if picks:
            found += [action for action, spent in some if finds_targets(at, seat, spell, spent)]
        elif finds_targets(at, seat, spell, NO_PLACE):
            found += [action for action, _ in some]
    return found


# -- placing a card ------------------------------------------------------------------------------------------


def held_card(at: At) -> str:
    """The card that is being placed, as the deciding seat knows it."""
    if isinstance(at, PatternsState):
        held = at.held
        if not held:
            return ""
        if held[0] == "drawn":
            return str(held[1])
        return at.dungeons[int(held[1])][int(held[2])]
    return split_ref(at.held)[0]


def led_by(facts: Facts, leader: str) -> tuple[int, ...]:
    """The Positions under a selected Leader; all of them where none was selected."""
    if not leader:
        return tuple(range(facts.positions))
    if leader == WIZARD:
        return tuple([place for place in range(facts.positions) if facts.leader[place] < 0])
    return facts.minions[facts.number[leader]]


def places(at: At, seat: Seat) -> list[Action]:
    """The legal Positions, the Guard space if it is open, and the Dungeon where that will do."""
    if at.decision is None:
        return []
    _, leader, dungeon, _, _ = at.decision.args
    facts = facts_of(at.pool)
    pattern = at.patterns[seat]
    found = open_positions(facts, at.wizards[seat], pattern, held_card(at))
    if leader:
        led = led_by(facts, leader)
        found = [place for place in found if place in led]
    actions = [facts.place_at[place] for place in found]
    if not pattern[facts.guard]:
        actions.append(GUARD)
    if dungeon:
        actions.append(DUNGEON)
    return actions
