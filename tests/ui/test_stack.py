"""The scene stack keeps its promises whatever order scenes come and go in."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.settings import Settings
from game.ui.desk import Desk
from game.ui.scene import Pop, Push, Quit, Replace, Scene
from game.ui.screen import Screen
from game.ui.stack import SceneStack


class Recorder(Scene):
    """Writes down what the stack tells it."""

    def __init__(self, desk: Desk, *, overlay: bool = False) -> None:
        super().__init__(desk)
        self.overlay = overlay  # type: ignore[misc]
        self.told: list[str] = []
        self.answer = None

    def enter(self) -> None:
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def pause(self) -> None:
        self.told.append("pause")

    def resume(self, result: object = None) -> None:
        self.told.append(f"resume {result}")

    def resize(self, screen: Screen) -> None:
        super().resize(screen)
        self.told.append(f"resize {screen.width}")

    def handle(self, event: pygame.event.Event) -> object:
        return self.answer

    def draw(self, surface: pygame.Surface) -> None:
        self.told.append("draw")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(Screen(1280, 720), Settings(), tmp_path)


def test_a_pushed_scene_knows_its_size_before_it_enters_and_the_one_beneath_pauses(desk: Desk) -> None:
    stack, below, above = SceneStack(desk), Recorder(desk), Recorder(desk)
    stack.push(below)
    stack.push(above)
    assert below.told == ["resize 1280", "enter", "pause"]
    assert above.told == ["resize 1280", "enter"]


def test_a_popped_scene_hands_its_result_to_the_one_beneath(desk: Desk) -> None:
    stack, below, above = SceneStack(desk), Recorder(desk), Recorder(desk)
    stack.push(below)
    stack.push(above)
    stack.take(Pop("yes"))
    assert above.told[-1] == "leave"
    assert below.told[-1] == "resume yes"


def test_an_overlay_is_drawn_over_the_scene_beneath_and_an_opaque_one_alone(desk: Desk) -> None:
    surface = pygame.Surface((64, 64))
    for overlay in (True, False):
        stack, below, above = SceneStack(desk), Recorder(desk), Recorder(desk, overlay=overlay)
        stack.push(below)
        stack.push(above)
        stack.draw(surface)
        assert ("draw" in below.told) is overlay
        assert above.told[-1] == "draw"


def test_a_hidden_scene_is_laid_out_anew_when_it_shows_again(desk: Desk) -> None:
    stack, below, above = SceneStack(desk), Recorder(desk), Recorder(desk)
    stack.push(below)
    stack.push(above)
    stack.resize(Screen(1920, 1080))
    assert "resize 1920" not in below.told
    stack.take(Pop())
    assert "resize 1920" in below.told


def test_closing_the_window_leaves_every_scene(desk: Desk) -> None:
    stack, scenes = SceneStack(desk), [Recorder(desk) for _ in range(3)]
    for scene in scenes:
        stack.push(scene)
    stack.handle(pygame.event.Event(pygame.QUIT))
    assert stack.scenes == []
    assert all(scene.told[-1] == "leave" for scene in scenes)


@given(st.lists(st.integers(0, 4), max_size=30))
def test_whatever_is_pushed_and_popped_enter_and_leave_come_in_pairs(steps: list[int]) -> None:
    desk = Desk(Screen(960, 600), Settings(), Path())
    stack, every = SceneStack(desk), []
    for step in steps:
        fresh = Recorder(desk, overlay=step == 1)
        match step:
            case 0 | 1:
                stack.take(Push(fresh))
            case 2:
                stack.take(Replace(fresh))
            case 3:
                stack.take(Pop())
                continue
            case _:
                stack.take(Replace(fresh, all=True))
        every.append(fresh)
    stack.take(Quit())
    for scene in every:
        assert scene.told.count("enter") == scene.told.count("leave") == 1
        pauses = scene.told.count("pause")
        assert sum(word.startswith("resume") for word in scene.told) <= pauses


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (1024, 1200)])
def test_the_logical_window_never_falls_under_960_by_600(size: tuple[int, int], scale: float) -> None:
    screen = Screen(*size, scale)
    width, height = screen.logical
    assert width >= 959.999
    assert height >= 599.999
    assert screen.text_px(4) == 11


def test_scenes_that_show_are_told_when_a_face_has_been_painted_and_hidden_ones_are_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    class Watcher(Recorder):
        def faces_changed(self) -> None:
            told.append(self.word)

    stack = SceneStack(desk)
    for word, overlay in (("hidden", False), ("below", False), ("above", True)):
        scene = Watcher(desk, overlay=overlay)
        scene.word = word  # type: ignore[attr-defined]
        stack.push(scene)
    for changed in (True, False):
        monkeypatch.setattr(desk, "update", lambda _, changed=changed: changed)
        stack.update(0.1)
    assert told == ["below", "above"]
