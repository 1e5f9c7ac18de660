"""The Lab beside the scenes of a window: a panel that opens by a key over any table, folds, and shows things large."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.app.notes import Note
from game.ui import keys
from game.ui.lab.edge import draw_seam, draw_tab, grip_place, tab_place
from game.ui.lab.lab import Exhibit, Lab, Noted, Pair, Sizes
from game.ui.lab.panel import Panel
from game.ui.lab.plate import Plate
from game.ui.lab.split import seam_x
from game.ui.lab.trial import KEY, SPLIT
from game.ui.paint.brush import Brush
from game.ui.scene import Push, Scene, Step
from game.ui.screen import LEAST, TEXT_ROOM, Screen
from game.ui.stack import SceneStack
from game.ui.table.shown import ShownTable
from game.ui.theme import theme

OPEN, OTHER, NOTE, FILTER = (key.codes[0] for key in (keys.LAB, keys.OTHER, keys.NOTE, keys.FILTER))
"""The keys that the Lab answers at any table: its panel, the other face set, a note, the next filter."""
ONCE: Final = frozenset({OPEN, NOTE, FILTER})
"""Those of them that do something once however long they are kept down."""
GLANCE: Final = 0.3
"""Seconds after which a held key is a glance: letting go shows again what was shown before."""
NARROW, WIDE = 400.0, 440.0
"""Units of width of the panel, in small windows and in large ones."""
OWN: Final = frozenset({"measure", "note"})
"""Scenes of the Lab's own that need the whole window."""
PAGE: Final = "lab"
"""The Lab's own page."""
CARDS: Final = frozenset({"gallery", "compare"})
"""Scenes that show cards: the panel may stand beside these as well, and looks at the card that is chosen there."""
NOWHERE: Final = pygame.Rect(0, 0, 0, 0)
AWAY: Final = (-9, -9)


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the Lab leads: to the table of a note."""

    open_note: Callable[[Note], Step]


class LabSide:
    """Stands beside a `SceneStack`. Closed it costs nothing, and nothing of it is made before it is first opened."""

    def __init__(self, lab: Lab, ways: Ways) -> None:
        self.lab, self.ways = lab, ways
        self.shown = False
        """Whether the panel is open."""
        self.over = False
        """Whether it is wished over the scenes, also where there is room beside them."""
        self.stage: pygame.Rect | None = None
        """Where a page shows things large; while there is one, the panel may not be folded."""
        self.keyboard = False
        """Whether keys belong to the panel."""
        self.changed = True
        self.plate = Plate(lab)
        self._panel: Panel | None = None
        self._stack: SceneStack | None = None
        self._window = Screen(*LEAST)
        self._held = ""
        """What the mouse holds: `panel`, `plate`, `seam`, `tab`, or `scene`."""
        self._there: tuple[str, str] | None = None
        """The card that was chosen last in a scene that shows cards."""
        self._inside = False
        """Whether the pointer is on anything of the Lab."""
        self._down: frozenset[int] = frozenset()
        """The keys that are kept down."""
        self._glance: float | None = None
        """Seconds for which the key of the other set has been down."""

    # ---- what it stands beside

    def joins(self, stack: SceneStack) -> None:
        self._stack = stack

    @property
    def top(self) -> Scene | None:
        """The scene on top."""
        return self._stack.top if self._stack is not None else None

    @property
    def table(self) -> ShownTable | None:
        """The table in play, the topmost of the stack."""
        scenes = self._stack.scenes if self._stack is not None else []
        return next((scene for scene in reversed(scenes) if isinstance(scene, ShownTable)), None)

    @property
    def panel(self) -> Panel:
        """The panel, made when it is first needed."""
        if self._panel is None:
            self._panel = Panel(self.lab)
        return self._panel

    @property
    def card_shown(self) -> tuple[str, str] | None:
        card = self.lab.card if self.shown else None
        return card.key if card is not None else None

    # ---- places

    @property
    def scale(self) -> float:
        """Pixels a unit: as on the pages of the house."""
        return max(self._window.factor, 1 / TEXT_ROOM)

    @property
    def wide(self) -> int:
        """Pixels of width of the panel."""
        units = WIDE if self.scale >= 0.95 else NARROW
        return min(round(units * self.scale), round(self._window.width * 0.48))

    @property
    def may_dock(self) -> bool:
        """Whether the scenes can do without the panel's width."""
        return self._window.width - self.wide >= LEAST[0]

    @property
    def visible(self) -> bool:
        """Whether the panel is seen: scenes of its own that need the window have it where it would lie over them."""
        if not self.shown:
            return False
        covered = self.top is not None and self.top.name in OWN
        return not covered or (self.may_dock and not self.over)

    @property
    def docked(self) -> bool:
        """Whether the scenes do without its width now."""
        return self.visible and self.may_dock and not self.over

    @property
    def rect(self) -> pygame.Rect:
        """Where the panel lies."""
        return pygame.Rect(self._window.width - self.wide, 0, self.wide, self._window.height)

    @property
    def free(self) -> pygame.Rect:
        """What the panel leaves of the window."""
        right = self.rect.x if self.visible else self._window.width
        return pygame.Rect(0, 0, right, self._window.height)

    @property
    def exhibit(self) -> Exhibit | None:
        """What is shown large: on a page, at rest, the card that is looked at, in both face sets."""
        if self.lab.exhibit is None and self.stage is not None and self.lab.card is not None:
            return Pair(self.lab.card)
        return self.lab.exhibit

    @property
    def plate_rect(self) -> pygame.Rect:
        """Where something is shown large; empty where nothing is."""
        exhibit, top = self.exhibit, self.top
        if not self.visible or exhibit is None or (top is not None and top.name in OWN):
            return NOWHERE
        if self.stage is not None:
            return self.stage if top is not None and top.name == PAGE else NOWHERE
        free = self.free.inflate(-round(48 * self.scale), -round(40 * self.scale))
        wide = free.w if isinstance(exhibit, Sizes | Noted) else min(free.w, round(760 * self.scale))
        at = pygame.Rect(0, 0, wide, free.h)
        at.midright = free.midright
        return at

    @property
    def tab_rect(self) -> pygame.Rect:
        """The tab at the window's edge while the panel is folded and something of the Lab is on; else empty."""
        if self.shown or not self.lab.desk.lab.active or self.table is None:
            return NOWHERE
        return tab_place(self._window.rect, self.scale)

    @property
    def grip_rect(self) -> pygame.Rect:
        """The grip of a split table's seam; empty where no table is split."""
        table, trial = self.table, self.lab.desk.lab.trial(self.lab.game)
        if table is None or trial is None or trial.mode != SPLIT or self.top is not table:
            return NOWHERE
        return grip_place(seam_x(table.screen, trial), self.scale)

    def fit(self, window: Screen) -> int:
        if window != self._window:
            self._window = self.lab.window = window
            self.changed = True
        if not self.visible:
            return 0
        panel = self.panel
        panel.over, panel.may_dock = not self.docked, self.may_dock
        panel.layout(self.rect, self.scale, self.lab.desk.mood)
        return self.wide if self.docked else 0

    # ---- opening

    def open(self, tab: str = "") -> None:
        """Opens the panel and gives it the keyboard."""
        self.shown = self.keyboard = True
        if tab:
            self.lab.tab = tab
        self._look()
        self.fit(self._window)
        self.panel.ready()
        if self.panel.group.focus is None:
            self.panel.group.set_focus(self.panel.group["tab"])
        self.changed = True

    def fold(self) -> None:
        """Folds it away; what it has set goes on."""
        self.shown = self.keyboard = False
        self.lab.exhibit = None
        if self._panel is not None:
            self._panel.group.release()
        self.changed = True

    def _look(self) -> None:
        """Turns to the table in play, and to its game."""
        table = self.table
        if table is not self.lab.table:
            self.lab.table = table
            self.lab.version += 1
        if table is not None:
            self.lab.choose_game(table.mat.game)
        elif self.shown and self.top is not None and self.top.name in CARDS:
            there = self.top.card_shown
            if there is not None and there != self._there:
                self.lab.choose_game(there[0])
                self.lab.choose_card(there[1])
            self._there = there

    # ---- events

    def handle(self, event: pygame.event.Event) -> tuple[Step, bool]:
        self._look()
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._mouse(event)
            case pygame.MOUSEWHEEL:
                where = self._where(self.lab.desk.pointer)
                return self._give(event) if where == "panel" else (None, where == "plate")
            case pygame.TEXTINPUT | pygame.TEXTEDITING if self.keyboard and self.visible:
                return self._give(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                self._held, self._glance, self._down = "", None, frozenset()
                if self._panel is not None:
                    self._panel.group.release()
        return None, False

    def _key(self, event: pygame.event.Event) -> tuple[Step, bool]:
        down = event.type == pygame.KEYDOWN
        again = down and event.key in self._down
        self._down = self._down | {event.key} if down else self._down - {event.key}
        if again and event.key in ONCE:
            return None, True  # a key that is kept down, or a window too busy to see it let go
        playing = self.table is not None
        if event.key == OTHER and playing:
            self._other(down)
            return None, True
        among_cards = self.top is not None and self.top.name in CARDS
        if down and event.key == OPEN and (playing or among_cards or self.shown):
            if self.stage is None:
                self.fold() if self.shown else self.open()
            return None, True
        if down and event.key == FILTER and (playing or self.shown):
            self.lab.next_filter()
            self.changed = True
            return None, True
        if down and event.key == NOTE and playing:
            return self.note(), True
        if not (self.visible and self.keyboard):
            return None, False
        if not down:
            return None, True
        if event.key == pygame.K_ESCAPE:
            return None, self._escape()
        return self._give(event)

    def _escape(self) -> bool:
        """Takes away what is shown large; then keys belong to the scene again, and on a page this one does already."""
        self.changed = True
        if self.lab.exhibit is not None:
            self.lab.exhibit = None
            self.lab.version += 1
            return True
        self.keyboard = False
        return self.stage is None

    def _other(self, down: bool) -> None:
        """The key of the other set: a tap shows it, holding it gives a glance."""
        self.changed = True
        if not down:
            if self._glance is not None and self._glance >= GLANCE:
                self.lab.flip()
            self._glance = None
        elif self._glance is None:
            trial = self.lab.desk.lab.trial(self.lab.game)
            if trial is None or trial.mode == KEY:  # else both are on the table already
                self.lab.flip()
                self._glance = 0.0

    def _give(self, event: pygame.event.Event) -> tuple[Step, bool]:
        """The panel takes an event."""
        panel = self.panel
        panel.ready()
        step, word = panel.handle(event)
        self.changed = self.changed or panel.changed
        match word:
            case "fold" if self.stage is None:
                self.fold()
            case "dock":
                self.over = not self.over
                self.changed = True
            case "note":
                step = self.note()
        if step is not None:
            self.keyboard = False  # whatever comes up has it
        return step, True

    def _where(self, pos: tuple[int, int]) -> str:
        if self.tab_rect.collidepoint(pos):
            return "tab"
        if self.visible and self.rect.collidepoint(pos):
            return "panel"
        if self.plate_rect.collidepoint(pos):
            return "plate"
        return "seam" if self.grip_rect.collidepoint(pos) else "scene"

    def _mouse(self, event: pygame.event.Event) -> tuple[Step, bool]:
        where = self._held or self._where(event.pos)
        dropped = self._held == "scene" and event.type == pygame.MOUSEBUTTONUP
        if dropped and self._where(event.pos) in ("panel", "plate"):
            self._held = ""
            return self._let_go(event), True
        if event.type == pygame.MOUSEBUTTONDOWN and not self._held:
            self._held = where
            if where != "seam":
                self._take_keyboard(where in ("panel", "plate"))
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = ""
        if where == "scene":
            if self._inside:
                self._inside = False
                self.panel.group.release()
                self.plate.group.release()
                self.changed = True
            return None, False
        self._leave_scene()
        match where:
            case "panel":
                return self._give(event)
            case "plate":
                return self._on_plate(event), True
            case "seam":
                self._drag_seam(event)
            case "tab":
                if event.type == pygame.MOUSEBUTTONUP and self.tab_rect.collidepoint(event.pos):
                    self.open()
        return None, True

    def _take_keyboard(self, taken: bool) -> None:
        if taken != self.keyboard:
            self.keyboard = taken
            self.changed = True

    def _leave_scene(self) -> None:
        """The pointer has left the scenes: nothing of them is pointed at any more."""
        if not self._inside and self.top is not None:
            self.top.handle(_away())
        self._inside = True

    def _let_go(self, event: pygame.event.Event) -> Step:
        """What was dragged from the scene is let go of over the Lab: not onto what lies unseen under it."""
        if self.top is None:
            return None
        self.top.handle(_away())
        return self.top.handle(pygame.event.Event(event.type, event.dict | {"pos": AWAY}))

    def _drag_seam(self, event: pygame.event.Event) -> None:
        table, trial = self.table, self.lab.desk.lab.trial(self.lab.game)
        if (
            table is not None
            and trial is not None
            and self._held == "seam"
            and event.type == pygame.MOUSEMOTION
        ):
            trial.move_seam(event.pos[0] / max(1, table.screen.width))
            self.lab.version += 1
        self.changed = True

    def _on_plate(self, event: pygame.event.Event) -> Step:
        exhibit = self.exhibit
        self._lay_plate()
        word = self.plate.handle(event)
        self.changed = self.changed or self.plate.group.changed
        if not word:
            return None
        self.lab.exhibit = None
        self._noted()
        return self.ways.open_note(exhibit.note) if word == "open" and isinstance(exhibit, Noted) else None

    def _lay_plate(self) -> None:
        exhibit = self.exhibit
        if exhibit is not None:
            self.plate.layout(self.plate_rect, self.scale, exhibit, stays=self.stage is not None)

    # ---- notes

    def picture(self) -> bytes:
        """The table as the person at the screen sees it, without the Lab, as a PNG."""
        table = self.table
        if table is None:
            return b""
        surface = pygame.Surface((table.screen.width, table.screen.height), 0, 32)
        table.draw(surface)
        file = io.BytesIO()
        pygame.image.save(surface, file, "table.png")
        return file.getvalue()

    def note(self) -> Step:
        """Asks for the words of a note; picture and position are those of this moment."""
        from game.ui.scenes.lab_note import NoteScene

        table = self.table
        if table is None or (self.top is not None and self.top.name in OWN):
            return None
        self.keyboard = False
        return Push(NoteScene(self.lab, table, self.picture(), self._noted))

    def _noted(self) -> None:
        """Notes are others than before."""
        if self._panel is not None:
            self._panel.evidence.read_notes()
        self.lab.version += 1
        self.changed = True

    # ---- time

    @property
    def moving(self) -> bool:
        return self._glance is not None or (self.visible and self.panel.moving)

    @property
    def _homeless(self) -> bool:
        """Whether nothing is left of what the panel was opened beside."""
        scenes = self._stack.scenes if self._stack is not None else []
        return self.table is None and self.stage is None and not any(scene.name in CARDS for scene in scenes)

    def update(self, dt: float) -> None:
        self._look()
        if self.shown and self._homeless:
            self.fold()
        if self._glance is not None:
            self._glance += dt
        if not self.visible:
            return
        before = self.lab.exhibit
        self.panel.update(dt)
        self.changed = self.changed or self.panel.changed or self.lab.exhibit is not before

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, theme(self.lab.desk.mood), self.scale, self.lab.desk.settings.four_colours)
        if self.grip_rect.w:
            draw_seam(brush, self.grip_rect)
        if self.tab_rect.w:
            draw_tab(brush, self.tab_rect, self.lab.desk.lab.trial(self.lab.game))
        if not self.visible:
            return
        exhibit = self.exhibit
        if exhibit is not None and self.plate_rect.w:
            self._lay_plate()
            self.plate.draw(brush, exhibit, self.panel.sizes.share)
        self.panel.draw(surface, self.keyboard)

    def targets(self) -> dict[str, pygame.Rect]:
        found: dict[str, pygame.Rect] = {}
        if self.visible:
            found |= self.panel.targets()
            if self.plate_rect.w:
                self._lay_plate()
                found |= self.plate.targets()
        if self.tab_rect.w:
            found["lab:tab_folded"] = self.tab_rect
        if self.grip_rect.w:
            found["lab:seam_grip"] = self.grip_rect
        return found


def _away() -> pygame.event.Event:
    """The pointer is nowhere on the scenes."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=AWAY, rel=(0, 0), buttons=(0, 0, 0), touch=False)
