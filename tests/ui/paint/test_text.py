import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.paint import text as lettering

WORDS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz ABCXYZ.,;'0123456789", max_size=60)
ROLES = st.sampled_from(("title", "body", "bodyb", "num", "ui", "uib"))


@settings(max_examples=60, deadline=None)
@given(WORDS, ROLES, st.integers(11, 40), st.integers(0, 400))
def test_a_fitted_line_never_overflows_its_limit(words, role, px, limit):
    shown, size = lettering.fit(words, role, px, limit, floor=11)
    assert lettering.width(shown, role, size) <= limit or shown == ""
    assert 11 <= size <= px


@settings(max_examples=60, deadline=None)
@given(WORDS, ROLES, st.integers(11, 30), st.integers(30, 300), st.integers(0, 160))
def test_a_fitted_paragraph_never_overflows_its_box(words, role, px, width, height):
    lines, size = lettering.fit_paragraph(words, role, px, (width, height))
    assert all(lettering.width(line, role, size) <= width for line in lines)
    if lines:
        pitch = round(size * 1.3)
        assert (len(lines) - 1) * pitch + lettering.line_height(role, size) <= height


@settings(max_examples=40, deadline=None)
@given(WORDS, st.integers(40, 300))
def test_wrapping_loses_no_letter(words, width):
    lines = lettering.wrap(words, "ui", 16, width)
    assert "".join("".join(lines).split()) == "".join(words.split())


def test_a_paragraph_that_is_too_long_ends_with_an_ellipsis():
    lines, size = lettering.fit_paragraph("many words " * 40, "body", 17, (160, 60), floor=15)
    assert size == 15
    assert lines[-1].endswith("…")


def test_a_paragraph_shrinks_before_it_is_cut():
    words = "A place for each place a card moves up."
    lines, size = lettering.fit_paragraph(words, "body", 24, (150, 60), floor=11)
    assert 11 <= size < 24
    assert " ".join(lines) == words


def test_what_is_drawn_stays_inside_the_measured_rectangle():
    s = pygame.Surface((400, 100), pygame.SRCALPHA)
    for size in (11, 16, 22, 23, 36):
        s.fill((0, 0, 0, 0))
        rect = lettering.text(s, "The Hierarchy", (40, 30), "ui", size, "#ffffff", "tl")
        ink = s.get_bounding_rect()
        assert rect.contains(ink)
        assert rect.w == lettering.width("The Hierarchy", "ui", size)


def test_numbers_stand_on_the_middle_of_their_capitals():
    s = pygame.Surface((100, 100), pygame.SRCALPHA)
    lettering.text(s, "H", (50, 50), "num", 40, "#ffffff", "cc")
    assert abs(s.get_bounding_rect().centery - 50) <= 1


def test_anchors_hang_a_line_by_its_ends():
    s = pygame.Surface((300, 60), pygame.SRCALPHA)
    w = lettering.width("Court", "title", 24)
    assert lettering.text(s, "Court", (200, 10), "title", 24, anchor="tr").right == 200
    assert lettering.text(s, "Court", (200, 10), "title", 24, anchor="tc").centerx in (199, 200, 201)
    assert lettering.text(s, "Court", (20, 10), "title", 24, anchor="tl").size[0] == w


def test_a_shadow_reaches_beyond_the_letters_but_not_beyond_its_room():
    plain, dark = (pygame.Surface((300, 100), pygame.SRCALPHA) for _ in range(2))
    lettering.text(plain, "Ben", (100, 30), "title", 36, "#ffffff", "tl")
    rect = lettering.text(dark, "Ben", (100, 30), "title", 36, "#ffffff", "tl", shadow=4)
    assert dark.get_bounding_rect().contains(plain.get_bounding_rect())
    assert dark.get_bounding_rect() != plain.get_bounding_rect()
    assert rect.inflate(24, 24).contains(dark.get_bounding_rect())


def test_a_name_in_another_alphabet_is_drawn_with_letters_and_not_with_boxes():
    s, t = (pygame.Surface((200, 40), pygame.SRCALPHA) for _ in range(2))
    lettering.text(s, "Жана", (0, 0), "title", 24)
    lettering.text(t, "Юлия", (0, 0), "title", 24)
    assert pygame.image.tobytes(s, "RGBA") != pygame.image.tobytes(t, "RGBA")


def test_text_survives_the_font_module_being_closed_and_opened_again():
    s = pygame.Surface((200, 40), pygame.SRCALPHA)
    lettering.text(s, "before", (0, 0))
    pygame.font.quit()
    pygame.font.init()
    assert lettering.text(s, "after", (0, 0)).w > 0
