"""Boards: zones that fit every window, and one clear sentence for a board that does not."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from game.ui.renown.plan import ROLE_ZONES
from game.ui.screen import Screen
from game.ui.table.board import BOARDS, LAYERS, BoardError, read_board

WINDOWS = [
    (960, 600, 1.0), (1024, 768, 1.0), (1280, 720, 1.0), (1366, 768, 1.25), (1920, 1080, 0.8), (1920, 1080, 1.0),
    (1920, 1080, 1.4), (1920, 1080, 2.0), (2560, 1080, 1.0), (2560, 1440, 1.5), (1024, 1200, 1.0), (3440, 1440, 1.0),
]  # fmt: skip
FOLDED = {"drawer", "log", "help"}


@pytest.mark.parametrize("window", WINDOWS)
def test_zones_lie_inside_the_window_and_apart_from_each_other(window: tuple[int, int, float]) -> None:
    screen = Screen(*window)
    zones = read_board("renown", ROLE_ZONES).zones(screen)
    beside = {name: rect for name, rect in zones.items() if "drawer" not in zones or name not in FOLDED}
    for name, rect in zones.items():
        assert screen.rect.contains(rect), name
        assert rect.width >= 60, name
        assert rect.height >= 26, name
    for (a, first), (b, second) in itertools.combinations(beside.items(), 2):
        assert not first.colliderect(second), f"{a} and {b}"
    if "drawer" in zones:
        assert zones["drawer"].contains(zones["log"])
        assert zones["drawer"].contains(zones["help"])
        assert not zones["log"].colliderect(zones["help"])


def test_a_window_of_the_maps_own_shape_shows_it_as_drawn() -> None:
    board = read_board("renown")
    zones = board.zones(Screen(1920, 1080))
    for name, rect in board.layers["wide"].zones.items():
        assert tuple(zones[name]) == rect


def test_the_three_stages_name_the_same_zones_but_for_the_drawer() -> None:
    layers = read_board("renown", ROLE_ZONES).layers
    assert set(layers) == set(LAYERS)
    assert (
        set(layers["wide"].zones) | {"drawer", "tab"}
        == set(layers["narrow"].zones)
        == set(layers["slim"].zones)
    )


def _broken(folder: Path, old: str, new: str) -> str:
    text = (BOARDS / "renown.tmx").read_text()
    assert old in text
    (folder / "renown.tmx").write_text(text.replace(old, new, 1))
    with pytest.raises(BoardError) as caught:
        read_board("renown", ROLE_ZONES, folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'name="court" type="zone"',
            'name="curt" type="zone"',
            "renown.tmx: layer 'wide' has no zone named 'court'.",
        ),
        (
            'name="court" type="zone"',
            'name="court" type="zome"',
            "class 'zome'; zone or stretch was expected",
        ),
        ('name="court" type="zone"', 'name="den" type="zone"', "has a name that an object before it has"),
        ('name="court" type="zone"', 'name="" type="zone"', "needs a name"),
        (
            '<objectgroup id="1" name="wide"',
            '<objectgroup id="1" name="broad"',
            "no object layer named 'wide'",
        ),
        ('x="16" y="14" width="1560"', 'x="16" y="14" width="2560"', "reaches over the edge"),
        ('x="16" y="14" width="1560" height="172"', 'x="16" y="14" width="0" height="0"', "has no size"),
        ('name="axis" value="y"', 'name="axis" value="z"', "needs an axis"),
        ("</map>", "", "no map that Tiled wrote"),
    ],
)
def test_a_broken_board_is_told_in_one_sentence_with_file_and_object(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    told = _broken(tmp_path, old, new)
    assert sentence in told
    assert told.startswith("renown.tmx: ")
    assert "\n" not in told


def test_a_missing_board_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"^renown\.tmx: the board cannot be read"):
        read_board("renown", folder=tmp_path)
