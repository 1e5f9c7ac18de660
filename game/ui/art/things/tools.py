"""Plain things that many names call for: rings, flasks, candles, arrows, anvils, gems."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import numpy as np

from game.ui.art.pen import Pen

R = np.random.Generator


def ring(p: Pen, _r: R) -> None:
    """A ring with a stone."""
    p.layer(0.35)
    p.arc(200, 250, 104, 34, 0, 360)
    p.layer(0.7)
    p.arc(200, 250, 112, 8, 160, 330)
    p.layer(0.2)
    p.flat((150, 158), (168, 110), (232, 110), (250, 158), (200, 176))
    p.layer(0.9)
    p.flat((140, 92), (168, 46), (232, 46), (260, 92), (200, 150))
    p.layer(0.55)
    p.flat((140, 92), (172, 92), (200, 150))
    p.flat((228, 92), (260, 92), (200, 150))
    p.flat((168, 46), (232, 46), (228, 92), (172, 92))
    p.light(200, 84, 9, 0.7)


def flask(p: Pen, _r: R) -> None:
    """A flask half full, bubbles rising."""
    p.layer(0.25)
    p.flat((166, 30), (234, 30), (234, 62), (166, 62))
    p.layer(0.6)
    p.shape((176, 60, 0), (224, 60, 0), (226, 150), (288, 230), (306, 310), (270, 372, 0), (130, 372, 0), (94, 310),
        (112, 230), (174, 150))
    p.layer(0.1)
    p.shape((188, 70, 0), (212, 70, 0), (214, 156), (274, 236), (290, 306), (262, 358, 0), (138, 358, 0),
        (110, 306), (126, 236), (186, 156))
    p.layer(0.8)
    p.shape((116, 268, 0), (160, 256), (210, 274), (284, 262, 0), (290, 306), (262, 358, 0), (138, 358, 0),
        (110, 306))
    p.layer(0.95)
    for x, y, q in ((170, 236, 10), (220, 214, 13), (196, 180, 8), (206, 140, 6), (236, 312, 11), (160, 326, 8)):
        p.arc(x, y, q, 4, 0, 360)


def candle(p: Pen, _r: R) -> None:
    """Three candles, burnt to different heights."""
    for x, top, wide, tone in ((110, 220, 54, 0.45), (290, 250, 54, 0.45), (200, 150, 66, 0.65)):
        p.layer(tone)
        p.shape((x - wide / 2, 380, 0), (x - wide / 2, top, 0), (x, top + 10), (x + wide / 2, top - 4, 0),
            (x + wide / 2, 380, 0))
        p.layer(tone + 0.2)
        p.limb((x - wide * 0.3, top + 4, 8), (x - wide * 0.34, top + 50, 7), (x - wide * 0.3, top + 90, 4))
        p.layer(0.1)
        p.bar(x, top + 8, x, top - 20, 5)
        p.layer(0.95)
        p.shape((x, top - 16), (x - 20, top - 40), (x - 12, top - 70), (x + 2, top - 112, 0), (x + 16, top - 66),
            (x + 18, top - 36))
        p.light(x, top - 48, 10, 0.6)
    p.layer(0.25)
    p.shape((50, 374, 0), (200, 366), (350, 374, 0), (330, 396), (200, 404), (70, 396))


def arrows(p: Pen, _r: R) -> None:
    """Three arrows in flight."""
    for k, (x, y) in enumerate(((200, 90), (230, 200), (180, 310))):
        with p.placed(x, y, turn=-16):
            p.layer(0.3)
            p.bar(-140, 0, 110, 0, 9)
            p.layer(0.9)
            p.flat((104, -24), (164, 0), (104, 24), (118, 0))
            p.layer(0.55)
            for j in range(3):
                q = -140 + 22 * j
                p.flat((q, 0), (q - 26, -24), (q - 8, -24), (q + 16, 0))
                p.flat((q, 0), (q - 26, 24), (q - 8, 24), (q + 16, 0))
            p.layer(0.7 - 0.2 * k)
            p.bar(-190, 0, -172, 0, 4, 1)


def anvil(p: Pen, _r: R) -> None:
    """An anvil, a hammer over it, sparks."""
    p.layer(0.25)
    p.shape((40, 230, 0), (130, 226, 0), (130, 210, 0), (330, 210, 0), (326, 250), (260, 276), (240, 320),
        (290, 350), (300, 384, 0), (110, 384, 0), (120, 350), (170, 320), (160, 284), (90, 270))
    p.layer(0.6)
    p.flat((130, 206), (334, 206), (334, 228), (130, 228))
    p.layer(0.4)
    with p.placed(236, 120, turn=-30):
        p.bar(0, 10, 160, -10, 18)
    p.layer(0.75)
    with p.placed(224, 128, turn=-30):
        p.flat((-30, -60), (30, -60), (36, 56), (-36, 56))
    p.layer(0.95)
    for a, n in ((-160, 100), (-130, 90), (-20, 110), (-45, 70), (170, 70)):
        with p.placed(190, 200, turn=a):
            p.flat((20, -4), (n, 0), (20, 4))
            p.star(n + 12, 0, 4, 9, 3)


def gem(p: Pen, _r: R) -> None:
    """A cut stone that shines."""
    p.layer(0.4)
    p.flat((70, 150), (130, 70), (270, 70), (330, 150), (200, 360))
    p.layer(0.85)
    p.flat((130, 70), (270, 70), (240, 150), (160, 150))
    p.layer(0.6)
    p.flat((70, 150), (130, 70), (160, 150))
    p.flat((160, 150), (240, 150), (200, 360))
    p.layer(0.2)
    p.flat((240, 150), (330, 150), (200, 360))
    p.layer(0.95)
    for x, y, q in ((90, 70, 26), (330, 90, 18), (300, 300, 16), (90, 290, 14)):
        p.star(x, y, 4, q, q * 0.25)


def swords(p: Pen, _r: R) -> None:
    """Two swords crossed."""
    for turn, tone in ((38, 0.6), (-38, 0.8)):
        with p.placed(200, 200, turn=turn):
            p.layer(tone)
            p.flat((-13, 80), (-11, -140), (0, -184), (11, -140), (13, 80))
            p.layer(tone - 0.3)
            p.bar(0, 70, 0, -140, 4)
            p.layer(0.3)
            p.bar(-52, 88, 52, 88, 18)
            p.bar(0, 92, 0, 160, 17)
            p.layer(0.7)
            p.oval(0, 168, 16)


def crown(p: Pen, _r: R) -> None:
    """A crown on a cushion."""
    p.layer(0.15)
    p.shape((50, 300), (110, 316), (290, 316), (350, 300), (340, 350), (352, 390), (290, 380), (110, 380),
        (48, 390), (60, 350))
    p.layer(0.5)
    p.flat((90, 310), (70, 130), (136, 220), (200, 80), (264, 220), (330, 130), (310, 310))
    p.layer(0.8)
    p.shape((88, 290, 0), (200, 312), (312, 290, 0), (308, 324, 0), (200, 346), (92, 324, 0))
    for x, y in ((70, 122), (200, 70), (330, 122)):
        p.oval(x, y, 15)
    p.layer(0.2)
    for x in (130, 200, 270):
        p.oval(x, 318 - 8 * (x != 200), 10)


def feather(p: Pen, _r: R) -> None:
    """One long feather."""
    p.layer(0.6)
    p.shape((110, 350, 0), (120, 250), (180, 140), (270, 60), (340, 30, 0), (330, 130), (270, 240), (180, 320))
    for a, b in (((128, 204), (168, 226)), ((196, 118), (226, 152)), ((262, 262), (226, 238)),
        ((322, 170), (280, 160))):
        p.cut((*a, 0), (*b, 0), (a[0] + 16, a[1] - 20, 0))
    p.layer(0.95)
    p.limb((70, 390, 5), (150, 290, 5), (240, 160, 4), (336, 36, 1.4))
    p.layer(0.35)
    for k in range(7):
        t = k / 6
        x, y = 130 + 170 * t, 320 - 230 * t
        p.limb((x, y, 2), (x - 10 + 8 * t, y - 26, 1.6), (x + 6, y - 50 + 20 * t, 0.8))


def helm(p: Pen, _r: R) -> None:
    """An empty helmet."""
    p.layer(0.3)
    p.shape((200, 80, 0), (150, 30), (170, 4), (230, 10), (300, 60), (330, 140, 0), (280, 90), (230, 76))
    p.layer(0.5)
    p.shape((200, 70), (270, 90), (300, 160), (296, 260), (270, 370, 0), (200, 390), (130, 370, 0), (104, 260),
        (100, 160), (130, 90))
    p.layer(0.08)
    p.flat((116, 176), (190, 190), (190, 224), (120, 206))
    p.flat((284, 176), (210, 190), (210, 224), (280, 206))
    p.layer(0.85)
    p.bar(200, 74, 200, 384, 14)
    p.layer(0.15)
    for side in (-1, 1):
        for row in range(3):
            for k in range(3):
                p.oval(200 + side * (30 + 20 * k), 280 + 26 * row, 5)


def rain(p: Pen, _r: R) -> None:
    """A cloud and its drops."""
    p.layer(0.75)
    for x, y, q in ((120, 170, 60), (200, 120, 82), (286, 160, 66), (330, 200, 40), (76, 206, 40)):
        p.oval(x, y, q, q * 0.82)
    p.oval(200, 196, 120, 44)
    p.flat((70, 190), (340, 190), (340, 236), (70, 236))
    p.layer(0.95)
    for x, y in ((110, 290), (170, 330), (230, 284), (290, 326), (140, 376), (256, 380)):
        p.shape((x + 10, y - 34, 0), (x + 14, y), (x, y + 14), (x - 14, y))
    p.layer(0.45)
    p.limb((110, 176, 3), (150, 140, 5), (196, 160, 2))
    p.limb((230, 128, 3), (270, 124, 5), (296, 154, 2))


THINGS = { "ring": ring, "flask": flask, "candle": candle, "arrows": arrows, "anvil": anvil, "gem": gem,
    "swords": swords, "crown": crown, "feather": feather, "helm": helm, "rain": rain }
