"""The pieces on the table as they stand this moment, each on its way to where the layout wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.ui.table.pose import AT_ONCE, FOLLOW, Move, Pose, between, faded

FADE: float = 0.22
"""Seconds in which a moved piece goes and comes where motion is reduced."""


@dataclass(slots=True)
class Piece:
    """One thing that can move: its pose now, its goal, the move it is on, and whether it goes when it arrives."""

    key: str
    pose: Pose
    goal: Pose
    start: Pose
    move: Move = AT_ONCE
    age: float = 0.0
    leaving: bool = False

    @property
    def moving(self) -> bool:
        return self.age < self.move.delay + self.move.duration

    def end(self) -> None:
        self.age = self.move.delay + self.move.duration
        self.pose = self.goal


def same_place(a: Pose, b: Pose) -> bool:
    """Whether only light and marks differ, not where the piece lies or which side shows."""
    return (a.x, a.y, a.width, a.angle, a.face, a.lift) == (b.x, b.y, b.width, b.angle, b.face, b.lift)


class Stage:
    """Keyed pieces and their motions. After `finish` (or enough time) every piece stands exactly at its goal."""

    def __init__(self) -> None:
        self.pieces: dict[str, Piece] = {}
        self.reduced = False

    @property
    def moving(self) -> bool:
        return any(piece.moving for piece in self.pieces.values())

    def set(self, goals: Mapping[str, Pose]) -> None:
        """Puts everything where it belongs at once."""
        self.pieces = {key: Piece(key, pose, pose, pose) for key, pose in goals.items()}

    def send(
        self,
        goals: Mapping[str, Pose],
        moves: Mapping[str, Move] | None = None,
        leaves: Mapping[str, tuple[Pose, Move]] | None = None,
        usual: Move = FOLLOW,
    ) -> None:
        """Sends every piece to its new goal: named ones by their move, others by the usual one.

        A new piece starts at its move's `start`, or appears where it belongs. A piece without a goal goes the way
        `leaves` tells and is gone at its end, or at once.
        """
        moves, leaves = moves or {}, leaves or {}
        for key, goal in goals.items():
            self._send(key, goal, moves.get(key), usual)
        for key in [key for key in self.pieces if key not in goals]:
            piece = self.pieces[key]
            if key in leaves:
                goal, move = leaves[key]
                self._start(piece, piece.pose, goal, move)
                piece.leaving = True
            elif not (piece.leaving and piece.moving):
                del self.pieces[key]
        self.pieces = {key: self.pieces[key] for key in (*goals, *(k for k in self.pieces if k not in goals))}

    def _send(self, key: str, goal: Pose, move: Move | None, usual: Move) -> None:
        piece = self.pieces.get(key)
        if piece is None:
            start = move.start if move is not None and move.start is not None else goal
            self.pieces[key] = piece = Piece(key, start, goal, start)
            self._start(piece, start, goal, move or AT_ONCE)
            return
        if move is None and not piece.leaving and same_place(piece.goal, goal):
            piece.goal = goal
            if not piece.moving:
                piece.pose = goal
            return
        start = move.start if move is not None and move.start is not None else piece.pose
        piece.leaving = False
        if move is None and piece.moving:
            # something else opened or closed meanwhile: what travels keeps its way and time, towards the new goal
            rest = piece.move.delay + piece.move.duration - piece.age
            move = replace(usual, duration=max(usual.duration, rest))
        self._start(piece, start, goal, move or usual)

    def _start(self, piece: Piece, start: Pose, goal: Pose, move: Move) -> None:
        if self.reduced and move.duration:
            far = abs(start.x - goal.x) + abs(start.y - goal.y) > 2
            move = replace(move, duration=FADE if far else 0.0, rise=0.0)
        piece.start, piece.goal, piece.move, piece.age = start, goal, move, 0.0
        piece.pose = start
        if not piece.moving:
            piece.pose = goal
        elif start.glow != goal.glow and not move.delay:
            piece.pose = replace(start, glow=goal.glow)

    def update(self, dt: float) -> bool:
        """Moves on by dt seconds; returns whether anything changed."""
        changed = False
        for piece in list(self.pieces.values()):
            if not piece.moving:
                if piece.leaving:
                    del self.pieces[piece.key]
                    changed = True
                continue
            changed = True
            piece.age += dt
            way = piece.age - piece.move.delay
            if way <= 0:
                continue
            if not piece.moving:
                piece.pose = piece.goal
                if piece.leaving:
                    del self.pieces[piece.key]
                continue
            t = way / piece.move.duration
            if self.reduced:
                piece.pose = faded(piece.start, piece.goal, t)
            else:
                piece.pose = between(piece.start, piece.goal, t, piece.move)
        return changed

    def finish(self) -> None:
        """Ends every motion where it leads."""
        for piece in list(self.pieces.values()):
            piece.end()
            if piece.leaving:
                del self.pieces[piece.key]

    def in_order(self) -> Iterable[Piece]:
        """Lowest first, as they are drawn."""
        return sorted(self.pieces.values(), key=lambda piece: piece.pose.z)

    def poses(self) -> dict[str, Pose]:
        """All poses now, for comparing pictures without pixels."""
        return {key: piece.pose for key, piece in self.pieces.items()}
