"""The players' plates: name, Majesty as a track of crowns, resources as tokens, deck, Fade and Reserve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.core import figures
from game.core.ids import Seat
from game.rules.crown.state import NO_LANE, RESERVE, WIN
from game.ui.cardface.playing import pile as card_pile
from game.ui.crown.cards import ICONS, PLAIN_TOKEN, RESOURCES
from game.ui.crown.facts import Facts
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.seen import Seen
from game.ui.icons import gold_icon, icon
from game.ui.paint import marks
from game.ui.paint.gems import avatar, gem
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, label, line_height, text, width
from game.ui.table.mat import Panel, Sight, Sitting
from game.ui.theme import CROWN, SEATS, Fill

DIGIT: Final = 0.75
"""Height of a figure as a share of its size in px."""
DOES: Final = {
    "mulligan": "opening hand",
    "spread": "spreading",
    "trap": "at a trap",
    "anchor": "at an anchor",
    "maneuver": "maneuvers",
    "window": "to decide",
    "chain": "may chain on",
}


def shown_stores(view: Seen, facts: Facts, seat: Seat) -> list[int]:
    """The kinds of resources that a plate shows: those of the deck's factions, those held, Essence last."""
    pool = facts.pool
    base = seat * pool.width
    own = set(view.factions[seat])
    found = [
        kind for kind, faction in enumerate(pool.factions) if faction.id in own or view.resources[base + kind]
    ]
    return [*found, pool.width - 1]


def role(view: Seen, seat: Seat, thinking: Seat | None) -> str:
    """What a player does, in a few words."""
    if seat == thinking:
        return "thinking…"
    asked = view.decision
    if asked is not None and asked.seat == seat:
        return DOES.get(asked.kind, "to act" if asked.kind == "act" else "to decide")
    if view.lane != NO_LANE:
        return "attacker" if seat == view.attacker else "defender"
    if asked is None and view.outcome is None:
        return "plays" if seat == view.turn else ""
    return ""


def panels(view: Seen, sight: Sight, plan: Plan, facts: Facts) -> list[Panel]:
    """One for each player."""
    found = []
    pool = facts.pool
    for seat in (1 - plan.home, plan.home):
        sitting = sight.seated[seat]
        words = role(view, seat, sight.thinking)
        now = view.decision is not None and view.decision.seat == seat
        stores = shown_stores(view, facts, seat)
        base = seat * pool.width
        amounts = tuple((kind, view.resources[base + kind]) for kind in stores)
        reserve = len(view.reserves[seat]) + sum(1 for trap in view.traps[seat] if trap[1] == RESERVE)
        counts = (len(view.decks[seat]), len(view.fades[seat]), reserve)
        key = (sitting, words, now, amounts, counts, view.majesty[seat], plan.home)
        name = "plate" if seat == plan.home else "other"
        paint = _painter(plan, seat, sitting, words, now, amounts, counts, view.majesty[seat], pool.resources)
        found.append(Panel(name, plan.plate(seat), key, paint))
    return found


def _painter(
    plan: Plan,
    seat: Seat,
    sitting: Sitting,
    words: str,
    now: bool,
    amounts: tuple[tuple[int, int], ...],
    counts: tuple[int, int, int],
    majesty: int,
    resources: tuple[str, ...],
) -> Callable[[pygame.Surface], None]:
    def paint(s: pygame.Surface) -> None:
        theme, screen = CROWN, plan.screen
        rect = plan.plate(seat)
        fill = Fill(
            theme.panel.top, theme.panel.bottom, theme.accent if now else theme.panel.line, 0.9, theme.text
        )
        box(s, rect, plan.u(16), fill, max(1.2, plan.unit * (2 if now else 1.4)), 0.9, 0.2, plan.u(20))
        _head(s, plan, rect, seat, sitting, words, now)
        rows = plan.rows(seat)
        _majesty(s, plan, seat, rows["majesty"], majesty)
        y = rows["majesty"].bottom
        marks.divider(s, rect.x + plan.u(12), rect.right - plan.u(12), y, "#7a82d8", 0.6)
        kinds = [resources[kind] for kind, _ in amounts]
        for at, (kind, amount) in enumerate(amounts):
            _store(s, plan, seat, resources[kind], amount, at, kinds)
        _piles(s, plan, seat, counts, screen.text_px(13))

    return paint


def _head(
    s: pygame.Surface, plan: Plan, rect: pygame.Rect, seat: Seat, sitting: Sitting, words: str, now: bool
) -> None:
    theme, screen = CROWN, plan.screen
    light, dark, ink = SEATS.get(sitting.colour, SEATS["amber"])
    disc = plan.avatar
    at = plan.seat_point(seat)
    avatar(s, at, disc, light, dark, sitting.name, rim=theme.bright if now else theme.accent)
    x = at[0] + disc / 2 + plan.u(12)
    room = rect.right - plan.u(12) - x
    name, size = fit(sitting.name, "title", screen.text_px(26), room, screen.text_px(15))
    small = screen.text_px(14)
    said, small = fit(words, "ui", small, room, 11)
    high = line_height("title", size) + (line_height("ui", small) if said else 0)
    top = max(rect.y + plan.u(6), at[1] - high / 2)
    text(s, name, (x, top), "title", size, ink if now else theme.text, "tl")
    text(
        s,
        said,
        (x, top + line_height("title", size)),
        "ui",
        small,
        theme.gold_text if now else theme.dim,
        "tl",
    )


