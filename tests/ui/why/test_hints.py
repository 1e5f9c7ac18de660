"""A hint at the table: for whom it is, when it goes, and what it lights up."""

from __future__ import annotations

import pygame
import pytest

from game.app.thinking import InlineBots
from game.bots.levels import QUICK
from game.core.rng import Rng
from game.ui.crown.staging import table as crown_table
from game.ui.patterns.situations import position as patterns_position
from game.ui.patterns.situations import table as patterns_table
from game.ui.renown.situations import queen
from game.ui.renown.situations import table as renown_table
from game.ui.scenes.table import TableScene
from game.ui.why import situations
from game.ui.why.asking import Hinting
from game.ui.why.pointing import places, pointed
from tests.ui.table.hands import a_desk, key, picture, put, rest


class Late:
    """Answers when told to."""

    def __init__(self) -> None:
        self.inner, self.ready, self.cancelled, self.asked = InlineBots(), False, 0, []

    def ask(self, ask) -> None:
        self.asked.append(ask)
        self.inner.ask(ask)

    def poll(self):
        return self.inner.poll() if self.ready else None

    def cancel(self) -> None:
        self.cancelled += 1
        self.inner.cancel()

    def close(self) -> None: ...


def at(make, desk=None, bots=None) -> tuple[TableScene, object]:
    """A table that somebody can be asked at, at rest."""
    scene = TableScene(desk or a_desk(), make(), None, played=False, advice=bots or InlineBots(), level=QUICK)
    stack = put(scene)
    return scene, stack


def hinted(make, desk=None) -> TableScene:
    scene, stack = at(make, desk)
    key(scene, pygame.K_i)
    stack.update(0.05)
    assert scene.hinting.hint is not None
    return scene


MAKES = [
    situations._crown, situations._crown_crowd, situations._patterns, situations._patterns_six,
    situations._renown, situations._renown_crowd,
]  # fmt: skip


@pytest.mark.parametrize("make", MAKES, ids=lambda make: make.__name__)
def test_the_best_move_is_lit_up_where_it_lies_within_the_window(make):
    scene = hinted(make)
    best = scene.hinting.hint.found.candidates[0]
    assert scene.match.why_not(0, best.action) is None
    takes, onto = places(scene, pointed(scene, best.action))
    assert takes or onto
    for rect in [*takes, *([onto] if onto is not None else [])]:
        assert rect.colliderect(scene.screen.rect)
        assert rect.width > 10


@pytest.mark.parametrize(
    ("table", "start"),
    [
        (crown_table, {}), (patterns_table, {"position": patterns_position(4)}),
        (renown_table, {"position": queen()}),
    ],
)  # fmt: skip
def test_every_answer_of_a_wandering_game_has_its_place_on_the_table(table, start):
    seats = {} if table is crown_table else {"seats": 4}
    scene = table(a_desk(speed="instant"), humans=range(4 if seats else 2), **seats, **start)
    scene.desk.settings = a_desk(speed="instant", handover="off").settings
    stack = put(scene)
    luck, shown = Rng(3, "wander"), 0
    for _ in range(60):
        decision = scene.match.decision
        if decision is None or stack.top is not scene:
            break
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        for action in legal[:8]:
            takes, onto = places(scene, pointed(scene, action))
            quiet = action[0] in {
                "mulligan",
                "spread",
                "move",
                "give",
                "choose",
                "successor",
                "cast",
                "dungeon",
            }
            assert takes or onto or quiet, (decision.kind, action)
            shown += bool(takes or onto)
        scene.match.submit(decision.seat, luck.choice(legal))
        scene.refresh()
        rest(stack)
    assert shown > 60


def test_the_hint_goes_when_something_is_done():
    scene = hinted(situations._crown)
    scene.submit(("push", 0), (0, 0))
    scene.update(0.05)
    assert not scene.hinting.on


def test_the_hint_goes_when_a_step_is_taken_back():
    scene, stack = at(situations._renown_own)
    key(scene, pygame.K_i)
    stack.update(0.05)
    assert scene.hinting.hint is not None
    scene.take_back()
    scene.update(0.05)
    assert not scene.hinting.on


def test_the_key_again_and_escape_put_it_away_and_escape_does_nothing_more():
    scene, stack = at(situations._crown)
    for code in (pygame.K_i, pygame.K_ESCAPE):
        key(scene, pygame.K_i)
        stack.update(0.05)
        assert scene.hinting.hint is not None
        assert key(scene, code) is None
        assert not scene.hinting.on
        assert stack.top is scene


