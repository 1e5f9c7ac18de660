"""Two people at one screen: whose hidden things show, when the seat is handed over, and that nothing else ever does."""

from __future__ import annotations

import pygame
import pytest

from game.ui.crown import positions
from game.ui.crown.staging import table
from game.ui.scenes.handover import HandoverScene
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack
from game.ui.staging import centre, move
from tests.ui.crown.fingers import half, quiet, unit
from tests.ui.table.hands import a_desk, key, picture, put, rest

HANDS = ({"well_gazer", "ceiling_whale"}, {"oak_ram", "unbroken_giant"})


def two(start: dict, style: str = "opaque") -> tuple[TableScene, SceneStack]:
    for seat, hand in zip(("p1", "p2"), HANDS, strict=True):
        start["players"][seat]["hand"] = sorted(hand)
    scene = table(a_desk(handover=style), position=start, humans=(0, 1))
    return scene, put(scene)


def in_hands(scene: TableScene) -> set[str]:
    """Cards of hands that lie open."""
    view = scene.session.model.view
    keys = {f"c:{n}" for row in view.hand_ids for n in row}
    return {scene.stage.pieces[key].pose.face for key in keys} - {""}


def sit(stack: SceneStack) -> None:
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    rest(stack, 60)


def wait(stack: SceneStack, seconds: float = 3.0) -> None:
    for _ in range(round(seconds * 10)):
        stack.update(0.1)


def no_traps() -> dict:
    start = positions.own_turn()
    start["players"]["p1"]["reserve"] = []
    return start


def test_before_anybody_sits_down_no_hand_lies_open() -> None:
    scene, stack = two(no_traps())
    assert isinstance(stack.top, HandoverScene)
    assert in_hands(scene) == set()


def test_whoever_sits_down_sees_their_own_hand_only() -> None:
    scene, stack = two(no_traps())
    sit(stack)
    assert in_hands(scene) == HANDS[0]
    assert scene.session.home == 0


def test_a_push_without_traps_needs_no_hand_over_and_the_table_does_not_turn() -> None:
    scene, stack = two(no_traps())
    sit(stack)
    scene.match.submit(0, ("push", 0))
    scene.refresh()
    kinds = set()
    for _ in range(60):
        wait(stack, 2)
        rest(stack, 60)
        decision = scene.match.decision
        if decision is None or decision.kind == "act":
            break
        kinds.add((decision.kind, decision.seat))
        assert stack.top is scene
        assert scene.session.home == 0
        assert not in_hands(scene) & HANDS[1 - decision.seat]
        scene.match.submit(decision.seat, quiet(scene.match))
        scene.refresh()
    assert {seat for _, seat in kinds} == {0, 1}
    wait(stack)
    assert isinstance(stack.top, HandoverScene)


def test_the_other_person_fires_without_a_hand_over_by_clicking_the_raised_creature() -> None:
    start = no_traps()
    start["players"]["p2"]["lanes"]["left"]["creatures"] = ["tin_sparrow", "brave_squire"]
    scene, stack = two(start)
    sit(stack)
    scene.match.submit(0, ("push", 0))
    while scene.match.decision is not None and (scene.match.decision.kind, scene.match.decision.seat) != (
        "window",
        1,
    ):
        scene.match.submit(scene.match.decision.seat, ("hold",))
    scene.refresh()
    rest(stack, 60)
    wait(stack, 0.5)
    assert stack.top is scene
    pos = centre(scene, unit(scene, 1, 0, 0))
    move(scene, pos)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
    assert scene.match.play.moves[-1].text == "fire 0"


def test_a_trap_is_asked_about_behind_a_hand_over_and_its_name_shows_to_nobody_before() -> None:
    start = positions.trapped()
    start["turn"] = "p2"
    scene, stack = two(start)
    sit(stack)
    assert scene.session.home == 1
    scene.match.submit(1, ("push", 0))
    scene.refresh()
    rest(stack, 60)
    wait(stack, 0.5)
    assert isinstance(stack.top, HandoverScene)
    assert stack.top.sitting.name == "Ada"
    assert "snare" not in {piece.pose.face for piece in scene.stage.pieces.values()}
    assert "snare" not in str(scene.session.model.log)
    sit(stack)
    assert "snare" in {piece.pose.face for piece in scene.stage.pieces.values()}


