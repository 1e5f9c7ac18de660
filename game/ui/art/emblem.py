"""Pictures of spells, traps and equipment: a gold thing before rays, rings, webs and whirls.

The ground is arithmetic on angle and distance at half size; the thing is drawn as figures are, in tones of gold.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pygame

from game.ui.art import stage
from game.ui.art.field import Cover, Field
from game.ui.art.palettes import palette
from game.ui.art.pen import Pen
from game.ui.art.subject import Subject
from game.ui.paint.pixels import Array, vec

GOLD = tuple(vec(c) for c in ("#4a2c0e", "#b8792a", "#ecc468", "#fff0c0"))
PLACES = (0.0, 0.22, 0.6, 1.0)
TRIM = vec("#e8c56a")
PALE = vec("#fff6d8")


def gold(tone: float) -> Array:
    """A tone of gold: 0 deep bronze, 1 pale."""
    table = np.array(GOLD, np.float32)
    return np.array([np.interp(tone, PLACES, table[:, k]) for k in range(3)], np.float32)


class Ground(Field):
    """A field with distance and angle from the middle of the emblem; lengths are fractions of the shorter side."""

    def __init__(
        self, subject: Subject, wish: str, size: tuple[int, int], middle: tuple[float, float]
    ) -> None:
        super().__init__(size, palette(subject.house, subject.seed, wish), subject.seed)
        self.lamp = middle
        self.d = self.away(*middle)
        self.a = np.arctan2(self.y - np.float32(middle[1] * self.h), self.x - np.float32(middle[0] * self.w))
        self.dark, self.mid = self.top * np.float32(0.85), self.far * np.float32(0.8)
        self.colours[:] = self.dark
        self.pixel = np.float32(1 / self.unit)

    def glow(self, reach: float = 0.3, strength: float = 0.75) -> None:
        """Light behind the thing."""
        self.shine(
            self.horizon, (np.exp(-self.d / np.float32(reach)) * np.float32(strength)).astype(np.float32)
        )

    def ring(self, radius: float, width: float = 0.006, strength: float = 0.9) -> None:
        """A gold circle."""
        half = max(width / 2, 0.6 / self.unit)
        self.wash(
            TRIM,
            np.clip((half - np.abs(self.d - np.float32(radius))) * self.unit + 0.5, 0, 1)
            * np.float32(strength),
        )

    def dots(self, radius: float, count: int, size: float = 0.012, strength: float = 0.95) -> None:
        """Gold dots on a circle."""
        turn = (self.a * np.float32(count / (2 * math.pi)) + 0.5) % 1 - 0.5
        away = np.hypot(self.d - np.float32(radius), turn * np.float32(2 * math.pi / count) * self.d)
        self.wash(TRIM, np.clip((np.float32(size) - away) * self.unit + 0.5, 0, 1) * np.float32(strength))

    def curve(self, radius: Array, width: float, strength: float) -> None:
        """A gold line where distance equals `radius`, a field over the angles."""
        self.wash(
            TRIM,
            np.clip((np.float32(width) - np.abs(self.d - radius)) * self.unit * 0.6 + 0.5, 0, 1)
            * np.float32(strength),
        )


def _between(g: Ground, wave: Cover, fade: float = 0.6) -> None:
    """Dark and mid stripes, sharpened, fading outwards."""
    cover = np.clip(0.5 + wave, 0, 1) * np.clip(1.2 - g.d * np.float32(fade), 0, 1)
    g.wash(g.mid, cover.astype(np.float32))


def rays(g: Ground) -> None:
    """A sunburst with two rings of dots."""
    n = int(g.r.integers(12, 21))
    _between(g, np.sin(g.a * n) * g.d * np.float32(g.unit / 9))
    g.glow()
    r0 = float(g.r.uniform(0.34, 0.37))
    g.ring(r0)
    g.ring(r0 * 1.2, strength=0.6)
    g.dots(r0 * 1.1, 24)


def swirl(g: Ground) -> None:
    """Arms that turn inwards."""
    n = int(g.r.integers(5, 10))
    s = float(g.r.choice((-1, 1))) * float(g.r.uniform(3.5, 7))
    _between(g, np.sin(g.a * n + np.log(g.d + 0.06) * np.float32(s)) * 2.2, 0.5)
    g.glow(0.24, 0.9)
    for k in range(3):
        g.curve(
            np.float32(0.40 + 0.05 * k) + np.float32(0.016) * np.sin(g.a * (6 + 2 * k) + k),
            0.004,
            0.8 - 0.2 * k,
        )


def circle(g: Ground) -> None:
    """A magician's circle: rings, ticks, a star of lines."""
    g.shine(g.far, np.exp(-g.d / np.float32(0.5)).astype(np.float32) * 0.7)
    g.glow(0.26, 0.6)
    for q, w in ((0.44, 0.009), (0.41, 0.004), (0.33, 0.004), (0.315, 0.008)):
        g.ring(q, w)
    n = int(g.r.integers(24, 49))
    turn = np.abs((g.a * np.float32(n / (2 * math.pi))) % 1 - 0.5)
    band = np.clip((0.028 - np.abs(g.d - 0.37)) * g.unit, 0, 1)
    g.wash(TRIM, (np.clip((0.16 - turn) * 9, 0, 1) * band * 0.85).astype(np.float32))
    k = int(g.r.choice((3, 4, 5, 6)))
    for turned in (0.0, math.pi / k):
        sector = (g.a + np.float32(math.pi / 2 + turned)) % np.float32(2 * math.pi / k) - np.float32(
            math.pi / k
        )
        edge = np.abs(g.d * np.cos(sector) - np.float32(0.315 * math.cos(math.pi / k)))
        g.wash(
            TRIM,
            np.clip((0.003 - edge) * g.unit + 0.5, 0, 1).astype(np.float32) * np.float32(0.55) * (g.d < 0.32),
        )
    g.dots(0.485, k * 4, 0.010)


