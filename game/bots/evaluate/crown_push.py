"""What a push of a lane in Recusant Crown brings its attacker: damage on both sides, and what breaks."""

from __future__ import annotations

from game.core.ids import Seat
from game.rules.crown.state import WIN, State

POWER = 0.14
"""Each point of a creature's Power, in logits of the chance to win like all that is weighed."""
NEXT, LATER, CORNERED = 0.65, 0.12, 0.3
"""What a push that breaks an anchor is worth to the player whose turn comes, and to the other: who is threatened walks
away, unless there is no lane without the other's creatures to walk to."""
BROKEN = 0.85
"""And what it is worth in the push that is under way."""
DAMAGE = 0.05
"""A point of Power that a push shatters for certain."""
AWAKENED = 3.0
"""The end of the game with a win, in anchors."""


class Side:
    """What one side of a lane puts into a push and takes of one."""

    __slots__ = (
        "adds",
        "attack",
        "coming",
        "defend",
        "front",
        "push",
        "sieges",
        "takes",
        "terrors",
        "tough",
        "worth",
    )

    def __init__(self) -> None:
        self.worth = 0.0
        """What all that stands there is worth to who controls it."""
        self.sieges = 0
        self.attack = self.tough = self.push = self.defend = self.front = 0
        self.adds = self.takes = self.terrors = 0
        self.coming = 0
        """The Power that is still to come in a push that is under way."""


NOBODY = Side()


def sureness(state: State, seat: Seat) -> float:
    """How surely a player makes their best push."""
    if state.turn == seat:
        return NEXT
    return CORNERED if all(state.lines[seat * 3 : seat * 3 + 3]) else LATER


def best_push(state: State, seat: Seat, sides: list[Side]) -> tuple[float, int]:
    """What the best push of a player would bring them, and in which lane; 0 where none brings anything."""
    best, where = 0.0, 0
    for lane in range(3):
        if state.lines[lane] and state.lines[lane + 3]:
            value = _push(state, seat, lane, sides[seat * 3 + lane], sides[(1 - seat) * 3 + lane])
            if value > best:
                best, where = value, lane
    return best, where


def _push(state: State, seat: Seat, lane: int, own: Side, other: Side) -> float:
    """What a push of this lane would bring its attacker."""
    dealt = max(0, own.attack + own.push + own.adds - other.takes - other.terrors * own.front)
    taken = max(0, other.attack + other.defend + other.adds - own.takes - own.terrors * other.front)
    own_tough, other_tough = own.tough + own.push, other.tough + other.defend
    value = DAMAGE * (min(dealt, other_tough) - min(taken, own_tough))
    if dealt > other_tough:
        value += _break(state, 1 - seat, lane)
    if taken > own_tough:
        value -= _break(state, seat, lane)
    return value


def under_way(state: State, sides: list[Side]) -> float:
    """What the push that is under way will have brought its attacker, as the pools stand."""
    seat, lane = state.turn, state.lane
    own, other = sides[seat * 3 + lane], sides[(1 - seat) * 3 + lane]
    if state.spreads != (None, None):
        return 0.0
    dealt = state.pools[seat] + own.coming
    taken = state.pools[1 - seat] + other.coming
    value = POWER * (min(dealt, other.tough) - min(taken, own.tough))
    if dealt > other.tough:
        value += BROKEN * _break(state, 1 - seat, lane)
    if taken > own.tough:
        value -= BROKEN * _break(state, seat, lane)
    return value


def _break(state: State, loser: Seat, lane: int) -> float:
    """What it is worth to break through a side of a lane: an anchor, or the end of the game as it would stand."""
    if state.anchors[loser * 3 + lane]:
        return AWAKENED if state.majesty[1 - loser] + 1 >= WIN else 1.0
    margin = state.majesty[1 - loser] - (state.majesty[loser] - 1)
    return AWAKENED * ((margin > 0) - (margin < 0))
