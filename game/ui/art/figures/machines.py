"""Constructs and wonders: what hands have made and set going, and odd things that count as creatures."""

# fmt: off  (outlines are read as rows of points)
from __future__ import annotations

import math

import numpy as np

from game.ui.art.figures.figure import Figure
from game.ui.art.pen import Pen

R = np.random.Generator


def ant(p: Pen, _r: R) -> None:
    """A clockwork ant, seen from the side."""
    p.layer(0.16)
    for x, k in ((150, -1), (206, 0.2), (250, 1)):
        p.limb((x, 270, 7), (x + 60 * k - 16, 220, 6), (x + 92 * k - 20, 310, 5), (x + 104 * k - 24, 404, 4))
    p.layer(0.0)
    p.shape((20, 270), (40, 206), (96, 186), (146, 214), (160, 262), (130, 304), (76, 316), (34, 304))
    p.oval(206, 254, 52, 34, -8)
    p.shape((244, 236), (264, 180), (306, 156), (348, 176), (358, 216), (330, 250), (286, 262))
    p.layer(0.08)
    for x, k in ((170, -1), (214, 0.2), (240, 1)):
        p.limb((x, 276, 8), (x + 66 * k - 6, 236, 7), (x + 96 * k - 4, 320, 6), (x + 118 * k - 8, 408, 4))
    p.limb((310, 166, 5), (318, 116, 4), (364, 80, 3), (392, 92, 2))
    p.limb((290, 166, 5), (286, 112, 4), (320, 60, 3), (352, 56, 2))
    p.layer(0.4)
    p.limb((344, 232, 7), (376, 250, 6), (368, 276, 3))
    p.layer(0.26)
    p.gear(88, 252, 12, 42, 33)
    p.layer(0.0)
    p.oval(88, 252, 14)
    p.layer(0.36)
    p.bar(206, 226, 206, 170, 10)
    p.arc(190, 150, 18, 10, 0, 360)
    p.arc(222, 150, 18, 10, 0, 360)
    for x, y in ((44, 250), (130, 246), (188, 250), (224, 246)):
        p.oval(x, y, 4)
    p.eye(322, 196, 11)


def lens(p: Pen, _r: R) -> None:
    """A great lens on a wheeled mount, its beam gathered."""
    p.layer(0.14)
    p.flat((150, 400), (186, 270), (214, 270), (250, 400))
    p.bar(120, 392, 280, 392, 22)
    p.layer(0.06)
    for x in (110, 290):
        p.oval(x, 386, 50)
    p.layer(0.3)
    for x in (110, 290):
        p.oval(x, 386, 40)
        p.layer(0.06)
        for k in range(6):
            with p.placed(x, 386, turn=30 * k):
                p.bar(-40, 0, 40, 0, 7)
        p.layer(0.3)
    p.layer(0.10)
    p.oval(200, 176, 136, 140, -12)
    p.layer(0.32)
    p.oval(200, 176, 122, 126, -12)
    p.layer(0.06)
    p.oval(200, 176, 110, 114, -12)
    p.layer(0.5)
    p.shape((130, 110), (200, 76), (266, 100), (240, 112), (196, 100), (150, 130))
    p.layer(0.16)
    for k in range(12):
        with p.placed(200, 176, turn=30 * k - 12):
            p.oval(0, -129, 6)
    p.bar(56, 190, 100, 300, 10)
    p.bar(344, 160, 300, 290, 10)
    p.light(200, 186, 40, 0.9)


def array(p: Pen, _r: R) -> None:
    """Three lenses in a row on one arm, each brighter."""
    p.layer(0.12)
    p.flat((170, 470), (184, 330), (216, 330), (230, 470))
    p.bar(40, 340, 360, 200, 18)
    for x, y, q in ((78, 250, 46), (190, 192, 60), (316, 122, 76)):
        p.layer(0.12)
        p.bar(x, y, x + 10, y + q + 60, 12)
        p.layer(0.08)
        p.oval(x, y, q * 0.72, q, 26)
        p.layer(0.4)
        p.oval(x, y, q * 0.60, q * 0.86, 26)
        p.layer(0.05)
        p.oval(x, y, q * 0.50, q * 0.75, 26)
        p.light(x, y, q * 0.3, 0.7)
    p.layer(0.5)
    p.oval(200, 330, 17)


