"""Winged creatures: birds, bats, moths, and what else flies."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math

import numpy as np

from game.ui.art.figures.figure import Figure, at
from game.ui.art.outline import closed
from game.ui.art.pen import Pen

R = np.random.Generator


def feather(p: Pen, x: float, y: float, angle: float, length: float, wide: float) -> None:
    """One feather from its root at (x, y)."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + u * c - v * s, y + u * s + v * c

    p.polygon(closed([at(0, -wide * 0.3), at(length * 0.5, -wide * 0.55), at(length * 0.86, -wide * 0.45),
        (*at(length, 0), 0), at(length * 0.8, wide * 0.5), at(length * 0.4, wide * 0.5), at(0, wide * 0.3)]))


def wing(p: Pen, x: float, y: float, span: float, lift: float, fold: float = 105, count: int = 9,
    thick: float = 1.0 ) -> None:
    """An open wing from the shoulder (x, y): `lift` is the direction of its tip, `fold` how far feathers fan back."""
    a = math.radians(lift)
    side = 1 if math.cos(a) >= 0 else -1
    tone = p.tones[p.number]
    bend = math.radians(lift - side * 24)
    ex, ey = x + 0.30 * span * math.cos(bend), y + 0.30 * span * math.sin(bend)
    wx, wy = ex + 0.22 * span * math.cos(a + side * 0.12), ey + 0.22 * span * math.sin(a + side * 0.12)
    for i in range(count):
        t = i / (count - 1)
        if t > 0.5:
            k = (t - 0.5) / 0.5
            sx, sy = ex + (wx - ex) * k, ey + (wy - ey) * k
        else:
            k = t / 0.5
            sx, sy = x + (ex - x) * k, y + (ey - y) * k
        angle = lift + side * fold * (1 - t) ** 0.85
        length = span * (0.30 + 0.26 * t + 0.06 * math.sin(t * 9))
        p.layer(tone + (0.07 if i % 2 else 0.0))
        feather(p, sx, sy, angle, length, span * 0.115 * thick)
    p.layer(tone)
    p.limb((x, y, span * 0.085), (ex, ey, span * 0.062), (wx, wy, span * 0.032))
    p.limb((x - side * span * 0.02, y + span * 0.08, span * 0.07), ((x + ex) / 2, (y + ey) / 2 + span * 0.07,
        span * 0.07), (ex, ey + span * 0.04, span * 0.04))


def fingers(p: Pen, x: float, y: float, span: float, lift: float, drop: float = 95, count: int = 4) -> None:
    """A wing of skin between fingers, as bats and dragons have, from the shoulder (x, y)."""
    a = math.radians(lift)
    side = 1 if math.cos(a) >= 0 else -1
    wx, wy = x + 0.42 * span * math.cos(a - side * 0.35), y + 0.42 * span * math.sin(a - side * 0.35)
    tips = []
    for i in range(count):
        b = math.radians(lift + side * drop * i / (count - 0.4))
        n = span * (0.66 - 0.05 * i)
        tips.append((wx + n * math.cos(b), wy + n * math.sin(b)))
    points: list[tuple[float, ...]] = [(x, y, 0), (wx, wy, 0)]
    hold = (wx * 0.35 + x * 0.65, wy * 0.3 + y * 0.7 + span * 0.18)
    for i, tip in enumerate(tips):
        points.append((*tip, 0))
        nxt = tips[i + 1] if i + 1 < count else (x + side * span * 0.06, y + span * 0.42)
        middle = ((tip[0] + nxt[0]) / 2, (tip[1] + nxt[1]) / 2)
        points.append((middle[0] + (hold[0] - middle[0]) * 0.34, middle[1] + (hold[1] - middle[1]) * 0.34))
    points.append((x + side * span * 0.06, y + span * 0.42, 0))
    p.shape(*points)
    p.layer(p.tones[p.number] + 0.10)
    for tip in tips:
        p.limb((wx, wy, span * 0.022), ((wx + tip[0]) / 2, (wy + tip[1]) / 2 - span * 0.01, span * 0.016),
            (tip[0], tip[1], span * 0.005))
    p.limb((x, y, span * 0.045), ((x + wx) / 2, (y + wy) / 2 - span * 0.03, span * 0.035), (wx, wy, span * 0.026))
    p.flat((wx - 4, wy), (wx + side * 3, wy - span * 0.09), (wx + 6, wy))


