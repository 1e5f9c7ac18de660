"""Things for spells, traps and equipment that hands have made; tones are those of gold: 0 deep, 1 pale."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math

import numpy as np

from game.ui.art.pen import Pen

R = np.random.Generator


def whetstone(p: Pen, _r: R) -> None:
    """A hollowed stone, a blade drawn over it, sparks."""
    p.layer(0.1)
    p.shape((50, 270, 0), (120, 262), (200, 288), (280, 262), (350, 262, 0), (340, 340), (60, 346))
    p.layer(0.3)
    p.shape((58, 262, 0), (120, 252), (200, 280), (280, 252), (342, 254, 0), (350, 266, 0), (280, 268), (200, 294),
        (120, 268), (52, 276, 0))
    p.layer(0.75)
    with p.placed(200, 240, turn=-24):
        p.shape((-150, -12, 0), (120, -12), (170, 6, 0), (120, 14), (-150, 14, 0))
    p.layer(0.4)
    with p.placed(200, 240, turn=-24):
        p.bar(-150, 0, -190, 0, 18)
        p.bar(-150, -28, -150, 28, 12)
    p.layer(0.95)
    for a, n in ((-70, 80), (-50, 110), (-30, 86), (-100, 60), (-10, 60)):
        with p.placed(226, 236, turn=a):
            p.flat((20, -3), (n, 0), (20, 3))
            p.star(n + 14, 0, 4, 9, 3)


def seal(p: Pen, _r: R) -> None:
    """A wax seal with a crown, on two ribbons."""
    p.layer(0.08)
    p.flat((150, 230), (96, 372), (136, 352), (160, 384), (206, 250))
    p.flat((250, 230), (304, 372), (264, 352), (240, 384), (194, 250))
    p.layer(0.16)
    n = 22
    p.polygon([(200 + (132 + 8 * math.sin(k * 2.7)) * math.cos(2 * math.pi * k / n),
        176 + (132 + 8 * math.cos(k * 3.1)) * math.sin(2 * math.pi * k / n)) for k in range(n)])
    p.layer(0.34)
    p.oval(200, 176, 108)
    p.layer(0.14)
    p.oval(200, 176, 98)
    p.layer(0.8)
    p.flat((136, 226), (126, 130), (162, 168), (200, 106), (238, 168), (274, 130), (264, 226))
    for x, y in ((126, 124), (200, 98), (274, 124)):
        p.oval(x, y, 11)
    p.layer(0.3)
    p.bar(138, 208, 262, 208, 10)


def snare(p: Pen, _r: R) -> None:
    """Open iron jaws on a chain."""
    p.layer(0.3)
    for k in range(5):
        with p.placed(300 + 18 * k, 340 + 9 * k, turn=25 if k % 2 else -20):
            p.arc(0, 0, 13, 6, 0, 360)
    p.layer(0.14)
    p.arc(200, 240, 140, 22, 160, 380)
    p.layer(0.5)
    for k in range(11):
        a = 170 + 20 * k
        with p.placed(200, 240, turn=a):
            p.flat((130, -15), (84, 0), (130, 15))
    p.layer(0.24)
    p.shape((62, 258, 0), (120, 316), (200, 334), (280, 316), (338, 258, 0), (330, 296), (280, 344), (200, 360),
        (120, 344), (70, 296))
    p.layer(0.55)
    for k in range(9):
        x = 84 + 29 * k
        y = 284 + 42 * math.sin((k / 8) * math.pi)
        p.flat((x - 14, y + 10), (x, y - 38), (x + 14, y + 10))
    p.layer(0.36)
    p.oval(200, 262, 40, 15)
    p.layer(0.1)
    p.oval(60, 262, 18)
    p.oval(340, 262, 18)


def mirror_door(p: Pen, _r: R) -> None:
    """A door that is a mirror, a shadow stepping out smaller."""
    p.layer(0.16)
    p.shape((96, 380, 0), (96, 140), (130, 60), (200, 30), (270, 60), (304, 140), (304, 380, 0))
    p.layer(0.5)
    p.shape((112, 372, 0), (112, 146), (142, 74), (200, 48), (258, 74), (288, 146), (288, 372, 0))
    p.layer(0.92)
    p.shape((124, 372, 0), (124, 150), (150, 84), (200, 62), (250, 84), (276, 150), (276, 372, 0))
    p.layer(0.7)
    p.flat((140, 330), (250, 110), (268, 140), (160, 360))
    p.layer(0.0)
    p.oval(200, 190, 26, 30)
    p.shape((176, 214), (150, 250), (146, 372, 0), (254, 372, 0), (250, 250), (224, 214))
    p.layer(0.3)
    p.star(200, 40, 8, 26, 10)


def eye(p: Pen, _r: R) -> None:
    """An eye in a keyhole."""
    p.layer(0.14)
    p.shape((200, 20), (292, 60), (320, 150), (276, 232), (310, 390, 0), (90, 390, 0), (124, 232), (80, 150),
        (108, 60))
    p.layer(0.5)
    p.shape((200, 38), (280, 72), (304, 150), (256, 230), (286, 374, 0), (114, 374, 0), (144, 230), (96, 150),
        (120, 72))
    p.layer(0.0)
    p.shape((200, 54), (268, 84), (288, 150), (238, 226), (266, 360, 0), (134, 360, 0), (162, 226), (112, 150),
        (132, 84))
    p.layer(0.95)
    p.shape((122, 150, 0), (160, 112), (200, 102), (240, 112), (278, 150, 0), (240, 188), (200, 198), (160, 188))
    p.layer(0.4)
    p.oval(200, 150, 42)
    p.layer(0.0)
    p.oval(200, 150, 22)
    p.light(212, 138, 6)


def thread(p: Pen, _r: R) -> None:
    """A spool whose thread runs away into a question."""
    p.layer(0.2)
    p.shape((90, 90, 0), (230, 90, 0), (238, 116), (82, 116))
    p.shape((82, 300), (238, 300), (230, 330, 0), (90, 330, 0))
    p.layer(0.46)
    p.shape((104, 116, 0), (216, 116, 0), (222, 208), (216, 300, 0), (104, 300, 0), (98, 208))
    p.layer(0.7)
    for k in range(8):
        p.limb((104, 134 + 21 * k, 3), (160, 142 + 21 * k, 3.4), (218, 132 + 21 * k, 3))
    p.layer(0.9)
    p.limb((216, 280, 3.4), (270, 300, 3.4), (300, 250, 3.4), (290, 190, 3.4), (330, 140, 3.4), (326, 80, 3.4),
        (280, 70, 3.4), (274, 104, 2.6))
    p.oval(300, 330, 7)


def rooms(p: Pen, _r: R) -> None:
    """A house cut open, its rooms turned every way."""
    p.layer(0.14)
    p.flat((200, 24), (360, 130), (330, 130), (330, 370), (70, 370), (70, 130), (40, 130))
    for x, y, t in ((136, 186, 0), (264, 186, 90), (136, 304, 180), (264, 304, -90)):
        with p.placed(x, y, turn=t):
            p.layer(0.62)
            p.flat((-52, -46), (52, -46), (52, 46), (-52, 46))
            p.layer(0.2)
            p.flat((-16, 46), (-16, -6), (0, -22), (16, -6), (16, 46))
            p.flat((24, -30), (42, -30), (42, -8), (24, -8))
            p.layer(0.95)
            p.oval(9, 18, 3)
    p.layer(0.8)
    p.arc(200, 92, 26, 6, 200, 470)
    p.flat((190, 112), (208, 128), (212, 106))


def afternoon(p: Pen, _r: R) -> None:
    """A sun that lies in an hourglass and does not fall."""
    p.layer(0.3)
    p.flat((96, 30), (304, 30), (294, 60), (106, 60))
    p.flat((96, 370), (304, 370), (294, 340), (106, 340))
    p.layer(0.12)
    p.bar(112, 50, 112, 350, 10)
    p.bar(288, 50, 288, 350, 10)
    p.layer(0.55)
    p.shape((124, 60, 0), (276, 60, 0), (268, 140), (212, 196), (212, 204), (268, 260), (276, 340, 0),
        (124, 340, 0), (132, 260), (188, 204), (188, 196), (132, 140))
    p.layer(0.14)
    p.shape((134, 66, 0), (266, 66, 0), (258, 136), (200, 196, 0), (142, 136))
    p.shape((134, 334, 0), (266, 334, 0), (258, 266), (200, 206, 0), (142, 266))
    p.layer(0.95)
    p.star(200, 118, 12, 48, 34)
    p.layer(0.7)
    p.oval(200, 118, 26)
    p.shape((144, 334, 0), (170, 318), (200, 310), (230, 318), (256, 334, 0))


def quill(p: Pen, _r: R) -> None:
    """A quill that breaks off in the middle of a line."""
    p.layer(0.3)
    p.shape((70, 230, 0), (260, 210, 0), (300, 240), (312, 370, 0), (110, 384, 0), (96, 300))
    p.layer(0.62)
    for k in range(4):
        p.bar(120, 262 + 26 * k, 270 - (k == 3) * 96, 252 + 26 * k + (k == 3) * 4, 5)
    p.layer(0.85)
    p.shape((190, 330, 0), (214, 250), (250, 160), (310, 70), (354, 20, 0), (350, 90), (316, 180), (266, 250),
        (204, 320, 0))
    p.layer(0.35)
    p.limb((178, 352, 3), (230, 250, 4), (300, 120, 3), (350, 30, 1))
    p.layer(0.1)
    for x, y in ((170, 360), (150, 372), (196, 366)):
        p.oval(x, y, 7)


def key(p: Pen, _r: R) -> None:
    """An ornate key before a drawer's plate."""
    p.layer(0.16)
    p.flat((50, 210), (350, 210), (350, 370), (50, 370))
    p.layer(0.3)
    p.flat((66, 226), (334, 226), (334, 354), (66, 354))
    p.layer(0.06)
    p.oval(200, 284, 16)
    p.flat((192, 286), (208, 286), (214, 326), (186, 326))
    p.layer(0.7)
    with p.placed(216, 150, turn=34):
        p.arc(0, -70, 44, 20, 0, 360)
        p.oval(0, -118, 12)
        p.bar(0, -26, 0, 130, 16)
        p.flat((8, 84), (48, 84), (48, 100), (30, 100), (30, 112), (48, 112), (48, 130), (8, 130))
        p.bar(-18, -18, 18, -18, 12)


