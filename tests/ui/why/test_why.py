"""The plate that says why, the page after a match, and a position opened from it."""

from __future__ import annotations

import pygame
import pytest

from game.app.match import Match
from game.app.review import Review
from game.app.thinking import InlineBots
from game.bots.levels import QUICK
from game.core.rng import Rng
from game.ui.app import House
from game.ui.scene import Pop, Push, Replace
from game.ui.scenes.aftermath import AftermathScene, sittings
from game.ui.scenes.dealing import UNSEEN
from game.ui.scenes.handover import HandoverScene
from game.ui.scenes.position import PositionScene
from game.ui.scenes.result import GUARD
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack
from game.ui.table.mats import mat_for
from game.ui.why import situations
from game.ui.why.scene import WhyScene
from tests.app.test_advice import Other
from tests.ui.scenes.fingers import key, press
from tests.ui.table.hands import a_desk, picture
from tests.ui.why.test_hints import Late, at


@pytest.fixture(autouse=True, scope="module")
def display():
    pygame.display.init()
    yield
    pygame.display.quit()


def opened(make, bots=None, desk=None) -> tuple[WhyScene, SceneStack]:
    scene, stack = at(make, desk, bots)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode=""))
    assert isinstance(stack.top, WhyScene)
    stack.update(0.05)
    assert stack.scenes[0] is scene
    return stack.top, stack


def test_it_opens_at_the_last_move_that_began_something():
    why, _ = opened(situations._renown_own)
    assert why.match.play.moves[why.move].text == "sacrifice 6H"
    assert why.seat == why.looker == 0


def test_arrows_walk_through_the_moves_and_each_is_asked_about_once():
    bots = Late()
    bots.ready = True
    why, stack = opened(situations._renown_bot, bots)
    count = len(bots.asked)
    first = why.move
    for code in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        key(why, code)
        stack.update(0.05)
    assert why.move == first
    assert len(bots.asked) == count + 2
    for _ in range(len(why.moves) + 2):
        key(why, pygame.K_LEFT)
        stack.update(0.05)
    assert why.at == 0
    assert not why.group["before"].enabled
    assert len(bots.asked) == len({ask.view for ask in bots.asked})


def test_an_answer_to_a_move_that_was_left_is_not_shown_for_another():
    bots = Late()
    why, stack = opened(situations._renown_bot, bots)
    key(why, pygame.K_LEFT)
    bots.ready = True
    stack.update(0.05)
    stack.update(0.05)
    thought = why.thought
    assert thought is not None
    assert thought.candidates[thought.played].action == why.match.play.moves[why.move].action
    assert len(why.found) == 1


def test_the_same_key_and_escape_close_it():
    for code in (pygame.K_y, pygame.K_ESCAPE):
        why, stack = opened(situations._renown_own)
        assert isinstance(key(why, code), Pop)
        stack.take(Pop())
        assert isinstance(stack.top, TableScene)


def test_closing_it_in_the_middle_of_a_thought_cancels_it():
    bots = Late()
    why, stack = opened(situations._renown_own, bots)
    assert why.pending
    assert why.moving
    cancelled = bots.cancelled
    stack.take(Pop())
    assert bots.cancelled > cancelled


def test_bots_wait_while_somebody_reads():
    match = situations._renown()
    match.submit(0, ("take",))
    from game.app.turns import BotTurns

    scene = TableScene(
        a_desk(speed="instant"), match, BotTurns(InlineBots()), played=False, advice=InlineBots()
    )
    stack = situations.SceneStack(scene.desk)
    stack.push(scene)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode=""))
    assert isinstance(stack.top, WhyScene)
    for _ in range(20):
        stack.update(0.1)
    assert len(match.play.moves) == 1
    stack.take(Pop())
    for _ in range(20):
        stack.update(0.1)
    assert len(match.play.moves) > 1


def test_a_sealed_bid_of_another_is_not_told():
    why, stack = opened(situations._sealed)
    while why.group["after"].enabled:
        key(why, pygame.K_RIGHT)
        stack.update(0.05)
    assert why.seat != 0
    assert why.hidden
    assert why.thought is None
    assert not why.pending


