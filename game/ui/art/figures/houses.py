"""Creatures of houses, doors and sieges."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import numpy as np

from game.ui.art.figures.figure import Figure, at
from game.ui.art.pen import Pen
from game.ui.art.scenes import props

R = np.random.Generator


def open_window(p: Pen, _r: R) -> None:
    """A window standing open, its curtains blown out, nobody in it."""
    p.layer(lit=True)
    p.polygon(props.pointed_opening(200, 330, 92, 300))
    p.layer(0.55)
    p.oval(238, 150, 44)
    p.layer(0.10)
    p.bar(200, 40, 200, 330, 7)
    for y in (150, 240):
        p.bar(110, y, 290, y, 6)
    p.layer(0.04)
    p.flat((80, 326), (320, 326), (336, 356), (64, 356))
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.layer(0.06)
            p.flat((292, 330), (292, 80), (376, 40), (376, 400))
            p.layer(0.5)
            p.flat((306, 196), (306, 96), (362, 70), (362, 200))
            p.flat((306, 318), (306, 216), (362, 222), (362, 370))
    p.layer(0.3)
    p.shape((90, 30, 0), (200, 20), (310, 30, 0), (312, 52, 0), (250, 60), (240, 140), (276, 220), (330, 270),
        (400, 290, 0), (330, 320), (260, 300), (210, 230), (190, 150), (170, 60), (88, 52, 0))
    p.layer(0.18)
    for a, b, c in (((206, 64), (222, 160), (270, 250)), ((226, 62), (234, 150), (300, 262))):
        p.limb((*a, 2), (*b, 4), (*c, 1))


def ladder(p: Pen, _r: R) -> None:
    """A ladder against a wall and four who climb it."""
    p.layer(0.16)
    p.flat((258, 470), (258, 84), (296, 84), (296, 60), (336, 60), (336, 84), (372, 84), (372, 60), (420, 60),
        (420, 470))
    p.layer(0.26)
    for k in range(6):
        p.bar(274 + 50 * (k % 2), 130 + 54 * k, 330 + 50 * (k % 2), 130 + 54 * k, 3)
    p.layer(0.3)
    p.bar(60, 470, 270, 40, 9)
    p.bar(110, 470, 310, 52, 9)
    for k in range(12):
        p.bar(74 + 17 * k, 442 - 34 * k, 122 + 16.4 * k, 444 - 33.6 * k, 5)
    for x, y, size, head in ((100, 380, 1.0, 0), (160, 262, 0.96, 1), (216, 152, 0.9, 2), (262, 56, 0.8, 3)):
        with p.placed(x, y, size, turn=22):
            p.layer(0.0)
            p.limb((-12, 44, 15), (-26, 84, 11), (2, 118, 9))
            p.limb((10, 44, 15), (30, 78, 11), (10, 112, 9))
            p.shape((-24, -24), (0, -34), (24, -24), (26, 20), (20, 56), (-20, 56), (-26, 20))
            p.layer(0.06)
            p.limb((18, -18, 11), (46, -40, 8), (44, -70, 6))
            p.limb((-16, -16, 11), (-30, 10, 8), (-6, 24, 6))
            p.oval(4, -52, 18, 20)
            p.layer(0.24)
            if head % 2:
                p.shape((-26, -54), (-14, -72), (6, -76), (26, -66), (36, -54), (4, -58))
            else:
                p.shape((-16, -50, 0), (-16, -70), (4, -80), (22, -68), (24, -54, 0), (4, -60))
            p.layer(0.34)
            p.oval(-24, 8, 22, 26, 14)


def mole(p: Pen, _r: R) -> None:
    """A mole whose snout is a drill."""
    p.layer(0.34)
    p.shape((-20, 470, 0), (20, 400), (90, 372), (150, 390), (240, 380), (320, 396), (420, 470, 0))
    p.layer(0.14)
    p.limb((110, 330, 24), (80, 380, 18), (110, 410, 16))
    p.layer(0.0)
    p.shape((20, 330), (50, 230), (120, 160), (196, 150), (250, 180), (276, 226), (262, 290), (220, 350),
        (140, 384), (60, 380))
    p.layer(0.14)
    p.limb((196, 300, 26), (250, 340, 20), (280, 330, 16))
    for k in range(4):
        p.limb((276, 326, 8), (300 + 6 * k, 310 + 14 * k, 5), (322 + 4 * k, 312 + 16 * k, 1))
    p.layer(0.3)
    p.shape((236, 168, 0), (262, 180), (280, 226), (268, 280, 0), (252, 290, 0), (262, 226), (222, 176, 0))
    for k in range(6):
        p.layer(0.5 if k % 2 else 0.24)
        x = 266 + 19 * k
        w = 52 - 8.6 * k
        y = 224 - 3 * k
        p.flat((x, y - w), (x + 24, y - w + 12), (x + 20, y + w - 8), (x - 4, y + w))
    p.layer(0.6)
    p.flat((376, 200), (404, 204), (378, 216))
    p.layer(0.3)
    for x, y in ((70, 300), (92, 246), (130, 204), (110, 340), (160, 350)):
        p.oval(x, y, 5)
    p.layer(0.36)
    p.gear(140, 270, 12, 46, 36)
    p.layer(0.0)
    p.oval(140, 270, 18)
    p.eye(216, 206, 10)


def trebuchet(p: Pen, _r: R) -> None:
    """A siege engine wound up by a screw."""
    p.layer(0.1)
    p.flat((120, 400), (196, 160), (216, 160), (296, 400), (270, 400), (206, 214), (146, 400))
    p.bar(30, 396, 370, 396, 24)
    p.bar(150, 320, 264, 320, 12)
    p.layer(0.0)
    with p.placed(206, 168, turn=-34):
        p.flat((-110, -14), (210, -7), (210, 7), (-110, 14))
        p.layer(0.14)
        p.flat((-160, -46), (-86, -46), (-86, 60), (-100, 76), (-146, 76), (-160, 60))
        p.layer(0.34)
        for x in (-146, -122, -98):
            p.bar(x, -44, x, 70, 4)
        p.layer(0.0)
    p.layer(0.5)
    p.limb((380, 52, 2), (390, 130, 2), (360, 190, 2))
    p.layer(0.2)
    p.oval(354, 206, 24)
    p.layer(0.44)
    p.bar(300, 392, 300, 250, 12)
    for k in range(8):
        p.bar(284, 384 - 17 * k, 316, 376 - 17 * k, 6)
    p.bar(262, 250, 340, 250, 10)
    for x in (90, 320):
        p.layer(0.1)
        p.oval(x, 412, 46)
        p.layer(0.34)
        p.oval(x, 412, 34)
        p.layer(0.08)
        p.oval(x, 412, 12)


def threshold(p: Pen, _r: R) -> None:
    """A doorway that is a mouth, its carpet a tongue."""
    p.layer(0.12)
    p.flat((70, 470), (70, 96), (200, 14), (330, 96), (330, 470))
    p.layer(0.24)
    for k in range(6):
        p.bar(78, 150 + 52 * k, 110, 150 + 52 * k, 3)
        p.bar(290, 126 + 52 * k, 322, 126 + 52 * k, 3)
    p.layer(0.0)
    p.polygon(props.pointed_opening(200, 480, 88, 340))
    p.layer(0.75)
    for k in range(7):
        a = -1.32 + 0.44 * k
        x, y = 200 + 92 * float(np.sin(a)), 262 - 110 * float(np.cos(a))
        with p.placed(x, y, turn=float(np.degrees(a)) + 180):
            p.flat((-14, 4), (0, -46), (14, 4))
    for side in (-1, 1):
        for k in range(3):
            y = 300 + 56 * k
            x = 200 + side * 90
            p.flat((x, y - 15), (x - side * 36, y), (x, y + 15))
    p.layer(0.34)
    p.shape((160, 330, 0), (200, 320), (240, 330, 0), (250, 400), (296, 470, 0), (104, 470, 0), (150, 400))
    p.layer(0.2)
    p.limb((200, 340, 2), (200, 400, 4), (200, 460, 3))
    p.layer(0.5)
    p.arc(200, 110, 24, 8, 0, 360)
    p.eye(160, 250, 12)
    p.eye(240, 250, 12)


def ghoul(p: Pen, _r: R) -> None:
    """A long-fingered thing that lifts the floor from below."""
    p.layer(0.14)
    with p.placed(200, 120, turn=-9):
        p.flat((-210, -30), (210, -30), (210, 26), (-210, 26))
        p.layer(0.3)
        for x in (-150, -70, 10, 90, 160):
            p.bar(x, -28, x, 24, 4)
    p.layer(0.0)
    p.shape((200, 150), (262, 172), (286, 232), (272, 290), (236, 350), (200, 366), (164, 350), (128, 290),
        (114, 232), (138, 172))
    p.shape((120, 480, 0), (136, 380), (200, 340), (264, 380), (280, 480, 0))
    p.layer(0.12)
    p.shape((128, 210, 0), (84, 190), (50, 200, 0), (90, 240), (122, 252, 0))
    p.shape((272, 210, 0), (316, 190), (350, 200, 0), (310, 240), (278, 252, 0))
    p.layer(0.75)
    p.shape((150, 296, 0), (200, 312), (250, 296, 0), (232, 334), (200, 342), (168, 334))
    p.layer(0.0)
    for k in range(6):
        p.bar(160 + 16 * k, 298, 162 + 15 * k, 340, 3)
    for side, y in ((-1, 112), (1, 84)):
        p.layer(0.06)
        p.limb((200 + side * 84, 420, 22), (200 + side * 150, 300, 14), (200 + side * 128, y + 66, 12))
        p.layer(0.20)
        for k in range(4):
            x = 200 + side * (96 + 20 * k)
            p.limb((200 + side * 128, y + 60, 9), (x, y + 28, 6), (x, y - 4, 5), (x - side * 2, y - 22, 1.5))
    p.eyes(200, 236, 76, 13)


FIGURES: dict[str, Figure] = { "open_window": at(open_window, 200, 170), "ladder": at(ladder, 200, 160),
    "mole": at(mole, 190, 210), "trebuchet": at(trebuchet, 206, 180),
    "threshold": at(threshold, 200, 190), "ghoul": at(ghoul, 200, 220) }
