"""Dragging, clicking and keys all come to the same actions; whatever may not be changes nothing and says why."""

from __future__ import annotations

import pygame
import pytest

from game.core.rng import Rng
from game.core.words import plain
from game.ui.renown.situations import QUEEN, ROW, act, centre, owing, position, queen, table
from game.ui.scene import Pop, Scene
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from tests.ui.table import hands
from tests.ui.table.hands import a_desk, click, drag, key, lift, motion, put, rest, said, up, where


def fresh(*script: str, speed: str = "1x") -> TableScene:
    scene = table(a_desk(speed=speed), position=queen(), script=script)
    put(scene)
    return scene


def settled(scene: TableScene) -> None:
    for _ in range(300):
        scene.update(0.05)
        if not scene.director.busy and not scene.stage.moving:
            return


# Dragging


def test_a_scheme_is_played_by_dragging_alone() -> None:
    scene = fresh()
    drag(scene, "c:6H", "row")
    settled(scene)
    lift(scene, "c:QH")
    motion(scene, where(scene, "place:2"))
    up(scene, scene.hands.grip.pos)
    settled(scene)
    lift(scene, "c:TH")
    motion(scene, centre_of_zone(scene, "hand"))
    up(scene, scene.hands.grip.pos)
    assert said(scene) == ["sacrifice 6H", "raise QH 2", "take"]


def centre_of_zone(scene: TableScene, name: str) -> tuple[int, int]:
    return next(spot.rect.center for spot in scene.hands.spots if spot.handle == name)


def test_a_club_is_dragged_onto_a_player() -> None:
    scene = fresh()
    drag(scene, "c:4C", "seat:2")
    assert said(scene) == ["sacrifice 4C p3"]


def test_the_dens_card_is_dragged_in() -> None:
    scene = fresh("sacrifice 6H")
    lift(scene, "den")
    motion(scene, where(scene, "place:4"))
    up(scene, scene.hands.grip.pos)
    assert said(scene)[-1] == "raise den 2"


def test_a_card_is_dragged_out_onto_the_hall() -> None:
    scene = fresh("sacrifice 6H")
    lift(scene, "c:JD")
    motion(scene, centre_of_zone(scene, "hall"))
    assert scene.sight.held is not None
    assert scene.sight.held.over == "hall"
    up(scene, scene.hands.grip.pos)
    assert said(scene)[-1] == "raise JD 1 out"


def test_a_marker_is_dragged_into_the_court() -> None:
    scene = table(a_desk(), script=("orient dealt", "successor right", "bid H", "bid V"))
    put(scene)
    drag(scene, "m:V", "court")
    assert said(scene)[-1] == "bid V"


def test_while_a_card_is_dragged_the_row_opens_and_the_bubble_counts() -> None:
    scene = fresh("sacrifice 6H")
    before = scene.stage.poses()
    lift(scene, "c:QH")
    motion(scene, where(scene, "place:2"))
    for _ in range(20):
        scene.update(0.05)
    after = scene.stage.poses()
    assert after["c:3C"].x < before["c:3C"].x
    assert after["c:9D"].x < before["c:9D"].x
    assert after["c:JD"].x == before["c:JD"].x
    gesture = scene.hands.gesture
    assert gesture is not None
    assert gesture.place == "3rd"
    assert gesture.tip is not None
    assert (gesture.tip.words, gesture.tip.total, gesture.tip.left) == ("4 of 6 left", 6, 4)
    assert said(scene) == ["sacrifice 6H"]


def test_a_thing_pressed_long_enough_is_taken_up_without_moving() -> None:
    scene = fresh()
    pos = centre(scene, "c:6H")
    motion(scene, pos)
    hands.down(scene, pos)
    scene.update(0.1)
    assert scene.sight.held is None
    scene.update(0.1)
    assert scene.sight.held is not None


def test_a_little_tremble_is_a_click_and_no_drag() -> None:
    scene = fresh()
    x, y = centre(scene, "c:6H")
    motion(scene, (x, y))
    hands.down(scene, (x, y))
    motion(scene, (x + 2, y + 1))
    assert scene.sight.held is None


# Click and click


