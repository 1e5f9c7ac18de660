"""What situations of every table are staged with: matches brought to a moment, and a hand on the scene."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.match import Match
from game.core.rng import Rng
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack


def act(match: Match, text: str) -> None:
    """Whoever must decide says this."""
    decision = match.decision
    assert decision is not None  # noqa: S101 - a script ends before the game does
    match.submit(decision.seat, match.rules.parse(match.play.state, text, match.play.names))


def wander(match: Match, steps: int, seed: int, wanted: Callable[[Match], bool] = lambda _: False) -> None:
    """Plays legal actions by a seed, so many or until the moment that is wanted (and another 4,000 at most)."""
    luck = Rng(seed, "situation")
    for _ in range(steps or 4000):
        decision = match.decision
        if decision is None or wanted(match):
            return
        match.submit(decision.seat, luck.choice(match.rules.legal_actions(match.play.state)))


def on(scene: TableScene) -> SceneStack:
    """The scene alone on a stack."""
    stack = SceneStack(scene.desk)
    stack.push(scene)
    return stack


def move(scene: TableScene, pos: tuple[int, int]) -> None:
    """The pointer goes there."""
    scene.desk.pointer = pos
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))


def press(scene: TableScene, pos: tuple[int, int]) -> None:
    """The left button goes down."""
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))


def release(scene: TableScene, pos: tuple[int, int]) -> None:
    """The left button goes up."""
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
