"""What people hold, each drawn with the arm that holds it on the right side of the box; mirrored for the left."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

from collections.abc import Callable

from game.ui.art.pen import Pen

Part = Callable[[Pen], None]
Place = tuple[float, float]


def arm(p: Pen, elbow: Place, hand: Place, wide: float = 17.0) -> None:
    """Shoulder, elbow, hand, with a sleeve that widens to the wrist."""
    p.layer(0.05)
    p.limb((246, 204, wide + 3), (elbow[0], elbow[1], wide), (hand[0], hand[1], wide * 0.66))
    p.oval(hand[0], hand[1], wide * 0.72)


def pole(p: Pen, x: float, top: float, foot: float = 460, lean: float = 12, wide: float = 9) -> None:
    """A shaft, `lean` further right above."""
    p.layer(0.16)
    p.bar(x + lean, top, x - lean, foot, wide)


def sword(p: Pen) -> None:
    """A sword held up."""
    p.layer(0.62)
    p.shape((288, 214, 0), (304, 60), (312, 26, 0), (316, 62), (304, 216, 0))
    p.layer(0.3)
    p.bar(270, 214, 322, 220, 10)
    p.bar(296, 216, 292, 248, 8)
    p.oval(292, 252, 8)
    arm(p, (292, 268), (294, 234))


def low_sword(p: Pen) -> None:
    """A sword resting on its point, both hands on it."""
    p.layer(0.6)
    p.shape((190, 300, 0), (194, 470, 0), (206, 470, 0), (210, 300, 0))
    p.layer(0.3)
    p.bar(156, 300, 244, 300, 12)
    p.bar(200, 300, 200, 250, 10)
    p.oval(200, 244, 10)
    arm(p, (276, 262), (206, 274))
    with p.mirrored():
        arm(p, (276, 262), (206, 286))


def rapier(p: Pen) -> None:
    """A thin blade pointing out."""
    p.layer(0.62)
    p.flat((306, 204), (398, 120), (310, 212))
    p.layer(0.34)
    p.oval(304, 210, 15, 18, -40)
    arm(p, (276, 250), (298, 216))


def spear(p: Pen) -> None:
    """A spear."""
    pole(p, 302, 54)
    p.layer(0.55)
    p.shape((314, -8, 0), (328, 40), (314, 66), (300, 40))
    arm(p, (286, 268), (303, 232))


def halberd(p: Pen) -> None:
    """A pole with an axe blade and a spike."""
    pole(p, 302, 30)
    p.layer(0.5)
    p.flat((308, 40), (314, -20), (320, 40))
    p.shape((316, 44, 0), (346, 34), (368, 50, 0), (364, 84), (344, 108, 0), (336, 84), (314, 84, 0))
    p.flat((312, 50), (284, 60), (311, 74))
    arm(p, (286, 268), (303, 232))


def pitchfork(p: Pen) -> None:
    """A fork with three tines."""
    pole(p, 300, 60)
    p.layer(0.5)
    for k in (-24, 0, 24):
        p.limb((312, 74, 4), (312 + k * 0.9, 60, 4), (313 + k, 30, 3.4), (314 + k, -6, 1.2))
    arm(p, (284, 268), (301, 236))


def staff(p: Pen) -> None:
    """A staff that holds a shining orb."""
    pole(p, 304, 84, wide=10)
    p.limb((315, 92, 6), (296, 70, 5), (304, 44, 3))
    p.limb((315, 92, 6), (338, 70, 5), (328, 44, 3))
    p.light(316, 62, 15)
    arm(p, (286, 262), (305, 226))


def crook(p: Pen) -> None:
    """A shepherd's crook."""
    p.layer(0.24)
    p.limb((292, 460, 5), (310, 150, 5), (314, 70, 5), (330, 34, 5), (358, 44, 5), (356, 78, 4), (338, 84, 3))
    arm(p, (284, 262), (305, 232))


def trident(p: Pen) -> None:
    """A trident."""
    pole(p, 302, 60)
    p.layer(0.55)
    for k in (-30, 0, 30):
        p.limb((313, 84, 5), (313 + k, 66, 5), (314 + k, 30, 4), (315 + k, 0, 2))
        p.flat((304 + k, 22), (315 + k, -14), (326 + k, 22))
    arm(p, (286, 268), (303, 232))