def test_a_scheme_is_played_by_clicking_alone() -> None:
    scene = fresh()
    click(scene, "c:6H")
    assert scene.sight.held is not None
    click(scene, centre_of_zone(scene, "row"))
    settled(scene)
    click(scene, "c:QH")
    click(scene, where(scene, "place:2"))
    settled(scene)
    click(scene, "choice:take")
    assert said(scene) == ["sacrifice 6H", "raise QH 2", "take"]


def test_one_click_takes_the_top_card_where_nothing_else_can_be_meant() -> None:
    scene = fresh()
    click(scene, "c:TH")
    assert said(scene) == ["take"]


def test_a_click_on_another_card_changes_hands() -> None:
    scene = fresh()
    click(scene, "c:6H")
    motion(scene, centre(scene, "c:4C"))
    hands.down(scene, centre(scene, "c:4C"))
    assert scene.hands.grip.take == "c:4C"


def test_cards_to_give_are_chosen_one_by_one_and_confirmed() -> None:
    people = [(("AH", "7D", "4D", "6D", "KS"), 7, 8), *list(QUEEN.values())[1:]]
    people[1] = (("9C", "TS", "2H", "QC"), 8, 7)
    people[3] = (("KC", "TD", "2D"), 8, 7)
    start = position(ROW, people, turn=1, den=20, era=2)
    scene = table(a_desk(), position=start, script=("sacrifice 9C p1",))
    put(scene)
    click(scene, "c:7D")
    assert scene.chosen == ("7D",)
    prompt = scene.chrome.prompt.prompt
    assert prompt is not None
    assert prompt.budget == "7 of 9"
    assert not prompt.choices[0].enabled
    click(scene, "c:6D")
    click(scene, "c:7D")
    assert scene.chosen == ("6D",)
    click(scene, "c:4D")
    click(scene, "choice:confirm")
    assert said(scene)[-1] == "give 4D 6D"


def test_where_there_is_only_one_way_to_give_it_is_chosen_already() -> None:
    people = [(("AH", "7D", "KS"), 7, 8), *list(QUEEN.values())[1:]]
    people[1] = (("9C", "TS", "2H", "QC"), 8, 7)
    people[3] = (("KC", "TD", "2D"), 8, 7)
    scene = table(a_desk(), position=position(ROW, people, turn=1, den=20), script=("sacrifice 9C p1",))
    put(scene)
    assert scene.chosen == ("7D",)
    key(scene, pygame.K_RETURN)
    assert said(scene)[-1] == "give 7D"


def test_the_arch_liege_chooses_an_end_and_a_neighbour_on_the_table() -> None:
    seed = next(n for n in range(40) if table(a_desk(), seed=n).match.decision.seat == 0)  # type: ignore[union-attr]
    scene = table(a_desk(), seed=seed)
    put(scene)
    first = scene.match.play.state.hierarchy
    click(scene, where(scene, "end:left"))
    settled(scene)
    assert said(scene) == ["orient reversed"]
    assert scene.match.play.state.hierarchy == first[::-1]
    click(scene, where(scene, "seat:1"))
    assert said(scene)[-1] == "successor left"


# Keys


def test_a_scheme_is_played_by_keys_alone() -> None:
    scene = fresh()
    wanted = "c:6H"
    for _ in range(40):
        if scene.hands.focus == wanted:
            break
        key(scene, pygame.K_RIGHT)
        if scene.hands.focus == "c:TH":
            key(scene, pygame.K_TAB)
    assert scene.hands.focus == wanted
    key(scene, pygame.K_RETURN)
    assert scene.sight.held is not None
    assert scene.hands.focus == "row"
    key(scene, pygame.K_RETURN)
    settled(scene)
    scene.hands.focus = ""
    for _ in range(20):
        key(scene, pygame.K_LEFT)
        if scene.hands.focus == "c:QH":
            break
    assert scene.hands.focus == "c:QH"
    key(scene, pygame.K_RETURN)
    places = []
    for _ in range(6):
        places.append(scene.hands.focus)
        if scene.hands.focus == "place:2":
            break
        key(scene, pygame.K_RIGHT)
    assert scene.hands.focus == "place:2", places
    key(scene, pygame.K_RETURN)
    settled(scene)
    key(scene, pygame.K_t)
    assert said(scene) == ["sacrifice 6H", "raise QH 2", "take"]


