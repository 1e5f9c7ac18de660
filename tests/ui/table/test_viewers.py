"""Several people at one screen: whose hidden things show, and that nothing else ever does."""

from __future__ import annotations

import pygame
import pytest

from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.ui.crown import staging as crown
from game.ui.patterns import situations as patterns
from game.ui.renown.situations import act, centre, move, table
from game.ui.scene import Pop, Scene
from game.ui.scenes.handover import MENU, SAT_DOWN, HandoverScene
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack
from game.ui.table.model import TableModel
from tests.ui.table.hands import a_desk, key, picture, put, rest

PRIVATE = ("orient dealt", "successor left")


def two(style: str = "opaque", *script: str) -> tuple[TableScene, SceneStack]:
    """Three seats, people in the first two, after the row was set."""
    seed = next(n for n in range(60) if _liege(n) == 2)
    scene = table(a_desk(handover=style), 3, seed=seed, humans=(0, 1), script=(*PRIVATE, *script))
    return scene, put(scene)


def _liege(seed: int) -> int:
    decision = table(a_desk(), 3, seed=seed, humans=(0, 1)).match.decision
    assert decision is not None
    return decision.seat


def firsts(scene: TableScene) -> tuple[str, ...]:
    return tuple(scene.match.play.state.firsts)


def shown_cards(scene: TableScene) -> set[str]:
    return {piece.pose.face for piece in scene.stage.pieces.values()}


def test_before_anybody_sits_down_nobodys_card_is_on_the_table() -> None:
    scene, stack = two()
    assert isinstance(stack.top, HandoverScene)
    assert not shown_cards(scene) & set(firsts(scene))
    assert not any(card in str(scene.session.model.log) for card in firsts(scene))


def test_the_next_one_sits_down_by_enter_and_sees_their_own_card_only() -> None:
    scene, stack = two()
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert stack.top is scene
    rest(stack)
    mine, others, bots = firsts(scene)
    assert scene.session.home == 0
    assert mine in shown_cards(scene)
    assert not {others, bots} & shown_cards(scene)


def test_after_the_bid_the_curtain_falls_for_the_other_person_and_hides_the_first_ones_card() -> None:
    scene, stack = two()
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    rest(stack)
    key(scene, pygame.K_h)
    rest(stack)
    for _ in range(10):
        stack.update(0.1)
    assert isinstance(stack.top, HandoverScene)
    assert stack.top.sitting.name == "Clayton"
    assert not shown_cards(scene) & set(firsts(scene))


def test_the_curtain_shows_nothing_of_the_table() -> None:
    pictures = set()
    for script in ((), ("bid H",)):
        scene, stack = two("opaque", *script)
        curtain = stack.top
        if isinstance(curtain, HandoverScene):
            curtain.sitting = scene.session.seated[0]
            pictures.add(picture(stack))
    assert len(pictures) == 1


def test_hands_lie_face_down_until_the_key_is_held() -> None:
    scene, stack = two("hold")
    assert stack.top is scene
    assert not shown_cards(scene) & set(firsts(scene))
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    assert firsts(scene)[0] in shown_cards(scene)
    assert not set(firsts(scene)[1:]) & shown_cards(scene)
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0, unicode=""))
    assert not shown_cards(scene) & set(firsts(scene))


def test_a_bid_can_be_made_with_the_hand_face_down() -> None:
    scene, _ = two("hold")
    key(scene, pygame.K_v)
    assert scene.match.play.moves[-1].text == "bid V"


def test_losing_the_window_lets_go_of_the_peek() -> None:
    scene, _ = two("hold")
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not shown_cards(scene) & set(firsts(scene))


def test_without_a_pause_whoever_decides_sees_their_hand() -> None:
    scene, stack = two("off")
    assert firsts(scene)[0] in shown_cards(scene)
    act(scene.match, "bid H")
    scene.refresh()
    rest(stack)
    stack.update(0.1)
    rest(stack)
    assert firsts(scene)[1] in shown_cards(scene)
    assert firsts(scene)[0] not in shown_cards(scene)


def test_one_person_against_bots_needs_no_pause_and_sees_one_hand() -> None:
    scene = table(a_desk(), 3, humans=(1,))
    stack = put(scene)
    assert stack.top is scene
    assert scene.session.home == 1
    assert firsts(scene)[1] in shown_cards(scene)
    assert not {firsts(scene)[0], firsts(scene)[2]} & shown_cards(scene)


@pytest.mark.parametrize("handle", ["cards:1", "x:1", "cards:2"])
def test_a_closer_look_tells_no_more_than_the_table(handle: str) -> None:
    scene = table(a_desk(), 3)
    put(scene)
    close = scene.mat.close(handle, scene.session.view, scene.sight)
    hidden = set(firsts(scene)[1:])
    assert close is None or not hidden & set(close.cards)
    move(scene, centre(scene, "cards:1"))


def test_only_bots_are_watched_by_an_onlooker_who_sees_no_hidden_card() -> None:
    scene = table(a_desk(), 3, humans=())
    put(scene)
    assert scene.session.looker is None
    assert not shown_cards(scene) & set(firsts(scene))


