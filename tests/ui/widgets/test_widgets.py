from itertools import pairwise

import pygame
import pytest

from game.ui.cardface.contrast import contrast
from game.ui.theme import RENOWN, theme
from game.ui.widgets import (
    Action,
    Button,
    Choice,
    Row,
    ScrollArea,
    ScrollList,
    Slider,
    Stepper,
    TextField,
    Toggle,
    WidgetGroup,
)


def mouse(kind, pos, button=1):
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    return pygame.event.Event(kind, pos=pos, button=button)


def key(code, mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def click(group, pos):
    group.handle(mouse(pygame.MOUSEMOTION, pos))
    down = group.handle(mouse(pygame.MOUSEBUTTONDOWN, pos))
    return group.handle(mouse(pygame.MOUSEBUTTONUP, pos)) or down


def placed(widget, rect=(10, 10, 200, 42)):
    widget.layout(rect, 1.0)
    return widget


def write(field, letters):
    result = None
    for letter in letters:
        result = field.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    return result


class Board:
    def __init__(self):
        self.text = ""

    def get(self):
        return self.text

    def put(self, text):
        self.text = text


@pytest.fixture(autouse=True)
def keyboard():
    pygame.display.init()
    yield
    pygame.display.quit()


def test_a_button_acts_when_it_is_let_go_over_itself():
    group = WidgetGroup([placed(Button("begin", RENOWN, "Begin"))])
    assert group.handle(mouse(pygame.MOUSEBUTTONDOWN, (50, 30))) is None
    assert group.took
    assert group.handle(mouse(pygame.MOUSEBUTTONUP, (50, 30))) == Action("begin")


def test_a_button_let_go_elsewhere_does_nothing():
    group = WidgetGroup([placed(Button("begin", RENOWN, "Begin"))])
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, (50, 30)))
    assert group.handle(mouse(pygame.MOUSEBUTTONUP, (400, 300))) is None
    assert not group["begin"].pressed


def test_a_disabled_button_takes_the_click_and_does_nothing():
    button = placed(Button("begin", RENOWN, "Begin", cap="Enter"))
    button.enable(False, "Choose three seats first.")
    group = WidgetGroup([button])
    assert click(group, (50, 30)) is None
    assert group.handle(key(pygame.K_RETURN)) is None


def test_the_key_on_a_cap_presses_its_button():
    group = WidgetGroup(
        [placed(Button("undo", RENOWN, "Undo", cap="Z")), placed(Button("go", RENOWN, "Go", cap="Enter"))]
    )
    assert group.handle(key(pygame.K_z)) == Action("undo")
    assert group.handle(key(pygame.K_KP_ENTER)) == Action("go")
    assert group.handle(key(pygame.K_z, pygame.KMOD_CTRL)) is None
    assert not group.took


def test_letters_belong_to_a_text_field_and_not_to_a_shortcut():
    field = placed(TextField("name", RENOWN))
    group = WidgetGroup([field, placed(Button("undo", RENOWN, "Undo", cap="Z"), (10, 80, 100, 42))])
    group.set_focus(field)
    assert group.handle(key(pygame.K_z)) is None
    assert group.handle(pygame.event.Event(pygame.TEXTINPUT, text="z")) == Action("name", "z")


def test_enter_in_a_text_field_presses_the_main_button():
    field = placed(TextField("name", RENOWN))
    group = WidgetGroup([field, placed(Button("go", RENOWN, "Go", cap="Enter"), (10, 80, 100, 42))])
    group.set_focus(field)
    assert group.handle(key(pygame.K_RETURN)) == Action("go")


def test_tab_walks_all_that_can_be_used_and_comes_round():
    a, b, c = (placed(Button(k, RENOWN, k), (10, 10 + 60 * n, 100, 42)) for n, k in enumerate("abc"))
    b.enable(False)
    group = WidgetGroup([a, b, c])
    seen = []
    for _ in range(3):
        group.handle(key(pygame.K_TAB))
        seen.append(group.focus.key)
    assert seen == ["a", "c", "a"]
    group.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert group.focus.key == "c"


