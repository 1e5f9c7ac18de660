"""Everything that the mouse can do on the scenes around the table, the keyboard does too."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scene import Pop
from game.ui.scenes.situations import situations
from game.ui.screen import Screen
from game.ui.situations import Staged
from tests.ui.scenes.fingers import key, press, tabbed

NAMES = [name for name in situations() if name not in {"rules-search", "dealing"}]


@pytest.fixture(params=NAMES)
def scene(request):
    staged = Staged(situations()[request.param], Screen(1280, 720))
    yield staged.stack.top
    staged.close()


def test_tab_walks_through_every_widget_and_comes_round(scene):
    wanted = {w.key for w in scene.group if w.visible and w.enabled and w.focusable}
    assert set(tabbed(scene)) == wanted


def test_enter_on_a_focused_button_does_what_a_click_does(scene):
    from game.ui.widgets import Button

    for button in [w for w in scene.group if isinstance(w, Button) and w.visible and w.enabled]:
        done = []
        scene.act = lambda action, done=done: done.append(action.key)  # type: ignore[method-assign]
        scene.back = lambda done=done: done.append("back")  # type: ignore[method-assign]
        press(scene, button.key)
        scene.group.set_focus(button, by_keyboard=True)
        key(scene, pygame.K_RETURN)
        assert done == [button.key, button.key]


def test_the_key_on_a_cap_presses_its_button(scene):
    from game.ui.widgets import Button

    for button in [
        w for w in scene.group if isinstance(w, Button) and w.shortcut and w.visible and w.enabled
    ]:
        done = []
        scene.act = lambda action, done=done: done.append(action.key)  # type: ignore[method-assign]
        scene.back = lambda done=done: done.append("back")  # type: ignore[method-assign]
        field = scene.group.focus is not None and scene.group.focus.wants_text
        if field and button.shortcut not in (pygame.K_RETURN, pygame.K_ESCAPE):
            continue
        scene.group.set_focus(scene.group.focus if field else None)
        key(scene, button.shortcut)
        assert done == [button.key]


def test_two_buttons_of_a_page_never_share_a_key(scene):
    caps = [w.cap for w in scene.group if getattr(w, "cap", "")]
    assert len(caps) == len(set(caps))


def test_escape_leaves_an_overlay_without_doing_anything(house, stack, desk):
    from game.ui.scenes.confirm import ConfirmScene

    asked = ConfirmScene(desk, "crown", "word", "Really?", "It goes.")
    asked.resize(desk.screen)
    assert key(asked, pygame.K_ESCAPE) == Pop(("word", False))


def test_the_arrows_take_hold_of_the_first_table(house, desk):
    scene = house.title()
    scene.resize(desk.screen)
    key(scene, pygame.K_RIGHT)
    first = next(widget for widget in scene.group if widget.key.startswith("game:"))
    assert scene.group.focus is first
    assert scene.group.focus.ring_shown
