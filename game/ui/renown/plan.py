"""Where things lie on Renown's table for one window and number of seats: plain geometry, in pixels."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.ids import Seat
from game.ui.paint.text import line_height
from game.ui.screen import DESIGN, Screen
from game.ui.table.pose import Pose

RATIO: Final = 88 / 63
APART, OVERLAP = 0.78, 0.76
"""Cards of the row lie apart while that leaves them this much of their width; else so much of each stays free."""

RAISED: Final = 1.25
"""How much larger a marker is that may be bid, under the pointer."""

CAPS: Final = 0.72
"""Height of a figure, of its size."""

SHOWN_REMOVED: Final = 4
"""How many of the Sacrificed cards lie in the open fan; the others are under them."""

ROLE_ZONES: Final = frozenset(
    {
        "opponents",
        "den",
        "row",
        "hall",
        "removed",
        "court",
        "order",
        "plate",
        "prompt",
        "hand",
        "menu",
        "log",
        "help",
    }
)
"""What every layer of the board must name."""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight row of cards: the width of each, the distance of their middles, the height of their middles."""

    width: float
    step: float
    first: float
    y: float

    def x(self, place: float) -> float:
        """Middle of a place; place 0 lies rightmost, at the high end."""
        return self.first - place * self.step

    def place(self, x: float) -> int:
        """The place nearest to x; below 0 beyond the high end."""
        return round((self.first - x) / self.step)


@dataclass(frozen=True, slots=True)
class Plate:
    """An opponent's plate: its box, what of it is used, its disc, and the middle and width of the hand that it shows.

    A `line` leaves the role out, for want of height; a `wide` one has its hand beside the name.
    """

    seat: Seat
    rect: pygame.Rect
    inner: pygame.Rect
    avatar: int
    line: bool
    wide: bool
    hand: tuple[float, float]
    hand_width: float
    card: float