def test_arrows_go_to_the_nearest_in_their_direction():
    grid = [
        placed(Button(f"{x}{y}", RENOWN, "x"), (x * 120, y * 60, 100, 42)) for y in range(3) for x in range(3)
    ]
    group = WidgetGroup(grid)
    group.set_focus(group["11"])
    for code, goal in (
        (pygame.K_RIGHT, "21"),
        (pygame.K_DOWN, "22"),
        (pygame.K_LEFT, "12"),
        (pygame.K_UP, "11"),
    ):
        group.handle(key(code))
        assert group.focus.key == goal


def test_the_focus_ring_comes_by_keyboard_only():
    a = placed(Button("a", RENOWN, "a"))
    group = WidgetGroup([a])
    click(group, (50, 30))
    assert a.focused
    assert not a.ring_shown
    group.handle(key(pygame.K_TAB))
    assert a.ring_shown


def test_the_topmost_widget_gets_the_mouse():
    low, high = placed(Button("low", RENOWN, "low")), placed(Button("high", RENOWN, "high"))
    assert click(WidgetGroup([low, high]), (50, 30)) == Action("high")
    assert not low.hovered


def test_a_press_is_let_go_when_the_window_loses_the_focus():
    a = placed(Button("a", RENOWN, "a"))
    group = WidgetGroup([a])
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, (50, 30)))
    group.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert group.handle(mouse(pygame.MOUSEBUTTONUP, (50, 30))) is None


def test_other_widgets_of_the_same_key_keep_the_focus():
    group = WidgetGroup(
        [placed(Button("a", RENOWN, "a")), placed(Button("b", RENOWN, "b"), (10, 80, 100, 42))]
    )
    group.set_focus(group["b"], by_keyboard=True)
    group.replace([placed(Button("b", RENOWN, "b again"))])
    assert group.focus is group["b"]
    assert group["b"].ring_shown


def test_a_toggle_flips_by_click_and_by_space():
    group = WidgetGroup([placed(Toggle("four", RENOWN, "Four colours"))])
    assert click(group, (50, 30)) == Action("four", True)
    assert group.handle(key(pygame.K_SPACE)) == Action("four", False)


def test_a_choice_is_taken_where_it_is_clicked_and_stepped_by_arrows():
    options = (("h", "Human"), ("e", "Easy"), ("i", "Instant and long"))
    choice = placed(Choice("who", RENOWN, options), (10, 10, 330, 42))
    group = WidgetGroup([choice])
    assert click(group, choice.cells()[2].center) == Action("who", "i")
    assert group.handle(key(pygame.K_LEFT)) == Action("who", "e")
    assert click(group, choice.cells()[1].center) is None


def test_the_parts_of_a_choice_fill_it_without_gaps():
    choice = Choice("who", RENOWN, ((1, "1x"), (2, "2x"), (0, "Instant")))
    for width in (90, 200, 417):
        choice.layout((5, 5, width, 42), 1.0)
        cells = choice.cells()
        assert cells[0].left == 5
        assert cells[-1].right == 5 + width
        assert all(a.right == b.left for a, b in pairwise(cells))


def test_a_stepper_stops_at_its_ends():
    stepper = placed(Stepper("seats", RENOWN, 5, 3, 6))
    group = WidgetGroup([stepper])
    plus, minus = (stepper.rect.right - 10, 30), (stepper.rect.left + 10, 30)
    assert click(group, plus) == Action("seats", 6)
    assert click(group, plus) is None
    assert stepper.value == 6
    assert click(group, minus) == Action("seats", 5)


def test_a_slider_follows_the_mouse_in_steps_and_stays_within_its_ends():
    slider = placed(Slider("volume", RENOWN, 50, 0, 100, 5), (0, 0, 300, 42))
    group = WidgetGroup([slider])
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, (150, 20)))
    for x in (-50, 37, 120, 999):
        group.handle(mouse(pygame.MOUSEMOTION, (x, 20)))
        assert slider.value % 5 == 0
        assert 0 <= slider.value <= 100
    assert slider.value == 100
    group.handle(mouse(pygame.MOUSEBUTTONUP, (999, 20)))
    assert group.handle(key(pygame.K_LEFT)) == Action("volume", 95)


