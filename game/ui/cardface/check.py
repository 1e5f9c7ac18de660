"""Looks at every face of every card, and tells all that is wrong: what does not fit, cannot be read, or is missing."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import pygame

from game.app import places
from game.core.problems import Problem
from game.core.suggest import did_you_mean
from game.rules import beside
from game.ui.cardface import workbench
from game.ui.cardface.artwork import ENDINGS, art_files, is_foreign, looked_at
from game.ui.cardface.cardfiles import GAMES
from game.ui.cardface.cardfiles import HOUSE as CARDS
from game.ui.cardface.catalogue import Catalogue, asset_folders
from game.ui.cardface.faults import Fault
from game.ui.cardface.hints import check_hints
from game.ui.cardface.info import CardInfo
from game.ui.cardface.looking import look, only
from game.ui.cardface.proofshelf import ProofShelf
from game.ui.cardface.sets import USES
from game.ui.cardface.template import Template
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.cardface.whole import template_faults

Progress = Callable[[int, int, str], None]
"""Takes how many faces have been looked at, of how many, and whose they are."""


def check_faces(
    assets: Iterable[Path] | None = None,
    cards: Mapping[str, Path] | None = None,
    games: Iterable[str] = GAMES,
    saves: Path | None = None,
    told: Progress = lambda _done, _all, _game: None,
) -> list[Problem]:
    """All that is wrong with templates, skins, face sets and pictures, and with each card on each face.

    `saves` has the person's own pictures and what was kept from before (`places.saves_dir()` where left out). Cards
    that cannot be read are told by the card check, and are left out here. Needs no display.
    """
    pygame.font.init()
    assets = asset_folders() if assets is None else tuple(assets)
    saves = places.saves_dir() if saves is None else saves
    wardrobe = Wardrobe(saves, assets)
    found = wardrobe.catalogue.check()
    shelf = ProofShelf(saves / "cache" / "faults")
    pictures = art_files((saves / "art", *(folder / "art" for folder in assets)))
    for game in games:
        folder = (cards or {}).get(game, CARDS / game)
        infos, _ = workbench.cards(game, str(folder))
        faults = check_game(wardrobe, game, infos, shelf, told)
        # a file that cannot be read is told once, by its own name
        found += [
            fault.problem()
            for fault in faults
            if fault.code != "face-art" or (game, fault.card) not in pictures
        ]
        found += check_hints(folder, infos)
        if infos:
            found += _pictures(game, infos, pictures) + _foreign(game, infos)
    shelf.save()
    return [_from_here(problem) for problem in found]


def check_game(
    wardrobe: Wardrobe,
    game: str,
    cards: Sequence[CardInfo],
    shelf: ProofShelf | None = None,
    told: Progress = lambda _done, _all, _game: None,
) -> list[Fault]:
    """The faults of every card of a game on every face of its sets; what is alike for several uses once."""
    found: dict[tuple[str, ...], Fault] = {}
    faces_used = _templates(wardrobe.catalogue, game)
    done, total = 0, len(faces_used) * len(cards)
    for template, uses in faces_used:
        if wardrobe.catalogue.skin(template) is None:
            done += len(cards)
            continue
        for use in uses:
            for fault in template_faults(template, use, cards):
                found.setdefault((fault.face, fault.box, fault.code, fault.sentence), fault)
        for card in cards:
            for fault in _of_card(wardrobe, card, template, uses, shelf):
                found.setdefault((fault.card, fault.face, fault.box, fault.code, fault.sentence), fault)
            done += 1
            told(done, total, game)
    return list(found.values())


def _of_card(
    wardrobe: Wardrobe, card: CardInfo, template: Template, uses: Sequence[str], shelf: ProofShelf | None
) -> list[Fault]:
    wish = wardrobe.look(card, template, uses)
    if shelf is None:
        return [fault for found in look(wish).values() for fault in found]
    keys = {use: shelf.key(wish, use) for use in uses}
    kept = {use: shelf.get(key, card, template) for use, key in keys.items()}
    new = tuple(use for use in uses if kept[use] is None)
    fresh = look(only(wish, new)) if new else {}
    for use, faults in fresh.items():
        shelf.put(keys[use], card, faults)
    return [fault for use in uses for fault in kept[use] or fresh.get(use, ())]


def _from_here(problem: Problem) -> Problem:
    """The problem with its file's path as seen from where the person stands, if it is below."""
    path = Path(problem.path)
    if path.is_relative_to(Path.cwd()):
        return dataclasses.replace(problem, path=str(path.relative_to(Path.cwd())))
    return problem


def _templates(catalogue: Catalogue, game: str) -> list[tuple[Template, tuple[str, ...]]]:
    """Every template that a face set of the game uses, with the uses it has."""
    used: dict[str, dict[str, None]] = {}
    for one in catalogue.sets_of(game):
        for use in USES:
            used.setdefault(one.template(use), {})[use] = None
    return [
        (catalogue.templates[name], tuple(uses)) for name, uses in used.items() if name in catalogue.templates
    ]


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
