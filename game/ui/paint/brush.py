"""A surface, a theme and a scale in one hand, so that a table reads as a list of named pieces.

Positions, rects and widths are real pixels, as the layout gives them. `size` (of text, icons, gems) and other
style measures are pixels at 1080p and are multiplied by the brush's scale; text never falls under 11 real pixels.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.core.figures import true_minus
from game.ui.cardface import playing
from game.ui.icons import gold_icon, icon
from game.ui.paint import gems, ground, marks, shapes
from game.ui.paint import text as lettering
from game.ui.paint.flow import Flow, Span, flow
from game.ui.paint.pixels import Point, Rectish
from game.ui.theme import TARGET, Colour, Fill, Theme


@dataclass(frozen=True, slots=True)
class Brush:
    """Draws in one theme on one surface at one scale; cheap to make, holds nothing else."""

    surface: pygame.Surface
    theme: Theme
    scale: float = 1.0
    four_colours: bool = True

    def px(self, n: float) -> int:
        """A measure at 1080p in real pixels, at least 1."""
        return max(1, round(n * self.scale))

    def letter(self, size: float) -> int:
        """A text size in real pixels, at least 11."""
        return marks.small(size, self.scale)

    def on(self, surface: pygame.Surface) -> Brush:
        """The same brush on another surface."""
        return Brush(surface, self.theme, self.scale, self.four_colours)

    # ---- surfaces of the table

    def ground(self, seed: int = 0) -> None:
        """Cover the whole surface with the table of this mood."""
        self.surface.blit(ground.ground(self.theme.mood, self.surface.get_size(), seed), (0, 0))

    def box(
        self,
        rect: Rectish,
        fill: Fill,
        radius: float = 16,
        line: float = 1.4,
        inner: float = 0,
        shadow: float = 0,
    ) -> None:
        """A rounded box in any fill; `radius`, `line`, `inner` and `shadow` at 1080p."""
        shapes.box(
            self.surface,
            rect,
            round(radius * self.scale, 1),
            fill,
            round(max(1.0, line * self.scale), 2),
            0.85,
            0.18,
            round(inner * self.scale),
            round(shadow * self.scale),
        )

    def panel(
        self,
        rect: Rectish,
        title: str = "",
        note: str = "",
        name: str = "",
        fill: Fill | None = None,
        chosen: bool = False,
        radius: float = 16,
    ) -> pygame.Rect:
        """A panel with an optional head (icon `name`, title, note on the right); returns the room inside it."""
        own = fill or self.theme.panel
        if chosen:
            own = Fill(own.top, own.bottom, self.theme.accent, max(0.9, own.alpha), own.ink)
        self.box(rect, own, radius, 1.8 if chosen else 1.4, 24, 12)
        r = pygame.Rect(*(round(v) for v in rect)).inflate(-2 * self.px(18), -2 * self.px(14))
        if not (title or note or name):
            return r
        y = r.y + self.px(14)
        x = r.x
        if name:
            self.icon(name, (x + self.px(12), y), 24)
            x += self.px(32)
        right = r.right
        if note:
            right = self.text(note, (r.right, y), "ui", 15, self.theme.dim, "cr").x - self.px(8)
        if title:
            self.text(title, (x, y), "title", 22, own.ink, "cl", limit=right - x)
        return pygame.Rect(r.x, r.y + self.px(36), r.w, max(0, r.h - self.px(36)))

    def paper(self, rect: Rectish, title: str = "", name: str = "") -> pygame.Rect:
        """A help sheet of paper with an optional head; returns the room inside it."""
        self.box(rect, self.theme.paper, 16, 1.6, 0, 14)
        r = pygame.Rect(*(round(v) for v in rect)).inflate(-2 * self.px(20), -2 * self.px(16))
        if not title:
            return r
        y = r.y + self.px(14)
        x = r.x
        if name:
            k = self.px(24)
            self.surface.blit(icon(name, k, self.theme.paper_text), (x, round(y - k / 2)))
            x += self.px(34)
        self.text(title, (x, y), "title", 24, self.theme.paper_text, "cl", limit=r.right - x)
        marks.divider(self.surface, r.x, r.right, y + self.px(22), "#8a6a34", 0.6)
        return pygame.Rect(r.x, r.y + self.px(48), r.w, max(0, r.h - self.px(48)))

    def well(self, rect: Rectish, radius: float = 9) -> None:
        """A sunk empty place."""
        self.box(rect, self.theme.well, radius, 1.1, 20)

    def prompt(self, rect: Rectish) -> None:
        """The bar of the prompt line."""
        self.box(rect, self.theme.prompt, 14, 1.6, 0, 12)

    def inlay(self, rect: Rectish) -> None:
        """A double metal line let into the table."""
        marks.inlay(self.surface, rect, self.scale)

    def divider(self, left: float, right: float, y: float, colour: Colour | None = None) -> None:
        """A hair line that fades at its ends."""
        marks.divider(self.surface, left, right, y, self.theme.panel.line if colour is None else colour)

    # ---- words

    def text(
        self,
        words: str,
        at: Point,
        role: str = "ui",
        size: float = 16,
        colour: Colour | None = None,
        anchor: str = "tl",
        limit: float | None = None,
        shadow: int = 0,
        alpha: float = 1.0,
    ) -> pygame.Rect:
        """One line; with `limit` (real px) it shrinks to four fifths, then is shortened with an ellipsis."""
        px = self.letter(size)
        if limit is not None:
            words, px = lettering.fit(words, role, px, max(0.0, limit), max(11, round(px * 0.8)))
        ink = self.theme.text if colour is None else colour
        return lettering.text(self.surface, words, at, role, px, ink, anchor, 0.0, shadow, alpha)

    def in_lines(self, words: str, role: str, size: float, limit: float) -> list[str]:
        """The words in one line where they fit, shrunk as `text` does, else broken into two as even as they go."""
        px = self.letter(size)
        if not words:
            return []
        if lettering.width(words, role, max(11, round(px * 0.8))) <= limit:
            return [words]
        parts = words.split()
        cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
        if not cuts:
            return [words]
        return list(min(cuts, key=lambda cut: max(lettering.width(line, role, px) for line in cut)))

    def label(
        self, words: str, at: Point, size: float = 13, colour: Colour | None = None, anchor: str = "tl"
    ) -> pygame.Rect:
        """Small capitals with open letter space."""
        ink = self.theme.dim if colour is None else colour
        return lettering.label(self.surface, words, at, self.letter(size), ink, anchor)

    def number(
        self, value: object, centre: Point, size: float = 26, colour: Colour | None = None, anchor: str = "cc"
    ) -> pygame.Rect:
        """A figure, centred on the height of the capitals."""
        ink = self.theme.text if colour is None else colour
        word = true_minus(str(value))
        return lettering.text(self.surface, word, centre, "num", self.letter(size), ink, anchor, shadow=1)

    def paragraph(
        self,
        words: str,
        rect: Rectish,
        role: str = "body",
        size: float = 17,
        colour: Colour | None = None,
        lead: float = 1.28,
        align: str = "l",
        floor: float | None = None,
    ) -> int:
        """Wrapped text; returns the y below it. A box height above 0 is never overflowed."""
        px = self.letter(size)
        low = px if floor is None else min(px, self.letter(floor))
        ink = self.theme.text if colour is None else colour
        return lettering.paragraph(self.surface, words, rect, role, px, ink, lead, align, low)

    def flow(
        self,
        spans: Sequence[Span],
        at: Point,
        width: float,
        size: float = 16,
        colour: Colour | None = None,
        lead: float | None = None,
    ) -> Flow:
        """Draw a sentence with chips, top left at `at`; the Flow returned knows its height and hits."""
        made = self.lay(spans, width, size, colour, lead)
        made.draw(self.surface, at)
        return made

    def lay(
        self,
        spans: Sequence[Span],
        width: float,
        size: float = 16,
        colour: Colour | None = None,
        lead: float | None = None,
    ) -> Flow:
        """Lay a sentence out without drawing it."""
        ink = self.theme.text if colour is None else colour
        rows = None if lead is None else self.px(lead)
        return flow(spans, max(1, round(width)), self.letter(size), ink, rows, self.four_colours)

    def pill(
        self, words: str, centre: Point, size: float = 14, fill: Fill | None = None, name: str = ""
    ) -> pygame.Rect:
        """A rounded plate round a word, with an icon before it."""
        own = fill or Fill(
            self.theme.well.top, self.theme.well.bottom, self.theme.panel.line, 0.95, self.theme.text
        )
        return marks.pill(self.surface, centre, words, self.letter(size), own, name)

    # ---- signs

    def icon(
        self, name: str, centre: Point, size: float = 24, colour: Colour | None = None, alpha: float = 1.0
    ) -> None:
        """An icon, gold unless a colour is given."""
        k = self.px(size)
        picture = gold_icon(name, k) if colour is None else icon(name, k, colour, alpha)
        self.surface.blit(picture, (round(centre[0] - k / 2), round(centre[1] - k / 2)))

    def gem(
        self, kind: str, centre: Point, size: float, colours: tuple[Colour, Colour], value: object = "", name: str = "",
        rim: Colour = "#d9b45a", ink: Colour = "#ffffff",
    ) -> None:  # fmt: skip
        """A cut shape with a figure (`value`) or an icon (`name`) in it."""
        k, w = self.px(size), max(1.0, round(2 * self.scale, 1))
        if name:
            gems.icon_gem(self.surface, centre, kind, k, *colours, name, ink, rim, w)
        elif value != "":
            gems.numbered(self.surface, centre, kind, k, *colours, value, rim, ink, w)
        else:
            gems.gem(self.surface, centre, kind, k, *colours, rim, w)

    def favor(self, side: str, centre: Point, size: float = 38) -> None:
        """A Favor marker, `H` or `V`."""
        gems.favor(self.surface, centre, self.px(size), side)

    def favor_row(self, side: str, left: Point, count: int, width: float, size: float = 38) -> None:
        """Markers side by side from `left` (left end, mid height), moved together to stay within `width` px."""
        d = self.px(size) * (1.16 if side == "V" else 1.0)
        pace = min(d * (1.1 if side == "H" else 0.98), (width - d) / (count - 1)) if count > 1 else 0.0
        for k in range(count):
            gems.favor(self.surface, (left[0] + d / 2 + k * max(0.0, pace), left[1]), self.px(size), side)

    def avatar(
        self, centre: Point, size: float, colours: Sequence[Colour], letter: str = "", name: str = ""
    ) -> None:
        """A player's disc; `colours` begins with its light and dark colour."""
        gems.avatar(self.surface, centre, self.px(size), colours[0], colours[1], letter, name)

    def count(self, value: object, centre: Point, size: float = 44) -> None:
        """The brass disc with a number that hangs on a pile."""
        gems.count_disc(self.surface, centre, self.px(size), value)

    def progress(self, left: Point, total: int, left_over: int, size: float = 28) -> int:
        """A row of diamonds, spent ones dark; returns its width in px."""
        return gems.progress(self.surface, left, self.px(size), total, left_over)

    def medallion(self, name: str, centre: Point, size: float = 150, alpha: float = 0.5) -> None:
        """An ornament let into the table."""
        gems.medallion(self.surface, centre, self.px(size), name, alpha=alpha)

    def rail(
        self, y: float, left: float, right: float, studs: list[tuple[float, str]], glowing: int | None = None
    ) -> None:
        """The bar with a numbered stud under each place of a row."""
        marks.rail(self.surface, y, left, right, studs, self.scale, glowing=glowing)

    # ---- what may be done

    def glow(
        self, rect: Rectish, radius: float = 9, size: float = 22, colour: Colour = TARGET, power: float = 0.9
    ) -> None:
        """Light round a rounded box."""
        shapes.glow(self.surface, rect, round(radius * self.scale, 1), self.px(size), colour, power)

    def ring(self, rect: Rectish, radius: float = 10, colour: Colour | None = None, width: float = 2) -> None:
        """An open rounded line; the theme's bright gold unless a colour is given."""
        ink = self.theme.bright if colour is None else colour
        shapes.ring(self.surface, rect, round(radius * self.scale, 1), ink, max(1.0, width * self.scale))

    def target(self, rect: Rectish, radius: float = 9, pointed: bool = False) -> None:
        """Legal target: glow and corner brackets; `pointed` adds the crosshair disc."""
        self.glow(rect, radius, 22, TARGET, 0.9)
        marks.brackets(self.surface, rect, self.scale)
        if pointed:
            marks.crosshair(self.surface, pygame.Rect(*(round(v) for v in rect)).center, self.px(50))

    def gap(self, rect: Rectish, place: str = "") -> None:
        """The place that opens in a row."""
        marks.gap(self.surface, rect, self.scale, place)

    def arc(self, start: Point, end: Point, height: float = 60) -> None:
        """A dotted path from where a card was to where it would go."""
        marks.arc(self.surface, start, end, self.scale, height)

    def origin(self, x: float, top: float, bottom: float, words: str) -> None:
        """A bright line where a dragged card came from."""
        marks.origin(self.surface, x, top, bottom, words, self.scale)

    def price(
        self,
        words: str,
        corner: Point,
        total: int = 0,
        left: int = 0,
        name: str = "",
        within: pygame.Rect | None = None,
    ) -> pygame.Rect:
        """The cream bubble of a price or budget, its lower left corner at `corner`."""
        return marks.price_bubble(self.surface, corner, words, self.scale, total, left, within, name)

    def refusal(
        self,
        centre: Point,
        reason: str,
        remedy: str = "",
        limit: float = 420,
        within: pygame.Rect | None = None,
    ) -> pygame.Rect:
        """Why not, in bold, and what would do."""
        return marks.refusal(self.surface, centre, reason, remedy, self.scale, limit, within)

    # ---- cards

    def card(
        self,
        code: str | None,
        centre: Point,
        width: int,
        lift: float = 0.5,
        angle: float = 0.0,
        glow: Colour | None = None,
        dim: float = 0.0,
        alpha: float = 1.0,
        playable: bool = False,
    ) -> pygame.Rect:
        """A playing card (None: its back) about a centre; see `playing.place_card`."""
        return playing.place_card(
            self.surface, code, centre, width, lift, angle, glow, dim, alpha, playable,
            self.theme.mood, self.four_colours, self.scale,
        )  # fmt: skip

    def pile(
        self,
        code: str | None,
        centre: Point,
        width: int,
        count: int,
        tag: Hashable = "",
        glow: Colour | None = None,
    ) -> pygame.Rect:
        """A pile with `code` (None: a back) on top and its count on the corner (or `tag` instead of the number)."""
        at = playing.pile(
            self.surface, code, centre, width, count, self.theme.mood, self.four_colours, self.scale, glow
        )
        if count:
            self.count(tag or count, (at.right - self.px(4), at.top + self.px(4)), 40)
        return at

    def fan(
        self,
        codes: Sequence[str | None],
        centre: Point,
        width: int,
        spread: float,
        turn: float = 2.5,
        sink: float = 5.0,
    ) -> list[tuple[float, float, float]]:
        """Draw cards as a fan and return each one's (centre x, centre y, angle).

        `spread` is the distance of centres in px, `turn` degrees a card, `sink` px at 1080p times the square of the
        distance from the middle.
        """
        places = fan_places(len(codes), centre, spread, turn, sink * self.scale)
        for code, (x, y, a) in zip(codes, places, strict=True):
            self.card(code, (x, y), width, 0.7, a)
        return places


def fan_places(
    count: int, centre: Point, spread: float, turn: float, sink: float
) -> list[tuple[float, float, float]]:
    """Centre x, centre y and angle of each card of a fan, left to right; deep fans flatten so as not to sink away."""
    out = []
    middle = (count - 1) / 2
    calm = (
        min(1.0, 3.5 / middle) if middle else 1.0
    )  # the ends of a long hand turn and sink no more than eight cards'
    for k in range(count):
        u = k - middle
        out.append((centre[0] + u * spread, centre[1] + (u * calm) ** 2 * sink, -u * calm * turn))
    return out
