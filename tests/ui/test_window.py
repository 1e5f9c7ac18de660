"""The window's loop under a driver that shows nothing: closing, faults, sizes, and when it draws."""

from __future__ import annotations

import dataclasses
import json

import pygame
import pytest

from game.app import settings as store
from game.app.tables import usual
from game.app.thinking import InlineBots
from game.ui import play
from game.ui.desk import Desk
from game.ui.probe import Probe
from game.ui.scenes.title import TitleScene
from game.ui.screen import Screen
from game.ui.stack import SceneStack
from game.ui.window import Loop, open_window


class NoBots(InlineBots):
    """Bots on the spot that remember whether they were closed: those that play, and those that advise."""

    closed = 0

    def __init__(self, limit: float = 0.0) -> None:
        super().__init__()
        self.limit = limit

    def close(self) -> None:
        NoBots.closed += 1
        super().close()


@pytest.fixture
def unseen(monkeypatch):
    pygame.display.init()
    monkeypatch.setattr(play, "BotWorker", NoBots)
    NoBots.closed = 0
    yield
    pygame.display.quit()


@pytest.fixture
def loop(unseen, tmp_path):
    window = open_window("a test", (1280, 720))
    desk = Desk(Screen(1280, 720), store.Settings(), tmp_path)
    made = Loop(window, desk, SceneStack(desk))
    from game.ui.app import House

    made.stack.push(House(desk, NoBots()).title())
    yield made
    window.destroy()


def post(kind: int, **what) -> None:
    pygame.event.post(pygame.event.Event(kind, **what))


def test_closing_the_window_ends_it_and_lets_go_of_everything(unseen, tmp_path):
    match = usual("renown", 3).begin(tmp_path, "Kept")
    match.save_as("Kept")
    post(pygame.QUIT)
    play.run(play.Wish(match=match), tmp_path)
    assert NoBots.closed == 2
    match = type(match).resume(tmp_path / "Kept.journal")  # it would be busy if it were still held
    match.close()


def test_a_fault_in_a_scene_comes_out_with_the_match_let_go_of(unseen, tmp_path, monkeypatch):
    from game.ui.scenes.table import TableScene

    def fails(self, dt):
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(TableScene, "update", fails)
    match = usual("renown", 3).begin(tmp_path, "Kept")
    match.save_as("Kept")
    with pytest.raises(ZeroDivisionError):
        play.run(play.Wish(match=match), tmp_path)
    assert NoBots.closed == 2
    type(match).resume(tmp_path / "Kept.journal").close()


def test_a_window_that_is_too_small_is_opened_at_the_least_and_says_so(unseen, tmp_path, monkeypatch):
    seen = []
    monkeypatch.setattr(
        Loop, "run", lambda loop: seen.append((loop.window.size, list(loop.desk.toasts.notices)))
    )
    play.run(play.Wish(size=(400, 300)), tmp_path)
    ((size, notices),) = seen
    assert size == (960, 600)
    assert notices[-1].sentence == "A window of 400x300 is too small; 960x600 is the least."


def test_a_settings_file_with_mistakes_is_told(unseen, tmp_path, monkeypatch):
    (tmp_path / "settings.json").write_text('{"speeed": "2x"}')
    seen = []
    monkeypatch.setattr(Loop, "run", lambda loop: seen.extend(n.sentence for n in loop.desk.toasts.notices))
    play.run(play.Wish(), tmp_path)
    assert any("speeed" in sentence for sentence in seen)


def test_no_sound_system_is_asked_for(unseen, tmp_path):
    post(pygame.QUIT)
    play.run(play.Wish(), tmp_path)
    assert pygame.mixer.get_init() is None


def test_it_draws_only_when_something_has_changed(loop):
    for _ in range(150):
        loop.turn(1 / 60)
    drawn = loop.frames
    for _ in range(60):
        loop.turn(1 / 60)
    assert loop.frames == drawn
    top = loop.stack.top
    assert isinstance(top, TitleScene)
    pos = top.group["settings"].rect.center
    post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
    loop.turn(1 / 60)
    assert loop.frames == drawn + 1


