"""Dragging, clicking and keys all come to the same actions on Crown's table; what may not be says why."""

from __future__ import annotations

import dataclasses
from typing import Any

import pygame
import pytest

from game.core.words import plain
from game.ui.crown.seen import LAST, LINE
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.situations import situations
from tests.ui.crown.fingers import (
    centre,
    click,
    drag,
    fresh,
    half,
    in_hand,
    key,
    lift,
    positions,
    said,
    settle,
    to_question,
    unit,
    wheel,
)
from tests.ui.table.hands import a_desk, down, motion, rest, up


def with_hand(*cards: str, **resources: int) -> dict[str, Any]:
    start = positions.own_turn()
    start["players"]["p1"]["hand"] = list(cards)
    start["players"]["p1"]["resources"] = resources
    return start


# Playing cards


def test_a_creature_is_dragged_to_the_front_of_a_line() -> None:
    scene = fresh(with_hand("well_gazer", insight=1))
    x, y = half(scene, 0, 0)
    drag(scene, in_hand(scene, "well_gazer"), (x - 140, y))
    assert said(scene) == ["play well_gazer left 0"]


def test_a_creature_is_dragged_to_the_back_of_a_line() -> None:
    scene = fresh(with_hand("well_gazer", insight=1))
    x, y = half(scene, 0, 0)
    drag(scene, in_hand(scene, "well_gazer"), (x + 140, y))
    assert said(scene) == ["play well_gazer left 3"]


def test_the_line_opens_where_the_card_would_stand() -> None:
    scene = fresh(with_hand("well_gazer", insight=1))
    before = scene.stage.poses()
    lift(scene, in_hand(scene, "well_gazer"))
    x, y = half(scene, 0, 0)
    motion(scene, (x - 10, y))
    for _ in range(20):
        scene.update(0.05)
    after = scene.stage.poses()
    assert after[unit(scene, 0, 0, 0)].x < before[unit(scene, 0, 0, 0)].x
    assert after[unit(scene, 0, 0, 2)].x > before[unit(scene, 0, 0, 2)].x
    gesture = scene.hands.gesture
    assert gesture is not None
    assert gesture.tip is not None
    assert gesture.tip.words == "Costs 1 Insight, 0 left"
    assert said(scene) == []


def test_the_wheel_chooses_another_way_to_pay() -> None:
    scene = fresh(with_hand("laughing_crowd", insight=3, essence=2))
    lift(scene, in_hand(scene, "laughing_crowd"))
    pos = half(scene, 0, 2)
    motion(scene, pos)
    wheel(scene, 1)
    wheel(scene, 1)
    up(scene, pos)
    assert said(scene)[0].endswith(" pay insight:1 essence:2")


def test_without_the_wheel_the_default_is_paid() -> None:
    scene = fresh(with_hand("laughing_crowd", insight=3, essence=2))
    drag(scene, in_hand(scene, "laughing_crowd"), half(scene, 0, 2))
    assert said(scene) == ["play laughing_crowd right 0"] or said(scene) == ["play laughing_crowd right 1"]


def test_the_second_of_two_alike_goes_where_it_was_dragged_and_the_first_stays() -> None:
    scene = fresh(with_hand("well_gazer", "lamp_warden", "well_gazer", insight=1))
    first, _, second = (f"c:{n}" for n in scene.session.model.view.hand_ids[0])
    drag(scene, second, half(scene, 0, 2))
    view = scene.session.model.view
    assert int(second[2:]) in view.line_ids[2]
    assert int(first[2:]) in view.hand_ids[0]


def test_a_trap_is_set_into_a_lane() -> None:
    scene = fresh(with_hand("snare"))
    drag(scene, in_hand(scene, "snare"), half(scene, 0, 1))
    assert said(scene) == ["set snare center"]


def test_a_trap_of_the_reserve_is_set_into_the_reserve_wherever_it_is_dropped_in_play() -> None:
    scene = fresh(with_hand("mirror_door"))
    drag(scene, in_hand(scene, "mirror_door"), centre(scene, "seat:0"))
    assert said(scene) == ["set mirror_door reserve"]


def test_a_spell_is_dragged_onto_its_target() -> None:
    scene = fresh(with_hand("unmake", hunger=1, essence=2))
    drag(scene, in_hand(scene, "unmake"), unit(scene, 1, 0, 2))
    assert said(scene) == ["play unmake", "target ~left.2"]


def test_a_spell_dropped_in_play_asks_for_its_target_which_is_clicked() -> None:
    scene = fresh(with_hand("unmake", hunger=1, essence=2))
    lift(scene, in_hand(scene, "unmake"))
    x, y = centre(scene, "push:1")
    motion(scene, (x + 70, y))
    up(scene, (x + 70, y))
    settle(scene)
    assert said(scene) == ["play unmake"]
    click(scene, unit(scene, 1, 1, 0))
    assert said(scene)[-1] == "target ~center.0"