def shields(p: Pen, _r: R) -> None:
    """Two tall shields side by side."""
    for x, t in ((132, -7), (268, 7)):
        with p.placed(x, 206, turn=t):
            p.layer(0.14)
            p.shape((-84, -140, 0), (0, -166), (84, -140, 0), (88, 60), (60, 140), (0, 176), (-60, 140), (-88, 60))
            p.layer(0.45)
            p.shape((-70, -126, 0), (0, -148), (70, -126, 0), (73, 56), (48, 128), (0, 156), (-48, 128), (-73, 56))
            p.layer(0.18)
            p.bar(0, -146, 0, 152, 16)
            p.bar(-72, -20, 72, -20, 16)
            p.layer(0.8)
            p.star(0, -20, 8, 36, 15)


def boots(p: Pen, _r: R) -> None:
    """A pair of boots that march by themselves."""
    for x, y, t, tone in ((84, 70, 10, 0.2), (190, 40, -6, 0.42)):
        with p.placed(x, y, turn=t):
            p.layer(tone)
            p.shape((0, 0, 0), (90, 0, 0), (88, 120), (92, 190), (150, 232), (180, 262), (180, 290, 0), (0, 290, 0),
                (-6, 200), (6, 100))
            p.layer(tone + 0.3)
            p.flat((-6, -6), (96, -6), (92, 26), (-2, 26))
            p.layer(0.06)
            p.flat((-4, 286), (184, 286), (184, 308), (70, 308), (66, 300), (40, 300), (40, 310), (-4, 310))
            p.layer(tone + 0.4)
            for k in range(4):
                p.bar(34, 60 + 36 * k, 84, 52 + 36 * k, 6)