def gears(p: Pen, _r: R) -> None:
    """Gears that hold on to each other like a chain of people."""
    for x, y, q, n, t, tone in ((92, 330, 92, 14, 0, 0.16), (216, 206, 88, 13, 10, 0.06),
        (318, 88, 78, 12, 4, 0.2)):
        p.layer(tone)
        p.gear(x, y, n, q, q * 0.82, t)
        p.layer(tone + 0.22)
        p.oval(x, y, q * 0.62)
        p.layer(tone)
        for k in range(5):
            with p.placed(x, y, turn=72 * k + t):
                p.bar(0, 0, 0, -q * 0.7, q * 0.16)
        p.oval(x, y, q * 0.26)
        p.layer(tone + 0.3)
        p.oval(x, y, q * 0.13)
    p.layer(0.1)
    p.gear(330, 330, 10, 54, 42, 8)
    p.layer(0.34)
    p.oval(330, 330, 20)
    p.eye(200, 206, 8)
    p.eye(232, 206, 8)


def drum(p: Pen, _r: R) -> None:
    """A war drum on a stand, skulls of beasts at its rim, two sticks over it."""
    p.layer(0.14)
    p.bar(110, 260, 60, 470, 16)
    p.bar(290, 260, 340, 470, 16)
    p.layer(0.02)
    p.shape((76, 190, 0), (324, 190, 0), (314, 300), (270, 392), (200, 412), (130, 392), (86, 300))
    p.layer(0.28)
    for k in range(6):
        x0 = 84 + 40 * k
        p.flat((x0 - 4, 196), (x0 + 16, 320), (x0 + 36, 196), (x0 + 30, 196), (x0 + 16, 290), (x0 + 2, 196))
    p.layer(0.16)
    p.oval(200, 190, 128, 42)
    p.layer(0.62)
    p.oval(200, 186, 114, 34)
    p.layer(0.1)
    p.star(200, 186, 8, 30, 12)
    p.layer(0.34)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.limb((236, 172, 13), (290, 90, 5), (360, 20, 5))
    for k, q in enumerate((60, 86, 112)):
        p.layer(0.7 - 0.16 * k)
        p.arc(200, 170, q, 4, 235, 305)


def lantern(p: Pen, _r: R) -> None:
    """A paper lantern that floats, a face in its light."""
    p.layer(0.2)
    p.bar(200, -10, 200, 60, 3)
    p.layer(0.12)
    p.flat((158, 60), (242, 60), (236, 82), (164, 82))
    p.layer(0.72)
    p.shape((164, 80), (100, 130), (84, 200), (100, 270), (164, 322), (236, 322), (300, 270), (316, 200),
        (300, 130), (236, 80))
    p.layer(0.44)
    for y, w in ((108, 84), (140, 106), (172, 114), (204, 116), (236, 112), (268, 100), (298, 74)):
        p.shape((200 - w, y - 2, 0), (200, y + 10), (200 + w, y - 2, 0), (200 + w, y + 2, 0), (200, y + 15),
            (200 - w, y + 2, 0))
    p.layer(0.12)
    p.flat((166, 318), (234, 318), (228, 338), (172, 338))
    for k in range(7):
        x = 176 + 8 * k
        p.limb((x, 338, 2.4), (x + (k - 3) * 2, 370, 2), (x + (k - 3) * 5, 420 - abs(k - 3) * 8, 1))
    p.layer(0.0)
    p.shape((150, 190), (166, 176), (184, 190), (166, 200))
    p.shape((250, 190), (234, 176), (216, 190), (234, 200))
    p.shape((176, 236, 0), (200, 246), (224, 236, 0), (214, 258), (200, 262), (186, 258))
    p.light(200, 210, 30, 0.5)


