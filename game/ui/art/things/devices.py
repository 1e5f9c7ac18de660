"""Devices and papers of a workshop; tones are those of gold: 0 deep, 1 pale."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math

import numpy as np

from game.ui.art.pen import Pen

R = np.random.Generator


def conveyor(p: Pen, _r: R) -> None:
    """A belt on rollers with boxes that come from nowhere."""
    p.layer(0.12)
    p.shape((50, 250), (80, 216), (320, 216), (350, 250), (320, 286), (80, 286))
    p.layer(0.4)
    for x in (86, 162, 238, 314):
        p.oval(x, 251, 25)
        p.layer(0.1)
        p.oval(x, 251, 9)
        p.layer(0.4)
    for x, s in ((92, 54), (176, 66), (276, 84)):
        p.layer(0.55)
        p.flat((x - s / 2, 214), (x - s / 2, 214 - s), (x + s / 2, 214 - s), (x + s / 2, 214))
        p.layer(0.25)
        p.bar(x, 214, x, 214 - s, s * 0.16)
        p.bar(x - s / 2, 214 - s / 2, x + s / 2, 214 - s / 2, s * 0.1)
    p.layer(0.2)
    p.bar(110, 286, 90, 370, 14)
    p.bar(290, 286, 310, 370, 14)
    p.layer(0.8)
    p.flat((150, 320), (226, 320), (226, 304), (260, 330), (226, 356), (226, 340), (150, 340))


def oil_can(p: Pen, _r: R) -> None:
    """An oil can with a long spout and a drop."""
    p.layer(0.2)
    p.arc(268, 270, 62, 16, -80, 90)
    p.layer(0.4)
    p.shape((110, 200, 0), (240, 200, 0), (276, 260), (284, 370, 0), (66, 370, 0), (74, 260))
    p.layer(0.62)
    p.shape((140, 200, 0), (130, 150), (90, 90), (54, 62, 0), (64, 54, 0), (110, 82), (160, 140), (190, 200, 0))
    p.flat((190, 200), (194, 168), (226, 168), (232, 200))
    p.layer(0.2)
    p.shape((74, 300, 0), (175, 314), (278, 300, 0), (280, 322, 0), (175, 336), (72, 322, 0))
    p.layer(0.95)
    p.shape((44, 84, 0), (60, 116), (50, 140), (34, 138), (28, 116))


def clock(p: Pen, _r: R) -> None:
    """An alarm clock mid-ring."""
    p.layer(0.2)
    p.limb((130, 330, 9), (96, 380, 8))
    p.limb((270, 330, 9), (304, 380, 8))
    p.bar(200, 74, 200, 50, 12)
    p.bar(176, 46, 224, 46, 12)
    p.layer(0.5)
    for side in (-1, 1):
        with p.placed(200 + side * 88, 96, turn=side * 38):
            p.shape((-48, 14, 0), (-40, -20), (0, -40), (40, -20), (48, 14, 0))
    p.layer(0.14)
    p.oval(200, 226, 136)
    p.layer(0.42)
    p.oval(200, 226, 122)
    p.layer(0.9)
    p.oval(200, 226, 104)
    p.layer(0.2)
    for k in range(12):
        with p.placed(200, 226, turn=30 * k):
            p.bar(0, -96, 0, -80 if k % 3 else -70, 7 if k % 3 else 10)
    p.layer(0.0)
    p.limb((200, 226, 6), (200, 160, 4))
    p.limb((200, 226, 6), (250, 250, 4))
    p.oval(200, 226, 10)


def gauge(p: Pen, _r: R) -> None:
    """A gauge whose needle is far past the red."""
    p.layer(0.14)
    p.oval(200, 206, 158)
    p.layer(0.45)
    p.oval(200, 206, 142)
    p.layer(0.12)
    p.oval(200, 206, 124)
    p.layer(0.5)
    p.arc(200, 206, 104, 10, 140, 330)
    p.layer(0.95)
    p.arc(200, 206, 104, 22, 335, 400)
    p.layer(0.7)
    for k in range(9):
        with p.placed(200, 206, turn=-130 + 32.5 * k):
            p.bar(0, -92, 0, -72, 6)
    p.layer(0.85)
    with p.placed(200, 206, turn=118):
        p.flat((-11, 26), (0, -96), (11, 26))
    p.layer(0.35)
    p.oval(200, 206, 22)
    p.layer(0.9)
    for a in (30, 52, 76):
        with p.placed(200, 206, turn=a + 40):
            p.flat((-5, -166), (0, -196), (5, -166))


def blueprint(p: Pen, _r: R) -> None:
    """A plan with a compass standing on it."""
    p.layer(0.16)
    p.flat((50, 110), (330, 84), (354, 330), (74, 356))
    p.layer(0.3)
    for k in range(1, 7):
        p.bar(50 + 3.4 * k, 110 + 35 * k, 330 + 3.4 * k, 84 + 35 * k, 1.6)
        p.bar(50 + 40 * k, 110 - 3.7 * k, 74 + 40 * k, 356 - 3.7 * k, 1.6)
    p.layer(0.7)
    p.arc(196, 226, 78, 5, 0, 360)
    p.gear(196, 226, 12, 52, 42)
    p.layer(0.16)
    p.oval(196, 226, 26)
    p.layer(0.55)
    p.bar(40, 112, 64, 362, 22)
    p.layer(0.9)
    p.flat((262, 24), (278, 30), (208, 236), (200, 228))
    p.flat((262, 24), (278, 22), (330, 214), (322, 222))
    p.oval(270, 30, 17)


def dismantle(p: Pen, _r: R) -> None:
    """Screwdriver and wrench crossed over loose nuts."""
    p.layer(0.35)
    with p.placed(200, 210, turn=42):
        p.bar(0, -60, 0, 150, 24)
        p.arc(0, -108, 40, 26, -50, 230)
        p.oval(0, 150, 22)
    p.layer(0.62)
    with p.placed(200, 210, turn=-42):
        p.bar(0, -160, 0, 30, 14)
        p.flat((-12, -150), (-14, -178), (14, -178), (12, -150))
        p.shape((-20, 30, 0), (20, 30, 0), (26, 90), (18, 160), (-18, 160), (-26, 90))
    for x, y, q in ((90, 300, 30), (318, 306, 34), (200, 350, 24), (64, 170, 20), (338, 170, 22)):
        p.layer(0.8)
        p.polygon([(x + q * math.cos(k * math.pi / 3), y + q * math.sin(k * math.pi / 3)) for k in range(6)])
        p.layer(0.1)
        p.oval(x, y, q * 0.45)


def scatter(p: Pen, r: R) -> None:
    """Bearings flung in all directions."""
    for k in range(26):
        a = k * 2.39996
        d = 26 + 33 * math.sqrt(k)
        q = 26 - 0.55 * k + float(r.uniform(-3, 3))
        x, y = 200 + d * math.cos(a), 200 + d * math.sin(a)
        p.layer(0.25)
        if k > 6:
            p.flat((x - q * 0.6 * math.sin(a), y + q * 0.6 * math.cos(a)),
                (x - 46 * math.cos(a), y - 46 * math.sin(a)), (x + q * 0.6 * math.sin(a),
                y - q * 0.6 * math.cos(a)))
        p.layer(0.55)
        p.oval(x, y, max(7, q))
        p.oval(x - q * 0.25, y - q * 0.3, max(2, q * 0.3))


def whistle(p: Pen, _r: R) -> None:
    """A steam whistle blowing."""
    p.layer(0.45)
    p.shape((150, 180, 0), (250, 180, 0), (256, 300), (250, 350, 0), (150, 350, 0), (144, 300))
    p.shape((150, 160, 0), (152, 110), (200, 84), (248, 110), (250, 160, 0))
    p.layer(0.15)
    p.bar(146, 170, 254, 170, 14)
    p.bar(140, 356, 260, 356, 20)
    p.bar(200, 84, 200, 60, 14)
    p.layer(0.3)
    p.limb((250, 120, 6), (310, 130, 6), (330, 190, 6), (330, 250, 9))
    p.layer(0.85)
    for side in (-1, 1):
        for k in range(3):
            p.limb((200 + side * 66, 166 - 16 * k, 5), (200 + side * (110 + 10 * k), 150 - 30 * k, 9),
                (200 + side * (150 + 8 * k), 120 - 40 * k, 4))


def spring(p: Pen, _r: R) -> None:
    """A coiled spring under a plate, arrow upward."""
    p.layer(0.3)
    p.flat((70, 340), (330, 340), (344, 372), (56, 372))
    for k in range(6):
        y = 330 - 30 * k
        p.layer(0.2 if k % 2 else 0.5)
        p.limb((122, y, 11), (200, y + 8, 12), (278, y - 14, 11))
    p.layer(0.6)
    p.flat((86, 160), (314, 142), (318, 168), (90, 186))
    p.layer(0.9)
    p.flat((200, 16), (256, 78), (222, 78), (222, 128), (178, 130), (178, 78), (144, 78))


def scales(p: Pen, _r: R) -> None:
    """A pair of scales, one pan down."""
    p.layer(0.3)
    p.bar(200, 60, 200, 350, 16)
    p.shape((120, 372, 0), (140, 346), (200, 336), (260, 346), (280, 372, 0))
    p.layer(0.55)
    p.limb((70, 130, 7), (200, 92, 10), (330, 66, 7))
    p.oval(200, 70, 20)
    p.layer(0.7)
    for x, y in ((70, 130), (330, 66)):
        p.bar(x, y, x - 46, y + 130, 3)
        p.bar(x, y, x + 46, y + 130, 3)
        p.shape((x - 58, y + 128, 0), (x + 58, y + 128, 0), (x + 36, y + 160), (x, y + 170), (x - 36, y + 160))
    p.layer(0.9)
    p.oval(70, 236, 26, 22)
    p.star(330, 178, 5, 24, 10)


def abacus(p: Pen, _r: R) -> None:
    """A counting frame."""
    p.layer(0.2)
    for a, b in (((60, 70), (340, 70)), ((60, 340), (340, 340))):
        p.bar(*a, *b, 20)
    p.bar(66, 60, 66, 350, 20)
    p.bar(334, 60, 334, 350, 20)
    for row, (left, right) in enumerate(((2, 4), (5, 1), (1, 5), (3, 3))):
        y = 120 + 58 * row
        p.layer(0.35)
        p.bar(70, y, 330, y, 5)
        for k in range(left):
            p.layer(0.8 - 0.1 * row)
            p.oval(92 + 26 * k, y, 13, 22)
        for k in range(right):
            p.layer(0.6)
            p.oval(308 - 26 * k, y, 13, 22)


def clause(p: Pen, _r: R) -> None:
    """A contract with a crack running through it, stones falling."""
    p.layer(0.7)
    p.shape((96, 50, 0), (304, 40, 0), (310, 200), (300, 330, 0), (92, 340, 0), (100, 200))
    p.layer(0.4)
    p.bar(80, 48, 320, 36, 24)
    p.bar(76, 344, 316, 332, 24)
    p.layer(0.3)
    for k in range(6):
        p.bar(124, 96 + 34 * k, 276 - 20 * (k % 3), 92 + 34 * k, 6)
    p.layer(0.0)
    p.flat((206, 30), (190, 110), (222, 160), (186, 230), (214, 280), (196, 360), (186, 360), (200, 284),
        (170, 230), (206, 164), (176, 112), (190, 30))
    p.layer(0.25)
    p.oval(262, 300, 34)
    p.layer(0.55)
    p.oval(262, 300, 22)


def heap(p: Pen, r: R) -> None:
    """A heap of scrap with somebody's flag on its top."""
    p.layer(0.75)
    p.bar(214, 170, 232, 22, 8)
    p.shape((232, 24, 0), (270, 12), (306, 34), (346, 26, 0), (330, 60), (344, 88, 0), (300, 96), (262, 76),
        (224, 88, 0))
    p.layer(0.12)
    p.shape((30, 384, 0), (70, 320), (120, 250), (180, 176), (232, 168), (280, 236), (330, 310), (372, 384, 0))
    for x, y, q, teeth, tone in ((120, 330, 58, 11, 0.5), (212, 250, 50, 10, 0.65), (286, 336, 52, 12, 0.42),
        (200, 350, 40, 9, 0.3)):
        p.layer(tone)
        p.gear(x, y, teeth, q, q * 0.78, float(r.uniform(0, 40)))
        p.layer(0.06)
        p.oval(x, y, q * 0.34)
    p.layer(0.8)
    p.bar(76, 300, 170, 226, 13)
    p.bar(256, 206, 330, 290, 11)
    p.layer(0.6)
    p.flat((150, 200), (196, 180), (206, 214), (160, 232))
    p.layer(0.9)
    for x, y in ((70, 362), (250, 300), (160, 282), (336, 356), (232, 196)):
        p.polygon([(x + 14 * math.cos(k * math.pi / 3), y + 14 * math.sin(k * math.pi / 3)) for k in range(6)])



THINGS = { "conveyor": conveyor, "oil_can": oil_can, "clock": clock, "gauge": gauge, "blueprint": blueprint,
    "dismantle": dismantle, "scatter": scatter, "whistle": whistle, "spring": spring, "scales": scales,
    "abacus": abacus, "clause": clause, "heap": heap }
