"""What is drawn: rebuilt and played-through alike, the same for worlds one cannot tell apart, and nothing when idle."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.event import Cause
from game.core.rng import Rng
from game.rules.crown.engine import Crown
from game.rules.crown.view import paused
from game.ui.crown import positions
from game.ui.crown.plan import RATIO, ROLE_ZONES, Plan, turned_box
from game.ui.crown.plates import DIGIT, store_figure
from game.ui.crown.situations import PUSHES, situations
from game.ui.crown.staging import DULL, table
from game.ui.paint.text import width
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.situations import Staged
from game.ui.staging import centre, move, wander
from game.ui.table.board import LAYERS, read_board
from tests.ui.crown.fingers import settle, unit
from tests.ui.table.hands import a_desk, picture, put, rest

RULES = Crown()
SMALL = (960, 600)
NAMES = sorted(name for name in situations() if name not in PUSHES)


# Rebuilt and played through


def _played(seed: int, steps: int, speed: str) -> tuple[TableScene, bytes]:
    """A table that saw every action as it happened."""
    scene = table(a_desk(SMALL, speed=speed), seed=seed)
    stack = put(scene)
    luck = Rng(seed, "played")
    for _ in range(steps):
        if scene.match.decision is None:
            break
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        lively = [a for a in legal if a[0] not in ("maneuver", "mulligan", "recover")] or legal
        scene.match.submit(scene.match.decision.seat, luck.choice(lively))
        scene.refresh()
        rest(stack, 60)
    return scene, picture(stack)


@pytest.mark.parametrize(
    ("seed", "steps", "speed"), [(1, 30, "1x"), (2, 60, "4x"), (3, 90, "instant"), (5, 45, "2x")]
)
def test_a_table_rebuilt_is_the_same_picture_as_one_played_through(seed: int, steps: int, speed: str) -> None:
    scene, seen = _played(seed, steps, speed)
    poses = scene.stage.poses()
    scene.session.rebuild()
    scene.look(fresh=True)
    scene.canvas.forget()
    assert scene.stage.poses() == poses
    surface = pygame.Surface(SMALL, 0, 32)
    scene.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == seen


@pytest.mark.parametrize("name", sorted(PUSHES))
def test_a_push_ends_in_the_same_picture_at_every_speed_finished_at_once_and_with_reduced_motion(
    name: str,
) -> None:
    pictures = set()
    for way in ("1x", "4x", "instant", "finished", "reduced"):
        speed = way if way.endswith("x") or way == "instant" else "1x"
        stack = PUSHES[name][1](a_desk(SMALL, speed=speed, reduced_motion=way == "reduced"))
        scene = stack.scenes[0]
        assert isinstance(scene, TableScene)
        if way == "finished":
            stack.update(0.4)
            scene.finish()
        rest(stack, 120)
        pictures.add(picture(stack))
    assert len(pictures) == 1


def test_a_window_of_another_size_and_back_is_the_same_picture() -> None:
    scene = table(a_desk(SMALL), position=positions.everything())
    stack = put(scene)
    before = picture(stack)
    stack.resize(Screen(1280, 720))
    stack.update(0.1)
    stack.resize(Screen(*SMALL))
    stack.update(0.1)
    assert picture(stack) == before


# Worlds that one seat cannot tell apart


@settings(max_examples=4)
@given(st.integers(0, 1000), st.integers(0, 80))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seed: int, steps: int) -> None:
    state = RULES.new_game(RULES.options({}, ["p1", "p2"]), seed)
    luck = Rng(seed, "world")
    for _ in range(steps):
        actions = RULES.legal_actions(state)
        if actions:
            RULES.apply(state, luck.choice(actions))
    view = RULES.view(state, 0)
    pictures = {_seen_of(RULES.determinize(view, Rng(n, "twin"))) for n in range(2)}
    assert len(pictures) == 1


def _seen_of(state: object) -> bytes:
    """What seat 0 sees of a state that is set up as it is, closer looks and help included."""
    scene = table(a_desk(SMALL, speed="instant"))
    play = scene.match.play
    play.state = state
    # in the middle of a game the question that stands has been put since it began
    play.events[:] = [RULES.began(state), paused(state, Cause(None, "question"))]  # type: ignore[arg-type]
    stack = put(scene)
    pictures = b""
    for handle in ("cards:1", "deck:0", "deck:1", "reserve:1", "seat:1"):
        move(scene, centre(scene, handle))
        stack.update(1.5)
        pictures += picture(stack)
    return pictures


def test_a_face_down_trap_looks_and_says_the_same_whatever_it_is() -> None:
    pictures = set()
    for trap in ("snare", "spring_floor"):
        start = positions.own_turn()
        start["players"]["p2"]["lanes"]["left"]["traps"] = [trap]
        scene = table(a_desk(SMALL), position=start)
        stack = put(scene)
        number = scene.session.model.view.trap_ids[1][0]
        move(scene, centre(scene, f"c:{number}"))
        stack.update(2.0)
        pictures.add(picture(stack))
    assert len(pictures) == 1


# Situations


@pytest.mark.parametrize("name", NAMES)
def test_every_situation_draws_the_same_twice_and_its_words_fit(name: str) -> None:
    pictures = []
    for _ in range(2):
        staged = Staged(situations()[name], Screen(*SMALL))
        pictures.append(picture(staged.stack))
        scene = staged.stack.scenes[0]
        assert isinstance(scene, TableScene)
        assert scene.chrome.prompt.fits
        staged.close()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("name", "size", "scale"),
    [
        ("crown-crowd", (1920, 1080), 2.0),
        ("crown-tens", (1024, 1200), 1.0),
        ("crown-everything", (2560, 1080), 1.0),
        ("crown-spread", (1280, 720), 1.6),
    ],
)
def test_the_crowded_ones_draw_in_strange_windows(name: str, size: tuple[int, int], scale: float) -> None:
    staged = Staged(situations()[name], Screen(*size, scale))
    assert len(picture(staged.stack)) == size[0] * size[1] * 3
    scene = staged.stack.scenes[0]
    assert isinstance(scene, TableScene)
    assert scene.chrome.prompt.fits
    staged.close()


# Places

WINDOWS = [
    (960, 600, 1.0),
    (1024, 768, 1.0),
    (1280, 720, 1.0),
    (1920, 1080, 1.0),
    (1920, 1080, 2.0),
    (2560, 1080, 1.0),
    (1024, 1200, 1.0),
]


@pytest.mark.parametrize("window", WINDOWS)
def test_zones_lie_apart(window: tuple[int, int, float]) -> None:
    screen = Screen(*window)
    zones = read_board("crown", ROLE_ZONES).zones(screen)
    drawer = {"drawer", "log", "help"} if "drawer" in zones else set()
    for (a, one), (b, other) in itertools.combinations(zones.items(), 2):
        if a in drawer or b in drawer:
            continue
        assert not one.colliderect(other), (a, b)
        assert screen.rect.contains(one), a


def test_every_stage_of_the_board_has_its_zones() -> None:
    assert set(read_board("crown", ROLE_ZONES).layers) == set(LAYERS)


@pytest.mark.parametrize("window", WINDOWS)
def test_cards_stay_in_their_zones_however_many_they_are(window: tuple[int, int, float]) -> None:
    screen = Screen(*window)
    plan = Plan(screen, read_board("crown", ROLE_ZONES).zones(screen), 0)
    for side, lane, count in itertools.product((0, 1), (0, 1, 2), (1, 3, 5, 10)):
        half = plan.half(side, lane)
        for opened in (-1, 0, count // 2, count - 1):
            line = plan.line(side, lane, [1.0] * count, opened)
            for x, y in zip(line.xs, line.ys, strict=True):
                assert half.x <= x - line.width / 2 + 1
                assert x + line.width / 2 <= half.right + 1
                assert half.y - 1 <= y - line.width * RATIO / 2
                assert y + line.width * RATIO / 2 <= half.bottom + 1
            assert all(b - a >= 4 for a, b in itertools.pairwise(line.xs))
        for slots in (3, 4):
            rects = [turned_box(plan.anchor(side, lane, slot, slots)) for slot in range(slots)]
            assert all(half.contains(rect) for rect in rects)
            assert all(not a.colliderect(b) for a, b in itertools.combinations(rects, 2))
    for count in (1, 5, 7, 12, 20):
        for index in range(count):
            pose = plan.hand(index, count)
            zone = plan.zones["hand"]
            assert zone.x <= pose.x - pose.width / 2
            assert pose.x + pose.width / 2 <= zone.right
            assert pose.y - pose.width * RATIO / 2 >= zone.y


@pytest.mark.parametrize("window", WINDOWS)
def test_the_parts_of_a_plate_lie_below_each_other(window: tuple[int, int, float]) -> None:
    screen = Screen(*window)
    plan = Plan(screen, read_board("crown", ROLE_ZONES).zones(screen), 0)
    for seat in (0, 1):
        rows = plan.rows(seat)
        assert plan.plate(seat).contains(rows["piles"])
        assert rows["majesty"].bottom <= rows["stores"].y + 1
        assert rows["stores"].bottom <= rows["piles"].y + 1
        assert rows["stores"].height >= 2 * 16
        piles = [turned_box(plan.pile(seat, name)) for name in ("deck", "fade", "reserve")]
        assert all(not a.colliderect(b) for a, b in itertools.combinations(piles, 2))


@pytest.mark.parametrize(
    "window", [*WINDOWS, (1366, 768, 1.25), (1280, 720, 1.5), (1280, 720, 2.0), (960, 600, 2.0)]
)
def test_resources_do_not_lie_on_each_other_however_large_the_words_are(
    window: tuple[int, int, float],
) -> None:
    screen = Screen(*window)
    plan = Plan(screen, read_board("crown", ROLE_ZONES).zones(screen), 0)
    for seat, count in itertools.product((0, 1), range(1, 6)):
        size = plan.token_for(seat, count)
        places = [plan.store(seat, at, count) for at in range(count)]
        for (x, y), (other_x, other_y) in itertools.combinations(places, 2):
            assert max(abs(other_x - x), abs(other_y - y)) >= 0.75 * size
        _, wide, tall = plan.store_grid(seat, count)
        for amount in (0, 9, 12):
            figure = store_figure(plan, seat, count, amount)
            assert figure == 12 or figure * DIGIT <= tall
            assert size + width(str(amount), "num", figure) <= wide


def test_a_crowded_line_opens_under_the_pointer_and_nothing_runs_away_from_it() -> None:
    scene = table(a_desk((1280, 720)), position=positions.tens())
    put(scene)
    for index in range(10):
        handle = unit(scene, 0, 0, index)
        pos = centre(scene, handle)
        for _ in range(3):
            move(scene, pos)
            settle(scene)
            assert scene.hands.hover == handle
        pose = scene.stage.poses()[handle]
        assert abs(pos[0] - pose.x) <= pose.width / 2 + 1


# Cost


def test_an_idle_table_asks_for_no_drawing() -> None:
    scene = table(a_desk(), position=positions.own_turn())
    stack = put(scene)
    move(scene, (5, 5))
    for _ in range(60):
        stack.update(0.1)
    picture(stack)
    for _ in range(60):
        stack.update(0.1)
        assert not stack.changed
        assert not stack.moving


def test_every_entry_of_the_log_has_a_cause() -> None:
    scene = table(a_desk(SMALL, speed="instant"), seed=4)
    put(scene)
    wander(scene.match, 120, 3, dull=DULL)
    scene.refresh()
    assert len(scene.session.model.log) > 60
    for entry in scene.session.model.log:
        assert entry.cause.source