def _majesty(s: pygame.Surface, plan: Plan, seat: Seat, rect: pygame.Rect, majesty: int) -> None:
    theme, screen = CROWN, plan.screen
    size = screen.text_px(13)
    y = rect.y + line_height("ui", size) / 2
    of = text(s, f"of {WIN}", (rect.right, y), "ui", size, theme.dim, "cr")
    figure = screen.text_px(22)
    number = text(s, figures.figure(majesty), (of.x - plan.u(6), y), "num", figure, "#ffe6a6", "cr")
    if width("MAJESTY", "uib", size) * 1.25 < number.x - rect.x:
        label(s, "Majesty", (rect.x, y), size, theme.dim, "cl")
    step = rect.width / 7
    k = min(plan.u(24), round(step * 0.92))
    for index in range(WIN):
        x, cy = plan.crown(seat, index)
        if index < majesty:
            s.blit(gold_icon("crown", k), (round(x - k / 2), round(cy - k / 2)))
        else:
            s.blit(icon("crown-outline", k, theme.faint, 0.8), (round(x - k / 2), round(cy - k / 2)))


def token(s: pygame.Surface, at: tuple[float, float], size: int, kind: str, shadow: bool = True) -> None:
    """A resource: a disc with its icon; Essence is a pale diamond."""
    light, dark = RESOURCES.get(kind, PLAIN_TOKEN)
    if kind == "essence":
        gem(s, at, "diamond", round(size * 1.1), light, dark, "#e2bd62", max(1, size / 18), shadow)
    else:
        gem(s, at, "circle", size, light, dark, "#e2bd62", max(1, size / 18), shadow)
    k = round(size * 0.56)
    ink = "#2a2440" if kind == "essence" else "#ffffff"
    s.blit(icon(ICONS.get(kind, "cards"), k, ink), (round(at[0] - k / 2), round(at[1] - k / 2)))


def store_place(plan: Plan, seat: Seat, at: int, kinds: Sequence[str]) -> tuple[float, float, float, int]:
    """Where the `at`-th of the shown resources stands: its middle, its column's width, the px of its name (0: none)."""
    x, y = plan.store(seat, at, len(kinds))
    columns, wide, tall = plan.store_grid(seat, len(kinds))
    small = plan.screen.text_px(13 if columns < 3 else 12)
    high = line_height("ui", small)
    longest = max(width(kind.capitalize(), "ui", small) for kind in kinds)
    if tall >= plan.token_for(seat, len(kinds)) + high + 2 and longest <= wide - 5:
        return x, y - high * 0.5, wide, small
    return x, y, wide, 0


def store_figure(plan: Plan, seat: Seat, count: int, amount: int) -> int:
    """The px in which an amount stands beside its token, where so many resources are shown."""
    _, wide, tall = plan.store_grid(seat, count)
    size = plan.token_for(seat, count)
    figure = plan.screen.text_px(21 if size == plan.small_token else 25)
    while figure > 12 and (
        size + plan.u(5) + width(str(amount), "num", figure) > wide - plan.u(1) or figure * DIGIT > tall
    ):
        figure -= 1
    return figure


def _store(
    s: pygame.Surface, plan: Plan, seat: Seat, kind: str, amount: int, at: int, kinds: Sequence[str]
) -> None:
    theme = CROWN
    x, y, _, small = store_place(plan, seat, at, kinds)
    size, figure = plan.token_for(seat, len(kinds)), store_figure(plan, seat, len(kinds), amount)
    token(s, (x, y), size, kind)
    text(
        s,
        str(amount),
        (x + size / 2 + plan.u(5), y),
        "num",
        figure,
        theme.text if amount else theme.faint,
        "cl",
    )
    if small:
        text(s, kind.capitalize(), (x - size / 2, y + size / 2 + plan.u(1)), "ui", small, theme.dim, "tl")


def _piles(s: pygame.Surface, plan: Plan, seat: Seat, counts: tuple[int, int, int], size: int) -> None:
    theme = CROWN
    for name, count in zip(("deck", "fade", "reserve"), counts, strict=True):
        pose = plan.pile(seat, name)
        wide = round(pose.width)
        well = pygame.Rect(0, 0, wide, round(wide * RATIO))
        well.center = (round(pose.x), round(pose.y))
        if name == "deck" and count:
            card_pile(s, None, (pose.x, pose.y - plan.u(2)), wide, min(count, 10), "crown", scale=plan.unit)
        else:
            box(
                s,
                well,
                plan.u(6),
                Fill("#070822", "#10133a", "#5a62b0", 0.7),
                max(1.0, plan.unit),
                0.6,
                0,
                plan.u(12),
            )
            if not count:
                k = plan.u(22)
                picture = {"deck": "cards", "fade": "weather-night", "reserve": "treasure-chest"}[name]
                s.blit(icon(picture, k, theme.faint, 0.7), (well.centerx - k // 2, well.centery - k // 2))
        room = plan.pile(seat, "fade").x - plan.pile(seat, "deck").x - 4
        words, px = fit(name.capitalize(), "ui", size, room, 11)
        text(s, words, (pose.x, well.bottom + plan.u(9)), "ui", px, theme.text, "tc")
