"""Every drawing is really there: its ink covers enough and not too much, and its eyes lie on it."""

import numpy as np
import pygame
import pytest

from game.ui.art.figures import FIGURES
from game.ui.art.pen import Pen
from game.ui.art.things import THINGS

SIZE = (200, 200)


def drawn(draw, flip=False):
    pen = Pen(SIZE, 160, 20, 30, flip)
    draw(pen, np.random.default_rng(1))
    return pen, np.array(pygame.surfarray.pixels2d(pen.ink)).T


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_figure_covers_enough_and_not_everything(name):
    _, ink = drawn(FIGURES[name].draw)
    assert 0.06 < (ink > 0).mean() < 0.82


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_the_eyes_of_a_figure_lie_on_it(name):
    pen, ink = drawn(FIGURES[name].draw)
    for glow in pen.glows:
        if glow.eye:
            x, y = int(glow.x * 2), int(glow.y * 2)
            assert ink[max(0, y - 3) : y + 4, max(0, x - 3) : x + 4].any(), (glow.x, glow.y)


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_figure_has_depth(name):
    _, ink = drawn(FIGURES[name].draw)
    assert len(np.unique(ink)) >= 3


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_the_head_of_a_figure_is_inside_its_box(name):
    x, y = FIGURES[name].head
    assert 100 <= x <= 320
    assert 60 <= y <= 300


@pytest.mark.parametrize("name", sorted(THINGS))
def test_a_thing_covers_enough_and_keeps_to_its_box(name):
    _, ink = drawn(THINGS[name])
    rows, columns = np.nonzero(ink)
    assert 0.03 < (ink > 0).mean() < 0.6
    assert columns.min() >= 2 * 20 - 16
    assert columns.max() <= 2 * 180 + 16
    assert rows.max() <= 2 * 190 + 24


def test_a_flipped_figure_is_the_mirror_of_itself():
    pen, ink = drawn(FIGURES["hound"].draw)
    other, flipped = drawn(FIGURES["hound"].draw, flip=True)
    assert ((ink > 0) != (flipped[:, ::-1] > 0)).mean() < 0.02
    assert other.glows[0].x == pytest.approx(200 - pen.glows[0].x, abs=0.01)


def test_no_figure_runs_out_of_layers_before_its_last_stroke():
    for name, figure in FIGURES.items():
        pen, _ = drawn(figure.draw)
        assert pen.number <= 63, name
