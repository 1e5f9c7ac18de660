"""The sheet of keys: it lists what a table answers, all of it and nothing else, wherever it is asked for."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

from game.app.thinking import InlineBots
from game.ui import keys
from game.ui.crown import positions
from game.ui.crown import staging as crown
from game.ui.patterns import situations as patterns
from game.ui.renown import situations as renown
from game.ui.scene import Pop, Push
from game.ui.scenes.keysheet import KEYS, KeysScene
from game.ui.scenes.pause import PauseScene, Ways
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack
from tests.ui.crown.fingers import in_hand
from tests.ui.crown.fingers import lift as lift_in_crown
from tests.ui.table.hands import a_desk, key, motion, put

UI = Path(keys.__file__).parent
TABLES = {
    "crown": lambda desk, **how: crown.table(desk, position=positions.own_turn(), **how),
    "patterns": lambda desk, **how: patterns.table(desk, position=patterns.position(4), **how),
    "renown": lambda desk, **how: renown.table(desk, position=renown.queen(), **how),
}


def sheet(scene: TableScene) -> KeysScene:
    step = scene.keys()
    assert isinstance(step, Push)
    assert isinstance(step.scene, KeysScene)
    return step.scene


def listed(scene: TableScene) -> list[str]:
    return [words for _, rows in sheet(scene).parts for _, words in rows]


def test_a_table_compares_keys_with_the_list_and_with_nothing_else() -> None:
    files = [*(UI / "table").glob("*.py"), UI / "scenes" / "table.py", UI / "window.py"]
    assert len(files) > 20
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.startswith("K_"):
                pytest.fail(f"{file.name}:{node.lineno} names {node.attr}; it belongs into game/ui/keys.py")


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("code", [pygame.K_F1, pygame.K_QUESTION])
def test_f1_and_the_question_mark_open_the_sheet_and_put_it_away(game: str, code: int) -> None:
    scene = TABLES[game](a_desk())
    stack = put(scene)
    down = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")
    stack.handle(down)
    assert isinstance(stack.top, KeysScene)
    stack.handle(down)
    assert stack.top is scene


def test_a_question_mark_counts_wherever_it_lies_on_the_keyboard() -> None:
    scene = TABLES["renown"](a_desk())
    stack = put(scene)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?"))
    assert isinstance(stack.top, KeysScene)


def test_the_bar_and_the_menu_lead_to_the_sheet() -> None:
    scene = TABLES["renown"](a_desk())
    stack = put(scene)
    assert isinstance(scene._choose("keys"), Push)
    ways = Ways(*(lambda: None for _ in range(5)))
    scene.make_pause = lambda desk, match: PauseScene(desk, match, ways)
    stack.take(scene.menu())
    menu = stack.top
    assert isinstance(menu, PauseScene)
    menu.resize(scene.desk.screen)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
    assert isinstance(stack.top, KeysScene)
    stack.take(Pop())
    assert stack.top is scene
    assert scene.resume(KEYS) is not None


@pytest.mark.parametrize("game", TABLES)
def test_buttons_of_the_moment_are_listed_with_their_keys(game: str) -> None:
    scene = TABLES[game](a_desk())
    put(scene)
    rows = dict(sheet(scene).parts).get("Buttons of the moment", [])
    wanted = [((c.key,), c.words) for c in scene.chrome.prompt.prompt.choices if c.key]  # type: ignore[union-attr]
    assert rows == wanted
    assert all(binding.does in listed(scene) for binding in keys.TABLE if not binding.only)


@pytest.mark.parametrize(
    ("only", "game", "size", "how"),
    [
        ("hold", "renown", (1280, 720), {"humans": (0, 1)}),
        ("folded", "renown", (960, 600), {}),
        ("wheel", "crown", (1280, 720), {}),
        ("orders", "crown", (1280, 720), {}),
    ],
)
def test_what_only_some_tables_answer_is_listed_there_and_only_there(
    only: str, game: str, size: tuple[int, int], how: dict[str, object]
) -> None:
    there, elsewhere = TABLES[game](a_desk(size, handover="hold"), **how), TABLES["patterns"](a_desk())
    put(there)
    put(elsewhere)
    for binding in (each for each in keys.TABLE if each.only == only):
        assert binding.does in listed(there)
        assert binding.does not in listed(elsewhere)


def test_hints_are_listed_where_somebody_can_be_asked() -> None:
    match = TABLES["renown"](a_desk()).match
    for advice in (None, InlineBots()):
        scene = TableScene(a_desk(), match, advice=advice)
        put(scene)
        assert (keys.HINT.does in listed(scene)) == (advice is not None)


def _busy(stack: SceneStack, scene: TableScene) -> None:
    scene.submit(("take",), (0, 0))
    assert scene.director.busy


ANSWERED = {
    keys.WALK: "", keys.ZONE: "", keys.CANCEL: "", keys.SPEED: "", keys.LOG: "", keys.KEYS: "", keys.LOOK: "hover",
    keys.SPACE: "busy", keys.ENTER: "walked", keys.HINT: "advice", keys.WHY: "moved", keys.PEEK: "hold",
    keys.WHEEL: "paying", keys.STOP: "order", keys.SCROLL: "log",
}  # fmt: skip


def test_every_listed_key_has_its_trial() -> None:
    assert set(ANSWERED) == set(keys.TABLE)


@pytest.mark.parametrize("binding", keys.TABLE, ids=lambda each: each.caps[0])
def test_every_listed_key_is_answered(binding: keys.Binding) -> None:
    """A table at rest, or in the state for which the key is meant, asks for something or looks different."""
    for code in binding.codes:
        scene, before = _meant_for(ANSWERED[binding])
        step = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        assert step is not None or scene.changed or _state(scene) != before, pygame.key.name(code)


def _state(scene: TableScene) -> object:
    return (
        scene.hands.focus, scene.director.busy, scene.desk.settings.speed, scene.chrome.drawer_open, scene.rest,
        scene.session.looker, scene.chosen, scene.orders, scene.chrome.log.area.offset,
    )  # fmt: skip


def _own_trap() -> dict[str, object]:
    """Ada is to act, and a trap of hers lies face-down."""
    return {**positions.trapped(), "turn": "p1"}


def _meant_for(what: str) -> tuple[TableScene, object]:
    small = (960, 600)
    match what:
        case "paying":
            scene = crown.table(a_desk(), position=positions.paying())
        case "order":
            scene = crown.table(a_desk(handover="off"), position=_own_trap(), humans=(0, 1))
        case "hold":
            scene = TABLES["renown"](a_desk(handover="hold"), humans=(0, 1))
        case "advice" | "moved":
            made = TABLES["renown"](a_desk(), script=("sacrifice 6H",) if what == "moved" else ())
            scene = TableScene(a_desk(), made.match, advice=InlineBots())
        case _:
            scene = TABLES["renown"](a_desk(small if what in ("", "log") else (1280, 720)))
    scene.make_pause = lambda desk, _match: KeysScene(desk, scene)
    stack = put(scene)
    match what:
        case "busy":
            _busy(stack, scene)
        case "walked":
            key(scene, pygame.K_RIGHT)
        case "hover":
            motion(scene, scene.chrome.prompt.rect.center)
        case "paying":
            lift_in_crown(scene, in_hand(scene, "laughing_crowd"))
        case "order":
            scene._choose("decline_all")
            assert scene.orders
        case "log":
            scene.chrome.toggle_drawer()
            for _ in range(40):
                scene.session.model.log.append(scene.session.model.log[0])
            scene.look()
            scene.chrome.log.area.scroll_to(200)
    scene.draw(pygame.Surface((scene.screen.width, scene.screen.height), 0, 32))
    scene.changed = False
    return scene, _state(scene)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", TABLES)
def test_all_rows_have_room_above_the_button(game: str, size: tuple[int, int]) -> None:
    scene = TABLES[game](a_desk(size, handover="hold"), humans=(0, 1))
    scene.session.advised = True
    put(scene)
    found = sheet(scene)
    found.resize(scene.desk.screen)
    lowest = max(found._tall(column, found.row) for column in found.columns)
    assert found.row >= 19
    assert found.plate.y + found.px(74 + lowest) <= found.group["back"].rect.y + found.px(12)
    assert scene.desk.screen.rect.contains(found.plate)