def bucket(p: Pen, _r: R) -> None:
    """The moon lying in a bucket of water."""
    p.layer(lit=True)
    p.oval(200, 206, 92)
    p.layer(0.8)
    p.oval(172, 180, 18, 16)
    p.oval(226, 204, 13)
    p.oval(190, 234, 9)
    p.layer(0.3)
    p.arc(200, 240, 150, 9, 188, 352)
    p.layer(0.0)
    p.shape((62, 244, 0), (338, 244, 0), (322, 340), (304, 440, 0), (96, 440, 0), (78, 340))
    p.layer(0.14)
    for x in (106, 150, 200, 250, 294):
        p.bar(x, 250, 200 + (x - 200) * 0.78, 440, 3)
    p.layer(0.36)
    p.shape((66, 270, 0), (200, 290), (334, 270, 0), (331, 288, 0), (200, 308), (69, 288, 0))
    p.shape((84, 376, 0), (200, 392), (316, 376, 0), (313, 394, 0), (200, 410), (87, 394, 0))
    p.layer(0.46)
    p.shape((62, 244, 0), (200, 226), (338, 244, 0), (200, 262))
    p.layer(lit=True)
    p.shape((112, 244, 0), (200, 234), (288, 244, 0), (200, 254))
    p.layer(0.3)
    p.oval(58, 246, 11)
    p.oval(342, 246, 11)


def mask(p: Pen, _r: R) -> None:
    """A mask on a ribbon with nobody behind it."""
    p.layer(0.3)
    p.shape((130, 130, 0), (60, 110), (6, 150, 0), (50, 160), (20, 220, 0), (90, 190), (140, 170, 0))
    p.shape((270, 130, 0), (340, 110), (394, 150, 0), (350, 160), (380, 220, 0), (310, 190), (260, 170, 0))
    p.layer(0.02)
    p.shape((200, 300), (160, 310), (110, 380), (90, 470, 0), (310, 470, 0), (290, 380), (240, 310))
    p.layer(0.66)
    p.shape((200, 56), (262, 70), (296, 120), (292, 200), (262, 270), (222, 316), (200, 322), (178, 316),
        (138, 270), (108, 200), (104, 120), (138, 70))
    p.layer(0.36)
    p.shape((200, 56, 0), (262, 70), (296, 120), (292, 200), (262, 270), (222, 316), (200, 322, 0), (212, 270),
        (204, 220), (214, 200), (200, 120))
    p.layer(0.0)
    p.shape((130, 160, 0), (150, 142), (178, 150), (188, 172, 0), (160, 178))
    p.shape((270, 160, 0), (250, 142), (222, 150), (212, 172, 0), (240, 178))
    p.shape((160, 252, 0), (200, 262), (240, 252, 0), (224, 278), (200, 284), (176, 278))
    p.limb((126, 136, 3), (150, 118, 4), (184, 128, 2))
    p.limb((274, 136, 3), (250, 118, 4), (216, 128, 2))
    p.eye(160, 164, 5)
    p.eye(240, 164, 5)


def sleeper(p: Pen, _r: R) -> None:
    """A sleeping face as large as a hill, dreams rising from it."""
    p.layer(0.5)
    for x, y, q in ((300, 150, 10), (326, 110, 15), (352, 56, 24)):
        p.oval(x, y, q * 1.3, q)
    p.layer(0.24)
    p.shape((-20, 470, 0), (10, 330), (60, 240), (130, 210), (100, 300), (120, 470, 0))
    p.layer(0.0)
    p.shape((30, 470, 0), (44, 360), (80, 270), (130, 214), (186, 190), (236, 186, 0), (262, 196), (272, 214),
        (300, 236), (312, 256, 0), (296, 268), (300, 284), (312, 292), (304, 306), (308, 320), (300, 346),
        (276, 362), (256, 390), (262, 470, 0))
    p.layer(0.16)
    p.shape((236, 186, 0), (180, 150), (100, 160), (40, 220), (10, 320), (40, 330, 0), (70, 260), (110, 240),
        (150, 260), (196, 230), (220, 206, 0))
    p.layer(0.6)
    p.arc(246, 240, 20, 5, 20, 150)
    for k in range(4):
        a = math.radians(40 + 30 * k)
        p.bar(246 + 22 * math.cos(a), 240 + 22 * math.sin(a), 246 + 32 * math.cos(a), 240 + 32 * math.sin(a), 3)
    p.layer(0.3)
    p.star(150, 320, 5, 20, 8)
    p.star(110, 390, 5, 13, 5)
    p.star(200, 400, 5, 15, 6)


