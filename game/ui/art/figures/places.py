"""Fortifications: what stands and does not move."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import numpy as np

from game.ui.art.figures.figure import Figure, at
from game.ui.art.pen import Pen
from game.ui.art.scenes import props

R = np.random.Generator


def gate(p: Pen, _r: R) -> None:
    """A gate of heavy stones between two towers, its bars down."""
    p.layer(0.06)
    p.flat((20, 470), (28, 120), (132, 120), (140, 470))
    p.flat((260, 470), (268, 120), (372, 120), (380, 470))
    p.flat((130, 470), (130, 170), (270, 170), (270, 470))
    for x in (14, 56, 98, 254, 296, 338):
        p.flat((x, 124), (x, 84), (x + 30, 84), (x + 30, 124))
    for x in (136, 176, 216, 246):
        p.flat((x, 174), (x, 144), (x + 22, 144), (x + 22, 174))
    p.layer(0.2)
    for k in range(6):
        for x in (36, 276):
            p.bar(x + (k % 2) * 30, 160 + 50 * k, x + 44 + (k % 2) * 30, 160 + 50 * k, 3)
    p.layer(lit=True)
    p.polygon(props.pointed_opening(200, 480, 56, 260))
    p.layer(0.08)
    for x in (160, 187, 214, 241):
        p.bar(x, 220, x, 460, 8)
    for y in (270, 320, 370, 420):
        p.bar(144, y, 256, y, 7)
    p.layer(lit=True)
    for x in (80, 320):
        p.shape((x - 8, 216, 0), (x - 8, 180), (x, 166), (x + 8, 180), (x + 8, 216, 0))


def bell_tower(p: Pen, _r: R) -> None:
    """A slender tower with a bell in its arch."""
    p.layer(0.06)
    p.flat((128, 470), (142, 200), (258, 200), (272, 470))
    p.flat((120, 204), (120, 184), (280, 184), (280, 204))
    p.flat((134, 190), (134, 90), (266, 90), (266, 190))
    p.layer(0.18)
    p.flat((112, 96), (200, -6), (288, 96))
    p.bar(200, 0, 200, -34, 5)
    p.layer(lit=True)
    p.polygon(props.pointed_opening(200, 186, 48, 92))
    p.layer(0.0)
    p.shape((192, 118, 0), (208, 118, 0), (222, 140), (228, 160), (240, 176, 0), (160, 176, 0), (172, 160),
        (178, 140))
    p.oval(200, 180, 7)
    p.layer(0.22)
    for k in range(5):
        p.bar(150 + 30 * (k % 2), 240 + 44 * k, 196 + 30 * (k % 2), 240 + 44 * k, 3)
    p.layer(lit=True)
    p.shape((192, 320, 0), (192, 286), (200, 274), (208, 286), (208, 320, 0))
    for k, q in enumerate((70, 96, 122)):
        p.layer(0.6 - 0.15 * k)
        p.arc(200, 150, q, 4, -24, 24)
        p.arc(200, 150, q, 4, 156, 204)


def library(p: Pen, _r: R) -> None:
    """Shelves of a sunken library, books swimming like fish."""
    p.layer(0.06)
    for x in (36, 286):
        p.flat((x, 470), (x, 90), (x + 84, 90), (x + 84, 470))
    p.layer(0.0)
    for x in (36, 286):
        for row in range(5):
            p.flat((x + 8, 166 + 66 * row), (x + 8, 108 + 66 * row), (x + 76, 108 + 66 * row),
                (x + 76, 166 + 66 * row))
    for which in range(3):
        p.layer(0.24 + 0.2 * which)
        dice = np.random.default_rng(7)
        for x in (36, 286):
            for row in range(5):
                q, k = x + 11.0, 0
                while q < x + 66:
                    w, h = float(dice.uniform(5, 11)), float(dice.uniform(34, 54))
                    if k % 3 == which:
                        p.flat((q, 166 + 66 * row), (q, 166 + 66 * row - h), (q + w, 166 + 66 * row - h),
                            (q + w, 166 + 66 * row))
                    q, k = q + w + 1, k + 1
    for x, y, size, turn in ((196, 120, 1.1, -14), (166, 236, 0.85, 12), (236, 300, 0.9, -8), (190, 390, 0.75, 18)):
        with p.placed(x, y, size, turn):
            p.layer(0.7)
            p.shape((-52, -18, 0), (-26, -22), (0, -2, 0), (26, -22), (52, -18, 0), (50, 16, 0), (26, 10),
                (0, 30, 0), (-26, 10), (-50, 16, 0))
            p.layer(0.12)
            p.flat((-4, 0), (4, 0), (3, 30), (-3, 30))
            p.flat((52, -10), (70, -22), (66, 0), (70, 18), (52, 10))


def stair(p: Pen, _r: R) -> None:
    """A stair of glass that climbs into the sky."""
    for k in range(11):
        x, y = 40 + 26 * k, 400 - 34 * k
        p.layer(0.86 - 0.04 * k if k % 2 else 0.66 - 0.03 * k)
        p.flat((x, y), (x + 84 - 3 * k, y - 6), (x + 100 - 3 * k, y + 10), (x + 14, y + 16))
        p.layer(0.3)
        p.flat((x + 14, y + 16), (x + 100 - 3 * k, y + 10), (x + 100 - 3 * k, y + 34), (x + 14, y + 42))
    p.layer(0.1)
    p.limb((44, 340, 4), (200, 130, 3), (330, -30, 2))
    for k in range(9):
        p.bar(60 + 29 * k, 384 - 38 * k, 60 + 29 * k, 322 - 36 * k, 3)
    p.star(356, 40, 4, 26, 7)
    p.light(356, 40, 9)


def furnaces(p: Pen, _r: R) -> None:
    """Four furnace doors in a row under their chimneys."""
    p.layer(0.5)
    for x, y, q in ((70, 30, 24), (170, 14, 30), (280, 26, 26), (350, 6, 30)):
        p.oval(x, y, q * 1.3, q * 0.8)
    p.layer(0.14)
    for x in (60, 150, 240, 330):
        p.flat((x - 14, 200), (x - 10, 60), (x + 16, 60), (x + 20, 200))
    p.layer(0.0)
    p.flat((-10, 470), (-10, 180), (410, 180), (410, 470))
    p.layer(0.2)
    p.bar(-10, 186, 410, 186, 14)
    for x in (56, 152, 248, 344):
        p.layer(0.24)
        p.polygon(props.pointed_opening(x, 400, 40, 160))
        p.layer(lit=True)
        p.polygon(props.pointed_opening(x, 396, 31, 142))
        p.layer(0.62)
        p.shape((x - 28, 396, 0), (x - 24, 350), (x - 8, 336), (x - 4, 300, 0), (x + 10, 336), (x + 22, 350),
            (x + 26, 396, 0))
        p.light(x, 360, 14, 0.6)
    p.layer(0.12)
    p.bar(-10, 410, 410, 410, 18)


def cannon(p: Pen, _r: R) -> None:
    """A short fat cannon that shoots rivets."""
    p.layer(0.12)
    p.flat((40, 400), (90, 300), (250, 300), (320, 400))
    p.layer(0.0)
    with p.placed(180, 250, turn=-28):
        p.shape((-130, -46), (-150, 0), (-130, 46), (-60, 56), (120, 46), (150, 60, 0), (170, 58, 0), (170, -58, 0),
            (150, -60, 0), (120, -46), (-60, -56))
        p.layer(0.3)
        for x in (-80, -10, 60, 120):
            p.bar(x, -54, x, 54, 12)
        p.layer(0.5)
        for x in (-80, -10, 60):
            for y in (-34, 0, 34):
                p.oval(x, y, 5)
        p.layer(0.0)
        p.oval(168, 0, 18, 52)
        p.layer(0.4)
        for x, y in ((200, -10), (226, 14), (232, -30)):
            p.oval(x, y, 9)
            p.bar(x, y, x - 16, y, 7)
    p.light(346, 164, 18, 0.9)
    for x in (110, 258):
        p.layer(0.08)
        p.oval(x, 372, 64)
        p.layer(0.3)
        p.oval(x, 372, 50)
        p.layer(0.06)
        for k in range(5):
            with p.placed(x, 372, turn=36 * k + 8):
                p.bar(-50, 0, 50, 0, 8)
        p.oval(x, 372, 15)


def palisade(p: Pen, r: R) -> None:
    """Sharpened trunks in a line."""
    for y, tone, n in ((170, 0.3, 9), (220, 0.04, 8)):
        for k in range(n):
            p.layer(tone + 0.05 * (k % 2))
            x = (k + 0.5) / n * 420 - 10
            w = 400 / n * 0.5
            t = y + float(r.uniform(-26, 26)) - 60
            p.flat((x - w, 470), (x - w, t + 46), (x + float(r.uniform(-3, 3)), t), (x + w, t + 46), (x + w, 470))
    p.layer(0.36)
    for y in (300, 380):
        p.limb((-10, y, 8), (100, y - 4, 8), (250, y + 6, 8), (410, y - 2, 8))
        for k in range(8):
            x = 26 + 50 * k
            p.bar(x - 14, y - 14, x + 14, y + 14, 4)
            p.bar(x + 14, y - 14, x - 14, y + 14, 4)


def banner_tower(p: Pen, _r: R) -> None:
    """A tower hung with a long banner."""
    p.layer(0.06)
    p.flat((110, 470), (122, 130), (278, 130), (290, 470))
    p.flat((100, 136), (100, 104), (300, 104), (300, 136))
    for k in range(5):
        p.flat((100 + 44 * k, 108), (100 + 44 * k, 76), (124 + 44 * k, 76), (124 + 44 * k, 108))
    p.layer(0.3)
    p.bar(200, 80, 200, -30, 5)
    p.shape((200, -26, 0), (250, -40), (300, -16), (340, -30, 0), (322, 4), (338, 30, 0), (296, 36), (250, 16),
        (200, 26, 0))
    p.layer(0.4)
    p.flat((156, 160), (244, 160), (244, 390), (200, 356), (156, 390))
    p.layer(0.08)
    p.star(200, 240, 8, 38, 14)
    p.bar(150, 158, 250, 158, 9)
    p.layer(lit=True)
    for x in (136, 264):
        p.shape((x - 6, 220, 0), (x - 6, 190), (x, 178), (x + 6, 190), (x + 6, 220, 0))


def gallows_oak(p: Pen, r: R) -> None:
    """A bare oak with nooses for fruit."""
    p.layer(0.0)
    p.shape((120, 470, 0), (156, 410), (164, 320), (150, 240), (180, 190), (220, 190), (246, 240), (240, 320),
        (250, 410), (290, 470, 0))
    for side in (-1, 1):
        props.branch(p, 200 + side * 14, 220, -90 + side * 52, 104, 18, 4, r)
    props.branch(p, 200, 210, -92, 84, 16, 4, r)
    p.limb((170, 250, 16), (90, 200, 12), (14, 210, 5))
    p.limb((230, 250, 16), (310, 200, 12), (386, 206, 5))
    p.layer(0.5)
    for x, y, n in ((60, 200, 84), (112, 206, 60), (292, 204, 70), (346, 200, 96)):
        p.bar(x, y, x, y + n, 2.6)
        p.bar(x - 3, y + n - 4, x + 3, y + n + 14, 7)
        p.arc(x, y + n + 30, 14, 3.4, 0, 360)
    p.layer(0.0)
    p.oval(201, 300, 12, 24)
    p.eyes(202, 290, 16, 4)


def bone_orchard(p: Pen, _r: R) -> None:
    """Trees of bones in rows, skulls for fruit."""
    for x, foot, k, tone in ((90, 400, 0.7, 0.5), (310, 400, 0.7, 0.5), (200, 440, 1.1, 0.28)):
        with p.placed(x, foot, k):
            p.layer(tone)
            p.limb((0, 40, 16), (4, -80, 9), (-3, -160, 9), (0, -250, 8))
            for side in (-1, 1):
                for j, (y, n) in enumerate(((-90, 96), (-150, 110), (-205, 84))):
                    p.limb((0, y, 7), (side * n * 0.6, y - 26, 6), (side * n, y - 66 + 8 * j, 5))
                    p.oval(side * n - 6, y - 70 + 8 * j, 8)
                    p.oval(side * n + 7, y - 66 + 8 * j, 8)
            for cx, cy in ((-70, -80), (66, -84), (-84, -150), (82, -146), (0, -272)):
                p.layer(0.8)
                p.shape((cx - 20, cy + 4), (cx - 16, cy - 20), (cx, cy - 27), (cx + 16, cy - 20), (cx + 20, cy + 4),
                    (cx + 10, cy + 14), (cx + 9, cy + 26, 0), (cx - 9, cy + 26, 0), (cx - 10, cy + 14))
                p.layer(0.0)
                p.oval(cx - 8, cy - 2, 5.5)
                p.oval(cx + 8, cy - 2, 5.5)
                p.flat((cx, cy + 5), (cx - 3, cy + 12), (cx + 3, cy + 12))


def wall(p: Pen, r: R) -> None:
    """A broken rampart, its defenders' spears above it."""
    p.layer(0.34)
    for k in range(9):
        x = 30 + 43 * k
        t = float(r.uniform(60, 120))
        p.bar(x, 260, x + 6, t, 5)
        p.flat((x - 4, t + 6), (x + 7, t - 30), (x + 17, t + 6))
    p.layer(0.04)
    p.flat((-20, 470), (-20, 200), (30, 200), (30, 170), (80, 170), (80, 204), (120, 204), (120, 176), (160, 176),
        (170, 240), (190, 268), (214, 250), (236, 276), (250, 206), (250, 172), (300, 172), (300, 204), (340, 204),
        (340, 172), (390, 172), (390, 200), (420, 200), (420, 470))
    p.layer(0.2)
    for row in range(5):
        for k in range(6):
            x = 20 + 72 * k + (row % 2) * 34
            y = 290 + 38 * row
            p.bar(x, y, x + 48, y, 3)
            p.bar(x, y, x, y + 26, 3)


FIGURES: dict[str, Figure] = { "stone_gate": at(gate, 200, 170), "bell_tower": at(bell_tower, 200, 130),
    "library": at(library, 200, 170), "stair": at(stair, 300, 110), "furnaces": at(furnaces, 200, 220),
    "cannon": at(cannon, 230, 190), "palisade": at(palisade, 200, 180), "banner_tower": at(banner_tower, 200, 150),
    "gallows_oak": at(gallows_oak, 200, 170), "bone_orchard": at(bone_orchard, 200, 170),
    "rampart": at(wall, 200, 190) }
