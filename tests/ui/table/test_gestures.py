"""Renown's gesture table: every legal action has a gesture, every gesture is legal, every drop means what it says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Rng
from game.rules.renown import decisions
from game.rules.renown.engine import Renown
from game.rules.renown.state import RenownState
from game.ui.renown.gestures import gestures, prompt, usual, would_be
from game.ui.renown.mat import RenownMat
from game.ui.renown.situations import sitters
from game.ui.screen import Screen
from game.ui.table.board import read_board
from game.ui.table.gesture import Gestures, Spot, next_zone, spot_at, step
from game.ui.table.mat import Held, Sight, Sitting

RULES = Renown()


def moment(seats: int, seed: int, steps: int) -> RenownState:
    """A state after so many random choices that cost something where they can."""
    state = RULES.new_game(RULES.options_type(seats=seats, eras=2), seed)
    luck = Rng(seed, "choices")
    for _ in range(steps):
        actions = RULES.legal_actions(state)
        if not actions:
            break
        RULES.apply(state, luck.choice(actions))
    return state


def sight(seats: int, home: int) -> Sight:
    seated = tuple(Sitting(sitter.name, sitter.colour) for sitter in sitters(seats))
    return Sight(home, seated, acting=True)


moments = st.tuples(st.integers(3, 6), st.integers(0, 10_000), st.integers(0, 120))


@given(moments)
def test_every_legal_action_has_a_gesture_and_every_gesture_is_legal(told: tuple[int, int, int]) -> None:
    state = moment(*told)
    asked = state.decision
    if asked is None:
        return
    view = RULES.view(state, asked.seat)
    found = gestures(view, sight(told[0], asked.seat))
    legal = RULES.legal_actions(view)
    if asked.kind == decisions.GIVE:
        assert all(gesture.local for gesture in found if not gesture.onto)
        assert {gesture.action for gesture in found if not gesture.local} <= set(legal)
        needed = {card for way in legal for card in way[1]}
        assert needed == {gesture.take[2:] for gesture in found}
        return
    assert {gesture.action for gesture in found} == set(legal)
    pairs = [(gesture.take, gesture.onto) for gesture in found]
    assert len(set(pairs)) == len(pairs)


@given(moments)
def test_a_drop_means_the_action_that_its_gesture_promises(told: tuple[int, int, int]) -> None:
    state = moment(*told)
    asked = state.decision
    if asked is None or asked.kind == decisions.GIVE:
        return
    view = RULES.view(state, asked.seat)
    for gesture in gestures(view, sight(told[0], asked.seat)):
        if gesture.onto:
            assert would_be(gesture.take, gesture.onto, view) == gesture.action


@given(moments, st.sampled_from([(960, 600), (1280, 720), (1920, 1080)]))
def test_a_held_thing_aimed_at_a_legal_place_is_aimed_at_it(
    told: tuple[int, int, int], size: tuple[int, int]
) -> None:
    state = moment(*told)
    asked = state.decision
    if asked is None or asked.kind in {decisions.GIVE, decisions.ORIENT, decisions.SUCCESSOR}:
        return
    view = RULES.view(state, asked.seat)
    mat = RenownMat(told[0])
    screen = Screen(*size)
    mat.fit(screen, read_board("renown").zones(screen))
    bare = sight(told[0], asked.seat)
    table = Gestures(gestures(view, bare))
    for take in table.takeable:
        targets = table.onto(take)
        held = Sight(bare.home, bare.seated, acting=True, held=Held(take), targets=targets)
        spots = {spot.handle: spot for spot in mat.spots(view, held)}
        for onto in targets:
            assert onto in spots, (take, onto)
            if onto != "row":
                assert mat.aim(take, spots[onto].rect.center, view, bare) == onto
            else:
                assert mat.aim(take, spots[onto].rect.center, view, bare) in {"row", onto}


@given(moments)
def test_what_may_not_be_taken_can_say_why(told: tuple[int, int, int]) -> None:
    state = moment(*told)
    asked = state.decision
    if asked is None or asked.kind in {decisions.ORIENT, decisions.SUCCESSOR, decisions.BID}:
        return
    view = RULES.view(state, asked.seat)
    bare = sight(told[0], asked.seat)
    mat = RenownMat(told[0])
    table = Gestures(gestures(view, bare))
    for card in (*view.hands[asked.seat], *view.hierarchy):
        handle = f"c:{card}"
        if card and mat.may_grab(handle, view, bare) and not table.may_take(handle):
            action = would_be(handle, usual(handle, view), view)
            assert action is not None
            refusal = RULES.why_not(view, action)
            assert refusal is None or refusal.reason


def test_arrows_walk_to_the_nearest_spot_in_their_direction() -> None:
    import pygame

    spots = [Spot(name, pygame.Rect(x, y, 10, 10), zone) for name, x, y, zone in
             (("a", 0, 0, "one"), ("b", 50, 2, "one"), ("c", 100, 0, "one"), ("d", 50, 90, "two"))]  # fmt: skip
    assert step(spots, "a", (1, 0)) == "b"
    assert step(spots, "b", (1, 0)) == "c"
    assert step(spots, "c", (1, 0)) == "c"
    assert step(spots, "b", (0, 1)) == "d"
    assert next_zone(spots, "b") == "d"
    assert next_zone(spots, "d") == "a"
    assert next_zone(spots, "a", back=True) == "d"


@pytest.mark.parametrize(
    ("pos", "inside"), [((50, 50), True), ((50, 12), True), ((84, 50), False), ((74, 62), True)]
)
def test_a_turned_spot_is_hit_where_it_is_drawn(pos: tuple[int, int], inside: bool) -> None:
    import pygame

    spot = Spot("a", pygame.Rect(25, 10, 50, 80), angle=20)
    assert (spot_at([spot], pos) is not None) is inside


def test_a_sealed_bid_is_called_so_on_the_button_and_beside_the_pointer() -> None:
    state = RULES.new_game(RULES.options_type(seats=3, secret_bids=True), 5)
    for _ in range(2):
        RULES.apply(state, RULES.legal_actions(state)[0])
    asked = state.decision
    assert asked is not None
    assert asked.kind == decisions.BID
    view = RULES.view(state, asked.seat)
    tips = [gesture.tip.words for gesture in gestures(view, sight(3, asked.seat)) if gesture.tip]
    buttons = [choice.words for choice in prompt(view, sight(3, asked.seat), (), undo=False).choices]
    assert tips == buttons == ["Seal Heroic", "Seal Villainous"]