def test_an_answer_to_an_old_question_is_dropped():
    bots = Late()
    scene, stack = at(situations._crown, bots=bots)
    key(scene, pygame.K_i)
    stack.update(0.05)
    assert scene.hinting.pending
    assert scene.moving
    scene.submit(("push", 0), (0, 0))
    bots.ready = True
    rest(stack)
    assert not scene.hinting.on
    assert bots.cancelled == 1


def test_an_answer_that_comes_after_a_step_back_is_dropped():
    bots = Late()
    scene, stack = at(situations._renown_own, bots=bots)
    key(scene, pygame.K_i)
    scene.take_back()
    bots.ready = True
    stack.update(0.05)
    stack.update(0.05)
    assert not scene.hinting.on


def test_the_menu_cancels_the_question():
    bots = Late()
    scene, stack = at(situations._crown, bots=bots)
    scene.make_pause = lambda desk, match: situations.AftermathScene(
        desk, match, situations.Review(match, bots), lambda _: None
    )
    key(scene, pygame.K_i)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert not scene.hinting.on  # Escape puts it away first
    key(scene, pygame.K_i)
    stack.take(scene.menu())
    assert stack.top is not scene
    assert not scene.hinting.on
    assert bots.cancelled == 2


def test_leaving_the_table_cancels_the_question():
    bots = Late()
    scene, stack = at(situations._crown, bots=bots)
    key(scene, pygame.K_i)
    while stack.scenes:
        stack.scenes.pop().leave()
    assert bots.cancelled == 1


def test_while_a_bot_must_decide_there_is_no_hint_and_a_notice_says_why():
    bots = Late()
    scene, _ = at(situations._crown_bot, bots=bots)
    scene.submit(("push", 0), (0, 0)) if scene.match.why_not(0, ("push", 0)) is None else None
    while scene.match.decision.seat == 0:
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        scene.match.submit(0, legal[-1])
    scene.refresh()
    scene.finish()
    key(scene, pygame.K_i)
    assert bots.asked == []
    assert "not your turn" in scene.desk.toasts.notices[-1].sentence


def test_without_anybody_to_ask_both_buttons_are_off():
    scene = renown_table(a_desk(), position=queen())
    put(scene)
    assert not scene.chrome.bar["hint"].enabled
    assert not scene.chrome.bar["why"].enabled
    assert key(scene, pygame.K_y) is None


def test_where_hands_are_held_face_down_a_hint_is_only_for_whoever_holds_theirs_up():
    match = situations._match("renown", situations.renown_sitters(3, (0, 1)), seed=3)
    luck = Rng(3, "to a bid")
    while match.decision.kind != "bid" or match.decision.seat not in (0, 1):
        match.submit(match.decision.seat, luck.choice(match.rules.legal_actions(match.play.state)))
    scene, stack = at(lambda: match, a_desk(handover="hold"))
    key(scene, pygame.K_i)
    assert not scene.hinting.on
    bare = picture(stack)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    key(scene, pygame.K_i)
    stack.update(0.05)
    seat = match.decision.seat
    assert scene.hinting.shown(seat) is not None
    assert scene.hinting.shown(1 - seat) is None
    assert scene.hinting.shown(None) is None
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0, unicode=""))
    scene.desk.toasts.notices.clear()
    rest(stack)
    assert scene.hinting.shown(scene.session.looker) is None
    assert picture(stack) == bare


def test_a_hint_is_asked_with_the_view_of_the_seat_that_decides():
    bots = Late()
    scene, _ = at(situations._renown, bots=bots)
    key(scene, pygame.K_i)
    assert bots.asked[0].view == scene.match.view(0)


def test_a_question_to_another_position_is_never_shown():
    match, bots = situations._renown(), Late()
    hinting = Hinting(bots, QUICK)
    hinting.ask(match)
    match.submit(0, ("take",))
    bots.ready = True
    assert hinting.update(match, 0) == (True, "")
    assert not hinting.on


def test_where_no_answer_comes_a_notice_says_so():
    match = situations._renown()
    hinting = Hinting(InlineBots(), "nobody")
    hinting.ask(match)
    assert hinting.update(match, 0) == (True, "No hint could be found.")
    assert not hinting.on


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("make", [situations._crown, situations._patterns, situations._renown])
def test_both_buttons_lie_on_their_own_within_the_window(make, size):
    scene, _ = at(make, a_desk(size))
    buttons = [*scene.chrome.bar, *([scene.chrome.tab] if scene.chrome.folded else [])]
    for n, one in enumerate(buttons):
        assert scene.screen.rect.contains(one.rect)
        assert min(one.rect.size) >= 24
        assert not any(one.rect.colliderect(two.rect) for two in buttons[n + 1 :])
