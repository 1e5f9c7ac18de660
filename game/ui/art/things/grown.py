"""Things that have grown or happen: roots, stars, leaves, claws, clouds, waves, flames."""

# fmt: off  (outlines are read as rows of points)
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
    for k in range(34):
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


def burning_root(p: Pen, r: R) -> None:
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


def moon(p: Pen, _r: R) -> None:
    """A moon asleep on a pillow."""
    p.layer(0.25)
    p.shape((50, 290, 0), (120, 300), (280, 300), (350, 286, 0), (340, 340), (350, 390, 0), (280, 380), (120, 380),
        (50, 390, 0), (60, 340))
    p.layer(0.75)
    p.shape((240, 40, 0), (160, 70), (110, 150), (120, 240), (180, 304), (270, 316), (330, 280, 0), (270, 276),
        (224, 236), (206, 170), (214, 100))
    p.layer(0.15)
    p.arc(160, 196, 18, 6, 20, 160)
    p.arc(176, 250, 15, 5, 30, 150)
    p.layer(0.9)
    for x, y, s in ((270, 180, 20), (306, 132, 28), (340, 70, 38)):
        p.flat((x - s / 2, y - s / 2), (x + s / 2, y - s / 2), (x + s / 2, y - s / 3), (x - s / 5, y + s / 3),
            (x + s / 2, y + s / 3), (x + s / 2, y + s / 2), (x - s / 2, y + s / 2), (x - s / 2, y + s / 3),
            (x + s / 5, y - s / 3), (x - s / 2, y - s / 3))


def start(p: Pen, _r: R) -> None:
    """A bed someone has just been thrown out of by a dream."""
    p.layer(0.9)
    for k in range(11):
        with p.placed(210, 190, turn=-100 + 20 * k):
            p.flat((-8, -90), (0, -170 + 30 * (k % 2)), (8, -90))
    p.layer(0.5)
    p.oval(200, 170, 42, 46)
    p.shape((160, 210), (140, 262), (130, 320, 0), (280, 320, 0), (264, 262), (240, 210))
    p.layer(0.05)
    p.oval(184, 166, 11, 13)
    p.oval(218, 166, 11, 13)
    p.oval(201, 194, 9, 11)
    p.layer(0.2)
    p.flat((40, 380), (40, 200), (60, 190), (60, 290), (360, 290), (360, 380), (342, 380), (342, 350), (60, 350),
        (60, 380))
    p.layer(0.65)
    p.shape((62, 300, 0), (150, 284), (270, 300), (344, 284, 0), (344, 336, 0), (62, 336, 0))


def tongue(p: Pen, _r: R) -> None:
    """A mouth with a coin on its tongue."""
    p.layer(0.3)
    p.shape((40, 180, 0), (110, 110), (170, 92), (200, 108, 0), (230, 92), (290, 110), (360, 180, 0), (300, 280),
        (200, 320), (100, 280))
    p.layer(0.02)
    p.shape((76, 184, 0), (140, 146), (200, 150), (260, 146), (324, 184, 0), (270, 250), (200, 270), (130, 250))
    p.layer(0.9)
    p.flat((120, 160), (280, 160), (270, 186), (130, 186))
    p.layer(0.5)
    p.shape((140, 230), (200, 212), (260, 230), (262, 320), (236, 376), (200, 390), (164, 376), (138, 320))
    p.layer(0.25)
    p.bar(200, 240, 200, 300, 5)
    p.layer(0.7)
    p.oval(200, 336, 42, 34)
    p.layer(0.95)
    p.star(200, 336, 5, 26, 11)


def skull(p: Pen, _r: R) -> None:
    """A skull dissolving upward, a door behind it."""
    p.layer(0.2)
    p.arc(200, 190, 158, 14, 0, 360)
    for k in range(12):
        with p.placed(200, 190, turn=30 * k):
            p.flat((-8, -166), (0, -192), (8, -166))
    p.layer(0.7)
    p.shape((200, 70), (280, 96), (304, 170), (284, 230), (256, 250), (250, 306, 0), (150, 306, 0), (144, 250),
        (116, 230), (96, 170), (120, 96))
    p.layer(0.05)
    p.shape((130, 180), (160, 160), (184, 180), (176, 216), (146, 220))
    p.shape((270, 180), (240, 160), (216, 180), (224, 216), (254, 220))
    p.flat((200, 220), (186, 252), (214, 252))
    for x in (172, 190, 210, 228):
        p.bar(x, 270, x, 308, 5)
    p.light(158, 192, 8)
    p.light(242, 192, 8)


def paint(p: Pen, _r: R) -> None:
    """A brush and three strokes across a face."""
    p.layer(0.2)
    p.shape((160, 60), (250, 70), (290, 150), (270, 250), (210, 330), (160, 330), (100, 250), (84, 150))
    p.layer(0.9)
    for x, t in ((132, 8), (178, 0), (226, -8)):
        with p.placed(x, 200, turn=t):
            p.shape((-13, -60, 0), (13, -66, 0), (10, 40), (2, 84, 0), (-10, 30))
    p.layer(0.0)
    p.oval(138, 176, 17, 9)
    p.oval(222, 176, 17, 9)
    p.layer(0.45)
    with p.placed(290, 250, turn=40):
        p.bar(0, -30, 0, 140, 20, 12)
        p.layer(0.25)
        p.bar(0, -56, 0, -26, 34)
        p.layer(0.95)
        p.shape((-19, -56, 0), (-25, -100), (0, -160, 0), (25, -100), (19, -56, 0))


