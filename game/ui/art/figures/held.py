"""What people hold, each drawn with the arm that holds it on the right side of the box; mirrored for the left."""

# fmt: off  (outlines are read as rows of points)
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


def rose(p: Pen) -> None:
    """A rose on a long stem."""
    p.layer(0.3)
    p.limb((290, 250, 3), (304, 190, 3), (312, 140, 3))
    p.flat((300, 196), (326, 180), (308, 186))
    for k, q in enumerate((28, 20, 12)):
        p.layer(0.4 + 0.16 * k)
        for j in range(5):
            with p.placed(314, 118, turn=72 * j + 20 * k):
                p.oval(0, -q * 0.55, q * 0.62)
    arm(p, (292, 272), (294, 226))


def mask(p: Pen) -> None:
    """A mask held beside the face."""
    p.layer(0.7)
    p.shape((262, 120, 0), (300, 104), (338, 120, 0), (340, 160), (320, 196), (300, 206), (280, 196), (260, 160))
    p.layer(0.0)
    p.oval(284, 146, 10, 6)
    p.oval(316, 146, 10, 6)
    p.shape((286, 178, 0), (300, 184), (314, 178, 0), (300, 190))
    arm(p, (288, 272), (302, 212))


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


def book(p: Pen) -> None:
    """An open book before the chest."""
    arm(p, (286, 268), (252, 292))
    with p.mirrored():
        arm(p, (286, 268), (252, 292))
    p.layer(0.2)
    p.flat((120, 252), (200, 276), (280, 252), (286, 320), (200, 346), (114, 320))
    p.layer(0.75)
    p.shape((126, 246, 0), (164, 248), (198, 270, 0), (198, 334, 0), (160, 314), (120, 312, 0))
    p.shape((274, 246, 0), (236, 248), (202, 270, 0), (202, 334, 0), (240, 314), (280, 312, 0))
    p.light(200, 262, 8, 0.5)


def ledger(p: Pen) -> None:
    """A thick book under the arm and a quill."""
    p.layer(0.3)
    p.flat((232, 250), (312, 238), (324, 320), (244, 334))
    p.layer(0.7)
    p.flat((244, 334), (324, 320), (327, 332), (248, 346))
    arm(p, (296, 262), (286, 306))


def quill(p: Pen) -> None:
    """A long feather to write with."""
    p.layer(0.6)
    p.shape((282, 236, 0), (300, 170), (336, 104), (356, 78, 0), (354, 130), (328, 190), (290, 232, 0))
    arm(p, (290, 276), (284, 240))


def horn(p: Pen) -> None:
    """A long horn at the lips."""
    p.layer(0.5)
    p.shape((236, 158, 0), (300, 150), (352, 124), (392, 78, 0), (398, 150, 0), (352, 160), (300, 172),
        (236, 168, 0))
    arm(p, (286, 252), (296, 178))


def lute(p: Pen) -> None:
    """A lute across the body."""
    p.layer(0.32)
    p.oval(226, 316, 62, 52, -30)
    p.layer(0.2)
    p.bar(256, 286, 356, 204, 14)
    p.flat((350, 196), (384, 184), (390, 198), (362, 216))
    p.layer(0.06)
    p.oval(232, 310, 16)
    arm(p, (292, 280), (316, 240))


def keys(p: Pen) -> None:
    """A ring of keys."""
    p.layer(0.55)
    p.arc(316, 244, 24, 6, 0, 360)
    for turn in (-24, 4, 30):
        with p.placed(316, 266, turn=turn):
            p.bar(0, 0, 0, 66, 6)
            p.flat((0, 50), (16, 50), (16, 58), (8, 58), (8, 66), (0, 66))
    arm(p, (288, 262), (314, 216))


def mirror(p: Pen) -> None:
    """A hand mirror that shines."""
    p.layer(0.4)
    p.bar(300, 244, 312, 160, 10)
    p.oval(320, 112, 40, 52, 8)
    p.layer(lit=True)
    p.oval(320, 112, 30, 41, 8)
    arm(p, (292, 276), (302, 226))


def hourglass(p: Pen) -> None:
    """An hourglass on the hand."""
    p.layer(0.5)
    p.flat((286, 130), (346, 130), (342, 138), (290, 138))
    p.flat((286, 226), (346, 226), (342, 218), (290, 218))
    p.layer(0.75)
    p.flat((294, 138), (338, 138), (319, 178), (338, 218), (294, 218), (313, 178))
    arm(p, (290, 280), (314, 236))


def scales(p: Pen) -> None:
    """A pair of scales."""
    p.layer(0.55)
    p.bar(312, 96, 312, 206, 6)
    p.limb((262, 112, 3), (312, 96, 4), (362, 112, 3))
    for x in (262, 362):
        p.bar(x, 112, x - 22, 164, 2)
        p.bar(x, 112, x + 22, 164, 2)
        p.shape((x - 28, 164, 0), (x + 28, 164, 0), (x + 14, 182), (x - 14, 182))
    arm(p, (288, 262), (312, 210))


