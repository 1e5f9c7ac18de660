"""What stands round the table in every game: prompt line, log, help sheet, the bar, and the drawer they fold into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.ui import keys
from game.ui.paint import flow
from game.ui.paint.shapes import box
from game.ui.screen import Screen
from game.ui.table.bubbles import note, note_size
from game.ui.table.effects import Effect
from game.ui.table.gesture import Spot
from game.ui.table.helpsheet import draw_help
from game.ui.table.logpanel import LogPanel
from game.ui.table.mat import Choice, Help, Mat, Panel, Sight
from game.ui.table.promptline import PromptLine
from game.ui.table.sentence import spans
from game.ui.table.session import Session
from game.ui.theme import Fill, Theme
from game.ui.widgets.base import Widget, WidgetGroup
from game.ui.widgets.buttons import ICON, MAIN, Button


def _with_key(binding: keys.Binding) -> str:
    return f"{binding.does} ({binding.caps[0]})"


BAR = (
    ("undo", "undo-variant", "Undo the last step"),
    ("hint", "lightbulb-on-outline", _with_key(keys.HINT)),
    ("why", "head-question-outline", _with_key(keys.WHY)),
    ("speed", "fast-forward", _with_key(keys.SPEED)),
    ("keys", "keyboard-outline", f"All keys ({keys.KEYS.caps[0]})"),
    ("help", "help-circle-outline", "The rules"),
    ("menu", "menu", f"Menu ({keys.CANCEL.caps[0]})"),
)
"""The buttons of the bar: handle, icon, and what the tooltip says."""

ADVICE = ("hint", "why")
"""Those that stand beside the tab of a folded column, where the bar is too narrow for all."""


class Chrome:
    """Lays these parts out, paints them as panels, and tells which button was pressed."""

    def __init__(self, theme: Theme, mat: Mat) -> None:
        self.theme, self.mat = theme, mat
        self.prompt = PromptLine(theme)
        self.log = LogPanel(theme, mat.chip)
        self.bar = WidgetGroup()
        self.tab = Button("tab", theme, "Log", "script-text-outline", "quiet", keys.LOG.caps[0])
        self.tab.focusable = False
        self.go_on = Button("go_on", theme, "Go on", "play", MAIN, keys.ENTER.caps[0])
        """Under what waits to be read, and only then."""
        self.go_on.focusable = self.go_on.visible = False
        self._beside: list[Widget] = []
        """The buttons that stand beside the tab."""
        self.sheet: Help | None = None
        self.drawer_open = False
        self.took = False
        self.tagged = ""
        """The card or player named in words that the pointer rests on."""
        self._pos = (0, 0)
        self._zones: Mapping[str, pygame.Rect] = {}
        self._screen: Screen | None = None
        self._version = 0
        for key, icon, tip in BAR:
            button = Button(key, theme, "", icon, ICON)
            button.tip = tip
            button.focusable = False
            self.bar.widgets.append(button)

    @property
    def folded(self) -> bool:
        """Whether log and help lie in a drawer at this size."""
        return "drawer" in self._zones

    def fit(self, screen: Screen, zones: Mapping[str, pygame.Rect]) -> None:
        """Another size."""
        self._screen, self._zones = screen, zones
        buttons = list(self.bar.widgets)
        tab = zones.get("tab", pygame.Rect(0, 0, 0, 0))
        menu = zones["menu"]
        self._beside = []
        if tab.width > 2.5 * tab.height and menu.width < len(buttons) * menu.height:
            self._beside = [button for button in buttons if button.key in ADVICE]
            buttons = [button for button in buttons if button.key not in ADVICE]
            part = tab.copy()
            part.width = round((tab.width - screen.px(8)) * 0.48)
            _in_a_row(self._beside, part, screen)
            tab = pygame.Rect(
                part.right + screen.px(8), tab.y, tab.right - part.right - screen.px(8), tab.height
            )
        _in_a_row(buttons, menu, screen)
        if "tab" in zones:
            self.tab.layout(tab, screen.factor)
        self.log.fit(zones["log"], screen)
        self._version += 1

    def show(self, prompt: object, sheet: Help, session: Session, sight: Sight) -> None:
        """Takes what there is to tell."""
        from game.ui.table.mat import Prompt

        assert isinstance(prompt, Prompt)  # noqa: S101 - the mat's own
        assert self._screen is not None  # noqa: S101 - fitted before it is used
        words = spans(prompt.words, sight.seated, self.mat.chip)
        sitting = sight.seated[prompt.seat] if prompt.seat is not None else None
        changed = self.prompt.show(prompt, words, sitting, self._zones["prompt"], self._screen, sight.four)
        changed |= self.log.show(session.model.log, session.lines, sight.seated, sight.four)
        self.prompt.walk_to(sight.focus)
        self.sheet = sheet
        refusal = session.can_undo()
        what = BAR[0][2]
        self.bar["undo"].enable(refusal is None, what if refusal is None else f"{what}: {refusal.reason}")
        advice = session.advice_refused()
        self.bar["hint"].enable(advice is None, _tip("hint") if advice is None else f"No hint: {advice}")
        asks = session.match.play.moves != [] and session.advised
        self.bar["why"].enable(asks, _tip("why"))
        if changed:
            self._version += 1

    # Parts

    def choice(self, handle: str) -> Choice | None:
        """The prompt's choice of that handle."""
        prompt = self.prompt.prompt
        return next((c for c in prompt.choices if c.handle == handle), None) if prompt is not None else None

    def answers(self, key: int) -> bool:
        """Whether a button of the prompt is pressed by this key now."""
        return any(isinstance(w, Button) and w.enabled and w.shortcut == key for w in self.prompt.group)

    def choice_rect(self, handle: str) -> pygame.Rect:
        """Where a choice's button is."""
        return next((w.rect for w in self.prompt.group if w.key == handle), self._zones["prompt"])

    def spots(self) -> list[Spot]:
        """The buttons of the prompt, for the keyboard's walk."""
        return [Spot(f"choice:{w.key}", w.rect, "prompt") for w in self.prompt.group if w.enabled]

    def panels(self) -> list[Panel]:
        """All of it as panels of the still table; a folded column only when it is laid out beside the table."""
        zones = self._zones
        hovered = tuple(
            (w.key, w.hovered, w.pressed, w.enabled, w.focused)
            for w in (*self.prompt.group, *self.bar, self.tab)
        )
        found = [
            Panel("prompt", zones["prompt"], (self._version, hovered), self.prompt.draw, radius=14),
            Panel("menu", zones["menu"], (self._version, hovered), self._draw_bar, shadow=0),
        ]
        if self.folded:
            found.append(
                Panel(
                    "tab", zones["tab"], (self._version, hovered, self.drawer_open), self._draw_tab, shadow=0
                )
            )
        else:
            area = self.log.area
            key = (self._version, area.offset, area.hovered, area.pressed)
            found.append(Panel("log", zones["log"], key, self.log.draw))
            found.append(
                Panel("help", zones["help"], (self._version, self.sheet), self._draw_help, shadow=14)
            )
        return found

    def _draw_bar(self, surface: pygame.Surface) -> None:
        for button in self.bar:
            if button not in self._beside:
                button.draw(surface)

    def _draw_tab(self, surface: pygame.Surface) -> None:
        self.tab.lit = self.drawer_open
        for button in (*self._beside, self.tab):
            button.draw(surface)

    def _draw_help(self, surface: pygame.Surface) -> None:
        if self.sheet is not None and self._screen is not None:
            draw_help(surface, self._zones["help"], self.sheet, self.theme, self._screen, self.mat.face)

    def draw_drawer(self, surface: pygame.Surface) -> None:
        """The folded column, when it is open: over the table."""
        if not (self.folded and self.drawer_open) or self._screen is None:
            return
        screen = self._screen
        fill = Fill(self.theme.prompt.top, self.theme.prompt.bottom, self.theme.accent, 0.97, self.theme.text)
        box(
            surface,
            self._zones["drawer"],
            screen.px(16),
            fill,
            max(1.4, 1.8 * screen.factor),
            1.0,
            0.2,
            0,
            screen.px(22),
        )
        self.log.draw(surface)
        self._draw_help(surface)

    def note(self, surface: pygame.Surface, words: tuple[flow.Span, ...], beside: pygame.Rect) -> None:
        """A few words above a place, in a cream bubble."""
        screen = self._screen
        assert screen is not None  # noqa: S101 - fitted before it is used
        size = screen.text_px(18)
        laid = flow.flow(
            words,
            min(screen.px(460) + 4 * size, screen.width - screen.px(80)),
            size,
            "#2e1e04",
            round(size * 1.5),
            self.mat.four,
        )
        wide, tall = note_size([laid], "", screen)
        rect = pygame.Rect(0, 0, wide, tall)
        rect.midbottom = (beside.centerx, beside.y - screen.px(6))
        if rect.y < screen.px(8):
            rect.midtop = (beside.centerx, beside.bottom + screen.px(8))
        rect.clamp_ip(screen.rect.inflate(-screen.px(16), -screen.px(16)))
        note(surface, rect, [laid], "", screen)

    def wait_for(self, gate: Effect | None, pointer: tuple[int, int]) -> None:
        """Something waits to be read, or nothing does any more: its button comes or goes."""
        button, screen = self.go_on, self._screen
        if gate is None or screen is None:
            button.put("visible", False)
            button.release()
        elif not button.visible:
            button.put("visible", True)
            button.layout(gate.button(button.natural(screen.factor), screen), screen.factor)
            button.put("hovered", button.rect.collidepoint(pointer))

    # Events

    @property
    def changed(self) -> bool:
        """Whether any of it differs from what was last drawn."""
        parts = (self.prompt, self.log, self.bar, self.tab, self.go_on)
        return any(part.changed for part in parts)

    def drawn(self) -> None:
        """It was drawn as it is."""
        for widget in (*self.prompt.group, *self.bar, self.tab, self.go_on, self.log.area):
            widget.changed = False

    def toggle_drawer(self) -> None:
        """Opens or folds the column."""
        self.drawer_open = not self.drawer_open
        self._version += 1

    def release(self) -> None:
        """Lets go of every pressed button."""
        self.prompt.group.release()
        self.bar.release()
        self.tab.release()
        self.go_on.release()
        self.log.area.release()

    def scroll(self, event: pygame.event.Event) -> bool:
        """A key that scrolls the log."""
        return (not self.folded or self.drawer_open) and self.log.handle(event, self._pos)

    def handle(self, event: pygame.event.Event, pointer: tuple[int, int]) -> str:
        """The handle of the button that the event pressed; afterwards `took` tells whether it was for this at all."""
        self.took = False
        if event.type == pygame.MOUSEMOTION:
            self._pos = event.pos
            self.tagged = self.hit(event.pos)
        shown = not self.folded or self.drawer_open
        if (
            self.folded
            and self.drawer_open
            and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        ):
            self.took = bool(self._zones["drawer"].collidepoint(event.pos))
        if shown and self.log.handle(event, pointer):
            self.took = True
            return ""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            buttons = (*self.prompt.group, *self.bar)
            off = next((w for w in buttons if not w.enabled and w.over(event)), None)
            if off is not None:
                # a button that may not be pressed says why when it is
                self.took = True
                return str(off.key)
        for group in (self.prompt.group, self.bar):
            done = group.handle(event)
            if group.took:
                self.took = True
            if done is not None:
                return str(done.key)
        if self.folded:
            return self._tab(event)
        return ""

    def _tab(self, event: pygame.event.Event) -> str:
        if event.type == pygame.KEYDOWN:
            return "tab" if event.key in keys.LOG.codes else ""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return ""
        over = self.tab.over(event)
        self.tab.put("hovered", over)
        done = self.tab.handle(event)
        if done is not None or over:
            self.took = True
        return done.key if done is not None else ""

    @property
    def pointed(self) -> str:
        """The button of the bar or the tab under the pointer."""
        over = self.bar.hovered
        return over.key if over is not None else ""

    def tip(self, surface: pygame.Surface) -> None:
        """What the button of the bar under the pointer does, and if it may not be pressed, why."""
        over = self.bar.hovered
        if over is not None and over.tip:
            self.note(surface, (flow.Words(over.tip),), over.rect)

    def hit(self, pos: tuple[float, float]) -> str:
        """The tag of the card or player named at a point of the words."""
        shown = not self.folded or self.drawer_open
        return self.prompt.hit(pos) or (self.log.hit(pos) if shown else "")

    def tag_rect(self, handle: str) -> pygame.Rect | None:
        """Where the word is whose card is looked at, if it is a word's."""
        return (
            pygame.Rect(self._pos[0] - 20, self._pos[1] - 12, 40, 24)
            if handle == self.tagged and handle
            else None
        )


def _tip(key: str) -> str:
    return next(tip for handle, _, tip in BAR if handle == key)


def _in_a_row(buttons: Sequence[Widget], room: pygame.Rect, screen: Screen) -> None:
    """Shares a strip out among buttons."""
    gap = screen.px(8 if len(buttons) < 7 else 6)
    wide = (room.width - gap * (len(buttons) - 1)) / len(buttons)
    for i, button in enumerate(buttons):
        left = room.x + round(i * (wide + gap))
        button.layout((left, room.y, round(wide), room.height), screen.factor)