def gauntlet(p: Pen, _r: R) -> None:
    """A gauntlet thrown down."""
    p.layer(0.2)
    p.shape((110, 250, 0), (290, 250, 0), (330, 370, 0), (200, 390), (70, 370, 0))
    p.layer(0.5)
    for k in range(3):
        p.shape((116 - 12 * k, 280 + 30 * k, 0), (200, 296 + 30 * k), (284 + 12 * k, 280 + 30 * k, 0),
            (288 + 12 * k, 292 + 30 * k, 0), (200, 310 + 30 * k), (112 - 12 * k, 292 + 30 * k, 0))
    p.layer(0.34)
    p.shape((116, 250, 0), (110, 170), (140, 140), (260, 140), (290, 170), (284, 250, 0))
    for k in range(4):
        x = 130 + 47 * k
        for j in range(3):
            p.layer(0.66 - 0.13 * j)
            y = 150 - 38 * j + abs(k - 1.4) * 10
            p.shape((x - 22, y, 0), (x - 20, y - 30), (x, y - 42), (x + 20, y - 30), (x + 22, y, 0))
    p.layer(0.55)
    p.limb((286, 230, 22), (330, 190, 20), (346, 140, 16))


def horn(p: Pen, _r: R) -> None:
    """A war horn bound in rings."""
    p.layer(0.4)
    p.shape((60, 300, 0), (150, 316), (232, 270), (276, 190), (290, 80, 0), (370, 110, 0), (350, 220), (286, 320),
        (180, 364), (60, 336, 0))
    p.layer(0.7)
    p.oval(330, 94, 44, 20, 20)
    p.layer(0.1)
    p.oval(330, 94, 32, 12, 20)
    p.layer(0.8)
    for x, y, t, w in ((120, 328, 4, 26), (214, 312, -24, 44), (292, 226, -64, 58)):
        with p.placed(x, y, turn=t):
            p.bar(0, -w, 0, w, 12)
    p.layer(0.3)
    p.limb((120, 340, 4), (150, 380, 4), (260, 376, 4), (320, 250, 4))
    p.layer(0.95)
    for k in range(3):
        p.arc(316, 104, 48 + 19 * k, 6, -112, -22)


