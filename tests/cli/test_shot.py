"""`shot`: the same picture every time, strips of moments, and a sentence for everything that cannot be."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from game.app import places
from game.cli import shot


def run(capsys, *words: str) -> tuple[int, str, str]:
    """Exit status, what was printed, and what was complained about."""
    try:
        status = shot.main(list(words))
    except SystemExit as leaving:
        status = leaving.code
    told = capsys.readouterr()
    return status, told.out, told.err


def test_a_scene_becomes_a_picture_of_the_size_asked_for(capsys, tmp_path):
    out = tmp_path / "deep" / "title.png"
    assert run(capsys, "title", "--size", "1280x720", "--out", str(out)) == (0, f"{out}\n", "")
    assert pygame.image.load(out).get_size() == (1280, 720)


def test_two_processes_with_different_hashes_draw_the_same_bytes(tmp_path):
    pictures = []
    for seed in ("1", "2"):
        out = tmp_path / f"{seed}.png"
        words = ["shot", "title", "--size", "960x600", "--out", str(out)]
        environ = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run(
            [sys.executable, places.HOUSE / "main.py", *words], env=environ, check=True, capture_output=True
        )
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1]


def test_the_scale_makes_everything_larger(capsys, tmp_path):
    for scale in ("1", "1.5"):
        out = tmp_path / f"{scale}.png"
        assert run(capsys, "setup", "--size", "1920x1080", "--scale", scale, "--out", str(out))[0] == 0
    assert (tmp_path / "1.png").read_bytes() != (tmp_path / "1.5.png").read_bytes()


def test_a_strip_lays_moments_side_by_side(capsys, tmp_path):
    out = tmp_path / "strip.png"
    words = ("title-first", "--size", "960x600", "--strip", "0:500:100", "--out", str(out))
    assert run(capsys, *words)[0] == 0
    picture = pygame.image.load(out)
    columns = 3
    wide = (picture.get_width() + 4) // columns - 4
    tall = (picture.get_height() + 4) // 2 - 4
    first, last = (
        pygame.image.tobytes(picture.subsurface((x, y, wide, tall)), "RGB")
        for x, y in ((0, 0), (2 * (wide + 4), tall + 4))
    )
    assert first != last


def test_without_a_file_it_goes_to_the_saves(capsys):
    status, out, _ = run(capsys, "confirm-nothing")
    assert status == 2
    assert not out
    status, out, _ = run(capsys, "settings", "--size", "960x600")
    assert out.strip().endswith("settings.png")
    assert (places.saves_dir() / "shots" / "settings.png").exists()


def test_list_names_every_scene_with_its_words(capsys):
    status, out, err = run(capsys, "--list")
    assert (status, err) == (0, "")
    names = [line.split()[0] for line in out.splitlines()]
    assert {"title", "setup", "pause", "result", "renown-queen"} <= set(names)
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tilte",), "There is no scene 'tilte'; did you mean 'title'?"),
        ((), "which scene? --list names them all."),
        (("title", "--size", "800x600"), "800x600 is too small: 960x600 is the least."),
        (("title", "--size", "9999x9999"), "9999x9999 is too large: 7680x4320 is the most."),
        (("title", "--size", "large"), "'large' is no size; write it like 1280x720."),
        (("title", "--scale", "3"), "'3' is no scale from 0.8 to 2."),
        (("title", "--scale", "nan"), "'nan' is no scale from 0.8 to 2."),
        (("title", "--strip", "5"), "'5' is no strip; write START:END:STEP in ms, like 0:1500:100."),
        (("title", "--strip", "9:1:1"), "'9:1:1' goes nowhere: START may not lie after END, STEP not be 0."),
        (("title", "--strip", "0:1000:1"), "'0:1000:1' has 1001 pictures; 200 are the most."),
        (("title", "--out", "title.gif"), "'title.gif' names no picture: it should end in .png"),
        (("title", "--siz", "1x1"), "there is no option '--siz'; did you mean '--size'?"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_status_2(capsys, words, sentence):
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_written_is_said(capsys, tmp_path):
    (tmp_path / "file").write_text("in the way")
    status, _, err = run(capsys, "title", "--size", "960x600", "--out", str(tmp_path / "file" / "x.png"))
    assert status == 2
    assert "cannot be written" in err
