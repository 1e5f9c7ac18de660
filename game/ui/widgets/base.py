"""What all widgets share, and the group that hands them events and moves the focus.

Widgets return values and never call back: `handle` gives an `Action` when something was done, `USED` when an event
was taken without result, or None. Positions are pixels of the surface drawn on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.ui.paint.brush import Brush
from game.ui.paint.pixels import Rectish
from game.ui.paint.shapes import glow, ring
from game.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Action:
    """What a person did with the widget named `key`; `value` is its new value where it has one."""

    key: str
    value: object = None


USED = Action("")


class Widget:
    """A rectangle that draws itself and answers events; `changed` says that its picture differs from the last."""

    focusable = True
    wants_text = False
    """Whether letters belong to it while it has the focus, so that shortcuts must wait."""

    def __init__(self, key: str, theme: Theme) -> None:
        self.key = key
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = 1.0
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ring_shown = False
        """Focus came by the keyboard: only then a ring is drawn."""
        self.tip = ""
        """A sentence for the tooltip; also says why a disabled widget is disabled."""
        self.changed = True

    # ---- what a scene calls

    def layout(self, rect: Rectish, scale: float) -> None:
        """Take a place, in real pixels."""
        self.rect = pygame.Rect(*(round(v) for v in rect))
        self.scale = scale
        self.changed = True

    def natural(self, scale: float) -> tuple[int, int]:
        """The width and height it would like, in real pixels."""
        return max(1, round(120 * scale)), max(1, round(42 * scale))

    def handle(self, event: pygame.event.Event) -> Action | None:
        """Take one event that concerns this widget."""
        del event
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it; changes nothing but the `changed` mark."""

    @property
    def tip_rect(self) -> pygame.Rect:
        """What the tip is about."""
        return self.rect

    def enable(self, enabled: bool = True, tip: str | None = None) -> None:
        """Allow or refuse it; `tip` replaces its tooltip."""
        self.put("enabled", enabled)
        if tip is not None:
            self.put("tip", tip)
        if not enabled:
            self.release()

    def release(self) -> None:
        """Let go of a press: another scene came on top, or the window lost the focus."""
        self.put("pressed", False)
        self.put("hovered", False)

    # ---- for widgets

    def put(self, name: str, value: object) -> bool:
        """Set an attribute and mark the picture as changed when it differs."""
        if getattr(self, name) == value:
            return False
        setattr(self, name, value)
        self.changed = True
        return True

    def px(self, n: float) -> int:
        """A measure at 1080p in real pixels."""
        return max(1, round(n * self.scale))

    def brush(self, surface: pygame.Surface) -> Brush:
        """A brush in this widget's theme and scale."""
        return Brush(surface, self.theme, self.scale)

    def focus_ring(self, surface: pygame.Surface, radius: float) -> None:
        """The gold ring of keyboard focus, outside the widget."""
        if self.focused and self.ring_shown:
            gap = self.px(4)
            r = self.rect.inflate(2 * gap, 2 * gap)
            glow(surface, r, radius + gap, self.px(10), self.theme.bright, 0.5)
            ring(surface, r, radius + gap, self.theme.bright, max(1.5, 2 * self.scale))

    def over(self, event: pygame.event.Event) -> bool:
        """Whether a mouse event lies on it."""
        return self.visible and self.rect.collidepoint(event.pos)


MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
NAMED_KEYS = {
    "Enter": pygame.K_RETURN,
    "Space": pygame.K_SPACE,
    "Esc": pygame.K_ESCAPE,
    "Del": pygame.K_DELETE,
    **{f"F{n}": getattr(pygame, f"K_F{n}") for n in range(1, 13)},
}


def key_code(label: str) -> int | None:
    """Code pygame uses for the word on a key cap: a letter, a digit, or one of NAMED_KEYS; None for another."""
    if len(label) == 1 and label.isascii():
        return ord(label.lower())
    return NAMED_KEYS.get(label)


