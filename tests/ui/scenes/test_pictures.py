"""Every scene around the table at every size: nothing runs out of the window, over other words, or is cut short."""

from __future__ import annotations

import pytest

from game.app.settings import Settings
from game.ui.paint.text import ELLIPSIS
from game.ui.scenes.situations import situations
from game.ui.screen import Screen
from game.ui.situations import Staged
from tests.ui.scenes.reading import astray, clashes, read

SIZES = [
    ((960, 600), 1.0),
    ((960, 600), 2.0),
    ((1024, 1200), 1.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((2560, 1080), 1.0),
]
NAMES = [name for name in situations() if name != "dealing"]
"""All but a word that nobody can press anything beside (test_dealing)."""
CROWDED = {"setup-crowded", "result-crowded"}
"""Situations whose names are longer than any place for them."""


@pytest.fixture(
    scope="module",
    params=[(name, size, scale) for name in NAMES for size, scale in SIZES],
    ids=lambda given: f"{given[0]}-{given[1][0]}x{given[1][1]}@{given[2]}",
)
def staged(request):
    name, size, scale = request.param
    made = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    made.stack.top.group.release()  # a tip may lie over words
    yield made
    made.close()


def test_no_words_leave_the_window_and_none_lie_on_others(staged, monkeypatch):
    screen = staged.desk.screen
    top = staged.stack.top
    said = read(top, (screen.width, screen.height), monkeypatch)
    assert len(said) > 5
    assert astray(said, screen.rect) == []
    assert clashes(said) == []


def test_widgets_lie_in_the_window_and_not_on_each_other(staged):
    top = staged.stack.top
    shown = [w for w in top.group if w.visible and w.focusable]
    assert shown
    for widget in shown:
        assert top.screen.rect.contains(widget.rect), widget.key
        assert widget.rect.w >= top.px(28), widget.key
        assert widget.rect.h >= top.px(24), widget.key
    for n, one in enumerate(shown):
        for two in shown[n + 1 :]:
            assert not one.rect.colliderect(two.rect), (one.key, two.key)


@pytest.mark.parametrize("named", [n for n in NAMES if n not in CROWDED])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_at_usual_sizes_no_words_are_cut_short(named, size, monkeypatch):
    staged = Staged(situations()[named], Screen(*size))
    try:
        said = read(staged.stack.top, size, monkeypatch)
    finally:
        staged.close()
    # a list may shorten a line of names: the whole stands beside it
    shortened = [s.words for s in said if s.words.endswith(ELLIPSIS)]
    assert [
        w for w in shortened if not (named.startswith(("saves", "delete")) and w.startswith("Maximiliane"))
    ] == []
