"""What situations of every table are staged with: matches brought to a moment, and a hand on the scene."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.app.match import Match
from game.core.record import Sitter
from game.core.rng import Rng
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack


def seated(people: Sequence[tuple[str, str]], humans: Sequence[int]) -> list[Sitter]:
    """Names and colours as people at those seats and greedy bots at the others."""
    return [
        Sitter(name, "human" if seat in humans else "bot", colour, "" if seat in humans else "greedy")
        for seat, (name, colour) in enumerate(people)
    ]


def act(match: Match, text: str) -> None:
    """Whoever must decide says this."""
    decision = match.decision
    assert decision is not None  # noqa: S101 - a script ends before the game does
    match.submit(decision.seat, match.rules.parse(match.play.state, text, match.play.names))


def wander(
    match: Match,
    steps: int,
    seed: int,
    wanted: Callable[[Match], bool] = lambda _: False,
    dull: Collection[str] = (),
) -> None:
    """Plays legal actions by a seed, so many or until the moment that is wanted (and another 4,000 at most).

    Actions of a kind that is `dull` are played where there is no other.
    """
    luck = Rng(seed, "situation")
    for _ in range(steps or 4000):
        decision = match.decision
        if decision is None or wanted(match):
            return
        legal = match.rules.legal_actions(match.play.state)
        lively = [action for action in legal if action[0] not in dull] or legal
        match.submit(decision.seat, luck.choice(lively))


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


def centre(scene: TableScene, handle: str) -> tuple[int, int]:
    """The middle of a piece or a place, in pixels."""
    spot = next((spot for spot in reversed(scene.hands.spots) if spot.handle == handle), None)
    if spot is not None:
        return spot.rect.center
    piece = scene.stage.pieces[handle]
    return round(piece.goal.x), round(piece.goal.y)


def click(scene: TableScene, handle: str) -> None:
    """A click on a thing."""
    pos = centre(scene, handle)
    move(scene, pos)
    press(scene, pos)
    release(scene, pos)


def drag(scene: TableScene, take: str, to: tuple[int, int], held: tuple[int, int] = (0, 0)) -> None:
    """Takes a thing and holds it with its middle there; `held` is how far from the middle the hand has it."""
    away = scene.screen.px(held[0]), scene.screen.px(held[1])
    (x, y), goal = centre(scene, take), (to[0] + away[0], to[1] + away[1])
    start = (x + away[0], y + away[1])
    move(scene, start)
    press(scene, start)
    move(scene, (start[0] + scene.screen.px(12), start[1]))
    for part in (0.4, 0.8, 1.0, 1.0):
        move(
            scene,
            (round(start[0] + (goal[0] - start[0]) * part), round(start[1] + (goal[1] - start[1]) * part)),
        )
    scene.update(0.5)
    scene.hands.grip.speed = 0.0
    move(scene, goal)
    scene.update(0.3)
