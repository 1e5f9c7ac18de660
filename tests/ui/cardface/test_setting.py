"""Words in boxes: as large as they fit, never over the edge, with icons between them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.ui.cardface.info import Run, Sign
from game.ui.cardface.rich import drawn, set_rules, set_text

LONG = ((Run("When this creature shatters, draw 1 card, then Fade 3 of your opponent's deck."),),)


def test_a_short_name_keeps_its_size():
    block = set_text("Lull", "title", 40, 20, (400, 60))
    assert (block.px, block.lines, block.fits) == (40, 1, True)


def test_a_long_name_breaks_into_lines_of_like_length_before_it_shrinks():
    block = set_text("Loyal Shieldmaiden of the North", "title", 40, 20, (400, 120), lines=2, lead=1.0)
    assert block.lines == 2
    assert block.px == 40
    first, second = (piece.width for piece in block.pieces)
    assert abs(first - second) < 160


def test_a_name_that_fits_at_no_size_says_so_and_stays_within():
    block = set_text("Donaudampfschifffahrtsgesellschaft", "title", 40, 30, (200, 60))
    assert not block.fits
    assert block.px == 30
    assert all(piece.width <= 201 for piece in block.pieces)


def test_a_rules_text_shrinks_to_its_floor_and_no_further():
    large, small = (set_rules(LONG, "", "body", 40, 24, (500, tall)) for tall in (600, 140))
    assert large.px == 40
    assert 24 <= small.px < 40
    assert not set_rules(LONG, "", "body", 40, 38, (300, 60)).fits


def test_a_flavour_that_presses_too_hard_is_left_out_and_told():
    block = set_rules(LONG, "Nobody asked. That was the point. " * 6, "body", 40, 20, (500, 170))
    assert block.left_out
    assert not any(piece.soft for piece in block.pieces)


def test_an_icon_stands_between_its_words_on_their_line():
    block = set_rules(
        ((Run("Gain 1 "), Sign("eye", "#3d49b8"), Run(" Insight.")),), "", "body", 40, 20, (500, 100)
    )
    icon = next(piece for piece in block.pieces if piece.icon)
    before, after = block.pieces[0], block.pieces[-1]
    assert before.x + before.width <= icon.x < after.x
    assert before.y == icon.y == after.y


def test_bold_and_italic_are_fonts_of_their_own():
    block = set_rules(
        ((Run("Strike:", bold=True), Run(" Draw 1 card.")),), "Look.", "body", 30, 20, (500, 300)
    )
    assert [piece.role for piece in block.pieces] == ["bodyb", "body", "bodyi"]


words = st.lists(
    st.text(st.characters(min_codepoint=33, max_codepoint=382), min_size=1, max_size=14),
    min_size=1,
    max_size=30,
)


@given(words, st.integers(120, 600), st.integers(60, 400))
def test_whatever_fits_lies_within_its_box(parts, width, height):
    block = set_rules(((Run(" ".join(parts)),),), "", "body", 34, 14, (width, height))
    if block.fits:
        assert block.height <= height + 1
        assert all(piece.x + drawn(piece.text, piece.role, block.px) <= width + 3 for piece in block.pieces)


def test_a_word_with_foreign_letters_does_not_change_the_font_of_its_neighbours():
    block = set_rules(((Run("K\u0128 0000"),),), "", "body", 34, 14, (120, 60))
    assert all(piece.x + drawn(piece.text, piece.role, block.px) <= 120 + 3 for piece in block.pieces)


def test_letters_without_any_width_are_drawn_as_nothing():
    block = set_rules(((Run("\xad \u0149"),),), "", "body", 34, 14, (120, 60))
    assert block.fits