def bulwark(p: Pen, _r: R) -> None:
    """A shield of stone, the sun behind it."""
    p.layer(0.75)
    for k in range(20):
        with p.placed(200, 190, turn=18 * k):
            p.flat((-11, -130), (0, -192 if k % 2 else -168), (11, -130))
    p.layer(0.14)
    p.shape((80, 90, 0), (200, 56), (320, 90, 0), (322, 210), (280, 300), (200, 370, 0), (120, 300), (78, 210))
    p.layer(0.46)
    p.shape((98, 106, 0), (200, 76), (302, 106, 0), (304, 206), (266, 288), (200, 346, 0), (134, 288), (96, 206))
    p.layer(0.16)
    for row in range(5):
        y = 130 + 44 * row
        p.bar(110 + 12 * max(0, row - 2), y, 290 - 12 * max(0, row - 2), y, 5)
        for x in ((160, 240) if row % 2 else (130, 200, 270)):
            if 120 + 20 * max(0, row - 2) < x < 280 - 20 * max(0, row - 2):
                p.bar(x, y, x, y + 44, 5)


def wardens(p: Pen, _r: R) -> None:
    """A ring of shields about a leaf."""
    p.layer(0.3)
    p.arc(200, 200, 128, 7, 0, 360)
    for k in range(8):
        with p.placed(200, 200, turn=45 * k):
            p.layer(0.2)
            p.shape((-36, -178, 0), (0, -190), (36, -178, 0), (34, -136), (0, -98, 0), (-34, -136))
            p.layer(0.65)
            p.shape((-25, -168, 0), (0, -177), (25, -168, 0), (23, -138), (0, -112, 0), (-23, -138))
    p.layer(0.8)
    p.shape((200, 120, 0), (244, 170), (240, 230), (200, 276, 0), (160, 230), (156, 170))
    p.layer(0.3)
    p.limb((200, 300, 4), (200, 220, 4), (200, 134, 1))
    for k in range(3):
        for side in (-1, 1):
            p.limb((200, 236 - 28 * k, 3), (200 + side * 26, 212 - 28 * k, 1))


def drowned_bell(p: Pen, _r: R) -> None:
    """A bell lying under waves."""
    p.layer(0.55)
    with p.placed(190, 210, turn=-28):
        p.shape((-40, -120, 0), (40, -120, 0), (74, -60), (86, 10), (98, 60), (130, 100, 0), (-130, 100, 0),
            (-98, 60), (-86, 10), (-74, -60))
        p.arc(0, -134, 20, 11, 150, 390)
        p.layer(0.25)
        p.shape((-96, 56, 0), (0, 68), (96, 56, 0), (102, 76, 0), (0, 88), (-102, 76, 0))
        p.oval(0, 114, 20)
    p.layer(0.9)
    for y in (70, 108):
        p.limb((30, y, 2), (90, y - 12, 6), (150, y + 6, 6), (210, y - 10, 6), (270, y + 6, 6), (330, y - 10, 5),
            (376, y, 1))
    p.layer(0.75)
    for x, y, q in ((300, 220, 14), (320, 170, 9), (286, 150, 7), (90, 160, 8), (110, 130, 6)):
        p.arc(x, y, q, 4, 0, 360)
    p.layer(0.2)
    p.limb((20, 372, 8), (120, 350, 12), (260, 372, 12), (384, 352, 6))


def chain(p: Pen, _r: R) -> None:
    """A chain with one broken link."""
    for k in range(5):
        x, y = 70 + 66 * k, 330 - 66 * k
        p.layer(0.35 if k % 2 else 0.65)
        with p.placed(x, y, turn=-45):
            if k == 2:
                p.arc(0, 0, 40, 17, 20, 150)
                p.arc(8, -10, 40, 17, 200, 330)
            else:
                n = 30
                outer = [(52 * math.cos(6.283 * j / n), 30 * math.sin(6.283 * j / n)) for j in range(n + 1)]
                inner = [(34 * math.cos(6.283 * j / n), 13 * math.sin(6.283 * j / n)) for j in range(n + 1)]
                p.polygon(outer + inner[::-1])
    p.layer(0.95)
    for a in (-100, -70, -40, 60, 90, 120):
        with p.placed(204, 196, turn=a):
            p.flat((54, -5), (96, 0), (54, 5))


