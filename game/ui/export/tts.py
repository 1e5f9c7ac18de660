"""Sheets of cards for Tabletop Simulator, their back, and a saved object that lays the deck on its table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pygame

from game.ui.cardface.info import CardInfo, plain
from game.ui.export.files import whole, write_picture
from game.ui.export.job import Bench
from game.ui.export.order import GRIDS, Step
from game.ui.export.paper import in_lots
from game.ui.export.prints import CUT, back_name, cut_to, print_of_back
from game.ui.export.wanted import Copies

LARGEST: Final = 4096
"""Pixels of a side that every graphics card takes."""
GREY: Final = {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259}


def card_size(columns: int, rows: int) -> tuple[int, int]:
    """Width and height in px of a card on a sheet: as large as fits, shaped like a card, no larger than print."""
    wide = min(LARGEST // columns, CUT[0], LARGEST // rows * CUT[0] // CUT[1])
    return wide, min(LARGEST // rows, round(wide * CUT[1] / CUT[0]))


def write(bench: Bench) -> Iterator[Step | Path]:
    """Says what it makes, and gives each file when it is there; a deck for each kind of back."""
    kinds: dict[str, list[Copies]] = {}
    for each in bench.chosen.copies:
        kinds.setdefault(back_name(each.card), []).append(each)
    bench.total = len(bench.chosen.copies) + len(kinds)
    objects: list[dict[str, Any]] = []
    for name, copies in kinds.items():
        yield from _deck(bench, name, copies, len(kinds) > 1, objects)
    path = bench.order.folder / f"{bench.name}-tts.json"
    with whole(path) as part:
        saved = json.dumps(_saved(objects), indent=1, ensure_ascii=False)
        part.write_text(saved + "\n", encoding="utf-8", newline="\n")
    yield path


def _deck(
    bench: Bench, back: str, copies: Sequence[Copies], several: bool, objects: list[dict[str, Any]]
) -> Iterator[Step | Path]:
    columns, rows = GRIDS[bench.order.grid]
    size = card_size(columns, rows)
    stem = f"{bench.name}-tts{f'-{back}' if several else ''}"
    folder = bench.order.folder
    yield bench.step("backs")
    printed = pygame.transform.smoothscale(cut_to(print_of_back(back), 0.0), size)
    back_path = folder / f"{stem}-back.png"
    write_picture(printed, back_path, dpi=None)
    yield back_path
    decks: dict[str, dict[str, Any]] = {}
    ids: list[tuple[int, CardInfo]] = []
    # the last place of a sheet is what others see of a card in a hand
    for number, row in enumerate(in_lots(copies, columns * rows - 1), start=1):
        key = len(objects) * 100 + number
        sheet = pygame.Surface((size[0] * columns, size[1] * rows), 0, 32)
        for place, each in enumerate(row):
            yield bench.step(each.card.name)
            face = cut_to(bench.print_of(each.card), 0.0)
            sheet.blit(pygame.transform.smoothscale(face, size), _at(place, columns, size))
            ids += [(key * 100 + place, each.card)] * each.count
        sheet.blit(printed, _at(columns * rows - 1, columns, size))
        path = folder / f"{stem}-{number}.png"
        write_picture(sheet, path, dpi=None)
        decks[str(key)] = _sheet(path, back_path, columns, rows)
        yield path
    for each in copies:
        bench.made(each.card)
    objects.append(
        _object(f"{bench.chosen.title}{f' ({back})' if several else ''}", ids, decks, len(objects))
    )


def _at(place: int, columns: int, size: tuple[int, int]) -> tuple[int, int]:
    row, column = divmod(place, columns)
    return column * size[0], row * size[1]


# ---- the saved object


def _sheet(face: Path, back: Path, columns: int, rows: int) -> dict[str, Any]:
    return {
        "FaceURL": face.resolve().as_uri(),
        "BackURL": back.resolve().as_uri(),
        "NumWidth": columns,
        "NumHeight": rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def _object(
    title: str, ids: list[tuple[int, CardInfo]], decks: dict[str, dict[str, Any]], place: int
) -> dict[str, Any]:
    """A deck, or a card where there is only one; decks side by side, face-down."""
    cards = [_card(number, card, decks) for number, card in ids]
    if len(cards) == 1:
        return {**cards[0], "Transform": _transform(place)}
    return {
        **_common("DeckCustom", title, "", place),
        "DeckIDs": [number for number, _ in ids],
        "CustomDeck": decks,
        "ContainedObjects": cards,
    }


def _card(number: int, card: CardInfo, decks: dict[str, dict[str, Any]]) -> dict[str, Any]:
    key = str(number // 100)
    told = "\n".join(filter(None, (card.type_line, plain(card.rules))))
    return {**_common("Card", card.name, told), "CardID": number, "CustomDeck": {key: decks[key]}}


def _common(name: str, title: str, told: str, place: int = 0) -> dict[str, Any]:
    return {
        "Name": name,
        "Transform": _transform(place),
        "Nickname": title,
        "Description": told,
        "ColorDiffuse": GREY,
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "SidewaysCard": False,
        "LuaScript": "",
        "LuaScriptState": "",
    }


def _transform(place: int) -> dict[str, float]:
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0}
    return {
        "posX": place * 3.0,
        "posY": 1.0,
        "posZ": 0.0,
        **turned,
        "scaleX": 1.0,
        "scaleY": 1.0,
        "scaleZ": 1.0,
    }


def _saved(objects: list[dict[str, Any]]) -> dict[str, Any]:
    empty = dict.fromkeys(("SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "PlayerTurn"), "")
    return {**empty, "LuaScript": "", "LuaScriptState": "", "ObjectStates": objects}