@pytest.mark.parametrize(
    ("script", "take", "onto"),
    [
        (("sacrifice 6H",), "c:5S", "place:4"),
        (("sacrifice 6H",), "c:QH", "place:3"),
        (("sacrifice 6H",), "c:JD", "place:0"),
        (("sacrifice 6H",), "den", "place:6"),
        ((), "c:6H", "row"),
    ],
)
def test_what_a_key_takes_up_hovers_over_the_nearest_place_for_it(
    script: tuple[str, ...], take: str, onto: str
) -> None:
    scene = fresh(*script)
    scene.hands.focus = take
    key(scene, pygame.K_RETURN)
    assert scene.hands.focus == onto
    assert scene.sight.held is not None
    assert scene.sight.held.over == onto
    settled(scene)
    assert scene.hands.focus == onto


def test_keys_on_the_buttons_do_what_the_buttons_do() -> None:
    scene = table(a_desk(), script=("orient dealt", "successor right", "bid H", "bid V"))
    put(scene)
    key(scene, pygame.K_h)
    assert said(scene)[-1] == "bid H"


def test_tab_reaches_the_buttons_of_the_prompt_line() -> None:
    scene = fresh()
    reached = set()
    for _ in range(8):
        key(scene, pygame.K_TAB)
        reached.add(scene.hands.focus)
    assert "choice:take" in reached
    scene.hands.focus = "choice:take"
    key(scene, pygame.K_RETURN)
    assert said(scene) == ["take"]


# What may not be


@pytest.mark.parametrize(
    ("script", "take", "onto", "code"),
    [
        ((), "c:KS", "row", "face-card"),
        ((), "c:QH", "place:1", "other-question"),
        ((), "c:4C", "row", "needs-target"),
        ((), "c:6H", "seat:1", "no-target"),
        ((), "c:9D", "hand", "not-the-top"),
        (("sacrifice 6H",), "c:9D", "hand", "not-the-top"),
        (("sacrifice 6H", "raise 9D 1"), "c:QH", "hand", "not-the-top"),
        (("sacrifice 6H",), "c:AH", "row", "one-sacrifice"),
        (("sacrifice 6H",), "c:JD", "place:4", "wrong-way"),
        (("sacrifice 6H",), "c:TH", "hand", "nothing-done"),
        (("sacrifice 6H", "raise 9D 1"), "c:QH", "place:1", "barred"),
        (("sacrifice 6H", "raise 9D 1"), "den", "place:5", "too-late-to-turn"),
    ],
)
def test_an_illegal_drop_changes_nothing_flies_home_and_says_why(
    script: tuple[str, ...], take: str, onto: str, code: str
) -> None:
    scene = fresh(*script)
    before = scene.match.play.state.key()
    home = scene.stage.pieces[take].goal
    lift(scene, take)
    goal = place(scene, onto)
    motion(scene, goal)
    scene.update(0.2)
    up(scene, goal)
    assert scene.match.play.state.key() == before
    assert scene.refused is not None
    assert scene.refused[0].code == code
    assert scene.trail is not None
    settled(scene)
    assert scene.stage.poses()[take].at(0, 0) == home.at(0, 0) or scene.stage.poses()[take].x == home.x


def place(scene: TableScene, onto: str) -> tuple[int, int]:
    if onto.startswith("place:"):
        from game.ui.renown.situations import place as of_row

        return of_row(scene, int(onto[6:]))
    return centre_of_zone(scene, onto)


def test_a_click_on_what_may_not_be_taken_says_why() -> None:
    scene = fresh()
    click(scene, "c:KS")
    assert scene.refused is not None
    assert scene.refused[0].code == "face-card"


def test_dropped_on_nothing_it_goes_home_without_a_word() -> None:
    scene = fresh()
    lift(scene, "c:6H")
    motion(scene, (3, 3))
    up(scene, (3, 3))
    assert scene.refused is None
    assert scene.sight.held is None
    assert said(scene) == []


# Cancelling


