"""Questions that cards ask: what may be answered, and where the answer goes.

Whatever lies on the table is named by a ref: ("unit", seat, lane, index), ("lane", lane),
("anchor", seat, lane, index), or ("card", seat, zone, index) in hand, fade or deck (the top of a deck is 0).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from game.core.decision import Decision
from game.core.frames import Step
from game.core.ids import Seat
from game.rules.crown.board import each_meant, meant
from game.rules.crown.compile import Pool
from game.rules.crown.selectors import Filter
from game.rules.crown.state import State, Task, find

Ref: TypeAlias = tuple[Any, ...]
SHATTERED_TOO = frozenset({"fade", "obliterate", "recall"})
"""What may be done to creatures that are shattered already."""


class Running:
    """A program at work; between two questions it lives outside the stack, so that nothing is written for nothing.

    `me` is the uid of the creature whose card it is, `it` that of the creature that is spoken of; `pick` the last
    answer that is no creature, `kept` an earlier one; `how` tells whether the card came from an anchor.
    """

    __slots__ = ("card", "how", "it", "kept", "lane", "me", "pc", "pick", "program", "seat")

    def __init__(self, task: Task) -> None:
        (
            _,
            self.program,
            self.pc,
            self.seat,
            self.card,
            self.lane,
            self.me,
            self.it,
            self.pick,
            self.kept,
            self.how,
        ) = task

    def task(self) -> Task:
        """As the stack holds it."""
        return (
            "run",
            self.program,
            self.pc,
            self.seat,
            self.card,
            self.lane,
            self.me,
            self.it,
            self.pick,
            self.kept,
            self.how,
        )


def start(
    program: str, seat: Seat, card: str, lane: int = -1, me: int = 0, it: int = 0, how: str = ""
) -> Task:
    """A program from its first step."""
    return ("run", program, 0, seat, card, lane, me, it, None, None, how)


@lru_cache(maxsize=4096)
def question(seat: Seat, kind: str, args: tuple[Any, ...] = (), private: bool = False) -> Decision:
    """A decision; equal ones are made once."""
    return Decision(seat, kind, args, private)


def units(
    pool: Pool, state: State, which: Filter, purpose: str, seat: Seat, lane: int, me: int
) -> tuple[Ref, ...]:
    """The creatures that may be chosen for a purpose."""
    found = meant(pool, state, which, seat, lane, me, shattered=purpose in SHATTERED_TOO)
    return tuple(("unit", *divmod(at, 3), index) for at, index in found)


def anchor_refs(state: State, owner: Seat, but_lane: int = -1) -> tuple[Ref, ...]:
    """The next anchor of each lane of a side that has one."""
    return tuple(
        ("anchor", owner, lane, 0)
        for lane in range(3)
        if lane != but_lane and state.anchors[owner * 3 + lane]
    )


def fade_refs(pool: Pool, state: State, seat: Seat, kind: str | None, most: int | None) -> tuple[Ref, ...]:
    """The cards of a Fade of a type and printed cost, the oldest first."""
    found = []
    for index, card in enumerate(state.fades[seat]):
        row = pool.cards[card]
        if (kind is None or row.type == kind) and (most is None or row.cost <= most):
            found.append(("card", seat, "fade", index))
    return tuple(found)


def side(seat: Seat, whose: str) -> Seat:
    """`yours` and `theirs`, seen from a seat."""
    return seat if whose == "yours" else 1 - seat


def can_begin(pool: Pool, state: State, program: str | None, seat: Seat, lane: int = -1, me: int = 0) -> bool:
    """Rules 15.23: what asks for a target needs one to exist; having no effect forbids nothing."""
    needs = pool.needs.get(program) if program is not None else None
    if needs is None:
        return True
    for step in needs:
        if step[0] == "choose_unit":
            found = each_meant(pool, state, step[1], seat, lane, me, shattered=step[2] in SHATTERED_TOO)
            if next(found, None) is None:
                return False
        elif step[0] == "choose_fade":
            if not fade_refs(pool, state, seat, step[1], step[2]):
                return False
        elif step[2] == "one" and len(anchor_refs(state, side(seat, step[1]))) < step[4]:
            return False
    return True


# -- the steps that ask --------------------------------------------------------------------------------------


def _target(
    state: State, f: Running, seat: Seat, purpose: str, refs: tuple[Ref, ...], *, private: bool = False
) -> None:
    """Asks if there is anything to choose; everything is asked, a single possibility too."""
    if refs:
        state.decision = question(seat, "target", (f.card, purpose, refs), private)


def choose_unit(pool: Pool, state: State, f: Running, step: Step) -> None:
    f.it = 0
    _target(state, f, f.seat, step[2], units(pool, state, step[1], step[2], f.seat, f.lane, f.me))


def choose_lane(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001 - all steps are called alike
    _target(state, f, f.seat, step[1], (("lane", 0), ("lane", 1), ("lane", 2)))


def choose_new_lane(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    f.pick = None
    at, _ = find(state, f.me if step[1] == "this" else f.it)
    if at >= 0:
        refs = tuple(("lane", lane) for lane in range(3) if lane != at % 3)
        _target(state, f, f.seat, "move", refs)


def choose_anchor(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    _, whose, lane, purpose, _ = step
    owner = side(f.seat, whose)
    f.pick = None
    if lane == "this":
        if f.lane >= 0 and state.anchors[owner * 3 + f.lane]:
            f.pick = ("anchor", owner, f.lane, 0)
        return
    if lane == "other" and f.kept is None:
        return
    _target(state, f, f.seat, purpose, anchor_refs(state, owner, f.kept[2] if lane == "other" else -1))


def choose_break(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    """The ruling on direct damage: the damaged player chooses the lane."""
    owner = side(f.seat, step[1])
    f.pick = None
    _target(state, f, owner, "break", anchor_refs(state, owner))


def choose_hand(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    owner = side(f.seat, step[1])
    f.pick = None
    refs = tuple(("card", owner, "hand", index) for index in range(len(state.hands[owner])))
    _target(state, f, owner, "discard", refs, private=True)


def choose_deck(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    f.pick = None
    refs = tuple(("card", f.seat, "deck", index) for index in range(min(step[1], len(state.decks[f.seat]))))
    _target(state, f, f.seat, "dig", refs, private=True)


def choose_fade(pool: Pool, state: State, f: Running, step: Step) -> None:
    f.pick = None
    _target(state, f, f.seat, "salvage", fade_refs(pool, state, f.seat, step[1], step[2]))


def ask_may(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    state.decision = question(f.seat, "choose", (f.card, ("yes", "no")), private=True)


def ask_option(pool: Pool, state: State, f: Running, step: Step) -> None:  # noqa: ARG001
    state.decision = question(f.seat, "choose", (f.card, step[1]), private=True)


ASKING: dict[str, Callable[[Pool, State, Running, Step], None]] = {
    "choose_unit": choose_unit,
    "choose_lane": choose_lane,
    "choose_new_lane": choose_new_lane,
    "choose_anchor": choose_anchor,
    "choose_break": choose_break,
    "choose_hand": choose_hand,
    "choose_deck": choose_deck,
    "choose_fade": choose_fade,
    "ask_may": ask_may,
    "ask_option": ask_option,
}


def answer(pool: Pool, state: State, value: Any) -> None:
    """Writes the answer into the program that waits on top of the stack."""
    f = Running(state.stack.pop())
    asked = pool.programs[f.program][f.pc - 1][0]
    if asked == "choose_unit":
        _, seat, lane, index = value
        f.it = state.lines[seat * 3 + lane][index][6]
    elif asked == "choose_lane":
        f.lane = value[1]
    else:
        f.pick = value
    state.decision = None
    state.stack.append(f.task())
