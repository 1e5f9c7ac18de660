"""Draws one piece of Patterns: a Creature with its Power, a prisoner behind bars, a Spell, a back."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.ids import Seat
from game.rules.patterns.facts import facts_of
from game.rules.patterns.power import power_of
from game.rules.patterns.view import PatternsView
from game.ui.cardface.playing import card_back, dimmed, edge_light, playable_bar, turn_step
from game.ui.icons import gold_icon
from game.ui.paint import cache
from game.ui.paint.pixels import clear_surface
from game.ui.paint.shapes import box, card_shadow, glow
from game.ui.paint.text import fit, text
from game.ui.patterns.cards import FACE_FROM, Deck, info
from game.ui.patterns.plan import Plan, high
from game.ui.patterns.poses import DECK, PICKS, RESEARCH, pick_pile, seat_place
from game.ui.table.pose import Pose
from game.ui.theme import PATTERNS, PLAYABLE, Fill


def draw(
    surface: pygame.Surface,
    key: str,
    pose: Pose,
    view: PatternsView | None,
    deck: Deck,
    plans: Mapping[Seat, Plan],
) -> None:
    """The piece as its pose says; its Power is that of the view that is shown."""
    plan = next(iter(plans.values()))
    if key == PICKS:
        if view is not None:
            _board(surface, pose, view, plan)
        return
    if key in (DECK, RESEARCH) and pose.lift < 2:
        if pose.mark or pose.glow:
            _light(surface, pose, plan)
        return  # the pile is part of the table; only what is taken up is a piece
    width = max(8, round(pose.drawn or pose.width))
    picture = _picture(key, pose, width, view, deck)
    angle = turn_step(pose.angle)
    resting = bool(angle) and pose.open >= 0.97 and abs(pose.width - width) < 1 and not pose.drawn
    place(surface, pose, picture, plan.unit, width, _leaning(picture, angle) if resting else None)


def _leaning(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """A picture turned, kept as long as the picture itself is: cards in a fan lie still most of the time."""
    kept: tuple[pygame.Surface, pygame.Surface] = cache.CARDS.get(
        ("leaning", id(picture), angle), lambda: (pygame.transform.rotozoom(picture, angle, 1.0), picture)
    )
    return kept[0]


def _picture(key: str, pose: Pose, width: int, view: PatternsView | None, deck: Deck) -> pygame.Surface:
    card = pose.face
    if not card:
        mood = "research" if key.startswith("s:") or key == RESEARCH else "patterns"
        return card_back(mood, width)
    if info(card).type != "creature":
        use = "board" if key == "circle" else "hand"
        return deck.face(card, use, width)
    power = info(card).number("power") or 0
    there = seat_place(key)
    if there is not None and view is not None:
        seat, number = there[0], facts_of(view.pool).number[there[1]]
        if seat < view.seats and view.patterns[seat][number] == card:
            power = power_of(view, seat, number)
    picture = deck.creature(card, width, power)
    return behind_bars(picture) if key.startswith("d:") else picture


def behind_bars(picture: pygame.Surface) -> pygame.Surface:
    """A card in a cell: a little darker, iron across its foot."""

    def make() -> tuple[pygame.Surface, pygame.Surface]:
        out = picture.copy()
        w, h = out.get_size()
        shade = clear_surface(w, h)
        count = max(3, round(w / 22))
        thick = max(2, round(w * 0.035))
        for i in range(count):
            x = round((i + 0.5) * w / count - thick / 2)
            box(
                shade,
                (x, round(h * 0.3), thick, round(h * 0.62)),
                thick / 2,
                Fill("#8a7a6a", "#2a2018", "#b8a58c", 0.82),
                0.8,
                0.4,
                0.3,
            )
        for y in (0.33, 0.86):
            box(
                shade,
                (round(w * 0.05), round(h * y), round(w * 0.9), thick),
                thick / 2,
                Fill("#8a7a6a", "#3a2c20", "#b8a58c", 0.9),
                0.8,
                0.4,
                0.3,
            )
        shade.set_alpha(150)
        out.blit(shade, (0, 0))
        return out, picture

    return cache.CARDS.get(("barred", id(picture)), make)[0]


def place(
    surface: pygame.Surface,
    pose: Pose,
    picture: pygame.Surface,
    unit: float,
    width: int,
    turned: pygame.Surface | None = None,
) -> None:
    """A picture as a pose says: shadow, glow, turned, scaled, dimmed."""
    wide, tall = pose.width, pose.width * picture.get_height() / width
    angle = turn_step(pose.angle)
    radius = round(wide * (0.0603 if wide >= FACE_FROM else 0.1), 1)
    rect = pygame.Rect(0, 0, round(wide), round(tall))
    rect.center = (round(pose.x), round(pose.y))
    if pose.lift > 0 and pose.alpha >= 0.99 and pose.open > 0.9:
        cast = pygame.Rect(0, 0, 4 * round(wide / 4), 4 * round(tall / 4))
        cast.center = rect.center
        lean = 4 * round(angle / 4)
        card_shadow(
            surface,
            cast,
            round(radius),
            max(0.3, round(pose.lift * 2) / 2),
            round(unit * min(1.0, wide / 110), 2),
            lean,
        )
    if pose.glow:
        glow(
            surface,
            rect,
            radius,
            max(5, round((20 if wide > 70 * unit else 12) * unit)),
            pose.glow,
            0.95,
            max(1.3, 2.2 * unit),
            angle,
        )
    shown = picture
    if pose.open < 0.97:
        shown = pygame.transform.smoothscale(picture, (max(2, round(wide * pose.open)), max(2, round(tall))))
    elif turned is not None:
        shown = turned
    elif angle:
        shown = pygame.transform.rotozoom(picture, angle, wide / width)
    elif abs(wide - width) > 0.5:
        shown = pygame.transform.smoothscale(picture, (max(2, round(wide)), max(2, round(tall))))
    if pose.dim:
        shown = dimmed(shown, pose.dim)
    if pose.alpha < 1:
        shown = shown.copy()
        shown.set_alpha(round(255 * pose.alpha))
    surface.blit(shown, (round(pose.x - shown.get_width() / 2), round(pose.y - shown.get_height() / 2)))
    if pose.glow:
        edge_light(surface, rect, radius, pose.glow, max(1.3, 2.2 * unit), angle)
    if pose.mark == "playable":
        playable_bar(surface, rect, angle, unit)


def _light(surface: pygame.Surface, pose: Pose, plan: Plan) -> None:
    """A deck that may be drawn from: the bright edge under it, a glow in focus."""
    rect = pygame.Rect(0, 0, round(pose.width), round(high(pose.width)))
    rect.center = (round(pose.x), round(pose.y))
    colour = pose.glow or PLAYABLE
    glow(surface, rect, pose.width * 0.06, plan.u(14), colour, 0.7, 0.0)
    edge_light(surface, rect, pose.width * 0.06, colour, max(1.6, 2.6 * plan.unit), 0.0)


def _board(surface: pygame.Surface, pose: Pose, view: PatternsView, plan: Plan) -> None:
    """The tray of cards that one is picked from."""
    asked = view.decision
    if asked is None or asked.args[0] != "pick":
        return
    rect = plan.board(len(pick_pile(view)))
    fill = Fill("#241410", "#0e0706", PATTERNS.accent, 0.95, PATTERNS.text)
    box(surface, rect, plan.u(16), fill, max(1.4, 2 * plan.unit), 1.0, 0.2, plan.u(40), plan.u(16))
    words = "The top of the Recruitment deck" if asked.args[2] == "deck" else "The prisoners: choose one"
    size = plan.screen.text_px(20)
    name = "cards" if asked.args[2] == "deck" else "gate"
    k = round(size * 1.1)
    y = rect.y + plan.u(16) + size * 0.5
    surface.blit(gold_icon(name, k), (rect.x + plan.u(20), round(y - k / 2)))
    words, size = fit(words, "title", size, rect.width - k - plan.u(60), 12)
    text(surface, words, (rect.x + plan.u(30) + k, y), "title", size, PATTERNS.text, "cl")
    del pose
