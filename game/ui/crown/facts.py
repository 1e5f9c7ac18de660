"""What follows from a view by the rules: Powers, who is Heroic, what a push would come to. Asked once for each view."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.rules.crown import events as e
from game.rules.crown.board import heroic_flags, powers
from game.rules.crown.compile import Pool
from game.rules.crown.costs import payments, printed_cost
from game.rules.crown.engine import Crown
from game.rules.crown.push import spread_room, usable_abilities
from game.rules.crown.state import NO_LANE, SHATTERED, State
from game.rules.crown.view import state_of
from game.ui.crown.seen import Seen

KEPT: Final = 48
"""Views whose facts are remembered: those of one action's events and a few before."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a push would come to if nobody fired, sprang or used anything: both pools by seat, and the sides' room."""

    pools: tuple[int, int]
    room: tuple[int, int]

    def breaks(self, side: Seat) -> bool:
        """Whether more would reach a side than its creatures can take."""
        return self.pools[1 - side] > self.room[side]


class Facts:
    """Lazy answers about one view."""

    __slots__ = (
        "_costs",
        "_foreseen",
        "_heroic",
        "_legal",
        "_powers",
        "_spread",
        "_targets",
        "rules",
        "state",
        "view",
    )

    def __init__(self, rules: Crown, view: Seen) -> None:
        self.rules, self.view = rules, view
        self.state: State = state_of(view, rules.pool.width)
        self._powers: tuple[tuple[int, ...], ...] | None = None
        self._heroic: dict[int, list[bool]] = {}
        self._foreseen: dict[int, Foreseen | None] = {}
        self._legal: list[Action] | None = None
        self._targets: dict[str, tuple[Any, ...]] = {}
        self._costs: dict[str, int] = {}
        self._spread: tuple[int, list[int], list[bool]] | None = None

    @property
    def pool(self) -> Pool:
        return self.rules.pool

    @property
    def powers(self) -> tuple[tuple[int, ...], ...]:
        """The Power of every creature, line by line."""
        if self._powers is None:
            self._powers = tuple(tuple(powers(self.pool, self.state, at)) for at in range(6))
        return self._powers

    def heroic(self, at: int) -> list[bool]:
        """Who is Heroic in a line."""
        if at not in self._heroic:
            self._heroic[at] = heroic_flags(self.pool, self.state, at)
        return self._heroic[at]

    @property
    def legal(self) -> list[Action]:
        """All legal answers of the seat whose view this is."""
        if self._legal is None:
            hidden = self.asks_about_a_hidden_trap
            self._legal = [("decline",)] if hidden else self.rules.legal_actions(self.view)
        return self._legal

    @property
    def asks_about_a_hidden_trap(self) -> bool:
        """Whether a trap is asked about that lies face-down for this looker too (its owner has not sat down)."""
        asked = self.view.decision
        if asked is None or asked.kind != "trap" or not self.view.stack:
            return False
        _, seat, number, _ = self.view.stack[-1]
        return not self.view.traps[seat][number][0]

    def payments(self, card: str) -> Sequence[tuple[int, ...]]:
        """Every legal payment of a card by the deciding seat, the default first."""
        asked = self.view.decision
        if asked is None:
            return []
        return payments(self.pool, self.state, asked.seat, self.pool.cards[card])

    def cost(self, card: str, seat: Seat) -> int:
        """The number in the corner as it is now."""
        return printed_cost(self.pool, self.state, seat, self.pool.cards[card])

    @property
    def spread(self) -> tuple[int, list[int], list[bool]]:
        """While damage is to be spread: how much, what each creature can take, and who is Heroic."""
        if self._spread is None:
            self._spread = spread_room(self.pool, self.state)
        return self._spread

    def abilities(self, seat: Seat) -> list[tuple[int, int]]:
        """(line, index) of the creatures whose Exhaust ability can be used now."""
        return usable_abilities(self.pool, self.state, seat)

    def targets_of(self, action: Action) -> tuple[Any, ...]:
        """What the first question of a spell could be answered with, were it played; nothing where it asks none."""
        key = repr(action)
        if key not in self._targets:
            self._targets[key] = self._first_targets(action)
        return self._targets[key]

    def _first_targets(self, action: Action) -> tuple[Any, ...]:
        asked = self.view.decision
        trial = self.state.copy()
        trial.board = None
        self.rules.apply(trial, action)
        now = trial.decision
        if asked is None or now is None or now.kind != "target" or now.seat != asked.seat:
            return ()
        refs: tuple[Any, ...] = now.args[2]
        return refs

    def foreseen(self, lane: int) -> Foreseen | None:
        """The pools that a push of this lane by the deciding seat would come to; None where it cannot be told."""
        if lane not in self._foreseen:
            self._foreseen[lane] = self._foresee(lane)
        return self._foreseen[lane]

    def _foresee(self, lane: int) -> Foreseen | None:
        asked = self.view.decision
        if asked is None or self.view.seat != asked.seat:
            return None
        if ("push", lane) not in self.legal:
            return None
        trial = self.rules.determinize(self.view, Rng(0, "foreseen"))
        log: list[Any] = []
        self.rules.apply(trial, ("push", lane), log)
        for _ in range(60):
            decision = trial.decision
            if (
                decision is None
                or decision.kind == "spread"
                or any(isinstance(each, e.PoolsDealt) for each in log)
            ):
                break
            self.rules.apply(trial, _passing(self.rules, trial), log)
        dealt = next((each.pools for each in log if isinstance(each, e.PoolsDealt)), None)
        if dealt is None and trial.lane == NO_LANE:
            return None
        room = tuple(_room(self.pool, trial, seat, lane) for seat in (0, 1))
        return Foreseen(dealt or trial.pools, (room[0], room[1]))


PASSING: Final = {
    "window": ("hold",),
    "trap": ("decline",),
    "anchor": ("take",),
    "chain": ("end",),
    "finish": ("end",),
}
"""How somebody answers who does nothing, by the kind of question."""


def _passing(rules: Crown, state: State) -> Action:
    """The answer of somebody who does nothing; the first that is legal where something must be done."""
    kind = state.decision.kind if state.decision is not None else ""
    return PASSING.get(kind) or rules.legal_actions(state)[0]


def _room(pool: Pool, state: State, seat: Seat, lane: int) -> int:
    at = seat * 3 + lane
    return sum(
        max(0, power - unit[3])
        for power, unit in zip(powers(pool, state, at), state.lines[at], strict=True)
        if not unit[1] & SHATTERED
    )


class FactBook:
    """The facts of the last views that were asked about."""

    def __init__(self, rules: Crown) -> None:
        self.rules = rules
        self._kept: OrderedDict[int, tuple[Seen, Facts]] = OrderedDict()

    def of(self, view: Seen) -> Facts:
        """Its facts, remembered."""
        found = self._kept.get(id(view))
        if found is not None and found[0] is view:
            self._kept.move_to_end(id(view))
            return found[1]
        facts = Facts(self.rules, view)
        self._kept[id(view)] = (view, facts)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return facts
