"""The panel beside and over tables: its keys, its place, and that nothing done to it is done to the table."""

from __future__ import annotations

import pygame
import pytest

from game.app.evidence import Evidence
from game.app.notes import notes_of
from game.ui.filters import FILTERS
from game.ui.lab.lab import EVIDENCE, FACES, PROBLEMS, SIZES, TABS, VIEW, Pair, Sizes
from game.ui.lab.trial import KEY, OFF, SHUFFLED, SPLIT
from game.ui.scene import Replace
from game.ui.scenes.lab_measure import MeasureScene
from game.ui.screen import Screen
from tests.lab.bench import (
    click,
    click_on,
    key,
    move,
    picture,
    pixels,
    press,
    release,
    rest,
    seated,
    side_of,
    write,
)


@pytest.fixture
def table(house, stack):
    return seated(house, stack)


@pytest.fixture
def side(table, stack):
    return side_of(stack)


def focus(side):
    return side.panel.group.focus.key if side.panel.group.focus else ""


# Opening and folding


def test_a_window_without_the_lab_makes_nothing_of_it(side, stack, desk):
    rest(stack, 0.5)
    picture(stack)
    assert side._panel is None
    assert desk.lab.trials == {}
    assert side.targets() == {}


def test_a_key_opens_the_panel_and_the_same_key_folds_it(side, stack):
    key(stack, pygame.K_F2)
    assert side.visible
    assert side.keyboard
    key(stack, pygame.K_F2)
    assert not side.visible


def test_a_key_that_is_kept_down_opens_the_panel_once(side, stack):
    for _ in range(4):
        key(stack, pygame.K_F2, up=False)
    assert side.visible
    key(stack, pygame.K_F2, down=False)
    key(stack, pygame.K_F2)
    assert not side.visible


def test_beside_the_table_there_is_room_for_it_where_the_table_keeps_its_least_width(side, stack, table):
    key(stack, pygame.K_F2)
    assert table.screen.width == 1280 - side.wide == 960
    key(stack, pygame.K_F2)
    assert table.screen.width == 1280


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1279, 720)])
def test_in_a_narrower_window_it_lies_over_the_table(size, side, stack, table):
    stack.resize(Screen(*size))
    key(stack, pygame.K_F2)
    assert side.visible
    assert table.screen.width == size[0]
    assert side.rect.right == size[0]


def test_it_may_be_laid_over_the_table_where_it_could_stand_beside_it(side, stack, table):
    key(stack, pygame.K_F2)
    rest(stack, 0.05)
    click_on(stack, "dock") if "lab:dock" in side.targets() else click(
        stack, side.panel.group["dock"].rect.center
    )
    assert side.visible
    assert table.screen.width == 1280


def test_a_window_that_grows_gives_the_table_what_is_left(side, stack, table):
    key(stack, pygame.K_F2)
    stack.resize(Screen(1920, 1080))
    assert table.screen.width == 1920 - side.wide
    assert stack.window.width == 1920


def test_scenes_that_come_on_top_have_the_same_room(side, stack, table, house):
    key(stack, pygame.K_F2)
    stack.push(house.pause(table.match))
    assert stack.top.screen.width == 960
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="", scancode=0))
    assert stack.top.screen.width == 1280


def test_folded_with_something_on_a_tab_stays_and_opens_it_again(side, stack):
    key(stack, pygame.K_F2)
    key(stack, pygame.K_F2)
    assert not side.tab_rect.w
    side.lab.choose_mode(SPLIT)
    assert side.tab_rect.w
    click(stack, side.tab_rect.center)
    assert side.visible


def test_before_any_table_the_key_opens_nothing(house, stack):
    stack.push(house.title())
    key(stack, pygame.K_F2)
    assert not side_of(stack).visible


def test_the_panel_folds_with_the_table_it_was_opened_beside(side, stack, house):
    key(stack, pygame.K_F2)
    stack.push(house.settings())
    rest(stack, 0.1)
    assert side.visible
    stack.take(Replace(house.title(), all=True))
    rest(stack, 0.1)
    assert not side.visible
    assert stack.top.screen.width == 1280


