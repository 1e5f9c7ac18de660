"""Crown's table for the common framework: each question is passed on to the module that knows its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.core.event import Event
from game.core.ids import Action, Seat
from game.core.words import Sentence
from game.rules.crown import events
from game.rules.crown.engine import Crown
from game.rules.crown.state import LANES, NO_LANE, RESERVE
from game.rules.crown.text import rules_text
from game.ui.cardface.faces import card_height
from game.ui.cardface.playing import card_back
from game.ui.crown import (
    aiming,
    gestures,
    hints,
    inspect,
    lanes,
    orders,
    plates,
    poses,
    prompts,
    signs,
    stepspanel,
)
from game.ui.crown.cards import Deck
from game.ui.crown.choreography import Stagecraft, compose
from game.ui.crown.drawing import damage_token, draw_piece
from game.ui.crown.facts import FactBook, Facts
from game.ui.crown.payments import amounts_words, place_of
from game.ui.crown.plan import ROLE_ZONES, Plan
from game.ui.crown.poses import number_of, piece
from game.ui.crown.seen import Seen, Tracker, as_seat
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.paint.gems import icon_gem
from game.ui.paint.shapes import box
from game.ui.paint.text import line_height, text, width
from game.ui.screen import Screen
from game.ui.table.director import Score
from game.ui.table.gesture import Gesture, Handle, Spot
from game.ui.table.mat import Close, Help, Panel, PlainMat, Prompt, Sight
from game.ui.table.pose import Pose
from game.ui.theme import BUBBLE, Fill


class CrownMat(PlainMat):
    """The table of one duel. It keeps the plan for the window's size, the faces, and facts of the last views."""

    game: ClassVar[str] = "crown"
    mood: ClassVar[str] = "crown"
    zones: ClassVar[frozenset[str]] = ROLE_ZONES
    turns_for_open_questions: ClassVar[bool] = False
    """Whether the table turns to a person for a question that shows nothing hidden: in a push it would spin."""

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
        self._plans = {}

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
        plan = self.plan(sight.home)
        found = poses.lay(view, sight, plan, self.facts_of(view, sight), self.tray(view, sight))
        held = sight.held
        if held is not None and held.take == "damage":
            found["damage"] = Pose(*held.centre, plan.u(70), face="", lift=0.0, z=950, mark="use=back")
        return found

    def spots(self, view: Seen, sight: Sight) -> list[Spot]:
        facts = self.facts_of(view, sight)
        plan = self.plan(sight.home)
        return aiming.spots(view, sight, plan, facts, self.lay(view, sight), self.tray(view, sight))

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
        signs.under(surface, view, sight, self.plan(sight.home), self.deck, facts)

    def marks(self, surface: pygame.Surface, view: Seen, sight: Sight) -> None:
        plan, facts = self.plan(sight.home), self.facts_of(view, sight)
        signs.over(surface, view, sight, plan, self.deck, facts)
        self._abilities(surface, view, sight, plan)
        self._tray_over(surface, view, sight, plan)
        self._wheel(surface, view, sight, plan, facts)

    def _tray_over(self, surface: pygame.Surface, view: Seen, sight: Sight, plan: Plan) -> None:
        tray = self.tray(view, sight)
        if not tray:
            return
        browsing = sight.chosen[:1] == (gestures.BROWSE,)
        asked = view.decision
        if browsing:
            title = f"{sight.names[int(sight.chosen[1])]}'s Fade"
            note = f"{len(tray)} card{'s' if len(tray) != 1 else ''}, the newest first"
        else:
            title = self.deck.name(asked.args[0]) if asked is not None else ""
            note = "choose one"
        signs.tray(surface, plan, title, note, browsing)
        held = sight.held.take if sight.held is not None else ""
        laid = self.lay(view, sight)
        for key in sorted((key for key in tray if key != held), key=lambda key: laid[key].z):
            draw_piece(surface, self.deck, plan, laid[key])

    def _abilities(self, surface: pygame.Surface, view: Seen, sight: Sight, plan: Plan) -> None:
        """Exhaust abilities that can be used now, as buttons on their creatures."""
        if sight.held is not None or self.tray(view, sight):
            return
        for handle in sight.takeable:
            if not handle.startswith("use:"):
                continue
            rect = aiming.hanging_rect(view, int(handle[4:]), "use", sight, plan)
            if rect is None:
                continue
            lit = handle in (sight.hover, sight.focus)
            fill = (
                Fill("#fff3cf", "#e8c070", "#ffffff", 1.0, "#2a1803")
                if lit
                else Fill("#f3d98f", "#b57f28", "#fff2c4", 1.0, "#2a1803")
            )
            if rect.width == rect.height:
                colours = ("#fff3cf", "#d8a040") if lit else ("#f3d98f", "#a87022")
                icon_gem(
                    surface,
                    rect.center,
                    "circle",
                    rect.width,
                    *colours,
                    "rotate-right",
                    "#2a1803",
                    "#fff2c4",
                    1.4,
                )
                continue
            box(surface, rect, plan.u(8), fill, max(1.2, 1.5 * plan.unit), 0.95, 0.5, 0, plan.u(9))
            size = plan.screen.text_px(15)
            from game.ui.icons import icon

            k = round(size * 1.1)
            words = "Exhaust" if width("Exhaust", "uib", size) + k + plan.u(16) <= rect.width else ""
            both = k + (plan.u(5) + width(words, "uib", size) if words else 0)
            x = rect.centerx - both / 2
            surface.blit(icon("rotate-right", k, fill.ink), (round(x), round(rect.centery - k / 2)))
            text(surface, words, (x + k + plan.u(5), rect.centery), "uib", size, fill.ink, "cl")

    def _wheel(self, surface: pygame.Surface, view: Seen, sight: Sight, plan: Plan, facts: Facts) -> None:
        """While a card is held that can be paid in several ways: all of them, the chosen one lit."""
        card = signs.held_card(view, sight, facts)
        if not card:
            return
        ways = facts.payments(card)
        if len(ways) < 2 or sight.held is None:
            return
        size = plan.screen.text_px(16)
        rows = [amounts_words(facts, way) for way in ways]
        pad = plan.u(12)
        head = "Turn the wheel, or W, to pay otherwise"
        small = plan.screen.text_px(13)
        wide = (
            max([width(row, "uib", size) for row in rows] + [width(head, "ui", small)]) + 2 * pad + size * 2
        )
        step = round(size * 1.7)
        rect = pygame.Rect(0, 0, wide, step * len(rows) + line_height("ui", small) + 2 * pad)
        x, y = sight.held.centre
        rect.midleft = (round(x + plan.card * 0.75), round(y + plan.card * 0.6))
        rect.clamp_ip(plan.screen.rect.inflate(-plan.u(20), -plan.u(20)))
        box(surface, rect, plan.u(12), BUBBLE, 1.6, 1.0, 0.4, 0, plan.u(12))
        at = place_of(sight.chosen, card)
        top = rect.y + pad * 0.7
        text(surface, head, (rect.x + pad, top), "ui", small, "#6a4a1c", "tl")
        top += line_height("ui", small) + plan.u(3)
        for k, row in enumerate(rows):
            bar = pygame.Rect(rect.x + pad // 2, round(top + k * step), rect.width - pad, step - 2)
            if k == at:
                box(surface, bar, plan.u(7), Fill("#f3d98f", "#c8922c", "#8a5e1c", 1.0), 1.2, 0.9, 0.4)
            ink = "#241503" if k == at else "#5a4420"
            text(surface, row, (bar.x + size, bar.centery), "uib" if k == at else "ui", size, ink, "cl")

    def draw_piece(self, surface: pygame.Surface, key: str, pose: Pose) -> None:
        plan = next(iter(self._plans.values()), None)
        if plan is None:
            return
        if key == "damage":
            damage_token(surface, plan, (pose.x, pose.y), 0, round(pose.width))
            return
        if 600 <= pose.z < 800:
            return  # lies in the tray, which is drawn over everything
        draw_piece(surface, self.deck, plan, pose)

    # -- what may be done ------------------------------------------------------------------------------------

    def gestures(self, view: Seen, sight: Sight) -> list[Gesture]:
        return gestures.gestures(self.acting(view, sight), sight, self.facts_of(view, sight))

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
        return self.choose(chosen, ("pay", card, step), view) if card else chosen

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
        return gestures.may_grab(handle, self.acting(view, sight), self.facts_of(view, sight))

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
        page = hints.help_for(view)
        handle = sight.held.take if sight.held is not None else sight.focus or sight.hover
        card, number = self._card_at(handle, view, sight)
        if not card and view.active:
            at, index = view.place_of(view.active)
            card, number = (view.lines[at][index][0], view.active) if at >= 0 else ("", 0)
        if (
            not card
            and view.decision is not None
            and view.decision.kind in ("window", "anchor", "target", "choose")
        ):
            card, number = self._asked_card(view)
        if not card:
            return page
        facts = self.facts.of(view)
        words = tuple(inspect.keywords_of(self.deck, card))
        rows = tuple(inspect.power_rows(view, number, facts)) if number else ()
        state = tuple(inspect.state_words(view, number, facts, sight.names)) if number else ()
        row = self.deck.pool.cards[card]
        return replace(
            page,
            title=row.name,
            icon="script-text-outline",
            card=card,
            rules=rules_text(row.card),
            words=words,
            facts=rows if len(rows) > 1 else (),
            state=state,
            stamp=self.deck.version,
        )

    def _asked_card(self, view: Seen) -> tuple[str, int]:
        asked = view.decision
        if asked is None:
            return "", 0
        if asked.kind == "window":
            line = view.lines[asked.seat * 3 + view.lane]
            for index, unit in enumerate(line):
                if self.deck.pool.cards[unit[0]].flying:
                    return unit[0], view.line_ids[asked.seat * 3 + view.lane][index]
            return "", 0
        return asked.args[0], 0

    def _card_at(self, handle: Handle, view: Seen, sight: Sight) -> tuple[str, int]:
        """The card that a handle shows openly to this looker, and its number."""
        if handle.startswith("k:"):
            return handle[2:], 0
        word, _, rest = handle.partition(":")
        if word in ("use", "placed"):
            handle = piece(int(rest))
        if handle.startswith("d:"):
            return poses.tray_faces(view).get(handle, ""), 0
        number = number_of(handle)
        if not number:
            return "", 0
        at, index = view.place_of(number)
        if at >= 0:
            return view.lines[at][index][0], number
        for ids, cards in (
            *zip(view.hand_ids, view.hands, strict=True),
            *zip(view.fade_ids, view.fades, strict=True),
            *zip(view.reserve_ids, view.reserves, strict=True),
        ):
            if number in ids:
                return cards[ids.index(number)], number
        for ids, rows in (
            *zip(view.anchor_ids, view.anchors, strict=True),
            *zip(view.trap_ids, view.traps, strict=True),
        ):
            if number in ids:
                return rows[ids.index(number)][0], number
        found = next((entry[3] for entry in view.cards_in_limbo if entry[4] == number), "")
        _ = sight
        return found, number

    def close(self, handle: Handle, view: Seen, sight: Sight) -> Close | None:
        card, number = self._card_at(handle, view, sight)
        facts = self.facts.of(view)
        if card:
            lines = inspect.lines_for(view, number, card, facts, self.deck, sight.names)
            return Close((card,), self.deck.name(card), lines, "")
        word, _, rest = handle.partition(":")
        if word not in ("fade", "deck", "reserve", "cards", "lane") or word == "lane":
            return self._close_hidden(handle, view, sight)
        seat = int(rest)
        name = sight.names[seat]
        match word:
            case "fade":
                cards = tuple(reversed(view.fades[seat]))[:21]
                more = (
                    f"Oldest of {len(view.fades[seat])} left out."
                    if len(view.fades[seat]) > 21
                    else "The newest first. Click to look through it."
                )
                return Close(cards, f"{name}'s Fade: {len(view.fades[seat])}", (), more) if cards else None
            case "deck":
                return Close(
                    (), f"{name}'s deck: {len(view.decks[seat])} cards", ((flow.Words("The Dream."),),), ""
                )
            case "reserve":
                traps = [trap for trap in view.traps[seat] if trap[1] == RESERVE]
                known = tuple(trap[0] for trap in traps if trap[0])
                hidden = sum(1 for trap in traps if not trap[0])
                cards = (*view.reserves[seat], *known)
                return Close(cards, f"{name}'s Reserve", (), "", hidden) if cards or hidden else None
            case "cards":
                known = tuple(c for c, n in view.known[seat] if not n and c)
                count = len(view.hands[seat])
                note = "Shown cards are known to be there." if known else "Nothing is known of them."
                return Close(known, f"{name}: {count} in hand", (), note, max(0, count - len(known)))
        return None

    def _close_hidden(self, handle: Handle, view: Seen, sight: Sight) -> Close | None:
        """Things that lie face-down for this looker: what is said is the same whatever they are."""
        number = number_of(handle)
        for at in range(6):
            if number in view.anchor_ids[at]:
                left = len(view.anchors[at])
                name = sight.names[at // 3]
                line = f"{left} anchor{'s' if left != 1 else ''} of {name} in the {LANES[at % 3]} lane."
                return Close(
                    (),
                    "A face-down anchor",
                    ((flow.Words(line),),),
                    "Nobody knows it until it breaks, or a card shows it.",
                )
        for seat in (0, 1):
            if number in view.trap_ids[seat]:
                return Close((), f"A trap of {sight.names[seat]}", (), "Face-down until it is sprung.")
        return None

    def hover_words(self, handle: Handle, view: Seen, sight: Sight) -> tuple[flow.Span, ...]:
        asked = view.decision
        if not sight.acting or asked is None:
            return ()
        facts = self.facts_of(view, sight)
        seat = asked.seat
        match handle:
            case "act:meditate" if "act:meditate" in sight.takeable:
                from game.rules.crown.board import hand_size

                room = hand_size(facts.pool, facts.state, seat) - len(view.hands[seat])
                count = min(room, len(view.decks[seat]))
                return (flow.Words(f"Meditate: draw {count} card{'s' if count != 1 else ''}."),)
            case "act:recover" if "act:recover" in sight.takeable:
                found: list[flow.Span] = [flow.Words("Recover stands up ")]
                from game.rules.crown.state import EXHAUSTED, SHATTERED

                names = [
                    unit[0]
                    for at in range(seat * 3, seat * 3 + 3)
                    for unit in view.lines[at]
                    if unit[1] & EXHAUSTED and not unit[1] & SHATTERED
                ]
                for k, card in enumerate(names):
                    found += [flow.Words(", " if k else ""), self.chip(card)]
                return (*found, flow.Words("."))
            case "act:maneuver" if "act:maneuver" in sight.takeable:
                return (flow.Words("Maneuver: drag your creatures between lanes, or within one."),)
        if handle.startswith("push:") and handle in sight.takeable and view.lane == NO_LANE:
            seen = facts.foreseen(int(handle[5:]))
            if seen is not None:
                more = "; it breaks through" if seen.breaks(1 - seat) else ""
                words = f"Push: foreseeable {seen.pools[seat]} against {seen.pools[1 - seat]}{more}."
                return (flow.Words(words),)
        if handle.startswith("use:"):
            from game.ui.crown.pushing import ability_line

            at, index = view.place_of(int(handle[4:]))
            if at >= 0:
                card = view.lines[at][index][0]
                return (
                    flow.Words("Exhaust ", bold=True),
                    self.chip(card),
                    flow.Words(f": {ability_line(self.deck, card)}."),
                )
        return ()

    def face(self, card: str, wide: int) -> pygame.Surface:
        if not card:
            return card_back("crown", wide)
        return self.deck.face(card, "full" if wide >= 160 else "hand", wide)

    def face_height(self, wide: float) -> int:
        """Height of a card of a width."""
        return card_height(wide)

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
