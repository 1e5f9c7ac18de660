"""All nine Actions, Research and the questions after them, by dragging, by clicks and by keys."""

from __future__ import annotations

import pygame
import pytest

from game.ui.patterns.situations import act, load, position, table
from game.ui.scenes.table import TableScene
from tests.ui.table.hands import a_desk, click, drag, key, lift, motion, put, said, where


def fresh(*script: str, seats: int = 4, dice: tuple[int, ...] = (), **changes: object) -> TableScene:
    scene = table(a_desk(), seats, position=position(seats, **changes), script=script, dice=dice)
    put(scene)
    return scene


def settled(scene: TableScene) -> None:
    for _ in range(600):
        scene.update(0.05)
        if not scene.director.busy and not scene.stage.moving:
            return
    raise AssertionError("it does not come to rest")


ROOM = {"Mira": {"pattern": {"1": "pyre_drake", "1a": "kiln_guard"}, "guard": "none", "auras": {}}}
SHADE = {"Mira": {"dungeon": ["gloom_bat", "cave_boar", "gloom_bat"]}}


def test_recruit_is_the_deck_dragged_to_a_leader_and_the_card_to_a_position() -> None:
    scene = fresh(**ROOM)
    drag(scene, "deck", "w:0")
    settled(scene)
    drag(scene, "held", "c:0:2")
    assert said(scene) == ["recruit W", "place 2"]


def test_a_card_drawn_is_dragged_to_be_the_guard() -> None:
    scene = fresh("recruit 1", **ROOM)
    drag(scene, "held", "c:0:G")
    assert said(scene)[1:] == ["guard"]


def test_a_card_drawn_is_dragged_into_the_dungeon() -> None:
    scene = fresh("recruit 1", **ROOM)
    drag(scene, "held", "jail:0")
    assert said(scene)[1:] == ["dungeon"]


def test_a_glowing_position_is_simply_pressed() -> None:
    scene = fresh("recruit W", **ROOM)
    click(scene, where(scene, "c:0:3"))
    assert said(scene)[1:] == ["place 3"]


def test_capture_is_a_creature_dragged_onto_an_opponents_and_the_chances_stand_beside_it() -> None:
    scene = fresh(dice=(6, 1))
    lift(scene, "c:0:1")
    motion(scene, where(scene, "c:2:1"))
    gesture = scene.hands.gesture
    assert gesture is not None
    assert gesture.tip is not None
    assert gesture.tip.words == "72% win, 11% tie, 17% lose"
    drag(scene, "c:0:1", "c:2:1")
    assert said(scene) == ["capture 1 p3:1"]


def test_the_guard_may_capture_and_be_captured() -> None:
    scene = fresh()
    drag(scene, "c:0:G", "c:1:G")
    assert said(scene) == ["capture G p2:G"]


def test_rescue_is_a_creature_dragged_to_a_dungeon_then_one_is_chosen_and_placed() -> None:
    scene = fresh(dice=(6, 1))
    drag(scene, "c:0:1", "jail:1")
    settled(scene)
    click(scene, "pick:0")
    settled(scene)
    drag(scene, "held", "jail:0")
    assert said(scene) == ["rescue p2 1", "choose ash_hound", "dungeon"]


def test_brainwash_is_a_prisoner_dragged_into_the_pattern() -> None:
    scene = fresh(dice=(6,))
    prisoner = next(f"d:{i}" for i, card in enumerate(scene.session.view.dungeons[0]) if card == "sky_jackal")
    drag(scene, prisoner, "w:0")
    settled(scene)
    assert said(scene) == ["brainwash sky_jackal"]
    click(scene, where(scene, next(h for h in scene.sight.takeable if h.startswith("c:"))))
    assert len(said(scene)) == 2


def test_move_swap_and_imprison_are_creatures_dragged_about() -> None:
    scene = fresh()
    drag(scene, "c:0:2a", "c:0:2b")
    assert said(scene) == ["move 2a 2b"]
    scene = fresh()
    drag(scene, "c:0:1b", "c:0:1a")
    assert said(scene) == ["swap 1a 1b"]
    scene = fresh()
    drag(scene, "c:0:3a", "jail:0")
    assert said(scene) == ["imprison 3a"]


def test_research_is_two_cards_dragged_to_its_deck() -> None:
    scene = fresh()
    cards = scene.session.view.dungeons[0]
    pair = [f"d:{i}" for i, card in enumerate(cards) if card in ("reef_lurker", "tide_priest")]
    drag(scene, pair[0], "research")
    assert said(scene) == []
    assert scene.chosen == (pair[0],)
    settled(scene)
    drag(scene, pair[1], "research")
    assert len(said(scene)) == 1
    assert set(said(scene)[0].split()) == {"research", "reef_lurker", "tide_priest"}


