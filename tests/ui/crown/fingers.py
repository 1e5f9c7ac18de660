"""Fingers for Crown's table: takes, puts, clicks and keys, as pygame tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.ui.crown import positions
from game.ui.crown.staging import half, in_hand, quiet, table, unit
from game.ui.scenes.table import TableScene
from game.ui.staging import centre
from tests.ui.table.hands import a_desk, down, key, motion, put, rest, said, up

__all__ = ["a_desk", "centre", "half", "in_hand", "key", "positions", "quiet", "rest", "said", "unit"]


def fresh(
    position: Mapping[str, Any] | None = None, *script: str, speed: str = "1x", humans: Sequence[int] = (0,)
) -> TableScene:
    """A table at rest."""
    scene = table(
        a_desk(speed=speed), position=position or positions.own_turn(), script=script, humans=humans
    )
    put(scene)
    return scene


def settle(scene: TableScene) -> None:
    for _ in range(600):
        scene.update(0.05)
        if scene.director.gate is not None:
            scene.go_on()
        if not scene.director.busy and not scene.stage.moving:
            return


def lift(scene: TableScene, take: str) -> None:
    """Presses a thing and pulls it a little."""
    x, y = centre(scene, take)
    motion(scene, (x, y))
    down(scene, (x, y))
    motion(scene, (x + 12, y + 1))


def drag(scene: TableScene, take: str, goal: str | tuple[int, int]) -> None:
    """Takes a thing, carries it there, and lets go."""
    lift(scene, take)
    pos = centre(scene, goal) if isinstance(goal, str) else goal
    motion(scene, pos)
    motion(scene, (pos[0] + 1, pos[1]))
    up(scene, pos)


def click(scene: TableScene, where: str | tuple[int, int]) -> None:
    pos = centre(scene, where) if isinstance(where, str) else where
    motion(scene, pos)
    down(scene, pos)
    up(scene, pos)


def wheel(scene: TableScene, step: int) -> None:
    scene.handle(
        pygame.event.Event(
            pygame.MOUSEWHEEL, x=0, y=-step, flipped=False, precise_x=0.0, precise_y=float(-step)
        )
    )


def to_question(scene: TableScene, kind: str) -> None:
    """Answers quietly until a question of that kind stands."""
    for _ in range(60):
        decision = scene.match.decision
        assert decision is not None
        if decision.kind == kind:
            break
        scene.match.submit(decision.seat, quiet(scene.match))
    scene.refresh()
    settle(scene)