class WidgetGroup:
    """The widgets of one scene: mouse to the topmost, keys to the focused, Tab and arrows between them.

    After `handle`, `took` says whether the event belonged to a widget, so that the scene leaves it alone.
    """

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.focus: Widget | None = None
        self.took = False
        self._held: Widget | None = None

    def __iter__(self) -> Iterator[Widget]:
        return iter(self.widgets)

    def __getitem__(self, key: str) -> Widget:
        for widget in self.widgets:
            if widget.key == key:
                return widget
        raise KeyError(key)

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Other widgets from now on; the focus stays on the one of the same key."""
        old = self.focus.key if self.focus else None
        shown = self.focus.ring_shown if self.focus else False
        self.widgets = list(widgets)
        self._held, self.focus = None, None
        match = next((w for w in self.widgets if w.key == old and w.focusable), None)
        if match is not None:
            self.set_focus(match, by_keyboard=shown)

    @property
    def changed(self) -> bool:
        """Whether any picture differs from the one last drawn."""
        return any(w.changed for w in self.widgets)

    @property
    def hovered(self) -> Widget | None:
        """The widget under the pointer, for its tooltip."""
        return next((w for w in reversed(self.widgets) if w.visible and w.hovered), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint all visible widgets, first to last."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
            widget.changed = False

    def release(self) -> None:
        """Let go of everything held."""
        self._held = None
        for widget in self.widgets:
            widget.release()

    def set_focus(self, widget: Widget | None, by_keyboard: bool = False) -> None:
        """Give the focus to a widget (None: to nobody)."""
        if self.focus is not None and self.focus is not widget:
            self.focus.put("focused", False)
        self.focus = widget
        if widget is not None:
            widget.put("focused", True)
            widget.put("ring_shown", by_keyboard)

    def handle(self, event: pygame.event.Event) -> Action | None:
        """Hand one event to whom it concerns; the Action of that widget, or None."""
        result = self._route(event)
        self.took = result is not None
        return None if result is USED else result

    def _route(self, event: pygame.event.Event) -> Action | None:
        if event.type in MOUSE:
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            target = next((w for w in reversed(self.widgets) if w.visible and w.enabled and w.hovered), None)
            return target.handle(event) if target else None
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self.focus.handle(event) if self._live(self.focus) and self.focus else None
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self.release()
        if event.type == pygame.WINDOWLEAVE:
            for widget in self.widgets:
                widget.put("hovered", False)
        return None

    def _mouse(self, event: pygame.event.Event) -> Action | None:
        if self._held is not None:
            held = self._held
            if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
                self._held = None
            return held.handle(event) or USED
        top = next((w for w in reversed(self.widgets) if w.over(event)), None)
        for widget in self.widgets:
            widget.put("hovered", widget is top)
        if top is None:
            if event.type == pygame.MOUSEBUTTONDOWN and self.focus is not None and self.focus.wants_text:
                self.set_focus(None)
            return None
        if not top.enabled:
            return USED if event.type != pygame.MOUSEMOTION else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = top
            if top.focusable:
                self.set_focus(top)
        result = top.handle(event)
        if result is None and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return USED
        return result

    def _key(self, event: pygame.event.Event) -> Action | None:
        focus = self.focus if self._live(self.focus) else None
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if focus is not None:
            result = focus.handle(event)
            if result is not None:
                return result
            if event.key in ARROWS and self._toward(focus, *ARROWS[event.key]):
                return USED
            if focus.wants_text and event.key not in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
                return USED
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        code = pygame.K_RETURN if event.key == pygame.K_KP_ENTER else event.key
        for widget in self.widgets:
            if self._live(widget) and getattr(widget, "shortcut", None) == code:
                return Action(widget.key)
        return None

    @staticmethod
    def _live(widget: Widget | None) -> bool:
        return widget is not None and widget.visible and widget.enabled

    def _stops(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and self._live(w)]

    def _step(self, way: int) -> Action | None:
        stops = self._stops()
        if not stops:
            return None
        if self.focus in stops:
            at = (stops.index(self.focus) + way) % len(stops)
        else:
            at = 0 if way > 0 else len(stops) - 1
        self.set_focus(stops[at], by_keyboard=True)
        return USED

    def _toward(self, focus: Widget, dx: int, dy: int) -> bool:
        """Focus the nearest stop in a direction, judged by the middle of each."""
        ox, oy = focus.rect.center
        best: tuple[float, Widget] | None = None
        for widget in self._stops():
            vx, vy = widget.rect.centerx - ox, widget.rect.centery - oy
            along, across = vx * dx + vy * dy, abs(vx * dy) + abs(vy * dx)
            if widget is focus or along <= 0:
                continue
            cost = along + 2.5 * across
            if best is None or cost < best[0]:
                best = (cost, widget)
        if best is None:
            return False
        self.set_focus(best[1], by_keyboard=True)
        return True