def spears(p: Pen, _r: R) -> None:
    """Seven spears behind a row of shields."""
    for k in range(7):
        with p.placed(200, 400, turn=-36 + 12 * k):
            p.layer(0.25)
            p.bar(0, 0, 0, -300, 9)
            p.layer(0.85)
            p.shape((0, -372, 0), (17, -324), (0, -294), (-17, -324))
    for x in (92, 200, 308):
        p.layer(0.14)
        p.oval(x, 300, 66)
        p.layer(0.5)
        p.oval(x, 300, 54)
        p.layer(0.2)
        p.star(x, 300, 8, 50, 18)
        p.layer(0.75)
        p.oval(x, 300, 15)


def oath(p: Pen, _r: R) -> None:
    """A dagger through a carved heart, a drop at its point."""
    p.layer(0.3)
    p.shape((200, 340, 0), (110, 250), (80, 170), (110, 110), (160, 104), (200, 144, 0), (240, 104), (290, 110),
        (320, 170), (290, 250))
    p.layer(0.1)
    p.shape((200, 308, 0), (130, 236), (104, 172), (126, 130), (162, 126), (200, 168, 0), (238, 126), (274, 130),
        (296, 172), (270, 236))
    p.layer(0.8)
    with p.placed(200, 206, turn=24):
        p.flat((-16, -60), (16, -60), (10, 130), (0, 160), (-10, 130))
        p.layer(0.5)
        p.bar(-52, -66, 52, -66, 18)
        p.bar(0, -70, 0, -140, 18)
        p.oval(0, -150, 17)
    p.layer(0.95)
    p.shape((134, 356, 0), (150, 382), (134, 398), (118, 382))