def shrike(p: Pen, _r: R) -> None:
    """A bird darting to the right, wings up."""
    p.layer(0.26)
    wing(p, 232, 214, 220, -60, 70)
    p.layer(0.0)
    for k in range(4):
        feather(p, 120, 268, 152 + 9 * k, 120 - 8 * k, 24)
    p.shape((96, 286), (150, 232), (214, 204), (262, 176), (300, 160), (330, 176), (326, 208), (288, 250),
        (220, 282), (150, 296))
    p.shape((318, 172), (352, 180), (372, 200, 0), (366, 208, 0), (346, 200), (318, 204))
    p.layer(0.12)
    wing(p, 224, 222, 270, -122, 80)
    p.eye(312, 184, 5)


def heron(p: Pen, _r: R) -> None:
    """A heron standing in shallow water."""
    p.layer(0.08)
    p.limb((196, 300, 7), (200, 350, 4), (196, 420, 4))
    p.limb((222, 296, 7), (240, 350, 4), (232, 420, 4))
    p.layer(0.0)
    p.shape((62, 326, 0), (110, 268), (170, 226), (230, 214), (262, 240), (250, 286), (200, 316), (130, 316),
        (100, 330))
    p.limb((244, 240, 24), (266, 190, 15), (230, 142, 12), (216, 100, 11), (244, 70, 13), (266, 72, 12))
    p.shape((258, 60), (290, 62), (372, 84, 0), (290, 84), (262, 84))
    p.shape((254, 58, 0), (224, 54), (176, 30, 0), (216, 66), (248, 72, 0))
    p.layer(0.14)
    p.shape((240, 236, 0), (200, 232), (130, 270), (70, 330, 0), (130, 306), (176, 308, 0), (160, 298), (222, 286))
    p.eye(266, 68, 4)


def owl(p: Pen, _r: R) -> None:
    """An owl on a weathervane."""
    p.layer(0.3)
    p.bar(200, 330, 200, 460, 8)
    p.bar(84, 346, 326, 346, 7)
    p.flat((326, 330), (364, 346), (326, 362))
    p.flat((84, 346), (62, 328), (100, 328), (112, 346), (100, 364), (62, 364))
    p.layer(0.0)
    p.shape((136, 70, 0), (166, 84), (200, 88), (234, 84), (264, 70, 0), (268, 120), (276, 190), (268, 270),
        (236, 326), (200, 336), (164, 326), (132, 270), (124, 190), (132, 120))
    p.layer(0.16)
    p.shape((134, 168, 0), (118, 220), (126, 290), (160, 332, 0), (158, 270), (150, 210))
    p.shape((266, 168, 0), (282, 220), (274, 290), (240, 332, 0), (242, 270), (250, 210))
    for row in range(4):
        for k in range(4 - row % 2):
            p.arc(164 + 24 * k + 12 * (row % 2), 206 + 26 * row, 10, 4, 20, 160)
    p.layer(0.22)
    p.oval(170, 128, 34)
    p.oval(230, 128, 34)
    p.layer(0.05)
    p.oval(170, 128, 25)
    p.oval(230, 128, 25)
    p.layer(0.5)
    p.flat((200, 134), (190, 150), (200, 172), (210, 150))
    p.eye(170, 128, 12)
    p.eye(230, 128, 12)


def sparrow(p: Pen, _r: R) -> None:
    """A small round bird with a key in its back."""
    p.layer(0.35)
    p.bar(150, 210, 116, 156, 11)
    p.arc(92, 142, 20, 11, 0, 360)
    p.arc(116, 112, 20, 11, 0, 360)
    p.layer(0.0)
    p.shape((30, 300, 0), (80, 262), (126, 220), (180, 170), (216, 134), (252, 116), (288, 124), (306, 154),
        (300, 190), (300, 240), (276, 296), (226, 326), (166, 322), (110, 300), (56, 316, 0))
    p.shape((300, 140), (322, 152), (344, 166, 0), (318, 170), (300, 172))
    p.limb((206, 322, 5), (204, 350, 4), (196, 392, 4))
    p.limb((240, 318, 5), (244, 350, 4), (240, 392, 4))
    p.layer(0.16)
    p.shape((212, 206), (250, 236), (222, 282), (160, 290), (90, 280, 0), (150, 240))
    p.layer(0.36)
    for x, y in ((210, 222), (182, 244), (206, 258), (156, 262), (180, 276)):
        p.oval(x, y, 4)
    p.eye(280, 146, 7)


