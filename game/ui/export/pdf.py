"""Pages to print and cut: cards at their size with crop marks in the margins, their backs behind them if wished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.ui.export.files import picture_of, whole
from game.ui.export.job import Bench
from game.ui.export.order import Order, Step
from game.ui.export.paper import CARD, PAPERS, Page, Spot, in_lots, page
from game.ui.export.prints import back_name, cut_to, print_of_back
from game.ui.fonts import SOURCES

if TYPE_CHECKING:
    from fpdf import FPDF
    from PIL.Image import Image

    from game.ui.cardface.info import CardInfo

LINE: Final = 0.1
"""Width of a crop mark in mm."""
LETTERS: Final = 5.5
"""Size in points of the line under the cards."""
BELOW: Final = 4.6
"""How far under the cards it stands, in mm: between the crop marks, and where printers still print."""
REMARK: Final = f"Print at 100 %: a card measures {CARD[0]:g} x {CARD[1]:g} mm"


def write(bench: Bench) -> Iterator[Step | Path]:
    """Says what it makes, and gives the file when it is there."""
    order = bench.order
    sheet = page(PAPERS[order.paper], bleed=order.bleed)
    cards = [each.card for each in bench.chosen.copies for _ in range(each.count)]
    bench.total = len(bench.chosen.copies) + 1
    pages = in_lots(cards, sheet.places)
    path = order.folder / f"{bench.name}-{order.paper}{'-bleed' if order.bleed else ''}.pdf"
    pdf = _Document(bench, sheet, len(pages))
    try:
        for number, row in enumerate(pages, start=1):
            yield from pdf.fronts(row, number)
            if order.backs:
                pdf.backs(row, number)
        yield bench.step("the file")
        with whole(path) as part:
            pdf.pdf.output(str(part))
    finally:
        pdf.close()
    for each in bench.chosen.copies:
        bench.made(each.card)
    yield path


class _Document:
    def __init__(self, bench: Bench, sheet: Page, pages: int) -> None:
        self.bench, self.sheet, self.pages = bench, sheet, pages
        self.pdf = _blank(bench, sheet)
        self._last: tuple[CardInfo, Image] | None = None
        self._backs: dict[tuple[str, bool], Image] = {}

    def fronts(self, row: Sequence[CardInfo], number: int) -> Iterator[Step]:
        """A page of faces."""
        self.pdf.add_page()
        for place, card in enumerate(row):
            # copies of a card lie side by side: one picture is enough to remember
            if self._last is None or self._last[0] != card:
                yield self.bench.step(card.name)
                printed = cut_to(self.bench.print_of(card), self.sheet.bleed)
                self._last = (card, picture_of(printed))
            self._put(self._last[1], self.sheet.spot(place))
        self._finish(number, "")

    def backs(self, row: Sequence[CardInfo], number: int) -> None:
        """The page of backs that lies behind."""
        order = self.bench.order
        self.pdf.add_page()
        for place, card in enumerate(row):
            spot = self.sheet.behind(place, order.flip, order.shift)
            self._put(self._back(back_name(card), spot.turned), spot)
        self._finish(number, f"Backs; the printer turns the paper at its {order.flip} edge")

    def close(self) -> None:
        """Lets go of the files of fonts, which stay open where it came to no end."""
        for font in self.pdf.fonts.values():
            if hasattr(font, "close"):
                font.close()

    def _back(self, name: str, turned: bool) -> Image:
        if (name, turned) not in self._backs:
            made = picture_of(cut_to(print_of_back(name), self.sheet.bleed))
            self._backs[name, turned] = made.rotate(180) if turned else made
        return self._backs[name, turned]

    def _put(self, picture: Image, spot: Spot) -> None:
        bleed = self.sheet.bleed
        self.pdf.image(picture, spot.x - bleed, spot.y - bleed, CARD[0] + 2 * bleed, CARD[1] + 2 * bleed)

    def _finish(self, number: int, remark: str) -> None:
        """The crop marks, and a line under the cards."""
        for x1, y1, x2, y2 in self.sheet.marks:
            self.pdf.line(x1, y1, x2, y2)
        across, _ = self.sheet.cuts
        starts = across[::2] if self.sheet.bleed else across
        y = self.sheet.printed[3] + BELOW
        title = f"{self.bench.chosen.title}, page {number} of {self.pages}"
        for x, words in zip(starts, (title, REMARK, remark), strict=False):
            self.pdf.text(x + 2, y, _fitting(self.pdf, words, CARD[0] - 4))


def _blank(bench: Bench, sheet: Page) -> FPDF:
    from fpdf import FPDF

    pdf = FPDF(orientation="portrait", unit="mm", format=(sheet.width, sheet.height))
    pdf.set_auto_page_break(auto=False)
    pdf.set_margin(0)
    pdf.set_image_filter("FlateDecode")
    pdf.set_title(_told(bench.chosen.title, bench.order))
    pdf.set_creator("Tabletop")
    pdf.set_line_width(LINE)
    pdf.set_draw_color(0, 0, 0)
    pdf.set_text_color(70, 70, 70)
    package, name = SOURCES["ui"]
    try:
        pdf.add_font("ui", "", str(resources.files(package) / "files" / name))
        pdf.set_font("ui", size=LETTERS)
    except (ModuleNotFoundError, FileNotFoundError):
        pdf.set_font("helvetica", size=LETTERS)
    return pdf


def _told(title: str, order: Order) -> str:
    return f"{title}, {PAPERS[order.paper].title}{' with bleed' if order.bleed else ''}"


def _fitting(pdf: FPDF, words: str, room: float) -> str:
    """The words, with an ellipsis where there is no room for all; in the spare font without its strangers."""
    if pdf.font_family == "helvetica":
        words = words.encode("latin-1", "replace").decode("latin-1")
    if pdf.get_string_width(words) <= room:
        return words
    while words and pdf.get_string_width(f"{words}...") > room:
        words = words[:-1]
    return f"{words.rstrip()}..."
