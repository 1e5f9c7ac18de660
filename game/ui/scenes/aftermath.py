"""After a match: the moves of each person that cost most, what would have been better, and a way back to each."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.match import Match
from game.app.review import MOST, Costly, Review
from game.bots.levels import LEVELS
from game.core.figures import MINUS
from game.core.ids import Seat
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.table.mat import Sitting
from game.ui.table.mats import mat_for
from game.ui.table.sentence import spans
from game.ui.table.session import COLOURS
from game.ui.theme import SEATS, Colour, rgb
from game.ui.why.candidates import bar, per_cent, sentence_of
from game.ui.why.deeds import deed
from game.ui.widgets import Action, Button, Choice, Widget

Open = Callable[[Costly], Step]
Read = Callable[[], Step]
WIDE = 1400.0
"""Units of the list, at most."""
SPACE = 10.0
"""Units between what was played and what was better."""


def sittings(match: Match) -> tuple[Sitting, ...]:
    """How each seat of a match shows in sentences."""
    return tuple(
        Sitting(sitter.name, sitter.colour or COLOURS[seat % len(COLOURS)], sitter.human)
        for seat, sitter in enumerate(match.seats)
    )


class AftermathScene(Page):
    """Three moves of one person; the review goes on in the background and its share is shown until it is through."""

    name = "aftermath"

    def __init__(
        self, desk: Desk, match: Match, review: Review, open_move: Open, read: Read = lambda: None
    ) -> None:
        """`review` is looked through further while this is shown; `open_move` leads to the table at that move.

        `read` opens the plate that tells of every move of the last game, everybody's.
        """
        self.match, self.review, self.open_move, self.read = match, review, open_move, read
        self._covered = False
        self.seat: Seat = next(iter(match.humans), 0)
        self.mat = mat_for(match)
        self.seated = sittings(match)
        self._rows: list[tuple[Costly, list[tuple[str, flow.Flow]]]] = []
        super().__init__(desk, words_of(match.header.game).mood)

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        widgets: list[Widget] = [
            self.back_button(),
            Button("read", t, "Every move", "head-question-outline", cap="Y"),
            *(Button(f"open:{n}", t, "Look", "magnify", cap=str(n + 1)) for n in range(MOST)),
        ]
        people = self.match.humans
        if len(people) > 1:
            names = [(str(seat), self.match.names[seat]) for seat in people]
            widgets.append(Choice("seat", t, names, str(self.seat)))
        self.group.replace(widgets)
        for n in range(MOST):
            self.group[f"open:{n}"].tip = "The table as it was then, and a way to play on from there"

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        read = self.group["read"]
        across, _ = read.natural(self.scale)
        read.layout((self.px(width - 24) - across, self.px(20), across, self.px(44)), self.scale)
        wide = min(WIDE, width - 48)
        left, top = (width - wide) / 2, 98.0
        if any(widget.key == "seat" for widget in self.group):
            self.put("seat", left, top, min(wide, 190.0 * len(self.match.humans)), 42)
            top += 56
        top += 34
        gap = 14.0
        tall = min((height - top - 24 - (MOST - 1) * gap) / MOST, 250.0)
        self.plates = [self.rect(left, top + n * (tall + gap), wide, tall) for n in range(MOST)]
        self.line = self.rect(left, top - 34, wide, 24)
        for n, plate in enumerate(self.plates):
            button = self.group[f"open:{n}"]
            across, _ = button.natural(self.scale)
            button.layout(
                pygame.Rect(plate.right - across - self.px(22), plate.centery - self.px(23), across, self.px(46)),
                self.scale,
            )  # fmt: skip
        self._lay()

    def _lay(self) -> None:
        """Sets the words of the moves that are known."""
        brush = self.brush(pygame.Surface((1, 1)))
        worst = self.review.worst(self.seat) if self.review.over else []
        self._rows = []
        for costly, plate in zip(worst, self.plates, strict=False):
            room = self.group["open:0"].rect.x - self.px(20) - (plate.x + self.px(self._figures))
            self._rows.append((costly, self._words(brush, costly, room, plate.h - self.px(28))))
        for n in range(MOST):
            self.group[f"open:{n}"].visible = n < len(self._rows)

    @property
    def _figures(self) -> float:
        """Units on the left of a plate for what it cost."""
        return 208.0 if self.room[0] > 1100 else 168.0

    def _words(self, brush: Brush, costly: Costly, room: int, tall: int) -> list[tuple[str, flow.Flow]]:
        """What was done, what would have been better and why, as much of it as there is room for."""
        rules, chip = self.match.rules, self.mat.chip
        found = costly.considered
        view = rules.view(self.match.games[costly.game].at(costly.move), costly.seat)
        best, played = found.candidates[0], found.candidates[found.played]

        def line(before: str, sentence: object, after: str = ".") -> tuple[flow.Span, ...]:
            told = spans(sentence, self.seated, chip)  # type: ignore[arg-type]
            return (flow.Words(before, self.theme.dim), *told, flow.Words(after))

        large, small = (21.0, 18.0) if tall > brush.px(160) else (17.0, 15.0)
        wanted = [
            ("played", line("Played: ", deed(rules, view, played.action)), large),
            ("", spans(sentence_of(found.reasons[found.played]), self.seated, chip), small),
            ("best", line("Better: ", deed(rules, view, best.action)), large),
            ("", spans(sentence_of(found.reasons[0]), self.seated, chip), small),
        ]
        for left_out in ((), (1,), (1, 3)):
            laid = [
                (
                    mark,
                    brush.lay(words, room - brush.px(34), size, self.theme.text if mark else self.theme.dim,
                              size * 1.5),
                )
                for n, (mark, words, size) in enumerate(wanted)
                if n not in left_out
            ]  # fmt: skip
            if sum(one.height for _, one in laid) <= tall - brush.px(24):
                break
        return laid

    # ---- what is done

    def act(self, action: Action) -> Step:
        if action.key == "read":
            return self.read()
        if action.key == "seat":
            self.seat = int(str(action.value))
            self._lay()
        elif action.key.startswith("open:"):
            n = int(action.key[5:])
            if n < len(self._rows):
                return self.open_move(self._rows[n][0])
        return None

    def update(self, dt: float) -> Step:
        if not self._covered and not self.review.over and self.review.step():
            self.changed = True
            if self.review.over:
                self._lay()
        return super().update(dt)

    def pause(self) -> None:
        super().pause()
        self._covered = True
        self.review.cancel()

    def resume(self, result: object = None) -> Step:
        self._covered = False
        return super().resume(result)

    def leave(self) -> None:
        self.review.cancel()

    @property
    def moving(self) -> bool:
        return super().moving or not (self._covered or self.review.over)

    @property
    def _judge(self) -> str:
        """What the level is called that judges."""
        return LEVELS[self.review.level].title

    # ---- picture

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, "Moves that cost most", words_of(self.match.header.game).title)
        review = self.review
        if not review.over:
            self._paint_progress(brush)
            return
        told = f"As {self._judge} judges, by what {self.match.names[self.seat]} could know then."
        if review.failed:
            told += f" {review.failed} could not be judged."
        brush.text(told, (self.line.x, self.line.centery), "uii", 16, self.theme.dim, "cl", self.line.w)
        if not self._rows:
            name = self.match.names[self.seat]
            plate = self.plates[1]
            brush.panel(plate)
            brush.icon("check-bold", (plate.centerx, plate.y + plate.h * 0.36), 40)
            words = f"No move of {name}'s cost anything that {self._judge} can see."
            at = (plate.centerx, plate.y + plate.h * 0.72)
            brush.text(words, at, "bodyi", 20, self.theme.text, "cc", plate.w - self.px(40))
        for (costly, laid), plate in zip(self._rows, self.plates, strict=False):
            self._paint_move(brush, costly, laid, plate)

    def _paint_progress(self, brush: Brush) -> None:
        review = self.review
        plate = self.plates[1]
        brush.panel(plate)
        x, y = plate.centerx, plate.y + plate.h * 0.42
        words = f"Looking through the match: {review.done} of {review.total} moves"
        brush.text(words, (x, y), "bodyi", 20, self.theme.text, "cc", plate.w - self.px(40))
        wide = min(plate.w - self.px(80), self.px(560))
        bar(brush, (x - wide / 2, y + self.px(38)), wide, review.share, lit=True)

    def _paint_move(
        self, brush: Brush, costly: Costly, laid: list[tuple[str, flow.Flow]], plate: pygame.Rect
    ) -> None:
        found = costly.considered
        brush.panel(plate)
        best, played = found.candidates[0].value, found.candidates[found.played].value
        x = plate.x + self.px(22)
        wide = self.px(self._figures - 44)
        low = plate.h < self.px(150)
        y = plate.y + self.px(34 if low else 44)
        brush.number(f"{MINUS}{per_cent(costly.cost)}", (x, y), 30 if low else 38, self.theme.gold_text, "cl")
        brush.text(
            self._when(costly), (x, y + self.px(28 if low else 36)), "ui", 14, self.theme.dim, "cl", wide
        )
        y += self.px(54 if low else 70)
        for value, lit, name in ((best, True, "star-four-points"), (played, False, "check-bold")):
            if y > plate.bottom - self.px(12):
                break
            brush.icon(name, (x + self.px(9), y), 18, None if lit else self.theme.dim)
            bar(brush, (x + self.px(26), y), wide - self.px(80), value, lit=lit)
            figure = self.theme.gold_text if lit else self.theme.text
            brush.text(per_cent(value), (x + wide, y), "uib", 16, figure, "cr")
            y += self.px(22 if low else 26)
        rule = (x + wide + self.px(11), plate.y + self.px(18), 1, plate.h - self.px(36))
        brush.surface.fill(rgb(self.theme.faint), rule)
        tall = sum(one.height for _, one in laid) + self.px(SPACE)
        top = plate.y + (plate.h - tall) / 2
        left = plate.x + self.px(self._figures)
        for n, (mark, one) in enumerate(laid):
            top += self.px(SPACE) if mark and n else 0
            if mark:
                k = "star-four-points" if mark == "best" else "check-bold"
                own = SEATS.get(self.seated[costly.seat].colour, SEATS["amber"])[2]
                ink: Colour | None = None if mark == "best" else own
                brush.icon(k, (left + self.px(12), top + self.px(13)), 20, ink)
            one.draw(brush.surface, (left + self.px(34), top))
            top += one.height

    def _when(self, costly: Costly) -> str:
        """Which move it was, by number."""
        game = f"Game {costly.game + 1}, move" if len(self.match.games) > 1 else "Move"
        return f"{game} {costly.move + 1} of {len(self.match.games[costly.game].moves)}"