def _held() -> TableScene:
    scene = fresh("sacrifice 6H")
    lift(scene, "c:QH")
    motion(scene, where(scene, "place:2"))
    assert scene.sight.held is not None
    return scene


def escape(scene: TableScene) -> None:
    assert key(scene, pygame.K_ESCAPE) is None


def right_click(scene: TableScene) -> None:
    hands.down(scene, scene.hands.grip.pos, 3)


def lose_focus(scene: TableScene) -> None:
    scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))


def other_size(scene: TableScene) -> None:
    scene.resize(Screen(1024, 768))


def another_scene(scene: TableScene) -> None:
    scene.pause()
    scene.resume()


@pytest.mark.parametrize("way", [escape, right_click, lose_focus, other_size, another_scene])
def test_every_way_to_cancel_leaves_the_table_as_it_was(way) -> None:
    scene = _held()
    before = scene.match.play.state.key()
    way(scene)
    assert scene.sight.held is None
    assert scene.hands.grip.state == "idle"
    up(scene, (640, 200))
    settled(scene)
    assert scene.match.play.state.key() == before
    other = table(
        a_desk((scene.screen.width, scene.screen.height)), position=queen(), script=("sacrifice 6H",)
    )
    put(other)
    scene.hands.hover = ""
    scene.look()
    settled(scene)
    assert scene.stage.poses() == other.stage.poses()


# While something moves


def test_a_second_click_while_something_moves_only_finishes_it() -> None:
    scene = fresh()
    click(scene, "c:TH")
    assert scene.director.busy
    count = scene.match.number
    pos = centre(scene, "c:JD")
    motion(scene, pos)
    hands.down(scene, pos)
    up(scene, pos)
    assert scene.match.number == count
    assert not scene.director.busy


def test_nothing_that_is_pressed_while_something_moves_changes_the_game() -> None:
    scene = fresh()
    click(scene, "c:TH")
    count = scene.match.number
    for code in (pygame.K_t, pygame.K_RETURN, pygame.K_h, pygame.K_v, pygame.K_1):
        key(scene, code)
    assert scene.match.number == count


def test_space_finishes_what_is_running() -> None:
    scene = fresh()
    click(scene, "c:TH")
    key(scene, pygame.K_SPACE)
    assert not scene.director.busy


# Taking back


def test_a_move_is_taken_back_by_key_and_the_table_is_as_before() -> None:
    scene = fresh("sacrifice 6H")
    before = scene.stage.poses()
    act(scene.match, "raise QH 2")
    scene.refresh()
    settled(scene)
    key(scene, pygame.K_z)
    settled(scene)
    assert said(scene) == ["sacrifice 6H"]
    assert scene.stage.poses() == before


def test_what_cannot_be_taken_back_says_why_and_its_button_is_off() -> None:
    scene = fresh("sacrifice 6H", "raise den 0")
    button = scene.chrome.bar["undo"]
    assert not button.enabled
    click(scene, button.rect.center)
    assert scene.refused is not None
    assert scene.refused[0].code == "revealed"


def test_escape_with_nothing_to_cancel_asks_for_the_menu() -> None:
    from game.ui.scene import Push, Scene

    made: list[Scene] = []

    def menu(desk, _match) -> Scene:
        made.append(Scene(desk))
        return made[-1]

    scene = table(a_desk(), position=queen())
    scene.make_pause = menu
    put(scene)
    step = key(scene, pygame.K_ESCAPE)
    assert isinstance(step, Push)
    assert step.scene is made[0]


def test_a_whole_struggle_is_played_by_the_mouse() -> None:
    desk = a_desk(speed="instant", handover="off")
    scene = table(desk, 3, seed=5, humans=(0, 1, 2), options={"eras": 1})
    stack = put(scene)
    luck = Rng(1, "mouse")
    for _ in range(4000):
        rest(stack)
        if scene.match.outcome is not None:
            break
        number = scene.match.number
        takes = scene.hands.gestures.takeable
        wanted = [s.handle for s in scene.chrome.spots()] + list(takes)
        handle = luck.choice(wanted)
        if handle.startswith("choice:") or scene.hands.gestures.press(handle):
            click(scene, where(scene, handle))
        else:
            onto = luck.choice(scene.hands.gestures.onto(handle))
            lift(scene, handle)
            goal = where(scene, onto)
            motion(scene, goal)
            up(scene, goal)
            assert scene.match.number == number + 1, (handle, onto)
    assert scene.match.outcome is not None


