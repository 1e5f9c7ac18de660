"""Opens the window and plays until it is closed."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.app import settings as store
from game.app.botworker import BotWorker
from game.app.crashes import crash_notice
from game.app.evidence import Evidence
from game.app.match import Match
from game.app.places import saves_notice
from game.app.tables import Table
from game.ui.app import House
from game.ui.desk import Desk
from game.ui.icons import gold_icon
from game.ui.lacking import lacking
from game.ui.paint.gems import gem
from game.ui.paint.text import text
from game.ui.probe import probe
from game.ui.scene import Scene
from game.ui.screen import LEAST, Screen
from game.ui.stack import SceneStack
from game.ui.theme import theme
from game.ui.window import Loop, open_window

SIZES = ((1920, 1080), (1600, 900), (1366, 768), (1280, 720))
"""Windows that are opened where none is asked for: the first that fits on the desktop with room around it."""
UNSEEN = frozenset({"dummy", "offscreen"})
"""Video drivers that show nothing to anybody."""
TITLE = "Tabletop"
ADVICE_LIMIT = 60.0
"""Seconds for one answer about a move: a review is bounded by counts alone, and nobody waits for it."""


class NoWindowError(Exception):
    """A window cannot be opened here after all; str() is the system's reason."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks for: a window, and where to begin (a saved match, a table, a game, or the title)."""

    size: tuple[int, int] | None = None
    scale: float | None = None
    seed: int | None = None
    match: Match | None = None
    table: Table | None = None
    game: str = ""


def no_display() -> str:
    """Why no window can be seen here, in a few words; empty where one can."""
    named = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in named):
        return "neither DISPLAY nor WAYLAND_DISPLAY is set"  # without asking SDL, which would complain aloud
    try:
        pygame.display.init()
    except pygame.error as fault:
        return str(fault)
    driver = pygame.display.get_driver()
    if driver in UNSEEN:
        pygame.display.quit()
        return f"the video driver is {driver}"
    return ""


def run(wish: Wish, saves: Path) -> None:
    """Plays. Raises NoWindowError where none can be opened; whatever is raised later, no match is lost."""
    settings, problems = store.load(saves)
    if wish.scale is not None:
        settings = dataclasses.replace(settings, ui_scale=round(wish.scale * 100))
    pygame.font.init()
    pygame.key.set_repeat(380, 42)
    size = _clamped(wish.size or _usual_size())
    try:
        window = open_window(TITLE, size)
    except pygame.error as fault:
        raise NoWindowError(str(fault)) from None
    window.set_icon(_icon())
    glimpse(window.get_surface())
    window.flip()
    bots, advice = BotWorker(), BotWorker(limit=ADVICE_LIMIT)
    desk = Desk(Screen(*window.get_surface().get_size(), settings.ui_scale / 100), settings, saves)
    desk.background = True
    desk.evidence = Evidence(saves)
    stack = SceneStack(desk)
    told = probe()
    try:
        for problem in (*problems, saves_notice(), crash_notice(saves), lacking(), _too_small(wish.size)):
            if problem:
                desk.toasts.say(problem, fault=True)
        house = House(desk, bots, wish.seed, advice)
        stack.stand_beside(house.side)
        stack.push(_first(house, wish))
        loop = Loop(window, desk, stack, lambda: told.look(stack) if told is not None else False)
        kept = settings
        loop.run()
        if desk.settings.fullscreen != kept.fullscreen:
            store.save(desk.settings, saves)
    finally:
        # whatever happened, matches let go of their files and no process is left behind
        while stack.scenes:
            with contextlib.suppress(Exception):
                stack.scenes.pop().leave()
        bots.close()
        advice.close()
        desk.close()
        window.destroy()
        pygame.display.quit()


def _first(house: House, wish: Wish) -> Scene:
    if wish.match is not None:
        return house.result(wish.match) if wish.match.over else house.table(wish.match)
    if wish.table is not None:
        return house.table(wish.table.begin(house.desk.saves))
    if wish.game:
        return house.setup(wish.game)
    return house.title()


def _usual_size() -> tuple[int, int]:
    desktops = pygame.display.get_desktop_sizes()
    wide, high = max(desktops, default=(1366, 768))
    return next((size for size in SIZES if size[0] <= wide * 0.92 and size[1] <= high * 0.88), SIZES[-1])


def _clamped(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], LEAST[0]), max(size[1], LEAST[1])


def _too_small(size: tuple[int, int] | None) -> str:
    if size is None or _clamped(size) == size:
        return ""
    return f"A window of {size[0]}x{size[1]} is too small; {LEAST[0]}x{LEAST[1]} is the least."


def glimpse(surface: pygame.Surface) -> None:
    """What is seen until the first scene is painted, which takes a while where the machine is busy."""
    surface.fill(theme("crown").panel.bottom)
    size = round(surface.get_height() * 0.18)
    x, y = surface.get_rect().center
    _crown(surface, (x, y - size * 0.2), size)
    text(surface, TITLE, (x, y + size * 0.65), "title", size // 3, theme("crown").gold_text, "cc")


def _icon() -> pygame.Surface:
    n = 128
    picture = pygame.Surface((n, n), pygame.SRCALPHA, 32)
    _crown(picture, (n / 2, n / 2), n)
    return picture


def _crown(surface: pygame.Surface, centre: tuple[float, float], size: int) -> None:
    """A gold crown on a night-blue disc."""
    gem(surface, centre, "circle", round(size * 0.94), "#2b2f86", "#0c0e30", "#d9b45a", size / 26)
    crown = gold_icon("crown", round(size * 0.6))
    surface.blit(crown, crown.get_rect(center=(round(centre[0]), round(centre[1] - size / 64))))
