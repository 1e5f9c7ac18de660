"""A full state that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core.ids import Seat
from game.core.rng import Rng
from game.rules.patterns import decisions
from game.rules.patterns.facts import facts_of
from game.rules.patterns.piles import slot_of
from game.rules.patterns.placement import has_room
from game.rules.patterns.rulings import bit_of
from game.rules.patterns.state import Held, PatternsState, Row, put
from game.rules.patterns.view import PatternsView


def determinize(view: PatternsView, rng: Rng) -> PatternsState:
    """Deals the unseen cards at random into the places where they lie.

    What a question says of an unseen card (its announced Power, that it finds a place) holds in every such world. What
    other seats know of cards that this one does not is forgotten.
    """
    creatures, spells = _unseen(view)
    rng.shuffle(creatures)
    rng.shuffle(spells)
    state = PatternsState()
    for name in (
        "pool", "seats", "hold", "clans", "box", "spell_box", "decision", "outcome", "frames", "turn", "turns",
        "actions", "wizards", "patterns", "enchantments", "auras", "circles", "charms", "recruitment_discard",
        "research_discard", "lost",
    ):  # fmt: skip
        setattr(state, name, getattr(view, name))
    state.luck, state.dice = rng.word64(), ()
    dungeons = [[card or creatures.pop() for card in row] for row in view.dungeons]
    masks = [
        tuple([mask or bit_of(owner, view.seats) for mask in row]) for owner, row in enumerate(view.seen)
    ]
    hands = [tuple([card or spells.pop() for card in row]) for row in view.spells]
    state.spells = tuple(hands)
    state.spells_seen = tuple(
        [
            tuple([mask or bit_of(owner, view.seats) for mask in row])
            for owner, row in enumerate(view.spells_seen)
        ]
    )
    drawn = ""
    asked = view.decision
    if asked is not None and asked.kind == decisions.PLACE and asked.args[4] < 0:
        drawn = view.held or creatures.pop()
    state.recruitment = tuple([card or creatures.pop() for card in view.recruitment])
    state.recruitment_seen = view.recruitment_seen
    state.research = tuple(spells)
    state.dungeons, state.seen = tuple([tuple(row) for row in dungeons]), tuple(masks)
    _looked(state)
    state.held = _held(view, state, drawn, rng)
    return state


def _looked(state: PatternsState) -> None:
    """Who is asked for a card of a pile has just looked through it: that much everybody knows of their knowledge."""
    asked = state.decision
    if asked is None:
        return
    bit = bit_of(asked.seat, state.seats)
    owner = -1
    if asked.kind == decisions.PLACE:
        owner = asked.args[4]
    elif asked.kind == decisions.PICK and asked.args[0] == "pick":
        if asked.args[2] == "deck":
            count = min(asked.args[3], len(state.recruitment))
            known = (*state.recruitment_seen, *[0] * (count - len(state.recruitment_seen)))
            state.recruitment_seen = (*[mask | bit for mask in known[:count]], *known[count:])
            return
        owner = asked.args[3]
    if owner >= 0:
        state.seen = put(state.seen, owner, tuple([mask | bit for mask in state.seen[owner]]))


def _unseen(view: PatternsView) -> tuple[list[str], list[str]]:
    """All Creatures and all Spells that lie where this seat does not see them, in the pool's order."""
    seen = Counter(view.recruitment_discard)
    for row in (*view.patterns, *view.dungeons, view.recruitment):
        seen.update(row)
    asked = view.decision
    if view.held and asked is not None and asked.args[4] < 0:
        seen[view.held] += 1
    spells = Counter(view.research_discard)
    upon = [held for row in view.enchantments for held in row]
    for row in (*view.spells, *view.auras, view.circles, *upon):
        spells.update(row)
    spells.update([frame.source for frame in view.frames])
    return _without(view.box, seen), _without(view.spell_box, spells)


def _without(box: Row, seen: Counter[str]) -> list[str]:
    left = []
    for card in box:
        if seen[card] > 0:
            seen[card] -= 1
        else:
            left.append(card)
    return left


def _held(view: PatternsView, state: PatternsState, drawn: str, rng: Rng) -> Held:
    """The card that is being placed in this world; where one must be there to choose, it is made so."""
    asked = view.decision
    if asked is None:
        return ()
    if asked.kind == decisions.PLACE:
        if drawn:
            return ("drawn", drawn, view.held_seen or bit_of(asked.seat, view.seats))
        owner = asked.args[4]
        if view.held:
            return ("dungeon", owner, slot_of(state.dungeons[owner], view.held))
        suits = _suits(view, asked.seat, asked.args[3], asked.args[2])
        return ("dungeon", owner, _slot_that(view, state, owner, suits, rng))
    if asked.kind == decisions.PICK and asked.args[0] == "pick" and asked.args[4] and view.seat != asked.seat:
        _slot_that(view, state, asked.args[3], _suits(view, asked.seat, -asked.args[4], False), rng)
    return ()


def _suits(view: PatternsView, seat: Seat, power: int, anywhere: bool) -> Callable[[str], bool]:
    """Whether a card may be the one that a public question is about."""
    facts = facts_of(view.pool)

    def suits(card: str) -> bool:
        if power > 0 and facts.power[card] != power:
            return False
        if power < 0 and facts.power[card] > -power:
            return False
        return anywhere or has_room(facts, view.wizards[seat], view.patterns[seat], card)

    return suits


def _slot_that(
    view: PatternsView, state: PatternsState, owner: Seat, suits: Callable[[str], bool], rng: Rng
) -> int:
    """A slot of a Dungeon whose card suits; if none does, an unseen one changes places with one that does."""
    fitting = [slot for slot, card in enumerate(state.dungeons[owner]) if suits(card)]
    if fitting:
        return rng.choice(fitting)
    hidden = [slot for slot, card in enumerate(view.dungeons[owner]) if not card]
    slot = rng.choice(hidden)
    elsewhere: list[tuple[Any, int]] = [
        (None, at) for at, card in enumerate(state.recruitment) if not view.recruitment[at] and suits(card)
    ]
    for other, row in enumerate(state.dungeons):
        elsewhere += [
            (other, at) for at, card in enumerate(row) if not view.dungeons[other][at] and suits(card)
        ]
    other, at = rng.choice(elsewhere)
    mine = state.dungeons[owner][slot]
    if other is None:
        theirs = state.recruitment[at]
        state.recruitment = put(state.recruitment, at, mine)
    else:
        theirs = state.dungeons[other][at]
        _put(state, other, at, mine)
    _put(state, owner, slot, theirs)
    return slot


def _put(state: PatternsState, owner: Seat, slot: int, card: str) -> None:
    state.dungeons = put(state.dungeons, owner, put(state.dungeons[owner], slot, card))