def torch(p: Pen) -> None:
    """A burning torch held high."""
    p.layer(0.2)
    p.flat((288, 190), (300, 190), (318, 96), (294, 96))
    p.layer(lit=True)
    p.shape((306, 22, 0), (326, 60), (324, 92), (306, 102), (288, 92), (286, 66), (298, 58))
    p.light(306, 76, 20, 0.8)
    arm(p, (292, 244), (294, 182))


def lantern(p: Pen) -> None:
    """A lantern held out."""
    p.layer(0.12)
    p.bar(318, 196, 318, 226, 4)
    p.flat((296, 244), (318, 218), (340, 244))
    p.flat((294, 244), (342, 244), (338, 252), (298, 252))
    p.flat((294, 302), (342, 302), (346, 314), (290, 314))
    for x in (300, 318, 336):
        p.bar(x, 250, x, 304, 4)
    p.light(318, 278, 15)
    arm(p, (286, 252), (316, 194))


def banner(p: Pen) -> None:
    """A standard that flies to the right."""
    p.layer(0.3)
    p.shape((306, 26, 0), (336, 14), (366, 34), (400, 24, 0), (386, 70), (402, 118, 0), (366, 128), (336, 108),
        (300, 122, 0))
    p.layer(0.66)
    p.star(348, 72, 4, 22, 8)
    pole(p, 296, 8, lean=12)
    p.layer(0.6)
    p.shape((309, -16, 0), (318, 4), (309, 16), (300, 4))
    arm(p, (284, 268), (297, 236))


def shield(p: Pen) -> None:
    """A large shield before the body."""
    arm(p, (300, 262), (276, 280))
    p.layer(0.14)
    p.shape((214, 218, 0), (268, 202), (330, 218, 0), (334, 292), (310, 356), (272, 394, 0), (234, 356), (210, 292))
    p.layer(0.32)
    p.shape((226, 230, 0), (268, 216), (318, 230, 0), (321, 290), (300, 346), (272, 376, 0), (244, 346), (223, 290))
    p.layer(0.1)
    p.bar(271, 222, 271, 372, 12)
    p.bar(226, 278, 320, 278, 12)


def round_shield(p: Pen) -> None:
    """A round shield with a boss."""
    arm(p, (300, 262), (286, 280))
    p.layer(0.14)
    p.oval(288, 290, 68)
    p.layer(0.32)
    p.oval(288, 290, 57)
    p.layer(0.12)
    for k in range(4):
        with p.placed(288, 290, turn=45 * k + 12):
            p.bar(-57, 0, 57, 0, 5)
    p.layer(0.5)
    p.oval(288, 290, 16)


def tower_shield(p: Pen) -> None:
    """A shield as tall as its bearer."""
    p.layer(0.12)
    p.shape((206, 190, 0), (270, 176), (338, 190, 0), (344, 320), (340, 470, 0), (204, 470, 0), (200, 320))
    p.layer(0.28)
    p.shape((220, 204, 0), (270, 192), (324, 204, 0), (329, 320), (326, 470, 0), (218, 470, 0), (214, 320))
    p.layer(0.5)
    p.star(272, 300, 8, 40, 15)


def bow(p: Pen) -> None:
    """A bow with its string."""
    p.layer(0.28)
    p.limb((300, 60, 2), (346, 130, 6), (340, 220, 7), (346, 310, 6), (300, 390, 2))
    p.layer(0.7)
    p.bar(300, 62, 300, 388, 2.4)
    p.bar(220, 226, 380, 214, 4)
    arm(p, (286, 232), (338, 220))


def axe(p: Pen) -> None:
    """A two-bladed axe over the shoulder."""
    p.layer(0.18)
    p.bar(318, 60, 262, 330, 11)
    p.layer(0.52)
    for side in (1, -1):
        with p.placed(310, 96, turn=12, mirror=side < 0):
            p.shape((4, -16, 0), (30, -34), (52, -46, 0), (60, -4), (52, 40, 0), (30, 26), (4, 14, 0))
    arm(p, (300, 266), (280, 240))


def hammer(p: Pen) -> None:
    """A heavy hammer."""
    p.layer(0.18)
    p.bar(316, 70, 288, 280, 11)
    p.layer(0.42)
    with p.placed(318, 66, turn=10):
        p.flat((-44, -26), (40, -26), (52, -12), (52, 14), (40, 28), (-44, 28))
    arm(p, (300, 270), (295, 232))