def test_while_a_card_is_held_where_it_may_not_go_the_reason_stands_beside_it() -> None:
    scene = fresh("sacrifice 6H")
    lift(scene, "c:JD")
    motion(scene, place(scene, "place:4"))
    assert scene.warning is not None
    assert scene.warning.code == "wrong-way"
    motion(scene, where(scene, "place:0"))
    assert scene.warning is None


def test_a_button_that_may_not_be_pressed_says_why_when_it_is() -> None:
    scene = fresh("sacrifice 6H")
    rect = scene.chrome.choice_rect("take")
    count = scene.match.number
    click(scene, rect.center)
    assert scene.match.number == count
    assert scene.refused is not None
    assert scene.refused[0].code == "nothing-done"


def test_the_bar_tells_what_its_buttons_do_and_why_they_are_off() -> None:
    scene = fresh("sacrifice 6H", "raise den 0")
    motion(scene, scene.chrome.bar["undo"].rect.center)
    assert scene.chrome.pointed == "undo"
    assert "become known" in scene.chrome.bar["undo"].tip


def _asked_for_an_end() -> TableScene:
    seed = next(n for n in range(40) if table(a_desk(), 3, seed=n).match.decision.seat == 0)  # type: ignore[union-attr]
    scene = table(a_desk(), 3, seed=seed)
    put(scene)
    return scene


@pytest.mark.parametrize("place", [0, 1, 2, 3, 4, 5])
def test_a_click_on_any_card_of_the_row_chooses_the_end_it_lies_at(place: int) -> None:
    scene = _asked_for_an_end()
    row = scene.match.play.state.hierarchy
    motion(scene, centre(scene, f"c:{row[place]}"))
    assert scene.sight.hover == ("end:right" if place < 3 else "end:left")
    click(scene, f"c:{row[place]}")
    assert said(scene) == ["orient dealt" if place < 3 else "orient reversed"]


def test_a_players_plate_is_pressed_also_where_their_cards_lie() -> None:
    scene = _asked_for_an_end()
    click(scene, where(scene, "end:left"))
    settled(scene)
    click(scene, where(scene, "cards:2"))
    assert said(scene)[-1] == "successor right"


def test_a_card_under_the_pointer_can_still_be_pinned_while_an_end_is_asked_for() -> None:
    scene = _asked_for_an_end()
    card = f"c:{scene.match.play.state.hierarchy[1]}"
    motion(scene, centre(scene, card))
    hands.down(scene, centre(scene, card), 3)
    assert scene.pinned == card


def _asked_to_give(*people_: tuple[str, ...]) -> TableScene:
    people = [(people_[0], 7, 8), *list(QUEEN.values())[1:]]
    people[1] = (("9C", "TS", "2H", "QC"), 8, 7)
    people[3] = (("KC", "TD", "2D"), 8, 7)
    scene = table(
        a_desk(), position=position(ROW, people, turn=1, den=20, era=2), script=("sacrifice 9C p1",)
    )
    put(scene)
    return scene


def test_a_chosen_card_dragged_onto_who_asks_is_given_and_never_put_back() -> None:
    scene = _asked_to_give(("AH", "7D", "KS"))
    assert scene.chosen == ("7D",)
    drag(scene, "c:7D", "seat:1")
    assert said(scene)[-1] == "give 7D"


def test_cards_dragged_onto_who_asks_are_gathered_until_they_are_enough() -> None:
    scene = _asked_to_give(("AH", "7D", "4D", "6D", "KS"))
    drag(scene, "c:6D", "seat:1")
    assert scene.chosen == ("6D",)
    drag(scene, "c:6D", "seat:1")
    assert scene.chosen == ("6D",)
    drag(scene, "c:4D", "seat:1")
    assert said(scene)[-1] == "give 4D 6D"