# Whose are mouse and keys


def test_the_mouse_on_the_panel_does_nothing_to_the_table(side, stack, table):
    stack.resize(Screen(960, 600))  # it lies over the table's cards here
    key(stack, pygame.K_F2)
    rest(stack, 0.1)
    number = table.match.number
    for x in range(side.rect.x + 4, 960, 23):
        for y in range(4, 600, 37):
            if side._where((x, y)) == "panel" and not side.panel.group["fold"].rect.collidepoint(x, y):
                click(stack, (x, y))
                key(stack, pygame.K_F2) if not side.visible else None
    assert table.match.number == number
    assert table.hands.grip.state == "idle"


def test_what_was_pointed_at_is_so_no_more_when_the_pointer_is_on_the_panel(side, stack, table):
    piece = next(key for key, one in table.stage.pieces.items() if key.startswith("c:") and one.pose.face)
    move(stack, table.rect_of(piece).center)
    assert table.hands.hover
    key(stack, pygame.K_F2)
    rest(stack, 0.1)
    move(stack, table.rect_of(piece).center)
    move(stack, side.rect.center)
    assert not table.hands.hover


def test_a_card_that_is_dragged_over_the_panel_stays_in_the_hand(side, stack, table):
    stack.resize(Screen(960, 600))
    take = next(take for take in table.hands.gestures.takeable if take.startswith("c:"))
    start = table.rect_of(take).center
    press(stack, start)
    move(stack, (start[0] + 12, start[1] - 12))
    move(stack, (start[0] + 30, start[1] - 30))
    assert table.hands.grip.holding
    side.open()
    move(stack, side.rect.center)
    assert table.hands.grip.holding
    assert table.hands.grip.pos == side.rect.center
    number = table.match.number
    release(stack, side.rect.center)
    assert not table.hands.grip.holding
    assert table.match.number == number


def test_keys_belong_to_the_panel_until_escape_or_a_click_on_the_table(side, stack, table):
    key(stack, pygame.K_F2)
    number, speed = table.match.number, table.desk.settings.speed
    for code in (pygame.K_e, pygame.K_f, pygame.K_m, pygame.K_z, pygame.K_SPACE):
        key(stack, code)
    assert (table.match.number, table.desk.settings.speed) == (number, speed)
    key(stack, pygame.K_ESCAPE)
    assert side.visible
    assert not side.keyboard
    key(stack, pygame.K_f)
    assert table.desk.settings.speed != speed


def test_escape_on_the_table_still_opens_the_menu(side, stack, table):
    key(stack, pygame.K_F2)
    key(stack, pygame.K_ESCAPE)
    key(stack, pygame.K_ESCAPE)
    assert stack.top.name == "pause"


def test_a_click_on_the_panel_takes_the_keyboard_and_one_on_the_table_gives_it_back(side, stack, table):
    key(stack, pygame.K_F2)
    click(stack, (40, 300))
    assert not side.keyboard
    rest(stack, 0.05)
    click(stack, (side.rect.centerx, side.rect.bottom - 4))
    assert side.keyboard


@pytest.mark.parametrize("tab", [name for name, _ in TABS])
def test_every_widget_of_every_tab_is_reached_by_the_keyboard(tab, side, stack):
    side.open(tab)
    rest(stack, 0.05)
    wanted = {w.key for w in side.panel.group if w.visible and w.enabled and w.focusable}
    seen = set()
    for _ in range(len(wanted) + 2):
        key(stack, pygame.K_TAB)
        seen.add(focus(side))
    assert seen == wanted


def test_the_arrows_turn_the_tabs(side, stack):
    key(stack, pygame.K_F2)
    rest(stack, 0.05)
    assert focus(side) == "tab"
    for name, _ in TABS[1:]:
        key(stack, pygame.K_RIGHT)
        assert side.lab.tab == name


