"""A press that leads to a table shows at once that it counts; the work begins when that has been seen."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scene import Pop, Push, Replace, Scene
from game.ui.scenes.dealing import UNSEEN, DealingScene
from game.ui.scenes.situations import table_of
from game.ui.scenes.table import TableScene
from tests.ui.scenes.fingers import press


def test_after_begin_a_word_is_drawn_before_the_table_is_made(house, stack, desk):
    stack.push(house.setup("renown", table_of(3, 7)))
    setup = stack.top
    surface = pygame.Surface((1280, 720), 0, 32)
    stack.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    stack.take(press(setup, "begin"))
    assert isinstance(stack.top, DealingScene)
    assert not list(desk.saves.glob("*.journal"))
    stack.update(0.016)
    assert isinstance(stack.top, DealingScene)
    stack.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before
    assert not list(desk.saves.glob("*.journal"))
    stack.update(0.016)
    assert isinstance(stack.top, TableScene)
    stack.top.match.close()


def test_where_nothing_is_drawn_the_work_is_done_all_the_same(desk, stack):
    done = []
    stack.push(Scene(desk))
    stack.push(DealingScene(desk, lambda: done.append("done")))
    stack.update(UNSEEN / 2)
    assert not done
    stack.update(UNSEEN)
    assert done == ["done"]


@pytest.mark.parametrize("what", ["nothing", "push", "replace"])
def test_it_gives_way_to_whatever_the_work_leads_to(desk, stack, what):
    below, there = Scene(desk), Scene(desk)
    stack.push(below)
    stack.push(
        DealingScene(
            desk, lambda: {"nothing": None, "push": Push(there), "replace": Replace(there, all=True)}[what]
        )
    )
    stack.update(UNSEEN)
    assert stack.scenes == {"nothing": [below], "push": [below, there], "replace": [there]}[what]


def test_it_answers_nobody_while_it_lasts(desk, stack):
    stack.push(Scene(desk))
    stack.push(DealingScene(desk, Pop))
    for code in (pygame.K_ESCAPE, pygame.K_RETURN):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    assert isinstance(stack.top, DealingScene)