@pytest.mark.parametrize("seconds", [0.05, 0.2, 0.5])
def test_a_slow_click_is_a_click(seconds: float) -> None:
    scene = _asked_to_give(("AH", "7D", "4D", "6D", "KS"))
    pos = centre(scene, "c:6D")
    motion(scene, pos)
    hands.down(scene, pos)
    scene.update(seconds)
    up(scene, pos)
    assert scene.chosen == ("6D",)


def test_a_thing_held_long_and_let_go_where_it_was_goes_back() -> None:
    scene = fresh()
    pos = centre(scene, "c:6H")
    motion(scene, pos)
    hands.down(scene, pos)
    for _ in range(30):
        scene.update(0.05)
    up(scene, pos)
    assert scene.hands.grip.state == "idle"
    assert said(scene) == []


def _words(scene: TableScene) -> str:
    prompt = scene.chrome.prompt.prompt
    assert prompt is not None
    return plain(prompt.words, scene.session.sight().names)


def test_who_can_sacrifice_nothing_is_only_asked_to_take() -> None:
    people = [(("KS", "JC"), 7, 8), *list(QUEEN.values())[1:]]
    scene = table(a_desk(), position=position(ROW, people, turn=0, den=20))
    put(scene)
    assert _words(scene) == "Amber: take TH; nothing in hand can be sacrificed."


def test_a_hand_held_face_down_is_said_nothing_about() -> None:
    script = ("orient dealt", "successor left", "bid H", "bid H", "bid H")
    for seed in range(400):
        desk = a_desk(handover="hold")
        if table(desk, 3, seed=seed).match.decision.seat != 2:  # type: ignore[union-attr]
            continue
        scene = table(desk, 3, seed=seed, humans=(0, 1), script=script)
        if scene.match.play.state.hands[0][0][0] in "JQK":
            break
    put(scene)
    assert scene.session.may_peek
    assert _words(scene).startswith("Amber: sacrifice a card, or take ")
    key_down(scene, pygame.K_p)
    assert "nothing in hand can be sacrificed" in _words(scene)


def key_down(scene: TableScene, code: int) -> None:
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def test_the_budget_is_told_once() -> None:
    scene = fresh("sacrifice 6H")
    prompt = scene.chrome.prompt.prompt
    assert prompt is not None
    assert prompt.budget == "6 of 6 left"
    assert _words(scene) == "Amber: elevate cards of the row with 6H."


def _counted() -> TableScene:
    """An Era has been counted, and its sheet waits to be read."""
    desk = a_desk(speed="instant", handover="off")
    scene = table(desk, 3, seed=5, humans=(0, 1, 2), options={"eras": 1})
    on_stack = put(scene)
    luck = Rng(3, "until the count")
    while scene.director.gate is None:
        assert scene.match.decision is not None
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        scene.match.submit(scene.match.decision.seat, luck.choice(legal))
        scene.refresh()
        on_stack.update(0.02)
    return scene


@pytest.mark.parametrize(
    ("hand", "heroic", "asked", "button"),
    [
        (
            ("AH", "4D", "KS"),
            7,
            "Amber: no other Diamond in hand; pay Clayton 5 Heroic for the 5 missing of 9C.",
            "Give 1 card and 5 Heroic",
        ),
        (
            ("AH", "KS"),
            9,
            "Amber: no Diamond in hand; pay Clayton 9 Heroic for the 9 missing of 9C.",
            "Give 9 Heroic",
        ),
        (
            ("AH", "4D", "3D", "KS"),
            2,
            "Amber: no other Diamond in hand; pay Clayton 2 Heroic for the 2 missing of 9C.",
            "Give 2 cards and 2 Heroic",
        ),
        (
            ("AH", "4D", "KS"),
            3,
            "Amber: no other Diamond in hand; pay Clayton all 3 Heroic for the 5 missing of 9C.",
            "Give 1 card and 3 Heroic",
        ),
        (
            ("AH", "4D", "KS"),
            1,
            "Amber: no other Diamond in hand; pay Clayton the last Heroic for the 5 missing of 9C.",
            "Give 1 card and 1 Heroic",
        ),
        (("AH", "4D", "KS"), 0, "Amber: give Diamonds worth 9 or more for 9C of Clayton.", "Give 1 card"),
    ],
)
def test_who_has_to_pay_is_told_what_and_to_whom_and_for_what(
    hand: tuple[str, ...], heroic: int, asked: str, button: str
) -> None:
    scene = table(a_desk((960, 600)), position=owing(hand, heroic), script=("sacrifice 9C p1",))
    put(scene)
    assert _words(scene) == asked
    assert [choice.words for choice in scene.chrome.prompt.prompt.choices] == [button]  # type: ignore[union-attr]
    assert scene.chrome.prompt.fits


