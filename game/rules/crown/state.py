"""The whole duel at one moment: flat lists whose rows are tuples replaced on write, so that a copy copies few lists.

Seats are 0 and 1, lanes 0 to 2 (left, center, right). Lines and anchors stand at `seat * 3 + lane`.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, TypeAlias

from game.core.decision import Decision, Outcome
from game.core.ids import Seat

LANES: Final = ("left", "center", "right")
RESERVE: Final = 3
"""The place of a trap that is set into the Reserve; 0 to 2 are the lanes."""
WIN: Final = 7
HAND_SIZE: Final = 7
STALE_LIMIT: Final = 24
ANCHORS_PER_LANE: Final = 3

Unit: TypeAlias = tuple[str, int, int, int, Seat, int, int]
"""(card, flags, counters, damage, owner, boost, uid): -1 Power Counters, damage taken and Power gained this turn."""
Line: TypeAlias = tuple[Unit, ...]
"""One side of a lane, the front first."""
Shown: TypeAlias = tuple[tuple[Any, ...], ...]
"""A line as it shows: without marks and uids."""
Task: TypeAlias = tuple[Any, ...]
"""Something that still has to happen: its word and what it needs. The next one is the last of the stack."""
Happening: TypeAlias = tuple[str, Seat, int, int, str]
"""(event, whose, lane or -1, uid or 0, card): what triggers and traps wait for."""

EXHAUSTED, SHATTERED = 1, 2
RESOLVED, FIRED, CALLED, MOVED = 4, 8, 16, 32
"""Marks within an action: had its turn in the push; Flying Strike fired; its Aura is still to come; was maneuvered."""
LASTING: Final = EXHAUSTED | SHATTERED
SPENT: Final = EXHAUSTED | SHATTERED

NO_LANE: Final = -1
NORMAL, NEVER, TWICE = 1, 0, 2
"""How often Strikes fire in the push that is under way."""

PLAIN: Final = (
    "luck",
    "decision",
    "outcome",
    "turn",
    "first",
    "stale",
    "stirred",
    "open_decks",
    "factions",
    "lists",
    "happened",
    "limbo",
    "serial",
    "unsettled",
    "lane",
    "side",
    "tier",
    "pools",
    "auras",
    "striking",
    "spreads",
    "chain",
    "maneuver",
)
ROWS: Final = (
    "majesty",
    "resources",
    "hands",
    "decks",
    "deck_seen",
    "fades",
    "reserves",
    "obliterated",
    "lines",
    "anchors",
    "traps",
    "known",
    "stack",
)
"""The lists, whose entries never change in place."""


class State:
    """A duel. Nothing here is derived but `board`, which is made anew when it is None and counts for nothing else."""

    __slots__ = (*PLAIN, *ROWS, "board")

    def __init__(self, kinds: int) -> None:
        self.luck = 0
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.turn: Seat = 0
        """Whose turn it is, and in a push the attacker."""
        self.first: Seat = 0
        self.stale = 0
        """Turns in a row in which nothing happened (the ruling on stalemate)."""
        self.stirred = False
        """Whether something did in this one."""
        self.open_decks = False
        self.factions: tuple[tuple[str, ...], ...] = ((), ())
        """The factions in each deck; public."""
        self.lists: tuple[tuple[str, ...], ...] = ((), ())
        """Every card of each deck, sorted; its owner knows it, and the other player if decks are open."""
        self.happened: tuple[Happening, ...] = ()
        """What the effect that is under way brought about so far, for triggers and traps."""
        self.limbo: tuple[tuple[str, Seat, int, str], ...] = ()
        """Face-up cards between two zones, (why, owner, lane, card): a broken `anchor`, a `spell` or `trap` at work."""
        self.serial = 0
        """The last uid given to a creature."""
        self.unsettled = False
        """Whether somebody's Power may have become 0 without notice."""
        self.lane = NO_LANE
        """The lane that is being pushed."""
        self.side: Seat = 0
        """Whose creature resolves next, in the push."""
        self.tier = 0
        self.pools: tuple[int, int] = (0, 0)
        self.auras: tuple[tuple[str, Seat], ...] = ()
        """The Auras applied in this push, in order: (card, whose)."""
        self.striking = NORMAL
        self.spreads: tuple[tuple[int, ...] | None, tuple[int, ...] | None] = (None, None)
        """How each side spreads the damage it takes, once it has said so."""
        self.chain = ""
        """The Chain card played last, if one more card may follow it."""
        self.maneuver: tuple[int, int, Shown] | None = None
        """(from, to, the line as it was) while creatures are being maneuvered."""
        self.majesty: list[int] = [0, 0]
        self.resources: list[int] = [0] * (2 * kinds)
        """At seat * kinds + kind; Essence is the last kind."""
        self.hands: list[tuple[str, ...]] = [(), ()]
        self.decks: list[tuple[str, ...]] = [(), ()]
        """The top card is the last."""
        self.deck_seen: list[tuple[tuple[int, int], ...]] = [(), ()]
        """(place from the bottom, mask of the seats that know the card), bottom first."""
        self.fades: list[tuple[str, ...]] = [(), ()]
        self.reserves: list[tuple[str, ...]] = [(), ()]
        self.obliterated: list[tuple[str, ...]] = [(), ()]
        self.lines: list[Line] = [(), (), (), (), (), ()]
        self.anchors: list[tuple[tuple[str, int], ...]] = [(), (), (), (), (), ()]
        """(card, mask of the seats that know it), the next to break first."""
        self.traps: list[tuple[tuple[str, int, int], ...]] = [(), ()]
        """(card, place, mask of the seats that know it), the first set first; the place is a lane or RESERVE."""
        self.known: list[tuple[tuple[str, int], ...]] = [(), ()]
        """What the opponent knows this seat to hold: (card, n): in the hand, or one of the n traps set last."""
        self.stack: list[Task] = []
        self.board: Any = None

    def copy(self) -> State:
        """A twin that shares rows and no list."""
        twin = _new(State)
        twin.luck = self.luck
        twin.decision = self.decision
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.first = self.first
        twin.stale = self.stale
        twin.stirred = self.stirred
        twin.open_decks = self.open_decks
        twin.factions = self.factions
        twin.lists = self.lists
        twin.happened = self.happened
        twin.limbo = self.limbo
        twin.serial = self.serial
        twin.unsettled = self.unsettled
        twin.lane = self.lane
        twin.side = self.side
        twin.tier = self.tier
        twin.pools = self.pools
        twin.auras = self.auras
        twin.striking = self.striking
        twin.spreads = self.spreads
        twin.chain = self.chain
        twin.maneuver = self.maneuver
        twin.majesty = self.majesty[:]
        twin.resources = self.resources[:]
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.deck_seen = self.deck_seen[:]
        twin.fades = self.fades[:]
        twin.reserves = self.reserves[:]
        twin.obliterated = self.obliterated[:]
        twin.lines = self.lines[:]
        twin.anchors = self.anchors[:]
        twin.traps = self.traps[:]
        twin.known = self.known[:]
        twin.stack = self.stack[:]
        twin.board = self.board
        return twin

    def key(self) -> tuple[Any, ...]:
        """Everything but the derived board, as nested tuples."""
        luck, decision, outcome, *rest = _whole(self)
        count = len(PLAIN) - 3
        # all but these three holds nothing but tuples; a search asks for keys all the time
        rows = map(tuple, rest[count:-1])
        return (luck, _plain(decision), _plain(outcome), *rest[:count], *rows, _plain(self.stack))

    def __getstate__(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in (*PLAIN, *ROWS))

    def __setstate__(self, values: tuple[Any, ...]) -> None:
        for name, value in zip((*PLAIN, *ROWS), values, strict=True):
            setattr(self, name, value)
        self.board = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