def scythe(p: Pen) -> None:
    """A scythe."""
    p.layer(0.18)
    p.limb((268, 460, 5), (300, 260, 5), (318, 100, 5), (312, 30, 5))
    p.layer(0.55)
    p.shape((318, 22, 0), (270, 6), (200, 12), (140, 52, 0), (200, 34), (262, 36), (312, 52, 0))
    arm(p, (286, 268), (302, 236))


def sickle(p: Pen) -> None:
    """A sickle held up."""
    p.layer(0.5)
    p.arc(316, 120, 50, 20, -70, 120, 4)
    p.layer(0.2)
    p.bar(334, 74, 292, 214, 12)
    arm(p, (292, 268), (296, 226))


def shovel(p: Pen) -> None:
    """A spade."""
    pole(p, 300, 100)
    p.layer(0.45)
    p.shape((290, 96, 0), (290, 40), (312, 2, 0), (336, 40), (336, 96, 0), (314, 108))
    arm(p, (284, 268), (301, 236))


def broom(p: Pen) -> None:
    """A besom."""
    pole(p, 300, 90)
    p.layer(0.3)
    p.shape((302, 100, 0), (290, 60), (282, 6, 0), (306, 14), (320, 0, 0), (334, 16), (350, 8, 0), (336, 62),
        (320, 102, 0))
    arm(p, (284, 268), (301, 236))


def ladle(p: Pen) -> None:
    """A ladle, steam above it."""
    p.layer(0.45)
    p.bar(298, 236, 322, 96, 7)
    p.shape((296, 84, 0), (350, 84, 0), (346, 108), (322, 120), (300, 108))
    p.layer(0.8)
    p.limb((316, 70, 2), (306, 50, 4), (324, 30, 3), (312, 8, 1))
    p.limb((334, 68, 2), (344, 46, 4), (330, 24, 1))
    arm(p, (290, 270), (299, 232))


def spell(p: Pen) -> None:
    """An open hand with a light over it."""
    arm(p, (292, 272), (322, 214), 16)
    p.layer(0.1)
    for a, b in ((-16, -18), (-6, -26), (6, -26), (16, -16)):
        p.limb((322, 212, 6), (322 + a, 212 + b, 3))
    p.light(324, 158, 17)


def spells(p: Pen) -> None:
    """Both hands raised, a light over each."""
    spell(p)
    with p.mirrored():
        spell(p)


def raised(p: Pen) -> None:
    """A fist raised."""
    p.layer(0.05)
    p.limb((248, 204, 20), (304, 196, 17), (306, 120, 13))
    p.oval(306, 110, 17, 18)


def pointing(p: Pen) -> None:
    """An arm stretched out."""
    p.layer(0.05)
    p.limb((248, 206, 20), (304, 200, 16), (362, 176, 10))
    p.limb((362, 176, 6), (392, 166, 3))


def folded(p: Pen) -> None:
    """Hands together before the chest."""
    arm(p, (272, 272), (206, 282), 19)
    with p.mirrored():
        arm(p, (272, 272), (206, 282), 19)


def dancing(p: Pen) -> None:
    """Arms thrown wide, one up, one down."""
    p.layer(0.05)
    p.limb((246, 204, 17), (312, 176, 12), (356, 98, 8))
    p.limb((356, 98, 6), (372, 76, 3))
    with p.mirrored():
        p.limb((246, 204, 17), (304, 250, 12), (372, 266, 8))
        p.limb((372, 266, 6), (392, 252, 3))


def wrench(p: Pen) -> None:
    """A wrench."""
    p.layer(0.5)
    p.bar(296, 250, 316, 110, 13)
    p.arc(320, 84, 22, 16, -60, 240)
    arm(p, (290, 276), (300, 228))


HELD: dict[str, Part] = {
    "sword": sword, "low_sword": low_sword, "rapier": rapier, "spear": spear, "halberd": halberd,
    "pitchfork": pitchfork, "staff": staff, "crook": crook, "torch": torch, "trident": trident,
    "lantern": lantern, "banner": banner, "shield": shield, "round_shield": round_shield,
    "tower_shield": tower_shield, "bow": bow, "axe": axe, "hammer": hammer, "scythe": scythe, "sickle": sickle,
    "shovel": shovel, "broom": broom, "ladle": ladle, "spell": spell, "spells": spells, "raised": raised,
    "pointing": pointing, "folded": folded, "dancing": dancing, "wrench": wrench,
}