def mandala(g: Ground) -> None:
    """Petals in three rows."""
    n = int(g.r.integers(6, 11))
    for k, q in enumerate((0.62, 0.46, 0.32)):
        petal = np.abs(np.cos(g.a * np.float32(n / 2) + np.float32(k * math.pi / 2)))
        edge = np.float32(q) * (0.62 + 0.38 * petal)
        inside = np.clip((edge - g.d) * g.unit + 0.5, 0, 1)
        tone = g.mid * np.float32(0.55 + 0.25 * k) + g.horizon * np.float32(0.10 * k)
        shade = np.clip(1 - (edge - g.d) / np.float32(0.2), 0.25, 1)
        g.wash(tone * shade[..., None], inside.astype(np.float32))
        g.curve(edge, 0.0035, 0.75)
    g.glow(0.2, 0.7)
    g.dots(0.54, n * 2, 0.009)


def lattice(g: Ground) -> None:
    """A net of lozenges that tightens to the middle."""
    u = np.arctan(((g.x / g.w) - g.lamp[0]) * g.w / g.unit * 2.2)
    v = np.arctan(((g.y / g.h) - g.lamp[1]) * g.h / g.unit * 2.2)
    n = float(g.r.integers(9, 14))
    a, b = np.abs(((u + v) * n / 2) % 1 - 0.5), np.abs(((u - v) * n / 2) % 1 - 0.5)
    net = np.clip((np.float32(0.06) - np.minimum(a, b)) * 14, 0, 1)
    g.shine(g.far, np.exp(-g.d / np.float32(0.55)).astype(np.float32) * 0.55)
    g.glow(0.28, 0.7)
    g.wash(g.near * 0.8 + g.top * 0.1, (net * 0.9).astype(np.float32))
    g.wash(
        g.horizon,
        (np.clip((0.018 - np.minimum(a, b)) * 30, 0, 1) * np.clip(1.1 - g.d, 0, 1) * 0.6).astype(np.float32),
    )
    g.ring(0.40, 0.010)
    g.dots(0.40, 8, 0.02)


def rings(g: Ground) -> None:
    """Rings that widen, cut by four bars."""
    _between(g, np.sin(np.sqrt(g.d) * np.float32(g.r.uniform(34, 46))) * np.float32(1.6), 0.5)
    g.glow(0.3, 0.7)
    k = int(g.r.choice((4, 6, 8)))
    turn = (
        np.abs(((g.a + np.float32(math.pi / 2)) * np.float32(k / (2 * math.pi)) + 0.5) % 1 - 0.5)
        * np.float32(2 * math.pi / k)
        * g.d
    )
    g.wash(
        TRIM,
        np.clip((0.0035 - turn) * g.unit + 0.5, 0, 1).astype(np.float32)
        * np.clip((g.d - 0.36) * 40, 0, 1)
        * np.float32(0.7),
    )
    g.ring(0.35, 0.010)
    g.ring(0.33, 0.004)
    g.dots(0.43, k * 2, 0.014)


