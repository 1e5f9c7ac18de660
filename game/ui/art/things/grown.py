"""Things that have grown or happen: roots, stars, leaves, claws, clouds, waves, flames."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math

import numpy as np

from game.ui.art.pen import Pen

R = np.random.Generator


def star(p: Pen, _r: R) -> None:
    """A falling star with its tail."""
    for k, (tone, w) in enumerate(((0.1, 66), (0.3, 46), (0.6, 26))):
        p.layer(tone)
        p.shape((130 - w * 0.7, 270 - w * 0.7, 0), (230, 120 - w * 0.2), (370 - 8 * k, 16 + 8 * k, 0),
            (290 + w * 0.2, 190), (130 + w * 0.7, 270 + w * 0.7, 0))
    p.layer(0.95)
    p.star(130, 272, 5, 96, 40, -64)
    p.layer(0.6)
    p.star(130, 272, 5, 56, 23, -64)
    p.layer(0.9)
    for x, y, q in ((300, 220, 14), (250, 60, 10), (340, 130, 12), (220, 330, 9)):
        p.star(x, y, 4, q, q * 0.35)


def unmake(p: Pen, r: R) -> None:
    """A body coming apart into splinters from one side."""
    p.layer(0.5)
    p.shape((190, 60), (226, 84), (230, 124), (214, 150), (236, 166), (250, 230), (236, 390, 0), (120, 390, 0),
        (104, 240), (124, 170), (160, 152), (146, 116), (156, 78))
    p.layer(0.0)
    for _ in range(26):
        x, y = float(r.uniform(196, 262)), float(r.uniform(70, 390))
        q = float(r.uniform(8, 24))
        a = float(r.uniform(0, 360))
        with p.placed(x, y, turn=a):
            p.cut((-q, -q * 0.4, 0), (q, -q * 0.2, 0), (0, q * 0.7, 0))
    for _ in range(34):
        t = float(r.uniform(0, 1))
        x, y = 236 + 130 * t, float(r.uniform(40, 380)) - 40 * t
        q = float(r.uniform(5, 17)) * (1 - 0.55 * t)
        p.layer(0.4 + 0.5 * t)
        with p.placed(x, y, turn=float(r.uniform(0, 360))):
            p.flat((-q, -q * 0.5), (q, -q * 0.2), (q * 0.1, q))


def wind(p: Pen, _r: R) -> None:
    """Curling gusts, as many as three."""
    p.layer(0.3)
    p.limb((40, 250, 5), (150, 244, 15), (260, 250, 14), (330, 220, 13), (330, 164, 12), (284, 152, 10),
        (264, 186, 5))
    p.layer(0.6)
    p.limb((60, 190, 4), (130, 180, 13), (210, 170, 12), (250, 130, 11), (232, 84, 10), (190, 90, 8), (186, 124, 4))
    p.layer(0.85)
    p.limb((70, 306, 4), (160, 312, 12), (240, 310, 11), (286, 330, 10), (280, 372, 9), (240, 376, 7),
        (230, 350, 4))
    p.layer(0.95)
    p.limb((30, 130, 2), (80, 126, 4), (130, 132, 1))
    p.limb((20, 350, 2), (70, 352, 4), (130, 346, 1))


def second_wind(p: Pen, _r: R) -> None:
    """A fallen shield rising on wings of wind."""
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            for k in range(6):
                p.layer(0.25 + 0.11 * k)
                a = -70 + 24 * k
                with p.placed(240, 210, turn=a):
                    p.shape((0, -14, 0), (60, -26), (150 - 9 * k, -8, 0), (70, 16), (0, 14, 0))
    p.layer(0.2)
    p.shape((140, 120, 0), (200, 100), (260, 120, 0), (262, 210), (236, 270), (200, 300, 0), (164, 270), (138, 210))
    p.layer(0.6)
    p.shape((154, 132, 0), (200, 116), (246, 132, 0), (247, 206), (226, 256), (200, 280, 0), (174, 256), (153, 206))
    p.layer(0.15)
    p.flat((200, 140), (238, 196), (214, 196), (214, 250), (186, 250), (186, 196), (162, 196))
    p.layer(0.5)
    p.limb((120, 350, 3), (200, 336, 6), (290, 352, 3))
    p.limb((150, 380, 2), (200, 370, 5), (260, 380, 2))


def root(p: Pen, _r: R) -> None:
    """A root going down and down."""
    p.layer(0.3)
    p.shape((160, 20, 0), (240, 20, 0), (246, 110), (230, 190), (236, 270), (214, 340), (200, 396, 0), (186, 340),
        (168, 270), (176, 190), (156, 110))
    for side, y, n in ((-1, 110, 120), (1, 140, 130), (-1, 220, 110), (1, 250, 96), (-1, 310, 60), (1, 320, 56)):
        p.layer(0.36)
        x = 200 + side * 20
        p.limb((x, y, 17), (x + side * n * 0.5, y + 22, 11), (x + side * n * 0.8, y + 70, 7),
            (x + side * n, y + 96, 1.5))
        p.limb((x + side * n * 0.5, y + 22, 7), (x + side * n * 0.9, y + 14, 4), (x + side * n * 1.1, y + 30, 1))
    p.layer(0.75)
    p.limb((190, 40, 3), (186, 160, 4), (196, 280, 3), (198, 360, 1))
    p.limb((220, 40, 2), (222, 120, 3), (210, 220, 1))


def burning_root(p: Pen, _r: R) -> None:
    """A root on fire."""
    for tone, k in ((0.55, 1.0), (0.85, 0.66)):
        p.layer(tone)
        p.shape((200 - 150 * k, 330, 0), (200 - 140 * k, 230), (200 - 80 * k, 170), (200 - 96 * k, 90, 0),
            (200 - 30 * k, 140), (200 + 10 * k, 200 - 190 * k, 0), (200 + 40 * k, 130), (200 + 100 * k, 96, 0),
            (200 + 92 * k, 170), (200 + 140 * k, 230), (200 + 150 * k, 330, 0), (200, 380))
    p.layer(0.08)
    p.limb((200, 160, 22), (194, 240, 20), (204, 310, 14), (196, 390, 3))
    for side in (-1, 1):
        p.limb((200, 230, 14), (200 + side * 60, 270, 10), (200 + side * 110, 340, 3))
        p.limb((200, 290, 10), (200 + side * 40, 330, 7), (200 + side * 60, 384, 2))
        p.limb((200, 170, 12), (200 + side * 40, 140, 8), (200 + side * 60, 96, 2))


def roots(p: Pen, _r: R) -> None:
    """Two roots that change places."""
    for side, tone in ((-1, 0.25), (1, 0.6)):
        with p.placed(0 if side < 0 else 400, 0, mirror=side > 0):
            p.layer(tone)
            p.limb((96, 40, 20), (110, 110, 18), (200, 200, 16), (290, 280, 14), (306, 330, 11))
            p.flat((264, 318), (350, 318), (308, 392))
            p.limb((124, 130, 10), (80, 170, 7), (50, 230, 2))
            p.limb((260, 250, 8), (240, 310, 5), (226, 360, 1))
            p.limb((96, 40, 16), (70, 20, 8), (50, 14, 2))
            p.limb((96, 40, 14), (120, 10, 7), (146, 4, 2))


def grafted(p: Pen, _r: R) -> None:
    """Two branches bound together with cord, one bud."""
    p.layer(0.25)
    p.limb((110, 396, 26), (170, 280, 24), (210, 200, 20), (250, 110, 15), (268, 40, 4))
    p.layer(0.5)
    p.limb((300, 370, 20), (250, 290, 19), (206, 230, 17))
    p.layer(0.8)
    for k in range(6):
        with p.placed(188 + 5 * k, 272 - 16 * k, turn=24):
            p.shape((-46, -2), (0, 4), (40, -8), (42, 2), (0, 15), (-45, 8))
    p.layer(0.65)
    for x, y, t in ((256, 96, 40), (240, 150, -130), (290, 70, 70)):
        with p.placed(x, y, turn=t):
            p.shape((0, 0, 0), (24, -40), (6, -90, 0), (-18, -40))
    p.light(292, 58, 8)


def wheat(p: Pen, _r: R) -> None:
    """A few ears left on the field, bound."""
    for a, n in ((-28, 230), (-14, 260), (0, 280), (14, 258), (28, 226)):
        with p.placed(200, 330, turn=a):
            p.layer(0.3)
            p.bar(0, 60, 0, -n + 60, 6)
            for k in range(6):
                for side in (-1, 1):
                    p.layer(0.5 + 0.08 * (k % 3))
                    with p.placed(side * 10, -n + 90 - 18 * k + 40, turn=side * 28):
                        p.shape((0, 14, 0), (10, -4), (0, -30, 0), (-10, -4))
    p.layer(0.8)
    p.shape((150, 300), (200, 316), (250, 300), (254, 326), (200, 342), (146, 326))
    p.layer(0.4)
    p.limb((200, 330, 8), (150, 370, 5), (130, 396, 2))
    p.limb((200, 330, 8), (250, 366, 5), (280, 384, 2))


def blight(p: Pen, r: R) -> None:
    """A leaf eaten to its veins."""
    p.layer(0.35)
    p.shape((90, 350, 0), (80, 220), (140, 110), (240, 60), (340, 50, 0), (336, 160), (290, 260), (190, 330))
    for _ in range(22):
        a, d = float(r.uniform(0, 6.28)), float(r.uniform(0, 0.9))
        x, y = 220 + 120 * d * math.cos(a), 196 + 110 * d * math.sin(a)
        q = float(r.uniform(8, 26))
        p.polygon([(x + q * float(r.uniform(0.6, 1.2)) * math.cos(k * 0.785),
            y + q * float(r.uniform(0.6, 1.2)) * math.sin(k * 0.785)) for k in range(8)], 0)
    p.layer(0.75)
    p.limb((50, 390, 8), (130, 300, 7), (220, 190, 5), (336, 54, 1.5))
    for t in (0.25, 0.42, 0.58, 0.74):
        x, y = 90 + 240 * t, 345 - 290 * t
        p.limb((x, y, 4), (x + 40, y + 4, 3), (x + 84 - 60 * t, y - 4, 1))
        p.limb((x, y, 4), (x - 6, y - 40, 3), (x + 4, y - 90 + 60 * t, 1))


def claws(p: Pen, _r: R) -> None:
    """Four claw marks through cloth."""
    p.layer(0.25)
    p.shape((50, 60, 0), (350, 50, 0), (360, 200), (344, 350, 0), (60, 360, 0), (44, 200))
    p.layer(0.4)
    for k in range(5):
        p.limb((60, 90 + 60 * k, 2), (200, 100 + 58 * k, 3), (346, 84 + 60 * k, 2))
    p.layer(0.0)
    for k in range(4):
        x = 110 + 56 * k
        p.shape((x + 30, 30, 0), (x + 26, 150), (x - 4, 270), (x - 40, 384, 0), (x - 34, 260), (x - 6, 140))
    p.layer(0.9)
    for k in range(4):
        x = 110 + 56 * k
        p.shape((x + 32, 40, 0), (x + 32, 150), (x + 2, 270), (x - 36, 376, 0), (x - 4, 262), (x + 24, 146))


def thorns(p: Pen, _r: R) -> None:
    """A hedge of thorns closing like a hand."""
    for tone, k in ((0.2, 1), (0.5, -1)):
        p.layer(tone)
        for side in (-1, 1):
            way = [(200 + side * 170, 390), (200 + side * 160, 290), (200 + side * 110 * k, 210),
                (200 - side * 40 * k, 150), (200 - side * 110 * k, 80)]
            p.limb(*[(x, y, 13 - 2.3 * i) for i, (x, y) in enumerate(way)])
            for i in range(4):
                for t in (0.25, 0.7):
                    x = way[i][0] + (way[i + 1][0] - way[i][0]) * t
                    y = way[i][1] + (way[i + 1][1] - way[i][1]) * t
                    a = math.degrees(math.atan2(way[i + 1][1] - way[i][1], way[i + 1][0] - way[i][0]))
                    with p.placed(x, y, turn=a + (70 if t < 0.5 else -70)):
                        p.shape((-2, -9, 0), (20, -4), (40, 8, 0), (18, 8), (-2, 9, 0))
    p.layer(0.85)
    for x, y in ((200, 60), (120, 130), (284, 150)):
        for k in range(5):
            with p.placed(x, y, turn=72 * k):
                p.shape((0, 0, 0), (12, -18), (0, -32), (-12, -18))
        p.layer(0.4)
        p.oval(x, y, 8)
        p.layer(0.85)


def cloud_door(p: Pen, _r: R) -> None:
    """A cloud with a trapdoor hanging open under it."""
    p.layer(0.3)
    p.flat((140, 262), (170, 372), (250, 372), (230, 262))
    p.layer(0.6)
    for k in range(3):
        p.bar(164 + 22 * k, 264, 188 + 18 * k, 370, 5)
    p.layer(0.85)
    for x, y, q in ((110, 200, 64), (190, 150, 84), (276, 180, 70), (330, 224, 44), (70, 236, 42)):
        p.oval(x, y, q, q * 0.82)
    p.flat((60, 220), (350, 220), (350, 262), (60, 262))
    p.layer(0.1)
    p.flat((136, 246), (234, 246), (234, 266), (136, 266))
    p.layer(0.5)
    p.limb((90, 200, 3), (120, 170, 5), (170, 190, 2))
    p.limb((220, 150, 3), (260, 150, 5), (280, 180, 2))


THINGS = {
    "star": star, "unmake": unmake, "wind": wind, "second_wind": second_wind, "root": root,
    "burning_root": burning_root, "roots": roots, "grafted": grafted, "wheat": wheat, "blight": blight,
    "claws": claws, "thorns": thorns, "cloud_door": cloud_door,
}