_new = State.__new__
_whole = attrgetter(*PLAIN, *ROWS)


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(_plain(item) for item in value)
    if isinstance(value, Decision):
        return (value.seat, value.kind, _plain(value.args), value.private)
    if isinstance(value, Outcome):
        return (value.reason, value.winners, value.scores)
    return value


def index_of(line: Line, uid: int) -> int:
    """Where a creature stands in a line; -1 where it does not."""
    for index, unit in enumerate(line):
        if unit[6] == uid:
            return index
    return -1


def find(state: State, uid: int) -> tuple[int, int]:
    """Where a creature stands: (line, index), or (-1, -1) where it does no more."""
    if uid:
        for at, line in enumerate(state.lines):
            for index, unit in enumerate(line):
                if unit[6] == uid:
                    return at, index
    return -1, -1


def put(state: State, at: int, index: int, unit: Unit) -> None:
    """Writes one creature anew."""
    line = state.lines[at]
    state.lines[at] = (*line[:index], unit, *line[index + 1 :])


def marked(state: State, at: int, index: int, *, add: int = 0, take: int = 0) -> None:
    """Changes marks that no summary depends on: RESOLVED, FIRED, CALLED, MOVED."""
    card, flags, counters, damage, owner, boost, uid = state.lines[at][index]
    put(state, at, index, (card, flags & ~take | add, counters, damage, owner, boost, uid))


def as_it_shows(line: Line) -> Shown:
    """What can be told apart by looking: two alike are the same."""
    return tuple(
        [
            (card, flags & LASTING, counters, damage, owner, boost)
            for card, flags, counters, damage, owner, boost, _ in line
        ]
    )


def anchors_left(state: State, seat: Seat) -> int:
    """Unbroken anchors of a player in all lanes."""
    at = seat * 3
    return len(state.anchors[at]) + len(state.anchors[at + 1]) + len(state.anchors[at + 2])


def unlocked(state: State, lane: int) -> bool:
    """Rules section 7: both sides have something standing there."""
    return bool(state.lines[lane]) and bool(state.lines[lane + 3])