@pytest.mark.parametrize(
    "make", [situations._crown_bot, situations._patterns_bot, situations._renown_bot],
    ids=["crown", "patterns", "renown"],
)  # fmt: skip
def test_in_worlds_that_look_the_same_the_plate_is_the_same_picture(make):
    match = make()
    assert not match.over
    play, rules = match.play, match.rules
    why, stack = opened(lambda: match)
    while why.seat == 0 or why.hidden:
        key(why, pygame.K_LEFT)
        stack.update(0.05)
    number = why.move
    shown = picture(stack)
    twin = next(
        world
        for n in range(400)
        for world in [rules.determinize(rules.view(play.at(number), 0), Rng(n, "twin"))]
        if rules.why_not(world, play.moves[number].action) is None
    )
    assert rules.key(twin) != rules.key(play.at(number))
    match.games[-1] = Other(play, number, twin)
    try:
        again = WhyScene(why.desk, match, InlineBots(), why.mat, why.seated, 0, table=why.table, level=QUICK)
        again.at = why.at
        stack.take(Replace(again))
        stack.update(0.05)
        assert picture(stack) == shown
    finally:
        match.games[-1] = play


def test_two_people_at_one_screen_are_told_of_each_other_as_onlookers():
    match = situations._match("crown", situations.crown_sitters((0, 1)), situations.positions.own_turn())
    situations._do(match, "push left")
    while match.decision.seat == 0:
        legal = match.rules.legal_actions(match.play.state)
        match.submit(0, legal[-1])
    mat = mat_for(match)
    why = WhyScene(a_desk(), match, InlineBots(), mat, sittings(match), 1, level=QUICK)
    why.at = why.moves.index(0)
    assert why.view == match.rules.view(match.play.at(0), 1)
    assert why.view.hands[0] == ("",) * len(why.view.hands[0])


# After a match


@pytest.fixture(scope="module")
def over() -> Match:
    return situations._renown_over()


@pytest.fixture
def house(tmp_path) -> House:
    desk = a_desk()
    desk.saves = tmp_path
    return House(desk, InlineBots(), seed=7)


def review(match: Match) -> Review:
    return Review(match, InlineBots(), quick=QUICK, closely=QUICK)


def run(stack: SceneStack, scene: AftermathScene) -> None:
    for _ in range(3000):
        if scene.review.over:
            return
        stack.update(0.02)
    raise AssertionError("the review never ends")


def test_from_the_result_by_a_key_to_the_dearest_moves_to_one_of_them_and_on_from_there(
    house, over, tmp_path
):
    stack = SceneStack(house.desk)
    stack.push(house.result(over))
    stack.update(GUARD)
    house._review = review(over)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode=""))
    scene = stack.top
    assert isinstance(scene, AftermathScene)
    assert scene.moving
    run(stack, scene)
    worst = scene.review.worst(0)
    assert [one.move for one, _ in scene._rows] == [one.move for one in worst]
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode=""))
    position = stack.top
    assert isinstance(position, PositionScene)
    assert position.table.match.play.digests[-1] == over.play.digests[worst[1].move]
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    stack.update(UNSEEN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert stack.scenes == [table]
    new = table.match
    assert new.play.digests == over.play.digests[: worst[1].move + 1]
    assert [(s.name, s.kind, s.level) for s in new.seats] == [(s.name, s.kind, s.level) for s in over.seats]
    assert new.path is not None
    assert new.path.parent == tmp_path
    assert table.session.acting
    stack.scenes.pop().leave()
    again = Match.resume(new.path)
    assert again.decision == new.decision
    again.close()


def test_what_was_looked_through_is_kept_while_the_result_is_shown(house, over):
    first = house.aftermath(over)
    assert house.aftermath(over).review is first.review
    assert house.aftermath(situations._several()).review is not first.review


def test_leaving_the_page_in_the_middle_asks_no_more():
    bots = Late()
    scene = AftermathScene(
        a_desk(), situations._several(), Review(situations._several(), bots), lambda _: None
    )
    stack = SceneStack(scene.desk)
    stack.push(scene)
    stack.update(0.05)
    assert bots.asked
    stack.take(Pop())
    assert bots.cancelled == 1


def test_every_move_can_be_read_when_the_match_is_over_and_the_review_waits_meanwhile(house, over):
    scene = house.aftermath(over)
    bots = Late()
    house._review = scene.review = Review(over, bots, quick=QUICK, closely=QUICK)
    stack = SceneStack(house.desk)
    stack.push(scene)
    stack.update(0.05)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode=""))
    why = stack.top
    assert isinstance(why, WhyScene)
    asked = len(bots.asked)
    why.at = next(n for n, move in enumerate(why.moves) if over.play.moves[move].seat != 0)
    why._ask()
    stack.update(0.05)
    assert why.view.seat == why.seat != 0
    assert not why.hidden
    assert why.thought is not None
    assert len(bots.asked) == asked
    stack.take(Pop())
    stack.update(0.05)
    assert len(bots.asked) == asked + 1


