"""What is drawn: rebuilt and played-through alike, one picture for worlds one cannot tell apart, nothing cut."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.core.rng import Rng
from game.rules.patterns.facts import facts_of
from game.rules.patterns.library import library
from game.ui.patterns.mat import PatternsMat
from game.ui.patterns.plan import ZONES, Plan, box_of
from game.ui.patterns.situations import act, load, position, sitters, situations, table
from game.ui.scenes.handover import HandoverScene
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.situations import Staged
from game.ui.table.board import read_board
from tests.ui.table.hands import a_desk, picture, put, rest
from tests.ui.table.test_restless import an_event

SMALL = (960, 600)
SIZES = ((960, 600), (1280, 720), (1920, 1080), (1024, 768), (1600, 680))


def plan_for(size: tuple[int, int], seats: int, scale: float = 1.0) -> Plan:
    screen = Screen(*size, scale)
    zones = read_board("patterns", ZONES).zones(screen)
    return Plan(screen, zones, seats, 0, facts_of(library().pool).shape)


# Rebuilt and played through


@pytest.mark.parametrize("speed", ["1x", "instant"])
@pytest.mark.parametrize(("seed", "steps", "seats"), [(1, 6, 2), (2, 40, 3), (3, 90, 4), (4, 60, 6)])
def test_a_table_rebuilt_is_the_same_picture_as_one_played_through(
    speed: str, seed: int, steps: int, seats: int
) -> None:
    scene = table(a_desk(SMALL, speed=speed), seats, seed=seed)
    stack = put(scene)
    luck = Rng(seed, "played")
    for _ in range(steps):
        if scene.match.decision is None:
            break
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        scene.match.submit(scene.match.decision.seat, luck.choice(legal))
        scene.refresh()
        rest(stack)
    seen, poses = picture(stack), scene.stage.poses()
    scene.session.rebuild()
    scene.look(fresh=True)
    scene.canvas.forget()
    assert scene.stage.poses() == poses
    surface = pygame.Surface(SMALL, 0, 32)
    scene.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == seen


def test_finishing_at_once_ends_in_the_same_picture_as_waiting() -> None:
    pictures = []
    for hurry in (False, True):
        scene = table(a_desk(SMALL), 4, position=position(4), dice=(1, 6))
        stack = put(scene)
        act(scene.match, "capture 1a p3:1")
        scene.refresh()
        if hurry:
            stack.update(0.2)
            scene.finish()
        rest(stack, 60)
        pictures.append(picture(stack))
    assert pictures[0] == pictures[1]


# What an opponent may not see


def hidden(cards: tuple[str, str]) -> dict[str, object]:
    """Two worlds that differ in what only Odile knows: prisoners unseen, Spells in hand."""
    unseen, spell = cards
    return {"Odile": {"dungeon": [{"card": unseen, "hidden": True}, "ash_hound"], "spells": [spell]}}


def test_two_worlds_that_cannot_be_told_apart_look_the_same() -> None:
    pictures = []
    for cards in (("cinderling", "banish"), ("mountain_troll", "quickening")):
        scene = table(a_desk(SMALL), 3, position=position(3, **hidden(cards)))
        stack = put(scene)
        seen = [picture(stack)]
        act(scene.match, "end")
        scene.refresh()
        for _ in range(30):
            stack.update(0.05)
            seen.append(picture(stack))
        pictures.append(seen)
    assert pictures[0] == pictures[1]


def test_a_card_drawn_by_an_opponent_shows_its_back() -> None:
    scene = table(a_desk(SMALL), 3, position={**position(3), "turn": "p2"}, script=["recruit W"])
    put(scene)
    assert scene.stage.pieces["held"].pose.face == ""


def test_the_seat_that_is_handed_over_shows_neither_spells_nor_unseen_prisoners() -> None:
    scene = table(a_desk(SMALL, handover="opaque"), 3, humans=(0, 1), position=position(3))
    stack = put(scene)
    act(scene.match, "end")
    scene.refresh()
    for _ in range(200):
        stack.update(0.05)
    assert isinstance(stack.top, HandoverScene)
    faces = {key: piece.pose.face for key, piece in scene.stage.pieces.items()}
    assert all(face == "" for key, face in faces.items() if key.startswith("s:"))
    known = [card for card in scene.match.view(None).dungeons[scene.session.home] if card]
    assert [face for key, face in faces.items() if key.startswith("d:") and face] == known


# Nothing cut, nothing covered


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_every_place_lies_on_its_sheet_and_no_two_overlap(size: tuple[int, int], seats: int) -> None:
    plan = plan_for(size, seats)
    window = plan.screen.rect
    for seat, sheet in plan.sheets.items():
        boxes = [plan.rect_of(seat, place) for place in range(len(sheet.places))]
        for box in boxes:
            assert window.contains(box)
        inside = boxes if seat != 0 and sheet.side is None else boxes[:-1]
        for box in inside:
            assert sheet.rect.contains(box), (seat, box, sheet.rect)
        for one, other in itertools.combinations(boxes, 2):
            assert not one.inflate(-2, -2).colliderect(other), (seat, one, other)
        if seat != 0:
            assert min(box.width for box in boxes) >= 18


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_sheets_and_zones_lie_beside_each_other(size: tuple[int, int], seats: int) -> None:
    plan = plan_for(size, seats)
    names = ["side", "prompt", "dungeon", "hand", "actions", "decks", "menu"]
    rects = [plan.zones[name] for name in names] + [sheet.rect for sheet in plan.sheets.values()]
    if not plan.crowded:
        rects.append(plan.tray)
    for one, other in itertools.combinations(rects, 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("count", [1, 5, 12, 30])
def test_a_full_dungeon_and_a_long_hand_stay_in_their_places(count: int) -> None:
    for size in SIZES:
        plan = plan_for(size, 4)
        fan = plan.cells(count)
        last = fan.first + (count - 1) * fan.step
        assert last + fan.width / 2 <= plan.zones["dungeon"].right
        ends = [plan.spell(0, count), plan.spell(count - 1, count)]
        assert ends[0].x - ends[0].width / 2 >= plan.zones["hand"].x - 2
        assert ends[1].x + ends[1].width / 2 <= plan.zones["hand"].right + 2


@pytest.mark.parametrize("count", [1, 4, 9, 20])
def test_cards_to_pick_lie_within_their_tray(count: int) -> None:
    for size in SIZES:
        plan = plan_for(size, 4)
        board = plan.board(count)
        for index in range(count):
            assert board.inflate(4, 4).contains(box_of(plan.pick(index, count))), (size, count, index)


@pytest.mark.parametrize("name", sorted(situations()))
def test_every_situation_can_be_drawn_small_and_its_prompt_fits(name: str) -> None:
    staged = Staged(situations()[name], Screen(*SMALL))
    try:
        surface = pygame.Surface(SMALL, 0, 32)
        staged.stack.draw(surface)
        top = staged.stack.scenes[0]
        if isinstance(top, TableScene):
            assert top.chrome.prompt.fits
    finally:
        staged.close()


def test_a_resting_table_paints_nothing_anew() -> None:
    scene = table(a_desk(SMALL), 6, position=position(6))
    stack = put(scene)
    picture(stack)
    before = scene.canvas.painted
    for _ in range(5):
        stack.update(0.1)
        picture(stack)
    assert scene.canvas.painted == before


# Restless


@pytest.mark.parametrize(
    ("seed", "seats", "humans", "style"),
    [(1, 2, (0,), "opaque"), (2, 3, (0, 2), "hold"), (3, 4, (0, 1, 2, 3), "opaque"), (4, 6, (), "off")],
)
def test_a_restless_hand_breaks_nothing(seed: int, seats: int, humans: tuple[int, ...], style: str) -> None:
    luck = Rng(seed, "restless")
    scene = table(a_desk(SMALL, handover=style), seats, seed=seed, humans=humans, bots=BotTurns(InlineBots()))
    stack = put(scene)
    for n in range(420):
        if isinstance(stack.top, HandoverScene):
            stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        elif n % 97 == 96:
            stack.resize(Screen(*luck.choice(SIZES[:2])))
        else:
            stack.handle(an_event(scene, luck))
        stack.update(luck.choice((0.016, 0.05, 0.4)))
        if n % 20 == 0:
            screen = stack.desk.screen
            stack.draw(pygame.Surface((screen.width, screen.height), 0, 32))
    while isinstance(stack.top, HandoverScene):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene.drop()
    scene.hands.hover = scene.hands.focus = ""
    scene.session.bots = None
    rest(stack, 120)
    scene.look()
    rest(stack, 5)
    poses = scene.stage.poses()
    scene.session.rebuild()
    scene.look(fresh=True)
    assert scene.stage.poses() == poses
    assert scene.session.model.view == scene.match.rules.view(scene.match.play.state, scene.session.looker)


def test_the_mat_is_that_of_patterns() -> None:
    scene = table(a_desk(SMALL), 3)
    assert isinstance(scene.mat, PatternsMat)
    assert [sitter.human for sitter in sitters(3, (1,))] == [False, True, False]
    load(scene.match, (4,))
    assert scene.match.play.state.dice == (4,)
