"""The window as other eyes see it: the published matrices, quick enough for a table that moves, over everything."""

from __future__ import annotations

import time

import numpy as np
import pygame
import pytest

from game.app.settings import Settings
from game.ui.desk import Desk
from game.ui.filters import FILTERS, MATRICES, apply, seen
from game.ui.scene import Scene
from game.ui.screen import Screen
from game.ui.stack import SceneStack

# worked out by hand from Machado 2009 at severity 1.0: linear light, matrix, clipped, back to sRGB
KNOWN = {
    ("protan", (255, 0, 0)): (109, 95, 0),
    ("deutan", (255, 0, 0)): (163, 144, 0),
    ("tritan", (0, 0, 255)): (0, 107, 150),
    ("protan", (0, 255, 0)): (255, 229, 0),
    ("grey", (255, 0, 0)): (127, 127, 127),
    ("grey", (0, 255, 0)): (220, 220, 220),
    ("grey", (0, 0, 255)): (76, 76, 76),
}


def noise(size=(160, 120), seed=1) -> pygame.Surface:
    pixels = np.random.default_rng(seed).integers(0, 256, (*size, 3)).astype(np.uint8)
    surface = pygame.Surface(size, 0, 32)
    pygame.surfarray.blit_array(surface, pixels)
    return surface


@pytest.mark.parametrize(("name", "colour"), KNOWN)
def test_known_colours_come_out_as_worked_out_by_hand(name, colour):
    wanted = KNOWN[name, colour]
    assert all(abs(a - b) <= 1 for a, b in zip(seen(colour, name), wanted, strict=True)), seen(colour, name)


@pytest.mark.parametrize("name", MATRICES)
def test_rows_add_up_to_one_so_that_grey_stays_grey(name):
    assert all(abs(sum(row) - 1) < 1e-5 for row in MATRICES[name])
    for level in (0, 1, 37, 128, 200, 255):
        assert all(abs(part - level) <= 1 for part in seen((level, level, level), name))


@pytest.mark.parametrize("name", MATRICES)
def test_a_whole_picture_is_seen_as_its_single_colours_are(name):
    picture = noise()
    before = pygame.surfarray.array3d(picture).astype(int)
    apply(picture, name)
    after = pygame.surfarray.array3d(picture).astype(int)
    wanted = np.array(
        [[seen(tuple(map(int, colour)), name) for colour in column] for column in before[::9, ::7]]
    )
    off = np.abs(after[::9, ::7] - wanted)
    assert off.mean() < 0.7
    assert off.max() <= 14  # only close to black, where a step is large
    assert off[wanted > 40].max() <= 3


@pytest.mark.parametrize("name", MATRICES)
def test_black_and_white_stay_as_they_are(name):
    for level in (0, 255):
        picture = pygame.Surface((8, 8), 0, 32)
        picture.fill((level, level, level))
        apply(picture, name)
        assert picture.get_at((3, 3))[:3] == (level, level, level)


def test_without_a_filter_nothing_changes():
    picture = noise()
    before = pygame.image.tobytes(picture, "RGB")
    apply(picture, "")
    assert pygame.image.tobytes(picture, "RGB") == before


def test_what_is_clear_stays_clear():
    picture = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    picture.fill((200, 30, 30, 77))
    apply(picture, "grey")
    assert picture.get_at((1, 1))[3] == 77
    assert len(set(picture.get_at((1, 1))[:3])) == 1


def test_pictures_of_another_depth_are_filtered_too():
    plain, other = pygame.Surface((5, 5), 0, 32), pygame.Surface((5, 5), 0, 24)
    for picture in (plain, other):
        picture.fill((200, 60, 20))
        apply(picture, "deutan")
    assert other.get_at((2, 2))[:3] == plain.get_at((2, 2))[:3]


def test_a_part_of_a_window_can_be_filtered_alone():
    picture = noise()
    left = picture.subsurface((0, 0, 40, 120))
    before = pygame.image.tobytes(picture.subsurface((40, 0, 120, 120)), "RGB")
    apply(left, "grey")
    assert pygame.image.tobytes(picture.subsurface((40, 0, 120, 120)), "RGB") == before
    assert len(set(picture.get_at((3, 3))[:3])) == 1


def test_a_filter_that_is_none_is_refused():
    with pytest.raises(KeyError):
        apply(noise((4, 4)), "sepia")


def test_every_filter_has_a_name_and_a_matrix():
    assert set(FILTERS) == {"", *MATRICES}
    assert all(FILTERS.values())


def test_a_frame_is_filtered_quickly_enough_for_a_table_that_moves():
    picture = noise((1280, 720))
    apply(picture, "protan")
    laps = []
    for _ in range(5):
        start = time.process_time()
        apply(picture, "protan")
        laps.append(time.process_time() - start)
    assert min(laps) < 0.025


class Red(Scene):
    def draw(self, surface):
        surface.fill((255, 0, 0))


def test_the_stack_shows_everything_through_the_filter_of_the_desk(tmp_path):
    desk = Desk(Screen(320, 200), Settings(), tmp_path)
    stack = SceneStack(desk)
    stack.push(Red(desk))
    picture = pygame.Surface((320, 200), 0, 32)
    stack.draw(picture)
    assert picture.get_at((5, 5))[:3] == (255, 0, 0)
    desk.filter = "grey"
    stack.draw(picture)
    stack.draw(picture)
    assert picture.get_at((5, 5))[:3] == (127, 127, 127)


def test_notices_are_seen_through_the_filter_too(tmp_path):
    desk = Desk(Screen(960, 600), Settings(), tmp_path)
    stack = SceneStack(desk)
    stack.push(Red(desk))
    desk.toasts.say("A fault in red", fault=True)
    desk.filter = "grey"
    picture = pygame.Surface((960, 600), 0, 32)
    stack.draw(picture)
    pixels = pygame.surfarray.array3d(picture).astype(int)
    assert (np.ptp(pixels, axis=2) <= 1).all()