def test_each_person_has_their_own_moves():
    match = situations._several()
    scene = AftermathScene(a_desk(), match, review(match), lambda _: None)
    stack = SceneStack(scene.desk)
    stack.push(scene)
    run(stack, scene)
    seen = []
    for seat in match.humans:
        scene.act(situations_action("seat", str(seat)))
        seen.append([one.seat for one, _ in scene._rows])
    assert seen == [[seat] * len(rows) for seat, rows in zip(match.humans, seen, strict=True)]
    assert all(seen)


def situations_action(name: str, value: object):
    from game.ui.widgets import Action

    return Action(name, value)


def test_a_match_of_bots_has_no_such_page(house):
    match = situations._match("renown", situations.renown_sitters(3, ()), seed=4, eras=1)
    situations.moved(match, lambda _: False)
    scene = house.result(match)
    assert not scene.group["moves"].enabled
    assert "No person" in scene.group["moves"].tip


# A position


@pytest.fixture(
    params=[situations._crown_over, situations._patterns_over, situations._renown_over, situations._several],
    ids=["crown", "patterns", "renown", "several"],
)
def looked_at(request):
    match = request.param()
    done = review(match)
    while not done.over:
        done.step()
    seat = match.humans[-1]
    worst = done.worst(seat)[0]
    steps = []
    scene = PositionScene(a_desk(), match, worst, lambda: steps.append("on"))
    stack = SceneStack(scene.desk)
    stack.push(scene)
    return scene, stack, worst, steps


def test_a_position_is_seen_by_the_seat_that_moved_and_nothing_on_it_can_be_moved(looked_at):
    scene, stack, worst, _ = looked_at
    table = scene.table
    assert table.session.looker == worst.seat
    assert table.session.acting
    before = table.match.number
    for handle in list(table.hands.gestures.takeable):
        pos = table.rect_of(handle).center
        stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if not scene.plate.collidepoint(pos):
                stack.handle(pygame.event.Event(kind, pos=pos, button=1))
    for _ in range(40):
        stack.update(0.1)
    assert table.match.number == before
    assert stack.top is scene
    assert not isinstance(stack.top, HandoverScene)


def test_its_plate_lies_in_the_window_and_can_be_put_away(looked_at):
    scene, stack, _, _ = looked_at
    assert scene.screen.rect.contains(scene.plate)
    whole = picture(stack)
    key(scene, pygame.K_h)
    assert not scene.group["play_on"].visible
    assert picture(stack) != whole
    key(scene, pygame.K_h)
    assert scene.group["play_on"].visible
    assert picture(stack) == whole


def test_playing_on_is_one_key_away_and_back_another(looked_at):
    scene, _, _, steps = looked_at
    key(scene, pygame.K_RETURN)
    assert steps == ["on"]
    assert isinstance(key(scene, pygame.K_ESCAPE), Pop)


def test_playing_on_leaves_the_old_journal_as_it_is(house, tmp_path):
    match = Match.new("renown", {"eras": 1}, 3, situations.renown_sitters(3), folder=tmp_path, title="Old")
    situations.moved(match, lambda _: False)
    before = match.path.read_bytes()
    step = house.play_on(match, 0, 12)
    assert isinstance(step, Replace)
    assert step.all
    assert match.path.read_bytes() == before
    assert step.scene.match.path != match.path
    step.scene.match.close()
    match.close()


def test_a_press_on_look_opens_the_table(house, over):
    scene = house.aftermath(over)
    house._review = scene.review = review(over)
    stack = SceneStack(house.desk)
    stack.push(scene)
    run(stack, scene)
    step = press(scene, "open:0")
    assert isinstance(step, Push)
    assert isinstance(step.scene, PositionScene)