def test_what_waits_to_be_read_has_a_button_that_goes_on() -> None:
    scene = _counted()
    button = scene.chrome.go_on
    assert scene.targets() == {"go_on": button.rect}
    assert scene.screen.rect.contains(button.rect)
    motion(scene, button.rect.center)
    assert button.hovered
    hands.down(scene, button.rect.center)
    assert button.pressed
    assert scene.director.gate is not None
    up(scene, button.rect.center)
    assert scene.director.gate is None
    assert not button.visible
    assert "go_on" not in scene.targets()


def test_a_button_let_go_of_beside_it_does_not_go_on() -> None:
    scene = _counted()
    motion(scene, scene.chrome.go_on.rect.center)
    hands.down(scene, scene.chrome.go_on.rect.center)
    motion(scene, (20, 20))
    up(scene, (20, 20))
    assert scene.director.gate is not None


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_what_waits_to_be_read_is_left_by_the_keys_of_a_main_button(code: int) -> None:
    scene = _counted()
    key(scene, code)
    assert scene.director.gate is None


def test_what_waits_to_be_read_is_left_by_a_click_beside_its_button_too() -> None:
    scene = _counted()
    click(scene, (20, 20))
    assert scene.director.gate is None


def _at_once() -> TableScene:
    """Three people, the first Scheme, and everything is shown at once."""
    scene = table(a_desk(speed="instant", handover="off"), 3, seed=5, humans=(0, 1, 2))
    match = scene.match
    while match.decision.kind != "scheme":  # type: ignore[union-attr]
        match.submit(match.decision.seat, match.rules.legal_actions(match.play.state)[0])  # type: ignore[union-attr]
    put(scene)
    return scene


def test_a_double_click_answers_once_also_where_nothing_moves() -> None:
    scene = _at_once()
    count = scene.match.number
    pos = scene.chrome.choice_rect("take").center
    click(scene, pos)
    scene.update(0.08)
    click(scene, pos)
    assert scene.match.number == count + 1
    scene.update(0.4)
    click(scene, scene.chrome.choice_rect("take").center)
    assert scene.match.number == count + 2


def test_a_key_kept_down_answers_once() -> None:
    scene = _at_once()
    count = scene.match.number
    for _ in range(10):
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t"))
        scene.update(0.4)
    assert scene.match.number == count + 1
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_t, mod=0, unicode=""))
    key(scene, pygame.K_t)
    assert scene.match.number == count + 2


def test_a_key_kept_down_answers_once_at_any_speed() -> None:
    scene = fresh()
    for _ in range(40):
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t"))
        scene.update(0.05)
    assert said(scene) == ["take"]


class Over(Scene):
    """Stands for any scene that a key of the table opens, and that the mouse may leave."""

    name = "over"


def test_a_key_that_opened_another_scene_answers_again_after_the_mouse_has_left_it() -> None:
    scene = table(a_desk(), position=queen())
    stack = put(scene)
    scene.make_pause = lambda desk, match: Over(desk)  # noqa: ARG005 - the menu's call
    for _ in range(3):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        assert stack.top is not scene
        stack.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode=""))
        stack.take(Pop())
        assert stack.top is scene


@pytest.mark.parametrize("take", ["c:6H", "c:TH"])
def test_with_reduced_motion_too_what_is_held_lies_under_the_pointer_at_every_moment(take: str) -> None:
    scene = table(a_desk(reduced_motion=True), position=queen())
    put(scene)
    lift(scene, take)
    x, y = scene.hands.grip.pos
    for step in range(1, 9):
        motion(scene, (x + 30 * step, y - 12 * step))
        pose = scene.stage.pieces[take].pose
        assert (pose.x, pose.y) == scene.hands.grip.centre
        assert pose.alpha == 1
        scene.update(0.03)
