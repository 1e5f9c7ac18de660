"""Where things lie on Crown's table for one window: plain geometry, in pixels."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.ids import Seat
from game.ui.paint.text import line_height
from game.ui.screen import DESIGN, Screen
from game.ui.table.pose import Pose

RATIO: Final = 88 / 63
LANE_CARD, HAND_CARD, ANCHOR, PILE = 132, 158, 44, 52
"""Widths in units of the board's plan: README of the look, "Card sizes"."""
CLASH: Final = 124
"""Units between the two front rows: there the pools stand."""
ECHELON: Final = 12
"""Units by which each creature stands further back than the one before it, at most."""

ROLE_ZONES: Final = frozenset(
    {
        "other",
        "steps",
        "plate",
        "lane0",
        "lane1",
        "lane2",
        "other_hand",
        "prompt",
        "hand",
        "actions",
        "menu",
        "log",
        "help",
    }
)
"""What every layer of the board must name."""

PILES: Final = ("deck", "fade", "reserve")


@dataclass(frozen=True, slots=True)
class Line:
    """One side of a lane: width of its cards, the middle of each from the front, and which way is back (-1 up)."""

    width: float
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    crowded: bool


class Plan:
    """All of the geometry that does not depend on what is going on."""

    def __init__(self, screen: Screen, zones: Mapping[str, pygame.Rect], home: Seat) -> None:
        self.screen, self.zones, self.home = screen, dict(zones), home
        self.unit = min(screen.width / DESIGN[0], screen.height / DESIGN[1])

    def u(self, units: float) -> int:
        """A length of the board's plan in pixels: it does not grow with the player's text size."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    # Lanes

    def lane(self, lane: int) -> pygame.Rect:
        """The whole lane, both sides."""
        return self.zones[f"lane{lane}"]

    @property
    def clash_y(self) -> float:
        """Height of the line at which the two sides meet, the same in all lanes."""
        zone = self.zones["lane0"]
        return zone.centery

    @property
    def clash(self) -> int:
        """Height of the band between the two front rows."""
        return self.u(CLASH)

    @property
    def rim(self) -> int:
        """What the anchors take at the outer end of each side."""
        return self.u(ANCHOR) + self.u(16)

    @property
    def card(self) -> float:
        """Width of a card in a lane."""
        half = self.zones["lane0"].height / 2 - self.clash / 2 - self.rim - self.u(2 * ECHELON + 4)
        return min(LANE_CARD * self.unit * 1.3, half / RATIO, self.zones["lane0"].width * 0.36)

    def side_up(self, side: Seat) -> bool:
        """Whether that seat's side is the upper one."""
        return side != self.home

    def half(self, side: Seat, lane: int) -> pygame.Rect:
        """One side of a lane."""
        rect = self.lane(lane)
        middle = round(self.clash_y)
        if self.side_up(side):
            return pygame.Rect(rect.x, rect.y, rect.width, middle - rect.y)
        return pygame.Rect(rect.x, middle, rect.width, rect.bottom - middle)

    def line(self, side: Seat, lane: int, wide: Sequence[float], opened: int = -1) -> Line:
        """Where the creatures of a side stand; `wide` is what each takes, in card widths, the front first.

        `opened` lies free of its neighbours where the line is crowded.
        """
        rect = self.lane(lane)
        width, high, gap = self.card, self.card * RATIO, self.u(8)
        count = len(wide)
        centres, at = [], 0.0
        for k, share in enumerate(wide):
            at += share * width / 2 + (gap if k else 0)
            centres.append(at)
            at += share * width / 2
        inner = rect.width - 2 * self.u(14)
        crowded = at > inner + 1
        if crowded:
            first, last = wide[0] * width / 2, wide[-1] * width / 2
            span = max(centres[-1] - centres[0], 1)
            left = rect.x + self.u(14) + first
            xs = [left + (c - centres[0]) * (inner - first - last) / span for c in centres]
            if 0 <= opened < count - 1:
                xs = _opened(xs, opened, width * (wide[opened] + wide[opened + 1]) / 2 * 0.96)
        else:
            xs = [rect.centerx - at / 2 + c for c in centres]
        steps = max(count - 1, 1)
        back = min(self.u(ECHELON), self.u(2 * ECHELON) / steps)
        sign = -1 if self.side_up(side) else 1
        front = self.clash_y + sign * (self.clash / 2 + high / 2)
        return Line(width, tuple(xs), tuple(front + sign * back * k for k in range(count)), crowded)

    def anchor(self, side: Seat, lane: int, slot: int, slots: int) -> Pose:
        """Where an anchor lies: slot 0 is the rightmost."""
        rect = self.lane(lane)
        width = self.u(ANCHOR)
        long = width * RATIO
        gap = min(self.u(14), (rect.width * 0.62 - long * slots) / max(slots - 1, 1))
        step = long + gap
        x = rect.centerx + step * ((slots - 1) / 2 - slot)
        y = rect.y + self.u(8) + width / 2 if self.side_up(side) else rect.bottom - self.u(8) - width / 2
        return Pose(x, y, width, 90, 0.4, z=10 + 0.1 * slot)

    def trap(self, side: Seat, lane: int, index: int, count: int) -> Pose:
        """A face-down trap of a lane: at the right of its anchors, the newest on top."""
        rect = self.lane(lane)
        width = self.u(34)
        step = min(self.u(22), self.u(48) / max(count - 1, 1))
        x = rect.right - self.u(16) - width / 2 - step * (count - 1 - index)
        y = rect.y + self.u(6) if self.side_up(side) else rect.bottom - self.u(6)
        sign = 1 if self.side_up(side) else -1
        return Pose(x, y + sign * (width * RATIO / 2), width, 0, 0.5, z=12 + 0.1 * index)

    def pool(self, side: Seat, lane: int, attacker: Seat) -> tuple[float, float]:
        """The middle of a side's pool: the attacker's is left."""
        rect = self.lane(lane)
        sign = -1 if side == attacker else 1
        return rect.centerx + sign * self.u(76), self.clash_y

    @property
    def medal(self) -> int:
        """Diameter of a pool."""
        return self.u(98)

    def push_disc(self, lane: int) -> tuple[float, float]:
        """The middle of the disc at the clash of an open lane: pressed, it asks about a push."""
        return self.lane(lane).centerx, self.clash_y

    # Plates

    def plate(self, seat: Seat) -> pygame.Rect:
        """A player's plate."""
        return self.zones["plate" if seat == self.home else "other"]

    @property
    def avatar(self) -> int:
        """Diameter of a player's disc."""
        return min(self.u(54), round(self.zones["plate"].height * 0.17))

    def seat_point(self, seat: Seat) -> tuple[float, float]:
        """The middle of a player's disc."""
        rect = self.plate(seat)
        return rect.x + self.u(14) + self.avatar / 2, rect.y + self.u(14) + self.avatar / 2

    def rows(self, seat: Seat) -> dict[str, pygame.Rect]:
        """The parts of a plate below the name: `majesty`, `stores`, `piles`."""
        rect = self.plate(seat)
        pad = self.u(14)
        label = line_height("ui", self.screen.text_px(13))
        piles = self.pile_width * RATIO + label + self.u(12)
        top = (
            rect.y
            + self.u(14)
            + max(self.avatar, line_height("title", self.screen.text_px(24)) + label)
            + self.u(6)
        )
        crowns = label + self.u(34)
        bottom = rect.bottom - self.u(10)
        inner = rect.width - 2 * pad
        majesty = pygame.Rect(rect.x + pad, top, inner, crowns)
        pile = pygame.Rect(rect.x + pad, round(bottom - piles), inner, round(piles))
        room = pile.y - majesty.bottom
        air = max(0, min(self.u(5), room - 2 * self.small_token))
        stores = pygame.Rect(rect.x + pad, majesty.bottom, inner, max(1, room - air))
        return {"majesty": majesty, "stores": stores, "piles": pile}

    @property
    def pile_width(self) -> int:
        """Width of a card on the deck, the Fade or the Reserve."""
        rect = self.zones["plate"]
        return min(
            self.u(PILE * 1.25), round((rect.width - self.u(60)) / 3.3), round(rect.height * 0.22 / RATIO)
        )

    def pile(self, seat: Seat, name: str) -> Pose:
        """The top of the deck, the Fade or the Reserve of a player."""
        rect = self.rows(seat)["piles"]
        at = PILES.index(name)
        width = self.pile_width
        gap = (rect.width - 3 * width - self.u(8)) / 2
        return Pose(
            rect.x + self.u(2) + width / 2 + at * (width + gap),
            rect.y + width * RATIO / 2,
            width,
            0,
            0.4,
            z=14,
        )

    def crown(self, seat: Seat, index: int) -> tuple[float, float]:
        """The middle of one of the seven crowns of a player's track."""
        rect = self.rows(seat)["majesty"]
        step = rect.width / 7
        return rect.x + step * (index + 0.5), rect.bottom - self.u(18)

    def store(self, seat: Seat, at: int, count: int) -> tuple[float, float]:
        """The middle of the token of the `at`-th of so many resources shown."""
        rect = self.rows(seat)["stores"]
        columns, wide, tall = self.store_grid(seat, count)
        return rect.x + wide * (at % columns) + self.token_for(seat, count) / 2, rect.y + tall * (
            at // columns + 0.5
        )

    def store_rect(self, seat: Seat, at: int, count: int) -> pygame.Rect:
        """All the room of the `at`-th of so many resources shown."""
        rect = self.rows(seat)["stores"]
        columns, wide, tall = self.store_grid(seat, count)
        left, top = rect.x + wide * (at % columns), rect.y + tall * (at // columns)
        return pygame.Rect(round(left), round(top), round(wide), round(tall))

    def store_grid(self, seat: Seat, count: int) -> tuple[int, float, float]:
        """How many columns so many resources stand in, and the width and height that each has."""
        rect = self.rows(seat)["stores"]
        columns = 3 if count > 4 else 2 if count > 1 else 1
        tall = rect.height / -(-count // columns)
        if tall < 0.75 * self.small_token:
            # two rows would lie on each other
            columns, tall = count, rect.height
        return columns, rect.width / max(columns, 2), tall

    def token_for(self, seat: Seat, count: int) -> int:
        """Diameter of a resource's token where so many kinds are shown: smaller where they are many or low."""
        _, _, tall = self.store_grid(seat, count)
        large = max(18, self.u(36))
        return large if count <= 4 and large < tall else self.small_token

    @property
    def small_token(self) -> int:
        """Diameter of a resource's token where there is little room."""
        return max(16, self.u(27))

    # Hands

    def hand(self, index: int, count: int) -> Pose:
        """A card of the hand at the lower edge: a fan that closes as it grows."""
        zone = self.zones["hand"]
        width = min(HAND_CARD * self.unit * 1.02, (zone.height - self.u(24)) * 0.9 / RATIO)
        inner = zone.width - width - self.u(72)
        step = min(width * 0.96, inner / max(count - 1, 1))
        middle = index - (count - 1) / 2
        far = max((count - 1) / 2, 1)
        turn = min(2.6, 8.5 / far)
        high = width * RATIO
        top = zone.y + self.u(12)
        sink = min(self.u(4.4) * middle * middle, self.u(34) * (middle / far) ** 2)
        x = zone.centerx + self.u(30) + middle * step
        return Pose(x, top + high / 2 + sink, width, -turn * middle, 0.7, z=40 + index)

    @property
    def hand_count(self) -> tuple[float, float]:
        """The middle of the plate that counts the own hand."""
        zone = self.zones["hand"]
        return zone.x + self.u(40), zone.y + zone.height * 0.42

    def other_hand(self, index: int, count: int) -> Pose:
        """A card of the opponent's hand, cut by the window's upper edge."""
        zone = self.zones["other_hand"]
        width = min(self.u(92), zone.width / 5)
        step = min(width * 0.76, (zone.width - width) / max(count - 1, 1))
        middle = index - (count - 1) / 2
        far = max((count - 1) / 2, 1)
        turn = min(3.2, 9 / far)
        high = width * RATIO
        rise = min(self.u(3) * middle * middle, self.u(12) * (middle / far) ** 2)
        y = zone.bottom - self.u(6) - high / 2 - rise
        return Pose(zone.centerx + middle * step, y, width, 180 + turn * middle, 0.5, z=20 + 0.1 * index)

    @property
    def other_count(self) -> tuple[float, float]:
        """Where the pill stands that counts the opponent's hand."""
        zone = self.zones["other_hand"]
        wide = self.u(74)
        if "tab" in self.zones:
            return zone.x - wide, zone.y + self.u(30)
        return zone.right + wide, zone.y + self.u(28)

    # Cards on their way

    def limelight(self, lane: int, at: int = 0) -> Pose:
        """Where a card lies face-up between two zones: over the clash of a lane (the center for -1)."""
        rect = self.lane(lane if lane in (0, 1, 2) else 1)
        width = min(self.card * 1.24, rect.width * 0.42)
        return Pose(rect.centerx + at * width * 0.5, self.clash_y, width, 0, 1.6, z=300 + at)

    def tray(self, index: int, count: int) -> Pose:
        """A card of a pile that is looked through, over the lanes."""
        zone = self.tray_rect
        columns = max(1, min(count, 8 if count <= 24 else 12))
        rows = -(-count // columns)
        head = self.u(64)
        width = min(
            self.u(140),
            (zone.width - self.u(40)) / columns * 0.92,
            (zone.height - head - self.u(24)) / rows / RATIO * 0.94,
        )
        stepx, stepy = width * 1.08, width * RATIO * 1.06
        row = index // columns
        here = min(columns, count - row * columns)
        x = zone.centerx + (index % columns - (here - 1) / 2) * stepx
        top = zone.y + head + (zone.height - head - rows * stepy) / 2
        return Pose(x, top + (row + 0.5) * stepy, width, 0, 1.0, z=600 + index)

    @property
    def tray_rect(self) -> pygame.Rect:
        """The plate over the lanes on which a pile is spread out."""
        rect = self.lane(0).unionall([self.lane(1), self.lane(2)])
        return rect.inflate(-self.u(40), -self.u(40))


def _opened(xs: list[float], opened: int, wanted: float) -> list[float]:
    """The same row with room beside one: those before it move left, those behind it right, the ends stay."""
    first, here, last = xs[0], xs[opened], xs[-1]
    missing = max(0.0, wanted - (xs[opened + 1] - here))
    left, right = here - first, last - xs[opened + 1]
    missing = min(missing, (left + right) * 0.8)
    share = left / (left + right) if left + right else 0.0
    before, behind = here - missing * share, xs[opened + 1] + missing * (1 - share)
    found = []
    for k in range(len(xs)):
        if k <= opened:
            found.append(first + (before - first) * (k / opened if opened else 0))
        else:
            t = (k - opened - 1) / max(len(xs) - opened - 2, 1)
            found.append(behind + (last - behind) * t)
    return found


def turned_box(pose: Pose) -> pygame.Rect:
    """The upright box round a piece as it lies."""
    width, high = pose.width, pose.width * RATIO
    a = math.radians(pose.angle)
    w = abs(width * math.cos(a)) + abs(high * math.sin(a))
    h = abs(width * math.sin(a)) + abs(high * math.cos(a))
    rect = pygame.Rect(0, 0, round(w), round(h))
    rect.center = (round(pose.x), round(pose.y))
    return rect