# Faces


def test_letters_choose_the_sets_by_keyboard(side, stack, desk):
    side.open(FACES)
    side.panel.group.set_focus(side.panel.group["sets"])
    key(stack, pygame.K_DOWN)
    key(stack, pygame.K_DOWN)
    key(stack, pygame.K_b)
    assert side.lab.trial.b == "fullart"
    key(stack, pygame.K_DOWN)
    key(stack, pygame.K_a)
    assert side.lab.trial.a == "play"
    assert desk.wardrobe.chosen("crown") == "play"


def test_letters_choose_the_sets_by_mouse(side, stack):
    side.open(FACES)
    rest(stack, 0.05)
    rows = side.panel.group["sets"]
    click(stack, rows.sign(2, "b").center)
    assert side.lab.trial.b == "fullart"
    click(stack, rows.sign(1, "a").center)
    assert side.lab.trial.a == "framed"


def test_a_tap_shows_the_other_set_and_another_shows_the_first_again(side, stack):
    key(stack, pygame.K_F3)
    trial = side.lab.trial
    assert (trial.mode, trial.flipped) == (KEY, True)
    key(stack, pygame.K_F3)
    assert not trial.flipped


def test_the_key_held_is_a_glance(side, stack):
    key(stack, pygame.K_F3, up=False)
    trial = side.lab.trial
    assert trial.flipped
    rest(stack, 1.0)
    key(stack, pygame.K_F3, up=False)  # as a system repeats it
    assert trial.flipped
    key(stack, pygame.K_F3, down=False)
    assert not trial.flipped


def test_where_both_are_on_the_table_the_key_changes_nothing(side, stack):
    side.lab.choose_mode(SPLIT)
    key(stack, pygame.K_F3)
    assert side.lab.trial.mode == SPLIT
    assert not side.lab.trial.flipped


def test_the_seam_is_drawn_along_with_the_mouse_and_by_its_slider(side, stack, table):
    side.open(FACES)
    side.lab.choose_mode(SPLIT)
    rest(stack, 0.05)
    number = table.match.number
    press(stack, side.grip_rect.center)
    move(stack, (300, 40))
    release(stack, (300, 40))
    assert side.lab.trial.seam == pytest.approx(300 / table.screen.width)
    rest(stack, 0.05)
    side.panel.group.set_focus(side.panel.group["seam"])
    side.keyboard = True
    before = side.lab.trial.seam
    key(stack, pygame.K_RIGHT)
    assert side.lab.trial.seam > before
    assert table.match.number == number


def test_the_panel_is_painted_in_the_mood_of_its_table(house, stack):
    seated(house, stack, "renown")
    side_of(stack).open()
    rest(stack, 0.05)
    assert side_of(stack).panel.mood == "renown"
    assert side_of(stack).lab.game == "renown"


def test_what_is_compared_in_one_game_is_not_in_another(house, stack, side):
    side.lab.choose_mode(SPLIT)
    stack.take(house.sample_table("patterns"))
    rest(stack, 0.1)
    assert side.lab.game == "patterns"
    assert side.lab.trial.mode == OFF


# Views


def test_a_key_goes_through_all_filters_and_back(side, stack, desk):
    plain = pixels(picture(stack))
    seen = []
    for _ in FILTERS:
        key(stack, pygame.K_F6)
        seen.append(desk.filter)
    assert seen == [*list(FILTERS)[1:], ""]
    assert pixels(picture(stack)) == plain


def test_a_filter_lies_over_the_panel_as_well(side, stack, desk):
    key(stack, pygame.K_F2)
    rest(stack, 0.05)
    side.lab.choose_filter("grey")
    red, green, blue = picture(stack).get_at(side.panel.group["tab"].rect.center)[:3]
    assert abs(red - green) < 12
    assert abs(green - blue) < 12


