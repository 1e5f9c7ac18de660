import numpy as np
import pygame

from game.ui.art.pen import LAYERS, Pen


def ink(pen):
    return np.array(pygame.surfarray.pixels2d(pen.ink)).T


def test_later_layers_lie_in_front():
    p = Pen((100, 100), 100, 0, 0)
    p.oval(200, 200, 150)
    p.layer(0.5)
    p.oval(200, 200, 50)
    field = ink(p)
    assert field[100, 100] == 2
    assert field[100, 40] == 1
    assert field[2, 2] == 0


def test_a_placed_drawing_is_scaled_turned_and_moved():
    p = Pen((100, 100), 400, 0, 0)
    with p.placed(50, 20, 2.0, turn=90):
        x, y = p.spot(10, 0)
    assert (round(x), round(y)) == (50, 40)
    assert p.spot(10, 0) == (10, 0)


def test_mirrored_drawings_turn_the_other_way():
    p = Pen((100, 100), 400, 0, 0)
    with p.mirrored(), p.placed(100, 100, turn=90):
        x, y = p.spot(10, 0)
    assert (round(x), round(y)) == (300, 110)


def test_both_draws_two_equal_halves():
    p = Pen((100, 100), 100, 0, 0)
    p.both((200, 50), (300, 120), (260, 300), (200, 340))
    field = ink(p) > 0
    assert (field != field[:, ::-1]).mean() < 0.02


def test_a_cut_goes_through_everything():
    p = Pen((100, 100), 100, 0, 0)
    p.oval(200, 200, 150)
    p.layer()
    p.oval(200, 200, 100)
    p.cut_oval(200, 200, 20)
    assert ink(p)[100, 100] == 0


def test_a_limb_tapers():
    p = Pen((100, 100), 400, 0, 0)
    p.limb((10, 50, 8), (50, 50, 6), (90, 50, 1))
    field = ink(p) > 0
    assert field[:, 30].sum() > field[:, 150].sum() > 0


def test_more_layers_than_there_are_share_the_last():
    p = Pen((20, 20), 20, 0, 0)
    for _ in range(100):
        p.layer(0.3)
    assert p.number == LAYERS
    assert len(p.tones) == len(p.lit) == LAYERS + 1


def test_eyes_are_noted_in_pixels_of_the_picture():
    p = Pen((100, 100), 200, 10, 20)
    p.eyes(200, 100, 40, 8)
    noted = [(round(g.x), round(g.y), round(g.radius), g.eye) for g in p.glows]
    assert noted == [(100, 70, 4, True), (120, 70, 4, True)]