def test_a_field_is_written_in_at_its_caret():
    field = placed(TextField("name", RENOWN, "Amer"))
    field.handle(key(pygame.K_LEFT))
    field.handle(key(pygame.K_LEFT))
    assert write(field, "b") == Action("name", "Amber")
    assert field.caret == 3


def test_a_field_takes_no_more_letters_than_it_may():
    field = placed(TextField("name", RENOWN, "abc", most=5))
    write(field, "defgh")
    assert field.value == "abcde"


def test_a_field_for_figures_takes_nothing_else():
    field = placed(TextField("seed", RENOWN, digits=True))
    write(field, "1a2-3")
    assert field.value == "123"


def test_a_selection_is_replaced_by_what_is_written():
    field = placed(TextField("name", RENOWN, "Amber"))
    field.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    assert write(field, "B") == Action("name", "B")


def test_text_is_cut_and_pasted_through_the_clipboard_given():
    board = Board()
    field = placed(TextField("name", RENOWN, "Amber", clipboard=board))
    field.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    assert field.handle(key(pygame.K_x, pygame.KMOD_CTRL)) == Action("name", "")
    assert board.text == "Amber"
    board.text = "two\nlines"
    assert field.handle(key(pygame.K_v, pygame.KMOD_CTRL)) == Action("name", "two lines")


def test_whole_words_are_deleted_with_control():
    field = placed(TextField("name", RENOWN, "Friday evening"))
    assert field.handle(key(pygame.K_BACKSPACE, pygame.KMOD_CTRL)) == Action("name", "Friday ")


def test_the_caret_of_a_long_text_stays_in_sight():
    field = placed(TextField("name", RENOWN, "a very long text that is wider than its field", most=99))
    s = pygame.Surface((300, 80))
    field.focused = True
    field.draw(s)
    bright = [x for x in range(300) if s.get_at((x, 31))[:3] == (255, 224, 138)]
    assert bright
    assert all(10 <= x < 210 for x in bright)


def test_the_wheel_scrolls_within_the_contents():
    area = placed(ScrollArea("log", RENOWN), (0, 0, 200, 100))
    area.set_length(260)
    group = WidgetGroup([area])
    group.handle(mouse(pygame.MOUSEMOTION, (50, 50)))
    for _ in range(9):
        group.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert area.offset == 160
    group.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9))
    assert area.offset == 0


def test_a_log_stays_at_its_end_while_it_grows_unless_one_reads_further_up():
    area = placed(ScrollArea("log", RENOWN, stick=True), (0, 0, 200, 100))
    area.set_length(300)
    assert area.offset == 200
    area.set_length(340)
    assert area.offset == 240
    area.scroll_to(50)
    area.set_length(400)
    assert area.offset == 50


def test_the_bar_can_be_dragged_to_the_end():
    area = placed(ScrollArea("log", RENOWN), (0, 0, 200, 100))
    area.set_length(400)
    group = WidgetGroup([area])
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, area.bar().center))
    group.handle(mouse(pygame.MOUSEMOTION, (195, 500)))
    group.handle(mouse(pygame.MOUSEBUTTONUP, (195, 500)))
    assert area.offset == area.most
    assert area.bar().bottom == 100


def test_a_list_is_walked_by_arrows_and_keeps_its_choice_in_sight():
    rows = [Row(f"game {n}") for n in range(20)]
    saves = placed(ScrollList("saves", RENOWN, rows), (0, 0, 300, 200))
    group = WidgetGroup([saves])
    group.set_focus(saves)
    for n in range(1, 12):
        assert group.handle(key(pygame.K_DOWN)) == Action("saves:at", n)
    assert group.handle(key(pygame.K_RETURN)) == Action("saves", 11)
    pitch = saves.length // 20
    assert saves.offset <= 11 * pitch
    assert 12 * pitch <= saves.offset + 200