def test_a_rival_is_dragged_onto_the_other_side() -> None:
    scene = fresh(with_hand("gilded_king", hunger=1, essence=2))
    x, y = half(scene, 1, 2)
    drag(scene, in_hand(scene, "gilded_king"), (x, y))
    assert said(scene) == ["play gilded_king ~right 0"]


def test_equipment_is_dropped_anywhere_in_play() -> None:
    scene = fresh(with_hand("whetstone", resolve=2))
    drag(scene, in_hand(scene, "whetstone"), half(scene, 0, 1))
    assert said(scene) == ["play whetstone"]


def test_a_card_is_played_by_two_clicks() -> None:
    scene = fresh(with_hand("well_gazer", insight=1))
    click(scene, in_hand(scene, "well_gazer"))
    assert scene.sight.held is not None
    click(scene, half(scene, 0, 2))
    assert said(scene)[0].startswith("play well_gazer right")


# The other actions


def test_a_push_by_dragging_the_front_creature_across() -> None:
    scene = fresh()
    drag(scene, unit(scene, 0, 0, 0), half(scene, 1, 0))
    assert said(scene) == ["push left"]


def test_the_disc_at_the_clash_asks_with_the_foreseeable_pools_and_enter_pushes() -> None:
    scene = fresh()
    click(scene, "push:0")
    prompt = scene.chrome.prompt.prompt
    assert said(scene) == []
    assert prompt is not None
    assert "Foreseeable" in "".join(span for span in prompt.words if isinstance(span, str))
    key(scene, pygame.K_RETURN)
    assert said(scene) == ["push left"]


def test_the_question_about_a_push_can_be_taken_back() -> None:
    scene = fresh()
    click(scene, "push:0")
    key(scene, pygame.K_n)
    assert scene.chosen == ()
    assert said(scene) == []


def test_a_maneuver_of_two_moves_and_done() -> None:
    scene = fresh()
    x, y = half(scene, 0, 2)
    drag(scene, unit(scene, 0, 0, 2), (x + 60, y))
    settle(scene)
    assert said(scene) == ["maneuver left right", "move 2 1"]
    drag(scene, unit(scene, 0, 0, 0), (x - 100, y))
    settle(scene)
    key(scene, pygame.K_RETURN)
    assert said(scene) == ["maneuver left right", "move 2 1", "move 0 0", "done"]


def test_a_line_is_rearranged_by_dragging_within_it() -> None:
    scene = fresh()
    x, y = half(scene, 0, 0)
    drag(scene, unit(scene, 0, 0, 0), (x + 140, y))
    assert said(scene) == ["maneuver left left", "move 0 2"]


def test_a_move_of_a_maneuver_is_taken_back() -> None:
    scene = fresh()
    before = scene.match.play.state.key()
    drag(scene, unit(scene, 0, 0, 2), half(scene, 0, 2))
    settle(scene)
    key(scene, pygame.K_z)
    scene.take_back()
    assert scene.match.play.state.key() == before


def test_recover_and_meditate_are_buttons() -> None:
    scene = fresh()
    click(scene, "act:recover")
    assert said(scene) == ["recover"]
    scene = fresh(with_hand("well_gazer"))
    click(scene, "act:meditate")
    assert said(scene) == ["meditate"]


def test_what_meditate_and_recover_would_do_is_told_before() -> None:
    from game.ui.paint.flow import plain

    scene = fresh(with_hand("well_gazer"))
    assert (
        plain(scene.mat.hover_words("act:meditate", scene.session.view, scene.sight))
        == "Meditate: draw 6 cards."
    )
    words = plain(scene.mat.hover_words("act:recover", scene.session.view, scene.sight))
    assert words == "Recover stands up Calm Tide."


def test_an_exhaust_ability_is_a_button_on_its_creature() -> None:
    start = positions.own_turn()
    start["players"]["p1"]["lanes"]["right"]["creatures"] = ["lamp_warden"]
    scene = fresh(start)
    number = scene.session.model.view.line_ids[2][0]
    click(scene, f"use:{number}")
    assert said(scene) == ["exhaust right.0"]


# Within a push


def in_window() -> TableScene:
    scene = fresh(positions.clash(), "push left")
    to_question(scene, "window")
    return scene


def test_a_flying_strike_is_fired_by_key_or_by_a_click_on_the_raised_creature() -> None:
    scene = in_window()
    key(scene, pygame.K_f)
    assert said(scene)[-1] == "fire 2"
    scene = in_window()
    click(scene, unit(scene, 0, 0, 2))
    assert said(scene)[-1] == "fire 2"


