"""Patterns' table for the common framework: each question is passed on to the module that knows its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

import pygame

from game.core.event import Event
from game.core.ids import Action, Seat
from game.core.rules import Rules
from game.rules.patterns import decisions, events
from game.rules.patterns.facts import facts_of
from game.rules.patterns.shape import GUARD
from game.rules.patterns.view import PatternsView
from game.ui.cardface.info import CardInfo
from game.ui.cardface.playing import card_back
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.patterns import aiming, gestures, hints, nearby, pieces, poses, prompts, sides, signs, tray
from game.ui.patterns.cards import FACE_FROM, Deck, by_name, clan_of, colours, known, name_of, take_up
from game.ui.patterns.choreography import Stagecraft, compose
from game.ui.patterns.contest import would_contest
from game.ui.patterns.follow import Teller
from game.ui.patterns.plan import ZONES, Plan
from game.ui.patterns.poses import DECK, RESEARCH, seat_place
from game.ui.screen import Screen
from game.ui.table.director import Score
from game.ui.table.gesture import Gesture, Handle, Spot
from game.ui.table.mat import Close, Help, Panel, PlainMat, Prompt, Sight
from game.ui.table.pose import Pose

READ_FROM: Final = 150
"""Pixels of width from which a card looked at shows its rules."""


def cards_pattern() -> re.Pattern[str]:
    """Finds cards in the rules' plain sentences, by id (`cave_boar#2` too) or by name, longer ones first."""
    words = sorted((*known(), *by_name()), key=len, reverse=True)
    return re.compile(r"\b(?:" + "|".join(re.escape(word) for word in words) + r")\b(?:#\d+)?")


