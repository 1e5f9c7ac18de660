"""Crown's table for the common framework: each question is passed on to the module that knows its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pygame

from game.core.event import Event
from game.core.ids import Action, Seat
from game.core.words import Sentence
from game.rules.crown import events
from game.rules.crown.engine import Crown
from game.ui.cardface.info import CardInfo
from game.ui.cardface.playing import card_back
from game.ui.crown import (
    aiming,
    focus,
    gestures,
    inspect,
    lanes,
    orders,
    overlays,
    plates,
    poses,
    prompts,
    signs,
    stepspanel,
)
from game.ui.crown.cards import Deck
from game.ui.crown.choreography import Stagecraft, compose
from game.ui.crown.drawing import USES, damage_token, draw_piece
from game.ui.crown.facts import FactBook, Facts
from game.ui.crown.marks import marks_of
from game.ui.crown.plan import ROLE_ZONES, Plan
from game.ui.crown.poses import number_of, piece
from game.ui.crown.seen import Seen, Tracker, as_seat
from game.ui.crown.spreading import amounts_of
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.screen import Screen
from game.ui.table.director import Score
from game.ui.table.gesture import Gesture, Handle, Spot
from game.ui.table.mat import Close, Help, Panel, PlainMat, Prompt, Sight
from game.ui.table.pose import Pose


class CrownMat(PlainMat):
    """The table of one duel. It keeps the plan for the window's size, the faces, and facts of the last views."""

    game: ClassVar[str] = "crown"
    mood: ClassVar[str] = "crown"
    zones: ClassVar[frozenset[str]] = ROLE_ZONES
    turns_for_open_questions: ClassVar[bool] = False
    """Whether the table turns to a person for a question that shows nothing hidden: in a push it would spin."""
    follows_cards: ClassVar[bool] = True

    def __init__(self, seats: int, rules: Crown | None = None) -> None:
        self.rules = rules if rules is not None else Crown()
        self.seats = seats
        self.four = True
        self.deck = Deck(self.rules.pool)
        self.facts = FactBook(self.rules)
        self.match_lines: tuple[str, ...] = ()
        self.cards_in_words: re.Pattern[str] = inspect.names_pattern(self.deck)
        self._ids = {row.name: row.id for row in self.deck.pool.cards.values()}
        self._screen: Screen | None = None
        self._zones: Mapping[str, pygame.Rect] = {}
        self._plans: dict[int, Plan] = {}
        self._turned: tuple[Seen, Seen] | None = None
        # a hand that moves asks for the same again and again within one frame
        self._laid: tuple[Seen, Sight, dict[str, Pose]] | None = None
        self._offered: tuple[Seen, bool, tuple[str, ...], list[Gesture]] | None = None
        self._turns = 0

    def sit(self, desk: Desk) -> None:
        """Takes the desk's faces."""
        self.four = desk.settings.four_colours
        self.deck.faces = desk.faces

    def follower(self, rules: Any, viewer: Seat | None) -> Tracker:
        """Follows one looker's events."""
        return Tracker(rules.follower(viewer), self.rules.pool)

    def tell(self, lines: tuple[str, ...]) -> None:
        self.match_lines = lines

    def warm(self, sight: Sight) -> Iterator[None]:
        """The own cards' faces while the table is laid: the rest is printed as it comes."""
        _ = sight
        yield from ()

    def fit(self, screen: Screen, zones: Mapping[str, pygame.Rect]) -> None:
        self._screen, self._zones = screen, zones
        self._plans, self._laid = {}, None

    def plan(self, home: int) -> Plan:
        """The plan with that seat at the lower edge."""
        if home not in self._plans:
            assert self._screen is not None  # noqa: S101 - the scene fits before it asks
            self._plans[home] = Plan(self._screen, self._zones, home)
        return self._plans[home]

    def acting(self, view: Seen, sight: Sight) -> Seen:
        """The view to judge by: turned to whoever answers, where the person at the screen does."""
        asked = view.decision
        if asked is None or not sight.acting or view.seat == asked.seat:
            return view
        if self._turned is None or self._turned[0] is not view:
            self._turned = (view, as_seat(view, asked.seat))
        return self._turned[1]

    def facts_of(self, view: Seen, sight: Sight) -> Facts:
        """What the rules say about the view."""
        return self.facts.of(self.acting(view, sight))

    # -- layout ----------------------------------------------------------------------------------------------

    def tray(self, view: Seen, sight: Sight) -> tuple[str, ...]:
        """The pieces of a pile that is spread out: a Fade that is looked through, or cards to choose one from."""
        asked = view.decision
        if not sight.acting or asked is None:
            return ()
        if sight.chosen[:1] == (gestures.BROWSE,):
            seat = int(sight.chosen[1])
            return tuple(piece(number) for number in reversed(view.fade_ids[seat]))
        if asked.kind == "target":
            refs = [ref for ref in asked.args[2] if ref[0] == "card" and ref[2] in ("fade", "deck")]
            if refs:
                return tuple(gestures.handle_of(view, ref) for ref in refs)
        return ()

    def lay(self, view: Seen, sight: Sight) -> dict[str, Pose]:
        if self._laid is not None and self._laid[0] is view and self._laid[1] == sight:
            return self._laid[2]
        plan = self.plan(sight.home)
        found = poses.lay(view, sight, plan, self.facts_of(view, sight), self.tray(view, sight))
        held = sight.held
        if held is not None and held.take == "damage":
            amount, room, _ = self.facts_of(view, sight).spread
            left = amount - sum(amounts_of(sight.chosen, len(room)))
            found["damage"] = Pose(*held.centre, plan.u(70), face=str(left), lift=0.0, z=950)
        self._laid = (view, sight, found)
        return found

    def spots(self, view: Seen, sight: Sight) -> list[Spot]:
        plan = self.plan(sight.home)
        return aiming.spots(
            view, sight, plan, self.lay(view, sight), self.tray(view, sight), self.facts.of(view)
        )

    def panels(self, view: Seen, sight: Sight) -> list[Panel]:
        plan, facts = self.plan(sight.home), self.facts_of(view, sight)
        may = frozenset(take[4:] for take in sight.takeable if take.startswith("act:"))
        lit = (sight.focus or sight.hover).removeprefix("act:")
        on = "maneuver" if sight.chosen == (gestures.MODE,) or view.maneuver is not None else ""
        from game.rules.crown.board import hand_size

        count = (len(view.hands[plan.home]), hand_size(facts.pool, facts.state, plan.home))
        return [
            *lanes.panels(view, sight, plan),
            *plates.panels(view, sight, plan, facts),
            stepspanel.panel(view, sight, plan, self.match_lines),
            Panel(
                "actions",
                plan.zones["actions"],
                (may, lit if lit in may else "", on),
                lambda s: signs.draw_actions(s, plan, may, lit, on),
                0,
            ),
            Panel("hand", plan.zones["hand"], count, lambda s: signs.hand_plate(s, plan, *count), 0),
        ]

    def overlay(self, surface: pygame.Surface, view: Seen, sight: Sight) -> None:
        facts = self.facts_of(view, sight)
        signs.under(surface, view, sight, self.plan(sight.home), facts)

    def marks(self, surface: pygame.Surface, view: Seen, sight: Sight) -> None:
        plan, facts = self.plan(sight.home), self.facts_of(view, sight)
        signs.over(surface, view, sight, plan, self.deck, facts)
        tray = self.tray(view, sight)
        if tray:
            overlays.spread_pile(surface, view, sight, plan, self.deck, tray, self.lay(view, sight))
        else:
            overlays.abilities(surface, view, sight, plan)
        overlays.wheel(surface, view, sight, plan, facts)

    def draw_piece(self, surface: pygame.Surface, key: str, pose: Pose) -> None:
        plan = next(iter(self._plans.values()), None)
        if plan is None:
            return
        if key == "damage":
            damage_token(surface, plan, (pose.x, pose.y), int(pose.face or 0), round(pose.width))
            return
        if 600 <= pose.z < 800:
            return  # lies in the tray, which is drawn over everything
        draw_piece(surface, self.deck, plan, pose)

    # -- what may be done ------------------------------------------------------------------------------------

    def gestures(self, view: Seen, sight: Sight) -> list[Gesture]:
        known = self._offered
        if known is not None and known[0] is view and known[1:3] == (sight.acting, sight.chosen):
            return known[3]
        found = gestures.gestures(self.acting(view, sight), sight, self.facts_of(view, sight))
        self._offered = (view, sight.acting, sight.chosen, found)
        return found

    def aim(self, take: Handle, pos: tuple[float, float], view: Seen, sight: Sight) -> Handle:
        found = self.gestures(view, sight)
        targets = tuple(dict.fromkeys(g.onto for g in found if g.take == take and g.onto))
        return aiming.aim(take, pos, view, sight, self.plan(sight.home), targets)

    def would_be(self, take: Handle, onto: Handle, view: Seen) -> Action | None:
        return gestures.would_be(take, onto, view, self.facts.of(view))

    def usual(self, take: Handle, view: Seen) -> Handle:
        return gestures.usual(take, view)

    def choose(self, chosen: tuple[str, ...], action: Action, view: Seen) -> tuple[str, ...]:
        return gestures.choose(chosen, action, view, self.facts.of(view))

    def wheel(
        self, take: Handle, step: int, chosen: tuple[str, ...], view: Seen, sight: Sight
    ) -> tuple[str, ...]:
        """What turning the wheel makes of what was chosen, while a thing is held."""
        card = signs.held_card(view, sight, self.facts_of(view, sight))
        return self.choose(chosen, ("pay", card, step), view) if card and take else chosen

    def order(self, view: Seen, word: str) -> orders.Order | None:
        """A standing order that a button of the prompt gives."""
        return orders.given(view, word)

    def obey(self, view: Seen, order: orders.Order) -> Action | None:
        """What a standing order answers to the question that stands; None where it does not speak to it."""
        return orders.answer(view, order)

    def expires(self, event: Event, order: orders.Order) -> bool:
        """Whether an event ends a standing order."""
        return orders.expires(event, order)

    def preset(self, view: Seen) -> tuple[str, ...]:
        return gestures.preset(view, self.facts.of(view))

    def may_grab(self, handle: Handle, view: Seen, sight: Sight) -> bool:
        if not sight.acting or self.tray(view, sight):
            return False
        return gestures.may_grab(handle, self.acting(view, sight))

    def seen_as(self, view: Seen, seat: Seat) -> Seen:
        """Cards that this looker does not know are left out: they cannot be played unseen."""
        if self._turned is None or self._turned[0] is not view or self._turned[1].seat != seat:
            self._turned = (view, as_seat(view, seat))
        return self._turned[1]

    def picked(self, follower: Any, handle: Handle) -> None:
        """Tells the follower which of two alike the hand took."""
        if isinstance(follower, Tracker):
            follower.prefer(number_of(handle))

    # -- what is told ----------------------------------------------------------------------------------------

    def score(self, event: Event, before: Seen | None, after: Seen, sight: Sight) -> Score:
        plan = self.plan(sight.home)
        rest = sight.resting()

        def lay(view: Seen) -> dict[str, Pose]:
            return poses.lay(view, rest, plan, self.facts.of(view))

        return compose(event, before, after, Stagecraft(plan, rest, self.deck, self.chip, lay, self.facts.of))

    def prompt(self, view: Seen, sight: Sight, undo: bool) -> Prompt:
        asked: Sentence = self.rules.ask(view)
        return prompts.prompt(self.acting(view, sight), sight, asked, self.facts_of(view, sight), undo)

    def help(self, view: Seen, sight: Sight) -> Help:
        return focus.help_for(view, sight, self.facts.of(view), self.deck)

    def close(self, handle: Handle, view: Seen, sight: Sight) -> Close | None:
        return focus.close(handle, view, sight, self.facts.of(view), self.deck)

    def hover_words(self, handle: Handle, view: Seen, sight: Sight) -> tuple[flow.Span, ...]:
        if not sight.acting or view.decision is None:
            return ()
        return focus.hover_words(handle, view, sight, self.facts_of(view, sight), self.deck, self.chip)

    def face(self, card: str, wide: int) -> pygame.Surface:
        if not card:
            return card_back("crown", wide)
        return self.deck.face(card, "full" if wide >= 160 else "hand", wide)

    def printed(self, card: str) -> CardInfo | None:
        return self.deck.info(card) if card in self.deck.pool.cards else None

    def use_of(self, key: str, pose: Pose) -> str:  # noqa: ARG002 - the marks say it
        return USES.get(marks_of(pose.mark).use, "board") if pose.face in self.deck.pool.cards else ""

    def face_down(self, seat: Seat) -> Handle:
        return f"cards:{seat}"

    def heading(self, event: Event) -> str | None:
        """Turns are counted from the first event that a looker is told."""
        match event:
            case events.GameBegan() | events.PositionSet():
                self._turns = 0
                return ""
            case events.TurnBegan():
                self._turns += 1
                return f"Turn {self._turns}"
        return None

    def chip(self, card: str) -> flow.Span:
        card = self._ids.get(card, card)
        if card not in self.deck.pool.cards:
            return flow.Words(card)
        return flow.NameChip(self.deck.name(card), self.deck.colour(card)[0], tag=f"k:{card}")