def test_an_owner_who_declines_all_is_not_asked_and_no_seat_is_handed_over() -> None:
    start = positions.trapped()
    start["turn"] = "p1"
    scene, stack = two(start)
    sit(stack)
    assert scene.chrome.choice("decline_all") is not None
    scene._choose("decline_all")
    assert [order.word for order in scene.orders] == ["decline"]
    key(scene, pygame.K_RETURN)
    scene.match.submit(0, ("push", 1))
    for _ in range(40):
        decision = scene.match.decision
        if decision is not None and decision.kind == "act":
            break
        assert decision is not None
        scene.match.submit(decision.seat, quiet(scene.match))
    scene.refresh()
    rest(stack, 90)
    wait(stack, 0.5)
    assert isinstance(stack.top, HandoverScene)
    assert stack.top.sitting.name == "Ben"
    sit(stack)
    scene.match.submit(1, ("push", 0))
    scene.refresh()
    seen = set()
    for _ in range(600):
        stack.update(0.05)
        seen.add(type(stack.top).__name__)
        if scene.match.play.moves[-1].text != "push left":
            break
    assert scene.match.play.moves[-1].text == "decline"
    assert seen == {"TableScene"}


def test_whether_all_traps_are_declined_does_not_show_in_the_other_ones_turn() -> None:
    pictures = set()
    for order in (False, True):
        start = positions.trapped()
        start["turn"] = "p1"
        scene, stack = two(start, "off")
        if order:
            scene._choose("decline_all")
        scene.match.submit(0, ("recover",) if scene.match.why_not(0, ("recover",)) is None else ("meditate",))
        scene.refresh()
        rest(stack, 60)
        wait(stack, 1)
        rest(stack, 60)
        assert scene.match.decision is not None
        assert scene.match.decision.seat == 1
        pictures.add(picture(stack))
    assert len(pictures) == 1


def test_hands_lie_face_down_until_the_key_is_held() -> None:
    scene, _ = two(no_traps(), "hold")
    assert in_hands(scene) == set()
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    assert in_hands(scene) == HANDS[0]
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0, unicode=""))
    assert in_hands(scene) == set()


def test_with_the_hand_face_down_what_lies_open_can_still_be_done() -> None:
    scene, stack = two(no_traps(), "hold")
    from tests.ui.crown.fingers import drag

    drag(scene, unit(scene, 0, 0, 0), half(scene, 1, 0))
    assert scene.match.play.moves[-1].text == "push left"
    rest(stack, 60)


def test_a_trap_asked_about_while_its_owners_cards_are_down_can_only_be_declined() -> None:
    start = positions.trapped()
    scene, _ = two(start, "hold")
    scene.match.submit(1, ("push", 0))
    scene.refresh()
    for _ in range(200):
        scene.update(0.05)
    assert [choice.handle for choice in scene.chrome.prompt.prompt.choices][:1] == ["decline"]  # type: ignore[union-attr]


def test_only_bots_are_watched_by_an_onlooker_who_sees_no_hidden_card() -> None:
    scene = table(a_desk(), position=no_traps(), humans=())
    put(scene)
    assert scene.session.looker is None
    assert in_hands(scene) == set()


@pytest.mark.parametrize("zone", ["hand_ids", "anchor_ids", "trap_ids"])
def test_a_closer_look_at_what_lies_face_down_tells_no_card(zone: str) -> None:
    start = positions.everything()
    scene = table(a_desk(), position=start)
    put(scene)
    view = scene.session.model.view
    rows = getattr(view, zone)
    for number in rows[1] if zone != "anchor_ids" else (n for row in rows for n in row):
        close = scene.mat.close(f"c:{number}", view, scene.sight)
        known = any(
            number == n and card
            for ids, cards in zip(view.anchor_ids, view.anchors, strict=True)
            for n, (card, _) in zip(ids, cards, strict=True)
        )
        assert known or close is None or not close.cards