def ferry(p: Pen, _r: R) -> None:
    """A boat poled through the clouds."""
    p.layer(0.34)
    for x, y, q in ((40, 396, 62), (130, 372, 54), (330, 380, 70), (250, 400, 60)):
        p.oval(x, y, q, q * 0.55)
    p.layer(0.0)
    p.shape((30, 250, 0), (60, 306), (120, 340), (220, 346), (310, 332), (360, 286), (392, 210, 0), (340, 264),
        (260, 290), (140, 290), (70, 270))
    p.layer(0.10)
    p.shape((176, 300, 0), (166, 220), (190, 168), (220, 150), (250, 172), (262, 230), (256, 300, 0))
    p.shape((188, 160), (192, 116), (216, 92), (244, 108), (252, 146), (234, 176), (206, 180))
    p.layer(0.02)
    p.shape((208, 116), (232, 120), (238, 146), (222, 164), (206, 150))
    p.layer(0.3)
    p.bar(310, 40, 262, 420, 8)
    p.layer(0.14)
    p.limb((240, 190, 13), (280, 210, 10), (290, 190, 8))
    p.layer(0.26)
    p.limb((64, 270, 4), (58, 200, 4), (84, 176, 4), (92, 200, 3))
    p.layer(0.55)
    for x, y, q in ((-10, 430, 70), (90, 424, 60), (200, 432, 66), (310, 428, 60), (400, 420, 60)):
        p.oval(x, y, q, q * 0.6)
    p.light(92, 216, 11)
    p.eyes(222, 142, 18, 3)


def fork(p: Pen, _r: R) -> None:
    """A tuning fork humming, a small face on its stem."""
    for k, q in enumerate((70, 100, 130, 160)):
        p.layer(0.6 - 0.1 * k)
        p.arc(200, 130, q, 4, 160, 200)
        p.arc(200, 130, q, 4, -20, 20)
    p.layer(0.0)
    p.limb((160, 30, 13), (160, 120, 13), (160, 190, 14), (200, 236, 16), (240, 190, 14), (240, 120, 13),
        (240, 30, 13))
    p.shape((182, 232), (200, 226), (218, 232), (222, 330), (236, 400), (246, 470, 0), (154, 470, 0), (164, 400),
        (178, 330))
    p.layer(0.3)
    p.oval(200, 262, 32)
    p.layer(0.0)
    p.oval(200, 262, 26)
    p.layer(0.3)
    p.bar(170, 340, 230, 340, 12)
    p.bar(162, 400, 238, 400, 12)
    p.eyes(200, 258, 26, 6)


def bell(p: Pen, _r: R) -> None:
    """A bell that walks: legs of timber, one great mouth."""
    p.layer(0.16)
    for x, k in ((130, -40), (270, 40)):
        p.limb((x, 300, 14), (x + k, 360, 12), (x + k * 0.8, 430, 18))
    p.layer(0.12)
    p.oval(200, 330, 24)
    p.bar(200, 300, 200, 330, 12)
    p.layer(0.0)
    p.shape((176, 70, 0), (224, 70, 0), (262, 110), (280, 190), (298, 260), (336, 312, 0), (64, 312, 0), (102, 260),
        (120, 190), (138, 110))
    p.arc(200, 50, 22, 12, 140, 400)
    p.layer(0.30)
    p.shape((104, 256, 0), (200, 268), (296, 256, 0), (302, 272, 0), (200, 284), (98, 272, 0))
    p.shape((136, 130, 0), (200, 138), (264, 130, 0), (266, 142, 0), (200, 150), (134, 142, 0))
    p.layer(0.5)
    p.flat((64, 312), (336, 312), (330, 324), (70, 324))
    p.eyes(200, 200, 70, 10)


def hand(p: Pen, _r: R) -> None:
    """A mechanical hand that holds a small gear."""
    p.layer(0.1)
    p.flat((150, 470), (158, 340), (242, 340), (250, 470))
    p.layer(0.3)
    p.bar(146, 420, 254, 420, 16)
    p.bar(150, 370, 250, 370, 16)
    p.layer(0.0)
    p.shape((136, 250, 0), (264, 246, 0), (270, 300), (250, 350, 0), (150, 350, 0), (128, 300))
    for x, a, n in ((148, -16, 150), (184, -6, 176), (220, 5, 170), (256, 16, 140)):
        with p.placed(x, 256, turn=a):
            p.layer(0.0)
            for k in range(3):
                y = -n * k / 3
                p.flat((-15 + k, y), (-13 + k, y - n / 3 + 7), (13 - k, y - n / 3 + 7), (15 - k, y))
            p.layer(0.36)
            for k in range(3):
                p.oval(0, -n * k / 3 + 2, 8)
    p.layer(0.04)
    p.limb((136, 310, 18), (84, 270, 15), (70, 216, 13), (92, 180, 9))
    p.layer(0.36)
    p.oval(84, 268, 8)
    p.oval(72, 218, 7)
    p.layer(0.3)
    p.gear(200, 300, 10, 30, 23)
    p.layer(0.0)
    p.oval(200, 300, 10)
    p.light(110, 140, 14, 0.9)


