"""A game at one moment. Every field is an immutable value replaced on write, so a copy only copies references."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from game.core.decision import Decision, Outcome
from game.core.frames import Frame
from game.core.ids import Seat
from game.rules.patterns.compile import Pool

T = TypeVar("T")
Row: TypeAlias = tuple[str, ...]
"""Cards by id; an empty text is an empty place (or, in a view, a card unseen)."""

Held: TypeAlias = tuple[str | int, ...]
"""The card that a question is about: `()`, `("drawn", card, mask)`, `("dungeon", seat, slot)` or `("deck", index)`."""

FIELDS = (
    "pool", "seats", "hold", "clans", "box", "spell_box", "luck", "dice", "decision", "outcome", "frames", "turn",
    "turns", "actions", "wizards", "patterns", "enchantments", "auras", "circles", "charms", "dungeons", "seen",
    "spells", "spells_seen", "recruitment", "recruitment_seen", "recruitment_discard", "research",
    "research_discard", "held", "lost",
)  # fmt: skip


class PatternsState:
    """Everything there is. Rows of a seat stand in seat order; places are numbered as in the pool's shape.

    `box` and `spell_box` are all Creatures and Spells of the game, wherever they lie, in the pool's order. `patterns`
    hold a card for each Position and last for the Guard space; `enchantments` a row of Spells for each of these places;
    `auras` a Spell for each Position. `dungeons` list the oldest first, `seen` beside them says for each
    card who knows it (bits of seats; the one behind the last is for onlookers), `spells_seen` likewise for Spells in
    hands. `recruitment_seen` is about the top cards of that deck, as far down as anybody looked. `charms` are Spells
    that hold for this turn. `turns` counts those begun. `held` is the card that is being placed, `lost` the places of
    lost Leaders whose Minions still wait for a promotion. `dice` are loaded rolls. Decks have the top first, discards
    the oldest.
    """

    __slots__ = FIELDS

    pool: Pool
    seats: int
    hold: bool
    clans: Row
    box: Row
    spell_box: Row
    luck: int
    dice: tuple[int, ...]
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
    held: Held
    lost: tuple[tuple[Seat, int], ...]

    def copy(self) -> PatternsState:
        """An independent twin."""
        twin = PatternsState.__new__(PatternsState)
        twin.pool = self.pool
        twin.seats = self.seats
        twin.hold = self.hold
        twin.clans = self.clans
        twin.box = self.box
        twin.spell_box = self.spell_box
        twin.luck = self.luck
        twin.dice = self.dice
        twin.decision = self.decision
        twin.outcome = self.outcome
        twin.frames = self.frames
        twin.turn = self.turn
        twin.turns = self.turns
        twin.actions = self.actions
        twin.wizards = self.wizards
        twin.patterns = self.patterns
        twin.enchantments = self.enchantments
        twin.auras = self.auras
        twin.circles = self.circles
        twin.charms = self.charms
        twin.dungeons = self.dungeons
        twin.seen = self.seen
        twin.spells = self.spells
        twin.spells_seen = self.spells_seen
        twin.recruitment = self.recruitment
        twin.recruitment_seen = self.recruitment_seen
        twin.recruitment_discard = self.recruitment_discard
        twin.research = self.research
        twin.research_discard = self.research_discard
        twin.held = self.held
        twin.lost = self.lost
        return twin

    def key(self) -> tuple[Any, ...]:
        """All fields as nested tuples; the pool by its fingerprint, decision and outcome taken apart."""
        asked, ended = self.decision, self.outcome
        return (
            self.pool.fingerprint,
            None if asked is None else (asked.seat, asked.kind, asked.args, asked.private),
            None if ended is None else (ended.reason, ended.winners, ended.scores),
            *[getattr(self, name) for name in FIELDS if name not in {"pool", "decision", "outcome"}],
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PatternsState) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # it changes in place


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one value replaced."""
    return (*row[:index], value, *row[index + 1 :])


def cut(row: tuple[T, ...], index: int) -> tuple[T, ...]:
    """The row without the value at an index."""
    return row[:index] + row[index + 1 :]