def bell(p: Pen) -> None:
    """A hand bell."""
    p.layer(0.5)
    p.shape((304, 232, 0), (322, 232, 0), (336, 262), (344, 296), (360, 314, 0), (270, 314, 0), (284, 296),
        (292, 262))
    p.oval(315, 320, 9)
    arm(p, (288, 258), (313, 222))


def chain(p: Pen) -> None:
    """A hanging chain."""
    p.layer(0.5)
    for k in range(6):
        with p.placed(312 + 4 * (k % 2), 244 + 27 * k, turn=20 if k % 2 else -20):
            p.arc(0, 0, 12, 5, 0, 360)
    arm(p, (288, 260), (312, 224))


def cup(p: Pen) -> None:
    """A goblet held up."""
    p.layer(0.6)
    p.shape((284, 118, 0), (338, 118, 0), (334, 152), (316, 168), (314, 198), (334, 208, 0), (290, 208, 0),
        (308, 198), (306, 168), (288, 152))
    p.light(311, 116, 8, 0.6)
    arm(p, (292, 262), (310, 196))


def bowl(p: Pen) -> None:
    """A begging bowl in two hands."""
    arm(p, (290, 276), (238, 300))
    with p.mirrored():
        arm(p, (290, 276), (238, 300))
    p.layer(0.42)
    p.shape((146, 278, 0), (200, 286), (254, 278, 0), (240, 316), (200, 330), (160, 316))


def scroll(p: Pen) -> None:
    """An unrolled scroll."""
    p.layer(0.75)
    p.shape((280, 170, 0), (346, 162, 0), (350, 220), (340, 300, 0), (276, 306, 0), (286, 240))
    p.layer(0.4)
    p.bar(270, 170, 356, 160, 14)
    p.bar(268, 308, 350, 300, 12)
    p.layer(0.2)
    for k in range(5):
        p.bar(294, 194 + 20 * k, 336, 190 + 20 * k, 4)
    arm(p, (290, 262), (284, 200))


def sack(p: Pen) -> None:
    """A sack over the shoulder."""
    p.layer(0.24)
    p.shape((262, 196, 0), (276, 172), (320, 168), (360, 206), (366, 268), (330, 310), (284, 296), (262, 250))
    p.layer(0.5)
    p.shape((352, 280, 0), (360, 310), (366, 350), (362, 400, 0), (356, 350), (346, 300))
    arm(p, (288, 256), (262, 204))


def kite(p: Pen) -> None:
    """A kite's string leading up."""
    p.layer(0.6)
    p.limb((296, 214, 1.4), (320, 150, 1.4), (330, 100, 1.4))
    p.layer(0.44)
    p.flat((330, -6), (372, 44), (332, 112), (300, 36))
    p.layer(0.14)
    p.bar(330, -4, 332, 110, 3)
    p.bar(302, 36, 370, 44, 3)
    arm(p, (292, 268), (296, 218))


def needle(p: Pen) -> None:
    """A needle as long as an arm, with its thread."""
    p.layer(0.7)
    p.flat((300, 234), (330, 66), (312, 236))
    p.layer(0.5)
    p.limb((306, 232, 1.6), (340, 262, 1.6), (320, 300, 1.6), (350, 340, 1.6), (330, 390, 1.6))
    arm(p, (292, 276), (305, 236))


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


def drum(p: Pen) -> None:
    """A drum at the hip and two sticks."""
    p.layer(0.16)
    p.shape((122, 310, 0), (278, 310, 0), (270, 420), (200, 436), (130, 420))
    p.layer(0.6)
    p.oval(200, 310, 78, 22)
    for a, x in ((0, 150), (1, 250)):
        p.layer(0.45)
        p.bar(x, 306, 90 + 220 * a, 214, 7)
        with p.placed(400 if not a else 0, 0, mirror=not a):
            arm(p, (302, 262), (312, 222))


def wrench(p: Pen) -> None:
    """A wrench."""
    p.layer(0.5)
    p.bar(296, 250, 316, 110, 13)
    p.arc(320, 84, 22, 16, -60, 240)
    arm(p, (290, 276), (300, 228))


HELD: dict[str, Part] = {
    "sword": sword, "low_sword": low_sword, "rapier": rapier, "spear": spear, "halberd": halberd, "pitchfork": pitchfork,
    "staff": staff, "crook": crook, "torch": torch, "trident": trident, "rose": rose, "mask": mask, "lantern": lantern, "banner": banner, "shield": shield,
    "round_shield": round_shield, "tower_shield": tower_shield, "bow": bow, "axe": axe, "hammer": hammer, "scythe": scythe,
    "sickle": sickle, "shovel": shovel, "broom": broom, "ladle": ladle, "book": book, "ledger": ledger, "quill": quill,
    "horn": horn, "lute": lute, "keys": keys, "mirror": mirror, "hourglass": hourglass, "scales": scales, "bell": bell,
    "chain": chain, "cup": cup, "bowl": bowl, "scroll": scroll, "sack": sack, "kite": kite, "needle": needle,
    "spell": spell, "spells": spells, "raised": raised, "pointing": pointing, "folded": folded, "dancing": dancing,
    "drum": drum, "wrench": wrench,
}  # fmt: skip