def test_a_row_is_chosen_by_one_click_and_taken_by_the_next():
    saves = placed(ScrollList("saves", RENOWN, [Row("one"), Row("two")]), (0, 0, 300, 200))
    group = WidgetGroup([saves])
    at = (50, saves.length // 2 + 10)
    assert click(group, at) == Action("saves:at", 1)
    assert click(group, at) == Action("saves", 1)


def test_a_row_that_cannot_be_used_is_never_taken():
    saves = placed(ScrollList("saves", RENOWN, [Row("broken", enabled=False)]), (0, 0, 300, 200))
    group = WidgetGroup([saves])
    assert click(group, (50, 10)) is None
    group.set_focus(saves)
    assert group.handle(key(pygame.K_RETURN)) is None


ALL = (
    lambda: Button("b", RENOWN, "A label longer than its button", "cog", "main", "Enter"),
    lambda: Toggle("t", RENOWN, "A label longer than its place", True, "and a note that is longer still"),
    lambda: Choice("c", RENOWN, ((1, "Human"), (2, "Greedy"), (3, "Something long"))),
    lambda: Stepper("s", RENOWN, 1, words=((1, "a long word in here"), (2, "b"))),
    lambda: Slider("l", RENOWN, 50, suffix=" percent"),
    lambda: TextField("f", RENOWN, "a long text in a small field"),
    lambda: ScrollList("r", RENOWN, [Row("a long row in a small list", "with a note", "right", "crown")] * 5),
)


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("size", [(110, 42), (260, 60)])
@pytest.mark.parametrize("scale", [0.67, 1.0])
def test_widgets_stay_within_their_rectangle_and_its_shadow(make, size, scale):
    widget = make()
    s = pygame.Surface((size[0] + 80, size[1] + 80), pygame.SRCALPHA)
    widget.layout((40, 40, *size), scale)
    widget.draw(s)
    assert pygame.Rect(40, 40, *size).inflate(40, 40).contains(s.get_bounding_rect())


@pytest.mark.parametrize("make", ALL)
def test_a_widget_that_was_drawn_asks_for_no_drawing_until_something_changes(make):
    group = WidgetGroup([placed(make())])
    s = pygame.Surface((300, 200))
    assert group.changed
    group.draw(s)
    assert not group.changed
    group.handle(mouse(pygame.MOUSEMOTION, (50, 30)))
    assert group.changed


def test_the_tip_of_a_bar_tells_of_the_option_under_the_pointer():
    bar = placed(Choice("kind", RENOWN, [(1, "One", "", "The first."), (2, "Two", "", "The second.")], 1))
    assert bar.tip == "The first."
    second = bar.cells()[1]
    bar.handle(mouse(pygame.MOUSEMOTION, second.center))
    assert (bar.tip, bar.tip_rect) == ("The second.", second)
    bar.handle(mouse(pygame.MOUSEMOTION, (0, 0)))
    assert (bar.tip, bar.tip_rect) == ("The first.", bar.cells()[0])
    bar.enable(False, "Not now.")
    bar.handle(mouse(pygame.MOUSEMOTION, second.center))
    assert bar.tip == "Not now."


@pytest.mark.parametrize("mood", ["renown", "crown", "patterns"])
@pytest.mark.parametrize("kind", ["main", "quiet"])
def test_the_words_of_a_button_that_may_not_be_pressed_can_still_be_read(mood, kind):
    look = theme(mood)
    button = placed(Button("a", look, "Take the top", kind=kind))
    button.enabled = False
    surface = pygame.Surface((220, 62))
    surface.fill(look.prompt.bottom)
    ground = surface.copy()
    button.draw(surface)
    blank = placed(Button("a", look, " ", kind=kind))
    blank.enabled = False
    blank.draw(ground)
    tones = {tuple(surface.get_at((x, y))[:3]) for x in range(12, 208) for y in range(14, 48)}
    plain = tuple(ground.get_at((110, 31))[:3])
    assert max(contrast(tone, plain) for tone in tones) >= 3
