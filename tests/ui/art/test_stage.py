import numpy as np
import pygame

from game.ui.art import stage
from game.ui.art.pen import Pen


def test_a_blur_keeps_what_is_even_and_spreads_what_is_not():
    even = np.full((20, 30), 0.5, np.float32)
    assert np.allclose(stage.blur(even, 3), 0.5, atol=1e-4)
    spot = np.zeros((41, 41), np.float32)
    spot[20, 20] = 1
    soft = stage.blur(spot, 2)
    assert 0 < soft[20, 26] < soft[20, 22] < soft[20, 20] < 0.1
    assert np.isclose(soft.sum(), 1, atol=1e-3)


def test_moving_a_field_repeats_its_edge():
    f = np.arange(6, dtype=np.float32).reshape(2, 3)
    assert stage.moved(f, 1, 0).tolist() == [[0, 0, 1], [3, 3, 4]]
    assert stage.moved(f, 0, -1).tolist() == [[3, 4, 5], [3, 4, 5]]


def test_edges_are_lit_on_the_side_of_the_light_only():
    p = Pen((100, 100), 400, 0, 0)
    p.oval(50, 50, 30)
    cut = stage.cut_out(
        p, lambda _: np.array((10, 10, 10), np.float32), np.array((250, 250, 250), np.float32), (0, -1)
    )
    shown = pygame.surfarray.array_red(cut).T
    assert shown[20:25, 50].max() > 200
    assert shown[50, 50] < 60
    assert shown[78, 50] < 60
    assert pygame.surfarray.array_alpha(cut).T[5, 5] == 0


def test_a_front_layer_has_an_edge_of_its_own():
    p = Pen((100, 100), 400, 0, 0)
    p.flat((0, 0), (100, 0), (100, 100), (0, 100))
    p.layer()
    p.oval(50, 50, 20)
    cut = stage.cut_out(
        p, lambda _: np.array((10, 10, 10), np.float32), np.array((250, 250, 250), np.float32), (0, -1)
    )
    assert pygame.surfarray.array_red(cut).T[30:36, 50].max() > 200


def test_a_lit_layer_shines_all_over():
    p = Pen((60, 60), 400, 0, 0)
    p.layer(lit=True)
    p.oval(30, 30, 20)
    cut = stage.cut_out(p, lambda _: np.zeros(3, np.float32), np.array((200, 220, 240), np.float32), (0, -1))
    assert tuple(cut.get_at((30, 34)))[:3] == (200, 220, 240)


def test_a_drawing_is_moved_to_where_its_middle_shall_be():
    p = Pen((100, 100), 400, 0, 0)
    p.oval(30, 20, 10)
    p.light(30, 20, 4)
    stage.centre(p, (60, 50))
    columns, rows = np.nonzero(pygame.surfarray.pixels2d(p.ink))
    assert abs(columns.mean() / 2 - 60) < 1
    assert abs(rows.mean() / 2 - 50) < 1
    assert (round(p.glows[0].x), round(p.glows[0].y)) == (60, 50)
