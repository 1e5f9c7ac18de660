import hashlib
import os
import subprocess
import sys

import numpy as np
import pygame
import pytest

from game.ui.art import Subject, art_bytes, paint_art
from game.ui.art.emblem import GROUNDS
from game.ui.art.picture import figure_box
from game.ui.art.scenes import SCENES

SQUIRE = Subject("crown", "brave_squire", "Brave Squire", "creature", "resolve", (), 2)
STAR = Subject("crown", "falling_star", "Falling Star", "spell", "dream")
SMALL = (96, 72)


def field(subject, size=SMALL):
    return pygame.surfarray.array3d(paint_art(subject, size)).astype(np.float32)


@pytest.mark.parametrize("size", [(96, 72), (60, 84), (80, 80), (33, 97), (16, 16)])
def test_a_picture_has_the_size_wanted(size):
    assert paint_art(SQUIRE, size).get_size() == size
    assert paint_art(STAR, size).get_size() == size


def test_sizes_too_small_to_paint_are_taken_as_sixteen():
    assert paint_art(SQUIRE, (3, 40)).get_size() == (16, 40)


def test_the_same_subject_gives_the_same_pixels():
    assert art_bytes(SQUIRE, SMALL) == art_bytes(SQUIRE, SMALL)
    assert len(art_bytes(SQUIRE, SMALL)) == 96 * 72 * 3


ELSEWHERE = """
import hashlib
from game.ui.art import Subject, art_bytes
squire = Subject("crown", "brave_squire", "Brave Squire", "creature", "resolve", (), 2)
print(hashlib.sha256(art_bytes(squire, (96, 72))).hexdigest())
"""


def test_another_process_without_any_display_paints_the_same():
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    env = {**{k: v for k, v in os.environ.items() if k not in hidden}, "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True, env=env
    )
    assert done.stdout.split()[-1] == hashlib.sha256(art_bytes(SQUIRE, SMALL)).hexdigest()


def test_two_cards_of_one_name_differ():
    a = Subject("crown", "first", "Grey Wolf", "creature", "verge")
    b = Subject("crown", "second", "Grey Wolf", "creature", "verge")
    assert np.abs(field(a) - field(b)).mean() > 4


def test_a_palette_hint_changes_the_colours():
    tide = Subject(
        "crown", "brave_squire", "Brave Squire", "creature", "resolve", (), 2, {"palette": "tide 1"}
    )
    assert np.abs(field(SQUIRE).mean((0, 1)) - field(tide).mean((0, 1))).max() > 12


@pytest.mark.parametrize("scene", sorted(SCENES))
@pytest.mark.parametrize("size", [(96, 72), (60, 84)])
def test_every_scene_has_light_and_dark(scene, size):
    picture = field(
        Subject("patterns", "ash_hound", "Ash Hound", "creature", "ember", hint={"scene": scene}), size
    ).mean(2)
    assert picture.std() > 14
    assert 18 < picture.mean() < 190


@pytest.mark.parametrize("ground", sorted(GROUNDS))
def test_every_ground_shows_its_thing(ground):
    picture = field(
        Subject("crown", "falling_star", "Falling Star", "spell", "dream", hint={"scene": ground})
    )
    middle = picture[36:60, 24:48]
    assert middle.mean() > picture.mean() + 10
    assert middle[..., 0].mean() > middle[..., 2].mean()  # gold


def test_the_figure_stands_out_from_the_scene_by_tone():
    shown = field(
        Subject(
            "patterns",
            "grave_cat",
            "Grave Cat",
            "creature",
            "shade",
            hint={"scene": "low_moon", "figure": "cat"},
        ),
        (120, 90),
    ).mean(2)
    body = shown[50:70, 60:80].mean()
    beside = max(shown[8:28, 30:60].mean(), shown[92:112, 30:60].mean())
    assert beside - body > 15


def test_the_corners_are_darker_than_the_middle():
    shown = field(STAR).mean(2)
    corners = np.mean(
        [shown[:8, :8].mean(), shown[-8:, :8].mean(), shown[:8, -8:].mean(), shown[-8:, -8:].mean()]
    )
    assert corners < shown[36:60, 24:48].mean() * 0.7


def test_figures_stand_on_the_lower_edge_of_wide_pictures_and_higher_on_tall_ones():
    side, _, top = figure_box((480, 360), 1.0, 0.0)
    assert top + side == pytest.approx(360)
    side, left, top = figure_box((372, 520), 1.0, 0.0)
    assert top + side == pytest.approx(0.86 * 520)
    assert left + side / 2 == pytest.approx(186)


def test_a_tall_picture_ends_in_dark_ground():
    shown = field(SQUIRE, (120, 168)).mean(2)
    assert shown[20:100, 160:].mean() < 0.4 * shown[20:100, 60:100].mean()
