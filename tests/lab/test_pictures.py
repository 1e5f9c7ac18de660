"""The Lab at every size: nothing runs out of its place, over other words, or off the window."""

from __future__ import annotations

import pytest

from game.app.settings import Settings
from game.ui.lab.lab import TABS
from game.ui.lab.situations import situations
from game.ui.paint.text import ELLIPSIS
from game.ui.screen import Screen
from game.ui.shot import drawn
from game.ui.situations import Staged
from tests.lab.bench import pixels, side_of
from tests.ui.scenes.reading import astray, clashes, read

SIZES = [((960, 600), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.6), ((2560, 1080), 1.0)]
PANELS = [f"lab-{game}-{tab}" for game in ("crown", "patterns", "renown") for tab, _ in TABS]
OTHERS = [
    "lab-told",
    "lab-split",
    "lab-evidence",
    "lab-pair",
    "lab-problem",
    "lab-note",
    "lab-page-sizes",
    "lab-folded",
]
CROWDED = {"lab-problem", "lab-told"}
"""Situations whose pictures have words of their own under what is drawn over them."""


@pytest.fixture(
    scope="module",
    params=[
        *((name, *SIZES[n % len(SIZES)]) for n, name in enumerate(PANELS)),
        *((name, size, scale) for name in OTHERS for size, scale in (SIZES[0], SIZES[2])),
    ],
    ids=lambda given: f"{given[0]}-{given[1][0]}x{given[1][1]}@{given[2]}",
)
def staged(request):
    name, size, scale = request.param
    made = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    made.name = name
    yield made
    made.close()


def test_no_words_leave_the_window_and_none_lie_on_others(staged, monkeypatch):
    side = side_of(staged.stack)
    window = staged.stack.window
    said = read(side, (window.width, window.height), monkeypatch)
    assert astray(said, window.rect) == []
    if staged.name in CROWDED:
        return
    panel = [s for s in said if side.rect.contains(s.rect)]
    assert clashes(panel) == []


def test_widgets_lie_in_the_panel_and_not_on_each_other(staged):
    side = side_of(staged.stack)
    if not side.visible:
        return
    shown = [w for w in side.panel.group if w.visible and w.focusable]
    for widget in shown:
        assert side.rect.contains(widget.rect), widget.key
        assert widget.rect.h >= side.panel.px(24), widget.key
    for n, one in enumerate(shown):
        for two in shown[n + 1 :]:
            assert not one.rect.colliderect(two.rect), (one.key, two.key)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({*situations()} - {*PANELS, *OTHERS}))
def test_every_other_situation_can_be_drawn(name):
    picture = drawn(situations()[name], (960, 600))
    assert any(pixels(picture))


@pytest.mark.parametrize("name", [f"lab-crown-{tab}" for tab, _ in TABS])
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_buttons_and_heads_are_not_cut_short(name, size, monkeypatch):
    staged = Staged(situations()[name], Screen(*size))
    try:
        side = side_of(staged.stack)
        said = read(side, size, monkeypatch)
        lists = [
            w.rect for w in side.panel.group if w.key in {"faults", "zoomed", "notes", "sets", "measures"}
        ]
    finally:
        staged.close()
    # a list may shorten a line: what is chosen is shown whole beside the panel
    cut = [s.words for s in said if s.words.endswith(ELLIPSIS) and not any(r.contains(s.rect) for r in lists)]
    assert cut == []


@pytest.mark.parametrize("name", ["lab-split", "lab-problem", "lab-page-sizes", "lab-shuffled", "lab-deutan"])
def test_the_same_situation_is_the_same_picture(name):
    pictures = []
    for _ in range(2):
        staged = Staged(situations()[name], Screen(960, 600))
        try:
            from tests.lab.bench import picture

            pictures.append(pixels(picture(staged.stack)))
        finally:
            staged.close()
    assert pictures[0] == pictures[1]
