"""What a Spell's questions may choose, from a state or from the caster's view: one predicate for each kind of question.

`objection` gives the code of what speaks against a choice, or an empty text; sentences for people are in `refusals`.
"""

from __future__ import annotations

from typing import Any

from game.core.frames import Program
from game.core.ids import Action, Seat
from game.rules.patterns.facts import facts_of
from game.rules.patterns.piles import distinct
from game.rules.patterns.placement import has_room, may_stand, may_swap
from game.rules.patterns.power import At, is_safe
from game.rules.patterns.selectors import in_tier
from game.rules.patterns.state import PatternsState

NO_PLACE = -1
"""Where a question is about a player and not about a place."""


def asks_for_seat(spec: tuple[Any, ...]) -> bool:
    """Whether a question is about a player as a whole."""
    return spec[0] == "opponent" or spec == ("spelled", "circle")


def objection(at: At, me: Seat, spec: tuple[Any, ...], seat: Seat, place: int) -> str:
    """Why the caster may not choose this player, or this place of that player's; empty where it may be."""
    facts = facts_of(at.pool)
    if asks_for_seat(spec):
        return _about_seat(at, me, spec, seat)
    if spec[0] == "creature":
        return _about_creature(at, me, spec, seat, place)
    if spec[0] == "position":
        return "" if place < facts.positions else "no-position"
    if spec[0] == "spelled":
        if spec[1] == "aura":
            return "" if place < facts.positions and at.auras[seat][place] else "no-spell-there"
        if not at.enchantments[seat][place]:
            return "no-spell-there"
        return "safe" if seat != me and is_safe(at, seat, place, "spells") else ""
    if seat != me:
        return "not-yours"
    pattern, wizard = at.patterns[me], at.wizards[me]
    if spec[0] == "for_guard":
        guard = pattern[facts.guard]
        if not guard:
            return "no-guard"
        if place >= facts.positions:
            return "no-position"
        return "" if may_stand(facts, wizard, pattern, place, guard) else "illegal-placement"
    if place >= facts.positions:
        return "no-position"
    if spec[0] == "pair":
        if not pattern[place]:
            return "nobody-there"
        partners = [
            other for other in range(facts.positions) if may_swap(facts, wizard, pattern, place, other)
        ]
        return "" if partners else "illegal-placement"
    return "" if may_swap(facts, wizard, pattern, spec[2], place) else "illegal-placement"


def _about_seat(at: At, me: Seat, spec: tuple[Any, ...], seat: Seat) -> str:
    facts = facts_of(at.pool)
    if spec[0] == "spelled":
        return "" if at.circles[seat] else "no-spell-there"
    if seat == me:
        return "yourself"
    if spec[1] == "dungeon":
        return "" if at.dungeons[seat] else "empty-dungeon"
    if spec[1] == "spells":
        return "" if at.spells[seat] else "no-spells"
    guard = facts.guard
    if not at.patterns[me][guard] or not at.patterns[seat][guard]:
        return "no-guard"
    return "safe" if is_safe(at, seat, guard, "spells") else ""


def _about_creature(at: At, me: Seat, spec: tuple[Any, ...], seat: Seat, place: int) -> str:
    _, whose, tier, least, most, clan = spec
    facts = facts_of(at.pool)
    card = at.patterns[seat][place]
    if not card:
        return "nobody-there"
    if whose != "any" and (whose == "yours") != (seat == me):
        return "not-yours" if whose == "yours" else "yourself"
    if not in_tier(tier, facts.tier[place]):
        return "wrong-tier"
    if not least <= facts.power[card] <= most:
        return "wrong-power"
    if clan and facts.clan[card] != clan:
        return "wrong-clan"
    return "safe" if seat != me and is_safe(at, seat, place, "spells") else ""


def candidates(at: At, me: Seat, spec: tuple[Any, ...]) -> list[Action]:
    """All that a question may choose, as the actions that choose it: seats in order, places in theirs."""
    names = facts_of(at.pool).names
    if asks_for_seat(spec):
        return [("target", seat) for seat in range(at.seats) if not objection(at, me, spec, seat, NO_PLACE)]
    return [
        ("target", seat, name)
        for seat in range(at.seats)
        for place, name in enumerate(names)
        if not objection(at, me, spec, seat, place)
    ]


