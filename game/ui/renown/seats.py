"""The players' plates, the own one and the others', and the order of play."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.ids import Seat
from game.rules.renown import decisions
from game.rules.renown.view import RenownView
from game.ui.icons import icon
from game.ui.paint import marks
from game.ui.paint.gems import avatar, favor
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, line_height, text, width
from game.ui.renown.plan import Plan
from game.ui.table.mat import Panel, Sight, Sitting
from game.ui.theme import HEROIC_TEXT, RENOWN, SEATS, VILLAINOUS_TEXT, Colour, Fill

SIDES = (("H", HEROIC_TEXT), ("V", VILLAINOUS_TEXT))
_DOES = {
    decisions.GIVE: "gives",
    decisions.BID: "bids",
    decisions.ORIENT: "decides",
    decisions.SUCCESSOR: "decides",
}
PILL = Fill("#0f3324", "#0a2419", "#d8b25a", 0.95, "#eef5e6")


def order_of_play(view: RenownView) -> list[Seat]:
    """The seats from the Successor on; in seat order from the Arch Liege where none is named yet."""
    first = view.successor if view.successor >= 0 else view.arch_liege
    way = view.direction or 1
    return [(first + way * i) % view.seats for i in range(view.seats)]


def deciding(view: RenownView) -> Seat | None:
    """Who is asked now."""
    return view.decision.seat if view.decision is not None else None


def after(view: RenownView) -> Seat | None:
    """Whose Scheme or bid comes next, None where that is not settled."""
    asked = view.decision
    if asked is None or not view.direction or asked.kind in (decisions.ORIENT, decisions.SUCCESSOR):
        return None
    follower = (view.turn + view.direction) % view.seats
    if asked.kind == decisions.BID:
        return follower if not view.bids[follower] and follower != view.successor else view.successor
    return follower if len(view.hierarchy) > 1 else None


def role(view: RenownView, seat: Seat, thinking: Seat | None = None) -> str:
    """What a player is or does, in a few words."""
    words = []
    if seat == view.arch_liege:
        words.append("Arch Liege")
    if seat == view.successor:
        words.append("Successor")
    asked = view.decision
    if seat == thinking:
        words.append("thinking…")
    elif asked is not None and asked.seat == seat:
        words.append(_DOES.get(asked.kind, "plays"))
    elif asked is not None and asked.kind == decisions.BID and view.bids[seat]:
        words.append("has bid")
    elif asked is not None and asked.kind != decisions.BID and seat == after(view):
        words.append("next")
    return " · ".join(words)


def colours_of(sitting: Sitting) -> tuple[str, str, str]:
    """Disc light, disc dark, and the name on dark."""
    return SEATS.get(sitting.colour, SEATS["amber"])


def plates(view: RenownView, sight: Sight, plan: Plan) -> list[Panel]:
    """One panel for each player."""
    found = []
    for seat in range(view.seats):
        sitting = sight.seated[seat]
        now = deciding(view) == seat
        words = role(view, seat, sight.thinking)
        held = len(view.hands[seat])
        key = (sitting, now, words, view.favor[seat], held, view.turn == seat)
        rect = plan.seat_rect(seat)
        if seat == plan.home:
            lifted = bool(sight.acting and view.decision and view.decision.kind == decisions.BID)
            paint = _own(view, plan, sitting, words, now, lifted)
            found.append(Panel("plate", rect, (*key, lifted), paint))
        else:
            paint = _other(view, plan, seat, sitting, words, now)
            found.append(Panel(f"seat:{seat}", rect, key, paint))
    return found


def _ground(surface: pygame.Surface, plan: Plan, rect: pygame.Rect, now: bool) -> None:
    theme = RENOWN
    fill = theme.panel
    if now:
        fill = Fill("#17503a", "#0b2c20", theme.accent, 0.86, theme.text)
    box(
        surface,
        rect,
        plan.u(16),
        fill,
        max(1.2, plan.unit * (2 if now else 1.4)),
        0.95 if now else 0.75,
        0.18,
        plan.u(24),
    )


def _other(
    view: RenownView, plan: Plan, seat: Seat, sitting: Sitting, words: str, now: bool
) -> Callable[[pygame.Surface], None]:
    plate, screen = plan.plates[seat], plan.screen
    rect, inner, theme = plate.rect, plate.inner, RENOWN
    light, dark, _ = colours_of(sitting)

    def paint(s: pygame.Surface) -> None:
        _ground(s, plan, rect, now)
        size, small, figure = screen.text_px(26), screen.text_px(15), screen.text_px(26)
        pad, disc = plan.u(14), plate.avatar
        rim = theme.bright if now else theme.accent
        avatar(s, plan.seat_point(seat), disc, light, dark, sitting.name, rim=rim)
        x = rect.x + pad + disc + plan.u(12)
        y = inner.y + plan.edge(plate)
        fan_left = plate.hand[0] - plate.hand_width / 2
        room = (fan_left if plate.wide else rect.right - pad - small * 2.6) - x - plan.u(4)
        name, size = fit(sitting.name, "title", size, room, min(size, screen.text_px(15)))
        high = line_height("title", size) + (0 if plate.line else line_height("ui", small))
        top = y + (disc - high) / 2 if disc > high else y
        text(s, name, (x, top), "title", size, theme.text, "tl")
        if not plate.line:
            at = (x, top + line_height("title", size))
            _role(s, words, at, small, room, theme.gold_text if now else theme.dim)
        below = y + max(disc, high)
        left = (rect.x + pad, (below + inner.bottom) / 2)
        _counts(s, plan, view.favor[seat], left, figure, fan_left - rect.x - pad)
        count = len(view.hands[seat])
        if plate.wide:
            spot = (plate.hand[0], inner.bottom - plan.u(20))
            marks.pill(s, spot, f"{count} in hand", small, PILL, "cards", "ui", icon_colour="#e8d9a0")
        elif count:
            _count(s, plan, inner, count, small)

    return paint


def _role(
    s: pygame.Surface, words: str, at: tuple[float, float], size: int, room: float, ink: Colour
) -> None:
    words, size = role_words(words, size, room)
    text(s, words, at, "ui", size, ink, "tl")


def role_words(words: str, size: int, room: float) -> tuple[str, int]:
    """As many parts as fit, the last ones first, as they tell what is done now; and the size to write them in."""
    while " · " in words and width(words, "ui", max(11, size - 2)) > room:
        words = words.partition(" · ")[2]
    return fit(words, "ui", size, room, 11)


def _count(s: pygame.Surface, plan: Plan, rect: pygame.Rect, count: int, small: int) -> None:
    """How many cards a hand has, in the upper right corner of a small plate."""
    right = rect.right - plan.u(14)
    drawn = text(s, str(count), (right, rect.y + plan.u(14) + small * 0.6), "uib", small, RENOWN.text, "cr")
    k = round(small * 1.1)
    s.blit(icon("cards", k, "#e8d9a0"), (drawn.x - k - plan.u(4), round(drawn.centery - k / 2)))


def _counts(
    s: pygame.Surface,
    plan: Plan,
    held: tuple[int, int],
    left: tuple[float, float],
    figure: int,
    room: float,
) -> None:
    """Both kinds of Favor as a marker and a figure, side by side."""
    size = max(14, min(plan.u(38), round(figure * 1.5)))
    between = plan.u(8)
    widest = max(width(str(n), "num", figure) for n in (*held, 10))
    each = size + between + widest
    gap = min(plan.u(26), max(plan.u(6), room - 2 * each))
    while figure > 12 and 2 * each + plan.u(6) > room:
        figure -= 1
        size = max(12, size - 1)
        widest = max(width(str(n), "num", figure) for n in (*held, 10))
        each = size + between + widest
        gap = plan.u(6)
    x, y = left
    for (kind, ink), count in zip(SIDES, held, strict=True):
        favor(s, (x + size / 2, y), size, kind)
        text(s, str(count), (x + size + between, y), "num", figure, ink, "cl")
        x += each + gap


def _own(
    view: RenownView, plan: Plan, sitting: Sitting, words: str, now: bool, lifted: bool
) -> Callable[[pygame.Surface], None]:
    theme, screen = RENOWN, plan.screen
    rect = plan.zones["plate"]
    light, dark, _ = colours_of(sitting)
    seat = plan.home

    def paint(s: pygame.Surface) -> None:
        fill = Fill("#17503a", "#0b2c20", theme.accent if now else theme.panel.line, 0.9, theme.text)
        box(s, rect, plan.u(16), fill, max(1.2, plan.unit * 1.8), 0.95, 0.18, plan.u(24))
        disc = plan.own_avatar
        pad = plan.pad
        avatar(
            s,
            (rect.x + pad + disc / 2, rect.y + pad + disc / 2),
            disc,
            light,
            dark,
            sitting.name,
            rim=theme.bright if now else theme.accent,
        )
        x = rect.x + pad + disc + plan.u(14)
        room = rect.right - plan.u(10) - x
        name, size = fit(sitting.name, "title", screen.text_px(28), room, screen.text_px(15))
        small = screen.text_px(16)
        words_, small = role_words(words, small, room)
        high = line_height("title", size) + (line_height("ui", small) if words_ else 0)
        top = rect.y + pad + (disc - high) / 2
        text(s, name, (x, top), "title", size, theme.text, "tl")
        text(s, words_, (x, top + line_height("title", size)), "ui", small, theme.gold_text, "tl")
        label = screen.text_px(16)
        for side, ((kind, ink), word) in enumerate(
            zip(SIDES, ("Heroic Favor", "Villainous Favor"), strict=True)
        ):
            count = view.favor[seat][side]
            left, y, length = plan.track(side)
            figure, above = plan.total(side)
            name_, label_ = fit(word, "ui", label, length - width("00", "num", figure) - plan.u(8), 11)
            text(s, name_, (left, above), "ui", label_, theme.dim, "cl")
            text(s, str(count), (rect.right - plan.u(20), above), "num", figure, ink, "cr")
            step = plan.track_step(count)
            for k in range(count - (1 if lifted and count else 0)):
                favor(s, (left + plan.marker / 2 + k * step, y), plan.marker, kind)

    return paint