def ledger(p: Pen, _r: R) -> None:
    """A ledger under a heap of coins."""
    p.layer(0.16)
    p.flat((60, 150), (270, 120), (346, 330), (120, 370))
    p.layer(0.8)
    p.flat((120, 370), (346, 330), (352, 350), (124, 390))
    p.layer(0.4)
    p.flat((84, 160), (262, 136), (324, 318), (134, 350))
    p.layer(0.16)
    p.bar(150, 200, 258, 184, 8)
    p.bar(160, 228, 266, 212, 8)
    for x, y in ((300, 160), (316, 140), (288, 134), (304, 112), (292, 92), (92, 330), (76, 310), (100, 296)):
        p.layer(0.55)
        p.oval(x, y, 36, 15)
        p.layer(0.9)
        p.oval(x, y - 5, 36, 14)


def cauldron(p: Pen, _r: R) -> None:
    """A cauldron with a ladle, steam rising."""
    p.layer(0.3)
    p.bar(270, 190, 330, 60, 12)
    p.layer(0.12)
    p.bar(120, 320, 96, 380, 20)
    p.bar(280, 320, 304, 380, 20)
    p.layer(0.24)
    p.shape((60, 180, 0), (340, 180, 0), (346, 260), (290, 340), (200, 360), (110, 340), (54, 260))
    p.layer(0.5)
    p.shape((46, 170), (200, 150), (354, 170), (354, 188), (200, 212), (46, 188))
    p.layer(0.9)
    p.oval(200, 180, 132, 18)
    p.layer(0.45)
    p.arc(58, 236, 26, 10, 60, 300)
    p.arc(342, 236, 26, 10, -120, 120)
    p.layer(0.85)
    for x in (130, 190, 246):
        p.limb((x, 150, 3), (x - 18, 116, 8), (x + 14, 80, 7), (x - 6, 36, 2))


def fanged_door(p: Pen, _r: R) -> None:
    """A cellar door in the floor with teeth round its edge."""
    p.layer(0.3)
    p.flat((60, 150), (200, 40), (320, 60), (250, 170))
    p.layer(0.55)
    for k in range(4):
        p.bar(80 + 42 * k, 146, 214 + 26 * k, 44, 5)
    p.layer(0.16)
    p.shape((40, 190), (120, 150), (280, 150), (360, 190), (350, 320), (280, 370), (120, 370), (50, 320))
    p.layer(0.0)
    p.shape((76, 206), (140, 180), (260, 180), (324, 206), (314, 304), (260, 340), (140, 340), (86, 304))
    p.layer(0.9)
    for k in range(6):
        x = 104 + 38 * k
        p.flat((x - 16, 184), (x, 232), (x + 16, 184))
        p.flat((x - 14, 338), (x, 292), (x + 14, 338))
    p.light(166, 262, 9)
    p.light(234, 262, 9)


def goblet(p: Pen, _r: R) -> None:
    """A goblet with something looking out of the wine."""
    p.layer(0.45)
    p.shape((90, 80, 0), (310, 80, 0), (300, 180), (240, 236), (216, 260), (214, 320), (280, 352), (290, 376, 0),
        (110, 376, 0), (120, 352), (186, 320), (184, 260), (160, 236), (100, 180))
    p.layer(0.75)
    p.oval(200, 80, 110, 26)
    p.layer(0.1)
    p.oval(200, 82, 94, 17)
    p.layer(0.2)
    p.shape((98, 150, 0), (200, 172), (302, 150, 0), (298, 172, 0), (200, 196), (102, 172, 0))
    p.layer(0.85)
    for x in (140, 200, 260):
        p.star(x, 128, 4, 16, 7)
    p.light(170, 76, 7)
    p.light(230, 76, 7)


def bowl(p: Pen, _r: R) -> None:
    """A cracked bowl with one coin in the air."""
    p.layer(0.3)
    p.shape((50, 190, 0), (350, 190, 0), (320, 290), (240, 350), (160, 350), (80, 290))
    p.layer(0.6)
    p.oval(200, 190, 150, 34)
    p.layer(0.1)
    p.oval(200, 194, 130, 22)
    p.layer(0.0)
    p.flat((250, 208), (236, 262), (262, 290), (240, 340), (252, 286), (226, 262))
    p.layer(0.9)
    p.oval(200, 96, 42)
    p.layer(0.45)
    p.oval(200, 96, 30)
    p.layer(0.95)
    p.star(200, 96, 5, 22, 9)