class Plan:
    """All of the geometry that does not depend on what is going on."""

    def __init__(self, screen: Screen, zones: Mapping[str, pygame.Rect], seats: int, home: Seat) -> None:
        self.screen, self.zones, self.seats, self.home = screen, dict(zones), seats, home
        self.unit = min(screen.width / DESIGN[0], screen.height / DESIGN[1])
        self.pad = max(6, round(16 * self.unit))
        self.title = max(line_height("title", screen.text_px(24)) + 2, round(44 * self.unit))
        self.plates = {plate.seat: plate for plate in self._plates()}

    def u(self, units: float) -> int:
        """A length of the board's plan in pixels: it does not grow with the player's text size."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    # The Hierarchy

    def row(self, count: int) -> Line:
        """The row for so many places (at least two a player, or more when a card comes in)."""
        zone = self.zones["row"]
        places = max(count, 2 * self.seats)
        top, bottom = zone.y + self.title + self.u(26), zone.bottom - self.rail_height
        inner = zone.width - 2 * self.u(22)
        gap = self.u(12)
        most = min(128 * self.unit * 1.15, (bottom - top - self.u(6)) / RATIO)
        apart = (inner + gap) / places - gap
        if apart >= most * APART:
            width = min(most, apart)
            step = min((inner - width) / (places - 1), width + gap)
        else:
            width = min(most, max(apart, inner / (places - 1 + 1 / OVERLAP) / OVERLAP))
            step = (inner - width) / (places - 1)
        span = width + step * (places - 1)
        return Line(width, step, zone.centerx + span / 2 - width / 2, (top + bottom) / 2)

    def rail_y(self, count: int) -> float:
        """The height at which the rail runs: under the cards, near them also in a high window."""
        line = self.row(count)
        foot = self.zones["row"].bottom - self.rail_height * 0.5
        return min(foot, line.y + line.width * RATIO / 2 + self.rail_height * 0.62)

    @property
    def rail_height(self) -> int:
        """What the rail with its studs takes at the foot of the row."""
        return max(self.u(46), self.screen.text_px(17) + self.u(20))

    # Piles

    def bay(self, name: str) -> Pose:
        """Where the top card of the Den or the Hall lies."""
        zone = self.zones[name]
        top = zone.y + self.bay_head
        bottom = zone.bottom - self.u(24)
        width = min(120 * self.unit * 1.4, (bottom - top) / RATIO, zone.width - self.u(52))
        return Pose(zone.centerx - self.u(2), (top + bottom) / 2, width, z=5)

    @property
    def bay_head(self) -> int:
        """Height of emblem, name and end above a pile."""
        screen = self.screen
        return (
            self.u(12)
            + self.u(26)
            + line_height("title", screen.text_px(22))
            + line_height("ui", screen.text_px(15))
            + self.u(8)
        )

    def removed(self, place: int, count: int) -> Pose:
        """Where one of the last Sacrificed cards lies: place 0 is the newest of `count` shown."""
        zone = self.zones["removed"]
        top = zone.y + self.title
        room = zone.bottom - top - self.u(14)
        width = min(86 * self.unit * 1.2, room / RATIO * 0.94)
        step = min(width * 0.74, (zone.width - 2 * self.pad - width) / max(SHOWN_REMOVED - 1, 1))
        at = count - 1 - place
        x = zone.centerx + (at - (count - 1) / 2) * step
        turn = (8, -4, 5, -7)[(place * 7 + count) % 4] if place else -3
        return Pose(x, top + room / 2 + (self.u(4) if place else 0), width, turn, z=20 - place)

    # Hands

    def hand(self, index: int, count: int) -> Pose:
        """A card of the hand at the lower edge: a fan that closes as it grows."""
        zone = self.zones["hand"]
        width = min(156 * self.unit * 1.25, zone.height * 0.89 / RATIO)
        inner = zone.width - width - 2 * self.u(40)
        step = min(width * 1.06, inner / max(count - 1, 1))
        middle = index - (count - 1) / 2
        far = max((count - 1) / 2, 1)
        turn = min(2.8, 8.5 / far)
        high = width * RATIO
        y = zone.y + (zone.height - high) * 0.36 + high / 2
        lean = width / 2 * math.sin(math.radians(turn * far))
        deepest = max(zone.bottom - (y + high / 2) - lean + self.u(4), 0)
        sink = min(self.u(5) * middle * middle, deepest * (middle / far) ** 2)
        return Pose(zone.centerx + middle * step, y + sink, width, -turn * middle, 0.7, z=40 + index)

    def _plates(self) -> list[Plate]:
        zone, unit = self.zones["opponents"], self.unit
        others = [(self.home + 1 + i) % self.seats for i in range(self.seats - 1)]
        gap = self.u(16)
        width = (zone.width - gap * (len(others) - 1)) / len(others)
        name = line_height("title", self.screen.text_px(26))
        role = line_height("ui", self.screen.text_px(15))
        counts = max(self.u(42), line_height("num", self.screen.text_px(24)))
        line = zone.height < name + role + counts + 2 * self.u(8)
        wide = not line and width >= 360 * unit and width >= 13 * self.screen.text_px(15)
        words = name if line else name + role
        found = []
        for i, seat in enumerate(others):
            left = zone.x + round(i * (width + gap))
            rect = pygame.Rect(left, zone.y, round(zone.x + i * (width + gap) + width) - left, zone.height)
            inner = rect.copy()
            inner.height = min(rect.height, round(max(190 * unit, words + counts + 60 * unit)))
            inner.centery = rect.centery
            avatar = round(min(72 * unit, words * (1.3 if wide else 1.05), inner.height * 0.46))
            edge = self.u(14)
            if wide:
                pill = role + self.u(8)
                card = min(74 * unit, (inner.height - 2 * edge - pill * 0.5) / RATIO * 0.92)
                fan = min(rect.width * 0.44, 250 * unit)
                hand = (rect.right - self.pad - fan / 2, inner.y + edge + card * RATIO / 2)
            else:
                top = inner.y + self.u(8) + max(avatar, words) + self.u(4)
                high = inner.bottom - self.u(8) - top
                card = max(18.0, min(66 * unit, high / RATIO * 0.92))
                fan = rect.width * 0.44
                hand = (rect.right - self.u(12) - fan / 2, top + high / 2)
            found.append(Plate(seat, rect, inner, avatar, line, wide, hand, fan, card))
        return found

    def other_hand(self, seat: Seat, index: int, count: int) -> Pose:
        """A card of an opponent's hand on the plate."""
        plate = self.plates[seat]
        step = min(plate.card * 0.42, (plate.hand_width - plate.card) / max(count - 1, 1))
        middle = index - (count - 1) / 2
        turn = min(5.0, 30 / max(count, 1)) if not plate.line else 0.0
        far = max((count - 1) / 2, 1)
        sink = min(middle * middle * self.u(1.6), self.u(12) * (middle / far) ** 2) if not plate.line else 0
        x, y = plate.hand
        return Pose(x + middle * step, y + sink, plate.card, -turn * middle, 0.4, z=30 + index * 0.01)

    def edge(self, plate: Plate) -> int:
        """What lies free above the disc of a plate."""
        return self.u(6 if plate.line else 14)

    def seat_point(self, seat: Seat) -> tuple[float, float]:
        """The middle of a player's disc."""
        if seat == self.home:
            zone = self.zones["plate"]
            return zone.x + self.pad + self.own_avatar / 2, zone.y + self.pad + self.own_avatar / 2
        plate = self.plates[seat]
        return plate.rect.x + self.u(14) + plate.avatar / 2, plate.inner.y + self.edge(
            plate
        ) + plate.avatar / 2

    def seat_rect(self, seat: Seat) -> pygame.Rect:
        """A player's plate."""
        return self.zones["plate"] if seat == self.home else self.plates[seat].rect

    @property
    def own_avatar(self) -> int:
        """Diameter of the own disc."""
        return min(self.u(72), round(self.zones["plate"].height * 0.24))

    def track(self, side: int) -> tuple[float, float, float]:
        """Own Favor of a kind: left end, middle height, and greatest length of the row of markers."""
        zone = self.zones["plate"]
        label = line_height("ui", self.screen.text_px(16))
        y = self.track_top + self.track_high * side + label + (self.track_high - label) / 2
        return zone.x + self.u(18), y, zone.width - 2 * self.u(18)

    @property
    def track_top(self) -> float:
        """Where the own Favor begins, under the disc."""
        return self.zones["plate"].y + self.pad + self.own_avatar + self.u(10)

    @property
    def track_high(self) -> float:
        """What one kind of Favor takes: its label, its figure, its markers."""
        room = self.zones["plate"].bottom - self.u(10) - self.track_top
        return min(room / 2, line_height("ui", self.screen.text_px(16)) + self.u(110))

    @property
    def marker(self) -> int:
        """Diameter of a marker in the own plate."""
        zone = self.zones["plate"]
        label = line_height("ui", self.screen.text_px(16))
        each = (zone.height - self.pad - self.own_avatar - self.u(20)) / 2
        return max(14, min(self.u(42), round((each - label) * 0.86)))

    def total(self, side: int) -> tuple[int, float]:
        """Size and middle height of the figure above a row of markers: clear also of one that is raised to be taken."""
        _, y, _ = self.track(side)
        foot = y - self.marker * RAISED / 2 - self.u(4)
        room = foot - (self.track_top + self.track_high * side)
        figure = max(13, min(self.screen.text_px(28), round(room / CAPS)))
        return figure, foot - figure * CAPS / 2

    def track_step(self, count: int) -> float:
        """Distance of the middles of so many markers."""
        _, _, length = self.track(0)
        return min(self.marker * 0.76, (length - self.marker) / max(count - 1, 1))

    def last_marker(self, side: int, count: int) -> tuple[float, float]:
        """The middle of the rightmost marker of the own track."""
        left, y, _ = self.track(side)
        return left + self.marker / 2 + (max(count, 1) - 1) * self.track_step(count), y

    # The Court

    def bid_cell(self, place: int) -> pygame.Rect:
        """The place of a bid in the Court, by order of play."""
        zone = self.zones["court"]
        top = zone.y + self.title + self.u(12)
        half = zone.width * (0.45 if self.seats < 5 else 0.5 if self.seats == 5 else 0.57)
        gap = self.u(10)
        width = min(self.u(104), (half - self.u(22) - gap * (self.seats - 1)) / self.seats)
        left = zone.x + self.u(22) + place * (width + gap)
        return pygame.Rect(round(left), round(top), round(width), round(zone.bottom - self.u(16) - top))

    def court_track(self, side: int) -> pygame.Rect:
        """The row of markers of a kind in the Court, with room for its count."""
        zone = self.zones["court"]
        top = zone.y + self.title + self.u(12)
        each = (zone.bottom - self.u(14) - top) / 2
        left = self.bid_cell(self.seats - 1).right + self.u(34)
        return pygame.Rect(
            left, round(top + each * side), zone.right - self.u(20) - left, round(each - self.u(4))
        )