def test_hold_is_a_key() -> None:
    scene = in_window()
    count = scene.match.number
    key(scene, pygame.K_h)
    assert said(scene)[-1] == "hold"
    assert scene.match.number == count + 1


def test_holding_to_the_last_window_stops_there() -> None:
    scene = in_window()
    key(scene, pygame.K_l)
    for _ in range(4000):
        scene.update(0.05)
        decision = scene.match.decision
        if decision is not None and not scene._ordered() and not scene.director.busy:
            break
    decision = scene.match.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("window", 0)
    assert scene.match.play.state.pools == (5, 7)
    key(scene, pygame.K_f)
    assert said(scene)[-1] == "fire 2"


def spreading() -> TableScene:
    scene = fresh(positions.spreading(), "push left")
    to_question(scene, "spread")
    return scene


def test_damage_is_spread_by_clicks_and_confirmed_by_enter() -> None:
    scene = spreading()
    for _ in range(5):
        click(scene, unit(scene, 0, 0, 1))
    click(scene, unit(scene, 0, 0, 0))
    key(scene, pygame.K_RETURN)
    assert said(scene)[-1] == "spread 1 5 0 0"


def test_the_heroic_creature_comes_first_and_a_click_elsewhere_says_so() -> None:
    scene = spreading()
    click(scene, unit(scene, 0, 0, 2))
    assert scene.chosen == ("spread", "0", "0", "1", "0")  # the sixth is nobody's but the owner's to place
    click(scene, unit(scene, 0, 0, 2))
    assert scene.refused is not None
    assert scene.refused[0].code == "heroic"
    assert scene.chosen == ("spread", "0", "0", "1", "0")


def test_tokens_are_dragged_for_all_that_a_creature_takes() -> None:
    scene = spreading()
    drag(scene, "damage", unit(scene, 0, 0, 1))
    assert scene.chosen == ("spread", "0", "5", "0", "0")


def test_placed_damage_is_taken_back_by_a_click_on_its_number() -> None:
    scene = spreading()
    drag(scene, "damage", unit(scene, 0, 0, 1))
    number = scene.session.model.view.line_ids[0][1]
    click(scene, f"placed:{number}")
    assert scene.chosen == ("spread", "0", "4", "0", "0")


def test_one_key_places_a_sensible_spread_that_is_legal() -> None:
    scene = spreading()
    key(scene, pygame.K_d)
    prompt = scene.chrome.prompt.prompt
    assert prompt is not None
    assert prompt.choices[0].enabled
    key(scene, pygame.K_RETURN)
    assert said(scene)[-1].startswith("spread ")


def broken() -> TableScene:
    scene = fresh(positions.clash(), "push left")
    to_question(scene, "spread")
    scene.match.submit(0, ("spread", tuple(scene.match.rules.legal_actions(scene.match.play.state)[0][1])))
    to_question(scene, "anchor")
    return scene


def test_a_broken_anchor_is_dragged_into_a_lane() -> None:
    scene = broken()
    number = next(entry[4] for entry in scene.session.model.view.cards_in_limbo)
    x, y = half(scene, 0, 1)
    drag(scene, f"c:{number}", (x - 140, y))
    assert said(scene)[-1] == "cast center 0"


def test_a_broken_anchor_is_taken_by_key_or_by_dragging_it_to_the_hand() -> None:
    scene = broken()
    key(scene, pygame.K_t)
    assert said(scene)[-1] == "take"
    scene = broken()
    number = next(entry[4] for entry in scene.session.model.view.cards_in_limbo)
    lift(scene, f"c:{number}")
    pos = scene.mat.plan(0).zones["prompt"].center  # type: ignore[attr-defined]
    motion(scene, pos)
    up(scene, pos)
    assert said(scene)[-1] == "take"


def test_a_trap_is_sprung_or_declined_by_key() -> None:
    scene = fresh(positions.trapped(), "push left")
    assert scene.match.decision is not None
    assert scene.match.decision.kind == "trap"
    key(scene, pygame.K_s)
    assert said(scene)[-1] == "spring"
    scene = fresh(positions.trapped(), "push left")
    key(scene, pygame.K_d)
    assert said(scene)[-1] == "decline"


@pytest.mark.parametrize("means", [3, 0])
def test_a_trap_is_asked_about_in_words_that_say_whether_it_can_be_sprung(means: int) -> None:
    start = positions.trapped()
    start["players"]["p1"]["resources"] = {"insight": means}
    scene = fresh(start, "push left")
    assert scene.chrome.prompt.prompt is not None
    words = plain(scene.chrome.prompt.prompt.words, scene.match.play.names)
    assert ("Spring snare" in words) == (means > 0)
    assert ("snare in the left lane does not fit, or cannot be paid." in words) == (means == 0)


