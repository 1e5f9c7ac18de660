"""What people carry that is no weapon or tool, with the arm that holds it, on the right side of the box."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

from game.ui.art.figures.held import Part, arm
from game.ui.art.pen import Pen


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


HELD: dict[str, Part] = {
    "rose": rose, "mask": mask, "book": book, "ledger": ledger, "quill": quill, "horn": horn, "lute": lute,
    "keys": keys, "mirror": mirror, "hourglass": hourglass, "scales": scales, "bell": bell, "chain": chain,
    "cup": cup, "bowl": bowl, "scroll": scroll, "sack": sack, "kite": kite, "needle": needle, "drum": drum,
}
