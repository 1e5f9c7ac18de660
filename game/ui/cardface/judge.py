"""Judges what was read of a face for one use: which numbers are faults, against which limits.

Limits of contrast are WCAG's, 4.5 and for large letters and icons 3. WCAG means letters by the angle they are seen
under: its 18 pt (24 px), or 14 pt bold, at the 71 cm of a screen. A card on paper is held at HELD_CM, so that letters
count as large from two thirds of that on; on the table they are as many pixels large as they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.problems import Place
from game.ui.cardface.boxes import PT, WIDTH
from game.ui.cardface.faults import Area, Fault, Severity, area_of
from game.ui.cardface.info import CardInfo
from game.ui.cardface.layout import Layout
from game.ui.cardface.reading import Clear, Edge, Hit, Reading
from game.ui.cardface.sizes import ON_PAPER, ON_SCREEN, Letters, letters_of, too_small, width_of
from game.ui.cardface.template import Template

ENOUGH: Final = 4.5
ENOUGH_LARGE: Final = 3.0
LARGE_PX: Final = 24.0
LARGE_BOLD_PX: Final = 18.66
"""From how many px on letters of a screen are large by WCAG."""
ARM_CM: Final = 71.0
HELD_CM: Final = 47.0
LARGE_PT: Final = 18 * HELD_CM / ARM_CM
LARGE_BOLD_PT: Final = 14 * HELD_CM / ARM_CM
"""From how many points on letters of a card in the hand are."""
PLAY: Final = 0.15
"""mm that ink may lie nearer to the cut than the safe zone: half a pixel of a printer, and rounding."""
ADVICE: Final = frozenset({"face-flavour", "face-cut"})
"""Findings of the layout that are only worth knowing."""


def judged(template: Template, card: CardInfo, reading: Reading, use: str) -> tuple[Fault, ...]:
    """The faults in what was read, for one use: in the order of boxes, the worst kinds first."""
    judge = _Judge(template, card, use)
    found = [
        *judge.findings(reading.layout),
        *(fault for one in letters_of(reading.layout) for fault in judge.letters(one)),
        *judge.clear(reading.clear),
        *(judge.overlap(hit) for hit in reading.overlaps),
        *(judge.covered(hit) for hit in reading.covered),
        *(fault for edge in reading.edges for fault in judge.edge(edge)),
    ]
    place = {box.name: n for n, box in enumerate(template.boxes)}
    return tuple(sorted(found, key=lambda fault: (place.get(fault.box, -1), fault.severity != "error")))


def large(points: float, use: str, game: str, *, bold: bool) -> bool:
    """Whether letters are large by WCAG's meaning, where a use shows them."""
    if use == "print":
        return points >= (LARGE_BOLD_PT if bold else LARGE_PT)
    px = points * PT * width_of(game, use) / WIDTH
    return px >= (LARGE_BOLD_PX if bold else LARGE_PX)


class _Judge:
    def __init__(self, template: Template, card: CardInfo, use: str) -> None:
        self.template, self.card, self.use = template, card, use
        self.paper = use in {"full", "print"}

    def fault(
        self,
        box: str,
        code: str,
        sentence: str,
        number: float | None,
        limit: float | None,
        area: Area | None = None,
        severity: Severity = "error",
    ) -> Fault:
        card, of = self.card, self.template.box(box)
        return Fault(
            card.game,
            card.id,
            card.name,
            self.template.name,
            self.use,
            box,
            code,
            sentence,
            None if number is None else round(number, 2),
            limit,
            area or (area_of(of) if of is not None else (0.0, 0.0, 630.0, 880.0)),
            severity,
            of.id if of is not None else 0,
            of.place if of is not None else Place(str(self.template.path)),
        )

    def findings(self, layout: Layout) -> Iterator[Fault]:
        for one in layout.findings:
            code = f"face-{one.kind}"
            severity: Severity = "advice" if code in ADVICE else "error"
            yield self.fault(one.box, code, one.sentence, one.number, one.limit, None, severity)

    def letters(self, one: Letters) -> Iterator[Fault]:
        what = "capitals" if one.tall else "an x"
        if self.use == "print":
            size, limits, unit = one.mm, ON_PAPER, "mm"
        else:
            size, limits, unit = one.px(width_of(self.card.game, self.use)), ON_SCREEN, "px"
        severity = too_small(size, limits)
        if severity:
            limit = limits[0] if severity == "error" else limits[1]
            meaning = "nobody reads that" if severity == "error" else "that is hard to read"
            sentence = f"{one.points:.1f} pt letters, {what} {size:.2f} {unit} high: {meaning} (under {limit:g} {unit})"
            yield self.fault(one.box.name, "face-small", sentence, size, limit, None, severity)  # type: ignore[arg-type]

    def clear(self, found: tuple[Clear, ...]) -> Iterator[Fault]:
        """Of each box the run that is furthest below what it needs."""
        worst: dict[tuple[str, bool], tuple[Clear, float]] = {}
        for one in found:
            easy = not one.words or large(one.points, self.use, self.card.game, bold=one.bold)
            need = ENOUGH_LARGE if easy else ENOUGH
            key = (one.box.name, bool(one.words))
            if one.ratio < need - 0.005 and (key not in worst or one.ratio < worst[key][0].ratio):
                worst[key] = (one, need)
        for one, need in worst.values():
            what = f"{one.words!r}" if one.words else f"the icon {one.icon}"
            kind = "an icon" if not one.words else "letters" if need == ENOUGH else "large letters"
            sentence = (
                f"{what} has a contrast of {one.ratio:.1f} with what is behind it; {kind} need {need:g}"
            )
            if not one.words:
                sentence = sentence.replace("an icon need", "an icon needs")
            yield self.fault(one.box.name, "face-contrast", sentence, one.ratio, need, one.area)

    def overlap(self, hit: Hit) -> Fault:
        what = f"{hit.words!r}" if hit.words else "its icon"
        lost = f", which hides {hit.hidden:.0%} of it" if hit.hidden >= 0.005 else ""
        sentence = f"{what} runs {hit.depth:.1f} mm into box {hit.other.name!r}{lost}"
        return self.fault(hit.box.name, "face-overlap", sentence, hit.depth, 0.0, hit.area)

    def covered(self, hit: Hit) -> Fault:
        what = f"{hit.words!r}" if hit.words else "its icon"
        sentence = f"box {hit.other.name!r} lies over {what} and hides {hit.hidden:.0%} of it"
        return self.fault(hit.box.name, "face-covered", sentence, hit.hidden, 0.0, hit.area)

    def edge(self, edge: Edge) -> Iterator[Fault]:
        what = "its stone" if edge.stone else f"{edge.words!r}" if edge.words else "its icon"
        severity: Severity = "error" if self.paper else "advice"
        if edge.mm < -PLAY:
            sentence = f"{what} reaches {-edge.mm:.1f} mm beyond the cut"
            yield self.fault(edge.box.name, "face-safe", sentence, edge.mm, 0.0, edge.area)
        elif not edge.stone and edge.mm < self.template.safe_mm - PLAY:
            limit = self.template.safe_mm
            sentence = f"{what} is {edge.mm:.1f} mm from the cut; the safe zone begins at {limit:g} mm"
            yield self.fault(edge.box.name, "face-safe", sentence, edge.mm, limit, edge.area, severity)
