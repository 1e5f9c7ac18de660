"""Things for Auras, Circles and Enchantments: rings of guardians, charms, and pieces of land."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from game.ui.art.pen import Pen

R = np.random.Generator


def _round(p: Pen, count: int, radius: float, draw: Callable[[Pen], None], grow: float = 1.0) -> None:
    """The same little thing `count` times about the middle, each standing outwards."""
    for k in range(count):
        a = math.radians(360 * k / count)
        with p.placed(200 + radius * math.sin(a), 200 - radius * math.cos(a), grow, turn=360 * k / count):
            draw(p)


def _little_flame(p: Pen) -> None:
    p.layer(0.3)
    p.shape((0, 40), (-26, 20), (-20, -10), (-4, -56, 0), (10, -20), (26, 6), (22, 30))
    p.layer(0.85)
    p.shape((0, 34), (-13, 20), (-9, 2), (0, -22, 0), (9, 2), (13, 20))


def _little_mirror(p: Pen) -> None:
    p.layer(0.3)
    p.oval(0, -6, 30, 42)
    p.bar(0, 34, 0, 62, 9)
    p.layer(0.95)
    p.oval(0, -6, 22, 33)
    p.layer(0.6)
    p.flat((-14, 12), (12, -30), (18, -18), (-6, 24))


def _little_gust(p: Pen) -> None:
    p.layer(0.65)
    p.limb((-46, 20, 3), (-10, 22, 8), (28, 8, 8), (30, -22, 7), (6, -26, 5), (2, -8, 3))
    p.layer(0.9)
    p.limb((-38, 36, 2), (0, 40, 5), (36, 30, 2))


def _little_stone(p: Pen) -> None:
    p.layer(0.3)
    p.flat((-24, 44), (-22, -16), (-10, -44), (12, -46), (24, -18), (26, 44))
    p.layer(0.6)
    p.flat((-12, 40), (-12, -12), (-4, -34), (8, -34), (4, 0), (6, 40))


def _little_shell(p: Pen) -> None:
    p.layer(0.4)
    p.shape((-38, -8), (-24, -36), (0, -46), (24, -36), (38, -8), (14, 34), (12, 44, 0), (-12, 44, 0), (-14, 34))
    p.layer(0.8)
    for k in (-2, -1, 0, 1, 2):
        p.limb((k * 3, 34, 2), (k * 8, 0, 2.6), (k * 13, -32 + abs(k) * 5, 1.2))


def embers(p: Pen, _r: R) -> None:
    """A ring of flames about one larger."""
    _round(p, 8, 142, _little_flame)
    with p.placed(200, 210, 1.7):
        _little_flame(p)


def mirrors(p: Pen, _r: R) -> None:
    """A ring of mirrors that face outwards."""
    _round(p, 7, 138, _little_mirror)
    p.layer(0.5)
    p.star(200, 200, 7, 60, 26)
    p.layer(0.95)
    p.star(200, 200, 7, 36, 15)


def winds(p: Pen, _r: R) -> None:
    """A ring of gusts chasing each other."""
    _round(p, 6, 132, _little_gust, 1.3)
    p.layer(0.8)
    p.oval(200, 200, 30)
    p.layer(0.25)
    p.arc(200, 200, 19, 6, 0, 300)


def stones(p: Pen, _r: R) -> None:
    """A ring of standing stones seen from above, a spark in it."""
    _round(p, 9, 144, _little_stone)
    p.layer(0.3)
    p.arc(200, 200, 72, 6, 0, 360)
    p.layer(0.9)
    p.star(200, 200, 4, 54, 15)


def whispers(p: Pen, _r: R) -> None:
    """A ring of shells about an ear-like spiral."""
    _round(p, 8, 144, _little_shell)
    p.layer(0.75)
    way = [(200 + (10 + 8.6 * t) * math.cos(t * 0.8), 200 + (10 + 8.6 * t) * math.sin(t * 0.8),
        4 + 0.7 * t) for t in range(9)]
    p.limb(*way)


def spyglass(p: Pen, _r: R) -> None:
    """A spyglass at the eye of the sky."""
    with p.placed(200, 210, turn=-32):
        p.layer(0.25)
        p.flat((-170, -24), (-60, -34), (-60, 34), (-170, 24))
        p.layer(0.45)
        p.flat((-66, -42), (60, -50), (60, 50), (-66, 42))
        p.layer(0.65)
        p.flat((56, -62), (166, -70), (166, 70), (56, 62))
        p.layer(0.9)
        for x, w in ((-166, 34), (-62, 48), (58, 66), (158, 78)):
            p.bar(x, -w, x, w, 14)
    p.layer(0.95)
    p.star(336, 104, 8, 46, 14)


def mind(p: Pen, _r: R) -> None:
    """A head from whose open crown birds fly."""
    p.layer(0.35)
    p.shape((120, 390, 0), (130, 320), (96, 270), (90, 190), (120, 140, 0), (270, 140, 0), (286, 180), (282, 204),
        (312, 246), (306, 256, 0), (290, 260), (296, 276), (286, 286), (290, 306), (276, 324), (240, 324),
        (236, 390, 0))
    p.layer(0.7)
    p.oval(195, 140, 76, 17)
    p.layer(0.1)
    p.oval(195, 141, 60, 10)
    p.layer(0.95)
    for x, y, k in ((200, 96, 1.2), (270, 60, 1.0), (130, 70, 0.9), (220, 26, 0.8), (330, 20, 0.7)):
        for side in (-1, 1):
            p.limb((x, y, 5 * k), (x + side * 18 * k, y - 16 * k, 5 * k), (x + side * 44 * k, y - 4 * k, 1.4))
    p.layer(0.6)
    p.limb((250, 214, 3), (264, 208, 3.4), (276, 214, 2))


def eclipse(p: Pen, _r: R) -> None:
    """A dark moon before a crown of fire."""
    p.layer(0.55)
    for k in range(24):
        with p.placed(200, 200, turn=15 * k):
            p.shape((-20, -128, 0), (-8, -160), (4, -194 + 26 * (k % 2), 0), (10, -160), (20, -128, 0))
    p.layer(0.95)
    p.oval(200, 200, 138)
    p.layer(0.04)
    p.oval(200, 200, 124)
    p.layer(0.2)
    for x, y, q in ((160, 160, 30), (236, 190, 20), (190, 250, 26), (250, 256, 13), (150, 222, 12)):
        p.oval(x, y, q, q * 0.85)


def ivy_door(p: Pen, r: R) -> None:
    """A small door almost lost in ivy."""
    p.layer(0.2)
    p.shape((90, 380, 0), (90, 180), (130, 90), (200, 56), (270, 90), (310, 180), (310, 380, 0))
    p.layer(0.5)
    p.shape((120, 380, 0), (120, 186), (150, 116), (200, 92), (250, 116), (280, 186), (280, 380, 0))
    p.layer(0.3)
    for x in (160, 200, 240):
        p.bar(x, 110, x, 380, 4)
    p.layer(0.95)
    p.oval(256, 250, 11)
    for k in range(44):
        a = math.pi * (0.92 + 1.16 * k / 43)
        q = float(r.uniform(92, 150))
        u, v = 200 + q * math.cos(a), 230 + q * 1.25 * math.sin(a)
        if k % 4 == 0 and abs(u - 200) > 70:
            v += float(r.uniform(0, 130))
        p.layer(0.6 + 0.3 * float(r.random()))
        with p.placed(u, v, turn=float(r.uniform(0, 360))):
            p.shape((0, 20, 0), (-20, 6), (-14, -12), (0, -24, 0), (14, -12), (20, 6))


def rockfall(p: Pen, r: R) -> None:
    """Boulders tumbling on a cage of shadows."""
    p.layer(0.2)
    p.flat((20, 380), (90, 300), (200, 330), (300, 290), (380, 380))
    for x, y, q, t in ((140, 100, 62, 0.4), (262, 76, 46, 0.6), (230, 200, 74, 0.5), (100, 236, 50, 0.35),
        (330, 200, 40, 0.7), (180, 320, 56, 0.45), (300, 322, 46, 0.55)):
        j = r.uniform(0.8, 1.15, 8)
        points = [(x + q * j[k] * math.cos(k * 0.785 + 0.3),
            y + q * j[k] * math.sin(k * 0.785 + 0.3)) for k in range(8)]
        p.layer(t)
        p.polygon(points)
        p.layer(t - 0.22)
        p.polygon([points[0], points[1], points[2], points[3], (x, y + q * 0.15)])
    p.layer(0.9)
    for x, y, n in ((140, 20, 30), (262, 6, 34), (330, 130, 40), (80, 140, 40)):
        p.bar(x, y - n / 2, x, y + n / 2, 5, 2)


def banner(p: Pen, _r: R) -> None:
    """A banner that burns and is not consumed."""
    p.layer(0.3)
    p.bar(110, 30, 110, 390, 13)
    p.oval(110, 24, 16)
    for tone, k in ((0.6, 1.0), (0.9, 0.6)):
        p.layer(tone)
        p.shape((110, 70, 0), (200, 50), (270, 60), (330, 20 + 40 * (1 - k), 0), (316, 76), (372, 80, 0),
            (330, 120), (380, 160, 0), (320, 176), (350, 230, 0), (290, 216), (286, 270, 0), (240, 230), (170, 236),
            (110, 260, 0)) if k == 1.0 else p.shape((116, 90, 0), (200, 74), (268, 88), (300, 120), (290, 180),
            (236, 208), (170, 212), (116, 236, 0))
    p.layer(0.15)
    p.shape((200, 210), (168, 184), (172, 150), (200, 104, 0), (212, 140), (232, 160), (226, 196))


def grove(p: Pen, r: R) -> None:
    """Three great trees over a stone."""
    for x, k, t in ((96, 0.8, 0.25), (304, 0.8, 0.25), (200, 1.05, 0.45)):
        with p.placed(x, 370, k):
            p.layer(t - 0.15)
            p.limb((0, 20, 22), (4, -70, 14), (0, -180, 9))
            p.limb((0, -90, 8), (-50, -150, 4))
            p.limb((0, -110, 8), (54, -170, 4))
            p.layer(t)
            for _ in range(26):
                a, d = float(r.uniform(0, 6.28)), float(r.uniform(0, 1)) ** 0.5
                p.oval(d * math.cos(a) * 92, -210 + d * math.sin(a) * 86, float(r.uniform(18, 30)))
            p.layer(t + 0.3)
            for _ in range(14):
                a, d = float(r.uniform(2.6, 5.4)), float(r.uniform(0.2, 1))
                p.oval(d * math.cos(a) * 84, -212 + d * math.sin(a) * 80, float(r.uniform(7, 14)))
    p.layer(0.9)
    p.shape((160, 380, 0), (168, 340), (200, 326), (232, 340), (240, 380, 0))
    p.layer(0.3)
    p.star(200, 356, 6, 14, 6)


def summit(p: Pen, _r: R) -> None:
    """A mountain with a flag on its top, two lesser behind."""
    p.layer(0.2)
    p.flat((10, 370), (96, 190), (140, 250), (190, 370))
    p.flat((220, 370), (296, 160), (390, 370))
    p.layer(0.45)
    p.flat((60, 370), (150, 200), (206, 96), (262, 190), (350, 370))
    p.layer(0.95)
    p.flat((206, 96), (160, 182), (182, 172), (200, 196), (222, 170), (248, 186), (262, 190))
    p.layer(0.25)
    p.flat((206, 96), (262, 190), (350, 370), (250, 370), (230, 250))
    p.layer(0.7)
    p.bar(206, 100, 206, 10, 7)
    p.shape((206, 14, 0), (240, 6), (268, 22), (296, 16, 0), (286, 40), (294, 60, 0), (262, 62), (236, 48),
        (206, 58, 0))


def hungry_ground(p: Pen, _r: R) -> None:
    """Grass over a mouth."""
    p.layer(0.25)
    p.shape((20, 200), (110, 160), (290, 160), (380, 200), (360, 330), (280, 380), (120, 380), (40, 330))
    p.layer(0.0)
    p.shape((60, 240), (130, 206), (270, 206), (340, 240), (310, 322), (200, 346), (90, 322))
    p.layer(0.9)
    for k in range(7):
        x = 92 + 36 * k
        y = 212 + 14 * abs(k - 3) / 3
        p.flat((x - 15, y), (x, y + 50), (x + 15, y))
    for k in range(6):
        x = 110 + 36 * k
        p.flat((x - 14, 340 - 8 * abs(k - 2.5) / 2.5), (x, 290), (x + 14, 340 - 8 * abs(k - 2.5) / 2.5))
    p.layer(0.6)
    for k in range(18):
        x = 36 + 19 * k
        y = 190 - 30 * math.sin(math.pi * k / 17)
        p.flat((x - 7, y + 10), (x + (k % 3 - 1) * 9, y - 44 - 12 * (k % 2)), (x + 7, y + 10))


def whirlpool(p: Pen, _r: R) -> None:
    """Water turning downwards about nothing."""
    for k in range(7):
        p.layer(0.2 + 0.11 * k)
        q = 184 - 25 * k
        p.arc(200, 200, q, 22 - 2 * k, 20 + 62 * k, 300 + 62 * k, 3)
    p.layer(0.0)
    p.oval(200, 200, 20)
    p.layer(0.9)
    for x, y, q in ((60, 90, 8), (344, 110, 10), (330, 320, 8), (76, 330, 9)):
        p.oval(x, y, q)


def fist(p: Pen, r: R) -> None:
    """A fist of stone."""
    p.layer(0.2)
    p.flat((130, 390), (124, 270), (276, 270), (270, 390))
    p.layer(0.35)
    p.shape((104, 270, 0), (90, 190), (110, 130), (290, 120), (312, 190), (296, 274, 0))
    for k in range(4):
        p.layer(0.55 - 0.05 * k)
        x = 116 + 49 * k
        p.shape((x - 23, 190, 0), (x - 24, 110), (x - 12, 74 + 8 * abs(k - 1.5)), (x + 14, 74 + 8 * abs(k - 1.5)),
            (x + 24, 110), (x + 23, 190, 0))
    p.layer(0.65)
    p.shape((86, 220), (110, 186), (190, 196), (230, 216), (224, 250), (150, 258), (104, 258))
    p.layer(0.1)
    for a, b, c in (((150, 290), (170, 330), (160, 380)), ((240, 280), (226, 320), (240, 360)),
        ((280, 150), (266, 190), (280, 230))):
        p.limb((*a, 3), (*b, 2.6), (*c, 1))
    p.layer(0.8)
    for _ in range(12):
        p.oval(float(r.uniform(100, 300)), float(r.uniform(90, 370)), float(r.uniform(3, 7)), 3)


def clover(p: Pen, _r: R) -> None:
    """A clover of four leaves on a ring."""
    p.layer(0.3)
    p.limb((200, 210, 8), (216, 290, 7), (190, 384, 5))
    for k in range(4):
        with p.placed(200, 190, turn=45 + 90 * k):
            p.layer(0.4 + 0.1 * (k % 2))
            p.shape((0, 0, 0), (-52, -44), (-60, -100), (-26, -126), (0, -104, 0), (26, -126), (60, -100),
                (52, -44))
            p.layer(0.85)
            p.limb((0, -10, 3), (0, -50, 3), (0, -88, 1))
    p.layer(0.95)
    p.oval(200, 190, 13)


def veil(p: Pen, _r: R) -> None:
    """A veil thrown over the moon."""
    p.layer(0.9)
    p.oval(190, 160, 110)
    p.layer(0.5)
    p.shape((40, 110, 0), (130, 150), (220, 120), (330, 60), (372, 90, 0), (350, 200), (366, 300), (330, 390, 0),
        (290, 320), (250, 384, 0), (220, 310), (170, 380, 0), (150, 300), (90, 360, 0), (80, 230))
    p.layer(0.25)
    for a, b, c in (((120, 160), (130, 240), (104, 330)), ((210, 134), (214, 230), (186, 350)),
        ((300, 90), (290, 220), (264, 356)), ((350, 90), (330, 220), (336, 350))):
        p.limb((*a, 2), (*b, 5), (*c, 2))
    p.layer(0.95)
    for x, y, q in ((90, 190, 10), (250, 250, 12), (180, 290, 8), (310, 170, 9)):
        p.star(x, y, 4, q, q * 0.3)


def fire_sword(p: Pen, _r: R) -> None:
    """A sword whose blade is a flame."""
    p.layer(0.55)
    p.shape((172, 270, 0), (150, 200), (180, 150), (158, 90), (196, 60), (200, 0, 0), (222, 60), (246, 100),
        (226, 150), (252, 200), (228, 270, 0))
    p.layer(0.9)
    p.shape((184, 270, 0), (176, 200), (192, 150), (184, 104), (202, 50, 0), (218, 110), (210, 160), (224, 210),
        (216, 270, 0))
    p.layer(0.3)
    p.shape((100, 262), (150, 276), (250, 276), (300, 262), (296, 290), (250, 298), (150, 298), (104, 290))
    p.bar(200, 290, 200, 362, 22)
    p.layer(0.7)
    p.oval(200, 376, 20)
    for k in range(3):
        p.bar(188, 310 + 17 * k, 212, 304 + 17 * k, 6)


THINGS = { "embers": embers, "mirrors": mirrors, "winds": winds, "stone_ring": stones, "whispers": whispers,
    "spyglass": spyglass, "mind": mind, "eclipse": eclipse, "ivy_door": ivy_door, "rockfall": rockfall,
    "burning_banner": banner, "grove": grove, "summit": summit, "hungry_ground": hungry_ground,
    "whirlpool": whirlpool, "fist": fist, "clover": clover, "veil_moon": veil, "fire_sword": fire_sword }
