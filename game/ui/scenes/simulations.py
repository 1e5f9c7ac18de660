"""Simulations in the window: choose what bots play, watch the figures grow, look into any game."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Final

from game.app.sim.crew import Processes
from game.app.sim.plan import Plan
from game.app.sim.shelf import Kept, kept_simulations, new_folder, throw_away
from game.app.sim.study import Study
from game.core.errors import Unusable
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.plots.drawing import Drawing, on_panel
from game.ui.plots.files import PAGE, write_report
from game.ui.scene import Push, Step
from game.ui.scenes import simulation_form as form
from game.ui.scenes import simulation_view as views
from game.ui.scenes.confirm import ConfirmScene
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.scenes.saves import ICONS
from game.ui.scenes.simulation_decks import PICKED, PickDecksScene
from game.ui.scenes.simulation_games import GamesList
from game.ui.scenes.simulation_places import Places, places_of
from game.ui.scenes.simulation_player import CrewOf, SimulationPlayer
from game.ui.scenes.simulation_watch import watched
from game.ui.widgets import Action, Button, Choice, Row, ScrollArea, ScrollList, Widget

NEW, KEPT = "new", "kept"
FRESH: Final = 0.5
"""Seconds between two pictures of figures that grow."""
MORE: Final = 100
"""Games that a finished simulation goes on for."""
REBUILDING: Final = frozenset({"game", "count", "level"})
"""Choices after which the form has other widgets."""
NOTHING: Final = (
    "Choose who plays what, and press Start. Bots play game after game, and the figures grow here: who wins how often, "
    "which cards carry their decks, how long games are. Every game can be watched."
)


class SimulationsScene(Page):
    """Choices, or the simulations there are, on the left; on the right the one that is looked at."""

    name = "simulations"

    def __init__(self, desk: Desk, crew: CrewOf = Processes) -> None:
        """Raises Unusable where the card files of the first game are wrong."""
        self.player = SimulationPlayer(desk, crew)
        self.wish = form.Wish().of_game("crown")
        self.mode = NEW
        self.kept: list[Kept] = kept_simulations(desk.saves)
        self.study: Study | None = None
        self.tab = views.WINS
        self._plan: Plan | None = None
        self._flaw = ""
        self._places: Places | None = None
        self._since = 0.0
        self._drawn_for: tuple[Path, int, str] | None = None
        self._charts: list[Drawing] = []
        self._list: ScrollList
        self._games: GamesList
        self._area: ScrollArea
        super().__init__(desk, "crown")

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        many = f"Kept ({len(self.kept)})" if self.kept else "Kept"
        modes = [(NEW, "New", "plus"), (KEPT, many, "folder-open-outline")]
        widgets: list[Widget] = [self.back_button(), Choice("mode", t, modes, self.mode)]
        if self.mode == NEW:
            widgets += form.widgets_of(self.wish, t, self.desk.clipboard)
        else:
            self._list = ScrollList("list", t, self._rows(), 62)
            path = self.study.path if self.study is not None else None
            self._list.at = next((n for n, kept in enumerate(self.kept) if kept.path == path), 0)
            widgets += [
                self._list,
                Button("go", t, "Go on", "play", "main", "Enter"),
                Button("report", t, "Report", "file-chart-outline", cap="R"),
                Button("delete", t, "Delete", "trash-can-outline", cap="Del"),
            ]
        if self.study is not None:
            tabs = views.tabs_of(self.study.plan)
            self.tab = self.tab if self.tab in [tab for tab, *_ in tabs] else views.WINS
            widgets += [Choice("tab", t, tabs, self.tab), *self._contents()]
        self.group.replace(widgets)
        self._judge()

    def _contents(self) -> list[Widget]:
        """What stands below the tabs."""
        self._drawn_for = None
        if self.tab == views.GAMES:
            self._games = GamesList("games_list", self.theme)
            return [
                self._games,
                Button("watch", self.theme, "Watch this game", "eye-outline", "main", "W"),
            ]
        self._area = ScrollArea("area", self.theme)
        self._area.focusable = True
        return [self._area]

    def _rows(self) -> list[Row]:
        """The simulations there are."""
        rows = []
        for kept in self.kept:
            if kept.plan is None:
                rows.append(Row(kept.path.name, "It cannot be read", "", "alert"))
                continue
            study = self._study_at(kept.path)
            done = study.done if study is not None and study.ready else kept.done
            right = f"{kept.games}" if done >= kept.games else f"{done} of {kept.games}"
            game = kept.plan.game
            rows.append(Row(words_of(game).title, views.about(kept.plan), right, ICONS.get(game, "cards")))
        return rows

    def _study_at(self, path: Path) -> Study | None:
        """The open simulation of that folder, if it is one of them."""
        return next(
            (one for one in (self.player.study, self.study) if one is not None and one.path == path), None
        )

    @property
    def chosen(self) -> Kept | None:
        """The simulation that is chosen in the list."""
        if self.mode != KEPT or not self.kept:
            return None
        return self.kept[min(self._list.at, len(self.kept) - 1)]

    def _judge(self) -> None:
        """What may be pressed now, and why not."""
        if self.mode == NEW:
            self._judge_wish()
        else:
            self._judge_kept()
        if self.study is not None and self.tab == views.GAMES:
            none = not self._games.games
            self.group["watch"].enable(not none, "There is no game yet." if none else "")

    def _judge_wish(self) -> None:
        self._plan, self._flaw = None, ""
        try:
            self._plan = self.wish.plan(self.desk.saves)
        except Unusable as bad:
            self._flaw = str(bad).partition("\n")[0]
        busy = "One simulation is being played: stop it first." if self.player.study is not None else ""
        why = self._flaw or busy
        self.group["start"].enable(not why, why)
        self.group["games"].put("wrong", not 1 <= self.wish.games <= form.MOST_GAMES)
        self.group["seed"].put("wrong", self.wish.seed < 0)

    def _judge_kept(self) -> None:
        kept, study = self.chosen, self.study
        if kept is None or study is None or study.path != kept.path:
            study = None
        mine = study is not None and study is self.player.study
        why = ""
        if study is None:
            why = "There is nothing to go on with."
        elif self.player.study is not None and not mine:
            why = "Another one is being played: stop that first."
        go = self.group["go"]
        go.enable(not why, why)
        done = study is not None and study.finished
        go.put("label", "Stop" if mine else f"{MORE} more games" if done else "Go on")
        go.put("icon", "stop" if mine else "plus" if done else "play")
        empty = study is None or not study.done
        self.group["report"].enable(
            not empty,
            "There is no game yet." if empty else "Writes figures, pictures and a page for a browser",
        )
        self.group["delete"].enable(
            kept is not None and not mine, "It is being played: stop it first." if mine else ""
        )

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        gap, top = 20.0, 98.0
        span = min(width - 48, 1720.0)
        left = min(430.0, max(312.0, span * 0.29))
        x = (width - span) / 2
        tall = height - top - 24
        self.left = self.rect(x, top, left, tall)
        self.right = self.rect(x + left + gap, top, span - left - gap, tall)
        self.put("mode", x + 18, top + 14, left - 36, 42)
        if self.mode == NEW:
            self._places = places_of(self.wish, x + 18, top + 68, left - 36, tall - 80)
            for cell in self._places.cells:
                self.put(cell.key, cell.x, cell.y, cell.w, cell.h)
        else:
            self._arrange_kept(x + 18, top + 70, left - 36, tall - 84)
        if self.study is not None:
            self._arrange_study(x + left + gap + 22, top + 18, span - left - gap - 44, tall - 34)

    def _arrange_kept(self, x: float, y: float, wide: float, tall: float) -> None:
        low = y + tall - 54 - 12 - 46
        self.put("list", x, y, wide, low - 12 - y)
        self.put("go", x, low, wide, 54)
        half = (wide - 12) / 2
        self.put("report", x, low + 66, half, 46)
        self.put("delete", x + half + 12, low + 66, half, 46)

    def _arrange_study(self, x: float, y: float, wide: float, tall: float) -> None:
        self.head = self.rect(x, y, wide, 60)
        self.put("tab", x, y + 70, min(wide, 760), 42)
        top, room = y + 128, tall - 128
        if self.tab == views.GAMES:
            self.put("games_list", x, top, wide, room - 62)
            self.put("watch", x + wide - 250, top + room - 50, 250, 50)
        else:
            self.put("area", x, top, wide, room)
            self._wide = wide - 24
        self._show()

    # ---- what is done

    def act(self, action: Action) -> Step:
        word, _, rest = action.key.partition(":")
        match word:
            case "mode":
                self.mode = str(action.value)
                self._anew()
                self._open()
            case "tab":
                self.tab = str(action.value)
                self._anew()
            case "start":
                self._start()
            case "list" if rest == "at":
                self._open()
            case "go" | "list":
                self._go()
            case "report":
                self._write_report()
            case "delete":
                return self._ask_to_delete()
            case "watch" | "games_list":
                return self._watch() if rest != "at" else None
            case "decks":
                return self._pick_decks()
            case _:
                self.wish = self.wish.changed(word, rest, action.value)
                if word in REBUILDING:
                    self._anew()
                self._judge()
        return None

    def _anew(self) -> None:
        """Other widgets, where the old ones were."""
        self.build()
        self.arrange()
        self.changed = True

    def _start(self) -> None:
        if self._plan is None or self.player.study is not None:
            return
        study = Study(new_folder(self.desk.saves, self.wish.game), self._plan, self.wish.games)
        if self.player.play(study, self.wish.jobs):
            self.study, self.mode = study, KEPT
            self._read_shelf()

    def _go(self) -> None:
        """Stops or goes on with the simulation that is looked at."""
        if not self.group["go"].enabled or self.study is None:
            return
        if self.player.study is self.study:
            self.player.stop()
        else:
            if self.study.finished:
                self.study.want(self.study.games + MORE)
            self.player.play(self.study, self.wish.jobs)
        self._judge()

    def _open(self) -> None:
        """Looks at what is chosen in the list."""
        kept = self.chosen
        if kept is None or (self.study is not None and self.study.path == kept.path):
            self._judge()
            return
        self.study = self._study_at(kept.path)
        if self.study is None and kept.plan is not None:
            try:
                self.study = Study.opened(kept.path)
            except Unusable as bad:
                self.desk.toasts.say(str(bad), fault=True)
        self._anew()
        self.group.set_focus(self._list)

    def _read_shelf(self) -> None:
        self.kept = kept_simulations(self.desk.saves)
        self._anew()

    def _write_report(self) -> None:
        study = self.study
        if study is None or not study.done:
            return
        try:
            write_report(study.path, study.report(), study.plan)
        except OSError as fault:
            self.desk.toasts.say(f"The report cannot be written ({fault.strerror or fault}).", fault=True)
            return
        self.desk.toasts.say(f"The report is in {study.path / PAGE}.")

    def _ask_to_delete(self) -> Step:
        kept = self.chosen
        if kept is None:
            return None
        if not self.desk.settings.confirm:
            return self.resume(("delete", True))
        sentence = f"{form.many(kept.done, 'game')} of it will be gone for good."
        return Push(
            ConfirmScene(
                self.desk, self.theme.mood, "delete", "Delete this simulation?", sentence, "Delete", "Keep it",
                "trash-can-outline",
            )
        )  # fmt: skip

    def _delete(self) -> None:
        kept = self.chosen
        if kept is None:
            return
        trouble = throw_away(kept.path)
        self.desk.toasts.say(trouble or "The simulation is deleted.", fault=bool(trouble))
        self.study = None
        self._read_shelf()
        self._open()

    def _pick_decks(self) -> Step:
        try:
            return Push(PickDecksScene(self.desk, self.wish.decks))
        except Unusable as bad:
            self.desk.toasts.say(str(bad).partition("\n")[0], fault=True)
            return None

    def _watch(self) -> Step:
        study = self.study
        row = self._games.chosen
        if study is None or row is None:
            return None
        names = views.names_of(row, dict(study.report().names))
        try:
            return watched(self.desk, study.path, study.plan, row, names, self._work)
        except Unusable as bad:
            self.desk.toasts.say(str(bad), fault=True)
            return None

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        match result:
            case (word, decks) if word == PICKED and isinstance(decks, tuple):
                self.wish = dataclasses.replace(self.wish, decks=decks)
                self._anew()
            case ("delete", True):
                self._delete()
        self.changed = True
        return None

    def leave(self) -> None:
        self.player.leave()

    # ---- time

    def update(self, dt: float) -> Step:
        super().update(dt)
        self._work()
        self._since += dt
        if self._since >= FRESH and self._stale:
            self._show()
            self.changed = True
        return None

    def _work(self) -> None:
        """Takes in what was played, and reads what is not read yet."""
        ready = self.study is None or self.study.ready
        playing = self.player.study
        try:
            if self.player.work(self.study):
                self.changed = True
        except (Unusable, OSError) as fault:
            self.desk.toasts.say(str(fault), fault=True)
            self.study = None
            self._anew()
            return
        if playing is not self.player.study or (not ready and self.study is not None and self.study.ready):
            self._show()

    @property
    def moving(self) -> bool:
        return super().moving or (self.study is not None and not self.study.ready)

    @property
    def _stale(self) -> bool:
        """Whether there are games that the picture does not know."""
        return self.study is not None and self._drawn_for != (self.study.path, self.study.done, self.tab)

    def _show(self) -> None:
        """Charts or rows for all games there are now."""
        study = self.study
        self._since = 0.0
        if study is not None:
            self._drawn_for = (study.path, study.done, self.tab)
            if self.tab == views.GAMES:
                self._games.show_games(study)
            else:
                self._charts = views.drawings(self.tab, study.report(), on_panel(self.theme), self._wide)
                self._area.set_length(self.px(views.height_of(self._charts)))
        if self.mode == KEPT:
            self._list.set_rows(self._rows())
        self._judge()

    # ---- picture

    def paint(self, brush: Brush) -> None:
        said = "one is being played" if self.player.study is not None else ""
        self.paint_head(brush, "Simulations", said)
        brush.panel(self.left)
        brush.panel(self.right)
        if self.mode == NEW:
            self._paint_form(brush)
        elif not self.kept:
            box = (self.left.x + self.px(28), self.left.y + self.px(110), self.left.w - self.px(56), 0)
            brush.paragraph("Nothing has been simulated yet.", box, "body", 18, self.theme.dim, 1.35, "c")
        kept = self.chosen
        if kept is not None and kept.flaw:
            self._paint_flaw(brush, kept.flaw)
            return
        if self.study is None:
            self._paint_nothing(brush)
            return
        views.paint_head(brush, self.head, self.study)
        if self.tab != views.GAMES:
            view = self._area.view
            views.paint_all(brush.surface, self._charts, view, self._area.offset, self.scale)
            if not self._charts:
                self._paint_none(brush, view.center, view.w)
        elif not self._games.games:
            self._paint_none(brush, self._games.rect.center, self._games.rect.w)

    def _paint_form(self, brush: Brush) -> None:
        places = self._places
        if places is None:
            return
        for caption in places.captions:
            at = (self.px(caption.x), self.px(caption.y))
            size, ink = (14, self.theme.dim) if caption.small else (18, self.theme.text)
            brush.text(caption.words, at, "ui", size, ink, "cl")
            if caption.note:
                brush.text(caption.note, (at[0], at[1] + self.px(22)), "ui", 14, self.theme.dim, "cl")
        words = self._flaw or (form.explained(self._plan) if self._plan is not None else "")
        x, top = self.left.x + self.px(18), self.px(places.bottom)
        room = self.left.bottom - self.px(14) - top
        if words and room > self.px(20):
            ink = "#ffcbb8" if self._flaw else self.theme.dim
            brush.paragraph(words, (x, top, self.left.w - self.px(36), room), "ui", 16, ink, 1.3, floor=13)

    def _paint_flaw(self, brush: Brush, flaw: str) -> None:
        room = self.right.inflate(-self.px(56), -self.px(56))
        left = room.x + self.px(44)
        brush.icon("alert", (room.x + self.px(14), room.y + self.px(14)), 28, "#ff9c80")
        box = (left, room.y, room.right - left, room.h)
        brush.paragraph(flaw, box, "body", 18, "#ffcbb8", 1.35)

    def _paint_none(self, brush: Brush, at: tuple[int, int], wide: int) -> None:
        words = "There is no game yet." if self.study is not None and self.study.ready else "Reading"
        brush.text(words, at, "title", 24, self.theme.dim, "cc", wide)

    def _paint_nothing(self, brush: Brush) -> None:
        at = (self.right.centerx, self.right.y + round(self.right.h * 0.44))
        brush.icon("chart-box-outline", (at[0], at[1] - self.px(64)), 72)
        brush.text(
            "Let the bots play", at, "title", 30, self.theme.gold_text, "cc", self.right.w - self.px(60)
        )
        wide = min(self.px(560), self.right.w - self.px(60))
        box = (at[0] - wide / 2, at[1] + self.px(28), wide, 0)
        brush.paragraph(NOTHING, box, "body", 18, self.theme.dim, 1.35, "c")