def test_another_scale_is_in_force_on_the_next_turn(loop):
    loop.turn(1 / 60)
    before = loop.stack.top.scale
    loop.desk.settings = dataclasses.replace(loop.desk.settings, ui_scale=150)
    loop.turn(1 / 60)
    assert loop.stack.top.screen.user_scale == 1.5
    assert loop.stack.top.scale > before


def test_f11_and_the_setting_fill_the_screen(loop, monkeypatch):
    done = []
    monkeypatch.setattr(loop, "window", loop.window)
    real = loop.window

    class Window:
        def __getattr__(self, name):
            return getattr(real, name)

        def set_fullscreen(self, desktop):
            done.append("full")

        def set_windowed(self):
            done.append("window")

    loop.window = Window()
    for _ in range(2):
        post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
        loop.turn(1 / 60)
    assert done == ["full", "window"]
    loop.window = real


def test_the_probe_tells_what_can_be_pressed_and_only_when_it_changes(loop, tmp_path):
    probe = Probe(tmp_path / "probe.json")
    for _ in range(60):
        loop.turn(1 / 60)
    assert probe.look(loop.stack)
    assert not probe.look(loop.stack)
    told = json.loads(probe.path.read_text())
    assert (told["scene"], told["size"], told["quiet"]) == ("title", [1280, 720], True)
    assert told["targets"]["quit"] == list(loop.stack.top.group["quit"].rect)
    assert "continue" not in told["targets"]
    assert not list(tmp_path.glob(".*.part"))


def test_a_probe_that_cannot_be_written_disturbs_nobody_and_is_written_later(loop, tmp_path):
    probe = Probe(tmp_path / "no" / "probe.json")
    assert not probe.look(loop.stack)
    (tmp_path / "no").mkdir()
    assert probe.look(loop.stack)


def test_the_window_shows_something_of_its_own_before_anything_else_is_made(unseen, tmp_path, monkeypatch):
    seen = []

    def made_late(desk, *_):
        window = opened[0].get_surface()
        seen.append(
            {tuple(window.get_at((x, window.get_height() // 2))[:3]) for x in range(0, window.get_width(), 4)}
        )
        raise RuntimeError("enough was seen")

    opened = []
    monkeypatch.setattr(play, "open_window", lambda *given: opened.append(open_window(*given)) or opened[0])
    monkeypatch.setattr(play, "House", made_late)
    with pytest.raises(RuntimeError, match="enough"):
        play.run(play.Wish(size=(1280, 720)), tmp_path)
    assert len(seen[0]) > 3
    assert (0, 0, 0) not in seen[0]


def test_a_fault_of_before_is_told_of_at_the_next_start(unseen, tmp_path, monkeypatch):
    (tmp_path / "crashes").mkdir()
    (tmp_path / "crashes" / "2026-05-01_10-00-00_7.txt").write_text("what happened", encoding="utf-8")
    said = []
    monkeypatch.setattr(
        play.Loop, "run", lambda loop: said.extend(n.sentence for n in loop.desk.toasts.history)
    )
    for _ in range(2):
        pygame.display.init()
        play.run(play.Wish(), tmp_path)
    assert len([words for words in said if "crashes/2026-05-01" in words]) == 1


class Pondering(NoBots):
    """Never comes to an answer."""

    def poll(self):
        return None


def test_a_menu_over_a_table_where_a_bot_thinks_lets_the_window_rest_and_going_back_wakes_it(
    unseen, tmp_path
):
    from game.ui.app import House

    desk = Desk(Screen(1280, 720), store.Settings(speed="instant"), tmp_path)
    stack = SceneStack(desk)
    house = House(desk, Pondering())
    table = usual("renown", 3, ("Ada",), ("amber",))
    table = dataclasses.replace(
        table, seats=tuple(dataclasses.replace(seat, kind="bot") for seat in table.seats)
    )
    stack.push(house.table(table.begin(tmp_path)))
    for _ in range(60):
        stack.update(0.05)
    assert stack.moving
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert stack.top.name == "pause"
    for _ in range(60):
        stack.update(0.05)
    assert not stack.moving
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    stack.update(0.05)
    assert stack.moving
    while stack.scenes:
        stack.scenes.pop().leave()