def steam_hound(p: Pen, _r: R) -> None:
    """A hound of boiler plates at a run, steam from its back."""
    p.layer(0.55)
    for x, y, q in ((150, 110, 26), (110, 82, 34), (56, 66, 44)):
        p.oval(x, y, q, q * 0.75)
    p.layer(0.16)
    p.limb((116, 270, 20), (70, 330, 12), (30, 350, 9))
    p.limb((270, 270, 18), (330, 310, 12), (372, 350, 9))
    p.layer(0.2)
    p.flat((158, 200), (152, 136), (188, 134), (186, 200))
    p.layer(0.0)
    p.shape((70, 250), (92, 200), (160, 186), (250, 190), (290, 226), (280, 284), (200, 296), (110, 298))
    p.limb((104, 284, 26), (110, 346, 14), (70, 396, 11), (90, 408, 8))
    p.limb((262, 276, 24), (290, 340, 14), (290, 402, 12), (312, 408, 8))
    p.limb((262, 230, 32), (300, 176, 26), (314, 160, 22))
    p.shape((288, 176), (290, 132), (318, 116), (350, 134), (394, 150), (398, 172, 0), (360, 184), (318, 196))
    p.layer(0.14)
    p.shape((302, 136, 0), (280, 106), (286, 74, 0), (314, 100), (326, 130, 0))
    p.flat((342, 184), (392, 176), (388, 190), (348, 198))
    p.layer(0.32)
    for k in range(4):
        p.arc(110 + 48 * k, 246, 46, 5, -60, 60)
    for x, y in ((100, 226), (100, 270), (150, 214), (150, 276), (200, 214), (200, 276), (246, 220), (246, 268)):
        p.oval(x, y, 4.5)
    p.limb((76, 236, 6), (40, 200, 5), (50, 170, 5), (30, 150, 3))
    p.light(178, 246, 15, 0.9)
    p.eye(326, 148, 7)


def house(p: Pen, r: R) -> None:
    """A workshop that walks on four iron legs."""
    p.layer(0.5)
    for x, y, q in ((276, 40, 18), (306, 16, 26), (350, -6, 34)):
        p.oval(x, y, q, q * 0.75)
    p.layer(0.16)
    for x, k in ((110, -1), (170, -0.3), (240, 0.3), (300, 1)):
        p.limb((x, 280, 12), (x + 56 * k, 322, 10), (x + 40 * k, 380, 8), (x + 44 * k, 420, 16))
    p.layer(0.0)
    p.flat((80, 300), (90, 168), (316, 160), (326, 296), (200, 314))
    p.layer(0.14)
    p.flat((66, 180), (126, 84), (276, 74), (342, 168), (200, 178))
    p.layer(0.22)
    p.flat((250, 100), (250, 50), (288, 48), (290, 120))
    p.bar(242, 48, 296, 46, 12)
    p.layer(0.34)
    p.gear(330, 250, 12, 46, 37)
    p.layer(0.08)
    p.oval(330, 250, 18)
    p.layer(lit=True)
    p.flat((116, 206), (166, 204), (166, 250), (116, 252))
    p.flat((226, 200), (276, 198), (278, 246), (226, 248))
    p.layer(0.0)
    for x in (141, 251):
        p.bar(x, 196, x, 256, 4)
        p.bar(x - 28, 228, x + 28, 226, 4)
    p.layer(0.12)
    p.flat((176, 310), (178, 252), (218, 250), (220, 310))
    p.layer(0.3)
    for _ in range(9):
        p.oval(float(r.uniform(92, 314)), float(r.uniform(262, 292)), 3.5)


