"""People by what they do: a body, a face, what they wear and what they hold."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.ui.art.figures.birds import wing
from game.ui.art.figures.bodies import BODIES, FACES, HEADS
from game.ui.art.figures.carried import HELD as CARRIED
from game.ui.art.figures.figure import Figure
from game.ui.art.figures.held import HELD as WIELDED
from game.ui.art.pen import Pen


@dataclass(frozen=True, slots=True)
class Person:
    """One way to stand: names of parts; `eyes` apart in units (0: none), `grow` the size, `back` drawn behind."""

    body: str = "cloak"
    head: str = "hood"
    face: str = "front"
    right: str = ""
    left: str = ""
    eyes: float = 0.0
    grow: float = 1.0
    back: str = ""

    def draw(self, p: Pen, _r: np.random.Generator) -> None:
        """The person, feet below the lower edge."""
        lift = 400 - 400 * self.grow
        with p.placed(200 - 200 * self.grow, lift, self.grow):
            if self.back:
                BACKS[self.back](p)
            p.layer(0.02)
            BODIES[self.body](p)
            p.layer(0.0)
            if self.head not in {"hood", "peaked_hood", "antlers"}:
                FACES[self.face](p)
            else:
                p.layer(0.06)
            HEADS[self.head](p)
            if self.eyes:
                p.eyes(200, 142, self.eyes, 4.5)
            for name, mirror in ((self.left, True), (self.right, False)):
                if name:
                    with p.placed(400 if mirror else 0, 0, mirror=mirror):
                        HELD[name](p)


def _cape(p: Pen) -> None:
    p.layer(0.14)
    p.shape((170, 186, 0), (110, 220), (60, 300), (20, 350), (50, 380), (16, 470, 0), (330, 470, 0), (320, 300),
        (240, 186, 0))


def _wings(p: Pen) -> None:
    p.layer(0.26)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.shape((220, 220, 0), (270, 150), (330, 90), (396, 50, 0), (392, 120), (400, 150, 0), (378, 180),
                (388, 216, 0), (352, 232), (356, 270, 0), (316, 268), (310, 300, 0), (270, 284), (230, 280, 0))


def _plumes(p: Pen) -> None:
    p.layer(0.3)
    wing(p, 226, 216, 230, -48, 96)
    p.layer(0.3)
    wing(p, 174, 216, 230, -132, 96)


def _moth_wings(p: Pen) -> None:
    p.layer(0.3)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.shape((216, 210, 0), (280, 120), (360, 80), (404, 96, 0), (396, 170), (350, 230), (300, 260),
                (340, 300), (352, 360), (320, 400), (270, 380), (220, 300, 0))
    p.layer(0.6)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.oval(344, 150, 22, 26, 30)
            p.oval(310, 344, 14, 18)
    p.layer(0.08)
    for mirror in (False, True):
        with p.placed(400 if mirror else 0, 0, mirror=mirror):
            p.oval(344, 150, 12, 15, 30)


def _sun_rays(p: Pen) -> None:
    p.layer(lit=True)
    p.arc(200, 134, 84, 5, 0, 360)
    for k in range(16):
        with p.placed(200, 134, turn=k * 22.5):
            p.flat((-4, -92), (0, -126 if k % 2 else -112), (4, -92))


def _flames(p: Pen) -> None:
    p.layer(1.1)
    for x, y, w, h in ((120, 250, 44, 170), (280, 250, 44, 170), (70, 340, 40, 150), (330, 340, 40, 150),
        (200, 190, 70, 180)):
        p.shape((x - w, 480, 0), (x - w * 0.9, y - h * 0.2), (x - w * 0.2, y - h * 0.5), (x + w * 0.1, y - h, 0),
            (x + w * 0.5, y - h * 0.45), (x + w, y - h * 0.1), (x + w, 480, 0))


def _doors(p: Pen) -> None:
    p.layer(0.3)
    for x, t in ((26, -6), (286, 6)):
        with p.placed(x, 60, turn=t):
            p.flat((0, 340), (0, 30), (44, 0), (88, 30), (88, 340))
    p.layer(lit=True)
    for x, t in ((26, -6), (286, 6)):
        with p.placed(x, 60, turn=t):
            p.flat((12, 340), (12, 42), (44, 20), (76, 42), (76, 340))


BACKS = { "cape": _cape, "wings": _wings, "plumes": _plumes, "moth_wings": _moth_wings, "sun": _sun_rays,
    "flames": _flames, "doors": _doors }
"""What may be behind a person."""

HELD = WIELDED | CARRIED
W = Person
PEOPLE: dict[str, Person] = { "squire": W("tunic", "plumed", "profile", "sword", "round_shield"),
    "volunteer": W("tunic", "straw", "profile", "pitchfork"), "shieldmaiden": W("tunic", "helmet_wings", "profile",
    "spear", "shield", back="cape"), "whisper": W("cloak", "hood", "front", "spell", eyes=32), "gazer": W("cloak",
    "peaked_hood", "front", "mirror", eyes=30), "porter": W("coat", "top_hat", "front", "lantern", "keys", eyes=28),
    "outrider_foot": W("wide_cloak", "cap_feather", "profile", "horn"), "captain": W("plate", "plumed", "profile",
    "banner", back="cape"), "page": W("tunic", "cap_feather", "profile", "rapier", grow=0.86), "warden": W("cloak",
    "kettle", "front", "lantern", "spear", eyes=26), "hedge_warden": W("apron", "straw", "old", "sickle"),
    "knight": W("plate", "great_helm", "front", "low_sword"), "torch_bearer": W("tunic", "kerchief", "profile",
    "torch", grow=0.95), "cook": W("apron", "kerchief", "profile", "ladle"), "sergeant": W("plate", "kettle",
    "profile", "sword", "pointing"), "herald": W("coat", "cap_feather", "profile", "horn", "scroll"),
    "veteran": W("plate", "horned", "front", "axe", "tower_shield"),
    "standard_mother": W("gown", "veil", "profile", "banner", "needle"),
    "surgeon": W("apron", "beak", "front", "needle", eyes=0), "marshal": W("plate", "helmet_wings", "profile",
    "pointing", "banner", back="sun"), "duelist": W("coat", "cap_feather", "profile", "rapier", back="cape"),
    "giant": W("giant", "bald", "old", "hammer", grow=1.08), "general": W("coat", "tricorne", "profile",
    "low_sword", back="cape"), "champion": W("plate", "great_helm", "front", "axe", "shield", back="cape", eyes=0),
    "gate_breaker": W("plate", "long_hair", "profile", "hammer", grow=1.04),
    "sleepwalker": W("gown", "long_hair", "profile", "torch"),
    "peddler": W("robe", "turban", "old", "hourglass", "sack"), "thief": W("cloak", "peaked_hood", "front", "kite",
    eyes=30), "dancer": W("gown", "bun", "profile", "dancing"), "stranger": W("coat", "top_hat", "front", "mirror",
    back="cape"), "keeper": W("robe", "mitre", "old", "keys", "staff"), "harlequin": W("coat", "jester", "profile",
    "dancing", back="doors"), "clerk": W("coat", "goggles", "profile", "quill", "ledger"),
    "smith": W("apron", "goggles", "profile", "hammer"), "queen": W("gown", "crown", "front", "cup", eyes=0),
    "moon_queen": W("gown", "tall_crown", "front", "spells", eyes=28),
    "king": W("robe", "crown", "old", "cup", back="cape"), "urchin": W("rags", "wild_hair", "profile", "bowl",
    grow=0.82), "beggar": W("rags", "hood", "front", "bowl", eyes=28, grow=0.92),
    "gravedigger": W("coat", "top_hat", "old", "shovel", "lantern"),
    "widow": W("gown", "veil", "front", "cup", eyes=26), "nurse": W("apron", "veil", "front", "needle", "cup",
    eyes=26), "dead_squire": W("rags", "kettle", "skull", "sword", eyes=32), "drinker": W("robe", "bald", "skull",
    "cup", eyes=32, back="cape"), "shepherd": W("cloak", "straw", "skull", "crook", eyes=32),
    "mother_of_moths": W("gown", "veil", "front", "spells", eyes=28, back="moth_wings"),
    "root_keeper": W("cloak", "antlers", "front", "crook", eyes=28),
    "guest": W("giant", "top_hat", "skull", "cup", eyes=32), "monk": W("robe", "bald", "profile", "folded"),
    "skeleton": W("rags", "bald", "skull", "sword", "round_shield", eyes=32), "angel": W("gown", "long_hair",
    "profile", "sword", back="plumes"), "pirate": W("coat", "kerchief", "old", "cup", "sword"),
    "sailor": W("coat", "kettle", "old", "lantern", "trident"),
    "executioner": W("giant", "hood", "front", "axe", eyes=28), "priest": W("robe", "mitre", "old", "staff"),
    "witch": W("cloak", "witch_hat", "profile", "broom", "spell"), "hag": W("rags", "wild_hair", "crone", "staff",
    "spell"), "hooded": W("cloak", "peaked_hood", "front", "staff", eyes=28),
    "mage": W("robe", "wizard_hat", "old", "spell", "book"), "archer": W("tunic", "hood", "front", "bow", eyes=26),
    "fiddler": W("coat", "cap_feather", "profile", "lute"), "drummer": W("tunic", "bare", "profile", "drum"),
    "reaper": W("cloak", "hood", "front", "scythe", eyes=30), "judge": W("robe", "wild_hair", "old", "scales"),
    "scribe": W("robe", "hood", "front", "book", eyes=28), "jailer": W("giant", "hood", "front", "keys", "chain",
    eyes=28), "duelist_wind": W("wide_cloak", "top_knot", "profile", "rapier"), "mist_stalker": W("wide_cloak",
    "hood", "front", "sickle", eyes=30), "kiln_guard": W("plate", "horned", "front", "halberd", eyes=26),
    "bramble_knight": W("plate", "antlers", "front", "low_sword", eyes=26), "flame_dancer": W("gown", "wild_hair",
    "profile", "dancing", back="flames"), "tide_priest": W("robe", "mitre", "front", "crook", eyes=26),
    "engineer": W("apron", "goggles", "profile", "wrench"), "fairy": W("gown", "bun", "profile", "spell",
    back="wings", grow=0.9), "wizard_ember": W("gown", "long_hair", "profile", "torch", back="flames"),
    "wizard_tide": W("wide_cloak", "tall_crown", "front", "trident", "spell", eyes=28),
    "wizard_gale": W("wide_cloak", "wizard_hat", "profile", "spells"),
    "wizard_stone": W("giant", "crown", "old", "staff"), "wizard_thorn": W("gown", "thorn_crown", "profile",
    "crook", "rose"), "wizard_shade": W("wide_cloak", "veil", "front", "lantern", "mask", eyes=28) }
FIGURES: dict[str, Figure] = { name: Figure(who.draw, (200.0, 400 - 260 * who.grow)) for name,
    who in PEOPLE.items() }
