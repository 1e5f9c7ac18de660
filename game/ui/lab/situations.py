"""The Layout Lab in named, seeded moments: for `shot`, for pictures, and for the tests that look at pictures."""

from __future__ import annotations

import dataclasses
import io
import itertools
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.evidence import Evidence, Look
from game.app.notes import notes_of, take_note
from game.app.samples import sample
from game.app.thinking import InlineBots
from game.ui.app import House
from game.ui.desk import Desk
from game.ui.filters import FILTERS
from game.ui.lab.lab import EVIDENCE, FACES, PROBLEMS, SIZES, VIEW, Noted, Pair, Sizes
from game.ui.lab.side import LabSide
from game.ui.lab.spoiled import NAME as SPOILED
from game.ui.lab.spoiled import deal_spoiled
from game.ui.lab.tab_problems import ProblemsTab
from game.ui.lab.trial import HALVES, KEY, SHUFFLED, SPLIT
from game.ui.scenes.table import TableScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack

Build = Callable[[Desk], SceneStack]
Setting = Callable[[LabSide], None]
READ = 12
"""Faces of which proofs are read."""
THEN = 1_795_900_000
"""When things of these situations happened."""


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    found = {
        "lab": Situation("the Layout Lab as a page", _page("crown")),
        "lab-patterns": Situation("the Layout Lab with cards of Patterns", _page("patterns")),
        "lab-renown": Situation("the Layout Lab with the pack of Renown", _page("renown")),
        "lab-page-problem": Situation(
            "a problem on the Lab's page", _spoiled(_page("crown", PROBLEMS, _problem))
        ),
        "lab-page-sizes": Situation("real sizes on the Lab's page", _page("crown", SIZES, _sizes)),
        "lab-page-overlays": Situation("all overlays on the Lab's page", _page("crown", VIEW, _overlays)),
        "lab-page-evidence": Situation("evidence on the Lab's page", _evident(_page("crown", EVIDENCE))),
        "lab-page-note": Situation("a note on the Lab's page", _evident(_page("crown", EVIDENCE, _noted))),
        "lab-folded": Situation(
            "the panel folded away while two face sets are compared", _beside("crown", FACES, _folded)
        ),
        "lab-other": Situation(
            "Crown, B shown by the key", _beside("crown", FACES, _mode(KEY, flipped=True))
        ),
        "lab-split": Situation("Crown, the table split by a seam", _beside("crown", FACES, _mode(SPLIT))),
        "lab-split-patterns": Situation("Patterns, split", _beside("patterns", FACES, _mode(SPLIT))),
        "lab-split-renown": Situation("Renown, split", _beside("renown", FACES, _mode(SPLIT))),
        "lab-halves": Situation("Crown, half of the cards in B", _beside("crown", FACES, _mode(HALVES))),
        "lab-halves-renown": Situation(
            "Renown, half of the cards in B", _beside("renown", FACES, _mode(HALVES))
        ),
        "lab-shuffled": Situation(
            "Crown, each card in A or B, blind", _beside("crown", FACES, _mode(SHUFFLED))
        ),
        "lab-told": Situation(
            "Crown, shuffled and told", _beside("crown", FACES, _mode(SHUFFLED, told=True))
        ),
        "lab-problem": Situation(
            "a problem shown over Crown's table", _spoiled(_beside("crown", PROBLEMS, _problem))
        ),
        "lab-sizes": Situation("real sizes over Crown's table", _beside("crown", SIZES, _sizes)),
        "lab-pair": Situation(
            "a card looked at often, in A and B", _evident(_beside("crown", EVIDENCE, _pair))
        ),
        "lab-note": Situation(
            "a note shown over Crown's table", _evident(_beside("crown", EVIDENCE, _noted))
        ),
        "lab-overlays": Situation("boxes over all cards of Crown's table", _beside("crown", VIEW, _boxes)),
        "lab-crowded": Situation(
            "many face sets with long names", _many(_beside("crown", FACES, _mode(HALVES)))
        ),
        "lab-gallery": Situation("the panel beside the gallery", _gallery),
        "lab-evidence-empty": Situation("no evidence yet", _beside("renown", EVIDENCE)),
        "lab-evidence": Situation("evidence from play", _evident(_beside("crown", EVIDENCE))),
        "lab-writing": Situation("a note is written", _writing),
        "lab-measure": Situation("the screen is measured with a bank card", _measuring),
    }
    for game in ("crown", "patterns", "renown"):
        for tab in (FACES, PROBLEMS, SIZES, VIEW, EVIDENCE):
            found[f"lab-{game}-{tab}"] = Situation(f"the panel over {game}, tab {tab}", _beside(game, tab))
    for name in filter(None, FILTERS):
        found[f"lab-{name}"] = Situation(
            f"Crown through the filter {name}", _beside("crown", VIEW, _filter(name))
        )
    return {name: dataclasses.replace(one, seconds=0.05) for name, one in found.items()}


def _house(desk: Desk) -> tuple[House, SceneStack]:
    house, stack = House(desk, InlineBots(), seed=7), SceneStack(desk)
    stack.stand_beside(house.side)
    return house, stack


def _nothing(_: LabSide) -> None:
    """The panel as it opens."""


def _page(game: str, tab: str = FACES, setting: Setting = _nothing) -> Build:
    """The Lab's own page."""

    def build(desk: Desk) -> SceneStack:
        house, stack = _house(desk)
        stack.push(house.lab(game))
        house.side.lab.tab = tab
        _read(house.side)
        setting(house.side)
        return stack

    return build