def test_declining_all_answers_the_next_trap_by_itself_after_a_pause() -> None:
    scene = fresh(positions.trapped(), "push left")
    choice = scene.chrome.choice("decline_all")
    assert choice is not None
    scene._choose("decline_all")
    scene.update(0.05)
    assert said(scene)[-1] == "decline"
    assert scene.orders


# The opening hand


def test_cards_of_the_opening_hand_are_picked_and_put_back() -> None:
    from game.ui.crown.staging import table
    from tests.ui.table.hands import a_desk, put

    scene = table(a_desk(), options={"first": "p1"})
    put(scene)
    first, third = (f"c:{scene.session.model.view.hand_ids[0][k]}" for k in (0, 2))
    click(scene, first)
    click(scene, third)
    assert len(scene.chosen) == 2
    key(scene, pygame.K_RETURN)
    assert said(scene)[0].startswith("mulligan ")
    assert len(said(scene)[0].split()) == 3


def test_the_opening_hand_is_kept_by_enter() -> None:
    from game.ui.crown.staging import table
    from tests.ui.table.hands import a_desk, put

    scene = table(a_desk(), options={"first": "p1"})
    put(scene)
    key(scene, pygame.K_RETURN)
    assert said(scene) == ["keep"]


# Keys


def test_a_creature_is_played_by_keys_alone() -> None:
    scene = fresh(with_hand("well_gazer", insight=1))
    wanted = in_hand(scene, "well_gazer")
    for _ in range(30):
        if scene.hands.focus == wanted:
            break
        key(scene, pygame.K_TAB)
    assert scene.hands.focus == wanted
    key(scene, pygame.K_RETURN)
    assert scene.sight.held is not None
    key(scene, pygame.K_RIGHT)
    assert scene.hands.focus.startswith("slot:0:")
    key(scene, pygame.K_RETURN)
    assert said(scene)[0].startswith("play well_gazer ")


# What may not be


@pytest.mark.parametrize(
    ("take", "goal", "code"),
    [
        ("lamp_warden", (0, 0), "too_dear"),
        ("laughing_crowd", (1, 1), "needs_place"),
    ],
)
def test_an_illegal_drop_changes_nothing_flies_home_and_says_why(
    take: str, goal: tuple[int, int], code: str
) -> None:
    scene = fresh()
    before = scene.match.play.state.key()
    handle = in_hand(scene, take)
    drag(scene, handle, half(scene, *goal))
    assert scene.match.play.state.key() == before
    assert scene.refused is not None
    assert scene.refused[0].code == code
    settle(scene)
    assert scene.sight.held is None


def test_a_locked_lane_says_why_it_cannot_be_pushed() -> None:
    scene = fresh()
    click(scene, "push:2")
    assert scene.refused is not None
    assert scene.refused[0].code == "locked"


def test_what_cannot_be_done_now_says_why_on_its_button() -> None:
    scene = fresh()
    click(scene, "act:meditate")
    assert scene.refused is not None
    assert scene.refused[0].code == "hand_full"


def escape(scene: TableScene) -> None:
    assert key(scene, pygame.K_ESCAPE) is None


def right_click(scene: TableScene) -> None:
    down(scene, scene.hands.grip.pos, 3)


def lose_focus(scene: TableScene) -> None:
    scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))


def other_size(scene: TableScene) -> None:
    scene.resize(Screen(1024, 768))


@pytest.mark.parametrize("way", [escape, right_click, lose_focus, other_size])
def test_every_way_to_cancel_leaves_the_table_as_it_was(way) -> None:
    scene = fresh()
    before = scene.match.play.state.key()
    lift(scene, unit(scene, 0, 0, 0))
    motion(scene, half(scene, 0, 1))
    assert scene.sight.held is not None
    way(scene)
    assert scene.sight.held is None
    settle(scene)
    assert scene.match.play.state.key() == before


def test_a_second_click_while_something_moves_only_finishes_it() -> None:
    scene = fresh()
    drag(scene, unit(scene, 0, 0, 0), half(scene, 1, 0))
    assert scene.director.busy
    count = scene.match.number
    click(scene, in_hand(scene, "well_gazer"))
    assert scene.match.number == count


@pytest.mark.parametrize("last", [False, True])
def test_only_before_the_last_window_one_may_hold_to_it(last: bool) -> None:
    stack = situations()["crown-window"].build(a_desk(speed="instant"))
    rest(stack)
    scene = stack.scenes[-1]
    assert isinstance(scene, TableScene)
    view = dataclasses.replace(scene.session.view, step=LAST if last else LINE)
    prompt = scene.mat.prompt(view, scene.sight, False)
    assert ("last window" in plain(prompt.words, scene.sight.names)) == last
    assert ("hold_all" in {choice.handle for choice in prompt.choices}) == (not last)
    assert {"fire", "hold"} <= {choice.handle for choice in prompt.choices}
