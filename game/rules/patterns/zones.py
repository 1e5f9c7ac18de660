"""The small changes that all else is made of: cards between places, piles and hands, dice, and who knows what."""

from __future__ import annotations

from game.core import rng
from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.patterns import events
from game.rules.patterns.facts import facts_of
from game.rules.patterns.power import Strength
from game.rules.patterns.rulings import FACES, bit_of, everybody
from game.rules.patterns.state import PatternsState, Row, cut, put


def roll_die(state: PatternsState) -> int:
    """The next roll: a loaded one, or luck's."""
    if state.dice:
        value, state.dice = state.dice[0], state.dice[1:]
        return value
    state.luck, value = rng.below(state.luck, FACES)
    return value + 1


def roll_for(state: PatternsState, side: Strength) -> tuple[tuple[int, ...], int]:
    """Every roll of a side, and the one that counts."""
    first = roll_die(state)
    if side.two:
        second = roll_die(state)
        return (first, second), max(first, second)
    if first <= side.again:
        second = roll_die(state)
        return (first, second), second
    return (first,), first


# -- Patterns ------------------------------------------------------------------------------------------------


def set_place(state: PatternsState, seat: Seat, place: int, card: str, spells: Row = ()) -> None:
    """Puts a Creature (or nothing) and what is upon it."""
    state.patterns = put(state.patterns, seat, put(state.patterns[seat], place, card))
    if state.enchantments[seat][place] != spells:
        upon = put(state.enchantments[seat], place, spells)
        state.enchantments = put(state.enchantments, seat, upon)


def lift(state: PatternsState, seat: Seat, place: int) -> tuple[str, Row]:
    """Takes a Creature out of play with what is upon it, which is discarded; Minions left behind wait in `lost`."""
    facts = facts_of(state.pool)
    card, spells = state.patterns[seat][place], state.enchantments[seat][place]
    set_place(state, seat, place, "")
    if spells:
        state.research_discard += spells
    if place < facts.positions and any(state.patterns[seat][minion] for minion in facts.minions[place]):
        state.lost = (*state.lost, (seat, place))
    return card, spells


def exchange(state: PatternsState, one: tuple[Seat, int], other: tuple[Seat, int]) -> None:
    """Two places exchange their Creatures and what is upon them; one of them may be empty."""
    first, upon_first = state.patterns[one[0]][one[1]], state.enchantments[one[0]][one[1]]
    second, upon_second = state.patterns[other[0]][other[1]], state.enchantments[other[0]][other[1]]
    set_place(state, *one, second, upon_second)
    set_place(state, *other, first, upon_first)


# -- Dungeons ------------------------------------------------------------------------------------------------


def jail(state: PatternsState, seat: Seat, card: str, mask: int) -> None:
    """Onto a Dungeon, known to those in the mask."""
    state.dungeons = put(state.dungeons, seat, (*state.dungeons[seat], card))
    state.seen = put(state.seen, seat, (*state.seen[seat], mask))


def jail_openly(state: PatternsState, seat: Seat, card: str) -> None:
    """Onto a Dungeon, seen by everybody."""
    jail(state, seat, card, everybody(state.seats))


def unjail(state: PatternsState, seat: Seat, slot: int) -> tuple[str, int]:
    """Out of a Dungeon; the card, and who knew it."""
    card, mask = state.dungeons[seat][slot], state.seen[seat][slot]
    state.dungeons = put(state.dungeons, seat, cut(state.dungeons[seat], slot))
    state.seen = put(state.seen, seat, cut(state.seen[seat], slot))
    return card, mask


# -- decks ---------------------------------------------------------------------------------------------------


def draw_recruit(state: PatternsState, index: int) -> tuple[str, int]:
    """The Recruitment card that far below the top, and who knew it."""
    deck = state.recruitment
    card = deck[index]
    state.recruitment = deck[1:] if index == 0 else cut(deck, index)
    mask = 0
    if index < len(state.recruitment_seen):
        mask = state.recruitment_seen[index]
        state.recruitment_seen = cut(state.recruitment_seen, index)
    return card, mask


def draw_spell(state: PatternsState, seat: Seat, cause: Cause | None, log: Log) -> bool:
    """A Spell into a hand; an empty deck is made of the discards first. False where there is none at all."""
    if not state.research:
        if not state.research_discard:
            return False
        pile = list(state.research_discard)
        state.luck = rng.shuffle(state.luck, pile)
        state.research, state.research_discard = tuple(pile), ()
        if log is not None and cause is not None:
            log.append(events.ResearchShuffled(cause=cause, count=len(pile)))
    spell, state.research = state.research[0], state.research[1:]
    state.spells = put(state.spells, seat, (*state.spells[seat], spell))
    state.spells_seen = put(state.spells_seen, seat, (*state.spells_seen[seat], bit_of(seat, state.seats)))
    if log is not None and cause is not None:
        log.append(events.SpellDrawn(cause=cause, seat=seat, spell=spell, left=len(state.research)))
    return True
