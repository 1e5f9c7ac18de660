"""Pictures of situations, drawn off screen: the same situation at the same size is the same picture."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.app.settings import Settings
from game.ui.paint.text import text
from game.ui.screen import Screen
from game.ui.situations import Situation, Staged

STRIP_WIDE = 1920
"""Pixels across a strip, at most."""


def drawn(situation: Situation, size: tuple[int, int], scale: float = 1.0) -> pygame.Surface:
    """One situation as a picture of that size."""
    staged = Staged(situation, Screen(*size, scale), _settings(scale))
    try:
        return _picture(staged, size)
    finally:
        staged.close()


def strip(
    situation: Situation, size: tuple[int, int], moments: Sequence[int], scale: float = 1.0
) -> pygame.Surface:
    """Its moments (milliseconds after it was set up) side by side in rows, each with its time."""
    staged = Staged(dataclasses.replace(situation, seconds=0.0), Screen(*size, scale), _settings(scale))
    frames = []
    now = 0
    try:
        for moment in moments:
            staged.run((moment - now) / 1000)
            now = moment
            frames.append(_picture(staged, size))
    finally:
        staged.close()
    columns = min(len(frames), max(1, math.ceil(math.sqrt(len(frames) * 0.8))))
    wide = min(size[0], STRIP_WIDE // columns)
    tall = round(size[1] * wide / size[0])
    rows = -(-len(frames) // columns)
    sheet = pygame.Surface((columns * (wide + 4) - 4, rows * (tall + 4) - 4), 0, 32)
    for n, (frame, moment) in enumerate(zip(frames, moments, strict=True)):
        x, y = n % columns * (wide + 4), n // columns * (tall + 4)
        small = pygame.transform.smoothscale(frame, (wide, tall)) if wide < size[0] else frame
        sheet.blit(small, (x, y))
        text(sheet, f"{moment} ms", (x + wide - 8, y + tall - 6), "uib", 14, "#ffffff", "br", shadow=3)
    return sheet


def save(picture: pygame.Surface, path: Path) -> None:
    """Writes a PNG (or what the name's ending says); raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(picture, path)
    except pygame.error as fault:
        raise OSError(str(fault)) from None


def _settings(scale: float) -> Settings:
    return Settings(ui_scale=round(scale * 100))


def _picture(staged: Staged, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, 0, 32)
    staged.stack.draw(picture)
    return picture