def answer_of(at: At, action: Action, spec: tuple[Any, ...]) -> Any:
    """What the frame is told of a choice: a seat, `(seat, place)`, or `(seat, place, partner)`."""
    if asks_for_seat(spec):
        return action[1]
    place = facts_of(at.pool).number[action[2]]
    return (spec[1], spec[2], place) if spec[0] == "partner" else (action[1], place)


# -- cards of piles ------------------------------------------------------------------------------------------


def pile_of(at: At, args: tuple[Any, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The cards that a pick is among, and who knows each."""
    _, _, what, whose, _ = args
    if what == "dungeon":
        return at.dungeons[whose], at.seen[whose]
    cards = at.recruitment[:whose]
    return cards, at.recruitment_seen[: len(cards)]


def pick_objection(at: At, me: Seat, args: tuple[Any, ...], card: str) -> str:
    """Why a card of the pile may not be picked; `most` bounds the printed Power and asks for a place to stand."""
    most = args[4]
    if not most:
        return ""
    facts = facts_of(at.pool)
    if facts.power[card] > most:
        return "wrong-power"
    return "" if has_room(facts, at.wizards[me], at.patterns[me], card) else "no-room"


def pickable(at: At, me: Seat, args: tuple[Any, ...]) -> list[Action]:
    """All cards of the pile that may be picked, oldest (or top) first."""
    cards, masks = pile_of(at, args)
    return [
        ("choose", ref)
        for ref, slot in distinct(cards, masks)
        if not pick_objection(at, me, args, cards[slot])
    ]


# -- whether a Spell finds anything --------------------------------------------------------------------------


def finds_targets(at: At, me: Seat, spell: str, spent: int) -> bool:
    """Fine point 6: whether all that the Spell asks for can be chosen once its Component (a slot) is discarded."""
    program = facts_of(at.pool).programs[spell]
    return _satisfied(at, me, program, 0, len(program), spent)


def _satisfied(at: At, me: Seat, program: Program, start: int, end: int, spent: int) -> bool:
    pc = start
    while pc < end:
        step = program[pc]
        pc += 1
        word = step[0]
        if word == "ask_target":
            if not _anything(at, me, step[2]):
                return False
        elif word == "ask_pick":
            if not _pick_possible(at, me, step[2], spent):
                return False
        elif word == "ask_option":
            _, _, starts, lengths = step
            bodies = zip(starts, lengths, strict=True)
            if not any(
                _satisfied(at, me, program, pc + begin, pc + begin + length, spent)
                for begin, length in bodies
            ):
                return False
            pc += starts[-1] + lengths[-1] + 1
    return True


def _anything(at: At, me: Seat, spec: tuple[Any, ...]) -> bool:
    if spec[0] == "position":
        return True
    if asks_for_seat(spec):
        return any(not objection(at, me, spec, seat, NO_PLACE) for seat in range(at.seats))
    places = range(facts_of(at.pool).positions + 1)
    return any(not objection(at, me, spec, seat, place) for seat in range(at.seats) for place in places)


def _pick_possible(at: At, me: Seat, zone: tuple[Any, ...], spent: int) -> bool:
    """A Dungeon of an opponent was found not to be empty by the question before."""
    if zone[0] == "deck":
        return len(at.recruitment) > 0
    if zone[1] == "theirs":
        return True
    args = ("pick", "", "dungeon", me, zone[2])
    return any(
        slot != spent and not pick_objection(at, me, args, card) for slot, card in enumerate(at.dungeons[me])
    )


def open_options(state: PatternsState, me: Seat, spell: str, at_step: int) -> tuple[str, ...]:
    """The words of a question whose effects find all that they ask for; the Component is gone by now."""
    program = facts_of(state.pool).programs[spell]
    _, words, starts, lengths = program[at_step]
    behind = at_step + 1
    return tuple(
        [
            word
            for word, begin, length in zip(words, starts, lengths, strict=True)
            if _satisfied(state, me, program, behind + begin, behind + begin + length, NO_PLACE)
        ]
    )