def burst(g: Ground) -> None:
    """Shards of light thrown outwards."""
    n = 26
    edges = np.sort(g.r.uniform(-math.pi, math.pi, n)).astype(np.float32)
    which = np.searchsorted(edges, g.a.ravel()).reshape(g.a.shape) % n
    tone = g.r.uniform(0, 1, n).astype(np.float32)[which]
    reach = g.r.uniform(0.25, 1.0, n).astype(np.float32)[which]
    g.wash(g.mid, (tone * 0.9).astype(np.float32))
    g.shine(
        g.horizon, (np.clip(1 - g.d / (reach + 0.05), 0, 1) ** 1.5 * (0.35 + 0.6 * tone)).astype(np.float32)
    )
    g.glow(0.16, 0.7)
    for _ in range(40):
        a, q = float(g.r.uniform(0, 6.28)), float(g.r.uniform(0.3, 0.75))
        x, y = (
            int(g.lamp[0] * g.w + q * g.unit * math.cos(a)),
            int(g.lamp[1] * g.h + q * g.unit * math.sin(a)),
        )
        if 0 <= x < g.w and 0 <= y < g.h:
            g.colours[y, x] = PALE


def aura(g: Ground) -> None:
    """Soft shells of light, one within the other, with a scalloped hem."""
    for k in range(6, 0, -1):
        n = 8 + 2 * k
        edge = np.float32(0.11 * k) + np.float32(0.014) * np.abs(np.sin(g.a * np.float32(n / 2) + k))
        inside = np.clip((edge - g.d) * g.unit * 0.5 + 0.5, 0, 1)
        tone = g.mid + (g.horizon - g.mid) * np.float32(0.85 - 0.14 * k)
        near = np.clip(1 - (edge - g.d) / np.float32(0.1), 0, 1)
        g.wash(tone * (0.7 + 0.45 * near)[..., None], inside.astype(np.float32))
    g.glow(0.2, 0.6)
    g.ring(0.47, 0.005, 0.8)
    g.dots(0.47, 16, 0.012)


def window(g: Ground) -> None:
    """A rose window: panes in two hues with dark lead."""
    n = int(g.r.choice((8, 10, 12)))
    row = np.searchsorted(np.array([0.24, 0.40, 0.58, 0.8], np.float32), g.d.ravel()).reshape(g.d.shape)
    cell = np.floor((g.a / np.float32(2 * math.pi) + 0.5) * n + 0.5 * (row % 2)).astype(np.intp) % n
    shade = g.r.uniform(0.35, 1.0, (6, n)).astype(np.float32)[row, cell]
    hue = g.r.integers(0, 2, (6, n))[row, cell]
    pane = np.where(hue[..., None] == 0, g.far * np.float32(1.1), g.horizon * np.float32(0.75))
    g.colours = (pane * shade[..., None]).astype(np.float32)
    f = np.abs(((g.a / np.float32(2 * math.pi) + 0.5) * n + 0.5 * (row % 2)) % 1 - 0.5)
    lead = np.clip((0.006 - (0.5 - f) * np.float32(2 * math.pi / n) * g.d) * g.unit + 0.5, 0, 1) * (row > 0)
    for q in (0.24, 0.40, 0.58, 0.8):
        lead = np.maximum(lead, np.clip((0.007 - np.abs(g.d - np.float32(q))) * g.unit + 0.5, 0, 1))
    g.wash(g.near * 0.6, lead.astype(np.float32))
    g.wash(g.top * 0.7, (np.clip((0.235 - g.d) * g.unit, 0, 1) * 0.5).astype(np.float32))
    g.glow(0.26, 0.5)


GROUNDS: dict[str, Callable[[Ground], None]] = {
    "rays": rays,
    "swirl": swirl,
    "circle": circle,
    "mandala": mandala,
    "lattice": lattice,
    "rings": rings,
    "burst": burst,
    "aura": aura,
    "window": window,
}
"""Name -> the ground of an emblem. A card's `art: {scene: ...}` may use these names for spells, traps and equipment."""


def paint_ground(
    subject: Subject, kind: str, wish: str, size: tuple[int, int], middle: tuple[float, float]
) -> tuple[pygame.Surface, Ground]:
    """The ground alone, and the field it came from."""
    g = Ground(subject, wish, size, middle)
    GROUNDS[kind](g)
    return g.picture(), g


def set_thing(picture: pygame.Surface, pen: Pen, light: Array) -> None:
    """Put a drawn thing into the picture as gold, with its shadow."""
    towards = (-0.7, -1.0)
    cut = stage.cut_out(pen, gold, PALE, towards, 0.9, 0.25, 0.7)
    stage.add_form(cut, PALE, towards, 0.28, vec("#000000"), 0.0)
    stage.add_shadow(picture, cut, 0.62)
    picture.blit(cut, (0, 0))
    stage.add_glows(picture, pen.glows, light)