def test_overlays_are_switched_by_their_toggles(side, stack, desk):
    side.open(VIEW)
    rest(stack, 0.05)
    click_on(stack, "over:boxes")
    click_on(stack, "over:rulers")
    assert desk.lab.overlays == ("boxes", "rulers")
    click_on(stack, "over:boxes")
    assert desk.lab.overlays == ("rulers",)


# Sizes


def test_real_sizes_are_shown_and_put_away(side, stack):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "show")
    assert isinstance(side.lab.exhibit, Sizes)
    assert side.plate_rect.w
    rest(stack, 0.05)
    click_on(stack, "close")
    assert side.lab.exhibit is None


def test_escape_puts_away_what_is_shown_large_first(side, stack):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "show")
    key(stack, pygame.K_ESCAPE)
    assert side.lab.exhibit is None
    assert side.keyboard


def test_the_next_card_is_measured_and_shown(side, stack):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "show")
    first = side.lab.card
    click_on(stack, "after")
    assert side.lab.card != first
    assert side.lab.exhibit == Sizes(side.lab.card)
    click_on(stack, "before")
    assert side.lab.card == first


def test_the_screen_is_measured_with_a_bank_card(side, stack, desk):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "screen")
    scene = stack.top
    assert isinstance(scene, MeasureScene)
    wide = scene.width
    for _ in range(3):
        key(stack, pygame.K_RIGHT)
    key(stack, pygame.K_LEFT, pygame.KMOD_SHIFT)
    key(stack, pygame.K_RETURN)
    assert desk.settings.bank_card_px == wide + 3 - 10
    assert stack.top is not scene


def test_the_frame_is_drawn_larger_by_its_corner(side, stack, desk):
    stack.push(MeasureScene(desk, "crown"))
    scene = stack.top
    corner = scene.handle_rect.center
    press(stack, corner)
    move(stack, (corner[0] + 40, corner[1]))
    release(stack, (corner[0] + 40, corner[1]))
    assert scene.width == 324 + 80


def test_measuring_called_off_changes_nothing(side, stack, desk):
    stack.push(MeasureScene(desk, "crown"))
    key(stack, pygame.K_UP)
    key(stack, pygame.K_ESCAPE)
    assert desk.settings.bank_card_px == 0


# Notes


def test_a_note_keeps_words_picture_and_position(side, stack, table, desk):
    side.lab.choose_mode(SHUFFLED)
    rest(stack, 0.1)
    key(stack, pygame.K_F4)
    assert stack.top.name == "note"
    write(stack, "The name is hard to read")
    key(stack, pygame.K_RETURN)
    assert stack.top is table
    (note,) = notes_of(desk.saves)
    assert note.text == "The name is hard to read"
    assert note.faces["compared"] == SHUFFLED
    assert pygame.image.load(str(note.picture)).get_size() == (table.screen.width, table.screen.height)


def test_a_note_called_off_leaves_nothing(side, stack, desk):
    key(stack, pygame.K_F4)
    write(stack, "never mind")
    key(stack, pygame.K_ESCAPE)
    assert notes_of(desk.saves) == []


def test_a_note_is_taken_from_the_panel_with_the_keyboard_free_to_write(side, stack, desk):
    side.open(EVIDENCE)
    rest(stack, 0.05)
    click_on(stack, "note")
    write(stack, "from the panel")
    key(stack, pygame.K_RETURN)
    assert [note.text for note in notes_of(desk.saves)] == ["from the panel"]


def test_a_note_opens_its_table_again_in_a_copy(side, stack, table, desk):
    key(stack, pygame.K_F4)
    key(stack, pygame.K_RETURN)
    digest = table.match.play.digests[-1]
    side.open(EVIDENCE)
    rest(stack, 0.05)
    section = side.panel.evidence
    click(stack, (section.list.rect.x + 40, section.list.rect.y + 20))
    rest(stack, 0.05)
    click_on(stack, "open")
    rest(stack, 0.1)
    assert stack.top is not table
    assert stack.top.match.play.digests[-1] == digest
    assert stack.top.match.path.stem.startswith("From a note")