def saint(p: Pen, _r: R) -> None:
    """A saint of pistons with a gear for a halo."""
    p.layer(0.34)
    p.gear(200, 120, 20, 104, 90)
    p.layer(0.0)
    p.oval(200, 120, 78)
    p.layer(lit=True)
    p.arc(200, 120, 70, 5, 0, 360)
    p.layer(0.1)
    for side in (-1, 1):
        p.bar(200 + side * 90, 470, 200 + side * 84, 250, 34)
        p.layer(0.4)
        p.bar(200 + side * 84, 262, 200 + side * 80, 150, 14)
        p.layer(0.16)
        p.oval(200 + side * 80, 146, 20)
        p.layer(0.3)
        for k in range(3):
            p.bar(200 + side * 90 - 20, 300 + 46 * k, 200 + side * 90 + 20, 300 + 46 * k, 9)
    p.layer(0.0)
    p.shape((176, 176), (148, 200), (140, 280), (150, 360), (130, 470, 0), (270, 470, 0), (250, 360), (260, 280),
        (252, 200), (224, 176))
    p.layer(0.05)
    p.shape((200, 62), (232, 76), (242, 120), (230, 170), (200, 188), (170, 170), (158, 120), (168, 76))
    p.layer(0.2)
    p.bar(200, 66, 200, 110, 7)
    p.bar(166, 108, 234, 108, 8)
    p.layer(0.3)
    p.flat((176, 230), (224, 230), (216, 300), (184, 300))
    p.layer(0.06)
    p.limb((156, 230, 17), (150, 290, 14), (192, 316, 11))
    p.limb((244, 230, 17), (250, 290, 14), (208, 316, 11))
    p.eyes(200, 130, 40, 7)


def spring_queen(p: Pen, _r: R) -> None:
    """A queen whose gown is one great spring."""
    for k in range(7):
        y = 450 - 30 * k
        w = 128 - 13 * k
        p.layer(0.12 if k % 2 else 0.0)
        p.shape((200 - w, y - 8), (200, y - 20), (200 + w, y - 8), (200 + w, y + 8), (200, y + 22),
            (200 - w, y + 8))
    p.layer(0.05)
    p.shape((182, 190), (154, 208), (158, 250), (172, 280), (228, 280), (242, 250), (246, 208), (218, 190))
    p.layer(0.0)
    p.shape((184, 206, 0), (184, 188), (170, 168), (168, 136), (180, 112), (200, 104), (220, 112), (232, 136),
        (230, 168), (216, 188), (216, 206, 0))
    p.layer(0.5)
    p.flat((164, 126), (150, 74), (174, 96), (184, 58), (200, 90), (216, 58), (226, 96), (250, 74), (236, 126),
        (200, 134))
    p.layer(0.3)
    for side in (-1, 1):
        x = 200 + side * 120
        for k in range(5):
            p.arc(200 + side * (52 + 15 * k), 232 - 14 * k, 13, 5, 0, 360)
        p.oval(x + side * 6, 166, 12)
    p.layer(0.4)
    for k in range(3):
        p.oval(200, 222 + 20 * k, 4)
    p.eyes(200, 150, 30, 6)


def orrery(p: Pen, _r: R) -> None:
    """Rings and planets about a sun, on a clawed foot."""
    p.layer(0.1)
    p.flat((186, 300), (214, 300), (226, 400), (174, 400))
    p.shape((200, 380, 0), (120, 410), (100, 470, 0), (300, 470, 0), (280, 410))
    p.layer(0.3)
    p.bar(200, 180, 200, 320, 10)
    for q, tone in ((190, 0.26), (136, 0.34), (88, 0.42)):
        p.layer(tone)
        n = 60
        outer, inner = [], []
        for k in range(n + 1):
            u, v = math.cos(2 * math.pi * k / n), math.sin(2 * math.pi * k / n)
            for out, d in ((outer, 4.5), (inner, -4.5)):
                x, y = (q + d) * u, (q * 0.42 + d) * v
                out.append((200 + x * 0.956 - y * 0.292, 176 + x * 0.292 + y * 0.956))
        p.polygon(outer + inner[::-1])
    for q, a, size in ((190, 200, 26), (190, 60, 17), (136, 330, 22), (136, 130, 14), (88, 250, 15), (88, 40, 10)):
        c, v = math.cos(math.radians(a)), math.sin(math.radians(a))
        x, y = q * c, q * 0.42 * v
        p.layer(0.05)
        p.oval(200 + x * 0.956 - y * 0.292, 176 + x * 0.292 + y * 0.956, size)
    p.layer(0.7)
    p.oval(200, 176, 44)
    p.layer(lit=True)
    p.oval(200, 176, 34)
    p.light(200, 176, 26, 0.7)