def test_escape_at_the_curtain_asks_for_the_menu() -> None:
    from game.ui.scene import Scene

    scene, stack = two()
    made = []

    def menu(desk, _match) -> Scene:
        made.append(Scene(desk))
        return made[-1]

    scene.make_pause = menu
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert stack.top is made[0]
    assert not shown_cards(scene) & set(firsts(scene))


def test_the_face_down_card_itself_can_be_held_up_for_a_look() -> None:
    scene, _ = two("hold")
    pos = centre(scene, "x:0")
    move(scene, pos)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    assert firsts(scene)[0] in shown_cards(scene)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
    assert not shown_cards(scene) & set(firsts(scene))


def test_a_pile_pointed_at_is_looked_at_whole() -> None:
    from game.ui.renown.situations import queen

    scene = table(a_desk(), position=queen(), script=("sacrifice 6H",))
    put(scene)
    for handle in ("removed", "c:6H", "c:8S"):
        close = scene.mat.close(handle, scene.session.view, scene.sight)
        assert close is not None
        assert close.cards[-3:] == ("4H", "8S", "6H")


@pytest.mark.parametrize(("button", "sits"), [("sit", True), ("menu", False)])
def test_the_curtain_tells_where_its_buttons_are_and_they_do_what_they_say(
    button: str, *, sits: bool
) -> None:
    scene, stack = two("opaque")
    curtain = stack.top
    assert isinstance(curtain, HandoverScene)
    pos = curtain.targets()[button].center
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        what = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        stack.handle(pygame.event.Event(kind, pos=pos, **what))
    rest(stack)
    assert (firsts(scene)[0] in shown_cards(scene)) is sits


def test_a_hand_looked_at_while_a_key_is_down_lies_face_down_under_any_scene_that_comes_over_it() -> None:
    scene, stack = two("hold")
    mine = firsts(scene)[scene.session.home]
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    assert mine in shown_cards(scene)
    stack.push(Scene(scene.desk))
    assert mine not in shown_cards(scene)
    stack.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0, unicode=""))
    stack.take(Pop())
    assert mine not in shown_cards(scene)


def with_bots(game: str, style: str) -> tuple[TableScene, SceneStack]:
    """The first two seats are persons'; what else must be decided, bots decide at once."""
    make = {"crown": crown.table, "patterns": patterns.table, "renown": table}[game]
    scene = make(a_desk(handover=style, speed="instant"), humans=(0, 1), bots=BotTurns(InlineBots()))
    stack = put(scene)
    return scene, stack


def take_seats_until(scene: TableScene, stack: SceneStack, seat: int, *, sit: bool = True) -> None:
    """Plays what is allowed, whoever has to sit down sits down, until this person is asked in private."""
    for _ in range(400):
        rest(stack, 2)
        asked = scene.match.decision
        assert asked is not None
        ready = asked.seat == seat and asked.private
        if ready and not sit:
            return
        if isinstance(stack.top, HandoverScene):
            stack.take(Pop(SAT_DOWN))
        elif ready:
            return
        elif asked.seat in scene.match.humans:
            scene.submit(scene.match.rules.legal_actions(scene.match.view(asked.seat))[0], (0, 0))
    raise AssertionError("never asked")


def lies_as_for_an_onlooker(scene: TableScene) -> bool:
    """Whether no face on the table is one that only some seat knows."""
    model = TableModel(scene.match.rules, None, follower=scene.mat.follower(scene.match.rules, None))
    model.take_all(scene.match.events(0, None))
    open_to_all = {pose.face for pose in scene.mat.lay(model.view, scene.sight).values()}
    return shown_cards(scene) <= open_to_all and scene.session.looker is None


@pytest.mark.parametrize("sits", [True, False], ids=["at the table", "at the curtain"])
@pytest.mark.parametrize("style", ["opaque", "hold"])
@pytest.mark.parametrize("game", ["crown", "patterns", "renown"])
def test_when_a_person_gives_up_the_others_hand_stays_closed_until_they_have_taken_the_seat(
    game: str, style: str, *, sits: bool
) -> None:
    scene, stack = with_bots(game, style)
    take_seats_until(scene, stack, 0)
    if not sits:
        take_seats_until(scene, stack, 1, sit=False)
    gone = 0 if sits else 1
    left = 1 - gone
    scene.make_pause = lambda desk, _match: Scene(desk)
    if stack.top is scene:
        stack.take(scene.menu())
    else:
        stack.take(Pop(MENU))
    scene.match.concede(gone, "random")
    stack.take(Pop())
    for _ in range(400):
        assert isinstance(stack.top, HandoverScene) or lies_as_for_an_onlooker(scene)
        stack.update(0.05)
        asked = scene.match.decision
        if asked is None or isinstance(stack.top, HandoverScene) or (asked.seat == left and style == "hold"):
            break
    assert lies_as_for_an_onlooker(scene)
    asked = scene.match.decision
    if asked is None:
        rest(stack)
        assert lies_as_for_an_onlooker(scene)
        return
    assert asked.seat == left
    if style == "hold":
        rest(stack)
        key(scene, pygame.K_p)
    else:
        assert isinstance(stack.top, HandoverScene)
        stack.take(Pop(SAT_DOWN))
    rest(stack)
    assert scene.session.looker == left
