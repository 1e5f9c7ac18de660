"""Paints the picture of a card from its subject alone; the same subject and size give the same pixels."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.art import stage
from game.ui.art.casting import Cast, cast
from game.ui.art.emblem import paint_emblem
from game.ui.art.field import Field
from game.ui.art.figures import FIGURES
from game.ui.art.palettes import palette
from game.ui.art.pen import Pen
from game.ui.art.scenes import SCENES
from game.ui.art.scenes.setting import Setting
from game.ui.art.subject import Subject
from game.ui.paint.pixels import Array

SMALLEST = 16


def paint_art(subject: Subject, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a subject, opaque, `size` px; no display is needed. Sides under 16 px are taken as 16."""
    w, h = max(SMALLEST, int(size[0])), max(SMALLEST, int(size[1]))
    role = cast(subject)
    if role.emblem:
        return paint_emblem(subject, role, (w, h))
    return _paint_scene(subject, role, (w, h))


def art_bytes(subject: Subject, size: tuple[int, int]) -> bytes:
    """The same as rows of RGB bytes, 3 x width x height of them, to send from one process to another."""
    return pygame.image.tobytes(paint_art(subject, size), "RGB")


def figure_box(size: tuple[int, int], reach: float, aside: float) -> tuple[float, float, float]:
    """Side, left and top in px of the square in which a figure is drawn, its ground near the lower edge."""
    w, h = size
    side = min(h * 0.96, w * 1.12) * reach
    bottom = h * (1.0 if w >= h else 0.94)
    return side, (w - side) / 2 + aside * w, bottom - side


def _paint_scene(subject: Subject, role: Cast, size: tuple[int, int]) -> pygame.Surface:
    colours = palette(subject.house, subject.seed, subject.hint.get("palette", ""))
    f = Field(size, colours, subject.seed)
    w, h = size
    unit = min(w, h)
    side, left, top = figure_box(size, role.reach, role.aside)
    figure = FIGURES[role.figure]
    pen = Pen(size, side, left, top, role.flip)
    figure.draw(pen, np.random.default_rng(subject.seed + 1))
    ax, ay = pen.spot(*figure.head)
    back = Pen(size, unit, 0, 0)
    setting = Setting(f, back, (ax / w, ay / h), 400 * w / unit, 400 * h / unit)
    SCENES[role.scene](setting)
    picture = f.picture()

    light = f.light

    def distance(tone: float) -> Array:
        return f.near * np.float32(0.8) + (
            f.far * np.float32(0.75) + f.horizon * np.float32(0.3) - f.near * np.float32(0.8)
        ) * np.float32(tone)

    lamp = (f.lamp[0] * w, f.lamp[1] * h)
    from_above = (float(np.sign(lamp[0] - w / 2)) or 1.0, -1.2)
    picture.blit(stage.cut_out(back, distance, light, from_above, 0.4, 0.05, 0.6), (0, 0))

    def body(tone: float) -> Array:
        dark = f.near * np.float32(0.6) + f.far * np.float32(0.10)
        return dark + (f.far * np.float32(0.8) + f.horizon * np.float32(0.35) - dark) * np.float32(tone)

    towards = (lamp[0] - (left + side / 2), min(-0.55 * side, lamp[1] - (top + side * 0.6)))
    cut = stage.cut_out(pen, body, light, towards)
    stage.add_halo(picture, cut, f.horizon * 0.5 + light * 0.5, 0.55, 0.05)
    stage.add_form(cut, f.horizon * 0.6 + light * 0.4, towards, 0.30, f.far, 0.30)
    picture.blit(cut, (0, 0))
    if setting.front is not None:
        front = Pen(size, unit, 0, 0)
        setting.front(front)
        picture.blit(stage.cut_out(front, distance, light, from_above, 0.45, 0.05, 0.6), (0, 0))
    stage.add_glows(picture, [*pen.glows, *setting.sparks], light)
    stage.finish(picture)
    return picture