def test_a_card_laid_aside_for_research_is_taken_back_by_a_click() -> None:
    scene = fresh()
    drag(scene, "d:0", "research")
    settled(scene)
    click(scene, "d:0")
    assert scene.chosen == ()
    assert said(scene) == []


def test_cast_is_a_component_dragged_onto_the_spell() -> None:
    scene = fresh(**SHADE)
    drag(scene, "d:0", "s:3")
    settled(scene)
    assert said(scene) == ["cast banish gloom_bat"]
    click(scene, where(scene, "c:2:1"))
    assert said(scene)[1:] == ["target p3:1"]


def test_cast_is_also_a_spell_dragged_onto_what_it_is_meant_for() -> None:
    scene = fresh(**SHADE)
    drag(scene, "s:3", "c:1:1a")
    assert said(scene) == ["cast banish gloom_bat", "target p2:1a"]


def test_a_spell_that_asks_is_dragged_onto_its_target() -> None:
    scene = fresh("cast banish gloom_bat", **SHADE)
    drag(scene, "held", "c:3:1")
    assert said(scene)[1:] == ["target p4:1"]


LOST = {"Mira": {"pattern": {"1": "ash_hound", "1a": "cinderling", "1b": "feather_wisp"}, "auras": {}}}


def test_a_leader_lost_is_replaced_by_dragging_a_minion_up() -> None:
    scene = fresh(dice=(1, 6), **LOST)
    drag(scene, "c:0:1", "c:2:1")
    settled(scene)
    drag(scene, "c:0:1a", "c:0:1")
    assert said(scene) == ["capture 1 p3:1", "promote 1a"]


def test_a_promotion_is_also_a_click_and_letting_go_a_key() -> None:
    scene = fresh("capture 1 p3:1", dice=(1, 6), **LOST)
    click(scene, "c:0:1b")
    assert said(scene)[1:] == ["promote 1b"]
    scene = fresh("capture 1 p3:1", dice=(1, 6), **LOST)
    key(scene, pygame.K_r)
    assert said(scene)[1:] == ["release"]


def test_click_and_click_does_what_dragging_does() -> None:
    scene = fresh()
    click(scene, "c:0:1")
    assert scene.hands.grip.holding
    click(scene, where(scene, "c:2:1"))
    assert said(scene) == ["capture 1 p3:1"]


def test_the_keyboard_takes_a_thing_and_walks_to_its_place() -> None:
    scene = fresh()
    for _ in range(40):
        key(scene, pygame.K_TAB)
        if scene.hands.focus.startswith("c:0:"):
            break
    taken = scene.hands.focus
    assert taken.startswith("c:0:")
    key(scene, pygame.K_RETURN)
    assert scene.hands.grip.holding
    goal = scene.hands.focus
    assert goal in scene.hands.targets
    key(scene, pygame.K_RETURN)
    assert len(said(scene)) == 1


def test_the_end_of_the_turn_has_a_key() -> None:
    scene = fresh()
    key(scene, pygame.K_e)
    assert said(scene) == ["end"]


@pytest.mark.parametrize(
    ("take", "onto", "reason"),
    [
        ("c:0:1", "jail:0", "Minions"),
        ("c:0:1b", "c:0:2b", "gale"),
        ("s:0", "d:0", "gale"),
        ("c:0:G", "c:0:2b", "Guard"),
    ],
)
def test_what_may_not_be_flies_home_and_says_why(take: str, onto: str, reason: str) -> None:
    scene = fresh()
    before = scene.match.number
    drag(scene, take, onto)
    assert scene.match.number == before
    assert scene.refused is not None
    assert reason in scene.refused[0].reason


def test_a_click_while_dice_tumble_changes_nothing() -> None:
    scene = fresh(dice=(6, 1))
    act(scene.match, "capture 1 p3:1")
    scene.refresh()
    scene.update(0.3)
    number = scene.match.number
    assert scene.director.busy
    click(scene, (300, 300))
    assert scene.match.number == number
    assert not scene.director.busy


def test_an_opponents_pattern_is_looked_at_by_pressing_the_wizard() -> None:
    scene = fresh(seats=6)
    click(scene, where(scene, "w:4"))
    assert scene.chosen == ("look:4",)
    click(scene, where(scene, "w:4"))
    assert scene.chosen == ()
    assert said(scene) == []


def test_undo_takes_a_move_back_but_no_roll() -> None:
    scene = fresh()
    drag(scene, "c:0:2a", "c:0:2b")
    settled(scene)
    scene.take_back()
    assert said(scene) == []
    load(scene.match, (6, 1))
    act(scene.match, "capture 1 p3:1")
    scene.refresh()
    settled(scene)
    scene.take_back()
    assert said(scene) == ["capture 1 p3:1"]
    assert scene.refused is not None
