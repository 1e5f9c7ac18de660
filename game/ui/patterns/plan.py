"""Where things lie on Patterns' table for one window and number of seats: plain geometry, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.ids import Seat
from game.rules.patterns.shape import Shape
from game.ui.paint.text import line_height
from game.ui.patterns.cards import FACE_FROM, RATIO, SMALL_RATIO
from game.ui.patterns.sheet import Sheet, lay_sheet
from game.ui.screen import DESIGN, Screen
from game.ui.table.pose import Pose

ZONES: Final = frozenset(
    {
        "opponents", "side", "pattern", "tray", "crowd_pattern", "crowd", "prompt", "dungeon", "hand", "actions",
        "decks", "menu", "log", "help",
    }
)  # fmt: skip
"""What every layer of the board must name. `crowd` and `crowd_pattern` are for five seats and more."""
CROWD: Final = 5
"""Seats from which some opponents sit beside the own Pattern."""
ABOVE: Final = 3
"""Opponents above the own Pattern, at most."""
FACING: Final = 2


@dataclass(frozen=True, slots=True)
class Fan:
    """A row of cards: their width, where the first one's middle is, the step between two, the height of the middles."""

    width: float
    first: float
    step: float
    y: float


class Plan:
    """All of the geometry that does not depend on what is going on."""

    def __init__(
        self, screen: Screen, zones: Mapping[str, pygame.Rect], seats: int, home: Seat, shape: Shape
    ) -> None:
        self.screen, self.seats, self.home, self.shape = screen, seats, home, shape
        self.zones = dict(zones)
        self.unit = min(screen.width / DESIGN[0], screen.height / DESIGN[1])
        self.crowded = seats >= CROWD
        if self.crowded:
            self.zones["pattern"] = self.zones["crowd_pattern"]
        self.rival: pygame.Rect | None = None
        """The column beside the one opponent's sheet, where there are two players."""
        self.sheets: dict[Seat, Sheet] = {}
        self._place_opponents()
        self.sheets[home] = lay_sheet(home, self.zones["pattern"], shape, self.unit, screen, own=True)
        self.tray = self._tray()

    def u(self, units: float) -> int:
        """A length of the board's plan in pixels: it does not grow with the player's text size."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    @property
    def others(self) -> list[Seat]:
        """The opponents clockwise from the next seat."""
        return [(self.home + 1 + i) % self.seats for i in range(self.seats - 1)]

    def _place_opponents(self) -> None:
        zone, gap = self.zones["opponents"], self.u(16)
        others = self.others
        if self.seats == FACING:
            own, side = self.zones["pattern"], self.zones["side"]
            rect = pygame.Rect(own.x, zone.y, own.width, zone.height)
            self.rival = pygame.Rect(side.x, zone.y, side.width, zone.height)
            self.sheets[others[0]] = lay_sheet(
                others[0], rect, self.shape, self.unit, self.screen, side=self.rival
            )
            return
        above = others[: ABOVE if self.crowded else len(others)]
        for seat, rect in zip(above, _across(zone, len(above), gap), strict=True):
            self.sheets[seat] = lay_sheet(seat, rect, self.shape, self.unit, self.screen)
        beside = others[len(above) :]
        for seat, rect in zip(beside, _down(self.zones["crowd"], len(beside), gap), strict=True):
            self.sheets[seat] = lay_sheet(seat, rect, self.shape, self.unit, self.screen)

    def _tray(self) -> pygame.Rect:
        """Where dice fall: a place of their own, or over the sheets beside the own one."""
        if self.crowded:
            return self.zones["crowd"]
        tray = self.zones["tray"].copy()
        if self.seats == FACING:
            top = self.zones["opponents"].y
            tray.update(tray.x, top, tray.width, tray.bottom - top)
        return tray

    # Places

    def place(self, seat: Seat, place: int) -> Pose:
        """Where a Creature lies: a Position, or the Guard space of an opponent or of one's own column."""
        sheet = self.sheets[seat]
        if place == self.shape.positions and seat == self.home:
            return self.guard
        x, y, width = sheet.places[place]
        return Pose(x, y, width, z=10 + place * 0.01)

    def rect_of(self, seat: Seat, place: int) -> pygame.Rect:
        """The box of a place."""
        return box_of(self.place(seat, place))

    @property
    def label(self) -> int:
        """Height of a line of small capitals."""
        return line_height("uib", self.screen.text_px(14)) + self.u(8)

    @property
    def guard(self) -> Pose:
        """The own Guard, in the upper half of the column."""
        side = self.zones["side"]
        room = side.height / 2 - self.label - self.u(22)
        width = min(124 * self.unit, side.width - self.u(48), room / RATIO)
        return Pose(
            side.centerx, side.y + self.u(10) + self.label + self.u(4) + width * RATIO / 2, width, z=10
        )

    @property
    def circle(self) -> Pose:
        """The own Circle, in the lower half."""
        side = self.zones["side"]
        top = side.y + side.height / 2 + self.label
        room = side.bottom - self.u(14) - top
        width = min(124 * self.unit, side.width - self.u(48), room / RATIO)
        return Pose(side.centerx, top + width * RATIO / 2, width, z=10)

    # Piles

    def dungeon(self, seat: Seat) -> Pose:
        """Where a Dungeon's cards arrive: the pile of an opponent, the middle of the own cells."""
        if seat == self.home:
            zone = self.zones["dungeon"]
            return Pose(zone.centerx, self._cells_y, self._cell, z=20)
        x, y, width = self.sheets[seat].pile
        return Pose(x, y, width, z=9)

    @property
    def cells_head(self) -> int:
        """Height of the title of the own Dungeon."""
        return line_height("title", self.screen.text_px(20)) + self.u(10)

    @property
    def _cell(self) -> float:
        zone = self.zones["dungeon"]
        return min((zone.height - self.cells_head - self.u(16)) / RATIO, 112 * self.unit)

    @property
    def _cells_y(self) -> float:
        zone = self.zones["dungeon"]
        return zone.y + self.cells_head + self.u(2) + self._cell * RATIO / 2

    def cells(self, count: int) -> Fan:
        """The row of the own Dungeon's cards: side by side, then one over another."""
        zone = self.zones["dungeon"]
        width, pad = self._cell, self.u(18)
        step = min(width + self.u(8), (zone.width - 2 * pad - width) / max(count - 1, 1))
        return Fan(width, zone.x + pad + width / 2, step, self._cells_y)

    def deck(self, name: str) -> Pose:
        """The top of the `deck` of Creatures, or of `research`: side by side, or one above the other."""
        zone = self.zones["decks"]
        tall = zone.height > zone.width * 1.05
        half = zone.height / 2 if tall else zone.height
        words = line_height("title", self.screen.text_px(19))
        most = 150 if tall else 100
        width = min(
            most * self.unit, (half - words - self.u(40)) / RATIO, zone.width * (0.5 if tall else 0.34)
        )
        second = name == "research"
        if tall:
            x, top = float(zone.centerx), zone.y + half * second
        else:
            x, top = zone.x + zone.width * (0.74 if second else 0.26), float(zone.y)
        y = top + (half - words - self.u(10)) / 2 + self.u(4)
        return Pose(x, y, width, z=12)

    def spell(self, index: int, count: int) -> Pose:
        """A Spell of the own hand: a fan that closes as it grows."""
        zone = self.zones["hand"]
        width = min(142 * self.unit, zone.height * 0.96 / RATIO)
        step = min(width * 1.02, (zone.width - width - self.u(60)) / max(count - 1, 1))
        middle = index - (count - 1) / 2
        lean = min(2.6, 9 / max((count - 1) / 2, 1))
        y = zone.y + width * RATIO / 2 + self.u(6)
        sink = min(self.u(5) * middle * middle, float(self.u(30)))
        return Pose(zone.centerx + middle * step, y + sink, width, -lean * middle, 0.8, z=40 + index)

    def held(self, seat: Seat) -> Pose:
        """Where a card waits that is being placed: beside the tier under the Wizard."""
        x, y, width = self.sheets[seat].held
        return Pose(x, y, width, lift=1.2, z=35)

    # What is chosen from

    def board(self, count: int) -> pygame.Rect:
        """The tray of cards that one is picked from, over the own Pattern."""
        zone = self.zones["pattern"]
        fan = self._picks(count)
        rows = -(-count // fan[1])
        tall = self.label + self.u(34) + rows * (fan[0] * RATIO + self.u(14)) + self.u(10)
        wide = min(count, fan[1]) * (fan[0] + self.u(14)) + self.u(42)
        wide = min(max(wide, self.u(460)), zone.width - self.u(16))
        rect = pygame.Rect(0, 0, round(wide), round(min(tall, zone.height - self.u(12))))
        rect.center = zone.center
        return rect

    def _picks(self, count: int) -> tuple[float, int]:
        """Width of each card, and how many in a row."""
        zone = self.zones["pattern"]
        room_x, room_y = zone.width - self.u(70), zone.height - self.label - self.u(70)
        best = (0.0, max(count, 1))
        for across in range(1, max(count, 1) + 1):
            rows = -(-count // across) or 1
            width = min(124 * self.unit, room_x / across - self.u(14), (room_y / rows - self.u(14)) / RATIO)
            if width > best[0] + 0.5:
                best = (width, across)
        return best

    def pick(self, index: int, count: int) -> Pose:
        """A card to pick."""
        width, across = self._picks(count)
        rect = self.board(count)
        row, column = divmod(index, across)
        here = min(across, count - row * across)
        x = rect.centerx + (column - (here - 1) / 2) * (width + self.u(14))
        y = rect.y + self.label + self.u(32) + width * RATIO / 2 + row * (width * RATIO + self.u(14))
        return Pose(x, y, width, lift=0.8, z=64)

    # Signs

    def wizard(self, seat: Seat) -> pygame.Rect:
        """A Wizard's disc."""
        sheet = self.sheets[seat]
        rect = pygame.Rect(0, 0, sheet.wizard_px, sheet.wizard_px)
        rect.center = (round(sheet.wizard[0]), round(sheet.wizard[1]))
        return rect

    def circle_pill(self, seat: Seat) -> pygame.Rect:
        """Where an opponent's Circle is named: under the counts, or in the column beside the sheet."""
        sheet, side = self.sheets[seat], self.sheets[seat].side
        if side is not None:
            return pygame.Rect(
                side.x + self.u(16), side.bottom - self.u(66), side.width - self.u(32), self.u(52)
            )
        tall = max(self.u(26), line_height("ui", self.screen.text_px(13)) + 2)
        room = round(sheet.rect.right - self.u(14) - sheet.wizard[0] - sheet.wizard_px * 0.6)
        rect = pygame.Rect(0, 0, min(self.u(150), max(self.u(40), room)), tall)
        rect.topright = (round(sheet.rect.right - self.u(14)), round(sheet.pills[1] + tall * 0.62))
        return rect

    def pile_rect(self, seat: Seat) -> pygame.Rect:
        """A Dungeon as a thing to point at and to drop on."""
        if seat == self.home:
            return self.zones["dungeon"]
        return box_of(self.dungeon(seat)).inflate(self.u(8), self.u(8))


def high(width: float) -> float:
    """Height of a Creature of a width."""
    return width * (RATIO if width >= FACE_FROM else SMALL_RATIO)


def box_of(pose: Pose) -> pygame.Rect:
    """The upright box of a piece."""
    rect = pygame.Rect(0, 0, round(pose.width), round(high(pose.width)))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def _across(zone: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    wide = (zone.width - gap * (count - 1)) / max(count, 1)
    found = []
    for i in range(count):
        left = zone.x + round(i * (wide + gap))
        found.append(pygame.Rect(left, zone.y, round(zone.x + i * (wide + gap) + wide) - left, zone.height))
    return found


def _down(zone: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    tall = (zone.height - gap * (count - 1)) / max(count, 1)
    return [
        pygame.Rect(zone.x, zone.y + round(i * (tall + gap)), zone.width, round(tall)) for i in range(count)
    ]