def test_a_note_is_forgotten_only_at_the_second_press(side, stack, desk):
    key(stack, pygame.K_F4)
    key(stack, pygame.K_RETURN)
    side.open(EVIDENCE)
    rest(stack, 0.05)
    section = side.panel.evidence
    click(stack, (section.list.rect.x + 40, section.list.rect.y + 20))
    rest(stack, 0.05)
    click_on(stack, "gone")
    assert len(notes_of(desk.saves)) == 1
    rest(stack, 0.05)
    click_on(stack, "gone")
    assert notes_of(desk.saves) == []
    assert side.lab.exhibit is None


def test_where_a_note_cannot_be_written_that_is_said_and_the_words_stay(side, stack, desk):
    (desk.saves / "notes").write_text("a file stands where the folder should be")
    key(stack, pygame.K_F4)
    write(stack, "words")
    key(stack, pygame.K_RETURN)
    assert stack.top.name == "note"
    assert stack.top.group["words"].value == "words"
    assert any("cannot be kept" in notice.sentence for notice in desk.toasts.notices)


# Evidence


def test_the_longest_looked_at_stands_first_and_is_shown_in_both_faces(side, stack, desk):
    from game.app.evidence import Look

    desk.evidence = Evidence(desk.saves)
    for card, seconds in (("hush_heron", 3), ("doorstep_cat", 9)):
        desk.evidence.begins(Look("crown", card, "table", 0))
        desk.evidence.goes_on(seconds)
        desk.evidence.ends()
    side.open(EVIDENCE)
    rest(stack, 0.05)
    section = side.panel.evidence
    assert [row.title for row in section.cards.rows] == ["Doorstep Cat", "Hush Heron"]
    click(stack, (section.cards.rect.x + 40, section.cards.rect.y + 20))
    assert side.lab.exhibit == Pair(side.lab.card)
    assert side.lab.card.id == "doorstep_cat"


def test_while_nobody_may_know_what_is_worn_evidence_is_not_told_set_by_set(side, stack, desk):
    from game.app.evidence import Look

    desk.evidence = Evidence(desk.saves)
    desk.evidence.begins(Look("crown", "hush_heron", "framed", 0))
    desk.evidence.ends()
    side.lab.choose_mode(SHUFFLED)
    side.open(EVIDENCE)
    rest(stack, 0.05)
    assert [row.note for row in side.panel.evidence.cards.rows] == [""]
    assert side.lab.looks_at(side.lab.cards[1], "framed") == (0, 0.0)
    side.lab.tell(True)
    rest(stack, 0.05)
    assert [row.note for row in side.panel.evidence.cards.rows] == ["Framed 0 s"]


def test_a_picture_that_is_dropped_is_for_the_card_that_is_looked_at(side, stack):
    side.open(SIZES)
    side.lab.choose_card("hush_heron")
    assert side.card_shown == ("crown", "hush_heron")
    side.fold()
    assert side.card_shown is None


def test_the_problems_tab_can_be_opened_over_every_game(house, stack):
    for game in ("crown", "patterns", "renown"):
        stack.take(house.sample_table(game))
        side_of(stack).open(PROBLEMS)
        rest(stack, 0.1)
        assert side_of(stack).lab.proofs.game == game


@pytest.mark.parametrize("tab", [FACES, SIZES, VIEW, EVIDENCE])
def test_a_panel_at_rest_draws_no_frames(tab, side, stack):
    side.open(tab)
    rest(stack, 1.0)
    picture(stack)
    rest(stack, 1.0)
    assert not stack.changed
    assert not stack.moving


def test_a_thing_that_is_pointed_at_is_told_after_a_moment(side, stack):
    key(stack, pygame.K_F2)
    rest(stack, 0.1)
    move(stack, side.panel.group["swap"].rect.center)
    assert stack.moving
    rest(stack, 0.6)
    assert side.panel.tip_shown
    assert not stack.moving
