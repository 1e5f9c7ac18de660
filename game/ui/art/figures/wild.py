"""Spiders, frogs, bears, tortoises, and other wild things."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import numpy as np

from game.ui.art.figures.figure import Figure, at
from game.ui.art.pen import Pen

R = np.random.Generator


def spider(p: Pen, _r: R) -> None:
    """A spider hanging from its thread, legs spread."""
    p.layer(0.5)
    p.bar(200, -20, 200, 150, 2.4)
    p.layer(0.12)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.limb((226, 250, 9), (290, 170, 8), (330, 90, 5), (352, 40, 1.5))
            p.limb((230, 262, 9), (320, 216, 8), (376, 190, 5), (396, 130, 1.5))
            p.limb((230, 276, 9), (318, 290, 8), (370, 340, 5), (384, 400, 1.5))
            p.limb((224, 288, 9), (280, 340, 8), (300, 400, 5), (290, 450, 1.5))
    p.layer(0.0)
    p.shape((200, 104), (252, 130), (268, 190), (240, 240), (200, 252), (160, 240), (132, 190), (148, 130))
    p.layer(0.34)
    p.flat((200, 140), (222, 176), (200, 212), (178, 176))
    p.oval(200, 122, 9, 7)
    p.oval(200, 230, 10, 7)
    p.layer(0.06)
    p.oval(200, 280, 44, 40)
    p.layer(0.3)
    p.shape((184, 308, 0), (178, 334), (190, 352, 0), (194, 330), (196, 312, 0))
    p.shape((216, 308, 0), (222, 334), (210, 352, 0), (206, 330), (204, 312, 0))
    for x, y, q in ((180, 284, 7), (220, 284, 7), (190, 266, 4), (210, 266, 4), (168, 272, 3), (232, 272, 3)):
        p.eye(x, y, q)


def frog(p: Pen, _r: R) -> None:
    """A huge frog looking out over the water."""
    p.layer(0.14)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.shape((270, 260), (340, 250), (384, 310), (376, 390), (330, 430), (260, 420))
            p.limb((330, 400, 18), (376, 420, 12), (396, 440, 6))
    p.layer(0.0)
    p.shape((200, 150), (270, 160), (312, 210), (314, 300), (290, 400), (280, 470, 0), (120, 470, 0), (110, 400),
        (86, 300), (88, 210), (130, 160))
    p.shape((110, 190), (96, 140), (120, 106), (156, 110), (176, 146), (200, 150), (224, 146), (244, 110),
        (280, 106), (304, 140), (290, 190), (200, 210))
    p.layer(0.2)
    p.shape((120, 300), (200, 320), (280, 300), (276, 400), (240, 470, 0), (160, 470, 0), (124, 400))
    p.layer(0.45)
    p.limb((96, 222, 2), (150, 250, 4), (200, 256, 4), (250, 250, 4), (304, 222, 2))
    p.layer(0.3)
    p.flat((150, 92), (140, 40), (170, 70), (200, 24), (230, 70), (260, 40), (250, 92), (200, 104))
    p.eye(134, 142, 13)
    p.eye(266, 142, 13)


def bear(p: Pen, _r: R) -> None:
    """A bear reared up, claws out."""
    p.layer(0.06)
    p.shape((150, 150), (96, 190), (70, 270), (84, 380), (80, 480, 0), (320, 480, 0), (316, 380), (330, 270),
        (304, 190), (250, 150))
    p.layer(0.0)
    p.shape((200, 60), (246, 74), (262, 116), (246, 160), (222, 190), (178, 190), (154, 160), (138, 116), (154, 74))
    p.oval(146, 74, 22)
    p.oval(254, 74, 22)
    p.layer(0.16)
    p.oval(146, 76, 11)
    p.oval(254, 76, 11)
    p.shape((172, 136), (200, 124), (228, 136), (226, 170), (200, 184), (174, 170))
    p.layer(0.0)
    p.oval(200, 142, 14, 9)
    p.layer(0.75)
    p.flat((184, 168), (189, 184), (194, 169))
    p.flat((206, 169), (211, 184), (216, 168))
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.layer(0.10)
            p.limb((290, 220, 40), (340, 250, 30), (336, 170, 26))
            p.layer(0.6)
            for k in range(4):
                x = 314 + 15 * k
                p.shape((x - 5, 152, 0), (x - 2, 128), (x + 4, 112, 0), (x + 5, 132), (x + 5, 152, 0))
    p.layer(0.16)
    p.shape((200, 230, 0), (240, 250), (250, 330), (200, 390, 0), (150, 330), (160, 250))
    p.eyes(200, 112, 60, 7)


def tortoise(p: Pen, _r: R) -> None:
    """A tortoise with a hill for a shell and a tree on it."""
    p.layer(0.3)
    p.limb((190, 130, 9), (196, 84, 6), (190, 40, 3))
    for x, y, q in ((160, 50, 30), (216, 36, 34), (190, 12, 28), (240, 66, 24), (140, 76, 20)):
        p.oval(x, y, q, q * 0.8)
    p.layer(0.12)
    for x in (90, 250):
        p.limb((x, 330, 36), (x - 4, 390, 28), (x, 430, 30))
    p.layer(0.02)
    p.limb((280, 300, 34), (340, 270, 27), (352, 220, 24))
    p.shape((330, 226), (326, 190), (350, 168), (386, 184), (402, 214, 0), (384, 236), (354, 250))
    p.layer(0.0)
    p.shape((10, 340), (30, 250), (90, 166), (180, 126), (260, 160), (308, 250), (318, 340, 0), (170, 366))
    p.layer(0.2)
    for x, y, q in ((110, 250, 36), (190, 200, 40), (256, 266, 34), (180, 296, 36), (70, 320, 24)):
        p.polygon([(x + q * 1.1 * float(np.cos(k * np.pi / 3 + 0.3)),
            y + q * 0.8 * float(np.sin(k * np.pi / 3 + 0.3))) for k in range(6)])
    p.layer(0.34)
    p.shape((0, 336), (60, 350), (170, 366), (318, 334), (322, 352), (170, 390), (10, 360))
    p.eye(366, 204, 7)


FIGURES: dict[str, Figure] = { "spider": at(spider, 200, 200), "frog": at(frog, 200, 150),
    "bear": at(bear, 200, 120), "tortoise": at(tortoise, 220, 180) }
