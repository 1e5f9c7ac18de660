"""The Export page by mouse and keys, and at every size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.settings import Settings
from game.ui.desk import Desk
from game.ui.export.order import Done, Order, Step
from game.ui.export.scene import ExportScene
from game.ui.export.situations import situations
from game.ui.export.worker import Failed, News
from game.ui.paint.text import ELLIPSIS
from game.ui.scene import Pop, Push
from game.ui.scenes.gallery import GalleryScene
from game.ui.screen import Screen
from game.ui.situations import Staged
from game.ui.stack import SceneStack
from game.ui.widgets import Action
from tests.ui.scenes.fingers import key, press, tabbed
from tests.ui.scenes.reading import astray, clashes, crowding, read

SIZES = [((960, 600), 1.0), ((960, 600), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)]
NAMES = list(situations())


class Trial:
    """Work that tells what it is told to tell."""

    def __init__(self, order: Order, _saves: Path) -> None:
        self.order = order
        self.news: list[News] = []
        self.stopped = False

    def poll(self) -> News | None:
        return self.news.pop(0) if self.news else None

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    pygame.display.init()
    return Desk(Screen(1280, 720), Settings(), tmp_path)


def opened(desk: Desk, game: str = "renown", **more: object) -> ExportScene:
    """The page as it stands in a window."""
    scene = ExportScene(desk, game, work=more.pop("work", Trial), **more)  # type: ignore[arg-type]
    stack = SceneStack(desk)
    stack.push(scene)
    return scene


def ordered(scene: ExportScene) -> Order:
    """What would be made now."""
    scene.begin()
    assert isinstance(scene.work, Trial)
    return scene.work.order


def test_what_is_chosen_is_what_is_made(desk: Desk, tmp_path: Path) -> None:
    scene = opened(desk)
    for name, value in (
        ("what", "house"), ("which", "hearts"), ("set", "index"), ("paper", "letter"), ("bleed", True), ("backs", True),
        ("flip", "short"), ("right", 0.5), ("down", -1.25), ("changed", True),
    ):  # fmt: skip
        scene.act(Action(name, value))
    made = ordered(scene)
    assert made.wanted.houses == ("hearts",)
    assert made.folder == tmp_path / "export"
    assert (made.form, made.face_set, made.paper, made.flip) == ("pdf", "index", "letter", "short")
    assert (made.bleed, made.backs, made.changed, made.shift) == (True, True, True, (0.5, -1.25))


def test_what_means_nothing_for_a_form_is_left_out_and_comes_back(desk: Desk) -> None:
    scene = opened(desk)
    for name, value in (("bleed", True), ("backs", True), ("right", 1.0), ("changed", True), ("form", "tts")):
        scene.act(Action(name, value))
    made = ordered(scene)
    assert (made.bleed, made.backs, made.shift, made.changed) == (False, False, (0.0, 0.0), False)
    scene.stop()
    scene.act(Action("form", "pdf"))
    assert ordered(scene).shift == (1.0, 0.0)


@pytest.mark.parametrize(
    ("game", "what", "which"),
    [("crown", "deck", "dream_1"), ("patterns", "played", "2"), ("renown", "whole", "")],
)
def test_each_game_begins_with_what_is_most_wanted_of_it(
    game: str, what: str, which: str, desk: Desk
) -> None:
    scene = opened(desk, game)
    assert (scene.choices.what, scene.choices.which) == (what, which)
    assert scene.picked is not None
    scene.act(Action("game", "renown"))
    assert scene.choices.what == "whole"


def test_enter_begins_and_the_page_tells_how_far_it_is(desk: Desk) -> None:
    scene = opened(desk)
    key(scene, pygame.K_RETURN)
    assert scene.running
    assert not scene.group["go"].visible
    work = scene.work
    assert isinstance(work, Trial)
    work.news = [Step(3, 10, "Ace of Hearts"), Done((), "52 cards, here.")]
    scene.update(0.1)
    assert scene.news == Step(3, 10, "Ace of Hearts")
    scene.update(0.1)
    assert scene.news == Done((), "52 cards, here.")
    assert not scene.running
    assert scene.group["go"].enabled


def test_enter_exports_also_after_a_switch_was_clicked(desk: Desk) -> None:
    scene = opened(desk)
    press(scene, "backs")
    key(scene, pygame.K_RETURN)
    assert scene.running
    assert scene.choices.backs


def test_notices_about_pictures_are_shown(desk: Desk) -> None:
    scene = opened(desk)
    scene.begin()
    assert isinstance(scene.work, Trial)
    scene.work.news = [Done((), "Done.", ("The picture x.png cannot be used.",))]
    scene.update(0.1)
    assert [notice.sentence for notice in desk.toasts.notices] == ["The picture x.png cannot be used."]


def test_while_it_runs_nothing_can_be_chosen_and_stop_ends_it(desk: Desk) -> None:
    scene = opened(desk)
    scene.begin()
    assert not scene.group["paper"].enabled
    work = scene.work
    assert isinstance(work, Trial)
    press(scene, "stop")
    assert work.stopped
    assert scene.group["paper"].enabled
    assert isinstance(scene.news, Failed)


def test_leaving_ends_it_and_says_so(desk: Desk) -> None:
    scene = opened(desk)
    scene.begin()
    work = scene.work
    assert isinstance(work, Trial)
    assert isinstance(key(scene, pygame.K_ESCAPE), Pop)
    scene.leave()
    assert work.stopped
    assert "stopped" in desk.toasts.notices[-1].sentence


def test_without_a_folder_nothing_is_begun(desk: Desk) -> None:
    scene = opened(desk)
    scene.act(Action("folder", "  "))
    assert scene.flaw == "Name a folder for it."
    assert not scene.group["go"].enabled
    scene.begin()
    assert not scene.running


def test_the_path_is_copied_whole(desk: Desk, tmp_path: Path) -> None:
    scene = opened(desk)
    press(scene, "copy")
    assert desk.clipboard.get() == str(tmp_path / "export")


def test_cards_that_were_shown_can_be_had_alone(desk: Desk) -> None:
    scene = opened(desk, "crown", cards=("lull", "hush_heron"))
    assert ordered(scene).wanted.cards == ("lull", "hush_heron")


def test_the_gallery_hands_over_what_it_shows(desk: Desk) -> None:
    gallery = GalleryScene(desk, "renown")
    stack = SceneStack(desk)
    stack.push(gallery)
    step = key(gallery, pygame.K_e)
    assert isinstance(step, Push)
    assert isinstance(step.scene, ExportScene)
    assert step.scene.choices.these == ()
    gallery.act(Action("search", "queen"))
    gallery.act(Action("set", "index"))
    step = gallery.act(Action("export"))
    assert isinstance(step, Push)
    assert isinstance(step.scene, ExportScene)
    assert len(step.scene.choices.these) == 4
    assert step.scene.choices.face_set == "index"


def test_off_screen_the_page_really_exports(desk: Desk, tmp_path: Path) -> None:
    scene = opened(desk, "renown", work=None)
    for name, value in (("what", "house"), ("which", "spades"), ("set", "index"), ("form", "png")):
        scene.act(Action(name, value))
    scene.begin()
    for _ in range(40):
        scene.update(0.1)
    assert isinstance(scene.news, Done)
    assert len(list((tmp_path / "export" / "cards" / "renown").glob("*.png"))) == 13


def test_tab_walks_through_all_that_can_be_chosen(desk: Desk) -> None:
    scene = opened(desk, "crown")
    scene.act(Action("backs", True))
    chosen = {"form", "what", "which", "set", "paper", "bleed", "backs", "flip", "right", "down"}
    assert chosen | {"folder", "go"} <= {*tabbed(scene)}


@pytest.fixture(
    scope="module",
    params=[(name, size, scale) for name in NAMES for size, scale in SIZES],
    ids=lambda given: f"{given[0]}-{given[1][0]}x{given[1][1]}@{given[2]}",
)
def staged(request: pytest.FixtureRequest) -> object:
    name, size, scale = request.param
    pygame.display.init()
    made = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    made.stack.top.group.release()  # type: ignore[attr-defined]
    yield made
    made.close()


def test_words_stay_in_the_window_and_widgets_beside_each_other(
    staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    top, screen = staged.stack.top, staged.desk.screen
    said = read(top, (screen.width, screen.height), monkeypatch)
    assert astray(said, screen.rect) == []
    assert clashes(said) == []
    assert crowding(top, screen.rect) == []


@pytest.mark.parametrize("named", NAMES)
def test_at_a_usual_size_no_words_are_cut_short(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    staged = Staged(situations()[named], Screen(1280, 720))
    try:
        said = read(staged.stack.top, (1280, 720), monkeypatch)
    finally:
        staged.close()
    assert [each.words for each in said if each.words.endswith(ELLIPSIS)] == []
