"""Signs of a hand at work and of what lies on Creatures: targets, Auras, Enchantments, who is known."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.patterns import decisions
from game.rules.patterns.facts import facts_of
from game.rules.patterns.view import PatternsView
from game.ui.icons import icon
from game.ui.paint import marks
from game.ui.paint.gems import gem
from game.ui.paint.shapes import glow, ring
from game.ui.paint.text import text
from game.ui.patterns.aiming import rect_at
from game.ui.patterns.plan import Plan, box_of
from game.ui.patterns.poses import held_slot, picking, seat_place
from game.ui.patterns.rolls import attack_path
from game.ui.patterns.tags import aura_tag, seal
from game.ui.table.mat import Sight
from game.ui.theme import TARGET, TARGET_LINE

PRESSED: Final = (decisions.PLACE, decisions.TARGET, decisions.PROMOTE)


def under(surface: pygame.Surface, view: PatternsView, sight: Sight, plan: Plan) -> None:
    """Between the panels and the pieces: where the held thing may go, or what may be pressed."""
    held = sight.held
    origin = rect_at(held.take, view, plan) if held is not None and held.take.startswith("c:") else None
    if origin is not None:
        ring(surface, origin, max(3.0, origin.width * 0.07), TARGET_LINE, max(1.5, plan.unit * 2), 0.7)
    targets = sight.targets if held is not None else _pressable(view, sight)
    for target in targets:
        rect = rect_at(target, view, plan)
        if rect is None:
            continue
        lit = (held is not None and held.over == target) or (
            held is None and target in (sight.hover, sight.focus)
        )
        _target(surface, rect, target, plan, lit)


def _pressable(view: PatternsView, sight: Sight) -> tuple[str, ...]:
    """Places that a press chooses, while a question about places stands."""
    asked = view.decision
    if not sight.acting or asked is None or asked.kind not in PRESSED:
        return ()
    return tuple(key for key in sight.takeable if key.startswith(("c:", "tree:", "o:", "circle")))


def _target(surface: pygame.Surface, rect: pygame.Rect, target: str, plan: Plan, lit: bool) -> None:
    """Glow and corner brackets; stronger under the pointer."""
    small = rect.width < 60 * plan.unit
    whole = target.startswith(("tree:", "jail:"))
    inner = rect.inflate(-plan.u(8), -plan.u(8)) if whole else rect
    radius = rect.width / 2 if target.startswith("w:") else max(3.0, min(rect.width * 0.07, plan.u(14)))
    glow(
        surface, inner, radius, plan.u(12 if small else 22), TARGET, 0.95 if lit else 0.5,
        max(1.3, plan.unit * (2.8 if lit else 1.7)),
    )  # fmt: skip
    scale = plan.unit * (0.6 if small else 1.0)
    edge = plan.u(18) if whole else 0
    if whole or lit or not small:
        marks.brackets(surface, inner.inflate(-edge, -edge), max(0.3, scale))


def over(surface: pygame.Surface, view: PatternsView, sight: Sight, plan: Plan) -> None:
    """Above the pieces at rest, under what is held."""
    if not picking(view, plan.home):
        _spells_upon(surface, view, plan)
    _known(surface, view, plan)
    held = sight.held
    if held is None:
        return
    mine, onto = seat_place(held.take), seat_place(held.over)
    for target in sight.targets:
        if mine is not None and target != held.over:
            there = seat_place(target)
            if there is not None and there[0] != plan.home:
                _dot(surface, rect_at(target, view, plan), plan)
    if mine is not None and held.over and (held.over.startswith("jail:") or (onto and onto[0] != plan.home)):
        rect = rect_at(held.over, view, plan)
        if rect is not None and held.over != f"jail:{plan.home}":
            start = box_of(plan.place(plan.home, facts_of(view.pool).number[mine[1]]))
            attack_path(
                surface,
                (start.centerx, start.y + plan.u(4)),
                (rect.centerx, rect.bottom - plan.u(6)),
                plan.unit,
            )
            return
    rect = rect_at(held.over, view, plan) if held.over else None
    if rect is not None and not held.over.startswith("tree:"):
        marks.crosshair(surface, rect.center, max(18, plan.u(42)))


def _dot(surface: pygame.Surface, rect: pygame.Rect | None, plan: Plan) -> None:
    """A small sword on what might be attacked: shape as well as colour."""
    if rect is None:
        return
    px = max(13, plan.u(20))
    at = (rect.centerx, rect.bottom - px * 0.3)
    gem(surface, at, "circle", px, "#e0a040", "#8a4a0a", "#fff0c0", 1)
    k = round(px * 0.64)
    surface.blit(icon("sword", k, "#3a2204"), (round(at[0] - k / 2), round(at[1] - k / 2)))


# ---- Spells that stay


def _spells_upon(surface: pygame.Surface, view: PatternsView, plan: Plan) -> None:
    facts = facts_of(view.pool)
    for seat in range(view.seats):
        for place in range(facts.positions):
            aura = view.auras[seat][place]
            if aura:
                aura_tag(surface, plan, plan.rect_of(seat, place), aura, named=seat == plan.home)
        for place, spells in enumerate(view.enchantments[seat]):
            rect = plan.rect_of(seat, place)
            for n in range(len(spells)):
                seal(surface, plan, rect, n)


def _known(surface: pygame.Surface, view: PatternsView, plan: Plan) -> None:
    """An eye on each card of the own Dungeon that everybody knows, and on none that is a secret."""
    cards = view.dungeons[plan.home]
    out = held_slot(view, plan.home)
    shown = [slot for slot in range(len(cards)) if slot != out]
    fan = plan.cells(len(shown))
    px = max(15, plan.u(26))
    for i, slot in enumerate(shown):
        if not cards[slot] or not view.known_to_all(plan.home, slot):
            continue
        at = (
            fan.first + i * fan.step - fan.width / 2 + px * 0.62,
            fan.y - fan.width * 0.7 + fan.width * 0.42 + px * 0.5,
        )
        gem(surface, at, "circle", px, "#f6e7c8", "#b79a68", "#4a2c0c", 1, False)
        k = round(px * 0.66)
        surface.blit(icon("eye", k, "#2c1a10"), (round(at[0] - k / 2), round(at[1] - k / 2)))


def counts(surface: pygame.Surface, view: PatternsView, plan: Plan) -> None:
    """How many cards each deck holds: the number hangs on its corner, over the top card."""
    for name, count in (("deck", len(view.recruitment)), ("research", len(view.research))):
        if not count:
            continue
        rect = box_of(plan.deck(name))
        px = max(22, plan.u(42))
        at = (rect.right - px * 0.06, rect.y + px * 0.14)
        gem(surface, at, "circle", px, "#f6e2b0", "#a87c2c", "#4a2c0c", max(1.0, px * 0.045))
        text(surface, str(count), at, "num", max(12, round(px * 0.54)), "#2a1a06", "cc")
