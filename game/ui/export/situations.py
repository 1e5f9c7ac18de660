"""The situations of the Export page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.ui.desk import Desk
from game.ui.export.order import Done, Step
from game.ui.export.scene import ExportScene
from game.ui.export.worker import Failed, News
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.widgets import Action

Build = Callable[[Desk], SceneStack]
FOLDER = Path("saves/export")
SHOWN = ("paper_lantern", "hush_heron", "doorstep_cat", "kite_thief", "weathervane_owl")


class _Still:
    """Work that goes no further."""

    def poll(self) -> None:
        return None

    def stop(self) -> None:
        return None


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    half = Step(11, 25, "Weathervane Owl")
    done = Done((), "Wings at Three: 60 cards of 24 kinds, saves/export/dream_1-a4.pdf.")
    full = Failed("saves/export/dream_1-a4.pdf cannot be written (No space left on device).")
    return {
        "export": Situation("a deck of Crown as pages to print", _page("crown")),
        "export-bleed": Situation(
            "pages with a bleed, and all choices of backs", _page("crown", bleed=True, backs=True)
        ),
        "export-letter": Situation(
            "the pack of Renown on Letter", _page("renown", what="whole", paper="letter", backs=True)
        ),
        "export-set": Situation("a whole set of Patterns as pages", _page("patterns", which="4")),
        "export-picture": Situation(
            "pictures of the cards that were shown", _page("crown", cards=SHOWN, form="png", bleed=True, backs=True)
        ),
        "export-contact": Situation("a Clan on a contact sheet", _page("patterns", form="contact", what="house")),
        "export-tts": Situation("a deck for Tabletop Simulator", _page("crown", form="tts")),
        "export-running": Situation("an export under way", _page("crown", news=half, backs=True)),
        "export-done": Situation("an export that is done", _page("crown", news=done)),
        "export-failed": Situation("an export that failed", _page("crown", news=full)),
    }  # fmt: skip


def _page(game: str, cards: tuple[str, ...] = (), news: News | None = None, **chosen: object) -> Build:
    def build(desk: Desk) -> SceneStack:
        stack = SceneStack(desk)
        scene = ExportScene(desk, game, cards=cards, folder=FOLDER, work=lambda _order, _saves: _Still())
        stack.push(scene)
        for key, value in chosen.items():
            scene.act(Action(key, value))
        if isinstance(news, Step):
            scene.begin()
        scene.news = news
        return stack

    return build