def roc(p: Pen, _r: R) -> None:
    """A huge bird of prey, wings spread to both edges."""
    p.layer(0.10)
    wing(p, 226, 190, 300, -32, 92, 11)
    wing(p, 174, 190, 300, -148, 92, 11)
    p.layer(0.04)
    for k in range(7):
        feather(p, 200, 290, 58 + 11 * k, 110, 26)
    p.layer(0.0)
    p.shape((200, 120), (236, 160), (246, 220), (230, 290), (200, 330), (170, 290), (154, 220), (164, 160))
    p.shape((184, 150), (170, 120), (178, 88), (206, 72), (236, 82), (262, 104), (268, 132, 0), (248, 122),
        (232, 128), (224, 160))
    for side in (-1, 1):
        p.limb((200 + side * 22, 300, 12), (200 + side * 34, 346, 9), (200 + side * 30, 368, 7))
        for k in (-1, 0, 1):
            p.limb((200 + side * 30, 366, 6), (200 + side * 30 + 15 * k, 384, 4),
                (200 + side * 30 + 17 * k, 400, 1))
    p.eye(226, 102, 6)


def wisp(p: Pen, _r: R) -> None:
    """A single great plume that has woken up, curling in its own wind."""
    p.layer(0.34)
    p.limb((60, 380, 2), (140, 396, 9), (240, 380, 12), (300, 330, 8), (280, 296, 3))
    p.limb((340, 250, 2), (360, 300, 7), (320, 360, 8), (220, 404, 4))
    p.layer(0.12)
    for k in range(9):
        t = k / 8
        feather(p, 180 + 30 * t, 300 - 200 * t, -160 + 70 * t, 120 - 46 * abs(t - 0.35), 34)
        p.layer(0.12 + 0.06 * (k % 2))
    for k in range(9):
        t = k / 8
        feather(p, 190 + 30 * t, 296 - 200 * t, -24 - 46 * t, 118 - 46 * abs(t - 0.35), 34)
        p.layer(0.12 + 0.06 * (k % 2))
    p.layer(0.0)
    p.shape((180, 352), (142, 300), (150, 236), (182, 160), (216, 100), (252, 20, 0), (246, 110), (240, 180),
        (238, 250), (222, 310))
    p.layer(0.5)
    p.limb((186, 344, 3), (196, 300, 4), (214, 200, 3), (246, 50, 1))
    p.eyes(190, 262, 48, 9)


def bat(p: Pen, _r: R) -> None:
    """A bat with spread wings."""
    p.layer(0.08)
    fingers(p, 220, 196, 232, -34, 100)
    p.layer(0.08)
    fingers(p, 180, 196, 232, -146, 100)
    p.layer(0.0)
    p.shape((200, 150), (232, 176), (236, 230), (222, 284), (200, 318, 0), (178, 284), (164, 230), (168, 176))
    p.shape((150, 84, 0), (172, 116), (200, 112), (228, 116), (250, 84, 0), (250, 140), (232, 176), (200, 190),
        (168, 176), (150, 140))
    p.layer(0.5)
    p.flat((190, 168), (195, 184), (199, 168))
    p.flat((201, 168), (205, 184), (210, 168))
    p.eyes(200, 146, 38, 7)


