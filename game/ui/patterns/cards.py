"""Pictures of Patterns' cards by id: faces where there is room for words, figures and numbers where there is none."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game import rules
from game.rules.patterns.compile import Pool
from game.ui.cardface.faces import Faces, Live
from game.ui.cardface.info import CardInfo
from game.ui.cardface.patterns import infos, played, unknown
from game.ui.cardface.playing import card_back
from game.ui.icons import icon
from game.ui.paint import cache
from game.ui.paint.gems import gem, shape_mask
from game.ui.paint.pixels import (
    Array,
    clear_surface,
    coverage,
    distance,
    gradient,
    line,
    metal,
    rgba,
    rounded,
    solid,
)
from game.ui.paint.text import fit, text, width
from game.ui.theme import CLANS, POWER_RAISED, Colour, clan_sign, mix

RATIO: Final = 88 / 63
"""Height of a card with a face, of its width."""
SMALL_RATIO: Final = 1.36
"""Height of a small Creature."""
FACE_FROM: Final = 80
"""Pixels of width from which a Creature shows its face and name; under it, figure and numbers."""
NAMED_FROM: Final = 64
"""Pixels of width from which a small Creature has its name, in letters that can be read."""
FIGURE_FROM: Final = 24
"""Pixels of width from which a small Creature shows its figure; under it only Power and Clan."""
PLAIN: Final = ("#8a7a64", "#3a3024")
ART: Final = "play"
"""The face set whose pictures reach far enough to be cut out for small Creatures and Wizards."""


_laid: dict[str, dict[str, CardInfo]] = {}


@lru_cache(maxsize=1)
def _filed(edition: int) -> dict[str, CardInfo]:
    """Every card as the files had it at an edition of theirs."""
    del edition
    return {info.id: info for info in infos()}


def take_up(pool: Pool) -> None:
    """From now on cards are shown as the files have them now, but with the numbers of these rules.

    A table calls it when it is laid. Of cards that the files do not have (any more) it shows what the rules know.
    """
    filed = _filed(rules.edition("patterns"))
    _laid["cards"] = filed | {card.id: card for card in played(pool, filed) if card != filed.get(card.id)}
    by_name.cache_clear()
    info.cache_clear()


def known() -> dict[str, CardInfo]:
    """Every card by id: those of the table laid last, before the first those of the files."""
    return _laid.get("cards") or _filed(rules.edition("patterns"))


@lru_cache(maxsize=1)
def by_name() -> dict[str, str]:
    """Ids by printed name: the rules' sentences say names."""
    return {info.name: info.id for info in known().values()}


@lru_cache(maxsize=512)
def info(card: str) -> CardInfo:
    """What a face shows of a card; its id as its name where there is no such card any more."""
    return known().get(card) or unknown(card)


def name_of(card: str) -> str:
    """The printed name; `a card` for one unseen."""
    return info(card).name if card else "a card"


def clan_of(card: str) -> str:
    """The Clan of a Creature or a Wizard, or of a Spell's Component."""
    return info(card).house


def colours(clan: str) -> tuple[str, str, str]:
    """Light, dark, and icon of a Clan."""
    return CLANS[clan] if clan in CLANS else (*PLAIN, clan_sign(clan))


_own: dict[str, Faces] = {}


