"""What there is to see without a display: one game of each kind between bots, in pictures and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame

from game.app.demo import bot_game, write_transcript
from game.app.match import Match
from game.app.settings import Settings
from game.app.thinking import InlineBots
from game.rules import GAMES
from game.ui import shot
from game.ui.app import House
from game.ui.desk import Desk
from game.ui.scene import Scene
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.stack import SceneStack
from game.ui.table.mats import MATS

SIZE = (1600, 900)
SEED = 26
MOMENTS = (("1-start", 0.0), ("2-early", 0.22), ("3-middle", 0.5), ("4-late", 0.8))
"""Names of the pictures of the table, and after which share of the game each is taken."""
SETTLE = 3.0
"""Seconds that a scene has to come to rest."""


def play_demo(folder: Path, seed: int = SEED, games: list[str] | None = None) -> Iterator[Path]:
    """Plays, draws and writes into the folder, and gives each file as it is written; raises OSError.

    The same seed gives the same pictures and words. A game whose table cannot be drawn yet is told in words only.
    """
    for game in games or list(GAMES):
        match = bot_game(game, seed)
        if game in MATS:
            for name, picture in _pictures(match, folder):
                path = folder / f"{game}-{name}.png"
                shot.save(picture, path)
                yield path
        yield write_transcript(match, folder)


def _pictures(match: Match, folder: Path) -> Iterator[tuple[str, pygame.Surface]]:
    for name, share in MOMENTS:
        actions = round(len(match.play.moves) * share)
        yield name, _drawn(partial(_table, match, actions), folder)
    yield "5-result", _drawn(lambda desk: House(desk, InlineBots()).result(match), folder)


def _table(match: Match, actions: int, desk: Desk) -> Scene:
    return TableScene(desk, _until(match, actions), played=False)


def _until(match: Match, actions: int) -> Match:
    """The same match after its first actions, on its own."""
    header = match.header
    again = Match.new(header.game, header.options, header.seed, header.seats, folder=None)
    for move in match.play.moves[:actions]:
        if move.action is not None:
            again.submit(move.seat, move.action)
    return again


def _drawn(make: Callable[[Desk], Scene], folder: Path) -> pygame.Surface:
    desk = Desk(Screen(*SIZE), Settings(speed="instant", reduced_motion=True), folder)
    stack = SceneStack(desk)
    stack.push(make(desk))
    top = stack.top
    # only this scene's own time: the table beneath would play on
    for _ in range(round(SETTLE * 60)):
        if top is None or not top.moving:
            break
        top.update(1 / 60)
    picture = pygame.Surface(SIZE, 0, 32)
    stack.draw(picture)
    while stack.scenes:
        stack.scenes.pop().leave()
    return picture
