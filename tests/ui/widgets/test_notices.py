"""Notices cover nothing that may be pressed, as long as there is another place for them."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.situations import situations
from game.ui.toasts import STAY, Toasts
from game.ui.widgets import notices
from game.ui.widgets.notices import HIGHEST, LARGE, placed
from tests.ui.table.hands import a_desk

ROOM = pygame.Rect(16, 16, 1248, 688)
buttons = st.builds(
    pygame.Rect, st.integers(0, 1200), st.integers(300, 700), st.integers(20, 400), st.integers(20, 60)
)


@given(st.lists(buttons, max_size=12), st.integers(80, 460), st.integers(40, 180))
def test_notices_cover_no_button_where_a_place_is_left_and_never_leave_the_window(
    found: list[pygame.Rect], wide: int, tall: int
) -> None:
    block = placed((wide, tall), ROOM, found, 10)
    assert ROOM.contains(block)
    usual = pygame.Rect((ROOM.right - wide, ROOM.bottom - tall), (wide, tall))
    assert block.collidelist(found) < 0 or block == usual
    assert block.top >= ROOM.y + HIGHEST * ROOM.height or block == usual
    if usual.collidelist(found) < 0:
        assert block == usual


def test_a_large_place_is_no_button() -> None:
    large = pygame.Rect(0, 300, 1280, 420)
    assert large.width * large.height > LARGE * ROOM.width * ROOM.height
    assert placed((400, 80), ROOM, [large], 10).bottomright == ROOM.bottomright


@pytest.mark.parametrize("name", ["title", "setup", "saves", "result", "decks", "crown-turn", "renown-queen"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_on_no_screen_a_notice_lies_on_a_button(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = a_desk(size, speed="instant")
    stack = situations()[name].build(desk)
    for _ in range(8):
        stack.update(0.05)
    desk.toasts.notices.clear()
    desk.toasts.say("The game is saved as A rainy evening, and may be gone on with whenever you like.")
    stack.update(0.1)
    drawn: list[pygame.Rect] = []
    painted = notices.toast

    def remembered(*given: object) -> pygame.Rect:
        drawn.append(painted(*given))  # type: ignore[arg-type]
        return drawn[-1]

    monkeypatch.setattr(notices, "toast", remembered)
    stack.draw(pygame.Surface(size, 0, 32))
    assert stack.top is not None
    most = LARGE * size[0] * size[1]
    pressable = [rect for rect in stack.top.kept_clear() if rect.width * rect.height < 0.9 * most]
    assert drawn[-1].collidelist(pressable) < 0


def test_a_notice_stands_as_long_as_reading_it_takes_whatever_came_before_it() -> None:
    toasts = Toasts()
    long, short = "What happened stands in a file among your saves. " * 3, "Saved."
    toasts.say(long)
    toasts.say(short)
    seconds = {long: 0.0, short: 0.0}
    for _ in range(400):
        for notice in toasts.notices:
            seconds[notice.sentence] += 0.05
        toasts.update(0.05)
    assert STAY <= seconds[short] <= STAY + 0.1
    assert len(long) / 20 < seconds[long] < len(long) / 10
    assert not toasts.notices
