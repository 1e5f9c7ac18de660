"""What is drawn: rebuilt and played-through alike, the same for worlds one cannot tell apart, and nothing when idle."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.rng import Rng
from game.rules.renown.engine import Renown
from game.ui.renown.mat import RenownMat
from game.ui.renown.places import middle
from game.ui.renown.plan import CAPS, RAISED, RATIO, ROLE_ZONES, Plan
from game.ui.renown.seats import role_words
from game.ui.renown.situations import centre, move, position, queen, sitters, situations, table, wander
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.situations import Staged
from game.ui.table.board import read_board
from tests.ui.table.hands import a_desk, picture, put, rest

RULES = Renown()
SMALL = (960, 600)
NAMES = sorted(situations())


# Rebuilt and played through


def _played(
    seed: int, steps: int, speed: str, viewer_humans: tuple[int, ...], seats: int = 3
) -> tuple[TableScene, bytes]:
    """A table that saw every action as it happened."""
    scene = table(a_desk(SMALL, speed=speed), seats, seed=seed, humans=viewer_humans)
    stack = put(scene)
    luck = Rng(seed, "played")
    for _ in range(steps):
        if scene.match.decision is None:
            break
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        scene.match.submit(scene.match.decision.seat, luck.choice(legal))
        scene.refresh()
        rest(stack)
    return scene, picture(stack)


@pytest.mark.parametrize("speed", ["1x", "4x", "instant"])
@pytest.mark.parametrize(("seed", "steps"), [(1, 3), (2, 17), (3, 40), (4, 75)])
def test_a_table_rebuilt_is_the_same_picture_as_one_played_through(speed: str, seed: int, steps: int) -> None:
    scene, seen = _played(seed, steps, speed, (0,))
    poses = scene.stage.poses()
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
        scene = table(a_desk(SMALL), 3, seed=8)
        stack = put(scene)
        wander(scene.match, 12, 5)
        scene.refresh()
        if hurry:
            stack.update(0.2)
            for _ in range(5):
                scene.finish()
                if scene.director.gate is not None:
                    scene.go_on()
        rest(stack, 60)
        pictures.append(picture(stack))
    assert pictures[0] == pictures[1]


def test_reduced_motion_ends_in_the_same_picture() -> None:
    pictures = []
    for reduced in (False, True):
        scene = table(a_desk(SMALL, reduced_motion=reduced), 3, seed=8)
        stack = put(scene)
        wander(scene.match, 12, 5)
        scene.refresh()
        rest(stack, 60)
        pictures.append(picture(stack))
    assert pictures[0] == pictures[1]


def test_a_window_of_another_size_and_back_is_the_same_picture() -> None:
    scene = table(a_desk(SMALL), position=queen(), script=("sacrifice 6H",))
    stack = put(scene)
    before = picture(stack)
    stack.resize(Screen(1280, 720))
    stack.update(0.1)
    stack.resize(Screen(*SMALL))
    stack.update(0.1)
    assert picture(stack) == before


# Worlds that one seat cannot tell apart


@settings(max_examples=6)
@given(st.integers(0, 1000), st.integers(0, 60))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seed: int, steps: int) -> None:
    state = RULES.new_game(RULES.options_type(seats=4), seed)
    luck = Rng(seed, "world")
    for _ in range(steps):
        actions = RULES.legal_actions(state)
        if actions:
            RULES.apply(state, luck.choice(actions))
    view = RULES.view(state, 0)
    pictures = set()
    for n in range(2):
        twin = RULES.determinize(view, Rng(n, "twin"))
        pictures.add(_seen_of(twin))
    assert len(pictures) == 1


def _seen_of(state: object) -> bytes:
    """What seat 0 sees of a state that is set up as it is."""
    scene = table(a_desk(SMALL, speed="instant"), 4)
    play = scene.match.play
    play.state = state
    play.events[:] = [RULES.began(state)]
    stack = put(scene)
    for handle in ("cards:1", "cards:2", "den"):
        move(scene, centre(scene, handle))
        stack.update(1.5)
        scene.draw(pygame.Surface(SMALL, 0, 32))
    return picture(stack)


# Situations


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("name", NAMES)
def test_every_situation_draws_the_same_twice_and_its_words_fit(name: str, size: tuple[int, int]) -> None:
    pictures = []
    for _ in range(2):
        staged = Staged(situations()[name], Screen(*size))
        pictures.append(picture(staged.stack))
        scene = staged.stack.scenes[0]
        assert isinstance(scene, TableScene)
        assert scene.chrome.prompt.fits
        staged.close()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("name", ["renown-crowd", "renown-queen", "renown-scoring", "renown-give"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 2.0), ((1920, 1080), 1.4), ((1024, 1200), 1.0), ((2560, 1080), 1.0)]
)
def test_the_crowded_ones_draw_in_strange_windows(name: str, size: tuple[int, int], scale: float) -> None:
    staged = Staged(situations()[name], Screen(*size, scale))
    assert len(picture(staged.stack)) == size[0] * size[1] * 3
    scene = staged.stack.scenes[0]
    assert isinstance(scene, TableScene)
    assert scene.chrome.prompt.fits
    staged.close()


# Places


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "window",
    [
        (960, 600, 1.0),
        (1024, 768, 1.0),
        (1280, 720, 1.0),
        (1920, 1080, 2.0),
        (2560, 1080, 1.0),
        (1024, 1200, 1.0),
    ],
)
def test_cards_and_plates_stay_in_their_zones(seats: int, window: tuple[int, int, float]) -> None:
    screen = Screen(*window)
    zones = read_board("renown", ROLE_ZONES).zones(screen)
    plan = Plan(screen, zones, seats, 0)
    for count in (1, 2 * seats, 2 * seats + 1):
        line = plan.row(count)
        high = line.width * RATIO / 2
        for place in range(max(count, 2 * seats)):
            assert zones["row"].x <= line.x(place) - line.width / 2
            assert line.x(place) + line.width / 2 <= zones["row"].right
        assert line.y - high >= zones["row"].y + plan.title * 0.9
        assert line.y + high <= zones["row"].bottom - plan.rail_height * 0.6
        assert line.step >= line.width * 0.5
    for count in (1, 5, 17, 26):
        for index in range(count):
            pose = plan.hand(index, count)
            assert zones["hand"].x <= pose.x - pose.width / 2
            assert pose.x + pose.width / 2 <= zones["hand"].right
            assert pose.y - pose.width * RATIO / 2 >= zones["hand"].y
            assert pose.y + pose.width * RATIO / 2 <= zones["hand"].bottom + plan.u(12)
    plates = [plan.plates[seat].rect for seat in range(1, seats)]
    for a, b in itertools.combinations(plates, 2):
        assert not a.colliderect(b)
    for plate in plates:
        assert zones["opponents"].contains(plate)
    for seat in range(1, seats):
        for count in (1, 9, 17):
            poses = [plan.other_hand(seat, i, count) for i in range(count)]
            assert all(plan.plates[seat].rect.x <= p.x - p.width / 2 for p in poses)
            assert all(p.x + p.width / 2 <= plan.plates[seat].rect.right for p in poses)
    cells = [plan.bid_cell(place) for place in range(seats)]
    assert all(zones["court"].contains(cell) for cell in cells)
    assert all(zones["court"].contains(plan.court_track(side)) for side in (0, 1))
    assert cells[-1].right < plan.court_track(0).x
    for side in (0, 1):
        figure, height = plan.total(side)
        _, row, _ = plan.track(side)
        assert figure >= 13
        assert height + figure * CAPS / 2 < row - plan.marker * RAISED / 2
        under = plan.track_top if side == 0 else plan.track(0)[1] + plan.marker / 2
        assert height - figure * CAPS / 2 >= under - 1


def test_under_the_last_card_of_a_pile_lies_none() -> None:
    scene = table(a_desk(), position=queen(), script=("sacrifice 6H",))
    put(scene)
    view = scene.session.view
    assert len(view.hall) == 1
    assert isinstance(scene.mat, RenownMat)
    plan = scene.mat.plan(0)

    def hall(cards: tuple[str, ...]) -> bytes:
        panels = middle(replace(view, hall=cards), scene.sight, plan)
        surface = pygame.Surface((1280, 720))
        next(panel for panel in panels if panel.name == "hall").paint(surface)
        return pygame.image.tobytes(surface, "RGB")

    assert hall(view.hall) == hall(())
    assert hall((*view.hall, "2C")) != hall(())


def test_hands_of_twenty_six_still_show_every_rank() -> None:
    screen = Screen(*SMALL)
    plan = Plan(screen, read_board("renown", ROLE_ZONES).zones(screen), 4, 0)
    step = plan.hand(1, 26).x - plan.hand(0, 26).x
    assert step >= 16


# Cost


def test_an_idle_table_asks_for_no_drawing() -> None:
    scene = table(a_desk(), position=queen())
    stack = put(scene)
    move(scene, (5, 5))
    for _ in range(60):
        stack.update(0.1)
    picture(stack)
    for _ in range(60):
        stack.update(0.1)
        assert not stack.changed
        assert not stack.moving


def test_a_frame_with_one_moving_card_paints_no_panel_anew() -> None:
    scene = table(a_desk(), position=queen(), script=("sacrifice 6H",))
    stack = put(scene)
    picture(stack)
    painted = scene.canvas.painted
    x, y = centre(scene, "c:QH")
    move(scene, (x, y))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False))
    for k in range(20):
        move(scene, (x + 4 * k, y))
        stack.update(1 / 60)
        picture(stack)
    assert scene.canvas.painted - painted <= 2


def test_the_log_keeps_pace_with_what_is_shown() -> None:
    scene = table(a_desk(), position=queen())
    stack = put(scene)
    before = scene.session.lines
    for text in ("sacrifice 6H", "raise QH 2", "take"):
        scene.match.submit(0, scene.match.rules.parse(scene.match.play.state, text, scene.match.play.names))
    scene.refresh()
    assert scene.session.lines < before + 3
    rest(stack)
    assert scene.session.lines == before + 3


def test_every_entry_of_the_log_has_a_cause() -> None:
    scene, _ = _played(6, 60, "instant", (0,))
    assert len(scene.session.model.log) > 30
    for entry in scene.session.model.log:
        assert entry.cause.source


def test_long_names_are_shortened_and_never_run_over() -> None:
    from game.app.match import Match
    from game.core.record import Sitter

    people = [Sitter("Wilhelmina Featherstonehaugh", "human", "amber")] + [
        Sitter(f"Maximilian the {n}. of Nowhere", "bot", "azure", "greedy") for n in range(5)
    ]
    match = Match.new(
        "renown",
        {},
        3,
        people,
        folder=None,
        position=position(("TH", "JD"), [(("6H",), 9, 9)] * 1 + [((), 9, 9)] * 5, turn=0),
    )
    scene = TableScene(a_desk(SMALL), match, played=False)
    stack = put(scene)
    picture(stack)
    assert scene.chrome.prompt.fits
    assert len(sitters(6)) == 6


@pytest.mark.parametrize("room", [60, 90, 130, 170, 260])
def test_a_role_that_is_too_long_keeps_its_last_parts_whole(room: int) -> None:
    words, size = role_words("Arch Liege · Successor · plays", 13, room)
    assert size >= 11
    assert words in {"plays", "Successor · plays", "Arch Liege · Successor · plays"}
