import pygame
import pytest

from game.ui.paint import gems, marks
from game.ui.paint.brush import Brush, fan_places
from game.ui.paint.ground import ground, sheet
from game.ui.paint.shapes import box, glow_picture
from game.ui.theme import RENOWN, THEMES, Fill, mix, rgb, theme


def pixels(s):
    return pygame.image.tobytes(s, "RGBA")


def test_a_wide_box_stretched_from_a_narrow_one_keeps_its_corners_and_colours():
    small, large = (pygame.Surface((900, 120), pygame.SRCALPHA) for _ in range(2))
    fill = Fill("#103a2a", "#08231a", "#d8b25a", 0.74)
    box(small, (10, 10, 120, 90), 16, fill, inner=20)
    box(large, (10, 10, 800, 90), 16, fill, inner=20)
    for x, y in ((10, 50), (12, 12), (26, 11), (40, 60), (70, 99)):
        assert small.get_at((x, y)) == large.get_at((x, y))
        assert small.get_at((139 - x, y)) == large.get_at((819 - x, y))
    assert large.get_at((400, 50)) == large.get_at((401, 50))


def test_a_box_without_a_frame_has_the_colours_of_its_fill():
    s = pygame.Surface((60, 60), pygame.SRCALPHA)
    box(s, (0, 0, 60, 60), 0, Fill("#204060", "#204060", "#ffffff"), line_width=0, highlight=0)
    assert s.get_at((30, 30)) == (32, 64, 96, 255)


def test_a_glow_fades_outwards():
    picture, pad = glow_picture(80, 60, 9, 20, "#ffd35a")
    y = picture.get_height() // 2
    strengths = [picture.get_at((x, y)).a for x in range(2, pad)]
    assert strengths == sorted(strengths)
    assert strengths[0] < 10 < strengths[-1]


@pytest.mark.parametrize("mood", sorted(THEMES))
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (333, 217)])
def test_a_ground_fills_any_size_without_a_hole(mood, size):
    s = ground(mood, size)
    assert s.get_size() == size
    assert s.get_masks()[3] == 0
    assert pixels(s) == pixels(ground(mood, size))


def test_grounds_differ_by_seed_and_are_the_same_for_one():
    from game.ui.paint import cache

    first = pixels(ground("renown", (320, 200), 1))
    other = pixels(ground("renown", (320, 200), 2))
    cache.clear()
    assert first == pixels(ground("renown", (320, 200), 1))
    assert first != other


def test_a_torn_sheet_is_clear_outside_and_solid_inside():
    s = sheet((200, 140), "x", torn=True)
    assert s.get_at((0, 0)).a == 0
    assert s.get_at((100, 70)).a == 255


@pytest.mark.parametrize("kind", gems.KINDS)
def test_gems_stay_within_their_square_and_its_shadow(kind):
    s = pygame.Surface((120, 120), pygame.SRCALPHA)
    gems.gem(s, (60, 60), kind, 40, "#c0392f", "#5e1414", shadow=False)
    assert pygame.Rect(40, 40, 40, 40).contains(s.get_bounding_rect())
    assert s.get_at((60, 62)).a == 255


def test_the_two_favor_markers_differ_in_outline():
    masks = []
    for side in "HV":
        s = pygame.Surface((80, 80), pygame.SRCALPHA)
        gems.favor(s, (40, 40), 40, side, shadow=False)
        masks.append(pygame.mask.from_surface(s))
    assert masks[0].overlap_area(masks[1], (0, 0)) < 0.8 * masks[0].count()


def test_a_price_bubble_is_pushed_back_into_the_window():
    s = pygame.Surface((400, 300))
    window = s.get_rect()
    r = marks.price_bubble(s, (380, 10), "4 of 6 left", 1.0, 6, 4, within=window)
    assert window.contains(r)


def test_a_long_refusal_wraps_within_its_limit():
    s = pygame.Surface((800, 300))
    r = marks.refusal(s, (400, 150), "You may not do this because " * 4, "But that would do. " * 4, limit=420)
    assert r.w <= 420
    assert r.h > 90


def test_a_row_of_markers_stays_within_its_width():
    s = pygame.Surface((400, 100), pygame.SRCALPHA)
    for count in (1, 7, 18):
        s.fill((0, 0, 0, 0))
        Brush(s, RENOWN).favor_row("V", (40, 50), count, 240, 40)
        ink = s.get_bounding_rect()
        assert ink.left >= 30
        assert ink.right <= 40 + 240 + 14


def test_text_of_a_small_brush_is_never_under_eleven_pixels():
    assert Brush(pygame.Surface((1, 1)), RENOWN, 0.5).letter(16) == 11


def test_a_long_fan_sinks_no_more_than_one_of_eight():
    depth = [max(y for _, y, _ in fan_places(n, (0, 0), 60, 2.5, 5)) for n in (8, 12, 17)]
    assert depth[1] <= depth[0] + 1
    assert depth[2] <= depth[0] + 1


def test_fans_are_level_about_their_middle():
    places = fan_places(5, (100, 50), 40, 3, 5)
    assert [p[0] for p in places] == [20, 60, 100, 140, 180]
    assert [a for _, _, a in places] == [6, 3, 0, -3, -6]


def test_colours_are_read_and_mixed():
    assert rgb("#0a14ff") == (10, 20, 255)
    assert mix("#000000", "#ffffff", 0.5) == (128, 128, 128)
    with pytest.raises(ValueError, match="#rrggbb"):
        rgb("red")


def test_each_mood_has_a_theme_of_its_own():
    assert {theme(m).mood for m in ("crown", "patterns", "renown")} == {"crown", "patterns", "renown"}