class Deck:
    """Gives pictures; those of the window where one is there, else made at once and kept for the process."""

    def __init__(self) -> None:
        self.window: Faces | None = None

    @property
    def faces(self) -> Faces:
        if self.window is not None:
            return self.window
        if "faces" not in _own:
            _own["faces"] = Faces(Path("saves"))
        return _own["faces"]

    @property
    def version(self) -> int:
        """Grows when faces look different."""
        return self.faces.version

    def face(self, card: str, use: str, wide: int, live: Live = ()) -> pygame.Surface:
        """A face upright."""
        return self.faces.picture(info(card), use, wide, live)

    def _source(self, card: str, w: int, h: int) -> pygame.Surface:
        """The face that a picture of this size is cut out of; another surface once it looks different."""
        blank: Live = (("power", "", ""), ("house", "", ""))
        return self.faces.picture(info(card), "board", _wide(w, h), blank, ART)

    def _kept(
        self, key: tuple[object, ...], face: pygame.Surface, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """What was made of a face, as long as the face is the same."""
        kept: tuple[pygame.Surface, pygame.Surface] = cache.CARDS.get(
            (*key, id(face)), lambda: (make(), face)
        )
        return kept[0]

    def art(self, card: str, w: int, h: int, up: float = 0.5) -> pygame.Surface:
        """The picture of a card alone, cut to a shape; `up` says from where of its height (0: the top)."""
        face = self._source(card, w, h)
        return self._kept(("art of", card, w, h, up), face, lambda: _cut(face, w, h, up))

    # Creatures

    def creature(self, card: str, wide: int, power: int) -> pygame.Surface:
        """A Creature with the Power that holds now, in the way that its width allows."""
        if not card:
            return small_back(wide) if wide < FACE_FROM else card_back("patterns", wide)
        printed = info(card).number("power") or 0
        how = "up" if power > printed else "down" if power < printed else ""
        if wide >= FACE_FROM:
            return self.face(card, "board", wide, (("power", str(power), how),) if how else ())
        face = self._source(card, wide, round(wide * SMALL_RATIO))
        return self._kept(
            ("small", card, wide, power, how), face, lambda: self._small(card, wide, power, how)
        )

    def _small(self, card: str, w: int, power: int, how: str) -> pygame.Surface:
        h = round(w * SMALL_RATIO)
        light, dark, name = colours(clan_of(card))
        if w >= FIGURE_FROM:
            s = clear(self.art(card, w, h, 0.6))
        else:
            s = rgba(gradient(h, w, (0, mix(light, "#ffffff", 0.1)), (1, dark)), _whole(w, h))
        if w >= NAMED_FROM:
            _name_strip(s, name_of(card))
        r = max(3.0, w * 0.1)
        frame(s, r, light, dark, max(1.6, w * 0.055))
        s = rounded(s, r)
        px = max(15, round(w * 0.46))
        shield(s, (px * 0.5, px * 0.5), px, power, how)
        k = max(11, round(w * 0.34)) if w >= FIGURE_FROM else max(11, round(w * 0.5))
        at = (w - k * 0.52, k * 0.54) if w >= FIGURE_FROM else (w * 0.5, h - k * 0.66)
        if w >= FIGURE_FROM:
            gem(s, at, "circle", k, light, dark, "#f0d79a", max(1.0, k * 0.07), False)
        i = max(8, round(k * 0.62))
        s.blit(icon(name, i, "#fff6e2"), (round(at[0] - i / 2), round(at[1] - i / 2)))
        return s

    def spell_tile(self, spell: str, w: int, h: int) -> pygame.Surface:
        """A Spell's picture in a frame, for pills and small places."""
        face = self._source(spell, w, h)
        return self._kept(("tile", spell, w, h), face, lambda: self._tile(spell, w, h))

    def _tile(self, spell: str, w: int, h: int) -> pygame.Surface:
        light, dark, _ = colours(clan_of(spell))
        s = clear(self.art(spell, w, h, 0.4))
        r = max(2.0, min(w, h) * 0.12)
        frame(s, r, light, dark, max(1.2, min(w, h) * 0.05))
        return rounded(s, r)

    def wizard(self, card: str, px: int) -> pygame.Surface:
        """A Wizard's portrait in a round metal rim, with room for its shadow: 1.3 times as wide as the disc."""
        inner = max(8, round(px * 0.86))
        face = self._source(card, inner, inner)
        return self._kept(("wizard disc", card, px), face, lambda: self._wizard(card, px))

    def _wizard(self, card: str, px: int) -> pygame.Surface:
        light, dark, name = colours(clan_of(card))
        n = round(px * 1.3)
        s = clear_surface(n, n)
        c = (n / 2, n / 2)
        gem(s, c, "circle", px, light, dark, "#e4bf6a", max(2.0, px * 0.045))
        inner = max(8, round(px * 0.86))
        art = clear(self.art(card, inner, inner, 0.14))
        art.blit(solid(shape_mask("circle", inner), "#ffffff"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        s.blit(art, (round(c[0] - inner / 2), round(c[1] - inner / 2)))
        k = max(13, round(px * 0.3))
        at = (c[0] + px * 0.36, c[1] + px * 0.36)
        gem(s, at, "circle", k, light, dark, "#f0d79a", max(1.2, k * 0.07))
        i = round(k * 0.6)
        s.blit(icon(name, i, "#fff6e2"), (round(at[0] - i / 2), round(at[1] - i / 2)))
        return s


def _wide(w: int, h: int) -> int:
    """Width of a face whose picture fills so much."""
    return max(64, round(max(w / 0.86, h / 1.02)))


def _cut(face: pygame.Surface, w: int, h: int, up: float) -> pygame.Surface:
    """The picture out of a face of the set that reaches far enough, scaled to cover a size."""
    wide = face.get_width()
    area = pygame.Rect(round(wide * 0.055), round(wide * 0.06), round(wide * 0.89), round(wide * 1.03))
    scale = max(w / area.width, h / area.height)
    part = pygame.Rect(0, 0, min(area.width, round(w / scale)), min(area.height, round(h / scale)))
    part.midtop = (area.centerx, area.y + round((area.height - part.height) * up))
    cut = pygame.Surface(part.size, 0, 32)
    cut.blit(face, (0, 0), part)
    return pygame.transform.smoothscale(cut, (max(1, w), max(1, h)))


def _name_strip(s: pygame.Surface, name: str) -> None:
    """A strip of parchment at the foot with the name in one line or two."""
    w, h = s.get_size()
    px = 11
    lines = [name] if width(name, "title", px) <= w - 10 else name.split(" ", 1)
    foot = max(4, round(w * 0.055) + 2)
    tall = round(px * 1.28) * len(lines) + 3 + foot
    s.blit(rgba(gradient(tall, w, (0, "#f6e7c6"), (1, "#dcc496")), _whole(w, tall)), (0, h - tall))
    pygame.draw.line(s, "#8a6630", (0, h - tall), (w, h - tall))
    for i, line_ in enumerate(lines):
        words, size = fit(line_, "title", px, w - 6)
        text(s, words, (w / 2, h - tall + 3 + round(px * 1.28) * (i + 0.46)), "title", size, "#2c180c", "cc")


def clear(picture: pygame.Surface) -> pygame.Surface:
    """A copy that parts may be cut out of; no display is needed."""
    out = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    out.blit(picture, (0, 0))
    return out


def _whole(w: int, h: int) -> Array:
    return coverage(distance(w, h, 0, 0) - 2)


def frame(s: pygame.Surface, r: float, light: Colour, dark: Colour, thick: float) -> None:
    """The coloured border of a Clan with a gold line inside it."""
    w, h = s.get_size()
    d = distance(w, h, r, 0)
    border = coverage(-(d + thick))
    s.blit(rgba(gradient(h, w, (0, mix(light, "#ffffff", 0.12)), (1, dark)), border), (0, 0))
    s.blit(rgba(metal(h, w, "#d3a650"), line(d, -thick, max(0.8, thick * 0.36))), (0, 0))


def shield(s: pygame.Surface, at: tuple[float, float], px: int, power: int, how: str) -> None:
    """The shield with a Power, amber where it is raised, dark red where it is lowered."""
    if how == "up":
        light, dark, ink = *POWER_RAISED, "#ffffff"
    elif how == "down":
        light, dark, ink = "#a03a34", "#4a1012", "#ffffff"
    else:
        light, dark, ink = "#f3e6c8", "#b79a68", "#2c1a10"
    gem(s, at, "shield", px, light, dark, "#6a4a20" if not how else "#fff0c0", max(1.0, px * 0.06), False)
    size = max(11, round(px * 0.62))
    text(s, str(power), (at[0], at[1] - px * 0.03), "num", size, ink, "cc", shadow=1 if how else 0)


def small_back(w: int) -> pygame.Surface:
    """The back of a small Creature."""

    def make() -> pygame.Surface:
        h = round(w * SMALL_RATIO)
        return pygame.transform.smoothscale(card_back("patterns", max(40, w * 2)), (w, h))

    return cache.CARDS.get(("small back", w), make)
