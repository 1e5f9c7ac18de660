"""Renown's table for the common framework: each question is passed on to the module that knows its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar, Final

import pygame

from game.core.event import Event
from game.core.ids import Action
from game.rules.renown import decisions, events
from game.rules.renown.cards import DECK, RENOWN
from game.rules.renown.engine import Renown
from game.rules.renown.view import RenownView
from game.ui.cardface.info import CardInfo
from game.ui.cardface.playing import radius
from game.ui.cardface.renown import info
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.paint.gems import favor
from game.ui.paint.shapes import card_shadow, disc_glow
from game.ui.renown import aiming, closeups, gestures, hints, order, places, poses, seats, signs
from game.ui.renown.cards import Deck
from game.ui.renown.choreography import Stagecraft, compose
from game.ui.renown.plan import ROLE_ZONES, Plan
from game.ui.renown.poses import DEN, card_of, piece
from game.ui.screen import DESIGN, Screen
from game.ui.table.director import Score
from game.ui.table.gesture import Gesture, Handle, Spot
from game.ui.table.mat import Close, Help, Panel, PlainMat, Prompt, Sight
from game.ui.table.pose import Pose

CARDS: Final = re.compile(r"\b[A2-9TJQK][SHDC]\b")
"""Cards' words in the rules' plain sentences."""


class RenownMat(PlainMat):
    """The table of one Struggle. It keeps nothing but the plan for the window's size."""

    game: ClassVar[str] = "renown"
    mood: ClassVar[str] = "renown"
    zones: ClassVar[frozenset[str]] = ROLE_ZONES
    cards_in_words: ClassVar[re.Pattern[str]] = CARDS

    def __init__(self, seats_: int, rules: Renown | None = None) -> None:
        self.rules = rules or Renown()
        self.seats = seats_
        self.four = True
        self.deck = Deck()
        self._screen: Screen | None = None
        self._zones: Mapping[str, pygame.Rect] = {}
        self._plans: dict[int, Plan] = {}

    def fit(self, screen: Screen, zones: Mapping[str, pygame.Rect]) -> None:
        self._screen, self._zones = screen, zones
        self._plans = {}

    def plan(self, home: int) -> Plan:
        """The plan with that seat at the lower edge."""
        if home not in self._plans:
            assert self._screen is not None  # noqa: S101 - the scene fits before it asks
            self._plans[home] = Plan(self._screen, self._zones, self.seats, home)
        return self._plans[home]

    def lay(self, view: RenownView, sight: Sight) -> dict[str, Pose]:
        return poses.lay(view, sight, self.plan(sight.home))

    def spots(self, view: RenownView, sight: Sight) -> list[Spot]:
        return aiming.spots(view, sight, self.plan(sight.home))

    def panels(self, view: RenownView, sight: Sight) -> list[Panel]:
        plan = self.plan(sight.home)
        return [
            *seats.plates(view, sight, plan),
            *places.middle(view, sight, plan),
            order.order(view, sight, plan),
        ]

    def overlay(self, surface: pygame.Surface, view: RenownView, sight: Sight) -> None:
        signs.under(surface, view, sight, self.plan(sight.home))

    def marks(self, surface: pygame.Surface, view: RenownView, sight: Sight) -> None:
        signs.over(surface, view, sight, self.plan(sight.home))

    def sit(self, desk: Desk) -> None:
        """Takes the desk's colours; where a face set was chosen, asking for the faces deals the pack in it."""
        self.four = desk.settings.four_colours
        self.deck.desk = desk
        if any(word.startswith(f"{self.game}=") for word in desk.settings.faces):
            desk.wardrobe.chosen(self.game)

    def warm(self, sight: Sight) -> Iterator[None]:
        """The whole pack, as large as it lies in the row and in the hand."""
        plan = self.plan(sight.home)
        widths = {round(plan.row(0).width), round(plan.hand(0, 1).width)}
        for card in DECK:
            for width in widths:
                self.deck.face(card, self._use(width), width, self.four)
            yield

    def draw_piece(self, surface: pygame.Surface, key: str, pose: Pose) -> None:
        if key.startswith("m:"):
            self._marker(surface, pose)
            return
        if pose.lift > 0 and pose.alpha >= 0.99 and pose.open > 0.9:
            # shadows are soft: a few sizes, angles and heights serve all
            step = 8 if pose.drawn else 1
            rect = aiming.pose_rect(replace(pose, width=step * round(pose.width / step)))
            lean, lift = 4 * round(pose.angle / 4), max(0.5, round(pose.lift * 2) / 2)
            card_shadow(
                surface, rect, radius(rect.width), lift, self._unit * min(1.0, rect.width / 110), lean
            )
        if pose.drawn and not pose.glow and not pose.dim:
            self._flying(surface, pose)
        else:
            self.place(surface, pose)

    def _flying(self, surface: pygame.Surface, pose: Pose) -> None:
        """A card on its way: a picture that is kept anyway, scaled and turned, so that no frame waits for a new one."""
        width = max(8, round(pose.drawn))
        picture = self.deck.face(pose.face, self._use(width), width, self.four)
        size = pose.width / width
        if pose.open < 0.97:
            high = max(1, round(picture.get_height() * size))
            picture = pygame.transform.smoothscale(picture, (max(2, round(pose.width * pose.open)), high))
        elif pose.angle:
            picture = pygame.transform.rotozoom(picture, pose.angle, size)
        elif abs(size - 1) > 0.01:
            picture = pygame.transform.smoothscale(
                picture, (max(2, round(pose.width)), round(picture.get_height() * size))
            )
        x, y = round(pose.x - picture.get_width() / 2), round(pose.y - picture.get_height() / 2)
        if pose.alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * pose.alpha))
        surface.blit(picture, (x, y))

    def place(self, surface: pygame.Surface, pose: Pose) -> None:
        """A card as its pose says, without its shadow."""
        width = max(8, round(pose.width))
        self.deck.place(
            surface,
            pose.face,
            self._use(width),
            (pose.x, pose.y),
            width,
            pose.angle,
            pose.glow or None,
            pose.dim,
            pose.alpha,
            playable=pose.mark == "playable",
            four=self.four,
            scale=self._unit,
        )

    def _use(self, width: float) -> str:
        """In the hand cards are larger than in the row, and larger still to be looked at."""
        if self._screen is None:
            return "board"
        row = self.plan(next(iter(self._plans), 0)).row(0).width
        return "full" if width > row * 1.5 else "hand" if width > row * 1.12 else "board"

    def printed(self, card: str) -> CardInfo | None:
        return info(card) if card in RENOWN else None

    def use_of(self, key: str, pose: Pose) -> str:
        return "" if key.startswith("m:") or pose.face not in RENOWN else self._use(pose.width)

    @property
    def _unit(self) -> float:
        screen = self._screen
        return min(screen.width / DESIGN[0], screen.height / DESIGN[1]) if screen is not None else 1.0

    def _marker(self, surface: pygame.Surface, pose: Pose) -> None:
        size = max(10, round(pose.width / 2) * 2)
        disc_glow(
            surface,
            (pose.x, pose.y),
            size,
            max(6, size // 3),
            pose.glow or "#ffd35a",
            0.8 if pose.glow else 0.45,
        )
        favor(surface, (pose.x, pose.y), size, pose.face)

    def gestures(self, view: RenownView, sight: Sight) -> list[Gesture]:
        return gestures.gestures(view, sight)

    def aim(self, take: Handle, pos: tuple[float, float], view: RenownView, sight: Sight) -> Handle:
        return aiming.aim(take, pos, view, self.plan(sight.home))

    def would_be(self, take: Handle, onto: Handle, view: RenownView) -> Action | None:
        return gestures.would_be(take, onto, view)

    def usual(self, take: Handle, view: RenownView) -> Handle:
        return gestures.usual(take, view)

    def choose(self, chosen: tuple[str, ...], action: Action, view: RenownView) -> tuple[str, ...]:  # noqa: ARG002
        return gestures.choose(chosen, action)

    def preset(self, view: RenownView) -> tuple[str, ...]:
        """What is chosen from the start where there is only one answer."""
        return gestures.forced_choice(view)

    def may_grab(self, handle: Handle, view: RenownView, sight: Sight) -> bool:
        """Whether a thing that may not be moved now can at least be tried, to learn why not."""
        asked = view.decision
        if asked is None or not sight.acting or asked.kind in (decisions.ORIENT, decisions.SUCCESSOR):
            return False
        card = card_of(handle)
        if card in view.hands[sight.home] or card in view.hierarchy:
            return True
        return handle == DEN or (bool(card) and (card in view.hall[:1] or card in view.den[:1]))

    def seen_as(self, view: RenownView, seat: int) -> RenownView:
        """Cards that this looker does not know are left out: they cannot be played unseen."""
        if view.seat == seat:
            return view
        hands = tuple(tuple(c for c in hand if c) if i == seat else hand for i, hand in enumerate(view.hands))
        return replace(view, seat=seat, hands=hands)

    def score(self, event: Event, before: RenownView | None, after: RenownView, sight: Sight) -> Score:
        plan = self.plan(sight.home)
        rest = sight.resting()
        craft = Stagecraft(plan, rest, self.chip, lambda view: poses.lay(view, rest, plan), self.place)
        return compose(event, before, after, craft)

    def prompt(self, view: RenownView, sight: Sight, undo: bool) -> Prompt:
        return gestures.prompt(view, sight, self.rules.ask(view), undo)

    def help(self, view: RenownView, sight: Sight) -> Help:
        handle = sight.held.take if sight.held is not None else sight.focus or sight.hover
        card = card_of(handle)
        asked = view.decision
        at_work = asked is not None and asked.kind == decisions.MOVE
        if (
            card in view.hands[sight.home]
            and not at_work
            and asked is not None
            and asked.kind != decisions.GIVE
        ):
            return hints.help_for(view, card)
        return hints.help_for(view)

    def close(self, handle: Handle, view: RenownView, sight: Sight) -> Close | None:
        return closeups.close(handle, view, sight)

    def heading(self, event: Event) -> str | None:
        match event:
            case events.EraBegan():
                return f"Era {event.era}"
            case events.RegimeBegan():
                return f"Regime {event.regime}"
        return None

    def chip(self, card: str) -> flow.Span:
        return flow.CardChip(card, tag=piece(card))

    def face(self, card: str, width: int) -> pygame.Surface:
        """A card at any size, its back for an empty word."""
        return self.deck.face(card, self._use(width), width, self.four)

    def face_down(self, seat: int) -> Handle:
        return f"x:{seat}"

    def hover_words(self, handle: Handle, view: RenownView, sight: Sight) -> tuple[flow.Span, ...]:
        """What a place means that is pointed at while a question about places stands."""
        asked = view.decision
        if asked is None or not sight.acting:
            return ()
        if handle.startswith("end:"):
            first, low = signs.end_words(view, handle[4:])
            return (
                flow.Words("High end here: "), self.chip(first), flow.Words(" is taken first; the Den lies at "),
                self.chip(low), flow.Words("."),
            )  # fmt: skip
        if handle.startswith("seat:") and asked.kind == decisions.SUCCESSOR:
            seat = int(handle[5:])
            if (seat - asked.seat) % view.seats == 1:
                side = "left"
            elif (asked.seat - seat) % view.seats == 1:
                side = "right"
            else:
                return ()
            name = sight.names[seat]
            return (
                flow.Words(f"{name} would be Successor", bold=True),
                flow.Words(f": play goes to the {side}."),
            )
        return ()
