"""What one seat may know: all that lies in the open, what it was shown, and its own cards."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.decision import Decision, Outcome
from game.core.frames import Frame
from game.core.ids import Seat
from game.rules.patterns.compile import Pool
from game.rules.patterns.piles import ref_of
from game.rules.patterns.rulings import bit_of
from game.rules.patterns.state import PatternsState, Row


@dataclass(frozen=True, slots=True)
class PatternsView:
    """The table as a seat (None: an onlooker) sees and remembers it; fields as in the state, an empty text: unseen.

    In Dungeons, hands and the Recruitment deck the known cards come first, in their order, and an empty text for each
    unseen one after them: nobody can tell unseen cards apart. `seen`, `spells_seen` and `recruitment_seen` stand beside
    the known ones and say who else knows each (0 beside unseen ones, and left out behind the deck's known top).
    `held` is the card being placed, by its ref in the Dungeon it lies in, and `held_seen` who knows it; empty and 0
    where this seat may not.
    """

    seat: Seat | None
    pool: Pool
    seats: int
    hold: bool
    clans: Row
    box: Row
    spell_box: Row
    decision: Decision | None
    outcome: Outcome | None
    frames: tuple[Frame, ...]
    turn: Seat
    turns: int
    actions: int
    wizards: Row
    patterns: tuple[Row, ...]
    enchantments: tuple[tuple[Row, ...], ...]
    auras: tuple[Row, ...]
    circles: Row
    charms: Row
    dungeons: tuple[Row, ...]
    seen: tuple[tuple[int, ...], ...]
    spells: tuple[Row, ...]
    spells_seen: tuple[tuple[int, ...], ...]
    recruitment: Row
    recruitment_seen: tuple[int, ...]
    recruitment_discard: Row
    research: Row
    research_discard: Row
    held: str
    held_seen: int
    lost: tuple[tuple[Seat, int], ...]

    def known_to_all(self, owner: Seat, index: int) -> bool:
        """Whether a card of a Dungeon lies there in the open memory of the table."""
        return self.seen[owner][index] >> self.seats & 1 == 1


def shown(cards: Row, masks: tuple[int, ...], bit: int) -> tuple[Row, tuple[int, ...]]:
    """The known cards of a pile and who knows them, then an empty text and 0 for each unseen one."""
    known = [(card, mask) for card, mask in zip(cards, masks, strict=True) if mask & bit]
    hidden = len(cards) - len(known)
    return (
        (*[card for card, _ in known], *[""] * hidden),
        (*[mask for _, mask in known], *[0] * hidden),
    )


def held_for(state: PatternsState) -> tuple[str, int]:
    """The ref of the card that is being placed, and who may know it: a drawn card may have been looked at before."""
    held, asked = state.held, state.decision
    if not held or asked is None:
        return "", 0
    if held[0] == "drawn":
        return str(held[1]), int(held[2])
    owner, slot = int(held[1]), int(held[2])
    return ref_of(state.dungeons[owner], slot), bit_of(asked.seat, state.seats)


def view_of(state: PatternsState, seat: Seat | None) -> PatternsView:
    """The view of one seat, or of an onlooker (None)."""
    bit = bit_of(seat, state.seats)
    dungeons = [shown(*pair, bit) for pair in zip(state.dungeons, state.seen, strict=True)]
    hands = [shown(*pair, bit) for pair in zip(state.spells, state.spells_seen, strict=True)]
    top = 0
    while top < len(state.recruitment_seen) and state.recruitment_seen[top] & bit:
        top += 1
    held, knowers = held_for(state)
    if not knowers & bit:
        held, knowers = "", 0
    return PatternsView(
        seat=seat,
        pool=state.pool,
        seats=state.seats,
        hold=state.hold,
        clans=state.clans,
        box=state.box,
        spell_box=state.spell_box,
        decision=state.decision,
        outcome=state.outcome,
        frames=state.frames,
        turn=state.turn,
        turns=state.turns,
        actions=state.actions,
        wizards=state.wizards,
        patterns=state.patterns,
        enchantments=state.enchantments,
        auras=state.auras,
        circles=state.circles,
        charms=state.charms,
        dungeons=tuple([cards for cards, _ in dungeons]),
        seen=tuple([masks for _, masks in dungeons]),
        spells=tuple([cards for cards, _ in hands]),
        spells_seen=tuple([masks for _, masks in hands]),
        recruitment=(*state.recruitment[:top], *[""] * (len(state.recruitment) - top)),
        recruitment_seen=state.recruitment_seen[:top],
        recruitment_discard=state.recruitment_discard,
        research=("",) * len(state.research),
        research_discard=state.research_discard,
        held=held,
        held_seen=knowers,
        lost=state.lost,
    )
