"""The situations of the gallery."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.desk import Desk
from game.ui.scenes.compare import CompareScene
from game.ui.scenes.gallery import GalleryScene
from game.ui.scenes.games import words_of
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.widgets import Action

Build = Callable[[Desk], SceneStack]


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "gallery": Situation(
            "every card of Crown, in the hand's size", _gallery("crown", chosen="slippery_shrike")
        ),
        "gallery-board": Situation("cards of Crown as they stand in a lane", _gallery("crown", use="board")),
        "gallery-full": Situation("cards of Crown to be read", _gallery("crown", use="full")),
        "gallery-search": Situation("cards of Crown with a word in them", _gallery("crown", search="aura")),
        "gallery-nothing": Situation("a search that finds no card", _gallery("crown", search="no such card")),
        "gallery-patterns": Situation("every card of Patterns", _gallery("patterns")),
        "gallery-renown": Situation("the pack of Renown", _gallery("renown")),
        "compare": Situation("a card of Crown in all face sets", _compare("crown", "loyal_shieldmaiden")),
        "compare-spell": Situation(
            "a Spell of Patterns in all face sets", _compare("patterns", "circle_of_wardens")
        ),
        "compare-renown": Situation("a Queen in both face sets", _compare("renown", "QC")),
    }


def _gallery(game: str, use: str = "hand", search: str = "", chosen: str = "") -> Build:
    def build(desk: Desk) -> SceneStack:
        stack = SceneStack(desk)
        scene = GalleryScene(desk, game, chosen)
        stack.push(scene)
        scene.act(Action("use", use))
        scene.group["use"].put("value", use)
        if search:
            scene.act(Action("search", search))
            scene.group["search"].put("value", search)
        return stack

    return build


def _compare(game: str, card: str) -> Build:
    def build(desk: Desk) -> SceneStack:
        stack = SceneStack(desk)
        cards = desk.cards.cards(game)
        at = next((k for k, one in enumerate(cards) if one.id == card), 0)
        stack.push(CompareScene(desk, words_of(game).mood, cards, at))
        return stack

    return build
