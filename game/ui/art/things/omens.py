"""Signs and omens: moons, skulls, flames, webs, books that shine."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math

import numpy as np

from game.ui.art.pen import Pen

R = np.random.Generator


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
        for x in (160, 240) if row % 2 else (130, 200, 270):
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
    "moon": moon, "start": start, "tongue": tongue, "skull": skull, "paint": paint, "bulwark": bulwark,
    "wardens": wardens, "drowned_bell": drowned_bell, "chain": chain, "flame": flame, "wave": wave, "book": book,
    "hourglass": hourglass, "web": web,
}