class PatternsMat(PlainMat):
    """The table of one game. It keeps nothing but the plan for the window's size."""

    game: ClassVar[str] = "patterns"
    mood: ClassVar[str] = "patterns"
    zones: ClassVar[frozenset[str]] = ZONES
    turns_for_open_questions: ClassVar[bool] = True

    rules: Any

    def __init__(self, seats: int, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        self.seats = seats
        self.four = True
        take_up(self.rules.pool)
        self.deck = Deck()
        self.shape = facts_of(self.rules.pool).shape
        self.cards_in_words = cards_pattern()
        self._screen: Screen | None = None
        self._zones: Mapping[str, pygame.Rect] = {}
        self._plans: dict[Seat, Plan] = {}
        self._gestures: tuple[object, list[Gesture]] = (None, [])
        self._view: PatternsView | None = None

    def follower(self, rules: Rules[Any, Any], viewer: Seat | None) -> Teller:
        """Between an answer and the next question no question stands."""
        return Teller(rules.follower(viewer))

    def fit(self, screen: Screen, zones: Mapping[str, pygame.Rect]) -> None:
        self._screen, self._zones = screen, zones
        self._plans = {}

    def plan(self, home: Seat) -> Plan:
        """The plan with that seat at the lower edge."""
        if home not in self._plans:
            assert self._screen is not None  # noqa: S101 - the scene fits before it asks
            self._plans[home] = Plan(self._screen, self._zones, self.seats, home, self.shape)
        return self._plans[home]

    def sit(self, desk: Desk) -> None:
        """Takes the desk's faces."""
        self.four = desk.settings.four_colours
        self.deck.window = desk.faces

    def warm(self, sight: Sight) -> Iterator[None]:
        """The sheets' Wizards and every Creature at the sizes in which it will be laid down."""
        plan = self.plan(sight.home)
        own = {round(plan.place(plan.home, place).width) for place in range(self.shape.positions)}
        for one in known().values():
            if one.type == "creature":
                for width in own:
                    self.deck.creature(one.id, width, one.number("power") or 0)
                yield

    def lay(self, view: PatternsView, sight: Sight) -> dict[str, Pose]:
        self._view = view
        return poses.lay(view, sight, self.plan(sight.home))

    def spots(self, view: PatternsView, sight: Sight) -> list[Spot]:
        return aiming.spots(view, sight, self.plan(sight.home))

    def panels(self, view: PatternsView, sight: Sight) -> list[Panel]:
        plan = self.plan(sight.home)
        assert self._screen is not None  # noqa: S101 - fitted before it is used
        found = sides.panels(view, sight, plan, self.deck)
        if not plan.crowded:
            found += tray.panels(plan.tray, self._screen)
        return found

    def overlay(self, surface: pygame.Surface, view: PatternsView, sight: Sight) -> None:
        self._view = view
        signs.under(surface, view, sight, self.plan(sight.home))

    def marks(self, surface: pygame.Surface, view: PatternsView, sight: Sight) -> None:
        plan = self.plan(sight.home)
        signs.over(surface, view, sight, plan)
        signs.counts(surface, view, plan)
        self._contest(surface, view, sight, plan)
        seat = aiming.looked_at(view, sight, plan)
        if seat is not None:
            nearby.draw(surface, view, sight, plan, self.deck, seat)

    def _contest(self, surface: pygame.Surface, view: PatternsView, sight: Sight, plan: Plan) -> None:
        """What is held out now, in the tray where that covers nobody."""
        held = sight.held
        if held is None or not held.over or plan.crowded or self._screen is None:
            return
        action = self.would_be(held.take, held.over, view)
        found = would_contest(view, action, sight.names) if action is not None else None
        if found is not None:
            tray.draw_contest(surface, plan.tray, found, self.deck, self._screen)

    def draw_piece(self, surface: pygame.Surface, key: str, pose: Pose) -> None:
        pieces.draw(surface, key, pose, self._view, self.deck, self._plans)

    def gestures(self, view: PatternsView, sight: Sight) -> list[Gesture]:
        key = (
            view.seat, view.decision, view.patterns, view.dungeons, view.seen, view.spells, view.auras,
            view.enchantments, view.circles, view.charms, view.actions, len(view.recruitment), view.held, sight.acting,
            sight.chosen,
        )  # fmt: skip
        if self._gestures[0] != key:
            found = gestures.gestures(view, sight)
            if sight.acting:
                others = self.plan(sight.home).others
                found += [Gesture(f"w:{seat}", "", (gestures.LOOK, seat), local=True) for seat in others]
            self._gestures = (key, found)
        return self._gestures[1]

    def aim(self, take: Handle, pos: tuple[float, float], view: PatternsView, sight: Sight) -> Handle:
        return aiming.aim(take, pos, view, sight, self.plan(sight.home))

    def would_be(self, take: Handle, onto: Handle, view: PatternsView) -> Action | None:
        return gestures.would_be(take, onto, view)

    def usual(self, take: Handle, view: PatternsView) -> Handle:
        return gestures.usual(take, view)

    def choose(self, chosen: tuple[str, ...], action: Action, view: PatternsView) -> tuple[str, ...]:  # noqa: ARG002
        return gestures.choose(chosen, action)

    def preset(self, view: PatternsView) -> tuple[str, ...]:  # noqa: ARG002
        """Nothing is chosen from the start."""
        return ()

    def may_grab(self, handle: Handle, view: PatternsView, sight: Sight) -> bool:
        """Own Creatures, prisoners, Spells, and the deck can be tried, to learn why not."""
        asked = view.decision
        if asked is None or not sight.acting or asked.kind not in (decisions.ACT, decisions.PROMOTE):
            return False
        there = seat_place(handle)
        if there is not None:
            return there[0] == sight.home and bool(poses.card_at(view, *there))
        if handle.startswith(("d:", "s:")):
            return bool(hints.card_of(view, handle))
        return handle == DECK and asked.kind == decisions.ACT

    def seen_as(self, view: PatternsView, seat: Seat) -> PatternsView:
        """An onlooker's view in that seat's place: what is unseen stays so."""
        return replace(view, seat=seat)

    def score(self, event: Event, before: PatternsView | None, after: PatternsView, sight: Sight) -> Score:
        plan = self.plan(sight.home)
        rest = sight.resting()
        craft = Stagecraft(plan, rest, self.chip, self.deck, lambda view: poses.lay(view, rest, plan))
        return compose(event, before, after, craft)

    def prompt(self, view: PatternsView, sight: Sight, undo: bool) -> Prompt:
        return prompts.prompt(view, sight, self.rules.ask(view), undo)

    def help(self, view: PatternsView, sight: Sight) -> Help:
        handle = sight.held.take if sight.held is not None else sight.focus or sight.hover
        seen = view if view.seat is not None else replace(view, seat=sight.home)
        return hints.help_for(seen, sight.acting, self.deck.version, handle)

    def close(self, handle: Handle, view: PatternsView, sight: Sight) -> Close | None:
        seen = view if view.seat is not None else replace(view, seat=sight.home)
        if handle.startswith("jail:"):
            return self._dungeon(int(handle[5:]), view, sight)
        if handle.startswith("w:") and int(handle[2:]) != sight.home:
            return None  # its Pattern is shown from near
        card = hints.card_of(seen, handle)
        if not card:
            return self._pile(handle, view)
        lines: list[tuple[flow.Span, ...]] = []
        facts = hints.facts_about(seen, handle)
        if facts:
            total = sum(int(figure) for _, figure in facts)
            parts = ", ".join(f"{words} {figure}" for words, figure in facts)
            lines.append((flow.Words(f"Power {total}: ", bold=True), flow.Words(f"{parts}.")))
        for _, word, meaning in hints.spells_about(seen, handle):
            lines.append((flow.Words(f"{word}. ", bold=True), flow.Words(meaning)))
        return Close((card,), name_of(card), tuple(lines))

    def _dungeon(self, seat: Seat, view: PatternsView, sight: Sight) -> Close | None:
        cards = view.dungeons[seat]
        if not cards or seat == sight.home:
            return None
        seen = tuple(card for card in cards if card)
        hidden = len(cards) - len(seen)
        note = f"{hidden} of them unseen." if hidden else "All of them are known to you."
        return Close(seen, f"{sight.names[seat]}'s Dungeon: {len(cards)}", (), note, hidden)

    def _pile(self, handle: Handle, view: PatternsView) -> Close | None:
        if handle == DECK and view.recruitment:
            seen = tuple(card for card in view.recruitment if card)
            left = len(view.recruitment)
            note = (
                "You know the cards on top." if seen else "The game ends with the turn in which it runs out."
            )
            return Close(seen, f"Recruitment: {left} Creatures", (), note)
        if handle == RESEARCH:
            note = f"{len(view.research_discard)} Spells are discarded; they are shuffled in when the deck is empty."
            return Close((), f"Research: {len(view.research)} Spells", (), note)
        return None

    def heading(self, event: Event) -> str | None:
        if isinstance(event, events.TurnBegan):
            return f"Turn {event.turns}"
        return None

    def chip(self, card: str) -> flow.Span:
        card = card.partition("#")[0]
        card = by_name().get(card, card)
        return flow.NameChip(name_of(card), colours(clan_of(card))[1], tag=f"card:{card}")

    def face(self, card: str, width: int) -> pygame.Surface:
        """A card to be read, its back for an empty word; among several, as it lies on the table."""
        if not card:
            return card_back("patterns", width)
        return self.deck.face(card, "full" if width >= READ_FROM else "board", width)

    def printed(self, card: str) -> CardInfo | None:
        return known().get(card)

    def use_of(self, key: str, pose: Pose) -> str:
        card = known().get(pose.face)
        if card is None:
            return ""
        if card.type != "creature":
            return "board" if key == poses.CIRCLE else "hand"
        return "board" if pose.width >= FACE_FROM else ""

    def face_down(self, seat: Seat) -> Handle:  # noqa: ARG002 - the own hand is always at the lower edge
        return "s:0"

    def hover_words(self, handle: Handle, view: PatternsView, sight: Sight) -> tuple[flow.Span, ...]:
        """What pressing a place would mean while a card waits to be placed."""
        asked = view.decision
        there = seat_place(handle)
        if asked is None or not sight.acting or there is None or handle not in sight.takeable:
            return ()
        if asked.kind == decisions.PLACE and there[0] == asked.seat:
            words = "Place it here, as your Guard" if there[1] == GUARD else f"Place it here, at {there[1]}"
            return (flow.Words(words),)
        return ()