def flame(p: Pen, _r: R) -> None:
    """A tall flame in three tones."""
    for tone, k in ((0.25, 1.0), (0.6, 0.68), (0.95, 0.36)):
        p.layer(tone)
        b = 370 - 10 * (1 - k)
        p.shape((200, b), (200 - 110 * k, b - 60 * k), (200 - 116 * k, b - 150 * k), (200 - 60 * k, b - 220 * k),
            (200 - 30 * k, b - 350 * k, 0), (200 + 40 * k, b - 240 * k), (200 + 66 * k, b - 270 * k, 0),
            (200 + 116 * k, b - 150 * k), (200 + 110 * k, b - 60 * k))


def wave(p: Pen, _r: R) -> None:
    """A great curling wave."""
    for tone, dx, k in ((0.2, 0, 1.0), (0.5, 14, 0.84), (0.85, 30, 0.66)):
        p.layer(tone)
        with p.placed(dx, 390 - 390 * k, k):
            p.shape((20, 390, 0), (40, 270), (110, 140), (210, 70), (310, 90), (350, 150), (330, 204),
                (280, 214, 0), (300, 180), (286, 144), (240, 140), (200, 190), (200, 270), (260, 340),
                (390, 390, 0))
    p.layer(0.95)
    for x, y, q in ((352, 100, 10), (374, 140, 7), (330, 60, 8), (380, 190, 6)):
        p.oval(x, y, q)


def book(p: Pen, _r: R) -> None:
    """An open book with a light rising from it."""
    p.layer(0.9)
    for k in range(7):
        with p.placed(200, 250, turn=-54 + 18 * k):
            p.flat((-10, -50), (0, -210 + 24 * (k % 2)), (10, -50))
    p.layer(0.2)
    p.flat((30, 230), (200, 276), (370, 230), (370, 360), (200, 392), (30, 360))
    p.layer(0.65)
    p.shape((44, 214, 0), (120, 210), (196, 254, 0), (196, 372, 0), (120, 332), (44, 340, 0))
    p.shape((356, 214, 0), (280, 210), (204, 254, 0), (204, 372, 0), (280, 332), (356, 340, 0))
    p.layer(0.3)
    for k in range(4):
        p.limb((70, 240 + 24 * k, 2.4), (120, 238 + 24 * k, 2.4), (176, 262 + 24 * k, 2.4))
        p.limb((330, 240 + 24 * k, 2.4), (280, 238 + 24 * k, 2.4), (224, 262 + 24 * k, 2.4))


def hourglass(p: Pen, _r: R) -> None:
    """An hourglass turning over."""
    with p.placed(200, 200, turn=28):
        p.layer(0.3)
        p.flat((-90, -160), (90, -160), (80, -132), (-80, -132))
        p.flat((-90, 160), (90, 160), (80, 132), (-80, 132))
        p.layer(0.55)
        p.shape((-66, -132, 0), (66, -132, 0), (58, -70), (10, -6), (10, 6), (58, 70), (66, 132, 0), (-66, 132, 0),
            (-58, 70), (-10, 6), (-10, -6), (-58, -70))
        p.layer(0.95)
        p.shape((-44, -70, 0), (0, -56), (44, -74, 0), (0, -8, 0))
        p.shape((-58, 126, 0), (-30, 90), (0, 76), (34, 92), (58, 126, 0))
        p.bar(0, -8, 0, 80, 4)
    p.layer(0.8)
    p.arc(200, 200, 184, 9, -150, -60, 3)
    p.arc(200, 200, 184, 9, 30, 120, 3)


def web(p: Pen, _r: R) -> None:
    """A web with its owner in the middle."""
    p.layer(0.6)
    for k in range(12):
        with p.placed(200, 200, turn=30 * k):
            p.bar(0, 0, 0, -188, 3)
    for q in (40, 72, 106, 140, 174):
        for k in range(12):
            a, b = math.radians(30 * k), math.radians(30 * k + 30)
            m = math.radians(30 * k + 15)
            p.limb((200 + q * math.cos(a), 200 + q * math.sin(a), 1.6), (200 + q * 0.88 * math.cos(m),
                200 + q * 0.88 * math.sin(m), 1.6), (200 + q * math.cos(b), 200 + q * math.sin(b), 1.6))
    p.layer(0.2)
    for side in (-1, 1):
        for k in range(4):
            y = 180 + 14 * k
            p.limb((200, y, 6), (200 + side * 50, y - 34 + 18 * k, 4), (200 + side * 76, y - 4 + 28 * k, 1.5))
    p.oval(200, 222, 34, 42)
    p.oval(200, 172, 21)
    p.layer(0.9)
    p.flat((200, 200), (214, 224), (200, 248), (186, 224))


THINGS = {
    "star": star, "unmake": unmake, "wind": wind, "second_wind": second_wind, "root": root, "burning_root": burning_root,
    "roots": roots, "grafted": grafted, "wheat": wheat, "blight": blight, "claws": claws, "thorns": thorns, "cloud_door": cloud_door,
    "moon": moon, "start": start, "tongue": tongue, "skull": skull, "paint": paint, "bulwark": bulwark, "wardens": wardens,
    "drowned_bell": drowned_bell, "chain": chain, "flame": flame, "wave": wave, "book": book, "hourglass": hourglass, "web": web,
}  # fmt: skip
