"""Plates and pages about moves at every size: words stay in the window, apart from each other, and whole."""

from __future__ import annotations

import pytest

from game.app.settings import Settings
from game.ui.paint.text import ELLIPSIS
from game.ui.screen import Screen
from game.ui.situations import Staged
from game.ui.why.situations import situations
from tests.ui.scenes.reading import astray, clashes, read

SIZES = [((960, 600), 1.0), ((960, 600), 2.0), ((1024, 1200), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0)]
PAGES = [name for name in situations() if "aftermath" in name or "review" in name]
PLATES = [name for name in situations() if name.endswith(("bot", "own", "hidden")) or name == "why-thinking"]
POSITIONS = [name for name in situations() if name.endswith("position")]


@pytest.fixture(params=SIZES, ids=lambda given: f"{given[0][0]}x{given[0][1]}@{given[1]}")
def sized(request):
    return request.param


@pytest.mark.parametrize("name", PAGES)
def test_on_a_page_no_words_leave_the_window_lie_on_others_or_are_cut_short(name, sized, monkeypatch):
    size, scale = sized
    staged = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    try:
        said = read(staged.stack.top, size, monkeypatch)
        screen = staged.desk.screen
    finally:
        staged.close()
    assert astray(said, screen.rect) == []
    assert [one.words for one in said if one.words.endswith(ELLIPSIS)] == []
    assert clashes(said) == []


@pytest.mark.parametrize("name", PLATES)
def test_a_plate_holds_all_its_words_and_buttons(name, sized):
    size, scale = sized
    staged = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    try:
        scene = staged.stack.top
        assert scene.screen.rect.contains(scene.plate)
        for widget in scene.group:
            assert not widget.visible or scene.plate.contains(widget.rect), widget.key
        tops = [one.top for one in scene._laid]
        assert tops == sorted(tops)
        if scene._laid:
            last = scene._laid[-1]
            assert last.top + last.tall <= scene.plate.bottom - scene.px(50)
        for laid, at in scene._shown:
            assert scene.plate.contains((*at, laid.width, laid.height))
    finally:
        staged.close()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_plate_of_a_position_holds_all_its_words_and_buttons(name, sized):
    size, scale = sized
    staged = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    try:
        scene = staged.stack.top
        assert scene.screen.rect.contains(scene.plate)
        for widget in scene.group:
            assert scene.plate.contains(widget.rect), widget.key
        end = scene.plate.y + scene.px(72) + sum(one.height + scene.px(gap) for one, _, gap in scene._laid)
        assert end <= scene.group["play_on"].rect.y + scene.px(6)
    finally:
        staged.close()
