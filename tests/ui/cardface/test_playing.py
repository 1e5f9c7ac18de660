import hashlib
import subprocess
import sys

import pygame
import pytest

from game.ui.cardface import courts, pips, playing
from game.ui.cardface.playing import CODES, card_back, card_face, height, place_card, rotated
from game.ui.paint import cache


def pixels(s):
    return pygame.image.tobytes(s, "RGBA")


@pytest.mark.parametrize("width", [40, 86, 131])
def test_all_52_cards_differ(width):
    assert len({pixels(card_face(code, width)) for code in CODES}) == 52


def test_all_52_cards_differ_in_two_colours_too():
    assert len({pixels(card_face(code, 59, four_colours=False)) for code in CODES}) == 52


def test_the_four_colour_deck_differs_from_the_old_one_where_it_should():
    assert pixels(card_face("7D", 100)) != pixels(card_face("7D", 100, four_colours=False))
    assert pixels(card_face("7H", 100)) == pixels(card_face("7H", 100, four_colours=False))


@pytest.mark.parametrize("code", ["AS", "QH", "TD", "2C"])
def test_a_card_drawn_anew_has_the_same_bytes(code):
    first = pixels(card_face(code, 120))
    cache.clear()
    assert pixels(card_face(code, 120)) == first


def test_a_card_is_the_same_in_another_process():
    code = (
        "import hashlib, pygame\n"
        "from game.ui.cardface.playing import card_face, card_back\n"
        "both = [pygame.image.tobytes(s, 'RGBA') for s in (card_face('KC', 120), card_back('renown', 90))]\n"
        "print(hashlib.sha256(b''.join(both)).hexdigest())"
    )
    env_line = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    mine = hashlib.sha256(pixels(card_face("KC", 120)) + pixels(card_back("renown", 90))).hexdigest()
    assert env_line.stdout.split()[-1] == mine


@pytest.mark.parametrize("width", [40, 59, 60, 128, 252, 253, 400])
def test_cards_have_the_shape_of_a_poker_card_and_round_corners(width):
    s = card_face("9S", width)
    assert s.get_size() == (width, round(width * 88 / 63))
    assert s.get_at((0, 0)).a == 0
    assert s.get_at((width // 2, height(width) // 2)).a == 255


@pytest.mark.parametrize("mood", ["crown", "patterns", "renown"])
def test_backs_differ_by_mood_and_look_the_same_upside_down_in_outline(mood):
    s = card_back(mood, 96)
    others = {pixels(card_back(m, 96)) for m in ("crown", "patterns", "renown")}
    assert len(others) == 3
    upside_down = pygame.transform.rotate(s, 180)
    assert pygame.mask.from_surface(s).count() == pygame.mask.from_surface(upside_down).count()


def test_an_upright_card_is_not_turned_and_a_turned_one_is_kept():
    assert rotated("5H", 100, 0.2) is card_face("5H", 100)
    assert rotated("5H", 100, 7.1) is rotated("5H", 100, 6.9)
    assert rotated("5H", 100, 31.4) is rotated("5H", 100, 32)


def test_a_turned_card_has_clean_edges_and_needs_no_more_room_than_it_must():
    s = rotated("5H", 100, 10)
    assert s.get_at((0, 0)).a == 0
    assert s.get_at((s.get_width() // 2, s.get_height() // 2)).a == 255
    w, h = playing.turned_size(100, height(100), 10)
    assert s.get_size() == (w + 2, h + 2)


def test_a_card_lies_where_it_is_placed():
    s = pygame.Surface((400, 400))
    r = place_card(s, "AH", (200, 180), 100)
    assert r.size == (100, height(100))
    assert abs(r.centerx - 200) <= 1
    assert abs(r.centery - 180) <= 1


def test_a_card_off_limits_is_darker_and_the_picture_kept_is_not_changed():
    bright, dark = (pygame.Surface((200, 200)) for _ in range(2))
    before = pixels(card_face("2C", 90))
    place_card(bright, "2C", (100, 100), 90)
    place_card(dark, "2C", (100, 100), 90, dim=1.0)
    place_card(dark.copy(), "2C", (100, 100), 90, alpha=0.3)
    assert dark.get_at((100, 90))[1] < 0.5 * bright.get_at((100, 90))[1]
    assert pixels(card_face("2C", 90)) == before
    assert card_face("2C", 90).get_alpha() == 255


def test_a_hidden_card_shows_nothing_of_its_face():
    a, b = (pygame.Surface((200, 200)) for _ in range(2))
    place_card(a, None, (100, 100), 90)
    card_face("AS", 90)
    place_card(b, None, (100, 100), 90)
    assert pixels(a) == pixels(b)


def test_an_empty_pile_draws_nothing():
    s = pygame.Surface((200, 200), pygame.SRCALPHA)
    playing.pile(s, None, (100, 100), 80, 0)
    assert s.get_bounding_rect().size == (0, 0)


def test_a_taller_pile_reaches_lower():
    low = []
    for count in (1, 6, 24):
        s = pygame.Surface((300, 300), pygame.SRCALPHA)
        playing.pile(s, None, (120, 120), 80, count)
        low.append(pygame.mask.from_surface(s, 250).get_bounding_rects()[0].bottom)
    assert low == sorted(set(low))


@pytest.mark.parametrize("code", ["", "H", "1H", "KX", "11S", "Kh", "KHH"])
def test_what_is_no_card_is_refused(code):
    with pytest.raises(ValueError, match="no playing card"):
        playing.parts(code)


def test_ten_is_read_in_both_spellings():
    assert playing.parts("10H") == playing.parts("TH") == ("T", "H")


def test_stores_of_cards_stay_within_their_limits_after_many_sizes():
    for width in range(90, 130):
        for code in CODES[::5]:
            rotated(code, width, width % 12)
    assert cache.CARDS.held <= cache.CARDS.limit
    assert cache.MASTERS.held <= cache.MASTERS.limit


@pytest.mark.parametrize("suit", playing.SUITS)
@pytest.mark.parametrize("rank", ["A", "4", "8", "9", "10", "J", "Q", "K"])
def test_the_signs_in_the_corners_keep_clear_of_what_stands_between_them(rank, suit):
    w, h = 504, height(504)
    corner, middle = (pygame.Surface((w, h), pygame.SRCALPHA, 32) for _ in range(2))
    pips.corners(corner, rank, suit, (0, 0, 0))
    if rank == "A":
        pips.ace(middle, suit, (0, 0, 0))
    elif rank in "JQK":
        courts.court(middle, rank, suit, (0, 0, 0))
    else:
        pips.numbers(middle, int(rank), suit, (0, 0, 0))
    signs, between = (pygame.mask.from_surface(s, 100) for s in (corner, middle))
    assert signs.count() > 500 < between.count()
    # 6 px each way: what still shows as a gap on a card on the table
    assert not any(signs.overlap(between, at) for at in ((0, 0), (6, 0), (-6, 0), (0, 6), (0, -6)))
