"""Constructs and wonders: what hands have made and set going, and odd things that count as creatures."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import numpy as np

from game.ui.art.figures.figure import Figure, at
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


FIGURES: dict[str, Figure] = {
    "ant": at(ant, 260, 190), "lens": at(lens, 200, 176), "array": at(array, 230, 170),
    "gears": at(gears, 216, 190), "war_drum": at(drum, 200, 170), "bell": at(bell, 200, 170),
    "steam_hound": at(steam_hound, 290, 170), "workshop": at(house, 200, 170), "saint": at(saint, 200, 125),
    "spring_queen": at(spring_queen, 200, 140), "engine": at(engine, 200, 190), "ram": at(ram, 250, 200),
}