def moth(p: Pen, _r: R) -> None:
    """A moth with eyes on its wings."""
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.layer(0.14)
            p.shape((208, 260, 0), (262, 262), (316, 300), (328, 350), (312, 392, 0), (286, 372), (270, 400, 0),
                (240, 366), (212, 300, 0))
            p.layer(0.04)
            p.shape((208, 196, 0), (244, 120), (310, 74), (394, 66, 0), (388, 120), (392, 160, 0), (366, 200),
                (356, 238, 0), (300, 262), (210, 262, 0))
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.layer(0.5)
            p.oval(306, 160, 34, 32)
            p.oval(280, 326, 18)
            p.layer(0.0)
            p.oval(306, 160, 22, 21)
            p.oval(280, 326, 10)
            p.layer(0.34)
            for k in range(4):
                p.limb((222 + 8 * k, 236 - 8 * k, 2), (262 + 20 * k, 208 - 20 * k, 2.4),
                    (330 + 14 * k, 234 - 34 * k, 1))
            p.light(306, 160, 6, 0.8)
    p.layer(0.12)
    p.limb((200, 170, 22), (200, 240, 24), (200, 320, 14), (200, 372, 5))
    p.layer(0.2)
    for k in range(4):
        p.arc(200, 240 + 30 * k, 20 - 3 * k, 6, 20, 160)
    p.layer(0.05)
    p.oval(200, 150, 24, 22)
    for side in (-1, 1):
        p.limb((200 + side * 8, 134, 3), (200 + side * 40, 90, 3), (200 + side * 56, 40, 1.5))
        for k in range(6):
            x, y = 200 + side * (18 + 7 * k), 120 - 14 * k
            p.limb((x, y, 2), (x + side * 16, y - 2, 0.8))
            p.limb((x, y, 2), (x - side * 8, y - 15, 0.8))
    p.eyes(200, 148, 26, 6)


def choir(p: Pen, _r: R) -> None:
    """Small singing birds in rows on branches."""
    p.layer(0.3)
    p.limb((-10, 210, 6), (120, 224, 6), (260, 206, 5), (410, 222, 3))
    _songbirds(p, ((70, 214, 0.62, False), (170, 212, 0.7, False), (286, 204, 0.66, True), (364, 212, 0.56, True)),
        0.22)
    p.layer(0.14)
    p.limb((410, 372, 10), (280, 380, 9), (140, 366, 8), (-10, 384, 6))
    _songbirds(p, ((38, 366, 0.92, False), (134, 360, 1.06, False), (272, 364, 1.08, True), (372, 364, 0.9, True)),
        0.0)


def _songbirds(p: Pen, places: tuple[tuple[float, float, float, bool], ...], tone: float) -> None:
    for x, y, k, mirror in places:
        with p.placed(x, y, k, mirror=mirror):
            p.layer(tone)
            p.shape((-56, 20, 0), (-34, -30), (-12, -72), (10, -112), (34, -122), (50, -106), (48, -84), (40, -50),
                (22, -14), (-4, 2), (-30, 2), (-48, 30, 0))
            p.flat((44, -112), (76, -128), (52, -102))
            p.flat((48, -104), (72, -96), (48, -92))
            p.layer(tone + 0.14)
            p.shape((6, -74, 0), (16, -36), (-8, -8), (-40, 6, 0), (-24, -36))
            p.eye(32, -106, 4, 0.9)


def crows(p: Pen, _r: R) -> None:
    """Crows on a dead branch and over it."""
    p.layer(0.16)
    p.limb((-10, 340, 12), (120, 330, 11), (240, 350, 9), (410, 310, 4))
    p.limb((230, 346, 7), (290, 300, 5), (330, 250, 2))
    for x, y, k, mirror in ((110, 322, 1.25, False), (300, 330, 1.05, True)):
        with p.placed(x, y, k, mirror=mirror):
            p.layer(0.0)
            p.shape((-78, 44, 0), (-50, -20), (-22, -74), (8, -108), (34, -112), (48, -98), (46, -74), (40, -40),
                (18, -8), (-10, 4), (-34, 6), (-58, 50, 0))
            p.shape((44, -104), (70, -96), (86, -82, 0), (62, -82), (42, -84))
            p.layer(0.12)
            p.shape((10, -70, 0), (14, -32), (-12, -4), (-56, 26, 0), (-30, -30))
            p.eye(34, -98, 4)
    p.layer(0.06)
    with p.placed(206, 120, 0.55):
        wing(p, 14, 0, 200, -40, 80, 8)
        wing(p, -14, 0, 200, -150, 80, 8)
        p.shape((0, -40), (20, 0), (8, 60), (0, 80, 0), (-10, 60), (-20, 0))


FIGURES: dict[str, Figure] = { "shrike": at(shrike, 250, 190), "heron": at(heron, 240, 110), "owl": at(owl, 200, 140),
    "sparrow": at(sparrow, 240, 190), "roc": at(roc, 200, 130), "wisp": at(wisp, 200, 200), "bat": at(bat, 200, 160),
    "moth": at(moth, 200, 190), "choir": at(choir, 200, 190), "crows": at(crows, 200, 190) }
