"""Lays out every face of every card, and tells whose words do not fit and what is missing."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import pygame

from game.core.problems import Problem
from game.core.suggest import did_you_mean
from game.rules import beside
from game.ui.cardface import workbench
from game.ui.cardface.artwork import ENDINGS, art_files, is_foreign, looked_at
from game.ui.cardface.boxes import Box
from game.ui.cardface.cardfiles import GAMES
from game.ui.cardface.cardfiles import HOUSE as CARDS
from game.ui.cardface.catalogue import Catalogue, asset_folders
from game.ui.cardface.hints import check_hints
from game.ui.cardface.info import CardInfo
from game.ui.cardface.layout import lay_out
from game.ui.cardface.sets import USES, FaceSet
from game.ui.cardface.skins import dress
from game.ui.cardface.template import Template

FACE_CODES: Final = {
    "face-overflow": "words that are too long for their box even at the smallest size it allows",
    "face-flavour": "a flavour that is left out because there is no room for it",
    "face-icon": "an icon that does not exist",
    "face-glyph": "a letter that no font here has",
    "face-colour": "a colour that the skin does not have for this card",
    "face-art": "a picture file that cannot be read, or that belongs to no card",
    "face-hint": "a wish about the picture (`art`) that the painter does not know",
    "face-image": "a picture of a template that cannot be read",
}
ADVICE: Final = frozenset({"face-flavour"})
"""What is only worth knowing."""


def check_faces(
    assets: Iterable[Path] | None = None,
    art: Iterable[Path] = (),
    cards: Mapping[str, Path] | None = None,
    games: Iterable[str] = GAMES,
) -> list[Problem]:
    """All that is wrong with templates, skins, face sets and pictures, and with each card on each face.

    `art` are folders of pictures beside those of the assets. Cards that cannot be read are told by the card check, and
    are left out here. Draws nothing, but needs pygame's fonts.
    """
    pygame.font.init()
    assets = asset_folders() if assets is None else tuple(assets)
    catalogue = Catalogue(assets)
    found = catalogue.check()
    folders = (*art, *(folder / "art" for folder in assets))
    pictures = art_files(folders)
    for game in games:
        folder = (cards or {}).get(game, CARDS / game)
        infos, _ = workbench.cards(game, str(folder))
        for template, uses in _templates(catalogue, game):
            found += _template(template)
            for card in infos:
                found += _face(catalogue, template, uses, card)
        found += check_hints(folder, infos)
        if infos:
            found += _pictures(game, infos, pictures) + _foreign(game, infos)
    return [_from_here(problem) for problem in found]


def _from_here(problem: Problem) -> Problem:
    """The problem with its file's path as seen from where the person stands, if it is below."""
    path = Path(problem.path)
    if path.is_relative_to(Path.cwd()):
        return dataclasses.replace(problem, path=str(path.relative_to(Path.cwd())))
    return problem


def _templates(catalogue: Catalogue, game: str) -> list[tuple[Template, str]]:
    """Every template that a face set of the game uses, once, with the words for where."""
    used: dict[str, list[str]] = {}
    for one in catalogue.sets_of(game):
        for use in USES:
            used.setdefault(one.template(use), []).append(_where(one, use))
    return [
        (catalogue.templates[name], places[0]) for name, places in used.items() if name in catalogue.templates
    ]


def _where(one: FaceSet, use: str) -> str:
    return f"{one.name} ({use})"


def _face(catalogue: Catalogue, template: Template, where: str, card: CardInfo) -> list[Problem]:
    skin = catalogue.skin(template)
    if skin is None:
        return []
    found = []
    for finding in lay_out(template, card, dress(skin, card)).findings:
        box = template.box(finding.box)
        sentence = (
            f"{card.name} ({card.id}) on {template.name}, {where}: box {finding.box!r}: {finding.sentence}"
        )
        found.append(_problem(template, box, f"face-{finding.kind}", sentence))
    return found


def _problem(template: Template, box: Box | None, code: str, sentence: str) -> Problem:
    place = box.place if box is not None else None
    path, line, column = (place.path, place.line, place.column) if place else (str(template.path), 1, 1)
    return Problem(path, line, column, code, sentence, warning=code in ADVICE)


def _template(template: Template) -> list[Problem]:
    found = []
    for box in template.boxes:
        if box.role != "image":
            continue
        path = Path(box.place.path).parent / box.picture
        fault = "no file is named" if not box.picture else looked_at(str(path))
        if fault:
            sentence = f"object {box.id} ({box.name}): the picture {box.picture!r} cannot be used ({fault})"
            found.append(_problem(template, box, "face-image", sentence))
    return found


def _foreign(game: str, infos: list[CardInfo]) -> list[Problem]:
    """Pictures in a folder beside the house's for cards that are not of that folder: nobody takes them."""
    known = {card.id for card in infos}
    found = []
    for folder in beside.folders():
        for path in sorted((folder / "art" / game).glob("*")):
            if path.suffix.lower() not in ENDINGS or not is_foreign(path):
                continue
            near = did_you_mean(path.stem, beside.ids(game))
            sentence = f"no card of {game} is called {path.stem!r}"
            if path.stem in known:
                sentence = (
                    f"{path.stem} is a card of the game, and keeps its picture: this folder may have others"
                )
            found.append(Problem(str(path), 1, 1, "face-art", sentence, near))
    return found


def _pictures(game: str, infos: list[CardInfo], pictures: Mapping[tuple[str, str], Path]) -> list[Problem]:
    known = {card.id for card in infos}
    found = []
    for (where, name), path in pictures.items():
        if where != game:
            continue
        if name not in known:
            sentence = f"no card of {game} is called {name!r}"
            found.append(Problem(str(path), 1, 1, "face-art", sentence, warning=True))
            continue
        fault = looked_at(str(path))
        if fault:
            found.append(
                Problem(str(path), 1, 1, "face-art", f"the picture of {name} cannot be used ({fault})")
            )
    return found