def sickle(p: Pen, _r: R) -> None:
    """A rusted sickle over bent ears."""
    p.layer(0.3)
    for x, b in ((90, -30), (130, -10), (170, 10)):
        p.limb((x + 60, 380, 4), (x + 30, 300, 4), (x + b, 220, 3))
        for k in range(5):
            p.oval(x + b + 4 + 6 * k * 0.6, 224 + 15 * k, 12, 6, 50)
    p.layer(0.7)
    p.shape((300, 250, 0), (326, 160), (290, 76), (200, 46), (110, 70), (60, 120, 0), (140, 100), (220, 110),
        (264, 160), (268, 244, 0))
    p.layer(0.25)
    with p.placed(284, 250, turn=-14):
        p.shape((-17, -10, 0), (17, -10, 0), (20, 60), (15, 130, 0), (-15, 130, 0), (-20, 60))
    p.layer(0.4)
    for x, y in ((300, 150), (250, 80), (160, 78), (282, 200)):
        p.oval(x, y, 8)


def feather_cloak(p: Pen, _r: R) -> None:
    """A cloak of feathers spread out."""
    p.layer(0.4)
    p.shape((150, 60), (200, 80), (250, 60), (300, 160), (350, 330, 0), (200, 380), (50, 330, 0), (100, 160))
    for row in range(5):
        n = 4 + row
        for k in range(n):
            u = (k + 0.5) / n - 0.5
            y = 110 + 52 * row
            x = 200 + u * (110 + 46 * row)
            p.layer(0.3 + 0.12 * ((k + row) % 3))
            with p.placed(x, y, turn=-u * 50):
                p.shape((0, -16, 0), (16, 10), (14, 50), (0, 74, 0), (-14, 50), (-16, 10))
    p.layer(0.85)
    p.shape((140, 66), (200, 92), (260, 66), (256, 50), (200, 70), (144, 50))
    p.oval(200, 84, 13)


def bell_rope(p: Pen, _r: R) -> None:
    """A small bell and a very long plaited rope."""
    p.layer(0.5)
    p.shape((160, 60, 0), (240, 60, 0), (262, 110), (270, 150), (300, 186, 0), (100, 186, 0), (130, 150),
        (138, 110))
    p.arc(200, 48, 18, 10, 150, 390)
    p.layer(0.2)
    p.shape((130, 150, 0), (200, 162), (270, 150, 0), (274, 164, 0), (200, 176), (126, 164, 0))
    p.oval(200, 196, 16)
    for k in range(9):
        p.layer(0.75 if k % 2 else 0.4)
        with p.placed(200 + 7 * math.sin(k * 0.9), 220 + 19 * k, turn=32 if k % 2 else -32):
            p.oval(0, 0, 13, 9)
    p.layer(0.6)
    for k in range(7):
        p.limb((190 + 4 * k, 392, 3), (176 + 8 * k, 424, 1))


def footprints(p: Pen, _r: R) -> None:
    """Footprints that climb and vanish."""
    for k in range(7):
        t = k / 6
        side = 1 if k % 2 else -1
        x, y, s = 150 + 110 * t + side * (44 - 26 * t), 360 - 300 * t, 1.15 - 0.75 * t
        with p.placed(x, y, s, turn=14 + side * 6):
            p.layer(0.3 + 0.6 * t)
            p.shape((-24, 36), (-28, -10), (-22, -46), (0, -58), (22, -46), (26, -10), (16, 30), (0, 40))
            p.shape((-20, 56), (18, 52), (20, 84), (0, 96), (-20, 86))


THINGS = {
    "whetstone": whetstone, "seal": seal, "snare": snare, "mirror_door": mirror_door, "eye": eye,
    "thread": thread, "rooms": rooms, "afternoon": afternoon, "quill": quill, "key": key, "shields": shields,
    "boots": boots, "gauntlet": gauntlet, "horn": horn, "spears": spears, "oath": oath, "ledger": ledger,
    "cauldron": cauldron, "fanged_door": fanged_door, "goblet": goblet, "bowl": bowl, "sickle": sickle,
    "feather_cloak": feather_cloak, "bell_rope": bell_rope, "footprints": footprints,
}
