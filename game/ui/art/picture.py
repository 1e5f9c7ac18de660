"""Paints the picture of a card from its subject alone; the same subject and size give the same pixels."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.art import emblem, stage
from game.ui.art.casting import Cast, cast
from game.ui.art.field import Field
from game.ui.art.figures import FIGURES
from game.ui.art.palettes import palette
from game.ui.art.pen import Pen
from game.ui.art.scenes import SCENES
from game.ui.art.scenes.setting import Setting
from game.ui.art.subject import Subject
from game.ui.art.things import THINGS
from game.ui.paint.pixels import Array

SMALLEST = 16
TALL_GROUND = 0.86
"""Height of the ground on tall pictures, as a fraction of theirs."""


def paint_art(subject: Subject, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a subject, opaque, `size` px; no display is needed. Sides under 16 px are taken as 16."""
    w, h = max(SMALLEST, int(size[0])), max(SMALLEST, int(size[1]))
    role = cast(subject)
    if role.thing and role.scene in emblem.GROUNDS:
        picture = _emblem(subject, role, (w, h))
    elif role.thing:
        picture = _vista(subject, role, (w, h))
    else:
        picture = _portrait(subject, role, (w, h))
    stage.finish(picture)
    return picture


def art_bytes(subject: Subject, size: tuple[int, int]) -> bytes:
    """The same as rows of RGB bytes, 3 x width x height of them, to send from one process to another."""
    return pygame.image.tobytes(paint_art(subject, size), "RGB")


def _tall(size: tuple[int, int]) -> bool:
    return size[1] > size[0] * 1.15


def figure_box(size: tuple[int, int], reach: float, aside: float) -> tuple[float, float, float]:
    """Side, left and top in px of the square in which a figure is drawn.

    Its ground is the lower edge; on tall pictures it is higher, where cards do not write over it.
    """
    w, h = size
    side = min(h * 0.96, w * (1.05 if _tall(size) else 1.12)) * reach
    bottom = h * (TALL_GROUND if _tall(size) else 1.0)
    return side, (w - side) / 2 + aside * w, bottom - side


def thing_box(size: tuple[int, int], reach: float) -> tuple[float, float, float]:
    """Side, left and top in px of the square in which a thing is drawn: in the middle, on tall pictures higher."""
    w, h = size
    side = (h * 0.66 if w >= h else min(w * 0.80, h * 0.66)) * reach
    return side, (w - side) / 2, h * (0.5 if w >= h else 0.46) - side / 2


def _emblem(subject: Subject, role: Cast, size: tuple[int, int]) -> pygame.Surface:
    side, left, top = thing_box(size, role.reach)
    middle = (0.5, (top + side / 2) / size[1])
    picture, ground = emblem.paint_ground(subject, role.scene, role.palette, size, middle)
    pen = Pen(size, side, left, top, role.flip)
    _draw_thing(pen, subject, role)
    stage.centre(pen, (size[0] / 2, top + side / 2))
    emblem.set_thing(picture, pen, ground.light)
    return picture


def _draw_thing(pen: Pen, subject: Subject, role: Cast) -> None:
    dice = np.random.default_rng(subject.seed + 1)
    if role.figure in THINGS:
        THINGS[role.figure](pen, dice)
        return
    FIGURES[role.figure].draw(pen, dice)
    pen.tones = [0.2 + 0.8 * tone for tone in pen.tones]  # figures are dark; gold is not


def _vista(subject: Subject, role: Cast, size: tuple[int, int]) -> pygame.Surface:
    side, left, top = thing_box(size, role.reach)
    setting = _setting(subject, role, size, (0.5, (top + side / 2) / size[1]))
    f = setting.field
    picture = f.picture()
    _stand_back(picture, setting)
    pen = Pen(size, side, left, top, role.flip)
    _draw_thing(pen, subject, role)
    stage.centre(pen, (size[0] / 2, top + side / 2))
    _stand_front(picture, setting)
    stage.add_glows(picture, setting.sparks, f.light)
    emblem.set_thing(picture, pen, f.light)
    return picture


def _portrait(subject: Subject, role: Cast, size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    side, left, top = figure_box(size, role.reach, role.aside)
    figure = FIGURES[role.figure]
    pen = Pen(size, side, left, top, role.flip)
    figure.draw(pen, np.random.default_rng(subject.seed + 1))
    ax, ay = pen.spot(*figure.head)
    setting = _setting(subject, role, size, (ax / w, ay / h))
    f = setting.field
    picture = f.picture()
    _stand_back(picture, setting)

    def body(tone: float) -> Array:
        dark = f.near * np.float32(0.6) + f.far * np.float32(0.08)
        pale = f.far * np.float32(0.8) + f.horizon * np.float32(0.35)
        if tone > 1:  # flames and the like: beyond pale lies the light itself
            return np.asarray(pale + (f.light - pale) * np.float32(tone - 1), np.float32)
        return np.asarray(dark + (pale - dark) * np.float32(tone), np.float32)

    towards = (f.lamp[0] * w - (left + side / 2), min(-0.55 * side, f.lamp[1] * h - (top + side * 0.6)))
    cut = stage.cut_out(pen, body, f.light, towards)
    stage.add_halo(picture, cut, f.horizon * 0.5 + f.light * 0.5, 0.5, 0.05)
    stage.add_form(cut, f.horizon * 0.6 + f.light * 0.4, towards, 0.30, f.far, 0.20)
    picture.blit(cut, (0, 0))
    if _tall(size):
        stage.add_ground(picture, f.near * np.float32(0.55), TALL_GROUND - 0.02)
    _stand_front(picture, setting)
    stage.add_glows(picture, [*pen.glows, *setting.sparks], f.light)
    return picture


def _setting(subject: Subject, role: Cast, size: tuple[int, int], aim: tuple[float, float]) -> Setting:
    f = Field(size, palette(subject.house, subject.seed, role.palette), subject.seed)
    unit = min(size)
    setting = Setting(f, Pen(size, unit, 0, 0), aim, 400 * size[0] / unit, 400 * size[1] / unit)
    SCENES[role.scene](setting)
    return setting


def _distance(f: Field, tone: float) -> Array:
    dark = f.near * np.float32(0.8)
    pale = f.far * np.float32(0.75) + f.horizon * np.float32(0.3)
    return np.asarray(dark + (pale - dark) * np.float32(tone), np.float32)


def _stand_back(picture: pygame.Surface, setting: Setting) -> None:
    f = setting.field
    side = 1.0 if f.lamp[0] >= 0.5 else -1.0
    cut = stage.cut_out(setting.back, lambda tone: _distance(f, tone), f.light, (side, -1.2), 0.4, 0.05, 0.6)
    picture.blit(cut, (0, 0))


def _stand_front(picture: pygame.Surface, setting: Setting) -> None:
    if setting.front is None:
        return
    f = setting.field
    pen = Pen(f.size, min(f.size), 0, 0)
    setting.front(pen)
    side = 1.0 if f.lamp[0] >= 0.5 else -1.0
    picture.blit(
        stage.cut_out(pen, lambda tone: _distance(f, tone), f.light, (side, -1.2), 0.45, 0.05, 0.6), (0, 0)
    )