def engine(p: Pen, _r: R) -> None:
    """An engine without a driver, head on, its lamp an eye, plough and smoke."""
    p.layer(0.5)
    for x, y, q in ((150, 40, 46), (90, 14, 56), (250, 20, 44), (310, 0, 40)):
        p.oval(x, y, q, q * 0.7)
    p.layer(0.12)
    p.flat((172, 110), (160, 44), (240, 44), (228, 110))
    p.layer(0.04)
    p.flat((70, 390), (70, 180), (330, 180), (330, 390))
    p.layer(0.0)
    p.oval(200, 220, 124)
    p.layer(0.26)
    p.oval(200, 220, 106)
    p.layer(0.04)
    p.oval(200, 220, 94)
    p.layer(0.4)
    for k in range(12):
        with p.placed(200, 220, turn=30 * k):
            p.oval(0, -116, 6)
    p.layer(0.22)
    p.flat((60, 330), (340, 330), (352, 360), (48, 360))
    p.layer(0.1)
    p.flat((40, 470), (120, 356), (280, 356), (360, 470))
    p.layer(0.34)
    for k in range(7):
        x = 140 + 20 * k
        p.bar(x, 356, 200 + (x - 200) * 2.3, 470, 6)
    p.layer(0.75)
    for k in range(8):
        x = 130 + 20 * k
        d = abs(x - 200) / 80
        p.flat((x - 9, 262 + 12 * (1 - d)), (x, 296 - 6 * d), (x + 9, 262 + 12 * (1 - d)))
    p.light(200, 190, 36)
    p.eye(138, 200, 7)
    p.eye(262, 200, 7)


def ram(p: Pen, _r: R) -> None:
    """A ram of oak with a beast's head, under its roof."""
    p.layer(0.16)
    p.flat((10, 200), (60, 110), (250, 110), (300, 200))
    p.layer(0.3)
    for k in range(5):
        p.bar(72 + 42 * k, 112, 42 + 54 * k, 198, 4)
    p.bar(0, 204, 310, 204, 10)
    p.layer(0.08)
    p.bar(80, 190, 60, 400, 16)
    p.bar(240, 200, 250, 400, 16)
    p.layer(0.0)
    p.flat((-10, 220), (270, 250), (270, 330), (-10, 300))
    p.layer(0.34)
    for x in (40, 110, 180, 244):
        p.bar(x, 222 + x * 0.1, x, 302 + x * 0.1, 9)
    p.layer(0.05)
    p.shape((250, 230), (300, 216), (350, 250), (384, 300), (376, 344), (330, 352), (280, 344), (246, 340))
    p.layer(0.4)
    p.arc(296, 266, 46, 24, -160, 130, 8)
    p.layer(0.14)
    for x in (66, 250):
        p.oval(x, 410, 50)
    p.layer(0.3)
    for x in (66, 250):
        p.oval(x, 410, 38)
        p.layer(0.1)
        for k in range(4):
            with p.placed(x, 410, turn=45 * k):
                p.bar(-38, 0, 38, 0, 7)
        p.layer(0.3)
    p.eye(340, 276, 7)


def F(draw: object, x: float, y: float) -> Figure:  # noqa: N802
    """A figure with its head."""
    return Figure(draw, (x, y))  # type: ignore[arg-type]


FIGURES: dict[str, Figure] = {
    "ant": F(ant, 260, 190), "lens": F(lens, 200, 176), "array": F(array, 230, 170), "gears": F(gears, 216, 190),
    "war_drum": F(drum, 200, 170), "lantern": F(lantern, 200, 190), "bucket": F(bucket, 200, 190), "mask": F(mask, 200, 170),
    "sleeper": F(sleeper, 250, 200), "ferry": F(ferry, 220, 150), "fork": F(fork, 200, 150), "bell": F(bell, 200, 170),
    "hand": F(hand, 200, 170), "steam_hound": F(steam_hound, 290, 170), "workshop": F(house, 200, 170), "saint": F(saint, 200, 125),
    "spring_queen": F(spring_queen, 200, 140), "orrery": F(orrery, 200, 176), "engine": F(engine, 200, 190), "ram": F(ram, 250, 200),
}  # fmt: skip