def _beside(game: str, tab: str, setting: Setting = _nothing) -> Build:
    """The panel beside a table in the middle of a game, or over it."""

    def build(desk: Desk) -> SceneStack:
        house, stack = _house(desk)
        scene = house.table(sample(game, 7, "Ada"))
        assert isinstance(scene, TableScene)  # noqa: S101 - every game has its table
        stack.push(scene)
        _counting(house.side)
        house.side.open(tab)
        _read(house.side)
        setting(house.side)
        stack.resize(stack.window)
        return stack

    return build


def _counting(side: LabSide) -> None:
    """A clock that goes on by one at each look, from the start: the same on every machine."""
    side.lab.clock = map(float, itertools.count()).__next__


def _read(side: LabSide) -> None:
    """Reads some proofs, always as many."""
    _counting(side)
    lab = side.lab
    if lab.tab == PROBLEMS:
        if any(one.id == SPOILED for one in lab.desk.wardrobe.catalogue.sets_of(lab.game)):
            lab.choose_set("b", SPOILED)
            lab.letter = "b"
        for _ in range(READ):
            lab.proofs.update(0.0)


def _mode(mode: str, *, flipped: bool = False, told: bool = False) -> Setting:
    def setting(side: LabSide) -> None:
        lab = side.lab
        if lab.game == "crown":
            lab.choose_set("b", "fullart")
        lab.choose_mode(mode)
        if flipped:
            lab.flip()
        lab.tell(told)

    return setting


def _folded(side: LabSide) -> None:
    _mode(SPLIT)(side)
    side.fold()


def _filter(name: str) -> Setting:
    return lambda side: side.lab.choose_filter(name)


def _overlays(side: LabSide) -> None:
    for name in ("boxes", "safe", "bleed", "rulers"):
        side.lab.overlay(name, True)


def _boxes(side: LabSide) -> None:
    side.lab.overlay("boxes", True)
    side.lab.over_table(True)


def _problem(side: LabSide) -> None:
    section = side.panel.sections[PROBLEMS]
    side.panel.ready()
    if isinstance(section, ProblemsTab):
        section.update()
        faults = section.faults.faults
        at = next((n for n, fault in enumerate(faults) if fault.box == "name" and fault.card), None)
        if at is not None:
            section.show(at)


def _sizes(side: LabSide) -> None:
    card = side.lab.card
    if card is not None:
        side.lab.exhibit = Sizes(card)


def _pair(side: LabSide) -> None:
    card = side.lab.card
    if card is not None:
        side.lab.exhibit = Pair(card)


def _noted(side: LabSide) -> None:
    side.lab.exhibit = Noted(notes_of(side.lab.desk.saves)[0])


def _spoiled(build: Build) -> Build:
    """The same with a face set beside the house's that is wrong on purpose."""

    def with_faults(desk: Desk) -> SceneStack:
        deal_spoiled(desk)
        return build(desk)

    return with_faults


def _many(build: Build) -> Build:
    """The same with more face sets than fit into the panel."""

    def with_sets(desk: Desk) -> SceneStack:
        deal_spoiled(desk)
        uses = "board: crown_board, hand: crown_play, full: crown_framed"
        names = ("Full art, third attempt", "Harlequin with the larger type", "Table, but the Cost below")
        rows = [f'- {{id: own_{n}, game: crown, name: "{names[n % 3]} {n}", {uses}}}' for n in range(9)]
        (desk.saves / "designer" / "faces" / "sets.yaml").write_text("\n".join(rows) + "\n", encoding="utf-8")
        desk.wardrobe.renew()
        return build(desk)

    return with_sets


def _gallery(desk: Desk) -> SceneStack:
    house, stack = _house(desk)
    stack.push(house.gallery("crown"))
    house.side.open(SIZES)
    return stack


def _evident(build: Build) -> Build:
    """The same after an evening of play."""

    def with_evidence(desk: Desk) -> SceneStack:
        _evening(desk, desk.saves)
        return build(desk)

    return with_evidence


def _evening(desk: Desk, saves: Path) -> None:
    desk.evidence = Evidence(saves, lambda: THEN)
    cards = [card.id for card in desk.cards.cards("crown")]
    for n, card in enumerate(cards[:24]):
        for k in range(1 + (n * 7) % 5):
            desk.evidence.begins(
                Look("crown", card, ("table", "framed", "fullart")[(n + k) % 3], 0, "An evening")
            )
            desk.evidence.goes_on(0.7 + (n * 13 + k * 5) % 23)
            desk.evidence.ends()
    match = sample("crown", 3, "Ada")
    for n, words in enumerate(("The title of the Rider runs into its Cost.", "Dark icons on a dark sky.")):
        scene = TableScene(desk, match, played=False)
        stack = SceneStack(desk)
        stack.push(scene)
        picture = pygame.Surface((desk.screen.width, desk.screen.height), 0, 32)
        scene.draw(picture)
        take_note(
            saves,
            match,
            words,
            _png(picture),
            "Majesty 2 to 3",
            {"a": "table", "b": "fullart"},
            THEN + 600 * n,
        )


def _png(picture: pygame.Surface) -> bytes:
    file = io.BytesIO()
    pygame.image.save(picture, file, "table.png")
    return file.getvalue()


def _writing(desk: Desk) -> SceneStack:
    stack = _beside("crown", FACES)(desk)
    side = stack.side
    if isinstance(side, LabSide):
        stack.take(side.note())
        for letter in "The title runs into the Cost":
            stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    return stack


def _measuring(desk: Desk) -> SceneStack:
    from game.ui.scenes.lab_measure import MeasureScene

    stack = _page("crown", SIZES)(desk)
    stack.push(MeasureScene(desk, "crown"))
    return stack
