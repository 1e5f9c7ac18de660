from __future__ import annotations

import pygame
import pytest

from game.app.settings import Settings
from game.app.thinking import InlineBots
from game.ui.app import House
from game.ui.desk import Desk
from game.ui.screen import Screen
from game.ui.stack import SceneStack
from tests.once import made_once

__all__ = ["made_once"]


@pytest.fixture
def desk(tmp_path):
    return Desk(Screen(1280, 720), Settings(), tmp_path)


@pytest.fixture
def house(desk):
    return House(desk, InlineBots(), seed=7)


@pytest.fixture
def stack(desk):
    return SceneStack(desk)


@pytest.fixture(autouse=True, scope="session")
def keys():
    """Text fields ask for the Shift key, which only a video system knows (here the one that shows nothing)."""
    pygame.display.init()
    yield
    pygame.display.quit()
